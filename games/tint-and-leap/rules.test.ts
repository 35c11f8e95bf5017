import { createRng } from '@playgrove/kit/core';
import { playing, type Playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { GRACE, rules, SLIP, type Input, type State } from './rules.ts';
import { layNext, placeOf, REACH, unfair } from './rules/course.ts';
import { BANDS, CLEAN, HEARTS, perchAt, RAINBOW, timesOf, type Perch } from './rules/state.ts';

const LEAP = 40;
const REST = 10;
const PLAIN: Perch = {
  kind: 'leaf',
  color: 0,
  leap: LEAP,
  rest: REST,
  spring: false,
  side: 0,
  bug: null,
};

/** A run on a coral leaf with three colors, about to go on to the given perches. */
function facing(...ahead: readonly Partial<Perch>[]): Playing<State, Input> {
  const game = playing(rules, 'fern-1');
  const { state } = game;
  const rest = Array.from({ length: 12 - ahead.length }, () => PLAIN);
  state.perches = [PLAIN, ...ahead.map((perch) => ({ ...PLAIN, ...perch })), ...rest];
  state.color = 0;
  state.waits = 0;
  return game;
}

const names = (cues: readonly { readonly name: string }[]): string[] =>
  cues.map(({ name }) => name);

describe('a tap', () => {
  test('takes the next color, and after the last one the first', () => {
    const game = facing({});
    game.give('next', 'next');
    expect(game.state.color).toBe(2);
    game.give('next');
    expect(game.state.color).toBe(0);
  });

  test('of a color key takes that color, unless it is not in play yet', () => {
    const game = facing({});
    game.give(2);
    expect(game.state.color).toBe(2);
    expect(game.refusal(3)).toBe('refused.color');
    expect(game.state.color).toBe(2);
  });
});

describe('a leap', () => {
  test('waits for the right color at the start of a run, however long that takes', () => {
    const game = facing({ color: 1 });
    game.state.waits = 1;
    game.tick(500);
    expect(game.state).toMatchObject({ phase: 'sit', at: 0 });
    game.give('next');
    game.tick();
    expect(game.state).toMatchObject({ phase: 'leap', waits: 0 });
  });

  test('that waited for the right color cannot be spoiled by another tap', () => {
    const game = playing(rules, 'palm-1');
    for (let leaf = 1; leaf <= 4; leaf += 1) {
      while (game.state.color !== perchAt(game.state, leaf).color) game.give('next');
      game.tick();
      expect(game.state.phase).toBe('leap');
      game.give('next');
      game.until(({ at, phase }) => at === leaf && phase === 'sit');
    }
    expect(game.state).toMatchObject({ hearts: HEARTS, slips: 0, streak: 4 });
    // After the lesson a wrong tap counts.
    game.tick(perchAt(game.state, 4).rest + 60);
    const before = game.state.color;
    game.give('next');
    expect(game.state.color).not.toBe(before);
  });

  test('begins after the rest of its leaf and takes as long as it says', () => {
    const game = facing({});
    expect(names(game.tick(REST))).toEqual(['leap']);
    game.tick(LEAP - 1);
    expect(game.state.at).toBe(0);
    expect(names(game.tick())).toEqual(['land.0']);
    expect(game.state).toMatchObject({ at: 1, score: 10, streak: 1 });
  });

  test('toward a bud shows its color when it begins', () => {
    const game = facing({ kind: 'bud', color: 0 });
    expect(names(game.tick(REST))).toEqual(['leap', 'open']);
  });
});

describe('a rainbow', () => {
  test('carries a run of clean landings over leaves of any color, at twice the speed', () => {
    const wrong = Array.from({ length: RAINBOW }, () => ({ color: 2 }));
    const game = facing(...Array.from({ length: BANDS }, () => ({ color: 0 })), ...wrong);
    const cues = names(game.tick(BANDS * (REST + LEAP)));
    expect(cues.filter((name) => name === 'rainbow').length).toBe(1);
    expect(game.state.rainbow).toBe(RAINBOW);
    // Taps would only spoil it.
    game.give('next');
    expect(game.state.color).toBe(0);
    const flown = names(game.tick(RAINBOW * (LEAP / 2 + 1)));
    expect(flown.filter((name) => name === 'land.2').length).toBe(RAINBOW);
    expect(game.state).toMatchObject({ rainbow: 0, streak: CLEAN, color: 2, hearts: HEARTS });
    // It ends with time to look.
    expect(game.state.tick).toBeLessThan(0);
  });

  test('does not start after a slip', () => {
    const game = facing(...Array.from({ length: BANDS }, (_, at) => ({ color: at === 2 ? 1 : 0 })));
    game.until(({ at, phase }) => at === BANDS && phase === 'sit');
    expect(game.state.rainbow).toBe(0);
  });
});

describe('just in time', () => {
  test('pays for a change shortly before landing', () => {
    const game = facing({ color: 1 });
    game.tick(REST + LEAP - 15);
    game.give('next');
    expect(names(game.tick(15))).toEqual(['land.1', 'late']);
    expect(game.state).toMatchObject({ score: 20, saves: 1 });
  });

  test('pays more for each just-in-time in a row, up to four times', () => {
    const ahead = Array.from({ length: BANDS }, (_, at) => ({ color: (at + 1) % 3 }));
    const game = facing(...ahead);
    const paid = ahead.map(() => {
      game.tick(REST + LEAP - 3);
      game.give('next');
      return game.tick(3).find(({ name }) => name === 'late')?.value;
    });
    expect(paid).toEqual([10, 20, 30, 40, 40]);
  });

  test('does not pay for an earlier change', () => {
    const game = facing({ color: 1 });
    game.tick(REST + LEAP - 16);
    game.give('next');
    expect(names(game.tick(16))).toEqual(['land.1']);
    expect(game.state).toMatchObject({ score: 10, saves: 0 });
  });
});

describe('a wrong color', () => {
  test('can be put right for a moment after landing, which neither breaks the streak nor adds to it', () => {
    const game = facing({ color: 1 });
    game.state.streak = 3;
    game.tick(REST + LEAP + GRACE - 1);
    game.give('next');
    expect(names(game.tick())).toEqual(['land.1', 'saved']);
    expect(game.state).toMatchObject({ hearts: HEARTS, streak: 3, score: 10 });
  });

  test('costs a life and the streak, and the run goes on after a pause', () => {
    const game = facing({ color: 1 });
    game.state.streak = 20;
    game.tick(REST + LEAP);
    expect(names(game.tick(GRACE))).toEqual(['slip']);
    expect(game.state).toMatchObject({ hearts: HEARTS - 1, streak: 0, phase: 'slip' });
    game.tick(SLIP);
    expect(game.state.phase).toBe('sit');
  });

  test('ends the run at the last life, and the ending names the color of the leaf', () => {
    const game = facing({ color: 2 });
    game.state.hearts = 1;
    game.tick(REST + LEAP + GRACE);
    expect(game.session.status).toBe('lost');
    expect(rules.stars?.(game.state)).toBe(0);
    expect(rules.ending?.(game.state)).toMatchObject({ reason: 'ending.missed.2' });
  });
});

describe('a beetle', () => {
  const over = { color: 2, bug: { color: 1, at: 20 } };

  test('is caught in its color while flying past, and the leaf can still be matched', () => {
    const game = facing(over);
    game.tick(REST + 20);
    game.give('next');
    expect(names(game.tick())).toEqual(['bug']);
    game.give('next');
    game.tick(LEAP - 21);
    expect(game.state).toMatchObject({ bugs: 1, at: 1, score: 15 + 10 + 0 });
  });

  test('is missed a moment later', () => {
    const game = facing(over);
    game.tick(REST + 20 + REACH);
    game.give('next');
    game.tick();
    expect(game.state).toMatchObject({ bugs: 0, score: 0 });
  });
});

describe('a bloom', () => {
  const endless = (): Playing<State, Input> => {
    const game = playing(rules, 'endless');
    const { state } = game;
    // The perch before the first house's bloom.
    state.at = 13;
    state.first = 13;
    state.perches = [PLAIN, ...Array.from({ length: 9 }, () => PLAIN)];
    state.perches[1] = { ...PLAIN, kind: 'bloom' };
    Object.assign(state, { waits: 0, color: 1, hearts: 2 });
    return game;
  };

  test('takes any color and ends a level', () => {
    const game = facing({ kind: 'bloom' });
    game.give('next');
    game.tick(REST + LEAP);
    expect(game.session.status).toBe('won');
  });

  test('in an endless run opens the next house and gives a life back after a house without a slip', () => {
    const game = endless();
    expect(names(game.tick(REST + LEAP))).toEqual(['leap', 'bloom', 'heart', 'house.fern']);
    expect(game.state).toMatchObject({ hearts: 3, colors: 3, phase: 'sit' });
  });

  test('does not heal after a slip, nor beyond three lives', () => {
    const slipped = endless();
    slipped.state.slipped = true;
    slipped.tick(REST + LEAP);
    expect(slipped.state.hearts).toBe(2);
    const whole = endless();
    whole.state.hearts = HEARTS;
    whole.tick(REST + LEAP);
    expect(whole.state.hearts).toBe(HEARTS);
  });
});

test('clean landings raise what the next ones count, up to five times', () => {
  expect([0, CLEAN - 1, CLEAN, CLEAN * 4, CLEAN * 40].map(timesOf)).toEqual([1, 1, 2, 5, 5]);
});

test('stars: one for the top, two for a clean run, three for daring or beetles', () => {
  const game = facing({ kind: 'bloom' });
  game.tick(REST + LEAP);
  const withPoints = (score: number): number => rules.stars?.({ ...game.state, score }) ?? 0;
  // 16 leaves: 8 × 10, 8 × 20, and 5 × 30 for the bloom.
  expect([0, 389, 390, 619, 620].map(withPoints)).toEqual([1, 1, 2, 2, 3]);
  expect(rules.ending?.({ ...game.state, score: 350 })).toEqual({
    reason: 'ending.clean',
    almost: 'almost.star',
    value: 40,
  });
});

test('a slip names the leaf, and says how many were left', () => {
  const { state } = playing(rules, 'palm-1');
  const top = rules.goal?.(state)?.target ?? 0;
  const lost = (left: number): unknown =>
    rules.ending?.({ ...state, phase: 'end', hearts: 0, missed: 1, at: top - left });
  expect(lost(5)).toEqual({
    reason: 'ending.missed.1',
    almost: 'almost.top',
    value: 5,
    at: { x: top - 5, y: 0 },
  });
  expect(lost(3)).toMatchObject({ almost: 'almost.top', value: 3 });
});

test('no hand has to be faster than a tap in 150 ms: every leap of every level is fair', () => {
  const faults: string[] = [];
  let leaps = 0;
  for (const { params } of rules.levels) {
    for (let seed = 0; seed < 20; seed += 1) {
      const rng = createRng(`fair ${seed}`);
      const { perches } = rules.deal(params, rng, null);
      let before = perches[0] as Perch;
      const count = params.level > 0 ? placeOf(params, 1).pace.leaves + 1 : 280;
      for (let n = 1; n <= count; n += 1) {
        const perch = perches[n] ?? layNext(params, before, n, rng);
        const { colors } = placeOf(params, n).pace;
        const fault = unfair(before, perch, colors);
        if (fault) faults.push(`level ${params.level}, leap ${n}: ${fault}`);
        if (perch.color >= colors) faults.push(`level ${params.level}, leap ${n}: no such color`);
        before = perch;
        leaps += 1;
      }
    }
  }
  expect(faults).toEqual([]);
  expect(leaps).toBeGreaterThan(10_000);
});

test('an unfair leap would be found', () => {
  const three = { ...PLAIN, color: 3 };
  expect(unfair({ ...PLAIN, rest: 4 }, { ...three, leap: 30 }, 4)).toContain('3 taps');
  expect(unfair(PLAIN, { ...three, kind: 'bud' }, 4)).toContain('3 taps');
  expect(unfair(PLAIN, { ...PLAIN, bug: { color: 3, at: 12 } }, 4)).toContain('for the bug');
  expect(unfair(PLAIN, { ...PLAIN, color: 2, bug: { color: 0, at: 36 } }, 4)).toContain('after');
});

test('the first level cannot be lost in its first four leaps, and is won by the good bot', () => {
  const idle = playing(rules, 'palm-1');
  idle.tick(60 * 30);
  expect(idle.state).toMatchObject({ at: 0, hearts: HEARTS });
  const game = playing(rules, 'palm-1');
  const rng = createRng('good');
  game.until((state: State) => state.waits === 0, { bot: (state: State) => bot(state, rng, 0) });
  expect(game.state.hearts).toBe(HEARTS);
  game.finish((state: State) => bot(state, rng, 1));
  expect(game.session.status).toBe('won');
});

test('the first level brings its third color after eight leaves, and leaps get shorter', () => {
  const game = playing(rules, 'palm-1');
  const rng = createRng('third');
  const cues = game.until((state: State) => state.at === 8, {
    bot: (state: State) => bot(state, rng, 1),
  });
  expect(names(cues)).toContain('color');
  expect(game.state.colors).toBe(3);
  const leaps = [1, 6, 12].map((n) => placeOf({ level: 1 }, n).pace.leap);
  expect(leaps).toEqual(leaps.toSorted((a, b) => b - a));
  expect(leaps[2]).toBeLessThan((leaps[0] ?? 0) * 0.85);
});

test('perches that are passed are forgotten, and those ahead are laid', () => {
  const game = playing(rules, 'endless');
  const rng = createRng('long');
  game.until((state: State) => state.at >= 40, { bot: (state: State) => bot(state, rng, 1) });
  expect(game.state.perches.length).toBeLessThanOrEqual(12);
  expect(perchAt(game.state, game.state.at + 8)).toBeDefined();
});

test('params and inputs from outside are refused with what was wrong', () => {
  expect(rules.parseParams({ level: 31 })).toMatchObject({ ok: false });
  expect(rules.parseParams({ level: 0 })).toEqual({ ok: true, value: { level: 0 } });
  expect(rules.parseInput(4)).toMatchObject({ ok: false });
  expect(rules.parseInput('next')).toEqual({ ok: true, value: 'next' });
});
