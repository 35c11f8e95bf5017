import type { Held, InputEvent, Press } from '@playgrove/kit/runtime';
import type { Input, State } from '../rules.ts';
import { HEIGHT, WIDTH } from '../rules/field.ts';
import { PERKS } from '../rules/types.ts';

type Shown = { x: number; y: number };
type Fallen = { x: number; y: number; vx: number; vy: number; age: number; role: 'seed' | 'guard' };

export type Ui = {
  /** The pointer that leads the flock, and where it was last. */
  finger: number | undefined;
  lastX: number;
  lastY: number;
  /** Parts of a tenth not reported yet. */
  restX: number;
  restY: number;
  /** Where each bird is shown: it follows its place with a little lag. */
  readonly birds: Map<number, Shown>;
  /** Birds on their way out after a hit. */
  readonly fallen: Fallen[];
  roles: Map<number, 'seed' | 'guard'>;
  /** Seconds since the leader was hit or nearly. */
  hit: number;
  lean: number;
  lastFlockX: number;
  /** Gusts on their way outward: where from, seconds since. */
  readonly rings: { x: number; y: number; age: number }[];
  /** How far down the field lies, world units: the score strip is above it. */
  drop: number;
  /** How slow time feels: 0 as ever, 1 lifted. */
  calm: number;
  /** Seconds since three boons are offered. */
  offered: number;
};

/** The gust's button, in the room under the flock. */
export const GUST = { x: WIDTH - 50, y: HEIGHT - 44, r: 34 } as const;

/** Landscape screens, where the score strip is at the side of the field. */
const LANDSCAPE = 0.9;

/**
 * The field; on portrait screens as far down and as small as the score strip needs.
 * @param aspect width / height of the screen without the strip
 * @param room the whole screen, CSS pixels
 */
export function worldFor(
  aspect: number,
  room: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  if (room.width > room.height * LANDSCAPE) return { width: WIDTH, height: HEIGHT };
  const free = Math.min(room.height, room.width / aspect);
  const px = Math.min(room.width / WIDTH, free / HEIGHT);
  // The kit centers the world: what it is taller lies above the field.
  const drop = Math.max(0, (2 * (room.height - free) - room.height) / px + HEIGHT);
  return { width: WIDTH, height: HEIGHT + drop };
}

export function createUi(): Ui {
  return {
    finger: undefined,
    lastX: 0,
    lastY: 0,
    restX: 0,
    restY: 0,
    birds: new Map(),
    fallen: [],
    roles: new Map(),
    hit: 9,
    lean: 0,
    lastFlockX: WIDTH / 2,
    rings: [],
    drop: 0,
    calm: 0,
    offered: 0,
  };
}

/** A finger's way counts a little more than it is, so that the thumb need not go as far. */
const GAIN = 1.12;
const FARTHEST = 4000;
/** Seconds in which a press on a card that has just appeared is no choice. */
const STRAY = 0.45;

export function read(
  event: InputEvent,
  state: State,
  ui: Ui,
): Input | readonly Input[] | 'redraw' | undefined {
  if (event.kind === 'cell') {
    if (event.phase === 'focus') return 'redraw';
    // The thumb that steered is still on its way.
    const stray = state.phase === 'choose' && ui.offered < STRAY;
    return event.phase === 'down' && !stray ? cellInput(event.id) : undefined;
  }
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind !== 'pad' || event.phase !== 'down' || state.phase !== 'fly') return undefined;
  return (event.button === 'a' || event.button === 'x') && state.gusts > 0
    ? { kind: 'gust' }
    : undefined;
}

function cellInput(id: string): Input | undefined {
  if (id === 'go') return { kind: 'go' };
  if (id.startsWith('boon-')) return { kind: 'choose', at: Number(id.slice(5)) };
  const perk = PERKS.find((name) => name === id);
  return perk && { kind: 'buy', perk };
}

function readPress(event: Press, state: State, ui: Ui): Input | readonly Input[] | undefined {
  const { phase, pointer } = event;
  if (phase === 'down') {
    const [dx, dy] = [event.x - GUST.x, event.y - ui.drop - GUST.y];
    const onGust = dx * dx + dy * dy < (GUST.r + 8) ** 2;
    if (onGust && state.phase === 'fly' && state.gusts > 0) return { kind: 'gust' };
    if (ui.finger !== undefined || (state.phase !== 'fly' && state.phase !== 'ready')) {
      return undefined;
    }
    ui.finger = pointer;
    ui.lastX = event.x;
    ui.lastY = event.y;
    ui.restX = 0;
    ui.restY = 0;
    return { kind: 'drag', x: 0, y: 0 };
  }
  if (pointer !== ui.finger) return undefined;
  if (phase === 'move') return follow(event, state, ui);
  if (phase === 'hover') return undefined;
  ui.finger = undefined;
  return state.phase === 'fly' ? { kind: 'lift', up: true } : undefined;
}

function follow(event: Press, state: State, ui: Ui): Input | undefined {
  const wantX = (event.x - ui.lastX) * 10 * GAIN + ui.restX;
  const wantY = (event.y - ui.lastY) * 10 * GAIN + ui.restY;
  ui.lastX = event.x;
  ui.lastY = event.y;
  if (state.phase !== 'fly') return undefined;
  const x = Math.round(Math.max(-FARTHEST, Math.min(FARTHEST, wantX)));
  const y = Math.round(Math.max(-FARTHEST, Math.min(FARTHEST, wantY)));
  ui.restX = wantX - x;
  ui.restY = wantY - y;
  return x === 0 && y === 0 ? undefined : { kind: 'drag', x, y };
}

/** What is held: arrows and D-pad, or the stick. Reported only when it changes. */
export function poll(held: Held, state: State): Input | undefined {
  if (state.phase !== 'fly' && state.phase !== 'ready') return undefined;
  const { pad, stick } = held;
  let x = (pad.has('right') ? 1 : 0) - (pad.has('left') ? 1 : 0);
  let y = (pad.has('down') ? 1 : 0) - (pad.has('up') ? 1 : 0);
  const far = Math.hypot(x, y);
  if (far > 0) [x, y] = [x / far, y / far];
  else if (Math.hypot(stick.x, stick.y) > 0.16) [x, y] = [stick.x, stick.y];
  const heading = { x: Math.round(x * 8) || 0, y: Math.round(y * 8) || 0 };
  if (heading.x === state.steerX && heading.y === state.steerY) return undefined;
  return { kind: 'steer', ...heading };
}
