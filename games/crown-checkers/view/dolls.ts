import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { RivalName } from '../rules/rivals.ts';

export type DollName = RivalName | 'puzzle';
export type Mood = 'calm' | 'glad' | 'sad';

const INK = draw.PALETTE.ink;

type Dress = {
  readonly skin: string;
  readonly coat: readonly [string, string];
  readonly trim: string;
  readonly hair: string;
};

const DRESSES: Readonly<Record<DollName, Dress>> = {
  pip: { skin: '#ffd9b0', coat: ['#6fd06a', '#1f8a4a'], trim: '#ffd02e', hair: '#b5651d' },
  bram: { skin: '#f5c096', coat: ['#ffffff', '#d9cfe6'], trim: '#ff8a1f', hair: '#6b3a1e' },
  wren: { skin: '#8a5636', coat: ['#3f9a7a', '#145a4e'], trim: '#ffb84a', hair: '#2b1530' },
  oak: { skin: '#e8b48a', coat: ['#c9d4e8', '#7a86a8'], trim: '#ff4b55', hair: '#8a8fa8' },
  sage: { skin: '#ffdfc4', coat: ['#7d6bff', '#3a2ab0'], trim: '#ffe27a', hair: '#f4f0ff' },
  isolde: { skin: '#c98a62', coat: ['#ff6fa8', '#b01d6a'], trim: '#ffd02e', hair: '#3a1633' },
  puzzle: { skin: '#ffdfc4', coat: ['#7d6bff', '#3a2ab0'], trim: '#ffe27a', hair: '#f4f0ff' },
};

/** A turned wooden doll: it stands on 0, 0 and is about 2.7 tall; 1 is half its width. */
export function paintDoll(c: Context, name: DollName, mood: Mood): void {
  const { skin, coat, trim, hair } = DRESSES[name];
  draw.blob(c, 0.14, 0.02, 1.05, 0.2, draw.fade('#1a0838', 0.42));
  const body = (path: Context): void => {
    path.moveTo(-0.86, -0.06);
    path.bezierCurveTo(-0.92, -0.7, -0.5, -0.86, -0.42, -1.2);
    path.lineTo(0.42, -1.2);
    path.bezierCurveTo(0.5, -0.86, 0.92, -0.7, 0.86, -0.06);
    path.quadraticCurveTo(0, 0.16, -0.86, -0.06);
    path.closePath();
  };
  draw.fillPath(c, draw.linear(c, -0.9, 0, 0.9, 0, coat[0], coat[0], coat[1]), body);
  draw.rim(c, INK, 0.08, body);
  draw.rim(c, trim, 0.12, (path) => {
    path.moveTo(-0.8, -0.2);
    path.quadraticCurveTo(0, 0.04, 0.8, -0.2);
  });
  draw.blob(c, -0.48, -0.52, 0.1, 0.26, draw.fade('#ffffff', 0.4), 0.35);
  for (const y of [-0.82, -0.52]) {
    draw.disc(c, 0, y, 0.085, INK);
    draw.disc(c, 0, y, 0.055, trim);
  }
  // The hair behind, the head, and the face.
  if (name === 'isolde' || name === 'wren') {
    draw.disc(c, 0, -1.62, 0.74, INK);
    draw.disc(c, 0, -1.62, 0.67, hair);
    draw.blob(c, -0.5, -1.2, 0.24, 0.42, hair, 0.2);
    draw.blob(c, 0.5, -1.2, 0.24, 0.42, hair, -0.2);
  }
  draw.disc(c, 0, -1.66, 0.6, draw.radial(c, -0.22, -1.9, 1.1, '#fff2e0', skin, skin));
  draw.ring(c, 0, -1.66, 0.6, 0.08, INK);
  paintFace(c, mood, name);
  HATS[name](c, DRESSES[name]);
}

function paintFace(c: Context, mood: Mood, name: DollName): void {
  for (const side of [-1, 1]) {
    draw.blob(c, side * 0.36, -1.5, 0.11, 0.07, draw.fade('#ff5f7f', 0.5));
    draw.rim(c, INK, 0.06, (path) => {
      const worry = mood === 'sad' ? 0.07 : 0.025;
      const brow = mood === 'glad' ? -1.97 : -1.91;
      path.moveTo(side * 0.13, brow - worry);
      path.lineTo(side * 0.34, brow + worry);
    });
  }
  const smile = mood === 'glad' ? 0.17 : mood === 'sad' ? -0.1 : 0.06;
  if (name !== 'sage' && name !== 'puzzle') {
    draw.rim(c, INK, 0.065, (path) => {
      path.moveTo(-0.17, -1.4 - smile * 0.3);
      path.quadraticCurveTo(0, -1.4 + smile, 0.17, -1.4 - smile * 0.3);
    });
  }
}

/** The eyes look somewhere: painted in each frame, they follow the game. */
export function drawEyes(
  c: Context,
  x: number,
  y: number,
  r: number,
  look: { readonly x: number; readonly y: number; readonly blink: boolean },
): void {
  for (const side of [-1, 1]) {
    const [ex, ey] = [x + side * 0.22 * r, y - 1.68 * r];
    if (look.blink) {
      draw.rim(c, INK, 0.06 * r, (path) => {
        path.moveTo(ex - 0.1 * r, ey);
        path.lineTo(ex + 0.1 * r, ey);
      });
      continue;
    }
    draw.blob(c, ex, ey, 0.13 * r, 0.15 * r, '#ffffff');
    draw.disc(c, ex + look.x * 0.05 * r, ey + look.y * 0.06 * r, 0.085 * r, INK);
    draw.disc(
      c,
      ex + look.x * 0.05 * r - 0.03 * r,
      ey + look.y * 0.06 * r - 0.035 * r,
      0.03 * r,
      '#ffffff',
    );
  }
}

type Hat = (c: Context, dress: Dress) => void;

const wizard: Hat = (c, { coat, trim, hair }) => {
  const beard = (path: Context): void => {
    path.moveTo(-0.5, -1.5);
    path.quadraticCurveTo(-0.42, -0.66, 0, -0.52);
    path.quadraticCurveTo(0.42, -0.66, 0.5, -1.5);
    path.quadraticCurveTo(0.2, -1.34, 0, -1.46);
    path.quadraticCurveTo(-0.2, -1.34, -0.5, -1.5);
  };
  draw.fillPath(c, draw.down(c, -1.5, -0.5, '#ffffff', hair, '#c9c0e8'), beard);
  draw.rim(c, INK, 0.07, beard);
  const cone = (path: Context): void => {
    path.moveTo(-0.66, -2);
    path.quadraticCurveTo(-0.2, -2.3, 0.16, -3.16);
    path.quadraticCurveTo(0.3, -2.4, 0.66, -2);
    path.quadraticCurveTo(0, -1.8, -0.66, -2);
  };
  draw.fillPath(c, draw.linear(c, -0.6, 0, 0.6, 0, coat[0], coat[1]), cone);
  draw.rim(c, INK, 0.08, cone);
  draw.fillPath(c, trim, (path) => draw.traceStar(path, 0.08, -2.36, 0.17, 5, 0.46));
  draw.rim(c, trim, 0.1, (path) => {
    path.moveTo(-0.6, -2);
    path.quadraticCurveTo(0, -1.82, 0.6, -2);
  });
};

const HATS: Readonly<Record<DollName, Hat>> = {
  /** A page's cap with a feather. */
  pip: (c, { coat, trim, hair }) => {
    draw.rim(c, hair, 0.16, (path) => path.arc(0, -1.66, 0.54, Math.PI * 1.12, Math.PI * 1.88));
    const cap = (path: Context): void => {
      path.moveTo(-0.64, -1.94);
      path.quadraticCurveTo(-0.5, -2.52, 0.14, -2.42);
      path.quadraticCurveTo(0.64, -2.3, 0.64, -1.94);
      path.quadraticCurveTo(0, -2.1, -0.64, -1.94);
    };
    draw.rim(c, INK, 0.2, (path) => {
      path.moveTo(0.3, -2.2);
      path.quadraticCurveTo(0.8, -2.5, 0.76, -2.9);
    });
    draw.rim(c, '#ff6b4a', 0.13, (path) => {
      path.moveTo(0.3, -2.2);
      path.quadraticCurveTo(0.8, -2.5, 0.76, -2.9);
    });
    draw.fillPath(c, draw.linear(c, -0.6, 0, 0.6, 0, coat[0], coat[1]), cap);
    draw.rim(c, INK, 0.08, cap);
    draw.rim(c, trim, 0.09, (path) => {
      path.moveTo(-0.58, -1.99);
      path.quadraticCurveTo(0, -2.14, 0.58, -1.99);
    });
  },
  /** A baker's hat and a mustache. */
  bram: (c, { hair }) => {
    for (const [x, y, r] of [
      [-0.38, -2.34, 0.32],
      [0.38, -2.34, 0.32],
      [0, -2.46, 0.38],
    ] as const) {
      draw.disc(c, x, y, r + 0.07, INK);
    }
    for (const [x, y, r] of [
      [-0.38, -2.34, 0.32],
      [0.38, -2.34, 0.32],
      [0, -2.46, 0.38],
    ] as const) {
      draw.disc(c, x, y, r, draw.radial(c, x - 0.1, y - 0.12, 0.6, '#ffffff', '#e4dcf0'));
    }
    const band = (path: Context): void => path.roundRect(-0.52, -2.2, 1.04, 0.3, 0.08);
    draw.fillPath(c, '#f4eefc', band);
    draw.rim(c, INK, 0.07, band);
    draw.blob(c, -0.14, -1.5, 0.18, 0.09, hair, -0.3);
    draw.blob(c, 0.14, -1.5, 0.18, 0.09, hair, 0.3);
  },
  /** A pointed hood with a leaf. */
  wren: (c, { coat, trim }) => {
    const hood = (path: Context): void => {
      path.moveTo(-0.66, -1.76);
      path.quadraticCurveTo(-0.62, -2.4, 0.1, -2.7);
      path.quadraticCurveTo(0.66, -2.34, 0.66, -1.76);
      path.quadraticCurveTo(0, -2.24, -0.66, -1.76);
    };
    draw.fillPath(c, draw.linear(c, -0.6, 0, 0.6, 0, coat[0], coat[1]), hood);
    draw.rim(c, INK, 0.08, hood);
    draw.blob(c, 0.3, -2.2, 0.2, 0.09, trim, -0.7);
    draw.rim(c, INK, 0.04, (path) => {
      path.moveTo(0.16, -2.08);
      path.lineTo(0.42, -2.3);
    });
  },
  /** A helmet with its visor up and a plume. */
  oak: (c, { coat, trim }) => {
    draw.rim(c, INK, 0.34, (path) => {
      path.moveTo(0, -2.3);
      path.quadraticCurveTo(-0.3, -2.86, -0.78, -2.62);
    });
    draw.rim(c, trim, 0.24, (path) => {
      path.moveTo(0, -2.3);
      path.quadraticCurveTo(-0.3, -2.86, -0.78, -2.62);
    });
    const dome = (path: Context): void => {
      path.moveTo(-0.68, -1.5);
      path.bezierCurveTo(-0.78, -2.6, 0.78, -2.6, 0.68, -1.5);
      path.lineTo(0.5, -1.5);
      path.quadraticCurveTo(0.52, -2, 0, -2.02);
      path.quadraticCurveTo(-0.52, -2, -0.5, -1.5);
      path.closePath();
    };
    draw.fillPath(c, draw.linear(c, -0.7, 0, 0.7, 0, '#f2f6ff', coat[0], coat[1]), dome);
    draw.rim(c, INK, 0.08, dome);
    for (const x of [-0.36, 0, 0.36]) draw.disc(c, x, -2.16, 0.05, INK);
  },
  sage: wizard,
  puzzle: wizard,
  /** The queen's crown. */
  isolde: (c) => {
    const crown = (path: Context): void => {
      path.moveTo(-0.48, -2.06);
      path.lineTo(-0.64, -2.66);
      path.lineTo(-0.3, -2.4);
      path.lineTo(0, -2.86);
      path.lineTo(0.3, -2.4);
      path.lineTo(0.64, -2.66);
      path.lineTo(0.48, -2.06);
      path.quadraticCurveTo(0, -1.9, -0.48, -2.06);
    };
    draw.fillPath(c, draw.linear(c, -0.6, 0, 0.6, 0, '#fff1a0', '#ffc629', '#f08a12'), crown);
    draw.rim(c, INK, 0.08, crown);
    for (const [x, y, color] of [
      [-0.64, -2.68, '#4cc3ff'],
      [0, -2.88, '#ff4f9a'],
      [0.64, -2.68, '#4cc3ff'],
      [0, -2.16, '#45d15b'],
    ] as const) {
      draw.disc(c, x, y, 0.11, INK);
      draw.disc(c, x, y, 0.07, color);
    }
    draw.rim(c, '#ffd02e', 0.07, (path) => path.arc(0, -1.16, 0.36, 0.15, Math.PI - 0.15));
    for (const side of [-1, 1]) draw.disc(c, side * 0.56, -1.44, 0.075, '#fffbe0');
  },
};
