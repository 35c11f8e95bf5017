import { Session } from '@playgrove/kit/session';
import type { Point } from '@playgrove/kit/contract';
import { stepScene } from '@playgrove/kit/logic/physics2d';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { LEVELS, parsOf } from './levels.ts';
import { rules, type State } from './rules.ts';
import { build } from './rules/build.ts';
import { roomOn } from './rules/room.ts';
import { LONGEST } from './rules/run.ts';
import { bodiesOf, shaped } from './rules/stroke.ts';

const rng = createRng('first lines');
/** Lines of each kind. */
const EACH = 30;
const [board] = LEVELS;
if (!board) throw new Error('there are no boards');

/** A place over a plank's upper side, `from` to `to` of the way along it and so high above it. */
function over(plank: number, from: number, to: number, low = 0, high = 60): Point {
  const thing = board?.things[plank];
  if (thing?.kind !== 'box') throw new Error(`thing ${plank} of the first board is no plank`);
  const along = (rng.between(from, to) - 0.5) * thing.w;
  const [c, s] = [Math.cos(thing.turn), Math.sin(thing.turn)];
  return {
    x: thing.x + c * along + (s * thing.h) / 2,
    y: thing.y + s * along - (c * thing.h) / 2 - rng.between(low, high),
  };
}

/** A hand's line: it sags so far in its middle and trembles. */
function line(a: Point, b: Point, sag: number): readonly number[] {
  const steps = 14;
  return Array.from({ length: steps + 1 }, (_, at) => {
    const part = at / steps;
    return [
      a.x + (b.x - a.x) * part + rng.between(-3, 3),
      a.y + (b.y - a.y) * part + sag * 4 * part * (1 - part) + rng.between(-3, 3),
    ];
  })
    .flat()
    .map((value) => Math.round(value) + 0);
}

const left = (): Point => over(0, 0.2, 1);
const right = (): Point => over(1, 0.1, 0.8);
const near = (x: number, y: number): Point => ({
  x: x + rng.between(-40, 40),
  y: y + rng.between(-40, 40),
});

const KINDS: Readonly<Record<string, () => readonly number[]>> = {
  'a straight bridge': () => line(left(), right(), 0),
  'a bridge that sags': () => line(left(), right(), rng.between(0, 50)),
  'a bridge that bulges': () => line(left(), right(), -rng.between(0, 50)),
  'a chute right into the jar': () => line(left(), near(830, 480), rng.between(-20, 40)),
  'a slide from high up': () => line(near(270, 200), right(), rng.between(-10, 50)),
  'a bridge begun on the plank itself': () => {
    const from = over(0, 0.3, 0.8, -22, 0);
    return line(from, right(), 0);
  },
  'a bridge from the middle of a plank to the middle of the other': () =>
    line(over(0, 0.3, 0.8, -26, -8), over(1, 0.1, 0.8, -26, -8), 0),
};

function attempt(
  points: readonly number[],
  at = 0,
): { readonly won: boolean; readonly state: State } {
  const start = { level: LEVELS[at]?.id ?? '', params: { board: at }, seed: 'first' };
  const session = new Session(rules as never, start);
  const state = (): State => session.state as unknown as State;
  session.apply({ kind: 'draw', points });
  session.apply({ kind: 'go' });
  for (let tick = 0; tick <= LONGEST && state().phase === 'run'; tick += 1) session.advance();
  session.apply({ kind: 'skip' });
  return { won: session.status === 'won', state: state() };
}

describe('a bridge from inside one plank to inside another', () => {
  const pairs = ['left-hand', 'mind-the-gap', 'lid', 'stairs', 'two-gaps'].map((id) => {
    const things = LEVELS.find((one) => one.id === id)?.things ?? [];
    const [a, b] = things.filter((thing) => thing.kind === 'box' && thing.w > thing.h);
    if (!a || !b) throw new Error(`${id} has no planks`);
    return [id, things, a, b] as const;
  });

  test.each(pairs)('is laid on both and stays there: %s', (_, things, a, b) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const drawn = line(from, to, 0);
      const laid = shaped(drawn, roomOn(things), 9999);
      const { scene } = build(
        things.filter(({ kind }) => kind === 'box'),
        bodiesOf([laid], []),
      );
      const before = scene.now.at(-1) ?? [];
      for (let tick = 0; tick < 120; tick += 1) stepScene(scene, 60);
      const after = scene.now.at(-1) ?? [];
      const [dx, dy] = [0, 1].map((at) => (after[at] ?? 0) - (before[at] ?? 0));
      expect(Math.hypot(dx ?? 0, dy ?? 0)).toBeLessThan(25);
    }
  });
});

describe('the first board', () => {
  const won: State[] = [];

  test.each(Object.entries(KINDS))('is won by %s, wherever it is drawn', (_, kind) => {
    const tries = Array.from({ length: EACH }, () => attempt(kind()));
    const wins = tries.filter((one) => one.won);
    won.push(...wins.map(({ state }) => state));
    expect(wins.length / EACH).toBeGreaterThanOrEqual(0.9);
  });

  test('still gives stars for little chalk', () => {
    const stars = won.map((state) => rules.stars?.(state));
    for (const count of [2, 3]) {
      const part = stars.filter((one) => one === count).length / stars.length;
      expect(part).toBeGreaterThan(0.2);
    }
    // Nearly all the chalk there is wins, too; it is worth one star.
    const { two } = parsOf(LEVELS[0] ?? { id: '', pack: '', needs: 0, things: [] });
    const wasteful = [40, 60, 420, 40, 420, 80, 60, 90, 60, 150, 250, 200, 300, 240, 640, 400];
    const { won: home, state } = attempt(wasteful);
    expect(home).toBe(true);
    expect(state.chalk).toBeGreaterThan(two);
    expect(rules.stars?.(state)).toBe(1);
  });

  test.each([
    ['nothing', []],
    ['a line that falls short of the other plank', [270, 272, 430, 340]],
    ['a line away from everything', [600, 200, 900, 300]],
  ])('is not won by %s', (_, points) => {
    expect(attempt(points).won).toBe(false);
  });
});

describe('the first board with a ruler', () => {
  const at = LEVELS.findIndex(({ id }) => id === 'first-weight');

  /** A closed outline about a place over the ruler's high end, as a hand draws it. */
  function outline(corners: number, low: number, high: number): readonly number[] {
    const middle = { x: 285 + rng.between(-30, 30), y: rng.between(low, high) };
    const r = rng.between(26, 46);
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = ((corner + 0.5) / corners) * Math.PI * 2;
      const [x, y] = [middle.x + Math.cos(angle) * r, middle.y + Math.sin(angle) * r];
      return [x + rng.between(-3, 3), y + rng.between(-3, 3)];
    }).flat();
    return [...points, ...points.slice(0, 2)].map((value) => Math.round(value) + 0);
  }

  test.each([
    ['a circle on it', 18, 300, 340, 0.55],
    ['a box on it', 4, 310, 345, 0.55],
    ['a triangle on it', 3, 310, 345, 0.55],
    ['a circle that falls on it from high up', 18, 180, 290, 0.35],
  ])('is won by %s, as a rule', (_, corners, low, high, part) => {
    const tries = Array.from({ length: EACH }, () => attempt(outline(corners, low, high), at));
    expect(tries.filter(({ won }) => won).length / EACH).toBeGreaterThan(part);
  });

  test('is not won by a weight on the side of the ball', () => {
    expect(attempt([560, 300, 600, 300, 600, 340, 560, 340, 560, 300], at).won).toBe(false);
  });
});
