import { describe, expect, expectTypeOf, it } from 'vitest';
import { playerOf, playing, stepOn } from './harness.ts';
import {
  path,
  pathBot,
  rocks,
  rocksBot,
  type PathInput,
  type PathState,
  type RockState,
} from './samples.ts';

describe('a turn game', () => {
  it('is played on a level or on custom params, with the types of its rules', () => {
    const game = playing(path, 'long');
    expectTypeOf(game.state).toEqualTypeOf<PathState>();
    expectTypeOf(game.refusal).parameter(0).toEqualTypeOf<PathInput>();
    expect(game.state.target).toBe(40);
    expect(playing(path, { params: { target: 3, patience: 9 } }).state.target).toBe(3);
    expect(() => playing(path, 'none')).toThrow('sample-path has no level "none"');
  });

  it('applies inputs, returns why one is refused, and throws if none is allowed', () => {
    const game = playing(path, { params: { target: 4, patience: 9 } });
    expect(game.give({ by: 1 }, { by: 2 }).map(({ value }) => value)).toEqual([1, 2]);
    expect(game.refusal({ by: 2 })).toBe('path.too-far');
    expect(() => game.give({ by: 3 })).toThrow('{"by":3} was refused: path.too-far');
    expect(game.refusal({ by: 1 })).toBeUndefined();
    expect(game.session.status).toBe('won');
  });

  it('plays until a condition holds, and throws if it cannot', () => {
    const bot = playerOf(pathBot, 1);
    const game = playing(path, 'short');
    expect(game.until(({ at }) => at > 5, { bot })).toHaveLength(2);
    expect(() => game.until(() => false, { bot })).toThrow('the game was won');
    expect(() => playing(path, 'short').until(({ at }) => at > 5)).toThrow('no move was made');
    expect(() => playing(path, 'long').until(({ at }) => at > 5, { bot, most: 1 })).toThrow(
      'in 1 steps',
    );
  });

  it('deals by seed', () => {
    const winds = Array.from({ length: 9 }, (_, at) => playing(path, 'long', { seed: `${at}` }));
    expect(new Set(winds.map(({ state }) => state.wind)).size).toBeGreaterThan(1);
  });
});

describe('a tick game', () => {
  it('passes ticks up to its end', () => {
    const game = playing(rocks, 'endless');
    game.tick(3);
    expect(game.session.time).toBe(3);
    game.state.x = game.state.rock.x;
    const cues = game.tick(1000);
    expect(cues.at(-1)?.name).toBe('hit');
    expect(game.session.status).toBe('lost');
    expect(game.tick()).toEqual([]);
  });

  it('waits without a bot, and is finished by one', () => {
    const game = playing(rocks, 'endless');
    game.until(({ rock }) => rock.y === 0);
    expect(game.state.rock.y).toBe(0);
    const played = playing(rocks, 'endless', { seed: 'bot' });
    played.finish(playerOf(rocksBot, 1), 400);
    expect(played.session.time).toBe(400);
    expect(played.state.score).toBeGreaterThan(10);
  });
});

it('tries one input on a position built by a test', () => {
  const state: RockState = { x: 4, go: 0, rock: { x: 0, y: 0 }, score: 0, hit: false };
  expect(stepOn(rocks, state, { go: 1 })).toEqual({
    why: undefined,
    cues: [{ name: 'turn' }],
    names: ['turn'],
  });
  expect(state.go).toBe(1);
  expect(stepOn(rocks, state, { go: 1 }).why).toBe('rocks.already');
});
