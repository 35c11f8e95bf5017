import { cloud, contact, rays, ridge, sky, vignette } from '@playgrove/kit/draw';
import {
  disc,
  fade,
  fillPath,
  linear,
  mix,
  radial,
  rounded,
  shade,
  sparkle,
  tint,
  type Rect,
  type Surface,
} from '@playgrove/kit/stage';

type Context = CanvasRenderingContext2D;

/** The colours of one hour of the desert's day. */
type Hour = {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** How high the sun or moon stands, 0 at the horizon to 1. */
  readonly height: number;
  readonly far: string;
  readonly near: string;
  readonly stars: number;
};

const DAWN: Hour = {
  sky: ['#7d6bd6', '#ff9fb0', '#ffd9a0'],
  sun: '#fff1c2',
  height: 0.12,
  far: '#e59a86',
  near: '#f2b36d',
  stars: 0,
};
const MORNING: Hour = {
  sky: ['#3aa0ea', '#8fd6f4', '#ffeec2'],
  sun: '#fff8dc',
  height: 0.62,
  far: '#efb878',
  near: '#f7c873',
  stars: 0,
};
const GOLD: Hour = {
  sky: ['#3f86d8', '#ffcf7a', '#ffb255'],
  sun: '#fff3b8',
  height: 0.4,
  far: '#e08d4e',
  near: '#f3ab4e',
  stars: 0,
};
const SUNSET: Hour = {
  sky: ['#4a2a9c', '#e0559a', '#ff9a4d'],
  sun: '#ffe08a',
  height: 0.1,
  far: '#a84a86',
  near: '#d9764f',
  stars: 14,
};
const NIGHT: Hour = {
  sky: ['#150c43', '#3b2387', '#7a4bb8'],
  sun: '#f5f0ff',
  height: 0.66,
  far: '#43307f',
  near: '#6a4a94',
  stars: 90,
};

/** By the highest exponent so far: dawn to 32, morning to 128, gold to 512, sunset at 1024, night from 2048. */
function hourOf(top: number): Hour {
  if (top >= 11) return NIGHT;
  if (top >= 10) return SUNSET;
  if (top >= 8) return GOLD;
  if (top >= 6) return MORNING;
  return DAWN;
}

/** One thing in the desert: from which exponent on, and where, as parts of the free strip. */
type Dweller = {
  readonly from: number;
  readonly sprite: string;
  /** −1 to 1 across, and 0 (far) to 1 (near). */
  readonly side: number;
  readonly near: number;
  readonly size: number;
};

const DWELLERS: readonly Dweller[] = [
  { from: 9, sprite: 'camel', side: -0.3, near: 0.16, size: 0.5 },
  { from: 9, sprite: 'camel', side: -0.02, near: 0.12, size: 0.42 },
  { from: 6, sprite: 'palm', side: 0.62, near: 0.14, size: 0.78 },
  { from: 6, sprite: 'palm', side: 0.86, near: 0.22, size: 1 },
  { from: 8, sprite: 'tent', side: -0.72, near: 0.3, size: 0.82 },
  { from: 8, sprite: 'amphora', side: -0.36, near: 0.46, size: 0.34 },
  { from: 5, sprite: 'lizard', side: 0.18, near: 0.74, size: 0.36 },
  { from: 4, sprite: 'cactus', side: 0.86, near: 0.76, size: 0.86 },
  { from: 5, sprite: 'cactus', side: -0.88, near: 0.9, size: 0.7 },
];

/** Where the free sand lies beside or under a square board in the middle of `bleed`. */
function strip(to: Surface): {
  readonly horizon: number;
  readonly ground: number;
  readonly unit: number;
} {
  const { bleed } = to;
  const portrait = bleed.height > bleed.width;
  const horizon = portrait ? bleed.y + bleed.height * 0.2 : bleed.y + bleed.height * 0.46;
  const ground = bleed.y + bleed.height;
  const unit = portrait
    ? Math.min(bleed.width * 0.25, (ground - to.height) * 0.8)
    : bleed.height * 0.24;
  return { horizon, ground, unit: Math.max(unit, 60) };
}

/** The still part of the scene, painted once for each highest tile and screen size. */
export function paintDesert(to: Surface, top: number): void {
  const hour = hourOf(top);
  to.layer(`desert ${hour.near} ${top >= 7} ${top >= 10}`, (c, bleed) => {
    const { horizon, unit } = strip(to);
    sky(c, { ...bleed, height: horizon - bleed.y + unit * 0.3 }, ...hour.sky);
    paintLight(c, bleed, horizon, unit, hour);
    if (hour.stars === 0) {
      cloud(
        c,
        bleed.x + bleed.width * 0.2,
        bleed.y + (horizon - bleed.y) * 0.46,
        unit * 0.34,
        '#ffffffcc',
      );
      cloud(
        c,
        bleed.x + bleed.width * 0.82,
        bleed.y + (horizon - bleed.y) * 0.64,
        unit * 0.26,
        '#ffffff99',
      );
    }
    if (top >= 10) paintTown(c, bleed, horizon, unit, hour);
    paintDunes(c, bleed, horizon, unit, hour);
    if (top >= 7) paintPool(c, bleed, horizon, unit, hour, bleed.height > bleed.width);
    vignette(c, bleed, '#2b0f4d', hour.stars > 20 ? 0.34 : 0.26);
  });
}

function paintLight(c: Context, bleed: Rect, horizon: number, unit: number, hour: Hour): void {
  const x = bleed.x + bleed.width * 0.66;
  const y = horizon - hour.height * (horizon - bleed.y) * 0.8;
  for (let star = 0; star < hour.stars; star += 1) {
    // A golden-ratio walk spreads points without clumps.
    const px = bleed.x + ((star * 0.6180339) % 1) * bleed.width;
    const py = bleed.y + ((star * 0.7548776) % 1) * (horizon - bleed.y) * 0.95;
    const bright = star % 9 === 0;
    if (bright) sparkle(c, px, py, unit * 0.07, '#fff6d8');
    else disc(c, px, py, unit * (0.008 + (star % 4) * 0.004), '#ffffffcc');
  }
  c.fillStyle = radial(
    c,
    x,
    y,
    unit * 2.2,
    fade(hour.sun, 0.75),
    fade(hour.sun, 0.2),
    fade(hour.sun, 0),
  );
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  if (hour.stars < 20)
    rays(c, { ...bleed, height: horizon - bleed.y + unit }, x, y, 16, '#ffffff24', 0.12);
  disc(c, x, y, unit * 0.36, hour.sun);
  if (hour.stars > 20) {
    disc(c, x - unit * 0.12, y - unit * 0.06, unit * 0.07, '#d9cdf2');
    disc(c, x + unit * 0.13, y + unit * 0.1, unit * 0.1, '#ddd2f4');
  }
}

function paintTown(c: Context, bleed: Rect, horizon: number, unit: number, hour: Hour): void {
  const wall = mix(hour.far, hour.sky[1], 0.35);
  const base = bleed.x + bleed.width * 0.24;
  const house = (x: number, width: number, height: number, dome: boolean): void => {
    rounded(
      c,
      base + x * unit,
      horizon - height * unit,
      width * unit,
      height * unit + unit,
      unit * 0.03,
      wall,
    );
    if (dome) {
      disc(c, base + (x + width / 2) * unit, horizon - height * unit, width * unit * 0.46, wall);
      fillPath(c, '#ffd76a', (path) => {
        path.arc(
          base + (x + width / 2) * unit,
          horizon - (height + width * 0.62) * unit,
          unit * 0.05,
          0,
          7,
        );
      });
    }
    for (let window = 0.06; window < width - 0.08; window += 0.13) {
      rounded(
        c,
        base + (x + window) * unit,
        horizon - (height - 0.14) * unit,
        unit * 0.055,
        unit * 0.09,
        unit * 0.02,
        '#ffdf8a',
      );
    }
  };
  house(-1, 0.5, 0.42, false);
  house(-0.56, 0.62, 0.62, true);
  house(0.02, 0.2, 1.05, true);
  house(0.2, 0.46, 0.5, false);
  house(0.64, 0.5, 0.7, true);
  house(1.14, 0.56, 0.34, false);
}

function paintDunes(c: Context, bleed: Rect, horizon: number, unit: number, hour: Hour): void {
  const bottom = bleed.y + bleed.height;
  const bands = 5;
  for (let band = 0; band < bands; band += 1) {
    const part = band / (bands - 1);
    const y = horizon + (bottom - horizon) * part ** 1.15 * 0.86;
    const colour = mix(hour.far, hour.near, part);
    const lit = tint(colour, 0.24);
    const paint = linear(
      c,
      bleed.x,
      y - unit * 0.3,
      bleed.x + bleed.width,
      y + unit * 1.4,
      lit,
      colour,
      shade(colour, 0.2),
    );
    ridge(c, bleed, y, unit * (0.12 + part * 0.16), paint, 11 + band * 7);
  }
}

function paintPool(
  c: Context,
  bleed: Rect,
  horizon: number,
  unit: number,
  hour: Hour,
  portrait: boolean,
): void {
  const x = bleed.x + bleed.width * (portrait ? 0.36 : 0.88);
  const y = portrait ? bleed.y + bleed.height - unit * 0.5 : horizon + unit * 0.86;
  const water = (grow: number, paint: string | CanvasGradient): void =>
    fillPath(c, paint, (path) =>
      path.ellipse(x, y, unit * (0.62 + grow), unit * (0.19 + grow * 0.4), 0, 0, 7),
    );
  water(0.08, shade(hour.near, 0.25));
  water(0, linear(c, x, y - unit * 0.2, x, y + unit * 0.2, tint(hour.sky[0], 0.3), '#2aa7c9'));
  fillPath(c, '#ffffff55', (path) =>
    path.ellipse(x - unit * 0.18, y - unit * 0.06, unit * 0.2, unit * 0.03, 0, 0, 7),
  );
}

/** What moves in: cactus, palms, tent, camels. They arrive one by one and sway a little. */
export function drawDwellers(to: Surface, top: number, arrival: number): void {
  const { bleed } = to;
  const { horizon, ground, unit } = strip(to);
  const portrait = bleed.height > bleed.width;
  for (const each of DWELLERS) {
    if (top < each.from) continue;
    const half = bleed.width / 2;
    const x = bleed.x + half + each.side * half * (portrait ? 0.92 : 0.94);
    const near = portrait && each.near > 0.5 ? 0.93 + (each.near - 0.7) * 0.3 : each.near;
    const y =
      portrait && each.near < 0.5
        ? horizon + unit * (0.1 + each.near * 0.5)
        : horizon + (ground - horizon) * near;
    const far = portrait && each.near < 0.5 ? 0.62 : 1;
    const grown = each.from === top ? arrival : 1;
    const size = unit * each.size * far * grown;
    if (size <= 0) continue;
    contact(to.c, x, y - size * 0.02, size * 0.36, 0.26);
    const sway = to.calm ? 0 : Math.sin(to.time * 1.1 + each.side * 9) * 0.018;
    to.sprite(each.sprite, x, y, size, { anchor: 'foot', rotate: sway });
  }
}
