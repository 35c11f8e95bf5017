import { playing } from '@playgrove/kit/testing';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { marksOf, rules, type State } from './rules.ts';
import { belowOf, floorOf, oilAt, tileAt, wrap, type Tile } from './rules/floors.ts';
import { darkAt, floorsOf, isNight, LEVELS } from './rules/levels.ts';
import { BOUNCE, FASTEST, GRACE, SIZES, STORY, TILE, TILES, TURN } from './rules/types.ts';

/** The droplet just above a floor, its tower turned so that the first tile of a kind is below. */
function over(kind: Tile, level = 'lamps-20') {
  const game = playing(rules, level, { seed: 'over' });
  const { state } = game;
  const floors = Array.from({ length: 20 }, (_, index) => index + 2);
  state.floor = floors.find((index) => {
    const { oil, tiles } = floorOf(state, index);
    return !oil && tiles.includes(kind);
  }) as number;
  const tile = floorOf(state, state.floor).tiles.indexOf(kind);
  state.angle = wrap(-(tile * TILE + Math.floor(TILE / 2)));
  Object.assign(state, { high: 10, speed: -20, lag: 0 });
  return { game, state };
}

describe('a floor', () => {
  test('of stone throws the droplet back up and ends its fall', () => {
    const { game, state } = over('stone');
    state.chain = 2;
    game.tick();
    expect(state).toMatchObject({ high: 0, speed: BOUNCE, chain: 0, size: SIZES });
  });

  test('lets it through its gap; every further one in a fall gives more', () => {
    const { game, state } = over('gap');
    const { floor } = state;
    game.tick();
    expect(state).toMatchObject({ floor: floor + 1, chain: 1, score: 10 });
    state.broken = [floor + 1, floor + 2];
    game.tick(36);
    expect(state).toMatchObject({ floor: floor + 3, chain: 3, score: 60 });
  });

  test('that is hot boils it; at the third time it is gone', () => {
    const { game, state } = over('hot');
    game.tick();
    expect(state).toMatchObject({ size: SIZES - 1, phase: 'play' });
    game.tick(200);
    expect(state).toMatchObject({ size: 0, cause: 'hot' });
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(state)).toMatchObject({ reason: 'end.hot', almost: 'almost.sea' });
  });

  test('breaks below a charged droplet, hot or not, and gives it a size back', () => {
    for (const kind of ['hot', 'stone'] as const) {
      const { game, state } = over(kind);
      const { floor } = state;
      Object.assign(state, { chain: 3, size: 1 });
      game.tick();
      expect(state).toMatchObject({ broken: [floor], size: 2, chain: 0, smashes: 1, score: 50 });
      game.tick(40);
      expect(state.floor).toBeGreaterThan(floor);
    }
  });

  test('has edges that favor the player', () => {
    const { state } = over('gap');
    const floor = floorOf(state, state.floor);
    const edge = floor.gap * TILE;
    expect(tileAt(floor, edge - GRACE + 1, 0)).toBe('gap');
    expect(tileAt(floor, edge - GRACE - 1, 0)).not.toBe('gap');
    const { state: other } = over('hot');
    const hot = floorOf(other, other.floor);
    const first = hot.tiles.findIndex(
      (tile, at) => tile === 'hot' && hot.tiles[(at + TILES - 1) % TILES] === 'stone',
    );
    expect(tileAt(hot, first * TILE + GRACE - 1, 0)).toBe('stone');
    expect(tileAt(hot, first * TILE + GRACE + 1, 0)).toBe('hot');
  });

  test('with a wandering flame keeps it between the ends of its stones', () => {
    const tower = { seed: 60, params: { tower: 60 } };
    const index = Array.from({ length: 30 }, (_, at) => at).find((at) => floorOf(tower, at).oil);
    const floor = floorOf(tower, index as number);
    const seen = new Set<number>();
    let farthest = 0;
    for (let clock = 0; clock < 4000; clock += 1) {
      const from = wrap(oilAt(floor, floor.oil as never, clock) - (floor.gap + floor.wide) * TILE);
      farthest = Math.max(farthest, from);
      seen.add(Math.floor(from / TILE));
    }
    expect(farthest).toBeLessThanOrEqual((TILES - floor.wide - 1) * TILE);
    expect(seen.size).toBeGreaterThanOrEqual(TILES - floor.wide - 1);
  });
});

describe('turning', () => {
  test('goes as far as the finger does and no faster than it may', () => {
    const game = playing(rules, 'harbor-1', { seed: 'turn' });
    const before = game.state.angle;
    game.give({ by: 200 });
    game.tick();
    expect(game.state.angle).toBe(wrap(before + FASTEST));
    game.tick(5);
    expect(game.state).toMatchObject({ angle: wrap(before + 200), lag: 0 });
    expect(belowOf(game.state)).toBe(wrap(-before - 200));
  });

  test('is refused once it is over', () => {
    const { game, state } = over('gap');
    state.phase = 'over';
    expect(game.session.apply({ by: 10 })).toMatchObject({ ok: false });
  });
});

describe('levels', () => {
  test('are a hundred towers, an endless one and one for the day, each the same every time', () => {
    expect(LEVELS.filter(({ daily }) => !daily)).toHaveLength(101);
    const at = (seed: string): string => rules.text(playing(rules, 'oil-7', { seed }).state);
    expect(at('a')).toBe(at('b'));
    const endless = (seed: string): number => playing(rules, 'endless', { seed }).state.seed;
    expect(endless('a')).not.toBe(endless('b'));
  });

  test('begin with floors that are never hot, the first gap in sight', () => {
    for (const { params } of LEVELS) {
      const state = rules.deal(params, createRng('cool'), null as never);
      for (const index of [0, 1]) expect(floorOf(state, index).tiles).not.toContain('hot');
      // Seen from the front: between the droplet and a quarter of a turn away.
      const { gap, wide } = floorOf(state, 0);
      const away = gap * TILE - belowOf(state);
      expect(away).toBeGreaterThan(TILE);
      expect(away + wide * TILE).toBeLessThan(TURN / 2);
      expect(away).toBeLessThan(TURN / 8 + TILE);
    }
  });

  test('get darker, and endless has days and nights', () => {
    expect(darkAt({ tower: 1 }, 0)).toBeLessThan(darkAt({ tower: 41 }, 0));
    expect(isNight({ tower: 41 }, 5)).toBe(false);
    expect(isNight({ tower: 61 }, 5)).toBe(true);
    const nights = [10, 40, 70, 100].map((index) => isNight({ tower: 0 }, index));
    expect(nights).toEqual([false, true, false, true]);
  });

  test('are not won by hands off, and not lost by them either', () => {
    const game = playing(rules, 'harbor-1', { seed: 'idle' });
    game.tick(60 * 60);
    expect(game.state).toMatchObject({ floor: 0, size: SIZES, phase: 'play' });
  });

  test('give one star for the sea, and more for long falls', () => {
    const won = { ...over('stone').state, phase: 'over', cause: 'sea' } as State;
    const [two, three] = marksOf(won.params);
    const stars = (score: number) => rules.stars?.({ ...won, score });
    expect([stars(0), stars(two), stars(three - 1), stars(three)]).toEqual([1, 2, 2, 3]);
    expect(rules.ending?.({ ...won, score: two - 30 })).toMatchObject({ value: 30 });
    expect(two).toBeGreaterThan(floorsOf(won.params) * 10);
  });
});

test('the endless tower goes on, keeps little, and its goals are 25 floors apart', () => {
  const game = playing(rules, 'endless', { seed: 'deep' });
  const rng = createRng('deep');
  game.finish((state: State) => bot(state, rng, 1), 60 * 40);
  const { state } = game;
  expect(state.floor).toBeGreaterThan(50);
  expect(state.broken.length).toBeLessThan(5);
  expect(rules.goal?.(state)?.target).toBe((Math.floor(state.floor / 25) + 1) * 25);
  expect(state.high).toBeLessThanOrEqual(STORY);
  expect(state.angle).toBeLessThan(TURN);
});
