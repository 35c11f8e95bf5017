import { createRng } from '@playgrove/kit/core';
import {
  blob,
  type Context,
  disc,
  down,
  fade,
  fillPath,
  linear,
  type Paint,
  PALETTE,
  place,
  radial,
  type Rect,
  rim,
  shade,
  tint,
} from '@playgrove/kit/runtime';

/*
 * Backdrops, drawn once into `surface.layer`, in this order: a gradient of three or four stops in
 * the hue opposite the heroes, a light with rays, two or three ridges hazier with distance, one dim
 * framing layer, and the vignette. The toys come on top. Everything covers the rectangle it is
 * given.
 */

export function cover(c: Context, area: Rect, paint: Paint): void {
  c.fillStyle = paint;
  c.fillRect(area.x, area.y, area.width, area.height);
}

/** From top to bottom. */
export function sky(c: Context, area: Rect, ...colors: readonly string[]): void {
  cover(c, area, down(c, area.y, area.y + area.height, ...colors));
}

/** From a bright point outward, to the far corner. */
export function glow(
  c: Context,
  area: Rect,
  x: number,
  y: number,
  ...colors: readonly string[]
): void {
  cover(c, area, radial(c, x, y, reach(area, x, y), ...colors));
}

/** To the corner farthest from a point. */
function reach(area: Rect, x: number, y: number): number {
  return Math.hypot(
    Math.max(x - area.x, area.x + area.width - x),
    Math.max(y - area.y, area.y + area.height - y),
  );
}

/** Beams from a light: 6 to 12 % white is enough. They fade with distance. */
export function rays(
  c: Context,
  area: Rect,
  x: number,
  y: number,
  count = 14,
  color: string = fade(PALETTE.white, 0.1),
  turn = 0.1,
): void {
  const far = reach(area, x, y);
  const half = Math.PI / count;
  fillPath(c, radial(c, x, y, far, color, color, fade(color, 0)), (path) => {
    for (let beam = 0; beam < count; beam += 1) {
      const from = turn + beam * half * 2;
      path.moveTo(x, y);
      path.arc(x, y, far, from, from + half);
      path.closePath();
    }
  });
}

/** One soft hill line from edge to edge, filled down to the bottom. `height` is the hill's. */
export function ridge(
  c: Context,
  area: Rect,
  y: number,
  height: number,
  paint: Paint,
  seed = 1,
): void {
  const rng = createRng(seed);
  const [a, b] = [rng.between(0, 6.28), rng.between(0, 6.28)];
  const steps = 64;
  fillPath(c, paint, (path) => {
    path.moveTo(area.x, area.y + area.height);
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps;
      const swell = Math.sin(part * 5 + a) + 0.35 * Math.sin(part * 11 + b);
      path.lineTo(area.x + part * area.width, y + swell * height);
    }
    path.lineTo(area.x + area.width, area.y + area.height);
  });
}

/** Pointed mountains with one flank in the shade, filled down to the bottom. */
export function peaks(
  c: Context,
  area: Rect,
  y: number,
  height: number,
  color: string,
  seed = 1,
): void {
  const rng = createRng(seed);
  const right = area.x + area.width;
  for (let x = area.x - height / 2; x < right + height;) {
    const half = height * rng.between(0.7, 1.15);
    const top = y - height * rng.between(0.6, 1.1);
    const rock = (left: number, low: number, paint: string): void =>
      fillPath(c, paint, (path) => {
        path.moveTo(x + left, low);
        path.lineTo(x, top);
        path.lineTo(x + half, y);
      });
    rock(-half, y, color);
    rock(half * 0.12, y - (y - top) * 0.22, shade(color, 0.22));
    x += half * rng.between(0.9, 1.3);
  }
  cover(c, { ...area, y: y - 0.5, height: area.y + area.height - y + 1 }, color);
}

/** A row of buildings standing on `y`, some windows lit. */
export function skyline(
  c: Context,
  area: Rect,
  y: number,
  height: number,
  color: string,
  lit: string,
  seed = 1,
): void {
  const rng = createRng(seed);
  const pane = height / 12;
  for (let x = area.x - pane; x < area.x + area.width;) {
    const [width, tall] = [pane * rng.between(2.4, 4.2), rng.between(0.35, 1) * height];
    c.fillStyle = color;
    c.fillRect(x, y - tall, width, tall);
    c.fillStyle = fade(lit, 0.75);
    for (let row = pane * 0.8; row < tall - pane; row += pane * 1.2) {
      for (let column = pane * 0.5; column < width - pane * 0.8; column += pane) {
        if (rng.chance(0.4)) c.fillRect(x + column, y - tall + row, pane * 0.45, pane * 0.65);
      }
    }
    x += width + pane * rng.between(0, 0.5);
  }
}

const PUFFS = [
  [-0.72, 0.12, 0.3],
  [-0.34, -0.14, 0.42],
  [0.2, -0.2, 0.5],
  [0.66, 0.08, 0.34],
] as const;

/** A puffy cloud; `size` is half its width. */
export function cloud(
  c: Context,
  x: number,
  y: number,
  size: number,
  paint: Paint = '#f4fbff',
): void {
  fillPath(c, paint, (path) => {
    for (const [dx, dy, r] of PUFFS) {
      path.moveTo(x + (dx + r) * size, y + dy * size);
      path.arc(x + dx * size, y + dy * size, r * size, 0, 7);
    }
    path.roundRect(x - size * 0.96, y + size * 0.1, size * 1.92, size * 0.32, size * 0.16);
  });
}

/** Printed dots that grow toward the corners. */
export function halftone(c: Context, area: Rect, color: string, step: number): void {
  const [x0, y0] = [area.x + area.width / 2, area.y + area.height / 2];
  const far = Math.hypot(area.width, area.height) / 2;
  fillPath(c, color, (path) => {
    for (let row = 0; row * step < area.height + step; row += 1) {
      for (let column = 0; column * step < area.width + step; column += 1) {
        const x = area.x + column * step + (row % 2 === 0 ? 0 : step / 2);
        const y = area.y + row * step;
        const part = Math.hypot(x - x0, y - y0) / far;
        if (part < 0.25) continue;
        path.moveTo(x, y);
        path.arc(x, y, step * 0.42 * part, 0, 7);
      }
    }
  });
}

/** A checkerboard whose squares meet at the area's corner. */
export function checker(c: Context, area: Rect, color: string, side: number): void {
  c.fillStyle = color;
  for (let row = 0; row * side < area.height; row += 1) {
    for (let column = row % 2; column * side < area.width; column += 2) {
      const [x, y] = [column * side, row * side];
      const [width, height] = [Math.min(side, area.width - x), Math.min(side, area.height - y)];
      c.fillRect(area.x + x, area.y + y, width, height);
    }
  }
}

/** Out-of-focus lights. */
export function bokeh(
  c: Context,
  area: Rect,
  colors: readonly string[],
  count = 16,
  seed = 1,
): void {
  const rng = createRng(seed);
  const unit = Math.min(area.width, area.height);
  for (let spot = 0; spot < count; spot += 1) {
    const x = area.x + rng.unit() * area.width;
    const y = area.y + rng.unit() * area.height;
    const r = unit * rng.between(0.03, 0.1);
    const color = rng.pick(colors);
    disc(c, x, y, r, radial(c, x, y, r, fade(color, 0.12), fade(color, 0.2), fade(color, 0.42)));
  }
}

/** A lamp's cone from the top of the area, and the pool of light where it lands. */
export function spotlight(
  c: Context,
  area: Rect,
  x: number,
  y: number,
  width: number,
  color = '#fff6d8',
): void {
  fillPath(c, down(c, area.y, y, fade(color, 0.55), fade(color, 0.06)), (path) => {
    path.moveTo(x - width * 0.08, area.y);
    path.lineTo(x + width * 0.08, area.y);
    path.lineTo(x + width / 2, y);
    path.lineTo(x - width / 2, y);
  });
  place(
    c,
    x,
    y,
    () => disc(c, 0, 0, width / 2, radial(c, 0, 0, width / 2, fade(color, 0.6), fade(color, 0))),
    0,
    1,
    0.25,
  );
}

/** One broad leaf along the x axis from its stem at 0, 0. */
function leaf(c: Context, length: number, color: string): void {
  fillPath(
    c,
    linear(c, 0, -length * 0.3, 0, length * 0.3, tint(color, 0.15), shade(color, 0.3)),
    (path) => {
      path.moveTo(0, 0);
      path.bezierCurveTo(length * 0.3, -length * 0.42, length * 0.8, -length * 0.3, length, 0);
      path.bezierCurveTo(length * 0.8, length * 0.3, length * 0.3, length * 0.42, 0, 0);
    },
  );
  rim(c, fade(PALETTE.white, 0.16), length * 0.018, (path) => {
    path.moveTo(0, 0);
    path.lineTo(length * 0.94, 0);
    for (let vein = 1; vein < 6; vein += 1) {
      const out = length * 0.21 * Math.sin(vein * 0.45 + 0.3);
      for (const side of [-1, 1]) {
        path.moveTo(length * vein * 0.14, 0);
        path.quadraticCurveTo(
          length * (vein * 0.14 + 0.1),
          side * out * 0.48,
          length * (vein * 0.14 + 0.16),
          side * out,
        );
      }
    }
  });
}

/** Corner leaves: x, y, angle in radians, size, color index. */
const LEAVES = [
  [-0.05, 0.97, -1.05, 0.42, 0],
  [-0.04, 1.03, -0.5, 0.46, 1],
  [0.08, 1.06, -1.5, 0.34, 2],
  [1.05, 1.01, -2.5, 0.44, 1],
  [1.03, 0.92, -2.05, 0.39, 0],
  [0.9, 1.07, -1.7, 0.34, 2],
  [-0.05, -0.03, 0.75, 0.35, 2],
  [1.05, -0.03, 2.4, 0.35, 2],
] as const;

/**
 * Big leaves that frame the corners; use colors near the backdrop's hue, so that they stay in the
 * background.
 */
export function leaves(c: Context, area: Rect, color: string): void {
  const size = Math.min(area.width, area.height);
  const colors = [shade(color, 0.28), color, shade(color, 0.42)];
  for (const [across, below, turn, length, which] of LEAVES) {
    // Offsets are relative to the shorter side, from the nearest corner.
    const x = across < 0.5 ? area.x + across * size : area.x + area.width - (1 - across) * size;
    const y = below < 0.5 ? area.y + below * size : area.y + area.height - (1 - below) * size;
    place(c, x, y, () => leaf(c, length * size, colors[which] ?? color), turn);
  }
}

/** Darker corners toward a deep color of the scene, 35 to 50 %; painted under the toys. */
export function vignette(c: Context, area: Rect, color = '#1a0b3a', strength = 0.42): void {
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  place(
    c,
    x,
    y,
    () => {
      c.fillStyle = radial(c, 0, 0, 0.76, fade(color, 0), fade(color, 0), fade(color, strength));
      c.fillRect(-0.5, -0.5, 1, 1);
    },
    0,
    area.width,
    area.height,
  );
}

/** The contact shadow of a thing on the ground: ink, 30 to 38 %. */
export function contact(c: Context, x: number, y: number, halfWidth: number, alpha = 0.34): void {
  blob(c, x, y, halfWidth, halfWidth * 0.28, fade(PALETTE.ink, alpha));
}

/** The offset shadow of a thing in the air, tinted like the backdrop. */
export function afloat(
  c: Context,
  x: number,
  y: number,
  r: number,
  color: string = PALETTE.ink,
): void {
  blob(c, x + r * 0.18, y + r * 0.32, r, r * 0.92, fade(color, 0.3));
}
