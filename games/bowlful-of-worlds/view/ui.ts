import type { Held, InputEvent, Press, Sizes } from '@playgrove/kit/runtime';
import { NONE, type Input, type State } from '../rules/state.ts';
import { layoutFor } from './layout.ts';
import { Sprites } from './prints.ts';

/** A ring of a fusion, or points that rise. */
export type Effect = {
  readonly kind: 'ring' | 'points' | 'nova';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly text?: string;
  age: number;
};

/** A landing: the body is squashed along the way it fell. */
export type Bump = { readonly way: number; readonly hard: number; age: number };

export type Ui = {
  /** Where the player aims, tenths of a degree; and where the spoon is meanwhile. */
  angle: number;
  shown: number;
  aiming: boolean;
  /** Ticks that a direction has been held. */
  turning: number;
  /** The spoon after a drop, 1 to 0. */
  kick: number;
  /** The ring as it is seen. */
  ring: number;
  readonly bumps: Map<number, Bump>;
  effects: Effect[];
  /** Where a chain threw a moon, and seconds since. */
  moonFrom: { x: number; y: number };
  moonAge: number;
  /** The largest world on the menu, and seconds since it came. */
  menu: number;
  menuAge: number;
  readonly sprites: Sprites;
  /** Where the ghost hand drops, for the world that has this number. */
  coached: { readonly id: number; readonly angle: number };
};

type Size = Pick<Sizes, 'width' | 'height'>;

/** Nearer to the middle a press says no direction. */
const DEAD = 26;
/** Tenths of a degree a tick by key: at first, and at most. */
const SLOWEST = 7;
const FASTEST = 30;
const LEAN = 0.35;

export function createUi(state: State): Ui {
  return {
    angle: 2700,
    shown: 2700,
    aiming: false,
    turning: 0,
    kick: 0,
    ring: state.ring,
    bumps: new Map(),
    effects: [],
    moonFrom: { x: 0, y: 0 },
    moonAge: 9,
    menu: state.best,
    menuAge: 9,
    sprites: new Sprites(),
    coached: { id: 0, angle: 2700 },
  };
}

const whole = (angle: number): Input => ((Math.round(angle) % 3600) + 3600) % 3600;

export function read(
  event: InputEvent,
  state: State,
  ui: Ui,
  to: Size,
): Input | 'redraw' | undefined {
  if (event.kind === 'press') return readPress(event, state, ui, to);
  if (event.kind !== 'pad' || event.phase !== 'down' || event.button !== 'a') return undefined;
  return state.held === NONE ? undefined : whole(ui.angle);
}

/** The spoon follows the finger round the rim; letting go drops. */
function readPress(event: Press, state: State, ui: Ui, to: Size): Input | 'redraw' | undefined {
  const { phase } = event;
  if (phase === 'down') ui.aiming = true;
  else if (phase !== 'hover' && !ui.aiming) return undefined;
  const { x, y } = layoutFor(to);
  const [dx, dy] = [event.x - x, event.y - y];
  if (Math.hypot(dx, dy) > DEAD) ui.angle = whole((Math.atan2(dy, dx) * 1800) / Math.PI);
  if (phase !== 'up' && phase !== 'cancel') return 'redraw';
  ui.aiming = false;
  return phase === 'up' && state.held !== NONE ? whole(ui.angle) : 'redraw';
}

/** Directions pull the spoon toward their side of the rim; a stick points at its place. */
export function poll({ pad, stick }: Held, _: State, ui: Ui): undefined {
  const x = Number(pad.has('right')) - Number(pad.has('left'));
  const y = Number(pad.has('down')) - Number(pad.has('up'));
  if (x === 0 && y === 0) ui.turning = 0;
  else {
    ui.turning += 1;
    const wanted = (Math.atan2(y, x) * 1800) / Math.PI;
    const step = Math.min(FASTEST, SLOWEST + ui.turning * 0.7);
    const way = wayTo(ui.angle, wanted);
    ui.angle = whole(ui.angle + Math.max(-step, Math.min(step, way)));
  }
  if (Math.hypot(stick.x, stick.y) < LEAN) return;
  ui.angle = whole((Math.atan2(stick.y, stick.x) * 1800) / Math.PI);
}

/** The shorter way round from one angle to another. */
export function wayTo(from: number, to: number): number {
  const way = (((to - from) % 3600) + 3600) % 3600;
  return way > 1800 ? way - 3600 : way;
}
