import { describe, expect, test } from 'vitest';
import type { Json, Rules } from '../../contract/index.ts';
import { createRng } from '../../core/index.ts';
import { runOf, type Run } from '../../session/run.ts';
import { Session } from '../../session/session.ts';
import { path, rocks, rocksBot } from '../../testing/samples.ts';
import { sizesOf } from '../../testing/sizes.ts';
import { defineGame } from '../game.ts';
import type { View } from '../view.ts';
import { SPEEDS, Watching } from './watching.ts';

const turns = path as unknown as Rules;
const ticks = rocks as unknown as Rules;
const FRAME = 1000 / 60;

/** The moves of a walk, and of a player of rocks who is hit in the end. */
function recorded(rules: Rules): Run {
  if (rules === turns) {
    const session = new Session(turns, {
      level: 'long',
      params: turns.levels[1]?.params ?? {},
      seed: 'a',
    });
    for (let move = 0; move < 20; move += 1) session.apply({ by: 1 + (move % 3) });
    return runOf(session);
  }
  const session = new Session(ticks, { level: 'endless', params: {}, seed: 'b' });
  const rng = createRng('player');
  for (let tick = 0; tick < 4000 && session.status === 'playing'; tick += 1) {
    const input = rocksBot(session.state as never, rng, 0.9);
    if (input) session.apply(input as unknown as Json);
    if (session.status === 'playing') session.advance();
  }
  return runOf(session);
}

/** Lives fall with the rocks that come, three in all. */
const view = {
  world: () => ({ width: 100, height: 100 }),
  hud: 'above',
  ui: () => ({}),
  read: () => undefined,
  draw: () => undefined,
  slide: 100,
  chips: (state: { score?: number }) =>
    state.score === undefined
      ? []
      : [{ id: 'h', label: 'h', icon: 'heart', text: String(3 - Math.min(2, state.score)) }],
} as unknown as View;

function watch(rules: Rules, run = recorded(rules)) {
  const cues: string[] = [];
  let clock = 0;
  const watching = new Watching({
    game: defineGame(rules as never, view as never),
    run,
    sizes: sizesOf(100, 100),
    progress: {
      version: 1,
      level: undefined,
      last: undefined,
      best: {},
      stars: {},
      taught: true,
      plays: 9,
      keepsake: undefined,
      keepsakes: [],
    },
    cues: (some) => cues.push(...some.map(({ name }) => name)),
    changed: () => undefined,
    // Each look at the clock takes a part of a millisecond: playing ahead takes several frames.
    now: () => (clock += 0.05),
  });
  return { watching, cues, run };
}

function pass({ watching }: ReturnType<typeof watch>): void {
  for (let frame = 0; frame < 20_000 && watching.running; frame += 1) watching.frame(FRAME);
}

describe.each([
  ['a turn game', turns],
  ['a tick game', ticks],
])('%s', (_, rules) => {
  test.each(SPEEDS)('comes to the end that was recorded at %ix', (speed) => {
    const shown = watch(rules);
    shown.watching.speed = speed;
    pass(shown);
    const { watching, run } = shown;
    expect(watching.ended).toBe(true);
    expect(watching.play.session.hash()).toBe(run.hash);
    expect(watching.time).toBe(run.length);
    expect(watching.timeline.proven).toBe(true);
    expect(shown.cues).not.toHaveLength(0);
  });

  test('is the same at any time, wherever it was before', () => {
    const { watching, run } = watch(rules);
    while (!watching.timeline.isDone) watching.frame(0);
    const straight = new Map<number, string>();
    for (let time = 0; time <= run.length; time += 1) {
      straight.set(time, watching.timeline.at(time)[0].hash());
    }
    const rng = createRng('jumps');
    for (let jump = 0; jump < 40; jump += 1) {
      const time = rng.int(run.length + 1);
      watching.seek(time);
      expect(watching.time).toBe(time);
      expect(watching.play.session.hash()).toBe(straight.get(time));
    }
    watching.seek(run.length + 1000);
    expect(watching.play.session.hash()).toBe(run.hash);
    watching.seek(-5);
    expect(watching.time).toBe(0);
  });

  test('comes to the same end from wherever it is taken up', () => {
    const shown = watch(rules);
    const { watching, run } = shown;
    while (!watching.timeline.isDone) watching.frame(0);
    for (const part of [0.3, 0.6, 0.9]) {
      watching.seek(Math.floor(run.length * part));
      if (!watching.running) watching.toggle();
      pass(shown);
      expect(watching.play.session.hash()).toBe(run.hash);
    }
  });

  test('begins again after its end', () => {
    const shown = watch(rules);
    pass(shown);
    shown.watching.toggle();
    expect([shown.watching.time, shown.watching.running]).toEqual([0, true]);
    pass(shown);
    expect(shown.watching.play.session.hash()).toBe(shown.run.hash);
  });

  test('stands still while it is paused', () => {
    const { watching } = watch(rules);
    for (let frame = 0; frame < 60; frame += 1) watching.frame(FRAME);
    watching.toggle();
    const { time } = watching;
    for (let frame = 0; frame < 60; frame += 1) watching.frame(FRAME);
    expect(watching.time).toBe(time);
    expect(time).toBeGreaterThan(0);
  });

  test('is refused where it ends otherwise than it says', () => {
    const run = recorded(rules);
    const forged = { ...run, result: { ...run.result, score: 999 } };
    const { watching } = watch(rules, forged);
    while (!watching.timeline.isDone) watching.frame(FRAME);
    expect(watching.timeline.fault).toBe('other-result');
    expect(watching.timeline.proven).toBe(false);
  });
});

test('a turn game steps by move, back and forward, and pauses for it', () => {
  const { watching, run } = watch(turns);
  while (!watching.timeline.isDone) watching.frame(0);
  for (const time of [1, 2, 3]) {
    watching.step(1);
    expect([watching.time, watching.running]).toEqual([time, false]);
  }
  watching.step(-1);
  expect(watching.time).toBe(2);
  watching.seek(run.length);
  watching.step(1);
  expect(watching.play.session.hash()).toBe(run.hash);
});

test('the bar marks lives that were lost, and the end', () => {
  const { watching, run } = watch(ticks);
  while (!watching.timeline.isDone) watching.frame(0);
  const { marks } = watching.timeline;
  expect(marks.map(({ what }) => what)).toEqual(['life', 'life', 'end']);
  expect(marks.at(-1)?.at).toBe(run.length);
});
