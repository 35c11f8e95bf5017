import * as draw from '@playgrove/kit/draw';
import type { Context, Surface, SpriteOptions } from '@playgrove/kit/runtime';
import { KINDS } from '../rules/kinds.ts';
import type { Kind, Side } from '../rules/types.ts';
import { crest } from './crests.ts';
import { liveryOf } from './sides.ts';

export type Mood = 'asleep' | 'awake' | 'blink' | 'worry';

const INK = draw.PALETTE.ink;

/** A mound's outline about 0, 0, about 2 wide: a dome with a knobbly edge. */
function dome(c: Context, grow = 0): void {
  const w = 1 + grow;
  c.moveTo(-w, 0.42);
  c.bezierCurveTo(-w - 0.08, -0.1, -0.92 * w, -0.5, -0.62 * w, -0.66 * w);
  c.bezierCurveTo(-0.5 * w, -0.94 * w, -0.12 * w, -0.98 * w, 0.04 * w, -0.92 * w);
  c.bezierCurveTo(0.34 * w, -1 * w, 0.62 * w, -0.84 * w, 0.72 * w, -0.6 * w);
  c.bezierCurveTo(w, -0.4 * w, w + 0.1, 0.06, w, 0.44);
  c.bezierCurveTo(0.9 * w, 0.86 * w, -0.9 * w, 0.86 * w, -w, 0.42);
  c.closePath();
}

function mossy(c: Context, side: Side): void {
  const { body, light, deep } = liveryOf(side);
  draw.fillPath(c, INK, (path) => dome(path, 0.09));
  draw.fillPath(c, draw.down(c, -0.95, 0.85, light, body, body, deep), dome);
  draw.clipped(
    c,
    (path) => dome(path),
    () => {
      draw.blob(c, -0.36, -0.62, 0.5, 0.26, draw.fade(draw.tint(light, 0.5), 0.75), -0.5);
      dots(c, draw.fade(draw.shade(body, 0.18), 0.5), CLUMPS, 0, 1);
      dots(c, draw.fade(light, 0.8), CLUMPS, 0.3, 0.6);
      draw.blob(c, 0, 0.95, 1.1, 0.34, draw.fade(draw.shade(deep, 0.3), 0.55));
    },
  );
}

/** Where, and how large: moss grows in clumps. */
const CLUMPS = [
  [-0.7, 0.02, 0.16],
  [-0.42, -0.3, 0.11],
  [0.62, -0.34, 0.15],
  [0.78, 0.12, 0.12],
  [0.3, -0.68, 0.1],
] as const;

/** Discs of one color, moved up by a part of their size. */
function dots(
  c: Context,
  color: string,
  list: readonly (readonly [number, number, number])[],
  lift = 0,
  part = 1,
): void {
  draw.fillPath(c, color, (path) => {
    for (const [x, y, r] of list) {
      const [cx, cy] = [x - r * lift * 0.8, y - r * lift];
      path.moveTo(cx + r * part, cy);
      path.arc(cx, cy, r * part, 0, 7);
    }
  });
}

/** Grass at a mound's foot. */
function tufts(c: Context, color: string): void {
  draw.fillPath(c, color, (path) => {
    for (const [x, h] of [
      [-0.94, 0.3],
      [-0.76, 0.4],
      [0.74, 0.42],
      [0.96, 0.3],
    ] as const) {
      path.moveTo(x - 0.12, 0.72);
      path.quadraticCurveTo(x - 0.06, 0.72 - h, x + (x < 0 ? -0.1 : 0.1), 0.62 - h);
      path.quadraticCurveTo(x + 0.08, 0.72 - h * 0.5, x + 0.12, 0.72);
    }
  });
  draw.rim(c, INK, 0.05);
}

function face(c: Context, y: number, mood: Mood, size = 1): void {
  const gap = 0.34 * size;
  if (mood === 'asleep' || mood === 'blink') {
    draw.rim(c, INK, 0.085, (path) => {
      for (const x of [-gap, gap]) {
        path.moveTo(x + 0.16 * size, y + 0.03);
        path.arc(x, y - 0.03, 0.17 * size, 0.35, Math.PI - 0.35);
      }
    });
  } else {
    const both = (dx: number, dy: number, r: number) => (path: Context) => {
      for (const x of [-gap, gap]) {
        path.moveTo(x + dx + r, y + dy);
        path.arc(x + dx, y + dy, r, 0, 7);
      }
    };
    draw.fillPath(c, draw.PALETTE.white, both(0, 0, 0.235 * size));
    draw.rim(c, INK, 0.07);
    draw.fillPath(c, INK, both(0, 0.02, 0.135 * size));
    draw.fillPath(c, draw.PALETTE.white, both(0.05, -0.06, 0.055 * size));
  }
  if (mood === 'worry') {
    for (const way of [-1, 1]) {
      draw.rim(c, INK, 0.08, (path) => {
        path.moveTo(way * (gap + 0.24), y - 0.22);
        path.lineTo(way * (gap - 0.12), y - 0.36);
      });
    }
    draw.blob(c, 0, y + 0.36, 0.13, 0.1, INK);
    return;
  }
  if (mood === 'asleep') {
    draw.rim(c, INK, 0.065, (path) => path.arc(0, y + 0.24, 0.1, 0.2, Math.PI - 0.2));
    return;
  }
  draw.rim(c, INK, 0.075, (path) => path.arc(0, y + 0.18, 0.2 * size, 0.35, Math.PI - 0.35));
  dots(c, '#ff8f7bbb', [
    [-gap - 0.24, y + 0.24, 0.09],
    [gap + 0.24, y + 0.24, 0.09],
  ]);
}

/** A side's marks on the dome itself. */
function marks(c: Context, side: Side): void {
  draw.clipped(
    c,
    (path) => dome(path),
    () => {
      if (side === 2) {
        dots(c, '#6e1230', [
          [-0.64, -0.36, 0.17],
          [0.64, -0.4, 0.15],
          [-0.02, -0.66, 0.16],
          [0.82, 0.14, 0.14],
          [-0.84, 0.12, 0.13],
        ]);
      } else if (side === 3) {
        draw.rim(c, '#f1e4ff', 0.1, (path) => path.arc(0, -0.44, 0.44, 2.6, 6.9));
        draw.rim(c, '#f1e4ff', 0.1, (path) => path.arc(0.08, -0.52, 0.22, 0.4, 4.6));
      } else if (side === 4) {
        for (const x of [-0.72, 0.72]) {
          draw.rim(c, '#4a2c10', 0.17, (path) => {
            path.moveTo(x * 0.9, -1);
            path.quadraticCurveTo(x * 1.18, 0, x * 0.94, 0.9);
          });
        }
        draw.drawPath(c, 'M-0.2 -0.62 Q0 -0.54 0.2 -0.62', { line: '#4a2c10', width: 0.15 });
      }
    },
  );
}

function toadstool(c: Context, side: Side, mood: Mood): void {
  const { body, light, deep } = liveryOf(side);
  draw.fillPath(c, INK, (path) => path.roundRect(-0.62, -0.3, 1.24, 1.16, 0.44));
  draw.fillPath(c, draw.down(c, -0.2, 0.8, '#fff6de', '#f3dcb2', '#c59a6c'), (path) =>
    path.roundRect(-0.53, -0.24, 1.06, 1.02, 0.38),
  );
  face(c, 0.3, mood, 0.78);
  const cap = (path: Context): void => {
    path.moveTo(-1.12, 0.02);
    path.bezierCurveTo(-1.12, -1.24, 1.12, -1.24, 1.12, 0.02);
    path.bezierCurveTo(0.6, 0.2, -0.6, 0.2, -1.12, 0.02);
    path.closePath();
  };
  draw.fillPath(c, draw.down(c, -1, 0.14, light, body, deep), cap);
  draw.rim(c, INK, 0.1);
  for (const [x, y, rx, ry] of [
    [-0.02, -0.62, 0.24, 0.17],
    [-0.62, -0.32, 0.2, 0.16],
    [0.62, -0.36, 0.22, 0.16],
    [0.14, -0.14, 0.17, 0.1],
  ] as const) {
    draw.blob(c, x, y, rx, ry, '#fffdf2');
  }
  crest(c, side, -0.82, 0.8);
}

function stump(c: Context, side: Side, mood: Mood): void {
  const { body, light, deep } = liveryOf(side);
  const bark = (path: Context): void => {
    path.moveTo(-0.92, -0.42);
    path.quadraticCurveTo(-0.88, 0.3, -1.12, 0.7);
    path.quadraticCurveTo(-0.5, 0.62, -0.4, 0.84);
    path.quadraticCurveTo(0, 0.68, 0.4, 0.84);
    path.quadraticCurveTo(0.52, 0.62, 1.12, 0.7);
    path.quadraticCurveTo(0.88, 0.3, 0.92, -0.42);
    path.closePath();
  };
  draw.fillPath(c, draw.down(c, -0.5, 0.8, '#b57a45', '#8a5430', '#55301f'), bark);
  draw.rim(c, INK, 0.1);
  for (const x of [-0.7, 0.7]) {
    draw.rim(c, '#55301f', 0.06, (path) => {
      path.moveTo(x, -0.1);
      path.lineTo(x * 1.04, 0.5);
    });
  }
  draw.blob(c, 0, -0.46, 0.92, 0.4, '#f0cf94');
  draw.rim(c, INK, 0.1);
  for (const part of [0.72, 0.46, 0.2]) {
    c.beginPath();
    c.ellipse(0, -0.46, 0.92 * part, 0.4 * part, 0, 0, 7);
    draw.rim(c, '#c08d52', 0.055);
  }
  // Moss in the side's color hangs over the edge.
  draw.drawPath(
    c,
    'M-0.95 -0.5 Q0 0.06 0.95 -0.5 Q1.02 -0.02 0.7 -0.08 Q0.56 0.16 0.34 0 Q0.1 0.24 -0.14 0.02 Q-0.42 0.2 -0.6 -0.04 Q-1.02 0.02 -0.95 -0.5',
    { fill: draw.down(c, -0.5, 0.2, light, body, deep), rim: INK, width: 0.07 },
  );
  face(c, 0.34, mood, 0.8);
  crest(c, side, -0.6, 0.85);
}

function dew(c: Context, side: Side): void {
  for (let arm = 0; arm < 9; arm += 1) {
    const angle = Math.PI * (1.02 + (arm / 8) * 0.96);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    draw.rim(c, INK, 0.15, (path) => {
      path.moveTo(x * 0.7, y * 0.6);
      path.quadraticCurveTo(x * 1.05, y * 0.9, x * 1.24, y * 1.18);
    });
    draw.rim(c, side === 0 ? '#7d8f72' : '#6fbf4a', 0.08);
    draw.disc(c, x * 1.26, y * 1.2, 0.15, side === 0 ? '#c9b7ba' : '#ff5f9e');
    draw.rim(c, INK, 0.06);
    draw.disc(c, x * 1.26 - 0.04, y * 1.2 - 0.05, 0.05, draw.PALETTE.white);
  }
}

function lock(c: Context): void {
  draw.disc(c, 0, -0.52, 0.34, draw.radial(c, -0.08, -0.62, 0.5, '#fff3b0', '#ffc93c', '#c97f14'));
  draw.rim(c, INK, 0.08);
  draw.disc(c, 0, -0.58, 0.1, INK);
  draw.drawPath(c, 'M-0.05 -0.56 L0.05 -0.56 L0.09 -0.32 L-0.09 -0.32', { fill: INK });
}

function crown(c: Context): void {
  draw.drawPath(
    c,
    'M-0.5 -0.78 L-0.58 -1.3 L-0.26 -1.04 L0 -1.44 L0.26 -1.04 L0.58 -1.3 L0.5 -0.78 Q0 -0.66 -0.5 -0.78',
    { fill: draw.down(c, -1.35, -0.8, '#fff3a8', '#ffc93c', '#e08a1c'), rim: INK, width: 0.09 },
  );
  draw.fillPath(c, '#ff4f7a', (path) => draw.traceStar(path, 0, -0.96, 0.13));
}

function paintMound(c: Context, kind: Kind, side: Side, mood: Mood): void {
  draw.blob(c, 0.05, 0.72, 1.16, 0.34, '#0a1e2a66');
  if (kind === 'toadstool') {
    c.translate(0, -0.16);
    toadstool(c, side, mood);
    return;
  }
  if (kind === 'stump') {
    stump(c, side, mood);
    return;
  }
  if (kind === 'sundew') dew(c, side);
  else if (kind !== 'queen' && kind !== 'latch') crest(c, side, -0.8);
  mossy(c, side);
  marks(c, side);
  tufts(c, side === 0 ? '#6f8a5f' : draw.shade(liveryOf(side).body, 0.2));
  if (kind === 'latch') lock(c);
  if (kind === 'queen') crown(c);
  face(c, kind === 'latch' ? 0.14 : 0, mood, kind === 'latch' ? 0.82 : 1);
}

/** A mound where it stands. */
export function drawMound(
  to: Surface,
  kind: Kind,
  side: Side,
  mood: Mood,
  x: number,
  y: number,
  options?: SpriteOptions,
): void {
  const r = KINDS[kind].radius;
  const paint = (c: Context): void => {
    c.save();
    c.scale(r, r);
    paintMound(c, kind, side, mood);
    c.restore();
  };
  to.stamp(`mound ${kind} ${side} ${mood}`, r * 3, r * 3.2, paint, x, y, options);
}

/** Mist that hides a mound. */
export function drawMist(to: Surface, x: number, y: number): void {
  const paint = (c: Context): void => {
    for (const [dx, dy, r] of [
      [-38, 10, 36],
      [0, -12, 46],
      [38, 12, 36],
      [0, 20, 40],
    ] as const) {
      draw.disc(c, dx, dy, r, draw.radial(c, dx, dy, r, '#e4f0f2ee', '#c9dde4cc', '#b5ccd600'));
    }
  };
  to.stamp('mist', 170, 130, paint, x, y);
}
