import * as draw from '@playgrove/kit/draw';
import { ACROSS, poly, shine, swing, thing, type Painter } from './pen.ts';

export const whale: Painter = (pen) => {
  const { t } = pen;
  thing(pen, pen.n(2, 70), (c) => {
    c.translate(0, swing(pen, 0.9) * 5);
    for (const side of [-1, 1])
      draw.rim(c, '#e8fbffcc', 4, (path) => {
        path.moveTo(-14, -54);
        path.quadraticCurveTo(-14 + side * 4, -86 - Math.sin(t * 4) * 4, -14 + side * 20, -72);
      });
    draw.fillPath(c, draw.down(c, -56, 4, '#4a86d0', '#22508f'), (path) => {
      path.moveTo(-64, 0);
      path.bezierCurveTo(-66, -44, -30, -58, 0, -50);
      path.bezierCurveTo(34, -42, 44, -14, 66, -26);
      path.lineTo(60, -52);
      path.quadraticCurveTo(74, -40, 78, -34);
      path.quadraticCurveTo(88, -40, 100, -44);
      path.bezierCurveTo(96, -16, 80, 0, 60, 2);
    });
    draw.fillPath(c, '#dcecff', (path) => {
      path.moveTo(-64, 0);
      path.quadraticCurveTo(-62, -20, -44, -20);
      path.quadraticCurveTo(-10, -18, 20, 2);
    });
    for (let line = 0; line < 5; line += 1)
      draw.line(c, [-58 + line * 5, -14 + line * 2, 4 + line * 2, -2], 1, '#8fb4e0');
    draw.disc(c, -36, -27, 3.4, '#0e1f44');
    draw.disc(c, -37, -28.4, 1.1, '#ffffff');
    for (let spot = 0; spot < 8; spot += 1)
      draw.disc(c, -20 + spot * 9, -44 + (spot % 3) * 7, 1.6, '#8fc0f488');
  });
};

/** A school: x, y, size, color, how many. */
export const fish: Painter = (pen) => {
  const { c, t, rng } = pen;
  const [size, color] = [pen.n(2, 10), pen.s(3, '#ffb03a')];
  for (let one = 0; one < pen.n(4, 5); one += 1) {
    const phase = rng.between(0, 6);
    const x = ((pen.n(0, 120) + rng.between(-26, 26) + t * 6 + 30) % 300) - 30;
    const y = pen.n(1, 90) + rng.between(-16, 16) + swing(pen, 1.4, phase) * 2;
    const r = size * rng.between(0.7, 1.2);
    const tail = swing(pen, 8, phase) * r * 0.2;
    poly(c, draw.shade(color, 0.15), [
      x - r * 0.7,
      y,
      x - r * 1.5,
      y - r * 0.55 + tail,
      x - r * 1.25,
      y,
      x - r * 1.5,
      y + r * 0.55 + tail,
    ]);
    poly(c, draw.tint(color, 0.25), [
      x - r * 0.3,
      y - r * 0.4,
      x,
      y - r * 0.95,
      x + r * 0.4,
      y - r * 0.4,
    ]);
    draw.blob(
      c,
      x,
      y,
      r,
      r * 0.62,
      draw.down(c, y - r * 0.6, y + r * 0.6, draw.tint(color, 0.2), color, draw.shade(color, 0.3)),
    );
    for (const dx of [-0.35, 0.1])
      draw.blob(c, x + dx * r, y, r * 0.12, r * 0.5, pen.s(5, '#ffffff'));
    draw.disc(c, x + r * 0.62, y - r * 0.12, r * 0.17, '#ffffff');
    draw.disc(c, x + r * 0.66, y - r * 0.12, r * 0.09, '#1a1030');
  }
};

/** x, y, size, color. */
export const jelly: Painter = (pen) => {
  const color = pen.s(3, '#ff8ad0');
  shine(pen.c, pen.n(0, 100), pen.n(1, 60), pen.n(2, 30), color, 0.4);
  thing(pen, pen.n(2, 30), (c) => {
    const pulse = 1 + swing(pen, 2.2, pen.n(0, 0)) * 0.08;
    c.translate(0, swing(pen, 1.1, pen.n(0, 0)) * 8);
    for (let arm = -3; arm <= 3; arm += 1)
      draw.rim(c, draw.fade(draw.tint(color, 0.3), 0.75), 3, (path) => {
        path.moveTo(arm * 10, 0);
        path.bezierCurveTo(
          arm * 12 + swing(pen, 2, arm) * 8,
          26,
          arm * 8 - swing(pen, 2, arm) * 8,
          46,
          arm * 13,
          74,
        );
      });
    draw.fillPath(
      c,
      draw.radial(
        c,
        -10,
        -34,
        60,
        '#ffffffee',
        draw.fade(color, 0.9),
        draw.fade(draw.shade(color, 0.2), 0.85),
      ),
      (path) => {
        path.moveTo(-44 * pulse, 2);
        path.bezierCurveTo(-44 * pulse, -66, 44 * pulse, -66, 44 * pulse, 2);
        for (let scallop = 3; scallop >= -3; scallop -= 1)
          path.quadraticCurveTo(scallop * 12.5 * pulse + 6, 12, scallop * 12.5 * pulse - 6, 2);
      },
    );
    for (let dot = 0; dot < 9; dot += 1)
      draw.disc(c, -26 + dot * 6.5, -20 - Math.sin(dot * 0.8) * 14, 2.4, '#ffffff88');
  });
};

/** Coral along the ground: y, how many. */
export const coral: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(1, 14); one += 1) {
    const [x, y, size] = [
      rng.unit() * ACROSS,
      pen.n(0, 170) + rng.between(-4, 10),
      pen.n(2, 20) * rng.between(0.7, 1.3),
    ];
    const color = rng.pick(['#ff6a8a', '#ff9a4a', '#c07cff', '#ffd34a', '#ff5ac0', '#5fe0c0']);
    if (one % 3 === 0) {
      for (let ring = 5; ring > 0; ring -= 1)
        draw.blob(
          c,
          x,
          y - size * 0.3,
          size * 0.14 * ring,
          size * 0.11 * ring,
          ring % 2 === 0 ? color : draw.shade(color, 0.25),
        );
      continue;
    }
    for (const [wide, paint] of [
      [0.24, draw.shade(color, 0.35)],
      [0.17, color],
      [0.05, draw.tint(color, 0.5)],
    ] as const)
      draw.rim(c, paint, size * wide, (path) => {
        for (let arm = -2; arm <= 2; arm += 1) {
          path.moveTo(x, y);
          path.quadraticCurveTo(
            x + arm * size * 0.3,
            y - size * 0.5,
            x + arm * size * 0.34,
            y - size * (1.2 - Math.abs(arm) * 0.2),
          );
          path.moveTo(x + arm * size * 0.26, y - size * 0.5);
          path.lineTo(x + (arm + 0.6) * size * 0.4, y - size * 0.8);
        }
      });
  }
};

/** Weed that waves: foot, how many, height, color. */
export const weed: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(1, 16); one += 1) {
    const [x, y, high] = [rng.unit() * ACROSS, pen.n(0, 180), pen.n(2, 50) * rng.between(0.5, 1.2)];
    const wave = swing(pen, 1.2, one) * 6;
    draw.rim(
      c,
      draw.mix(pen.s(3, '#2fa05a'), rng.pick(['#0c3a3a', '#c8f07a']), 0.3),
      rng.between(1.6, 3),
      (path) => {
        path.moveTo(x, y);
        path.bezierCurveTo(x - 8, y - high * 0.3, x + 8 + wave, y - high * 0.6, x + wave, y - high);
      },
    );
  }
};

export const bubbles: Painter = (pen) => {
  const { c, t, rng } = pen;
  for (let one = 0; one < pen.n(0, 30); one += 1) {
    const [x, r] = [rng.unit() * ACROSS, rng.between(0.8, 3.4)];
    const y = 186 - ((rng.unit() * 190 + t * (6 + r * 3)) % 190);
    draw.disc(c, x, y, r, '#ffffff22');
    draw.ring(c, x, y, r, 0.4, '#ffffffaa');
    draw.disc(c, x - r * 0.35, y - r * 0.35, r * 0.25, '#ffffff');
  }
};
