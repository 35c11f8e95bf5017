import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import { mind } from './mind.ts';
import { rules } from './rules.ts';
import { cutOff, factsOf, hasTrap, outOfOrder, turned, type Board } from './rules/board.ts';
import { makeBoard } from './rules/make.ts';
import { HZ, medals, nextHouse, refusalOf, waysOn, type State } from './rules/state.ts';
import { planOf } from './rules/towns.ts';
import { routesOf } from './rules/unique.ts';
import { solve } from './solver.ts';

/*
 * Cells 0 to 8. The van starts at 0, house 1 is at 2, house 2 at 6; a fence parts 4 and 7, and there
 * is no pond.
 */
const BOARD: Board = {
  cols: 3,
  rows: 3,
  path: [0, 1, 2, 5, 4, 3, 6],
  stops: [0, 2, 6],
  fences: [[1, 4]],
};

function town(route: readonly number[], more: Partial<State> = {}): State {
  const times = { time: 0, gold: 300, silver: 510, night: 900, drive: 0 };
  return { ...BOARD, level: 3, route: [...route], ...times, ...more };
}

const go = (cell: number) => ({ act: 'go' as const, cell });

describe('the road', () => {
  it('goes on to a free neighbor, and back to any of its squares', () => {
    const state = town([0]);
    expect(stepOn(rules, state, go(1)).names).toEqual(['road']);
    expect(stepOn(rules, state, go(2)).names).toEqual(['house']);
    expect(state.route).toEqual([0, 1, 2]);
    expect(stepOn(rules, state, go(0)).names).toEqual(['back']);
    expect(state.route).toEqual([0]);
  });

  it('says why it cannot go on', () => {
    expect(refusalOf(town([0, 1]), 4)).toBe('refused.fence');
    expect(refusalOf(town([0, 1]), 5)).toBe('refused.far');
    expect(refusalOf(town([0, 1, 2, 5]), 8)).toBe('refused.pond');
    expect(refusalOf(town([0, 1, 2]), 1)).toBe('refused.road');
    expect(refusalOf(town([0, 3]), 6)).toBe('refused.order');
    const early = town([0, 1, 2, 5, 4, 3], { path: [...BOARD.path.slice(0, 6), 7, 8, 6] });
    expect(refusalOf(early, 6)).toBe('refused.last');
  });

  it('leaves the ponds alone', () => {
    expect(factsOf(BOARD).links[7]).toEqual([]);
    expect(factsOf(BOARD).links[1]).toEqual([2, 0]);
  });

  it('counts the houses on its way', () => {
    expect(nextHouse(town([0, 1]))).toBe(1);
    expect(nextHouse(town([0, 1, 2]))).toBe(2);
  });

  it('tells what it cut off', () => {
    expect(cutOff(BOARD, [0, 3, 4])).toEqual([6]);
    expect(cutOff(BOARD, [0, 1])).toEqual([]);
    expect(hasTrap(BOARD, [0, 3, 4])).toBe(true);
    expect(hasTrap(BOARD, [0, 1])).toBe(false);
  });

  it('tells which house can only be reached past later ones', () => {
    // The van at 0, house 1 at 8; house 2 at 4 and house 3 at 5 are in the way after 1, 2.
    const path = [0, 3, 6, 7, 8, 5, 4, 1, 2];
    const board: Board = { cols: 3, rows: 3, path, stops: [0, 8, 5, 4, 2], fences: [] };
    expect(outOfOrder(board, [0])).toBe(-1);
    expect(outOfOrder(board, [0, 1])).toBe(8);
    expect(cutOff(board, [0, 1])).toEqual([]);
    expect(outOfOrder(board, [0, 3])).toBe(-1);
  });

  it('reports when it is stuck', () => {
    const state = town([0, 3, 4]);
    expect(stepOn(rules, state, go(5)).names).toEqual(['road']);
    expect(stepOn(rules, state, go(2)).names).toEqual(['house']);
    expect(stepOn(rules, state, go(1)).names).toEqual(['road', 'stuck']);
    expect(waysOn(state)).toEqual([]);
  });
});

describe('the day', () => {
  it('passes until night, and then the round is lost', () => {
    const state = town([0, 1], { time: 898 });
    const context = { rng: createRng(1), cue: () => undefined };
    rules.tick?.(state, context);
    expect(rules.status(state)).toBe('playing');
    rules.tick?.(state, context);
    expect(rules.status(state)).toBe('lost');
    expect(rules.ending?.(state)).toMatchObject({ reason: 'reason.night', value: 5 });
    expect(stepOn(rules, state, go(2)).why).toBe('refused.over');
  });

  it('warns ten seconds before, then every second', () => {
    const cues: string[] = [];
    const context = { rng: createRng(1), cue: (name: string) => void cues.push(name) };
    const state = town([0, 1], { time: 900 - 10 * HZ - 1 });
    for (let tick = 0; tick <= 3 * HZ; tick += 1) rules.tick?.(state, context);
    expect(cues).toEqual(['dusk', 'second', 'second', 'second']);
  });

  it('never ends where there is no night', () => {
    expect(rules.status(town([0], { night: 0, time: 99_999 }))).toBe('playing');
  });

  it('begins with the road where it never ends', () => {
    const context = { rng: createRng(1), cue: () => undefined };
    const waits = town([0], { night: 0 });
    rules.tick?.(waits, context);
    expect(waits.time).toBe(0);
    const begun = town([0, 1], { night: 0 });
    rules.tick?.(begun, context);
    expect(begun.time).toBe(1);
  });

  it('costs stars', () => {
    expect([300, 301, 511].map((time) => medals.stars(town([0], { time })))).toEqual([3, 2, 1]);
  });
});

describe('the delivery', () => {
  it('drops a parcel at every house and then is won; the clock stands', () => {
    const state = town([0, 1, 2, 5, 4, 3], { time: 330 });
    const cues: string[] = [];
    const context = { rng: createRng(1), cue: (name: string) => void cues.push(name) };
    expect(rules.step(state, go(6), context)).toBeUndefined();
    for (let tick = 0; tick < 300 && rules.status(state) === 'playing'; tick += 1)
      rules.tick?.(state, context);
    expect(cues).toEqual(['done', 'parcel', 'home']);
    expect(rules.status(state)).toBe('won');
    expect(state.time).toBe(330);
    expect(rules.stars?.(state)).toBe(2);
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.star', value: 1 });
  });

  it('can be skipped, but not begun', () => {
    expect(stepOn(rules, town([0]), { act: 'skip' }).why).toBe('refused.over');
    const state = town(BOARD.path, { drive: 5 });
    stepOn(rules, state, { act: 'skip' });
    expect(rules.status(state)).toBe('won');
  });
});

describe('boards', () => {
  it('have a single route, which the search finds', () => {
    expect(routesOf(BOARD, 1000).routes).toEqual([BOARD.path]);
    const path = [0, 1, 2, 5, 4, 3, 6, 7, 8];
    const open = { cols: 3, rows: 3, path, stops: [0, 8], fences: [] };
    expect(routesOf(open, 1000).routes).toHaveLength(2);
    expect(routesOf({ ...open, path: [...path], fences: [[0, 3]] }, 1000).routes).toEqual([path]);
  });

  it('come from a spec: size, ponds, houses, fences off the route', () => {
    const spec = { cols: 6, rows: 7, houses: 5, fences: 8, ponds: 4 };
    const board = makeBoard(spec, 7);
    expect(new Set(board.path).size).toBe(38);
    expect(board.stops).toHaveLength(6);
    expect(new Set(board.stops).size).toBe(6);
    expect(board.fences).toHaveLength(8);
    const { links } = factsOf(board);
    for (const [at, cell] of board.path.entries())
      if (at > 0) expect(links[cell]).toContain(board.path[at - 1]);
  });

  it('keep their only route when mirrored and turned around', () => {
    const board = turned(makeBoard(planOf(60), 1), createRng(5), true);
    const { links } = factsOf(board);
    for (const [at, cell] of board.path.entries())
      if (at > 0) expect(links[cell]).toContain(board.path[at - 1]);
    expect(board.stops[0]).toBe(board.path[0]);
  });

  it('are kept for a retry of a level, and mirrored by chance in another game', () => {
    for (const { id, retry, daily } of rules.levels)
      expect(retry, id).toBe(daily ? undefined : 'same');
    const pathOf = (seed: string): string => String(playing(rules, 'hedge-4', { seed }).state.path);
    const paths = Array.from({ length: 12 }, (_, game) => pathOf(`game ${game}`));
    expect(new Set(paths).size).toBeGreaterThan(1);
    expect(pathOf('game 3')).toBe(paths[3]);
  });
});

describe('hints', () => {
  it('show the way to the next house', () => {
    const hint = mind.hint?.(town([0]));
    expect(hint).toMatchObject({ say: 'hint.next', input: go(1) });
    expect(hint?.at).toHaveLength(2);
  });

  it('go back to where the road went wrong', () => {
    const hint = mind.hint?.(town([0, 3, 4]));
    expect(hint).toMatchObject({ say: 'hint.back', values: { count: 2 }, input: go(0) });
  });

  it('lead to the end of a level, also from a wrong road', () => {
    const game = playing(rules, 'long-8');
    for (let count = 0; count < 6; count += 1) {
      const [way] = waysOn(game.state);
      if (way !== undefined) game.give(go(way));
    }
    for (const input of solve(game.state) ?? []) game.give(input);
    expect(rules.status(game.state)).toBe('won');
  });
});
