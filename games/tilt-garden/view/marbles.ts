import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake } from '@playgrove/kit/runtime';

const INK = '#2b1b4d';

/** Glass with ribbons inside, so that its rolling shows. */
export type Glass = Keepsake & {
  /** In the light, and away from it. */
  readonly body: readonly [string, string];
  readonly ribbons: readonly [string, string];
  /** Pairs of ribbons around the ball. */
  readonly pairs: number;
  /** How far they wind from pole to pole. */
  readonly twist: number;
};

/** What players own: their marble. */
export const MARBLES = keepsakes<Glass>(
  [
    {
      id: 'ruby',
      needs: 0,
      body: ['#ff5a4e', '#f0364e'],
      ribbons: ['#fff6e3', '#ffb01f'],
      pairs: 2,
      twist: 3.2,
    },
    {
      id: 'sea',
      needs: 3,
      body: ['#35b8ff', '#1f7fe0'],
      ribbons: ['#f2fbff', '#35e0c8'],
      pairs: 2,
      twist: 4.4,
    },
    {
      id: 'lemon',
      needs: 8,
      body: ['#ffd83a', '#f5a816'],
      ribbons: ['#ffffff', '#ff6a3a'],
      pairs: 3,
      twist: 0,
    },
    {
      id: 'grape',
      needs: 18,
      body: ['#9a5cff', '#6a34d8'],
      ribbons: ['#ffd9fb', '#ff8fd0'],
      pairs: 2,
      twist: 6,
    },
    {
      id: 'mint',
      needs: 34,
      body: ['#3fd89a', '#189a72'],
      ribbons: ['#f4fff6', '#20505a'],
      pairs: 3,
      twist: 2.4,
    },
    {
      id: 'bee',
      needs: 55,
      body: ['#ffc62e', '#f09a1a'],
      ribbons: ['#3a2440', '#3a2440'],
      pairs: 1,
      twist: 9,
    },
    {
      id: 'night',
      needs: 85,
      body: ['#3a3f9a', '#20205e'],
      ribbons: ['#ffe58a', '#8fd8ff'],
      pairs: 2,
      twist: 5,
    },
    {
      id: 'rose',
      needs: 120,
      body: ['#ffb3d0', '#f080ac'],
      ribbons: ['#ffd257', '#d6336c'],
      pairs: 3,
      twist: 4,
    },
  ],
  (c, glass) => {
    c.scale(44, 44);
    paintMarble(c, glass);
  },
);

/** The color at a place of a ball with a radius of 1. */
export function glassAt(
  { body, ribbons, pairs, twist }: Glass,
  x: number,
  y: number,
  z: number,
): string {
  const wave = Math.sin(Math.atan2(z, x) * pairs + y * twist);
  if (wave > 0.55) return ribbons[0];
  if (wave < -0.62) return ribbons[1];
  return y > 0.2 ? body[0] : body[1];
}

/** A marble from above around 0, 0 with a radius of 1. */
export function paintMarble(c: Context, glass: Glass): void {
  const [light, dark] = glass.body;
  draw.disc(c, 0, 0, 1.07, INK);
  draw.disc(c, 0, 0, 1, draw.radial(c, -0.3, -0.4, 1.5, light, dark));
  draw.clipped(
    c,
    (path) => path.arc(0, 0, 1, 0, Math.PI * 2),
    () => {
      const bend = 0.12 + glass.twist * 0.06;
      const count = glass.pairs + 1;
      c.lineWidth = 0.56 / count;
      for (let at = 0; at < count; at += 1) {
        const x = (at - (count - 1) / 2) * (1.5 / count);
        c.strokeStyle = glass.ribbons[at % 2 === 0 ? 0 : 1];
        c.beginPath();
        c.moveTo(x - bend, -1.1);
        c.bezierCurveTo(x + bend * 2, -0.4, x - bend * 2, 0.4, x + bend, 1.1);
        c.stroke();
      }
      draw.blob(c, 0.1, 0.62, 0.7, 0.26, draw.fade(INK, 0.16));
    },
  );
  draw.blob(c, -0.36, -0.46, 0.3, 0.18, '#ffffffd9', -0.7);
}
