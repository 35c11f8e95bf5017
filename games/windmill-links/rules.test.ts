import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { rules, type State } from './rules.ts';
import { BOOKS, holeBy, IN_BOOK, LINES } from './rules/books.ts';
import { holeOf, isTurf, type Hole } from './rules/hole.ts';
import { LEVELS, MAX_OVER } from './rules/levels.ts';
import { MADE, madeHole, mirrored, randomNine } from './rules/make.ts';
import {
  ballAt,
  FASTEST,
  nudge,
  putt,
  roll,
  speedOf,
  type Ball,
  type Sound,
} from './rules/motion.ts';
import { outcomeOf } from './rules/search.ts';
import { allowedOf, leftOf, parOf, strokesOf } from './rules/state.ts';
import { tilesToCup } from './rules/sight.ts';

const UP = 2700;
const RIGHT = 0;
const lines = BOOKS.flatMap((book) =>
  LINES[book].map((line, at) => ({ name: `${book} ${at + 1}`, line })),
);
const made = Array.from({ length: MADE }, (_, no) => ({ name: `made ${no}`, line: madeHole(no) }));
const names = (cues: readonly { readonly name: string }[]): string[] =>
  cues.map(({ name }) => name);

function rolled(hole: Hole, ball: Ball, ticks = 600): { fate: string; heard: Sound[] } {
  const heard: Sound[] = [];
  for (let tick = 1; tick <= ticks; tick += 1) {
    const fate = roll(hole, ball, tick, (sound) => heard.push(sound));
    if (fate !== 'rolling') return { fate, heard };
  }
  return { fate: 'rolling', heard };
}

const shot = (line: string, angle: number, power: number) => {
  const hole = holeOf(line);
  const ball = ballAt(hole.ball);
  putt(ball, angle, power);
  return { ball, hole, ...rolled(hole, ball) };
};

describe('pages', () => {
  test('there are six books of nine', () => {
    for (const book of BOOKS) expect(LINES[book].length).toBe(IN_BOOK);
    expect(new Set(lines.map(({ line }) => line)).size).toBe(54);
  });

  test.each(lines)(
    '$name lies on the page, ball and cup on turf with a way between them',
    ({ line }) => {
      const hole = holeBy(line);
      expect(isTurf(hole, hole.ball.x, hole.ball.y)).toBe(true);
      expect(isTurf(hole, hole.cup.x, hole.cup.y)).toBe(true);
      expect(tilesToCup(hole, hole.ball.x, hole.ball.y)).toBeLessThan(40);
      for (const { x, y, w, h } of hole.lanes) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(9);
        expect(y + h).toBeLessThanOrEqual(16);
      }
      for (const { to } of hole.tunnels) expect(isTurf(hole, to.x, to.y)).toBe(true);
      expect(hole.par).toBeGreaterThanOrEqual(2);
    },
  );

  test('made pages are whole too, and mirroring one twice gives it back', () => {
    for (const { name, line } of made) {
      const hole = holeBy(line);
      expect(isTurf(hole, hole.ball.x, hole.ball.y), name).toBe(true);
      expect(isTurf(hole, hole.cup.x, hole.cup.y), name).toBe(true);
      expect(holeOf(mirrored(mirrored(line))), name).toEqual(hole);
    }
  });

  test('a random nine has nine different pages, the same for the same seed', () => {
    const nine = randomNine(createRng('a'));
    expect(new Set(nine).size).toBe(9);
    expect(randomNine(createRng('a'))).toEqual(nine);
    expect(randomNine(createRng('b'))).not.toEqual(nine);
  });
});

describe('the ball', () => {
  const LANE = '2 F3,1,3,14 B4.5,13 C4.5,1.6';

  test('rolls farther with more power, and never speeds up on level turf', () => {
    let before = 0;
    for (let power = 10; power <= 70; power += 10) {
      const { ball } = shot(LANE, UP, power);
      expect(13 - ball.y).toBeGreaterThan(before);
      before = 13 - ball.y;
    }
    expect(speedOf(100)).toBeCloseTo(FASTEST);
    const hole = holeOf(LANE);
    const ball = ballAt(hole.ball);
    putt(ball, 2500, 100);
    let speed = Infinity;
    for (let tick = 0; tick < 400; tick += 1) {
      roll(hole, ball, tick, () => undefined);
      const now = ball.vx * ball.vx + ball.vy * ball.vy;
      if (Math.abs(ball.y - hole.cup.y) > 1) expect(now).toBeLessThanOrEqual(speed + 1e-9);
      speed = now;
    }
  });

  test('bounces off a wall as a mirror would', () => {
    const { heard } = shot(LANE, 200, 40);
    expect(heard[0]).toBe('bump');
    const hole = holeOf('2 F0,0,9,16 K0,0,4,0 B2,10 C8,15');
    const ball = ballAt(hole.ball);
    putt(ball, UP, 90);
    rolled(hole, ball, 50);
    expect(ball.vx).toBeGreaterThan(1);
    expect(Math.abs(ball.vy)).toBeLessThan(ball.vx * 0.4);
  });

  test('drops into the cup when slow, and jumps over it when fast', () => {
    expect(shot('2 F3,1,3,14 B4.5,8 C4.5,5', UP, 38).fate).toBe('cup');
    const hole = holeOf('2 F3,1,3,14 B4.5,8 C4.5,7');
    const ball = ballAt(hole.ball);
    putt(ball, UP, 100);
    expect(rolled(hole, ball, 12).fate).toBe('rolling');
    expect(ball.y).toBeLessThan(6.5);
  });

  test('a slope pulls it, sand slows it, a belt carries it', () => {
    const slope = shot('2 F1,1,7,14 S1,1,7,14,3,0 B2.5,13 C7.5,1.5', UP, 40);
    expect(slope.ball.x).toBeGreaterThan(7);
    const sand = shot('2 F3,1,3,14 N3,1,3,14 B4.5,13 C4.5,1.6', UP, 60);
    const turf = shot(LANE, UP, 60);
    expect(13 - sand.ball.y).toBeLessThan((13 - turf.ball.y) / 2);
    const belt = shot('2 F1,1,7,14 V1,8,7,2,3,0 B2,9 C7.5,1.5', UP, 1);
    expect(belt.ball.x).toBeGreaterThan(7);
    expect(belt.fate).toBe('rest');
  });

  test('a ramp throws it over water; too slow, it rolls back or gets wet', () => {
    const line = '2 F3,1,3,14 A3,6,3,3 J3,9,3,1.5,0,-1 B4.5,13.5 C3.5,1.5';
    expect(shot(line, UP, 40)).toMatchObject({ fate: 'rest' });
    expect(shot(line, UP, 62)).toMatchObject({ fate: 'wet' });
    const { fate, heard } = shot(line, UP, 80);
    expect(heard.slice(0, 2)).toEqual(['jump', 'land']);
    expect(fate).toBe('rest');
  });

  test('a tunnel lets it out at the other end, the way it says', () => {
    const hole = holeOf('2 F1,8,3,7 F1,1,7,4 T2.5,9,1.6,3,1,0 B2.5,13 C7,1.5');
    const ball = ballAt(hole.ball);
    putt(ball, UP, 60);
    const { heard } = rolled(hole, ball);
    expect(heard.slice(0, 2)).toEqual(['pipe', 'exit']);
    expect(ball.y).toBeLessThan(5);
  });

  test('a sail hits it, also while it lies still', () => {
    const hole = holeOf('2 F1,1,7,14 M4.5,8,3,2,1,0 B6.5,8.6 C4.5,1.5');
    const ball = ballAt(hole.ball);
    let hit = -1;
    for (let tick = 0; tick < 200 && hit < 0; tick += 1)
      if (nudge(hole, ball, tick, () => undefined)) hit = tick;
    expect(hit).toBeGreaterThan(0);
    expect(ball.vy).toBeGreaterThan(0);
  });

  test('always comes to an end on turf, whatever the putt', () => {
    const rng = createRng('stuck');
    for (const { name, line } of [...lines, ...made.slice(0, 60)]) {
      const hole = holeBy(line);
      for (let at = 0; at < 12; at += 1) {
        const tried = { angle: rng.int(3600), power: 1 + rng.int(100) };
        const { fate, x, y, ticks } = outcomeOf(hole, hole.ball, rng.int(300), tried);
        if (fate === 'rest')
          expect(isTurf(hole, x, y), `${name} ${JSON.stringify(tried)}`).toBe(true);
        expect(ticks, name).toBeLessThan(900);
      }
    }
  });
});

/** Within reach of a sail that turns down on it. */
const LAY = { x: 6.5, y: 8.6 };

/** A ball at rest on a made hole, and time that passes without a putt. */
function pushed(line: string) {
  const dealt = playing(rules, 'mill-1').state;
  const state: State = { ...dealt, lines: [line], ball: ballAt(LAY) };
  const context = { rng: createRng('pushed'), cue: () => undefined };
  const tick = (until: (state: State) => boolean): void => {
    for (let ticks = 0; ticks < 900 && !until(state); ticks += 1) rules.tick?.(state, context);
    expect(until(state)).toBe(true);
  };
  return { state, tick };
}

describe('a chapter', () => {
  const settled = ({ phase }: State): boolean => phase === 'aim' || phase === 'over';

  test('counts strokes against par and against the run', () => {
    const game = playing(rules, 'mill-1');
    expect(leftOf(game.state)).toBe(allowedOf(game.state));
    expect(allowedOf(game.state)).toBe(parOf(game.state.lines) + 12);
    game.give({ angle: UP, power: 20 });
    game.until(settled);
    expect(game.state.strokes).toBe(1);
    expect(leftOf(game.state)).toBe(allowedOf(game.state) - 1);
    expect(rules.goal?.(game.state)).toMatchObject({ now: 1, target: 2 });
  });

  test('a putt while the ball rolls changes nothing', () => {
    const game = playing(rules, 'mill-1');
    game.give({ angle: UP, power: 60 });
    game.tick(5);
    const { vx, vy } = game.state.ball;
    game.give({ angle: RIGHT, power: 90 });
    expect(game.state.ball).toMatchObject({ vx, vy });
    expect(game.state.strokes).toBe(1);
  });

  test('the cup ends a hole and turns the page', () => {
    const game = playing(rules, 'mill-1');
    Object.assign(game.state.ball, { x: 4.5, y: 4 });
    game.give({ angle: UP, power: 22 });
    game.until(({ at }) => at === 1);
    expect(game.state.done[0]).toEqual([1]);
    expect(game.state.strokes).toBe(0);
    expect(game.state.aces).toBe(1);
  });

  test('par + 4 strokes end a hole', () => {
    const game = playing(rules, 'mill-1');
    for (let stroke = 0; stroke < 2 + MAX_OVER; stroke += 1) {
      game.until(settled);
      game.give({ angle: 900, power: 3 });
    }
    game.until(({ at }) => at === 1);
    expect(game.state.done[0]).toEqual([2 + MAX_OVER]);
  });

  test('a run without strokes left is lost and says how many holes were missing', () => {
    const game = playing(rules, 'castle-3');
    while (game.session.status === 'playing') {
      if (game.state.phase === 'aim') game.give({ angle: 900, power: 3 });
      game.tick(30);
    }
    expect(game.session.status).toBe('lost');
    expect(strokesOf(game.state)).toBe(allowedOf(game.state));
    expect(rules.ending?.(game.state)).toMatchObject({
      reason: 'end.spent',
      almost: 'almost.holes',
    });
  });

  test('a lost ball is put back where it lay, and the stroke counts', () => {
    const game = playing(rules, 'frogs-1');
    const { ball } = holeBy(LINES.frogs[0] ?? '');
    game.give({ angle: UP, power: 62 });
    game.until(settled);
    expect(game.state.ball).toMatchObject(ball);
    expect(game.state.strokes).toBe(1);
  });

  test('a ball that a sail pushes into the water goes back to where it lay', () => {
    const { state, tick } = pushed('2 F1,1,7,14 A1,9.4,7,3 M4.5,8,3,2,1,0 B4.5,13.5 C4.5,1.5');
    state.strokes = 1;
    tick(({ phase }) => phase === 'lost');
    tick(({ phase }) => phase === 'aim');
    expect(state.ball).toMatchObject(LAY);
    expect(state.strokes).toBe(1);
  });

  test('a ball that a sail pushes into the cup took one stroke', () => {
    const { state, tick } = pushed('2 F1,1,7,14 M4.5,8,3,2,1,0 B4.5,13.5 C6.5,9.3');
    tick(({ phase }) => phase === 'sunk');
    expect(state.done[0]).toEqual([1]);
    expect(strokesOf(state)).toBe(1);
  });

  test('stars: par is three, a little over is two, done is one', () => {
    const state = playing(rules, 'mill-1').state;
    const par = parOf(state.lines);
    state.phase = 'over';
    for (const [over, stars] of [
      [-1, 3],
      [0, 3],
      [1, 2],
      [2, 2],
      [3, 1],
    ] as const) {
      state.done = [[1, 1, par + over - 2], []];
      expect(rules.status(state)).toBe('won');
      expect(rules.stars?.(state)).toBe(stars);
    }
    state.done = [[1, 1, par + 13 - 2], []];
    expect(rules.status(state)).toBe('lost');
  });

  test('two players take turns on each hole, and fewer strokes win', () => {
    const game = playing(rules, 'two-mill');
    const hole = (strokes: number): void => {
      game.state.strokes = strokes - 1;
      Object.assign(game.state.ball, { x: 4.5, y: 4 });
      game.give({ angle: UP, power: 22 });
      const { player, at } = game.state;
      game.until((state) => state.player !== player || state.at !== at);
    };
    hole(3);
    expect(game.state).toMatchObject({ player: 1, at: 0 });
    hole(2);
    expect(game.state).toMatchObject({ player: 0, at: 1, done: [[3], [2]] });
    const over: State = { ...game.state, phase: 'over', strokes: 0 };
    expect(rules.status(over)).toBe('over');
    expect(rules.ending?.(over)).toMatchObject({ reason: 'end.blue', value: 1 });
  });

  test('every level deals its holes', () => {
    for (const { params } of LEVELS) {
      const state = rules.deal(params, createRng('x'), null);
      expect(state.lines.length).toBe(params.count);
    }
  });

  test('putt, cup and par are reported', () => {
    const game = playing(rules, 'mill-1');
    Object.assign(game.state.ball, { x: 4.5, y: 4 });
    game.state.strokes = 1;
    const heard = [...names(game.give({ angle: UP, power: 22 }))];
    for (let tick = 0; tick < 60; tick += 1) heard.push(...names(game.tick()));
    expect(heard).toEqual(expect.arrayContaining(['putt', 'cup', 'par']));
  });

  test('a hole above par is not reported as the end of the game, which the kit names `over`', () => {
    const game = playing(rules, 'mill-1');
    Object.assign(game.state.ball, { x: 4.5, y: 4 });
    game.state.strokes = 2;
    const heard = [...names(game.give({ angle: UP, power: 22 }))];
    for (let tick = 0; tick < 60; tick += 1) heard.push(...names(game.tick()));
    expect(heard).toContain('above');
    expect(heard).not.toContain('over');
  });
});
