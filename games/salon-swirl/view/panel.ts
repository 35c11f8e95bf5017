import { button, drawText } from '@playgrove/kit/draw';
import { place, PALETTE, rounded, type Rect, type Surface } from '@playgrove/kit/runtime';
import { personOf, toolsOf } from '../rules/look.ts';
import { hasZones } from '../rules/plan.ts';
import { DYES } from '../rules/people.ts';
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

/** A cream tile with a picture and its name. */
function tile(
  to: Surface,
  rect: Rect,
  chosen: boolean,
  text: string,
  picture: () => void,
  size: number,
): void {
  const { c } = to;
  const { x, y, width, height } = rect;
  const lift = chosen ? 5 : 0;
  rounded(c, x, y - lift, width, height + 6, 22, INK);
  rounded(c, x + 4, y + 4 - lift, width - 8, height - 8, 18, chosen ? '#ffd02e' : '#fffaf0');
  rounded(c, x + 14, y + 8 - lift, width - 28, 7, 3.5, '#ffffffb0');
  place(c, x + width / 2, y + height * 0.42 - lift, picture, 0, size);
  drawText(c, text, x + width / 2, y + height - 20 - lift, {
    size: to.readable(25),
    color: INK,
    weight: 700,
    wide: width - 8,
    lines: 1,
  });
}

export const colorOfDye = (state: State, dye: number): string =>
  dye === 0 ? (HUES[personOf(state.client).hue] ?? INK) : (DYE_COLORS[dye] ?? INK);

/** Tools and the options of the tool at hand. */
export function drawPanel(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { c } = to;
  const tools = toolsOf(state.client, state.free);
  for (const [at, tool] of tools.entries()) {
    const rect = buttonAt(layout, layout.tools, at, tools.length);
    const color = tool === 'dye' ? colorOfDye(state, ui.kinds.dye) : undefined;
    const size = Math.min(1.3, (rect.height - 50) / 78);
    tile(
      to,
      rect,
      tool === ui.tool,
      to.words(`tool.${tool}`),
      () => {
        c.translate(tool === 'dry' ? -20 : tool === 'curl' || tool === 'dye' ? -16 : 0, 33);
        paintTool(c, tool, 0.5, color);
      },
      size,
    );
  }
  const options = optionsOf(state, ui.tool);
  for (const [at, kind] of options.entries()) {
    const rect = buttonAt(layout, layout.options, at, options.length);
    const name = ui.tool === 'dye' ? `dye.${DYES[kind]}` : (KIND_NAMES[ui.tool]?.[kind] ?? '');
    const color = colorOfDye(state, ui.tool === 'dye' ? kind : 0);
    const size = Math.min(1.1, (rect.height - 44) / 78);
    tile(
      to,
      rect,
      ui.kinds[ui.tool] === kind,
      to.words(name),
      () => paintOption(c, ui.tool, kind, color),
      size,
    );
  }
  if (options.length === 0) {
    const { x, y, width, height } = layout.options;
    drawText(c, to.words(`tip.${ui.tool}`), x + width / 2, y + height / 2, {
      size: to.readable(30),
      color: INK,
      wide: width - 30,
      lines: 3,
    });
  }
  const { done, undo, section } = layout;
  button(
    c,
    done.x,
    done.y,
    done.width,
    done.height - 10,
    state.strokes > 0 ? PALETTE.green : '#b9b3c9',
  );
  to.label(
    to.words('button.done'),
    middleOf(done).x,
    middleOf(done).y - 4,
    Math.min(40, done.width * 0.27),
  );
  button(
    c,
    undo.x,
    undo.y,
    undo.width,
    undo.height - 10,
    state.past.length > 0 ? PALETTE.sky : '#b9b3c9',
  );
  place(c, middleOf(undo).x, middleOf(undo).y - 6, () => paintUndo(to));
  if (hasZones(state.client, state.free)) {
    button(
      c,
      section.x,
      section.y,
      section.width,
      section.height - 10,
      ui.zone === 'all' ? ZONE_COLOR : PALETTE.yellow,
    );
    drawText(c, to.words(`zone.${ui.zone}`), middleOf(section).x, middleOf(section).y - 4, {
      size: to.readable(30),
      color: INK,
      weight: 700,
      wide: section.width - 16,
      lines: 1,
    });
  }
}

function paintUndo({ c }: Surface): void {
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
