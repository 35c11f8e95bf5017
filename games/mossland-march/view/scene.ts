import * as draw from '@playgrove/kit/draw';
import type { Motion, Surface, SpriteOptions } from '@playgrove/kit/runtime';
import { along } from '../rules/nodegraph/index.ts';
import { type Field, fieldOf } from '../rules/field.ts';
import { KINDS, PACE } from '../rules/kinds.ts';
import { laneUnder, strength } from '../rules/march.ts';
import { threatTo } from '../rules/threat.ts';
import { PLAYER, type State } from '../rules/types.ts';
import { drawCreature } from './creatures.ts';
import { drawGround } from './ground.ts';
import { layoutOf, toWorld } from './layout.ts';
import { drawAdvice, drawAim, drawGates, drawPlans, drawSum, drawTwigs, seen } from './marks.ts';
import { drawMist, drawMound, type Mood } from './mounds.ts';
import { liveryOf } from './sides.ts';
import { drawTools } from './tools.ts';
import { aim, marchers, type Ui } from './ui.ts';

/** How far apart creatures walk side by side, world units. */
const ASIDE = 19;
const BURST_SECONDS = 0.6;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const field = fieldOf(state);
  follow(state, ui, field, motion, to.reducedMotion);
  drawGround(to, field, layoutOf(to));
  drawPlans(to, state, field);
  drawAim(to, state, ui, field);
  drawAdvice(to, state, ui, field, motion.dt);
  drawGates(to, state, field);
  drawRows(to, state, field, motion.part);
  drawTwigs(to, state, field);
  drawMounds(to, state, ui, field);
  drawSlash(to, ui, motion.dt);
  drawTools(to, state, ui, field);
  drawSum(to, state, ui, field);
}

/** Mounds bounce with what happens to them. */
function follow(
  state: State,
  ui: Ui,
  { sites }: Field,
  { cues, dt }: Motion<State>,
  reducedMotion: boolean,
): void {
  for (const { name, at } of cues) {
    const mound = at ? sites.findIndex((site) => site.x === at.x && site.y === at.y) : -1;
    if (mound < 0) continue;
    const kick = KICKS[name];
    if (kick !== undefined) ui.squash[mound]?.kick(kick, reducedMotion);
    if (CHANGES.has(name)) ui.changed[mound] = 0;
  }
  for (const [at, squash] of ui.squash.entries()) {
    squash.step(dt);
    ui.changed[at] = (ui.changed[at] ?? 9) + dt;
  }
  ui.picked = ui.picked.filter((at) => state.mounds[at]?.side === PLAYER);
}

const KICKS: Readonly<Record<string, number>> = {
  march: -0.5,
  joined: 0.2,
  bite: 0.24,
  bitten: 0.3,
  woken: 0.9,
  taken: 1,
  lost: 1,
  theirs: 0.8,
  horn: -0.4,
};
const CHANGES = new Set(['woken', 'taken', 'lost', 'theirs', 'asleep']);

/** Rows of creatures, the farther ones first. */
function drawRows(to: Surface, state: State, field: Field, part: number): void {
  const layout = layoutOf(to);
  const spots = state.rows.flatMap((row) => {
    const id = laneUnder(field, row);
    const lane = field.graph.lanes[id];
    const from = row.way[row.leg] ?? 0;
    if (!lane || (field.fog && !rowSeen(state, field, row.way, row.leg))) return [];
    const far = row.far + (field.wet[id] ? PACE / 2 : PACE) * part;
    const spot = along(lane, far, from);
    const here = toWorld(layout, spot);
    const [cos, sin] = [Math.cos(spot.angle), Math.sin(spot.angle)];
    const heading = layout.portrait
      ? { x: sin * layout.pullX, y: -cos * layout.pullY }
      : { x: cos * layout.pullX, y: sin * layout.pullY };
    const length = Math.hypot(heading.x, heading.y) || 1;
    const [hx, hy] = [heading.x / length, heading.y / length];
    return Array.from({ length: row.n }, (_, at) => {
      const aside = (at - (row.n - 1) / 2) * ASIDE;
      const ahead = ((row.id * 7 + at * 5) % 7) - 3;
      const hop = to.reducedMotion
        ? 0
        : Math.abs(Math.sin(to.time * 9 + row.id * 1.3 + at * 2.1)) * 5;
      const y = here.y + hx * aside + hy * ahead;
      return { side: row.side, x: here.x - hy * aside + hx * ahead, y, hop, left: hx < -0.05 };
    });
  });
  spots.sort((a, b) => a.y - b.y);
  for (const { side, x, y, hop, left } of spots) drawCreature(to, side, x, y - 8 - hop, left);
}

function rowSeen(state: State, field: Field, way: readonly number[], leg: number): boolean {
  return [way[leg], way[leg + 1]].some((at) => at !== undefined && seen(state, field, at));
}

function drawMounds(to: Surface, state: State, ui: Ui, field: Field): void {
  const layout = layoutOf(to);
  const order = field.sites
    .map((site, at) => ({ at, ...toWorld(layout, site) }))
    .toSorted((a, b) => a.y - b.y);
  const chosen = marchers(state, ui);
  const goal = aim(ui);
  for (const { at, x, y } of order) {
    if (chosen.includes(at)) halo(to, field, at, x, y, '#f6ffb0');
    else if (at === goal) halo(to, field, at, x, y, draw.PALETTE.white);
    if (ui.keys && at === ui.cursor) halo(to, field, at, x, y, '#7fe6ff', 1.7);
    drawOne(to, state, ui, field, at, x, y);
  }
  // Numbers last: no mound may hide another's.
  for (const { at, x, y } of order) {
    const [site, mound] = [field.sites[at], state.mounds[at]];
    if (!site || !mound) continue;
    const { radius, guard } = KINDS[site.kind];
    if (!seen(state, field, at)) to.label('?', x, y, 44, { bottom: '#cfe6ea' });
    else drawCount(to, mound.side, mound.count, guard, x, y + radius * 0.82);
  }
}

function halo(
  to: Surface,
  { sites }: Field,
  at: number,
  x: number,
  y: number,
  color: string,
  wide = 1.45,
): void {
  const r = KINDS[sites[at]?.kind ?? 'small'].radius * wide + Math.sin(to.time * 6) * 2.5;
  draw.rim(to.c, draw.PALETTE.ink, 11, (path) => path.ellipse(x, y + 12, r, r * 0.76, 0, 0, 7));
  draw.rim(to.c, color, 6);
}

function drawOne(
  to: Surface,
  state: State,
  ui: Ui,
  field: Field,
  at: number,
  x: number,
  y: number,
): void {
  const [site, mound] = [field.sites[at], state.mounds[at]];
  if (!site || !mound) return;
  if (!seen(state, field, at)) {
    drawMist(to, x, y);
    return;
  }
  const r = KINDS[site.kind].radius;
  const squash = ui.squash[at];
  const breath = to.reducedMotion
    ? 1
    : 1 + Math.sin(to.time * (mound.side === 0 ? 1.6 : 2.6) + at) * 0.018;
  const options: SpriteOptions = {
    scaleX: (squash?.scaleX ?? 1) / breath,
    scaleY: (squash?.scaleY ?? 1) * breath,
  };
  const age = ui.changed[at] ?? 9;
  if (age < BURST_SECONDS) {
    const part = age / BURST_SECONDS;
    const { light } = liveryOf(mound.side);
    draw.rim(to.c, draw.fade(light, 0.9 * (1 - part)), 12 * (1 - part), (path) =>
      path.ellipse(x, y, r * (1.1 + part * 1.3), r * (0.9 + part * 1.1), 0, 0, 7),
    );
  }
  drawMound(to, site.kind, mound.side, moodOf(to, state, field, at), x, y, options);
  if (mound.side === 0 && !to.reducedMotion && (Math.floor(to.time * 0.7) + at) % 5 === 0) {
    const part = (to.time * 0.7) % 1;
    to.label('z', x + r * 0.7 + part * 8, y - r * 0.8 - part * 22, 30, {
      alpha: 1 - part,
      bottom: '#cfe0ff',
    });
  }
}

/** How many there are, on a plate; a shield where each counts twice. */
function drawCount(
  to: Surface,
  side: State['mounds'][number]['side'],
  count: number,
  guard: number,
  x: number,
  y: number,
): void {
  const { light } = liveryOf(side);
  const size = to.readable(36, 16);
  to.label(`${count}`, guard > 1 ? x - size * 0.34 : x, y, size, {
    top: draw.PALETTE.white,
    bottom: side === 0 ? '#e3e8da' : light,
  });
  if (guard > 1) {
    to.label(`×${guard}`, x + size * (count > 9 ? 0.84 : 0.62), y - size * 0.1, size * 0.82, {
      top: '#fff2c4',
      bottom: '#f0b84a',
    });
  }
}

function moodOf(to: Surface, state: State, field: Field, at: number): Mood {
  const mound = state.mounds[at];
  if (!mound || mound.side === 0) return 'asleep';
  const threat = threatTo(state, at);
  if (threat > 0 && threat >= strength(state, field, at)) return 'worry';
  return (to.time * 0.9 + at * 0.37) % 3 < 0.14 ? 'blink' : 'awake';
}

function drawSlash(to: Surface, ui: Ui, dt: number): void {
  if (ui.slash && ui.slash.trail.length > 1) draw.trail(to.c, ui.slash.trail, 26, '#ffe9a0');
  const { fading } = ui;
  if (!fading) return;
  fading.left -= dt;
  if (fading.left <= 0) {
    ui.fading = undefined;
    return;
  }
  if (fading.trail.length > 1) {
    draw.trail(to.c, fading.trail, 26 * (fading.left / 0.28), '#ffe9a0');
  }
}
