import { within, type InputEvent, type PadButton } from '@playgrove/kit/runtime';
import type { Press, Sizes } from '@playgrove/kit/runtime';
import { CAMP, mayCamp, type Input, type State } from '../rules.ts';
import { choiceAt, layoutOf, tentAt } from './layout.ts';
import type { Ui } from './ui.ts';

type Read = Input | 'redraw' | undefined;
/** Seconds after which the choice at 2048 may be made. */
const SETTLED = 0.8;

const SQUARE: Partial<Record<PadButton, Input>> = { right: 0, down: 1, left: 2, up: 3 };
/** Left and right at once; the four slants on the buttons (keys Q, E, X and C) that lie as the ways do. */
const HEX: Partial<Record<PadButton, Input>> = { right: 0, left: 3, l: 4, r: 5, x: 2, y: 1 };

export function read(event: InputEvent, state: State, ui: Ui, to: Sizes): Read {
  if (event.kind === 'swipe') return swiped(event.angle, state, ui);
  if (event.kind === 'press') {
    if (ui.choosing && event.phase === 'up') return chosen(event, state, ui, to);
    return event.phase === 'down' && !ui.choosing ? pressed(event, state, ui, to) : undefined;
  }
  if (event.kind !== 'pad' || event.phase === 'repeat') return undefined;
  if (event.device === 'keyboard') ui.keys = true;
  if (event.phase === 'up') return released(event.button, ui);
  return padded(event.button, state, ui);
}

/** Every flick slides, whatever else is open: none is ever lost. */
function swiped(angle: number, state: State, ui: Ui): Input {
  ui.choosing = false;
  const ways = state.board === 'hex' ? 6 : 4;
  return Math.round((angle / 360) * ways) % ways;
}

/**
 * Camp ends the game, so it asks for a whole tap, and not in the moment in which the choice appears:
 * a thumb on its way to the next flick must not hit it.
 */
function chosen(tap: Press, state: State, ui: Ui, to: Sizes): Read {
  if (ui.since < SETTLED) return undefined;
  const { camp, ride } = choiceAt(layoutOf(state, to), to.px);
  if (within(camp, tap) && within(camp, tap.from)) return CAMP;
  if (!within(ride, tap) || !within(ride, tap.from)) return undefined;
  ui.choosing = false;
  return 'redraw';
}

function pressed(at: Press, state: State, ui: Ui, to: Sizes): Read {
  const layout = layoutOf(state, to);
  if (mayCamp(state) && within(tentAt(layout, to, to.px), at)) {
    ui.choosing = true;
    return 'redraw';
  }
  return undefined;
}

function padded(button: PadButton, state: State, ui: Ui): Read {
  if (button === 'b') return tent(state, ui);
  if (button === 'a' && ui.choosing) {
    ui.choosing = false;
    return 'redraw';
  }
  const way = state.board === 'hex' ? hexWay(button, ui) : SQUARE[button];
  if (typeof way === 'number') ui.choosing = false;
  return way;
}

/** Opens the choice; pressed again it makes camp. */
function tent(state: State, ui: Ui): Read {
  if (!mayCamp(state)) return undefined;
  if (ui.choosing) return CAMP;
  ui.choosing = true;
  return 'redraw';
}

const isSide = (button: PadButton): button is 'left' | 'right' =>
  button === 'left' || button === 'right';
const isRise = (button: PadButton): boolean => button === 'up' || button === 'down';

/** The slant of up or down with left or right. */
function slant(rise: PadButton, side: 'left' | 'right'): Input {
  if (rise === 'up') return side === 'left' ? 4 : 5;
  return side === 'left' ? 2 : 1;
}

/**
 * On the hexagon up and down wait for a side: held together with left or right they slant that way;
 * let go alone they lean as last time.
 */
function hexWay(button: PadButton, ui: Ui): Read {
  ui.held = [...ui.held.filter((each) => each !== button), button];
  const rise = ui.held.find(isRise);
  const side = ui.held.find(isSide);
  if (rise && side && (isRise(button) || ui.armed)) {
    ui.armed = undefined;
    ui.lean = side;
    return slant(rise, side);
  }
  if (isRise(button)) {
    ui.armed = button;
    return 'redraw';
  }
  return HEX[button];
}

function released(button: PadButton, ui: Ui): Read {
  ui.held = ui.held.filter((each) => each !== button);
  if (ui.armed !== button) return undefined;
  ui.armed = undefined;
  return slant(button, ui.lean);
}
