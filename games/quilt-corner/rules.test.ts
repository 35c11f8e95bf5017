import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { cellsOf, held, quilt } from './fixtures.ts';
import { mind } from './mind.ts';
import { rules } from './rules.ts';
import { EMPTY, fits, inMotif, MOTIF, placesOf, sewn, SIDE } from './rules/board.ts';
import { canPlaceAll, dealHand } from './rules/dealing.ts';
import { PATCHES, patchFor, shapeOf } from './rules/patches.ts';
import { PACKED, QUESTS, readMap } from './rules/quests.ts';
import type { State } from './rules/state.ts';

const at = (column: number, row: number): number => row * SIDE + column;
const countOf = (cells: readonly number[]): number => cells.filter((kind) => kind >= 0).length;

/** Sews on the patch of a slot and returns what happened. */
function sew(state: State, slot: number, column: number, row: number) {
  return stepOn(rules, state, slot * SIDE * SIDE + at(column, row));
}

describe('patches', () => {
  test('come in every turn, each once, and stay inside their box', () => {
    expect(PATCHES).toHaveLength(38);
    const looks = PATCHES.map(({ cells }) => JSON.stringify(cells));
    expect(new Set(looks).size).toBe(PATCHES.length);
    for (const { width, height, cells } of PATCHES) {
      expect(Math.max(...cells.map(({ x }) => x))).toBe(width - 1);
      expect(Math.max(...cells.map(({ y }) => y))).toBe(height - 1);
    }
  });

  test('an unknown one is an error that names it', () => {
    expect(() => shapeOf('#.#')).toThrow('no patch looks like #.#');
    expect(() => patchFor(99)).toThrow('there is no patch 99');
  });
});

describe('placing', () => {
  test('needs empty cells inside the quilt, and avoids holes', () => {
    const cells = cellsOf('#.......');
    const patch = patchFor(shapeOf('##'));
    expect(fits(cells, patch, at(0, 7))).toBe(false);
    expect(fits(cells, patch, at(1, 7))).toBe(true);
    expect(fits(cells, patch, at(7, 7))).toBe(false);
    expect(placesOf(cells, patch)).toHaveLength(7 * SIDE - 1);
  });

  test('is refused on cloth, and for a patch that is used', () => {
    const state = quilt(['aa......'], [held('#'), null, null]);
    expect(sew(state, 0, 0, 7).why).toBe('refused.taken');
    expect(sew(state, 1, 4, 4).why).toBe('refused.none');
  });

  test('counts the cells of the patch, and a new hand comes after the third', () => {
    const state = quilt([], [null, held('###/###'), null]);
    sew(state, 1, 0, 0);
    expect(state).toMatchObject({ score: 6, placed: 1, combo: 0 });
    expect(state.hand.filter(Boolean)).toHaveLength(3);
  });
});

describe('a full line', () => {
  test('is stitched away, holes not counted', () => {
    const { after, lines } = sewn(cellsOf('#aabb.c#'), patchFor(0), 2, at(5, 7));
    expect(lines).toEqual([7]);
    expect(countOf(after)).toBe(0);
  });

  test('goes in both directions at once', () => {
    const column = Array.from({ length: 7 }, () => 'b.......');
    const { lines, swept } = sewn(cellsOf(...column, '.aacbcaa'), patchFor(0), 2, at(0, 7));
    expect(lines).toEqual([7, 8]);
    expect(swept.size).toBe(15);
  });

  test('pays more with each further line and combo', () => {
    const state = quilt(['abacaba.'], [held('#'), held('##'), null]);
    sew(state, 0, 7, 7);
    expect(state).toMatchObject({ score: 1 + 8 * 5, combo: 1, thread: 3, lines: 1 });
    state.cells = cellsOf('abacab..');
    sew(state, 1, 6, 7);
    expect(state).toMatchObject({ score: 41 + 2 + 8 * 5 * 2, combo: 2 });
  });

  test('keeps its combo for two idle patches, not three', () => {
    const state = quilt([], [held('#'), held('#'), held('#')], { combo: 3, thread: 3 });
    sew(state, 0, 0, 0);
    sew(state, 1, 2, 0);
    expect(state.combo).toBe(3);
    sew(state, 2, 4, 0);
    expect(state.combo).toBe(0);
  });
});

describe('a motif', () => {
  const field = ['aaa.....', 'aaa.....', 'aaabcbc.'];

  test('is nine connected cells of one fabric', () => {
    expect(inMotif(cellsOf(...field)).filter(Boolean)).toHaveLength(MOTIF);
    expect(inMotif(cellsOf('aaa.....', 'aaa.....', 'aabbcbc.')).some(Boolean)).toBe(false);
  });

  test('goes with the line that crosses it, wave by wave', () => {
    const { lines, swept, motifs, after } = sewn(cellsOf(...field), patchFor(0), 1, at(7, 7));
    expect(lines).toEqual([7]);
    expect(motifs).toHaveLength(1);
    expect(swept.size).toBe(8 + 6);
    expect(swept.get(at(1, 6))).toBe(1);
    expect(swept.get(at(1, 5))).toBe(2);
    expect(countOf(after)).toBe(0);
  });

  test('stays if it is smaller or apart from the line', () => {
    const apart = sewn(
      cellsOf('aaa.....', 'aaa.....', 'aaa.....', 'bcbcbcb.'),
      patchFor(0),
      0,
      at(7, 7),
    );
    expect(apart.swept.size).toBe(8);
    expect(countOf(apart.after)).toBe(9);
  });
});

describe('a hand', () => {
  test('can always be placed, in some order', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 60 }), (seed, cloth) => {
        const rng = createRng(seed);
        const cells = Array.from({ length: SIDE * SIDE }, () => EMPTY);
        for (let count = 0; count < cloth; count += 1) cells[rng.int(cells.length)] = rng.int(4);
        const hand = dealHand(cells, { fabrics: 4, large: 40 }, 3, rng);
        expect(hand).toHaveLength(3);
        const single = hand.every(({ shape }) => shape === shapeOf('#'));
        expect(single || canPlaceAll(cells, hand)).toBe(true);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  test('that needs a line closed first is found too', () => {
    const cells = cellsOf(...Array.from({ length: 7 }, () => 'abababab'), 'ababab..');
    expect(canPlaceAll(cells, [held('#####'), held('##')])).toBe(true);
    expect(canPlaceAll(cells, [held('#####'), held('#####')])).toBe(false);
  });
});

describe('a quest', () => {
  test('counts lines, buttons or motifs toward its goal', () => {
    const buttons = Array.from({ length: SIDE * SIDE }, (_, cell) => (cell > at(4, 7) ? 1 : 0));
    for (const [goal, done] of [
      ['lines', 1],
      ['buttons', 3],
      ['motifs', 0],
    ] as const) {
      const state = quilt(['abacaba.'], [held('#'), null, null], {
        goal,
        target: 9,
        patches: 30,
        left: 30,
        buttons: [...buttons],
      });
      sew(state, 0, 7, 7);
      expect(state).toMatchObject({ done, left: 29 });
    }
  });

  test('is won at its goal with a bonus for what is left', () => {
    const over = { goal: 'lines', target: 1, patches: 10, left: 5 } as const;
    const state = quilt(['abacaba.'], [held('#'), held('##'), null], over);
    sew(state, 0, 7, 7);
    expect(rules.status(state)).toBe('won');
    expect(state.score).toBe(41 + 4 * 50);
    expect(rules.stars?.(state)).toBe(3);
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.spare', value: 4 });
    const dear = quilt(['abacaba.'], [held('#'), held('##'), null], { ...over, patches: 20 });
    sew(dear, 0, 7, 7);
    expect(rules.stars?.(dear)).toBe(2);
    expect(rules.ending?.(dear)).toMatchObject({ almost: 'almost.star', value: 4 });
  });

  test('counts no star for the patches that welcome a player to the first quest', () => {
    const over = { goal: 'lines', target: 1, patches: 33, quest: 0 } as const;
    const starsWith = (left: number): number | undefined => {
      const state = quilt(['abacaba.'], [held('#'), held('##'), null], { ...over, left });
      sew(state, 0, 7, 7);
      return rules.stars?.(state);
    };
    // 12, 16 and 17 patches used, of nineteen that count.
    expect([21, 22, 23].map(starsWith)).toEqual([2, 2, 3]);
    expect(starsWith(17)).toBe(1);
  });

  test('brings back what can be read of the losses', () => {
    const parse = rules.career?.parse;
    expect(parse?.({ quest: 4, losses: 3 })).toEqual({ ok: true, value: { quest: 4, losses: 3 } });
    expect(parse?.({ quest: 999, losses: 3 })).toMatchObject({ value: { quest: 0, losses: 3 } });
    expect(parse?.(null)).toMatchObject({ ok: false });
  });

  test('is lost without patches, and without room, and says which', () => {
    const over = { goal: 'lines', target: 3, patches: 10, left: 1 } as const;
    const empty = quilt([], [held('#'), null, null], over);
    sew(empty, 0, 0, 0);
    expect(rules.status(empty)).toBe('lost');
    expect(rules.ending?.(empty)).toMatchObject({
      reason: 'reason.patches',
      almost: 'almost.lines',
      value: 3,
    });
    // A gap in every row and column, and a second one in the first row.
    const packed = Array.from({ length: SIDE }, (_, row) =>
      Array.from({ length: SIDE }, (__, column) =>
        column === (row * 3) % SIDE || (row === 0 && column === 2) ? '.' : 'ab'[column % 2],
      ).join(''),
    );
    const full = quilt(packed, [held('#'), held('###/###/###'), null], {
      ...over,
      left: 8,
      target: 20,
    });
    sew(full, 0, 2, 0);
    expect(rules.status(full)).toBe('lost');
    expect(rules.ending?.(full)).toMatchObject({ reason: 'reason.room', at: { x: 1, y: 16 } });
  });

  test('gives more patches after two losses', () => {
    const deal = (losses: number): number =>
      rules.deal({ quest: 3, patches: 30 }, createRng('help'), { quest: 3, losses }).left;
    expect([0, 1, 2, 3, 9].map(deal)).toEqual([30, 30, 33, 36, 39]);
    expect(
      rules.deal({ quest: 4, patches: 30 }, createRng('help'), { quest: 3, losses: 5 }).left,
    ).toBe(30);
  });

  test('has room, a goal and no full line at the start', () => {
    for (const { goal, target, map } of QUESTS) {
      const { cells, buttons } = readMap(map);
      expect(cells).toHaveLength(SIDE * SIDE);
      expect(countOf(cells)).toBeLessThan(34);
      if (goal === 'buttons') expect(buttons.filter((one) => one === 1)).toHaveLength(target);
      if (goal !== 'endless') expect(target).toBeGreaterThan(1);
    }
    expect(rules.levels.filter(({ pack }) => pack !== 'pack.open')).toHaveLength(PACKED);
  });

  test('the first one closes two lines with its first patch', () => {
    const game = playing(rules, 'quest-1');
    const names = game.give(at(3, 6)).map(({ name }) => name);
    expect(names.filter((name) => name === 'stitch')).toHaveLength(2);
    expect(game.state.done).toBe(2);
  });
});

test('undo is given three times', () => {
  expect(rules.pace).toEqual({ kind: 'turns', undo: 3 });
});

test('a hint names a place where the patch fits, and why', () => {
  const state = quilt(['aaa.....', 'aaa.....', 'aaabcbc.'], [held('#', 1), null, null]);
  const hint = mind.hint?.(state);
  expect(hint).toMatchObject({ say: 'hint.motif', input: at(7, 7), at: [{ x: 7.5, y: 7.5 }] });
});

test('the planner keeps room where the beginner does not', () => {
  const placed = (skill: number): number => {
    const rng = createRng('bot');
    const game = playing(rules, 'endless');
    for (let move = 0; move < 60 && game.session.status === 'playing'; move += 1) {
      const input = bot(game.state, rng, skill);
      if (input !== undefined) game.give(input);
    }
    return game.state.lines;
  };
  expect(placed(1)).toBeGreaterThan(15);
});

test('params and inputs from outside are refused with what was wrong', () => {
  expect(rules.parseParams({ quest: 99, patches: 3 })).toMatchObject({ ok: false });
  expect(rules.parseInput(192)).toMatchObject({ ok: false });
});
