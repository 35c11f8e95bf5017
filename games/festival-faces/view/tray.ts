import { fade, PALETTE, rounded, type Surface } from '@playgrove/kit/stage';
import { colourOf, PAINTS } from '../rules/palette.ts';
import { lookOf } from '../rules/reference.ts';
import { DONE, verdictFor } from '../rules/score.ts';
import { SIZES, type Tool } from '../rules/stroke.ts';
import type { State } from '../rules/state.ts';
import { paintMirror, paintPot, paintTool } from './icons.ts';
import { inRow, potBox, type Box, type Layout } from './layout.ts';
import { button, flat, press, ringed, sheet, write } from './parts.ts';
import { later } from './later.ts';
import { isLoose, partNow, potsOf, stirs, toolsOf, type Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** What stands where the steps are, in the studio. */
export const STUDIO = ['person', 'stencils', 'wall', 'clear'] as const;

/** The wooden case that tools and pots lie in; part of a layer. */
export function paintPanel(
  c: C,
  { panel, wide }: Layout,
  bleed: { x: number; width: number; y: number; height: number },
): void {
  const box: Box = wide
    ? panel
    : { x: bleed.x - 4, y: panel.y, w: bleed.width + 8, h: bleed.y + bleed.height - panel.y + 20 };
  sheet(c, box, '#f3dcb8', wide ? 22 : 18, 3.5);
  rounded(c, box.x + 8, box.y + 8, box.w - 16, Math.max(4, box.h - 18), 12, '#fff3dc');
}

export function drawTray(to: Surface, state: State, ui: Ui, at: Layout): void {
  if (state.look >= 0) drawSteps(to, state, ui, at);
  else later()?.drawStudio(to, ui, at);
  drawTools(to, state, ui, at);
  if (ui.tray === 'stencils') later()?.drawSheets(to, state, ui, at);
  else if (ui.tray === 'wall') later()?.drawWall(to, state, at);
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
        paintTool(c, kind, colourOf(paint));
        c.restore();
        if (done) tick(c, box.w / 2 - 9, -box.h / 2 + 10);
      },
      box.x + box.w / 2,
      box.y + box.h / 2,
    );
    const { c } = to;
    const bar = { x: box.x + 7, y: box.y + box.h - 12, w: box.w - 14 };
    rounded(c, bar.x, bar.y, bar.w, 5, 2.5, fade(PALETTE.ink, 0.25));
    if (right > 0.02)
      rounded(c, bar.x, bar.y, bar.w * Math.min(1, right / DONE), 5, 2.5, '#1d9a4a');
    if (index === ui.step) ringed(c, { ...box, h: box.h - 3 });
  });
}

function tick(c: C, x: number, y: number): void {
  c.beginPath();
  c.arc(x, y, 8, 0, 7);
  c.fillStyle = '#1d8f45';
  c.fill();
  c.strokeStyle = '#ffffff';
  c.lineWidth = 2.4;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.beginPath();
  c.moveTo(x - 3.6, y);
  c.lineTo(x - 0.8, y + 3);
  c.lineTo(x + 3.8, y - 3);
  c.stroke();
}

function drawTools(to: Surface, state: State, ui: Ui, at: Layout): void {
  const tools = toolsOf(state);
  tools.forEach((tool, index) => {
    const box = toolBox(at, index, tools.length);
    const colour = colourOf(ui.paint);
    const key = `tool ${tool} ${tool === 'gel' || tool === 'wipe' ? '' : colour}`;
    press(to, box, key, ui.tool === tool ? '#ffd98a' : '#fff1d6', ui.tool === tool, (c) => {
      c.translate(0, -3);
      paintTool(c, tool, colour);
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
      (c) => paintPot(c, r, colourOf(paint)),
      box.x + box.w / 2,
      box.y + box.h / 2 + lift,
    );
    if (!chosen) return;
    const { c } = to;
    for (const [width, colour] of [
      [6.5, PALETTE.ink],
      [3.6, PALETTE.yellow],
    ] as const) {
      c.beginPath();
      c.arc(box.x + box.w / 2, box.y + box.h / 2 + lift, r + 0.5, 0, 7);
      c.strokeStyle = colour;
      c.lineWidth = width;
      c.stroke();
    }
  });
}

function drawCorners(to: Surface, state: State, ui: Ui, at: Layout): void {
  const ready =
    state.look < 0
      ? state.strokes.length > 0
      : verdictFor(state.look, state.strokes).parts.every(({ right }) => right >= DONE);
  const swell = ready && !to.calm ? 1 + 0.05 * Math.sin(to.time * 6) : 1;
  const { done } = at;
  const box = { x: done.x - (done.w * (swell - 1)) / 2, y: done.y, w: done.w, h: done.h };
  to.stamp(
    `done ${ready}`,
    done.w + 8,
    done.h + 14,
    (c) => {
      button(c, -done.w / 2, -done.h / 2, done.w, done.h - 5, ready ? '#1d8f45' : '#7a62b8');
      write(c, to.words('button.done'), 0, -2, 17, {
        align: 'center',
        colour: '#ffffff',
        bold: true,
        most: done.w - 12,
      });
    },
    box.x + box.w / 2,
    box.y + box.h / 2,
    { scaleX: swell, scaleY: swell },
  );
  const radius = SIZES[ui.tool][ui.size] ?? 4;
  press(to, at.size, `size ${ui.tool} ${ui.size}`, '#fff1d6', false, (c) => {
    c.beginPath();
    c.arc(0, -3, Math.min(19, 3 + radius * 0.9), 0, 7);
    c.fillStyle = PALETTE.ink;
    c.fill();
    c.beginPath();
    c.arc(0, -3, Math.max(1.5, Math.min(19, 3 + radius * 0.9) - 2.5), 0, 7);
    c.fillStyle = '#b79cf0';
    c.fill();
  });
  press(to, at.mirror, `mirror ${ui.mirror}`, ui.mirror ? '#ffd98a' : '#fff1d6', false, (c) => {
    c.translate(0, -3);
    paintMirror(c, ui.mirror);
  });
}

/** What the step is, between the corners. */
export function drawHint(to: Surface, state: State, ui: Ui, at: Layout): void {
  const part = partNow(ui, state);
  const named = (paint = 1): string => to.words(`paint.${PAINTS[paint - 1]?.[0] ?? 'white'}`);
  const recipe = part && later()?.recipeWanted(ui, state, part.paint);
  const step = isLoose(ui) ? 'lay' : recipe ? 'stir' : ui.tool === 'pour' ? 'pour' : part?.tool;
  const text =
    part && !allDone(state)
      ? to.words(`step.${step ?? 'brush'}`, {
          name: to.words(`part.${part.name}`),
          colour: named(part.paint),
          one: named(recipe?.[0]),
          other: named(recipe?.[1]),
        })
      : to.words(state.look < 0 ? 'step.free' : 'step.ready');
  const { x: left, w: width, y } = at.hint;
  flat(
    to,
    `hint ${text} ${width.toFixed(0)}`,
    width,
    46,
    (on) => {
      const lines = broken(on, text, width - 16);
      rounded(
        on,
        -width / 2,
        -lines.length * 10 - 4,
        width,
        lines.length * 20 + 8,
        12,
        fade(PALETTE.ink, 0.72),
      );
      lines.forEach((line, index) =>
        write(on, line, 0, (index - (lines.length - 1) / 2) * 19, 15, {
          align: 'center',
          colour: '#ffffff',
          most: width - 12,
        }),
      );
    },
    left + width / 2,
    y + at.hint.h / 2,
  );
  if (
    part &&
    part.paint !== ui.paint &&
    ui.tool !== 'gel' &&
    ui.tool !== 'wipe' &&
    !allDone(state)
  ) {
    later()?.pointAt(to, state, ui, at, part.paint);
  }
}

function allDone(state: State): boolean {
  return (
    state.look >= 0 &&
    verdictFor(state.look, state.strokes).parts.every(({ right }) => right >= DONE)
  );
}

function broken(c: C, text: string, most: number): readonly string[] {
  c.font = '600 15px Fredoka, system-ui, sans-serif';
  const made: string[] = [''];
  for (const word of text.split(' ')) {
    const last = made[made.length - 1] ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last === '' || c.measureText(longer).width <= most || made.length > 1)
      made[made.length - 1] = longer;
    else made.push(word);
  }
  return made;
}
