import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type Input, type State } from './rules.ts';
import { placeOf } from './rules/chain.ts';
import { alongAt, behind, gapAt, pathOf, WIDE, xAt, yAt, type Path } from './rules/path.ts';
import { covered, pathsAt, pathsOf, planOf } from './rules/plan.ts';
import { FIELD, SHAPE_NAMES, shapeOf } from './rules/shapes.ts';
import { GROW, RISE } from './rules/state.ts';

type Spot = { readonly x: number; readonly y: number };
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
/** One level of each shape, most of them with rain. */
const SAMPLE = [
  'rain-1',
  'lily-1',
  'rain-4',
  'lily-6',
  'rain-6',
  'lily-4',
  'lantern-5',
  'twin-3',
  'twin-6',
  'hop-3',
  'hop-6',
  'twin-5',
];
const numberOf = (id: string): number =>
  rules.levels.find((level) => level.id === id)?.params.level ?? 0;

/** Marbles that have come in: no nearer than a marble less a hair. */
const SETTLED = WIDE - 0.4;
/** A marble that wedges in on the inside of a bend squeezes its neighbors for a moment. */
const SQUEEZED = 24;
/** The farthest that a marble moves in a tick: entry or recoil, rain, and two wedges at once. */
const FASTEST = 26;

describe('the flume', () => {
  test.each(SHAPE_NAMES)('%s bends gently, keeps clear of itself and of the turtle', (name) => {
    const shape = shapeOf(name, '');
    for (let step = 0; step <= 8; step += 1) {
      const paths = shape.lanes.map(({ low, high }) =>
        pathOf(
          low.map(({ x, y }, at) => ({
            x: x + (((high[at]?.x ?? x) - x) * step) / 8,
            y: y + (((high[at]?.y ?? y) - y) * step) / 8,
          })),
        ),
      );
      const spots = paths.flatMap((path, lane) =>
        Array.from({ length: Math.floor(path.length / 12) }, (_, at) => ({
          lane,
          s: at * 12,
          x: xAt(path, at * 12),
          y: yAt(path, at * 12),
          bend: Math.hypot(
            alongAt(path, at * 12 + 6).x - alongAt(path, at * 12 - 6).x,
            alongAt(path, at * 12 + 6).y - alongAt(path, at * 12 - 6).y,
          ),
        })),
      );
      const inside = spots.filter(({ s }) => s > 80);
      expect(Math.max(...inside.map(({ bend }) => bend))).toBeLessThan(12 / 44);
      expect(Math.min(...inside.map(({ x, y }) => Math.min(x, y)))).toBeGreaterThan(30);
      expect(Math.max(...inside.map(({ x }) => x))).toBeLessThan(FIELD.width - 30);
      expect(Math.max(...inside.map(({ y }) => y))).toBeLessThan(FIELD.height - 30);
      for (const pad of shape.pads) {
        expect(Math.min(...spots.map((spot) => apart(spot, pad)))).toBeGreaterThan(95);
      }
      for (const [index, spot] of spots.entries()) {
        for (const other of spots.slice(index + 1)) {
          if (other.lane === spot.lane && other.s - spot.s < 200) continue;
          if (apart(spot, other) < 60) expect([spot, other]).toBe('further apart');
        }
      }
    }
  });

  test.each(SAMPLE)('%s: two marbles that touch are a marble apart, across any bend', (id) => {
    for (const water of [0, 70, 120, 180, RISE]) {
      for (const path of pathsAt(numberOf(id), water)) {
        for (let s = 0; s < path.length - 2 * WIDE; s += 7) {
          const next = s + gapAt(path, s);
          const here = { x: xAt(path, s), y: yAt(path, s) };
          const there = { x: xAt(path, next), y: yAt(path, next) };
          expect(Math.abs(apart(here, there) - WIDE)).toBeLessThan(0.3);
          expect(behind(path, next)).toBeCloseTo(s, 0);
        }
      }
    }
  });
});

type Seen = Spot & { readonly isHidden: boolean };

/** Everywhere that a marble is seen, by its id. */
function seen(state: State): Map<number, Seen> {
  const plan = planOf(state.params.level);
  const paths = pathsOf(state);
  return new Map(
    state.lanes.flatMap((lane, index) => {
      const path = paths[index] as Path;
      return lane.marbles.map(({ id, s }, at) => {
        const isHidden =
          s < WIDE ||
          covered(plan, (s - 30) / path.length) ||
          covered(plan, (s + 30) / path.length);
        return [id, { ...placeOf(lane, path, at), isHidden }] as const;
      });
    }),
  );
}

const ids = ({ lanes }: State): number[] =>
  lanes.flatMap(({ marbles }) => marbles.map(({ id }) => id));

/**
 * Plays, and looks after every tick for what no player may see.
 * @returns the ticks played
 */
function watch(level: string, ticks: number, play: (state: State) => Input | undefined): number {
  const game = playing(rules, level);
  let before = seen(game.state);
  let order = ids(game.state);
  for (let tick = 0; tick < ticks && game.session.status === 'playing'; tick += 1) {
    const input = play(game.state);
    if (input) game.give(input);
    game.tick();
    const now = seen(game.state);
    for (const [id, spot] of now) {
      const last = before.get(id);
      if (last && !last.isHidden && apart(spot, last) > FASTEST) {
        expect({ tick, id, jump: apart(spot, last) }).toBe('no jump');
      }
    }
    const kept = ids(game.state);
    expect(kept.filter((id) => before.has(id))).toEqual(order.filter((id) => now.has(id)));
    for (const { marbles } of game.state.lanes) {
      for (const [at, marble] of marbles.entries()) {
        const back = marbles[at - 1];
        if (!back) continue;
        const [a, b] = [now.get(back.id) as Seen, now.get(marble.id) as Seen];
        const isIn = back.age === GROW && marble.age === GROW;
        if (marble.s <= back.s) expect({ tick, at }).toBe('in order');
        if (apart(a, b) >= (isIn ? SETTLED : SQUEEZED) || a.isHidden || b.isHidden) continue;
        expect({ tick, at, isIn, gap: apart(a, b) }).toBe('apart');
      }
    }
    before = now;
    order = kept;
  }
  return game.state.tick;
}

describe('the chain never overlaps, jumps or changes its order', () => {
  test.each(SAMPLE)('%s, played well', (level) => {
    const rng = createRng('smooth');
    const ticks = watch(level, 60 * 30, (state) => bot(state, rng, 1));
    expect(ticks).toBeGreaterThan(400);
  });

  test.each(SAMPLE)('%s, shot at in all directions', (level) => {
    const rng = createRng(`wild ${level}`);
    const { pads } = planOf(numberOf(level));
    const ticks = watch(level, 60 * 30, ({ tick }) => {
      if (tick % 400 === 399 && pads.length > 1) return { kind: 'hop' };
      return tick % 9 === 0 ? { kind: 'fire', angle: rng.int(3600) } : undefined;
    });
    expect(ticks).toBeGreaterThan(400);
  });
});
