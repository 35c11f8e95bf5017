import * as draw from '@playgrove/kit/draw';
import { ACROSS, ALONG, AREA, brushed, poly, shine, swing, type Painter } from './pen.ts';

/** The heavens of the hour, in brush marks. */
export const sky: Painter = (pen) => {
  const { c, hour } = pen;
  draw.sky(c, AREA, ...hour.sky);
  const colors = hour.sky.flatMap((color) => [draw.tint(color, 0.25), draw.shade(color, 0.12)]);
  hour.sky.forEach((color, band) => {
    const high = ALONG / hour.sky.length;
    brushed(
      pen,
      { x: 0, y: band * high, width: ACROSS, height: high },
      [draw.tint(color, 0.3), draw.shade(color, 0.1), hour.cloud],
      34,
      0.17,
    );
  });
  brushed(pen, AREA, colors, 20, 0.06);
};

/** x, y, radius, color. */
export const sun: Painter = (pen) => {
  const { c, t } = pen;
  const [x, y, r, color] = [pen.n(0, 180), pen.n(1, 50), pen.n(2, 16), pen.s(3, '#fff3b8')];
  shine(c, x, y, r * 5, color, 0.65);
  draw.transformed(c, { x, y, rotate: t * 0.06 }, () => {
    for (let ray = 0; ray < 14; ray += 1) {
      c.rotate((Math.PI * 2) / 14);
      poly(c, draw.fade(color, 0.14), [
        r * 1.2,
        -r * 0.14,
        r * 7,
        -r * 0.7,
        r * 7,
        r * 0.7,
        r * 1.2,
        r * 0.14,
      ]);
    }
  });
  draw.disc(
    c,
    x,
    y,
    r,
    draw.radial(
      c,
      x - r * 0.3,
      y - r * 0.3,
      r * 1.5,
      '#fffdf0',
      color,
      draw.mix(color, '#ff9a3a', 0.6),
    ),
  );
  draw.ring(c, x, y, r * 1.3, r * 0.08, draw.fade(color, 0.5));
};

export const moon: Painter = (pen) => {
  const { c, t } = pen;
  const [x, y, r] = [pen.n(0, 180), pen.n(1, 40), pen.n(2, 14)];
  shine(c, x, y, r * (4.4 + (t === 0 ? 0 : Math.sin(t) * 0.3)), '#dfe9ff', 0.5);
  draw.disc(
    c,
    x,
    y,
    r,
    draw.radial(c, x - r * 0.4, y - r * 0.4, r * 1.8, '#fffbe8', '#f2e6c0', '#c9b98f'),
  );
  for (const [dx, dy, dr] of [
    [-0.3, 0.2, 0.22],
    [0.35, -0.25, 0.16],
    [0.2, 0.45, 0.13],
    [-0.1, -0.5, 0.1],
  ] as const)
    draw.disc(c, x + dx * r, y + dy * r, dr * r, '#cdbd9466');
};

/** y, how many, size, alpha. They drift. */
export const clouds: Painter = (pen) => {
  const { c, t, hour, rng } = pen;
  const count = pen.n(1, 5);
  for (let one = 0; one < count; one += 1) {
    const size = pen.n(2, 20) * rng.between(0.7, 1.3);
    const y = pen.n(0, 36) + rng.between(-16, 16);
    const x = ((((one + rng.unit() * 0.7) / count) * 300 + t * rng.between(1.5, 4)) % 300) - 30;
    c.globalAlpha = pen.n(3, 0.9);
    draw.cloud(
      c,
      x + size * 0.08,
      y + size * 0.14,
      size,
      draw.mix(hour.cloud, hour.sky[0] ?? '#88a', 0.4),
    );
    draw.cloud(
      c,
      x,
      y,
      size,
      draw.down(c, y - size * 0.6, y + size * 0.5, draw.tint(hour.cloud, 0.6), hour.cloud),
    );
    c.globalAlpha = 1;
  }
};

/** How many, and how far down. They twinkle. */
export const stars: Painter = (pen) => {
  const { c, t, rng } = pen;
  const [count, low] = [pen.n(0, 70), pen.n(1, 100)];
  for (let one = 0; one < count; one += 1) {
    const [x, y, r, phase] = [
      rng.unit() * ACROSS,
      rng.unit() * low,
      rng.between(0.4, 1.5),
      rng.between(0, 6),
    ];
    c.globalAlpha = 0.75 + (t === 0 ? 0 : Math.sin(t * 2.4 + phase) * 0.25);
    if (r > 1.15) draw.sparkle(c, x, y, r * 2.4, '#fff8dc');
    else draw.disc(c, x, y, r, '#fff8dc');
  }
  c.globalAlpha = 1;
};

export const aurora: Painter = (pen) => {
  const { c, t } = pen;
  const y0 = pen.n(0, 50);
  ['#5dffb0', '#4fd8ff', '#c07cff'].forEach((color, band) => {
    for (let x = -6; x < ACROSS; x += 5) {
      const wave =
        Math.sin(x / 26 + band * 1.7 + t * 0.5) + Math.sin(x / 11 + t * 0.3 + band) * 0.4;
      const y = y0 + band * 15 + wave * 12;
      const high = 34 + Math.sin(x / 9 + band * 2 + t) * 12;
      c.fillStyle = draw.down(
        c,
        y - high,
        y + 4,
        draw.fade(color, 0),
        draw.fade(color, 0.42),
        draw.fade(color, 0),
      );
      c.fillRect(x, y - high, 5.4, high + 4);
    }
  });
};

/** x, y, how many, size. */
export const birds: Painter = (pen) => {
  const { c, t, rng } = pen;
  for (let one = 0; one < pen.n(2, 5); one += 1) {
    const x = (pen.n(0, 90) + rng.between(-26, 26) + t * 5) % 260;
    const y = pen.n(1, 40) + rng.between(-12, 12);
    const size = pen.n(3, 5) * rng.between(0.7, 1.2);
    const flap = 0.55 + (t === 0 ? 0 : Math.sin(t * 7 + one) * 0.4);
    draw.rim(c, pen.s(4, '#2b2440'), size * 0.22, (path) => {
      path.moveTo(x - size, y - size * flap);
      path.quadraticCurveTo(x - size * 0.3, y - size * 0.5, x, y);
      path.quadraticCurveTo(x + size * 0.3, y - size * 0.5, x + size, y - size * flap);
    });
  }
};

/** x, y, size, two colors. */
export const balloon: Painter = (pen) => {
  const { c, t } = pen;
  const [size, one, other] = [pen.n(2, 40), pen.s(3, '#f2503c'), pen.s(4, '#ffd34a')];
  const y = pen.n(1, 60) + swing(pen, 0.8, pen.n(0, 0)) * size * 0.08;
  draw.transformed(c, { x: pen.n(0, 100) + Math.sin(t * 0.3) * 2, y, scale: size / 100 }, () => {
    draw.rim(c, '#5a3a22', 1.4, (path) => {
      for (const side of [-12, -4, 4, 12]) {
        path.moveTo(side * 1.8, 40);
        path.lineTo(side * 0.7, 74);
      }
    });
    draw.rounded(c, -10, 72, 20, 15, 4, draw.down(c, 72, 87, '#c98a4a', '#7a4a22'));
    draw.clipped(
      c,
      (path) => {
        path.moveTo(-22, 46);
        path.bezierCurveTo(-58, 8, -46, -52, 0, -52);
        path.bezierCurveTo(46, -52, 58, 8, 22, 46);
        path.closePath();
      },
      () => {
        for (let gore = -3; gore <= 3; gore += 1) {
          const wide = 7 + (3 - Math.abs(gore)) * 4;
          draw.blob(c, gore * 15, -4, wide, 70, (gore + 3) % 2 === 0 ? one : other);
        }
        c.fillStyle = '#ffffff55';
        c.fillRect(-60, 4, 120, 9);
        c.fillStyle = other;
        c.fillRect(-60, 6, 120, 5);
        draw.blob(c, -18, -24, 10, 20, '#ffffff55', 0.3);
        c.fillStyle = draw.linear(c, -46, 0, 46, 0, '#00000000', '#00000010', '#2a0a4a66');
        c.fillRect(-60, -60, 120, 120);
      },
    );
  });
};

/** x, y, size, color. */
export const kite: Painter = (pen) => {
  const { c, t } = pen;
  const [x, y, size, color] = [pen.n(0, 100), pen.n(1, 40), pen.n(2, 16), pen.s(3, '#ff5a8a')];
  draw.rim(c, '#ffffffaa', 0.5, (path) => {
    path.moveTo(x, y);
    path.quadraticCurveTo(x - 4, y + 50, pen.n(4, 120), pen.n(5, 150));
  });
  draw.transformed(
    c,
    { x, y: y + swing(pen, 1.6, x) * 4, rotate: 0.35 + swing(pen, 1.3, x) * 0.2, scale: size / 20 },
    () => {
      poly(c, color, [0, -18, 13, 0, 0, 22, -13, 0]);
      poly(c, draw.tint(color, 0.5), [0, -18, 13, 0, 0, 0]);
      poly(c, draw.shade(color, 0.25), [0, 22, -13, 0, 0, 0]);
      for (let bow = 1; bow < 6; bow += 1) {
        const bx = Math.sin(bow * 1.2 + t * 3) * 4;
        poly(c, bow % 2 === 0 ? '#ffe45c' : '#ffffff', [
          bx - 4,
          22 + bow * 6,
          bx + 4,
          25 + bow * 6,
          bx + 4,
          22 + bow * 6,
          bx - 4,
          25 + bow * 6,
        ]);
      }
    },
  );
};

export const rainbow: Painter = (pen) => {
  const { c } = pen;
  ['#ff5a5a', '#ff9f45', '#ffe45c', '#5fd86a', '#4fb4ff', '#8a6cff'].forEach((color, band) => {
    c.beginPath();
    c.arc(pen.n(0, 120), pen.n(1, 130), pen.n(2, 90) - band * 4.4, Math.PI, Math.PI * 2);
    draw.rim(c, draw.fade(color, 0.5), 4.6);
  });
};

/** Flakes, petals or leaves that fall: how many, color, size, speed. */
export const falling: Painter = (pen) => {
  const { c, t, rng } = pen;
  const [color, size, speed] = [pen.s(1, '#ffffff'), pen.n(2, 1.4), pen.n(3, 9)];
  for (let one = 0; one < pen.n(0, 60); one += 1) {
    const r = size * rng.between(0.6, 1.4);
    const phase = rng.between(0, 6);
    const x = rng.unit() * ACROSS + (t === 0 ? 0 : Math.sin(t + phase) * 4);
    const y = (rng.unit() * 190 + t * speed * rng.between(0.7, 1.3)) % 190;
    draw.blob(
      c,
      x,
      y,
      r,
      r * 0.72,
      draw.fade(one % 3 === 0 ? draw.tint(color, 0.35) : color, 0.9),
      phase + t,
    );
  }
};

/** Lights that wander: how many, from y, to y, color. */
export const fireflies: Painter = (pen) => {
  const { c, t, rng } = pen;
  for (let one = 0; one < pen.n(0, 24); one += 1) {
    const phase = rng.between(0, 6);
    const x = rng.unit() * ACROSS + (t === 0 ? 0 : Math.sin(t * 0.7 + phase) * 7);
    const y =
      rng.between(pen.n(1, 80), pen.n(2, 170)) + (t === 0 ? 0 : Math.sin(t * 1.1 + phase * 2) * 4);
    shine(c, x, y, 5 + (t === 0 ? 0 : Math.sin(t * 3 + phase) * 2), pen.s(3, '#eaff7a'), 0.8);
    draw.disc(c, x, y, 0.8, '#ffffe0');
  }
};

/** x, y, radius, color. */
export const firework: Painter = (pen) => {
  const { c, t, rng } = pen;
  const [x, y, color] = [pen.n(0, 100), pen.n(1, 50), pen.s(3, '#ffd34a')];
  const grow = t === 0 ? 1 : 0.3 + 0.7 * ((t * 0.45 + 0.999) % 1);
  const r = pen.n(2, 30) * grow;
  shine(c, x, y, r * 1.3, color, 0.35);
  for (let ray = 0; ray < 22; ray += 1) {
    const angle = (ray / 22) * Math.PI * 2;
    const far = r * rng.between(0.7, 1);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    draw.line(
      c,
      [x + dx * far * 0.35, y + dy * far * 0.35, x + dx * far, y + dy * far],
      0.9,
      draw.fade(color, 0.8),
    );
    draw.disc(c, x + dx * far, y + dy * far, 1.3, draw.tint(color, 0.6));
  }
};

/** Darkness over everything so far, so that lamps after it shine: alpha, color. */
export const dim: Painter = (pen) => {
  draw.cover(pen.c, AREA, draw.fade(pen.s(1, '#0c1450'), pen.n(0, 0.4)));
};

/** Light from a corner and depth in the others. */
export const air: Painter = (pen) => {
  const { c } = pen;
  draw.cover(
    c,
    AREA,
    draw.radial(
      c,
      pen.n(0, 60),
      pen.n(1, 20),
      230,
      draw.fade(pen.s(2, '#fff2c8'), 0.28),
      '#ffffff00',
      '#1a0b3a30',
    ),
  );
};
