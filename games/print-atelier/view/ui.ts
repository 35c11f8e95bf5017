import type { Device, Motion, Point, Surface } from '@playgrove/kit/runtime';
import { briefOf } from '../rules/briefs.ts';
import { verdictOf, verdictWith, type Verdict } from '../rules/judge.ts';
import type { Mark, State, Tool } from '../rules/state.ts';
import { createCloth, follow as printNew, type Cloth } from './cloth.ts';

export type Ui = {
  tool: Tool;
  ink: number;
  size: number;
  /** A mark at hand: its pointer, and its points in tile units. */
  press: { readonly pointer: number; points: number[]; inside: boolean; long: number } | undefined;
  /** Where the tool is, in tile units, and whether it is over the tile. */
  cursor: Point;
  over: boolean;
  keyboard: boolean;
  /** What would be printed now, and what the client would say. */
  preview: Mark | undefined;
  previewKey: string;
  seen: Verdict | undefined;
  /** Needles as they are shown. */
  readonly needles: { busy: number; bold: number[]; shares: number[] };
  cloth: Cloth | undefined;
  fresh: boolean;
  phase: State['phase'];
  /** Seconds in this phase. */
  age: number;
  /** How far the garment swings, and its speed. */
  swing: number;
  speed: number;
  /** Seconds since a cue, by name. */
  readonly since: Record<string, number>;
  /** The mark that a hint names. */
  hint: Mark | undefined;
  device: Device | undefined;
  readonly isNewcomer: boolean;
};

/** The mark that the keyboard makes. */
export const FROM_KEYS = -7;

export function freshUi(state: State, isNewcomer: boolean): Ui {
  const { tools, sizes, inks } = briefOf(state.brief);
  return {
    tool: tools[0] ?? 'dot',
    ink: 0,
    size: sizes.includes(1) ? 1 : (sizes[0] ?? 1),
    press: undefined,
    cursor: { x: 90, y: 90 },
    over: false,
    keyboard: false,
    preview: undefined,
    previewKey: '',
    seen: undefined,
    needles: { busy: 0, bold: [0, 0], shares: inks.map(() => 0) },
    cloth: undefined,
    fresh: true,
    phase: state.phase,
    age: 0,
    swing: 0,
    speed: 0,
    since: {},
    hint: undefined,
    device: undefined,
    isNewcomer,
  };
}

/** What would be printed if the finger let go now. */
export function previewOf(state: State, ui: Ui): Mark | undefined {
  if (state.phase === 'shown' || state.drops === 0) return undefined;
  const { tool, ink, size, press } = ui;
  if (press) return press.inside ? { tool, ink, size, points: press.points } : undefined;
  const { x, y } = ui.cursor;
  return ui.over ? { tool, ink, size, points: [Math.round(x), Math.round(y)] } : undefined;
}

const STIFF = 26;
const DAMP = 2.6;

/** Passes display time and takes in what happened. */
export function follow(to: Surface, state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  if (ui.phase !== state.phase) {
    ui.phase = state.phase;
    ui.age = 0;
    ui.press = undefined;
    ui.over = false;
  }
  ui.age += dt;
  for (const name of Object.keys(ui.since)) ui.since[name] = (ui.since[name] ?? 0) + dt;
  for (const { name, value = 1 } of cues) {
    ui.since[name] = 0;
    if (name === 'stamp' || name === 'stroke') ui.speed += (ui.speed < 0 ? -1 : 1) * 26 * value;
    if (name === 'undo' || name === 'cloth') ui.speed -= 30;
    if (name === 'cut') ui.speed += 90;
    ui.hint = undefined;
  }
  if (to.reducedMotion) ui.speed = 0;
  ui.speed += (-STIFF * ui.swing - DAMP * ui.speed) * Math.min(dt, 0.05);
  ui.swing += ui.speed * Math.min(dt, 0.05);
  if (to.reducedMotion) ui.swing = 0;
  ui.preview = previewOf(state, ui);
  const { preview } = ui;
  const key = preview
    ? `${preview.tool} ${preview.ink} ${preview.size} ${preview.points.length} ${preview.points.slice(-2).join(' ')}`
    : '';
  if (!preview) ui.seen = verdictOf(state);
  else if (key !== ui.previewKey || !ui.seen) ui.seen = verdictWith(state, preview);
  ui.previewKey = key;
  ui.cloth ??= createCloth();
  if (ui.cloth) printNew(ui.cloth, state, preview);
  moveNeedles(ui, dt);
}

function moveNeedles(ui: Ui, dt: number): void {
  const { seen, needles } = ui;
  if (!seen) return;
  const part = ui.fresh ? 1 : 1 - Math.exp(-dt * 14);
  ui.fresh = false;
  const { busy, bold, shares } = seen.measure;
  needles.busy += (busy - needles.busy) * part;
  for (const [at, value] of bold.entries())
    needles.bold[at] = (needles.bold[at] ?? 0) + (value - (needles.bold[at] ?? 0)) * part;
  for (const [at, value] of shares.entries())
    needles.shares[at] = (needles.shares[at] ?? 0) + (value - (needles.shares[at] ?? 0)) * part;
}
