import { noCombo, worthOf, type Cue } from './combo.ts';
import { set } from './body.ts';
import { footingAt, levelAt, thingsNear } from './course.ts';
import type { State, Why } from './state.ts';

/** Ticks on the ground, and ticks afterward in which nothing hurts. */
export const DOWN = 62;
const SAFE = 75;
/** Ticks of the endless line whose falls cost nothing. */
export const PRACTICE = 600;

/** Off the board. @param short by how much it failed: degrees, or centimeters too low */
export function bail(state: State, cue: Cue, why: Why, short: number): void {
  const { rider } = state;
  const at = { x: rider.x, y: rider.y };
  const lost = worthOf(state);
  state.fall = { why, ...at, short, lost, tick: state.tick };
  state.combo = noCombo();
  state.bails += 1;
  cue('bail', { x: at.x, y: at.y - 40 }, lost);
  if (state.crowned) cue('crown-lost', { x: at.x, y: at.y - 170 });
  state.crowned = false;
  if (state.params.mode === 'line' && state.tick > PRACTICE) state.hearts -= 1;
  if (rider.mode !== 'air') {
    const steep = Math.sqrt(1 + rider.slope * rider.slope);
    rider.vx = rider.v / steep;
    rider.vy = -5;
  } else rider.vy = Math.min(rider.vy, -3);
  set(rider, { mode: 'down', since: 0, turn: null, queue: null, wanted: 0, crouch: 0 });
  set(rider, { rail: null, flight: [], last: null });
  // What was run into stops the rider, who lies before it.
  if (why === 'tall' || why === 'wide' || why === 'ledge') rider.vx *= -0.25;
  else rider.vx *= why === 'gap' ? 0 : 0.75;
}

/** Slides, comes to rest, gets up where there is room. */
export function lie(state: State, cue: Cue): void {
  const { rider, street } = state;
  rider.vy = Math.min(16, rider.vy + 0.7);
  rider.x += rider.vx;
  rider.y += rider.vy;
  const ground = footingAt(street, rider.x, -1e9);
  if (ground && rider.y >= ground.y && rider.y < ground.y + 60) {
    rider.y = ground.y;
    rider.vy = rider.vy > 5 ? -rider.vy * 0.25 : 0;
    rider.vx *= 0.9;
  }
  if (rider.since < DOWN) return;
  if (state.params.mode === 'line' && state.hearts <= 0) {
    state.phase = 'end';
    return;
  }
  getUp(state, cue);
}

function getUp(state: State, cue: Cue): void {
  const { rider } = state;
  rider.x = roomFrom(state, rider.x);
  const ground = footingAt(state.street, rider.x, -1e9);
  rider.y = ground?.y ?? levelAt(state.street, rider.x);
  rider.slope = ground?.slope ?? 0;
  set(rider, { mode: 'roll', since: 0, v: 5.4, vx: 0, vy: 0, safe: SAFE, grace: 0 });
  cue('up', { x: rider.x, y: rider.y - 60 });
}

/** The next place with plain ground under it and nothing just ahead. */
function roomFrom(state: State, from: number): number {
  const { street } = state;
  for (let x = from; x < from + 2400; x += 20) {
    const plain = [0, 90, 180].every((by) => {
      const ground = footingAt(street, x + by, -1e9);
      return ground !== undefined && ground.kind !== 'stairs' && ground.kind !== 'box';
    });
    if (plain && thingsNear(street, x - 30, x + 200).length === 0) return x;
  }
  return from;
}
