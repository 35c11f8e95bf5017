import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { ACROSS, brushed, poly, shine, swing, thing, type Painter, type Pen } from './pen.ts';

/** A window of four panes. */
export function pane(
  c: Context,
  x: number,
  y: number,
  wide: number,
  high: number,
  light: string,
): void {
  draw.rounded(
    c,
    x - wide * 0.12,
    y - wide * 0.12,
    wide * 1.24,
    high + wide * 0.24,
    wide * 0.1,
    '#fff6e6',
  );
  c.fillStyle = draw.linear(c, x, y, x + wide, y + high, draw.tint(light, 0.4), light);
  c.fillRect(x, y, wide, high);
  c.fillStyle = '#5a3a4a99';
  c.fillRect(x + wide * 0.45, y, wide * 0.1, high);
  c.fillRect(x, y + high * 0.46, wide, wide * 0.1);
  draw.rounded(
    c,
    x - wide * 0.2,
    y + high + wide * 0.08,
    wide * 1.4,
    wide * 0.2,
    wide * 0.06,
    '#ffffffdd',
  );
}

/** Bricks or planks over a wall. */
export function courses(
  c: Context,
  x: number,
  y: number,
  wide: number,
  high: number,
  color: string,
): void {
  for (let row = 0; row * 4 < high; row += 1) {
    for (let one = 0; one * 9 < wide; one += 1) {
      if ((row * 7 + one * 3) % 4 === 0) continue;
      const left = x + one * 9 + (row % 2) * 4;
      c.fillStyle =
        (row + one) % 2 === 0
          ? draw.fade(draw.tint(color, 0.4), 0.28)
          : draw.fade(draw.shade(color, 0.4), 0.22);
      c.fillRect(left, y + row * 4, Math.min(7, x + wide - left), 2.8);
    }
  }
}

function roof(c: Context, x: number, y: number, wide: number, high: number, color: string): void {
  const points = [x - wide * 0.08, y, x + wide * 0.5, y - high, x + wide * 1.08, y];
  poly(c, draw.down(c, y - high, y, draw.tint(color, 0.2), draw.shade(color, 0.2)), points);
  for (let row = 1; row < 6; row += 1) {
    const half = wide * 0.58 * (row / 6);
    for (let tile = -half; tile < half; tile += wide * 0.09)
      draw.rim(c, draw.fade(draw.shade(color, 0.5), 0.45), 0.5, (path) =>
        path.arc(
          x + wide * 0.5 + tile + wide * 0.04,
          y - high + (high * row) / 6,
          wide * 0.04,
          0,
          Math.PI,
        ),
      );
  }
}

/** x, foot, width, wall, roof. */
export const house: Painter = (pen) => {
  const { c, hour } = pen;
  const [x, y, wide, wall, top] = [
    pen.n(0, 100),
    pen.n(1, 140),
    pen.n(2, 40),
    pen.s(3, '#f2d9b0'),
    pen.s(4, '#c2503c'),
  ];
  const high = wide * 0.72;
  const left = x - wide / 2;
  draw.blob(c, x, y, wide * 0.66, wide * 0.07, '#1a0b3a40');
  smoke(pen, x + wide * 0.27, y - high - wide * 0.5, wide * 0.1);
  c.fillStyle = '#9a5a48';
  c.fillRect(x + wide * 0.2, y - high - wide * 0.48, wide * 0.13, wide * 0.4);
  c.fillStyle = draw.linear(
    c,
    left,
    0,
    left + wide,
    0,
    draw.tint(wall, 0.25),
    wall,
    draw.shade(wall, 0.22),
  );
  c.fillRect(left, y - high, wide, high);
  courses(c, left, y - high, wide, high, wall);
  roof(c, left, y - high, wide, wide * 0.5, top);
  draw.rounded(
    c,
    x - wide * 0.1,
    y - high * 0.52,
    wide * 0.2,
    high * 0.52,
    wide * 0.05,
    draw.shade(top, 0.25),
  );
  draw.disc(c, x + wide * 0.05, y - high * 0.24, wide * 0.015, '#ffd34a');
  for (const dx of [-0.36, 0.2])
    pane(c, x + dx * wide, y - high * 0.78, wide * 0.16, high * 0.3, hour.lamp);
  draw.disc(c, x, y - high - wide * 0.14, wide * 0.07, '#fff6e6');
  draw.disc(c, x, y - high - wide * 0.14, wide * 0.05, hour.lamp);
};

/** Puffs that rise. */
export function smoke({ c, t }: Pen, x: number, y: number, size: number): void {
  for (let puff = 0; puff < 6; puff += 1) {
    const part = ((puff + t * 0.7) % 6) / 6;
    draw.disc(
      c,
      x + Math.sin(part * 5) * size + part * size * 3,
      y - part * size * 7,
      size * (0.5 + part),
      draw.fade('#ffffff', 0.6 * (1 - part)),
    );
  }
}

/** Tall narrow houses side by side: foot, height, how many, colors by seed. */
export const street: Painter = (pen) => {
  const { c, rng, hour } = pen;
  const [y, tall, count] = [pen.n(0, 140), pen.n(1, 80), pen.n(2, 7)];
  const colors = rng.shuffled([
    '#e86a5a',
    '#f2b84a',
    '#5fa8c9',
    '#f2e0c0',
    '#8fb86a',
    '#c98ac0',
    '#e8945a',
    '#7a8fd0',
    '#d9607a',
  ]);
  const wide = ACROSS / count;
  for (let one = 0; one < count; one += 1) {
    const [x, high, wall] = [
      one * wide,
      tall * rng.between(0.72, 1.05),
      colors[one % colors.length] ?? '#ffffff',
    ];
    c.fillStyle = draw.linear(
      c,
      x,
      0,
      x + wide,
      0,
      draw.tint(wall, 0.16),
      wall,
      draw.shade(wall, 0.2),
    );
    c.fillRect(x, y - high, wide + 0.5, high);
    courses(c, x, y - high, wide, high, wall);
    const gable = one % 3;
    const dark = draw.shade(wall, 0.42);
    if (gable === 0) roof(c, x, y - high, wide, wide * 0.55, dark);
    else if (gable === 1)
      for (let step = 0; step < 4; step += 1) {
        c.fillStyle = step % 2 === 0 ? wall : draw.shade(wall, 0.12);
        c.fillRect(
          x + (step * wide) / 8,
          y - high - (step + 1) * wide * 0.13,
          wide - (step * wide) / 4,
          wide * 0.14,
        );
      }
    else
      draw.fillPath(c, draw.shade(wall, 0.1), (path) => {
        path.moveTo(x, y - high + 0.5);
        path.bezierCurveTo(
          x + wide * 0.2,
          y - high,
          x + wide * 0.2,
          y - high - wide * 0.6,
          x + wide / 2,
          y - high - wide * 0.62,
        );
        path.bezierCurveTo(
          x + wide * 0.8,
          y - high - wide * 0.6,
          x + wide * 0.8,
          y - high,
          x + wide,
          y - high + 0.5,
        );
      });
    c.fillStyle = '#fff6e6cc';
    c.fillRect(x, y - high - 0.8, wide, 1.8);
    for (let row = 0; row * 17 < high - 30; row += 1)
      for (const dx of [0.16, 0.6])
        pane(
          c,
          x + wide * dx,
          y - high + 6 + row * 17,
          wide * 0.22,
          9.5,
          rng.chance(0.55) ? hour.lamp : '#4a5a8a',
        );
    draw.rounded(c, x + wide * 0.36, y - 17, wide * 0.28, 17, 2, dark);
    draw.rounded(
      c,
      x + wide * 0.1,
      y - 22,
      wide * 0.8,
      5,
      1.5,
      one % 2 === 0 ? '#e8433a' : '#3a7a8a',
    );
    for (let stripe = 0; stripe < 4; stripe += 1) {
      c.fillStyle = '#fff6e6';
      c.fillRect(x + wide * (0.14 + stripe * 0.2), y - 22, wide * 0.09, 5);
    }
  }
};

/** Towers of offices: foot, height, color. */
export const skyline: Painter = (pen) => {
  const { c, t, rng, hour } = pen;
  const [y, tall, color] = [pen.n(0, 140), pen.n(1, 90), pen.s(2, '#2b2f6a')];
  for (let x = -4; x < ACROSS;) {
    const [wide, high] = [rng.between(13, 27), tall * rng.between(0.4, 1)];
    const tone = draw.mix(color, rng.pick([hour.sky[0] ?? color, '#5a4a9a', '#1a1a4a']), 0.35);
    c.fillStyle = draw.linear(
      c,
      x,
      0,
      x + wide,
      0,
      draw.tint(tone, 0.2),
      tone,
      draw.shade(tone, 0.3),
    );
    c.fillRect(x, y - high, wide, high);
    if (rng.chance(0.4)) {
      poly(c, tone, [
        x + wide * 0.2,
        y - high,
        x + wide * 0.5,
        y - high - wide * 0.8,
        x + wide * 0.8,
        y - high,
      ]);
      draw.line(
        c,
        [x + wide / 2, y - high - wide * 0.7, x + wide / 2, y - high - wide * 1.5],
        0.8,
        tone,
      );
      shine(c, x + wide / 2, y - high - wide * 1.5, 3, '#ff5a5a', 0.9);
    }
    for (let row = 3; row < high - 4; row += 5)
      for (let column = 2; column < wide - 3; column += 4.2) {
        const lit = rng.unit();
        const blinks = t > 0 && lit > 0.5 && lit < 0.56 && Math.sin(t * 1.4 + column + row) > 0;
        c.fillStyle =
          lit < 0.5 || blinks
            ? draw.fade(rng.pick(['#ffe08a', '#fff6d0', '#ffb86a', '#9fe0ff']), 0.9)
            : '#ffffff18';
        c.fillRect(x + column, y - high + row, 2.2, 3);
      }
    x += wide + rng.between(-2, 1);
  }
};

/** Lanterns on a string: x, y, x, y, how many, color. */
export const lanterns: Painter = (pen) => {
  const { c } = pen;
  const [x, y, x2, y2, count] = [
    pen.n(0, 0),
    pen.n(1, 20),
    pen.n(2, 240),
    pen.n(3, 20),
    pen.n(4, 7),
  ];
  const sag = pen.n(6, 22);
  draw.rim(c, '#3a2a4a', 0.7, (path) => {
    path.moveTo(x, y);
    path.quadraticCurveTo((x + x2) / 2, (y + y2) / 2 + sag * 2, x2, y2);
  });
  for (let one = 0; one < count; one += 1) {
    const part = (one + 0.5) / count;
    const lx = x + (x2 - x) * part + swing(pen, 1.4, one) * 1.4;
    const ly =
      (1 - part) ** 2 * y + 2 * part * (1 - part) * ((y + y2) / 2 + sag * 2) + part ** 2 * y2 + 6;
    const color =
      pen.s(5, '') ||
      (['#ff5a4a', '#ffb03a', '#ff7ab0', '#7ad0ff', '#a0e05a'][one % 5] ?? '#ffffff');
    shine(c, lx, ly, 15, color, 0.55);
    draw.rounded(c, lx - 2, ly - 7, 4, 14, 1, '#7a3a2a');
    draw.blob(
      c,
      lx,
      ly,
      5.6,
      5.4,
      draw.radial(c, lx, ly, 6.6, '#fffbe0', draw.tint(color, 0.3), color),
    );
    for (const dx of [-2.4, 0, 2.4]) draw.blob(c, lx + dx, ly, 0.3, 5, '#7a1a1a44');
    draw.line(c, [lx, ly + 7, lx, ly + 11], 0.8, '#ffd34a');
  }
};

/** A street lamp: x, foot, height. */
export const lamp: Painter = (pen) => {
  const { hour } = pen;
  thing(pen, pen.n(2, 60), (c) => {
    shine(c, 0, -92, 60 + swing(pen, 3, pen.n(0, 0)) * 3, hour.lamp, 0.7);
    draw.line(c, [0, 0, 0, -80], 3.4, '#2a2438');
    draw.rounded(c, -7, -6, 14, 7, 2, '#2a2438');
    poly(c, '#fff2b0', [-7, -100, 7, -100, 5, -82, -5, -82]);
    draw.line(c, [-7, -100, -5, -82, 5, -82, 7, -100, -7, -100], 1.6, '#2a2438');
    poly(c, '#2a2438', [-10, -100, 0, -110, 10, -100]);
  });
};

/** A road with setts: from y. */
export const cobbles: Painter = (pen) => {
  const { c, rng } = pen;
  const [y, color] = [pen.n(0, 140), pen.s(1, '#9a90a8')];
  c.fillStyle = draw.down(c, y, 180, draw.shade(color, 0.2), draw.shade(color, 0.4));
  c.fillRect(0, y, ACROSS, 180 - y);
  for (let row = 0, low = y; low < 184; row += 1) {
    const high = 3 + (low - y) * 0.13;
    for (let x = -8 + (row % 2) * high; x < ACROSS; x += high * 2.1)
      draw.rounded(
        c,
        x,
        low,
        high * 1.9,
        high * 0.86,
        high * 0.3,
        draw.mix(color, rng.pick(['#ffffff', '#4a4060', '#c9a88a', '#7a8ab0']), 0.3),
      );
    low += high;
  }
  brushed(pen, { x: 0, y, width: ACROSS, height: 180 - y }, ['#ffe9b0', '#1a1040'], 14, 0.12);
};

/** Little flags on a string: x, y, x, y. */
export const bunting: Painter = (pen) => {
  const { c } = pen;
  const [x, y, x2, y2] = [pen.n(0, 0), pen.n(1, 16), pen.n(2, 240), pen.n(3, 16)];
  for (let one = 0; one < 16; one += 1) {
    const part = (one + 0.5) / 16;
    const [fx, fy] = [
      x + (x2 - x) * part,
      y + (y2 - y) * part + Math.sin(part * Math.PI) * pen.n(4, 14),
    ];
    poly(c, ['#ff5a6a', '#ffd34a', '#4fb4ff', '#5fd87a', '#ffffff'][one % 5] ?? '#ffffff', [
      fx - 6,
      fy,
      fx + 6,
      fy,
      fx + swing(pen, 3, one) * 2,
      fy + 12,
    ]);
  }
};
