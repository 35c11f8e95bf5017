import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { LEVELS } from './levels.ts';
import { isSeen, mind } from './mind.ts';
import { rules, verdictOf, weakestOf } from './rules.ts';
import { ANCHORS, fall, pointAt, reachOf, ROOTS, visibleOf } from './rules/hair.ts';
import { dyesOf, isBorder, startOf, targetOf, toolsOf } from './rules/look.ts';
import { lookOf, PEOPLE } from './rules/people.ts';
import { verdictFor } from './rules/score.ts';
import { packed, unpacked } from './rules/stroke.ts';
import type { Drag, Input, State } from './rules/state.ts';

const clientOf = (id: string): number => PEOPLE.findIndex((person) => person.id === id);
const fresh = (id: string): State => rules.deal({ client: clientOf(id) }, createRng('salon'), null);

function drag(state: State, more: Partial<Drag>, twice = 1): void {
  const input: Drag = {
    act: 'drag',
    tool: 'dye',
    kind: 0,
    zone: 'all',
    x0: 0,
    y0: 0,
    x1: 0,
    y1: 0,
    first: 1,
    ...more,
  };
  for (let time = 0; time < twice; time += 1)
    stepOn(rules, state, { ...input, first: time === 0 ? input.first : 0 });
}

/** A place on a lock. */
function on(state: State, at: number, part: number): Pick<Drag, 'x0' | 'y0' | 'x1' | 'y1'> {
  const lock = state.locks[at];
  if (!lock) throw new Error(`There is no lock ${at}.`);
  const { x, y } = pointAt(fall(at, lock), visibleOf(lock) * part);
  return { x0: Math.round(x), y0: Math.round(y), x1: Math.round(x), y1: Math.round(y) };
}

describe('a hint', () => {
  test('names the color, and a place on hair that is not behind the head', () => {
    let hints = 0;
    for (const { id } of PEOPLE) {
      const state = fresh(id);
      // All is done but the color of the hair at the back.
      state.locks = targetOf(state.client).map((lock, at) =>
        ROOTS[at]?.zone === 'back'
          ? { ...lock, color: '0'.repeat(lock.color.length) }
          : { ...lock },
      );
      const hint = mind.hint?.(state);
      const [spot] = hint?.at ?? [];
      if (!hint || !spot) continue;
      hints += 1;
      expect(hint.say).toMatch(/^hint\.dye\.[a-z]+$/);
      expect(isSeen(0, spot), `${id}: ${spot.x}, ${spot.y}`).toBe(true);
    }
    expect(hints).toBeGreaterThan(15);
  });
});

describe('scissors', () => {
  test('cut every lock that they cross, right where they cross it', () => {
    const state = fresh('theo');
    drag(state, { tool: 'cut', x0: -160, y0: 60, x1: 160, y1: 60 });
    const tips = state.locks.map((lock, at) => pointAt(fall(at, lock), visibleOf(lock)));
    const long = tips.filter((_, at) => ROOTS[at]?.zone !== 'bangs');
    expect(long.length).toBe(32);
    for (const { y } of long) expect(Math.abs(y - 60)).toBeLessThan(1.5);
  });

  test('leave what they do not cross, and other sections', () => {
    const state = fresh('nils');
    const before = packed(state.locks);
    drag(state, { tool: 'cut', x0: -40, y0: 200, x1: 40, y1: 200 });
    expect(packed(state.locks)).toBe(before);
    drag(state, { tool: 'cut', zone: 'bangs', x0: -160, y0: -40, x1: 160, y1: -40 });
    for (const [at, lock] of state.locks.entries())
      if (ROOTS[at]?.zone !== 'bangs') expect(lock.len).toBe(startOf(clientOf('nils'))[at]?.len);
  });

  test('wet coils hang longer, and spring back', () => {
    const [dry] = startOf(clientOf('amara'));
    if (!dry) throw new Error('No hair.');
    expect(visibleOf({ ...dry, wet: 6 })).toBeGreaterThan(visibleOf(dry) * 1.3);
    const tip = (wet: number): number => pointAt(fall(9, { ...dry, wet }), 300).y;
    expect(tip(6)).toBeGreaterThan(tip(0) + 20);
  });
});

describe('water', () => {
  test('takes dirt only after shampoo', () => {
    const state = fresh('amara');
    drag(state, { tool: 'wash', kind: 1, ...on(state, 0, 0.5) });
    expect(state.locks[0]?.dirt).toBe(2);
    drag(state, { tool: 'wash', kind: 0, ...on(state, 0, 0.5) }, 6);
    drag(state, { tool: 'wash', kind: 1, ...on(state, 0, 0.5) });
    expect(state.locks[0]).toMatchObject({ dirt: 0, soap: 0, wet: 6 });
  });

  test('the breeze dries where there is no dryer; a dryer is needed where there is one', () => {
    for (const [id, dries] of [
      ['amara', true],
      ['otto', false],
    ] as const) {
      const game = playing(rules, id);
      for (const lock of game.state.locks) lock.wet = 6;
      game.tick(60 * 6);
      expect(
        game.state.locks.every(({ wet }) => wet === 0),
        id,
      ).toBe(dries);
    }
  });
});

test('dyes color only the bands within reach, and not dirty hair', () => {
  const state = fresh('mia');
  drag(state, { kind: 1, ...on(state, 9, 0.95) });
  const color = state.locks[9]?.color ?? '';
  expect(color).toContain('1');
  expect(color.startsWith('00')).toBe(true);
  const dirty = fresh('otto');
  drag(dirty, { kind: 6, ...on(dirty, 0, 0.5) });
  expect(dirty.locks[0]?.color).not.toContain('6');
  expect(dirty.warned).toBe(true);
});

test('the iron stops at its size, and needs dry hair', () => {
  const state = fresh('rosa');
  drag(state, { tool: 'curl', kind: 2, ...on(state, 0, 0.6) }, 20);
  expect(state.locks[0]?.curl).toBe(8);
  const wet = fresh('rosa');
  for (const lock of wet.locks) lock.wet = 6;
  drag(wet, { tool: 'curl', kind: 2, ...on(wet, 0, 0.6) }, 20);
  expect(wet.locks.every(({ curl }) => curl === 0)).toBe(true);
});

test('a comb takes knots out before it moves hair over, and straight down undoes a part', () => {
  const state = fresh('finn');
  const place = on(state, 37, 0.7);
  drag(state, { tool: 'comb', ...place, x1: place.x0 + 4 }, 5);
  expect(state.locks[37]).toMatchObject({ knot: 0, lean: 0 });
  drag(state, { tool: 'comb', ...place, x1: place.x0 + 4 });
  expect(state.locks[37]?.lean).toBe(1);
  const there = on(state, 37, 0.7);
  drag(state, { tool: 'comb', ...there, y1: there.y0 + 4 });
  expect(state.locks[37]?.lean).toBe(0);
});

test('pins gather, snap to an anchor, and come loose by a tap', () => {
  const state = fresh('kiki');
  drag(state, { tool: 'pin', ...on(state, 0, 0.9) });
  expect(state.held).toContain(0);
  const anchor = ANCHORS[1];
  if (!anchor) throw new Error('No anchor.');
  const drop: Input = { act: 'drop', kind: 1, x: anchor.x + 20, y: anchor.y };
  stepOn(rules, state, drop);
  expect(state.locks[0]?.pin).toBe(4);
  expect(reachOf(0, 1)).toBeGreaterThan(0);
  stepOn(rules, state, drop);
  expect(state.locks.every(({ pin }) => pin === 0)).toBe(true);
});

test('undo takes a whole stroke back, and a head survives being packed', () => {
  const state = fresh('theo');
  const before = packed(state.locks);
  drag(state, { tool: 'cut', x0: -160, y0: 60, x1: 0, y1: 60 });
  drag(state, { tool: 'cut', x0: 0, y0: 60, x1: 160, y1: 60, first: 0 });
  expect(packed(state.locks)).not.toBe(before);
  stepOn(rules, state, { act: 'undo' });
  expect(packed(state.locks)).toBe(before);
  expect(unpacked(before)).toEqual(state.locks);
  expect(stepOn(rules, state, { act: 'undo' }).why).toBe('refused.undo');
});

describe('every client', () => {
  test.each(PEOPLE.map(({ id }, client) => [id, client] as const))('%s', (_, client) => {
    const nothing = verdictFor(startOf(client), client);
    expect(nothing.requested.length).toBeGreaterThan(0);
    expect(nothing.total).toBeLessThan(20);
    const wished = targetOf(client).map((lock) => ({
      ...lock,
      color: [...lock.color].map((band) => (isBorder(band) ? '0' : band)).join(''),
    }));
    expect(verdictFor(wished, client).total).toBe(100);
    expect(toolsOf(client).length).toBeGreaterThan(0);
    expect(toolsOf(client).length).toBeLessThanOrEqual(6);
    expect(dyesOf(client).length).toBeLessThanOrEqual(6);
    for (const [, dye] of PEOPLE[client]?.wish.dye ?? []) expect(dyesOf(client)).toContain(dye);
  });
});

test('the first client needs one tool, and there are at least three star-free clients', () => {
  expect(toolsOf(0)).toEqual(['dye']);
  expect(LEVELS.filter(({ needs = 0 }) => needs === 0).length).toBeGreaterThanOrEqual(3);
});

test('spoiling what was not wished costs points, and the verdict names it', () => {
  const state = fresh('mia');
  state.locks = targetOf(0).map((lock) => ({ ...lock, len: 20 }));
  const verdict = verdictOf(state);
  expect(verdict.parts.color).toBe(1);
  expect(verdict.total).toBeLessThan(60);
  expect(weakestOf(verdict)).toBe('length');
});

test('looks are read from text', () => {
  expect(lookOf('mid, back 140, dye below teal 52, pin left 1 bun, dirt')).toEqual({
    back: 140,
    sides: 90,
    bangs: -20,
    part: 'none',
    dye: [['below', 2, 52]],
    pins: [['left', 1, 1]],
    dirt: true,
  });
});
