import type { SavedStats, Motion, Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { HZ } from '../rules/dive.ts';
import { HALF, type Creature, type Thing, type Vent } from '../rules/sea.ts';

/** World units a meter. */
export const M = 60;
/** A strand of rock on either side of the open water, meters. */
export const WALL = 0.75;

export type Bubble = { x: number; y: number; r: number; age: number; drift: number };
type Rise = { readonly text: string; x: number; y: number; age: number; readonly worth: number };

export type Ui = {
  /** The first runs: no missions yet. */
  readonly newcomer: boolean;
  size: { width: number; height: number };
  /** Meters of the screen's upper edge. */
  camera: number;
  /** Radians of the diver's tilt, 0 head up, π head down. */
  lean: number;
  /** The diver's place as drawn, meters. */
  at: { x: number; y: number };
  pointer: number | undefined;
  bubbles: Bubble[];
  /** In sight and not taken yet. */
  things: readonly Thing[];
  vents: readonly Vent[];
  creatures: readonly Creature[];
  breath: number;
  rises: Rise[];
  /** Seconds since the heart beat, since something stung, since a new zone. */
  pulse: number;
  hurt: number;
  zone: { id: string; times: number; age: number };
  /** The depth shown, and its words. */
  depth: { value: number; text: string };
  frames: number;
  /** Frames on the boat, in which what a dive shows is made ready. */
  waited: number;
  banked: { coins: number; times: number; bag: number; age: number; pearl: boolean } | undefined;
};

export function createUi(state: State, saved: Pick<SavedStats, 'plays'> = { plays: 0 }): Ui {
  return {
    newcomer: saved.plays < 2,
    size: { width: 560, height: 1100 },
    camera: -7,
    lean: 0,
    at: { x: state.x, y: state.y },
    pointer: undefined,
    bubbles: [],
    things: [],
    vents: [],
    creatures: [],
    breath: 0,
    rises: [],
    pulse: 9,
    hurt: 9,
    zone: { id: '', times: 1, age: 9 },
    depth: { value: -1, text: '' },
    frames: 0,
    waited: 0,
    banked: undefined,
  };
}

export const wet = (state: State): boolean => state.phase === 'dive' || state.phase === 'rescue';

/** How many meters the screen shows. */
const meters = (to: Pick<Surface, 'height'>): number => to.height / M;

export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  ui.size = { width: to.width, height: to.height };
  const { dt, part } = motion;
  ui.frames += 1;
  const ahead = wet(state) ? part : 0;
  ui.at = { x: state.x + state.vx * ahead, y: Math.max(0, state.y + state.vy * ahead) };
  const tall = meters(to);
  const pace = wet(state) ? 2.6 : 1.9;
  // A low screen looks where the diver goes, and does not trail behind her.
  const low = Math.max(0, Math.min(1, (17 - tall) / 3));
  const place = state.down ? 0.36 - 0.06 * low : 0.56 + 0.06 * low;
  const lead = (low * state.vy * HZ) / pace;
  const want = wet(state)
    ? Math.max(-tall * 0.4, ui.at.y - tall * place + lead)
    : -tall * (to.height > to.width ? 0.4 : 0.46);
  if (motion.dt > 0 || ui.camera === -7)
    ui.camera += (want - ui.camera) * (ui.camera === -7 ? 1 : 1 - Math.exp(-pace * dt));
  const lean = state.phase === 'rescue' ? 0.3 : state.vy > 0.005 ? Math.PI : 0;
  const tilt = lean + (state.vy > 0 ? -1 : 1) * Math.max(-0.6, Math.min(0.6, state.vx * 9));
  ui.lean += (tilt - ui.lean) * (1 - Math.exp(-7 * dt));
  ui.pulse += dt;
  ui.hurt += dt;
  ui.zone.age += dt;
  if (ui.banked) {
    ui.banked.age += dt;
    if (ui.banked.age > 3.4) ui.banked = undefined;
  }
  for (const cue of motion.cues) heed(ui, cue.name, cue.at, cue.value ?? 0, state);
  breathe(to, state, ui, dt);
  for (const rise of ui.rises) rise.age += dt;
  ui.rises = ui.rises.filter(({ age }) => age < 0.9);
}

function heed(
  ui: Ui,
  name: string,
  at: { readonly x: number; readonly y: number } | undefined,
  value: number,
  state: State,
): void {
  if (name.startsWith('beat')) ui.pulse = 0;
  else if (name.startsWith('sting')) ui.hurt = 0;
  else if (name.startsWith('got.') && at) {
    ui.rises.push({ text: `+${value}`, x: at.x, y: at.y, age: 0, worth: value });
  } else if (name.startsWith('zone.')) ui.zone = { id: name.slice(5), times: value, age: 0 };
  else if (name === 'banked' || name === 'pearl') {
    const last = state.ended.at(-1);
    const times = last?.times ?? 1;
    ui.banked = {
      coins: value,
      times,
      bag: Math.round(value / times),
      age: 0,
      pearl: name === 'pearl',
    };
  } else if ((name === 'bubbles' || name === 'plunge' || name === 'blackout') && at) {
    for (let one = 0; one < 14; one += 1) {
      ui.bubbles.push({
        x: at.x + Math.sin(one * 2.4) * 0.7,
        y: at.y + Math.cos(one * 1.7) * 0.5,
        r: 0.05 + (one % 4) * 0.03,
        age: 0,
        drift: one,
      });
    }
  }
}

const MAX_BUBBLES = 70;

function breathe(to: Surface, state: State, ui: Ui, dt: number): void {
  ui.breath += dt;
  if (state.phase === 'dive' && ui.breath > 0.34 && !to.reducedMotion) {
    ui.breath = 0;
    ui.bubbles.push({
      x: ui.at.x,
      y: ui.at.y - 0.2,
      r: 0.04 + 0.05 * Math.abs(Math.sin(state.tick)),
      age: 0,
      drift: state.tick,
    });
  }
  for (const bubble of ui.bubbles) {
    bubble.age += dt;
    bubble.y -= dt * (1.4 + bubble.r * 6);
    bubble.x += Math.sin(bubble.age * 4 + bubble.drift) * dt * 0.3;
  }
  ui.bubbles = ui.bubbles.filter(({ y, age }) => y > 0.1 && age < 5).slice(-MAX_BUBBLES);
}

/** Meters to world units. */
export const px = (ui: Pick<Ui, 'size'>, x: number): number => ui.size.width / 2 + x * M;
export const py = (ui: Pick<Ui, 'camera'>, y: number): number => (y - ui.camera) * M;

/** World units across to the unit of inputs: −100 to 100. */
export function percentAt(ui: Ui, x: number): number {
  const part = (x - ui.size.width / 2) / ((HALF - 0.4) * M);
  return Math.max(-100, Math.min(100, Math.round(part * 100)));
}
