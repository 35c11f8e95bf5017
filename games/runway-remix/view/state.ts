import { TRAITS, SCENES, EYES, type Input, type State } from '../rules.ts';
import { BODIES, FACES, SKINS } from '../rules/paperdoll/index.ts';
import { ITEMS } from '../rules/items.ts';
import { CATEGORIES, type Category, type Item, type Slot } from '../rules/wardrobe.ts';
import { layoutOf, type Layout } from './layout.ts';

/** What undo must not bring back. */
export type Ui = {
  width: number;
  height: number;
  tab: number;
  /** Of the card under the keyboard. */
  focus: number;
  scroll: number;
  mode: 'items' | 'colour' | 'print';
  /** What color and print are for. */
  slot: Slot;
  /** A color that is being tried while the finger is down. */
  trying: number | undefined;
  /** Which pose the client strikes while dressing; −1 stands. */
  pose: number;
  /** Seconds since this phase began. */
  age: number;
  phase: State['phase'];
  /** Swells when something is put on, and settles. */
  squash: number;
  speed: number;
  /** Seconds since the last flash. */
  flash: number;
  /** How far down the runway, 0 to 1. */
  walked: number;
  time: number;
  focused: boolean;
  drag:
    | {
        readonly x: number;
        readonly y: number;
        readonly scroll: number;
        readonly on: 'tray' | 'wheel' | 'none';
        moved: boolean;
      }
    | undefined;
};

export function freshUi(state: State): Ui {
  return {
    width: 390,
    height: 730,
    tab: 1,
    focus: 0,
    scroll: 0,
    mode: 'items',
    slot: 'top',
    trying: undefined,
    pose: -1,
    age: 0,
    phase: state.phase,
    squash: 0,
    speed: 0,
    flash: 9,
    walked: 0,
    time: 0,
    focused: false,
    drag: undefined,
  };
}

export type Tab = Category | 'model';
export const TABS: readonly Tab[] = [...CATEGORIES.map(([name]) => name), 'model'];

export type Card =
  | { readonly kind: 'item'; readonly item: Item; readonly id: string }
  | {
      readonly kind: 'choice';
      readonly what: 'body' | 'skin' | 'face' | 'eyes' | 'scene';
      readonly value: number;
    };

const MODEL_CARDS: readonly Card[] = [
  ...TRAITS.flatMap((what) =>
    Array.from(
      {
        length: { body: BODIES.length, skin: SKINS.length, face: FACES.length, eyes: EYES.length }[
          what
        ],
      },
      (_, value): Card => ({ kind: 'choice', what, value }),
    ),
  ),
  ...SCENES.map((_, value): Card => ({ kind: 'choice', what: 'scene', value })),
];

const CARDS: ReadonlyMap<Tab, readonly Card[]> = new Map(
  TABS.map((tab) => [
    tab,
    tab === 'model'
      ? MODEL_CARDS
      : ITEMS.filter(({ category }) => category === tab).map((item): Card => ({
          kind: 'item',
          item,
          id: `${item.category}.${item.id}`,
        })),
  ]),
);

export function cardsOf(ui: Ui): readonly Card[] {
  return CARDS.get(TABS[ui.tab] ?? 'top') ?? [];
}

export function layoutFor(ui: Ui): Layout {
  return layoutOf(ui.width, ui.height, ui.mode !== 'items');
}

/** What choosing a card does: on, or off again when it is worn. */
export function chosen(card: Card, state: State): Input {
  if (card.kind === 'choice') {
    return card.what === 'scene'
      ? { do: 'scene', scene: card.value }
      : { do: 'model', trait: card.what, value: card.value };
  }
  const { slot } = card.item;
  return state.worn[slot]?.item === card.id ? { do: 'off', slot } : { do: 'wear', item: card.id };
}

export function isChosen(card: Card, state: State): boolean {
  if (card.kind === 'item') return state.worn[card.item.slot]?.item === card.id;
  return (card.what === 'scene' ? state.scene : state.model[card.what]) === card.value;
}
