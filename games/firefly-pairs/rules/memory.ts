import { MEMORY, type RivalName } from '../levels.ts';
import { isRival, type State } from '../rules.ts';

/** Cells of dark cards that somebody knows who remembers the last `span` cards, latest first. */
function recalled({ lit, shown, first }: State, span: number): number[] {
  return [...shown.keys()]
    .filter((cell) => lit[cell] === 0 && (shown[cell] ?? 0) > 0 && cell !== first)
    .toSorted((a, b) => (shown[b] ?? 0) - (shown[a] ?? 0))
    .slice(0, span);
}

/** Cells of the cards that the rival remembers: the player may see them. */
export const rememberedBy = (state: State): number[] =>
  isRival(state) ? recalled(state, MEMORY[state.rival as RivalName]) : [];

/** What to turn, and what is known about it. */
export type Choice = {
  /** `twin`: its partner is open. `pair`: both places are known. `new`: no pair is known. */
  readonly why: 'twin' | 'pair' | 'new';
  /** One of these is as good as another. */
  readonly cells: readonly number[];
};

/** The best that somebody can do who remembers the last `span` cards, and nothing else. */
export function choiceOf(state: State, span: number): Choice {
  const { cards, lit, first } = state;
  const known = recalled(state, span);
  const dark = [...cards.keys()].filter((cell) => lit[cell] === 0 && cell !== first);
  const open = dark.filter((cell) => !known.includes(cell));
  const fresh: Choice = { why: 'new', cells: open.length > 0 ? open : dark };
  if (first >= 0) {
    const twin = known.find((cell) => cards[cell] === cards[first]);
    return twin === undefined ? fresh : { why: 'twin', cells: [twin] };
  }
  const pair = known.find((cell) => known.some((at) => at !== cell && cards[at] === cards[cell]));
  return pair === undefined
    ? fresh
    : { why: 'pair', cells: known.filter((cell) => cards[cell] === cards[pair]) };
}
