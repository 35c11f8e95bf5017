import type { Hint, Mind } from '@playgrove/kit/contract';
import { RANKS, rankOf, suitOf, type Card } from '@playgrove/kit/logic/cards';
import { BEAMS, beamOf } from './rules/deals.ts';
import { greedy } from './rules/greedy.ts';
import { search } from './rules/search.ts';
import { faceOf, isWon, joins, RUNS, type Input, type State } from './rules/table.ts';
import { rules } from './rules.ts';

/**
 * The next move of each position on the way to a win that was advised last. A player who follows
 * goes on along it, and one who undoes comes back to it; anybody else gets a new one.
 */
const way = new Map<string, Input>();
/** The last position from which no win was found: requested again, the hint says so at once. */
let hopeless = '';
/** Positions for which a beam looks in the middle of a game; the way from an opening is known to be there. */
const MAX_POSITIONS = 120_000;

/** As a player reads it in a sentence: `10♥`. */
const nameOf = (card: Card): string => `${RANKS[rankOf(card)] ?? ''}${'♠♥♣♦'[suitOf(card)] ?? ''}`;

const keyOf = ({ columns, down }: State): string => JSON.stringify([columns, down]);

/** Remembers where these inputs lead, position by position. */
function follow(state: State, inputs: readonly Input[]): void {
  const now = JSON.parse(JSON.stringify(state)) as State;
  const context = { rng: undefined as never, cue: () => undefined };
  way.clear();
  for (const input of inputs) {
    way.set(keyOf(now), input);
    rules.step(now, input, context);
  }
}

/** Searches with wider and wider beams. @returns whether a win was found; else the best way on */
function plan(state: State): boolean {
  if (keyOf(state) === hopeless) return false;
  const most = state.moves === 0 ? Infinity : MAX_POSITIONS;
  const first = state.moves === 0 ? BEAMS.indexOf(beamOf(state.suits, state.deal) as never) : 0;
  for (const beam of BEAMS.slice(Math.max(0, first))) {
    const { won, inputs } = search(state, RUNS - state.done.length, beam, most);
    if (!won) continue;
    follow(state, inputs);
    return true;
  }
  hopeless = keyOf(state);
  return false;
}

function advice(state: State, input: Input, sure: boolean): Hint<Input> {
  if (input.kind === 'deal') return { say: sure ? 'hint.deal' : 'hint.try-deal', input };
  const [first, under] = [
    state.columns[input.from]?.at(-input.count),
    state.columns[input.to]?.at(-1),
  ];
  const at = [
    { x: input.from, y: 0 },
    { x: input.to, y: 0 },
  ];
  const card = nameOf(faceOf(first ?? 0));
  if (under === undefined) return { say: 'hint.empty', values: { card }, at, input };
  const values = { card, under: nameOf(faceOf(under)) };
  const say = !sure ? 'hint.try' : joins(state, input) === 2 ? 'hint.join' : 'hint.move';
  return { say, values, at, input };
}

export const mind: Mind<State, Input> = {
  hint(state) {
    if (isWon(state)) return undefined;
    const sure = way.has(keyOf(state)) || plan(state);
    const input = sure ? way.get(keyOf(state)) : greedy(state);
    return input ? advice(state, input, sure) : { say: 'hint.stuck' };
  },
};
