import { since } from '@playgrove/kit/draw/animate';
import type { Held, InputEvent, Pad, Press, Sizes } from '@playgrove/kit/runtime';
import { putt, ballAt, roll, type Sound } from '../rules/motion.ts';
import type { Hole } from '../rules/hole.ts';
import { holeIn, type Input, type State } from '../rules/state.ts';
import { layoutOf, toHole } from './layout.ts';
import type { Scene } from './scene.ts';

/** CSS pixels: less is a change of mind, and a full pull, by the screen's smaller side. */
const MIN = 16;
const PULL = { part: 0.36, least: 110, most: 240 } as const;
/** Tenths of a degree a tick of held arrows, at first and later. */
const TURN = { slow: 3, fast: 34, after: 30 } as const;
/** Power a tick while Space is held. */
const CHARGE = 1.5;
const FINE = 3;
/** Seconds after which a page lies open. */
export const OPEN = 9;

export type Ui = {
  /** A pull: where it began, and where the finger is. */
  drag: { pointer: number; fromX: number; fromY: number; x: number; y: number } | null;
  /** Tenths of a degree and power: as pulled, or as set by keys. */
  angle: number;
  power: number;
  /** Keys: the aim is shown, and power grows. */
  keys: { shown: boolean; charging: boolean; up: boolean; held: number };
  scene: Scene | undefined;
  /** The open page, and seconds since it began to open. */
  page: string;
  readonly show: { readonly page: ReturnType<typeof since> };
  /** Putts made since the game was opened. */
  made: number;
};

export function freshUi(state: State): Ui {
  return {
    drag: null,
    angle: towardCup(state),
    power: 0,
    keys: { shown: false, charging: false, up: true, held: 0 },
    scene: undefined,
    page: '',
    show: { page: since() },
    made: 0,
  };
}

export function towardCup(state: State): number {
  const { cup } = holeIn(state);
  return tenths(cup.x - state.ball.x, cup.y - state.ball.y);
}

const tenths = (x: number, y: number): number =>
  (Math.round((Math.atan2(y, x) * 1800) / Math.PI) + 3600) % 3600;

export function read(
  event: InputEvent,
  state: State,
  ui: Ui,
  to: Sizes,
): Input | 'redraw' | undefined {
  if (event.kind === 'press') return readPress(event, state, ui, to);
  return event.kind === 'pad' ? readPad(event, state, ui) : undefined;
}

function readPress(event: Press, state: State, ui: Ui, to: Sizes): Input | 'redraw' | undefined {
  if (event.phase === 'hover') return undefined;
  if (event.phase === 'down') {
    ui.show.page.value = OPEN;
    ui.keys.shown = false;
    ui.drag = { pointer: event.pointer, fromX: event.x, fromY: event.y, x: event.x, y: event.y };
    ui.power = 0;
    return 'redraw';
  }
  const { drag } = ui;
  if (!drag || drag.pointer !== event.pointer) return undefined;
  drag.x = event.x;
  drag.y = event.y;
  pull(state, ui, to);
  if (event.phase === 'move') return 'redraw';
  ui.drag = null;
  const { power } = ui;
  ui.power = 0;
  if (event.phase === 'cancel' || power === 0 || state.phase !== 'aim') return 'redraw';
  return shot(ui, power);
}

function pull(state: State, ui: Ui, to: Sizes): void {
  const { drag } = ui;
  if (!drag) return;
  const { px } = to;
  const layout = layoutOf(to, state);
  const { x, y } = toHole(layout, drag.fromX - drag.x, drag.fromY - drag.y);
  const far = Math.sqrt(x * x + y * y) * px;
  const side = Math.min(layout.width, layout.height) * px;
  const full = Math.max(PULL.least, Math.min(PULL.most, side * PULL.part));
  ui.power = far < MIN ? 0 : Math.max(1, Math.min(100, Math.round(((far - MIN) / full) * 100)));
  if (ui.power > 0) ui.angle = tenths(x, y);
}

function shot(ui: Ui, power: number): Input {
  ui.made += 1;
  return { angle: ui.angle, power: Math.max(1, Math.min(100, Math.round(power))) };
}

function readPad({ button, phase }: Pad, state: State, ui: Ui): Input | 'redraw' | undefined {
  const { keys } = ui;
  if (phase === 'repeat') return undefined;
  if (button === 'a') {
    ui.show.page.value = OPEN;
    if (phase === 'down') {
      keys.shown = true;
      keys.charging = state.phase === 'aim';
      keys.up = true;
      ui.power = 0;
      return 'redraw';
    }
    if (!keys.charging) return undefined;
    keys.charging = false;
    const power = Math.max(3, ui.power);
    ui.power = 0;
    return state.phase === 'aim' ? shot(ui, power) : 'redraw';
  }
  if (button === 'b' && phase === 'down') {
    keys.charging = false;
    ui.power = 0;
    return 'redraw';
  }
  if (phase === 'down') {
    keys.shown = true;
    keys.held = 0;
    const way = turnOf(button);
    if (way !== 0) turn(ui, way);
  }
  return 'redraw';
}

/** Left and right turn fast, up and down and the shoulders finely. */
function turnOf(button: string): number {
  if (button === 'left' || button === 'up' || button === 'l') return -FINE;
  return button === 'right' || button === 'down' || button === 'r' ? FINE : 0;
}

function turn(ui: Ui, by: number): void {
  ui.angle = (Math.round(ui.angle + by) + 3600) % 3600;
}

/** Before each tick: held arrows turn the aim, a stick points it, Space draws power up and down. */
export function poll({ pad, stick }: Held, state: State, ui: Ui, to: Sizes): undefined {
  const { keys } = ui;
  const fast = Number(pad.has('right')) - Number(pad.has('left'));
  const fine = Number(pad.has('down') || pad.has('r')) - Number(pad.has('up') || pad.has('l'));
  if (fast !== 0 || fine !== 0) {
    keys.held += 1;
    const part = Math.min(1, Math.max(0, keys.held - 10) / TURN.after);
    if (keys.held > 10) turn(ui, fast * (TURN.slow + (TURN.fast - TURN.slow) * part) + fine);
  }
  if (stick.x * stick.x + stick.y * stick.y > 0.3) {
    const { x, y } = toHole(layoutOf(to, state), stick.x, stick.y);
    ui.angle = tenths(x, y);
    keys.shown = true;
  }
  if (!keys.charging) return undefined;
  ui.power += keys.up ? CHARGE : -CHARGE;
  if (ui.power >= 100 || ui.power <= 0) keys.up = ui.power <= 0;
  ui.power = Math.max(0, Math.min(100, ui.power));
  return undefined;
}

/** Ticks of the line that shows a putt, and of its part behind the first bounce. */
const SHOWN = 40;
const BEHIND = 12;
/** Tiles between two of its dots. */
const APART = 0.42;
const STILL = new WeakMap<Hole, Hole>();

/**
 * The first part of a putt, past its first bounce, as points; sails and doors are left out, as they
 * move on.
 */
export function lineOf(state: State, angle: number, power: number): number[] {
  const hole = holeIn(state);
  let still = STILL.get(hole);
  if (!still) STILL.set(hole, (still = { ...hole, mills: [], doors: [], tunnels: [] }));
  const ball = ballAt(state.ball);
  putt(ball, angle, power);
  const points: number[] = [];
  let last = SHOWN;
  let from = { x: ball.x, y: ball.y };
  let bounces = false;
  const hear = (sound: Sound): void => {
    bounces ||= sound === 'bump';
  };
  for (let tick = 1; tick <= last; tick += 1) {
    bounces = false;
    if (roll(still, ball, tick, hear) !== 'rolling') break;
    if (bounces) last = Math.min(last, tick + BEHIND);
    const [dx, dy] = [ball.x - from.x, ball.y - from.y];
    if (!bounces && dx * dx + dy * dy < APART * APART) continue;
    points.push(ball.x, ball.y);
    from = { x: ball.x, y: ball.y };
  }
  return points;
}
