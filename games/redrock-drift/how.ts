import type { Lesson, Rect } from '@playgrove/kit/runtime';
import type { State } from './rules/types.ts';
import { LIVERIES, STEPS, themeOf } from './view/theme.ts';
import type { Ui } from './view/ui.ts';

const INK = '#2b1626';
const SLICES = 26;
/** Parts of the picture's height: where the sky ends, and where the thumb's line is. */
const HORIZON = 0.34;
const THUMB = 0.9;
const HOT = '#ffb02e';

type Scene = {
  /** How far the road turns, −1 to 1. */
  readonly bend: number;
  /** The car's turn into its slide, radians. */
  readonly slide?: number;
  /** Where the thumb is on its line, −1.2 to 1.2; 1 is the edge. */
  readonly thumb?: number;
  /** A car ahead whose wake is used. */
  readonly rival?: boolean;
};

/** A stretch of road from behind the car: the same signs as in a race, large enough for a small picture. */
function stretch(c: CanvasRenderingContext2D, area: Rect, scene: Scene): void {
  c.save();
  c.translate(area.x, area.y);
  land(c, area);
  road(c, area, scene.bend);
  if (scene.rival) {
    wake(c, area);
    car(c, area.width * 0.5, area.height * 0.5, 0.5, 0, 1);
  }
  const [x, y] = [area.width * 0.5, area.height * (scene.thumb === undefined ? 0.82 : 0.68)];
  if (scene.slide) dust(c, x, y, Math.sign(scene.slide));
  car(c, x, y, 1, scene.slide ?? 0, 0);
  if (scene.slide) charge(c, area);
  if (scene.thumb !== undefined) slider(c, area, scene.thumb);
  c.restore();
}

function land(c: CanvasRenderingContext2D, { width, height }: Rect): void {
  const { sky, rock, ground } = themeOf(0, 0);
  const horizon = height * HORIZON;
  const air = c.createLinearGradient(0, 0, 0, horizon);
  sky.forEach((color, at) => air.addColorStop(at / 2, color));
  c.fillStyle = air;
  c.fillRect(0, 0, width, horizon);
  for (const [x, wide, high] of [
    [0.02, 0.24, 0.8],
    [0.74, 0.3, 0.95],
    [0.34, 0.12, 0.4],
  ] as const) {
    c.fillStyle = rock[1];
    c.fillRect(x * width, horizon * (1 - high), wide * width, horizon * high);
    c.fillStyle = rock[3];
    c.fillRect(x * width, horizon * (1 - high), wide * width, horizon * high * 0.3);
  }
  c.fillStyle = ground;
  c.fillRect(0, horizon, width, height - horizon);
}

/** Slice by slice to the horizon, bent more the farther away. */
function road(c: CanvasRenderingContext2D, { width, height }: Rect, bend: number): void {
  const { road: asphalt } = themeOf(0, 0);
  const edge = (part: number): { x: number; y: number; half: number } => ({
    x: width / 2 + bend * width * 0.5 * part ** 2.2,
    y: height - height * (1 - HORIZON) * part,
    half: width * (0.56 - 0.53 * part),
  });
  const slice = (at: number, from: number, to: number, color: string): void => {
    const [near, far] = [edge(at / SLICES), edge((at + 1) / SLICES)];
    c.fillStyle = color;
    c.beginPath();
    c.moveTo(near.x + near.half * from, near.y + 0.5);
    c.lineTo(near.x + near.half * to, near.y + 0.5);
    c.lineTo(far.x + far.half * to, far.y);
    c.lineTo(far.x + far.half * from, far.y);
    c.fill();
  };
  for (let at = 0; at < SLICES; at += 1) {
    slice(at, -1.12, 1.12, at % 4 < 2 ? '#e8432f' : '#fff4e6');
    slice(at, -1, 1, asphalt[0]);
    if (at % 4 < 2) slice(at, -0.03, 0.03, '#f6d9a8');
  }
}

/** A car from behind. */
function car(
  c: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  turn: number,
  livery: number,
): void {
  const [body, stripe] = LIVERIES[livery] ?? ['#12b5a6', '#ffffff'];
  const box = (left: number, top: number, wide: number, high: number, r: number, fill: string) => {
    c.fillStyle = fill;
    c.beginPath();
    c.roundRect(left, top, wide, high, r);
    c.fill();
  };
  c.save();
  c.translate(x, y);
  c.scale(size, size);
  c.fillStyle = '#2b162655';
  c.beginPath();
  c.ellipse(0, 17, 40, 7, 0, 0, 2 * Math.PI);
  c.fill();
  c.transform(1, turn * 0.18, -turn * 0.35, 1, 0, 0);
  for (const side of [-1, 1]) box(side * 27 - 8, 0, 16, 19, 5, '#26222c');
  box(-35, -11, 70, 26, 9, INK);
  box(-32, -8, 64, 20, 7, body);
  box(-24, -27, 48, 22, 10, INK);
  box(-20, -23, 40, 15, 7, '#2b4460');
  box(-8, -27, 16, 21, 3, stripe);
  box(-38, -19, 76, 8, 4, INK);
  box(-36, -17, 72, 4, 2, body);
  for (const side of [-1, 1]) box(side * 23 - 6, -3, 12, 7, 3, '#ff4b3a');
  c.restore();
}

function dust(c: CanvasRenderingContext2D, x: number, y: number, side: number): void {
  for (const [dx, dy, r] of [
    [34, 10, 13],
    [50, 4, 16],
    [70, 8, 12],
    [22, 18, 9],
  ] as const) {
    c.fillStyle = r > 12 ? '#ffcf9a' : '#f4b878';
    c.beginPath();
    c.arc(x - side * dx, y + dy, r, 0, 2 * Math.PI);
    c.fill();
  }
}

/** The three steps of a boost, two of them full. */
function charge(c: CanvasRenderingContext2D, { width, height }: Rect): void {
  for (let at = 0; at < 3; at += 1) {
    const [x, y] = [width / 2 + (at - 1.5) * 42, height * 0.22];
    c.fillStyle = INK;
    c.beginPath();
    c.roundRect(x, y, 40, 15, 5);
    c.fill();
    if (at === 2) continue;
    c.fillStyle = STEPS[at + 1] ?? HOT;
    c.beginPath();
    c.roundRect(x + 2.5, y + 2.5, 35, 10, 3);
    c.fill();
  }
}

function wake(c: CanvasRenderingContext2D, { width, height }: Rect): void {
  c.fillStyle = '#8fe0ffbb';
  for (const side of [-1, 1]) {
    for (const [near, far] of [
      [18, 34],
      [30, 54],
    ] as const) {
      c.beginPath();
      c.moveTo(width / 2 + side * near, height * 0.54);
      c.lineTo(width / 2 + side * far, height * 0.86);
      c.lineTo(width / 2 + side * (far + 7), height * 0.86);
      c.fill();
    }
  }
}

/** The thumb's line with its two edges, as it is drawn in a race. */
function slider(c: CanvasRenderingContext2D, { width, height }: Rect, thumb: number): void {
  const [x, y, reach] = [width / 2, height * THUMB, 62];
  const drifting = Math.abs(thumb) > 1;
  c.lineCap = 'round';
  for (const [thick, color] of [
    [9, INK],
    [5, '#ffffff'],
  ] as const) {
    c.lineWidth = thick;
    c.strokeStyle = color;
    c.beginPath();
    c.moveTo(x - reach, y);
    c.lineTo(x + reach, y);
    for (const side of [-1, 1]) {
      c.moveTo(x + side * reach, y - 9);
      c.lineTo(x + side * reach, y + 9);
    }
    c.stroke();
  }
  c.beginPath();
  c.arc(x + thumb * reach, y, 12, 0, 2 * Math.PI);
  c.fillStyle = drifting ? HOT : '#ffffff';
  c.strokeStyle = INK;
  c.lineWidth = 4;
  c.fill();
  c.stroke();
}

/** How to play: steer, drift, tuck in behind. */
export const how: readonly Lesson<State, Ui>[] = [
  { say: 'how.steer', paint: (c, area) => stretch(c, area, { bend: 0.35, thumb: 0.5 }) },
  { say: 'how.drift', paint: (c, area) => stretch(c, area, { bend: 1, slide: 1, thumb: 1.2 }) },
  { say: 'how.tow', paint: (c, area) => stretch(c, area, { bend: 0, rival: true }) },
];
