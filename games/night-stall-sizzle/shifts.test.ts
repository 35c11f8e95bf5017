import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mood, wanting } from '@playgrove/kit/logic/orders';
import { createRng } from '@playgrove/kit/core';
import { planner } from './bot.ts';
import { rules } from './rules.ts';
import type { Params, State } from './rules/state.ts';
import { guestsOf, SHIFTS, starsFor } from './rules/shifts.ts';
import { TARGETS } from './rules/targets.ts';

/*
 * `UPDATE_LEVELS=1` measures what a good cook (not a perfect one) earns on every shift, and writes
 * it as the third star. `TABLE=1` prints what beginners, fair and good cooks make of every shift.
 */
const update = process.env['UPDATE_LEVELS'] === '1';
const table = process.env['TABLE'] === '1';
const GOOD = 0.85;
const SLOWER = 0.15;
/** Milliseconds until measuring is taken for hung. */
const PATIENCE = 600_000;

const all = Array.from({ length: SHIFTS }, (_, at) => at + 1);
const shift = (at: number): { mode: 'shift'; at: number } => ({ mode: 'shift', at });

function measured(at: number): number {
  const seeds = ['1', '2', '3', '4', '5'];
  const coins = seeds.map((seed) => evening(shift(at), GOOD, 0, seed).state.coins);
  return Math.round(coins.reduce((sum, one) => sum + one, 0) / seeds.length / 5) * 5;
}

/** Longest evening, ticks: twice the longest shift. */
const LONGEST = 60 * 60 * 4;

type Evening = {
  readonly state: State;
  readonly ticks: number;
  /** The least part of a guest's patience that was left when they were served. */
  readonly slack: number;
};

/** One evening by the planner, with nothing bought; `slower` is a part of its hands' speed. */
function evening(params: Params, skill: number, slower = 0, seed = '1'): Evening {
  const career = rules.career?.fresh;
  if (!career) throw new Error('night-stall-sizzle: there is no career');
  const state = rules.deal(params, createRng(`deal ${seed}`), career);
  const play = planner(slower);
  const [hand, rng] = [createRng(`hand ${seed}`), createRng(`play ${seed}`)];
  const context = { rng, cue: (): void => {} };
  let slack = 1;
  let ticks = 0;
  for (; state.phase !== 'end' && ticks < LONGEST; ticks += 1) {
    const input = play(state, hand, skill);
    if (input?.act === 'serve') {
      const [guest] = wanting(state.book, state.pans[input.pan]?.dish ?? '');
      if (guest) slack = Math.min(slack, mood(guest));
    }
    const refused = input && rules.step(state, input, context);
    if (refused) throw new Error(`night-stall-sizzle: the planner was refused: ${refused}`);
    rules.tick?.(state, context);
  }
  return { state, ticks, slack };
}

describe('every shift', () => {
  // oxlint-disable-next-line vitest/expect-expect -- it writes what the others check
  it.runIf(update)(
    'is measured',
    () => {
      const file = fileURLToPath(new URL('rules/targets.ts', import.meta.url));
      const rows = `export const TARGETS: readonly number[] = [\n  ${all.map(measured).join(', ')},\n];\n`;
      writeFileSync(
        file,
        `/** Coins of a good cook on every shift; written by shifts.test.ts. */\n${rows}`,
      );
    },
    PATIENCE,
  );

  it('has its third star measured', () => {
    expect(TARGETS).toHaveLength(SHIFTS);
  });

  it(
    'gives three stars to a plan whose hands are 15 % slower, every guest served with 15 % of their patience left',
    () => {
      const short = all.flatMap((at) => {
        const { state, slack } = evening(shift(at), 1, SLOWER);
        const fits = rules.stars?.(state) === 3 && state.hearts === 3 && slack >= 0.15;
        return fits ? [] : [{ at, coins: state.coins, need: starsFor(at - 1)[2], slack }];
      });
      expect(short).toEqual([]);
    },
    PATIENCE,
  );

  it('has the same guests every evening, and each wants what is on the board', () => {
    for (const at of all) {
      expect(guestsOf(at - 1)).toEqual(guestsOf(at - 1));
      const state = rules.deal(shift(at), noRandom(), fresh());
      const wants = guestsOf(at - 1).flatMap((guest) => guest.wants);
      expect(wants.filter((want) => !state.menu.includes(want))).toEqual([]);
    }
  });

  // oxlint-disable-next-line vitest/expect-expect -- it only prints
  it.runIf(table)(
    'is tabled',
    () => {
      console.table(
        all.map((at) => {
          const [low, fair, good] = [0, 0.5, 1].map((skill) => evening(shift(at), skill));
          const resultOf = (one: typeof low): string =>
            one
              ? `${one.state.coins} (${rules.status(one.state) === 'won' ? rules.stars?.(one.state) : 'lost'})`
              : '';
          return {
            shift: at,
            beginner: resultOf(low),
            fair: resultOf(fair),
            good: resultOf(good),
            seconds: Math.round((good?.ticks ?? 0) / 60),
            slack: good?.slack.toFixed(2),
            stars: starsFor(at - 1).join(' '),
          };
        }),
      );
    },
    PATIENCE,
  );
});

it('beginners win the first market and lose the last nights of the later ones', () => {
  const won = (at: number): boolean => rules.status(evening(shift(at), 0).state) === 'won';
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(won)).toEqual(Array.from({ length: 8 }, () => true));
  expect([24, 40].map(won)).toEqual([false, false]);
});

function fresh(): Parameters<typeof rules.deal>[2] {
  const career = rules.career?.fresh;
  if (!career) throw new Error('there is no career');
  return career;
}

function noRandom(): Parameters<typeof rules.deal>[1] {
  const never = (): never => {
    throw new Error('a shift is the same every time and uses no chance');
  };
  return {
    int: never,
    unit: never,
    between: never,
    chance: never,
    pick: never,
    shuffled: never,
    state: [0, 0, 0, 0],
  };
}
