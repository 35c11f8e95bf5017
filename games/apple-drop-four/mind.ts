import type { Hint, Mind, Mistake } from '@playgrove/kit/contract';
import { after, landing, other, POP, ROWS, threats } from './rules/board.ts';
import { chosen } from './rules/rivals.ts';
import { rank, SURE, type Ranked } from './rules/search.ts';
import { HINTED } from './rules/state.ts';
import { pointOf, rules, type Input, type State } from './rules.ts';

/** As much as a hint looks at. */
const THINKS = { nodes: 60_000 };
/** A game looked back at: positions for each move. */
const REREADS = { nodes: 20_000 };
/** A win or a loss that is certain, and what a move may give away unsaid. */
const DECIDED = 400;
const WORTH_A_WORD = 60;
/** A puzzle is read to its end, and its defense holds out as long as it can. */
const READS = { nodes: 60_000, depth: 5 };

function rival(state: State): Input | undefined {
  const { rival: name } = state;
  if (name === 'friend' || !rules.waits?.(state)) return undefined;
  return name === 'puzzle' ? rank(state, READS).moves[0]?.move : chosen(name, state, state.salt);
}

/** The best move, with the plainest reason that holds for it. */
function hint(state: State): Hint<Input> | undefined {
  if (rules.status(state) !== 'playing' || rules.waits?.(state)) return undefined;
  const puzzle = state.rival === 'puzzle';
  const [best] = rank(state, puzzle ? READS : THINKS).moves;
  if (!best) return undefined;
  if (puzzle && best.value <= SURE) return { say: 'hint.undo' };
  return advice(state, best);
}

function advice(state: State, { move, value }: Ranked['moves'][number]): Hint<Input> {
  const cell = landing(state.cells, move % POP) ?? (move % POP) * ROWS;
  return { say: reason(state, move, value), at: [pointOf(cell)], input: move + HINTED };
}

function reason(state: State, move: number, value: number): string {
  const { turn, cells, rule } = state;
  if (move >= POP) return 'hint.pop';
  const cell = landing(cells, move) as number;
  if (threats(state, turn).includes(cell)) return 'hint.wins';
  const next = { rule, cells: after(state, move), turn: other(turn) };
  const open = threats(next, turn);
  if (open.length > 1) return 'hint.two';
  if (value > SURE) return 'hint.forces';
  if (threats(state, other(turn)).includes(cell)) return 'hint.blocks';
  if (open.length > 0) return 'hint.presses';
  // Another column would give the cell above it away.
  const gifts = rank(state, { nodes: 2000, depth: 2 }).moves.some((each) => each.value < -SURE);
  if (gifts) return 'hint.safe';
  return state.moves < 8 ? 'hint.middle' : 'hint.best';
}

/** What a move gave away, if that is worth a word. */
function mistake(state: State, input: Input): Mistake<Input> | undefined {
  if (state.rival === 'friend' || state.rival === 'puzzle') return undefined;
  const { moves } = rank(state, REREADS);
  const made = moves.find(({ move }) => move === input % HINTED);
  const [best] = moves;
  if (!best || !made) return undefined;
  // A win a move later is still a win.
  const felt = (value: number): number => Math.max(-DECIDED, Math.min(DECIDED, value));
  const lost = felt(best.value) - felt(made.value);
  return lost < WORTH_A_WORD ? undefined : { lost, better: advice(state, best) };
}

export const mind: Mind<State, Input> = { rival, hint, mistake };
