import { damp } from '@playgrove/kit/draw/animate';
import type { Held, InputEvent, Motion, Sizes } from '@playgrove/kit/runtime';
import { heldOf, type Input, type State } from '../rules.ts';
import { isInLane } from '../rules/play.ts';
import { tideOf } from '../rules/state.ts';
import { HEIGHT, LANE } from '../rules/table.ts';
import { cornerOf, scrolls } from './layout.ts';

/** A tap launches with this power; a pull downward changes it. */
const TAP = 55;
/** CSS pixels of a pull from nothing to everything. */
const PULL = 120;
/** Percent a tick while a key is held. */
const KEY_PULL = 1.6;
/** CSS pixels across which a finger nudges: far more than a thumb drifts while it holds a fin. */
const NUDGE = 44;
const MAX_HITS = 14;
const TRAIL = 14;

type Hit = { readonly name: string; readonly x: number; readonly y: number; age: number };

export type Ui = ReturnType<typeof createUi>;

export function createUi() {
  return {
    /** The fin that each finger holds, 1 left or 2 right, and whether it has nudged. */
    fingers: new Map<number, { readonly fin: number; nudged: boolean }>(),
    keys: new Set<string>(),
    /** The plunger: the finger that pulls it (a key if none) and how far, in percent. */
    pull: undefined as { readonly finger: number | undefined; power: number } | undefined,
    hits: [] as Hit[],
    trails: [] as number[][],
    /** Turn of the eel's wheel and its speed. */
    spin: 0,
    whirl: 0,
    /** Where the camera is on low screens. */
    camera: damp<State>(7, cameraGoal),
    water: damp<State>(6, tideOf),
    shake: { x: 0, y: 0 },
    recoil: 0,
  };
}

function cameraGoal({ pearls }: State): number {
  let low = 0;
  for (const pearl of pearls) low = Math.max(low, isInLane(pearl) ? LANE.y : pearl.y);
  return low;
}

/** Where the table's corner is drawn. */
export function offsetOf(to: Pick<Sizes, 'width' | 'height'>, ui: Ui): { x: number; y: number } {
  const corner = cornerOf(to);
  if (!scrolls(to)) return corner;
  const top = Math.max(0, Math.min(HEIGHT - to.height, ui.camera.value - to.height * 0.55));
  return { x: corner.x, y: -top };
}

const KEYS: Readonly<Record<string, number>> = { z: 1, left: 1, l: 1, m: 2, right: 2, r: 2 };
const NUDGES: Readonly<Record<string, 'left' | 'right' | 'up'>> = {
  x: 'left',
  n: 'right',
  up: 'up',
};

export function read(
  event: InputEvent,
  state: State,
  ui: Ui,
  to: Sizes,
): Input | 'redraw' | undefined {
  if (state.phase === 'over') return undefined;
  if (event.kind === 'pad') {
    if (event.phase === 'repeat') return undefined;
    if (event.button === 'a' || event.button === 'b') return pullByKey(event.phase, state, ui);
    return key(event.button, event.phase === 'down', state, ui);
  }
  if (event.kind === 'key') return key(event.key, event.phase === 'down', state, ui);
  if (event.kind !== 'press') return undefined;
  const { phase, pointer, x, y, from } = event;
  if (phase === 'down') {
    if (state.phase === 'ready' && !ui.pull) {
      ui.pull = { finger: pointer, power: TAP };
      return 'redraw';
    }
    ui.fingers.set(pointer, { fin: x < to.width / 2 ? 1 : 2, nudged: false });
    return fins(state, ui);
  }
  if (phase === 'move') {
    if (ui.pull?.finger === pointer) {
      const pulled = ((y - from.y) * to.px * 100) / PULL;
      ui.pull.power = Math.max(0, Math.min(100, Math.round(TAP + pulled)));
      return 'redraw';
    }
    return nudgeBy(ui.fingers.get(pointer), (x - from.x) * to.px, (y - from.y) * to.px, state);
  }
  if (phase === 'hover') return undefined;
  if (ui.pull?.finger === pointer) return phase === 'up' ? letGo(state, ui) : drop(ui);
  return ui.fingers.delete(pointer) ? fins(state, ui) : undefined;
}

function nudgeBy(
  finger: { nudged: boolean } | undefined,
  dx: number,
  dy: number,
  state: State,
): Input | undefined {
  if (!finger || finger.nudged || Math.hypot(dx, dy) < NUDGE) return undefined;
  if (dy > Math.abs(dx)) return undefined;
  finger.nudged = true;
  const way = -dy > Math.abs(dx) ? 'up' : dx < 0 ? 'left' : 'right';
  return canNudge(state) ? { kind: 'nudge', way } : undefined;
}

const canNudge = ({ phase, tilted }: State): boolean => phase === 'play' && !tilted;

function key(name: string, down: boolean, state: State, ui: Ui): Input | undefined {
  const way = NUDGES[name];
  if (way) return down && canNudge(state) ? { kind: 'nudge', way } : undefined;
  if (KEYS[name] === undefined) return undefined;
  if (down) ui.keys.add(name);
  else ui.keys.delete(name);
  return fins(state, ui);
}

/** Only what has changed is an input. */
function fins(state: State, ui: Ui): Input | undefined {
  let held = 0;
  for (const { fin } of ui.fingers.values()) held |= fin;
  for (const name of ui.keys) held |= KEYS[name] ?? 0;
  return held === heldOf(state) ? undefined : { kind: 'fins', held };
}

function pullByKey(phase: 'down' | 'up', state: State, ui: Ui): Input | 'redraw' | undefined {
  if (phase === 'up') return ui.pull && ui.pull.finger === undefined ? letGo(state, ui) : undefined;
  if (state.phase !== 'ready' || ui.pull) return undefined;
  ui.pull = { finger: undefined, power: 30 };
  return 'redraw';
}

function drop(ui: Ui): 'redraw' {
  ui.pull = undefined;
  return 'redraw';
}

function letGo(state: State, ui: Ui): Input | 'redraw' {
  const power = Math.round(ui.pull?.power ?? TAP);
  ui.pull = undefined;
  if (state.phase !== 'ready') return 'redraw';
  ui.recoil = 1;
  return { kind: 'launch', power };
}

/** A key that is held pulls further and further. */
export function poll(_: Held, state: State, ui: Ui): Input | undefined {
  if (ui.pull && ui.pull.finger === undefined)
    ui.pull.power = Math.min(100, ui.pull.power + KEY_PULL);
  // What came up while the game was paused.
  return state.phase === 'over' ? undefined : fins(state, ui);
}

/** 1 right after such a hit near this place, then less. */
export function glowOf(ui: Ui, name: string, x: number, y: number, reach = 40): number {
  let glow = 0;
  for (const hit of ui.hits) {
    if (hit.name !== name || Math.abs(hit.x - x) > reach || Math.abs(hit.y - y) > reach) continue;
    glow = Math.max(glow, 1 - hit.age / 0.35);
  }
  return glow;
}

const SHOVES: Readonly<Record<string, number>> = { nudge: 1, careful: 1.2, tilt: 1.6 };

/** Lets time pass for what is only shown. */
export function follow(
  state: State,
  ui: Ui,
  { cues, dt }: Motion<State>,
  reducedMotion: boolean,
): void {
  for (const name of ['camera', 'water'] as const)
    ui[name].step(state, dt, cues, reducedMotion && name !== 'camera');
  for (const { name, at, value } of cues) {
    if (at) ui.hits.push({ name, x: at.x, y: at.y, age: 0 });
    if (ui.hits.length > MAX_HITS) ui.hits.shift();
    if (name === 'spin') ui.whirl = 22;
    const shove = SHOVES[name];
    if (shove && !reducedMotion) Object.assign(ui.shake, { x: 7 * shove * (value ?? 1), y: -3 });
  }
  for (const hit of ui.hits) hit.age += dt;
  ui.spin += ui.whirl * dt;
  ui.whirl *= Math.exp(-2.4 * dt);
  ui.recoil *= Math.exp(-9 * dt);
  ui.shake.x *= Math.exp(-14 * dt);
  ui.shake.y *= Math.exp(-14 * dt);
  if (dt === 0) return;
  ui.trails.length = Math.min(ui.trails.length, state.pearls.length);
  for (const [at, { x, y }] of state.pearls.entries()) {
    const trail = (ui.trails[at] ??= []);
    if (Math.abs((trail.at(-2) ?? x) - x) + Math.abs((trail.at(-1) ?? y) - y) > 90)
      trail.length = 0;
    trail.push(x, y);
    if (trail.length > TRAIL * 2) trail.splice(0, 2);
  }
}
