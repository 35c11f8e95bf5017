import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import type { House } from '../rules/pace.ts';
import { HOUSE_LOOKS, type HouseLook } from './looks.ts';
import { isTall, movedBy } from './way.ts';

/** Shares of the world's movement: the panes, the baskets, the fronds at the edges. */
const PANES = 0.22;
const BASKETS = 0.5;
const FRONDS = 0.8;
const PANE = 250;
const BASKET_EVERY = 640;
const FROND_EVERY = 300;

/** The house behind everything: sky and trees through glass and iron, baskets, fronds. */
export function drawHouse(to: Surface, house: House, eye: number): void {
  const look = HOUSE_LOOKS[house];
  to.layer(`house ${house}`, (c, bleed) => paintSky(c, bleed, look));
  const moved = movedBy(to, eye);
  drawPanes(to, look, moved * PANES);
  drawBaskets(to, look, moved * BASKETS);
  drawFronds(to, house, look, moved * FRONDS);
}

function paintSky(c: Context, bleed: Rect, look: HouseLook): void {
  const { x, y, width, height } = bleed;
  draw.sky(c, bleed, ...look.sky);
  const sun = { x: x + width * 0.7, y: y + height * 0.2 };
  draw.glow(
    c,
    bleed,
    sun.x,
    sun.y,
    draw.fade(look.sun, 0.85),
    draw.fade(look.sun, 0.12),
    draw.fade(look.sun, 0),
  );
  draw.rays(c, bleed, sun.x, sun.y, 15, look.rays);
  const r = Math.min(width, height) * 0.09;
  const shine = draw.radial(c, sun.x, sun.y, r, draw.PALETTE.white, look.sun);
  if (!look.night) draw.disc(c, sun.x, sun.y, r, shine);
  if (look.night) {
    draw.fillPath(c, shine, (path) => {
      path.arc(sun.x, sun.y, r, 0.9, 4.6);
      path.quadraticCurveTo(sun.x - r * 0.5, sun.y + r * 0.3, sun.x + r * 0.62, sun.y + r * 0.78);
    });
    for (let n = 0; n < 40; n += 1) {
      const at = { x: x + ((n * 0.618) % 1) * width, y: y + ((n * 0.377) % 0.6) * height };
      draw.star(c, at.x, at.y, 2.5 + (n % 3) * 1.6, draw.fade(draw.PALETTE.white, 0.75), 0, 4);
    }
  } else {
    draw.cloud(c, x + width * 0.2, y + height * 0.13, Math.min(width, height) * 0.12, '#ffffffa6');
    draw.cloud(c, x + width * 0.86, y + height * 0.36, Math.min(width, height) * 0.1, '#ffffff80');
  }
  const bottom = y + height;
  for (const [part, high, color, seed] of [
    [0.66, 40, draw.fade(look.trees, 0.5), 3],
    [0.78, 34, draw.fade(look.trees, 0.8), 8],
    [0.9, 26, look.trees, 5],
  ] as const) {
    const top = y + height * part;
    draw.ridge(
      c,
      bleed,
      top,
      high,
      draw.linear(c, 0, top - high, 0, bottom, color, draw.fade(color, 0.6)),
      seed,
    );
  }
  draw.vignette(c, bleed, look.corner, look.night ? 0.5 : 0.32);
}

/** White iron: posts that stand, and bars that pass by as one climbs or walks. */
function drawPanes(to: Surface, look: HouseLook, moved: number): void {
  const { c, bleed } = to;
  const tall = isTall(to);
  const posts = tall ? 4 : 2;
  const span = (tall ? bleed.width : bleed.height) / posts;
  const pass = (width: number, paint: string, shift: number): void =>
    draw.rim(c, paint, width, (path) => {
      for (let n = 1; n < posts; n += 1) {
        const at = (tall ? bleed.x : bleed.y) + span * n + shift;
        if (tall) {
          path.moveTo(at, bleed.y);
          path.lineTo(at, bleed.y + bleed.height);
        } else {
          path.moveTo(bleed.x, at);
          path.lineTo(bleed.x + bleed.width, at);
        }
      }
      traceBars(path, bleed, tall, moved, shift);
    });
  pass(15, draw.fade(look.shade, 0.55), 4);
  pass(9, draw.fade(look.iron, 0.8), 0);
}

function traceBars(path: Context, bleed: Rect, tall: boolean, moved: number, shift: number): void {
  const { x, y, width, height } = bleed;
  const into = ((moved % PANE) + PANE) % PANE;
  if (tall) {
    for (let at = y + into - PANE; at < y + height + PANE; at += PANE) {
      path.moveTo(x, at + 46 + shift);
      path.quadraticCurveTo(x + width / 2, at - 46 + shift, x + width, at + 46 + shift);
    }
    return;
  }
  const gap = PANE * 1.2;
  for (let at = x - (((moved % gap) + gap) % gap); at < x + width + gap; at += gap) {
    path.moveTo(at + shift, y + height);
    path.lineTo(at + shift, y + height * 0.3);
    path.quadraticCurveTo(at + shift, y + 6, at + gap / 2 + shift, y + 6);
    path.quadraticCurveTo(at + gap + shift, y + 6, at + gap + shift, y + height * 0.3);
  }
}

/** Hanging baskets at both sides, so that the way stays free. */
function drawBaskets(to: Surface, look: HouseLook, moved: number): void {
  const { bleed } = to;
  if (!isTall(to)) {
    const first = Math.floor(moved / BASKET_EVERY) - 1;
    for (let n = first; n * BASKET_EVERY - moved < bleed.width + 300; n += 1)
      drawBasket(to, look, bleed.x + n * BASKET_EVERY - moved + 200, bleed.y + 96 + (n & 1) * 34);
    return;
  }
  const first = Math.floor((-moved - 200) / BASKET_EVERY);
  for (let n = first; n * BASKET_EVERY + moved < bleed.height + 300; n += 1) {
    const x = n & 1 ? bleed.x + 66 : bleed.x + bleed.width - 66;
    drawBasket(to, look, x, bleed.y + n * BASKET_EVERY + moved + 260);
  }
}

function drawBasket(to: Surface, look: HouseLook, x: number, y: number): void {
  for (const [dx, dy] of [
    [-32, -34],
    [30, -36],
    [-2, -52],
  ] as const)
    to.sprite(look.flower, x + dx, y + dy, 66, { rotate: dx * 0.008 });
  draw.stamped(to, 'basket', { x, y: y - 40, width: 150, height: 240 }, (c) => {
    for (const side of [-1, 1])
      draw.drawPath(c, `M${side * 50} 40L0 -108V-118`, { line: '#6a4a5a', width: 5 });
    const bowl = 'M-60 38H60C58 82 34 104 0 104C-34 104 -58 82 -60 38Z';
    draw.drawPath(c, bowl, { line: draw.PALETTE.ink, width: 11 });
    draw.drawPath(c, bowl, { fill: draw.down(c, 38, 104, '#d9954a', '#8a4f24') });
    draw.drawPath(c, 'M-54 54Q0 74 54 54M-46 74Q0 94 46 74', { line: '#ffcf8680', width: 5 });
  });
}

/** Palm leaves that reach in from the edges. */
function drawFronds(to: Surface, house: House, look: HouseLook, moved: number): void {
  const { bleed } = to;
  const paint = (c: Context): void => paintFrond(c, look.plants);
  const key = `frond ${house}`;
  if (isTall(to)) {
    const first = Math.floor((-moved - 200) / FROND_EVERY);
    for (let n = first; n * FROND_EVERY + moved < bleed.height + 260; n += 1) {
      const left = (n & 1) === 0;
      const x = left ? bleed.x + 62 : bleed.x + bleed.width - 62;
      const y = bleed.y + n * FROND_EVERY + moved;
      to.stamp(key, 300, 240, paint, x, y, { scaleX: left ? 1 : -1, rotate: left ? 0.25 : -0.25 });
    }
    return;
  }
  const first = Math.floor(moved / FROND_EVERY) - 1;
  for (let n = first; n * FROND_EVERY - moved < bleed.width + 300; n += 1) {
    const x = bleed.x + n * FROND_EVERY - moved;
    const y = bleed.y + bleed.height - 34;
    to.stamp(key, 300, 240, paint, x, y, { scaleX: n & 1 ? 1 : -1, rotate: -0.5 + (n % 3) * 0.3 });
  }
}

/** Lobes of a fan palm from a point left of the middle: their turn in radians, and their length. */
const LOBES = [
  [1.15, 120],
  [-1.2, 128],
  [0.85, 150],
  [-0.9, 160],
  [0.52, 178],
  [-0.58, 186],
  [0.2, 196],
  [-0.22, 200],
  [0, 206],
] as const;

function paintFrond(c: Context, color: string): void {
  draw.transformed(c, { x: -120, y: 10 }, () => {
    LOBES.forEach(([turn, long], n) => {
      const lit = n / LOBES.length;
      const side =
        turn > 0 ? draw.shade(color, 0.42 - lit * 0.2) : draw.shade(color, 0.22 - lit * 0.2);
      draw.transformed(c, { rotate: turn }, () => {
        const wide = 19;
        const d = `M0 0C${long * 0.3} ${-wide} ${long * 0.7} ${-wide} ${long} 0C${long * 0.7} ${wide} ${long * 0.3} ${wide} 0 0Z`;
        draw.drawPath(c, d, { fill: side, line: draw.fade(draw.shade(color, 0.6), 0.5), width: 5 });
        draw.drawPath(c, `M20 0L${long * 0.8} 0`, {
          line: draw.fade(draw.tint(color, 0.5), 0.6),
          width: 4,
        });
      });
    });
  });
}
