import * as draw from '@playgrove/kit/draw';
import type { Context, Paint } from '@playgrove/kit/runtime';

/* Parts that every clockwork toy is made of: enamel, brass, eyes, cogs. Drawn about 0, 0. */

export const INK = draw.PALETTE.ink;
export const BRASS = '#f0b13a';
const LINE = 3;

/** A rounded enamel body with its shine. */
export function enamel(
  c: Context,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  turn = 0,
): void {
  draw.place(
    c,
    x,
    y,
    () => {
      const paint = draw.radial(
        c,
        -rx * 0.3,
        -ry * 0.4,
        Math.max(rx, ry) * 1.5,
        draw.tint(color, 0.45),
        color,
        draw.shade(color, 0.42),
      );
      draw.blob(c, 0, 0, rx, ry, paint);
      draw.rim(c, INK, LINE);
      draw.blob(c, -rx * 0.34, -ry * 0.48, rx * 0.34, ry * 0.17, '#ffffffb8', -0.4);
    },
    turn,
  );
}

/** A closed plate of any outline. */
export function plate(c: Context, paint: Paint, trace: (c: Context) => void, width = LINE): void {
  draw.fillPath(c, paint, trace);
  draw.rim(c, INK, width);
}

export function box(
  c: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  color: string,
): void {
  const paint = draw.down(c, y, y + height, draw.tint(color, 0.32), color, draw.shade(color, 0.3));
  draw.rounded(c, x, y, width, height, r, paint);
  draw.rim(c, INK, LINE);
  draw.rounded(c, x + width * 0.12, y + 3, width * 0.5, Math.min(4, height * 0.16), 2, '#ffffff8c');
}

export function eye(c: Context, x: number, y: number, r: number, look = 0.25): void {
  draw.disc(c, x, y, r, '#ffffff');
  draw.rim(c, INK, Math.max(1.6, r * 0.28));
  draw.disc(c, x, y + r * look, r * 0.52, INK);
  draw.disc(c, x - r * 0.2, y + r * (look - 0.22), r * 0.2, '#ffffff');
}

export function eyes(c: Context, y: number, apart: number, r: number): void {
  eye(c, -apart, y, r);
  eye(c, apart, y, r);
}

export function cog(c: Context, x: number, y: number, r: number, color: string, teeth = 8): void {
  draw.place(c, x, y, () => {
    plate(
      c,
      draw.radial(
        c,
        -r * 0.3,
        -r * 0.3,
        r * 1.5,
        draw.tint(color, 0.5),
        color,
        draw.shade(color, 0.35),
      ),
      (path) => {
        for (let tooth = 0; tooth < teeth; tooth += 1) {
          const angle = (tooth / teeth) * Math.PI * 2;
          const half = Math.PI / teeth;
          for (const [part, far] of [
            [-0.95, 0.74],
            [-0.5, 1],
            [0.5, 1],
            [0.95, 0.74],
          ] as const) {
            const at = angle + part * half;
            path.lineTo(Math.cos(at) * r * far, Math.sin(at) * r * far);
          }
        }
        path.closePath();
      },
      Math.max(1.8, r * 0.12),
    );
    draw.disc(c, 0, 0, r * 0.3, draw.shade(color, 0.5));
    draw.rim(c, INK, Math.max(1.4, r * 0.08));
  });
}

export function rivet(c: Context, x: number, y: number, r = 1.8): void {
  draw.disc(c, x, y, r, BRASS);
  draw.rim(c, INK, 1);
}

/** The wind-up key, seen flat; views squeeze it to make it turn. */
export function key(c: Context): void {
  draw.segment(c, 0, 0, 0, 12, 7, INK);
  draw.segment(c, 0, 0, 0, 12, 3.4, BRASS);
  for (const side of [-1, 1]) {
    draw.ring(c, side * 6.5, -3, 5, 6.6, INK);
    draw.ring(c, side * 6.5, -3, 5, 3.2, '#ffd36a');
  }
}

/** A beak or a nose: a small plump triangle that points down. */
export function beak(c: Context, y: number, size: number, color = '#ff9a2e'): void {
  plate(
    c,
    draw.down(c, y, y + size, draw.tint(color, 0.3), color),
    (path) => {
      path.moveTo(-size * 0.62, y);
      path.quadraticCurveTo(0, y - size * 0.34, size * 0.62, y);
      path.quadraticCurveTo(size * 0.2, y + size * 0.8, 0, y + size);
      path.quadraticCurveTo(-size * 0.2, y + size * 0.8, -size * 0.62, y);
    },
    2.4,
  );
}

export function poly(c: Context, points: readonly (readonly [number, number])[]): void {
  points.forEach(([x, y], at) => (at === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
  c.closePath();
}
