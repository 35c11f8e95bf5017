import { describe, expect, it } from 'vitest';
import { evening, fresh, shift } from './fixtures.ts';
import { rules } from './rules.ts';
import { guestsOf, SHIFTS, starsFor } from './rules/shifts.ts';
import { TARGETS } from './rules/targets.ts';

/** `TABLE=1` prints what beginners, fair and good cooks make of every shift. */
const table = process.env['TABLE'] === '1';
const SLOWER = 0.15;
/** Milliseconds until measuring is taken for hung. */
const TIMEOUT = 600_000;

const all = Array.from({ length: SHIFTS }, (_, at) => at + 1);
describe('every shift', () => {
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
    TIMEOUT,
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
    TIMEOUT,
  );
});

it('beginners win the first market and lose the last nights of the later ones', () => {
  const won = (at: number): boolean => rules.status(evening(shift(at), 0).state) === 'won';
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(won)).toEqual(Array.from({ length: 8 }, () => true));
  expect([24, 40].map(won)).toEqual([false, false]);
});

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
