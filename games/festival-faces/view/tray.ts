import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import { colorOf } from '../rules/palette.ts';
import { lookOf } from '../rules/reference.ts';
import { DONE, verdictFor } from '../rules/score.ts';
import { SIZES, type Tool } from '../rules/stroke.ts';
import type { State } from '../rules/state.ts';
import { paintMirror, paintPot, paintTool } from './icons.ts';
import { inRow, potBox, type Box, type Layout } from './layout.ts';
import { button, flat, press, ringed, sheet, wordPress, write } from './parts.ts';
import { later } from './later.ts';
import { mayReveal, offersStudio, potsOf, stirs, toolsOf, type Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** What stands where the steps are, in the studio. */
export const STUDIO = ['person', 'stencils', 'clear'] as const;

/** The wooden case that tools and pots lie in; part of a layer. */
export function paintPanel(c: C, { panel, wide }: Layout, bleed: Rect): void {
  const box: Box = wide
    ? panel
    : { x: bleed.x - 4, y: panel.y, w: bleed.width + 8, h: bleed.y + bleed.height - panel.y + 20 };
  sheet(c, box, '#f3dcb8', wide ? 22 : 18, 3.5);
  draw.rounded(c, box.x + 8, box.y + 8, box.w - 16, Math.max(4, box.h - 18), 12, '#fff3dc');
}

export function drawTray(to: Surface, state: State, ui: Ui, at: Layout): void {
  if (state.look >= 0) drawSteps(to, state, ui, at);
  else later()?.drawStudio(to, ui, at);
  drawTools(to, state, ui, at);
  if (ui.tray === 'stencils') later()?.drawSheets(to, state, ui, at);
  else drawPots(to, state, ui, at);
  drawCorners(to, state, ui, at);
}

export function stepBox({ steps }: Layout, index: number, count: number): Box {
  return inRow(steps, index, count, 66);
}

function drawSteps(to: Surface, state: State, ui: Ui, at: Layout): void {
  const { parts } = lookOf(state.look);
  const scores = verdictFor(state.look, state.strokes).parts;
  parts.forEach(({ tool, paint }, index) => {
    const box = stepBox(at, index, parts.length);
    const right = scores[index]?.right ?? 0;
    const done = right >= DONE;
    const kind: Tool | 'stencil' = tool === 'glitter' ? 'pour' : tool;
    flat(
      to,
      `step ${tool} ${paint} ${done} ${box.w.toFixed(1)}`,
      box.w + 4,
      box.h + 6,
      (c) => {
        sheet(
          c,
          { x: -box.w / 2 + 1, y: -box.h / 2 + 2, w: box.w - 2, h: box.h - 6 },
          done ? '#c9f2c4' : '#fff8ea',
          13,
          2.6,
        );
        c.save();
        c.translate(0, -4);
        c.scale(0.86, 0.86);
        paintTool(c, kind, colorOf(paint));
        c.restore();
        if (done) tick(c, box.w / 2 - 9, -box.h / 2 + 10);
      },
      box.x + box.w / 2,
      box.y + box.h / 2,
    );
    const { c } = to;
    const bar = { x: box.x + 7, y: box.y + box.h - 12, w: box.w - 14 };
    draw.rounded(c, bar.x, bar.y, bar.w, 5, 2.5, draw.fade(draw.PALETTE.ink, 0.25));
    if (right > 0.02)
      draw.rounded(c, bar.x, bar.y, bar.w * Math.min(1, right / DONE), 5, 2.5, '#1d9a4a');
    if (index === ui.step) ringed(c, { ...box, h: box.h - 3 });
  });
}

function tick(c: C, x: number, y: number): void {
  draw.disc(c, x, y, 8, '#1d8f45');
  draw.line(c, [x - 3.6, y, x - 0.8, y + 3, x + 3.8, y - 3], 2.4, '#ffffff');
}

function drawTools(to: Surface, state: State, ui: Ui, at: Layout): void {
  const tools = toolsOf(state);
  tools.forEach((tool, index) => {
    const box = toolBox(at, index, tools.length);
    const color = colorOf(ui.paint);
    const key = `tool ${tool} ${tool === 'gel' || tool === 'wipe' ? '' : color}`;
    press(to, box, key, ui.tool === tool ? '#ffd98a' : '#fff1d6', ui.tool === tool, (c) => {
      c.translate(0, -3);
      paintTool(c, tool, color);
    });
  });
}

export function toolBox({ tools }: Layout, index: number, count: number): Box {
  return inRow(tools, index, count, 74);
}

function drawPots(to: Surface, state: State, ui: Ui, at: Layout): void {
  const pots = potsOf(state);
  const count = pots.length + (stirs(state) ? 1 : 0);
  if (count > pots.length) later()?.drawDish(to, ui, potBox(at, pots.length, count));
  pots.forEach((paint, index) => {
    const box = potBox(at, index, count);
    const r = Math.min(box.w, box.h) / 2 - 3;
    const chosen = ui.stir ? ui.keyboard && index === ui.pot : paint === ui.paint;
    const lift = chosen ? -2 : 0;
    flat(
      to,
      `pot ${paint} ${r.toFixed(1)}`,
      r * 2 + 8,
      r * 2 + 14,
      (c) => paintPot(c, r, colorOf(paint)),
      box.x + box.w / 2,
      box.y + box.h / 2 + lift,
    );
    if (!chosen) return;
    const { c } = to;
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2 + lift];
    draw.ring(c, x, y, r + 0.5, 6.5, draw.PALETTE.ink);
    draw.ring(c, x, y, r + 0.5, 3.6, draw.PALETTE.yellow);
  });
}

function drawCorners(to: Surface, state: State, ui: Ui, at: Layout): void {
  const ready = state.look < 0 ? state.strokes.length > 0 : allDone(state);
  const swell = ready && !to.reducedMotion ? 1 + 0.05 * Math.sin(to.time * 6) : 1;
  const { done } = at;
  const box = { x: done.x - (done.w * (swell - 1)) / 2, y: done.y, w: done.w, h: done.h };
  draw.stamped(
    to,
    `done ${ready}`,
    {
      x: box.x + box.w / 2,
      y: box.y + box.h / 2,
      width: done.w + 8,
      height: done.h + 14,
      scaleX: swell,
      scaleY: swell,
      alpha: mayReveal(state) ? 1 : 0.45,
    },
    (c) => {
      button(c, -done.w / 2, -done.h / 2, done.w, done.h - 5, ready ? '#1d8f45' : '#7a62b8');
      write(c, to.words('button.done'), 0, -2, 17, {
        align: 'center',
        color: '#ffffff',
        bold: true,
        most: done.w - 12,
      });
    },
  );
  if (offersStudio(state)) wordPress(to, at.studio, to.words('button.studio'), '#d9488f', false);
  const radius = SIZES[ui.tool][ui.size] ?? 4;
  press(to, at.size, `size ${ui.tool} ${ui.size}`, '#fff1d6', false, (c) => {
    const shown = Math.min(19, 3 + radius * 0.9);
    draw.disc(c, 0, -3, shown, draw.PALETTE.ink);
    draw.disc(c, 0, -3, Math.max(1.5, shown - 2.5), '#b79cf0');
  });
  press(to, at.mirror, `mirror ${ui.mirror}`, ui.mirror ? '#ffd98a' : '#fff1d6', false, (c) => {
    c.translate(0, -3);
    paintMirror(c, ui.mirror);
  });
}

/** Whether every part of the look is done. */
export function allDone(state: State): boolean {
  return (
    state.look >= 0 &&
    verdictFor(state.look, state.strokes).parts.every(({ right }) => right >= DONE)
  );
}
