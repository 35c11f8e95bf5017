import { describe, expect, it } from 'vitest';
import { played } from './fixtures.ts';
import type { Params } from './levels.ts';
import type { RivalName } from './rules/rivals.ts';
import { rules, type State } from './rules.ts';
import { planOf } from './view/timing.ts';

const GAMES = 2000;
const four = (name: RivalName, pawns: number): Params => ({
  pawns,
  who: [name, name, name, name],
  marks: [],
});

describe('seats', { timeout: 1e6 }, () => {
  it.each([2, 4])('win alike: 25 percent, 3 more or less, with %i pawns a side', (pawns) => {
    const wins = [0, 0, 0, 0];
    for (let game = 0; game < GAMES; game += 1) {
      const { winner } = played(four('sofia', pawns), `seats ${game}`);
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    const parts = wins.map((won) => (won / GAMES) * 100);
    for (const part of parts) expect(Math.abs(part - 25)).toBeLessThan(3);
  });
});

/** Milliseconds that a player takes for each tap, and the pause before a rival's input. */
const THINKS = 1500;
const REPLY = 90;

describe('the quick game', { timeout: 1e6 }, () => {
  it('lasts six minutes at most, in 95 of 100 games', () => {
    const params = rules.levels.find(({ id }) => id === 'quick')?.params;
    if (!params) throw new Error('there is no quick game');
    const minutes = Array.from({ length: 200 }, (_, game) => {
      let ms = 0;
      const passes = (from: State, to: State): void => {
        ms += planOf(from, to, false)?.ms ?? 0;
        ms += from.side === 0 ? THINKS : REPLY;
      };
      played(params, `quick ${game}`, passes);
      return ms / 60_000;
    }).toSorted((one, two) => one - two);
    expect(minutes[190]).toBeLessThan(6);
    expect(minutes[100]).toBeGreaterThan(2.5);
  });
});
