import { expect, it } from 'vitest';
import { categoryListId, LIST_IDS, readListId } from './lists.ts';

it.each([
  ['Puzzle&Logic', 'puzzle-logic'],
  ['Sports & Racing', 'sports-racing'],
  ['パズル', 'パズル'],
  ['Recommend', 'recommend'],
  ['Hot', 'hot'],
  ['&', 'more'],
])('the list of %s is %s', (name, id) => {
  expect(categoryListId(name)).toBe(id);
});

it('a category with the name of another list is counted separately', () => {
  for (const id of LIST_IDS.filter((list) => list !== 'recommend' && list !== 'hot')) {
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    expect(LIST_IDS).not.toContain(categoryListId(name));
  }
});

const KNOWN = new Set<string>([...LIST_IDS, 'puzzle-logic', 'maybe-games']);

it.each([...KNOWN])('takes the id %s as it is', (id) => {
  expect(readListId(id, KNOWN)).toBe(id);
});

it.each([
  ['Recommend', 'recommend'],
  ['Hot', 'hot'],
  ['Continue playing', 'continue'],
  ['Maybe you like', 'maybe'],
  ['Search', 'search'],
  ['More games to try', 'others'],
  ['Try one of these instead', 'instead'],
  ['Puzzle&Logic', 'puzzle-logic'],
  ['Maybe', 'maybe-games'],
])('reads the heading %s of an earlier release as %s', (heading, id) => {
  expect(readListId(heading, KNOWN)).toBe(id);
});
