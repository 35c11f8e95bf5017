import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { mind } from './mind.ts';
import { medals, rules } from './rules.ts';
import { tilesOf } from './rules/deal.ts';
import { BLOSSOMS, kindOf } from './rules/faces.ts';
import { LAYOUTS } from './rules/layouts.ts';
import { Oracle } from './rules/oracle.ts';
import { Search } from './rules/search.ts';
import { readShape, shapeOf } from './rules/shape.ts';
import { isStuck, openPairs, tableOf, type Input, type State } from './rules/state.ts';
import { Table } from './rules/table.ts';
import { solve } from './solver.ts';

const layoutOf = (name: string): number => LAYOUTS.findIndex(([id]) => id === name);

/** A position on a layout: every place has a face of its own but for those that are named. */
function position(name: string, faces: Readonly<Record<number, number>> = {}): State {
  const layout = layoutOf(name);
  const { size } = shapeOf(layout);
  return {
    deal: { layout, kinds: 24, blossoms: false, seed: 0 },
    tiles: Array.from({ length: size }, (_, place) => faces[place] ?? place % BLOSSOMS),
    taken: [],
    score: 0,
    chain: 0,
    links: 0,
    fresh: [],
  };
}

/** What an input leads to, or why it is refused. */
function tried(before: State, input: Input) {
  const state = structuredClone(before);
  return { state, ...stepOn(rules, state, input) };
}

/** The place at these half tiles on a layer. */
function at(name: string, x: number, y: number, z: number): number {
  const shape = shapeOf(layoutOf(name));
  return shape.x.findIndex(
    (_, place) => shape.x[place] === x && shape.y[place] === y && shape.z[place] === z,
  );
}

describe('a tile', () => {
  const table = new Table(readShape('test', '###/###|1,1:#'));
  const find = (x: number, y: number, z: number): number =>
    table.shape.x.findIndex(
      (_, p) => table.shape.x[p] === x && table.shape.y[p] === y && table.shape.z[p] === z,
    );

  test('is free with an open side and nothing on it', () => {
    expect(table.isFree(find(4, 0, 0))).toBe(true);
    expect(table.isFree(find(1, 1, 1))).toBe(true);
    expect(table.isCovered(find(2, 0, 0))).toBe(true);
    expect(table.isFree(find(0, 0, 0))).toBe(false);
  });

  test('is freed by what goes, and blocked again by what comes back', () => {
    table.take(find(1, 1, 1));
    expect(table.isFree(find(0, 0, 0))).toBe(true);
    expect(table.isFree(find(2, 0, 0))).toBe(false);
    table.take(find(4, 0, 0));
    expect(table.isFree(find(2, 0, 0))).toBe(true);
    table.putBack(find(4, 0, 0));
    expect(table.isFree(find(2, 0, 0))).toBe(false);
  });

  test('half a tile further back still blocks', () => {
    const half = new Table(readShape('half', '#|=2,1:#|=4,0:#'));
    const middle = half.shape.x.indexOf(2);
    expect(half.isFree(middle)).toBe(false);
  });
});

describe('a pair', () => {
  const [left, right] = [at('stones', 2, 0, 1), at('stones', 4, 0, 1)];
  const edge = at('stones', 0, 0, 0);

  test('of two free tiles that match goes, and frees others', () => {
    const state = position('stones', { [left]: 5, [right]: 5 });
    const { state: after, names } = tried(state, { act: 'pair', a: left, b: right });
    expect(after.taken).toEqual([[left, right, 0]]);
    expect(after.score).toBe(10);
    expect(names).toContain('pair');
    expect(tableOf(after).there[left]).toBe(0);
  });

  test('is refused with the reason', () => {
    const state = position('stones', { [left]: 5, [right]: 6 });
    const why = (a: number, b: number) => tried(state, { act: 'pair', a, b }).why;
    expect(why(left, right)).toBe('refused.different');
    expect(why(left, left)).toBe('refused.same');
    expect(why(at('stones', 2, 0, 0), edge)).toBe('refused.covered');
    const gone = { ...state, taken: [[left, right, 0] as const] };
    expect(tried(gone, { act: 'pair', a: left, b: edge }).why).toBe('refused.gone');
    const blocked = { ...state, taken: [[left, at('stones', 2, 2, 1), 0] as const] };
    expect(tried(blocked, { act: 'pair', a: at('stones', 2, 0, 0), b: edge }).why).toBe(
      'refused.blocked',
    );
  });

  test('any two blossoms match', () => {
    expect(kindOf(24)).toBe(kindOf(27));
    const state = position('stones', { [left]: 24, [right]: 27 });
    expect(tried(state, { act: 'pair', a: left, b: right }).why).toBeUndefined();
  });

  test('with a fresh tile is a link, and longer chains are worth more; a hinted one is none', () => {
    const state = {
      ...position('stones', { [left]: 5, [right]: 5 }),
      fresh: [left],
      chain: 2,
      links: 4,
    };
    const link = tried(state, { act: 'pair', a: left, b: right }).state;
    expect(link).toMatchObject({ chain: 3, links: 5, score: 25 });
    const hinted = tried(state, { act: 'pair', a: left, b: right, hinted: 1 }).state;
    expect(hinted).toMatchObject({ chain: 2, links: 4 });
    const other = { ...state, fresh: [edge] };
    expect(tried(other, { act: 'pair', a: left, b: right }).state.chain).toBe(0);
  });
});

test('going back restores the very position that was there', () => {
  const game = playing(rules, 'koi');
  const rng = createRng(3);
  const seen = [structuredClone(game.state)];
  for (let move = 0; move < 6; move += 1) {
    const input = bot(game.state, rng, 1);
    if (!input) throw new Error('no move');
    game.give(input);
    seen.push(structuredClone(game.state));
  }
  game.give({ act: 'back', to: 2 });
  expect(game.state).toEqual(seen[2]);
  expect(game.refusal({ act: 'back', to: 2 })).toBe('refused.back');
});

describe('a deal', () => {
  test('has every kind an even number of times, and blossoms only where they belong', () => {
    const run = fc.property(
      fc.nat(LAYOUTS.length - 1),
      fc.nat(),
      fc.boolean(),
      (layout, seed, blossoms) => {
        const pairs = shapeOf(layout).size / 2;
        const kinds = Math.max(8, Math.min(24, Math.round(pairs / 2)));
        const tiles = tilesOf({ layout, kinds, blossoms, seed });
        const counts = new Map<number, number>();
        for (const face of tiles) counts.set(kindOf(face), (counts.get(kindOf(face)) ?? 0) + 1);
        for (const count of counts.values()) expect(count % 2).toBe(0);
        expect(counts.get(BLOSSOMS) ?? 0).toBe(blossoms ? 4 : 0);
      },
    );
    fc.assert(run, { numRuns: 60, seed: 2 });
  });

  test('of the first level can be won with any choice', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const game = playing(rules, 'stones', { seed: `any ${seed}` });
      const rng = createRng(seed);
      game.finish((state) => bot(state, rng, 0));
      expect(game.session.status).toBe('won');
      expect(game.state.taken).toHaveLength(12);
    }
  });
});

describe('the search', () => {
  test('knows that a tile under its own partner is dead', () => {
    const shape = readShape('tower', '#.#|0,0:#.#');
    // Both upper tiles are alike, and each lower one waits for the other: won.
    const tiles = [0, 0, 1, 1];
    expect(new Search(new Table(shape), tiles).run(100)).toBe('won');
    const stack = readShape('stack', '#|0,0:#');
    expect(new Search(new Table(stack), [0, 0]).run(100)).toBe('dead');
  });

  test('agrees with trying everything, on small boards', () => {
    const shape = readShape('small', '####/####|1,0:###|2,1:##|=6,1:#');
    const won = (table: Table, tiles: readonly number[]): boolean => {
      if (table.left === 0) return true;
      const free = table.free();
      return free.some((a, index) =>
        free.slice(index + 1).some((b) => {
          if (tiles[a] !== tiles[b]) return false;
          const next = table.copy();
          next.take(a);
          next.take(b);
          return won(next, tiles);
        }),
      );
    };
    const even = readShape('even', '####/.##.|1,0:###|2,0:#');
    expect(shape.size + even.size).toBeGreaterThan(20);
    const rng = createRng('small boards');
    const verdicts = new Set<boolean>();
    for (let game = 0; game < 80; game += 1) {
      const tiles = rng.shuffled([0, 0, 0, 0, 1, 1, 1, 1, 2, 2]);
      const expected = won(new Table(even), tiles);
      verdicts.add(expected);
      expect(new Search(new Table(even), tiles).run(10_000), tiles.join()).toBe(
        expected ? 'won' : 'dead',
      );
    }
    expect(verdicts.size).toBe(2);
  });
});

describe('the dead-end detector', () => {
  /** Random play into a dead end. */
  function dead(seed: number): State {
    const game = playing(rules, 'falls', { seed: `dead ${seed}` });
    const rng = createRng(seed);
    while (!isStuck(game.state) && game.session.status === 'playing') {
      const input = bot(game.state, rng, 0);
      if (input) game.give(input);
    }
    return structuredClone(game.state);
  }

  test('goes back to the last position that can be won, and no further', () => {
    let games = 0;
    for (let seed = 0; seed < 8; seed += 1) {
      const state = dead(seed);
      if (!isStuck(state)) continue;
      games += 1;
      const oracle = new Oracle(state);
      oracle.follow(state);
      while (!oracle.think(50));
      expect(oracle.isWinnable).toBe(false);
      const verdict = (count: number) =>
        new Search(
          tableOf({ deal: state.deal, taken: state.taken.slice(0, count) }),
          state.tiles,
        ).run(20_000);
      expect(verdict(oracle.safe)).toBe('won');
      expect(verdict(oracle.safe + 1)).toBe('dead');
    }
    expect(games).toBeGreaterThan(3);
  });

  test('thinks the same in small portions and at once, and follows undo', () => {
    const state = dead(1);
    const [slow, fast] = [new Oracle(state), new Oracle(state)];
    for (let count = 0; count <= state.taken.length; count += 1) {
      slow.follow({ ...state, taken: state.taken.slice(0, count) });
      while (!slow.think(1));
    }
    fast.follow(state);
    while (!fast.think(1000));
    expect(slow.safe).toBe(fast.safe);
    slow.follow({ ...state, taken: state.taken.slice(0, 3) });
    slow.think(1000);
    expect(slow.isWinnable).toBe(true);
    expect(slow.way).toHaveLength(state.tiles.length / 2 - 3);
  });

  test('is what a hint says in a dead end', () => {
    const state = dead(1);
    const hint = mind.hint?.(state);
    if (!isStuck(state) || hint?.input?.act !== 'back') throw new Error('no way back');
    expect(hint.say).toBe('hint.back');
    const back = tried(state, hint.input).state;
    expect(solve(back)).toBeDefined();
  });
});

test('hints followed one by one win, and none of them counts as a link', () => {
  const game = playing(rules, 'heron');
  game.finish((state) => mind.hint?.(state)?.input);
  expect(game.session.status).toBe('won');
  expect(game.state.links).toBe(0);
  expect(rules.stars?.(game.state)).toBe(1);
});

test('stars follow the links, and the end says what is missing', () => {
  const state = position('stones');
  const won: State = {
    ...state,
    taken: Array.from({ length: 12 }, (_, i) => [i * 2, i * 2 + 1, 0] as const),
  };
  const stars = (links: number) => rules.stars?.({ ...won, links });
  expect([0, 3, 4, 6, 7, 12].map(stars)).toEqual([1, 1, 2, 2, 3, 3]);
  expect(medals.next({ ...won, links: 4 })).toBe(7);
  expect(rules.ending?.({ ...won, links: 4 })).toMatchObject({ almost: 'almost.links', value: 3 });
  expect(rules.ending?.({ ...won, links: 9 })).toEqual({ reason: 'reason.won' });
});

test('without pairs the game goes on, and offers the ways back', () => {
  const state = {
    ...position('stones'),
    taken: [[at('stones', 2, 0, 1), at('stones', 4, 0, 1), 0] as const],
  };
  const all = { ...state, tiles: state.tiles.map((_, place) => place) };
  expect(openPairs(all)).toEqual([]);
  expect(rules.status(all)).toBe('playing');
  expect(rules.inputs(all, createRng(1))).toEqual([{ act: 'back', to: 0 }]);
  expect(rules.goal?.(all)?.name).toBe('goal.stuck');
});

test('params and inputs from outside are refused with what was wrong', () => {
  expect(rules.parseParams({ level: 49 })).toMatchObject({ ok: false });
  expect(rules.parseInput({ act: 'pair', a: 1 })).toMatchObject({ ok: false });
  expect(rules.parseInput({ act: 'pair', a: 1, b: 2, hinted: 1 })).toMatchObject({ ok: true });
});
