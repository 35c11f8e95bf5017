import { createRng } from '@playgrove/kit/core';
import { stepOn } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import { mind } from './mind.ts';
import { after, EMPTY, legal, lineOf, MINE, opening, other, POP, THEIRS } from './rules/board.ts';
import type { Position, Rule } from './rules/board.ts';
import { chosen, RIVALS } from './rules/rivals.ts';
import { rank, SURE, WIN } from './rules/search.ts';
import { speech } from './rules/speech.ts';
import { replayed, rules, type State } from './rules.ts';

const deal = (rule: Rule, rival: State['rival'] = 'friend', games = 0): State =>
  rules.deal({ rule, rival: rival as 'friend' }, createRng(1), { games });

/** A game after these columns, from 1. */
function played(state: State, columns: string): State {
  let now = state;
  for (const digit of columns) now = next(now, Number(digit) - 1);
  return now;
}

function next(state: State, move: number): State {
  const now = structuredClone(state);
  expect(stepOn(rules, now, move).why).toBeUndefined();
  return now;
}

describe('rules', () => {
  it('end with four across, up and on both slants', () => {
    for (const columns of ['1122334', '1213141', '12234334144', '76654554744']) {
      const state = played(deal('four'), columns);
      expect(state.end).toBe('line');
      expect(state.winner).toBe(MINE);
      expect(state.line).toHaveLength(4);
    }
  });

  it('do not run a line on from one column into the next', () => {
    // Red at the top of the first column and at the bottom of the second.
    const cells = opening('four');
    for (const cell of [4, 5, 6, 7]) cells[cell] = MINE;
    expect(lineOf('four', cells, MINE)).toEqual([]);
  });

  it('refuse a full column, and an apple of the other side at the bottom', () => {
    const full = played(deal('four'), '111111');
    expect(stepOn(rules, full, 0).why).toBe('refused.full');
    const pop = played(deal('pop'), '1');
    expect(stepOn(rules, pop, POP).why).toBe('refused.pop');
    expect(stepOn(rules, played(deal('four'), '12'), POP).why).toBe('refused.pop');
  });

  it('let what is above move down when an apple is taken out', () => {
    const state = next(played(deal('pop'), '1122'), POP);
    expect(state.cells.slice(0, 3)).toEqual([THEIRS, EMPTY, EMPTY]);
    expect(state.turn).toBe(THEIRS);
  });

  it('count the mover’s line first when taking out completes two', () => {
    const state = deal('pop');
    for (const [column, rows] of [
      [0, [MINE, THEIRS, MINE]],
      [1, [THEIRS, MINE]],
      [2, [THEIRS, MINE]],
      [3, [THEIRS, MINE]],
    ] as const) {
      for (const [row, side] of rows.entries()) state.cells[column * 6 + row] = side;
    }
    expect(next(state, POP)).toMatchObject({ end: 'line', winner: MINE });
  });

  it('take five in a row between two full columns', () => {
    const state = deal('five');
    expect(legal(state)).toEqual([4, 3, 5, 2, 6, 1, 7]);
    expect(played(state, '223344').end).toBeNull();
    // The first column's lowest apple is red, and counts.
    expect(played(state, '2233445')).toMatchObject({ end: 'line', winner: MINE });
  });

  it('alternate the first move from game to game, but not in puzzles', () => {
    expect(deal('four', 'nib', 0).turn).toBe(MINE);
    expect(deal('four', 'nib', 1).turn).toBe(THEIRS);
    const over = played(deal('four', 'friend', 3), '1122334');
    expect(rules.career?.of(over)).toEqual({ games: 4 });
    expect(rules.career?.of(deal('four', 'nib', 3))).toEqual({ games: 3 });
  });
});

/** The worth of a small position by plain search, to the side to move. */
function plain(at: Position, ply: number): number {
  const moves = legal(at);
  let best = moves.length === 0 ? 0 : -Infinity;
  for (const move of moves) {
    const cells = after(at, move);
    const won = lineOf(at.rule, cells, at.turn).length > 0;
    const value = won ? WIN - ply - 1 : 0 - plain({ ...at, cells, turn: other(at.turn) }, ply + 1);
    best = Math.max(best, value);
  }
  return best;
}

describe('search', () => {
  it.each([
    ['2252576253462244111563365343671351441', -1],
    ['7422341735647741166133573473242566', 1],
    ['23163416124767223154467471272416755633', 0],
    ['65214673556155731566316327373221417', -1],
  ])('knows the published value of %s', (columns, sign) => {
    const at = replayed(columns);
    if (!at) throw new Error(columns);
    const { moves, sure } = rank(at, { nodes: 1_000_000 });
    expect(sure).toBe(true);
    expect(Math.sign(moves[0]?.value ?? 0)).toBe(sign);
  });

  it('gives every move of nearly full crates the value of plain search', () => {
    const rng = createRng('nearly full');
    let compared = 0;
    for (let game = 0; game < 40; game += 1) {
      const rule = game % 2 === 0 ? 'four' : 'five';
      let at: Position = { rule, cells: opening(rule), turn: MINE };
      while (at.cells.filter((cell) => cell === EMPTY).length > 6) {
        const moves = legal(at);
        at = { ...at, cells: after(at, rng.pick(moves)), turn: other(at.turn) };
      }
      if ([MINE, THEIRS].some((side) => lineOf(rule, at.cells, side as 1).length > 0)) continue;
      for (const { move, value } of rank(at, { nodes: 100_000 }).moves) {
        const cells = after(at, move);
        const won = lineOf(rule, cells, at.turn).length > 0;
        expect(value).toBe(won ? WIN - 1 : 0 - plain({ ...at, cells, turn: other(at.turn) }, 1));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'moves column %i down when its lowest apple is taken out',
    (column) => {
      // Three of a row of four lie at the bottom, the fourth on top of one that goes.
      const cells = opening('pop');
      const from = Math.min(3, column);
      for (let each = from; each < from + 4; each += 1) cells[each * 6] = MINE;
      cells.splice(column * 6, 3, MINE, MINE, THEIRS);
      const at: Position = { rule: 'pop', cells, turn: MINE };
      expect(lineOf('pop', after(at, column + POP), MINE)).toHaveLength(4);
      const ranked = rank(at, { nodes: 5000, depth: 1 }).moves;
      expect(ranked.find(({ move }) => move === column + POP)?.value).toBe(WIN - 1);
    },
  );
});

it('every squirrel stops a tower, and a loss says how far the player was', () => {
  const tower = played(deal('four'), '41424');
  for (const name of RIVALS) {
    for (let salt = 0; salt < 20; salt += 1) expect(chosen(name, tower, salt)).toBe(3);
  }
  const lost = played(deal('four', 'nib'), '71626364');
  expect(rules.ending?.(lost)).toEqual({
    reason: 'reason.lost',
    almost: 'almost.line',
    value: 1,
  });
});

describe('what is said', () => {
  it('points at the line that the squirrel could close, and older ones keep the place to themselves', () => {
    const columns = '1727374';
    const young = { ...played(deal('four'), columns), rival: 'nib', turn: MINE } as State;
    expect(speech(played(deal('four'), '11'))).toEqual({ key: 'muse.red' });
    expect(young.end === null ? speech(young).key : young.end).toBeDefined();
    const threat = { ...played(deal('four'), '12131'), rival: 'nib' } as State;
    expect(speech(threat)).toEqual({ key: 'muse.yours', cell: 3 });
    const old = { ...threat, rival: 'oakley', turn: MINE } as State;
    expect(speech(old)).toEqual({ key: 'muse.yours' });
  });

  it('has hints that win, block and see two ways at once', () => {
    const say = (columns: string): string | undefined =>
      mind.hint?.({ ...played(deal('four'), columns), rival: 'friend' })?.say;
    expect(say('121212')).toBe('hint.wins');
    expect(say('12121')).toBe('hint.blocks');
    expect(say('3747')).toBe('hint.two');
  });
});

it('a win in sight is above SURE and no estimate is', () => {
  const { moves } = rank({ rule: 'four', cells: opening('four'), turn: MINE }, { nodes: 3000 });
  for (const { value } of moves) expect(Math.abs(value)).toBeLessThan(SURE);
});
