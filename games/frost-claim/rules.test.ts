import { createRng } from '@playgrove/kit/core';
import { playing, type Playing } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import { LAKES } from './levels.ts';
import { dealLake } from './rules/lake.ts';
import { cellAt, discOf, enclosed, give, iceOf, ownerAt } from './rules/land.ts';
import { think } from './rules/rivals.ts';
import { breaking, CRACKING } from './rules/thaw.ts';
import { CELL, FAST, SAFE_TICKS, SLOW, type Input, type State } from './rules/types.ts';
import { rules, shareOf } from './rules.ts';

const names = (cues: readonly { readonly name: string }[]): string[] =>
  cues.map(({ name }) => name);

const [RIGHT, DOWN, LEFT, UP] = [0, 256, 512, 768] as const;

/** In the middle of a lake, with every rival away. */
function alone(level = 'mill'): Playing<State, Input> {
  const game = playing<never, State, Input, never>(rules as never, level);
  const { state } = game;
  for (const rival of state.skaters.slice(1)) {
    rival.away = 9999;
    give(state, iceOf(state, rival.id), -1);
  }
  const half = (state.size * CELL) / 2;
  give(state, iceOf(state, 0), -1);
  Object.assign(state.skaters[0], { x: half, y: half, heading: UP, want: UP });
  give(state, discOf(state, half, half, 3.6), 0);
  return game;
}

function go(game: Playing<State, Input>, steer: number, ticks: number): string[] {
  game.give({ steer });
  return names(game.tick(ticks));
}

describe('a lake', () => {
  it.each(LAKES.map(({ id }, at) => [id, at] as const))('%s has room for everybody', (_, at) => {
    for (let seed = 0; seed < 4; seed += 1) {
      const state = dealLake(at, createRng(seed));
      for (const me of state.skaters) {
        expect(ownerAt(state, cellAt(state, me.x, me.y))).toBe(me.id);
        expect(iceOf(state, me.id)).toHaveLength(me.area);
        expect(me.area).toBeGreaterThan(25);
      }
      expect(state.total).toBeGreaterThan(state.size * state.size * 0.4);
      expect(state.thaws).toHaveLength(LAKES[at]?.thaws ?? 0);
    }
  });
});

describe('a loop', () => {
  it('claims all that it encloses, and pays for each cell', () => {
    const game = alone();
    const before = game.state.skaters[0].area;
    go(game, UP, 70);
    go(game, RIGHT, 50);
    go(game, DOWN, 60);
    const cues = go(game, LEFT, 80);
    expect(cues.some((name) => name === 'claim' || name === 'great')).toBe(true);
    expect(game.state.skaters[0].area).toBeGreaterThan(before + 20);
    expect(game.state.score).toBe(game.state.skaters[0].area - before);
  });

  it('takes an enclosed rival’s ice, and the rival with its last cell', () => {
    const state = dealLake(1, createRng('take'));
    const [you] = state.skaters;
    const half = (state.size * CELL) / 2;
    for (const me of state.skaters) give(state, iceOf(state, me.id), -1);
    give(state, discOf(state, half, half, 2), 1);
    const ring = discOf(state, half, half, 7).filter(
      (cell) => !discOf(state, half, half, 5.5).includes(cell),
    );
    give(state, ring.slice(0, 4), 0);
    const inside = enclosed(state, 0, ring);
    const { stolen } = give(state, inside, 0);
    expect(stolen).toBe(discOf(state, half, half, 2).length);
    expect(state.skaters[1]?.area).toBe(0);
    expect(iceOf(state, 0)).toHaveLength(you.area);
  });

  it('is fast on its own ice and slow on snow', () => {
    const game = alone();
    const [you] = game.state.skaters;
    const y = you.y;
    go(game, UP, 1);
    expect(y - you.y).toBeCloseTo(FAST, 1);
    game.tick(30);
    const on = you.y;
    game.tick(1);
    expect(on - you.y).toBeCloseTo(SLOW, 1);
  });
});

describe('a crossed trail', () => {
  const tangle = (game: Playing<State, Input>): string[] => {
    game.state.age = SAFE_TICKS;
    return (
      [
        [UP, 60],
        [LEFT, 50],
        [DOWN, 30],
        [RIGHT, 80],
      ] as const
    ).flatMap(([way, ticks]) => (game.session.status === 'playing' ? go(game, way, ticks) : []));
  };

  it('of its own never ends the run on the first pond', () => {
    const game = alone();
    go(game, UP, 50);
    expect(tangle(game)).toContain('tangle');
    expect(game.session.status).toBe('playing');
  });

  it('of its own only loses the loop in the first ten seconds, then ends the run', () => {
    const game = alone('duck');
    go(game, UP, 50);
    go(game, RIGHT, 30);
    go(game, UP, 30);
    go(game, LEFT, 40);
    expect(go(game, DOWN, 40)).not.toContain('cut');
    const cross = go(game, RIGHT, 60);
    expect(game.session.status).toBe('playing');
    expect(cross).not.toContain('cut');
    tangle(game);
    expect(game.state.end?.by).toBe('self');
    expect(rules.ending?.(game.state)?.reason).toBe('end.self');
  });

  /** A rival right beside a long trail of the player's. */
  function beside(mood: 'calm' | 'hunt'): Playing<State, Input> {
    const game = playing<never, State, Input, never>(rules as never, 'market');
    const { state } = game;
    state.age = SAFE_TICKS;
    const [you] = state.skaters;
    const fox = state.skaters[3];
    if (!fox) throw new Error('no fox');
    for (const rival of state.skaters.slice(1)) if (rival !== fox) rival.away = 9999;
    go(game, UP, 110);
    Object.assign(fox, {
      x: you.x + 16,
      y: you.y + 60,
      heading: LEFT,
      want: LEFT,
      mood,
      felt: 60,
      prey: mood === 'hunt' ? 0 : -1,
      rest: 999,
      plan: [],
    });
    for (let tick = 0; tick < 30 && game.session.status === 'playing'; tick += 1) {
      fox.want = LEFT;
      game.tick(1);
    }
    return game;
  }

  it('is crossed by a hunter, which the loss names', () => {
    const { state } = beside('hunt');
    expect(state.end).toMatchObject({ by: 'rival', who: 'fox' });
    expect(rules.ending?.(state)?.reason).toBe('end.rival-fox');
  });

  it('is never crossed by any other mood', () => {
    expect(beside('calm').state.end).toBeNull();
  });

  it('puts a rival out, whose ice is the player’s until it comes back with new', () => {
    const game = playing<never, State, Input, never>(rules as never, 'duck');
    const { state } = game;
    const [you, penguin] = state.skaters;
    if (!penguin) throw new Error('no penguin');
    go(game, UP, 1);
    const { x, y } = you;
    const both = you.area + penguin.area;
    Object.assign(penguin, { x: x + 40, y: y - 12, heading: RIGHT, want: RIGHT });
    penguin.path = Array.from({ length: 10 }, (_, at) => [x - 40 + at * 8, y - 12]).flat();
    penguin.trail = [cellAt(state, x, y - 12)];
    const cues = game.tick(12);
    expect(names(cues)).toContain('fell');
    expect(iceOf(state, 1)).toEqual([]);
    expect(you.area).toBe(both);
    expect(state.cuts).toBe(1);
    game.until(() => penguin.away === 0);
    expect(penguin.area).toBeGreaterThan(20);
  });
});

describe('a hunter', () => {
  const hunts = (cells: number): boolean => {
    const game = alone('market');
    const { state } = game;
    const [you, , hare] = state.skaters;
    if (!hare) throw new Error('no hare');
    go(game, UP, 1);
    state.age = SAFE_TICKS;
    hare.away = 0;
    Object.assign(hare, { x: you.x + 20 * CELL, y: you.y, heading: UP, rest: 0 });
    for (let tick = 0; tick < 90 && hare.mood !== 'hunt'; tick += 1) {
      you.trail = Array.from({ length: cells }, (_, at) => at);
      you.path = Array.from({ length: 12 }, () => [you.x, you.y - 60]).flat();
      think(state, { rng: createRng(tick), cue: () => undefined });
      state.age += 1;
    }
    return hare.mood === 'hunt';
  };

  it('sees a long trail from farther than a short one', () => {
    expect(hunts(30)).toBe(false);
    expect(hunts(100)).toBe(true);
  });
});

describe('a warm spring', () => {
  it('melts old ice, but neither what is new, nor underfoot, nor the last', () => {
    const state = dealLake(
      LAKES.findIndex(({ id }) => id === 'kettle'),
      createRng('spring'),
    );
    const [thaw] = state.thaws;
    if (!thaw) throw new Error('no spring');
    const over = discOf(state, thaw.x, thaw.y, 4);
    give(state, over, 0);
    thaw.left = CRACKING - 1;
    const [first = 0] = over;
    thaw.fresh = [first];
    const cells = breaking(state, thaw);
    expect(cells.length).toBeGreaterThan(10);
    expect(cells).not.toContain(first);
    give(
      state,
      iceOf(state, 0).filter((cell) => !over.includes(cell)),
      -1,
    );
    thaw.fresh = [];
    expect(breaking(state, thaw).filter((cell) => ownerAt(state, cell) === 0)).toEqual([]);
  });
});

describe('an end', () => {
  it('comes with the time, and says how far it was', () => {
    const game = alone();
    go(game, UP, 1);
    game.state.left = 2;
    game.tick(3);
    expect(game.session.status).toBe('lost');
    expect(rules.goal?.(game.state)).toMatchObject({ name: 'goal.share', target: 55 });
  });

  it('is a win as soon as the share is held, with stars for the time left', () => {
    const game = alone();
    const { state } = game;
    go(game, UP, 1);
    const half = (state.size * CELL) / 2;
    give(state, discOf(state, half, half, 20), 0);
    game.tick(1);
    expect(shareOf(state)).toBeGreaterThanOrEqual(55);
    expect(game.session.status).toBe('won');
    expect(rules.stars?.(state)).toBe(3);
  });
});
