import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { GLAZES, type Glaze, type Kind } from './teams.ts';

const INK = draw.PALETTE.ink;
const LINE = 0.1;
export type Mood = 'calm' | 'glad' | 'sad';

type Trace = (path: Context) => void;

function solid(c: Context, paint: string | CanvasGradient, trace: Trace): void {
  draw.fillPath(c, paint, trace);
  draw.rim(c, INK, LINE, trace);
}

const both = (paint: (side: 1 | -1) => void): void => {
  paint(-1);
  paint(1);
};

const HEAD = -1.34;
const R = 0.66;

/** A glazed figure that stands on 0, 0: 1 is half its width, about 2.3 its height. */
export function paintFigure(c: Context, kind: Kind, mood: Mood = 'calm'): void {
  const glaze = GLAZES[kind];
  draw.blob(c, 0.1, 0.04, 0.96, 0.3, draw.fade('#1c0f2e', 0.34));
  EARS[kind](c, glaze);
  const bell: Trace = (path) => {
    path.moveTo(-0.86, -0.1);
    path.bezierCurveTo(-0.84, -0.62, -0.5, -0.72, -0.42, -1.1);
    path.lineTo(0.42, -1.1);
    path.bezierCurveTo(0.5, -0.72, 0.84, -0.62, 0.86, -0.1);
    path.bezierCurveTo(0.7, 0.2, -0.7, 0.2, -0.86, -0.1);
    path.closePath();
  };
  solid(c, draw.linear(c, -0.8, -0.9, 0.9, 0.1, glaze.light, glaze.main, glaze.dark), bell);
  // A band of pale glaze around the foot.
  draw.rim(c, draw.fade('#fffaf0', 0.9), 0.11, (path) => {
    path.moveTo(-0.76, -0.2);
    path.quadraticCurveTo(0, 0.12, 0.76, -0.2);
  });
  draw.blob(c, -0.46, -0.5, 0.09, 0.22, draw.fade('#ffffff', 0.6), 0.4);
  const head: Trace = (path) => path.ellipse(0, HEAD, R * 1.04, R * 0.94, 0, 0, Math.PI * 2);
  solid(c, draw.radial(c, -0.22, HEAD - 0.3, 1.2, glaze.light, glaze.main, glaze.dark), head);
  FACES[kind](c, glaze, mood);
  draw.blob(c, -0.28, HEAD - 0.4, 0.16, 0.08, draw.fade('#ffffff', 0.65), -0.5);
}

function eyes(c: Context, apart: number, y: number, r: number, mood: Mood, white = true): void {
  both((side) => {
    const x = side * apart;
    if (white) {
      draw.disc(c, x, y, r + 0.05, INK);
      draw.disc(c, x, y, r, '#ffffff');
    }
    const pupil = white ? r * 0.62 : r;
    if (mood === 'glad' && !white) {
      draw.rim(c, INK, 0.1, (path) => path.arc(x, y + 0.08, r * 1.1, Math.PI * 1.1, Math.PI * 1.9));
      return;
    }
    draw.disc(c, x, y + 0.02, pupil, INK);
    draw.disc(c, x - pupil * 0.3, y - pupil * 0.34, pupil * 0.36, '#ffffff');
  });
}

function smile(c: Context, y: number, size: number, mood: Mood): void {
  draw.rim(c, INK, 0.075, (path) => {
    const bend = mood === 'sad' ? -size * 0.9 : mood === 'glad' ? size * 1.3 : size * 0.7;
    path.moveTo(-size, y - bend * 0.2);
    path.quadraticCurveTo(0, y + bend, size, y - bend * 0.2);
  });
}

function whiskers(c: Context): void {
  both((side) =>
    draw.rim(c, draw.fade(INK, 0.75), 0.05, (path) => {
      path.moveTo(side * 0.36, HEAD + 0.2);
      path.lineTo(side * 0.7, HEAD + 0.12);
      path.moveTo(side * 0.36, HEAD + 0.28);
      path.lineTo(side * 0.68, HEAD + 0.32);
    }),
  );
}

type Paint = (c: Context, glaze: Glaze) => void;

/** What stands out of the head. Teams differ in this outline, not only in color. */
const EARS: Readonly<Record<Kind, Paint>> = {
  cat: (c, { main, dark, trim }) =>
    both((side) => {
      const ear =
        (grow: number): Trace =>
        (path) => {
          path.moveTo(side * (0.62 - grow * 0.3), HEAD - 0.16 - grow * 0.2);
          path.lineTo(side * (0.62 - grow * 0.16), HEAD - 0.98 + grow * 0.5);
          path.lineTo(side * (0.06 + grow * 0.42), HEAD - 0.56 - grow * 0.04);
          path.closePath();
        };
      solid(c, draw.down(c, HEAD - 1, HEAD, main, dark), ear(0));
      draw.fillPath(c, trim, ear(0.42));
    }),
  frog: (c, { main, dark }) =>
    both((side) => {
      const bulb: Trace = (path) => path.arc(side * 0.4, HEAD - 0.56, 0.34, 0, Math.PI * 2);
      solid(c, draw.down(c, HEAD - 0.9, HEAD, main, dark), bulb);
    }),
  duck: (c, { main, dark }) => {
    const crest: Trace = (path) => {
      path.moveTo(-0.16, HEAD - 0.5);
      path.quadraticCurveTo(-0.36, HEAD - 1.06, -0.04, HEAD - 1.18);
      path.quadraticCurveTo(-0.02, HEAD - 0.96, 0.12, HEAD - 0.98);
      path.quadraticCurveTo(0.4, HEAD - 0.94, 0.3, HEAD - 0.5);
      path.closePath();
    };
    solid(c, draw.down(c, HEAD - 1.1, HEAD - 0.4, main, dark), crest);
    both((side) => {
      const wing: Trace = (path) =>
        path.ellipse(side * 0.72, -0.5, 0.2, 0.42, side * -0.4, 0, Math.PI * 2);
      solid(c, dark, wing);
    });
  },
  rabbit: (c, { main, dark, trim }) =>
    both((side) => {
      const ear =
        (thin: number): Trace =>
        (path) =>
          path.ellipse(
            side * 0.34,
            HEAD - 0.98,
            0.24 - thin,
            0.62 - thin,
            side * 0.14,
            0,
            Math.PI * 2,
          );
      solid(c, draw.down(c, HEAD - 1.5, HEAD, main, dark), ear(0));
      draw.fillPath(c, trim, ear(0.12));
    }),
  mouse: (c, { main, dark, trim }) =>
    both((side) => {
      const ear =
        (thin: number): Trace =>
        (path) =>
          path.arc(side * 0.62, HEAD - 0.5, 0.46 - thin, 0, Math.PI * 2);
      solid(c, draw.down(c, HEAD - 1, HEAD, main, dark), ear(0));
      draw.fillPath(c, trim, ear(0.16));
    }),
  goat: (c, { main, trim }) =>
    both((side) => {
      const horn: Trace = (path) => {
        path.moveTo(side * 0.12, HEAD - 0.5);
        path.quadraticCurveTo(side * 0.2, HEAD - 1.2, side * 0.86, HEAD - 1.14);
        path.quadraticCurveTo(side * 0.46, HEAD - 0.94, side * 0.44, HEAD - 0.4);
        path.closePath();
      };
      solid(c, draw.down(c, HEAD - 1.2, HEAD - 0.4, '#c99a62', trim), horn);
      const ear: Trace = (path) =>
        path.ellipse(side * 0.82, HEAD - 0.06, 0.3, 0.15, side * 0.3, 0, Math.PI * 2);
      solid(c, main, ear);
    }),
  owl: (c, { main, dark }) =>
    both((side) => {
      const tuft: Trace = (path) => {
        path.moveTo(side * 0.66, HEAD - 0.1);
        path.quadraticCurveTo(side * 0.72, HEAD - 0.72, side * 0.86, HEAD - 0.9);
        path.quadraticCurveTo(side * 0.4, HEAD - 0.84, side * 0.02, HEAD - 0.5);
        path.closePath();
      };
      solid(c, draw.down(c, HEAD - 0.9, HEAD, main, dark), tuft);
      const wing: Trace = (path) =>
        path.ellipse(side * 0.7, -0.52, 0.22, 0.46, side * -0.35, 0, Math.PI * 2);
      solid(c, dark, wing);
    }),
};

const FACES: Readonly<Record<Kind, (c: Context, glaze: Glaze, mood: Mood) => void>> = {
  cat(c, { trim }, mood) {
    draw.blob(c, 0, HEAD + 0.3, 0.4, 0.22, trim);
    eyes(c, 0.27, HEAD, 0.13, mood, false);
    draw.blob(c, 0, HEAD + 0.18, 0.09, 0.07, '#5a1030');
    smile(c, HEAD + 0.32, 0.14, mood);
    whiskers(c);
  },
  frog(c, { trim }, mood) {
    eyes(c, 0.4, HEAD - 0.58, 0.2, mood);
    draw.blob(c, 0, -0.6, 0.34, 0.36, trim);
    smile(c, HEAD + 0.12, 0.42, mood === 'calm' ? 'glad' : mood);
  },
  duck(c, { trim }, mood) {
    eyes(c, 0.28, HEAD - 0.1, 0.12, mood, false);
    const beak: Trace = (path) => {
      path.moveTo(-0.34, HEAD + 0.14);
      path.quadraticCurveTo(0, HEAD - 0.06, 0.34, HEAD + 0.14);
      path.quadraticCurveTo(0.3, HEAD + 0.42, 0, HEAD + 0.42);
      path.quadraticCurveTo(-0.3, HEAD + 0.42, -0.34, HEAD + 0.14);
      path.closePath();
    };
    solid(c, trim, beak);
    smile(c, HEAD + 0.2, 0.22, mood);
  },
  rabbit(c, { trim }, mood) {
    draw.blob(c, 0, HEAD + 0.28, 0.3, 0.2, trim);
    eyes(c, 0.28, HEAD - 0.04, 0.14, mood, false);
    draw.blob(c, 0, HEAD + 0.16, 0.08, 0.06, '#a02a6a');
    smile(c, HEAD + 0.28, 0.1, mood);
    if (mood !== 'sad') draw.rounded(c, -0.08, HEAD + 0.34, 0.16, 0.16, 0.04, '#ffffff');
  },
  mouse(c, { trim }, mood) {
    eyes(c, 0.25, HEAD - 0.02, 0.13, mood, false);
    draw.disc(c, 0, HEAD + 0.24, 0.13, INK);
    draw.disc(c, 0, HEAD + 0.23, 0.1, trim);
    smile(c, HEAD + 0.42, 0.12, mood);
    whiskers(c);
  },
  goat(c, { trim }, mood) {
    eyes(c, 0.28, HEAD - 0.04, 0.13, mood, false);
    draw.blob(c, 0, HEAD + 0.26, 0.3, 0.22, '#f7d9c4');
    both((side) => draw.disc(c, side * 0.1, HEAD + 0.22, 0.04, INK));
    smile(c, HEAD + 0.36, 0.12, mood);
    const beard: Trace = (path) => {
      path.moveTo(-0.2, HEAD + 0.54);
      path.lineTo(0, HEAD + 0.94);
      path.lineTo(0.2, HEAD + 0.54);
      path.closePath();
    };
    solid(c, draw.mix(trim, '#ffffff', 0.35), beard);
  },
  owl(c, { trim }, mood) {
    eyes(c, 0.27, HEAD - 0.02, 0.25, mood);
    const beak: Trace = (path) => {
      path.moveTo(-0.1, HEAD + 0.14);
      path.lineTo(0, HEAD + 0.38);
      path.lineTo(0.1, HEAD + 0.14);
      path.closePath();
    };
    solid(c, '#ffb02e', beak);
    draw.blob(c, 0, -0.56, 0.36, 0.36, trim);
    for (const [x, y] of [
      [-0.14, -0.68],
      [0.14, -0.68],
      [0, -0.5],
    ] as const) {
      draw.rim(c, '#b98a4a', 0.05, (path) => path.arc(x, y, 0.09, 0.2, Math.PI - 0.2));
    }
  },
};

/** Only the head, around 0, 0 with a radius of 1: what marks a team's tiles. */
export function paintEmblem(c: Context, kind: Kind): void {
  draw.place(
    c,
    0,
    0,
    () => {
      c.save();
      c.beginPath();
      c.rect(-2, -4, 4, 3.26);
      c.clip();
      EARS[kind](c, GLAZES[kind]);
      const head: Trace = (path) => path.ellipse(0, HEAD, R * 1.04, R * 0.94, 0, 0, Math.PI * 2);
      solid(c, GLAZES[kind].main, head);
      FACES[kind](c, GLAZES[kind], 'calm');
      c.restore();
    },
    0,
    1,
  );
}
export const EMBLEM_MIDDLE = HEAD - 0.1;
