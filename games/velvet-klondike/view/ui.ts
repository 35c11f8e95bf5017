import { CardMotion, type Cascade } from '@playgrove/kit/draw/cards';
import type { Card } from '@playgrove/kit/logic/cards';
import type { Hint } from '@playgrove/kit/contract';
import { greedyPick } from './choice.ts';
import { STOCK, type Input, type State } from '../rules/table.ts';
import { tableFor, worldFor, type Table } from './layout.ts';

/** Cards in the hand of a finger or mouse. */
export type Drag = {
  readonly pointer: number;
  readonly from: number;
  readonly count: number;
  readonly cards: readonly Card[];
  /** From the finger to the middle of the first card. */
  readonly grip: { readonly x: number; readonly y: number };
  x: number;
  y: number;
  /** Far enough to be no tap. */
  moved: boolean;
};

/** What undo must not bring back. */
export type Ui = {
  readonly cards: CardMotion;
  table: Table;
  /** The position and table that the cards were last sent to. */
  seen: State | undefined;
  laid: Table | undefined;
  buried: ReadonlySet<Card>;
  drag: Drag | undefined;
  /** Where the keyboard is: a pile and how many of its cards. */
  cursor: { pile: number; count: number };
  keyboard: boolean;
  /** What the keyboard has picked up. */
  lifted: { readonly from: number; readonly count: number } | undefined;
  hint: Hint<Input> | undefined;
  hintAge: number;
  cascade: Cascade | undefined;
  showered: boolean;
  /** The wardrobe: which of its pieces the keyboard is on. */
  wardrobe: { focus: number } | undefined;
  /** The button that opens it: not before there is something new to put on, or a second game. */
  readonly dresses: boolean;
  /** Faces that were painted ahead on this table. */
  warmed: number;
  /** Seconds since the stock was tapped. */
  tapped: number;
};

const PHONE = 0.55;

export function freshUi(state: State, plays = 2): Ui {
  const { width, height } = worldFor(PHONE);
  const first = greedyPick(state);
  return {
    cards: new CardMotion(),
    table: tableFor(width, height),
    seen: undefined,
    laid: undefined,
    buried: new Set(),
    drag: undefined,
    cursor: first ? { pile: first.from, count: first.count } : { pile: STOCK, count: 1 },
    keyboard: false,
    lifted: undefined,
    hint: undefined,
    hintAge: 0,
    cascade: undefined,
    showered: false,
    wardrobe: undefined,
    dresses: plays >= 2 || state.career.cards > 0,
    warmed: 0,
    tapped: 9,
  };
}
