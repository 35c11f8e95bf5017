import { shape, union, whole, type Parser } from '@playgrove/kit/core/parse';
import {
  amountOf,
  isPotion,
  MAX_BOTTLES,
  pour,
  poursOf,
  react,
  type Layer,
  type Reaction,
} from './bottles.ts';

/** Which level, from 1; 0 for the brew of the day. */
export type Params = { readonly level: number };

export type State = {
  readonly level: number;
  /** How many layers each bottle holds. */
  readonly sizes: readonly number[];
  /** What was in the bottles at first. */
  readonly deal: readonly (readonly Layer[])[];
  bottles: Layer[][];
  poured: (readonly [from: number, to: number])[];
  /** The colors of the finished potions, in the order in which they were finished. */
  brewed: number[];
  /** Pours of the solver's solution. */
  readonly par: number;
  /** The most pours; 0 if there is no limit. */
  readonly most: number;
};

/** `back`: how many pours stay. */
export type Input =
  | { readonly act: 'pour'; readonly from: number; readonly to: number }
  | { readonly act: 'back'; readonly to: number };

const MAX_POURS = 400;
const bottle = whole(0, MAX_BOTTLES - 1);

export const parseParams = (levels: number): Parser<Params> => shape({ level: whole(0, levels) });

export const parseInput: Parser<Input> = union('act', {
  pour: { from: bottle, to: bottle },
  back: { to: whole(0, MAX_POURS) },
});

/** Makes a pour that is possible. */
export function play(state: State, from: number, to: number): readonly Reaction[] {
  pour(state.bottles, from, to, amountOf(state, from, to));
  state.poured.push([from, to]);
  return react(state.bottles, state.brewed);
}

/** The position after the first pours. */
export function rewound(state: State, count: number): State {
  const then: State = {
    ...state,
    bottles: state.deal.map((layers) => [...layers]),
    poured: [],
    brewed: [],
  };
  for (const [from, to] of state.poured.slice(0, count)) play(then, from, to);
  return then;
}

/** How many potions there will be. */
export const potionsOf = ({ deal }: State): number =>
  deal.reduce((sum, layers) => sum + layers.length, 0) / 4;

export const isWon = (state: State): boolean =>
  state.bottles.every((layers) => layers.length === 0 || isPotion(layers));

/** Pours left; Infinity if there is no limit. */
export const poursLeft = ({ most, poured }: State): number =>
  most === 0 ? Infinity : Math.max(0, most - poured.length);

/** With none left there is still the undo; one pour more ends the game. */
export const isSpent = (state: State): boolean =>
  !isWon(state) && state.most > 0 && state.poured.length > state.most;

/** Nothing can be poured any more. */
export const isStuck = (state: State): boolean =>
  !isWon(state) && !isSpent(state) && poursOf(state).length === 0;

/** No pour is left, but it isn't over. */
export const isOut = (state: State): boolean =>
  !isWon(state) && !isSpent(state) && poursLeft(state) === 0;
