import { beforeAll, describe, expect, it } from 'vitest';
import { makeData } from '../../../make/data.ts';
import { CONFIG, fixtureGames } from '../../testing/fixtures.ts';
import { openEngine, type Find } from './engine.ts';

const NAMED: readonly (readonly [title: string, cate: string, tag: string, text: string])[] = [
  ['Sunrise Sudoku', 'Puzzle&Logic', 'numbers', 'Fill the grid so that each row is whole.'],
  ['Noodle Coil', 'Arcade', 'snake', 'A long noodle eats dumplings.'],
  ['Velvet Klondike', 'Classic', 'cards', 'Build four piles.'],
  ['Sky Kart', 'Racing', 'karts', 'Drift between clouds.'],
];

let find: Find;
let titles: (words: string) => string[];

beforeAll(async () => {
  const games = fixtureGames(NAMED.length).map((game, at) => {
    const [title, cate, tag, description] = NAMED[at] ?? ['', '', '', ''];
    return { ...game, title, cate, description, tags: [tag, 'b', 'c', 'd', 'e'] as const };
  });
  const data = makeData({ games, icons: {}, config: CONFIG });
  find = await openEngine((address) => Promise.resolve(data.files.get(address)));
  titles = (words) => find(words).games.map(({ title }) => title);
});

describe('search', () => {
  it.each([
    ['a title', 'velvet klondike', 'Velvet Klondike'],
    ['the beginning of a title', 'sun', 'Sunrise Sudoku'],
    ['a tag', 'snake', 'Noodle Coil'],
    ['a category', 'racing', 'Sky Kart'],
    ['a word of the description', 'dumplings', 'Noodle Coil'],
    ['a word with a letter left out', 'sudko', 'Sunrise Sudoku'],
    ['letters that changed places', 'noodel', 'Noodle Coil'],
    ['letters that changed places in a short word', 'krat', 'Sky Kart'],
    ['one word of two that is right', 'klondike zzzzzz', 'Velvet Klondike'],
  ])('finds by %s', (_, words, title) => {
    expect(titles(words)[0]).toBe(title);
  });

  it.each(['', '   '])('finds nothing for "%s"', (words) => {
    expect(find(words)).toEqual({ games: [], total: 0, instead: [] });
  });

  it('offers four games if nothing fits', () => {
    const { games, instead } = find('qqqqqqqq');
    expect(games).toEqual([]);
    expect(instead).toHaveLength(4);
  });
});
