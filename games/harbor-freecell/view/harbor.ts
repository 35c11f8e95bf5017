import { createRng } from '@playgrove/kit/core';
import { SUIT_COLORS, traceSuit } from '@playgrove/kit/draw/cards';
import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import type { Table } from './layout.ts';

type Context = CanvasRenderingContext2D;

const INK = draw.PALETTE.ink;

/** Where the sea begins. */
export const horizonOf = ({ wide, height }: Table): number => height * (wide ? 0.6 : 0.7);

/** A harbor at sunset behind the cards: sky, hills, town, lighthouse, water, and the quay. */
export function drawHarbor(to: Surface, table: Table): void {
  to.layer('harbor', (c, bleed) => {
    const { x, y, width } = bleed;
    const level = horizonOf(table);
    const sun = { x: x + width * 0.34, y: level - table.height * 0.04 };
    draw.glow(
      c,
      { ...bleed, height: level - y },
      sun.x,
      sun.y,
      '#ffe6a8',
      '#ffb37a',
      '#e0708a',
      '#6b4a9e',
      '#2f3a86',
      '#20265e',
    );
    draw.rays(c, { ...bleed, height: level - y }, sun.x, sun.y, 18, '#fff0c01c');
    draw.disc(c, sun.x, sun.y, table.ch * 0.62, '#fff4d0');
    clouds(c, bleed, level);
    const unit = Math.min(table.width, table.height);
    const { x: east, foot, tall } = lighthouseOf(table, bleed);
    draw.ridge(c, { ...bleed, height: level - y }, level - unit * 0.08, unit * 0.035, '#7a5596', 4);
    draw.ridge(c, { ...bleed, height: level - y }, level - unit * 0.035, unit * 0.02, '#503f80', 9);
    lighthouse(c, east, foot, tall);
    sea(c, bleed, level, sun.x);
    quay(c, table, bleed);
    draw.vignette(c, bleed, '#0d1038', 0.46);
  });
}

function lighthouseOf(table: Table, { x, width }: Rect) {
  const unit = Math.min(table.width, table.height);
  return {
    x: x + width * (table.wide ? 0.7 : 0.8),
    foot: horizonOf(table) + unit * 0.02,
    tall: unit * (table.wide ? 0.42 : 0.5),
  };
}

const DROPS = 40;

/** Dusk, rain and the lighthouse's beam over the harbor. @param storm 0 to 1 */
export function drawStorm({ c, bleed, time, reducedMotion }: Surface, table: Table, storm: number) {
  if (storm < 0.02) return;
  c.globalAlpha = storm * 0.5;
  draw.cover(c, bleed, '#10143c');
  const { x, foot, tall } = lighthouseOf(table, bleed);
  const y = foot - tall * 0.83;
  const turn = Math.PI + 0.25 + (reducedMotion ? 0 : Math.sin(time * 0.8) * 0.3);
  const far = bleed.width;
  draw.fillPath(c, draw.radial(c, x, y, far, '#fff3b0', '#fff3b060', '#fff3b000'), (path) => {
    path.moveTo(x, y);
    for (const side of [-0.09, 0.09])
      path.lineTo(x + Math.cos(turn + side) * far, y - Math.sin(turn + side) * far);
    path.closePath();
  });
  if (!reducedMotion) {
    draw.rim(c, '#cfe4ff', 1.6, (path) => {
      for (let drop = 0; drop < DROPS; drop += 1) {
        const left = bleed.x + ((drop * 0.618 + time * 0.13) % 1) * bleed.width;
        const top = bleed.y + ((drop * 0.377 + time * (0.9 + (drop % 3) * 0.2)) % 1) * bleed.height;
        path.moveTo(left, top);
        path.lineTo(left - 5, top + 20);
      }
    });
  }
  c.globalAlpha = 1;
}

function clouds(c: Context, area: Rect, level: number): void {
  const rng = createRng('clouds');
  const unit = Math.min(area.width, area.height);
  for (let at = 0; at < 7; at += 1)
    draw.cloud(
      c,
      area.x + area.width * rng.unit(),
      area.y + (level - area.y) * rng.between(0.1, 0.85),
      unit * rng.between(0.07, 0.15),
      at % 2 === 0 ? '#ffd0b02e' : '#c7a4e02e',
    );
}

function lighthouse(c: Context, x: number, foot: number, tall: number): void {
  const wide = tall * 0.16;
  draw.fillPath(c, draw.down(c, foot - tall * 0.2, foot, '#5c4a86', '#2c2a5e'), (path) => {
    path.ellipse(x, foot, tall * 0.5, tall * 0.14, 0, Math.PI, 0);
  });
  const tower = (path: Context): void => {
    path.moveTo(x - wide, foot - tall * 0.08);
    path.lineTo(x - wide * 0.62, foot - tall * 0.74);
    path.lineTo(x + wide * 0.62, foot - tall * 0.74);
    path.lineTo(x + wide, foot - tall * 0.08);
    path.closePath();
  };
  draw.fillPath(
    c,
    draw.linear(c, x - wide, 0, x + wide, 0, '#fff1dc', '#f2d6cf', '#a98bb0'),
    tower,
  );
  draw.clipped(c, tower, () => {
    for (const at of [0.2, 0.46])
      draw.cover(
        c,
        { x: x - wide, y: foot - tall * (at + 0.14), width: wide * 2, height: tall * 0.13 },
        draw.linear(c, x - wide, 0, x + wide, 0, '#ff6b6b', '#d43f5e', '#7c2a66'),
      );
  });
  draw.rim(c, INK, tall * 0.012, tower);
  draw.disc(
    c,
    x,
    foot - tall * 0.82,
    tall * 0.32,
    draw.radial(c, x, foot - tall * 0.82, tall * 0.32, '#fff3b0b0', '#fff3b000'),
  );
  draw.rounded(c, x - wide * 0.8, foot - tall * 0.77, wide * 1.6, tall * 0.035, 2, INK);
  draw.rounded(c, x - wide * 0.42, foot - tall * 0.9, wide * 0.84, tall * 0.13, 3, '#fff6c4');
  draw.rim(c, INK, tall * 0.012);
  draw.fillPath(c, '#c2365a', (path) => {
    path.moveTo(x - wide * 0.6, foot - tall * 0.89);
    path.lineTo(x, foot - tall);
    path.lineTo(x + wide * 0.6, foot - tall * 0.89);
    path.closePath();
  });
  draw.rim(c, INK, tall * 0.012);
}

function sea(c: Context, area: Rect, level: number, sunX: number): void {
  const foot = area.y + area.height;
  draw.cover(
    c,
    { ...area, y: level, height: foot - level },
    draw.down(c, level, foot, '#f0a088', '#7a68b0', '#2e5a9c', '#123a72'),
  );
  const rng = createRng('waves');
  for (let wave = 0; wave < 70; wave += 1) {
    const part = rng.unit() ** 1.4;
    const y = level + 2 + (foot - level) * part;
    const near = rng.unit() < 0.4;
    const x = near
      ? sunX + area.width * rng.between(-0.09, 0.09) * (1 + part)
      : area.x + area.width * rng.unit();
    const half = area.width * (0.015 + part * 0.05);
    const color = near ? '#fff0c070' : '#d6ecff38';
    draw.rounded(c, x - half, y, half * 2, 1.2 + part * 2.2, 2, color);
  }
}

/** Planks along the foot of the screen. */
function quay(c: Context, { height }: Table, bleed: Rect): void {
  const top = height - 14;
  const foot = bleed.y + bleed.height;
  draw.cover(
    c,
    { ...bleed, y: top, height: foot - top },
    draw.down(c, top, foot, '#8a5a3c', '#4a2c2e'),
  );
  draw.cover(c, { ...bleed, y: top, height: 3 }, '#ffcf9a90');
  for (let x = bleed.x; x < bleed.x + bleed.width; x += 34)
    draw.cover(c, { x, y: top + 3, width: 1.6, height: foot - top }, '#2b163888');
}

/** A place for a card on the water: a ring on planks for a pier, a suit for home. */
export function paintPlace(c: Context, cw: number, ch: number, suit: number | undefined): void {
  const box = (path: Context): void => path.roundRect(-cw / 2, -ch / 2, cw, ch, cw * 0.11);
  if (suit === undefined) {
    draw.fillPath(c, draw.down(c, -ch / 2, ch / 2, '#b37a4e', '#6e4436'), box);
    draw.clipped(c, box, () => {
      for (let plank = 1; plank < 5; plank += 1)
        draw.cover(
          c,
          { x: -cw / 2, y: -ch / 2 + (plank * ch) / 5, width: cw, height: ch * 0.02 },
          '#2b163880',
        );
      draw.cover(c, { x: -cw / 2, y: -ch / 2, width: cw, height: ch * 0.03 }, '#ffd9a080');
    });
    draw.ring(c, 0, 0, cw * 0.23, cw * 0.12, INK);
    draw.ring(c, 0, 0, cw * 0.23, cw * 0.075, '#fff1dc');
    for (let part = 0; part < 4; part += 1)
      draw.rim(c, '#ff5a4e', cw * 0.075, (path) =>
        path.arc(0, 0, cw * 0.23, part * (Math.PI / 2) + 0.2, part * (Math.PI / 2) + 0.75),
      );
    draw.rim(c, draw.fade(INK, 0.7), cw * 0.03, box);
    return;
  }
  draw.fillPath(c, '#1b1f5c8c', box);
  draw.rim(c, '#ffe9bccc', cw * 0.03, box);
  draw.fillPath(c, '#fff3d6d0', (path) => traceSuit(path, suit, 0, 0, ch * 0.2));
}

/** A boat for each suit, its water line at 0, 0: the sail is up as far as the suit is home. */
export function paintBoat(c: Context, long: number, suit: number, up: number): void {
  const color = SUIT_COLORS[suit] ?? INK;
  c.save();
  c.scale(long, long);
  c.lineJoin = 'round';
  draw.rim(c, INK, 0.05, (path) => {
    path.moveTo(0, -0.1);
    path.lineTo(0, -1.02);
  });
  if (up > 0) {
    const top = -0.22 - 0.76 * up;
    const sail = (path: Context): void => {
      path.moveTo(0.03, -0.2);
      path.lineTo(0.03, top);
      path.quadraticCurveTo(0.2 + 0.26 * up, -0.36 - 0.2 * up, 0.44, -0.2);
      path.closePath();
      path.moveTo(-0.04, -0.2);
      path.lineTo(-0.04, top + 0.1 * up);
      path.quadraticCurveTo(-0.2, -0.34, -0.34, -0.2);
      path.closePath();
    };
    draw.fillPath(c, draw.linear(c, -0.3, 0, 0.44, 0, '#ffe9c8', '#fffdf4', '#ffd9b0'), sail);
    draw.rim(c, INK, 0.036, sail);
  }
  const hull = (path: Context): void => {
    path.moveTo(-0.46, -0.16);
    path.quadraticCurveTo(-0.36, 0.12, -0.2, 0.12);
    path.lineTo(0.22, 0.12);
    path.quadraticCurveTo(0.42, 0.1, 0.5, -0.2);
    path.closePath();
  };
  draw.fillPath(c, draw.down(c, -0.2, 0.12, draw.tint(color, 0.34), color), hull);
  draw.rim(c, INK, 0.045, hull);
  draw.fillPath(c, '#fff6e3', (path) => traceSuit(path, suit, 0, -0.02, 0.085));
  draw.rounded(c, -0.56, 0.08, 1.12, 0.05, 0.03, '#dff2ff8c');
  c.restore();
}

/** The sign with the number of cards that may move together: a board on a post, and small cards. */
export function paintSign(c: Context, size: number, alarm: boolean): void {
  const [wide, high] = [size * 1.05, size * 0.62];
  draw.rounded(c, -size * 0.07, -size * 0.5, size * 0.14, size * 0.5, 3, '#6e4436');
  draw.rim(c, INK, 2.4);
  draw.rounded(
    c,
    -wide / 2,
    -size * 0.5 - high,
    wide,
    high,
    size * 0.12,
    alarm
      ? draw.down(c, -size * 1.1, -size * 0.5, '#ff7a70', '#c8283e')
      : draw.down(c, -size * 1.1, -size * 0.5, '#3f7fe0', '#1d3f96'),
  );
  draw.rim(c, INK, 3);
  draw.rounded(c, -wide * 0.44, -size * 0.46 - high, wide * 0.88, high * 0.14, 3, '#ffffff4d');
  for (const [at, turn] of [-0.35, -0.08, 0.2].entries())
    draw.transformed(
      c,
      {
        x: -wide * 0.24 + at * size * 0.06,
        y: -size * 0.47 - high / 2 + size * 0.02,
        rotate: turn,
      },
      () => {
        draw.rounded(c, -size * 0.1, -size * 0.15, size * 0.2, size * 0.29, size * 0.03, '#fffdf6');
        draw.rim(c, INK, 1.6);
      },
    );
}
