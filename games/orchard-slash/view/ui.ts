import type { Field } from '../rules/field.ts';
import type { State } from '../rules/state.ts';
import { Blade } from './blade.ts';
import { Glass } from './glass.ts';
import { Marks } from './marks.ts';
import { Pieces } from './pieces.ts';
import { Wasps } from './wasps.ts';

/** The finger, pen or mouse button that is down. */
export type Finger = {
  readonly swipe: number;
  /** Its last position in whole world units. */
  x: number;
  y: number;
  readonly blade: Blade;
};

export type Ui = {
  /** The shape of the screen now; the rules hear of it with the next input. */
  field: Field;
  /** CSS pixels a world unit, from the last frame. */
  px: number;
  readonly fingers: Map<number, Finger>;
  readonly blades: readonly Blade[];
  /** The keys' own blade: where it is, which way it faces, whether it is shown. */
  readonly pad: {
    x: number;
    y: number;
    dx: number;
    dy: number;
    speed: number;
    shown: boolean;
    /** Tick of its last slash, and until when a slash that came too early is remembered. */
    last: number;
    wanted: number;
  };
  swipes: number;
  readonly glass: Glass;
  readonly pieces: Pieces;
  readonly marks: Marks;
  readonly wasps: Wasps;
  readonly shelf: boolean;
  /** Cuts shown so far. */
  sliced: number;
  /** Seconds of play shown so far. */
  shown: number;
  /** Seconds since the first cut, for the bough that leaves. */
  begun: number;
};

const BLADES = 4;

/** @param shelf whether blades and missions are offered: not in a first game, and not in the daily rush */
export function createUi(state: State, shelf = true): Ui {
  // The keys' blade waits on the melon: a first press of Space is a first success.
  const melon = state.air.find((toss) => toss.kind === 'melon');
  const { x = state.field.w / 2, y = state.field.h / 2 } = melon ?? {};
  return {
    field: state.field,
    px: 0.54,
    fingers: new Map(),
    blades: Array.from({ length: BLADES }, () => new Blade()),
    pad: { x, y, dx: 1, dy: 0, speed: 0, shown: false, last: -100, wanted: -100 },
    swipes: Math.max(state.stung, state.chain.swipe) + 1,
    glass: new Glass(state.order),
    pieces: new Pieces(),
    marks: new Marks(),
    wasps: new Wasps(),
    shelf,
    sliced: state.sliced,
    shown: state.tick / 60,
    begun: state.started ? 10 : 0,
  };
}
