/**
 * Missions as data: a few at a time, counted from a game's events, saved across games in a career.
 *
 * ```ts
 * const LIST = [{ id: 'coins-1', event: 'coin', target: 50, span: 'all', reward: 40 }] as const;
 * let board = freshBoard(LIST);
 * const result = recordEvent(LIST, board, 'coin', 3); // result.board, result.done: just finished
 * ```
 *
 * A game records events as they happen, calls `endRun` between games, and puts the board into its
 * career.
 */
import type { Json, Result } from '@playgrove/kit/contract';
import { byName, ids, lenient, type Parser } from '@playgrove/kit/core/parse';

export type Mission = {
  readonly id: string;
  /** The name of the event. */
  readonly event: string;
  readonly target: number;
  /**
   * `all`: amounts add up over all games. `run`: they add up within one game. `once`: a single
   * event must reach it (the longest, the highest); the best so far is shown.
   */
  readonly span: 'all' | 'run' | 'once';
  readonly reward: number;
};

/** A mission as a row of a table: event, target, span, reward. */
export type MissionRow<E extends string = string> = readonly [
  event: E,
  target: number,
  span: Mission['span'],
  reward: number,
];

/**
 * Missions from a table, with ids by position: `m1`, `m2`. Careers refer to them, so rows must not
 * move.
 */
export function numbered(rows: readonly MissionRow[]): readonly Mission[] {
  return rows.map(([event, target, span, reward], at) => ({
    id: `m${at + 1}`,
    event,
    target,
    span,
    reward,
  }));
}

/** Plain data. */
export type MissionBoard = {
  /** Ids, in their positions: a new mission takes the position of a finished one. */
  readonly active: readonly string[];
  /** The progress of each active one. */
  readonly counts: Readonly<Record<string, number>>;
  /** Ids of the finished ones, in order. */
  readonly done: readonly string[];
};

const AT_A_TIME = 3;

/** The first missions of the list. */
export function freshBoard(list: readonly Mission[], atATime = AT_A_TIME): MissionBoard {
  const active = list.slice(0, atATime).map(({ id }) => id);
  return { active, counts: Object.fromEntries(active.map((id) => [id, 0])), done: [] };
}

export type MissionResult = { readonly board: MissionBoard; readonly done: readonly Mission[] };

/** Counts `amount` of an event. Finished missions are replaced by the next of the list. */
export function recordEvent(
  list: readonly Mission[],
  board: MissionBoard,
  event: string,
  amount = 1,
): MissionResult {
  const hit = activeOf(list, board).filter((mission) => mission.event === event);
  if (hit.length === 0) return { board, done: [] };
  const counts = { ...board.counts };
  const done: Mission[] = [];
  for (const { id, span, target } of hit) {
    const before = counts[id] ?? 0;
    counts[id] = Math.min(target, span === 'once' ? Math.max(before, amount) : before + amount);
  }
  let active = board.active;
  for (const mission of hit) {
    if ((counts[mission.id] ?? 0) < mission.target) continue;
    done.push(mission);
    delete counts[mission.id];
    const gone = [...board.done, ...done.map(({ id }) => id)];
    const next = list.find(({ id }) => !gone.includes(id) && !active.includes(id));
    active = active.flatMap((id) => (id === mission.id ? (next ? [next.id] : []) : [id]));
    if (next) counts[next.id] = 0;
  }
  return {
    board: { active, counts, done: [...board.done, ...done.map(({ id }) => id)] },
    done,
  };
}

/** Ends a game: missions that count within one game start over. */
export function endRun(list: readonly Mission[], board: MissionBoard): MissionBoard {
  const counts = { ...board.counts };
  for (const { id, span } of activeOf(list, board)) if (span === 'run') counts[id] = 0;
  return { ...board, counts };
}

/** The active missions, in their positions. */
export function activeOf(list: readonly Mission[], board: MissionBoard): readonly Mission[] {
  return board.active.flatMap((id) => list.find((mission) => mission.id === id) ?? []);
}

/**
 * Reads a stored board for the list of today: missions that are gone are dropped, free places are
 * filled from the list, counts stay within their targets. Only what is not an object is refused.
 */
export function parseBoard(
  list: readonly Mission[],
  raw: Json | undefined,
  atATime = AT_A_TIME,
): Result<MissionBoard> {
  const fresh = freshBoard(list, atATime);
  const known = list.map(({ id }) => id);
  const read = lenient(
    {
      active: ids(known),
      done: ids(known),
      counts: byName(known, amount),
    },
    { active: [], done: [], counts: {} },
  )(raw, 'missions');
  if (!read.ok) return read;
  const { done, counts } = read.value;
  const active = read.value.active.filter((id) => !done.includes(id)).slice(0, atATime);
  // A longer list fills places that had nothing left to show.
  const left = [...fresh.active, ...known].filter((id) => !done.includes(id));
  for (const id of left) if (active.length < atATime && !active.includes(id)) active.push(id);
  const targets = new Map(list.map(({ id, target }) => [id, target]));
  const counted = active.map((id) => [id, Math.min(counts[id] ?? 0, targets.get(id) ?? 0)]);
  const board = { active, counts: Object.fromEntries(counted) as Record<string, number>, done };
  return { ...read, value: board };
}

const amount: Parser<number> = (raw, at = '') =>
  typeof raw === 'number' && Number.isFinite(raw) && raw >= 0
    ? { ok: true, value: raw }
    : { ok: false, error: `${at}: expected 0 or more, got ${JSON.stringify(raw)}` };
