import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { briefOf, fabricsOf, mirrorOf } from '../rules/briefs.ts';
import { hexOf } from '../rules/colors.ts';
import { starsFor } from '../rules/judge.ts';
import { RADII, SIDE, WIDTHS, type Mirror, type State, type Tool } from '../rules/state.ts';
import { choiceRect, inkRect, middleOf, toolRect, type Layout } from './layout.ts';
import { paintMotif } from './motifs.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const IDLE = '#b9b3c9';

/** A cream key with a picture: painted once. */
function key(
  to: Surface,
  { x, y, width, height }: Rect,
  name: string,
  chosen: boolean,
  picture: (c: Context) => void,
): void {
  const paint = (c: Context): void => {
    draw.rounded(c, -width / 2, -height / 2, width, height + 7, 24, INK);
    draw.rounded(
      c,
      5 - width / 2,
      5 - height / 2,
      width - 10,
      height - 10,
      19,
      chosen ? '#ffd02e' : '#fffaf0',
    );
    draw.rounded(c, 16 - width / 2, 10 - height / 2, width - 32, 8, 4, '#ffffffc0');
    picture(c);
  };
  const full = `${name} ${chosen} ${width.toFixed(0)} ${height.toFixed(0)}`;
  to.stamp(full, width + 6, height + 18, paint, x + width / 2, y + height / 2 + (chosen ? 3 : 0));
}

export function paintTool(c: Context, tool: Tool, size: number, color: string): void {
  draw.place(
    c,
    0,
    0,
    () => {
      if (tool === 'brush') {
        draw.drawPath(c, 'M-34 26C-12 6 -2 36 20 22', { line: INK, rim: color, width: 15 });
        draw.drawPath(c, 'M-34 26C-12 6 -2 36 20 22', { rim: color, width: 11 });
        draw.segment(c, 10, 4, 36, -32, 17, INK);
        draw.segment(c, 10, 4, 36, -32, 9, '#d99a52');
        draw.segment(c, 2, 12, 9, 5, 17, INK);
        draw.segment(c, 2, 12, 9, 5, 11, color);
        return;
      }
      c.scale(38, 38);
      c.lineJoin = 'round';
      paintMotif(c, tool, INK);
      draw.place(c, 0, 0, () => paintMotif(c, tool, color), 0, 0.88);
    },
    0,
    size,
  );
}

/** Table, tile, tools and inks. */
export function drawTable(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const brief = briefOf(state.brief);
  const color = hexOf(brief.inks[ui.ink] ?? 0);
  drawTile(to, layout, state, ui, color);
  for (const [at, tool] of brief.tools.entries()) {
    const rect = toolRect(layout, at, brief.tools.length);
    const chosen = tool === ui.tool;
    key(to, rect, `tool ${tool} ${color}`, chosen, (c) =>
      paintTool(c, tool, Math.min(rect.height, rect.width) / 112, color),
    );
  }
  for (const [at, ink] of brief.inks.entries()) {
    const hex = hexOf(ink);
    const rect = inkRect(layout, at, state);
    key(to, rect, `ink ${hex}`, at === ui.ink, (c) => paintPot(c, hex, rect.height / 118));
  }
  if (brief.sizes.length > 1) {
    const rect = inkRect(layout, brief.inks.length, state);
    key(to, rect, `size ${ui.size} ${ui.tool === 'brush'}`, false, (c) => paintSize(c, ui, rect));
  }
  push(to, layout.undo, state.marks.length > 0 ? draw.PALETTE.sky : IDLE, 'undo', (c) => {
    draw.drawPath(c, 'M-26 -4L-6 -24V-12C22 -12 32 6 26 26C18 10 8 6 -6 8V18Z', {
      line: INK,
      fill: '#ffffff',
      width: 9,
    });
  });
  drawCut(to, layout, state, ui);
  if (state.brief < 0) drawChoices(to, layout, state);
}

/** A jar of paint seen from the side. */
function paintPot(c: Context, color: string, scale: number): void {
  draw.place(
    c,
    0,
    0,
    () => {
      draw.rounded(c, -31, -34, 62, 74, 17, INK);
      draw.rounded(
        c,
        -26,
        -29,
        52,
        64,
        13,
        draw.down(c, -29, 35, draw.mix(color, '#ffffff', 0.2), color, draw.mix(color, INK, 0.2)),
      );
      draw.rounded(c, -35, -42, 70, 20, 9, INK);
      draw.rounded(c, -30, -37, 60, 10, 5, draw.mix(color, '#ffffff', 0.45));
      draw.rounded(c, -19, -15, 8, 36, 4, '#ffffff90');
    },
    0,
    scale,
  );
}

function paintSize(c: Context, { size, tool }: Ui, { width }: Rect): void {
  const step = Math.min(32, width / 4.2);
  for (const at of [0, 1, 2]) {
    const half = tool === 'brush' ? (WIDTHS[at] ?? 7) * 1.3 : (RADII[at] ?? 29) * 0.42;
    const x = (at - 1) * step + (at === 2 ? 5 : at === 0 ? -1 : -3);
    draw.disc(c, x, 0, half, INK);
    draw.disc(c, x, 0, half - 4, at === size ? '#ff4f9a' : '#d9d0e2');
  }
}

function push(
  to: Surface,
  { x, y, width, height }: Rect,
  color: string,
  name: string,
  picture: (c: Context) => void,
): void {
  const paint = (c: Context): void => {
    draw.button(c, -width / 2, -height / 2, width, height - 8, color);
    c.translate(0, -6);
    picture(c);
  };
  to.stamp(
    `push ${name} ${color} ${width.toFixed(0)} ${height.toFixed(0)}`,
    width + 4,
    height + 16,
    paint,
    x + width / 2,
    y + height / 2,
  );
}

/** The button that ends it, with the stars there are now. */
function drawCut(to: Surface, { cut }: Layout, state: State, ui: Ui): void {
  const brief = briefOf(state.brief);
  const free = state.brief < 0;
  const stars =
    !free && ui.seen ? starsFor(ui.seen, brief, ui.preview ? state.drops - 1 : state.drops) : 0;
  const ready = free ? state.marks.length > 0 : stars > 0 || state.drops === 0;
  push(to, cut, ready ? draw.PALETTE.green : IDLE, 'cut', () => undefined);
  const { x, y } = middleOf(cut);
  const size = Math.min(46, cut.width * 0.26);
  to.label(to.words('button.cut'), x, free ? y - 6 : y + 16, size);
  if (free) return;
  for (const at of [0, 1, 2]) {
    draw.star(to.c, x + (at - 1) * 40, y - 27, 20, INK);
    draw.star(to.c, x + (at - 1) * 40, y - 27, 14.5, at < stars ? '#ffd02e' : '#ffffff70');
  }
}

/** A wooden printing frame with the tile in it. */
function drawTile(to: Surface, { tile }: Layout, state: State, ui: Ui, color: string): void {
  const { c } = to;
  const { x, y, width } = tile;
  const scale = width / SIDE;
  const brief = briefOf(state.brief);
  const mirror = mirrorOf(brief, state.mirror);
  const fabric = hexOf(fabricsOf(brief, state.fabric)[0] ?? 0);
  const frame = width + 30;
  to.stamp(
    `frame ${fabric} ${width.toFixed(0)}`,
    frame + 8,
    frame + 20,
    (on) => {
      const half = frame / 2;
      draw.rounded(on, -half, -half, frame, frame + 8, 22, INK);
      draw.rounded(
        on,
        4 - half,
        4 - half,
        frame - 8,
        frame - 8,
        18,
        draw.down(on, -half, half, '#f0b568', '#d98d3f', '#c27a33'),
      );
      for (const at of [-1, 1]) {
        draw.segment(on, -half + 30, at * (half - 9), half - 30, at * (half - 9), 3, '#ffe0a866');
        draw.disc(on, at * (half - 12), half - 12, 5, '#8a5222');
        draw.disc(on, at * (half - 12), 12 - half, 5, '#8a5222');
      }
      draw.rounded(on, -width / 2 - 4, -width / 2 - 4, width + 8, width + 8, 6, INK);
      on.fillStyle = fabric;
      on.fillRect(-width / 2, -width / 2, width, width);
    },
    x + width / 2,
    y + width / 2,
  );
  if (ui.cloth) c.drawImage(ui.cloth.live.canvas, x, y, width, width);
  drawGuides(c, mirror, x, y, scale);
  drawCursor(c, ui, x, y, scale, color);
}

function drawGuides(c: Context, mirror: Mirror, x: number, y: number, scale: number): void {
  const half = (SIDE / 2) * scale;
  const all = SIDE * scale;
  c.beginPath();
  if (mirror === 'mirror' || mirror === 'four' || mirror === 'turn') {
    c.moveTo(x + half, y);
    c.lineTo(x + half, y + all);
  }
  if (mirror === 'four' || mirror === 'turn') {
    c.moveTo(x, y + half);
    c.lineTo(x + all, y + half);
  }
  c.setLineDash([10, 12]);
  draw.rim(c, draw.fade('#ffffff', 0.7), 5);
  draw.rim(c, draw.fade(INK, 0.45), 2.5);
  c.setLineDash([]);
}

/** Where a mark would land; the copies show in the cloth. */
function drawCursor(c: Context, ui: Ui, x: number, y: number, scale: number, color: string): void {
  const at = ui.press
    ? { x: ui.press.points.at(-2) ?? 0, y: ui.press.points.at(-1) ?? 0 }
    : ui.over
      ? ui.cursor
      : undefined;
  if (!at || (ui.press && !ui.press.inside)) return;
  const half = ui.tool === 'brush' ? (WIDTHS[ui.size] ?? 8) + 3 : (RADII[ui.size] ?? 38) + 4;
  c.beginPath();
  c.arc(x + at.x * scale, y + at.y * scale, half * scale, 0, Math.PI * 2);
  draw.rim(c, INK, 6);
  draw.rim(c, ui.tool === 'brush' ? draw.mix(color, '#ffffff', 0.3) : '#ffffff', 3);
}

/** Drops that are left; the flag stands where the third star ends. */
export function drawBottle(to: Surface, { bottle }: Layout, state: State, ui: Ui): void {
  const brief = briefOf(state.brief);
  const { c } = to;
  const { x, y, width, height } = bottle;
  const color = hexOf(brief.inks[ui.ink] ?? 0);
  const room = { top: y + 62, bottom: y + height - 12 };
  const heightOf = (drops: number): number => ((room.bottom - room.top) * drops) / brief.drops;
  to.stamp(
    'bottle',
    width + 6,
    height + 16,
    (on) => {
      on.translate(-width / 2, -height / 2);
      draw.rounded(on, width / 2 - 26, 0, 52, 40, 9, INK);
      draw.rounded(on, width / 2 - 21, 5, 42, 30, 6, '#d9a066');
      draw.rounded(on, 0, 34, width, height - 34, 30, INK);
      draw.rounded(on, 6, 40, width - 12, height - 46, 25, '#eaf6ff');
    },
    x + width / 2,
    y + height / 2,
  );
  const level = heightOf(state.drops - (ui.preview ? 1 : 0));
  c.save();
  c.beginPath();
  c.roundRect(x + 6, y + 40, width - 12, height - 46, 25);
  c.clip();
  c.fillStyle = color;
  c.fillRect(x, room.bottom - level, width, level + 20);
  c.fillStyle = '#ffffff55';
  c.fillRect(x, room.bottom - level, width, 7);
  c.restore();
  draw.rounded(c, x + 16, y + 62, 10, height - 100, 5, '#ffffffa0');
  const flag = room.bottom - heightOf(brief.spare);
  draw.segment(c, x + 8, flag, x + width - 8, flag, 4, INK);
  const earns = state.drops >= brief.spare && !ui.seen?.covered;
  draw.star(c, x + width - 12, flag, 24, INK);
  draw.star(c, x + width - 12, flag, 17.5, earns ? '#ffd02e' : '#cfc6d8');
  const pop =
    1 + 0.3 * Math.max(0, 1 - Math.min(ui.since['stamp'] ?? 9, ui.since['stroke'] ?? 9) * 5);
  to.label(`${state.drops}`, x + width / 2 - 4, y + height * 0.62, 58 * pop);
}

function drawChoices(to: Surface, layout: Layout, state: State): void {
  const fabric = hexOf(state.fabric);
  const size = to.readable(30);
  const text = (c: Context, word: string, x: number): void => {
    draw.drawText(c, to.words(word), x, 0, { size, color: INK, weight: 700, align: 'left' });
  };
  key(to, choiceRect(layout, 0), `cloth ${fabric}`, false, (c) => {
    draw.rounded(c, -120, -34, 76, 68, 12, INK);
    draw.rounded(c, -115, -29, 66, 58, 8, fabric);
    text(c, 'button.cloth', -24);
  });
  const mirror = mirrorOf(briefOf(-1), state.mirror);
  key(to, choiceRect(layout, 1), `mirror ${mirror}`, false, (c) => {
    draw.rounded(c, -124, -36, 72, 72, 10, '#ffffff');
    draw.place(c, -124, -36, () => drawGuides(c, mirror, 0, 0, 72 / SIDE));
    text(c, `mirror.${mirror}`, -30);
  });
}
