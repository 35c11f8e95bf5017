import {
  clipped,
  disc,
  down,
  fade,
  fillPath,
  linear,
  PALETTE,
  place,
  rim,
  rounded,
  shade,
  tint,
  type Context,
  type Rect,
} from '@playgrove/kit/runtime';
import { SUIT_COLORS, traceSuit } from './suits.ts';

/** Jack, queen and king by rank. */
const JACK = 10;
const QUEEN = 11;

type Looks = {
  readonly skin: string;
  readonly hair: string;
  readonly robe: string;
  readonly trim: string;
};

/** By suit: four families with different looks. */
const LOOKS: readonly Looks[] = [
  { skin: '#f1c6a2', hair: '#3a2757', robe: '#5a45c9', trim: '#cfc4ff' },
  { skin: '#ffd9bb', hair: '#c8452c', robe: '#e8385c', trim: '#ffd1da' },
  { skin: '#a8683f', hair: '#2a1b28', robe: '#1b9b84', trim: '#c3f2e4' },
  { skin: '#e5aa78', hair: '#e0a020', robe: '#f5862a', trim: '#ffe3b8' },
];

const GOLD = ['#fff0a6', '#ffc93a', '#e08a1a'] as const;

/**
 * A jack, queen or king before a tinted panel, inside `area` (card widths).
 * @param rank 10 jack, 11 queen, 12 king
 */
export function paintCourt(c: Context, suit: number, rank: number, area: Rect): void {
  const looks = LOOKS[suit] ?? LOOKS[0];
  if (!looks) return;
  const color = SUIT_COLORS[suit] ?? PALETTE.ink;
  const r = 0.07;
  const trace = (path: Context): void => path.roundRect(area.x, area.y, area.width, area.height, r);
  fillPath(c, down(c, area.y, area.y + area.height, tint(color, 0.72), tint(color, 0.9)), trace);
  clipped(c, trace, () => {
    paintHalo(c, color, area);
    place(
      c,
      area.x + area.width / 2,
      area.y + area.height,
      () => paintBust(c, suit, rank, looks),
      0,
      area.height / 1.06,
    );
  });
  rim(c, fade(color, 0.5), 0.014, trace);
}

function paintHalo(c: Context, color: string, area: Rect): void {
  const [x, y] = [area.x + area.width / 2, area.y + area.height * 0.5];
  fillPath(c, fade(color, 0.13), (path) => {
    for (let ray = 0; ray < 12; ray += 1) {
      const turn = (ray / 12) * Math.PI * 2 + 0.1;
      path.moveTo(x, y);
      path.arc(x, y, 0.8, turn, turn + Math.PI / 12);
      path.closePath();
    }
  });
}

/** In coordinates whose floor is y = 0 and whose top is about y = −1.06. */
function paintBust(c: Context, suit: number, rank: number, looks: Looks): void {
  if (rank === QUEEN) paintLongHair(c, looks);
  if (rank === JACK) paintBob(c, looks);
  paintRobe(c, suit, rank, looks);
  paintHead(c, rank, looks);
  if (rank === JACK) paintCap(c, looks);
  else paintCrown(c, suit, rank === QUEEN);
}

const edge = (c: Context): void => rim(c, PALETTE.ink, 0.022);

function paintRobe(c: Context, suit: number, rank: number, { robe, trim, skin }: Looks): void {
  fillPath(c, linear(c, -0.4, -0.4, 0.4, 0, tint(robe, 0.2), robe, shade(robe, 0.3)), (path) => {
    path.moveTo(-0.46, 0.05);
    path.bezierCurveTo(-0.46, -0.22, -0.3, -0.33, -0.1, -0.36);
    path.lineTo(0.1, -0.36);
    path.bezierCurveTo(0.3, -0.33, 0.46, -0.22, 0.46, 0.05);
    path.closePath();
  });
  edge(c);
  rounded(c, -0.075, -0.46, 0.15, 0.16, 0.06, shade(skin, 0.18));
  const collar = (side: number): void => {
    fillPath(c, trim, (path) => {
      path.moveTo(0, -0.2);
      path.lineTo(side * 0.2, -0.37);
      path.quadraticCurveTo(side * 0.1, -0.4, side * 0.07, -0.38);
      path.closePath();
    });
    edge(c);
  };
  collar(-1);
  collar(1);
  // A brooch in the shape of the suit, so that the picture alone identifies it.
  fillPath(c, '#ffffff', (path) => path.arc(0, -0.1, 0.105, 0, Math.PI * 2));
  rim(c, GOLD[2], 0.024);
  fillPath(c, SUIT_COLORS[suit] ?? PALETTE.ink, (path) => traceSuit(path, suit, 0, -0.1, 0.07));
  if (rank === QUEEN) {
    for (let bead = -2; bead <= 2; bead += 1) {
      disc(c, bead * 0.052, -0.3 + (4 - bead * bead) * 0.014, 0.022, '#fffaf0');
    }
  }
}

function paintHead(c: Context, rank: number, { skin, hair }: Looks): void {
  fillPath(c, linear(c, -0.2, -0.8, 0.2, -0.4, tint(skin, 0.2), skin), (path) => {
    path.ellipse(0, -0.585, 0.19, 0.215, 0, 0, Math.PI * 2);
  });
  edge(c);
  if (rank === 12) paintBeard(c, hair);
  for (const side of [-1, 1]) {
    disc(c, side * 0.078, -0.6, 0.024, PALETTE.ink);
    disc(c, side * 0.078 - 0.007, -0.608, 0.008, '#ffffff');
    rim(c, shade(hair, 0.3), 0.022, (path) => {
      path.moveTo(side * 0.045, -0.66);
      path.quadraticCurveTo(side * 0.085, -0.685, side * 0.12, -0.66);
    });
    disc(c, side * 0.125, -0.53, 0.034, fade('#ff5a6a', 0.35));
  }
  rim(c, fade(PALETTE.ink, 0.45), 0.016, (path) => {
    path.moveTo(0, -0.585);
    path.lineTo(0.018, -0.545);
    path.lineTo(-0.004, -0.54);
  });
  const mouth = rank === QUEEN ? '#c81e4a' : PALETTE.ink;
  rim(c, mouth, rank === QUEEN ? 0.03 : 0.02, (path) => {
    path.moveTo(-0.045, -0.475);
    path.quadraticCurveTo(0, -0.45, 0.045, -0.475);
  });
}

function paintBeard(c: Context, hair: string): void {
  fillPath(c, linear(c, 0, -0.6, 0, -0.3, tint(hair, 0.12), hair), (path) => {
    path.moveTo(-0.19, -0.6);
    path.bezierCurveTo(-0.22, -0.38, -0.1, -0.3, 0, -0.27);
    path.bezierCurveTo(0.1, -0.3, 0.22, -0.38, 0.19, -0.6);
    path.quadraticCurveTo(0.13, -0.5, 0.08, -0.525);
    path.quadraticCurveTo(0, -0.55, -0.08, -0.525);
    path.quadraticCurveTo(-0.13, -0.5, -0.19, -0.6);
    path.closePath();
  });
  edge(c);
}

function paintLongHair(c: Context, { hair }: Looks): void {
  fillPath(
    c,
    linear(c, -0.3, -0.8, 0.3, -0.2, tint(hair, 0.25), hair, shade(hair, 0.25)),
    (path) => {
      path.moveTo(0, -0.86);
      path.bezierCurveTo(-0.34, -0.86, -0.28, -0.5, -0.33, -0.26);
      path.quadraticCurveTo(-0.2, -0.16, -0.06, -0.3);
      path.lineTo(0.06, -0.3);
      path.quadraticCurveTo(0.2, -0.16, 0.33, -0.26);
      path.bezierCurveTo(0.28, -0.5, 0.34, -0.86, 0, -0.86);
      path.closePath();
    },
  );
  edge(c);
}

function paintBob(c: Context, { hair }: Looks): void {
  fillPath(c, linear(c, -0.25, -0.8, 0.25, -0.4, tint(hair, 0.25), hair), (path) => {
    path.roundRect(-0.245, -0.82, 0.49, 0.44, 0.16);
  });
  edge(c);
}

function paintCap(c: Context, { robe, trim }: Looks): void {
  fillPath(c, linear(c, -0.2, -1, 0.2, -0.75, tint(robe, 0.25), shade(robe, 0.2)), (path) => {
    path.moveTo(-0.27, -0.74);
    path.bezierCurveTo(-0.32, -1.0, 0.2, -1.06, 0.27, -0.74);
    path.closePath();
  });
  edge(c);
  rounded(c, -0.27, -0.79, 0.54, 0.09, 0.045, trim);
  edge(c);
  fillPath(c, linear(c, 0.1, -0.8, 0.34, -1, '#fffaf0', trim), (path) => {
    path.moveTo(0.12, -0.78);
    path.bezierCurveTo(0.12, -1.0, 0.3, -1.08, 0.42, -1.0);
    path.bezierCurveTo(0.42, -0.86, 0.3, -0.78, 0.12, -0.78);
    path.closePath();
  });
  edge(c);
}

/** Kings have five points and an arch, queens three with pearls. */
function paintCrown(c: Context, suit: number, queen: boolean): void {
  const points = queen ? 3 : 5;
  const [half, foot, top, valley] = queen
    ? [0.18, -0.76, -0.97, -0.83]
    : [0.22, -0.74, -0.99, -0.84];
  fillPath(c, linear(c, -half, top, half, foot, ...GOLD), (path) => {
    path.moveTo(-half * 0.92, foot);
    for (let point = 0; point < points; point += 1) {
      const at = (point / (points - 1)) * 2 - 1;
      path.lineTo(
        at * half * 1.12,
        point % 2 === 0 || queen ? top + Math.abs(at) * 0.05 : top + 0.03,
      );
      if (point < points - 1) path.lineTo((at + 1 / (points - 1)) * half * 1.05, valley);
    }
    path.lineTo(half * 0.92, foot);
    path.quadraticCurveTo(0, foot + 0.05, -half * 0.92, foot);
    path.closePath();
  });
  edge(c);
  for (let point = 0; point < points; point += 1) {
    const at = (point / (points - 1)) * 2 - 1;
    disc(
      c,
      at * half * 1.12,
      top + Math.abs(at) * 0.05 - 0.012,
      queen ? 0.034 : 0.028,
      queen ? '#fffaf0' : '#ff4b6a',
    );
    rim(c, PALETTE.ink, 0.014);
  }
  disc(c, 0, foot - 0.035, 0.034, SUIT_COLORS[suit] ?? PALETTE.ink);
  for (const side of [-1, 1]) disc(c, side * half * 0.55, foot - 0.03, 0.02, '#ffffffcc');
}
