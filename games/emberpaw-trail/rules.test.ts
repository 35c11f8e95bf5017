import { FixedClock, Session } from '@playgrove/kit/session';
import { readMap } from '@playgrove/kit/logic/tilemap';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { LEVELS, parOf } from './levels.ts';
import { jumpsOf, mind } from './mind.ts';
import { asks, COATS, coatsOf, embersOf, withEmbers } from './rules/coats.ts';
import { BACK, courseOf, mothX, periodOf, type Moth } from './rules/course.ts';
import { atStart, DID, press, release, stepWalk, type Walk } from './rules/fox.ts';
import { DOWN, HOME, rules, type State } from './rules.ts';
import { createRng } from '@playgrove/kit/core';

const EMPTY = '........................';
const FLOOR = '########################';

/** A course whose lowest rows are these, above them air, the den far up. */
function low(rows: readonly string[], moths: readonly Moth[] = []) {
  const air = Array.from({ length: 11 - rows.length - 1 }, () => EMPTY);
  return courseOf(readMap(['.......................D', ...air, ...rows]), moths);
}

/** Walks until something of `until` happens. */
function walkUntil(course: ReturnType<typeof low>, walk: Walk, until: number, most = 600): number {
  for (let tick = 0; tick < most; tick += 1) {
    const did = stepWalk(course, walk);
    if ((did & until) !== 0) return did;
  }
  throw new Error(`nothing of ${until} happened in ${most} ticks: at ${walk.x}, ${walk.y}`);
}

/** The greatest height of a jump, in board units over the ground. */
function heightOf(hold: number): number {
  const course = low(['S.......................', FLOOR]);
  const walk = atStart(course);
  const ground = walk.y;
  press(walk);
  let top = walk.y;
  for (let tick = 0; tick < 60; tick += 1) {
    if (tick === hold) release(walk);
    stepWalk(course, walk);
    top = Math.min(top, walk.y);
  }
  return ground - top;
}

function session(level = 0, career = rules.career?.fresh): Session {
  const place = LEVELS[level];
  return new Session(rules as never, {
    level: place?.id ?? '',
    params: { level },
    seed: 'test',
    ...(career && { career }),
  });
}

function stateOf(one: Session): State {
  return one.state as unknown as State;
}

/** Plays the stored way of a level to its end. */
function homeward(one: Session): void {
  const rng = createRng('homeward');
  for (let tick = 0; tick < 4000 && one.status === 'playing'; tick += 1) {
    const input = bot(stateOf(one), rng, 1);
    if (input) one.apply(input as never);
    if (one.status === 'playing') one.advance();
  }
}

describe('the walk', () => {
  test('goes on by itself and turns at what is in the way', () => {
    const course = low(['S....#..................', FLOOR]);
    const walk = atStart(course);
    walkUntil(course, walk, DID.turn);
    expect(walk).toMatchObject({ way: -1, x: 5 * 48 - 16, ground: true });
    walkUntil(course, walk, DID.turn);
    expect(walk).toMatchObject({ way: 1, x: 16 });
  });

  test('a tap hops over one tile, a longer press leaps over two, and no press is nothing', () => {
    expect(heightOf(1)).toBeGreaterThan(48 + 14);
    expect(heightOf(1)).toBeLessThan(96);
    expect(heightOf(4)).toBe(heightOf(1));
    expect(heightOf(30)).toBeGreaterThan(96 + 12);
    expect(heightOf(30)).toBeLessThan(144);
  });

  test('a press shortly before landing and shortly after an edge still jumps', () => {
    const course = low(['.S......................', '####....................', FLOOR]);
    const late = atStart(course);
    while (late.ground) stepWalk(course, late);
    for (let tick = 0; tick < 3; tick += 1) stepWalk(course, late);
    press(late);
    expect(stepWalk(course, late) & DID.jump).toBe(DID.jump);

    const early = atStart(course);
    walkUntil(course, early, DID.land);
    const again = atStart(course);
    while (again.tick < early.tick - 5) stepWalk(course, again);
    press(again);
    walkUntil(course, again, DID.jump, 12);
  });

  test('in the air at a wall it clings, and a press kicks off it the other way', () => {
    const course = low([
      '.....#..................',
      '.....#..................',
      'S....#..................',
      FLOOR,
    ]);
    const walk = atStart(course);
    while (walk.x < 150) stepWalk(course, walk);
    press(walk);
    walkUntil(course, walk, DID.cling);
    release(walk);
    const { y } = walk;
    press(walk);
    walkUntil(course, walk, DID.kick, 2);
    expect(walk.way).toBe(-1);
    for (let tick = 0; tick < 12; tick += 1) stepWalk(course, walk);
    expect(walk.y).toBeLessThan(y - 48);
  });

  test('thorns and pits end it', () => {
    const thorny = low(['S....^..................', FLOOR]);
    expect(walkUntil(thorny, atStart(thorny), DID.thorns | DID.fell)).toBe(DID.thorns);
    const pitted = low(['S.......................', '#####...################']);
    expect(walkUntil(pitted, atStart(pitted), DID.thorns | DID.fell) & DID.fell).toBe(DID.fell);
  });
});

describe('lanterns', () => {
  test('a spark lays a bridge for good', () => {
    const course = low(['S..a....................', '#####fff################']);
    const walk = atStart(course);
    walkUntil(course, walk, DID.spark);
    walkUntil(course, walk, DID.turn);
    expect(walk.x).toBe(24 * 48 - 16);
    walkUntil(course, walk, DID.turn);
    expect(walk).toMatchObject({ x: 16, lit: 1 });
  });

  test('a spark shuts one hedge and opens another', () => {
    const shut = low(['S..a....i...............', FLOOR]);
    const walk = atStart(shut);
    walkUntil(shut, walk, DID.turn);
    expect(walk.x).toBe(8 * 48 - 16);

    const open = low(['S..a....l...............', FLOOR]);
    const other = atStart(open);
    walkUntil(open, other, DID.turn);
    expect(other.x).toBe(24 * 48 - 16);
  });

  test('a mushroom throws the fox that lands on it, once it has sprouted', () => {
    for (const [spark, thrown] of [
      ['a', true],
      ['.', false],
    ] as const) {
      const course = low([`S${spark}.....p................`, FLOOR]);
      const walk = atStart(course);
      while (walk.x < 240) stepWalk(course, walk);
      press(walk);
      const did = walkUntil(course, walk, DID.bounce | DID.land);
      expect((did & DID.bounce) !== 0).toBe(thrown);
    }
  });

  test('a draught lifts once it blows', () => {
    const blows = low([
      '......vv................',
      '......vv................',
      'S.a...vv................',
      FLOOR,
    ]);
    const walk = atStart(blows);
    walkUntil(blows, walk, DID.lift);
    for (let tick = 0; tick < 20; tick += 1) stepWalk(blows, walk);
    expect(walk.y).toBeLessThan(10 * 48 - 80);
  });

  test('on a moth the fox sits, is carried along, and jumps off', () => {
    const moth: Moth = { group: -1, column: 3, row: 9, across: 2, up: 0 };
    const course = low(['S.......................', '###.....################'], [moth]);
    const walk = atStart(course);
    while (walk.x < 110) stepWalk(course, walk);
    press(walk);
    walkUntil(course, walk, DID.land);
    expect(walk.ride).toBe(0);
    const offset = walk.x - mothX(moth, walk.tick);
    const half = Math.floor(periodOf(moth) / 4);
    for (let tick = 0; tick < half; tick += 1) stepWalk(course, walk);
    expect(walk.x - mothX(moth, walk.tick)).toBe(offset);
    expect(offset).toBeGreaterThan(-16);
    expect(offset).toBeLessThan(BACK + 16);
    press(walk);
    expect(stepWalk(course, walk) & DID.jump).toBe(DID.jump);
    expect(walk.ride).toBe(-1);
  });
});

describe('a game', () => {
  test('waits for the first press, which sends the fox off without a jump', () => {
    const one = session();
    for (let tick = 0; tick < 90; tick += 1) one.advance();
    expect(stateOf(one)).toMatchObject({ phase: 'ready', walk: { tick: 0 } });
    one.apply({ act: 'press' });
    for (let tick = 0; tick < 10; tick += 1) one.advance();
    expect(stateOf(one)).toMatchObject({ phase: 'run', walk: { tick: 10, ground: true } });
  });

  test('after a fall everything is as it was, and the place is remembered', () => {
    const at = LEVELS.findIndex(({ id }) => id === 'wood-3');
    const one = session(at);
    one.apply({ act: 'press' });
    for (let tick = 0; tick < 400 && stateOf(one).phase === 'run'; tick += 1) one.advance();
    expect(stateOf(one)).toMatchObject({ phase: 'down', tries: 1, falls: [{ by: 'pit' }] });
    for (let tick = 0; tick < DOWN; tick += 1) one.advance();
    expect(stateOf(one)).toMatchObject({
      phase: 'ready',
      walk: { lit: 0, embers: 0, tick: 0 },
    });
    expect(rules.status(stateOf(one))).toBe('playing');
  });

  test('a press while the fox lies begins the next try at once', () => {
    const at = LEVELS.findIndex(({ id }) => id === 'wood-3');
    const one = session(at);
    one.apply({ act: 'press' });
    for (let tick = 0; tick < 400 && stateOf(one).phase === 'run'; tick += 1) one.advance();
    one.apply({ act: 'press' });
    expect(stateOf(one).phase).toBe('down');
    for (let tick = 0; tick < 10; tick += 1) one.advance();
    one.apply({ act: 'press' });
    expect(stateOf(one)).toMatchObject({ phase: 'run', tries: 1 });
  });

  test('home with every ember in time is three stars, and the embers go into the career', () => {
    const one = session();
    homeward(one);
    expect(one.status).toBe('won');
    const state = stateOf(one);
    expect(rules.stars?.(state)).toBe(3);
    expect(rules.ending?.(state)).toEqual({ reason: 'reason.par' });
    const career = rules.career?.of(state);
    expect(career && embersOf(career)).toBe(3);
  });

  test('stars and the ending tell what is missing', () => {
    const state = stateOf(session());
    const [place] = LEVELS;
    if (!place) throw new Error('no levels');
    state.phase = 'won';
    state.walk.embers = 0b101;
    state.walk.tick = 200;
    expect(rules.stars?.(state)).toBe(1);
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.embers', value: 1 });
    state.walk.embers = 7;
    state.walk.tick = parOf(place) + 30;
    expect(rules.stars?.(state)).toBe(2);
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.par', value: 0.5 });
    state.walk.tick = parOf(place) + 600;
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.slow', value: 10 });
  });

  test('the way into the den is shown, and a press shortens it', () => {
    const one = session();
    const rng = createRng('den');
    for (let tick = 0; tick < 2000 && stateOf(one).phase !== 'home'; tick += 1) {
      const input = bot(stateOf(one), rng, 1);
      if (input) one.apply(input as never);
      one.advance();
    }
    expect(HOME).toBeGreaterThan(30);
    expect(one.status).toBe('playing');
    one.apply({ act: 'press' });
    expect(one.status).toBe('won');
  });

  test('hints name the jumps of the stored way', () => {
    const hint = mind.hint?.(stateOf(session()));
    const [first] = LEVELS;
    expect(hint?.at).toEqual(first && jumpsOf(first));
    expect(hint?.at?.length).toBe(LEVELS[0]?.taps.length);
  });

  test.each([90, 120, 144])('a screen of %i Hz plays the same ticks as one of 60', (hz) => {
    const hashes = [60, hz].map((rate) => {
      const one = session();
      one.apply({ act: 'press' });
      const clock = new FixedClock(60);
      for (let frame = 0; frame < rate * 3; frame += 1) {
        for (let due = clock.pass(1000 / rate); due > 0; due -= 1) one.advance();
      }
      return [one.time, one.hash()];
    });
    expect(hashes[1]).toEqual(hashes[0]);
  });
});

describe("the day's trail", () => {
  const daily = (seed: string): Session =>
    new Session(rules as never, { level: 'daily', params: { daily: true }, seed });

  test('is dealt from the seed alone, is none of the levels, and stays out of the career', () => {
    const one = daily('2026-11-21');
    const maps = [one, daily('2026-11-21'), daily('2026-11-22')].map((each) =>
      rules.text(stateOf(each)),
    );
    expect(maps[1]).toBe(maps[0]);
    expect(maps[2]).not.toBe(maps[0]);
    expect(LEVELS.map(({ id }) => id)).not.toContain('daily');
    homeward(one);
    expect(one.status).toBe('won');
    expect(rules.career?.of(stateOf(one))).toEqual({ embers: {}, coat: 0 });
    expect(rules.stars?.(stateOf(one))).toBe(3);
  });

  test('counts five seconds for each ember left behind, and says so', () => {
    const state = stateOf(daily('left behind'));
    expect(rules.score?.(state)).toBe(0);
    state.phase = 'won';
    state.walk.tick = 600;
    state.walk.embers = 7;
    expect(rules.score?.(state)).toBe(10);
    state.walk.embers = 4;
    expect(rules.score?.(state)).toBe(20);
    expect(rules.ending?.(state)).toEqual({
      reason: 'reason.trail',
      almost: 'almost.late',
      value: 10,
    });
  });

  test.each([{ daily: false }, { daily: 1 }, { level: -1 }, {}])('params %j are refused', (raw) => {
    expect(rules.parseParams(raw as never).ok).toBe(false);
  });
});

describe('coats', () => {
  const fresh = { embers: {}, coat: 0 };
  const four = LEVELS.slice(0, 4).reduce((one, { id }) => withEmbers(one, id, 7), fresh);

  test('are won by embers, each level counted once', () => {
    expect(coatsOf(fresh)).toBe(1);
    expect(embersOf(four)).toBe(12);
    expect(coatsOf(four)).toBe(2);
    expect(embersOf(withEmbers(four, 'wood-1', 3))).toBe(12);
  });

  test('can all be won', () => {
    expect(asks(COATS.length - 1)).toBeLessThanOrEqual(LEVELS.length * 3);
  });

  test('that are not won yet are refused, and only changed before the fox sets off', () => {
    const one = session(0, four);
    expect(one.apply({ act: 'coat', coat: 2 }).ok).toBe(false);
    expect(one.apply({ act: 'coat', coat: 1 }).ok).toBe(true);
    expect(stateOf(one).career.coat).toBe(1);
    one.apply({ act: 'press' });
    expect(one.apply({ act: 'coat', coat: 0 }).ok).toBe(false);
  });
});

describe('a career', () => {
  test('keeps embers by the level, wherever it stands in the list', () => {
    const one = session(LEVELS.findIndex(({ id }) => id === 'dell-1'));
    homeward(one);
    expect(rules.career?.of(stateOf(one))).toEqual({ embers: { 'dell-1': 7 }, coat: 0 });
  });

  test.each(['', '7', '7777'])('of the older kind, "%s", starts a game', (embers) => {
    const older = { embers, coat: 0 } as never;
    expect(embersOf(stateOf(session(0, older)).career)).toBe(embers.length * 3);
  });
});
