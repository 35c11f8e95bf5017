import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { describe, expect, it, test } from 'vitest';
import { empty, type Game } from './fixtures.ts';
import { FIRST_DAILY, NIGHT_COUNT, NIGHTS } from './levels.ts';
import { BOON_NAMES, BOONS, noBoons, offerOf, WEAPONS } from './rules/boons.ts';
import { DARTER, factsOf, FOES, HUNTER, KINDS, LUMP, MITE, POD, SPITTER } from './rules/foes.ts';
import { addGem, reachOf } from './rules/gems.ts';
import { hasteOf, LAMP_CHARGE, radiusOf, speedOf } from './rules/light.ts';
import { FRESH } from './rules/state.ts';
import { addFoe, MAX_FOES } from './rules/swarm.ts';
import { rules } from './rules.ts';

const names = (cues: readonly { readonly name: string }[]): string[] =>
  cues.map(({ name }) => name);

/** Without sparks, so that only what is tested hurts. */
function harmless(night = 2): Game {
  const game = empty(night);
  game.state.boons.spark = 0;
  return game;
}

describe('the light', () => {
  it('reaches as far as it is strong', () => {
    const { state } = harmless();
    const full = radiusOf(state);
    state.light = 30;
    expect(radiusOf(state)).toBeLessThan(full * 0.65);
  });

  it('shines brighter and faster at rest, and not while flying', () => {
    const game = harmless();
    const { state } = game;
    const before = radiusOf(state);
    expect(names(game.tick(30))).toContain('shine');
    expect(radiusOf(state)).toBeGreaterThan(before * 1.3);
    expect(hasteOf(state)).toBeGreaterThan(1.7);
    game.give({ act: 'fly', to: 0 });
    game.tick(20);
    expect(state.shine).toBe(0);
    expect(radiusOf(state)).toBeCloseTo(before);
  });

  it('is dimmed by a bite, which shoves and spares', () => {
    const game = harmless();
    const { state } = game;
    addFoe(state, MITE, 12, 0);
    expect(names(game.tick())).toContain('bite');
    expect(state.light).toBeCloseTo(100 - factsOf(MITE).bite * (1 + 0.02 * 2 * 0.35));
    const after = state.light;
    game.tick(5);
    expect(state.foes.x[0]).toBeGreaterThan(18);
    game.tick(20);
    expect(state.light).toBe(after);
  });

  it('goes out, and says who put it out', () => {
    const game = harmless();
    const { state } = game;
    state.light = 4;
    addFoe(state, LUMP, 10, 0);
    expect(names(game.tick())).toContain('dark');
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(state)).toMatchObject({ reason: 'reason.lump' });
    expect(rules.stars?.(state)).toBe(0);
  });

  it.each([0, 1])('does not go out in the first seconds or the first night: night %i', (night) => {
    const game = harmless(night);
    const { state } = game;
    state.tick = night === 0 ? 2000 : 100;
    for (let bite = 0; bite < 20; bite += 1) {
      addFoe(state, LUMP, state.x + 5, state.y);
      game.tick(45);
      if (night === 1) state.tick = 100;
    }
    expect(game.session.status).toBe('playing');
    expect(state.light).toBe(30);
  });
});

describe('the lure', () => {
  it('fills while shining and brings a hunter, and flying brings none', () => {
    const game = harmless();
    const { state } = game;
    game.give({ act: 'fly', to: 3 });
    game.tick(300);
    expect(state.lure).toBe(0);
    game.give({ act: 'rest' });
    const cues = game.until(({ lured }) => lured > 0, { most: 900 });
    expect(names(cues)).toContain('hunter');
    expect(state.foes.kind[0]).toBe(HUNTER);
    expect(state.lure).toBeLessThan(1);
  });

  it('fills slower with a quiet light, and faster with a longer wick', () => {
    const after = (boon: 'hush' | 'wick' | undefined): number => {
      const game = harmless();
      if (boon) game.state.boons[boon] = 2;
      game.tick(200);
      return game.state.lure;
    };
    expect(after('hush')).toBeLessThan(after(undefined) * 0.6);
    expect(after('wick')).toBeGreaterThan(after(undefined) * 1.3);
  });

  it('is not there in the first two nights', () => {
    const game = harmless(1);
    game.tick(1200);
    expect(game.state.lured).toBe(0);
  });

  it('leaves an ember that gives light back', () => {
    const game = harmless();
    const { state } = game;
    state.light = 50;
    addFoe(state, HUNTER, 60, 0);
    state.foes.hp[0] = 0;
    const cues = [...game.tick(), ...game.tick(60)];
    expect(names(cues)).toEqual(expect.arrayContaining(['felled', 'ember']));
    expect(state.light).toBeGreaterThan(60);
    expect(state.felled).toBe(1);
  });
});

describe('lamps', () => {
  it('are lit by shining beside them, give light and pull glow', () => {
    const game = harmless();
    const { state } = game;
    state.light = 60;
    state.lamps = [{ x: 40, y: 0, lit: 0, charge: 0 }];
    addGem(state, 300, 0, 1);
    const cues = game.tick(LAMP_CHARGE + 15);
    expect(names(cues)).toContain('lamp');
    // A cue may be shown after the lamp has moved: it carries its own place.
    const charge = cues.find(({ name }) => name === 'charge');
    expect(charge?.at).toEqual({ x: 40, y: 0 });
    expect(charge?.at).not.toBe(state.lamps[0]);
    expect(state.light).toBeGreaterThan(70);
    expect(state.gems.pull[0]).toBeGreaterThan(0);
  });

  it('are not lit in flight, and stand elsewhere after they have burned', () => {
    const game = harmless();
    const { state } = game;
    state.lamps = [{ x: 0, y: 60, lit: 0, charge: 0 }];
    game.give({ act: 'fly', to: 0 });
    game.tick(20);
    expect(state.lamps[0]?.charge).toBe(0);
    state.lamps = [{ x: state.x, y: state.y, lit: 1, charge: -1 }];
    game.tick(2);
    const [lamp] = state.lamps;
    expect(Math.hypot((lamp?.x ?? 0) - state.x, (lamp?.y ?? 0) - state.y)).toBeGreaterThan(400);
    expect(lamp).toMatchObject({ lit: 0, charge: 0 });
  });

  it('hurt what comes near while they burn', () => {
    const game = harmless();
    const { state } = game;
    state.lamps = [{ x: 400, y: 0, lit: 300, charge: -1 }];
    addFoe(state, LUMP, 420, 0);
    const before = state.foes.hp[0] ?? 0;
    game.tick(40);
    expect(state.foes.hp[0]).toBeLessThan(before);
  });
});

describe('lights', () => {
  const struck = (boon: (typeof WEAPONS)[number], x: number, y: number, ticks: number): number => {
    const game = harmless();
    const { state } = game;
    state.boons[boon] = 3;
    addFoe(state, LUMP, x, y);
    const before = state.foes.hp[0] ?? 0;
    game.tick(ticks);
    return before - (state.foes.count > 0 ? (state.foes.hp[0] ?? 0) : 0);
  };

  it.each([
    ['spark', 120, 0, 60],
    ['flies', 80, 0, 140],
    ['pulse', 120, 40, 70],
    ['beam', 130, 20, 220],
  ] as const)('%s hurts what is in the light', (boon, x, y, ticks) => {
    expect(struck(boon, x, y, ticks)).toBeGreaterThan(2);
  });

  it('sparks do not reach into the dark', () => {
    expect(struck('spark', 420, 0, 60)).toBe(0);
  });

  it('petals burn where the moth has flown', () => {
    const game = harmless();
    const { state } = game;
    state.boons.trail = 2;
    game.give({ act: 'fly', to: 0 });
    game.tick(40);
    expect(state.petals.length).toBeGreaterThan(1);
    const { x, y } = state.petals[0] ?? { x: 0, y: 0 };
    addFoe(state, LUMP, x, y);
    const before = state.foes.hp[0] ?? 0;
    game.tick(10);
    expect(state.foes.hp[0]).toBeLessThan(before);
  });
});

describe('shadows', () => {
  it('darters shiver before they dart, straight', () => {
    const game = harmless();
    const { state } = game;
    addFoe(state, DARTER, 190, 0);
    state.foes.t[0] = 0;
    expect(names(game.tick(4))).toContain('shiver');
    game.tick(6);
    const still = state.foes.x[0] ?? 0;
    game.tick(20);
    expect(state.foes.x[0]).toBe(still);
    game.tick(24);
    expect(state.foes.x[0]).toBeLessThan(still - 50);
  });

  it('pods burst into mites', () => {
    const game = harmless();
    const { state } = game;
    addFoe(state, POD, 200, 0);
    state.foes.hp[0] = 0;
    expect(names(game.tick())).toContain('burst');
    expect(state.foes.kind).toEqual([MITE, MITE, MITE]);
  });

  it('ink jugs keep their distance, and their ink dims', () => {
    const game = harmless();
    const { state } = game;
    addFoe(state, SPITTER, 150, 0);
    game.until(({ drops }) => drops.length > 0, { most: 400 });
    expect(state.foes.x[0]).toBeGreaterThan(100);
    game.until(({ light }) => light < 100, { most: 300 });
    expect(state.by).toBe(KINDS.length);
  });

  it('are all slower than the moth, and never too many', () => {
    const { state } = harmless();
    for (const { speed } of FOES) expect(speed).toBeLessThan(speedOf(state));
    for (let at = 0; at < 400; at += 1) addFoe(state, MITE, at * 40, 300);
    expect(state.foes.count).toBe(MAX_FOES);
  });
});

describe('glow', () => {
  it('comes to the moth from nearby, and brings a choice', () => {
    const game = harmless();
    const { state } = game;
    addGem(state, reachOf(state) - 10, 0, 6);
    expect(names(game.tick(60))).toContain('choice');
    expect(state.phase).toBe('choose');
    expect(state.offer).toHaveLength(3);
    expect(game.refusal({ act: 'fly', to: 1 })).toBe('refused.choosing');
    const [boon] = state.offer;
    game.give({ act: 'choose', at: 0 });
    expect(state.phase).toBe('fly');
    expect(boon && state.boons[boon]).toBe(1);
  });

  it('is offered as three different boons that can grow, one of them a light', () => {
    const boons = noBoons();
    boons.beam = BOONS.beam;
    for (let seed = 0; seed < 200; seed += 1) {
      const offer = offerOf(boons, seed % 5, createRng(seed));
      expect(new Set(offer).size).toBe(3);
      expect(offer).not.toContain('beam');
      expect(offer.some((name) => WEAPONS.includes(name))).toBe(true);
    }
  });

  it('is no longer offered when everything is chosen', () => {
    const all = Object.fromEntries(BOON_NAMES.map((name) => [name, BOONS[name]]));
    const game = harmless();
    const { state } = game;
    Object.assign(state.boons, all, { spark: 5 });
    state.picks = 1;
    game.tick();
    expect(state.phase).toBe('fly');
    expect(state.picks).toBe(0);
  });
});

describe('dawn', () => {
  it('ends the night with up to three stars', () => {
    const game = harmless();
    const { state } = game;
    state.felled = 1;
    state.tick = 84 * 60 - 2;
    expect(names(game.tick(3))).toContain('dawn');
    game.tick(200);
    expect(game.session.status).toBe('won');
    expect(rules.stars?.(state)).toBe(3);
    state.felled = 0;
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.hunters', value: 1 });
    state.light = 40;
    expect(rules.stars?.(state)).toBe(1);
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.half' });
  });

  it('lets a moth join', () => {
    const game = harmless(2);
    game.state.tick = 84 * 60 - 1;
    game.tick(200);
    const career = rules.career?.of(game.state);
    expect(career).toEqual({ moth: 0, dawns: 3, moths: 2 });
    const next = playing(rules, 'clover-4', { career: career ?? FRESH });
    next.give({ act: 'moth', which: 1 });
    expect(next.state.boons).toMatchObject({ spark: 0, flies: 2 });
    expect(next.refusal({ act: 'moth', which: 2 })).toBe('refused.locked');
  });

  it('keeps the moths that have joined, though later rules need more nights', () => {
    expect(rules.career?.parse({ moth: 2, dawns: 3 })).toMatchObject({
      value: { moth: 2, dawns: 3, moths: 3 },
    });
    expect(rules.career?.parse({ moth: 0, dawns: 3, moths: 4 })).toMatchObject({
      value: { moths: 4 },
    });
    const { state } = harmless();
    expect(rules.career?.of({ ...state, career: { moth: 0, dawns: 7 } })).toEqual({
      moth: 0,
      dawns: 7,
      moths: 3,
    });
    // A moth that is gone; fewer nights than before.
    expect(rules.career?.parse({ moth: 9, dawns: 99 })).toMatchObject({
      value: { moth: 0, dawns: NIGHT_COUNT },
    });
    expect(rules.career?.parse([]).ok).toBe(false);
  });
});

test('thirty-two nights in four places, each a little harder, a long one and five daily ones', () => {
  expect(NIGHTS).toHaveLength(NIGHT_COUNT + 6);
  expect(NIGHTS.slice(FIRST_DAILY).every(({ id }) => id.startsWith('daily-'))).toBe(true);
  expect(new Set(NIGHTS.map(({ id }) => id)).size).toBe(NIGHTS.length);
  for (const [at, { needs, seconds, kinds }] of NIGHTS.slice(0, NIGHT_COUNT).entries()) {
    // Two stars in each night before it are enough.
    expect(needs).toBeLessThanOrEqual(at * 2);
    expect(seconds).toBeLessThanOrEqual(200);
    expect(kinds.some((share) => share > 0)).toBe(true);
  }
});
