import {
  blob,
  fade,
  fillPath,
  PALETTE,
  rim,
  shade,
  tint,
  type Context,
} from '@playgrove/kit/runtime';
import type { Mood } from '../rules/types.ts';

/** A plush animal as a row: what its head, snout and scarf look like. */
export type Animal = {
  readonly ears: 'none' | 'round' | 'point' | 'long' | 'antler' | 'tuft' | 'horn';
  readonly fur: string;
  /** Of the face and the belly. */
  readonly face: string;
  readonly nose: string;
  readonly snout: 'small' | 'wide' | 'sharp' | 'beak';
  readonly scarf: string;
  readonly stripe: string;
  /** Pale spots over the eyes and on the cheeks. */
  readonly spots?: string;
  /** A bushy tail with a tip in this color. */
  readonly tail?: string;
};

export type Pose = {
  /** World units from the blades to the top of the head. */
  readonly size: number;
  /** Radians: where it goes. */
  readonly angle: number;
  /** Radians: into a turn. */
  readonly lean: number;
  /** −1 to 1: which foot is in front. */
  readonly stride: number;
  readonly mood: Mood | 'dizzy' | 'happy';
  /** 0 open to 1 shut. */
  readonly blink: number;
  /** −1 to 1: how the scarf flutters. */
  readonly wag: number;
};

const TAU = 2 * Math.PI;
const SIDES = [-1, 1] as const;
/** Ink around everything, of a size of 1. */
const RIM = 0.035;

/** Shades of an animal, worked out once. */
const shadesOf = ({ fur, scarf }: Animal) => ({
  under: fade(shade(fur, 0.4), 0.45),
  gloss: fade(tint(fur, 0.8), 0.6),
  inner: tint(fur, 0.35),
  tail: shade(scarf, 0.16),
});
const known = new WeakMap<Animal, ReturnType<typeof shadesOf>>();

/** An animal on skates that always stands up, its blades at 0, 0. The face slides over the head to where it goes. */
export function paintSkater(c: Context, animal: Animal, pose: Pose): void {
  let shades = known.get(animal);
  if (!shades) known.set(animal, (shades = shadesOf(animal)));
  const [dx, dy] = [Math.cos(pose.angle), Math.sin(pose.angle)];
  c.save();
  c.scale(pose.size, pose.size);
  blob(c, 0, 0.01, 0.27, 0.08, '#17164a4d');
  c.rotate(pose.lean);
  if (dy >= 0) paintBack(c, animal, shades.tail, dx, dy, pose.wag);
  paintSkates(c, dx, pose.stride);
  paintBody(c, animal, shades, dx, dy);
  if (dy < 0) paintBack(c, animal, shades.tail, dx, dy, pose.wag);
  c.translate(dx * 0.03, -0.66);
  paintEars(c, animal, shades.inner, dx, pose.mood);
  paintHead(c, animal, shades, dx, dy, pose);
  paintScarf(c, animal, dx);
  c.restore();
}

/** What trails behind: a bushy tail, and the end of the scarf over it. */
function paintBack(
  c: Context,
  animal: Animal,
  dark: string,
  dx: number,
  dy: number,
  wag: number,
): void {
  if (animal.tail) {
    c.save();
    c.translate(-dx * 0.16, -0.16);
    c.rotate(-dx * 0.9 + wag * 0.12);
    c.fillStyle = animal.fur;
    c.beginPath();
    c.ellipse(0, -0.16, 0.11, 0.22, 0, 0, TAU);
    c.fill();
    rim(c, PALETTE.ink, RIM * 2);
    c.fill();
    blob(c, 0, -0.28, 0.075, 0.085, animal.tail);
    c.restore();
  }
  paintTail(c, animal, dark, dx, dy, wag);
}

function paintSkates(c: Context, dx: number, stride: number): void {
  for (const side of SIDES) {
    const x = side * 0.115 + dx * 0.02;
    const y = -0.03 + side * stride * 0.03;
    c.beginPath();
    c.roundRect(x - 0.12 + dx * 0.04, y + 0.01, 0.24, 0.042, 0.02);
    rim(c, PALETTE.ink, RIM * 1.6);
    c.fillStyle = '#f2f7ff';
    c.fill();
    blob(c, x, y - 0.04, 0.095, 0.075, '#7a4fd0');
    rim(c, PALETTE.ink, RIM);
  }
}

function paintBody(
  c: Context,
  { fur, face }: Animal,
  { under }: ReturnType<typeof shadesOf>,
  dx: number,
  dy: number,
): void {
  c.fillStyle = fur;
  c.beginPath();
  c.ellipse(0, -0.28, 0.215, 0.215, 0, 0, TAU);
  c.fill();
  rim(c, PALETTE.ink, RIM * 2);
  c.fill();
  blob(c, 0.02, -0.17, 0.18, 0.1, under);
  // From behind the belly is out of sight.
  const belly = Math.max(0, 0.55 + dy * 0.6);
  if (belly > 0.1) blob(c, dx * 0.08, -0.23, 0.13 * Math.min(1, belly), 0.14, face);
  c.fillStyle = fur;
  c.beginPath();
  for (const side of SIDES) {
    c.moveTo(side * 0.21 + 0.07, -0.29);
    c.ellipse(side * 0.21, -0.29 - side * dx * 0.03, 0.06, 0.1, side * -0.6, 0, TAU);
  }
  c.fill();
  rim(c, PALETTE.ink, RIM);
}

/** The end of the scarf, blown back. */
function paintTail(
  c: Context,
  { stripe }: Animal,
  dark: string,
  dx: number,
  dy: number,
  wag: number,
): void {
  const [ex, ey] = [-dx * 0.62 - dy * wag * 0.16, -0.42 - dy * 0.42 + dx * wag * 0.14];
  const far = Math.hypot(ex, ey + 0.4) || 1;
  const [nx, ny] = [((ey + 0.4) / far) * 0.075, (-ex / far) * 0.075];
  const [mx, my] = [ex * 0.5 + nx * wag * 2, (ey - 0.4) * 0.5 + ny * wag * 2];
  fillPath(c, dark, (path) => {
    path.moveTo(nx * 0.6, -0.4 + ny * 0.6);
    path.quadraticCurveTo(mx + nx, my + ny, ex + nx, ey + ny);
    path.lineTo(ex - nx, ey - ny);
    path.quadraticCurveTo(mx - nx, my - ny, -nx * 0.6, -0.4 - ny * 0.6);
    path.closePath();
  });
  rim(c, PALETTE.ink, RIM * 1.2);
  rim(c, stripe, 0.04, (path) => {
    for (const part of [0.72, 0.88]) {
      const [x, y] = [mx + (ex - mx) * part, my + (ey - my) * part];
      path.moveTo(x + nx * 0.55, y + ny * 0.55);
      path.lineTo(x - nx * 0.55, y - ny * 0.55);
    }
  });
}

/** Around the neck, over the chin. */
function paintScarf(c: Context, { scarf, stripe }: Animal, dx: number): void {
  const x = -dx * 0.02;
  fillPath(c, scarf, (path) => {
    path.moveTo(x - 0.24, 0.17);
    path.quadraticCurveTo(x, 0.36, x + 0.24, 0.17);
    path.quadraticCurveTo(x + 0.3, 0.25, x + 0.2, 0.31);
    path.quadraticCurveTo(x, 0.42, x - 0.2, 0.31);
    path.quadraticCurveTo(x - 0.3, 0.25, x - 0.24, 0.17);
    path.closePath();
  });
  rim(c, PALETTE.ink, RIM * 1.2);
  rim(c, stripe, 0.036, (path) => {
    for (const [at, top, bottom] of STRIPES) {
      path.moveTo(at * 0.9 + dx * 0.02, top);
      path.lineTo(at + dx * 0.02, bottom);
    }
  });
}

/** Along the scarf: how far aside, and where a stripe begins and ends. */
const STRIPES = [
  [-0.17, 0.255, 0.3],
  [-0.06, 0.285, 0.34],
  [0.06, 0.285, 0.34],
  [0.17, 0.255, 0.3],
] as const;

/** Flat outlines of an ear on the right, as curves: x, y of the root, bends and tips. */
function paintEars(
  c: Context,
  { ears, fur, stripe }: Animal,
  inner: string,
  dx: number,
  mood: Pose['mood'],
): void {
  if (ears === 'none') return;
  const low = mood === 'scared' || mood === 'dizzy' ? 0.35 : 0;
  if (ears === 'horn') {
    fillPath(c, stripe, (path) => {
      path.moveTo(-0.07 + dx * 0.1, -0.2);
      path.lineTo(dx * 0.14, -0.52);
      path.lineTo(0.07 + dx * 0.1, -0.2);
    });
    rim(c, PALETTE.ink, RIM);
  }
  for (const side of SIDES) {
    c.save();
    c.translate(side * 0.2 - dx * 0.06, -0.16);
    c.scale(side, 1);
    c.rotate(low);
    c.beginPath();
    if (ears === 'antler') antler(c);
    else if (ears === 'round') c.arc(0.03, -0.07, 0.115, 0, TAU);
    else if (ears === 'long') c.ellipse(0.0, -0.2, 0.075, 0.24, 0.18, 0, TAU);
    else {
      c.moveTo(-0.12, -0.05);
      c.quadraticCurveTo(-0.02, -0.2, 0.1, -0.24);
      c.quadraticCurveTo(0.15, -0.08, 0.1, 0.08);
      c.closePath();
    }
    if (ears === 'antler') {
      rim(c, PALETTE.ink, 0.105);
      rim(c, '#f0cf98', 0.055);
      c.beginPath();
      c.ellipse(0.1, 0.05, 0.1, 0.055, 0.3, 0, TAU);
    }
    c.fillStyle = fur;
    c.fill();
    rim(c, PALETTE.ink, RIM * 1.3);
    if (ears === 'round') blob(c, 0.03, -0.065, 0.06, 0.06, inner);
    if (ears === 'long') blob(c, 0.0, -0.19, 0.035, 0.15, inner, 0.18);
    if (ears === 'tuft') {
      c.beginPath();
      c.moveTo(0.08, -0.2);
      c.lineTo(0.14, -0.34);
      rim(c, PALETTE.ink, 0.05);
    }
    c.restore();
  }
}

function antler(c: Context): void {
  c.moveTo(0, 0);
  c.quadraticCurveTo(0.03, -0.2, 0.2, -0.26);
  c.moveTo(0.05, -0.14);
  c.lineTo(-0.02, -0.26);
  c.moveTo(0.12, -0.22);
  c.lineTo(0.11, -0.33);
}

function paintHead(
  c: Context,
  animal: Animal,
  { under, gloss }: ReturnType<typeof shadesOf>,
  dx: number,
  dy: number,
  pose: Pose,
): void {
  const r = 0.3;
  c.fillStyle = animal.fur;
  c.beginPath();
  c.ellipse(0, 0, r * 1.08, r, 0, 0, TAU);
  c.fill();
  rim(c, PALETTE.ink, RIM * 2);
  c.fill();
  blob(c, 0.02, r * 0.5, r * 0.78, r * 0.42, under);
  blob(c, -r * 0.36, -r * 0.56, r * 0.42, r * 0.2, gloss, -0.45);
  const [fx, fy] = [dx * 0.1, dy * 0.075 + 0.02];
  // The pale face, then what is on it.
  c.fillStyle = animal.face;
  c.beginPath();
  if (animal.snout === 'beak') {
    for (const side of SIDES) {
      c.moveTo(fx + side * 0.085 + 0.12, fy - 0.02);
      c.ellipse(fx + side * 0.085, fy - 0.02, 0.12, 0.16, 0, 0, TAU);
    }
  } else c.ellipse(fx * 1.2, fy + 0.11, animal.snout === 'sharp' ? 0.2 : 0.165, 0.12, 0, 0, TAU);
  c.fill();
  if (animal.spots) {
    c.fillStyle = animal.spots;
    c.beginPath();
    for (const side of SIDES) {
      c.moveTo(fx + side * 0.11 + 0.05, fy - 0.135);
      c.ellipse(fx + side * 0.11, fy - 0.135, 0.05, 0.036, 0, 0, TAU);
      c.moveTo(fx + side * 0.215 + 0.07, fy + 0.07);
      c.ellipse(fx + side * 0.215, fy + 0.07, 0.07, 0.06, side * -0.5, 0, TAU);
    }
    c.fill();
  }
  blob(c, fx * 1.1 - 0.19, fy + 0.09, 0.045, 0.032, '#ff7f9ca0');
  blob(c, fx * 1.1 + 0.19, fy + 0.09, 0.045, 0.032, '#ff7f9ca0');
  paintEyes(c, fx, fy - 0.025, dx, dy, pose);
  paintSnout(c, animal, fx * 1.35, fy + 0.075, pose.mood);
}

function paintSnout(
  c: Context,
  { snout, nose }: Animal,
  x: number,
  y: number,
  mood: Pose['mood'],
): void {
  if (snout === 'beak') {
    fillPath(c, nose, (path) => {
      path.moveTo(x - 0.085, y - 0.01);
      path.quadraticCurveTo(x, y - 0.08, x + 0.085, y - 0.01);
      path.quadraticCurveTo(x, y + 0.11, x - 0.085, y - 0.01);
    });
    rim(c, PALETTE.ink, RIM * 0.8);
    return;
  }
  blob(c, x, y - 0.012, snout === 'wide' ? 0.06 : 0.045, 0.036, nose);
  rim(c, PALETTE.ink, RIM * 0.6);
  const bend = mood === 'scared' || mood === 'dizzy' || mood === 'hunt' ? -0.035 : 0.05;
  rim(c, PALETTE.ink, RIM * 0.8, (path) => {
    path.moveTo(x - 0.07, y + 0.055);
    path.quadraticCurveTo(x, y + 0.055 + bend, x + 0.07, y + 0.055);
  });
}

function paintEyes(
  c: Context,
  x: number,
  y: number,
  dx: number,
  dy: number,
  { mood, blink }: Pose,
): void {
  if (mood === 'dizzy' || mood === 'happy' || blink > 0.5) {
    rim(c, PALETTE.ink, 0.034, (path) => {
      for (const side of SIDES) {
        const ex = x + side * 0.105;
        if (mood === 'dizzy') {
          path.moveTo(ex - 0.045, y - 0.045);
          path.lineTo(ex + 0.045, y + 0.045);
          path.moveTo(ex + 0.045, y - 0.045);
          path.lineTo(ex - 0.045, y + 0.045);
        } else {
          const up = mood === 'happy' ? -0.06 : 0.045;
          path.moveTo(ex - 0.055, y);
          path.quadraticCurveTo(ex, y + up, ex + 0.055, y);
        }
      }
    });
    return;
  }
  const wide = mood === 'scared' ? 1.15 : 1;
  eyes(c, x, y, 0.068 * wide, 0.08 * wide, '#ffffff');
  rim(c, PALETTE.ink, RIM * 0.7);
  const [px, py] = [x + dx * 0.022, y + dy * 0.026];
  eyes(c, px, py, mood === 'scared' ? 0.03 : 0.045, mood === 'scared' ? 0.034 : 0.056, PALETTE.ink);
  eyes(c, px - 0.014, py - 0.022, 0.016, 0.018, '#ffffff');
  if (mood === 'hunt' || mood === 'scared') {
    const inner = mood === 'hunt' ? 0.055 : -0.03;
    rim(c, PALETTE.ink, 0.04, (path) => {
      for (const side of SIDES) {
        path.moveTo(x + side * 0.17, y - 0.1 - inner * 0.6);
        path.lineTo(x + side * 0.045, y - 0.1 + inner * 0.6);
      }
    });
  }
}

function eyes(c: Context, x: number, y: number, rx: number, ry: number, paint: string): void {
  c.fillStyle = paint;
  c.beginPath();
  for (const side of SIDES) {
    c.moveTo(x + side * 0.105 + rx, y);
    c.ellipse(x + side * 0.105, y, rx, ry, 0, 0, TAU);
  }
  c.fill();
}
