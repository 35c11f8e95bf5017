import { dailyLevel, dailySeed, dateOf, dayNumber, Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';

/** The first of the four hundred days that were looked at. */
const FIRST = dayNumber('2026-11-21');
const DAYS = 400;
/** Every run looks at some days; `DAYS=all` at each of them. */
const STRIDE = process.env['DAYS'] === 'all' ? 1 : 16;
/** Plays of a day before it counts as one that cannot be won; all but the first go astray now and then. */
const TRIES = 60;
const ASTRAY = 0.04;

/** @returns how many tries it took, or nothing when none of them won */
function triesToWin(date: string): number | undefined {
  const { id, params } = dailyLevel(rules.levels, date);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const seed = dailySeed(rules.slug, date);
    const session = new Session(rules as never, { level: id, params, seed });
    const rng = createRng(`try ${attempt}`);
    while (session.status === 'playing') {
      const strays = attempt > 0 && rng.chance(ASTRAY);
      const input = bot(session.state as unknown as State, rng, strays ? 0 : 0.75);
      const made = input !== undefined && session.apply(input);
      if (!made || !made.ok) throw new Error(`${date}: the bot made an illegal move`);
    }
    if (session.status === 'won') return attempt + 1;
  }
  return undefined;
}

test('treks of the days to come can be won', { timeout: 600_000 }, () => {
  const tries: number[] = [];
  for (let day = 0; day < DAYS; day += STRIDE) {
    const date = dateOf(FIRST + day);
    const needed = triesToWin(date);
    expect(needed, `${date} was won by no play of ${TRIES}`).toBeDefined();
    tries.push(needed ?? TRIES);
  }
  if (STRIDE === 1) {
    const first = tries.filter((each) => each === 1).length;
    console.info(`won at once ${first} of ${tries.length}; most tries ${Math.max(...tries)}`);
  }
});
