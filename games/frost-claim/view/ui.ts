import type { Point } from '@playgrove/kit/contract';
import { animate, damp } from '@playgrove/kit/draw/animate';
import type { Motion, Rect, Surface } from '@playgrove/kit/runtime';
import { alongX, alongY, radians } from '@playgrove/kit/logic/headings';
import { speedOf } from '../rules/skate.ts';
import { CELL, type Skater, type State } from '../rules/types.ts';
import { lakeAt } from '../levels.ts';
import { createChart, type Chart } from './chart.ts';
import { createTurf, type Turf } from './turf.ts';

export type Size = { readonly width: number; readonly height: number };

/** A moment that is shown for a while, in the world. */
export type Flash = {
  readonly kind: 'claim' | 'thaw' | 'won' | 'gone';
  readonly x: number;
  readonly y: number;
  age: number;
};

export type Ui = {
  readonly show: ReturnType<typeof things>;
  readonly turf: Turf;
  readonly chart: Chart;
  flashes: Flash[];
  /** Where a mouse that is not pressed points, world units of the screen. */
  mouse: Point | undefined;
  /** How many times the player has claimed. */
  claims: number;
};

/** Square units seen: held in a hand, and on a desk. */
const SEEN = { portrait: 300_000, landscape: 380_000 } as const;
const SHAPES = [0.42, 2.6] as const;
/** World units that the camera looks ahead, and that it shows of the shore. */
const AHEAD = 54;
const SHORE = 40;
/** How much nearer to the middle of the lake it looks: the shore has nothing to tell. */
const INWARD = 0.14;
const FLASH_SECONDS = { claim: 0.7, thaw: 0.9, won: 1, gone: 0.8 } as const;
const FLASHES: Readonly<Record<string, Flash['kind']>> = {
  claim: 'claim',
  great: 'claim',
  steal: 'claim',
  thaw: 'thaw',
  fell: 'won',
  gone: 'gone',
};

const things = () => ({
  camX: damp(7),
  camY: damp(7),
});

export function worldFor(aspect: number): Size {
  const shape = Math.min(SHAPES[1], Math.max(SHAPES[0], aspect));
  const height = Math.sqrt((shape > 1.1 ? SEEN.landscape : SEEN.portrait) / shape);
  return { width: height * shape, height };
}

export function createUi(state: State): Ui {
  const show = things();
  const [you] = state.skaters;
  show.camX.value = you.x;
  show.camY.value = you.y;
  return {
    show,
    turf: createTurf(),
    chart: createChart(),
    flashes: [],
    mouse: undefined,
    claims: 0,
  };
}

/** Where a skater is drawn, part of the way into the next tick. */
export function placeOf(state: State, me: Skater, part: number): Point {
  const still = state.age < 0 || state.end !== null || state.won;
  const far = still ? 0 : speedOf(state, me, lakeAt(state.lake).pace) * part;
  return { x: me.x + alongX(me.heading) * far, y: me.y + alongY(me.heading) * far };
}

/** Lets time pass for what is only shown. */
export function passTime(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const [you] = state.skaters;
  const at = placeOf(state, you, motion.part);
  const { camX, camY } = ui.show;
  const ahead = state.age < 0 ? 0 : AHEAD;
  const angle = radians(you.heading);
  // After a cut the camera goes to where it happened, even if that was far behind.
  const x = state.end ? state.end.x : at.x + Math.cos(angle) * ahead;
  const y = state.end ? state.end.y : at.y + Math.sin(angle) * ahead;
  const wide = state.size * CELL;
  camX.target = kept(x, to.width, wide);
  camY.target = kept(y, to.height, wide);
  animate(ui.show, state, motion, to);
  for (const { name, at: spot } of motion.cues) {
    const kind = FLASHES[name];
    if (kind && spot) ui.flashes.push({ kind, x: spot.x, y: spot.y, age: 0 });
    if (kind === 'claim') ui.claims += 1;
  }
  for (const flash of ui.flashes) flash.age += motion.dt / FLASH_SECONDS[flash.kind];
  if (ui.flashes.length > 0) ui.flashes = ui.flashes.filter(({ age }) => age < 1);
}

/** A middle of the picture that does not look far beyond the shore. */
function kept(middle: number, seen: number, wide: number): number {
  const half = seen / 2 - SHORE;
  const inward = middle + (wide / 2 - middle) * INWARD;
  return half * 2 >= wide ? wide / 2 : Math.min(wide - half, Math.max(half, inward));
}

/** From the lake into the picture. */
export const sx = (to: Size, ui: Ui, x: number): number => x - ui.show.camX.value + to.width / 2;
export const sy = (to: Size, ui: Ui, y: number): number => y - ui.show.camY.value + to.height / 2;

/** What is seen of the lake. */
export function windowOf(to: Surface, ui: Ui): Rect {
  const { bleed } = to;
  return {
    x: bleed.x - to.width / 2 + ui.show.camX.value,
    y: bleed.y - to.height / 2 + ui.show.camY.value,
    width: bleed.width,
    height: bleed.height,
  };
}

export const isSeen = ({ x, y, width, height }: Rect, at: Point, room: number): boolean =>
  at.x > x - room && at.x < x + width + room && at.y > y - room && at.y < y + height + room;
