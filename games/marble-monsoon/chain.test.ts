import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, type Input, type State } from './rules.ts';
import { placeOf } from './rules/chain.ts';
import { alongAt, behind, gapAt, pathOf, WIDE, xAt, yAt } from './rules/path.ts';
import { pathsAt, pathsOf, planOf } from './rules/plan.ts';
import { FIELD, SHAPE_NAMES, shapeOf } from './rules/shapes.ts';
import { GROW, RISE } from './rules/state.ts';

type Spot = { readonly x: number; readonly y: number };
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const LEVELS = rules.levels.map(({ id, params }) => [id, params.level] as const);

/** A hair: marbles in the chain come so near at most, and so near while one wedges in. */
const HAIR = 0.4;
const SQUEEZE = 2.5;
/** The farthest that a marble moves in a tick: the recoil is 11, the rain and a wedge come on top. */
const FASTEST = 17;

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

  test.each(LEVELS)(
    '%s: two marbles that touch are a marble apart, across any bend',
    (_, level) => {
      for (const water of [0, 70, 120, 180, RISE]) {
        for (const path of pathsAt(level, water)) {
          for (let s = 0; s < path.length - 2 * WIDE; s += 7) {
            const next = s + gapAt(path, s);
            const here = { x: xAt(path, s), y: yAt(path, s) };
            expect(apart(here, { x: xAt(path, next), y: yAt(path, next) })).toBeGreaterThan(
              WIDE - 0.1,
            );
            expect(apart(here, { x: xAt(path, next), y: yAt(path, next) })).toBeLessThan(
              WIDE + 0.1,
            );
            expect(behind(path, next)).toBeCloseTo(s, 0);
          }
        }
      }
    },
  );
});

/** Everywhere that a marble is seen. */
function seen(state: State): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  const paths = pathsOf(state);
  for (const [at, lane] of state.lanes.entries()) {
    const path = paths[at];
    if (!path) continue;
    for (const [place, { id }] of lane.marbles.entries()) spots.set(id, placeOf(lane, path, place));
  }
  return spots;
}

/** Plays and looks at every tick for what no player may ever see. */
function watch(level: string, play: (state: State) => Input | undefined, ticks: number): void {
  const game = playing(rules, level);
  let before = seen(game.state);
  let order = '';
  for (let tick = 0; tick < ticks && game.session.status === 'playing'; tick += 1) {
    const input = play(game.state);
    if (input) game.give(input);
    game.tick();
    const now = seen(game.state);
    for (const [id, spot] of now) {
      const last = before.get(id);
      if (last && apart(spot, last) > FASTEST) {
        expect({ tick, id, jump: apart(spot, last) }).toBe('a smooth way');
      }
    }
    const kept = game.state.lanes.flatMap(({ marbles }) => marbles.map(({ id }) => id));
    const same = kept.filter((id) => before.has(id));
    expect(order.startsWith('') && same.join(' ')).toBe(
      order
        .split(' ')
        .filter((id) => now.has(Number(id)))
        .join(' '),
    );
    order = kept.join(' ');
    for (const { marbles } of game.state.lanes) {
      for (const [at, marble] of marbles.entries()) {
        const back = marbles[at - 1];
        if (!back) continue;
        if (marble.s <= back.s) expect({ tick, at, s: marble.s, back: back.s }).toBe('in order');
        const [a, b] = [now.get(back.id), now.get(marble.id)];
        const settled = back.age === GROW && marble.age === GROW;
        const room = settled ? WIDE - HAIR : WIDE - SQUEEZE;
        if (a && b && apart(a, b) < room) {
          // A marble on its way in keeps clear of its neighbors; theirs are pushed apart meanwhile.
          const between =
            !settled || marbles[at + 1]?.age !== GROW || marbles[at - 2]?.age !== GROW;
          expect({ tick, at, gap: apart(a, b), settled, between }).toBe('apart');
        }
      }
    }
    before = now;
  }
}

describe('the chain never overlaps, jumps or changes its order', () => {
  test.each(LEVELS)('%s, played well', (level) => {
    const rng = createRng('smooth');
    watch(level, (state) => bot(state, rng, 1), 60 * 60);
  });

  test.each(LEVELS)('%s, shot at in all directions', (level) => {
    const rng = createRng(`wild ${level}`);
    const pads = planOf(rules.levels.find(({ id }) => id === level)?.params.level ?? 1).pads.length;
    watch(
      level,
      ({ tick }) => {
        if (tick % 400 === 399 && pads > 1) return { kind: 'hop' };
        return tick % 9 === 0 ? { kind: 'fire', angle: rng.int(3600) } : undefined;
      },
      60 * 40,
    );
  });
});
