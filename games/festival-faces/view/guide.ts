import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { colorOf } from '../rules/palette.ts';
import { lookOf, PAINTABLE } from '../rules/reference.ts';
import { DONE, verdictFor } from '../rules/score.ts';
import type { Outline } from '../rules/shapes.ts';
import type { State } from '../rules/state.ts';
import type { Place } from './layout.ts';
import { traceOutline } from './picture.ts';
import { isLoose, partNow, type Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** Seconds that a brief guide is seen. */
const BRIEF = 2.6;

/** How clearly the guide shows, 0 to 1. */
function guideShows(ui: Ui, state: State): number {
  const part = partNow(ui, state);
  if (!part || (ui.stencil > 0 && !isLoose(ui))) return 0;
  const { pack } = lookOf(state.look);
  if ((verdictFor(state.look, state.strokes).parts[ui.step]?.right ?? 0) >= DONE) return 0;
  if (pack.guide === 'whole') return 1;
  if (pack.guide === 'none') return 0;
  return Math.max(0, Math.min(1, (BRIEF - ui.guided) * 2));
}

/** Where the step's paint belongs, as a dashed outline. */
export function drawGuide(to: Surface, state: State, ui: Ui, at: Place): void {
  const part = partNow(ui, state);
  const shows = guideShows(ui, state);
  if (!part || shows <= 0) return;
  const place = `${at.scale.toFixed(2)}`;
  const { left, top, right, bottom } = boundsOf(part.outlines);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  draw.stamped(
    to,
    `guide ${state.look} ${ui.step} ${place}`,
    {
      x: at.x + middle.x * at.scale,
      y: at.y + middle.y * at.scale,
      width: (right - left) * at.scale,
      height: (bottom - top) * at.scale,
      alpha: shows * (to.reducedMotion ? 0.9 : 0.78 + 0.22 * Math.sin(to.time * 4)),
    },
    (on) => {
      on.save();
      on.scale(at.scale, at.scale);
      on.translate(-middle.x, -middle.y);
      paintGuide(on, part.outlines, colorOf(part.paint));
      on.restore();
    },
  );
}

/** Of all outlines on the face, with room for their lines. */
function boundsOf(outlines: readonly Outline[]): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  let [left, top, right, bottom] = [80, 104, -80, -110];
  for (const { x, y } of outlines.flat()) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return {
    left: Math.max(-80, left) - 3,
    top: Math.max(-110, top) - 3,
    right: Math.min(80, right) + 3,
    bottom: Math.min(104, bottom) + 3,
  };
}

function paintGuide(c: C, outlines: readonly Outline[], color: string): void {
  c.save();
  c.beginPath();
  traceOutline(c, PAINTABLE);
  c.clip();
  for (const outline of outlines) {
    c.beginPath();
    traceOutline(c, outline);
    c.fillStyle = draw.fade(color, 0.2);
    c.fill();
  }
  for (const [width, ink, dash] of [
    [3, draw.fade(draw.mix(color, draw.PALETTE.ink, 0.75), 0.85), []],
    [1.5, '#ffffff', [4, 3.2]],
  ] as const) {
    for (const outline of outlines) {
      c.setLineDash([...dash]);
      draw.rim(c, ink, width, (on) => traceOutline(on, outline));
    }
  }
  c.setLineDash([]);
  c.restore();
}
