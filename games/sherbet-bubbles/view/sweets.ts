import * as draw from '@playgrove/kit/draw';
import type { Surface, Context } from '@playgrove/kit/runtime';
import { GUMMY, isFlavor, POPPER, STONE } from '../rules/state.ts';
import { flavorOf, JELLY } from './flavors.ts';
import { UNIT } from './layout.ts';

const TURN = Math.PI * 2;
/** The radius in world units that sweets are painted with. */
const PAINTED = UNIT * 0.49;

/** Traces a path of M, L, Q, C and Z with absolute numbers. */
function traceSign(c: Context, d: string): void {
  for (const [, command = 'Z', rest = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const [a = 0, b = 0, e = 0, f = 0, g = 0, h = 0] = rest.trim().split(/\s+/).map(Number);
    if (command === 'M') c.moveTo(a, b);
    else if (command === 'L') c.lineTo(a, b);
    else if (command === 'Q') c.quadraticCurveTo(a, b, e, f);
    else if (command === 'C') c.bezierCurveTo(a, b, e, f, g, h);
    else c.closePath();
  }
}

/** The pressed edge of a boiled sweet: round, with a soft ripple. */
function traceEdge(c: Context, r: number): void {
  for (let step = 0; step <= 72; step += 1) {
    const angle = (step / 72) * TURN;
    const far = r * (1 - 0.022 * (1 + Math.cos(angle * 14)));
    c.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  c.closePath();
}

/** A boiled sweet, about 0, 0, radius 1: ripple edge, clear body, its sign pressed in, sugar and gloss. */
export function paintSweet(c: Context, flavor: number): void {
  const { body, deep, light, sign } = flavorOf(flavor);
  draw.fillPath(c, deep, (path) => traceEdge(path, 1));
  draw.fillPath(c, draw.radial(c, -0.18, -0.3, 1.25, light, body, body, deep), (path) =>
    traceEdge(path, 0.93),
  );
  draw.clipped(
    c,
    (path) => path.arc(0, 0, 0.86, 0, TURN),
    () => {
      draw.disc(c, 0, 0, 0.86, draw.fade(deep, 0.16));
      draw.disc(
        c,
        0,
        -0.05,
        0.74,
        draw.radial(c, -0.12, -0.3, 1, draw.fade(light, 0.75), draw.fade(body, 0.9), body),
      );
      draw.blob(
        c,
        0,
        0.82,
        0.66,
        0.36,
        draw.radial(c, 0, 0.8, 0.7, draw.fade('#ffffff', 0.65), draw.fade(light, 0)),
      );
    },
  );
  const paint = (): void => {
    c.translate(0, 0.13);
    draw.fillPath(c, draw.fade(deep, 0.85), (path) => traceSign(path, sign));
    c.translate(0, -0.13);
    draw.fillPath(c, '#fffdf4', (path) => traceSign(path, sign));
  };
  draw.place(c, 0, 0.03, paint, 0, 0.46);
  shine(c);
}

function shine(c: Context): void {
  draw.blob(c, -0.34, -0.58, 0.36, 0.17, draw.down(c, -0.8, -0.4, '#fffffff2', '#ffffff26'), -0.52);
  draw.disc(c, 0.56, 0.5, 0.075, '#ffffffcc');
  draw.disc(c, 0.42, 0.66, 0.045, '#ffffff99');
}

/** A gobstopper: layer upon layer of something too hard to pop. */
function paintStone(c: Context): void {
  draw.disc(c, 0, 0, 0.98, '#2b1b4d');
  draw.disc(c, 0, 0, 0.9, draw.radial(c, -0.2, -0.35, 1.3, '#b9adcf', '#74678f', '#43375f'));
  for (const [r, color] of [
    [0.66, '#d8cfe6'],
    [0.46, '#8f7fb0'],
    [0.27, '#e9e2f2'],
  ] as const) {
    draw.ring(c, 0.04, 0.05, r, 0.1, draw.fade(color, 0.75));
  }
  draw.line(c, [0.2, -0.55, 0.36, -0.24, 0.24, -0.06, 0.42, 0.2], 0.07, '#2b1b4dcc');
  shine(c);
}

/** A gummy bear in a bubble, waiting to be let out. */
export function paintGummy(c: Context, jelly: number): void {
  draw.disc(c, 0, 0, 0.98, '#ffffffd9');
  draw.disc(c, 0, 0, 0.91, draw.radial(c, 0, -0.2, 1.2, '#e8fbff', '#b8e6fb', '#7ec3ee'));
  draw.place(c, 0, 0.06, () => paintBear(c, jelly), 0, 0.72);
  draw.ring(c, 0, 0, 0.93, 0.06, '#ffffffb3');
  draw.blob(c, -0.4, -0.6, 0.34, 0.15, '#ffffffd9', -0.6);
  draw.disc(c, 0.6, 0.52, 0.08, '#ffffffcc');
}

/** The bear alone, radius 1. */
export function paintBear(c: Context, jelly: number): void {
  const [light, deep] = JELLY[jelly % JELLY.length] ?? JELLY[0];
  const parts: readonly (readonly [number, number, number])[] = [
    [-0.52, -0.72, 0.26],
    [0.52, -0.72, 0.26],
    [-0.6, 0.22, 0.24],
    [0.6, 0.22, 0.24],
    [-0.42, 0.86, 0.28],
    [0.42, 0.86, 0.28],
    [0, 0.42, 0.62],
    [0, -0.34, 0.62],
  ];
  for (const [x, y, r] of parts) draw.disc(c, x, y, r + 0.1, draw.PALETTE.ink);
  for (const [x, y, r] of parts) draw.disc(c, x, y, r, deep);
  for (const [x, y, r] of parts) draw.disc(c, x - 0.02, y - 0.05, r * 0.88, light);
  draw.blob(c, 0, 0.5, 0.36, 0.34, draw.fade('#ffffff', 0.35));
  for (const side of [-1, 1]) {
    draw.disc(c, side * 0.24, -0.4, 0.1, draw.PALETTE.ink);
    draw.disc(c, side * 0.24 - 0.03, -0.44, 0.035, '#ffffff');
    draw.blob(c, side * 0.4, -0.2, 0.12, 0.07, draw.fade('#ffffff', 0.5));
  }
  draw.blob(c, 0, -0.2, 0.11, 0.08, draw.PALETTE.ink);
  draw.rim(c, draw.PALETTE.ink, 0.07, (path) => path.arc(0, -0.16, 0.18, 0.5, Math.PI - 0.5));
  draw.blob(c, -0.22, -0.76, 0.2, 0.08, '#ffffffb3', -0.4);
}

/** Popping candy: a lump with a temper. */
function paintPopper(c: Context): void {
  draw.disc(c, 0, 0, 0.96, '#5a1140');
  draw.disc(c, 0, 0, 0.88, draw.radial(c, -0.2, -0.3, 1.2, '#ffe9f4', '#ff9ccb', '#d63b8f'));
  const colors = ['#ffd02e', '#4cc3ff', '#ffffff', '#45d15b', '#ff8a1f', '#8a4dff'];
  colors.forEach((color, index) => {
    const angle = (index / colors.length) * TURN + 0.4;
    draw.fillPath(c, '#5a114099', (path) =>
      draw.traceStar(
        path,
        Math.cos(angle) * 0.54,
        Math.sin(angle) * 0.54 + 0.05,
        0.25,
        3,
        0.6,
        angle,
      ),
    );
    draw.fillPath(c, color, (path) =>
      draw.traceStar(path, Math.cos(angle) * 0.54, Math.sin(angle) * 0.54, 0.23, 3, 0.6, angle),
    );
  });
  draw.fillPath(c, '#5a1140', (path) => draw.traceStar(path, 0, 0.04, 0.5, 8, 0.55));
  draw.fillPath(c, draw.down(c, -0.4, 0.4, '#fff6c8', '#ffb61f'), (path) =>
    draw.traceStar(path, 0, 0, 0.42, 8, 0.55),
  );
  shine(c);
}

/** Ice around a sweet: see through, with cracks and frost. */
function paintIce(c: Context): void {
  const hex = (r: number) => (path: Context) => draw.traceStar(path, 0, 0, r, 3, 1, 0);
  draw.fillPath(c, '#ffffff33', hex(1.12));
  draw.fillPath(
    c,
    draw.radial(c, -0.2, -0.4, 1.4, '#ffffff8c', '#d8f6ff33', '#a8e4ff2e', '#e8fbffb3'),
    hex(1.04),
  );
  draw.rim(c, '#ffffffe6', 0.09, hex(1.02));
  draw.rim(c, '#5fb4e0b3', 0.04, hex(1.09));
  for (const points of [
    [-0.7, 0.1, -0.3, 0.3, -0.36, 0.66],
    [0.2, -0.86, 0.34, -0.5, 0.7, -0.42],
    [0.72, 0.24, 0.42, 0.42, 0.5, 0.7],
  ] as const) {
    const [ax, ay, bx, by, cx, cy] = points;
    draw.line(c, [ax, ay, bx, by, cx, cy], 0.06, '#ffffffe6');
  }
  draw.sparkle(c, -0.5, -0.5, 0.3);
  draw.sparkle(c, 0.56, 0.62, 0.18);
}

/** Which other flavor a twirl turns into: a ribbon around it and a small sweet at its foot. */
function paintTwirl(c: Context, other: number): void {
  const { body, deep } = flavorOf(other);
  for (let arm = 0; arm < 3; arm += 1) {
    const from = (arm / 3) * TURN - 0.4;
    draw.rim(c, deep, 0.24, (path) => path.arc(0, 0, 0.84, from, from + 1.3));
    draw.rim(c, body, 0.15, (path) => path.arc(0, 0, 0.84, from, from + 1.3));
  }
  draw.place(c, 0.56, 0.56, () => paintSweet(c, other), 0, 0.42);
}

/** Whatever a cell holds, as a cached picture. `r` in world units. */
export function drawSweet(
  to: Surface,
  kind: number,
  other: number,
  x: number,
  y: number,
  r: number,
  pose: {
    readonly rotate?: number;
    readonly scaleX?: number;
    readonly scaleY?: number;
    readonly alpha?: number;
    readonly seed?: number;
  } = {},
): void {
  const jelly = kind === GUMMY ? (pose.seed ?? 0) % JELLY.length : 0;
  // One size for all, so that the sweet in the dish is a copy of those on the board.
  const size = r / PAINTED;
  to.stamp(
    `sweet ${kind} ${isFlavor(kind) ? other : -1} ${jelly}`,
    PAINTED * 2.2,
    PAINTED * 2.2,
    (c) => {
      c.scale(PAINTED, PAINTED);
      if (kind === STONE) paintStone(c);
      else if (kind === GUMMY) paintGummy(c, jelly);
      else if (kind === POPPER) paintPopper(c);
      else paintSweet(c, kind);
      if (isFlavor(kind) && other >= 0) paintTwirl(c, other);
    },
    x,
    y,
    { ...pose, scaleX: size * (pose.scaleX ?? 1), scaleY: size * (pose.scaleY ?? 1) },
  );
}

export function drawIce(to: Surface, x: number, y: number, r: number, alpha = 1): void {
  const paint = (c: Context): void => {
    c.scale(r, r);
    paintIce(c);
  };
  to.stamp(`ice ${r.toFixed(1)}`, r * 2.4, r * 2.4, paint, x, y, { alpha });
}
