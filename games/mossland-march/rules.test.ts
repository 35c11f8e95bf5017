import { describe, expect, test } from 'vitest';
import type { Cue, StepContext } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { PLOTS } from './levels.ts';
import { mind } from './mind.ts';
import { rules, type Input, type State } from './rules.ts';
import { fieldOf } from './rules/field.ts';
import { forecast } from './rules/forecast.ts';
import { DUSK, KINDS, TWIG_GROWS, TWIG_LIES } from './rules/kinds.ts';
import { laneOf, ticksFor, wayTo } from './rules/march.ts';
import { plotField } from './rules/plot-field.ts';
import type { Plot } from './rules/plot.ts';
import { threatTo, twigFor } from './rules/threat.ts';
import type { Side } from './rules/types.ts';

type Battle = {
  readonly state: State;
  readonly cues: Cue[];
  do(input: Input): string | void;
  pass(ticks: number): void;
};

function battle(id: string): Battle {
  const level = rules.levels.find((one) => one.id === id);
  if (!level) throw new Error(`no level ${id}`);
  const rng = createRng(`test/${id}`);
  const cues: Cue[] = [];
  const context: StepContext = {
    rng,
    cue: (name, at, value) =>
      cues.push({ name, ...(at && { at }), ...(value !== undefined && { value }) }),
  };
  const state = rules.deal(level.params, rng, null);
  // The battle has begun; rivals stay where they are unless a test lets them go.
  state.sent = 1;
  state.thinks = state.thinks.map(() => 1e9);
  return {
    state,
    cues,
    do: (input) => rules.step(state, input, context),
    pass(ticks) {
      for (let tick = 0; tick < ticks && state.end === ''; tick += 1) rules.tick?.(state, context);
    },
  };
}

const send = (from: number[], to: number, all = false): Input => ({ kind: 'send', from, to, all });

/** The first level: home 1, sleepers 0, 2 and 4, beetles 3. */
const kindsOf = (id: string): readonly string[] => {
  const level = rules.levels.find((one) => one.id === id);
  return level ? fieldOf({ params: level.params, seed: 0 }).sites.map(({ kind }) => kind) : [];
};

/** A mound that a lane joins with this one. */
function adjacentTo(id: string, mound: number): number {
  const level = rules.levels.find((one) => one.id === id);
  const graph = level && fieldOf({ params: level.params, seed: 0 }).graph;
  const lane = graph?.lanes[graph.at[mound]?.[0] ?? -1];
  if (!lane) throw new Error(`${id}: nothing next to ${mound}`);
  return lane.a === mound ? lane.b : lane.a;
}

function set(state: State, at: number, side: Side, count: number): void {
  const mound = state.mounds[at];
  if (!mound) throw new Error(`no mound ${at}`);
  Object.assign(mound, { side, count, birth: 0, hurt: 0 });
}

describe('a march', () => {
  test('takes half or all, leaves row by row, and wakes a mound that it outnumbers', () => {
    const { state, cues, ...game } = battle('hollow-1');
    set(state, 1, 1, 20);
    expect(game.do(send([1], 0))).toBeUndefined();
    game.pass(1);
    expect(state.mounds[1]?.count).toBe(17);
    game.pass(400);
    expect(state.mounds[0]).toMatchObject({ side: 1 });
    expect(cues.map(({ name }) => name)).toContain('woken');
    expect(state.taken).toBe(1);
  });

  test('ends as its forecast said, when nobody else moves', () => {
    for (const [count, all] of [
      [12, false],
      [12, true],
      [30, false],
      [30, true],
    ] as const) {
      const { state, ...game } = battle('hollow-1');
      set(state, 1, 1, count);
      set(state, 0, 2, 7);
      const predicted = forecast(state, 1, [1], 0, all);
      game.do(send([1], 0, all));
      const way = wayTo(state, fieldOf(state), 1, 1, 0) ?? [];
      game.pass(ticksFor(fieldOf(state), way) + 8 * Math.ceil(count / 3) + 4);
      const { side, count: left } = state.mounds[0] ?? { side: 0, count: 0 };
      expect(side).toBe((predicted?.left ?? 0) > 0 ? 1 : 2);
      // Births while the last rows come in may shift it by a few.
      const error = side === 1 ? left - (predicted?.left ?? 0) : left + (predicted?.left ?? 0);
      expect(Math.abs(error)).toBeLessThanOrEqual(4);
    }
  });

  test('counts in its forecast who is under way there already', () => {
    const { state, ...game } = battle('hollow-1');
    set(state, 1, 1, 20);
    set(state, 0, 0, 12);
    game.do(send([1], 0));
    game.pass(40);
    expect(forecast(state, 1, [1], 0, true)).toMatchObject({ send: 11, coming: 10, left: 9 });
  });

  test('goes on through own mounds and stops at the first that is not', () => {
    const { state } = battle('hollow-1');
    const field = fieldOf(state);
    expect(wayTo(state, field, 1, 1, 3)).toHaveLength(2);
    set(state, 0, 1, 3);
    set(state, 2, 1, 3);
    const way = wayTo(state, field, 1, 1, 3) ?? [];
    expect(way.length).toBeGreaterThan(2);
    expect(way.slice(1, -1).every((at) => state.mounds[at]?.side === 1)).toBe(true);
  });

  test('meets another on a lane, and they take each other along one for one', () => {
    const { state, cues, ...game } = battle('hollow-1');
    set(state, 1, 1, 24);
    game.do(send([1], 0, true));
    set(state, 0, 2, 9);
    state.streams.push({ side: 2, way: [0, 1], left: 9, wait: 0 });
    game.pass(420);
    expect(cues.filter(({ name }) => name === 'clash').length).toBeGreaterThan(1);
    expect(state.mounds[0]?.side).toBe(1);
    expect(state.mounds[1]?.side).toBe(1);
  });

  test('can be held back before it has left', () => {
    const { state, ...game } = battle('hollow-1');
    set(state, 1, 1, 20);
    game.do(send([1], 0, true));
    game.pass(2);
    expect(game.do({ kind: 'hold', at: 1 })).toBeUndefined();
    game.pass(1);
    expect(state.streams).toEqual([]);
    expect(state.mounds[1]?.count).toBe(17);
  });

  test.each<readonly [string, Input]>([
    ['refused.not-yours', send([3], 0)],
    ['refused.no-mound', send([1], 30)],
    ['refused.no-lane', { kind: 'cut', lane: 99, along: 50 }],
    ['refused.no-mound', { kind: 'hold', at: 30 }],
  ])('is refused with %s', (why, input) => {
    const { state, ...game } = battle('hollow-1');
    const before = JSON.stringify(state);
    expect(game.do(input)).toBe(why);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('from an empty mound is refused', () => {
    const { state, ...game } = battle('hollow-1');
    set(state, 1, 1, 0);
    expect(game.do(send([1], 0))).toBe('refused.nobody');
  });
});

describe('a twig', () => {
  const cut = (state: State): Input => {
    const field = fieldOf(state);
    const lane = laneOf(field, 0, 1);
    return { kind: 'cut', lane, along: Math.round((field.graph.lanes[lane]?.length ?? 0) / 2) };
  };

  test('turns back marchers who come to it, and leaves those who have passed', () => {
    const { state, ...game } = battle('hollow-1');
    set(state, 0, 2, 30);
    set(state, 1, 1, 30);
    state.streams.push({ side: 2, way: [0, 1], left: 24, wait: 0 });
    const half = (fieldOf(state).graph.lanes[laneOf(fieldOf(state), 0, 1)]?.length ?? 0) / 4;
    game.pass(Math.round(half) + 10);
    const passed = state.rows.length;
    expect(passed).toBeGreaterThan(1);
    game.do(cut(state));
    game.pass(TWIG_LIES - 20);
    expect(state.turned).toBeGreaterThan(9);
    expect(state.mounds[0]?.side).toBe(2);
    expect(state.mounds[0]?.count).toBeGreaterThan(15);
  });

  test('grows back, lies for six seconds, and there are two', () => {
    const { state, ...game } = battle('hollow-1');
    const field = fieldOf(state);
    expect(game.do(cut(state))).toBeUndefined();
    expect(game.do(cut(state))).toBe('refused.twig-there');
    const other = laneOf(field, 1, 4) >= 0 ? laneOf(field, 1, 4) : laneOf(field, 0, 2);
    expect(game.do({ kind: 'cut', lane: other, along: 5 })).toBeUndefined();
    expect(state.stock).toBe(0);
    expect(game.do({ kind: 'cut', lane: laneOf(field, 2, 3), along: 50 })).toBe('refused.twigs');
    game.pass(TWIG_LIES);
    expect(state.twigs).toEqual([]);
    game.pass(TWIG_GROWS - TWIG_LIES);
    expect(state.stock).toBe(1);
  });

  test('offered against a threat lies before its foremost row', () => {
    const { state, ...game } = battle('hollow-1');
    set(state, 0, 2, 20);
    state.streams.push({ side: 2, way: [0, 1], left: 12, wait: 0 });
    game.pass(20);
    expect(threatTo(state, 1)).toBe(12);
    const input = twigFor(state, 1);
    if (!input) throw new Error('no twig offered');
    expect(game.do(input)).toBeUndefined();
    game.pass(120);
    expect(state.turned).toBe(12);
  });
});

describe('mounds', () => {
  test('grow by their kind up to what they hold, and sleepers do not', () => {
    const { state, ...game } = battle('ring-1');
    const toadstool = kindsOf('ring-1').indexOf('toadstool');
    set(state, toadstool, 1, 0);
    const asleep = state.mounds.findIndex(({ side }) => side === 0);
    const before = state.mounds[asleep]?.count;
    game.pass(KINDS.toadstool.every * 10);
    expect(state.mounds[toadstool]?.count).toBe(10);
    game.pass(KINDS.toadstool.every * 30);
    expect(state.mounds[toadstool]?.count).toBe(KINDS.toadstool.cap);
    expect(state.mounds[asleep]?.count).toBe(before);
  });

  test('on a stump each defender takes two along', () => {
    const { state, ...game } = battle('stumps-1');
    const stump = kindsOf('stumps-1').indexOf('stump');
    const from = adjacentTo('stumps-1', stump);
    set(state, stump, 0, 5);
    set(state, from, 1, 10);
    expect(forecast(state, 1, [from], stump, true)).toMatchObject({ guard: 2, left: 0 });
    game.do(send([from], stump, true));
    game.pass(240);
    expect(state.mounds[stump]).toMatchObject({ side: 0, count: 0 });
  });

  test('of sundews snap at strangers when they are awake', () => {
    const { state, cues, ...game } = battle('fog-1');
    const sundew = kindsOf('fog-1').indexOf('sundew');
    const home = adjacentTo('fog-1', sundew);
    set(state, sundew, 2, 10);
    set(state, home, 1, 15);
    game.do(send([home], sundew, true));
    game.pass(240);
    expect(cues.filter(({ name }) => name === 'snap').length).toBeGreaterThan(2);
    expect(state.mounds[sundew]?.side).toBe(2);
  });

  test('of queens put their whole side to sleep when they fall', () => {
    const { state, cues, ...game } = battle('queens-1');
    const queen = kindsOf('queens-1').indexOf('queen');
    const from = adjacentTo('queens-1', queen);
    set(state, from, 1, 20);
    set(state, queen, 2, 3);
    game.do(send([from], queen, true));
    game.pass(200);
    expect(cues.map(({ name }) => name)).toContain('asleep');
    expect(state.end).toBe('won');
    expect(state.mounds.filter(({ side }) => side === 2)).toEqual([]);
  });

  test('behind a gate are reached only by the side that holds the latch', () => {
    const { state } = battle('gates-1');
    const field = fieldOf(state);
    const lane = field.latch.findIndex((latch) => latch >= 0);
    const gate = field.graph.lanes[lane];
    const latch = field.latch[lane] ?? 0;
    if (!gate) throw new Error('no gate');
    set(state, gate.a, 1, 10);
    expect(wayTo(state, field, 1, gate.a, gate.b)).not.toEqual([gate.a, gate.b]);
    set(state, latch, 1, 5);
    expect(wayTo(state, field, 1, gate.a, gate.b)).toEqual([gate.a, gate.b]);
    expect(wayTo(state, field, 2, gate.b, gate.a)).not.toEqual([gate.b, gate.a]);
  });

  test('across water are twice as far', () => {
    const dry = plotField(PLOTS.find(({ id }) => id === 'brook-1') as Plot);
    expect(dry.wet.some(Boolean)).toBe(true);
    const lane = dry.graph.lanes[dry.wet.indexOf(true)];
    if (!lane) throw new Error('no ford');
    expect(ticksFor(dry, [lane.a, lane.b])).toBe(Math.ceil(lane.length));
  });
});

describe('a battle', () => {
  test('ends at dusk, for the side that holds the most', () => {
    for (const [extra, end] of [
      [true, 'won'],
      [false, 'lost'],
    ] as const) {
      const { state, ...game } = battle('hollow-1');
      if (extra) set(state, 0, 1, 5);
      game.pass(DUSK + 1);
      expect(rules.status(state)).toBe(end);
      expect(state.why).toBe('dusk');
      expect(rules.ending?.(state)?.reason).toBe(extra ? 'reason.dusk-won' : 'reason.dusk');
      expect(rules.inputs(state, createRng(1))).toEqual([]);
    }
  });

  test('is lost with the last mound, and says by which', () => {
    const { state, ...game } = battle('hollow-1');
    set(state, 1, 1, 1);
    set(state, 0, 2, 12);
    state.streams.push({ side: 2, way: [0, 1], left: 12, wait: 0 });
    game.pass(400);
    expect(state).toMatchObject({ end: 'lost', why: 'overrun', culprit: 1 });
    expect(rules.ending?.(state)?.at).toBeDefined();
  });

  test('a lost one says what would have helped most', () => {
    const { state } = battle('hollow-1');
    state.end = 'lost';
    state.why = 'overrun';
    const advice = (taken: number, turned: number): string | undefined =>
      rules.ending?.({ ...state, taken, turned })?.almost;
    expect([advice(0, 0), advice(5, 0), advice(5, 12)]).toEqual([
      'almost.wake',
      'almost.twig',
      'almost.guard',
    ]);
  });

  test('gives more stars the sooner it is won', () => {
    const { state } = battle('hollow-1');
    state.end = 'won';
    state.why = 'swept';
    const at = (tick: number): number | undefined => rules.stars?.({ ...state, tick });
    expect([at(600), at(DUSK - 1)]).toEqual([3, 1]);
    expect(at(600)).toBeGreaterThan(at(DUSK - 1) ?? 3);
  });

  test('mounds taken shortly after each other are a chain', () => {
    const { state, cues, ...game } = battle('hollow-1');
    set(state, 1, 1, 30);
    game.do(send([1], 0));
    game.pass(30);
    game.do(send([1], 4));
    game.pass(330);
    expect(state.bestChain).toBe(2);
    expect(cues.some(({ name }) => name === 'chain')).toBe(true);
  });
});

describe('a hint', () => {
  test('names an order that the rules accept', () => {
    for (const id of ['hollow-1', 'ring-2', 'gates-2', 'queens-2']) {
      const { state, ...game } = battle(id);
      const hint = mind.hint?.(state);
      expect(hint?.say).toBe('hint.wake');
      expect(hint?.at?.length).toBeGreaterThan(1);
      if (hint?.input) expect(game.do(hint.input)).toBeUndefined();
    }
  });

  test('is a twig where a mound would fall, and nothing once it is over', () => {
    const { state, ...game } = battle('hollow-1');
    set(state, 0, 2, 40);
    set(state, 1, 1, 6);
    state.streams.push({ side: 2, way: [0, 1], left: 24, wait: 0 });
    game.pass(12);
    expect(mind.hint?.(state)).toMatchObject({ say: 'hint.twig', input: { kind: 'cut' } });
    expect(mind.hint?.({ ...state, end: 'lost' })).toBeUndefined();
  });
});

describe('rivals', () => {
  test('show what they are about to do for a second and more before they set out', () => {
    for (const id of ['hollow-3', 'stumps-3', 'banners-2', 'queens-5']) {
      const { state, ...game } = battle(id);
      state.thinks = state.thinks.map(() => 1);
      game.pass(1);
      for (let tick = 0; tick < 900 && state.plans.length === 0; tick += 1) game.pass(1);
      const [plan] = state.plans;
      expect(plan?.due).toBeGreaterThanOrEqual(29);
      const before = state.sent;
      const rows = state.rows.filter(({ side }) => side === plan?.side).length;
      game.pass(plan?.due ?? 0);
      expect(state.rows.filter(({ side }) => side === plan?.side).length).toBeGreaterThan(rows);
      expect(state.sent).toBe(before);
    }
  });

  test('leave a newcomer alone for the first ten seconds of the first battles', () => {
    for (const id of ['hollow-1', 'hollow-2', 'hollow-3', 'hollow-4', 'hollow-5']) {
      const level = rules.levels.find((one) => one.id === id);
      const state = level && rules.deal(level.params, createRng(id), null);
      expect(Math.min(...(state?.thinks.filter((ticks) => ticks > 0) ?? [0]))).toBeGreaterThan(300);
    }
  });
});
