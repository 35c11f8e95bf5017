import { FASTEST, ROLL_OUT, set, takeOff } from './body.ts';
import { bonus, link, METER, report, type Cue } from './combo.ts';
import { footingAt, railsNear } from './course.ts';
import { deckOf } from './decks.ts';
import { bail } from './fall.ts';
import type { State } from './state.ts';
import { grindOf } from './tricks.ts';
import { kind, settle, tellFlight } from './turns.ts';

/** Where the needle begins; from SWEET on it pays double. 1 tips over. */
const BEGIN = 0.4;
export const SWEET = 0.62;
const RISE = 0.00042;
const SINK = 0.00046;
const UNSTABLE = 0.00034;
const DAMP = 0.97;
/** Each further balance of one line moves the needle faster. */
const HARDER = 0.1;
/** Ticks on a rail or two wheels that make it a trick; a flick before waits so long. */
export const SHORT = 11;

/** Begins to balance, on two wheels or a rail. */
export function start(state: State, mode: 'manual' | 'grind'): void {
  const { rider, combo } = state;
  set(rider, { mode, since: 0, from: rider.x, crouch: 0, lean: BEGIN, sway: 0, armed: false });
  combo.left = 0;
  combo.balances += 1;
}

/** Held, the needle rises; let go, it sinks. */
export function balance(state: State, cue: Cue): void {
  const { rider, combo } = state;
  const deck = deckOf(state.career.deck);
  const harder = 1 + HARDER * Math.min(8, Math.max(0, combo.balances - 1));
  const pace = (rider.mode === 'grind' ? deck.rail : deck.manual) * harder;
  rider.sway += (rider.held ? RISE : -SINK) * pace + (rider.lean - 0.5) * UNSTABLE * pace;
  rider.sway *= DAMP;
  rider.lean += rider.sway;
  if (rider.lean >= 1) {
    bail(state, cue, 'lean', 0);
    return;
  }
  if (rider.since === SHORT) counts(state, cue);
  const sweet = rider.lean >= SWEET;
  if (rider.mode === 'grind') {
    if (rider.since > SHORT) combo.points += sweet ? 4 : 2;
    slide(state, cue);
    return;
  }
  if (rider.since > SHORT) combo.points += sweet ? 3 : 1;
  if (rider.lean <= 0) wheelsDown(state, cue);
}

/** Long enough to be a trick. */
function counts(state: State, cue: Cue): void {
  const { rider, combo } = state;
  const at = { x: rider.x, y: rider.y - 60 };
  if (rider.mode === 'manual') {
    link(state, 'manual', 60);
    report(state, cue, 'manuals', 1);
  } else {
    const id = grindOf(rider.last);
    link(state, id, 80);
    kind(state, id, cue);
    report(state, cue, 'grinds', 1);
  }
  cue('steady', at, combo.times);
}

function wheelsDown(state: State, cue: Cue): void {
  const { rider, combo } = state;
  endBalance(state, cue);
  set(rider, { mode: 'roll', since: 0 });
  combo.left = ROLL_OUT;
  cue('wheels', { x: rider.x, y: rider.y });
}

/** Tells how far it went. */
export function endBalance(state: State, cue: Cue): void {
  const { mode } = state.rider;
  if (mode === 'manual' || mode === 'grind') report(state, cue, mode, metersSince(state));
}

export function metersSince({ rider }: State): number {
  return Math.floor((rider.x - rider.from) / METER);
}

/** Snaps onto a rail that the wheels come down to. */
export function catchRail(state: State, cue: Cue): void {
  const { rider, street } = state;
  if (rider.vy < -3) return;
  const { snap } = deckOf(state.career.deck);
  for (const rail of railsNear(street, rider.x, rider.x)) {
    const part = (rider.x - rail.x) / rail.w;
    if (part < 0 || part > 0.94) continue;
    const top = rail.y0 + (rail.y1 - rail.y0) * part;
    if (rider.y < top - snap || rider.y > top + 12 + Math.max(0, rider.vy)) continue;
    const short = settle(state, cue);
    if (short > 0) continue;
    const slope = (rail.y1 - rail.y0) / rail.w;
    const steep = Math.sqrt(1 + slope * slope);
    tellFlight(state, cue);
    rider.v = Math.min(FASTEST, Math.max(5.5, (rider.vx + rider.vy * slope * 0.6) / steep));
    set(rider, { y: top, slope, queue: null, rail });
    start(state, 'grind');
    cue('grind', { x: rider.x, y: rider.y }, state.combo.times);
    return;
  }
}

function slide(state: State, cue: Cue): void {
  const { rider } = state;
  const { rail } = rider;
  if (!rail) return;
  const steep = Math.sqrt(1 + rider.slope * rider.slope);
  rider.v = Math.max(5.5, rider.v + rider.slope * 0.12 - 0.004);
  const dx = rider.v / steep;
  rider.x += dx;
  rider.y += dx * rider.slope;
  const over = rider.x > rail.x + rail.w;
  if (!over && rider.lean > 0) return;
  if (over && rider.since < SHORT) counts(state, cue);
  endBalance(state, cue);
  if (over) bonus(state, 30);
  cue(over ? 'off' : 'hop', { x: rider.x, y: rider.y }, 30);
  const ground = footingAt(state.street, rider.x, rider.y + 4);
  const drop = ground ? ground.y - rider.y : 99;
  takeOff(state, dx, dx * rider.slope - (drop < 60 ? 4.4 : 3));
}
