import * as draw from '@playgrove/kit/draw';
import { ACROSS, poly, shine, swing, thing, type Painter } from './pen.ts';
import { courses, pane, smoke } from './town.ts';

/** x, foot, size, color of the cap. Its sails turn. */
export const windmill: Painter = (pen) => {
  const { t, hour } = pen;
  thing(pen, pen.n(2, 80), (c) => {
    const wall = pen.s(3, '#f2e2c4');
    draw.blob(c, 0, 0, 30, 4, '#1a0b3a44');
    poly(
      c,
      draw.linear(c, -24, 0, 24, 0, draw.tint(wall, 0.4), wall, draw.shade(wall, 0.28)),
      [-24, 0, -14, -66, 14, -66, 24, 0],
    );
    courses(c, -17, -62, 34, 60, wall);
    draw.fillPath(c, pen.s(4, '#b8503c'), (path) => {
      path.moveTo(-17, -64);
      path.quadraticCurveTo(-14, -86, 0, -90);
      path.quadraticCurveTo(14, -86, 17, -64);
    });
    draw.rounded(c, -6, -18, 12, 18, 5, '#7a4a2a');
    for (const y of [-34, -54]) pane(c, -3.4, y, 6.8, 8, hour.lamp);
    draw.transformed(c, { y: -70, rotate: 0.35 + t * 0.9 }, () => {
      for (let sail = 0; sail < 4; sail += 1) {
        c.rotate(Math.PI / 2);
        draw.line(c, [0, 0, 0, -48], 2, '#5a3a22');
        poly(c, '#fff8e8', [1.5, -12, 12, -12, 12, -47, 1.5, -47]);
        for (let bar = 0; bar < 5; bar += 1)
          draw.line(c, [0, -12 - bar * 8.6, 12, -12 - bar * 8.6], 0.9, '#8a6a4a');
        draw.line(c, [6.5, -12, 6.5, -47], 0.8, '#8a6a4a');
      }
    });
    draw.disc(c, 0, -70, 3.4, '#5a3a22');
  });
};

export const barn: Painter = (pen) =>
  thing(pen, pen.n(2, 60), (c) => {
    const wall = pen.s(3, '#c8372f');
    draw.blob(c, 0, 0, 62, 5, '#1a0b3a44');
    poly(c, wall, [-50, 0, -50, -48, -34, -76, 0, -94, 34, -76, 50, -48, 50, 0]);
    for (let plank = -46; plank < 50; plank += 7)
      draw.line(c, [plank, 0, plank, -50], 1, draw.shade(wall, 0.25));
    draw.line(c, [-56, -46, -36, -80, 0, -99, 36, -80, 56, -46], 7, '#6a4a4a');
    draw.line(c, [-56, -48, -36, -82, 0, -101, 36, -82, 56, -48], 2, '#f2e6e0');
    draw.rounded(c, -18, -42, 36, 42, 1, draw.shade(wall, 0.35));
    draw.line(c, [-18, 0, -18, -42, 18, -42, 18, 0], 3, '#fff6ee');
    draw.line(c, [-18, -42, 18, 0], 3, '#fff6ee');
    draw.line(c, [18, -42, -18, 0], 3, '#fff6ee');
    draw.rounded(c, -9, -74, 18, 16, 2, '#4a1a1a');
    draw.blob(c, 0, -60, 8, 4, '#f2c85a');
    for (const x of [-38, 30]) pane(c, x, -36, 9, 12, pen.hour.lamp);
  });

export const castle: Painter = (pen) => {
  const [wall, top] = [pen.s(3, '#c9bfd8'), pen.s(4, '#5a6ad0')];
  thing(pen, pen.n(2, 90), (c) => {
    const tower = (x: number, wide: number, high: number, flag: boolean): void => {
      c.fillStyle = draw.linear(
        c,
        x - wide / 2,
        0,
        x + wide / 2,
        0,
        draw.tint(wall, 0.3),
        wall,
        draw.shade(wall, 0.3),
      );
      c.fillRect(x - wide / 2, -high, wide, high);
      courses(c, x - wide / 2, -high, wide, high, wall);
      poly(
        c,
        draw.linear(
          c,
          x - wide * 0.7,
          0,
          x + wide * 0.7,
          0,
          draw.tint(top, 0.3),
          draw.shade(top, 0.25),
        ),
        [x - wide * 0.66, -high, x, -high - wide * 1.3, x + wide * 0.66, -high],
      );
      draw.rounded(
        c,
        x - wide * 0.12,
        -high + wide * 0.4,
        wide * 0.24,
        wide * 0.42,
        wide * 0.12,
        pen.hour.lamp,
      );
      if (!flag) return;
      draw.line(c, [x, -high - wide * 1.3, x, -high - wide * 1.75], 0.9, '#5a4a5a');
      poly(c, '#ff5a7a', [
        x,
        -high - wide * 1.75,
        x + 9 + swing(pen, 5, x) * 2,
        -high - wide * 1.64,
        x,
        -high - wide * 1.5,
      ]);
    };
    tower(-38, 16, 46, true);
    tower(38, 16, 46, true);
    tower(-20, 20, 66, false);
    tower(20, 20, 66, false);
    tower(0, 24, 82, true);
    c.fillStyle = draw.down(c, -36, 0, draw.tint(wall, 0.2), draw.shade(wall, 0.1));
    c.fillRect(-48, -32, 96, 32);
    courses(c, -48, -32, 96, 32, wall);
    for (let merlon = -48; merlon < 46; merlon += 10) c.fillRect(merlon, -37, 6, 6);
    draw.rounded(c, -11, -24, 22, 26, 11, '#4a3048');
    for (let bar = -8; bar < 10; bar += 4) draw.line(c, [bar, -20, bar, 0], 0.8, '#c9a26a');
    for (const x of [-34, 26]) draw.rounded(c, x, -24, 7, 11, 3.5, pen.hour.lamp);
  });
};

export const pagoda: Painter = (pen) =>
  thing(pen, pen.n(2, 80), (c) => {
    for (let floor = 0; floor < 4; floor += 1) {
      const [y, half] = [-floor * 22, 26 - floor * 5];
      c.fillStyle = draw.linear(c, -half, 0, half, 0, '#e8574a', '#a82f34');
      c.fillRect(-half * 0.8, y - 16, half * 1.6, 16);
      for (let post = -2; post <= 2; post += 1)
        draw.rounded(c, post * half * 0.34 - 2, y - 14, 4, 12, 1, pen.hour.lamp);
      draw.fillPath(c, draw.down(c, y - 28, y - 12, '#4a7a8a', '#22405a'), (path) => {
        path.moveTo(-half * 1.4, y - 17);
        path.quadraticCurveTo(-half * 0.7, y - 18, -half * 0.5, y - 27);
        path.lineTo(half * 0.5, y - 27);
        path.quadraticCurveTo(half * 0.7, y - 18, half * 1.4, y - 17);
        path.quadraticCurveTo(0, y - 12, -half * 1.4, y - 17);
      });
      for (const side of [-1, 1])
        draw.disc(c, side * half * 1.3, y - 13 + swing(pen, 2, floor) * 0.6, 1.8, '#ffd34a');
    }
    draw.line(c, [0, -92, 0, -112], 2, '#d9a84a');
    for (let ring = 0; ring < 4; ring += 1)
      draw.blob(c, 0, -95 - ring * 4, 4 - ring * 0.7, 1, '#ffd34a');
  });

/** A big wheel: x, middle, radius. It turns. */
export const wheel: Painter = (pen) => {
  const { c, t } = pen;
  const [x, y, r] = [pen.n(0, 120), pen.n(1, 80), pen.n(2, 50)];
  for (const side of [-1, 1])
    draw.line(c, [x, y, x + side * r * 0.6, y + r * 1.3], r * 0.06, '#8a7ac0');
  const turn = t * 0.22;
  for (const far of [1, 0.93, 0.45]) draw.ring(c, x, y, r * far, r * 0.022, '#e8e2ff');
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const angle = turn + (spoke / 12) * Math.PI * 2;
    const [cx, cy] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    draw.line(c, [x, y, cx, cy], r * 0.016, '#d8d0ffcc');
    shine(
      c,
      x + Math.cos(angle) * r * 0.7,
      y + Math.sin(angle) * r * 0.7,
      r * 0.09,
      '#ffe08a',
      0.9,
    );
    const color =
      ['#ff5a6a', '#ffb03a', '#ffe45c', '#5fd87a', '#4fb4ff', '#c07cff'][spoke % 6] ?? '#ffffff';
    draw.line(c, [cx, cy, cx, cy + r * 0.08], 0.7, '#ffffff');
    draw.rounded(
      c,
      cx - r * 0.1,
      cy + r * 0.06,
      r * 0.2,
      r * 0.16,
      r * 0.06,
      draw.down(c, cy, cy + r * 0.2, draw.tint(color, 0.3), draw.shade(color, 0.2)),
    );
    draw.rounded(c, cx - r * 0.07, cy + r * 0.085, r * 0.14, r * 0.05, r * 0.02, '#fff8dc');
  }
  draw.disc(c, x, y, r * 0.1, '#ffd34a');
  draw.star(c, x, y, r * 0.08, '#ff5a6a');
};

/** A train over the picture: y of its wheels, size, color. It rolls through. */
export const train: Painter = (pen) => {
  const { c, t } = pen;
  const [y, size, color] = [pen.n(0, 110), pen.n(1, 18), pen.s(2, '#c23a3a')];
  const head = ((pen.n(3, 170) + t * 16 + size * 9) % (ACROSS + size * 18)) - size * 9;
  smoke(pen, head + size * 0.55, y - size * 1.4, size * 0.2);
  for (let car = 0; car < 5; car += 1) {
    const x = head - car * size * 1.75;
    const paint =
      car === 0
        ? '#3a3f5a'
        : draw.mix(
            color,
            ['#ffffff', '#f2b84a', '#3f8fc4', '#4fa05a'][car - 1] ?? color,
            car === 1 ? 0 : 0.7,
          );
    draw.rounded(
      c,
      x - size * 0.8,
      y - size * (car === 0 ? 0.7 : 0.95),
      size * 1.6,
      size * (car === 0 ? 0.6 : 0.85),
      size * 0.1,
      draw.down(c, y - size, y, draw.tint(paint, 0.25), draw.shade(paint, 0.25)),
    );
    if (car === 0) {
      draw.rounded(c, x - size * 0.8, y - size * 1.2, size * 0.6, size * 0.9, size * 0.08, color);
      draw.rounded(c, x - size * 0.68, y - size * 1.08, size * 0.36, size * 0.3, 1, '#ffe9a0');
      c.fillStyle = '#2a2f48';
      c.fillRect(x + size * 0.42, y - size * 1.2, size * 0.26, size * 0.6);
      draw.disc(c, x + size * 0.8, y - size * 0.45, size * 0.13, '#ffe08a');
    } else
      for (let light = 0; light < 4; light += 1)
        draw.rounded(
          c,
          x - size * 0.68 + light * size * 0.36,
          y - size * 0.8,
          size * 0.26,
          size * 0.34,
          1,
          '#fff2c8',
        );
    for (const dx of [-0.5, 0, 0.5]) {
      draw.disc(c, x + dx * size, y - size * 0.06, size * 0.18, '#2a2238');
      draw.line(
        c,
        [
          x + dx * size - Math.cos(t * 5) * size * 0.13,
          y - size * 0.06 - Math.sin(t * 5) * size * 0.13,
          x + dx * size + Math.cos(t * 5) * size * 0.13,
          y - size * 0.06 + Math.sin(t * 5) * size * 0.13,
        ],
        size * 0.05,
        '#d9c9a0',
      );
    }
  }
};

/** Arches of stone: top, foot, how many, color. */
export const bridge: Painter = (pen) => {
  const { c } = pen;
  const [top, foot, count, color] = [
    pen.n(0, 100),
    pen.n(1, 150),
    pen.n(2, 5),
    pen.s(3, '#b8a48a'),
  ];
  const wide = ACROSS / count;
  draw.fillPath(
    c,
    draw.down(c, top, foot, draw.tint(color, 0.25), draw.shade(color, 0.25)),
    (path) => {
      path.rect(0, top, ACROSS, 9);
      for (let arch = 0; arch < count; arch += 1) {
        const x = arch * wide;
        path.moveTo(x, top + 8);
        path.lineTo(x, foot);
        path.lineTo(x + wide * 0.12, foot);
        path.lineTo(x + wide * 0.12, top + 8 + wide * 0.4);
        path.arc(x + wide / 2, top + 8 + wide * 0.4, wide * 0.38, Math.PI, 0);
        path.lineTo(x + wide * 0.88, foot);
        path.lineTo(x + wide, foot);
        path.lineTo(x + wide, top + 8);
      }
    },
  );
  for (let pier = 0; pier <= count; pier += 1)
    courses(c, pier * wide - wide * 0.12, top + 10, wide * 0.24, foot - top - 10, color);
  courses(c, 0, top, ACROSS, 8, color);
  c.fillStyle = draw.tint(color, 0.45);
  c.fillRect(0, top - 2, ACROSS, 2.5);
};

/** A tent that is lit from inside. */
export const tent: Painter = (pen) =>
  thing(pen, pen.n(2, 50), (c) => {
    const color = pen.s(3, '#ffb03a');
    shine(c, 0, -24, 80, color, 0.4);
    poly(
      c,
      draw.linear(c, -52, 0, 52, 0, draw.tint(color, 0.3), color, draw.shade(color, 0.35)),
      [-54, 0, -6, -66, 6, -66, 54, 0],
    );
    for (let seam = -3; seam <= 3; seam += 1)
      draw.line(c, [seam * 1.5, -64, seam * 15, 0], 0.8, '#ffffff55');
    poly(c, '#fff2c0', [-15, 0, 0, -52, 15, 0]);
    poly(c, draw.shade(color, 0.2), [-15, 0, 0, -52, -4, 0]);
  });

/** A stall: x, foot, size, color of its stripes. */
export const stall: Painter = (pen) => {
  const { rng } = pen;
  const color = pen.s(3, '#e8433a');
  thing(pen, pen.n(2, 50), (c) => {
    draw.blob(c, 0, 0, 52, 5, '#1a0b3a44');
    for (const x of [-42, 42]) draw.line(c, [x, 0, x, -84], 4, '#7a4a2a');
    draw.rounded(c, -46, -36, 92, 36, 2, draw.down(c, -36, 0, '#c98a52', '#8a5430'));
    for (let plank = -38; plank < 46; plank += 12)
      draw.line(c, [plank, -34, plank, -2], 1, '#6a3f2288');
    for (let box = 0; box < 4; box += 1) {
      const fruit = rng.pick(['#ff5a4a', '#ffa83a', '#ffe04a', '#8fd04a', '#a06ae0', '#ff7aa0']);
      for (let one = 0; one < 9; one += 1)
        draw.disc(
          c,
          -40 + box * 22 + (one % 4) * 5 + 3,
          -38 - Math.floor(one / 4) * 4.4,
          3.4,
          draw.radial(
            c,
            -41 + box * 22 + (one % 4) * 5 + 3,
            -40 - Math.floor(one / 4) * 4.4,
            5,
            draw.tint(fruit, 0.5),
            fruit,
          ),
        );
    }
    for (let stripe = 0; stripe < 8; stripe += 1) {
      const [x, paint] = [-52 + stripe * 13, stripe % 2 === 0 ? color : '#fff8ec'];
      poly(c, paint, [
        x + 5 + (4 - stripe) * 1.2,
        -100,
        x + 18 + (3 - stripe) * 1.2 - 5,
        -100,
        x + 13,
        -80,
        x,
        -80,
      ]);
      c.beginPath();
      c.arc(x + 6.5, -80, 6.5, 0, Math.PI);
      c.fillStyle = paint;
      c.fill();
    }
  });
};
