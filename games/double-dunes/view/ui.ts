import type { Hint } from '@playgrove/kit/contract';
import type { SavedStats, Motion, PadButton } from '@playgrove/kit/runtime';
import { HOME, type Input, type State } from '../rules.ts';
import type { Sign } from './panel.ts';

/** Seconds in which something new grows out of the sand. */
const ARRIVE = 0.9;

export type Ui = {
  /** Seconds since the last move came on the board. */
  age: number;
  /** The position that `age` belongs to: `nextId` grows with every move. */
  seen: number;
  top: number;
  /** 0 to 1 while what the last new highest tile brought grows out of the sand. */
  arrival: number;
  /** Seconds since then; what moved in is named for a while. */
  since: number;
  /** The choice at 2048 stands open: camp or ride on. */
  choosing: boolean;
  /** Pads held down, and whether an up or down waits for left or right (on the hexagon). */
  held: PadButton[];
  armed: PadButton | undefined;
  /** Where up and down lean on the hexagon: as last time. */
  lean: 'left' | 'right';
  /** The player has used a keyboard. */
  keys: boolean;
  hint: Hint<Input> | undefined;
  /** The world as it was last drawn, and CSS pixels of a unit. */
  /** The cloth with the missions as it was last laid out. */
  sign: Sign | undefined;
  /** Games begun on this device. */
  readonly plays: number;
};

export function uiFor(state: State, saved: SavedStats): Ui {
  return {
    age: 1,
    seen: state.nextId,
    top: state.top,
    arrival: 1,
    since: 100,
    choosing: false,
    held: [],
    armed: undefined,
    lean: 'right',
    keys: false,
    hint: undefined,
    sign: undefined,
    plays: saved.plays,
  };
}

/** Keeps display time: how long ago the last move was, and when the desert last grew. */
export function follow(ui: Ui, state: State, motion: Motion<State>): void {
  if (ui.seen !== state.nextId) {
    ui.seen = state.nextId;
    ui.age = 0;
  }
  if (ui.top !== state.top) {
    const grew = state.top > ui.top;
    ui.arrival = grew ? 0 : 1;
    ui.since = grew ? 0 : 100;
    ui.choosing = grew && state.top === HOME && !state.trek;
    ui.top = state.top;
  }
  ui.age += motion.dt;
  ui.since += motion.dt;
  ui.arrival = Math.min(1, ui.arrival + motion.dt / ARRIVE);
}
