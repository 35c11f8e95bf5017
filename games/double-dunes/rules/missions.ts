import {
  numbered,
  recordEvent,
  type Mission,
  type MissionBoard,
} from '@playgrove/kit/logic/missions';
import { BOARDS, type BoardName } from './board.ts';
import type { State } from './state.ts';

/** Missions of one board that are open at the same time. */
export const AT_A_TIME = 2;

/**
 * The ladder of each board. An event may carry numbers: `swift 8 150` is a tile of 2⁸ within 150
 * moves, `twins 9` two tiles of 2⁹ at once, `tidy 6 4` at most four tiles next to a 2⁶ or more.
 * Careers name missions by their places, so rows keep them.
 */
export const LADDERS: Readonly<Record<BoardName, readonly Mission[]>> = {
  four: numbered([
    ['tile', 128, 'once', 1],
    ['combo', 3, 'once', 1],
    ['swift 8 150', 1, 'all', 1],
    ['corner', 50, 'once', 2],
    ['tile', 512, 'once', 2],
    ['tidy 7 4', 1, 'all', 2],
    ['twins 9', 1, 'all', 2],
    ['swift 10 560', 1, 'all', 3],
    ['camp', 1, 'all', 3],
    ['twins 10', 1, 'all', 3],
    ['corner', 400, 'once', 3],
    ['tile', 4096, 'once', 4],
  ]),
  five: numbered([
    ['tile', 256, 'once', 1],
    ['combo', 4, 'once', 1],
    ['run', 12, 'once', 1],
    ['tidy 7 5', 1, 'all', 2],
    ['tile', 1024, 'once', 2],
    ['swift 9 260', 1, 'all', 2],
    ['combo', 6, 'once', 3],
    ['camp', 1, 'all', 2],
    ['twins 11', 1, 'all', 3],
    ['tile', 8192, 'once', 4],
  ]),
  hex: numbered([
    ['tile', 128, 'once', 1],
    ['combo', 4, 'once', 1],
    ['corner', 40, 'once', 1],
    ['swift 8 145', 1, 'all', 2],
    ['run', 15, 'once', 2],
    ['tile', 1024, 'once', 2],
    ['twins 9', 1, 'all', 2],
    ['camp', 1, 'all', 3],
    ['tile', 4096, 'once', 4],
  ]),
  oasis: numbered([
    ['feed', 1, 'all', 1],
    ['feed', 4, 'run', 1],
    ['tile', 128, 'once', 1],
    ['clear', 1, 'all', 2],
    ['well', 128, 'once', 2],
    ['feed', 9, 'run', 2],
    ['tile', 512, 'once', 2],
    ['well', 512, 'once', 3],
    ['camp', 1, 'all', 4],
  ]),
};

/** What happened in one move. */
export type Happened = {
  readonly merges: number;
  /** The exponent of the highest tile has grown. */
  readonly grown: boolean;
  /** Wants of the wells that were fed, as values of tiles. */
  readonly fed: readonly number[];
  readonly camped: boolean;
};

/** Tells the ladder of what a move brought. @returns the board and what was finished */
export function tellMove(state: State, happened: Happened): ReturnType<typeof recordEvent> {
  const list = LADDERS[state.board];
  let board = state.career.ladders[state.board];
  const done: Mission[] = [];
  const say = (event: string, amount: number): void => {
    if (amount <= 0) return;
    const recorded = recordEvent(list, board, event, amount);
    board = recorded.board;
    done.push(...recorded.done);
  };
  say('tile', 2 ** state.top);
  say('combo', happened.merges);
  say('run', state.merging);
  say('corner', state.cornered);
  if (happened.camped) say('camp', 1);
  for (const wants of happened.fed) {
    say('feed', 1);
    say('well', wants);
  }
  if (happened.fed.length > 0 && state.stones.length === 0) say('clear', 1);
  for (const event of wordsOf(list, board)) if (holds(state, happened, event)) say(event, 1);
  return { board, done };
}

/** Events with numbers among the open missions. */
function wordsOf(list: readonly Mission[], board: MissionBoard): string[] {
  return list.flatMap(({ id, event }) =>
    board.active.includes(id) && event.includes(' ') ? [event] : [],
  );
}

function holds(state: State, { grown }: Happened, text: string): boolean {
  const { kind, a, b } = readEvent(text);
  const tiles = state.tiles.filter((tile) => tile !== null);
  if (kind === 'swift') return grown && state.top >= a && state.moves <= b;
  if (kind === 'twins') return tiles.filter(({ v }) => v >= a).length >= 2;
  if (kind === 'tidy') return state.top >= a && tiles.length <= b;
  throw new Error(`missions: there is no event "${kind}"`);
}

/** An event with its numbers; 0 where there is none. */
export function readEvent(text: string): {
  readonly kind: string;
  readonly a: number;
  readonly b: number;
} {
  const [kind = '', a = '0', b = '0'] = text.split(' ');
  return { kind, a: Number(a), b: Number(b) };
}

/** Marks won so far, on all boards. */
export function marksOf(ladders: Readonly<Record<BoardName, MissionBoard>>): number {
  let sum = 0;
  for (const [name, list] of Object.entries(LADDERS)) {
    const { done } = ladders[name as BoardName];
    for (const { id, reward } of list) if (done.includes(id)) sum += reward;
  }
  return sum;
}

/** Whether the highest tile stands in a corner. */
export function isCornered({ board, tiles, top }: State): boolean {
  return BOARDS[board].corners.some((cell) => tiles[cell]?.v === top);
}
