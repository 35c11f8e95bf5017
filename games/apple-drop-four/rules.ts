import type { Ending, Json, Result, Rules, StepContext } from '@playgrove/kit/contract';
import { clamped, lenient, oneOf, shape, such, text, whole } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import {
  after,
  columnOf,
  columnsOf,
  lacking,
  landing,
  legal,
  lineOf,
  MINE,
  opening,
  other,
  POP,
  refusal,
  rowOf,
  ROWS,
  RULES,
  THEIRS,
  threats,
  type Position,
  type Side,
} from './rules/board.ts';
import { LEVELS, type Params } from './rules/levels.ts';
import { RIVALS } from './rules/rivals.ts';
import { HINTED, type End, type Input, type State } from './rules/state.ts';

export type { Input, State } from './rules/state.ts';
type Career = { readonly games: number };

const FRESH: Career = { games: 0 };
/** The player’s moves in a puzzle. */
const WITHIN = 2;
/** Moves after which a game with taking out is a draw. */
const LONG = 100;

const parseGame = shape({ rule: oneOf(...RULES), rival: oneOf(...RIVALS, 'friend' as const) });
const parsePuzzle = shape({
  played: such(
    text(41),
    (played) => played !== '' && replayed(played) !== undefined,
    'columns from 1 to 7',
  ),
});

function parseParams(raw: Json): Result<Params> {
  return typeof raw === 'object' && raw !== null && 'played' in raw
    ? parsePuzzle(raw)
    : parseGame(raw);
}

/** The position after these columns, with the player to move; undefined if they are not a game. */
export function replayed(played: string): Position | undefined {
  let at: Position = {
    rule: 'four',
    cells: opening('four'),
    turn: played.length % 2 === 0 ? MINE : THEIRS,
  };
  for (const digit of played) {
    const move = Number(digit) - 1;
    if (!legal(at).includes(move)) return undefined;
    at = { ...at, cells: after(at, move), turn: other(at.turn) };
  }
  const over = [MINE, THEIRS] as const;
  return over.some((side) => lineOf('four', at.cells, side).length > 0) || legal(at).length === 0
    ? undefined
    : at;
}

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'apple-drop-four',
  version: 2,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,

  parseParams,
  parseInput: whole(0, HINTED * 2 - 1),

  career: {
    fresh: FRESH,
    parse: lenient({ games: clamped(0, 1e9) }, FRESH),
    of: ({ games, end, rival }) => ({
      games: games + (end === null || rival === 'puzzle' ? 0 : 1),
    }),
  },

  deal(params, rng, { games }) {
    const puzzle = 'played' in params;
    const rule = puzzle ? 'four' : params.rule;
    const turn = puzzle || games % 2 === 0 ? MINE : THEIRS;
    const at: Position = { rule, cells: opening(rule), turn };
    const { cells } = (puzzle && replayed(params.played)) || at;
    return {
      ...at,
      cells: [...cells],
      rival: puzzle ? 'puzzle' : params.rival,
      salt: rng.int(0x7fffffff),
      first: turn,
      within: puzzle ? WITHIN : 0,
      games,
      last: puzzle ? lastOf(params.played, cells) : null,
      moves: 0,
      helped: 0,
      end: null,
      winner: 0,
      line: [],
    };
  },

  step(state, input, context) {
    const move = input % HINTED;
    if (state.end !== null) return 'refused.over';
    const why = refusal(state, move);
    if (why !== undefined) return why;
    const side = state.turn;
    const column = move % POP;
    const cell = move < POP ? (landing(state.cells, column) as number) : column * ROWS;
    const before = { ...state, cells: [...state.cells] };
    state.cells = after(state, move);
    state.last = { side, move, cell };
    state.moves += 1;
    state.turn = other(side);
    if (input >= HINTED) state.helped += 1;
    settle(state, side);
    cueMove(state, before, context);
    return undefined;
  },

  inputs: (state) => (state.end === null ? legal(state) : []),

  status({ end, rival, winner }) {
    if (end === null) return 'playing';
    if (rival === 'friend') return 'over';
    if (winner !== 0) return winner === MINE ? 'won' : 'lost';
    return rival === 'puzzle' ? 'lost' : 'over';
  },

  waits: ({ rival, turn, end }) => rival !== 'friend' && turn === THEIRS && end === null,
  seats: ({ rival, turn, end }) =>
    end !== null ? [] : [rival === 'friend' && turn === THEIRS ? 1 : 0],

  stars: (state) =>
    state.rival === 'puzzle'
      ? state.helped > 0
        ? 1
        : 3
      : Math.min(state.helped > 0 ? 2 : 3, medals.stars(state)),

  goal: (state) =>
    state.rival === 'puzzle'
      ? { name: 'goal.win', now: usedBy(state), target: state.within }
      : undefined,

  ending,

  text(state) {
    const { rule, cells, end, rival, moves, turn } = state;
    const rows = Array.from({ length: ROWS }, (_, down) =>
      Array.from(
        { length: columnsOf(rule) },
        (__, column) => '.ox'[cells[column * ROWS + ROWS - 1 - down] as number],
      ).join(''),
    );
    return `${rows.join('\n')}\n${rival}: ${moves} moves, ${end ?? `${'-ox'[turn]} to move`}`;
  },
};

/** The last apple of a puzzle’s opening. */
function lastOf(played: string, cells: readonly number[]): State['last'] {
  const move = Number(played.at(-1)) - 1;
  const top = landing(cells, move) ?? (move + 1) * ROWS;
  return { side: THEIRS, move, cell: top - 1 };
}

const usedBy = ({ moves }: State): number => Math.ceil(moves / 2);

/** Decides whether the game is over after a move of `side`. A line of the mover counts first. */
function settle(state: State, side: Side): void {
  const over = (end: End): void => void (state.end = end);
  for (const each of [side, other(side)]) {
    const line = lineOf(state.rule, state.cells, each);
    if (line.length === 0) continue;
    state.line = line;
    state.winner = each;
    return over('line');
  }
  if (legal(state).length === 0) over('full');
  else if (state.moves >= LONG) over('long');
  else if (state.within > 0 && side === MINE && usedBy(state) >= state.within) over('slow');
}

/** Apples of the player’s own in a won game. */
const medals = medalsFor<State>({
  value: ({ cells }) => cells.filter((each) => each === MINE).length,
  better: 'lower',
  marks: ({ rule }) => (rule === 'five' ? [20, 15] : [14, 10]),
  almost: 'almost.apples',
});

function ending(state: State): Ending | undefined {
  const { end, rival, winner, within, helped } = state;
  if (end === null) return undefined;
  if (end === 'slow') return { reason: 'reason.slow', almost: 'almost.slow', value: within };
  if (winner === 0) return { reason: `reason.${end}` };
  if (rival === 'friend') return { reason: winner === MINE ? 'reason.red' : 'reason.green' };
  if (winner === THEIRS) {
    return { reason: 'reason.lost', almost: 'almost.line', value: lacking(state, MINE) };
  }
  if (rival === 'puzzle') return { reason: helped > 0 ? 'reason.helped' : 'reason.solved' };
  return { reason: 'reason.won', ...medals.almost(state) };
}

/** In columns from the left and rows from the top. */
export const pointOf = (cell: number): { x: number; y: number } => ({
  x: columnOf(cell),
  y: ROWS - 1 - rowOf(cell),
});

function cueMove(state: State, before: Position, { cue }: StepContext): void {
  const { last, end, line, rival } = state;
  if (!last) return;
  const { side, move, cell } = last;
  const own = rival === 'friend' || side === MINE;
  const at = pointOf(cell);
  if (move >= POP) cue('pop', at);
  else {
    cue('drop', { x: at.x, y: -1 });
    cue(own ? 'land' : 'their-land', at, (at.y + 2) / (ROWS + 1));
  }
  if (end === 'line') {
    cue(own ? 'line' : 'their-line', pointOf(line[Math.floor(line.length / 2)] ?? cell));
    return;
  }
  if (end !== null || !own || rival === 'puzzle') return;
  if (threats(state, side).length > 1) cue('double', at);
  else if (threats(before, other(side)).includes(cell)) cue('block', at);
}
