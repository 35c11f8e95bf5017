import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { FLOOR, ZONES, zoneAt } from '../rules/sea.ts';
import { farShape, type Part } from './far.ts';
import { GLOWS } from './rock.ts';
import { colorAt, ROWS, span, strip } from './shade.ts';
import { M, px, py, type Ui } from './ui.ts';

export function drawWater(to: Surface, ui: Ui): void {
  const { c, bleed } = to;
  const { top, bottom } = span(to, ui);
  const from = Math.max(bleed.y, py(ui, 0));
  const over = { x: bleed.x, y: from, width: bleed.width, height: bleed.y + bleed.height - from };
  if (over.height <= 0) return;
  const upper = Math.max(0, top);
  const water = strip(1);
  if (water) {
    const tall = (bottom - upper) * ROWS;
    draw.spread(c, water, { x: 0, y: upper * ROWS, width: 4, height: tall }, over);
  } else {
    const at = (part: number): string => colorAt(upper + (bottom - upper) * part, 1);
    c.fillStyle = draw.down(c, from, from + over.height, at(0), at(0.33), at(0.66), at(1));
    c.fillRect(over.x, over.y, over.width, over.height);
  }
  beams(to, ui, from);
  const surface = from > bleed.y;
  if (surface) {
    // Nothing that grows down there stands out of the water.
    c.save();
    c.beginPath();
    c.rect(over.x, over.y, over.width, over.height);
    c.clip();
  }
  for (const depth of [0.35, 0.6]) silhouettes(to, ui, depth);
  if (surface) c.restore();
}

/** World units that the beams reach beyond the screen, so that they may sway. */
const AROUND = 120;

/** Light from above: two halves that sway past each other. */
function beams(to: Surface, ui: Ui, from: number): void {
  const depth = Math.max(0, ui.camera);
  const power = Math.max(0, 1 - depth / 34);
  if (power <= 0) return;
  const { c, bleed } = to;
  c.globalAlpha = power;
  for (const half of [0, 1]) {
    const sway = to.reducedMotion ? 0 : Math.sin(to.time * 0.5 + half * 1.9) * 26;
    const x = bleed.x - AROUND + sway;
    const { outline, light } = beamsOf(c, bleed.width + 2 * AROUND, bleed.height * 1.05, half);
    c.translate(x, from);
    outline.fill(c, light);
    c.translate(-x, -from);
  }
  c.globalAlpha = 1;
}

type Beams = {
  readonly key: string;
  readonly outline: draw.Outline;
  readonly light: CanvasGradient;
};
const beamed: Beams[] = [];

/** Every other beam of an area from 0, 0: made once, a gradient a frame takes longer than the rest. */
function beamsOf(c: Context, width: number, height: number, half: number): Beams {
  const key = `${width} ${height}`;
  let made = beamed[half];
  if (made?.key !== key) {
    const bright = (0.1 + 0.06 * half) * 1.8;
    const shades = [bright, bright * 0.39, 0].map((part) => draw.fade('#ffffff', part));
    const outline = new draw.Outline((path) => {
      for (let beam = half; beam < 5; beam += 2) {
        const x = AROUND + ((beam + 0.4) / 5) * (width - 2 * AROUND);
        const wide = 26 + (beam % 3) * 22;
        path.moveTo(x - wide * 0.4, 0);
        path.lineTo(x + wide * 0.4, 0);
        path.lineTo(x + wide * 2.1 - 90, height);
        path.lineTo(x - wide * 1.3 - 90, height);
      }
    });
    made = { key, outline, light: draw.down(c, 0, height, ...shades) };
    beamed[half] = made;
  }
  return made;
}

const STEP = 7;
/** World units that something far reaches above and below its place. */
const [ABOVE, BELOW] = [280, 240];

/** What stands far behind, hazier with distance: each zone has its own. */
function silhouettes({ c, width, height, bleed }: Surface, ui: Ui, far: number): void {
  const shift = ui.camera * far * M;
  const first = Math.ceil((shift + bleed.y - BELOW) / (STEP * M));
  const last = Math.floor((shift + bleed.y + bleed.height + ABOVE) / (STEP * M));
  for (let row = Math.max(0, first); row <= last; row += 1) {
    const distant = distantOf(row, far, height);
    if (!distant) continue;
    const { side, aside, color, parts } = distant;
    const x = width / 2 + aside;
    const y = row * STEP * M - shift;
    c.translate(x, y);
    c.scale(side, 1);
    for (const { outline, width: wide } of parts) {
      if (wide === undefined) outline.fill(c, color);
      else outline.rim(c, color, wide);
    }
    c.scale(side, 1);
    c.translate(-x, -y);
  }
}

type Distant = {
  /** Which way it faces, and how far from the middle it stands. */
  readonly side: number;
  readonly aside: number;
  readonly color: string;
  readonly parts: readonly Part[];
};
/** By row, those farther off first; nothing where nothing stands. Their colors go with the screen's height. */
const distant = new Map<number, Distant | undefined>();
let tall = 0;

function distantOf(row: number, far: number, height: number): Distant | undefined {
  if (height !== tall) distant.clear();
  tall = height;
  const near = far > 0.5;
  const seed = row * 2 + (near ? 1 : 0);
  if (!distant.has(seed)) distant.set(seed, makeDistant(row, far, height, seed));
  return distant.get(seed);
}

function makeDistant(row: number, far: number, height: number, seed: number): Distant | undefined {
  // How deep it is when it stands in the middle of the screen.
  const half = height / M / 2;
  const depth = (row * STEP - half) / far + half;
  if (depth < 5 || depth > FLOOR + 30) return undefined;
  const zone = ZONES[Math.min(ZONES.length - 1, zoneAt(depth))]?.id ?? 'reef';
  const rng = createRng(seed);
  const side = rng.chance(0.5) ? 1 : -1;
  const [haze, part] = far > 0.5 ? (['#0b0a33', 0.26] as const) : (['#ffffff', 0.06] as const);
  return {
    side,
    aside: side * rng.between(90, 250),
    // Mixed rather than see-through: its own parts lie over each other.
    color: draw.mix(colorAt(depth, 1), haze, part),
    parts: farShape(zone, row % 3),
  };
}

/** Of the radius: where the light begins to fade and where it is gone. */
const [BRIGHT, GONE] = [0.32, 1.25];
/** Pixels of a baked darkness, and steps from black to red. */
const DARK_SIDE = 384;
const REDS = 6;
const darks = new Map<number, ImageBitmap | undefined>();

/** The light's edge, fully dark outside, for one of the steps to red. */
function darkness(step: number): ImageBitmap | undefined {
  if (!darks.has(step)) {
    const color = darkOf(step);
    const half = DARK_SIDE / 2;
    darks.set(
      step,
      draw.bake(DARK_SIDE, DARK_SIDE, (c) => {
        c.fillStyle = shroud(c, half, half, half / GONE, color, 1);
        c.fillRect(0, 0, DARK_SIDE, DARK_SIDE);
      }),
    );
  }
  return darks.get(step);
}

const darkOf = (step: number): string => DARKS[step] ?? BLACK;
const BLACK = '#04031a';
const DARKS = Array.from({ length: REDS + 1 }, (_, step) =>
  draw.mix(BLACK, '#6a0426', step / REDS),
);

/** Has one of the darknesses made before the first of them is seen. */
export function prepareDark(step: number): void {
  if (step <= REDS) draw.afterFrame(() => darkness(step));
}

function shroud(
  c: Context,
  x: number,
  y: number,
  radius: number,
  color: string,
  dark: number,
): CanvasGradient {
  const gradient = c.createRadialGradient(x, y, radius * BRIGHT, x, y, radius * GONE);
  gradient.addColorStop(0, draw.fade(color, 0));
  gradient.addColorStop(0.5, draw.fade(color, dark * 0.55));
  gradient.addColorStop(1, draw.fade(color, dark));
  return gradient;
}

/** Darkness with a hole of light around the diver, narrower with every breath that is gone. */
export function drawDark(to: Surface, ui: Ui, dark: number, radius: number, red: number): void {
  const { c, bleed } = to;
  const [x, y] = [px(ui, ui.at.x), py(ui, ui.at.y)];
  const step = Math.round(Math.min(1, red) * REDS);
  const color = darkOf(step);
  const picture = darkness(step);
  if (!picture) {
    c.fillStyle = shroud(c, x, y, radius, color, dark);
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
    return;
  }
  // On whole pixels of the screen, so that no seam shows between the picture and what is dark all over.
  const { a, d, e, f } = c.getTransform();
  const [left, right] = [-1, 1].map(
    (way) => (Math.round((x + way * radius * GONE) * a + e) - e) / a,
  );
  const [top, foot] = [-1, 1].map((way) => (Math.round((y + way * radius * GONE) * d + f) - f) / d);
  if (left === undefined || right === undefined || top === undefined || foot === undefined) return;
  const [end, bottom] = [bleed.x + bleed.width, bleed.y + bleed.height];
  c.globalAlpha = dark;
  draw.spread(
    c,
    picture,
    { x: 0, y: 0, width: DARK_SIDE, height: DARK_SIDE },
    { x: left, y: top, width: right - left, height: foot - top },
  );
  c.fillStyle = color;
  const rest = (x1: number, y1: number, x2: number, y2: number): void => {
    if (x2 > x1 && y2 > y1) c.fillRect(x1, y1, x2 - x1, y2 - y1);
  };
  rest(bleed.x, bleed.y, end, top);
  rest(bleed.x, foot, end, bottom);
  rest(bleed.x, Math.max(top, bleed.y), left, Math.min(foot, bottom));
  rest(right, Math.max(top, bleed.y), end, Math.min(foot, bottom));
  c.globalAlpha = 1;
}

/** Steps from white to what is alight. */
const ALIGHT = 24;
const lights = new Map<number, string>();

function lightOf(kind: number, step: number): string {
  const key = kind * (ALIGHT + 1) + step;
  let light = lights.get(key);
  if (light === undefined) {
    light = draw.mix('#ffffff', GLOWS[kind] ?? '#ffffff', step / ALIGHT);
    lights.set(key, light);
  }
  return light;
}

/** Specks of a kind and a group: how far off, after how many world units they come again, and what they are traced by. */
type Specks = { readonly far: number; readonly round: number; readonly outline: draw.Outline };
const drifts = new Map<number, Specks>();

/** Twice one above the other, so that they go round without a gap. */
function specksOf(kind: number, group: number, round: number): Specks {
  const number = kind * 3 + group;
  let specks = drifts.get(number);
  if (specks?.round !== round) {
    const r = 1.4 + kind * 0.7;
    const outline = new draw.Outline((path) => {
      for (let speck = 0; speck < 6; speck += 1) {
        const seed = (((speck % 3) * 3 + group) * 4 + kind) * 97.3;
        const [x, y] = [(seed * 1.7) % 540, ((seed * 3.1) % round) + (speck < 3 ? 0 : round)];
        path.moveTo(x + r, y);
        path.arc(x, y, r, 0, 7);
      }
    });
    specks = { far: 0.5 + ((number + group) % 3) * 0.3, round, outline };
    drifts.set(number, specks);
  }
  return specks;
}

/** Specks that drift, near the light white, below alight. Those that are equally bright are one path. */
export function drawPlankton(to: Surface, ui: Ui): void {
  const { c, bleed, reducedMotion, time } = to;
  const surface = py(ui, 0.3);
  if (surface > bleed.y + bleed.height) return;
  const out = surface > bleed.y;
  if (out) {
    c.save();
    c.beginPath();
    c.rect(bleed.x, surface, bleed.width, bleed.y + bleed.height - surface);
    c.clip();
  }
  const deep = Math.max(0, Math.min(1, (ui.camera - 24) / 30));
  const round = Math.round(to.height) + 80;
  for (let kind = 0; kind < GLOWS.length; kind += 1) {
    const light = lightOf(kind, Math.round(deep * ALIGHT));
    for (let group = 0; group < 3; group += 1) {
      const { far, outline } = specksOf(kind, group, round);
      const phase = time * 1.1 + group * 1.9 + kind * 0.9;
      const twinkle = reducedMotion ? 0.6 : 0.35 + 0.45 * Math.abs(Math.sin(phase));
      const gone = (ui.camera * M * far + (reducedMotion ? 0 : time * 7)) % round;
      const x = to.width / 2 - 270 + (reducedMotion ? 0 : Math.sin(time * 0.6 + phase) * 12);
      const y = -(gone < 0 ? gone + round : gone) - 40;
      c.globalAlpha = twinkle * (0.35 + 0.5 * deep);
      c.translate(x, y);
      outline.fill(c, light);
      c.translate(-x, -y);
    }
  }
  c.globalAlpha = 1;
  if (out) c.restore();
}
