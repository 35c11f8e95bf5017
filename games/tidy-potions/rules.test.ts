import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { mind } from './mind.ts';
import { rules } from './rules.ts';
import { boardOf, dressed, EACH, PACKS, specOf, tableOf } from './rules/boards.ts';
import { isSmoky, keyOf, poursOf, refusalOf, smoked, type Layer } from './rules/bottles.ts';
import { solution } from './rules/search.ts';
import { isOut, isStuck, rewound, type State } from './rules/state.ts';

const [A, B, C] = [0, 1, 2] as const;

function table(bottles: Layer[][], more: Partial<State> = {}): State {
  return {
    level: 1,
    sizes: bottles.map(() => 4),
    deal: bottles.map((layers) => [...layers]),
    bottles,
    poured: [],
    brewed: [],
    par: 4,
    most: 0,
    ...more,
  };
}

/** The position after an input on a copy. */
function after(before: State, input: Parameters<typeof rules.step>[1]) {
  const state = structuredClone(before);
  const { why, cues } = stepOn(rules, state, input);
  expect(why).toBeUndefined();
  return { state, cues };
}

const pour = (from: number, to: number) => ({ act: 'pour', from, to }) as const;

describe('a pour', () => {
  test('moves all layers of the top color for which there is room', () => {
    const { state, cues } = after(table([[B, A, A], [A], [B, B, B, A]]), pour(0, 1));
    expect(state.bottles).toEqual([[B], [A, A, A], [B, B, B, A]]);
    expect(cues.filter(({ name }) => name === 'glug').map(({ value }) => value)).toEqual([2, 3]);
    const tight = after(
      table([
        [A, A],
        [B, A, A],
      ]),
      pour(0, 1),
    );
    expect(tight.state.bottles).toEqual([[A], [B, A, A, A]]);
  });

  test('is refused with the reason', () => {
    const state = table([[A, B], [A], [], [C, C, C, C], [B, A, B, A], [A, smoked(B, C)], [B]], {
      sizes: [4, 4, 4, 4, 4, 4, 1],
    });
    expect(refusalOf(state, 0, 1)).toBe('refused.color');
    expect(refusalOf(state, 2, 1)).toBe('refused.empty');
    expect(refusalOf(state, 3, 2)).toBe('refused.potion');
    expect(refusalOf(state, 1, 4)).toBe('refused.full');
    expect(refusalOf(state, 0, 6)).toBe('refused.full');
    expect(refusalOf(state, 5, 2)).toBe('refused.smoke');
    expect(refusalOf(state, 0, 5)).toBe('refused.smoke');
    expect(refusalOf(state, 0, 0)).toBe('refused.bottle');
    expect(refusalOf(state, 0, 2)).toBeUndefined();
  });
});

describe('smoke', () => {
  test('is cleared by the potion on its badge, and by no other', () => {
    const bottles = [[A, A, A], [A], [smoked(B, A), smoked(B, C), C], [C, C, C], [B, B]];
    const { state, cues } = after(table(bottles), pour(1, 0));
    expect(state.brewed).toEqual([A]);
    expect(state.bottles[2]).toEqual([B, smoked(B, C), C]);
    expect(cues.filter(({ name }) => name === 'clear')).toHaveLength(1);
    const next = after(state, pour(2, 3));
    expect(next.state.bottles[2]).toEqual([B, B]);
  });

  test('that hid the last layer of a potion lets it react in turn', () => {
    const bottles = [[A, A, A], [A], [smoked(B, A), B, B, B], [C, smoked(C, B)], [C, C]];
    const { state, cues } = after(table(bottles), pour(1, 0));
    expect(state.brewed).toEqual([A, B]);
    expect(state.bottles[3]).toEqual([C, C]);
    expect(cues.map(({ name }) => name)).toContain('chain');
  });
});

describe('the end', () => {
  test('is a win with stars by pours, and says how many were too many', () => {
    const bottles = () => [[A, A, A], [A], [B, B, B, B]];
    const won = (poured: number) =>
      after(
        table(bottles(), {
          poured: Array.from({ length: poured - 1 }, () => [0, 1] as const),
          brewed: [B],
        }),
        pour(1, 0),
      ).state;
    expect([4, 5, 6, 8, 9].map((count) => rules.stars?.(won(count)))).toEqual([3, 3, 2, 2, 1]);
    expect(rules.ending?.(won(5))).toEqual({ reason: 'reason.won' });
    expect(rules.ending?.(won(7))).toMatchObject({ almost: 'almost.star', value: 2 });
    expect(rules.ending?.(won(9))).toMatchObject({ almost: 'almost.star', value: 1 });
  });

  test('leaves the undo when the last pour is spent, and is a loss at one pour more', () => {
    const out = after(table([[A, B], [B, A], [A, A, B, B], []], { most: 1 }), pour(0, 3));
    expect(rules.status(out.state)).toBe('playing');
    expect(isOut(out.state)).toBe(true);
    expect(mind.hint?.(out.state)?.input).toEqual({ act: 'back', to: 0 });
    const game = after(out.state, pour(1, 0));
    expect(rules.status(game.state)).toBe('lost');
    expect(rules.inputs(game.state, createRng(1))).toEqual([]);
    expect(rules.ending?.(game.state)).toMatchObject({ reason: 'reason.spent', value: 2 });
    expect(rules.score?.(game.state)).toBe(1);
    expect(game.cues.map(({ name }) => name)).toContain('spent');
  });

  test('never comes by a dead end: pours can be taken back', () => {
    const state = table(
      [
        [A, B, A, B],
        [B, A, B, A],
      ],
      { poured: [] },
    );
    expect(isStuck(state)).toBe(true);
    expect(rules.status(state)).toBe('playing');
    const game = playing(rules, 'shelf-6');
    const [first] = poursOf(game.state);
    const before = rules.text(game.state);
    game.give(pour(first?.[0] ?? 0, first?.[1] ?? 0));
    expect(game.refusal({ act: 'back', to: 1 })).toBe('refused.back');
    game.give({ act: 'back', to: 0 });
    expect(rules.text(game.state)).toBe(before);
  });
});

test('the position after the first pours is the same as it was then', () => {
  const game = playing(rules, 'cellar-3');
  const texts = [rules.text(game.state)];
  const rng = createRng(3);
  for (let count = 0; count < 8; count += 1) {
    const input = bot(game.state, rng, 0.5);
    if (input?.act !== 'pour') break;
    game.give(input);
    texts.push(rules.text(game.state));
  }
  for (const [count, text] of texts.entries())
    expect(rules.text(rewound(game.state, count))).toBe(text);
});

describe('levels', () => {
  test('teach one thing after the other: pouring, smoke, the limit, small bottles', () => {
    const kinds = [1, 2, 3, 4].map((level) => {
      const { smoke, slack } = specOf(level);
      return [smoke > 0, slack >= 0];
    });
    expect(kinds).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]);
    expect(specOf(EACH * 2).spares).toEqual([4, 4]);
    expect(specOf(EACH * 2 + 1).spares).toEqual([4, 2]);
  });

  test('have four layers of each color, no smoke on top, and no color that waits for itself', () => {
    for (let level = 1; level <= PACKS.length * EACH; level += 3) {
      const rng = createRng(level);
      const { bottles } = dressed(tableOf(boardOf(level, rng)), rng, specOf(level).spares.length);
      const counts = new Map<number, number>();
      for (const layer of bottles.flat()) {
        counts.set(layer % 16, (counts.get(layer % 16) ?? 0) + 1);
        if (isSmoky(layer)) expect(keyOf(layer)).not.toBe(layer % 16);
      }
      expect([...counts.values()], `level ${level}`).toEqual(Array(counts.size).fill(4));
      expect(bottles.some((layers) => isSmoky(layers.at(-1) ?? 0))).toBe(false);
    }
  });

  test('look different in another dress, and are solved in as many pours', () => {
    const board = boardOf(30, createRng(1));
    const dresses = ['one', 'two'].map((seed) => dressed(tableOf(board), createRng(seed), 2));
    const [one, two] = dresses;
    expect(one?.bottles).not.toEqual(two?.bottles);
    for (const dress of dresses) expect(solution(dress, 60_000, 2)).toBeDefined();
  });
});

describe('a hint', () => {
  test('says what smoke its pour clears, and what lies below', () => {
    const sayOf = (bottles: Layer[][]): string | undefined => mind.hint?.(table(bottles))?.say;
    expect(sayOf([[A, A, A], [A], [smoked(B, A), B, B, B]])).toBe('hint.clear');
    expect(sayOf([[A, A, A], [A], [B, B, B, B]])).toBe('hint.finish');
    expect(sayOf([[A, A, A, B], [B, B, B, A], []])).toBe('hint.empty');
  });

  test('followed to the end wins within the pours', () => {
    const game = playing(rules, 'cellar-7', { seed: 'hints' });
    for (let count = 0; count < 60 && rules.status(game.state) === 'playing'; count += 1) {
      const input = mind.hint?.(game.state)?.input;
      if (!input) break;
      game.give(input);
    }
    expect(rules.status(game.state)).toBe('won');
    expect(rules.stars?.(game.state)).toBeGreaterThanOrEqual(2);
  });

  test('says how many pours to undo where no win is left', () => {
    const bottles = [[A, B, A, B], [B, A, B, A], [], []];
    const most = solution(table(bottles), 1000, 1)?.length ?? 0;
    const state = table(bottles, { most });
    const wasted = after(state, pour(0, 2)).state;
    const dead = after(wasted, pour(2, 3)).state;
    expect(mind.hint?.(dead)).toMatchObject({
      say: 'hint.back',
      values: { count: 1 },
      input: { act: 'back', to: 1 },
    });
  });
});
