import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { verdictOf } from '../rules.ts';
import { personOf, toolsOf } from '../rules/look.ts';
import { hasZones } from '../rules/plan.ts';
import { DYES } from '../rules/people.ts';
import { starsFor } from '../rules/score.ts';
import type { State, Tool } from '../rules/state.ts';
import { paintOption, paintTool } from './icons.ts';
import { buttonAt, middleOf, type Layout } from './layout.ts';
import { DYE_COLORS, HUES, INK } from './palette.ts';
import { optionsOf } from './read.ts';
import type { Ui } from './ui.ts';

const KIND_NAMES: Readonly<Partial<Record<Tool, readonly string[]>>> = {
  wash: ['option.shampoo', 'option.rinse'],
  curl: ['option.straight', 'option.wave', 'option.curl', 'option.coil'],
  pin: ['option.tail', 'option.bun'],
};

const ZONE_COLOR = '#c9b4ff';
const IDLE = '#b9b3c9';
/** Tools that lie to the right of where they work are moved back. */
const SHIFT: Readonly<Partial<Record<Tool, number>>> = { dry: -18, curl: -16, dye: -16 };

/** A cream tile with a picture and its name: painted once. */
function tile(
  to: Surface,
  { x, y, width, height }: Rect,
  key: string,
  chosen: boolean,
  text: string,
  picture: (c: Context) => void,
): void {
  const size = to.readable(25);
  const room = height - size - 22;
  const paint = (c: Context): void => {
    draw.rounded(c, -width / 2, -height / 2, width, height + 6, 22, INK);
    const face = chosen ? '#ffd02e' : '#fffaf0';
    draw.rounded(c, 4 - width / 2, 4 - height / 2, width - 8, height - 8, 18, face);
    draw.rounded(c, 14 - width / 2, 8 - height / 2, width - 28, 7, 3.5, '#ffffffb0');
    draw.place(c, 0, 12 + room / 2 - height / 2, () => picture(c), 0, Math.min(1.3, room / 82));
    draw.drawText(c, text, 0, height / 2 - size * 0.5 - 10, {
      size,
      color: INK,
      weight: 700,
      wide: width - 8,
      lines: 1,
    });
  };
  const name = `${key} ${chosen} ${width.toFixed(0)} ${height.toFixed(0)}`;
  to.stamp(name, width + 4, height + 16, paint, x + width / 2, y + height / 2 - (chosen ? 5 : 0));
}

export const colorOfDye = (state: State, dye: number): string =>
  dye === 0 ? (HUES[personOf(state.client).hue] ?? INK) : (DYE_COLORS[dye] ?? INK);

/** Tools and the options of the tool at hand. */
export function drawPanel(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { c } = to;
  const tools = toolsOf(state.client, state.free);
  for (const [at, tool] of tools.entries()) {
    const rect = buttonAt(layout, layout.tools, at, tools.length);
    const color = tool === 'dye' ? colorOfDye(state, ui.kinds.dye) : '';
    tile(to, rect, `${tool} ${color}`, tool === ui.tool, to.words(`tool.${tool}`), (paint) => {
      paint.translate(SHIFT[tool] ?? 0, 34);
      paintTool(paint, tool, 0.5, color);
    });
  }
  const options = optionsOf(state, ui.tool);
  for (const [at, kind] of options.entries()) {
    const rect = buttonAt(layout, layout.options, at, options.length);
    const name = ui.tool === 'dye' ? `dye.${DYES[kind]}` : (KIND_NAMES[ui.tool]?.[kind] ?? '');
    const color = colorOfDye(state, ui.tool === 'dye' ? kind : 0);
    const { tool } = ui;
    tile(to, rect, `${name} ${color}`, ui.kinds[tool] === kind, to.words(name), (paint) =>
      paintOption(paint, tool, kind, color),
    );
  }
  if (options.length === 0) {
    const { x, y, width, height } = layout.options;
    draw.drawText(c, to.words(`tip.${ui.tool}`), x + width / 2, y + height / 2, {
      size: to.readable(30),
      color: INK,
      wide: width - 30,
      lines: 3,
    });
  }
  const { done, undo, section } = layout;
  pushButton(to, done, doneColor(state));
  const size = Math.min(40, done.width * 0.27);
  to.label(to.words('button.done'), middleOf(done).x, middleOf(done).y - 4, size);
  pushButton(to, undo, state.past.length > 0 ? draw.PALETTE.sky : IDLE, paintUndo);
  if (!hasZones(state.client, state.free)) return;
  pushButton(to, section, ui.zone === 'all' ? ZONE_COLOR : draw.PALETTE.yellow);
  draw.drawText(c, to.words(`zone.${ui.zone}`), middleOf(section).x, middleOf(section).y - 4, {
    size: to.readable(30),
    color: INK,
    weight: 700,
    wide: section.width - 16,
    lines: 1,
  });
}

/** Green once the client would be happy. */
function doneColor(state: State): string {
  if (state.strokes === 0) return IDLE;
  return state.free || starsFor(verdictOf(state).total) > 0
    ? draw.PALETTE.green
    : draw.PALETTE.yellow;
}

function pushButton(
  to: Surface,
  { x, y, width, height }: Rect,
  color: string,
  sign?: (c: Context) => void,
): void {
  const paint = (c: Context): void => {
    draw.button(c, -width / 2, -height / 2, width, height - 10, color);
    if (sign) draw.place(c, 0, -6, () => sign(c));
  };
  const name = `key ${color} ${width.toFixed(0)} ${sign?.name ?? ''}`;
  to.stamp(name, width + 4, height + 16, paint, x + width / 2, y + height / 2);
}

function paintUndo(c: Context): void {
  c.strokeStyle = INK;
  c.lineWidth = 15;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  const trace = (): void => {
    c.beginPath();
    c.arc(2, 4, 19, -2.5, 1.9);
    c.moveTo(-14, -24);
    c.lineTo(-14, -7);
    c.lineTo(3, -7);
    c.stroke();
  };
  trace();
  c.strokeStyle = '#ffffff';
  c.lineWidth = 8;
  trace();
}
