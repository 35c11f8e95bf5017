import { since, squash, type Since, type Squashed } from '@playgrove/kit/draw/animate';
import { CHOICES, TRAITS, type Input, type State, type Trait } from '../rules.ts';
import { ITEMS } from '../rules/items.ts';
import { CATEGORIES } from '../rules/data/wardrobe.ts';
import type { Category, Item, Slot } from '../rules/wardrobe.ts';
import { layoutOf, type Layout } from './layout.ts';

/** What undo must not bring back. */
export type Ui = {
  width: number;
  height: number;
  tab: number;
  /** Of the card or button under the keyboard. */
  focus: number;
  scroll: number;
  mode: 'items' | 'colour' | 'print';
  /** What color and print are for. */
  slot: Slot;
  /** A color that is being tried while the finger is down. */
  trying: number | undefined;
  phase: State['phase'];
  /** Seconds since this phase began. */
  age: number;
  /** Swells when something is put on; seconds since the last flash. */
  readonly show: { readonly body: Squashed; readonly flash: Since };
  /** How far down the runway, 0 to 1. */
  walked: number;
  time: number;
  focused: boolean;
  drag: { x: number; scroll: number; on: 'tray' | 'wheel'; moved: boolean } | undefined;
};

export function freshUi({ phase }: State): Ui {
  return {
    width: 390,
    height: 730,
    tab: 1,
    focus: 0,
    scroll: 0,
    mode: 'items',
    slot: 'top',
    trying: undefined,
    phase,
    age: 0,
    show: { body: squash({ wear: 0.5 }), flash: since('flash', 'again') },
    walked: 0,
    time: 0,
    focused: false,
    drag: undefined,
  };
}

export const TABS: readonly (Category | 'model')[] = [...CATEGORIES.map(([name]) => name), 'model'];

/** A piece, or a trait of the client. */
export type Card = Item | { readonly trait: Trait; readonly value: number };

const CARDS: readonly (readonly Card[])[] = [
  ...CATEGORIES.map(([name]) => ITEMS.filter(({ category }) => category === name)),
  TRAITS.flatMap((trait) =>
    Array.from({ length: CHOICES[trait] }, (_, value) => ({ trait, value })),
  ),
];

export function cardsOf(ui: Ui): readonly Card[] {
  return CARDS[ui.tab] ?? [];
}

export function layoutFor(ui: Ui): Layout {
  return layoutOf(ui.width, ui.height, ui.mode !== 'items');
}

export function isChosen(card: Card, state: State): boolean {
  if ('trait' in card) return state.model[card.trait] === card.value;
  return state.worn[card.slot]?.item === card.name;
}

/** What choosing a card does: on, or off again when it is worn. */
export function chosen(card: Card, state: State): Input {
  if ('trait' in card) return { do: 'model', ...card };
  const { slot, name } = card;
  return isChosen(card, state) ? { do: 'off', slot } : { do: 'wear', item: name };
}
