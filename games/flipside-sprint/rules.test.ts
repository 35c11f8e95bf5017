import { createRng } from '@playgrove/kit/core';
import { playing, type Playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { courseOf, DOWN, HEARTS, rules, type Input, type State } from './rules.ts';
import { feetOf, FLIGHT, HIGH, LONG, TALL, type Side, type Trap } from './rules/course.ts';
import { stretchOf } from './rules/lay.ts';
import { LEVEL_COUNT, planOf, stretchesOf } from './rules/plan.ts';

/** A run of a level, a few ticks before its first trap of a kind. */
function facing(
  kind: Trap['kind'],
  level = 'canyon-3',
  ticks = 10,
): Playing<State, Input> & { readonly trap: Trap } {
  const game = playing(rules, level);
  const { state } = game;
  const { traps, plan } = courseOf(state);
  const trap = traps.find((each) => each.kind === kind);
  if (!trap) throw new Error(`no ${kind} in ${level}`);
  state.tick = Math.floor(trap.from / plan.speed) - ticks;
  state.side = trap.side;
  state.rested = 99;
  return Object.assign(game, { trap });
}

const names = (cues: readonly { readonly name: string }[]): string[] =>
  cues.map(({ name }) => name);

describe('a flip', () => {
  test('takes the runner to the other side and lands it there', () => {
    const game = facing('gap');
    expect(feetOf(0, -1)).toBe(0);
    expect(feetOf(1, -1)).toBe(HIGH - TALL);
    const side = game.state.side;
    game.give('flip');
    expect(names(game.tick(FLIGHT))).toContain('land');
    expect(game.state).toMatchObject({ side: 1 - side, air: -1, phase: 'run' });
  });

  test('in the air is remembered if the landing is near, and forgotten if it is not', () => {
    const near = facing('gap');
    const { side } = near.state;
    near.give('flip');
    near.tick(FLIGHT - 5);
    near.give('flip');
    near.tick(5);
    expect(near.state).toMatchObject({ side, air: 0 });
    const far = facing('gap');
    far.give('flip');
    far.tick(FLIGHT - 9);
    far.give('flip');
    far.tick(9);
    expect(far.state).toMatchObject({ side: 1 - side, air: -1 });
  });

  test('shortly before an edge is close, and a moment after it still saves', () => {
    const game = facing('gap');
    game.tick(12);
    expect(game.state.phase).toBe('run');
    expect(names(game.give('flip'))[0]).toBe('close');
    game.tick(FLIGHT);
    expect(game.state.falls).toBe(0);
  });
});

test('an edge pays for a close flip once, however often the runner falls and comes back', () => {
  const game = facing('gap', 'canyon-1');
  const { from, side } = game.trap;
  Object.assign(game.state, { waits: 0, tick: 0, start: side });
  const tries = Array.from({ length: 3 }, () => {
    const { speed } = courseOf(game.state).plan;
    game.until((state: State) => from - state.tick * speed <= 3 * speed);
    expect(names(game.give('flip')).includes('close')).toBe(game.state.falls === 0);
    game.until(({ phase }: State) => phase === 'down');
    game.tick(DOWN);
    return game.state.score;
  });
  expect(game.state).toMatchObject({ falls: 3, phase: 'run' });
  expect(tries[0]).toBeGreaterThan(0);
  expect(new Set(tries).size).toBe(1);
});

describe('a fall', () => {
  test('into a gap costs a life and less than half a second', () => {
    const game = facing('gap');
    expect(names(game.until(({ phase }: State) => phase !== 'run'))).toContain('fall.ran');
    expect(game.state).toMatchObject({ hearts: HEARTS - 1, phase: 'down' });
    expect(DOWN / 60).toBeLessThan(0.5);
    game.tick(DOWN);
    expect(game.state).toMatchObject({ phase: 'run', tick: 0, stretch: 0, air: -1 });
  });

  test('at the last life ends the level with its reason', () => {
    const game = facing('gap');
    game.state.hearts = 1;
    game.tick(30);
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(game.state)).toMatchObject({
      reason: 'ending.ran',
      almost: 'almost.goal',
    });
  });

  test('in the first level costs nothing', () => {
    const game = facing('gap', 'canyon-1');
    game.state.waits = 0;
    game.tick(30);
    expect(game.state).toMatchObject({ falls: 1, hearts: HEARTS });
  });
});

test.each([
  ['block', 'ironworks-2', 'fall.block'],
  ['walls', 'icefall-1', 'fall.walls'],
] as const)('a runner that stays on the ground does not get past %s', (kind, level, cue) => {
  const game = facing(kind, level);
  expect(names(game.tick(40))).toContain(cue);
});

test('a pad flips the runner that steps on it', () => {
  const game = facing('pad', 'neon-2');
  const { side } = game.state;
  expect(names(game.tick(12))).toContain('pad');
  expect(game.state.side).toBe(1 - side);
});

test('the first level waits at its first edges until the tap comes', () => {
  const game = playing(rules, 'canyon-1');
  game.tick(600);
  expect(game.state).toMatchObject({ waiting: true, phase: 'run', falls: 0 });
  game.give('flip');
  game.tick(FLIGHT);
  expect(game.state).toMatchObject({ waits: 2, side: 1, falls: 0 });
});

test('a checkpoint is where the next try begins, and pays more without a fall', () => {
  const game = playing(rules, 'canyon-4');
  const rng = createRng('good');
  const cues = game.until((state: State) => state.stretch === 1, {
    bot: (state: State) => bot(state, rng, 1),
  });
  expect(cues.find(({ name }) => name === 'checkpoint')?.value).toBe(200);
  game.state.side = 0;
  const { traps, plan } = courseOf(game.state);
  const gap = traps.find(({ kind }) => kind === 'gap') as Trap;
  Object.assign(game.state, { side: gap.side, tick: Math.floor(gap.from / plan.speed), air: -1 });
  game.until(({ phase }: State) => phase === 'down');
  game.tick(DOWN);
  expect(game.state).toMatchObject({ stretch: 1, tick: 0 });
});

test('an endless run gives a life back for a clean stretch, up to three', () => {
  const game = playing(rules, 'endless');
  Object.assign(game.state, { tick: LONG - 1, hearts: 2 });
  expect(names(game.tick())).toEqual(['checkpoint', 'heart']);
  Object.assign(game.state, { tick: LONG - 1 });
  expect(names(game.tick())).toEqual(['checkpoint']);
  expect(game.state.hearts).toBe(3);
});

test('stars: three without a fall, two with one or two, one with more', () => {
  const { state } = playing(rules, 'canyon-2');
  const stars = (falls: number): number => rules.stars?.({ ...state, phase: 'end', falls }) ?? 0;
  expect([0, 1, 2, 3].map(stars)).toEqual([3, 2, 2, 1]);
  expect(rules.ending?.({ ...state, phase: 'end', falls: 3 })).toMatchObject({
    almost: 'almost.star',
    value: 1,
  });
});

test('a level is the same at each try, and its speed never falls from world to world', () => {
  for (let level = 1; level <= LEVEL_COUNT; level += 1) {
    const sides = stretchOf(level, 1, 0).traps.map(({ side }: { side: Side }) => side);
    expect(stretchOf(level, 2, 0).traps.map(({ side }) => side)).toEqual(sides);
    expect(stretchesOf(level)).toBeGreaterThan(1);
  }
  expect(planOf(40, 0).speed).toBeGreaterThan(planOf(1, 0).speed * 1.4);
  expect(planOf(0, 40).speed).toBeGreaterThan(planOf(0, 0).speed * 1.5);
});

test('params and inputs from outside are refused with what was wrong', () => {
  expect(rules.parseParams({ level: 41 })).toMatchObject({ ok: false });
  expect(rules.parseInput('jump')).toMatchObject({ ok: false });
  expect(rules.parseInput('flip')).toEqual({ ok: true, value: 'flip' });
});
