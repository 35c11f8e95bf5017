import { expect, it } from 'vitest';
import { fixtureGames } from '../src/testing/fixtures.ts';
import { describedWords } from './described.ts';

const [one, two] = fixtureGames(2).map((game, at) => ({
  ...game,
  title: ['Noodle Coil', 'Sky Kart'][at] ?? '',
  tags: ['snake', 'b', 'c', 'd', 'e'] as const,
}));
if (!one || !two) throw new Error('there are no games to describe');
const wordsOfOne = (description: string, other = ''): string | undefined =>
  describedWords([
    { ...one, description },
    { ...two, description: other },
  ]).get(one.id);

it('has each word once, without words of names and words that mean nothing', () => {
  expect(wordsOfOne('Play the free snake: noodles eat dumplings. Dumplings grow!')).toBe(
    'eat dumplings grow',
  );
});

it('has at most 40 words, those that fewest games use first', () => {
  const many = Array.from({ length: 39 }, (_, at) => `rare${at}`).join(' ');
  expect(wordsOfOne(`common other ${many}`, 'common other')).toBe(`${many} common`);
});
