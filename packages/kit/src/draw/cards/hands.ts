import type { Point } from '@playgrove/kit/contract';
import type { Card } from '@playgrove/kit/logic/cards';
import type { Press } from '@playgrove/kit/runtime';
import type { CardMotion } from './motion.ts';

/** World units after which a press is a drag. */
const DRAG_FROM = 7;

/** A pile, and how many of its last cards. */
export type Touched = { readonly pile: number; readonly count: number };

/** Cards in the hand of a finger or mouse. */
export type Drag = {
  readonly pointer: number;
  readonly from: number;
  readonly count: number;
  readonly cards: readonly Card[];
  /** From the finger to the middle of the first card. */
  readonly grip: Point;
  x: number;
  y: number;
  /** Far enough to be no tap. */
  moved: boolean;
};

/** What the `Ui` of a card game holds for hands. */
export type HandUi<S> = {
  readonly cards: CardMotion;
  drag: Drag | undefined;
  /** Where the keyboard is. */
  cursor: Touched;
  keyboard: boolean;
  /** What the keyboard has picked up. */
  lifted: { readonly from: number; readonly count: number } | undefined;
  /** The position that the cards were last sent to; cleared when a hand lets go of them. */
  seen: S | undefined;
};

/** What hands must know of a game. `I` is its input. */
export type HandGame<S, I, U extends HandUi<S>> = {
  /** What a finger is on. */
  touched(state: S, ui: U, at: Point): Touched | undefined;
  /** The last cards of a pile that may be taken together, at most this many. */
  cards(state: S, pile: number, count: number): readonly Card[];
  /** The middle of a pile's last card. */
  spot(state: S, ui: U, pile: number): Point;
  /** Piles that take the last cards of another. */
  targets(state: S, from: number, count: number): readonly number[];
  move(from: number, count: number, to: number): I;
  /** A pile without cards to take is pressed: the stock, a button. */
  press(state: S, ui: U, pile: number): I | 'redraw' | undefined;
  /** A tap on cards: where they go by themselves. */
  tap(state: S, ui: U, from: number, count: number): I | 'redraw' | undefined;
  drop(state: S, ui: U, drag: Drag): I | 'redraw' | undefined;
};

type Read<I> = I | 'redraw' | undefined;

/** Taps, drags and the keyboard's picking up, the same in every card game. */
export type Hands<S, I, U> = {
  press(press: Press, state: S, ui: U): Read<I>;
  /** Enter: sends cards where they fit best, or puts down what was picked up. */
  enter(state: S, ui: U): Read<I>;
  /** Picks up what the cursor is on and goes to the first place that takes it; or puts it back. */
  lift(state: S, ui: U): Read<I>;
  /** While cards are picked up, the cursor goes through the places that take them. */
  walkTargets(state: S, ui: U, by: 1 | -1): void;
};

export function cardHands<S, I, U extends HandUi<S>>(game: HandGame<S, I, U>): Hands<S, I, U> {
  /** The cards fly to wherever the position says they are. */
  const letGo = (ui: U): void => {
    ui.drag = undefined;
    ui.seen = undefined;
  };

  const down = (press: Press, state: S, ui: U): Read<I> => {
    if (ui.drag) return undefined;
    ui.lifted = undefined;
    const touched = game.touched(state, ui, press);
    if (!touched) return undefined;
    const { pile } = touched;
    const cards = game.cards(state, pile, touched.count);
    const [first] = cards;
    if (first === undefined) return game.press(state, ui, pile);
    const { x, y } = ui.cards.at(first) ?? game.spot(state, ui, pile);
    const count = cards.length;
    ui.cursor = { pile, count };
    const grip = { x: x - press.x, y: y - press.y };
    ui.drag = { pointer: press.pointer, from: pile, count, cards, grip, x, y, moved: false };
    return 'redraw';
  };

  return {
    press(press, state, ui) {
      if (press.phase === 'hover') return undefined;
      ui.keyboard = false;
      if (press.phase === 'down') return down(press, state, ui);
      const { drag } = ui;
      if (!drag || drag.pointer !== press.pointer) return undefined;
      if (press.phase === 'cancel') {
        letGo(ui);
        return 'redraw';
      }
      drag.x = press.x + drag.grip.x;
      drag.y = press.y + drag.grip.y;
      const far = Math.hypot(press.x - press.from.x, press.y - press.from.y);
      if (far > DRAG_FROM) drag.moved = true;
      if (press.phase === 'move') return 'redraw';
      letGo(ui);
      if (drag.moved) return game.drop(state, ui, drag);
      return game.tap(state, ui, drag.from, drag.count);
    },

    enter(state, ui) {
      const { lifted } = ui;
      const { pile, count } = ui.cursor;
      if (lifted) {
        ui.lifted = undefined;
        ui.seen = undefined;
        ui.cursor = { pile, count: 1 };
        return game.move(lifted.from, lifted.count, pile);
      }
      const { length } = game.cards(state, pile, count);
      return length > 0 ? game.tap(state, ui, pile, length) : game.press(state, ui, pile);
    },

    lift(state, ui) {
      const { lifted } = ui;
      if (lifted) {
        ui.cursor = { pile: lifted.from, count: lifted.count };
        ui.lifted = undefined;
        ui.seen = undefined;
        return 'redraw';
      }
      const { pile } = ui.cursor;
      const { length } = game.cards(state, pile, ui.cursor.count);
      if (length === 0) return undefined;
      const [first] = game.targets(state, pile, length);
      if (first === undefined) return game.tap(state, ui, pile, length);
      ui.lifted = { from: pile, count: length };
      ui.cursor = { pile: first, count: 1 };
      return 'redraw';
    },

    walkTargets(state, ui, by) {
      if (!ui.lifted) return;
      const places = game.targets(state, ui.lifted.from, ui.lifted.count);
      const at = places.indexOf(ui.cursor.pile) + by + places.length;
      ui.cursor = { pile: places[at % places.length] ?? ui.cursor.pile, count: 1 };
    },
  };
}
