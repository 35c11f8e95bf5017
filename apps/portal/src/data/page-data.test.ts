import { expect, it, vi } from 'vitest';
import { makeData } from '../../make/data.ts';
import { parseRoute } from './routes.ts';
import { pickHomeSections } from './home-data.ts';
import { loadPageData, MissingFile } from './page-data.ts';
import type { Site } from './site.ts';
import { CONFIG, fixtureGames, idOf } from '../testing/fixtures.ts';

const random = (): number => 0.5;

function portal(count: number) {
  const data = makeData({ games: fixtureGames(count), icons: {}, config: CONFIG });
  const { categories, samplePages, total } = data;
  const site = { name: 'Grove', categories, samplePages, total } as Site;
  const fetchFile = vi.fn<(address: string) => Promise<unknown>>((address) => {
    const file = data.files.get(address);
    return file === undefined ? Promise.reject(new MissingFile(address)) : Promise.resolve(file);
  });
  const homeData = pickHomeSections({ site, games: data.pool }, random);
  return {
    site,
    homeData,
    fetchFile,
    go: (path: string) => loadPageData(parseRoute(path), site, homeData, fetchFile, random),
  };
}

it('does not ask for a game or a category that the catalogue does not hold', async () => {
  const { go, fetchFile } = portal(40);
  for (const path of [`/detail/${'0'.repeat(32)}`, `/game/${'0'.repeat(32)}`, '/category/None']) {
    expect(await go(path)).toEqual({ name: 'error', why: 'not-found' });
  }
  expect(fetchFile).not.toHaveBeenCalled();
});

it('asks for a game that a bounded pool may not hold, and says so when it does not exist', async () => {
  const { go, fetchFile, homeData } = portal(400);
  expect(homeData.whole).toBe(false);
  expect(await go(`/detail/${'0'.repeat(32)}`)).toEqual({ name: 'error', why: 'not-found' });
  expect(fetchFile).toHaveBeenCalledTimes(1);
  expect(await go(`/detail/${idOf(399)}`)).toMatchObject({ name: 'detail' });
});

it('says that a page cannot be reached when its file cannot be fetched', async () => {
  const { site, homeData } = portal(40);
  const fails = (): Promise<unknown> => Promise.reject(new TypeError('Failed to fetch'));
  expect(await loadPageData(parseRoute('/term'), site, homeData, fails, random)).toEqual({
    name: 'error',
    why: 'unreachable',
  });
});

it('never offers a game next to itself', async () => {
  const pageData = await portal(20).go(`/game/${idOf(3)}`);
  const others = pageData.name === 'game' ? pageData.others.map(({ id }) => id) : [];
  expect(others).toHaveLength(19);
  expect(others).not.toContain(idOf(3));
});

it('narrows a category by a tag over all of its pages', async () => {
  const { go } = portal(900);
  const whole = await go('/category/Puzzle');
  const narrow = await go('/category/Puzzle?tag=t2');
  if (whole.name !== 'category' || narrow.name !== 'category') throw new Error('no category');
  expect(whole.list.pages).toBe(3);
  expect(whole.games).toHaveLength(60);
  expect(narrow.games.length).toBeGreaterThan(60);
  expect(narrow.games.every(({ tags }) => tags?.includes('t2'))).toBe(true);
});

it('offers games of other categories next to a short list, and none next to a long or special one', async () => {
  const othersOf = async (count: number, path: string) => {
    const pageData = await portal(count).go(path);
    if (pageData.name !== 'category') throw new Error('no category');
    return pageData.others;
  };
  const others = await othersOf(24, '/category/Puzzle');
  expect(new Set(others.map(({ id }) => id)).size).toBe(12);
  expect(others.filter(({ cate }) => cate === 'Puzzle')).toEqual([]);
  expect(await othersOf(24, '/category/Hot')).toEqual([]);
  expect(await othersOf(900, '/category/Puzzle')).toEqual([]);
});

it('shows measured figures everywhere, Recommend included', async () => {
  const { site, go, fetchFile } = portal(40);
  const before = await go('/category/Recommend');
  const data = makeData({ games: fixtureGames(40), icons: {}, config: CONFIG });
  const figures = { [idOf(0)]: { score: '5.0', players: '9.9M+' } };
  const homeData = pickHomeSections({ site, games: data.pool }, random, figures);
  const shown = (path: string) => loadPageData(parseRoute(path), site, homeData, fetchFile, random);
  const after = await shown('/category/Recommend');
  if (before.name !== 'category' || after.name !== 'category') throw new Error('no category');
  expect(before.games.map(({ id }) => id)).not.toContain(idOf(0));
  expect(after.games[0]).toMatchObject({ id: idOf(0), score: '5.0' });
  expect(after.list.count).toBe(before.list.count + 1);
  expect(after.list.tags).not.toEqual([]);
  expect(await shown(`/detail/${idOf(0)}`)).toMatchObject({ game: { players: '9.9M+' } });
  expect(homeData.pool.find(({ id }) => id === idOf(0))?.players).toBe('9.9M+');
});
