import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import {
  angleAt,
  clearance,
  ENCORE,
  FLIGHT,
  HEARTS,
  placed,
  rules,
  wrapped,
  type State,
} from './rules.ts';
import { APART, BERRY, cakeOf, SONGS } from './rules/cakes.ts';
import { noteAt, turnedAt } from './rules/tunes.ts';

/** A game that is played on until a toss would have at least, or at most, this much room. */
function until(level: string, fits: (room: number) => boolean) {
  const game = playing(rules, level, { seed: 'until' });
  game.give('toss');
  game.tick(FLIGHT);
  for (let tick = 0; tick < 1200 && !fits(clearance(game.state, FLIGHT).room); tick += 1)
    game.tick(1);
  return game;
}

describe('a candle', () => {
  test('lands where the front is after its flight', () => {
    const game = playing(rules, 'buns-1');
    game.give('toss');
    game.tick(FLIGHT - 1);
    expect(placed(game.state)).toBe(0);
    game.tick(1);
    const { tiers, pulse } = game.state;
    expect(tiers[0]?.candles[0]?.at).toBeCloseTo(wrapped(-angleAt(game.state, pulse)), 9);
  });

  test('cannot be tossed while another flies', () => {
    const game = playing(rules, 'buns-1');
    game.give('toss');
    game.tick(4);
    game.give('toss');
    game.tick(FLIGHT - 4);
    expect(game.state.flight).toBe(0);
    expect(placed(game.state)).toBe(1);
    game.tick(FLIGHT);
    expect(placed(game.state)).toBe(1);
  });

  test('that comes too near another costs a heart, and one that does not stays', () => {
    const bumped = until('buns-1', (room) => room < -2);
    bumped.give('toss');
    bumped.tick(FLIGHT);
    expect(bumped.state).toMatchObject({ hearts: HEARTS - 1 });
    expect(placed(bumped.state)).toBe(1);
    const fits = until('buns-1', (room) => room > 2);
    fits.give('toss');
    fits.tick(FLIGHT);
    expect(fits.state).toMatchObject({ hearts: HEARTS });
    expect(placed(fits.state)).toBe(2);
  });

  test('tossed on a note is lit and worth twice as much', () => {
    const game = playing(rules, 'buns-1');
    const { turning } = cakeOf(0);
    const second = turning.turns[1]?.at ?? 0;
    while (game.state.pulse < second) game.tick(1);
    game.give('toss');
    game.tick(FLIGHT);
    expect(game.state).toMatchObject({ score: 20, streak: 1 });
    while (noteAt(turning, game.state.pulse) !== 2) game.tick(1);
    game.tick(30);
    game.give('toss');
    game.tick(FLIGHT);
    expect(game.state.tiers[0]?.candles.map(({ lit }) => lit)).toEqual([true, false]);
  });
});

test('four candles in time, one after the other, bring a heart back, but never a fourth', () => {
  const after = (hearts: number, streak: number): State => {
    const { state } = playing(rules, 'buns-1');
    Object.assign(state, { hearts, streak, lit: true, flight: 1 });
    rules.tick?.(state, { cue: () => undefined, rng: createRng('heart') } as never);
    return state;
  };
  expect(after(1, ENCORE - 1)).toMatchObject({ hearts: 2, streak: ENCORE });
  expect(after(1, ENCORE - 2).hearts).toBe(1);
  expect(after(HEARTS, ENCORE - 1).hearts).toBe(HEARTS);
});

test('three bumps end the cake and say how many candles were left', () => {
  const game = playing(rules, 'buns-1');
  for (let tick = 0; tick < 2000 && game.session.status === 'playing'; tick += 1) {
    const { room } = clearance(game.state, FLIGHT);
    if (game.state.flight === 0 && (placed(game.state) === 0 || room < 0)) game.give('toss');
    game.tick(1);
  }
  expect(game.session.status).toBe('lost');
  expect(rules.ending?.(game.state)).toMatchObject({ reason: 'ending.bump', value: 5 });
});

describe('tunes', () => {
  test('turn the cake without jumps, around and around', () => {
    for (const [pack, { swing }] of SONGS.entries()) {
      const { turning } = cakeOf(pack * 10);
      let before = 0;
      for (let pulse = 0; pulse < turning.length * 2.5; pulse += 0.5) {
        const now = turnedAt(turning, pulse, swing);
        expect(Math.abs(now - before), `${pack} ${pulse}`).toBeLessThan(0.04);
        before = now;
      }
      const round = turnedAt(turning, turning.length + 1, swing) - turnedAt(turning, 1, swing);
      expect(round).toBeCloseTo(turning.total, 9);
    }
  });

  test('stand still through rests and turn back in some bars', () => {
    const waltz = cakeOf(70).turning;
    // The fourth note is followed by a beat of silence.
    expect(turnedAt(waltz, 4 * 48 + 1, 0.7)).toBe(turnedAt(waltz, 5 * 48 - 1, 0.7));
    const back = cakeOf(30).turning;
    expect(back.total).toBeLessThan(9);
    expect(back.turns.map(({ way }) => way)).toContain(-1);
  });
});

test('the front passes a gap of 12 degrees within 6 seconds, on every cake, however full', () => {
  for (const [at, { id }] of rules.levels.entries()) {
    if (id === 'endless') continue;
    const game = playing(rules, id, { seed: `gap ${at}` });
    let waits = 0;
    for (let tick = 0; tick < 60 * 180 && game.session.status === 'playing'; tick += 1) {
      const { room } = clearance(game.state, FLIGHT);
      waits = room >= 6 || game.state.flight > 0 ? 0 : waits + 1;
      expect(waits, `${id} at ${tick}`).toBeLessThan(360);
      if (bot(game.state, undefined as never, 1) === 'toss') game.give('toss');
      game.tick(1);
    }
    expect(game.session.status, id).toBe('won');
  }
});

test('a cake has room for all its candles, wherever players put them', () => {
  for (const { id } of rules.levels) {
    const { tiers } = playing(rules, id).state;
    for (const { need, berries } of tiers)
      expect((need - 1) * 2 * APART + berries.length * 2 * BERRY, id).toBeLessThan(360);
  }
});

test('a blind tapper with a steady rhythm gets three stars on the first cake only, but for luck', () => {
  const rhythms = [30, 42, 57];
  const seeds = [1, 2, 3, 4];
  const triples = rules.levels.slice(0, 30).map(({ id }) => {
    const games = rhythms.flatMap((every) =>
      seeds.map((seed) => {
        const game = playing(rules, id, { seed: `blind ${seed}` });
        game.tick(20 + 7 * seed);
        while (game.session.status === 'playing') {
          game.give('toss');
          game.tick(every);
        }
        return game.session.status === 'won' && rules.stars?.(game.state) === 3;
      }),
    );
    return games.filter(Boolean).length;
  });
  expect(triples[0]).toBeGreaterThan(6);
  expect(Math.max(...triples.slice(1)), triples.join(' ')).toBeLessThan(3);
  expect(triples.slice(1).reduce((sum, n) => sum + n, 0)).toBeLessThan(8);
});

test('the endless carousel goes on with a new cake and a heart', () => {
  const game = playing(rules, 'endless');
  const seen = new Set<string>();
  for (let tick = 0; tick < 60 * 120 && game.state.cakes < 3; tick += 1) {
    seen.add(cakeOf((game.state.cakes % 10) * 10).song.name);
    if (bot(game.state, undefined as never, 1) === 'toss') game.give('toss');
    game.tick(1);
  }
  expect(game.state).toMatchObject({ cakes: 3, hearts: HEARTS });
  expect([...seen]).toEqual(['buns', 'jacques', 'boat']);
});

test('stars are hearts kept, and a bump is what is missing', () => {
  const done = (hearts: number): State => ({ ...playing(rules, 'buns-1').state, tier: 1, hearts });
  expect([3, 2, 1].map((hearts) => rules.stars?.(done(hearts)))).toEqual([3, 2, 1]);
  expect(rules.ending?.(done(2))).toMatchObject({ almost: 'almost.star', value: 1 });
});

test('params and inputs from outside are refused', () => {
  expect(rules.parseParams({ cake: 101 })).toMatchObject({ ok: false });
  expect(rules.parseInput('throw')).toMatchObject({ ok: false });
});
