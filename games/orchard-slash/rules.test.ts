import type { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import type { Json } from '@playgrove/kit/contract';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { give, open, staged, stateOf } from './fixtures.ts';
import { rules, type Input } from './rules.ts';
import { BODIES } from './rules/fruit.ts';
import { fieldFor, isField, placeAfter, type Field } from './rules/field.ts';
import { missing } from './rules/orders.ts';
import { GRACE, type Params, type Toss } from './rules/state.ts';

const PORTRAIT: Field = { w: 720, h: 1440 };
const LANDSCAPE: Field = { w: 1440, h: 720 };

/** One stroke through a toss, along a direction. */
function through(toss: Toss, swipe: number, dx = 1, dy = 0, half = 30): Input {
  const [x, y] = [Math.round(toss.x), Math.round(toss.y)];
  return {
    kind: 'slash',
    swipe,
    path: [x - dx * half, y - dy * half, x + dx * half, y + dy * half],
  };
}

function playOut(
  params: Params,
  seed: string,
  field: Field,
  skill: number,
  most = 60 * 600,
): Session {
  const session = open(params, seed, field);
  const rng = createRng(`bot/${seed}`);
  for (let tick = 0; tick < most && session.status === 'playing'; tick += 1) {
    const input = bot(stateOf(session), rng, skill);
    if (input) give(session, input);
    session.advance();
  }
  return session;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

describe('a stroke', () => {
  test('cuts a fruit it passes near and keeps the angle and offset of the cut', () => {
    const session = staged({ mode: 'endless' }, {});
    give(session, { kind: 'slash', swipe: 1, path: [300, 260, 420, 260] });
    const [cut] = stateOf(session).cuts;
    expect(cut).toMatchObject({ kind: 'orange', dx: 1, dy: 0, off: 40, chain: 1 });
    expect(stateOf(session).air).toEqual([]);
  });

  test('cuts fruit beyond its picture, but touches a nest only well inside of its picture', () => {
    const { orange, nest } = BODIES;
    expect(orange.reach).toBeGreaterThan(orange.size / 2);
    expect(nest.reach).toBeLessThan(nest.size / 2);
    const fruit = staged({ mode: 'endless' }, {});
    give(fruit, { kind: 'slash', swipe: 1, path: [200, 300 - 80, 500, 300 - 80] });
    expect(stateOf(fruit).sliced).toBe(1);
    const wasps = staged({ mode: 'endless' }, { kind: 'nest' });
    give(wasps, { kind: 'slash', swipe: 1, path: [200, 300 - 60, 500, 300 - 60] });
    expect(stateOf(wasps).lives).toBe(3);
    give(wasps, { kind: 'slash', swipe: 2, path: [200, 300 - 40, 500, 300 - 40] });
    expect(stateOf(wasps).lives).toBe(2);
  });

  test('that stands still cuts nothing', () => {
    const session = staged({ mode: 'endless' }, {});
    give(session, { kind: 'slash', swipe: 1, path: [360, 300, 360, 300] });
    expect(stateOf(session).sliced).toBe(0);
  });

  test('through three fruits is one chain of rising worth and freezes the picture', () => {
    const session = staged({ mode: 'endless' }, { x: 150 }, { x: 350 }, { x: 550 });
    const cues = give(session, { kind: 'slash', swipe: 1, path: [80, 300, 640, 300] });
    expect(stateOf(session).cuts.map((cut) => cut.points)).toEqual([10, 20, 30]);
    expect(cues.filter((cue) => cue.name === 'multi')).toHaveLength(2);
    expect(cues.find((cue) => cue.name === 'combo')?.value).toBe(3);
    const notes = cues.filter((cue) => cue.name === 'cut.orange').map((cue) => cue.value);
    expect(notes).toEqual([1, 2, 3]);
  });

  test('that turns back begins a new chain', () => {
    const session = staged({ mode: 'endless' }, { x: 300 }, { x: 500 }, { x: 320, y: 500 });
    give(session, { kind: 'slash', swipe: 1, path: [200, 300, 600, 300, 600, 500, 240, 500] });
    expect(stateOf(session).cuts.map((cut) => cut.chain)).toEqual([1, 2, 1]);
  });

  test('of another swipe begins a new chain', () => {
    const session = staged({ mode: 'endless' }, { x: 200 }, { x: 500 });
    give(session, { kind: 'slash', swipe: 1, path: [180, 300, 220, 300] });
    give(session, { kind: 'slash', swipe: 2, path: [480, 300, 520, 300] });
    expect(stateOf(session).cuts.map((cut) => cut.chain)).toEqual([1, 1]);
  });

  test('that ran into a nest is over until the next swipe', () => {
    const session = staged({ mode: 'endless' }, { kind: 'nest', x: 200 }, { x: 500 });
    give(session, { kind: 'slash', swipe: 1, path: [100, 300, 700, 300] });
    give(session, { kind: 'slash', swipe: 1, path: [400, 300, 600, 300] });
    expect(stateOf(session).sliced).toBe(0);
    give(session, { kind: 'slash', swipe: 2, path: [400, 300, 600, 300] });
    expect(stateOf(session).sliced).toBe(1);
  });

  test('that goes close by a nest while cutting is noticed once', () => {
    const session = staged({ mode: 'endless' }, { x: 200 }, { kind: 'nest', x: 500, y: 370 });
    const cues = give(session, { kind: 'slash', swipe: 1, path: [100, 300, 700, 300] });
    expect(cues.find((cue) => cue.name === 'shave')?.value).toBe(15);
    give(session, { kind: 'slash', swipe: 1, path: [700, 300, 720, 300] });
    expect(stateOf(session).score).toBe(25);
  });

  test('at the last moment earns more', () => {
    const session = staged({ mode: 'endless' }, { y: 690, vy: 9 });
    const cues = give(session, { kind: 'slash', swipe: 1, path: [300, 690, 420, 690] });
    expect(cues.some((cue) => cue.name === 'saved')).toBe(true);
    expect(stateOf(session).score).toBe(20);
  });
});

describe('glasses', () => {
  test('fill with the fruit they name, and a full one is served for a bonus', () => {
    const session = staged({ mode: 'endless' });
    const needs = [...stateOf(session).order.needs];
    const names: string[] = [];
    for (const [at, kind] of needs.entries()) {
      const state = stateOf(session);
      const [fruit] = stateOf(staged({ mode: 'endless' }, { kind })).air;
      if (!fruit) throw new Error('nothing was staged');
      state.air.push({ ...fruit, id: 500 + at });
      names.push(...give(session, through(fruit, 10 + at)).map((cue) => cue.name));
    }
    const state = stateOf(session);
    expect(names.filter((name) => name === 'pour')).toHaveLength(needs.length);
    expect(names).toContain('served');
    expect(names).toContain('ripe.pear');
    expect(state.served).toBe(1);
    expect(state.score).toBe(needs.length * 10 + needs.length * 20);
    expect(state.order.number).toBe(1);
  });

  test('take any juice from a golden apple', () => {
    const session = staged({ mode: 'endless' }, { kind: 'golden' });
    const before = missing(stateOf(session).order).length;
    give(session, { kind: 'slash', swipe: 1, path: [300, 300, 420, 300] });
    expect(missing(stateOf(session).order)).toHaveLength(before - 1);
  });

  test('give a heart back with every third', () => {
    const session = staged({ mode: 'endless' }, { kind: 'golden' });
    const state = stateOf(session);
    state.lives = 1;
    state.served = 2;
    state.order.filled.fill(true, 1);
    const cues = give(session, { kind: 'slash', swipe: 1, path: [300, 300, 420, 300] });
    expect(cues.some((cue) => cue.name === 'heart')).toBe(true);
    expect(stateOf(session).lives).toBe(2);
  });
});

describe('losing', () => {
  test('costs a heart for a fruit that falls, then nothing for a moment', () => {
    const fall = { y: 770, vy: 8 };
    const session = staged({ mode: 'endless' }, fall, { ...fall, y: 740 });
    for (let tick = 0; tick < 30; tick += 1) session.advance();
    expect(stateOf(session).air).toEqual([]);
    expect(stateOf(session).lives).toBe(2);
  });

  test('names the last fruit that fell and where', () => {
    const session = staged({ mode: 'endless' }, { x: 222, y: 770, vy: 8 });
    stateOf(session).lives = 1;
    for (let tick = 0; tick < 30; tick += 1) session.advance();
    expect(session.status).toBe('over');
    const ending = rules.ending?.(stateOf(session));
    expect(ending?.reason).toBe('reason.missed');
    expect(ending?.at?.x).toBe(222);
    expect(ending?.at?.y).toBeLessThan(720);
  });

  test('names the nest, which stays in sight', () => {
    const session = staged({ mode: 'endless' }, { kind: 'nest', x: 400 });
    stateOf(session).lives = 1;
    give(session, { kind: 'slash', swipe: 1, path: [300, 300, 500, 300] });
    expect(rules.ending?.(stateOf(session))).toMatchObject({
      reason: 'reason.nest',
      at: { x: 400, y: 300 },
    });
    expect(stateOf(session).air).toHaveLength(1);
  });

  test('says what the last glass lacked, or how many glasses a card still wants', () => {
    const session = staged({ mode: 'endless' }, { kind: 'nest' });
    const state = stateOf(session);
    state.lives = 1;
    state.order.filled.fill(true, 1);
    give(session, { kind: 'slash', swipe: 1, path: [300, 300, 500, 300] });
    expect(rules.ending?.(stateOf(session))).toMatchObject({
      almost: 'almost.fruit',
      value: 1,
    });
    const card = staged({ mode: 'recipe', card: 1 }, { kind: 'nest' });
    stateOf(card).lives = 1;
    give(card, { kind: 'slash', swipe: 1, path: [300, 300, 500, 300] });
    expect(rules.ending?.(stateOf(card))).toMatchObject({ almost: 'almost.glasses', value: 4 });
  });

  test('is not possible in the first fifteen seconds, whatever is missed', () => {
    for (const field of [PORTRAIT, LANDSCAPE]) {
      const session = open({ mode: 'endless' }, 'idle', field);
      const first = stateOf(session).air[0];
      if (!first) throw new Error('nothing hangs on the branch');
      give(session, through(first, 1));
      while (stateOf(session).tick < GRACE) {
        session.advance();
        expect(stateOf(session).air.some((toss) => toss.kind === 'nest')).toBe(false);
      }
      expect(stateOf(session).lives).toBe(3);
    }
  });

  test('in rush is a matter of time: nests cost five seconds, falls nothing', () => {
    const session = staged({ mode: 'rush' }, { kind: 'nest' }, { x: 100, y: 770, vy: 8 });
    const { left } = stateOf(session);
    give(session, { kind: 'slash', swipe: 1, path: [300, 300, 500, 300] });
    expect(stateOf(session).left).toBe(left - 300);
    for (let tick = 0; tick < 30; tick += 1) session.advance();
    expect(stateOf(session).lives).toBe(3);
    expect(session.status).toBe('playing');
  });
});

describe('a recipe card', () => {
  const CARD: Params = { mode: 'recipe', card: 1 };

  test('pours the right fruit; the wrong one earns nothing, ends the chain and spills the glass', () => {
    const session = staged(CARD, {}, {}, {});
    const state = stateOf(session);
    state.order = { number: 0, needs: ['melon', 'orange'], filled: [false, false] };
    state.air = [
      { ...(state.air[0] as Toss), id: 100, kind: 'melon', x: 200 },
      { ...(state.air[1] as Toss), id: 101, kind: 'apple', x: 400 },
      { ...(state.air[2] as Toss), id: 102, kind: 'apple', x: 600 },
    ];
    give(session, { kind: 'slash', swipe: 1, path: [150, 300, 250, 300] });
    expect(state.order.filled).toEqual([true, false]);
    const cues = give(session, { kind: 'slash', swipe: 2, path: [350, 300, 450, 300] });
    expect(cues.map(({ name }) => name)).toEqual(['wrong']);
    expect(state).toMatchObject({ score: 10, lives: 3, chain: { count: 0 } });
    expect(state.order.filled).toEqual([false, false]);
    give(session, { kind: 'slash', swipe: 3, path: [550, 300, 650, 300] });
    expect(state).toMatchObject({ score: 10, lives: 3 });
  });

  test('counts only what the glass needs as missed', () => {
    for (const [kind, lives] of [
      ['apple', 3],
      ['melon', 2],
    ] as const) {
      const session = staged(CARD, { kind, y: 1000, vy: 4 });
      stateOf(session).order = { number: 0, needs: ['melon'], filled: [false] };
      for (let tick = 0; tick < 60; tick += 1) session.advance();
      expect([kind, stateOf(session).lives]).toEqual([kind, lives]);
    }
  });

  test('is not won by strokes that do not look', () => {
    const results = Array.from({ length: 9 }, (_, at) => {
      const session = open(CARD, `blind ${at}`, PORTRAIT);
      for (let tick = 0; tick < 60 * 120 && session.status === 'playing'; tick += 1) {
        if (tick % 12 === 0) {
          const [y, down] = [560 + (tick % 60) * 8, tick % 24 === 0];
          const path = [40, y, 680, y + (down ? 160 : -160)];
          give(session, { kind: 'slash', swipe: tick, path: down ? path : path.reverse() });
        }
        session.advance();
      }
      return session.status === 'won' && rules.stars?.(stateOf(session)) === 3;
    });
    expect(results.filter(Boolean).length).toBeLessThan(2);
  });
});

describe('the field', () => {
  test('follows the screen and is always one that the rules accept', () => {
    for (let aspect = 0.2; aspect < 4; aspect += 0.07) {
      const { w, h } = fieldFor(aspect);
      expect(isField(w, h), `${aspect}: ${w} × ${h}`).toBe(true);
    }
    expect(fieldFor(0.5)).toEqual(PORTRAIT);
    expect(fieldFor(2)).toEqual(LANDSCAPE);
  });

  test('keeps every flight when it changes in the middle of it', () => {
    const session = open({ mode: 'endless' }, 'turned', PORTRAIT);
    const first = stateOf(session).air[0];
    if (!first) throw new Error('nothing hangs on the branch');
    give(session, through(first, 1));
    for (let tick = 0; tick < 200; tick += 1) session.advance();
    const before = stateOf(session).air.map((toss) => placeAfter(toss, toss.wait + 20));
    expect(before.length).toBeGreaterThan(0);
    give(session, { kind: 'field', ...LANDSCAPE });
    const after = stateOf(session).air.map((toss) => placeAfter(toss, toss.wait + 20));
    for (const [at, place] of after.entries()) {
      expect(place.x).toBeCloseTo((before[at]?.x ?? 0) * 2, 6);
      expect(place.y).toBeCloseTo((before[at]?.y ?? 0) / 2, 6);
    }
  });
});

describe('outside data', () => {
  test.each([
    [null, 'expected an object'],
    [{ kind: 'chop' }, 'kind: expected'],
    [{ kind: 'slash', swipe: -1, path: [0, 0, 1, 1] }, 'swipe: expected'],
    [{ kind: 'slash', swipe: 1, path: [0, 0] }, 'path'],
    [{ kind: 'slash', swipe: 1, path: [0, 0, 1] }, 'path'],
    [{ kind: 'slash', swipe: 1, path: [0, 0, 1.5, 1] }, 'path'],
    [{ kind: 'slash', swipe: 1, path: [0, 0, 1, 9999] }, 'path'],
    [{ kind: 'field', w: 700, h: 1440 }, 'a field of this game'],
  ])('%j is refused with where it is wrong', (raw, where) => {
    const read = rules.parseInput(raw as Json);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toContain(where);
  });

  test.each([
    [{ mode: 'zen' }, 'mode: expected'],
    [{ mode: 'recipe', card: 0 }, 'card: expected'],
    [[], 'expected an object'],
  ])('params %j are refused with where they are wrong', (raw, where) => {
    const read = rules.parseParams(raw as Json);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toContain(where);
  });
});

describe('bots', () => {
  const seeds = Array.from({ length: 9 }, (_, at) => `band ${at}`);
  const scores = (params: Params, field: Field, skill: number): number[] =>
    seeds.map((seed) => stateOf(playOut(params, seed, field, skill)).score);

  test.each([
    ['portrait', PORTRAIT],
    ['landscape', LANDSCAPE],
  ])('endless, %s: a good one gets at least five times as far as a beginner', (_, field) => {
    const weak = median(scores({ mode: 'endless' }, field, 0));
    const good = median(scores({ mode: 'endless' }, field, 1));
    expect(weak).toBeGreaterThan(500);
    expect(weak).toBeLessThan(4000);
    expect(good).toBeGreaterThan(5 * weak);
  });

  test('rush: bands of a beginner and of a good one do not touch', () => {
    const weak = scores({ mode: 'rush' }, PORTRAIT, 0);
    const good = scores({ mode: 'rush' }, PORTRAIT, 1);
    expect(Math.min(...weak)).toBeGreaterThan(2000);
    expect(Math.max(...weak)).toBeLessThan(Math.min(...good));
    expect(Math.max(...good)).toBeLessThan(11_000);
  });

  test('a run lasts one to four minutes in hands between the two', () => {
    const ticks = seeds.map(
      (seed) => stateOf(playOut({ mode: 'endless' }, seed, PORTRAIT, 0.5)).tick,
    );
    expect(median(ticks)).toBeGreaterThan(60 * 60);
    expect(median(ticks)).toBeLessThan(240 * 60);
  });
});

test.each(
  rules.levels
    .filter((level) => level.id.startsWith('card-'))
    .map((level) => [level.id, level.params] as const),
)('recipe %s is served by a good player on portrait and landscape screens', (_, params) => {
  for (const field of [PORTRAIT, LANDSCAPE]) {
    expect(playOut(params, 'card', field, 1, 60 * 240).status).toBe('won');
  }
});
