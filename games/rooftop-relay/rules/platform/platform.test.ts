import { describe, expect, test } from 'vitest';
import {
  MOVES,
  pressJump,
  pressSlide,
  releaseJump,
  standing,
  stepBody,
  type Body,
  type BodyEvent,
  type Solid,
  type Moves,
} from './index.ts';

const FLOOR: Solid = { x: -1000, y: 0, w: 4000, h: 100 };

function steps(
  body: Body,
  moves: Moves,
  count: number,
  boxes: readonly Solid[] = [FLOOR],
  run = 0,
): BodyEvent[] {
  return Array.from({ length: count }, () => stepBody(body, moves, run, boxes)).flat();
}

/** The highest position of the feet within a second. */
function apex(body: Body, moves: Moves): number {
  let top = body.y;
  for (let tick = 0; tick < 60; tick += 1) {
    stepBody(body, moves, 0, [FLOOR]);
    top = Math.min(top, body.y);
  }
  return -top;
}

describe('a jump', () => {
  test('is as high as the press is long', () => {
    const [held, tapped] = [standing(0, 0, MOVES), standing(0, 0, MOVES)];
    pressJump(held, MOVES);
    pressJump(tapped, MOVES);
    steps(tapped, MOVES, 3);
    releaseJump(tapped, MOVES);
    const high = apex(held, MOVES);
    expect(high).toBeGreaterThan(170);
    expect(apex(tapped, MOVES)).toBeLessThan(high * 0.6);
  });

  test('that is pressed too early happens at the landing, and one much too early is forgotten', () => {
    const fall = (ahead: number): BodyEvent[] => {
      const body = { ...standing(0, -100, MOVES), ground: false, grace: 0, vy: 10 };
      const arrives = steps({ ...body }, MOVES, 30).length > 0 ? ticksToLand(body) : 0;
      steps(body, MOVES, arrives - ahead);
      pressJump(body, MOVES);
      return steps(body, MOVES, 12);
    };
    expect(fall(5)).toEqual(['land', 'jump']);
    expect(fall(9)).toEqual(['land']);
  });

  test('is possible for six ticks after an edge and not afterward', () => {
    const ledge: Solid = { x: -100, y: 0, w: 100, h: 50 };
    for (const [late, works] of [
      [5, true],
      [6, false],
    ] as const) {
      const body = standing(-5, 0, MOVES);
      while (body.ground) stepBody(body, MOVES, 10, [ledge]);
      for (let tick = 0; tick < late; tick += 1) stepBody(body, MOVES, 10, [ledge]);
      pressJump(body, MOVES);
      expect(stepBody(body, MOVES, 10, [ledge]).includes('jump')).toBe(works);
    }
  });

  test('can be repeated once in the air with the move, and again after landing', () => {
    const twice: Moves = { ...MOVES, airJumps: 1 };
    const body = standing(0, 0, twice);
    const made: BodyEvent[] = [];
    for (const wait of [10, 10, 90, 10]) {
      pressJump(body, twice);
      made.push(...steps(body, twice, wait));
    }
    expect(made).toEqual(['jump', 'air-jump', 'land', 'jump']);
  });
});

function ticksToLand(from: Body): number {
  const body = { ...from };
  let ticks = 0;
  while (!stepBody(body, MOVES, 0, [FLOOR]).includes('land')) ticks += 1;
  return ticks + 1;
}

describe('in the air', () => {
  test('a held button glides, and releasing it ends that', () => {
    const kite: Moves = { ...MOVES, glide: 2 };
    const body = { ...standing(0, -900, kite), ground: false, grace: 0, held: true };
    steps(body, kite, 30);
    expect(body.vy).toBe(2);
    releaseJump(body, kite);
    steps(body, kite, 10);
    expect(body.vy).toBeGreaterThan(8);
  });

  test('a dash flies level for its ticks, once before the next landing', () => {
    const fast: Moves = { ...MOVES, dash: { speed: 9, ticks: 12 } };
    const body = { ...standing(0, -300, fast), ground: false, grace: 0 };
    pressJump(body, fast);
    const events = steps(body, fast, 12, [FLOOR], 6);
    expect(events).toEqual(['dash']);
    expect(body.y).toBe(-300);
    expect(body.x).toBe(12 * 15);
    pressJump(body, fast);
    expect(steps(body, fast, 5, [FLOOR], 6)).toEqual([]);
  });

  test('a slide plunges and starts with the landing', () => {
    const body = standing(0, 0, MOVES);
    pressJump(body, MOVES);
    steps(body, MOVES, 12);
    pressSlide(body, MOVES);
    expect(steps(body, MOVES, 8)).toEqual(['land', 'slide']);
    expect(body.slide).toBeGreaterThan(20);
  });
});

describe('walls', () => {
  const wall: Solid = { x: 100, y: -400, w: 300, h: 500 };

  test('stop a body at any speed, in front of them', () => {
    for (const run of [3, 40, 500, 5000]) {
      const body = standing(0, 0, MOVES);
      expect(steps(body, MOVES, 60, [FLOOR, wall], run)).toEqual(['bump']);
      expect(body.x).toBe(80);
    }
  });

  test('can be kicked off upward with the move', () => {
    const monkey: Moves = { ...MOVES, kick: { slip: 1, ticks: 40, up: 18 } };
    const body = { ...standing(75, -200, monkey), ground: false, grace: 0 };
    steps(body, monkey, 10, [FLOOR, wall], 6);
    expect(body.vy).toBe(1);
    pressJump(body, monkey);
    const made = steps(body, monkey, 60, [FLOOR, wall], 6);
    expect(made).toContain('kick');
    expect(body.y).toBe(-400);
  });

  test('that end a little above the feet are climbed', () => {
    const body = { ...standing(70, -380, MOVES), ground: false, grace: 0, vy: 2 };
    expect(steps(body, MOVES, 4, [FLOOR, wall], 6)).toEqual(['mantle', 'land']);
    expect(body.y).toBe(-400);
  });
});

describe('floors', () => {
  test('stop falling bodies at any speed', () => {
    for (const vy of [1, 30, 700]) {
      const body = { ...standing(0, -300, MOVES), ground: false, grace: 0, vy };
      const quick: Moves = { ...MOVES, terminal: 5000 };
      steps(body, quick, 60, [{ x: -50, y: 0, w: 100, h: 1 }]);
      expect(body.y).toBe(0);
    }
  });

  test('of one-way platforms are open from below and solid from above', () => {
    const plank: Solid = { x: -100, y: -100, w: 200, h: 10, top: true };
    const body = standing(0, 0, MOVES);
    pressJump(body, MOVES);
    const made = steps(body, MOVES, 60, [FLOOR, plank]);
    expect(made).toEqual(['jump', 'land']);
    expect(body.y).toBe(-100);
  });

  test('side by side have no seam to stumble over', () => {
    const tiles = Array.from({ length: 40 }, (_, at): Solid => ({
      x: at * 37,
      y: 0,
      w: 37,
      h: 90,
    }));
    const body = standing(20, 0, MOVES);
    expect(steps(body, MOVES, 100, tiles, 9.7)).toEqual([]);
    expect(body.x).toBeCloseTo(20 + 970, 6);
  });
});

test('a slide continues while there is no room to stand, and fits under obstacles that a standing body does not', () => {
  const beam: Solid = { x: 60, y: -200, w: 400, h: 140 };
  const [slider, walker] = [standing(0, 0, MOVES), standing(0, 0, MOVES)];
  pressSlide(slider, MOVES);
  expect(steps(slider, MOVES, 70, [FLOOR, beam], 6)).toEqual([]);
  expect(slider.slide).toBe(1);
  steps(slider, MOVES, 30, [FLOOR, beam], 6);
  expect(slider.slide).toBe(0);
  expect(steps(walker, MOVES, 30, [FLOOR, beam], 6)).toEqual(['bump']);
});

test('two bodies with the same inputs do the same', () => {
  const moves: Moves = { ...MOVES, airJumps: 1, glide: 3 };
  const run = (): string => {
    const body = standing(0, 0, moves);
    const events = Array.from({ length: 200 }, (_, tick) => {
      if (tick % 37 === 0) pressJump(body, moves);
      if (tick % 37 === 20) releaseJump(body, moves);
      if (tick % 53 === 50) pressSlide(body, moves);
      return stepBody(body, moves, 7, [FLOOR]);
    });
    return JSON.stringify([body, events]);
  };
  expect(run()).toBe(run());
});
