import type { Rng } from '@playgrove/kit/contract';
import { rankOf, suitOf } from '@playgrove/kit/logic/cards';
import { finishing } from './finish.ts';
import { COLUMNS, HOME, WASTE } from './board.ts';
import { cardsAt, isUseful, movesFrom, type Input, type Move, type State } from './table.ts';

/**
 * What a plain player does, looking no further than the next card: brings home, turns cards over,
 * plays the waste, else draws.
 * @param slips how often it takes any useful move instead of the best, 0 to 1
 */
export function greedy(state: State, rng: Rng, slips = 0): Input {
  if (finishing(state)) return { kind: 'finish' };
  const useful = movesFrom(state).filter((move) => isUseful(state, move));
  if (useful.length === 0) return state.talon.length > 0 ? { kind: 'draw' } : anyMove(state, rng);
  if (slips > 0 && rng.chance(slips)) return rng.pick(useful);
  const values = useful.map((move) => liking(state, move) + rng.unit());
  return useful[values.indexOf(Math.max(...values))] as Move;
}

function anyMove(state: State, rng: Rng): Input {
  return rng.pick(movesFrom(state));
}

/** The more the better; `targets` of the tap on a card are chosen by it as well. */
export function liking(state: State, move: Move): number {
  const [card = 0] = cardsAt(state, move.from, move.count);
  if (move.to >= HOME) {
    const suit = suitOf(card);
    const others = Math.min(state.homes[suit ^ 1] ?? 0, state.homes[suit ^ 3] ?? 0);
    return rankOf(card) <= others + 1 ? 100 : turns(state, move) ? 80 : 40;
  }
  if (turns(state, move)) return 60 + (state.down[move.from] ?? 0);
  if (move.from === WASTE) return rankOf(card) === 12 ? 25 : 30;
  return 20;
}

/** Whether a face-down card is turned over by it. */
export function turns(state: State, { from, count }: Move): boolean {
  if (from >= COLUMNS) return false;
  const down = state.down[from] ?? 0;
  return down > 0 && (state.columns[from]?.length ?? 0) - count === down;
}
