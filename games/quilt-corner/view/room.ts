import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { CELL, RAIL, type Layout } from './layout.ts';
import { SIDE } from '../rules/board.ts';

const WALL = ['#f08a86', '#dd5f7e', '#b43f72'] as const;
const SPOOLS = ['#ff5a63', '#3f8cf2', '#ffcf3f', '#4fc76a', '#a36bf2'] as const;

/** A papered wall in morning light, a window, and a table of honey wood. */
export function drawRoom(to: Surface, layout: Layout): void {
  to.layer(`room ${layout.table} ${layout.x}`, (c, bleed) => {
    const foot = layout.table;
    draw.cover(c, bleed, draw.down(c, bleed.y, foot, ...WALL));
    paper(c, { ...bleed, height: foot - bleed.y });
    draw.glow(c, bleed, bleed.x + 60, bleed.y, draw.fade('#fff1c4', 0.5), draw.fade('#ffe0a0', 0));
    draw.rays(c, bleed, bleed.x - 40, bleed.y - 60, 16, draw.fade('#fff6d8', 0.13));
    const right = layout.x + CELL * SIDE + RAIL;
    const roomLeft = layout.x - RAIL - bleed.x;
    if (!layout.portrait && roomLeft > 150)
      window(c, bleed.x + roomLeft * 0.5, layout.height * 0.27, Math.min(230, roomLeft * 0.62));
    table(c, bleed, foot);
    if (!layout.portrait && bleed.x + bleed.width - right > 440)
      spools(c, (right + 240 + bleed.x + bleed.width) / 2, layout.height - 60, 1, 3);
    if (layout.portrait && layout.cat) spools(c, 150, layout.height - 26, layout.cat.size / 150, 3);
    draw.vignette(c, bleed, '#4a1440', 0.34);
  });
}

/** A sprig on every second place. */
function paper(c: Context, area: Rect): void {
  const step = 74;
  c.fillStyle = draw.fade('#ffd9cf', 0.22);
  for (let row = 0; row * step < area.height; row += 1) {
    for (let column = 0; column * step < area.width + step; column += 1) {
      const x = area.x + (column + (row % 2) / 2) * step;
      const y = area.y + row * step + 30;
      c.beginPath();
      for (const turn of [-0.8, 0, 0.8])
        c.ellipse(x + turn * 14, y - Math.cos(turn) * 10, 5, 11, turn, 0, 7);
      c.fill();
      c.fillRect(x - 1.5, y, 3, 16);
    }
  }
}

function window(c: Context, x: number, y: number, size: number): void {
  const half = size / 2;
  draw.rounded(
    c,
    x - half - 18,
    y - size * 0.7 - 18,
    size + 36,
    size * 1.4 + 36,
    20,
    draw.PALETTE.ink,
  );
  draw.rounded(c, x - half - 14, y - size * 0.7 - 14, size + 28, size * 1.4 + 28, 16, '#fff3dc');
  draw.rounded(
    c,
    x - half,
    y - size * 0.7,
    size,
    size * 1.4,
    8,
    draw.down(c, y - size * 0.7, y + size * 0.7, '#8fdcff', '#d6f5ff', '#fff2c0'),
  );
  draw.disc(c, x + half * 0.35, y - size * 0.36, size * 0.14, '#fff6c8');
  draw.fillPath(c, '#7fcf7a', (path) => {
    path.moveTo(x - half, y + size * 0.45);
    path.quadraticCurveTo(x - half * 0.2, y + size * 0.2, x + half, y + size * 0.5);
    path.lineTo(x + half, y + size * 0.7);
    path.lineTo(x - half, y + size * 0.7);
  });
  c.fillStyle = '#fff3dc';
  c.fillRect(x - 6, y - size * 0.7, 12, size * 1.4);
  c.fillRect(x - half, y - 6, size, 12);
}

function table(c: Context, bleed: Rect, y: number): void {
  const bottom = bleed.y + bleed.height;
  const area = { x: bleed.x, y, width: bleed.width, height: bottom - y };
  draw.cover(c, { ...area, y: y - 5, height: 9 }, draw.PALETTE.ink);
  draw.cover(c, { ...area, y: y + 4 }, draw.down(c, y, bottom, '#f6bd72', '#dd9148', '#b96a35'));
  draw.cover(c, { ...area, y: y + 4, height: 12 }, draw.fade('#fff0c8', 0.6));
  for (let plank = y + 92, wide = 100; plank < bottom; plank += wide, wide *= 1.12) {
    draw.cover(c, { ...area, y: plank, height: 4 }, draw.fade('#7a3a1c', 0.42));
    draw.cover(c, { ...area, y: plank + 4, height: 3 }, draw.fade('#fff0c8', 0.3));
    for (let grain = 0; grain < 6; grain += 1) {
      const x = bleed.x + ((grain * 397 + wide * 13) % bleed.width);
      draw.rounded(c, x, plank - 46 - (grain % 3) * 14, 110, 4, 2, draw.fade('#8a4a22', 0.22));
    }
  }
}

/** Spools of thread that stand side by side on `y`. */
function spools(c: Context, x: number, y: number, scale: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const color = SPOOLS[(index * 2) % SPOOLS.length] ?? SPOOLS[0];
    const drop = index === 1 ? 10 : 0;
    draw.place(c, x + (index - 1) * 66 * scale, y + drop, () => spool(c, color), 0, scale);
  }
}

function spool(c: Context, color: string): void {
  draw.blob(c, 4, 0, 36, 9, draw.fade('#3a0f2c', 0.4));
  for (const y of [-72, -12]) {
    draw.rounded(c, -30, y, 60, 16, 8, draw.PALETTE.ink);
    draw.rounded(c, -27, y + 3, 54, 10, 5, '#ffd9a0');
  }
  draw.rounded(c, -24, -60, 48, 50, 7, draw.PALETTE.ink);
  draw.rounded(
    c,
    -21,
    -58,
    42,
    46,
    5,
    draw.linear(c, -21, 0, 21, 0, draw.tint(color, 0.4), color, draw.shade(color, 0.35)),
  );
  draw.rim(c, draw.fade('#ffffff', 0.4), 2, (path) => {
    for (let y = -52; y < -14; y += 8) {
      path.moveTo(-20, y);
      path.lineTo(20, y + 3);
    }
  });
}

/** The tabby that watches: it follows the patch with its eyes and is glad of every stitch. */
export function drawCat(
  to: Surface,
  layout: Layout,
  gaze: { readonly x: number; readonly y: number },
  joy: number,
): void {
  const { cat } = layout;
  if (!cat) return;
  const scale = cat.size / 200;
  const happy = joy > 0;
  const breath = to.reducedMotion ? 0 : Math.sin(to.time * 1.8) * 0.012;
  const hop = happy && !to.reducedMotion ? Math.abs(Math.sin(joy * 9)) * 16 : 0;
  draw.stamped(
    to,
    'cat body',
    {
      x: cat.x,
      y: cat.y - 90 * scale,
      width: 360,
      height: 230,
      scaleX: scale * (1 + breath),
      scaleY: scale * (1 - breath),
    },
    paintBody,
  );
  const [hx, hy] = [cat.x - 62 * scale, cat.y - (112 + hop) * scale];
  const turn = Math.max(-0.16, Math.min(0.16, (gaze.x - hx) / 2600));
  draw.stamped(
    to,
    'cat head',
    { x: hx, y: hy, width: 220, height: 210, scaleX: scale, scaleY: scale, rotate: turn },
    paintHead,
  );
  draw.place(to.c, hx, hy, () => face(to.c, gaze.x - hx, gaze.y - hy, happy, to), turn, scale);
}

const COAT = ['#ffc06a', '#f59a3c', '#d9702a'] as const;

function paintBody(c: Context): void {
  draw.blob(c, 6, 90, 150, 18, draw.fade('#3a0f2c', 0.45));
  draw.rim(c, draw.PALETTE.ink, 40, (path) => {
    path.moveTo(118, 62);
    path.bezierCurveTo(176, 70, 176, 6, 140, 12);
  });
  draw.rim(c, '#e8853a', 29, (path) => {
    path.moveTo(118, 62);
    path.bezierCurveTo(176, 70, 176, 6, 140, 12);
  });
  draw.disc(c, 141, 12, 14, '#fff0d4');
  const loaf = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-120 - grow, 60);
      path.bezierCurveTo(-130 - grow, -40 - grow, -20, -64 - grow, 30, -56 - grow);
      path.bezierCurveTo(120 + grow, -44 - grow, 150 + grow, 30, 126 + grow, 72);
      path.bezierCurveTo(110, 92 + grow, -108, 96 + grow, -120 - grow, 60);
    });
  loaf(6, draw.PALETTE.ink);
  loaf(0, draw.down(c, -60, 90, ...COAT));
  for (const [x, lean] of [
    [28, -6],
    [62, 2],
    [94, 12],
  ] as const)
    draw.rim(c, '#c25f20', 12, (path) => {
      path.moveTo(x, -48 + Math.abs(lean));
      path.quadraticCurveTo(x + lean + 6, -26, x + lean, -2);
    });
  for (const x of [-84, -36]) {
    draw.blob(c, x, 80, 28, 17, draw.PALETTE.ink);
    draw.blob(c, x, 78, 23, 13, '#fff0d4');
  }
}

function paintHead(c: Context): void {
  for (const side of [-1, 1]) {
    const ear = (grow: number, paint: string): void =>
      draw.fillPath(c, paint, (path) => {
        path.moveTo(side * (26 - grow), -50 - grow);
        path.quadraticCurveTo(side * 62, -104 - grow * 1.6, side * (74 + grow), -92 - grow);
        path.quadraticCurveTo(side * (88 + grow), -50, side * (76 + grow), -18);
      });
    ear(6, draw.PALETTE.ink);
    ear(0, '#f59a3c');
    ear(-13, '#ffb0b8');
  }
  draw.blob(c, 0, 0, 88, 72, draw.PALETTE.ink);
  draw.blob(c, 0, 0, 82, 66, draw.down(c, -66, 66, ...COAT));
  draw.blob(c, 0, 30, 44, 30, '#fff0d4');
  for (const x of [-20, 0, 20])
    draw.rim(c, '#c25f20', 10, (path) => {
      path.moveTo(x, -60 + Math.abs(x) * 0.2);
      path.lineTo(x * 0.8, -38);
    });
}

function face(c: Context, dx: number, dy: number, happy: boolean, to: Surface): void {
  const far = Math.hypot(dx, dy) || 1;
  const blink = !to.reducedMotion && to.time % 4.2 > 4.05;
  for (const side of [-1, 1]) {
    const x = side * 36;
    if (happy || blink) {
      draw.rim(c, draw.PALETTE.ink, 8, (path) =>
        path.arc(x, happy ? 4 : -8, 15, happy ? Math.PI * 1.1 : 0.3, happy ? Math.PI * 1.9 : 2.84),
      );
      continue;
    }
    draw.blob(c, x, -2, 19, 21, draw.PALETTE.ink);
    draw.blob(c, x, -2, 15, 17, '#d9f27a');
    draw.blob(c, x + (dx / far) * 6, -2 + (dy / far) * 6, 9, 12, draw.PALETTE.ink);
    draw.disc(c, x - 4, -9, 4.5, '#ffffff');
  }
  draw.fillPath(c, '#e8506a', (path) => {
    path.moveTo(-10, 16);
    path.lineTo(10, 16);
    path.lineTo(0, 27);
    path.closePath();
  });
  draw.rim(c, draw.PALETTE.ink, 5, (path) => {
    path.moveTo(-16, 33);
    path.quadraticCurveTo(-6, 42, 0, 28);
    path.quadraticCurveTo(6, 42, 16, 33);
  });
  draw.rim(c, draw.fade(draw.PALETTE.ink, 0.6), 3, (path) => {
    for (const side of [-1, 1])
      for (const rise of [-4, 8]) {
        path.moveTo(side * 44, 26 + rise * 0.4);
        path.lineTo(side * 92, 20 + rise * 1.6);
      }
  });
}
