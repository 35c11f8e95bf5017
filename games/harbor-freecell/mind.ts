import type { Hint, Mind } from '@playgrove/kit/contract';
import { RANKS, rankOf, suitOf, type Card } from '@playgrove/kit/logic/cards';
import { BEAMS } from './rules/deals.ts';
import { greedy } from './rules/greedy.ts';
import { search } from './rules/search.ts';
import { cardsOf, COLUMNS, HOME, isWon, nextSafe, type Input, type State } from './rules/table.ts';
import { rules } from './rules.ts';

/**
 * The next move of each position on the way to a win that was advised last: a player who follows
 * goes on along it, and one who undoes comes back to it.
 */
const way = new Map<string, Input>();
/** The last position from which no win was found: a second hint there says so at once. */
let hopeless = '';
/** Positions for which a beam looks: enough for the openings of all deals, and half a second. */
const MAX_POSITIONS = 20_000;

/** As a player reads it in a sentence: `10♥`. */
const nameOf = (card: Card): string => `${RANKS[rankOf(card)] ?? ''}${'♠♥♣♦'[suitOf(card)] ?? ''}`;

const keyOf = ({ columns, piers }: State): string => JSON.stringify([columns, piers]);

/** Searches with wider and wider beams, and remembers where the way leads, position by position. */
function plan(state: State): boolean {
  if (keyOf(state) === hopeless) return false;
  for (const beam of BEAMS) {
    const inputs = search(state, beam, MAX_POSITIONS);
    if (!inputs) continue;
    const now = JSON.parse(JSON.stringify(state)) as State;
    way.clear();
    for (const input of inputs) {
      way.set(keyOf(now), input);
      rules.step(now, input, { rng: undefined as never, cue: () => undefined });
    }
    return true;
  }
  hopeless = keyOf(state);
  return false;
}

function advice(state: State, input: Input, sure: boolean): Hint<Input> {
  const { from, count, to } = input;
  const [first = 0] = cardsOf(state, from, count);
  const at = [
    { x: from, y: 0 },
    { x: to === HOME ? HOME + suitOf(first) : to, y: 0 },
  ];
  const under = state.columns[to]?.at(-1);
  const values = { card: nameOf(first), under: under === undefined ? '' : nameOf(under) };
  const say =
    to === HOME
      ? 'hint.home'
      : to >= COLUMNS
        ? 'hint.pier'
        : under === undefined
          ? 'hint.empty'
          : 'hint.move';
  return { say: sure ? say : 'hint.try', values, at, input };
}

export const mind: Mind<State, Input> = {
  hint(state) {
    if (isWon(state)) return undefined;
    const safe = nextSafe(state);
    if (safe !== undefined) return advice(state, { from: safe, count: 1, to: HOME }, true);
    const sure = way.has(keyOf(state)) || plan(state);
    const input = sure ? way.get(keyOf(state)) : greedy(state);
    return input ? advice(state, input, sure) : { say: 'hint.stuck' };
  },
};
