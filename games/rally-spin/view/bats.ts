import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;

type Print = 'plain' | 'star' | 'wave' | 'melon' | 'moon' | 'check' | 'fish' | 'sun' | 'comet';
export type Bat = Keepsake & {
  readonly rubber: string;
  readonly edge: string;
  readonly handle: string;
  readonly mark: string;
  readonly print: Print;
};

type Row = readonly [string, number, string, string, string, string, Print];

const bat = ([id, needs, rubber, edge, handle, mark, print]: Row): Bat => ({
  id,
  needs,
  rubber,
  edge,
  handle,
  mark,
  print,
});

export const BATS = keepsakes<Bat>(
  [
    bat(['cherry', 0, '#f2364c', '#ffd9a0', '#d8914a', '#ff7a86', 'plain']),
    bat(['star', 2, '#2f6dff', '#ffe08a', '#c98442', '#ffd02e', 'star']),
    bat(['tide', 5, '#12b5a6', '#fff1d0', '#8a5a3a', '#c4fff2', 'wave']),
    bat(['melon', 8, '#ff5f70', '#2fae58', '#7fd06a', '#35202c', 'melon']),
    bat(['moon', 12, '#4a35a8', '#c9bcff', '#2c2160', '#ffe9a8', 'moon']),
    bat(['picnic', 16, '#fff6e3', '#e8493f', '#e8a94a', '#e8493f', 'check']),
    bat(['koi', 21, '#fdf3ea', '#3a6fb0', '#29507f', '#ff6a1f', 'fish']),
    bat(['sun', 27, '#ffc020', '#ff7a1a', '#b5442f', '#fff3b0', 'sun']),
    bat(['comet', 33, '#241a3e', '#ffd02e', '#ffd02e', '#6fe8ff', 'comet']),
  ],
  (c, look) => draw.place(c, -4, -10, () => paintBat(c, look), 0.42, 0.62),
);

/** Around the middle of its blade, 60 units from there to the edge; the handle points down. */
export function paintBat(c: Context, look: Bat): void {
  const { rubber, edge, handle } = look;
  draw.rounded(c, -17, 40, 34, 76, 14, INK);
  draw.rounded(
    c,
    -12,
    40,
    24,
    71,
    10,
    draw.linear(c, -12, 0, 12, 0, draw.tint(handle, 0.3), handle, draw.shade(handle, 0.35)),
  );
  draw.rounded(c, -12, 78, 24, 5, 2, draw.fade('#2b1b4d', 0.35));
  draw.rounded(c, -12, 92, 24, 5, 2, draw.fade('#2b1b4d', 0.35));
  draw.blob(c, 0, 0, 63, 66, INK);
  draw.blob(c, 0, 0, 58, 61, edge);
  draw.fillPath(c, draw.shade(edge, 0.2), (path) => {
    path.moveTo(-32, 49);
    path.quadraticCurveTo(0, 38, 32, 49);
    path.quadraticCurveTo(14, 70, 12, 80);
    path.lineTo(-12, 80);
    path.quadraticCurveTo(-14, 70, -32, 49);
  });
  const face = draw.radial(
    c,
    -18,
    -26,
    96,
    draw.tint(rubber, 0.28),
    rubber,
    draw.shade(rubber, 0.3),
  );
  draw.clipped(
    c,
    (path) => {
      path.ellipse(0, -3, 52, 54, 0, 0, Math.PI * 2);
    },
    () => {
      c.fillStyle = face;
      c.fillRect(-60, -64, 120, 120);
      PRINTS[look.print](c, look.mark);
      c.fillStyle = draw.shade(edge, 0.25);
      c.fillRect(-60, 38, 120, 30);
    },
  );
  draw.blob(c, -20, -32, 22, 11, '#ffffff66', -0.6);
}

const PRINTS: Readonly<Record<Print, (c: Context, mark: string) => void>> = {
  plain: (c, mark) => draw.ring(c, 0, -4, 34, 5, draw.fade(mark, 0.6)),
  star: (c, mark) => draw.star(c, 0, -4, 34, mark),
  wave: (c, mark) => {
    for (const y of [-30, -8, 14]) {
      draw.rim(c, mark, 7, (path) => {
        path.moveTo(-60, y);
        for (let x = -60; x < 60; x += 30)
          path.quadraticCurveTo(x + 15, y - 18 * (x % 60 === 0 ? 1 : -1), x + 30, y);
      });
    }
  },
  melon: (c, mark) => {
    for (const [x, y] of [
      [-24, -20],
      [4, -30],
      [28, -12],
      [-8, -2],
      [16, 12],
      [-30, 10],
      [-6, 24],
    ] as const)
      draw.blob(c, x, y, 4, 7, mark, x / 60);
  },
  moon: (c, mark) => {
    draw.disc(c, 2, -6, 28, mark);
    draw.disc(c, 14, -13, 24, '#4a35a8');
    for (const [x, y] of [
      [30, -30],
      [34, 8],
      [-36, -34],
    ] as const)
      draw.sparkle(c, x, y, 8, mark);
  },
  check: (c, mark) => {
    c.fillStyle = draw.fade(mark, 0.55);
    for (let at = -60; at < 60; at += 30) {
      c.fillRect(at, -64, 15, 120);
      c.fillRect(-60, at, 120, 15);
    }
  },
  fish: (c, mark) => {
    draw.blob(c, -2, -6, 34, 17, mark, -0.5);
    draw.fillPath(c, mark, (path) => {
      path.moveTo(-24, 8);
      path.lineTo(-46, 8);
      path.lineTo(-32, 32);
    });
    draw.blob(c, 10, -14, 10, 6, '#fff', -0.5);
    draw.disc(c, 20, -20, 4, '#35202c');
  },
  sun: (c, mark) => {
    draw.rays(c, { x: -60, y: -64, width: 120, height: 120 }, 0, -4, 10, mark);
    draw.disc(c, 0, -4, 21, '#ff7a1a');
    draw.disc(c, 0, -4, 16, mark);
  },
  comet: (c, mark) => {
    draw.trail(
      c,
      [
        { x: -50, y: 34 },
        { x: -30, y: 16 },
        { x: -6, y: 0 },
        { x: 18, y: -14 },
      ],
      24,
      mark,
    );
    draw.star(c, 20, -16, 19, '#ffd02e');
  },
};
