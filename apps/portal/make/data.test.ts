import type { GameFacts, LaunchFigures } from '@playgrove/catalogue';
import { describe, expect, it } from 'vitest';
import {
  categoryAddress,
  categoryFileName,
  PAGE_SIZE,
  type CategoryFile,
  type DetailFile,
  type MoreFile,
  type SearchFile,
} from '../src/data/files.ts';
import { pickHomeSections } from '../src/data/home-data.ts';
import type { Site } from '../src/data/site.ts';
import { CONFIG, fixtureGames, idOf } from '../src/testing/fixtures.ts';
import { makeData } from './data.ts';
import { idOf as idOfSlug } from './ids.ts';
import { POOL_LIMIT } from './pool.ts';

const build = (count: number) =>
  makeData({ games: fixtureGames(count), icons: { a: idOf(0) }, config: CONFIG });

it('names no two categories alike on disk', () => {
  const names = ['Puzzle&Logic', 'Puzzle_26_Logic', 'Puzzle-Logic', 'Puzzle Logic', '&a', 'ɪ'];
  const files = names.map(categoryFileName);
  expect(new Set(files).size).toBe(names.length);
  for (const file of files) expect(file).toMatch(/^[A-Za-z0-9_]+$/);
});

it('keeps the page bounded however many games there are', () => {
  const small = build(POOL_LIMIT);
  expect(small.pool).toHaveLength(POOL_LIMIT);
  expect(small.samplePages).toBe(0);
  const large = build(4000);
  expect(large.pool.length).toBeLessThanOrEqual(POOL_LIMIT);
  expect(large.samplePages).toBeGreaterThan(1);
});

it('fills every section of home from the bounded pool of a large catalog', () => {
  const { pool, categories, samplePages } = build(4000);
  const site = { categories, samplePages } as Site;
  for (const value of [0, 0.37, 0.99]) {
    const { sections, maybe } = pickHomeSections({ site, games: pool }, () => value);
    expect(sections.map(({ layout }) => layout)).toEqual([
      'scroll',
      'puzzle',
      'list',
      'scroll',
      'list',
      'list',
    ]);
    expect(sections.map(({ games }) => games.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(maybe).toHaveLength(21);
  }
});

it('deals every game of a large catalogue once into the pages that Refresh samplePages from', () => {
  const { files, samplePages } = build(1000);
  const ids = Array.from({ length: samplePages }, (_, at) => files.get(`/data/draw/${at + 1}.json`))
    .flatMap((file) => (file as MoreFile).games)
    .map(({ id }) => id);
  expect(ids).toHaveLength(1000);
  expect(new Set(ids).size).toBe(1000);
});

describe('categories', () => {
  const { files } = build(900);
  const file = files.get(categoryAddress('Puzzle&Logic')) as CategoryFile;

  it('come in pages that hold every game once, best first @spec:category-pages', () => {
    const pages = Array.from(
      { length: file.pages - 1 },
      (_, at) => files.get(categoryAddress('Puzzle&Logic', at + 2)) as MoreFile,
    );
    const listed = [file, ...pages].flatMap(({ games }) => games);
    expect(file.games).toHaveLength(PAGE_SIZE);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(file.count);
    const scores = listed.map(({ score }) => Number(score));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('offer tags that narrow: more than one game has them, and not all', () => {
    const tags = new Map(file.tags);
    expect(tags.has('one')).toBe(false);
    expect([...tags.values()].every((count) => count > 1 && count < file.count)).toBe(true);
    expect(tags.size).toBeGreaterThan(0);
  });

  it('hold at most 21 games where they are special @spec:special-list-size', () => {
    const hot = files.get(categoryAddress('Hot')) as CategoryFile;
    expect(hot.count).toBe(21);
    expect(hot.pages).toBe(1);
  });
});

it('searches descriptions of a small catalogue only', () => {
  const texts = (count: number): string[] =>
    (build(count).files.get('/data/search.json') as SearchFile).games.map(([, text]) => text);
  expect(texts(100).some((text) => text.split(' ').includes('bold'))).toBe(true);
  expect(texts(2000).every((text) => text === '')).toBe(true);
});

it('tells of each daily challenge the points that complete it, or else what to do', () => {
  const facts = [
    { slug: 'plain', daily: true },
    { slug: 'score', daily: true, dailyMinutes: 2, dailyScore: 400 },
    { slug: 'both', daily: true, dailyScore: 150, dailyGoal: 'Score 150 on the pad' },
    { slug: 'words', daily: true, dailyGoal: 'Fill the whole grid' },
    { slug: 'none', daily: false },
  ] as unknown as GameFacts[];
  const games = fixtureGames(facts.length).map((game, at) => ({
    ...game,
    id: idOfSlug(facts[at]?.slug ?? ''),
  }));
  const { daily } = makeData({
    games,
    icons: {},
    config: CONFIG,
    facts: new Map(facts.map((each) => [each.slug, each])),
  });
  expect(daily).toEqual([
    [idOfSlug('plain'), 5],
    [idOfSlug('score'), 2, 400],
    [idOfSlug('both'), 5, 150],
    [idOfSlug('words'), 5, 'Fill the whole grid'],
  ]);
});

it('knows which pictures the site has in every size', () => {
  const { files } = build(5);
  const icon = (at: number): string =>
    (files.get(`/data/detail/${idOf(at)}.json`) as DetailFile).icon;
  expect(icon(0)).toBe(idOf(0));
  expect(icon(1)).toBe(`/allgame/icon/${idOf(1)}.jpg`);
});

it('shows the catalogue’s play counts only if the operator wants them, and orders by them anyway', () => {
  const shown = (launchFigures: LaunchFigures) => {
    const { files } = makeData({
      games: fixtureGames(20),
      icons: {},
      config: { ...CONFIG, launchFigures },
    });
    const games = Array.from(
      { length: 20 },
      (_, at) => files.get(`/data/detail/${idOf(at)}.json`) as DetailFile,
    );
    const hot = files.get(categoryAddress('Hot')) as CategoryFile;
    return { plays: games.filter(({ plays }) => plays !== undefined).length, hot: hot.count };
  };
  const { hot } = shown('show');
  expect(hot).toBeGreaterThan(0);
  expect(shown('show').plays).toBeGreaterThan(10);
  expect(shown('rank')).toEqual({ plays: 0, hot });
  expect(shown('off')).toEqual({ plays: 0, hot });
});

it('says what came out later than the site itself, and what changed', () => {
  // Badges on a third of the catalog would say nothing.
  const games = fixtureGames(9).map((game, at) => ({
    ...game,
    released: at === 2 ? '2026-11-23' : '2026-11-21',
    ...(at === 1 && { updated: '2026-11-22' }),
  }));
  const { pool } = makeData({ games, icons: {}, config: CONFIG });
  expect(pool.slice(0, 3).map(({ released, updated }) => [released, updated])).toEqual([
    [undefined, undefined],
    [undefined, '2026-11-22'],
    ['2026-11-23', undefined],
  ]);
});
