import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { ACROSS, ALONG, brushed, poly, shine, swell, swing, thing, type Painter } from './pen.ts';
import { blade, flower, round } from './plants.ts';

/** Mountains: foot, height, color, whether snow lies on them. */
export const peaks: Painter = (pen) => {
  const { c, rng, hour } = pen;
  const [y, high, color] = [pen.n(0, 110), pen.n(1, 60), pen.s(2, hour.far)];
  for (let x = -20; x < ACROSS + 30; x += high * rng.between(0.5, 0.8)) {
    const top = y - high * rng.between(0.6, 1.1);
    const half = (y - top) * rng.between(0.75, 1);
    poly(
      c,
      draw.down(
        c,
        top,
        y,
        draw.tint(color, 0.2),
        color,
        draw.mix(color, hour.sky.at(-1) ?? color, 0.35),
      ),
      [x - half, y, x, top, x + half, y],
    );
    poly(c, draw.fade(draw.shade(color, 0.45), 0.4), [
      x,
      top,
      x + half,
      y,
      x + half * 0.2,
      y,
      x + half * 0.16,
      top + (y - top) * 0.5,
      x - half * 0.04,
      top + (y - top) * 0.3,
    ]);
    for (let ridge = 0; ridge < 7; ridge += 1) {
      const [rx, ry] = [x + rng.between(-0.6, 0.6) * half, y - (y - top) * rng.between(0.05, 0.4)];
      draw.line(
        c,
        [rx, ry, rx + rng.between(-5, 5), ry + high * 0.16],
        0.7,
        draw.fade(draw.tint(color, 0.5), 0.4),
      );
    }
    if (pen.n(3, 1) === 0) continue;
    const snow = (y - top) * 0.34;
    const out = (half * snow) / (y - top);
    poly(c, '#f6fbff', [
      x,
      top,
      x + out,
      top + snow,
      x + out * 0.45,
      top + snow * 0.72,
      x + out * 0.1,
      top + snow * 1.1,
      x - out * 0.35,
      top + snow * 0.7,
      x - out,
      top + snow,
    ]);
    poly(c, '#9fb8e080', [
      x,
      top,
      x + out,
      top + snow,
      x + out * 0.45,
      top + snow * 0.72,
      x + out * 0.1,
      top + snow * 0.9,
    ]);
  }
  c.fillStyle = draw.down(c, y - 1, y + 24, draw.mix(color, hour.sky.at(-1) ?? color, 0.35), color);
  c.fillRect(0, y - 1, ACROSS, ALONG - y + 1);
};

/** Where hills end at x, and their growth: furrows, flowers, trees, dunes or grass. */
export const hills: Painter = (pen) => {
  const { c, rng, hour } = pen;
  const [y, high, color, kind] = [
    pen.n(0, 120),
    pen.n(1, 10),
    pen.s(2, hour.mid),
    pen.s(3, 'grass'),
  ];
  const edge = swell(rng, y, high);
  const trace = (path: Context): void => {
    path.moveTo(-2, ALONG);
    for (let x = -2; x <= ACROSS + 4; x += 4) path.lineTo(x, edge(x));
    path.lineTo(ACROSS + 4, ALONG);
  };
  draw.fillPath(
    c,
    draw.down(c, y - high, ALONG, draw.tint(color, 0.22), color, draw.shade(color, 0.22)),
    trace,
  );
  draw.clipped(c, trace, () => {
    const below = { x: 0, y: y - high, width: ACROSS, height: ALONG - y + high };
    brushed(pen, below, [draw.tint(color, 0.35), draw.shade(color, 0.25)], 60, 0.2);
    if (kind === 'rows') furrows(c, y - high, pen.s(4, '#7a4a9a'), rng.between(60, 180));
  });
  for (let one = 0; one < 110; one += 1) {
    const x = rng.unit() * ACROSS;
    const low = edge(x) + rng.unit() ** 1.6 * (ALONG - y);
    const near = 0.5 + (low - y) / 60;
    if (kind === 'grass')
      blade(c, x, low, 3.2 * near, one % 2 === 0 ? draw.tint(color, 0.35) : draw.shade(color, 0.3));
    if (kind === 'flowers')
      flower(
        c,
        x,
        low,
        1.1 * near,
        rng.pick(['#ffffff', '#ffd34a', '#ff7aa8', pen.s(4, '#c07cff')]),
      );
    if (kind === 'trees' && one < 46)
      round(
        c,
        x,
        edge(x) + (one % 5) * 3,
        5 * rng.between(0.7, 1.2),
        draw.mix(color, rng.pick([hour.near, '#2f7a3a', pen.s(4, '#8fbf4a')]), 0.6),
        rng.int(99),
      );
    if (kind === 'snow') draw.sparkle(c, x, low, near, '#ffffffcc');
    if (kind === 'dunes' && one < 40)
      draw.rim(
        c,
        draw.fade(one % 2 === 0 ? draw.tint(color, 0.5) : draw.shade(color, 0.4), 0.35),
        0.7,
        (path) => {
          path.moveTo(x - 20, low);
          path.quadraticCurveTo(x, low - 5, x + 24, low + 2);
        },
      );
  }
};

/** Rows of a field that meet at the horizon. */
function furrows(c: Context, y: number, color: string, to: number): void {
  for (let row = -14; row < 15; row += 1) {
    const x = to + row * 26;
    poly(c, draw.fade(color, 0.75), [to + row * 3, y, x - 5, ALONG, x + 6, ALONG]);
    for (let part = 0.14; part < 1; part += 0.07) {
      const [px, py] = [to + row * 3 + (x - to - row * 3) * part, y + (ALONG - y) * part];
      draw.disc(
        c,
        px,
        py,
        0.5 + part * 3.2,
        draw.fade(draw.tint(color, (part * 10) % 2 < 1 ? 0.35 : 0.1), 0.9),
      );
    }
  }
}

export const cactus: Painter = (pen) =>
  thing(pen, pen.n(2, 50), (c) => {
    draw.blob(c, 4, 0, 26, 4, '#3a1a0a55');
    for (const [width, color] of [
      [20, '#1f6a3c'],
      [16, '#3fa057'],
      [3, '#8fd87a66'],
    ] as const)
      draw.rim(c, color, width, (path) => {
        path.moveTo(0, -4);
        path.lineTo(0, -88);
        path.moveTo(0, -34);
        path.quadraticCurveTo(26, -34, 26, -62);
        path.moveTo(0, -24);
        path.quadraticCurveTo(-24, -24, -24, -52);
      });
    for (const [x, y] of [
      [0, -98],
      [26, -72],
      [-24, -62],
    ] as const)
      flower(c, x, y, 4, '#ff6aa8');
  });

/** Blades along the lower edge: from y, how many, color. */
export const grass: Painter = (pen) => {
  const { c, rng, hour } = pen;
  const color = pen.s(2, hour.near);
  for (let one = 0; one < pen.n(1, 130); one += 1) {
    const low = pen.n(0, 160) + rng.unit() * 26;
    blade(
      c,
      rng.unit() * ACROSS,
      low,
      rng.between(5, 12),
      draw.mix(color, rng.pick(['#ffffff', '#0c2a18', '#ffe08a']), 0.24),
    );
  }
};

/** Reeds: from x, to x, foot, how many. */
export const reeds: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(3, 16); one += 1) {
    const [x, y] = [rng.between(pen.n(0, 0), pen.n(1, 60)), pen.n(2, 178)];
    const high = rng.between(22, 48);
    const tip = x + rng.between(-5, 5) + swing(pen, 1.2, x) * 2;
    draw.rim(c, one % 2 === 0 ? '#4a7a34' : '#6f9a3c', 1, (path) => {
      path.moveTo(x, y);
      path.quadraticCurveTo(x, y - high * 0.6, tip, y - high);
    });
    if (one % 2 === 0) draw.blob(c, tip, y - high, 1.7, 5, '#7a4a22', 0.1);
  }
};

/** Foot, how many, size, color. */
export const rocks: Painter = (pen) => {
  const { c, rng } = pen;
  const color = pen.s(3, '#8a8796');
  for (let one = 0; one < pen.n(1, 7); one += 1) {
    const [x, y, r] = [
      rng.unit() * ACROSS,
      pen.n(0, 160) + rng.between(-5, 8),
      pen.n(2, 12) * rng.between(0.6, 1.3),
    ];
    poly(c, draw.shade(color, 0.3), [
      x - r,
      y,
      x - r * 0.8,
      y - r * 0.6,
      x - r * 0.1,
      y - r,
      x + r * 0.7,
      y - r * 0.7,
      x + r * 1.1,
      y,
    ]);
    poly(c, draw.tint(color, 0.16), [
      x - r * 0.8,
      y - r * 0.6,
      x - r * 0.1,
      y - r,
      x + r * 0.2,
      y - r * 0.5,
      x - r * 0.3,
      y - r * 0.1,
    ]);
    poly(c, color, [
      x - r * 0.1,
      y - r,
      x + r * 0.7,
      y - r * 0.7,
      x + r * 0.5,
      y - r * 0.2,
      x + r * 0.2,
      y - r * 0.5,
    ]);
  }
};

/** A way that winds up from the lower edge: x below, x and y above, color. */
export const path: Painter = (pen) => {
  const { c, rng } = pen;
  const [x, top, y, color] = [pen.n(0, 120), pen.n(1, 150), pen.n(2, 120), pen.s(3, '#e8cf9a')];
  const at = (part: number): readonly [number, number, number] => [
    x + (top - x) * part + Math.sin(part * 5) * 22 * (1 - part),
    ALONG + (y - ALONG) * part,
    16 * (1 - part) ** 1.4 + 1.5,
  ];
  for (let part = 0; part <= 1; part += 0.012) {
    const [px, py, wide] = at(part);
    draw.blob(c, px, py, wide, wide * 0.35 + 1, draw.mix(color, '#8a6a4a', part * 0.3));
  }
  for (let pebble = 0; pebble < 70; pebble += 1) {
    const [px, py, wide] = at(rng.unit() ** 1.5);
    draw.blob(
      c,
      px + rng.between(-0.8, 0.8) * wide,
      py,
      wide * 0.1,
      wide * 0.05 + 0.2,
      rng.pick(['#ffffff99', '#7a5a3a88', '#c0a07088']),
    );
  }
};

export const pumpkins: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(1, 6); one += 1) {
    const [x, y, r] = [
      rng.unit() * ACROSS,
      pen.n(0, 160) + rng.between(-6, 8),
      pen.n(2, 10) * rng.between(0.7, 1.2),
    ];
    for (const dx of [-0.75, 0.75, -0.4, 0.4, 0])
      draw.blob(
        c,
        x + dx * r,
        y - r * 0.7,
        r * 0.5,
        r * 0.75,
        draw.radial(c, x + dx * r - r * 0.1, y - r, r, '#ffb85a', '#f0812a', '#b3501a'),
      );
    draw.line(c, [x, y - r * 1.4, x + r * 0.2, y - r * 1.8], r * 0.2, '#5a7a2a');
  }
};

/** x, foot, size: a fire of logs. */
export const campfire: Painter = (pen) => {
  shine(
    pen.c,
    pen.n(0, 120),
    pen.n(1, 150) - 6,
    pen.n(2, 30) * (1.7 + swing(pen, 6) * 0.1),
    '#ffa040',
    0.75,
  );
  thing(pen, pen.n(2, 30), (c) => {
    draw.line(c, [-34, -4, 30, -14], 11, '#6a3f22');
    draw.line(c, [34, -4, -30, -14], 11, '#8a5430');
    for (const [wide, high, color] of [
      [26, 84, '#ff6a2a'],
      [18, 60, '#ffb03a'],
      [9, 36, '#fff2a8'],
    ] as const)
      draw.fillPath(c, color, (on) => {
        const lick = swing(pen, 7, wide) * 8;
        on.moveTo(-wide, -10);
        on.quadraticCurveTo(-wide * 1.1, -high * 0.5, lick, -high);
        on.quadraticCurveTo(wide * 1.2, -high * 0.5, wide, -10);
      });
  });
};
