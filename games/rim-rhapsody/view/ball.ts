import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

/** Face, seams, and the color of what trails behind. */
export const SKINS = [
  { face: '#ff8a1f', seam: '#6b2410', trail: '#ffb24a' },
  { face: '#2f9bff', seam: '#10306b', trail: '#7fd0ff' },
  { face: '#d9dcff', seam: '#5a54a8', trail: '#e4e0ff' },
  { face: '#3fc463', seam: '#0c5a3a', trail: '#8ff09a' },
  { face: '#ff4f9a', seam: '#5b0f5e', trail: '#ff9ad0' },
  { face: '#3a2a78', seam: '#ffd02e', trail: '#ffd02e' },
] as const;

export const GOLD = { face: '#ffc62e', seam: '#9a4d06', trail: '#fff3a6' } as const;

export function skinOf(ball: number, gold: boolean): { face: string; seam: string; trail: string } {
  return gold ? GOLD : (SKINS[ball] ?? SKINS[0]);
}

/** A basketball about 0, 0: grain, seams, ink rim. The light is laid on unturned: see `paintGloss`. */
export function paintBall(c: Context, r: number, skin: number, gold: boolean): void {
  const { face, seam } = skinOf(skin, gold);
  draw.disc(c, 0, 0, r, face);
  draw.clipped(
    c,
    (path) => path.arc(0, 0, r, 0, 7),
    () => {
      if (skin === 3 && !gold) stripes(c, r);
      if (skin === 2 && !gold) craters(c, r);
      grain(c, r, draw.shade(face, 0.3));
      if (gold) draw.fillPath(c, '#fff3a6', (path) => draw.traceStar(path, 0, 0, r * 0.5));
      draw.rim(c, seam, r * 0.085, (path) => {
        path.moveTo(-r, 0);
        path.lineTo(r, 0);
        path.moveTo(0, -r);
        path.lineTo(0, r);
        path.moveTo(-r * 0.78, -r * 0.78);
        path.quadraticCurveTo(-r * 0.1, 0, -r * 0.78, r * 0.78);
        path.moveTo(r * 0.78, -r * 0.78);
        path.quadraticCurveTo(r * 0.1, 0, r * 0.78, r * 0.78);
      });
    },
  );
  draw.ring(c, 0, 0, r * 0.97, r * 0.1, '#2b1b4d');
}

function grain(c: Context, r: number, color: string): void {
  c.fillStyle = draw.fade(color, 0.34);
  for (let row = -6; row <= 6; row += 1) {
    for (let column = -6; column <= 6; column += 1) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * r * 0.16;
      c.fillRect(x, row * r * 0.15, r * 0.045, r * 0.045);
    }
  }
}

function stripes(c: Context, r: number): void {
  for (let at = -2; at <= 2; at += 1) {
    draw.rim(c, '#15803f', r * 0.14, (path) => {
      path.moveTo(at * r * 0.42, -r);
      path.quadraticCurveTo(at * r * 0.7, 0, at * r * 0.42, r);
    });
  }
}

function craters(c: Context, r: number): void {
  for (const [x, y, size] of [
    [-0.45, -0.4, 0.2],
    [0.4, -0.5, 0.14],
    [0.5, 0.45, 0.24],
    [-0.4, 0.5, 0.16],
  ] as const) {
    draw.disc(c, x * r, y * r, size * r, '#aab0e8');
    draw.ring(c, x * r, y * r, size * r, r * 0.04, '#8a90d0');
  }
}

/** Light from above left and shade below right, laid over a ball that turns under it. */
export function paintGloss(c: Context, r: number, face: string): void {
  const paint = draw.radial(
    c,
    -r * 0.3,
    -r * 0.42,
    r * 1.6,
    draw.fade(draw.tint(face, 0.7), 0.55),
    draw.fade(face, 0),
    draw.fade('#3a1673', 0.55),
  );
  draw.disc(c, 0, 0, r * 0.94, paint);
  c.save();
  c.rotate(-0.55);
  draw.blob(c, -r * 0.1, -r * 0.66, r * 0.3, r * 0.12, '#ffffff8c');
  c.restore();
  draw.blob(c, r * 0.3, r * 0.72, r * 0.34, r * 0.09, '#ffd9f24d', -0.4);
}
