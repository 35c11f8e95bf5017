import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { RivalName } from '../rules/rivals.ts';

const INK = draw.PALETTE.ink;

type Hat =
  | 'cap'
  | 'band'
  | 'chef'
  | 'flat'
  | 'hood'
  | 'bun'
  | 'silver'
  | 'shako'
  | 'curls'
  | 'navy'
  | 'bald'
  | 'crown';
type Beard = 'none' | 'stubble' | 'white' | 'mustache' | 'walrus';
export type Look = {
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly trim: string;
  readonly hat: Hat;
  readonly beard: Beard;
  /** Width of the body, and how tall: 1 is grown up. */
  readonly wide: number;
  readonly tall: number;
};

type Row = readonly [string, string, string, string, Hat, Beard, number, number];

/** Each has an outline of its own: a cap, a chef's hat, a crown, a mustache. */
const ROWS: Readonly<Record<RivalName, Row>> = {
  pepper: ['#ffc79a', '#b5522a', '#ffb020', '#e8493f', 'cap', 'none', 0.8, 0.8],
  tallis: ['#c98a5c', '#2a1b22', '#2fae58', '#fff3b0', 'band', 'none', 0.78, 1.22],
  biscuit: ['#ffd2a8', '#6a3f22', '#fff6e3', '#ff7f9f', 'chef', 'none', 1.26, 0.95],
  ferro: ['#e8b08a', '#c9c4d6', '#6a7f9f', '#e8d8b8', 'flat', 'mustache', 0.95, 0.94],
  moss: ['#d9a87a', '#3f6a3a', '#4f8a4a', '#b8e08a', 'hood', 'stubble', 1.05, 1],
  juno: ['#a86a48', '#7a3fd0', '#ff5fa0', '#ffe066', 'bun', 'none', 0.84, 1.06],
  echo: ['#f2c9b8', '#d6e4f2', '#3a3f6a', '#8fe8ff', 'silver', 'none', 0.9, 1.06],
  tuba: ['#ffbf9f', '#8a2f22', '#d8323f', '#ffd02e', 'shako', 'stubble', 1.36, 1],
  curl: ['#e0a070', '#ff7a2f', '#12a5a0', '#ffe9c0', 'curls', 'none', 0.92, 1.04],
  captain: ['#f0b890', '#ffffff', '#24407f', '#ffd02e', 'navy', 'white', 1.16, 1.06],
  walt: ['#e8a880', '#4a2a1c', '#8a4a2f', '#ffcf9a', 'bald', 'walrus', 1.42, 1.08],
  lantern: ['#d99a6a', '#1c1426', '#b5203f', '#ffd84a', 'crown', 'none', 1, 1.12],
};

export function lookOf(name: RivalName): Look {
  const [skin, hair, shirt, trim, hat, beard, wide, tall] = ROWS[name];
  return { skin, hair, shirt, trim, hat, beard, wide, tall };
}

export type Mood = 'calm' | 'glad' | 'cross';

/** A body from the hips (0, 0) up to its neck at −70, in centimeters. */
export function paintBody(c: Context, { shirt, trim, wide }: Look): void {
  const half = 27 * wide;
  const body =
    (grow: number): ((path: Context) => void) =>
    (path) => {
      path.moveTo(-half * 0.72 - grow, 12);
      path.bezierCurveTo(
        -half * 0.8 - grow,
        -20,
        -half * 1.15 - grow,
        -44,
        -half * 0.9 - grow,
        -60 - grow,
      );
      path.quadraticCurveTo(0, -76 - grow, half * 0.9 + grow, -60 - grow);
      path.bezierCurveTo(half * 1.15 + grow, -44, half * 0.8 + grow, -20, half * 0.72 + grow, 12);
      path.closePath();
    };
  draw.fillPath(c, INK, body(2.6));
  draw.fillPath(
    c,
    draw.linear(c, -half, 0, half, 0, draw.tint(shirt, 0.22), shirt, draw.shade(shirt, 0.3)),
    body(0),
  );
  draw.clipped(c, body(0), () => {
    c.fillStyle = trim;
    c.fillRect(-half * 1.2, -36, half * 2.4, 7);
    draw.blob(c, 0, -68, 15, 11, trim);
  });
}

/** A head around 0, 0, about 25 to its edge. */
export function paintHead(c: Context, look: Look, mood: Mood): void {
  const { skin, hair, hat, beard } = look;
  behind(c, look);
  draw.disc(c, -25, 4, 7.5, INK);
  draw.disc(c, 25, 4, 7.5, INK);
  draw.disc(c, -25, 4, 5, skin);
  draw.disc(c, 25, 4, 5, draw.shade(skin, 0.18));
  draw.blob(c, 0, 1, 27.5, 28.5, INK);
  draw.blob(
    c,
    0,
    1,
    25,
    26,
    draw.radial(c, -8, -10, 46, draw.tint(skin, 0.3), skin, draw.shade(skin, 0.28)),
  );
  draw.blob(c, -14, 11, 6, 4, '#ff5f5f44');
  draw.blob(c, 14, 11, 6, 4, '#ff5f5f44');
  face(c, look, mood);
  if (beard === 'white' || beard === 'stubble') {
    draw.fillPath(c, beard === 'white' ? '#ffffff' : draw.fade(hair, 0.55), (path) => {
      path.moveTo(-25, 4);
      path.quadraticCurveTo(-24, 34, 0, beard === 'white' ? 44 : 29);
      path.quadraticCurveTo(24, 34, 25, 4);
      path.quadraticCurveTo(14, 14, 0, 13);
      path.quadraticCurveTo(-14, 14, -25, 4);
    });
    mouth(c, mood, 17);
  }
  if (beard === 'mustache' || beard === 'walrus') {
    const big = beard === 'walrus' ? 1.6 : 1;
    for (const side of [-1, 1])
      draw.blob(c, side * 7 * big, 13, 9 * big, 4.6 * big, INK, side * 0.35);
    for (const side of [-1, 1])
      draw.blob(c, side * 7 * big, 13, 7.6 * big, 3.2 * big, hair, side * 0.35);
  }
  HATS[hat](c, look);
}

function face(c: Context, { hat, beard }: Look, mood: Mood): void {
  const open = hat === 'hood' ? 0.55 : 1;
  for (const side of [-1, 1]) {
    draw.blob(c, side * 9.5, -1, 5.4, 6.6 * open, '#ffffff');
    draw.blob(c, side * 9.5 + 0.5, mood === 'glad' ? -2 : 0, 3.1, 4 * open, INK);
    draw.disc(c, side * 9.5 - 0.6, -2, 1.2, '#ffffff');
    const slant = mood === 'cross' ? 5 : mood === 'glad' ? -2 : 1;
    draw.line(c, [side * 16, -10 - slant * 0.4, side * 4, -10 + slant * 0.7], 3.2, INK);
  }
  if (hat === 'hood')
    for (const side of [-1, 1]) draw.line(c, [side * 15, -3, side * 4, -3], 2.4, INK);
  if (hat === 'silver') {
    for (const side of [-1, 1]) {
      draw.disc(c, side * 10, -1, 9.5, INK);
      draw.disc(c, side * 10, -1, 7.4, draw.down(c, -8, 6, '#eaffff', '#59b8ff'));
      draw.line(c, [side * 10 - 3, 2, side * 10 + 3, -5], 2.2, '#ffffffcc');
    }
    draw.line(c, [-2, -2, 2, -2], 2.6, INK);
  }
  draw.blob(c, 0, 6, 3.4, 2.8, '#00000022');
  if (beard !== 'walrus') mouth(c, mood, 16);
}

function mouth(c: Context, mood: Mood, y: number): void {
  if (mood === 'glad') {
    draw.fillPath(c, INK, (path) => path.arc(0, y - 2, 8, 0, Math.PI));
    draw.fillPath(c, '#ff6a7a', (path) => path.ellipse(0, y + 3, 4.4, 2.4, 0, 0, 7));
  } else if (mood === 'cross') {
    draw.rim(c, INK, 2.8, (path) => path.arc(0, y + 7, 7, Math.PI * 1.18, Math.PI * 1.82));
  } else draw.rim(c, INK, 2.8, (path) => path.arc(0, y - 4, 7, Math.PI * 0.22, Math.PI * 0.78));
}

/** What of hair and hat is behind the head. */
function behind(c: Context, { hair, hat, shirt, trim }: Look): void {
  if (hat === 'curls') {
    for (let at = 0; at < 11; at += 1) {
      const angle = Math.PI * (0.85 + (at / 10) * 1.3);
      draw.disc(c, Math.cos(angle) * 29, 2 + Math.sin(angle) * 29, 13.5, INK);
    }
    for (let at = 0; at < 11; at += 1) {
      const angle = Math.PI * (0.85 + (at / 10) * 1.3);
      draw.disc(
        c,
        Math.cos(angle) * 29,
        2 + Math.sin(angle) * 29,
        11,
        at % 2 === 0 ? hair : draw.tint(hair, 0.2),
      );
    }
  }
  if (hat === 'hood') {
    draw.blob(c, 0, 2, 37, 37, INK);
    draw.blob(c, 0, 2, 34, 34, draw.shade(shirt, 0.1));
  }
  if (hat === 'crown') {
    draw.rounded(c, -30, -16, 60, 56, 22, INK);
    draw.rounded(c, -27, -14, 54, 51, 20, hair);
    for (const side of [-1, 1]) draw.disc(c, side * 29, 22, 4, trim);
  }
  if (hat === 'bun')
    for (const side of [-1, 1]) {
      draw.disc(c, side * 21, -25, 14, INK);
      draw.disc(c, side * 21, -25, 11.5, hair);
    }
}

/** The upper part of a head, filled: hair or the dome of a hat. */
function dome(c: Context, paint: string, low = -6): void {
  const trace =
    (r: number) =>
    (path: Context): void => {
      path.moveTo(-r, low);
      path.bezierCurveTo(-r, -r * 1.28, r, -r * 1.28, r, low);
      path.quadraticCurveTo(0, low - 12, -r, low);
    };
  draw.fillPath(c, INK, trace(28.5));
  draw.fillPath(c, draw.down(c, -32, low, draw.tint(paint, 0.25), paint), trace(25.8));
}

function box(
  c: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  paint: string,
): void {
  draw.rounded(c, x - 2.6, y - 2.6, width + 5.2, height + 5.2, r + 2, INK);
  draw.rounded(
    c,
    x,
    y,
    width,
    height,
    r,
    draw.linear(c, x, 0, x + width, 0, draw.tint(paint, 0.3), paint, draw.shade(paint, 0.2)),
  );
}

const HATS: Readonly<Record<Hat, (c: Context, look: Look) => void>> = {
  cap: (c, { trim }) => {
    dome(c, trim, -8);
    box(c, -34, -15, 34, 7, 4, draw.shade(trim, 0.2));
    draw.disc(c, 0, -27, 3, '#fff3b0');
  },
  band: (c, { hair, trim }) => {
    dome(c, hair, -10);
    for (let at = -2; at <= 2; at += 1) draw.line(c, [at * 9, -24, at * 12, -36], 8, hair);
    box(c, -26, -14, 52, 6, 3, trim);
  },
  chef: (c, { shirt }) => {
    for (const x of [-17, 17, 0]) draw.disc(c, x, -40 - (x === 0 ? 6 : 0), 18, INK);
    for (const x of [-17, 17, 0]) draw.disc(c, x, -40 - (x === 0 ? 6 : 0), 15.4, '#ffffff');
    box(c, -23, -32, 46, 19, 4, shirt);
  },
  flat: (c, { shirt }) => {
    dome(c, draw.shade(shirt, 0.15), -12);
    box(c, -32, -17, 46, 7, 4, draw.shade(shirt, 0.3));
  },
  hood: (c, { hair }) => {
    draw.rim(c, INK, 3, (path) => path.arc(0, 2, 28, Math.PI * 1.05, Math.PI * 1.95));
    for (const x of [-10, 0, 9]) draw.line(c, [x, -24, x + 5, -13], 6, hair);
  },
  bun: (c, { hair, trim }) => {
    dome(c, hair, -6);
    for (const side of [-1, 1]) draw.disc(c, side * 15, -18, 3.4, trim);
  },
  silver: (c, { hair }) => {
    dome(c, hair, -6);
    draw.fillPath(c, hair, (path) => {
      path.moveTo(-4, -30);
      path.quadraticCurveTo(14, -58, 34, -34);
      path.quadraticCurveTo(20, -30, 12, -18);
    });
    draw.rim(c, INK, 2.6);
  },
  shako: (c, { shirt, trim }) => {
    box(c, -22, -50, 44, 36, 4, shirt);
    box(c, -27, -18, 54, 6, 3, trim);
    draw.star(c, 0, -35, 9, trim);
    draw.blob(c, 0, -60, 6, 13, INK);
    draw.blob(c, 0, -60, 4, 11, '#ffffff');
  },
  curls: (c, { hair, trim }) => {
    for (const x of [-16, -6, 5, 15]) draw.disc(c, x, -21, 9, hair);
    box(c, -25, -18, 50, 6, 3, trim);
  },
  navy: (c, { trim }) => {
    draw.blob(c, 0, -28, 33, 13, INK);
    draw.blob(c, 0, -29, 30.4, 10.6, '#ffffff');
    box(c, -24, -24, 48, 9, 3, '#24407f');
    box(c, -27, -15, 54, 5, 3, INK);
    draw.star(c, 0, -32, 7, trim);
  },
  bald: (c, { skin }) => draw.blob(c, -9, -17, 8, 4.4, draw.tint(skin, 0.6), -0.4),
  crown: (c, { hair, trim }) => {
    dome(c, hair, -9);
    const spikes =
      (grow: number) =>
      (path: Context): void => {
        path.moveTo(-25 - grow, -13 + grow);
        path.lineTo(-28 - grow, -44 - grow);
        path.lineTo(-13, -31 - grow);
        path.lineTo(0, -53 - grow * 2);
        path.lineTo(13, -31 - grow);
        path.lineTo(28 + grow, -44 - grow);
        path.lineTo(25 + grow, -13 + grow);
        path.closePath();
      };
    draw.fillPath(c, INK, spikes(2.6));
    draw.fillPath(c, draw.down(c, -50, -13, '#fff3b0', trim), spikes(0));
    draw.disc(c, 0, -25, 5, '#ff3f5e');
  },
};
