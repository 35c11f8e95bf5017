import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { District } from '../rules/chunks.ts';
import type { Prop } from '../rules/layout.ts';
import { Picture } from './picture.ts';

const INK = draw.PALETTE.ink;

/** A thing in the way, at its place on the screen. */
export function drawProp(to: Surface, prop: Prop, x: number, y: number, district: District): void {
  const { w, h } = prop;
  const middle = x + w / 2;
  if (prop.kind === 'drone') {
    const bob = to.reducedMotion ? 0 : Math.sin(to.time * 5 + prop.x) * 4;
    to.stamp('drone', 110, 90, drone, middle, y + h / 2 + bob);
    return;
  }
  if (prop.kind === 'beam') {
    to.stamp(`beam ${district}`, 96, 620, (c) => beam(c, district), middle, y + h - 280);
    return;
  }
  if (prop.kind === 'spring') {
    to.stamp('spring', 110, 60, spring, middle, y + 2);
    return;
  }
  const key = `${prop.kind} ${district}`;
  to.stamp(
    key,
    90,
    h + 40,
    (c) => {
      const count = prop.kind === 'stack' ? 2 : 1;
      for (let at = 0; at < count; at += 1) crate(c, h / 2 - 48 - at * 48, district, at);
    },
    middle,
    y + h / 2,
  );
}

function crate(c: Context, top: number, district: District, at: number): void {
  const [face, edge] = {
    market: ['#ffb84a', '#c9702a'],
    garden: ['#d98a52', '#8a4f2f'],
    crane: ['#ffd23d', '#3d3358'],
    train: ['#d98e52', '#7a4433'],
    neon: ['#ff5fb8', '#6a1f8a'],
  }[district] as [string, string];
  draw.rounded(c, -31, top - 2, 62, 52, 9, INK);
  draw.rounded(c, -26, top + 3, 52, 42, 5, draw.down(c, top, top + 48, '#fff3c4', face, face));
  c.fillStyle = edge;
  c.fillRect(-26, top + 8, 52, 6);
  c.fillRect(-26, top + 34, 52, 6);
  draw.segment(c, -20, top + 16, 20, top + 32, 6, edge);
  if (district === 'market' && at === 0) {
    for (const x of [-15, 0, 15]) draw.disc(c, x, top - 1, 10, INK);
    for (const x of [-15, 0, 15]) draw.disc(c, x, top - 1, 7, x === 0 ? '#ff4b55' : '#ff9a2e');
  }
  if (district === 'garden' && at === 0) {
    for (const x of [-16, 0, 16]) draw.star(c, x, top - 2, 14, INK, x, 6);
    for (const x of [-16, 0, 16]) draw.star(c, x, top - 2, 10, x === 0 ? '#ff7ac0' : '#fff', x, 6);
  }
}

/** Hangs from a cable far above: slide under it. Its foot is 280 below the picture's middle. */
function beam(c: Context, district: District): void {
  c.fillStyle = INK;
  c.fillRect(-4, -310, 8, 460);
  const colors = {
    market: '#e8434f',
    garden: '#3f9a5a',
    crane: '#ffc21f',
    train: '#e8434f',
    neon: '#ff3fb8',
  };
  const color = colors[district];
  if (district === 'neon') {
    c.fillStyle = draw.radial(c, 0, 210, 90, draw.fade(color, 0.5), draw.fade(color, 0));
    c.fillRect(-48, 110, 96, 200);
  }
  draw.rounded(c, -36, 136, 72, 146, 14, INK);
  draw.rounded(c, -30, 142, 60, 134, 10, draw.down(c, 142, 276, color, color, INK));
  c.save();
  c.beginPath();
  c.roundRect(-30, 236, 60, 40, 10);
  c.clip();
  for (let at = -3; at < 4; at += 1) {
    draw.fillPath(c, at % 2 === 0 ? '#fff6e3' : INK, (path) => {
      path.moveTo(at * 18, 236);
      path.lineTo(at * 18 + 18, 236);
      path.lineTo(at * 18 + 2, 276);
      path.lineTo(at * 18 - 16, 276);
    });
  }
  c.restore();
  // A downward arrow: what to do.
  draw.drawPath(c, 'M-9 154L9 154L9 186L22 186L0 216L-22 186L-9 186', { fill: '#ffffff' });
}

function drone(c: Context): void {
  c.fillStyle = draw.radial(c, 0, 22, 40, '#ff4b5566', '#ff4b5500');
  c.fillRect(-50, -18, 100, 60);
  for (const side of [-1, 1]) {
    draw.segment(c, 0, -2, side * 36, -14, 9, INK);
    draw.rounded(c, side * 36 - 22, -26, 44, 9, 4, '#2b1b4d88');
  }
  draw.rounded(c, -30, -20, 60, 40, 18, INK);
  draw.rounded(c, -25, -15, 50, 30, 13, draw.down(c, -15, 15, '#ffffff', '#c4cbe6'));
  draw.disc(c, 0, 2, 12, INK);
  draw.disc(c, 0, 2, 8, '#ff4b55');
  draw.disc(c, -3, -1, 3, '#ffffff');
}

function spring(c: Context): void {
  draw.drawPath(c, 'M-22 20L22 12L-22 6L22 0', { line: INK, width: 12 });
  draw.drawPath(c, 'M-22 20L22 12L-22 6L22 0', { line: '#c4cbe6', width: 6 });
  draw.rounded(c, -46, -16, 92, 20, 10, INK);
  draw.rounded(c, -41, -12, 82, 12, 6, '#19c8ff');
  draw.rounded(c, -36, -11, 72, 4, 2, '#ffffff99');
}

export const COIN = new Picture(44, (c) => draw.coin(c, 0, 0, 17));

/** Coins turn together. */
export function drawCoin(to: Surface, x: number, y: number): void {
  const turn = to.reducedMotion ? 1 : Math.abs(Math.cos(to.time * 3.4 + x * 0.002));
  COIN.draw(to.c, x, y, 0.35 + turn * 0.65);
}

/** The exchange: chevrons, the line, and a ring that closes on it. */
export function drawZone(
  to: Surface,
  at: { readonly from: number; readonly line: number; readonly to: number; readonly y: number },
  half: number,
  ring: { readonly far: number; readonly ripe: boolean } | undefined,
): void {
  const { c } = to;
  const wide = at.to - at.from;
  c.fillStyle = '#ffd02e55';
  c.fillRect(at.from, at.y - 2, wide, 22);
  draw.fillPath(c, '#ff8a1f', (path) => {
    for (let x = at.from; x < at.to - 16; x += 40) {
      path.moveTo(x, at.y + 2);
      path.lineTo(x + 14, at.y + 2);
      path.lineTo(x + 24, at.y + 10);
      path.lineTo(x + 14, at.y + 18);
      path.lineTo(x, at.y + 18);
      path.lineTo(x + 10, at.y + 10);
    }
  });
  draw.rounded(c, at.line - half, at.y - 4, half * 2, 26, 8, INK);
  draw.rounded(c, at.line - half + 4, at.y, half * 2 - 8, 18, 5, '#ffffff');
  c.fillStyle = draw.fade('#ffe98a', 0.28);
  c.fillRect(at.line - half, at.y - 230, half * 2, 230);
  if (ring === undefined) return;
  c.strokeStyle = INK;
  c.lineWidth = 14;
  c.beginPath();
  c.arc(at.line, at.y - 50, 50 + ring.far, 0, 7);
  c.stroke();
  c.strokeStyle = ring.ripe ? '#7df06a' : '#ffd02e';
  c.lineWidth = 8;
  c.stroke();
  draw.sparkle(c, at.line, at.y - 50 - 50 - ring.far, 13);
}
