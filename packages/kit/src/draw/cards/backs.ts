import {
  clipped,
  disc,
  fade,
  fillPath,
  linear,
  place,
  ring,
  rim,
  rounded,
  shade,
  tint,
  traceStar,
  type Context,
} from '@playgrove/kit/runtime';

/** The design of a card's back: two colors that blend into each other, a bright one, a motif. */
export type BackStyle = {
  readonly top: string;
  readonly bottom: string;
  readonly shine: string;
  readonly motif: 'star' | 'wave' | 'leaf' | 'sun' | 'moth' | 'crown' | 'web';
};

/** Seven built-in designs; games may add more. */
export const BACK_STYLES: Readonly<Record<BackStyle['motif'], BackStyle>> = {
  star: { top: '#ff5b8a', bottom: '#7b3df0', shine: '#ffd23c', motif: 'star' },
  wave: { top: '#3fc8f4', bottom: '#1f55d8', shine: '#e8fbff', motif: 'wave' },
  leaf: { top: '#7fd65a', bottom: '#0c7a5e', shine: '#f3ffd0', motif: 'leaf' },
  sun: { top: '#ffc23a', bottom: '#e2473c', shine: '#fff3b8', motif: 'sun' },
  moth: { top: '#6b5bd6', bottom: '#1d1450', shine: '#ffe9a8', motif: 'moth' },
  crown: { top: '#c02a5a', bottom: '#3d0f3f', shine: '#ffcf4a', motif: 'crown' },
  web: { top: '#2fb5a0', bottom: '#0d3f5c', shine: '#eafff6', motif: 'web' },
};

/** A card's back around 0, 0. */
export function paintBack(c: Context, style: BackStyle, width: number, height: number): void {
  place(c, 0, 0, () => paintInWidths(c, style, height / width), 0, width);
}

function paintInWidths(c: Context, style: BackStyle, tall: number): void {
  const half = tall / 2;
  rounded(c, -0.5, -half, 1, tall, 0.11, '#fffdf6');
  rim(c, '#5b4a7a', 0.018);
  const inner = (path: Context): void =>
    path.roundRect(-0.43, -half + 0.07, 0.86, tall - 0.14, 0.07);
  fillPath(c, linear(c, -0.4, -half, 0.4, half, style.top, style.bottom), inner);
  clipped(c, inner, () => paintPattern(c, style, half));
  rim(c, fade(style.shine, 0.65), 0.02, (path) =>
    path.roundRect(-0.385, -half + 0.115, 0.77, tall - 0.23, 0.05),
  );
  disc(
    c,
    0,
    0,
    0.26,
    linear(c, 0, -0.26, 0, 0.26, tint(style.bottom, 0.12), shade(style.bottom, 0.3)),
  );
  ring(c, 0, 0, 0.26, 0.022, fade(style.shine, 0.8));
  MOTIFS[style.motif](c, style.shine);
}

/**
 * The background pattern: each motif has a different one, so that backs look different from afar.
 */
function paintPattern(c: Context, { motif, shine }: BackStyle, half: number): void {
  const faint = fade(shine, 0.28);
  if (motif === 'wave' || motif === 'leaf') {
    rim(c, faint, 0.018, (path) => {
      for (let row = 0; row * 0.15 < half * 2 + 0.2; row += 1) {
        for (let column = -2; column <= 2; column += 1) {
          const x = column * 0.24 + (row % 2 === 0 ? 0 : 0.12);
          const y = -half + row * 0.15;
          if (motif === 'wave') {
            path.moveTo(x + 0.115, y);
            path.arc(x, y, 0.115, 0, Math.PI);
          } else {
            path.moveTo(x, y - 0.07);
            path.quadraticCurveTo(x + 0.09, y, x, y + 0.09);
            path.quadraticCurveTo(x - 0.09, y, x, y - 0.07);
          }
        }
      }
    });
    return;
  }
  if (motif === 'sun') {
    fillPath(c, fade(shine, 0.22), (path) => {
      for (let ray = 0; ray < 20; ray += 1) {
        const turn = (ray / 20) * Math.PI * 2;
        path.moveTo(0, 0);
        path.arc(0, 0, 1.2, turn, turn + Math.PI / 20);
        path.closePath();
      }
    });
    return;
  }
  rim(c, faint, 0.02, (path) => {
    for (let step = -6; step <= 6; step += 1) {
      path.moveTo(step * 0.19 - 0.75, -0.75);
      path.lineTo(step * 0.19 + 0.75, 0.75);
      path.moveTo(step * 0.19 + 0.75, -0.75);
      path.lineTo(step * 0.19 - 0.75, 0.75);
    }
  });
  if (motif === 'star') return;
  for (let row = -6; row <= 6; row += 1) {
    for (let column = -3; column <= 3; column += 1) {
      disc(c, column * 0.14 + (row % 2 === 0 ? 0 : 0.07), row * 0.14, 0.016, fade(shine, 0.5));
    }
  }
}

/** A small orb web around 0, 0: eight spokes and three rings. */
export function traceWeb(path: Context, r: number): void {
  const at = (spoke: number, far: number): readonly [number, number] => [
    Math.cos((spoke * Math.PI) / 4) * r * far,
    Math.sin((spoke * Math.PI) / 4) * r * far,
  ];
  for (let spoke = 0; spoke < 8; spoke += 1) {
    path.moveTo(0, 0);
    path.lineTo(...at(spoke, 1.15));
    for (const far of [0.35, 0.7, 1]) {
      path.moveTo(...at(spoke, far));
      path.quadraticCurveTo(...at(spoke + 0.5, far * 0.74), ...at(spoke + 1, far));
    }
  }
}

const MOTIFS: Readonly<Record<BackStyle['motif'], (c: Context, shine: string) => void>> = {
  star(c, shine) {
    fillPath(c, linear(c, 0, -0.2, 0, 0.2, tint(shine, 0.4), shade(shine, 0.12)), (path) =>
      traceStar(path, 0, 0.01, 0.17, 5, 0.52),
    );
    rim(c, shade(shine, 0.35), 0.02);
  },
  wave(c, shine) {
    for (const [y, width] of [
      [-0.09, 0.12],
      [0, 0.18],
      [0.09, 0.12],
    ] as const) {
      rim(c, shine, 0.036, (path) => {
        path.moveTo(-width, y);
        path.bezierCurveTo(-width * 0.5, y - 0.11, -width * 0.3, y + 0.08, 0, y);
        path.bezierCurveTo(width * 0.3, y - 0.08, width * 0.5, y + 0.11, width, y);
      });
    }
  },
  leaf(c, shine) {
    for (const turn of [-0.75, 0, 0.75]) {
      place(
        c,
        0,
        0.14,
        () =>
          fillPath(c, shine, (path) => {
            path.moveTo(0, 0);
            path.quadraticCurveTo(0.1, -0.14, 0, -0.31);
            path.quadraticCurveTo(-0.1, -0.14, 0, 0);
          }),
        turn,
      );
    }
  },
  sun(c, shine) {
    fillPath(c, shine, (path) => traceStar(path, 0, 0, 0.2, 12, 0.68));
    disc(c, 0, 0, 0.1, '#ff8a2a');
    ring(c, 0, 0, 0.1, 0.018, shade(shine, 0.3));
  },
  moth(c, shine) {
    for (const side of [-1, 1]) {
      fillPath(c, shine, (path) => {
        path.moveTo(0, -0.02);
        path.bezierCurveTo(side * 0.06, -0.2, side * 0.24, -0.18, side * 0.19, 0);
        path.bezierCurveTo(side * 0.16, 0.08, side * 0.06, 0.05, 0, 0.02);
      });
      fillPath(c, fade(shine, 0.75), (path) => {
        path.moveTo(0, 0.03);
        path.bezierCurveTo(side * 0.1, 0.04, side * 0.18, 0.14, side * 0.08, 0.17);
        path.bezierCurveTo(side * 0.03, 0.17, side * 0.01, 0.1, 0, 0.03);
      });
      disc(c, side * 0.12, -0.06, 0.032, '#8a5cff');
      rim(c, shine, 0.014, (path) => {
        path.moveTo(0, -0.06);
        path.quadraticCurveTo(side * 0.02, -0.16, side * 0.07, -0.18);
      });
    }
    rounded(c, -0.02, -0.08, 0.04, 0.2, 0.02, '#5b3a1a');
  },
  web(c, shine) {
    rim(c, shine, 0.014, (path) => traceWeb(path, 0.2));
    for (let drop = 0; drop < 8; drop += 1) {
      const turn = (drop * Math.PI) / 4;
      disc(c, Math.cos(turn) * 0.14, Math.sin(turn) * 0.14, 0.02, tint(shine, 0.4));
    }
  },
  crown(c, shine) {
    fillPath(
      c,
      linear(c, 0, -0.15, 0, 0.13, tint(shine, 0.5), shine, shade(shine, 0.25)),
      (path) => {
        path.moveTo(-0.15, 0.12);
        for (const [x, y] of [
          [-0.19, -0.08],
          [-0.08, 0.02],
          [0, -0.16],
          [0.08, 0.02],
          [0.19, -0.08],
          [0.15, 0.12],
        ] as const) {
          path.lineTo(x, y);
        }
        path.closePath();
      },
    );
    rim(c, shade(shine, 0.4), 0.018);
    for (const [x, y] of [
      [-0.19, -0.09],
      [0, -0.17],
      [0.19, -0.09],
    ] as const) {
      disc(c, x, y, 0.03, '#ff5b7a');
    }
  },
};
