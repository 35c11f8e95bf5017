import * as draw from '@playgrove/kit/draw';
import { middleOf } from '@playgrove/kit/logic/paintmask';
import type { Point, Surface } from '@playgrove/kit/runtime';
import { stencilOf } from '../rules/face.ts';
import { colorOf } from '../rules/palette.ts';
import { FRAME, lookOf, PAINTABLE } from '../rules/reference.ts';
import { DONE, verdictFor } from '../rules/score.ts';
import type { Outline } from '../rules/shapes.ts';
import type { State } from '../rules/state.ts';
import { SIZES } from '../rules/stroke.ts';
import { inFace } from './face.ts';
import type { Layout, Place } from './layout.ts';
import { drawMap } from './map.ts';
import { traceOutline } from './picture.ts';
import { partNow, type Live, type Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** What lies on the face while it is painted. */
export function drawOver(to: Surface, state: State, ui: Ui, { face }: Layout): void {
  drawGuide(to, state, ui, face);
  drawTwinkle(to, ui, face);
  if (ui.map && state.look >= 0) drawMap(to, state, face);
  drawStencil(to, state, ui, face);
  inFace(to.c, face, () => {
    drawFalling(to.c, ui);
    drawCursor(to.c, ui);
  });
}

/** Seconds that a brief guide is seen. */
const BRIEF = 2.6;

/** How clearly the guide shows, 0 to 1. */
function guideShows(ui: Ui, state: State): number {
  if (ui.stencil > 0) return 0;
  const { guide } = lookOf(state.look).pack;
  if ((verdictFor(state.look, state.strokes).parts[ui.step]?.right ?? 0) >= DONE) return 0;
  if (guide !== 'brief') return guide === 'whole' ? 1 : 0;
  return Math.max(0, Math.min(1, (BRIEF - ui.guided) * 2));
}

/** Where the step's paint belongs, as a dashed outline. */
function drawGuide(to: Surface, state: State, ui: Ui, at: Place): void {
  const part = partNow(ui, state);
  const shows = part ? guideShows(ui, state) : 0;
  if (!part || shows <= 0) return;
  draw.stamped(
    to,
    `guide ${state.look} ${ui.step} ${at.scale.toFixed(2)}`,
    {
      x: at.x,
      y: at.y,
      width: 168 * at.scale,
      height: 226 * at.scale,
      alpha: shows * (to.reducedMotion ? 0.9 : 0.78 + 0.22 * Math.sin(to.time * 4)),
    },
    (c) => {
      c.scale(at.scale, at.scale);
      paintGuide(c, part.outlines, colorOf(part.paint));
    },
  );
}

function paintGuide(c: C, outlines: readonly Outline[], color: string): void {
  const dark = draw.fade(draw.mix(color, draw.PALETTE.ink, 0.75), 0.85);
  draw.clipped(
    c,
    (path) => traceOutline(path, PAINTABLE),
    () => {
      for (const outline of outlines)
        draw.fillPath(c, draw.fade(color, 0.2), (path) => traceOutline(path, outline));
      for (const outline of outlines) draw.rim(c, dark, 3, (path) => traceOutline(path, outline));
      c.setLineDash([4, 3.2]);
      for (const outline of outlines)
        draw.rim(c, '#ffffff', 1.5, (path) => traceOutline(path, outline));
      c.setLineDash([]);
    },
  );
}

/** Shimmer on glitter that lies there: a few grains catch the light. */
export function drawTwinkle(to: Surface, ui: Ui, at: Place): void {
  const { pigment } = ui.picture.face.glitter;
  if (to.reducedMotion) return;
  inFace(to.c, at, () => {
    const beat = Math.floor(to.time * 5);
    for (let chance = 0; chance < 90; chance += 1) {
      const cell = ((beat + chance * 7) * 2654435761 + chance * 40503) % pigment.length;
      if (!pigment[cell]) continue;
      const { x, y } = middleOf(FRAME, cell);
      draw.sparkle(to.c, x, y, 1.6 + 2.4 * Math.abs(Math.sin(to.time * 5 * Math.PI)));
    }
  });
}

/** Grains on their way down. */
function drawFalling(c: C, ui: Ui): void {
  for (const { x, y, paint, roll } of ui.falling) {
    c.fillStyle = roll % 3 === 0 ? '#ffffff' : colorOf(paint);
    const r = 0.9 + (roll % 5) * 0.2;
    c.fillRect(x - r, y - r, r * 2, r * 2);
  }
}

/** The stencil that lies on the face: a sheet with holes. */
function drawStencil(to: Surface, state: State, ui: Ui, at: Place): void {
  const outlines = stencilOf(ui.stencil, state.look)?.outlines;
  if (!outlines || ui.stencilIn <= 0.01) return;
  const away = 1 - ui.stencilIn;
  draw.stamped(
    to,
    `stencil ${state.look} ${ui.stencil} ${at.scale.toFixed(2)}`,
    {
      x: at.x + away * 260,
      y: at.y - away * 40,
      width: 176 * at.scale,
      height: 204 * at.scale,
      rotate: away * 0.4,
      alpha: Math.max(0, 1 - away * 0.8),
    },
    (c) => {
      c.scale(at.scale, at.scale);
      c.fillStyle = '#9fdcf6b8';
      c.beginPath();
      c.roundRect(-82, -88, 164, 184, 16);
      for (const outline of outlines) traceHole(c, outline);
      c.fill();
      draw.rim(c, '#2f7fb8', 1.6, (path) => path.roundRect(-82, -88, 164, 184, 16));
      for (const outline of outlines) {
        draw.rim(c, '#1d5f96', 2.2, (path) => traceOutline(path, outline));
        draw.rim(c, '#e8fbff', 0.9);
      }
      draw.rounded(c, -72, -82, 110, 5, 2.5, '#ffffff70');
    },
  );
}

/** A hole is traced the other way round than the sheet. */
function traceHole(c: C, outline: Outline): void {
  const area = outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  traceOutline(c, area > 0 ? outline.toReversed() : outline);
}

/** A ring as wide as the brush, where it would paint. */
function drawCursor(c: C, ui: Ui): void {
  const point: Point | undefined = ui.keyboard ? ui.cursor : (ui.live?.points.at(-1) ?? ui.hover);
  if (!point) return;
  const radius = SIZES[ui.tool][ui.size] ?? 4;
  for (const side of ui.mirror ? [1, -1] : [1]) {
    draw.ring(c, point.x * side, point.y, radius, 2.4, draw.fade(draw.PALETTE.ink, 0.8));
    draw.ring(c, point.x * side, point.y, radius, 1.1, ui.spill > 0 ? '#ff4b55' : '#ffffff');
  }
  if (ui.live && ui.step >= 0) drawFill(c, ui.live, point, radius, ui.spill > 0);
}

/** How full the step is, around the finger; dashed and red while paint goes over the edge. */
function drawFill(c: C, { right }: Live, { x, y }: Point, radius: number, spills: boolean): void {
  const far = Math.max(radius + 5, 19);
  const color = spills ? '#e0303c' : '#1d9a4a';
  draw.ring(c, x, y, far, 5, draw.fade(draw.PALETTE.ink, 0.75));
  if (spills) c.setLineDash([5, 4]);
  draw.rim(c, spills ? color : '#ffffff', 2.6, (path) => path.arc(x, y, far, 0, 7));
  c.setLineDash([]);
  const end = Math.PI * (2 * Math.min(1, right / DONE) - 0.5);
  if (!spills) draw.rim(c, color, 3.4, (path) => path.arc(x, y, far, -Math.PI / 2, end));
}
