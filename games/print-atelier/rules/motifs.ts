import { cos, sin } from '@playgrove/kit/core';
import type { Motif } from './state.ts';

const TURN = Math.PI * 2;
const STEPS = 72;

/** An outline around 0, 0 with a radius of 1: x and y in turn. */
export type Outline = readonly number[];

/** A closed curve through points on it. */
function curve(at: (angle: number) => readonly [number, number], steps = STEPS): Outline {
  return Array.from({ length: steps }, (_, step) => at((step / steps) * TURN)).flat();
}

/** A curve by its distance from the middle. */
const polar = (radius: (angle: number) => number): Outline =>
  curve((angle) => {
    const far = radius(angle);
    return [cos(angle) * far, sin(angle) * far];
  });

function starOutline(): Outline {
  return Array.from({ length: 10 }, (_, corner) => {
    const far = corner % 2 === 0 ? 1 : 0.48;
    const angle = (corner / 10) * TURN - TURN / 4;
    return [cos(angle) * far, sin(angle) * far];
  }).flat();
}

function leafOutline(): Outline {
  // A lens from the upper right to the lower left.
  return curve((angle) => {
    const [along, across] = [cos(angle), sin(angle)];
    const wide = across * 0.46 * (1 - along * along * 0.55);
    return [along * 0.74 + wide * 0.72, -along * 0.74 + wide * 0.72];
  });
}

function moonOutline(): Outline {
  const outer = Array.from({ length: 40 }, (_, step) => {
    const angle = 0.9 + (step / 39) * (TURN - 1.8);
    return [cos(angle) * 0.96 + 0.12, sin(angle) * 0.96];
  });
  const inner = Array.from({ length: 26 }, (_, step) => {
    const angle = TURN - 1.42 - (step / 25) * (TURN - 2.84);
    return [cos(angle) * 0.74 + 0.6, sin(angle) * 0.74];
  });
  return [...outer, ...inner].flat();
}

function fishOutline(): Outline {
  const body = Array.from({ length: 44 }, (_, step) => {
    const angle = 0.42 + (step / 43) * (TURN - 0.84);
    return [cos(angle) * 0.66 - 0.3, sin(angle) * 0.54];
  });
  return [...body, [0.98, -0.5], [0.78, 0], [0.98, 0.5]].flat();
}

function heartOutline(): Outline {
  return curve((angle) => {
    const across = sin(angle);
    const y = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle);
    return [across * across * across * 0.98, -y / 16.6 - 0.08];
  });
}

function shellOutline(): Outline {
  const fan = Array.from({ length: 49 }, (_, step) => {
    const angle = -Math.PI + (step / 48) * Math.PI;
    const lobe = sin((step / 48) * Math.PI * 6);
    const far = 0.86 + 0.14 * (lobe < 0 ? -lobe : lobe);
    return [cos(angle) * far, sin(angle) * far + 0.4];
  });
  return [...fan, [0.26, 0.78], [-0.26, 0.78]].flat();
}

const abs = (value: number): number => (value < 0 ? -value : value);

/** The right half of a butterfly, from head to tail. */
const WING = [
  [0.05, -0.5],
  [0.12, -0.34],
  [0.4, -0.94],
  [0.94, -1],
  [1, -0.34],
  [0.52, 0.06],
  [0.86, 0.36],
  [0.72, 0.96],
  [0.26, 0.86],
  [0.1, 0.28],
  [0.05, 0.7],
] as const;
const WINGS: Outline = [...WING.flat(), ...WING.toReversed().flatMap(([x, y]) => [-x, y])];

/** Cuts every corner, which rounds an outline. */
function softened(outline: Outline): Outline {
  const made: number[] = [];
  for (let at = 0; at < outline.length; at += 2) {
    const [x = 0, y = 0] = outline.slice(at, at + 2);
    const next = (at + 2) % outline.length;
    const dx = (outline[next] ?? 0) - x;
    const dy = (outline[next + 1] ?? 0) - y;
    made.push(x + dx / 4, y + dy / 4, x + dx * 0.75, y + dy * 0.75);
  }
  return made;
}

const MAKERS: Readonly<Record<Motif, () => Outline>> = {
  dot: () => polar(() => 0.9),
  daisy: () => polar((angle) => 0.5 + 0.5 * Math.sqrt(abs(cos(angle * 3)))),
  leaf: leafOutline,
  heart: heartOutline,
  star: starOutline,
  moon: moonOutline,
  drop: () =>
    curve((angle) => {
      const half = sin(angle / 2);
      return [sin(angle) * half * half * 0.8, -cos(angle) * 0.98];
    }),
  lemon: () =>
    curve((angle) => {
      const along = cos(angle);
      const tip = along * along * along;
      return [along * 0.74 + tip * tip * tip * 0.26, sin(angle) * 0.66];
    }),
  fish: fishOutline,
  butterfly: () => softened(softened(WINGS)),
  diamond: () => [0, -1, 0.7, 0, 0, 1, -0.7, 0],
  shell: shellOutline,
};

const outlines = new Map<Motif, Outline>();

export function outlineOf(motif: Motif): Outline {
  let outline = outlines.get(motif);
  if (!outline) outlines.set(motif, (outline = MAKERS[motif]()));
  return outline;
}

/** Samples along each side of a mask, over −1.05 to 1.05. */
const FINE = 42;
const EDGE = 1.05;
const masks = new Map<Motif, Uint8Array>();

function isInside(outline: Outline, x: number, y: number): boolean {
  let inside = false;
  const last = outline.length - 2;
  for (let at = 0, before = last; at <= last; before = at, at += 2) {
    const ay = outline[at + 1] ?? 0;
    const by = outline[before + 1] ?? 0;
    if (ay > y === by > y) continue;
    const ax = outline[at] ?? 0;
    const bx = outline[before] ?? 0;
    if (x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Whether a place inside a stamp's square takes ink; x and y are parts of its radius. */
export function covers(motif: Motif, x: number, y: number): boolean {
  let mask = masks.get(motif);
  if (!mask) {
    const outline = outlineOf(motif);
    const sample = (at: number): number => ((at + 0.5) / FINE) * 2 * EDGE - EDGE;
    mask = Uint8Array.from({ length: FINE * FINE }, (_, at) =>
      isInside(outline, sample(at % FINE), sample(Math.floor(at / FINE))) ? 1 : 0,
    );
    masks.set(motif, mask);
  }
  const column = Math.floor(((x + EDGE) / (2 * EDGE)) * FINE);
  const row = Math.floor(((y + EDGE) / (2 * EDGE)) * FINE);
  if (column < 0 || row < 0 || column >= FINE || row >= FINE) return false;
  return mask[row * FINE + column] === 1;
}
