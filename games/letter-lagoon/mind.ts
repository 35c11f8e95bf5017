import type { Hint, Mind } from '@playgrove/kit/contract';
import { calledWord, openWords, pointOf, type Input, type State } from './rules.ts';

/** By step, down and across from −1: the end of `hint.way.` and of its message. */
const WAY_NAMES = [
  ['up-left', 'up', 'up-right'],
  ['left', '', 'right'],
  ['down-left', 'down', 'down-right'],
] as const;

/** The position of the last hint. */
let hinted = '';

/** The first letter of a word; in the same position again, the way it runs as well. */
function hint(state: State): Hint<Input> | undefined {
  const placed = calledWord(state) ?? openWords(state)[0];
  const [first, second] = placed?.cells ?? [];
  if (!placed || first === undefined || second === undefined) return undefined;
  const [from, to] = [pointOf(state, first), pointOf(state, second)];
  const position = `${state.letters} ${state.found.join(' ')}`;
  const isAgain = position === hinted;
  hinted = position;
  const word = placed.word.toUpperCase();
  const values = { word, letter: word.charAt(0) };
  if (!isAgain) return { say: 'hint.first', values, at: [from] };
  const way = WAY_NAMES[to.y - from.y + 1]?.[to.x - from.x + 1] ?? 'right';
  return { say: `hint.way.${way}`, values, at: [from, to] };
}

/** The kit runs it in a worker when the player asks for a hint. */
export const mind: Mind<State, Input> = { hint };
