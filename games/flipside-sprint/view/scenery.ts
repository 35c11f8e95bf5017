import { createRng } from '@playgrove/kit/core';
import type { Rng } from '@playgrove/kit/contract';
import { disc, down, fade, fillPath, ring, rounded, type Context } from '@playgrove/kit/runtime';
import type { World } from '../rules/plan.ts';
import type { Tone } from './looks.ts';

export type Tower = {
  readonly x: number;
  readonly wide: number;
  readonly tall: number;
  readonly near: boolean;
  readonly rng: Rng;
  readonly paint: string;
  readonly light: string;
};

/** One silhouette that stands on y = 0. */
export function traceTower(c: Context, world: World, tower: Tower): void {
  PAINTERS[world](c, tower);
}

const polygon = (c: Context, paint: string | CanvasGradient, ...points: readonly number[]): void =>
  fillPath(c, paint, (path) => {
    for (let at = 0; at < points.length; at += 2) path.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  });

const PAINTERS: Readonly<Record<World, (c: Context, tower: Tower) => void>> = {
  /** A table mountain with a lit side, or a cactus in front. */
  canyon(c, { x, wide, tall, near, rng, paint, light }) {
    if (near && rng.chance(0.45)) {
      const mid = x + wide / 2;
      rounded(c, mid - 9, -tall, 18, tall + 9, 9, paint);
      for (const side of [-1, 1]) {
        const up = tall * rng.between(0.35, 0.6);
        rounded(c, mid + (side < 0 ? -31 : 0), -up, 31, 13, 6, paint);
        rounded(c, mid + side * 25 - 6.5, -up - tall * 0.3, 13, tall * 0.3 + 12, 6, paint);
      }
      return;
    }
    const cap = tall * 0.24;
    polygon(
      c,
      paint,
      x - wide * 0.12,
      0,
      x + wide * 0.14,
      cap - tall,
      x + wide * 0.1,
      -tall,
      x + wide * 0.86,
      -tall,
      x + wide * 0.8,
      cap - tall,
      x + wide * 1.1,
      0,
    );
    polygon(
      c,
      fade(light, 0.6),
      x + wide * 0.6,
      cap - tall,
      x + wide * 0.8,
      cap - tall,
      x + wide * 1.1,
      0,
      x + wide * 0.78,
      0,
    );
    c.fillStyle = fade(light, 0.5);
    c.fillRect(x + wide * 0.12, cap - tall - 3, wide * 0.7, 5);
  },
  /** A hall with a saw roof, or a chimney with hoops. */
  ironworks(c, { x, wide, tall, rng, paint, light }) {
    if (rng.chance(0.45)) {
      const slim = wide * 0.36;
      polygon(
        c,
        paint,
        x,
        0,
        x + slim * 0.2,
        -tall * 1.15,
        x + slim * 0.8,
        -tall * 1.15,
        x + slim,
        0,
      );
      for (const at of [0.45, 0.75, 1.02]) rounded(c, x - 1, -tall * at - 6, slim + 2, 9, 4, light);
      ring(c, x + slim + 24, -26, 17, 9, paint);
      return;
    }
    const roof = tall * 0.7;
    c.fillStyle = paint;
    c.fillRect(x, -roof, wide, roof);
    for (let tooth = 0; tooth < 3; tooth += 1) {
      const left = x + (tooth * wide) / 3;
      polygon(c, paint, left, -roof + 1, left + wide / 3, -tall, left + wide / 3, -roof + 1);
    }
    for (let pane = 0; pane < 3; pane += 1)
      rounded(
        c,
        x + 7 + (pane * wide) / 3,
        -roof * 0.75,
        wide / 3 - 12,
        roof * 0.26,
        3,
        fade(light, 0.75),
      );
  },
  /** A house of many windows with a mast. */
  neon(c, { x, wide, tall, rng, paint, light }) {
    const step = wide * 0.2;
    c.fillStyle = paint;
    c.fillRect(x, -tall * 0.8, wide, tall * 0.8);
    c.fillRect(x + step, -tall, wide - step * 2, tall);
    c.fillRect(x + wide / 2 - 2, -tall - 24, 4, 26);
    disc(c, x + wide / 2, -tall - 24, 5, light);
    for (let y = tall * 0.72; y > 14; y -= 17)
      for (let at = 8; at < wide - 12; at += 15)
        if (rng.chance(0.45)) rounded(c, x + at, -y, 8, 10, 2, fade(light, 0.85));
  },
  /** A crystal of three faces. */
  icefall(c, { x, wide, tall, rng, paint, light }) {
    const lean = wide * rng.between(-0.15, 0.2);
    const tip = x + wide / 2 + lean;
    polygon(
      c,
      paint,
      x,
      0,
      x + wide * 0.12,
      -tall * 0.62,
      tip,
      -tall,
      x + wide * 0.9,
      -tall * 0.5,
      x + wide,
      0,
    );
    polygon(
      c,
      fade(light, 0.65),
      tip,
      -tall,
      x + wide * 0.9,
      -tall * 0.5,
      x + wide,
      0,
      x + wide * 0.6,
      0,
      x + wide * 0.5,
      -tall * 0.55,
    );
    polygon(
      c,
      fade(light, 0.35),
      tip,
      -tall,
      x + wide * 0.5,
      -tall * 0.55,
      x + wide * 0.12,
      -tall * 0.62,
    );
  },
};

/** Solid ground from y = 0 downward, `deep` thick: what each world is built of, darker toward the edge. */
export function paintGround(
  c: Context,
  world: World,
  tone: Tone,
  kind: number,
  wide: number,
  deep: number,
): void {
  const rng = createRng(`ground ${world} ${kind}`);
  c.fillStyle = down(c, 0, Math.max(deep, 120), tone.ground, tone.ground, tone.deep);
  c.fillRect(0, 0, wide + 1, deep);
  if (world === 'canyon') layers(c, tone, wide, deep);
  else if (world === 'icefall') shards(c, tone, rng, wide, deep);
  else plates(c, tone, rng, wide, deep, world === 'neon');
  // The edge to run on.
  c.fillStyle = tone.lit;
  c.fillRect(0, 0, wide + 1, 9);
  c.fillStyle = fade(tone.deep, 0.75);
  c.fillRect(0, 9, wide + 1, 5);
}

/** Layers of rock; they meet at both ends of a repeat. */
function layers(c: Context, tone: Tone, wide: number, deep: number): void {
  for (let layer = 0; layer * 44 < deep; layer += 1) {
    const y = 34 + layer * 44;
    fillPath(
      c,
      fade(layer % 2 === 0 ? tone.deep : tone.lit, layer % 2 === 0 ? 0.6 : 0.3),
      (path) => {
        for (let x = 0; x <= wide; x += 26)
          path.lineTo(x, y + Math.sin((x / wide) * Math.PI * 4 + layer * 2) * 7);
        for (let x = wide; x >= 0; x -= 26)
          path.lineTo(x, y + 17 + Math.sin((x / wide) * Math.PI * 6 + layer) * 6);
      },
    );
  }
}

/** Riveted plates, or dark shop fronts with signs. */
function plates(c: Context, tone: Tone, rng: Rng, wide: number, deep: number, city: boolean): void {
  for (let y = 24; y < deep; y += 62) {
    for (let x = 6; x < wide - 10; x += 128) {
      rounded(c, x, y, 118, 52, 8, fade(tone.deep, 0.7));
      rounded(c, x, y, 118, 47, 8, fade(tone.lit, 0.16));
      if (city) {
        for (let pane = 0; pane < 4; pane += 1)
          rounded(
            c,
            x + 11 + pane * 26,
            y + 12,
            17,
            24,
            4,
            fade(rng.chance(0.35) ? tone.air[2] : tone.deep, 0.8),
          );
      } else {
        for (const dx of [12, 106])
          for (const dy of [11, 36]) disc(c, x + dx, y + dy, 4.5, fade(tone.lit, 0.7));
        if (rng.chance(0.4))
          for (let slot = 0; slot < 4; slot += 1)
            rounded(c, x + 34 + slot * 14, y + 14, 7, 22, 3, fade(tone.deep, 0.9));
      }
    }
  }
}

/** Cracks and faces of ice. */
function shards(c: Context, tone: Tone, rng: Rng, wide: number, deep: number): void {
  for (let x = 10; x < wide - 40; x += rng.between(46, 80)) {
    const high = rng.between(34, 86);
    const broad = rng.between(28, 58);
    const y = rng.between(16, Math.max(20, deep - 60));
    polygon(c, fade(tone.lit, 0.32), x, y, x + broad, y + 8, x + broad * 0.4, y + high);
    polygon(
      c,
      fade(tone.deep, 0.55),
      x + broad,
      y + 8,
      x + broad * 1.15,
      y + high * 0.7,
      x + broad * 0.4,
      y + high,
    );
  }
}
