import type { Panorama } from '@playgrove/kit/draw';
import type { Held, InputEvent, SavedStats } from '@playgrove/kit/runtime';
import { WARES, type Input, type State } from '../rules/types.ts';
import { panorama } from './sky.ts';
import type { Place } from './theme.ts';

type Size = { width: number; height: number };

export type Ui = {
  readonly panorama: Panorama<Place>;
  /** Pedals by finger: 1 gas, 2 brake. */
  readonly fingers: Map<number, number>;
  size: Size;
  camera: { x: number; y: number };
  started: boolean;
  /** The level of the gauge that is shown. */
  fuel: number;
  /** The driver's head against the cab, and how fast it moves. */
  head: { y: number; vy: number };
  readonly newcomer: boolean;
};

export function freshUi(state: State, saved?: SavedStats): Ui {
  return {
    panorama: panorama(),
    fingers: new Map(),
    size: { width: 720, height: 1400 },
    camera: { x: state.truck.x, y: state.truck.y },
    started: false,
    fuel: 1,
    head: { y: 0, vy: 0 },
    newcomer: saved?.isNewcomer ?? false,
  };
}

/** Fingers left of the middle brake, the others give gas; `poll` makes an input of them. */
export function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'cell') {
    if (event.phase !== 'down') return undefined;
    const ware = WARES.find((name) => name === event.id);
    if (ware) return { buy: ware };
    return event.id === 'go' && state.phase === 'ready' ? 1 : undefined;
  }
  if (event.kind !== 'press') return undefined;
  if (event.phase === 'down') {
    ui.fingers.set(event.pointer, event.x < ui.size.width / 2 ? 2 : 1);
    return 'redraw';
  }
  if (event.phase === 'move' && ui.fingers.has(event.pointer)) {
    // A thumb may slide from one pedal to the other.
    ui.fingers.set(event.pointer, event.x < ui.size.width / 2 ? 2 : 1);
    return undefined;
  }
  if (event.phase !== 'up' && event.phase !== 'cancel') return undefined;
  ui.fingers.delete(event.pointer);
  return 'redraw';
}

const GAS = ['right', 'up', 'a', 'r'] as const;
const BRAKE = ['left', 'down', 'b', 'l'] as const;

export function poll({ pad, stick }: Held, state: State, ui: Ui): Input | undefined {
  if (state.phase === 'over') return undefined;
  let held = 0;
  for (const pedal of ui.fingers.values()) held |= pedal;
  if (stick.x > 0.4 || GAS.some((key) => pad.has(key))) held |= 1;
  if (stick.x < -0.4 || BRAKE.some((key) => pad.has(key))) held |= 2;
  return held === state.held ? undefined : held;
}
