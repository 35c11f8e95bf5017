import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import { cuttingOf, type State } from '../rules/state.ts';
import { toolAt } from './grip.ts';
import { slotAt, type Layout, type ToolId } from './layout.ts';
import { TABLES } from './looks.ts';
import { drawTurned } from './table.ts';
import { reached, shownIn, type Ui } from './ui.ts';

/** A piece's body in its place, relative to the place. */
const BODY = 0.62;

/** Loose pieces, as far as they are in sight. */
export function drawTray(to: Surface, state: State, ui: Ui, layout: Layout, out: number): void {
  const { c } = to;
  const { tray, lane, portrait } = layout;
  const { rail } = TABLES.of(to);
  c.save();
  c.translate(portrait ? 0 : out * tray.width * 1.2, portrait ? out * tray.height * 1.2 : 0);
  const wide = { x: tray.x, y: tray.y, width: tray.width + 60, height: tray.height + 60 };
  draw.rounded(
    c,
    wide.x - (portrait ? 30 : 4),
    wide.y - (portrait ? 4 : 30),
    wide.width,
    wide.height + 30,
    10,
    '#1a0b3a55',
  );
  c.fillStyle = draw.shade(rail, 0.3);
  c.fillRect(tray.x - (portrait ? 30 : 0), tray.y - (portrait ? 0 : 30), wide.width, wide.height);
  c.fillStyle = draw.tint(rail, 0.12);
  c.fillRect(
    tray.x - (portrait ? 30 : 0),
    tray.y - (portrait ? 0 : 30),
    portrait ? wide.width : 5,
    portrait ? 5 : wide.height,
  );
  const shown = shownIn(state, ui);
  const cutting = cuttingOf(state);
  const scale = (lane * BODY) / Math.max(cutting.width, cutting.height);
  const dragged =
    ui.drag?.kind === 'piece' && ui.drag.moved && ui.drag.fromTray ? ui.drag.piece : undefined;
  const chosen =
    ui.keys && ui.held === undefined && ui.where === 'tray' ? reached(state, ui) : ui.held;
  for (const [index, piece] of shown.entries()) {
    const slot = slotAt(layout, index);
    const x = slot.x - (portrait ? ui.scroll : 0);
    const y = slot.y - (portrait ? 0 : ui.scroll);
    if (x > to.width || y > to.height || x + lane < tray.x || y + lane < tray.y) continue;
    if (piece === dragged || (piece === ui.held && ui.keys)) continue;
    const left = x + (lane - cutting.width * scale) / 2;
    const top = y + (lane - cutting.height * scale) / 2 - (piece === chosen ? 5 : 0);
    if (piece === chosen) mark(to, { x: x + 2, y: y + 2, width: lane - 4, height: lane - 4 });
    c.fillStyle = '#1a0b3a66';
    c.save();
    c.translate(left + 1.5, top + 3);
    c.scale(scale, scale);
    if (ui.atlas && (state.turn[piece] ?? 0) === 0) c.fill(ui.atlas.outline(piece));
    c.restore();
    drawTurned(c, ui, state, piece, left, top, scale);
  }
  if (shown.length === 0) {
    const key = state.tray.length > 0 ? 'tray.edges' : 'tray.empty';
    const turn = portrait ? 0 : -Math.PI / 2;
    draw.place(
      c,
      tray.x + tray.width / 2,
      tray.y + tray.height / 2,
      () =>
        draw.drawText(c, to.words(key), 0, 0, {
          size: to.readable(16),
          color: '#ffffff',
          wide: (portrait ? tray.width : tray.height) - 30,
          lines: 1,
        }),
      turn,
    );
  }
  c.restore();
}

function mark(to: Surface, { x, y, width, height }: Rect): void {
  draw.rounded(to.c, x, y, width, height, 12, '#fff3b0');
  draw.rim(to.c, draw.PALETTE.ink, 2.5, (path) => path.roundRect(x, y, width, height, 12));
}

/** Round buttons over the table: hold to see the picture, edges only, the whole table. */
export function drawTools(to: Surface, ui: Ui, layout: Layout, alpha: number): void {
  if (alpha <= 0) return;
  to.c.globalAlpha = alpha;
  for (const [id, { x, y, width }] of layout.tools) {
    if (!toolAt(layout, { ...ui, zoomed: ui.zoomed }, { x: x + width / 2, y: y + width / 2 }))
      continue;
    const on = (id === 'look' && ui.looking) || (id === 'edges' && ui.edgesOnly);
    const side = { x: x + width / 2, y: y + width / 2, width: width + 12, height: width + 12 };
    draw.stamped(to, `tool ${id} ${on}`, side, (c) => paintTool(c, id, on, width / 2));
  }
  to.c.globalAlpha = 1;
}

function paintTool(c: Surface['c'], id: ToolId, on: boolean, r: number): void {
  draw.disc(c, 0, 2.5, r, draw.PALETTE.ink);
  draw.disc(c, 0, on ? 2 : 0, r, draw.PALETTE.ink);
  draw.disc(
    c,
    0,
    on ? 2 : 0,
    r - 3,
    on ? draw.down(c, -r, r, '#ffe45c', '#ffb52e') : draw.down(c, -r, r, '#ffffff', '#e4dcf6'),
  );
  const ink = draw.PALETTE.ink;
  if (id === 'look') {
    draw.fillPath(c, ink, (path) => {
      path.moveTo(-14, 0);
      path.quadraticCurveTo(0, -15, 14, 0);
      path.quadraticCurveTo(0, 15, -14, 0);
    });
    draw.disc(c, 0, 0, 5.4, '#ffffff');
    draw.disc(c, 0, 0, 2.8, ink);
  } else if (id === 'fit') {
    draw.rim(c, ink, 3, (path) => {
      for (const [x, y] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        path.moveTo(x * 11, y * 4);
        path.lineTo(x * 11, y * 9);
        path.lineTo(x * 5, y * 9);
      }
    });
  } else {
    draw.rim(c, ink, 3.4, (path) => {
      path.moveTo(-11, 11);
      path.lineTo(-11, -11);
      path.lineTo(11, -11);
    });
    draw.rim(c, draw.fade(ink, 0.4), 2.4, (path) => {
      path.moveTo(11, -5);
      path.lineTo(11, 3);
      path.bezierCurveTo(3, -2, 3, 10, 11, 6);
      path.lineTo(11, 11);
      path.lineTo(-5, 11);
    });
  }
}

/** The whole picture, while the button is held. */
export function drawLook(to: Surface, ui: Ui, layout: Layout): void {
  const picture = ui.atlas?.picture;
  if (!ui.looking || !picture) return;
  const { area } = layout;
  const wide = Math.min(area.width - 24, ((area.height - 24) * 4) / 3);
  const [x, y] = [area.x + (area.width - wide) / 2, area.y + (area.height - wide * 0.75) / 2];
  to.c.fillStyle = '#1a0b3a99';
  to.c.fillRect(area.x, area.y, area.width, area.height);
  draw.rounded(to.c, x - 6, y - 6, wide + 12, wide * 0.75 + 12, 10, '#fffaf0');
  to.c.drawImage(picture, x, y, wide, wide * 0.75);
}
