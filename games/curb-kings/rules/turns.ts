import { link, report, type Cue } from './combo.ts';
import { deckOf } from './decks.ts';
import type { State } from './state.ts';
import { trickOf, type Turns } from './tricks.ts';

/** A turn that lacks no more than this part is caught with the feet: sketchy, and worth half. */
const SKETCHY = 0.22;

/** Sets the board turning, or turns on into a bigger trick. */
export function turn(state: State, turns: Turns, cue: Cue): void {
  const trick = trickOf(turns);
  if (!trick) return;
  const { rider } = state;
  const needs = Math.round(trick.ticks / deckOf(state.career.deck).spin);
  const before = rider.turn ? rider.turn.passed / rider.turn.needs : 0;
  rider.turn = { ...turns, passed: Math.round(before * 0.7 * needs), needs };
  cue('flick', { x: rider.x, y: rider.y - 20 });
}

/** The board is under the feet again. @param part of its worth */
export function caught(state: State, part: number, cue: Cue): void {
  const { rider } = state;
  const trick = rider.turn && trickOf(rider.turn);
  if (!rider.turn || !trick) return;
  if (rider.turn.body % 2 === 1) rider.goofy = !rider.goofy;
  const { roll, yaw, body } = rider.turn;
  rider.last = { roll, yaw, body };
  rider.turn = null;
  rider.caught = part < 1 ? 99 : 0;
  rider.flight = [...rider.flight, trick.id];
  link(state, trick.id, trick.points * part);
  cue(part < 1 ? 'sketchy' : 'catch', { x: rider.x, y: rider.y - 60 }, state.combo.times);
}

/** A board still turning: caught in time, or how many degrees it lacks. Feet stay on it when 0. */
export function settle(state: State, cue: Cue): number {
  const { turn: open } = state.rider;
  if (!open) return 0;
  const short = 1 - open.passed / open.needs;
  if (short > SKETCHY) return Math.max(1, Math.round(short * turned(open)));
  caught(state, 0.5, cue);
  return 0;
}

/** Degrees of a whole trick. */
function turned({ roll, yaw, body }: Turns): number {
  return Math.max(Math.abs(roll) * 360, yaw * 180, body * 180);
}

/** Tells the goals of the tricks that were ridden away from. */
export function tellFlight(state: State, cue: Cue): void {
  const { rider } = state;
  for (const id of rider.flight) {
    report(state, cue, `trick.${id}`, 1);
    kind(state, id, cue);
  }
  rider.flight = [];
}

export function kind(state: State, id: string, cue: Cue): void {
  if (state.kinds.includes(id)) return;
  state.kinds = [...state.kinds, id];
  report(state, cue, 'kinds', 1);
}
