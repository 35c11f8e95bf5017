import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { ballOf, flying, names, under } from './fixtures.ts';
import { rules, type State } from './rules.ts';
import { NET_Y } from './rules/flight.ts';
import { COLUMNS, MURALS, type Mural } from './rules/murals.ts';
import {
  BALLS,
  BOARD_Y,
  cellY,
  HALF,
  isLoose,
  KITES,
  muralOf,
  RADIUS,
  speedOf,
  TILE_H,
  WIDE_HALF,
  WIDTH,
  WIND,
} from './rules/state.ts';

/** Empties a mural but for these cells. */
function only(state: State, ...cells: readonly number[]): void {
  state.tiles = state.tiles.map((hits, cell) => (cells.includes(cell) ? hits : 0));
  state.left = state.tiles.filter((hits) => hits > 0).length + 20;
}

const find = (name: string, letter: string): number =>
  (MURALS.find((mural) => mural.name === name) as Mural).cells.indexOf(letter);

describe('the board', () => {
  test('moves one to one at once, and stays in the field', () => {
    const game = playing(rules, 'sun');
    game.give({ kind: 'move', x: 425 });
    expect(game.state.x).toBe(WIDTH / 2 + 42.5);
    game.give({ kind: 'move', x: 4000 });
    expect(game.state.x).toBe(WIDTH - 24);
  });

  test.each([-1, -0.5, 0, 0.5, 1])('hit at %f of its half, sends the ball that way', (part) => {
    const game = flying('cone', { x: 200 + part * HALF, y: BOARD_Y - RADIUS - 2, vx: 0, vy: 5 });
    game.tick();
    const { vx, vy } = ballOf(game);
    expect(vy).toBeLessThan(0);
    expect(Math.sign(Math.round(vx * 100))).toBe(Math.sign(part));
    expect(Math.hypot(vx, vy)).toBeCloseTo(speedOf(game.state), 1);
  });

  test('moved by keys is as fast in each tick', () => {
    const game = playing(rules, 'sun');
    game.give({ kind: 'steer', x: -8 });
    game.tick(5);
    expect(game.state.x).toBeCloseTo(WIDTH / 2 - 40, 5);
  });
});

describe('a gust', () => {
  const hit = { x: 200, y: BOARD_Y - RADIUS - 3, vx: 0, vy: 5 };

  test('blows the way of a swipe at the hit, and curves the ball', () => {
    const game = flying('cone', hit);
    game.state.sweep = 9;
    expect(names(game.tick())).toContain('gust');
    const before = ballOf(game).vx;
    expect(ballOf(game)).toMatchObject({ wind: WIND, push: 1 });
    game.tick(20);
    expect(ballOf(game).vx).toBeGreaterThan(before + 1);
  });

  test('also blows when the swipe comes just after the hit', () => {
    const game = flying('cone', hit);
    expect(names(game.tick())).not.toContain('gust');
    const cues: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      game.give({ kind: 'move', x: -120 });
      cues.push(...names(game.tick()));
    }
    expect(cues.filter((name) => name === 'gust')).toHaveLength(1);
    expect(ballOf(game).push).toBe(-1);
  });

  test('does not blow when the board moves slowly', () => {
    const game = flying('cone', hit);
    game.state.sweep = 3;
    expect(names(game.tick())).not.toContain('gust');
  });

  test('pushes kites along', () => {
    const game = flying('cone', hit);
    game.state.kites.push({ x: 200, y: 200, vx: 0, age: 0, kind: 0 });
    game.state.sweep = 9;
    game.tick(30);
    expect(game.state.kites[0]?.x).toBeGreaterThan(225);
  });
});

describe('a tile', () => {
  test('breaks, and counts more as the flight goes on and in the wind', () => {
    const game = flying('sun', {});
    const cell = find('sun', 'o');
    only(game.state, cell, cell + 1);
    under(game, cell);
    expect(game.state).toMatchObject({ score: 10, combo: 1, curved: 0 });
    under(game, cell + 1, { wind: 20 });
    expect(game.state).toMatchObject({ score: 10 + 2 * 20, combo: 2, curved: 1 });
  });

  test('with a double rim takes two hits, or one in the wind', () => {
    const game = flying('whale', {});
    const cell = muralOf(game.state).hits.indexOf(2);
    only(game.state, cell);
    expect(under(game, cell)).toContain('crack');
    expect(game.state.tiles[cell]).toBe(1);
    game.state.tiles[cell] = 2;
    under(game, cell, { wind: 20 });
    expect(game.state.tiles[cell]).toBe(0);
  });

  test('with a pinwheel only breaks in the wind, and says so', () => {
    const game = flying('garden', {});
    const cell = find('garden', '*');
    only(game.state, cell);
    expect(under(game, cell)).toEqual(expect.arrayContaining(['still', 'needs']));
    expect(under(game, cell)).not.toContain('needs');
    expect(under(game, cell, { wind: 5 })).toContain('pinwheel');
    expect(ballOf(game).wind).toBeGreaterThan(5);
  });

  test('with a plate breaks from above and not from below', () => {
    const game = flying('bigtop', {});
    const cell = find('bigtop', 'R');
    only(game.state, cell);
    expect(under(game, cell)).toContain('plate');
    expect(game.state.tiles[cell]).toBe(1);
    Object.assign(ballOf(game), { y: cellY(cell) - TILE_H / 2 - RADIUS - 2, vy: 5 });
    game.tick();
    expect(game.state.tiles[cell]).toBe(0);
  });

  test('of stone never breaks', () => {
    const game = flying('rainbow', {});
    const cell = find('rainbow', '#');
    only(game.state, cell);
    expect(under(game, cell)).toContain('stone');
    expect(game.state.tiles[cell]).toBe(-1);
  });

  test('among the last needs no wind, and the breeze turns a ball toward it', () => {
    const game = flying('garden', {});
    const cell = find('garden', '*');
    only(game.state, cell);
    game.state.left = 1;
    expect(isLoose(game.state)).toBe(true);
    Object.assign(ballOf(game), { x: 280, y: 470, vx: 1, vy: -5 });
    game.until(({ left }) => left === 0, { most: 120 });
    expect(game.state.end).toBe('won');
  });
});

describe('kites', () => {
  test('with more balls hang low at the sides of every mural', () => {
    for (const { name } of MURALS) {
      const { cargo, tiles } = playing(rules, name).state;
      const sides = tiles.flatMap((hits, cell) =>
        hits > 0 && Math.abs((cell % COLUMNS) - 5) > 2 ? [cell] : [],
      );
      const more = sides.slice(-4).filter((cell) => cargo[cell] === 1);
      expect(more.length, name).toBeGreaterThan(1);
    }
  });

  const caught = (kind: number): State => {
    const game = flying('cone', { x: 40, y: 300, vx: 0, vy: -5 });
    game.state.kites.push({ x: game.state.x, y: BOARD_Y - 20, vx: 0, age: 0, kind });
    const cues = names(game.tick(3));
    expect(cues).toContain(`catch.${KITES[kind]}`);
    return game.state;
  };

  test('bring more balls', () => expect(caught(0).balls).toHaveLength(3));
  test('make the board wide', () => {
    const { wide, ...state } = caught(1);
    expect(wide).toBeGreaterThan(600);
    expect(WIDE_HALF).toBeGreaterThan(HALF);
    expect(state.balls).toHaveLength(1);
  });
  test('slow the balls down', () => {
    const state = caught(2);
    expect(speedOf(state)).toBeLessThan(speedOf({ ...state, slow: 0 }) * 0.7);
  });
  test('let balls break through', () => expect(caught(3).power).toBeGreaterThan(200));
  test('bring one more ball', () => expect(caught(4).lives).toBe(BALLS + 1));
});

describe('a fallen ball', () => {
  const falling = { x: 30, y: BOARD_Y + 50, vx: 0, vy: 6 };

  test('costs one of three, then the level', () => {
    const game = flying('cone', falling);
    game.tick(20);
    expect(game.state).toMatchObject({ lives: 2, phase: 'ready', end: '' });
    for (const left of [1, 0]) {
      game.give({ kind: 'launch' });
      Object.assign(ballOf(game), falling);
      game.tick(20);
      expect(game.state.lives).toBe(left);
    }
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(game.state)).toMatchObject({ reason: 'ending.lost' });
  });

  test('falls through the net of the first level once it has caught three balls', () => {
    const game = flying('sun', { ...falling, y: NET_Y - 14 });
    game.state.lost = 3;
    expect(names(game.tick(20))).toEqual(['drop']);
    expect(game.state.lives).toBe(2);
  });

  test('loses the first level by itself, with nobody at the board', () => {
    for (const seed of 'abcdefghij') {
      const game = playing(rules, 'sun', { seed });
      game.finish((state) => (state.phase === 'ready' ? { kind: 'launch' } : undefined), 60 * 90);
      expect(game.session.status, seed).toBe('lost');
    }
  });

  test('bounces off the net of the first level', () => {
    const game = flying('sun', { ...falling, y: NET_Y - 14 });
    expect(names(game.tick(3))).toContain('net');
    expect(ballOf(game).vy).toBeLessThan(0);
    expect(game.state.lost).toBe(1);
    expect(game.state.lives).toBe(BALLS);
  });

  test('falls past the net while another is in play', () => {
    const game = flying('sun', { ...falling, y: NET_Y - 14 });
    game.state.balls.push({ ...ballOf(game), y: 300, vy: -5 });
    expect(names(game.tick(10))).not.toContain('net');
    expect(game.state).toMatchObject({ lost: 0, lives: BALLS });
  });

  test('does not matter while another is in play', () => {
    const game = flying('cone', falling);
    game.state.balls.push({ ...ballOf(game), y: 300, vy: -5 });
    game.tick(20);
    expect(game.state).toMatchObject({ lives: BALLS, phase: 'play' });
    expect(game.state.balls).toHaveLength(1);
  });
});

test('stars: one for the mural, one for losing no ball, one for curved shots', () => {
  const game = flying('cone', {});
  const { state } = game;
  const starsOf = (lost: number, curved: number): number | undefined =>
    rules.stars?.({ ...state, end: 'won', lost, curved });
  expect(starsOf(1, 0)).toBe(1);
  expect(starsOf(0, 0)).toBe(2);
  expect(starsOf(1, state.target)).toBe(2);
  expect(starsOf(0, state.target)).toBe(3);
});

test('stars of the first mural: one and two for its net, which may catch one ball', () => {
  const { state } = flying('sun', {});
  const stars = [0, 1, 2].map((lost) => rules.stars?.({ ...state, end: 'won', lost }));
  expect(stars).toEqual([3, 2, 1]);
});

test('the endless beach hangs the next mural, faster', () => {
  const game = flying('endless', {});
  const slow = speedOf(game.state);
  const cell = game.state.tiles.findIndex((hits) => hits === 1);
  only(game.state, cell);
  game.state.left = 1;
  under(game, cell);
  expect(game.state).toMatchObject({ wave: 1, phase: 'ready', end: '' });
  expect(game.state.left).toBeGreaterThan(20);
  expect(speedOf(game.state)).toBeGreaterThan(slow);
});

test('in four minutes of play no ball leaves the field, is slow or flies nearly level', () => {
  const game = flying('wheel', {});
  for (let n = 0; n < 60 * 240 && game.state.end === ''; n += 1) {
    const { state } = game;
    if (state.phase === 'ready') game.give({ kind: 'launch' });
    state.x = Math.max(30, Math.min(WIDTH - 30, ballOf(game).x + ((n * 7) % 60) - 30));
    game.tick();
    for (const { x, y, vx, vy } of state.balls) {
      const speed = Math.hypot(vx, vy);
      expect(x).toBeGreaterThanOrEqual(RADIUS - 4);
      expect(x).toBeLessThanOrEqual(WIDTH - RADIUS + 4);
      expect(y).toBeGreaterThanOrEqual(RADIUS - 4);
      expect(speed).toBeGreaterThan(2.5);
      // A nudge out of a rut comes after the flight.
      if (state.idle <= 240) expect(Math.abs(vy) / speed).toBeGreaterThan(0.3);
    }
  }
});

describe('murals', () => {
  test('are sixty pictures with names of their own', () => {
    expect(MURALS).toHaveLength(60);
    expect(new Set(MURALS.map(({ name }) => name)).size).toBe(60);
  });

  /** Cells that a ball can get to once the other tiles are gone: it comes from below, or over the top. */
  function open({ hits }: Mural): ReadonlySet<number> {
    const rows = hits.length / COLUMNS + 2;
    const at = (x: number, y: number): number => hits[(y - 1) * COLUMNS + x] ?? 0;
    const seen = new Set<number>();
    const next = [(rows - 1) * COLUMNS];
    for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
      const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
      if (seen.has(cell) || y < 0 || y >= rows || at(x, y) < 0) continue;
      seen.add(cell);
      next.push(cell - COLUMNS, cell + COLUMNS);
      if (x > 0) next.push(cell - 1);
      if (x < COLUMNS - 1) next.push(cell + 1);
    }
    return seen;
  }
  const sealed = (mural: Mural): readonly number[] => {
    const reached = open(mural);
    return mural.hits.flatMap((hits, cell) => {
      const here = cell + COLUMNS;
      const plated = /[A-Z]/u.test(mural.cells[cell] ?? '');
      const sides = [here - COLUMNS];
      if (cell % COLUMNS > 0) sides.push(here - 1);
      if (cell % COLUMNS < COLUMNS - 1) sides.push(here + 1);
      const ok = reached.has(here) && (!plated || sides.some((side) => reached.has(side)));
      return hits > 0 && !ok ? [cell] : [];
    });
  };

  test.each(MURALS.map((mural) => [mural.name, mural] as const))(
    '%s: no tile is sealed off',
    (_, mural) => {
      expect(sealed(mural)).toEqual([]);
      expect(mural.cells.length % COLUMNS).toBe(0);
    },
  );

  test('with a tile walled in by stone would be refused', () => {
    const cells = `${'.'.repeat(5)}#${'.'.repeat(9)}#r#${'.'.repeat(9)}#${'.'.repeat(5)}`;
    const hits = [...cells].map((cell) => (cell === '#' ? -1 : cell === '.' ? 0 : 1));
    expect(sealed({ name: 'walled', cells, hits, total: 1 })).toEqual([16]);
  });
});
