import { expect, it } from 'vitest';
import { byList } from './lists.ts';

it('joins headings of earlier releases with the ids of their lists, most first', () => {
  const rows = [
    { what: 'Hot', count: 4 },
    { what: 'maybe', count: 3 },
    { what: 'Maybe you like', count: 2 },
    { what: 'Puzzle&Logic', count: 1 },
    { what: 'puzzle-logic', count: 5 },
    { what: 'other', count: 1 },
  ];
  expect(byList(rows)).toEqual([
    { what: 'puzzle-logic', count: 6 },
    { what: 'maybe', count: 5 },
    { what: 'hot', count: 4 },
    { what: 'other', count: 1 },
  ]);
});
