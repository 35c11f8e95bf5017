import { FixedClock, Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { afterAll, describe, expect, test } from 'vitest';
import { LEVELS, parsOf, type Board } from './levels.ts';
import { rules, type State } from './rules.ts';
import { LONGEST } from './rules/run.ts';
import { SOLUTIONS } from './solutions.ts';

type Lines = readonly (readonly number[])[];

/** Tries with a trembling hand for each board; `JITTER=20` makes the table of the README. */
const TRIES = Number(process.env.JITTER ?? 10);
/** How far each point is off, board units. */
const TREMBLE = 3;
/** Part of trembling tries that must win. */
const ENOUGH = 0.8;

function playthrough(board: Board): Session {
  const at = LEVELS.indexOf(board);
  return new Session(rules as never, { level: board.id, params: { board: at }, seed: 'proof' });
}

function stateOf(session: Session): State {
  return session.state as unknown as State;
}

/** One try: the lines, then everything falls. */
function attempt(board: Board, lines: Lines): { readonly won: boolean; readonly state: State } {
  const session = playthrough(board);
  for (const points of lines) session.apply({ kind: 'draw', points });
  session.apply({ kind: 'go' });
  for (let tick = 0; tick <= LONGEST && stateOf(session).phase === 'run'; tick += 1) {
    session.advance();
  }
  session.apply({ kind: 'skip' });
  return { won: session.status === 'won', state: stateOf(session) };
}

function trembling(lines: Lines, seed: string): Lines {
  const rng = createRng(seed);
  return lines.map((line) =>
    line.map((value) => Math.round(value + rng.between(-TREMBLE, TREMBLE)) + 0),
  );
}

const table: Record<string, string | number>[] = [];

afterAll(() => {
  if (process.env.JITTER) console.table(table);
});

test('there are at least 40 boards, each of its own kind, in packs that open one after the other', () => {
  expect(LEVELS.length).toBeGreaterThanOrEqual(40);
  const boards = LEVELS.map(({ things }) => JSON.stringify(things));
  expect(new Set(boards).size).toBe(boards.length);
  expect(Object.keys(SOLUTIONS).toSorted()).toEqual(LEVELS.map(({ id }) => id).toSorted());
  for (const [at, { needs }] of LEVELS.entries()) {
    // Two stars on each board before it are enough, and a pack never closes again.
    expect(needs).toBeLessThanOrEqual(at * 2);
    expect(needs).toBeGreaterThanOrEqual(LEVELS[at - 1]?.needs ?? 0);
  }
});

describe.each(LEVELS.map((board) => [board.id, board] as const))('%s', (id, board) => {
  const lines = SOLUTIONS[id] ?? [];

  test('is not won by letting go of an empty board', () => {
    expect(attempt(board, []).won).toBe(false);
  });

  test('is won by its stored lines, with three stars', () => {
    const { won, state } = attempt(board, lines);
    expect(won).toBe(true);
    expect(state.lines.length).toBe(lines.length);
    expect(state.chalk).toBeLessThanOrEqual(parsOf(board).three);
    expect(rules.stars?.(state)).toBe(3);
  });

  test('forgives a trembling hand', () => {
    const wins = Array.from({ length: TRIES }, (_, at) =>
      attempt(board, trembling(lines, `${id} ${at}`)),
    ).filter(({ won }) => won);
    const { state } = attempt(board, lines);
    table.push({
      board: id,
      lines: lines.length,
      chalk: state.chalk,
      ticks: state.tick,
      'wins, %': Math.round((wins.length / TRIES) * 100),
    });
    expect(wins.length / TRIES).toBeGreaterThanOrEqual(ENOUGH);
  });
});

test.each([60, 90, 120, 144])('a screen of %i Hz plays the same ticks', (hz) => {
  const hashes = [60, hz].map((rate) => {
    const [board] = LEVELS;
    if (!board) throw new Error('no boards');
    const session = playthrough(board);
    for (const points of SOLUTIONS[board.id] ?? []) session.apply({ kind: 'draw', points });
    session.apply({ kind: 'go' });
    const clock = new FixedClock(60);
    for (let frame = 0; frame < rate * 4; frame += 1) {
      for (let due = clock.pass(1000 / rate); due > 0; due -= 1) session.advance();
    }
    return [session.status, session.time, session.hash()];
  });
  expect(hashes[1]).toEqual(hashes[0]);
});
