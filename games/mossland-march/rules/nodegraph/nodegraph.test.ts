import { describe, expect, test } from 'vitest';
import { BudgetSpent, createRng } from '@playgrove/kit/core';
import {
  along,
  bentLine,
  crossed,
  graphOf,
  isConnected,
  joinNear,
  nearest,
  route,
  scatter,
} from './index.ts';

const AREA = { x: 0, y: 0, width: 1000, height: 600 };
/** A square with a bent diagonal, and a distant place without lanes. */
const SQUARE = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];
const square = graphOf(SQUARE, [
  { a: 0, b: 1 },
  { a: 1, b: 2 },
  { a: 2, b: 3 },
]);

describe('lanes', () => {
  test('can be followed from either end, clamped to their ends', () => {
    const lane = square.lanes[1];
    if (!lane) throw new Error('no lane');
    expect(along(lane, 30)).toMatchObject({ x: 100, y: 30 });
    expect(along(lane, 30, 2)).toMatchObject({ x: 100, y: 70 });
    expect(along(lane, 30).angle).toBeCloseTo(Math.PI / 2, 9);
    expect(along(lane, 30, 2).angle).toBeCloseTo(-Math.PI / 2, 9);
    expect(along(lane, 900)).toMatchObject({ x: 100, y: 100 });
    expect(along(lane, -5)).toMatchObject({ x: 100, y: 0 });
  });

  test('that are bent bulge by the given distance and are longer than straight ones', () => {
    const line = bentLine({ x: 0, y: 0 }, { x: 100, y: 0 }, 20, 10);
    expect(line[5]).toEqual({ x: 50, y: -20 });
    const [lane] = graphOf(SQUARE, [{ a: 0, b: 1, line }]).lanes;
    expect(lane?.length).toBeGreaterThan(105);
    if (lane) expect(along(lane, lane.length / 2).y).toBeCloseTo(-20, 6);
  });

  test('every distance along a bent lane is as far from one end as from the other', () => {
    const line = bentLine({ x: 10, y: 5 }, { x: 300, y: 120 }, -40, 12);
    const [lane] = graphOf(
      [line[0] ?? { x: 0, y: 0 }, line[12] ?? { x: 0, y: 0 }],
      [{ a: 0, b: 1, line }],
    ).lanes;
    if (!lane) throw new Error('no lane');
    for (let far = 0; far <= lane.length; far += 7) {
      const [there, back] = [along(lane, far, 0), along(lane, lane.length - far, 1)];
      expect(there.x).toBeCloseTo(back.x, 6);
      expect(there.y).toBeCloseTo(back.y, 6);
    }
  });

  test('are cut by a stroke where it crosses first', () => {
    const cut = crossed(square, { x: 40, y: -20 }, { x: 40, y: 220 });
    expect(cut).toMatchObject({ lane: 0, along: 40, x: 40, y: 0 });
    expect(crossed(square, { x: 40, y: 220 }, { x: 40, y: -20 })).toMatchObject({
      lane: 2,
      along: 60,
    });
    expect(crossed(square, { x: 40, y: 10 }, { x: 60, y: 60 })).toBeUndefined();
    expect(crossed(square, { x: 40, y: 10 }, { x: 40, y: 10 })).toBeUndefined();
  });
});

describe('places', () => {
  test('the nearest is found only within reach', () => {
    expect(nearest(SQUARE, { x: 90, y: 20 })).toBe(1);
    expect(nearest(SQUARE, { x: 50, y: 50 }, 20)).toBe(-1);
    expect(nearest([], { x: 0, y: 0 })).toBe(-1);
  });

  test('are scattered apart in their area, the same for one seed', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const places = scatter(createRng(seed), AREA, 12, 110);
      expect(places).toEqual(scatter(createRng(seed), AREA, 12, 110));
      expect(places).toHaveLength(12);
      for (const [at, place] of places.entries()) {
        expect(place.x >= 0 && place.x <= 1000 && place.y >= 0 && place.y <= 600).toBe(true);
        for (const other of places.slice(at + 1)) {
          expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThanOrEqual(110);
        }
      }
    }
  });

  test('come in copies around the center', () => {
    const places = scatter(createRng(3), AREA, 8, 90, {
      copies: 2,
      existing: [{ x: 500, y: 300 }],
    });
    for (let at = 0; at < 8; at += 2) {
      const [one, other] = [places[at], places[at + 1]];
      expect([(one?.x ?? 0) + (other?.x ?? 0), (one?.y ?? 0) + (other?.y ?? 0)]).toEqual([
        1000, 600,
      ]);
    }
    expect(nearest(places, { x: 500, y: 300 }, 89)).toBe(-1);
    expect(scatter(createRng(3), AREA, 8, 90, { copies: 4 })).toHaveLength(8);
  });

  test('that do not fit, or not in copies, throw', () => {
    expect(() => scatter(createRng(1), AREA, 40, 400)).toThrow(BudgetSpent);
    expect(() => scatter(createRng(1), AREA, 7, 40, { copies: 2 })).toThrow('7 places');
  });
});

describe('graphs', () => {
  test('know whether they are connected, with some lanes closed too', () => {
    expect(isConnected(square)).toBe(true);
    expect(isConnected(square, (lane) => lane.id !== 1)).toBe(false);
    expect(isConnected(graphOf([], []))).toBe(true);
  });

  test('refuse lanes to missing places', () => {
    expect(() => graphOf(SQUARE, [{ a: 0, b: 9 }])).toThrow('no places 0 and 9');
    expect(() => graphOf(SQUARE, [{ a: 2, b: 2 }])).toThrow('joins place 2 with itself');
    expect(() => graphOf(SQUARE, [{ a: 0, b: 1, line: [] }])).toThrow('two points');
  });

  test('that join near places are connected and their lanes do not cross', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const places = scatter(createRng(`join ${seed}`), AREA, 14, 100);
      const graph = graphOf(places, joinNear(places, { longest: 260 }));
      expect(isConnected(graph)).toBe(true);
      const free = graph.lanes.filter(({ length }) => length <= 260);
      for (const lane of free) {
        const [p, q] = [places[lane.a], places[lane.b]];
        const others = graphOf(
          places,
          free.filter(({ a, b }) => ![a, b].some((end) => end === lane.a || end === lane.b)),
        );
        if (p && q) expect(crossed(others, p, q)).toBeUndefined();
      }
    }
  });

  test('join the corners of a rectangle only along its sides', () => {
    expect(joinNear(SQUARE).map(({ a, b }) => `${a}${b}`)).toEqual(['01', '03', '12', '23']);
  });

  test('join a refused pair only if the map would fall apart', () => {
    const pairs = joinNear(SQUARE, { refused: (a, b) => a === 0 && b === 1 });
    expect(pairs).not.toContainEqual({ a: 0, b: 1 });
    expect(joinNear(SQUARE.slice(0, 2), { refused: () => true })).toEqual([{ a: 0, b: 1 }]);
  });
});

describe('ways', () => {
  test('are the cheapest, and list their nodes and lanes', () => {
    expect(route(square, 0, 3)).toEqual({ nodes: [0, 1, 2, 3], lanes: [0, 1, 2], cost: 300 });
    expect(route(square, 3, 0)?.nodes).toEqual([3, 2, 1, 0]);
    expect(route(square, 2, 2)).toEqual({ nodes: [2], lanes: [], cost: 0 });
    const round = graphOf(SQUARE, [...square.lanes, { a: 0, b: 3 }]);
    expect(route(round, 0, 3)?.nodes).toEqual([0, 3]);
    const dear = route(round, 0, 3, (lane) => (lane.id === 3 ? 400 : lane.length));
    expect(dear?.nodes).toEqual([0, 1, 2, 3]);
  });

  test('avoid closed lanes', () => {
    expect(route(square, 0, 3, (lane) => (lane.id === 1 ? Infinity : 1))).toBeUndefined();
  });

  test('are never longer than by any one stop on the way', () => {
    const places = scatter(createRng('ways'), AREA, 12, 100);
    const graph = graphOf(places, joinNear(places));
    const far = (a: number, b: number): number => route(graph, a, b)?.cost ?? Infinity;
    for (let a = 0; a < 12; a += 1) {
      for (let b = 0; b < 12; b += 1) {
        expect(far(a, b)).toBeCloseTo(far(b, a), 6);
        expect(far(a, b)).toBeLessThanOrEqual(far(a, 5) + far(5, b) + 1e-6);
      }
    }
  });
});
