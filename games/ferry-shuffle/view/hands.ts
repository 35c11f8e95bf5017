import { WAYS, isWay, type Control } from '@playgrove/kit/draw/controls';
import type { Coach, Pad, PadButton, Point, Press, Sizes } from '@playgrove/kit/runtime';
import { rangeOf, type Deck } from '../rules/deck.ts';
import { deckFor, middleOf, type Input, type State } from '../rules.ts';
import { cellsAt, layoutOf, placeAt, wayOnDeck, wayOnScreen } from './layout.ts';

/** A car under a finger, or lifted by keys. */
export type Held = {
  readonly car: number;
  /** Undefined if keys hold it. */
  readonly pointer: number | undefined;
  /** Where the finger came down, in cells along the lane. */
  readonly from: number;
  /** Where the car's first cell is now: a fraction under a finger. */
  place: number;
  moved: boolean;
};

export type Hands = {
  held: Held | undefined;
  /** The car that keys have chosen. */
  cursor: number | undefined;
  /** The last slide, and where the car was let go. */
  dropped: (Input & { readonly shown: number }) | undefined;
};

/** How far from a car a finger still takes it, in CSS pixels. */
const NEAR = 14;
/** CSS pixels from which a press is a drag. */
const DRAG = 6;
/** How far over the bow the van can be dragged; from the middle of it on, it is off. */
const OVER_BOW = 1;

const along = (deck: Deck, car: number, { x, y }: Point): number =>
  deck.cars[car]?.across ? x : y;

/** Where a car may be dragged. The van may leave the deck. */
function reachOf(deck: Deck, { at }: State, car: number): readonly [number, number] {
  const [least, most] = rangeOf(deck, at, car);
  return [car === 0 && least === 0 ? -OVER_BOW : least, most];
}

function carAt(deck: Deck, state: State, at: Point, slack: number): number | undefined {
  let best: number | undefined;
  let nearest = slack;
  for (const [index, { across, length }] of deck.cars.entries()) {
    const { x, y } = middleOf(state, index);
    const [wide, high] = across ? [length, 1] : [1, length];
    const far = Math.max(Math.abs(at.x - x) - wide / 2, Math.abs(at.y - y) - high / 2);
    if (far < nearest) [best, nearest] = [index, far];
  }
  return best;
}

function readPress(press: Press, state: State, ui: Hands, to: Sizes): Input | 'redraw' | undefined {
  const deck = deckFor(state);
  const layout = layoutOf(to, deck);
  const at = cellsAt(layout, press);
  if (press.phase === 'hover') return undefined;
  if (press.phase === 'down') {
    if (ui.held?.pointer !== undefined) return undefined;
    const car = carAt(deck, state, at, NEAR / to.px / layout.cell);
    ui.cursor = undefined;
    ui.held = undefined;
    if (car === undefined) return 'redraw';
    const from = along(deck, car, at);
    ui.held = { car, pointer: press.pointer, from, place: state.at[car] ?? 0, moved: false };
    return 'redraw';
  }
  const { held } = ui;
  if (held === undefined || held.pointer !== press.pointer) return undefined;
  if (press.phase === 'cancel') {
    ui.held = undefined;
    return 'redraw';
  }
  const [least, most] = reachOf(deck, state, held.car);
  const dragged = along(deck, held.car, at) - held.from;
  held.moved ||= Math.abs(dragged) * layout.cell * to.px > DRAG;
  const here = state.at[held.car] ?? 0;
  held.place = Math.max(least, Math.min(most, here + dragged));
  // The van is off as soon as it is on the ramp.
  if (press.phase === 'move' && held.place > -OVER_BOW / 2) return 'redraw';
  ui.held = undefined;
  const place = Math.max(0, Math.round(held.place));
  // A drag that leads nowhere is answered only if there is no way at all.
  if (place === here && held.moved && least < most) return 'redraw';
  return drop(ui, held, place);
}

function drop(ui: Hands, { car, place: shown }: Held, to: number): Input {
  ui.dropped = { car, to, shown };
  return { car, to };
}

function readPad({ button, phase }: Pad, state: State, ui: Hands, to: Sizes) {
  const deck = deckFor(state);
  const layout = layoutOf(to, deck);
  const { held, cursor = 0 } = ui;
  if (phase === 'up' || (held && held.pointer !== undefined)) return undefined;
  if (held) {
    if (button === 'b') ui.held = undefined;
    if (button === 'a') {
      ui.held = undefined;
      return drop(ui, held, Math.max(0, held.place));
    }
    if (isWay(button)) {
      const [least, most] = rangeOf(deck, state.at, held.car);
      const step = along(deck, held.car, WAYS[wayOnDeck(layout, button)]);
      held.place = Math.max(least, Math.min(most, held.place + step));
    }
    return 'redraw' as const;
  }
  const count = deck.cars.length;
  if (button === 'a' && phase === 'down') {
    ui.cursor = cursor;
    ui.held = {
      car: cursor,
      pointer: undefined,
      from: 0,
      place: state.at[cursor] ?? 0,
      moved: true,
    };
  } else if (button === 'r' || button === 'tab') ui.cursor = (cursor + 1) % count;
  else if (button === 'l') ui.cursor = (cursor + count - 1) % count;
  else if (isWay(button)) ui.cursor = beside(deck, state, cursor, WAYS[wayOnDeck(layout, button)]);
  else return undefined;
  return 'redraw' as const;
}

/** The nearest car that way. */
function beside(deck: Deck, state: State, from: number, way: Point): number {
  const here = middleOf(state, from);
  let [best, least] = [from, Infinity];
  for (const index of deck.cars.keys()) {
    const { x, y } = middleOf(state, index);
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const far = ahead + 2 * Math.abs(dx * way.y - dy * way.x);
    if (ahead > 0.3 && far < least) [best, least] = [index, far];
  }
  return best;
}

/** A car in its lane: dragged, or chosen, lifted, moved and put down by keys. */
export function lanes(teach: (state: State) => Input | undefined): Control<State, Input, Hands> {
  return {
    read(event, state, ui, to) {
      if (event.kind === 'press') return readPress(event, state, ui, to);
      return event.kind === 'pad' ? readPad(event, state, ui, to) : undefined;
    },

    coach(state, ui, _, to): Coach | 'wait' | undefined {
      if (ui.held && ui.held.pointer !== undefined) return 'wait';
      const shown = teach(state);
      if (!shown) return undefined;
      const deck = deckFor(state);
      const layout = layoutOf(to, deck);
      const { car } = shown;
      const at = [...state.at];
      at[car] = shown.to;
      return {
        kind: 'swipe',
        from: placeAt(layout, middleOf(state, car)),
        to: placeAt(layout, middleOf({ ...state, at }, car)),
        keys: keysFor(deck, state, ui, shown, (way) => wayOnScreen(layout, way)),
      };
    },
  };
}

function keysFor(
  deck: Deck,
  state: State,
  { held, cursor = 0 }: Hands,
  { car, to }: Input,
  onScreen: (way: 'up' | 'down' | 'left' | 'right') => PadButton,
): PadButton[] {
  if (held && held.car !== car) return ['b'];
  const count = deck.cars.length;
  const from = held?.place ?? state.at[car] ?? 0;
  const [back, on] = deck.cars[car]?.across
    ? (['left', 'right'] as const)
    : (['up', 'down'] as const);
  return [
    ...(held ? [] : Array<PadButton>((car - cursor + count) % count).fill('r')),
    ...(held ? [] : (['a'] as const)),
    ...Array<PadButton>(Math.abs(to - from)).fill(onScreen(to < from ? back : on)),
    'a',
  ];
}
