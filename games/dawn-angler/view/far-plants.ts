import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Scene } from './places.ts';

type Side = 'left' | 'right' | 'both';

/** Mangroves on their stilts. */
export function mangroves(
  { c, area }: Scene,
  y: number,
  count: number,
  scale: number,
  color: string,
  side: Side = 'both',
): void {
  const rng = createRng(count + 3);
  for (let at = 0; at < count; at += 1) {
    const across =
      side === 'both' ? (at + rng.between(0.2, 0.8)) / count : side === 'left' ? 0.02 : 0.98;
    const paint = (): void => {
      const wood = draw.shade(draw.mix('#7a5440', color, 0.35), 0.15);
      for (let root = -4; root <= 4; root += 1) {
        draw.rim(c, wood, 6, (path) => {
          path.moveTo(root * 3, -58);
          path.quadraticCurveTo(root * 17, -48, root * 17, 8);
        });
      }
      draw.drawPath(c, 'M0 -52 L6 -120', { line: wood, width: 16 });
      for (const [dx, dy, r] of [
        [-48, -128, 40],
        [6, -154, 54],
        [58, -126, 42],
        [10, -116, 40],
      ] as const) {
        draw.disc(
          c,
          dx,
          dy,
          r,
          draw.down(c, dy - r, dy + r, draw.tint(color, 0.22), draw.shade(color, 0.22)),
        );
      }
      for (let leaf = 0; leaf < 16; leaf += 1) {
        draw.blob(
          c,
          rng.between(-80, 90),
          rng.between(-190, -100),
          11,
          5,
          draw.tint(color, 0.34),
          rng.between(-1, 1),
        );
      }
    };
    draw.place(c, area.x + area.width * across, y, paint, 0, scale);
  }
}

/** Cypresses with moss hanging from them. */
export function drape(
  { c, area, line: y0, size }: Scene,
  count: number,
  color: string,
  scale: number,
  side: Side = 'both',
): void {
  const rng = createRng(count + 11);
  for (let at = 0; at < count; at += 1) {
    const across =
      side === 'both' ? (at + rng.between(0.1, 0.9)) / count : side === 'left' ? 0.03 : 0.97;
    const foot = side === 'both' ? y0 + 4 : y0 + size.height * 0.1;
    const paint = (): void => {
      draw.drawPath(c, 'M-24 8 Q-7 -30 -8 -170 L8 -170 Q7 -30 26 8', {
        fill: draw.down(c, -170, 0, color, draw.shade(color, 0.3)),
      });
      for (const [dx, dy, rx] of [
        [-28, -150, 46],
        [30, -168, 50],
        [0, -190, 52],
      ] as const) {
        draw.blob(c, dx, dy, rx, 19, draw.tint(color, 0.1));
        draw.rim(c, draw.fade(draw.mix(color, '#c8d0a8', 0.45), 0.8), 5, (path) => {
          for (let strand = -3; strand <= 3; strand += 1) {
            const x = dx + strand * 12;
            path.moveTo(x, dy + 6);
            path.quadraticCurveTo(x + 5, dy + 26, x, dy + 30 + ((strand + 9) % 3) * 16);
          }
        });
      }
    };
    draw.place(c, area.x + area.width * across, foot, paint, 0, scale);
  }
}

export function palm({ c, light }: Scene, x: number, y: number, scale: number, lean: number): void {
  const paint = (): void => {
    const top = { x: lean * 160, y: -150 };
    draw.rim(c, '#8a5f3c', 13, (path) => {
      path.moveTo(0, 8);
      path.quadraticCurveTo(lean * 30, -80, top.x, top.y);
    });
    draw.rim(c, '#b08050', 5, (path) => {
      path.moveTo(-2, 4);
      path.quadraticCurveTo(lean * 30 - 3, -80, top.x - 2, top.y);
    });
    const leaf = draw.mix(light.land[2], '#2fae5c', 0.4);
    for (const [at, turn] of [-2.9, -2.3, -1.5, -0.8, -0.15, 0.4, 2.7].entries()) {
      const [tx, ty] = [top.x + Math.cos(turn) * 86, top.y + Math.sin(turn) * 50 + 30];
      draw.fillPath(c, at % 2 === 0 ? leaf : draw.shade(leaf, 0.18), (path) => {
        path.moveTo(top.x, top.y);
        path.quadraticCurveTo((top.x + tx) / 2, ty - 62, tx, ty);
        path.quadraticCurveTo((top.x + tx) / 2, ty - 26, top.x, top.y);
      });
    }
    draw.disc(c, top.x - 5, top.y + 8, 9, '#6a4428');
    draw.disc(c, top.x + 9, top.y + 9, 8, '#7a5234');
  };
  draw.place(c, x, y, paint, 0, scale);
}

/** Lamps along a pier, and their light in the water. */
export function lamps({ c, area, size, line: y0 }: Scene): void {
  for (const [across, part] of [
    [0.07, 0.5],
    [0.9, 0.36],
    [0.96, 0.12],
  ] as const) {
    const x = area.x + area.width * across;
    const foot = y0 + size.height * part * 0.6;
    const tall = 70 + part * 190;
    const top = foot - tall;
    draw.rounded(c, x - 4, top, 8, tall, 4, '#0c1030');
    const paint = draw.radial(c, x, top, tall * 0.5, '#ffd87a8c', '#ffb84a26', '#ffb84a00');
    draw.disc(c, x, top, tall * 0.5, paint);
    draw.disc(c, x, top, 11, '#fff3c4');
    for (let at = 0; at < 7; at += 1) {
      draw.blob(c, x, foot + 8 + at * 13, 20 - at * 1.6, 3, draw.fade('#ffd87a', 0.5 - at * 0.06));
    }
  }
}
