import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import {
  ACROSS,
  ALONG,
  AREA,
  brushed,
  poly,
  shine,
  swell,
  swing,
  thing,
  type Painter,
} from './pen.ts';

/** Waves from a horizon down: y. They roll. */
export const sea: Painter = (pen) => {
  const { c, t, rng, hour } = pen;
  const y = pen.n(0, 110);
  const low = pen.n(1, ALONG);
  const [back, front] = hour.water;
  c.fillStyle = draw.down(c, y, low, back, draw.mix(back, front, 0.6), front);
  c.fillRect(0, y, ACROSS, low - y);
  for (let wave = 0; wave < 150; wave += 1) {
    const part = rng.unit() ** 1.3;
    const py = y + 1 + part * (low - y);
    const long = 3 + part * 16;
    const x = ((rng.unit() * 260 + t * (2 + part * 7)) % 270) - 15;
    const color = rng.pick([draw.tint(back, 0.5), draw.tint(front, 0.3), draw.shade(front, 0.25)]);
    draw.rim(c, draw.fade(color, 0.55), 0.4 + part * 1.1, (path) => {
      path.moveTo(x - long / 2, py);
      path.quadraticCurveTo(x, py - 0.6 - part * 2.4, x + long / 2, py);
    });
  }
};

/** Light on water below x: from y, width, color. */
export const glitter: Painter = (pen) => {
  const { c, t, rng } = pen;
  for (let one = 0; one < 60; one += 1) {
    const part = rng.unit();
    const x = pen.n(0, 180) + rng.between(-0.5, 0.5) * pen.n(2, 26) * (0.5 + part);
    const y = pen.n(1, 112) + part * (ALONG - pen.n(1, 112));
    c.globalAlpha = 0.75 + (t === 0 ? 0 : Math.sin(t * 3 + one) * 0.25);
    draw.blob(c, x, y, 2 + part * 4, 0.5 + part * 0.5, pen.s(3, '#fff2b8'));
  }
  c.globalAlpha = 1;
};

/** Still water with the sky in it: x, y, half width, half height. */
export const lake: Painter = (pen) => {
  const { c, t, rng, hour } = pen;
  const [x, y, rx, ry] = [pen.n(0, 120), pen.n(1, 150), pen.n(2, 90), pen.n(3, 20)];
  draw.blob(c, x, y + 1.5, rx * 1.03, ry * 1.06, '#f2e2b466');
  draw.blob(c, x, y, rx, ry, draw.down(c, y - ry, y + ry, ...hour.water));
  draw.clipped(
    c,
    (path) => path.ellipse(x, y, rx, ry, 0, 0, 7),
    () => {
      for (let one = 0; one < 70; one += 1) {
        const px = x + rng.between(-1, 1) * rx + (t === 0 ? 0 : Math.sin(t * 0.8 + one) * 3);
        draw.blob(
          c,
          px,
          y + rng.between(-1, 1) * ry,
          rng.between(3, 12),
          rng.between(0.3, 0.9),
          rng.pick(['#ffffff66', '#ffffff33', draw.fade(draw.shade(hour.water[1], 0.3), 0.4)]),
        );
      }
    },
  );
};

/** A fall: x, top, foot, width. */
export const falls: Painter = (pen) => {
  const { c, t, rng } = pen;
  const [x, top, foot, wide] = [pen.n(0, 120), pen.n(1, 50), pen.n(2, 140), pen.n(3, 22)];
  poly(c, draw.down(c, top, foot, '#e8fbff', '#7fc8ee', '#d8f4ff'), [
    x - wide * 0.42,
    top,
    x + wide * 0.42,
    top,
    x + wide * 0.6,
    foot,
    x - wide * 0.6,
    foot,
  ]);
  for (let one = 0; one < 46; one += 1) {
    const px = x + rng.between(-0.46, 0.46) * wide;
    const long = rng.between(6, 20);
    const y = top + ((rng.unit() * (foot - top) + t * 46) % (foot - top - long));
    draw.line(
      c,
      [px, y, px + (px - x) * 0.1, y + long],
      rng.between(0.5, 1.4),
      rng.pick(['#ffffffcc', '#5fb0e099', '#ffffff88']),
    );
  }
  for (let puff = 0; puff < 14; puff += 1)
    draw.disc(
      c,
      x + rng.between(-0.8, 0.8) * wide,
      foot + rng.between(-3, 4) + swing(pen, 3, puff),
      rng.between(3, 6),
      '#ffffff88',
    );
};

/** x, waterline, size, hull, sail. */
export const boat: Painter = (pen) => {
  const [hull, sail, size] = [pen.s(3, '#c23a3a'), pen.s(4, '#fff6e0'), pen.n(2, 30)];
  const { c } = pen;
  for (let one = 0; one < 7; one += 1)
    draw.blob(
      c,
      pen.n(0, 100) + swing(pen, 2, one),
      pen.n(1, 130) + 2 + one * size * 0.05,
      size * (0.36 - one * 0.03),
      size * 0.016,
      draw.fade(one % 2 === 0 ? hull : sail, 0.4),
    );
  thing(
    pen,
    size,
    () => {
      draw.line(c, [0, -10, 0, -98], 2.6, '#6a4426');
      draw.fillPath(
        c,
        draw.linear(c, 0, 0, 44, 0, draw.tint(sail, 0.3), draw.shade(sail, 0.14)),
        (path) => {
          path.moveTo(3, -96);
          path.quadraticCurveTo(40, -50, 42, -18);
          path.lineTo(3, -16);
        },
      );
      draw.fillPath(c, draw.shade(sail, 0.1), (path) => {
        path.moveTo(-3, -86);
        path.quadraticCurveTo(-20, -44, -36, -18);
        path.lineTo(-3, -16);
      });
      for (const y of [-60, -40]) draw.line(c, [4, y, 22 - y * 0.2, y + 3], 1.2, '#00000022');
      poly(c, pen.s(5, '#ffd34a'), [0, -98, 0, -108, 16 + swing(pen, 5) * 3, -103]);
      draw.fillPath(
        c,
        draw.down(c, -14, 6, draw.tint(hull, 0.2), draw.shade(hull, 0.3)),
        (path) => {
          path.moveTo(-42, -14);
          path.lineTo(46, -14);
          path.quadraticCurveTo(36, 8, 18, 8);
          path.lineTo(-24, 8);
          path.quadraticCurveTo(-38, 4, -42, -14);
        },
      );
      draw.line(c, [-40, -9, 43, -9], 3, '#ffffffcc');
    },
    swing(pen, 1.3, pen.n(0, 100)) * 0.05,
  );
};

/** x, foot, size, color of the stripes. Its beam turns. */
export const lighthouse: Painter = (pen) => {
  const { t } = pen;
  const color = pen.s(3, '#e8433a');
  thing(pen, pen.n(2, 90), (c) => {
    for (const side of [0, Math.PI]) {
      const turn = t * 0.7 + side;
      const reach = Math.cos(turn + 0.4);
      poly(c, draw.linear(c, 0, 0, 190 * reach, 0, '#fff2a8aa', '#fff2a800'), [
        0,
        -92,
        190 * reach,
        -92 - 34 - 14 * Math.sin(turn),
        190 * reach,
        -92 + 20 - 14 * Math.sin(turn),
      ]);
    }
    poly(c, '#f8f0e2', [-15, 0, -9, -80, 9, -80, 15, 0]);
    for (let band = 0; band < 3; band += 1) {
      const [low, top] = [-2 - band * 28, -16 - band * 28];
      const at = (y: number): number => 15 + (y / 80) * 6;
      poly(c, color, [-at(low), low, -at(top), top, at(top), top, at(low), low]);
    }
    poly(
      c,
      draw.linear(c, -15, 0, 15, 0, '#ffffff44', '#ffffff00', '#2a0a3a66'),
      [-15, 0, -9, -80, 9, -80, 15, 0],
    );
    for (const y of [-26, -54]) draw.rounded(c, -3, y, 6, 8, 3, '#3a2a5a');
    draw.rounded(c, -13, -84, 26, 5, 2, '#4a3a5a');
    draw.rounded(c, -8, -99, 16, 16, 2, '#ffe89a');
    for (const x of [-8, 0, 8]) draw.line(c, [x, -99, x, -84], 1.4, '#4a3a5a');
    poly(c, color, [-11, -99, 0, -112, 11, -99]);
    shine(c, 0, -91, 26, '#fff2a8', 0.9);
  });
};

/** Beams from above, under water or through leaves: how many, color. */
export const beams: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(0, 7); one += 1) {
    const x = rng.unit() * 300 - 30 + swing(pen, 0.6, one) * 6;
    const wide = rng.between(5, 16);
    poly(
      c,
      draw.down(c, 0, 170, draw.fade(pen.s(1, '#ffffff'), 0.3), draw.fade(pen.s(1, '#ffffff'), 0)),
      [x, -2, x + wide, -2, x + wide * 2 - 50, 176, x - 50, 176],
    );
  }
};

/** Sand with ripples and shells: from y, color. */
export const sand: Painter = (pen) => {
  const { c, rng } = pen;
  const [y, color] = [pen.n(0, 150), pen.s(1, '#f2d79a')];
  const edge = swell(rng, y, pen.n(2, 5));
  const trace = (path: Context): void => {
    path.moveTo(0, ALONG + 1);
    for (let x = 0; x <= ACROSS; x += 4) path.lineTo(x, edge(x));
    path.lineTo(ACROSS, ALONG + 1);
  };
  draw.fillPath(
    c,
    draw.down(c, y, ALONG, draw.tint(color, 0.3), color, draw.shade(color, 0.2)),
    trace,
  );
  draw.clipped(c, trace, () => {
    brushed(
      pen,
      { ...AREA, y, height: ALONG - y },
      [draw.tint(color, 0.5), draw.shade(color, 0.3)],
      70,
      0.25,
    );
    for (let grain = 0; grain < 160; grain += 1)
      draw.disc(
        c,
        rng.unit() * ACROSS,
        rng.between(y, ALONG),
        rng.between(0.25, 0.7),
        rng.pick(['#ffffffaa', '#8a5a2a77', '#c08a4a88']),
      );
  });
};

/** Ice that floats: y, how many, size. */
export const ice: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(1, 8); one += 1) {
    const [x, y, r] = [
      rng.unit() * ACROSS,
      pen.n(0, 150) + rng.between(-8, 24) + swing(pen, 1, one) * 0.8,
      pen.n(2, 18) * rng.between(0.6, 1.4),
    ];
    poly(c, '#8fc4ea', [
      x - r,
      y,
      x + r,
      y + 1,
      x + r * 0.8,
      y + r * 0.3,
      x - r * 0.8,
      y + r * 0.26,
    ]);
    poly(c, draw.down(c, y - r * 0.3, y, '#ffffff', '#d4ecfa'), [
      x - r,
      y,
      x - r * 0.6,
      y - r * 0.3,
      x + r * 0.3,
      y - r * 0.36,
      x + r,
      y + 1,
    ]);
  }
};
