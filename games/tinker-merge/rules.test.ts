import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { mind } from './mind.ts';
import { rules } from './rules.ts';
import { openSpec, PACKS, specOf } from './rules/benches.ts';
import { bench, contentOf, wants } from './rules/drawn.ts';
import { orderFor } from './rules/orders.ts';
import { chainOf, EMPTY, isPiece, landingOf, tierOf, valueOf } from './rules/pieces.ts';
import { isStuck, type Input, type State } from './rules/state.ts';

const go = (from: number, to: number): Input => ({ act: 'go', from, to });
const DRAW: Input = { act: 'draw', to: -1 };
const a = contentOf;

function after(state: State, input: Input) {
  const next = structuredClone(state);
  const { why: refused, names } = stepOn(rules, next, input);
  return { next, names, refused };
}

describe('gadgets', () => {
  test('slide along free cells, and merge with their twin', () => {
    const state = bench(['a1 . .', 'b1 b2 .', 'c1 b3 a1']);
    expect(after(state, go(0, 8)).next).toMatchObject({ merges: 1 });
    expect(after(state, go(0, 8)).next.cells).toEqual(
      bench(['. . .', 'b1 b2 .', 'c1 b3 a2']).cells,
    );
    expect(after(state, go(0, 2)).names).toContain('move');
  });

  test('never over others, and not onto what is not their like', () => {
    const state = bench(['a1 b1 .', 'b2 b3 .', 'c1 . a1']);
    expect(after(state, go(0, 8)).refused).toBe('refused.way');
    expect(after(state, go(0, 1)).refused).toBe('refused.place');
    expect(after(state, go(2, 1)).refused).toBe('refused.nothing');
    expect(after(bench(['a7 a7 .']), go(0, 1)).refused).toBe('refused.place');
  });
});

describe('a merge', () => {
  test('opens a crate beside it, an iron one in two', () => {
    const { next, names } = after(bench(['. . i', '. c a1'], { parts: [a('a1')] }), {
      act: 'draw',
      to: 5,
    });
    expect(next.cells).toEqual(bench(['. . c', '. a1 a2']).cells);
    expect(names.filter((name) => name === 'open')).toHaveLength(2);
  });

  test('runs the gadget beside it, which takes the next one along', () => {
    const state = bench(['. b3 b5 .', 'a1 a1 . .', '. . . .']);
    const { next, names } = after(state, go(4, 5));
    expect(next.cells).toEqual(bench(['b1 b3 b5 b2', '. a2 . .', '. . . .']).cells);
    expect(next.wind).toEqual([0, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(names.filter((name) => name === 'make')).toHaveLength(2);
  });

  test('runs nothing that has run down or has no room', () => {
    const state = bench(['. b3 a1', 'b1 b2 a1']);
    state.wind[1] = 0;
    expect(after(state, go(2, 5)).next.cells).toEqual(bench(['. b3 .', 'b1 b2 a2']).cells);
    const full = bench(['b4 a1', 'c1 a1']);
    expect(after(full, go(1, 3)).next.wind[0]).toBe(3);
    expect(after(full, go(3, 1)).next.cells).toEqual(bench(['b4 a2', 'c1 .']).cells);
  });

  test('goes on where a part lands on its twin: that merge runs others', () => {
    const state = bench(['a1 a1 b3', '. . b1', '. c1 c3']);
    const { next, names } = after(state, go(0, 1));
    // The b3 drops its part onto b1, and that merge runs the c3 below.
    expect(next.cells).toEqual(bench(['. a2 b3', '. . b2', '. c2 c3']).cells);
    expect(next.last?.made).toMatchObject([
      { to: 5, wave: 0, merges: true },
      { to: 7, wave: 1, merges: true },
    ]);
    expect(names).toContain('chain');
  });
});

describe('the toolbox', () => {
  test('gives its next part to the nearest free cell, to any free one, or onto its like', () => {
    const state = bench(['. . .', 'a1 . .', 'b1 . .'], { parts: [a('a1'), a('b1')] });
    const { next } = after(state, DRAW);
    expect(landingOf(state)).toBe(7);
    expect(next.cells[7]).toBe(a('a1'));
    expect(next).toMatchObject({ drawn: 1, parts: [a('b1')] });
    expect(after(state, { act: 'draw', to: 0 }).next.cells[0]).toBe(a('a1'));
    expect(after(state, { act: 'draw', to: 3 }).next.cells[3]).toBe(a('a2'));
    expect(after(state, { act: 'draw', to: 6 }).refused).toBe('refused.place');
  });

  test('refuses when it is empty or the bench is full', () => {
    expect(after(bench(['a1 a1 .'], { parts: [] }), DRAW).refused).toBe('refused.box');
    expect(after(bench(['a1 a1'], { parts: [a('b1')] }), DRAW).refused).toBe('refused.full');
  });
});

describe('orders', () => {
  test('take what they want, and the next customer comes', () => {
    const state = bench(['a3 b2 .'], {
      seats: [wants('a3', 'b2'), null],
      queue: [wants('c2')],
      orders: 2,
    });
    const first = after(state, { act: 'give', from: 0, seat: 0 });
    expect(first.names).toEqual(['give']);
    const { next, names } = after(first.next, { act: 'give', from: 1, seat: 0 });
    expect(names).toContain('served');
    expect(next).toMatchObject({ served: 1, seats: [wants('c2'), null], points: 60 });
    expect(after(state, { act: 'give', from: 0, seat: 1 }).refused).toBe('refused.wish');
  });

  test('are for chains of the box only, and no two want the same', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 30 }), (seed, level) => {
        const rng = createRng(String(seed));
        const spec = specOf(level);
        const one = orderFor(spec, [], rng);
        const other = orderFor(spec, [one], rng);
        for (const want of [...one.wants, ...other.wants]) {
          expect(spec.chains).toContain(chainOf(want));
          expect(tierOf(want)).toBeLessThanOrEqual(Math.max(...spec.tiers));
        }
        if (spec.chains.length > 2)
          expect(one.wants.some((want) => other.wants.includes(want))).toBe(false);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('come to eighty in the story', () => {
    const story = rules.levels.filter(({ pack = '' }) =>
      PACKS.some(({ name }) => pack === `pack.${name}`),
    );
    expect(story).toHaveLength(30);
    expect(story.reduce((sum, { params }) => sum + specOf(params.level).orders, 0)).toBe(80);
  });

  test('of the open shop grow', () => {
    expect(openSpec(0).chains).toHaveLength(2);
    expect(openSpec(40).chains).toHaveLength(4);
    expect(openSpec(40).tiers[1]).toBeGreaterThan(openSpec(0).tiers[1]);
  });
});

describe('the end', () => {
  test('is a jam when the bench is full and no twins are side by side', () => {
    const jam = bench(['a1 b1', 'b2 a1'], { parts: [a('c1')], seats: [wants('d4')] });
    expect(rules.status(jam)).toBe('lost');
    expect(rules.ending?.(jam)).toMatchObject({ reason: 'reason.full', almost: 'almost.orders' });
    expect(isStuck({ ...jam, parts: [a('b2')] })).toBe(false);
    expect(isStuck({ ...jam, seats: [wants('b1')] })).toBe(false);
    expect(isStuck(bench(['a1 a1', 'b2 b1'], { parts: [a('c1')] }))).toBe(false);
  });

  test('is an empty toolbox when no twins are left at all', () => {
    const state = bench(['a1 .', 'b2 c1'], { parts: [], seats: [wants('d4')] });
    expect(rules.ending?.(state)).toMatchObject({ reason: 'reason.box' });
    expect(isStuck(bench(['a1 #', '# a1', '. b1'], { parts: [] }))).toBe(false);
  });

  test('is a win when all are served, with stars for parts that were spared', () => {
    const state = bench(['a3 .'], { seats: [wants('a3')], queue: [], orders: 1, marks: [9, 5] });
    const won = after({ ...state, drawn: 5 }, { act: 'give', from: 0, seat: 0 }).next;
    expect(rules.status(won)).toBe('won');
    expect(rules.stars?.(won)).toBe(3);
    expect(rules.stars?.({ ...won, drawn: 8 })).toBe(2);
    expect(rules.ending?.({ ...won, drawn: 8 })).toMatchObject({ almost: 'almost.star', value: 3 });
    expect(rules.stars?.({ ...won, drawn: 12 })).toBe(1);
  });
});

test('nothing appears or is lost but by the box, crates and gadgets that run', () => {
  const worth = ({ cells }: State): number =>
    cells.reduce((sum, piece) => sum + (isPiece(piece) ? valueOf(piece) : 0), 0);
  for (let seed = 0; seed < 12; seed += 1) {
    const game = playing(rules, 'endless', { seed: `worth ${seed}` });
    const rng = createRng(`worth ${seed}`);
    for (let move = 0; move < 60 && game.session.status === 'playing'; move += 1) {
      const before = structuredClone(game.state);
      const input = bot(game.state, rng, 0.6);
      if (!input) break;
      game.give(input);
      const { last } = game.state;
      const made = last?.made.reduce((sum, { piece }) => sum + valueOf(piece), 0) ?? 0;
      const drawn = input.act === 'draw' ? valueOf(before.parts[0] ?? EMPTY) : 0;
      const given = input.act === 'give' ? valueOf(last?.piece ?? EMPTY) : 0;
      expect(worth(game.state)).toBe(worth(before) + made + drawn - given);
    }
  }
});

test('hints say the move of a careful player, and none once it is over', () => {
  const state = bench(['a1 a1 .'], { seats: [wants('a2')] });
  expect(mind.hint?.(state)).toMatchObject({ say: 'hint.merge', input: { act: 'go' } });
  expect(mind.hint?.(bench(['a2 .'], { seats: [wants('a2')] }))).toMatchObject({
    say: 'hint.give',
  });
  expect(mind.hint?.(bench(['b1 .'], { seats: [wants('a2')] }))).toMatchObject({
    say: 'hint.draw',
  });
  expect(mind.hint?.({ ...state, served: state.orders })).toBeUndefined();
});
