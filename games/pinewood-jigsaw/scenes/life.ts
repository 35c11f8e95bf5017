import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { ACROSS, poly, swing, thing, type Painter } from './pen.ts';

function eyes(c: Context, x: number, y: number, apart: number, r: number): void {
  for (const side of [-1, 1]) {
    draw.disc(c, x + side * apart, y, r, '#ffffff');
    draw.disc(c, x + side * apart, y + r * 0.1, r * 0.62, '#2a1a3a');
    draw.disc(c, x + side * apart - r * 0.2, y - r * 0.25, r * 0.24, '#ffffff');
  }
}

/** A cat or a fox that sits: x, foot, size, coat, `fox`. Its tail swings. */
export const cat: Painter = (pen) =>
  thing(pen, pen.n(2, 50), (c) => {
    const [coat, isFox] = [pen.s(3, '#f2a04a'), pen.s(4, '') === 'fox'];
    const dark = draw.shade(coat, 0.28);
    draw.blob(c, 0, 0, 34, 4, '#1a0b3a44');
    draw.rim(c, dark, isFox ? 17 : 10, (path) => {
      path.moveTo(20, -8);
      path.quadraticCurveTo(52, -6, 44 + swing(pen, 1.8) * 6, -36);
    });
    if (isFox) draw.disc(c, 44 + swing(pen, 1.8) * 6, -36, 8, '#fff6ea');
    draw.fillPath(c, draw.radial(c, -8, -40, 60, draw.tint(coat, 0.3), coat, dark), (path) => {
      path.moveTo(-26, 0);
      path.bezierCurveTo(-34, -46, -10, -60, 0, -60);
      path.bezierCurveTo(10, -60, 36, -46, 28, 0);
    });
    draw.blob(c, 0, -20, 13, 20, isFox ? '#fff6ea' : draw.tint(coat, 0.45));
    for (const side of [-1, 1]) {
      draw.blob(c, side * 12, -3, 9, 5, draw.tint(coat, 0.2));
      poly(c, coat, [side * 8, -88, side * 24, -102, side * 26, -74]);
      poly(c, '#ffb0b8', [side * 13, -86, side * 22, -96, side * 23, -78]);
      if (!isFox)
        for (const y of [-44, -34]) draw.line(c, [side * 28, y, side * 16, y + 3], 3, dark);
    }
    draw.blob(c, 0, -72, 27, 22, draw.radial(c, -8, -80, 36, draw.tint(coat, 0.3), coat));
    if (isFox) draw.blob(c, 0, -62, 18, 11, '#fff6ea');
    else for (const x of [-6, 0, 6]) draw.line(c, [x, -92, x * 0.7, -83], 2.6, dark);
    eyes(c, 0, -74, 10, 5.4);
    poly(c, '#3a1a2a', [-3.4, -66, 3.4, -66, 0, -62]);
    for (const side of [-1, 1])
      for (const y of [-64, -60])
        draw.line(c, [side * 9, y, side * 26, y - 3 + (y + 64)], 0.7, '#ffffffcc');
  });

/** x, foot, size, feathers. It blinks and turns its head. */
export const owl: Painter = (pen) =>
  thing(pen, pen.n(2, 40), (c) => {
    const coat = pen.s(3, '#a8744a');
    draw.blob(
      c,
      0,
      -40,
      32,
      42,
      draw.radial(c, -8, -52, 58, draw.tint(coat, 0.3), coat, draw.shade(coat, 0.4)),
    );
    draw.blob(c, 0, -30, 21, 29, draw.tint(coat, 0.55));
    for (let row = 0; row < 5; row += 1)
      for (let one = -2; one <= 2; one += 1)
        draw.rim(c, draw.shade(coat, 0.2), 1.4, (path) =>
          path.arc(one * 7 + (row % 2) * 3.5, -48 + row * 8, 3.5, 0, Math.PI),
        );
    for (const side of [-1, 1]) {
      draw.blob(c, side * 28, -36, 10, 28, draw.shade(coat, 0.25), side * -0.2);
      poly(c, draw.shade(coat, 0.2), [side * 10, -78, side * 28, -96, side * 28, -66]);
      for (const toe of [-4, 0, 4]) draw.blob(c, side * 11 + toe, 1, 2.4, 4, '#ffb03a');
    }
    c.translate(swing(pen, 0.8) * 3, 0);
    for (const side of [-1, 1]) {
      draw.disc(c, side * 13, -66, 14, draw.tint(coat, 0.7));
      draw.disc(c, side * 13, -66, 10, '#ffd34a');
      draw.disc(c, side * 13, -66, 6.4, '#22142c');
      draw.disc(c, side * 13 - 2, -69, 2.4, '#ffffff');
    }
    poly(c, '#ff9a3a', [-4, -62, 4, -62, 0, -52]);
  });

/** A flock that grazes: foot, how many, size, wool. */
export const sheep: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(1, 5); one += 1) {
    const at = {
      x: ((one + rng.between(0.2, 0.8)) / pen.n(1, 5)) * ACROSS,
      y: pen.n(0, 140) + rng.between(-6, 10),
    };
    const size = pen.n(2, 22) * rng.between(0.8, 1.15);
    const wool = pen.s(3, '#fffaf0');
    draw.transformed(
      c,
      { ...at, scale: size / 60, scaleX: (size / 60) * (one % 2 === 0 ? 1 : -1) },
      () => {
        draw.blob(c, 0, 0, 30, 4, '#1a0b3a33');
        for (const x of [-16, -6, 8, 16]) draw.line(c, [x, -12, x, -1], 4.6, '#4a3a4a');
        for (let curl = 0; curl < 15; curl += 1)
          draw.disc(
            c,
            Math.cos(curl * 2.4) * Math.sqrt(curl) * 6.4,
            -24 + Math.sin(curl * 2.4) * Math.sqrt(curl) * 3.6,
            8,
            curl % 2 === 0 ? wool : draw.shade(wool, 0.08),
          );
        c.translate(0, swing(pen, 1.6, one) * 1.5);
        draw.blob(c, 28, -28, 9, 11, '#5a4a5a', 0.3);
        draw.blob(c, 20, -34, 6, 3, '#5a4a5a', -0.5);
        draw.disc(c, 25, -37, 6, wool);
        draw.disc(c, 30, -30, 2, '#ffffff');
        draw.disc(c, 30.5, -30, 1.1, '#1a1020');
      },
    );
  }
};

/** x, foot, height: a stag. */
export const deer: Painter = (pen) =>
  thing(pen, pen.n(2, 60), (c) => {
    const coat = pen.s(3, '#b8743f');
    draw.blob(c, 0, 0, 36, 4, '#1a0b3a44');
    for (const [x, lean] of [
      [-22, -2],
      [-14, 2],
      [14, -1],
      [22, 3],
    ] as const)
      draw.line(c, [x, -30, x + lean, -1], 5, x % 4 === 0 ? draw.shade(coat, 0.3) : coat);
    draw.blob(
      c,
      0,
      -38,
      32,
      16,
      draw.down(c, -54, -22, draw.tint(coat, 0.2), draw.shade(coat, 0.15)),
    );
    poly(c, coat, [16, -46, 26, -76, 38, -72, 32, -34]);
    draw.blob(c, -32, -42, 5, 3, '#fff6ea', -0.6);
    for (let spot = 0; spot < 8; spot += 1)
      draw.disc(c, -20 + spot * 5, -44 + (spot % 3) * 5, 1.6, '#fff2dc');
    draw.transformed(c, { x: 32, y: -78, rotate: swing(pen, 0.8) * 0.06 }, () => {
      draw.rim(c, '#7a4f2c', 2.6, (path) => {
        for (const side of [-1, 1]) {
          path.moveTo(side * 3, -8);
          path.quadraticCurveTo(side * 16, -18, side * 12, -36);
          for (const [y, out] of [
            [-18, 20],
            [-26, 20],
          ] as const) {
            path.moveTo(side * 12.5, y);
            path.lineTo(side * out, y - 9);
          }
        }
      });
      draw.blob(c, 4, 0, 14, 9, coat, 0.25);
      draw.blob(c, -9, -6, 8, 3.4, draw.shade(coat, 0.15), -0.5);
      draw.disc(c, 17, 4, 3, '#2a1a24');
      draw.disc(c, 5, -3, 2.2, '#1a1020');
    });
  });

/** x, foot, size: two of them or more, how many. */
export const penguin: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(3, 3); one += 1) {
    const at = {
      x: pen.n(0, 120) + one * pen.n(2, 30) * 0.62 + rng.between(-3, 3),
      y: pen.n(1, 150) + rng.between(-3, 5),
    };
    draw.transformed(
      c,
      {
        ...at,
        scale: (pen.n(2, 30) / 90) * rng.between(0.75, 1.1),
        rotate: swing(pen, 2, one * 1.7) * 0.07,
      },
      () => {
        draw.blob(c, 0, 0, 24, 4, '#1a2a5a44');
        for (const side of [-1, 1]) {
          draw.blob(c, side * 9, -2, 9, 4, '#ffa03a');
          draw.blob(c, side * 26, -38 - swing(pen, 4, one) * 2, 6, 20, '#22304f', side * -0.3);
        }
        draw.blob(c, 0, -42, 26, 40, draw.linear(c, -26, 0, 26, 0, '#46598a', '#1c2747'));
        draw.blob(c, 0, -34, 18, 31, '#fffdf6');
        for (const side of [-1, 1]) draw.disc(c, side * 8, -62, 9, '#fffdf6');
        eyes(c, 0, -62, 8, 4);
        poly(c, '#ffa03a', [-6, -56, 6, -56, 0, -48]);
        draw.rounded(c, -22, -50, 44, 8, 4, one % 2 === 0 ? '#e8433a' : '#3f8fe0');
        draw.rounded(c, 8, -48, 8, 22, 3, one % 2 === 0 ? '#c2302a' : '#2f74c0');
      },
    );
  }
};

/** Ducks or swans on water: x, waterline, size, feathers, how many. */
export const duck: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(4, 3); one += 1) {
    const coat = pen.s(3, '#fffdf4');
    const at = {
      x: pen.n(0, 100) + one * pen.n(2, 20) * 1.5 + swing(pen, 0.5, one) * 6,
      y: pen.n(1, 150) + rng.between(-2, 4) + swing(pen, 2, one) * 0.6,
    };
    draw.transformed(c, { ...at, scale: (pen.n(2, 20) / 60) * (one === 0 ? 1 : 0.75) }, () => {
      draw.blob(c, 0, 4, 36, 4, '#ffffff66');
      draw.fillPath(
        c,
        draw.down(c, -30, 4, draw.tint(coat, 0.3), draw.shade(coat, 0.18)),
        (path) => {
          path.moveTo(-34, -22);
          path.quadraticCurveTo(-30, 6, 0, 5);
          path.quadraticCurveTo(32, 4, 24, -20);
          path.quadraticCurveTo(-8, -12, -34, -22);
        },
      );
      draw.rim(c, coat, 11, (path) => {
        path.moveTo(20, -14);
        path.quadraticCurveTo(12, -34, 24, -44);
      });
      draw.disc(c, 24, -46, 10, pen.s(5, coat));
      draw.blob(c, -4, -14, 16, 8, draw.shade(coat, 0.12), 0.2);
      poly(c, '#ff9a3a', [32, -48, 46, -43, 32, -41]);
      draw.disc(c, 27, -49, 2, '#1a1020');
    });
  }
};

/** x, y, size, color; several. They flutter. */
export const butterflies: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(2, 6); one += 1) {
    const color = rng.pick(['#ff8a3a', '#4fb4ff', '#ffd34a', '#ff6ab0', '#a07cff', '#ffffff']);
    const at = {
      x: pen.n(0, 120) + rng.between(-1, 1) * pen.n(4, 90) + swing(pen, 0.9, one) * 8,
      y: pen.n(1, 80) + rng.between(-1, 1) * pen.n(5, 44) + swing(pen, 1.3, one * 2) * 6,
    };
    const size = pen.n(3, 8) * rng.between(0.8, 1.3);
    const flap = 0.86 + swing(pen, 9, one) * 0.3;
    draw.transformed(c, { ...at, rotate: rng.between(-0.5, 0.5), scale: size / 30 }, () => {
      for (const side of [-1, 1]) {
        const out = side * flap;
        for (const [x, y, rx, ry] of [
          [17, -13, 16, 15],
          [13, 12, 11, 11],
        ] as const) {
          draw.blob(c, x * out, y, rx * flap + 2, ry + 2, '#2a1a3a');
          draw.blob(
            c,
            x * out,
            y,
            rx * flap,
            ry,
            draw.radial(
              c,
              x * out * 0.4,
              y * 0.5,
              26,
              draw.tint(color, 0.5),
              color,
              draw.shade(color, 0.25),
            ),
          );
          draw.disc(c, x * out * 1.2, y * 1.2, 3.6, '#ffffffcc');
        }
      }
      draw.blob(c, 0, 0, 3.4, 19, '#2a1a3a');
      draw.rim(c, '#2a1a3a', 1.4, (path) => {
        for (const side of [-1, 1]) {
          path.moveTo(0, -17);
          path.quadraticCurveTo(side * 4, -28, side * 10, -30);
        }
      });
    });
  }
};

/** Birds on a branch or wire: x, y, size, how many. */
export const perched: Painter = (pen) => {
  const { c, rng } = pen;
  for (let one = 0; one < pen.n(3, 3); one += 1) {
    const color = rng.pick(['#4fa8f0', '#ff6a5a', '#ffc23a', '#6fd08a', '#d07ce0']);
    const at = { x: pen.n(0, 120) + one * pen.n(2, 16) * 1.3, y: pen.n(1, 100) };
    draw.transformed(
      c,
      { ...at, scale: pen.n(2, 16) / 50, rotate: swing(pen, 3, one * 2) * 0.12 },
      () => {
        poly(c, draw.shade(color, 0.3), [-14, -16, -38, -4, -34, 6, -10, -6]);
        draw.blob(
          c,
          0,
          -20,
          20,
          19,
          draw.radial(c, -4, -26, 30, draw.tint(color, 0.4), color, draw.shade(color, 0.2)),
        );
        draw.blob(c, 5, -14, 11, 11, draw.tint(color, 0.7));
        draw.blob(c, -6, -18, 12, 8, draw.shade(color, 0.25), 0.4);
        poly(c, '#ffb03a', [17, -28, 29, -23, 17, -19]);
        draw.disc(c, 10, -28, 4, '#ffffff');
        draw.disc(c, 11, -28, 2.4, '#1a1020');
        for (const x of [-3, 4]) draw.line(c, [x, -3, x, 3], 2, '#c9702a');
      },
    );
  }
};
