import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { missesLeft, rules } from './rules.ts';
import { lay } from './rules/joins.ts';
import {
  cuttingOf,
  groupOf,
  HOME,
  homeOf,
  isWhole,
  joinedOf,
  nextTo,
  placeOf,
  SIZES,
  TABLE_HEIGHT,
  TABLE_WIDTH,
  TRAY,
  type Input,
  type State,
} from './rules/state.ts';

const RNG = createRng('jigsaw test');

/** A picture in pieces, none of them on the table. */
function cutInto(size: number, turned: 0 | 1 = 0): State {
  const state = rules.deal({ picture: 1, size: -1 }, createRng(`cut ${size}`), { done: 3 });
  stepOn(rules, state, { act: 'cut', size, turned });
  return state;
}

/** The position after an input, and why it was refused. */
function step(before: State, input: Input): { state: State; refusal: string | undefined } {
  const state = structuredClone(before);
  return { state, refusal: stepOn(rules, state, input).why };
}
const at = (state: State, piece: number, dx = 0, dy = 0): Input => {
  const { x, y } = homeOf(cuttingOf(state), piece);
  return { act: 'put', piece, x: x + dx, y: y + dy };
};

test('the first game begins with pieces, later ones with a choice', () => {
  const first = rules.deal({ picture: 0, size: -1 }, RNG, { done: 0 });
  expect(joinedOf(first)).toBe(2);
  expect(first.tray).toHaveLength(10);
  const later = rules.deal({ picture: 0, size: -1 }, RNG, { done: 1 });
  expect(later.size).toBe(-1);
  expect(rules.inputs(later, RNG)).toHaveLength(SIZES.length);
});

test('all sizes divide the picture into whole units', () => {
  for (const size of SIZES.keys()) {
    const { width, height, count } = cuttingOf({ size });
    expect(Number.isInteger(width) && Number.isInteger(height)).toBe(true);
    expect(cutInto(size).tray).toHaveLength(count);
  }
});

describe('a piece', () => {
  test('clicks into the frame within the magnet and not beyond', () => {
    const state = cutInto(2);
    const { magnet } = cuttingOf(state);
    const near = step(state, at(state, 9, magnet, -magnet));
    expect(near.state.group[9]).toBe(HOME);
    expect(near.state.clean).toBe(1);
    const far = step(state, at(state, 9, magnet + 1, 0));
    expect(far.state.group[9]).toBe(9);
    expect(far.state.tried[9]).toBe(1);
  });

  test('clicks on a neighbor anywhere on the table, exactly', () => {
    let state = step(cutInto(2), at(cutInto(2), 9, 400, 500)).state;
    state = step(state, at(state, 10, 420, 480)).state;
    expect(state.group[10]).toBe(state.group[9]);
    expect([state.x[10], state.y[10]]).toEqual([state.x[9], state.y[9]]);
  });

  test('that is no neighbor stays alone, however near', () => {
    let state = step(cutInto(2), at(cutInto(2), 9, 400, 500)).state;
    const { x, y } = placeOf(state, 9);
    const { width } = cuttingOf(state);
    state = step(state, { act: 'put', piece: 30, x: x + width, y }).state;
    expect(state.group[30]).toBe(30);
  });

  test('is stowed again, and one in the frame stays there', () => {
    const state = step(cutInto(2), at(cutInto(2), 9, 400, 500)).state;
    const back = step(state, { act: 'stow', piece: 9 }).state;
    expect(back.group[9]).toBe(TRAY);
    expect(back.tray.at(-1)).toBe(9);
    const home = step(state, at(state, 0)).state;
    expect(step(home, at(home, 0, 300)).refusal).toBe('refused.home');
  });
});

test('groups travel together, and click home together', () => {
  let state = cutInto(2);
  for (const piece of [9, 10, 17]) state = step(state, at(state, piece, 300, 450)).state;
  expect(groupOf(state, 17)).toEqual([9, 10, 17]);
  state = step(state, at(state, 10, 100, 100)).state;
  expect([state.x[17], state.y[17]]).toEqual([100, 100]);
  state = step(state, at(state, 17, 5, -5)).state;
  expect(groupOf(state, 9)).toEqual([9, 10, 17]);
  expect(state.group[9]).toBe(HOME);
});

test('a piece that closes a gap joins all that it meets', () => {
  let state = cutInto(2);
  state = step(state, at(state, 8, 300, 450)).state;
  state = step(state, at(state, 10, 300, 450)).state;
  expect(state.group[8]).not.toBe(state.group[10]);
  state = step(state, at(state, 9, 310, 440)).state;
  expect(groupOf(state, 8)).toEqual([8, 9, 10]);
});

test('turned pieces click only the right way up, and then by the turn itself', () => {
  const state = cutInto(1, 1);
  const piece = state.turn.findIndex((quarter) => quarter === 3);
  const laid = step(state, at(state, piece)).state;
  expect(laid.group[piece]).toBe(piece);
  const turned = step(laid, { act: 'turn', piece });
  expect(turned.state.group[piece]).toBe(HOME);
  expect(step(cutInto(1), { act: 'turn', piece: 0 }).refusal).toBe('refused.straight');
});

test('nothing that is put anywhere leaves the table or tears a group', () => {
  const rng = createRng('anywhere');
  for (const size of SIZES.keys()) {
    const state = cutInto(size);
    const { count, width, height } = cuttingOf(state);
    for (let turn = 0; turn < 200 && !isWhole(state); turn += 1) {
      const piece = rng.int(count);
      if (state.group[piece] === HOME) continue;
      const near = rng.chance(0.5)
        ? { x: rng.int(TABLE_WIDTH * 2) - 900, y: rng.int(TABLE_HEIGHT * 2) - 900 }
        : placeOf(state, nextTo(cuttingOf(state), piece)[0] ?? 0);
      lay(state, piece, near);
      for (const each of groupOf(state, piece)) {
        const { x, y } = placeOf(state, each);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(TABLE_WIDTH);
        expect(y + height).toBeLessThanOrEqual(TABLE_HEIGHT);
        expect([state.x[each], state.y[each]]).toEqual([state.x[piece], state.y[piece]]);
      }
    }
  }
});

test('few misses are worth a star, and pieces beside the frame are no misses', () => {
  const finish = (misses: number, size = 1): State => {
    const state = cutInto(size);
    const cutting = cuttingOf(state);
    for (let piece = 0; piece < cutting.count; piece += 1) {
      const miss = piece < misses ? at(state, piece, 0, 600 + (piece % 2) * 200) : undefined;
      if (miss) stepOn(rules, state, miss);
    }
    for (let piece = 0; piece < cutting.count; piece += 1)
      if (state.group[piece] !== HOME) stepOn(rules, state, at(state, piece));
    expect(isWhole(state)).toBe(true);
    return state;
  };
  expect(rules.stars?.(finish(0))).toBe(2);
  expect(rules.ending?.(finish(0))).toMatchObject({ almost: 'almost.larger' });
  expect(rules.stars?.(finish(4))).toBe(2);
  expect(rules.stars?.(finish(6))).toBe(1);
  expect(rules.ending?.(finish(6))).toMatchObject({ almost: 'almost.steady', value: 2 });
  expect(rules.stars?.(finish(0, 2))).toBe(3);
  expect(rules.stars?.(finish(0, 5))).toBe(3);

  const state = cutInto(1);
  for (const piece of [0, 1, 2, 3, 4, 5, 6])
    stepOn(rules, state, { act: 'put', piece, x: 20 + piece * 440, y: piece % 2 ? 60 : 2500 });
  expect(missesLeft(state)).toBe(4);
});

test('a picture of 300 pieces is stored in little room', () => {
  const game = playing(rules, 'cliffs', { career: { done: 1 } });
  const rng = createRng('weak');
  game.give({ act: 'cut', size: 5, turned: 1 });
  let room = 0;
  while (!isWhole(game.state)) {
    const input = bot(game.state, rng, 0);
    if (!input) break;
    game.give(input);
    room += JSON.stringify(input).length + 10;
  }
  expect(rules.stars?.(game.state)).toBe(3);
  expect(JSON.stringify(game.state).length).toBeLessThan(12_000);
  expect(room).toBeLessThan(64 * 1024);
});
