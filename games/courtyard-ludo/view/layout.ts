import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { HOME, LANE, LAP, SIDES, tileOf, YARD } from '../rules/track.ts';

/** The board's side, and half of the square that the ring's middle runs along, with its corners. */
export const BOARD = 1000;
const HALF = 430;
const CORNER = 150;
/** Length and depth of a tile. */
export const DEEP = 100;
export const FOUNTAIN = 150;
const QUARTER = (HALF - CORNER) * 2 + (CORNER * Math.PI) / 2;
export const PITCH = (QUARTER * SIDES) / LAP;
/** The middles of the pads in a garden, from the middle of the courtyard. */
const [NEAR, FAR] = [166, 302];
export const PAD = 60;

/** Around the middle of the board; `angle` points outward. */
export type Spot = Point & { readonly angle: number };

/** A quarter turn clockwise for each side. */
function turned(x: number, y: number, side: number): Point {
  const turn = ((side % SIDES) + SIDES) % SIDES;
  if (turn === 0) return { x, y };
  return turned(-y, x, turn - 1);
}

const ring: readonly Spot[] = Array.from({ length: LAP }, (_, tile) => {
  const way = tile * PITCH;
  const side = Math.floor(way / QUARTER + 1e-9);
  const along = way - side * QUARTER;
  const arc = (CORNER * Math.PI) / 4;
  const flat = (HALF - CORNER) * 2;
  const inner = HALF - CORNER;
  const quarter = (side * Math.PI) / 2;
  if (along > arc && along < arc + flat) {
    const at = turned(inner - (along - arc), HALF, side);
    return { ...at, angle: Math.PI / 2 + quarter };
  }
  const bend = along <= arc ? along / CORNER : (along - flat - arc * 2) / CORNER;
  const angle = along <= arc ? Math.PI / 4 + bend : (Math.PI * 3) / 4 + bend;
  const cx = along <= arc ? inner : -inner;
  const at = turned(cx + Math.cos(angle) * CORNER, inner + Math.sin(angle) * CORNER, side);
  return { ...at, angle: angle + quarter };
});

export const ringSpot = (tile: number): Spot => ring[tile % LAP] ?? { x: 0, y: 0, angle: 0 };

/** A tile of a side's lane, from 0; the last is the rim of the fountain. */
export const laneSpot = (side: number, tile: number): Point =>
  turned(0, HALF - PITCH * (tile + 1), side);

const PADS = [
  [-FAR, FAR],
  [-NEAR, FAR],
  [-FAR, NEAR],
  [-NEAR, NEAR],
] as const;

export function padSpot(side: number, pawn: number): Point {
  const [x, y] = PADS[pawn] ?? PADS[0];
  return turned(x, y, side);
}

/** Where a pawn that came home floats. */
export function floatSpot(side: number, pawn: number): Point {
  const angle = Math.PI / 2 + (side * Math.PI) / 2 + (pawn - 1.5) * 0.36;
  return { x: Math.cos(angle) * 102, y: Math.sin(angle) * 102 };
}

/** Where a pawn stands, around the middle of the board. */
export function spotOf(side: number, pawn: number, step: number): Point {
  if (step === YARD) return padSpot(side, pawn);
  if (step === HOME) return floatSpot(side, pawn);
  const tile = tileOf(side, step);
  return tile === undefined ? laneSpot(side, step - LANE) : ringSpot(tile);
}

export type Layout = {
  readonly portrait: boolean;
  /** The middle of the board. */
  readonly middle: Point;
  /** Where rivals sit: left, across, right. */
  readonly plates: readonly Rect[];
  readonly caption: Rect;
  readonly tray: Rect;
  readonly die: Point & { readonly r: number };
  /** What is left in the bag. */
  readonly rack: Rect;
  readonly token: Rect;
  readonly advice: Rect;
};

const MIN_HEIGHT = 1490;

export const worldFor = fitWorld({
  portrait: { width: BOARD, height: [MIN_HEIGHT, 2150] },
  landscape: { width: [1680, 2300], height: 1010 },
  from: 1.12,
});

export const layoutOf = memoLayout((width, height) =>
  height > width ? portrait(width, height) : landscape(width, height),
);

function portrait(width: number, height: number): Layout {
  const spare = height - MIN_HEIGHT;
  const band = 158 + Math.min(120, spare * 0.3);
  const top = 6 + spare * 0.12;
  const board = top + band + 4 + spare * 0.06;
  const captionY = board + BOARD + 2 + spare * 0.05;
  const captionTall = 74 + Math.min(30, spare * 0.1);
  const trayY = captionY + captionTall + 6;
  const trayTall = Math.min(height - trayY - 10, 330);
  const tray = { x: 14, y: trayY, width: width - 28, height: trayTall };
  const wide = (width - 28 - 16) / 3;
  const r = Math.min(88, trayTall * 0.34);
  const token = Math.min(176, trayTall - 36);
  return {
    portrait: true,
    middle: { x: width / 2, y: board + BOARD / 2 },
    plates: [0, 1, 2].map((at) => ({ x: 14 + at * (wide + 8), y: top, width: wide, height: band })),
    caption: { x: 14, y: captionY, width: width - 28, height: captionTall },
    tray,
    die: { x: tray.x + 130, y: tray.y + trayTall * 0.52, r },
    rack: { x: tray.x + 238, y: tray.y + 22, width: 480, height: trayTall - 44 },
    token: {
      x: tray.x + tray.width - token - 32,
      y: tray.y + (trayTall - token) / 2,
      width: token,
      height: token,
    },
    advice: { x: 14, y: captionY, width: width - 28, height: captionTall },
  };
}

function landscape(width: number, height: number): Layout {
  const side = (width - BOARD) / 2;
  const wide = Math.min(side - 28, 470);
  const right = width - side + (side - wide) / 2;
  const left = (side - wide) / 2;
  const tall = 250;
  const tray = { x: right, y: 246, width: wide, height: 700 };
  const r = 96;
  return {
    portrait: false,
    middle: { x: width / 2, y: height / 2 },
    plates: [2, 1, 0].map((at) => ({
      x: left,
      y: 90 + at * (tall + 30),
      width: wide,
      height: tall,
    })),
    caption: { x: right - 8, y: 70, width: wide + 16, height: 160 },
    tray,
    die: { x: right + wide / 2, y: tray.y + 146, r },
    rack: { x: right + 26, y: tray.y + 268, width: wide - 52, height: 210 },
    token: { x: right + wide / 2 - 90, y: tray.y + 480, width: 180, height: 190 },
    advice: { x: right - 8, y: 70, width: wide + 16, height: 160 },
  };
}
