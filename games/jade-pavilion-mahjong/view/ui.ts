import type { Hint } from '@playgrove/kit/contract';
import { within, type InputEvent, type Sizes } from '@playgrove/kit/runtime';
import { Oracle } from '../rules/oracle.ts';
import { shapeOf } from '../rules/shape.ts';
import {
  isStuck,
  isWon,
  matches,
  tableOf,
  type Input,
  type State,
  type Taken,
} from '../rules/state.ts';
import { frameOf, layoutOf, tileRect, type Frame, type Layout } from './layout.ts';

/** Seconds of a flight: until the two tiles meet, and in all. */
export const MEET = 0.22;
export const FLIGHT = 0.5;
/** Seconds that a blocked tile shows what blocks it. */
export const FLASH = 0.7;
/** Seconds that tiles put back glow. */
const BACK = 0.5;
/** Positions that the dead-end detector looks at after a frame. */
const THINK = 8;

/** A pair on its way: the places it came from. */
export type Flight = { readonly a: number; readonly b: number; readonly frame: Frame; age: number };

export type Ui = {
  picked: number | undefined;
  /** Seconds since it was picked. */
  pickedAge: number;
  hint: readonly [number, number] | undefined;
  /** The tile that the keyboard is on. */
  focus: number | undefined;
  /** Where the keyboard goes on: near the last pair. */
  near: number | undefined;
  oracle: Oracle;
  /** What was taken in the position that the detector knows. */
  followed: readonly Taken[] | undefined;
  /** Whether the detector has nothing left to think about in this position. */
  thought: boolean;
  readonly flights: Flight[];
  /** What a blocked tile can't get past. */
  flash: { readonly tile: number; readonly by: readonly number[]; age: number } | undefined;
  back: { readonly places: readonly number[]; age: number } | undefined;
  /** Seconds since the last pair was taken. */
  freshAge: number;
  seen: readonly Taken[];
  /** Where the tiles are drawn now, on the way to where they lie. */
  frame: Frame | undefined;
  won: number;
};

export function freshUi(state: State): Ui {
  return {
    picked: undefined,
    pickedAge: 9,
    hint: undefined,
    focus: undefined,
    near: undefined,
    oracle: new Oracle(state),
    followed: undefined,
    thought: false,
    flights: [],
    flash: undefined,
    back: undefined,
    freshAge: 9,
    seen: [...state.taken],
    frame: undefined,
    won: isWon(state) ? 9 : 0,
  };
}

export function takeHint(hint: Hint<Input> | undefined, _: State, ui: Ui): void {
  const input = hint?.input;
  ui.hint = input?.act === 'pair' ? [input.a, input.b] : undefined;
}

/** The game can't be won any more: how many pairs have to go back. */
export function pairsBack(state: State, ui: Ui): number {
  if (isWon(state) || state.taken.length === 0) return 0;
  // What it knew before the last move or rewind says nothing about this position.
  if (ui.followed !== state.taken) {
    ui.followed = state.taken;
    if (ui.oracle.follows(state)) ui.oracle.follow(state);
  }
  if (ui.oracle.isWinnable !== false && !isStuck(state)) return 0;
  return state.taken.length - Math.min(ui.oracle.safe, state.taken.length - 1);
}

/** Lets the detector think; after frames, so that none of them waits for it. */
export function think(state: State, ui: Ui): void {
  if (!ui.oracle.follows(state)) ui.oracle = new Oracle(state);
  ui.oracle.follow(state);
  ui.thought = ui.oracle.think(THINK);
}

/** Passes display time, and notices what was taken or came back. */
export function follow(state: State, ui: Ui, layout: Layout, dt: number, calm: boolean): void {
  const target = frameOf(layout, state);
  notice(state, ui, target);
  ui.frame = moved(ui.frame, target, calm ? 1 : 1 - Math.exp(-11 * dt));
  ui.pickedAge += dt;
  ui.freshAge += dt;
  for (const flight of ui.flights) flight.age += dt;
  while ((ui.flights[0]?.age ?? 0) > FLIGHT) ui.flights.shift();
  if (ui.flash && (ui.flash.age += dt) > FLASH) ui.flash = undefined;
  if (ui.back && (ui.back.age += dt) > BACK) ui.back = undefined;
  ui.won = isWon(state) ? ui.won + dt : 0;
}

const NEAR = 0.002;

function moved(from: Frame | undefined, to: Frame, part: number): Frame {
  if (!from || from.tall !== to.tall || Math.abs(from.scale / to.scale - 1) > 0.8) return to;
  if (Math.abs(from.scale / to.scale - 1) < NEAR && Math.hypot(from.x - to.x, from.y - to.y) < 0.5)
    return to;
  const between = (a: number, b: number): number => a + (b - a) * part;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    scale: between(from.scale, to.scale),
    tall: to.tall,
  };
}

function notice(state: State, ui: Ui, target: Frame): void {
  const { seen } = ui;
  const { taken } = state;
  let shared = 0;
  while (shared < seen.length && shared < taken.length && sameTaken(seen, taken, shared))
    shared += 1;
  if (shared === seen.length && shared === taken.length) return;
  const returned = seen.slice(shared).flatMap(([a, b]) => [a, b]);
  if (returned.length > 0) ui.back = { places: returned, age: 0 };
  for (const [a, b] of taken.slice(shared)) {
    // A saved game begins with many pairs gone: they don't fly.
    if (taken.length - shared === 1) ui.flights.push({ a, b, frame: ui.frame ?? target, age: 0 });
    ui.near = a;
  }
  ui.seen = [...taken];
  ui.freshAge = 0;
  ui.thought = false;
  ui.flash = undefined;
  if (ui.picked !== undefined && !tableOf(state).isFree(ui.picked)) ui.picked = undefined;
}

const sameTaken = (one: readonly Taken[], other: readonly Taken[], at: number): boolean =>
  one[at]?.[0] === other[at]?.[0] && one[at]?.[1] === other[at]?.[1];

/** What an event means. */
export function readEvent(
  event: InputEvent,
  state: State,
  ui: Ui,
  to: Pick<Sizes, 'width' | 'height'>,
): Input | 'redraw' | undefined {
  if (event.kind === 'cell') {
    if (event.phase === 'focus') ui.focus = placeIn(event.id);
    if (event.phase !== 'down') return event.phase === 'focus' ? 'redraw' : undefined;
    if (event.id === 'back') return { act: 'back', to: state.taken.length - pairsBack(state, ui) };
    ui.focus = placeIn(event.id);
    return tap(ui.focus ?? 0, state, ui);
  }
  const twin =
    event.kind === 'key' ? event.key === TWIN : event.kind === 'pad' && event.button === 'y';
  if (twin && 'phase' in event && event.phase === 'down') return matchTwin(state, ui);
  if (event.kind === 'press' && event.phase === 'down') {
    // Tiles with others on them are no cells.
    const place = covered(event, state, layoutOf(to));
    if (place !== undefined) return tap(place, state, ui);
  }
  const away = event.kind === 'pad' ? event.button === 'b' : event.kind === 'press';
  if (!away || !('phase' in event) || event.phase !== 'down' || ui.picked === undefined)
    return undefined;
  ui.picked = undefined;
  return 'redraw';
}

/** The place of a tile's cell. */
const placeIn = (id: string): number | undefined =>
  id.startsWith('t') ? Number(id.slice(1)) : undefined;

/** The key that matches a tile without a way to its twin. */
export const TWIN = 'm';

/** Matches the picked tile, or else the one that the keyboard is on, with its nearest free twin. */
function matchTwin(state: State, ui: Ui): Input | undefined {
  const table = tableOf(state);
  const { x, y } = shapeOf(state.deal.layout);
  const tile = ui.picked ?? ui.focus;
  if (tile === undefined || !table.isFree(tile)) return undefined;
  const far = (place: number): number =>
    Math.hypot((x[place] ?? 0) - (x[tile] ?? 0), (y[place] ?? 0) - (y[tile] ?? 0));
  const [twin] = table
    .free()
    .filter((place) => place !== tile && matches(state, tile, place))
    .toSorted((a, b) => far(a) - far(b));
  return twin === undefined ? { act: 'pair', a: tile, b: tile } : pairOf(tile, twin, ui);
}

function pairOf(a: number, b: number, ui: Ui): Input {
  ui.picked = undefined;
  const hinted = ui.hint?.includes(a) && ui.hint.includes(b);
  return { act: 'pair', a, b, ...(hinted && { hinted: 1 }) };
}

function covered(
  at: { readonly x: number; readonly y: number },
  state: State,
  layout: Layout,
): number | undefined {
  const shape = shapeOf(state.deal.layout);
  const { there } = tableOf(state);
  const frame = frameOf(layout, state);
  for (let place = shape.size - 1; place >= 0; place -= 1)
    if (there[place] === 1 && within(tileRect(frame, shape, place), at)) return place;
  return undefined;
}

/** A tap on a tile: picks it, matches it with the one picked before, or shows what blocks it. */
function tap(place: number, state: State, ui: Ui): Input | 'redraw' {
  const table = tableOf(state);
  const { picked } = ui;
  if (!table.isFree(place)) {
    ui.flash = { tile: place, by: blockers(place, state), age: 0 };
    return { act: 'pair', a: place, b: place };
  }
  ui.flash = undefined;
  if (picked === place) {
    ui.picked = undefined;
    return 'redraw';
  }
  if (picked !== undefined && table.isFree(picked) && matches(state, picked, place)) {
    return pairOf(picked, place, ui);
  }
  ui.picked = place;
  ui.pickedAge = 0;
  // The refusal sounds, and the tap goes on with the new tile.
  return picked === undefined ? 'redraw' : { act: 'pair', a: picked, b: place };
}

function blockers(place: number, state: State): readonly number[] {
  const { above, left, right } = shapeOf(state.deal.layout);
  const { there } = tableOf(state);
  const on = (above[place] ?? []).filter((other) => there[other] === 1);
  if (on.length > 0) return on;
  return [...(left[place] ?? []), ...(right[place] ?? [])].filter((other) => there[other] === 1);
}
