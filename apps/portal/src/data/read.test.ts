import { describe, expect, it } from 'vitest';
import { makeData } from '../../make/data.ts';
import { CONFIG, fixtureGames, idOf } from '../testing/fixtures.ts';
import {
  isSummary,
  readCategory,
  readDetail,
  readMore,
  readSearch,
  readText,
  WrongFile,
} from './read.ts';

const data = makeData({ games: fixtureGames(20), icons: {}, config: CONFIG });
const file = (address: string): Record<string, unknown> =>
  structuredClone(data.files.get(address)) as Record<string, unknown>;
const [name = ''] = data.categories[0] ?? [];

describe('what the build writes is read as it is', () => {
  it('every game of the page', () => {
    expect(data.pool.filter(isSummary)).toEqual(data.pool);
  });

  it('every file', () => {
    for (const [address, raw] of data.files) {
      if (address.startsWith('/data/detail/')) expect(readDetail(raw)).toEqual(raw);
      else if (address.startsWith('/data/text/')) expect(readText(raw)).toEqual(raw);
      else if (address === '/data/search.json') expect(readSearch(raw)).toEqual(raw);
      else if (address.startsWith('/data/category/')) expect(readCategory(raw)).toEqual(raw);
    }
    expect(name).not.toBe('');
  });
});

describe('one bad record', () => {
  const [good = { id: '', title: '', icon: '' }] = data.pool;
  const bad: readonly (readonly [string, unknown])[] = [
    ['null', null],
    ['a sentence', 'hello'],
    ['no title', { ...good, title: 7 }],
    ['an empty id', { ...good, id: '' }],
    ['players as a number', { ...good, players: 12 }],
    ['tags that are none', { ...good, tags: [1, 2] }],
    ['a row of an earlier release', [good.id, good.title, good.icon]],
  ];

  it.each(bad)('%s is no game, and is left out of a list', (_, game) => {
    expect(isSummary(game)).toBe(false);
    expect(readMore({ games: [game, good] }).games).toEqual([good]);
    expect(
      readSearch({
        games: [
          [game, ''],
          [good, 'words'],
        ],
      }).games,
    ).toEqual([[good, 'words']]);
  });

  it('a list of which no record fits is of another release, and is refused', () => {
    const row = [good.id, good.title, good.icon];
    expect(() => readMore({ games: [row, row] })).toThrow(WrongFile);
    expect(() => readSearch({ games: [[row, '']] })).toThrow(WrongFile);
    expect(readMore({ games: [] }).games).toEqual([]);
  });

  it('facts that do not fit are left out of a detail page', () => {
    const detail = file(`/data/detail/${idOf(1)}.json`);
    const read = readDetail({ ...detail, players: 9, tags: 'many', controls: { touch: 4 } });
    expect(read).not.toHaveProperty('players');
    expect(read).not.toHaveProperty('controls');
    expect(read.tags).toEqual([]);
    expect(read.title).toBe(detail['title']);
  });
});

describe('a file that is not what it should be is refused', () => {
  const wrong: readonly unknown[] = [null, 'hello', 7, [], {}, { games: 'all' }, { title: 'x' }];
  it.each(wrong.map((raw) => [JSON.stringify(raw), raw]))('%s', (_, raw) => {
    for (const read of [readDetail, readCategory, readMore, readSearch, readText]) {
      expect(() => read(raw)).toThrow(WrongFile);
    }
  });
});
