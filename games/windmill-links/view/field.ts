import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { legsOf, LONG, WIDE, type Box, type Field, type Hole, type Wall } from '../rules/hole.ts';
import type { Layout } from './layout.ts';
import type { Theme } from './theme.ts';

const RIM = 0.25;
const INK = draw.PALETTE.ink;

/** A hole's page without what moves, in tiles. */
export function paintField(c: Context, hole: Hole, theme: Theme, layout: Layout): void {
  const { shade } = layout;
  paintPage(c, theme);
  const lanes = (path: Context): void => {
    for (const { x, y, w, h } of hole.lanes) path.rect(x, y, w, h);
  };
  const walls = (wide: number, paint: string, far: number): void => {
    c.save();
    c.translate(shade.x * far, shade.y * far);
    c.lineCap = 'round';
    c.lineJoin = 'round';
    c.lineWidth = wide;
    c.strokeStyle = paint;
    c.beginPath();
    lanes(c);
    c.stroke();
    draw.fillPath(c, paint, (path) => {
      lanes(path);
      for (const { x, y, w, h } of hole.blocks) path.rect(x, y, w, h);
    });
    c.restore();
  };
  const [light, base, dark] = theme.wall;
  walls(RIM * 2 + 0.12, draw.fade('#2b1b4d', 0.16), 0.42);
  walls(RIM * 2 + 0.06, draw.fade('#2b1b4d', 0.22), 0.26);
  walls(RIM * 2 + 0.1, INK, 0.13);
  walls(RIM * 2 + 0.1, INK, 0);
  walls(RIM * 2, dark, 0.12);
  walls(RIM * 2, base, 0);
  walls(RIM * 2 - 0.22, light, -0.03);
  walls(RIM * 2 - 0.3, base, 0);
  draw.clipped(c, lanes, () => paintTurf(c, hole, theme, layout));
  for (const block of hole.blocks) paintBlock(c, block, theme, layout);
  for (const { x, y, r } of hole.bumpers) paintBumper(c, x, y, r, theme, layout);
}

function paintPage(c: Context, { page, print }: Theme): void {
  const [w, h] = [WIDE + 0.6, LONG + 0.6];
  draw.rounded(c, -0.3, -0.3, w, h, 0.25, page);
  draw.clipped(
    c,
    (path) => path.rect(-0.3, -0.3, w, h),
    () => {
      // Printed hatching, in rings around two corners.
      for (let at = 0; at < 26; at += 1) {
        draw.ring(
          c,
          at % 2 === 0 ? 0 : WIDE,
          at % 2 === 0 ? LONG : 0,
          1.5 + Math.floor(at / 2) * 0.95,
          0.16,
          print,
        );
      }
      // The fold: a crease, and light and shade close to it.
      const [middle, near] = [LONG / 2, 0.4];
      const [shadow, shine] = ['#2b1b4d38', '#ffffff70'];
      c.fillStyle = draw.linear(
        c,
        0,
        middle - near,
        0,
        middle + near,
        '#2b1b4d00',
        shadow,
        shine,
        '#ffffff00',
      );
      c.fillRect(-0.3, middle - near, w, near * 2);
      c.fillStyle = draw.fade('#2b1b4d', 0.3);
      c.fillRect(-0.3, middle - 0.02, w, 0.04);
    },
  );
}

function paintTurf(c: Context, hole: Hole, theme: Theme, layout: Layout): void {
  const [light, base, dark] = theme.turf;
  c.fillStyle = draw.linear(c, 0, 0, WIDE, LONG, light, base);
  c.fillRect(0, 0, WIDE, LONG);
  // Mown stripes.
  c.fillStyle = draw.fade(dark, 0.16);
  for (let y = 0; y < LONG; y += 2) c.fillRect(0, y, WIDE, 1);
  for (const box of hole.sand) paintSand(c, box);
  for (const slope of hole.slopes) paintSlope(c, slope, dark);
  for (const pond of hole.water) paintWater(c, pond);
  for (const belt of hole.belts) paintBelt(c, belt);
  // Walls throw a soft shadow on the turf.
  const { shade } = layout;
  for (const [far, alpha] of [
    [0.34, 0.1],
    [0.2, 0.16],
  ] as const) {
    c.save();
    c.translate(shade.x * far, shade.y * far);
    strokeWalls(c, hole.walls, 0.34, draw.fade('#1c2a4d', alpha));
    c.restore();
  }
  for (const ramp of hole.ramps) paintRamp(c, ramp, layout);
  paintCuts(c, hole, theme);
}

function strokeWalls(c: Context, walls: readonly Wall[], wide: number, paint: string): void {
  c.strokeStyle = paint;
  c.lineWidth = wide;
  c.lineCap = 'round';
  c.beginPath();
  for (const { ax, ay, bx, by } of walls) {
    c.moveTo(ax, ay);
    c.lineTo(bx, by);
  }
  c.stroke();
}

function paintCuts(c: Context, { cuts }: Hole, { wall: [light, base] }: Theme): void {
  for (const cut of cuts) {
    const legs = legsOf(cut);
    const trace = (path: Context): void => {
      path.moveTo(cut.x, cut.y);
      path.lineTo(cut.x + legs.x, cut.y);
      path.lineTo(cut.x, cut.y + legs.y);
    };
    draw.fillPath(c, base, trace);
    draw.line(c, [cut.x + legs.x, cut.y, cut.x, cut.y + legs.y], 0.1, INK);
    const [ax, ay, bx, by] = [
      cut.x + legs.x * 0.82,
      cut.y + legs.y * 0.06,
      cut.x + legs.x * 0.06,
      cut.y + legs.y * 0.82,
    ];
    draw.line(c, [ax, ay, bx, by], 0.1, light);
  }
}

function paintBlock(
  c: Context,
  { x, y, w, h }: Box,
  { wall: [light, base, dark] }: Theme,
  { shade }: Layout,
): void {
  // Its edge lies inside, as the turf around it is open.
  draw.rounded(c, x, y, w, h, 0.12, INK);
  draw.rounded(c, x + 0.06, y + 0.06, w - 0.12, h - 0.12, 0.1, dark);
  const [dx, dy] = [shade.x * -0.1, shade.y * -0.1];
  draw.rounded(c, x + 0.1 + dx, y + 0.1 + dy, w - 0.2, h - 0.2, 0.1, base);
  draw.rounded(c, x + 0.2 + dx, y + 0.2 + dy, w - 0.4, h - 0.4, 0.06, light);
  draw.rounded(c, x + 0.26 + dx, y + 0.26 + dy, w - 0.52, h - 0.52, 0.06, base);
}

function paintBumper(
  c: Context,
  x: number,
  y: number,
  r: number,
  { paper: [a, b] }: Theme,
  { shade }: Layout,
): void {
  draw.disc(c, x + shade.x * 0.22, y + shade.y * 0.22, r, draw.fade('#1c2a4d', 0.3));
  draw.disc(c, x, y, r, INK);
  draw.disc(c, x, y, r - 0.06, a);
  draw.disc(c, x - shade.x * 0.06, y - shade.y * 0.06, r * 0.66, b);
  draw.disc(c, x - shade.x * 0.06, y - shade.y * 0.06, r * 0.34, a);
}

function paintSand(c: Context, { x, y, w, h }: Box): void {
  draw.rounded(c, x, y, w, h, 0.5, '#c9923f');
  draw.rounded(c, x + 0.06, y + 0.1, w - 0.12, h - 0.12, 0.46, '#f5d58a');
  for (let at = 0; at < w * h * 5; at += 1) {
    const [u, v] = [(at * 0.618) % 1, (at * 0.3819 + 0.13) % 1];
    draw.disc(c, x + 0.25 + u * (w - 0.5), y + 0.25 + v * (h - 0.5), 0.045, '#c9923f');
  }
}

/** Chevrons along a direction, in rows over a box. */
export function chevrons(
  c: Context,
  { x, y, w, h, dx, dy }: Field,
  step: number,
  size: number,
  shift: number,
): void {
  const [ux, uy] = [Math.sign(dx), Math.sign(dy)];
  const [long, wide] = ux === 0 ? [h, w] : [w, h];
  const rows = Math.max(1, Math.round(wide / (size * 3.4)));
  c.beginPath();
  for (let row = 0; row < rows; row += 1) {
    const across = ((row + 0.5) / rows - 0.5) * wide;
    for (let at = step / 2 + shift - step; at < long + step; at += step) {
      const along = at - long / 2;
      const [mx, my] = [x + w / 2 + ux * along + uy * across, y + h / 2 + uy * along + ux * across];
      c.moveTo(mx - ux * size - uy * size, my - uy * size - ux * size);
      c.lineTo(mx, my);
      c.lineTo(mx - ux * size + uy * size, my - uy * size + ux * size);
    }
  }
}

/** High ground is light, low ground dark, and arrows point down. */
function paintSlope(c: Context, slope: Field, dark: string): void {
  const { x, y, w, h, dx, dy } = slope;
  const [ux, uy] = [Math.sign(dx), Math.sign(dy)];
  const steep = Math.min(1, Math.sqrt(dx * dx + dy * dy) / 5);
  const [mx, my] = [x + w / 2, y + h / 2];
  draw.clipped(
    c,
    (path) => path.rect(x, y, w, h),
    () => {
      c.fillStyle = draw.linear(
        c,
        mx - (ux * w) / 2,
        my - (uy * h) / 2,
        mx + (ux * w) / 2,
        my + (uy * h) / 2,
        draw.fade('#ffffff', 0.2 + steep * 0.45),
        draw.fade('#ffffff', 0.05),
        draw.fade('#123a3a', 0.1),
        draw.fade('#123a3a', 0.2 + steep * 0.3),
      );
      c.fillRect(x, y, w, h);
      c.lineCap = 'round';
      c.lineJoin = 'round';
      chevrons(c, slope, 1, 0.2 + steep * 0.08, 0);
      c.strokeStyle = draw.fade(dark, 0.75);
      c.lineWidth = 0.16;
      c.stroke();
      c.strokeStyle = draw.fade('#ffffff', 0.85);
      c.lineWidth = 0.08;
      c.stroke();
    },
  );
}

function paintWater(c: Context, { x, y, w, h }: Box): void {
  draw.rounded(c, x, y, w, h, 0.3, '#1d5fb0');
  draw.rounded(
    c,
    x + 0.08,
    y + 0.12,
    w - 0.16,
    h - 0.2,
    0.26,
    draw.linear(c, 0, y, 0, y + h, '#4cc3ff', '#2f8df0'),
  );
  c.strokeStyle = '#ffffff8c';
  c.lineWidth = 0.07;
  c.lineCap = 'round';
  c.beginPath();
  for (let row = 0; row < h - 0.5; row += 0.8) {
    for (let at = (row * 3) % 1.3; at < w - 0.9; at += 1.7) {
      const [px, py] = [x + 0.2 + at, y + 0.5 + row];
      c.moveTo(px, py);
      c.quadraticCurveTo(px + 0.15, py - 0.16, px + 0.3, py);
      c.quadraticCurveTo(px + 0.45, py + 0.16, px + 0.6, py);
    }
  }
  c.stroke();
}

function paintBelt(c: Context, { x, y, w, h, dx }: Field): void {
  c.fillStyle = '#3b3560';
  c.fillRect(x, y, w, h);
  c.fillStyle = '#57508a';
  if (dx === 0) c.fillRect(x + 0.12, y, w - 0.24, h);
  else c.fillRect(x, y + 0.12, w, h - 0.24);
}

function paintRamp(c: Context, ramp: Field, { shade }: Layout): void {
  const { x, y, w, h, dx, dy } = ramp;
  const [mx, my] = [x + w / 2, y + h / 2];
  const end = { x: mx + (dx * w) / 2, y: my + (dy * h) / 2 };
  c.fillStyle = draw.fade('#1c2a4d', 0.32);
  c.fillRect(x + shade.x * 0.2, y + shade.y * 0.2, w, h);
  c.fillStyle = draw.linear(
    c,
    mx - (dx * w) / 2,
    my - (dy * h) / 2,
    end.x,
    end.y,
    '#e08a3c',
    '#ffd9a0',
  );
  c.fillRect(x, y, w, h);
  c.lineCap = 'butt';
  for (let at = 0.25; at < 1; at += 0.25) {
    const [px, py] = [mx + dx * w * (at - 0.5), my + dy * h * (at - 0.5)];
    draw.line(
      c,
      [px - (dy * w) / 2, py - (dx * h) / 2, px + (dy * w) / 2, py + (dx * h) / 2],
      0.04,
      '#a85a2480',
    );
  }
  // Its end is an edge in the air.
  draw.line(
    c,
    [end.x - (dy * w) / 2, end.y - (dx * h) / 2, end.x + (dy * w) / 2, end.y + (dx * h) / 2],
    0.2,
    INK,
  );
  draw.line(
    c,
    [end.x - (dy * w) / 2, end.y - (dx * h) / 2, end.x + (dy * w) / 2, end.y + (dx * h) / 2],
    0.1,
    '#ffffff',
  );
  draw.clipped(
    c,
    (path) => path.rect(x, y, w, h),
    () => {
      c.lineCap = 'round';
      chevrons(c, ramp, 0.8, 0.26, 0.1);
      c.strokeStyle = '#8a3f1ecc';
      c.lineWidth = 0.1;
      c.stroke();
    },
  );
}

/** Marks of tunnels: both ends of one have the same color and number of dots. */
const RINGS = ['#ff4f9a', '#ffb52e', '#4cc3ff', '#8a4dff', '#ff6a3c'] as const;

export function paintTunnels(c: Context, { tunnels }: Hole, { shade }: Layout): void {
  for (const [at, tunnel] of tunnels.entries()) {
    const color = RINGS[at % RINGS.length] ?? RINGS[0];
    mound(c, tunnel.to.x - tunnel.dx * 0.1, tunnel.to.y - tunnel.dy * 0.1, 0.42, color, shade);
    // The way out.
    const [ux, uy] = [tunnel.dx, tunnel.dy];
    const [px, py] = [tunnel.to.x + ux * 0.82, tunnel.to.y + uy * 0.82];
    const trace = (path: Context): void => {
      path.moveTo(px, py);
      path.lineTo(px - ux * 0.3 - uy * 0.24, py - uy * 0.3 + ux * 0.24);
      path.lineTo(px - ux * 0.3 + uy * 0.24, py - uy * 0.3 - ux * 0.24);
    };
    draw.fillPath(c, color, trace);
    mound(c, tunnel.x, tunnel.y, 0.5, color, shade);
    draw.disc(c, tunnel.x, tunnel.y, 0.34, INK);
    draw.disc(
      c,
      tunnel.x + shade.x * 0.07,
      tunnel.y + shade.y * 0.07,
      0.27,
      draw.radial(c, tunnel.x, tunnel.y + 0.1, 0.4, '#5a3a2a', '#2b1b2d'),
    );
    for (let dot = 0; dot <= at; dot += 1) {
      const turn = -Math.PI / 2 + (dot - at / 2) * 0.5;
      const [ex, ey] = [tunnel.to.x - ux * 0.1, tunnel.to.y - uy * 0.1];
      draw.disc(c, ex + Math.cos(turn) * 0.22, ey + Math.sin(turn) * 0.22, 0.06, INK);
      draw.disc(
        c,
        tunnel.x + Math.cos(turn) * 0.43,
        tunnel.y + Math.sin(turn) * 0.43,
        0.055,
        '#fff',
      );
    }
  }
}

function mound(
  c: Context,
  x: number,
  y: number,
  r: number,
  color: string,
  shade: Layout['shade'],
): void {
  draw.disc(c, x + shade.x * 0.14, y + shade.y * 0.14, r + 0.04, draw.fade('#1c2a4d', 0.35));
  draw.disc(c, x, y, r + 0.05, INK);
  draw.disc(c, x, y, r, color);
  draw.disc(c, x, y, r - 0.12, draw.fade('#ffffff', 0.35));
}
