import type { SavedStats } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { LANES } from '../rules/state.ts';
import { fieldOf, type Field } from './field.ts';
import { SkyLanterns } from './sky.ts';

/** A small sign next to a lane: that a tap came early or late. */
export type Nudge = { age: number; late: boolean };

export type Ui = {
  field: Field;
  /** Lanes under fingers, by pointer. */
  readonly fingers: Map<number, number>;
  /** Lanes under keys. */
  readonly keys: Set<number>;
  /** How far each key is pressed, 0 to 1, and how it glows after a tap. */
  readonly pressed: number[];
  readonly glow: number[];
  readonly nudges: readonly Nudge[];
  readonly sky: SkyLanterns;
  /** 0 to 1: the light as it is shown, and the festival of the last bars. */
  light: number;
  finale: number;
  /** 1 on a beat, falling. */
  beat: number;
  lastBeat: number;
  /** Stars won in all: windows lit in the village. */
  readonly stars: number;
  /** Letters stand on the keys: there is a keyboard by all signs, or it was used. */
  letters: boolean;
};

export function createUi(state: State, saved: SavedStats): Ui {
  return {
    field: fieldOf(720, 1280),
    fingers: new Map(),
    keys: new Set(),
    pressed: Array.from({ length: LANES }, () => 0),
    glow: Array.from({ length: LANES }, () => 0),
    nudges: Array.from({ length: LANES }, () => ({ age: 9, late: false })),
    sky: new SkyLanterns(),
    light: state.light / 1000,
    finale: 0,
    beat: 0,
    lastBeat: -1,
    stars: Object.values(saved.stars).reduce((sum, stars) => sum + stars, 0),
    letters: !fingersAlone(),
  };
}

/** A device made for fingers: its keys bear signs until a keyboard is used. */
function fingersAlone(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
}
