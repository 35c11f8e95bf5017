import { bake, spread } from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/rules';
import {
  afterFrame,
  down,
  fade,
  fillPath,
  mix,
  place,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { FLOOR, ZONES, zoneAt } from '../rules/sea.ts';
import { farShape, type Part } from './far.ts';
import { GLOWS } from './rock.ts';
import { colourAt, ROWS, span, strip } from './shade.ts';
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
    spread(c, water, { x: 0, y: upper * ROWS, width: 4, height: tall }, over);
  } else {
    const at = (part: number): string => colourAt(upper + (bottom - upper) * part, 1);
    c.fillStyle = down(c, from, from + over.height, at(0), at(0.33), at(0.66), at(1));
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

/** World units that a pixel of the baked beams covers: light has no edges. */
const SOFT = 3;
/** Two pictures, so that the beams sway past each other. */
const beamed = new Map<string, ImageBitmap | undefined>();

/**
 * Light from above, down to where it no longer comes. Five see-through gradients took longer than all
 * else that is drawn: half of the beams are one picture.
 */
function beams(to: Surface, ui: Ui, from: number): void {
  const depth = Math.max(0, ui.camera);
  const power = Math.max(0, 1 - depth / 34);
  if (power <= 0) return;
  const { c, bleed } = to;
  c.globalAlpha = power;
  for (const half of [0, 1]) {
    const sway = to.calm ? 0 : Math.sin(to.time * 0.5 + half * 1.9) * 26;
    const area = {
      x: bleed.x,
      y: from,
      width: bleed.width + 2 * AROUND,
      height: bleed.height * 1.05,
    };
    const picture = beamsOf(area.width, area.height, half);
    const x = area.x - AROUND + sway;
    if (picture) c.drawImage(picture, x, area.y, area.width, area.height);
    else place(c, x, area.y, () => paintBeams(c, area.width, area.height, half));
  }
  c.globalAlpha = 1;
}

/** World units that the beams reach beyond the screen, so that they may sway. */
const AROUND = 120;

function beamsOf(width: number, height: number, half: number): ImageBitmap | undefined {
  const key = `${half} ${Math.round(width)} ${Math.round(height)}`;
  if (!beamed.has(key)) {
    const paint = (c: Context): void => {
      c.scale(1 / SOFT, 1 / SOFT);
      paintBeams(c, width, height, half);
    };
    beamed.set(key, bake(Math.ceil(width / SOFT), Math.ceil(height / SOFT), paint));
  }
  return beamed.get(key);
}

/** Every other beam of an area from 0, 0. */
function paintBeams(c: Context, width: number, height: number, half: number): void {
  for (let beam = half; beam < 5; beam += 2) {
    const x = AROUND + ((beam + 0.4) / 5) * (width - 2 * AROUND);
    const wide = 26 + (beam % 3) * 22;
    const bright = (0.1 + 0.06 * half) * 1.8;
    const light = [bright, bright * 0.39, 0].map((part) => fade('#ffffff', part));
    fillPath(c, down(c, 0, height, ...light), (path) => {
      path.moveTo(x - wide * 0.4, 0);
      path.lineTo(x + wide * 0.4, 0);
      path.lineTo(x + wide * 2.1 - 90, height);
      path.lineTo(x - wide * 1.3 - 90, height);
    });
  }
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
    const { side, aside, colour, parts } = distant;
    c.save();
    c.translate(width / 2 + aside, row * STEP * M - shift);
    if (side < 0) c.scale(-1, 1);
    for (const { outline, width: wide } of parts) {
      if (wide === undefined) outline.fill(c, colour);
      else outline.rim(c, colour, wide);
    }
    c.restore();
  }
}

type Distant = {
  /** Which way it faces, and how far from the middle it stands. */
  readonly side: number;
  readonly aside: number;
  readonly colour: string;
  readonly parts: readonly Part[];
};
/** By row, those farther off first; nothing where nothing stands. Their colours go with the screen's height. */
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
    colour: mix(colourAt(depth, 1), haze, part),
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
    const colour = darkOf(step);
    const half = DARK_SIDE / 2;
    darks.set(
      step,
      bake(DARK_SIDE, DARK_SIDE, (c) => {
        c.fillStyle = shroud(c, half, half, half / GONE, colour, 1);
        c.fillRect(0, 0, DARK_SIDE, DARK_SIDE);
      }),
    );
  }
  return darks.get(step);
}

const darkOf = (step: number): string => DARKS[step] ?? BLACK;
const BLACK = '#04031a';
const DARKS = Array.from({ length: REDS + 1 }, (_, step) => mix(BLACK, '#6a0426', step / REDS));

/** Has one of the darknesses made before the first of them is seen. */
export function prepareDark(step: number): void {
  if (step <= REDS) afterFrame(() => darkness(step));
}

function shroud(
  c: Context,
  x: number,
  y: number,
  radius: number,
  colour: string,
  dark: number,
): CanvasGradient {
  const gradient = c.createRadialGradient(x, y, radius * BRIGHT, x, y, radius * GONE);
  gradient.addColorStop(0, fade(colour, 0));
  gradient.addColorStop(0.5, fade(colour, dark * 0.55));
  gradient.addColorStop(1, fade(colour, dark));
  return gradient;
}

/** Darkness with a hole of light around the diver, narrower with every breath that is gone. */
export function drawDark(to: Surface, ui: Ui, dark: number, radius: number, red: number): void {
  const { c, bleed } = to;
  const [x, y] = [px(ui, ui.at.x), py(ui, ui.at.y)];
  const step = Math.round(Math.min(1, red) * REDS);
  const colour = darkOf(step);
  const picture = darkness(step);
  if (!picture) {
    c.fillStyle = shroud(c, x, y, radius, colour, dark);
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
  spread(
    c,
    picture,
    { x: 0, y: 0, width: DARK_SIDE, height: DARK_SIDE },
    { x: left, y: top, width: right - left, height: foot - top },
  );
  c.fillStyle = colour;
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
    light = mix('#ffffff', GLOWS[kind] ?? '#ffffff', step / ALIGHT);
    lights.set(key, light);
  }
  return light;
}

/** Specks that drift, near the light white, below alight. Those that are equally bright are one path. */
export function drawPlankton(to: Surface, ui: Ui): void {
  const { c, calm, time } = to;
  const deep = Math.max(0, Math.min(1, (ui.camera - 24) / 30));
  const high = to.height + 80;
  const surface = py(ui, 0.3);
  const [middle, risen] = [to.width / 2 - 270, calm ? 0 : time * 7];
  for (let kind = 0; kind < GLOWS.length; kind += 1) {
    c.fillStyle = lightOf(kind, Math.round(deep * ALIGHT));
    const r = 1.2 + kind * 0.7 + deep;
    for (let group = 0; group < 3; group += 1) {
      const phase = time * 1.1 + group * 1.9 + kind * 0.9;
      const twinkle = calm ? 0.6 : 0.35 + 0.45 * Math.abs(Math.sin(phase));
      c.globalAlpha = twinkle * (0.35 + 0.5 * deep);
      c.beginPath();
      for (let speck = 0; speck < 3; speck += 1) {
        const at = (speck * 3 + group) * 4 + kind;
        const far = 0.5 + ((at + group) % 3) * 0.3;
        const seed = at * 97.3;
        const y = ((((seed * 3.1 - ui.camera * M * far - risen) % high) + high) % high) - 40;
        if (y < surface) continue;
        const x = middle + ((seed * 1.7) % 540) + (calm ? 0 : Math.sin(time * 0.6 + at) * 12);
        c.moveTo(x + r, y);
        c.arc(x, y, r, 0, 7);
      }
      c.fill();
    }
  }
  c.globalAlpha = 1;
}
