import { createRng } from '@playgrove/kit/core';
import { playing, type Playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { hookIn, holdOf, PERFECT, rules, type Input, type State } from './rules.ts';
import {
  builtOf,
  FALL,
  HEARTS,
  LOAD,
  topOf,
  WARNING,
  type Floor,
  type Kind,
} from './rules/state.ts';
import { LIMIT, swayIn, widthOf } from './rules/sway.ts';
import { nextKind, siteOf, TOWN_COUNT } from './rules/towns.ts';

type Game = Playing<State, Input>;

const FLOOR: Floor = { kind: 'plain', x: 0, guests: 2, roped: false };
/** Off the middle: good, and nearly too far. */
const [GOOD, ROUGH] = [30, 60];

/** A town in which this many floors stand in a row and nothing moves. */
function standing(floors: number, level = 'noon-1'): Game {
  const game = playing(rules, level);
  for (let n = 0; n < floors; n += 1) game.state.floors.push({ ...FLOOR });
  game.state.next = 'plain';
  return game;
}

/** Lands a floor this far off the middle of a tower that stands still. */
function landing(game: Game, off: number, kind: Kind = 'plain'): readonly string[] {
  const { state } = game;
  Object.assign(state, { phase: 'fall', tick: FALL - 1, next: kind, sway: 0, speed: 0 });
  state.hook = topOf(state).x + off;
  return game.tick().map(({ name }) => name);
}

describe('a hook that waits', () => {
  test('swings faster from its second swing on, and says so', () => {
    const game = standing(3);
    const { period } = siteOf(game.state.params, 3);
    const turned = (): number => {
      const { turn } = game.state;
      game.tick();
      return (game.state.turn - turn + 1) % 1;
    };
    const first = turned();
    const cues = game.tick(period);
    expect(cues.map(({ name }) => name)).toContain('hurry');
    expect(turned()).toBeCloseTo(first * 1.2);
    game.tick(period * 20);
    expect(turned()).toBeCloseTo(first * 1.8);
  });

  test('stays as slow as it is in the first town', () => {
    const game = standing(3, 'dawn-1');
    const cues = game.tick(siteOf(game.state.params, 3).period * 3);
    expect(cues.map(({ name }) => name)).not.toContain('hurry');
  });
});

describe('a drop', () => {
  test('falls straight down from where the hook was', () => {
    const game = standing(3);
    const hook = hookIn(game.state);
    expect(game.give('drop').map(({ name }) => name)).toEqual(['drop']);
    expect(game.state).toMatchObject({ phase: 'fall', hook });
    game.tick(FALL);
    expect(game.state.phase).toBe('load');
  });

  test('pressed shortly before the next floor is ready still counts, and earlier does not', () => {
    const game = standing(3);
    landing(game, 0);
    game.tick(10);
    game.give('drop');
    game.tick(LOAD - 10);
    expect(game.state.phase).toBe('swing');
    landing(game, 0);
    game.tick(LOAD - 5);
    game.give('drop');
    game.tick(5);
    expect(game.state.phase).toBe('fall');
  });
});

describe('a perfect landing', () => {
  test('stands exactly on the floor below, ties a rope and brings three puffins', () => {
    const game = standing(3);
    expect(landing(game, PERFECT)).toEqual(['perfect', 'guests.3']);
    expect(topOf(game.state)).toMatchObject({ x: 0, guests: 3, roped: true });
    expect(game.state).toMatchObject({ ropes: 1, streak: 1, score: 3 });
  });

  test('fills the house from the third in a row on, and the fifth brings a life back', () => {
    const game = standing(3);
    game.state.hearts = 2;
    const all = [1, 2, 3, 4, 5].map(() => landing(game, 0));
    expect(all[1]).toContain('guests.3');
    expect(all[2]).toContain('guests.5');
    expect(all[4]).toContain('heart');
    expect(game.state).toMatchObject({ hearts: HEARTS, ropes: 3, score: 3 + 3 + 5 + 6 + 7 });
  });

  test('in a row brings larger crowds and a faster hook, up to nine puffins', () => {
    const game = standing(3);
    const { state } = game;
    /** How far the hook gets in a tick. */
    const speed = (): number => {
      Object.assign(state, { phase: 'swing', tick: 1, turn: 0, sway: 0, speed: 0 });
      return hookIn(state, 1) - hookIn(state);
    };
    const calm = speed();
    const rows = Array.from({ length: 9 }, () => {
      landing(game, 0);
      return { guests: topOf(state).guests, speed: speed() / calm };
    });
    expect(rows.map(({ guests }) => guests)).toEqual([3, 3, 5, 6, 7, 8, 9, 9, 9]);
    expect(rows[1]?.speed).toBeCloseTo(1, 1);
    expect(rows[2]?.speed).toBeCloseTo(1.08, 1);
    expect(rows[8]?.speed).toBeCloseTo(1.4, 1);
    landing(game, GOOD);
    expect(speed() / calm).toBeCloseTo(1, 1);
  });

  test('calms the tower', () => {
    const game = standing(6);
    landing(game, 0);
    const { state } = game;
    Object.assign(state, { sway: 0, speed: 100, phase: 'fall', tick: FALL - 1 });
    state.hook = topOf(state).x + swayIn(state, builtOf(state), 1);
    game.tick();
    expect(Math.abs(state.speed)).toBeLessThan(45);
  });
});

describe('a landing off the middle', () => {
  test('pushes the tower to that side, a heavy floor harder', () => {
    const [right, left, heavy] = [standing(3), standing(3), standing(3)];
    landing(right, GOOD);
    landing(left, -GOOD);
    landing(heavy, GOOD, 'heavy');
    expect(right.state.speed).toBeGreaterThan(0);
    expect(left.state.speed).toBe(-right.state.speed);
    expect(heavy.state.speed).toBeGreaterThan(right.state.speed * 1.5);
    expect(topOf(right.state).x).toBe(GOOD);
  });

  test('against the swing steadies the tower', () => {
    const game = standing(6);
    const { state } = game;
    Object.assign(state, { phase: 'fall', tick: FALL - 1, sway: 0, speed: 90 });
    state.hook = topOf(state).x + 1.5 - GOOD;
    const before = widthOf(state, builtOf(state));
    expect(game.tick().map(({ name }) => name)).toContain('steady');
    expect(widthOf(state, builtOf(state))).toBeLessThan(before - 9);
  });

  test('brings two puffins, or one and a torn rope', () => {
    const game = standing(3);
    landing(game, 0);
    expect(landing(game, GOOD)).toEqual(['good', 'guests.2']);
    expect(game.state).toMatchObject({ ropes: 1, streak: 0 });
    expect(landing(game, ROUGH)).toEqual(['rough', 'snap', 'phew']);
    expect(game.state.ropes).toBe(0);
  });
});

describe('a miss', () => {
  test('costs a life, and the ending says whether it came early or late', () => {
    const game = standing(3);
    game.state.hearts = 1;
    game.state.going = 1;
    expect(landing(game, holdOf(FLOOR) + 1)).toContain('miss');
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(game.state)).toMatchObject({ reason: 'ending.late' });
    const early = standing(3);
    Object.assign(early.state, { hearts: 1, going: 1 });
    landing(early, -holdOf(FLOOR) - 1);
    expect(rules.ending?.(early.state)).toMatchObject({ reason: 'ending.early' });
  });

  test('adds no floor, and the crane brings another', () => {
    const game = standing(3);
    landing(game, 200);
    expect(builtOf(game.state)).toBe(3);
    expect(game.state).toMatchObject({ hearts: HEARTS - 1, phase: 'load' });
  });
});

test('a tower that swings too far loses its top floor, its puffins and a life', () => {
  const game = standing(5);
  Object.assign(game.state, { score: 10, sway: LIMIT, speed: 200 });
  expect(game.tick().map(({ name }) => name)).toEqual(['shaken']);
  expect(builtOf(game.state)).toBe(4);
  expect(game.state).toMatchObject({ hearts: HEARTS - 1, score: 8 });
  expect(game.state.sway).toBeLessThan(LIMIT);
});

test('the base is never shaken off', () => {
  const game = standing(1);
  Object.assign(game.state, { sway: LIMIT, speed: 200 });
  expect(game.tick()).toEqual([]);
  expect(builtOf(game.state)).toBe(1);
});

test('the tower comes to a small sway by itself, faster with ropes', () => {
  const widthAfter = (ropes: number): number => {
    const game = standing(10);
    Object.assign(game.state, { sway: 80, ropes });
    game.tick(60 * 4);
    return widthOf(game.state, builtOf(game.state));
  };
  expect(widthAfter(0)).toBeLessThan(65);
  expect(widthAfter(3)).toBeLessThan(widthAfter(0) * 0.6);
});

test('wind is announced before it blows, and pushes the tower', () => {
  const game = standing(4, 'gale-1');
  const { state } = game;
  Object.assign(state, { gust: WARNING + 1, sway: 0, speed: 0 });
  expect(game.tick().map(({ name }) => name)).toEqual(['breeze']);
  const { wind } = state;
  game.tick(WARNING - 1);
  expect(state.speed).toBe(0);
  expect(game.tick().map(({ name }) => name)).toEqual(['gust']);
  expect(Math.sign(state.speed)).toBe(wind);
});

test('the roof is the last floor of a town and wins it', () => {
  const { floors } = siteOf({ town: 5 }, 0);
  const game = standing(floors - 2);
  landing(game, 0);
  expect(game.state.next).toBe('roof');
  expect(landing(game, 0, 'roof')).toContain('roof');
  expect(game.session.status).toBe('won');
  expect(game.state.floors.at(-1)?.kind).toBe('roof');
});

test('stars: one for the roof, two and three for puffins', () => {
  const { floors } = siteOf({ town: 5 }, 0);
  const game = standing(floors - 1);
  landing(game, 0, 'roof');
  const starsWith = (score: number): number => rules.stars?.({ ...game.state, score }) ?? 0;
  const [two, three] = [Math.round(floors * 1.9), Math.round(floors * 2.8)];
  expect([two - 1, two, three - 1, three].map(starsWith)).toEqual([1, 2, 2, 3]);
  expect(rules.ending?.({ ...game.state, score: two - 2 })).toEqual({
    reason: 'ending.roof',
    almost: 'almost.star',
    value: 2,
  });
});

test('nobody can fail the first two floors of the first town', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const game = playing(rules, 'dawn-1', { seed: `first ${seed}` });
    const rng = createRng(seed);
    for (let floor = 0; floor < 2; floor += 1) {
      game.until(({ phase }) => phase === 'swing');
      game.tick(rng.int(200));
      game.give('drop');
      game.tick(FALL);
    }
    expect(game.state.hearts, `seed ${seed}`).toBe(HEARTS);
    expect(builtOf(game.state)).toBe(2);
  }
});

test('each town asks for as many floors as it says, with the roof last, and each coast adds its own', () => {
  const kinds = new Set<Kind>();
  for (let town = 1; town <= TOWN_COUNT; town += 1) {
    const rng = createRng(town);
    const { floors } = siteOf({ town }, 0);
    const all = Array.from({ length: floors }, (_, built) => nextKind({ town }, built, rng));
    expect(all.indexOf('roof')).toBe(floors - 1);
    for (const kind of all) kinds.add(kind);
  }
  expect([...kinds].toSorted()).toEqual(['heavy', 'narrow', 'plain', 'roof']);
  expect(siteOf({ town: 9 }, 0).gusts).toBeGreaterThan(0);
  expect(siteOf({ town: 1 }, 0).gusts).toBe(0);
});

test('the endless tower forgets its lower floors and counts on', () => {
  const game = playing(rules, 'endless');
  const rng = createRng('high');
  game.until((state: State) => builtOf(state) >= 30, { bot: (state: State) => bot(state, rng, 1) });
  expect(game.state.floors.length).toBeLessThanOrEqual(14);
  expect(game.state.first).toBe(30 - game.state.floors.length + 1);
  expect(rules.goal?.(game.state)).toEqual({ name: 'goal.sky', now: 0, target: 10 });
});

test('the end of an endless tower says how high it was, or how near the next sky', () => {
  const lost = (floors: number): unknown => {
    const game = standing(floors, 'endless');
    Object.assign(game.state, { hearts: 1, going: 1 });
    landing(game, 200);
    return rules.ending?.(game.state);
  };
  expect(lost(3)).toMatchObject({ almost: 'almost.height', value: 3 });
  expect(lost(8)).toMatchObject({ almost: 'almost.sky', value: 2 });
});

test('a lost town says how many floors are left to the roof', () => {
  const lost = (floors: number): unknown => {
    const game = standing(floors, 'dawn-1');
    Object.assign(game.state, { hearts: 1, going: 1 });
    landing(game, 200);
    return rules.ending?.(game.state);
  };
  expect(lost(4)).toMatchObject({ almost: 'almost.far', value: 4 });
  expect(lost(6)).toMatchObject({ almost: 'almost.roof', value: 2 });
});

test('params and inputs from outside are refused with what was wrong', () => {
  expect(rules.parseParams({ town: 21 })).toMatchObject({ ok: false });
  expect(rules.parseParams({ town: 0 })).toEqual({ ok: true, value: { town: 0 } });
  expect(rules.parseInput('lift')).toMatchObject({ ok: false });
  expect(rules.parseInput('drop')).toEqual({ ok: true, value: 'drop' });
});
