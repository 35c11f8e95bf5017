import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Point, type Surface } from '@playgrove/kit/runtime';
import { hits, landing } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { HOME, SIDES, tileOf, YARD } from '../rules/track.ts';
import { openPawns } from '../rules.ts';
import { paintFigure, type Mood } from './figures.ts';
import type { Layout } from './layout.ts';
import { GLAZES, kindOf, type Kind } from './teams.ts';
import { planOf } from './timing.ts';
import { isMine, placed, risksOf, shownPart, type Ui } from './ui.ts';

/** Half the width of a figure, in world units. */
const SIZE = 47;
const TALL = 3.3;

export function stampFigure(
  to: Surface,
  kind: Kind,
  mood: Mood,
  at: Point,
  r: number,
  options: { scaleX?: number; scaleY?: number; rotate?: number; alpha?: number } = {},
): void {
  const size = Math.round(r);
  to.stamp(
    `figure ${kind} ${mood} ${size}`,
    size * 3,
    size * TALL * 2,
    (c) => draw.place(c, 0, 0, () => paintFigure(c, kind, mood), 0, size),
    at.x,
    at.y,
    options,
  );
}

type Shown = Point & {
  readonly side: number;
  readonly pawn: number;
  readonly step: number;
  readonly lift: number;
  readonly scale: number;
  readonly mood: Mood;
  readonly flies: boolean;
};

/** From 0 to 1 on the way between two places, in an arc. */
function arc(from: Point, to: Point, part: number, rise: number): Point & { lift: number } {
  const x = from.x + (to.x - from.x) * part;
  const y = from.y + (to.y - from.y) * part;
  return { x, y, lift: Math.sin(part * Math.PI) * rise };
}

/** Those that share a tile stand apart: by how many they are. */
const APART: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-24, -6],
    [24, 8],
  ],
  [
    [-27, 8],
    [0, -16],
    [27, 8],
  ],
  [
    [-26, -12],
    [26, -12],
    [-26, 16],
    [26, 16],
  ],
];

const groupOf = (side: number, step: number): string => {
  const tile = tileOf(side, step);
  return tile === undefined ? `${side} ${step}` : `${tile}`;
};

/** How many stand on each tile. */
function crowdsOf({ at }: State): Map<string, number> {
  const crowds = new Map<string, number>();
  for (const [side, own] of at.entries()) {
    for (const step of own) {
      const group = groupOf(side, step);
      crowds.set(group, (crowds.get(group) ?? 0) + 1);
    }
  }
  return crowds;
}

/** Where every pawn is in this frame. */
function shownAt(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  motion: Motion<State>,
): Shown[] {
  const plan = motion.from && planOf(motion.from, state, false);
  const now = plan ? shownPart(state, ui, motion) * plan.ms : 0;
  const found: Shown[] = [];
  const crowds = crowdsOf(state);
  const placedIn = new Map<string, number>();
  for (let side = 0; side < SIDES; side += 1) {
    for (const [pawn, step] of (state.at[side] ?? []).entries()) {
      const rest = placed(layout, side, pawn, step);
      let [at, lift, flies]: [Point, number, boolean] = [rest, 0, false];
      if (plan && plan.last.side === side && plan.last.pawn === pawn && now < plan.lands) {
        const part = Math.max(0, (now - plan.roll) / plan.hop);
        const hop = Math.min(plan.hops - 1, Math.floor(part));
        const begin = plan.last.from === YARD ? YARD : plan.last.from + hop;
        const end = plan.last.from === YARD ? 0 : begin + 1;
        const way = arc(
          placed(layout, side, pawn, begin),
          placed(layout, side, pawn, end),
          to.reducedMotion ? part - hop : ease.inOut(Math.min(1, part - hop)),
          to.reducedMotion ? 0 : 44,
        );
        [at, lift, flies] = [way, way.lift, true];
      }
      const hit = plan?.last.sent.find(([other, each]) => other === side && each === pawn);
      if (plan && hit && now < plan.lands + plan.back) {
        const from = placed(layout, side, pawn, hit[2]);
        const part = Math.max(0, (now - plan.lands) / plan.back);
        const way = arc(from, rest, ease.inOut(part), to.reducedMotion ? 0 : 150);
        [at, lift, flies] = [way, way.lift, part > 0];
      }
      let scale = 1;
      if (!flies && step !== YARD && step !== HOME) {
        const group = groupOf(side, step);
        const nth = placedIn.get(group) ?? 0;
        placedIn.set(group, nth + 1);
        const [dx, dy] = APART[Math.min(4, crowds.get(group) ?? 1)]?.[nth % 4] ?? [0, 0];
        at = { x: at.x + dx, y: at.y + dy };
      }
      if (step === HOME && !flies) scale = 0.5;
      found.push({ ...at, side, pawn, step, lift, scale, flies, mood: 'calm' });
    }
  }
  return found.toSorted((one, two) => Number(one.flies) - Number(two.flies) || one.y - two.y);
}

export function drawPawns(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  motion: Motion<State>,
): void {
  const mine = isMine(state) && motion.part >= 1;
  const open = mine ? openPawns(state) : [];
  const steps = state.at[state.side] ?? [];
  const glows = (side: number, step: number): boolean =>
    side === state.side && open.some((pawn) => steps[pawn] === step);
  if (mine) for (const pawn of open) drawLanding(to, layout, state, pawn);
  const beat = to.reducedMotion ? 0.5 : (Math.sin(to.time * 5) + 1) / 2;
  for (const { x, y, side, step, lift, scale, flies, mood } of shownAt(
    to,
    layout,
    state,
    ui,
    motion,
  )) {
    const kind = kindOf(state, side);
    const r = SIZE * scale;
    if (step === HOME && !flies) drawLeaf(to, x, y);
    if (lift > 4) draw.blob(to.c, x, y + 6, r * 0.8, r * 0.26, '#1c0f2e38');
    const isOpen = glows(side, step);
    if (isOpen) {
      draw.disc(to.c, x, y + 4, r * (1.1 + beat * 0.14), '#fff6b0b0');
      draw.ring(to.c, x, y + 4, r * (1.1 + beat * 0.14), 7, '#ffffff');
    }
    const bob = isOpen && !to.reducedMotion ? Math.abs(Math.sin(to.time * 5)) * 9 : 0;
    const stretch = flies ? 1 + Math.min(0.12, lift / 500) : 1;
    const shown = step === HOME && !flies ? 'glad' : side === state.side && isOpen ? 'glad' : mood;
    stampFigure(to, kind, shown, { x, y: y + 16 * scale - lift - bob }, r, {
      scaleX: 1 / stretch,
      scaleY: stretch,
    });
    if (isOpen && isHinted(state, ui, step)) {
      draw.ring(to.c, x, y - 26, r * 1.7, 9, '#ff2f7d');
    }
  }
  if (mine) for (const pawn of open) drawRisk(to, layout, state, pawn);
}

const isHinted = (state: State, ui: Ui, step: number): boolean =>
  ui.hint !== undefined && (state.at[state.side] ?? [])[ui.hint - 1] === step;

/** A lily pad under who came home. */
function drawLeaf(to: Surface, x: number, y: number): void {
  to.stamp(
    'lily',
    70,
    60,
    (c) => {
      draw.blob(c, 2, 5, 30, 22, '#0a3a4a50');
      draw.blob(c, 0, 0, 30, 22, '#2f8a4a');
      draw.blob(c, -2, -3, 25, 17, '#5fbf5a');
    },
    x,
    y + 6,
  );
}

type Spot = Point & { readonly step: number };

function landingSpot({ side, at, die }: State, layout: Layout, pawn: number): Spot | undefined {
  const step = landing(at[side]?.[pawn] ?? HOME, die);
  return step === undefined ? undefined : { ...placed(layout, side, pawn, step), step };
}

/** Where a pawn would land: a red burst if somebody is sent home there. */
function drawLanding(to: Surface, layout: Layout, state: State, pawn: number): void {
  const { c } = to;
  const { side, at } = state;
  const spot = landingSpot(state, layout, pawn);
  if (!spot) return;
  const { x, y, step } = spot;
  const isHit = hits(at, side, step).length > 0;
  if (isHit) draw.fillPath(c, '#ff3b5cd0', (path) => draw.traceStar(path, x, y, 66, 10, 0.74));
  draw.ring(c, x, y, 40, 12, draw.PALETTE.ink);
  c.save();
  c.setLineDash([18, 10]);
  c.lineDashOffset = to.reducedMotion ? 0 : to.time * -17;
  draw.ring(c, x, y, 40, 8, '#ffffff');
  c.restore();
  draw.ring(c, x, y, 32, 5, GLAZES[kindOf(state, side)].main);
}

/** How far from its tile a risk is written, toward the middle, where no pawn walks. */
const INWARD = 76;
const HIGH = 0.3;

/** The chance of being sent home there before the next turn. */
function drawRisk(to: Surface, layout: Layout, state: State, pawn: number): void {
  const { c } = to;
  const spot = landingSpot(state, layout, pawn);
  const part = risksOf(state).get(pawn);
  if (!spot || part === undefined) return;
  const [dx, dy] = [layout.middle.x - spot.x, layout.middle.y - spot.y];
  const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
  const x = spot.x + (ax > ay * 0.75 ? Math.sign(dx) * INWARD : 0);
  const y = spot.y + (ay > ax * 0.75 ? Math.sign(dy) * INWARD : 0);
  const size = to.readable(32);
  const [wide, tall] = [size * 2.5, size * 1.32];
  draw.rounded(c, x - wide / 2, y - tall / 2, wide, tall, tall / 2, draw.PALETTE.ink);
  const paint = part > HIGH ? '#c81e44' : '#7a4310';
  draw.rounded(c, x - wide / 2 + 3, y - tall / 2 + 3, wide - 6, tall - 6, tall / 2 - 3, paint);
  const text = `${Math.round(part * 100)}%`;
  draw.drawText(c, text, x, y + 1, { size: size * 0.92, color: '#ffffff', weight: 700 });
}
