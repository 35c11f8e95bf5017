import * as draw from '@playgrove/kit/draw';
import { middleOf } from '@playgrove/kit/logic/paintmask';
import type { Surface } from '@playgrove/kit/runtime';
import { colorOf } from '../rules/palette.ts';
import { FRAME, lookOf } from '../rules/reference.ts';
import type { Outline } from '../rules/shapes.ts';
import type { State } from '../rules/state.ts';
import { SIZES } from '../rules/stroke.ts';
import { sheetOf } from '../rules/studio.ts';
import { inFace } from './face.ts';
import { spark } from './icons.ts';
import type { Place } from './layout.ts';
import { traceOutline } from './picture.ts';
import { isLoose, type Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** Shimmer on glitter that lies there: a few grains catch the light. */
export function drawTwinkle(to: Surface, ui: Ui, at: Place): void {
  const { pigment } = ui.picture.face.glitter;
  const { c } = to;
  if (to.reducedMotion) return;
  inFace(c, at, () => {
    const beat = Math.floor(to.time * 5);
    for (let chance = 0; chance < 90; chance += 1) {
      const cell = ((beat + chance * 7) * 2654435761 + chance * 40503) % pigment.length;
      const grain = pigment[Math.abs(cell)] ?? 0;
      if (grain === 0) continue;
      const { x, y } = middleOf(FRAME, Math.abs(cell));
      spark(c, x, y, 1.6 + 2.4 * Math.abs(Math.sin(to.time * 5 * Math.PI)), '#ffffff');
    }
  });
}

/** Grains on their way down. */
export function drawFalling(to: Surface, ui: Ui, at: Place): void {
  if (ui.falling.length === 0) return;
  const { c } = to;
  inFace(c, at, () => {
    for (const { x, y, paint: number, roll } of ui.falling) {
      c.fillStyle = roll % 3 === 0 ? '#ffffff' : colorOf(number);
      const r = 0.9 + (roll % 5) * 0.2;
      c.fillRect(x - r, y - r, r * 2, r * 2);
    }
  });
}

/** The stencil that lies on the face: a sheet with holes. */
export function drawStencil(to: Surface, state: State, ui: Ui, at: Place): void {
  const outlines =
    state.look < 0
      ? sheetOf(ui.stencil - 1)?.outlines
      : lookOf(state.look).parts[ui.stencil - 1]?.outlines;
  if (!outlines || ui.stencilIn <= 0.01) return;
  const away = 1 - ui.stencilIn;
  const wide = 176 * at.scale;
  draw.stamped(
    to,
    `stencil ${state.look} ${ui.stencil} ${at.scale.toFixed(2)}`,
    {
      x: at.x + away * 260 + ui.shift.x * at.scale,
      y: at.y - away * 40 + ui.shift.y * at.scale,
      width: wide,
      height: 204 * at.scale,
      rotate: away * 0.4,
      alpha: Math.max(0, 1 - away * 0.8),
    },
    (c) => {
      c.scale(at.scale, at.scale);
      c.beginPath();
      c.roundRect(-82, -88, 164, 184, 16);
      for (const outline of outlines) traceHole(c, outline);
      c.fillStyle = '#9fdcf6b8';
      c.fill();
      draw.rim(c, '#2f7fb8', 1.6, (on) => on.roundRect(-82, -88, 164, 184, 16));
      for (const outline of outlines) {
        draw.rim(c, '#1d5f96', 2.2, (on) => traceOutline(on, outline));
        draw.rim(c, '#e8fbff', 0.9, (on) => traceOutline(on, outline));
      }
      c.fillStyle = '#ffffff70';
      c.beginPath();
      c.roundRect(-72, -82, 110, 5, 2.5);
      c.fill();
    },
  );
  if (isLoose(ui)) drawGrip(to, ui, at);
}

/** Four arrows on a sheet that can be slid. */
function drawGrip(to: Surface, ui: Ui, at: Place): void {
  const swell = to.reducedMotion ? 1 : 1 + 0.08 * Math.sin(to.time * 5);
  draw.stamped(
    to,
    'grip',
    {
      x: at.x + ui.shift.x * at.scale,
      y: at.y + (88 + ui.shift.y) * at.scale,
      width: 54,
      height: 54,
      scaleX: swell,
      scaleY: swell,
    },
    (c) => {
      c.beginPath();
      c.arc(0, 0, 24, 0, 7);
      c.fillStyle = '#ffffff';
      c.fill();
      draw.rim(c, draw.PALETTE.ink, 3);
      for (let way = 0; way < 4; way += 1) {
        c.rotate(Math.PI / 2);
        draw.rim(c, '#2465e0', 4, (on) => {
          on.moveTo(0, 4);
          on.lineTo(0, 15);
          on.moveTo(-5, 11);
          on.lineTo(0, 16);
          on.lineTo(5, 11);
        });
      }
    },
  );
}

/** A hole is traced the other way round than the sheet. */
function traceHole(c: C, outline: Outline): void {
  let area = 0;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    area += a.x * b.y - b.x * a.y;
  });
  traceOutline(c, area > 0 ? outline.toReversed() : outline);
}

/** A ring as wide as the brush, where it would paint. */
export function drawCursor(to: Surface, ui: Ui, at: Place): void {
  const point = ui.keyboard ? ui.cursor : (ui.live?.points.at(-1) ?? ui.hover);
  if (!point) return;
  const { c } = to;
  const radius = SIZES[ui.tool][ui.size] ?? 4;
  inFace(c, at, () => {
    for (const side of ui.mirror ? [1, -1] : [1]) {
      for (const [width, color] of [
        [2.4, draw.fade(draw.PALETTE.ink, 0.8)],
        [1.1, '#ffffff'],
      ] as const) {
        draw.rim(c, color, width, (on) => on.arc(point.x * side, point.y, radius, 0, 7));
      }
    }
  });
}
