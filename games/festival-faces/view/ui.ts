import { createRng } from '@playgrove/kit/core';
import type { Point } from '@playgrove/kit/contract';
import { FRAME, lookOf, type Part } from '../rules/reference.ts';
import { astrayOf, DONE, judgePaint, stepNow, verdictFor } from '../rules/score.ts';
import { SIZES, type Tool } from '../rules/stroke.ts';
import type { State } from '../rules/state.ts';
import { PAINTS } from '../rules/palette.ts';
import { layoutOf, type Layout } from './layout.ts';
import { freshPicture, type Picture } from './picture.ts';

/** A stroke that is being made. */
export type Live = {
  readonly pointer: number;
  readonly points: Point[];
  /** So many of them are painted already. */
  painted: number;
  /** How much of the step is right by now, 0 to 1, and whether that came with this stroke. */
  right: number;
  full: boolean;
  astray: number;
  /** 1 is a sneeze. */
  tickle: number;
};

/** A grain on its way down, face units. */
export type Falling = {
  x: number;
  y: number;
  speed: number;
  readonly to: Point;
  readonly stuck: boolean;
  readonly paint: number;
  readonly roll: number;
};

/** Milliseconds: the sweep from before to after, and between what is said then. */
export const SWEEP = 1500;
export const LINE = 380;

/** The world's size. */
export type Size = { readonly width: number; readonly height: number };

/** What undo must not bring back. */
export type Ui = {
  tool: Tool;
  paint: number;
  size: number;
  mirror: boolean;
  stencil: number;
  /** The next pot is stirred into the paint at hand. */
  stir: boolean;
  /** Place on the tray of the pot that was dipped last, or that the keyboard is at. */
  pot: number;
  step: number;
  tray: 'pots' | 'stencils';
  live: Live | undefined;
  readonly picture: Picture;
  falling: Falling[];
  /** The reference is shown large. */
  peek: boolean;
  /** What is missing is shown. */
  map: boolean;
  /** Seconds since the step was chosen; a brief guide goes by it. */
  guided: number;
  /** Where before ends and after begins, 0 to 1 of the face's width. */
  split: number;
  sliding: boolean;
  phase: State['phase'];
  /** Seconds since the phase began. */
  age: number;
  /** Strokes that have been seen, to notice new ones. */
  seen: number;
  /** Seconds for which the model is delighted. */
  joy: number;
  /** Seconds for which the brush shows that it is over the edge. */
  spill: number;
  /** Seconds until the stroke is looked at again. */
  wait: number;
  /** The step that was just painted over, and seconds for which that shows. */
  spoilt: number;
  oops: number;
  /** Face units; the brush's place while the mouse hovers or keys paint. */
  hover: Point | undefined;
  cursor: Point;
  keyboard: boolean;
  /** Of the choices under the verdict. */
  focus: number;
  /** Pace of the hand, for its sound. */
  pace: number;
  /** 1 while a stencil lies there, 0 when it is away. */
  stencilIn: number;
};

export function freshUi(state: State): Ui {
  const ui: Ui = {
    tool: 'brush',
    paint: 1,
    size: 2,
    mirror: true,
    stencil: 0,
    stir: false,
    pot: 0,
    step: 0,
    tray: 'pots',
    live: undefined,
    picture: freshPicture(),
    falling: [],
    peek: false,
    map: false,
    guided: 0,
    split: 0,
    sliding: false,
    phase: state.phase,
    age: 0,
    seen: state.strokes.length,
    joy: 0,
    spill: 0,
    wait: 0,
    spoilt: -1,
    oops: 0,
    hover: undefined,
    cursor: { x: 0, y: 30 },
    keyboard: false,
    focus: 2,
    pace: 0,
    stencilIn: 0,
  };
  if (state.look >= 0) {
    ui.paint = lookOf(state.look).pots[0] ?? 1;
    const now = stepNow(state.look, state.strokes);
    chooseStep(ui, state, Math.min(now, lookOf(state.look).parts.length - 1), true);
  } else {
    ui.paint = 1 + createRng(`pot ${state.person}`).int(PAINTS.length);
  }
  return ui;
}

/** Pots on the tray. */
export function potsOf(state: State): readonly number[] {
  return state.look < 0 ? PAINTS.map((_, index) => index + 1) : lookOf(state.look).pots;
}

/** Tools on the tray: what the look needs, and the cloth. */
export function toolsOf(state: State): readonly Tool[] {
  if (state.look < 0) return ['brush', 'sponge', 'gel', 'pour', 'wipe'];
  const glitter = lookOf(state.look).parts.some(({ tool }) => tool === 'glitter');
  return glitter ? ['brush', 'sponge', 'gel', 'pour', 'wipe'] : ['brush', 'sponge', 'wipe'];
}

/** Height of the panel under the verdict, of a look and in the studio. */
const VERDICT = 256;
const FREE = 170;

export function layoutFor({ width, height }: Size, state: State): Layout {
  const most = state.look < 0 ? FREE : VERDICT;
  const tall = state.phase === 'paint' ? 0 : Math.min(most, height * 0.45);
  return layoutOf(width, height, potsOf(state).length, tall);
}

export function partNow(ui: Ui, state: State): Part | undefined {
  return state.look < 0 ? undefined : lookOf(state.look).parts[ui.step];
}

/** Takes up a step: its tool, a size that fits it, and in the first packs its paint too. */
export function chooseStep(ui: Ui, state: State, step: number, first = false): void {
  const look = lookOf(state.look);
  const part = look.parts[step];
  if (!part) return;
  const { picks, mixes, id } = look.pack;
  ui.step = step;
  ui.guided = 0;
  ui.tray = 'pots';
  ui.tool = part.tool === 'glitter' ? 'gel' : part.tool === 'brush' ? 'brush' : 'sponge';
  ui.size = sizeFor(part, ui.tool);
  ui.stencil = part.tool === 'stencil' ? step + 1 : 0;
  if (picks || (first && !mixes)) ui.paint = part.paint;
  if (picks || id === 'sky') ui.mirror = part.even;
  else if (first) ui.mirror = false;
}

/** The largest size of which a good part of the region has room for. */
function sizeFor({ region, tool: how }: Part, tool: Tool): number {
  if (how === 'stencil') return 2;
  const { columns } = FRAME;
  for (let size = 3; size > 0; size -= 1) {
    const reach = Math.max(1, Math.round(((SIZES[tool][size] ?? 4) / FRAME.step) * 0.8));
    const far = reach * columns;
    const around = [-reach, reach, -far, far];
    const room = region.filter((on, cell) => on && around.every((way) => region[cell + way]));
    if (room.length > 0.16 * region.filter(Boolean).length) return size;
  }
  return tool === 'brush' ? 1 : 0;
}

/** How much of the step's place the gel covers, 0 to 1. */
function gelled({ picture }: Ui, { region }: Part): number {
  const { pigment } = picture.face.gel;
  const all = region.filter(Boolean).length;
  return region.filter((on, cell) => on && pigment[cell]).length / Math.max(1, all);
}

/** After an undo: in packs that pick the pot, the first step that is open again. */
export function stepBack(ui: Ui, state: State): void {
  const { parts, pack } = lookOf(state.look);
  if (!pack.picks) return goOn(ui, state);
  const step = stepNow(state.look, state.strokes);
  if (step < parts.length && step !== ui.step) chooseStep(ui, state, step);
}

/** After a stroke: the next step when this one is done, glitter when the gel lies. */
export function goOn(ui: Ui, state: State): void {
  if (state.look < 0) return;
  const { parts } = verdictFor(state.look, state.strokes);
  const part = partNow(ui, state);
  if (part?.tool === 'glitter' && ui.tool === 'gel' && gelled(ui, part) > 0.85) {
    ui.tool = 'pour';
    ui.size = 1;
  }
  if ((parts[ui.step]?.right ?? 0) < DONE) return;
  const next = parts.findIndex(({ right }, index) => right < DONE && index > ui.step);
  const step = next >= 0 ? next : parts.findIndex(({ right }) => right < DONE);
  if (step >= 0) chooseStep(ui, state, step);
  else ui.stencil = 0;
}

/** A step that is this full ends its stroke: more rubbing could only spill. */
const FULL = 0.97;
/** Seconds between two looks at a stroke in progress. */
const LOOKS = 0.09;

/** Looks at the stroke being made: how full the step is, and whether paint goes over its edge. */
export function watch(ui: Ui, state: State, dt: number): void {
  ui.spill = Math.max(0, ui.spill - dt);
  ui.oops = Math.max(0, ui.oops - dt);
  ui.wait -= dt;
  const { live } = ui;
  if (!live || state.look < 0 || ui.wait > 0 || ui.tool === 'gel' || ui.tool === 'pour') return;
  ui.wait = LOOKS;
  // Gaps that a verdict forgives are still seen.
  const seen = judgePaint(lookOf(state.look), ui.picture.face, 0);
  const { wanted, right } = seen.parts[ui.step] ?? { wanted: 0, right: 0 };
  if (wanted > 0) live.right = right / wanted;
  const before = verdictFor(state.look, state.strokes).parts[ui.step]?.right ?? 0;
  live.full = before < DONE && live.right >= FULL;
  const astray = astrayOf(seen);
  if (astray > live.astray + 0.002) ui.spill = 0.3;
  live.astray = astray;
}

/** Whether there is something to reveal: as many strokes as steps, or any in the studio. */
export function mayReveal({ look, strokes }: State): boolean {
  return strokes.length >= (look < 0 ? 1 : lookOf(look).parts.length);
}

/** Whether the way to the studio is shown. */
export function offersStudio({ look, strokes, phase }: State): boolean {
  return look >= 0 && strokes.length === 0 && phase === 'paint';
}

/** Gel, glitter and cloth take no notice of a stencil: it is laid aside for them. */
export function throughStencil({ tool, stencil }: Ui): boolean {
  return stencil > 0 && (tool === 'brush' || tool === 'sponge');
}

/** Whether every part of the look is done. */
export function allDone({ look, strokes }: State): boolean {
  return look >= 0 && stepNow(look, strokes) === lookOf(look).parts.length;
}

/** Whether the tray has a dish to stir in. */
export function stirs({ look }: State): boolean {
  return look >= 0 && lookOf(look).pack.mixes;
}
