import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { ACROSS, ALONG, poly, swing, thing, type Painter } from './pen.ts';

export function blade(c: Context, x: number, y: number, high: number, color: string): void {
  draw.rim(c, color, high * 0.14, (path) => {
    for (const lean of [-0.5, 0.1, 0.6]) {
      path.moveTo(x, y);
      path.quadraticCurveTo(x, y - high * 0.6, x + lean * high, y - high);
    }
  });
}

/** A blossom of five petals. */
export function flower(
  c: Context,
  x: number,
  y: number,
  r: number,
  color: string,
  eye = '#ffcf3f',
): void {
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * Math.PI * 2;
    draw.disc(
      c,
      x + Math.cos(angle) * r,
      y + Math.sin(angle) * r,
      r * 0.8,
      petal % 2 === 0 ? color : draw.tint(color, 0.25),
    );
  }
  draw.disc(c, x, y, r * 0.6, eye);
}

const LEAVES = [
  [0, 0, 1],
  [-0.7, 0.25, 0.7],
  [0.7, 0.2, 0.72],
  [-0.3, -0.55, 0.66],
  [0.4, -0.5, 0.62],
] as const;

/** A round tree with light on its leaves; x, y is its foot. */
export function round(
  c: Context,
  x: number,
  y: number,
  r: number,
  color: string,
  seed: number,
): void {
  poly(c, '#6a4426', [
    x - r * 0.14,
    y,
    x - r * 0.1,
    y - r * 1.4,
    x + r * 0.1,
    y - r * 1.4,
    x + r * 0.16,
    y,
  ]);
  for (const [dx, dy, part] of LEAVES)
    draw.disc(c, x + dx * r, y + (dy - 1.8) * r, part * r, draw.shade(color, 0.28));
  for (const [dx, dy, part] of LEAVES)
    draw.disc(c, x + (dx - 0.08) * r, y + (dy - 1.9) * r, part * r * 0.86, color);
  for (let dab = 0; dab < 12; dab += 1) {
    const angle = dab * 2.4 + seed;
    const far = r * 0.24 * Math.sqrt(dab);
    draw.disc(
      c,
      x - r * 0.2 + Math.cos(angle) * far,
      y - r * 2 + Math.sin(angle) * far,
      r * 0.16,
      draw.fade(draw.tint(color, 0.45), 0.7),
    );
  }
}

/** Foot, how many, size, color. */
export const trees: Painter = (pen) => {
  const { c, rng, hour } = pen;
  const count = pen.n(1, 9);
  for (let one = 0; one < count; one += 1) {
    const x = ((one + rng.unit() * 0.8) / count) * 250;
    round(
      c,
      x,
      pen.n(0, 120) + rng.between(-3, 3),
      pen.n(2, 11) * rng.between(0.75, 1.25),
      draw.mix(pen.s(3, hour.near), rng.pick(['#ffffff', '#ffcf3f', '#17402a']), 0.16),
      one,
    );
  }
};

/** Foot, how many, size, color, whether snow lies on them. */
export const pines: Painter = (pen) => {
  const { c, rng, hour } = pen;
  const count = pen.n(1, 12);
  for (let one = 0; one < count; one += 1) {
    const x = ((one + rng.between(0.1, 0.9)) / count) * ACROSS;
    const high = pen.n(2, 34) * rng.between(0.7, 1.2);
    const y = pen.n(0, 130) + rng.between(-3, 4);
    const color = draw.mix(pen.s(3, hour.near), '#0c2430', rng.between(0, 0.3));
    poly(c, '#5a3a22', [
      x - high * 0.05,
      y,
      x - high * 0.04,
      y - high * 0.3,
      x + high * 0.04,
      y - high * 0.3,
      x + high * 0.05,
      y,
    ]);
    for (let tier = 0; tier < 4; tier += 1) {
      const [low, top, half] = [
        y - high * (0.14 + tier * 0.2),
        y - high * (0.48 + tier * 0.19),
        high * (0.32 - tier * 0.06),
      ];
      poly(
        c,
        draw.linear(
          c,
          x - half,
          0,
          x + half,
          0,
          draw.tint(color, 0.22),
          color,
          draw.shade(color, 0.35),
        ),
        [
          x,
          top,
          x + half,
          low,
          x + half * 0.4,
          low - high * 0.03,
          x,
          low + high * 0.02,
          x - half * 0.4,
          low - high * 0.03,
          x - half,
          low,
        ],
      );
      if (pen.n(4, 0) > 0)
        poly(c, '#f4faff', [
          x,
          top,
          x + half * 0.6,
          low - high * 0.13,
          x + half * 0.1,
          low - high * 0.1,
          x - half * 0.3,
          low - high * 0.06,
          x - half * 0.7,
          low - high * 0.09,
        ]);
    }
  }
};

/** One great tree: x, foot, height, color of its leaves, color of what hangs in it. */
export const oak: Painter = (pen) => {
  const { rng } = pen;
  const [color, fruit] = [pen.s(3, '#4fa848'), pen.s(4, '')];
  thing(
    pen,
    pen.n(2, 90),
    (c) => {
      draw.blob(c, 0, 0, 40, 5, '#1a0b3a44');
      draw.fillPath(c, draw.linear(c, -9, 0, 9, 0, '#9a6a3c', '#6f4526', '#4a2c18'), (path) => {
        path.moveTo(-14, 2);
        path.quadraticCurveTo(-4, -10, -7, -46);
        path.lineTo(-26, -66);
        path.lineTo(-3, -54);
        path.lineTo(4, -72);
        path.lineTo(6, -52);
        path.lineTo(26, -66);
        path.quadraticCurveTo(6, -34, 14, 2);
      });
      for (const layer of [0, 1, 2]) {
        for (let puff = 0; puff < 26; puff += 1) {
          const [angle, far] = [puff * 2.4, Math.sqrt(puff / 26) * 40];
          const [x, y] = [
            Math.cos(angle) * far * 1.1,
            -76 + Math.sin(angle) * far * 0.66 - layer * 3,
          ];
          const paint =
            layer === 0
              ? draw.shade(color, 0.4)
              : layer === 1
                ? draw.mix(color, draw.shade(color, 0.3), rng.unit())
                : draw.fade(draw.tint(color, 0.35), 0.55);
          draw.disc(c, x - layer, y - layer * 2, 11 - layer * 2.8, paint);
        }
      }
      if (fruit !== '')
        for (let one = 0; one < 18; one += 1) {
          const [angle, far] = [one * 2.4 + 0.6, Math.sqrt(one / 18) * 40];
          const [x, y] = [Math.cos(angle) * far * 1.1, -74 + Math.sin(angle) * far * 0.66];
          draw.disc(
            c,
            x,
            y,
            3.4,
            draw.radial(c, x - 1, y - 1.4, 4.4, '#ffffff', fruit, draw.shade(fruit, 0.3)),
          );
        }
    },
    swing(pen, 0.9, 1) * 0.012,
  );
};

/** x, foot, height. */
export const palm: Painter = (pen) =>
  thing(pen, pen.n(2, 70), (c) => {
    const lean = pen.n(3, 14);
    draw.rim(c, draw.linear(c, -6, 0, 8, 0, '#c08a52', '#7a4a26'), 7, (path) => {
      path.moveTo(0, 0);
      path.quadraticCurveTo(0, -50, lean, -84);
    });
    for (let ring = 1; ring < 9; ring += 1)
      draw.line(
        c,
        [lean * (ring / 9) ** 2 - 3, -ring * 9, lean * (ring / 9) ** 2 + 3, -ring * 9 - 1],
        1,
        '#5a341a88',
      );
    for (let frond = 0; frond < 8; frond += 1) {
      const angle = (frond / 8) * Math.PI * 2 + 0.3;
      const sway = swing(pen, 1.4, frond) * 3;
      const [dx, dy] = [Math.cos(angle) * 34, Math.sin(angle) * 14 + 8 + sway];
      draw.fillPath(c, frond % 2 === 0 ? '#2f9a4a' : '#4fc05a', (path) => {
        path.moveTo(lean, -86);
        path.quadraticCurveTo(lean + dx * 0.6, -108 + dy * 0.2, lean + dx, -86 + dy);
        path.quadraticCurveTo(lean + dx * 0.5, -92 + dy * 0.3, lean, -80);
      });
    }
    for (const dx of [-4, 3, 0]) draw.disc(c, lean + dx, -80 + dx * 0.4, 4, '#8a4f26');
  });

/** Flowers in front: from y, how many, size, colors. They sway. */
export const meadow: Painter = (pen) => {
  const { c, rng } = pen;
  const [y, count, size] = [pen.n(0, 140), pen.n(1, 60), pen.n(2, 4)];
  const colors = [pen.s(3, '#ff5a7a'), pen.s(4, '#ffd34a'), pen.s(5, '#ffffff')];
  for (let one = 0; one < count; one += 1) {
    const part = one / count;
    const [x, low] = [rng.unit() * ACROSS, y + part * (ALONG + 6 - y)];
    const r = size * (0.5 + part * 0.7);
    const lean = rng.between(-1, 1) * r + swing(pen, 1.5, x / 30) * r * 0.5;
    const color = rng.pick(colors);
    draw.rim(c, one % 2 === 0 ? '#2f8a3c' : '#4fae48', r * 0.24, (path) => {
      path.moveTo(x, low + r * 4);
      path.quadraticCurveTo(x, low + r, x + lean, low);
    });
    draw.blob(c, x + r * 0.7, low + r * 2.2, r * 0.9, r * 0.3, '#3f9a44', -0.6);
    if (pen.s(6, 'daisy') === 'tulip') tulip(c, x + lean, low, r, color);
    else if (pen.s(6, 'daisy') === 'sun') sunflower(c, x + lean, low, r, color);
    else if (pen.s(6, 'daisy') === 'spike')
      for (let bud = 0; bud < 7; bud += 1)
        draw.blob(
          c,
          x + lean * (1 - bud / 9) + ((bud % 2) - 0.5) * r * 0.5,
          low + bud * r * 0.36,
          r * 0.42,
          r * 0.3,
          bud % 2 === 0 ? color : draw.tint(color, 0.3),
        );
    else flower(c, x + lean, low, r * 0.62, color);
  }
};

function tulip(c: Context, x: number, y: number, r: number, color: string): void {
  poly(c, draw.shade(color, 0.2), [
    x - r * 0.8,
    y - r * 1.1,
    x,
    y - r * 0.2,
    x + r * 0.8,
    y - r * 1.1,
    x + r * 0.7,
    y + r * 0.5,
    x,
    y + r,
    x - r * 0.7,
    y + r * 0.5,
  ]);
  draw.blob(
    c,
    x,
    y - r * 0.1,
    r * 0.46,
    r * 1.1,
    draw.down(c, y - r, y + r, draw.tint(color, 0.35), color),
  );
}

function sunflower(c: Context, x: number, y: number, r: number, color: string): void {
  for (let petal = 0; petal < 14; petal += 1) {
    const angle = (petal / 14) * Math.PI * 2;
    draw.blob(
      c,
      x + Math.cos(angle) * r * 1.3,
      y + Math.sin(angle) * r * 1.3,
      r * 0.75,
      r * 0.28,
      petal % 2 === 0 ? color : draw.shade(color, 0.14),
      angle,
    );
  }
  draw.disc(c, x, y, r * 0.95, draw.radial(c, x, y, r, '#3a1d0a', '#6a3a14', '#8a5420'));
  for (let seed = 0; seed < 14; seed += 1)
    draw.disc(
      c,
      x + Math.cos(seed * 2.4) * r * 0.2 * Math.sqrt(seed),
      y + Math.sin(seed * 2.4) * r * 0.2 * Math.sqrt(seed),
      r * 0.09,
      '#d9a04a',
    );
}

/** x, foot, size, color of the caps. */
export const mushrooms: Painter = (pen) =>
  thing(pen, pen.n(2, 40), (c) => {
    const color = pen.s(3, '#e8433a');
    for (const [x, y, size] of [
      [-30, 0, 0.6],
      [34, 2, 0.5],
      [0, 0, 1],
    ] as const)
      draw.transformed(c, { x, y, scale: size }, () => {
        draw.fillPath(c, draw.linear(c, -12, 0, 14, 0, '#fffaf0', '#d9c3a0'), (on) =>
          on.roundRect(-12, -52, 24, 54, 10),
        );
        draw.fillPath(
          c,
          draw.radial(c, -12, -76, 52, draw.tint(color, 0.4), color, draw.shade(color, 0.35)),
          (on) => {
            on.moveTo(-42, -46);
            on.bezierCurveTo(-38, -104, 38, -104, 42, -46);
            on.quadraticCurveTo(0, -34, -42, -46);
          },
        );
        for (const [dx, dy, r] of [
          [-18, -62, 6],
          [4, -78, 8],
          [22, -58, 5],
          [-2, -52, 4],
          [-26, -50, 3],
        ] as const)
          draw.blob(c, dx, dy, r, r * 0.8, '#fff8ec');
      });
  });
