import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { ACROSS, ALONG, AREA, brushed, poly, swing, type Painter } from './pen.ts';
import { flower } from './plants.ts';

/** Wallpaper: color, color of its pattern, pattern. */
export const wall: Painter = (pen) => {
  const { c, rng } = pen;
  const [color, other, kind] = [pen.s(0, '#f2d3b0'), pen.s(1, '#e0a878'), pen.s(2, 'stripes')];
  draw.cover(
    c,
    AREA,
    draw.down(c, 0, ALONG, draw.tint(color, 0.2), color, draw.shade(color, 0.14)),
  );
  for (let x = 0; x < ACROSS; x += 12) {
    if (kind === 'stripes') {
      c.fillStyle = draw.fade(other, 0.45);
      c.fillRect(x, 0, 5, ALONG);
      c.fillStyle = draw.fade(draw.tint(other, 0.4), 0.6);
      c.fillRect(x + 8, 0, 0.9, ALONG);
    }
    for (let y = 4; y < ALONG; y += 12) {
      const left = x + ((y - 4) % 24 === 0 ? 0 : 6);
      if (kind === 'dots') draw.disc(c, left, y, 2.2, draw.fade(other, 0.65));
      if (kind === 'flowers') flower(c, left, y, 1.7, draw.fade(other, 0.8), '#fff2c8');
      if (kind === 'tiles') {
        draw.rounded(
          c,
          x + 0.5,
          y - 3.5,
          11,
          11,
          1.4,
          draw.mix(color, rng.pick([other, '#ffffff', color]), 0.4),
        );
        draw.ring(c, x + 6, y + 2, 3, 0.7, draw.fade(other, 0.6));
      }
      if (kind === 'planks') {
        c.fillStyle = draw.fade(
          rng.pick([other, draw.shade(color, 0.3), draw.tint(color, 0.3)]),
          0.3,
        );
        c.fillRect(0, y, ACROSS, 10.6);
        if (x % 36 === 0)
          draw.line(
            c,
            [x + rng.unit() * 30, y + 3, x + rng.unit() * 30 + 14, y + 3.6],
            0.5,
            draw.fade(draw.shade(color, 0.5), 0.4),
          );
      }
    }
  }
  brushed(pen, AREA, ['#ffffff', draw.shade(color, 0.4)], 30, 0.07);
};

/** A table of boards: its edge, color. */
export const table: Painter = (pen) => {
  const { c, rng } = pen;
  const [y, color] = [pen.n(0, 128), pen.s(1, '#b8743f')];
  c.fillStyle = draw.down(c, y, ALONG, draw.tint(color, 0.2), draw.shade(color, 0.2));
  c.fillRect(0, y, ACROSS, ALONG - y);
  c.fillStyle = draw.fade(draw.tint(color, 0.6), 0.6);
  c.fillRect(0, y, ACROSS, 1.6);
  for (let row = 0, low = y + 3; low < ALONG; row += 1) {
    const high = 7 + row * 4;
    draw.line(c, [0, low + high, ACROSS, low + high], 0.8, draw.fade(draw.shade(color, 0.5), 0.7));
    for (let grain = 0; grain < 12; grain += 1) {
      const [x, gy] = [rng.unit() * ACROSS, low + rng.unit() * high];
      draw.rim(
        c,
        draw.fade(rng.pick([draw.shade(color, 0.4), draw.tint(color, 0.4)]), 0.4),
        0.5,
        (path) => {
          path.moveTo(x, gy);
          path.quadraticCurveTo(x + 15, gy + rng.between(-2, 2), x + 32, gy);
        },
      );
    }
    low += high;
  }
};

/** A cloth with checks over the table: from y, color. */
export const cloth: Painter = (pen) => {
  const { c } = pen;
  const [y, color] = [pen.n(0, 130), pen.s(1, '#e8433a')];
  c.fillStyle = '#fffaf2';
  c.fillRect(0, y, ACROSS, ALONG - y);
  for (let x = 0; x < ACROSS; x += 14) {
    c.fillStyle = draw.fade(color, 0.45);
    c.fillRect(x, y, 7, ALONG - y);
  }
  for (let low = y; low < ALONG; low += 12) {
    c.fillStyle = draw.fade(color, 0.45);
    c.fillRect(0, low, ACROSS, 6);
  }
  c.fillStyle = draw.down(c, y, ALONG, '#ffffff55', '#ffffff00', '#2a0a4a33');
  c.fillRect(0, y, ACROSS, ALONG - y);
};

/** A window and what is outside: x, top, width, height. */
export const view: Painter = (pen) => {
  const { c, t, rng } = pen;
  const [x, y, wide, high] = [pen.n(0, 120), pen.n(1, 20), pen.n(2, 90), pen.n(3, 80)];
  const left = x - wide / 2;
  const isNight = pen.s(4, 'day') === 'night';
  const color = pen.s(5, '#fff8ec');
  draw.rounded(c, left - 6, y - 6, wide + 12, high + 12, 3, draw.shade(color, 0.2));
  draw.rounded(c, left - 5, y - 5, wide + 10, high + 9, 3, color);
  draw.clipped(
    c,
    (path) => path.rect(left, y, wide, high),
    () => {
      draw.sky(
        c,
        { x: left, y, width: wide, height: high },
        ...(isNight ? ['#141c5a', '#3a56b0', '#8a7ac0'] : ['#5fb8f5', '#b8e6ff', '#fff2d0']),
      );
      if (isNight) draw.disc(c, left + wide * 0.76, y + high * 0.24, high * 0.1, '#fff6d8');
      for (let one = 0; one < 26; one += 1) {
        const [px, py] = [
          left + rng.unit() * wide,
          y + ((rng.unit() * high + (isNight ? t * 5 : 0)) % high),
        ];
        if (isNight) draw.disc(c, px, py, 0.9, '#ffffffcc');
        else if (one < 4)
          draw.cloud(c, left + ((px - left + t * 2) % wide), y + 8 + (py - y) * 0.3, 9, '#ffffff');
      }
      draw.ridge(
        c,
        { x: left, y, width: wide, height: high },
        y + high * 0.68,
        5,
        isNight ? '#3a4a8a' : '#7ac06a',
        3,
      );
      draw.ridge(
        c,
        { x: left, y, width: wide, height: high },
        y + high * 0.82,
        4,
        isNight ? '#e8f0ff' : '#4fa04a',
        8,
      );
      for (let one = 0; one < 6; one += 1)
        draw.disc(
          c,
          left + (one + 0.4) * wide * 0.17,
          y + high * (0.66 + (one % 2) * 0.06),
          high * 0.075,
          one % 2 === 0 ? (isNight ? '#24346a' : '#3c8a44') : isNight ? '#2f4480' : '#e8a24a',
        );
      poly(c, '#ffffff22', [
        left,
        y,
        left + wide * 0.4,
        y,
        left + wide * 0.1,
        y + high,
        left,
        y + high,
      ]);
    },
  );
  c.fillStyle = color;
  c.fillRect(x - 1.6, y, 3.2, high);
  c.fillRect(left, y + high * 0.48, wide, 3);
  draw.rounded(c, left - 9, y + high + 3, wide + 18, 6, 2, draw.tint(color, 0.3));
};

/** Curtains beside a window: x, top, width, height, color. */
export const curtain: Painter = (pen) => {
  const { c } = pen;
  const [x, y, wide, high, color] = [
    pen.n(0, 120),
    pen.n(1, 12),
    pen.n(2, 110),
    pen.n(3, 96),
    pen.s(4, '#e8607a'),
  ];
  draw.rounded(c, x - wide / 2 - 10, y - 3, wide + 20, 3.4, 1.7, '#8a5a34');
  for (const side of [-1, 1])
    for (let fold = 0; fold < 5; fold += 1) {
      const from = x + (side * wide) / 2 - side * fold * 5;
      const wave = swing(pen, 1, fold) * 1.4;
      poly(c, fold % 2 === 0 ? color : draw.shade(color, 0.16), [
        from,
        y,
        from - side * 6,
        y,
        from - side * 3 + wave,
        y + high * 0.6,
        from - side * (2 - fold * 0.5) + wave,
        y + high,
        from + side * 4 + wave,
        y + high,
      ]);
      for (let dot = 0; dot < 6; dot += 1)
        draw.disc(c, from - side * 2 + wave * 0.5, y + 10 + dot * 15, 1.2, '#ffffffaa');
    }
};

const SPINES = [
  '#c8423a',
  '#3f7ac0',
  '#e8a83a',
  '#4f9a5a',
  '#8a5ab0',
  '#d97a9a',
  '#4a8a9a',
  '#f2e0c0',
];

/** A board with things on it: y, from x, to x, books, jars or pots. */
export const shelf: Painter = (pen) => {
  const { c, rng } = pen;
  const [y, from, to, kind] = [pen.n(0, 60), pen.n(1, 10), pen.n(2, 230), pen.s(3, 'books')];
  for (let x = from + 4; x < to - 6;) {
    if (kind === 'books') {
      const [wide, high, color] = [rng.between(3.5, 8), rng.between(18, 29), rng.pick(SPINES)];
      draw.rounded(
        c,
        x,
        y - high,
        wide,
        high,
        0.8,
        draw.linear(c, x, 0, x + wide, 0, draw.tint(color, 0.25), color, draw.shade(color, 0.25)),
      );
      c.fillStyle = '#fff2c8bb';
      for (const line of [0.16, 0.24, 0.8])
        c.fillRect(x + 0.6, y - high * (1 - line), wide - 1.2, 0.9);
      x += wide + (rng.chance(0.1) ? 6 : 0.4);
      continue;
    }
    const color = rng.pick(['#ff7a5a', '#ffc23a', '#8fd05a', '#c86ab0', '#5ab0e0', '#f29a4a']);
    const wide = rng.between(13, 17);
    if (kind === 'jars') {
      draw.rounded(c, x, y - 21, wide, 21, 3.4, '#e8f8ff99');
      for (let one = 0; one < 15; one += 1)
        draw.disc(
          c,
          x + 2.8 + (one % 4) * (wide - 5) * 0.32,
          y - 3 - Math.floor(one / 4) * 4.4,
          2.3,
          one % 3 === 0 ? draw.tint(color, 0.4) : color,
        );
      draw.rounded(c, x + 1, y - 25, wide - 2, 5, 1.6, rng.pick(SPINES));
      draw.rounded(c, x + 1.6, y - 19, 2, 15, 1, '#ffffffbb');
      draw.rounded(c, x + 4, y - 12, wide - 6, 6, 1, '#fffaf0');
    } else potted(c, x + wide / 2, y, wide, color, rng.int(4), swing(pen, 1.1, x) * 0.04);
    x += wide + 3;
  }
  draw.rounded(c, from, y, to - from, 4.4, 1, draw.down(c, y, y + 4, '#c98a52', '#7a4a28'));
  for (const x of [from + 12, to - 16]) poly(c, '#6a4024', [x, y + 4, x + 4, y + 4, x + 2, y + 12]);
};

/** A plant in a pot; four kinds. */
function potted(
  c: Context,
  x: number,
  y: number,
  wide: number,
  color: string,
  kind: number,
  tilt: number,
): void {
  draw.transformed(c, { x, y: y - wide * 0.6, rotate: tilt, scale: wide / 20 }, () => {
    for (let leaf = 0; leaf < 9; leaf += 1) {
      const angle = -Math.PI / 2 + (leaf - 4) * 0.32;
      const long = kind === 1 ? 20 : 14;
      const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
      draw.blob(
        c,
        dx * 0.6,
        dy * 0.6,
        long * 0.5,
        kind === 1 ? 1.9 : 3.6,
        leaf % 2 === 0 ? '#3f9a4a' : '#6fc05a',
        angle,
      );
      if (kind === 2 || kind === 3) flower(c, dx, dy, kind === 2 ? 2.6 : 1.9, color);
    }
  });
  poly(c, draw.linear(c, x - wide / 2, 0, x + wide / 2, 0, '#e8935a', '#b85a34'), [
    x - wide * 0.42,
    y - wide * 0.62,
    x + wide * 0.42,
    y - wide * 0.62,
    x + wide * 0.3,
    y,
    x - wide * 0.3,
    y,
  ]);
  draw.rounded(c, x - wide * 0.48, y - wide * 0.76, wide * 0.96, wide * 0.2, 1, '#d97a48');
}

/** x, foot, width, color of its flowers, kind. */
export const pot: Painter = (pen) =>
  potted(
    pen.c,
    pen.n(0, 100),
    pen.n(1, 130),
    pen.n(2, 24),
    pen.s(3, '#ff7aa8'),
    pen.n(4, 2),
    swing(pen, 1.1, pen.n(0, 0)) * 0.04,
  );

/** A picture in a frame: x, y, width, height, colors. */
export const frame: Painter = (pen) => {
  const { c } = pen;
  const [x, y, wide, high] = [pen.n(0, 60), pen.n(1, 40), pen.n(2, 34), pen.n(3, 28)];
  draw.rounded(c, x - wide / 2 - 3, y - 3, wide + 6, high + 6, 1.4, '#c9963f');
  draw.rounded(c, x - wide / 2 - 1.4, y - 1.4, wide + 2.8, high + 2.8, 1, '#8a5f24');
  draw.sky(
    c,
    { x: x - wide / 2, y, width: wide, height: high },
    pen.s(4, '#7ac0f0'),
    pen.s(5, '#ffe0b0'),
  );
  draw.clipped(
    c,
    (path) => path.rect(x - wide / 2, y, wide, high),
    () => {
      draw.disc(c, x + wide * 0.2, y + high * 0.35, high * 0.13, '#fff6d0');
      poly(c, '#6a7ab8', [
        x - wide,
        y + high,
        x - wide * 0.2,
        y + high * 0.4,
        x + wide * 0.3,
        y + high,
      ]);
      poly(c, '#4f9a6a', [
        x - wide * 0.3,
        y + high,
        x + wide * 0.2,
        y + high * 0.6,
        x + wide,
        y + high,
      ]);
    },
  );
};
