import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import { paintBlossom } from './paint.ts';

type Context = CanvasRenderingContext2D;

/** One hour of the garden's day; every pack has its own. */
type Hour = {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly far: string;
  readonly lawn: string;
};

const HOURS: readonly Hour[] = [
  { sky: ['#3fa9f0', '#9fe0f7', '#fff3c9'], sun: '#fffbe0', far: '#7fc99a', lawn: '#58c060' },
  { sky: ['#5b8df0', '#b9d0ff', '#ffe1c4'], sun: '#fff0c8', far: '#8fbf8a', lawn: '#6fbf55' },
  { sky: ['#2fb6d8', '#a8ecea', '#f0ffe0'], sun: '#ffffff', far: '#72c7b0', lawn: '#3fb683' },
  { sky: ['#3c8fe0', '#a6dbf5', '#fdf6d0'], sun: '#fff6d0', far: '#5fae84', lawn: '#3d9f58' },
  { sky: ['#6a62d8', '#d59ae0', '#ffd9b8'], sun: '#ffe7b0', far: '#8a8ac8', lawn: '#5aa86a' },
  { sky: ['#f08a4a', '#ffc978', '#fff0bc'], sun: '#fffbe0', far: '#c79a6a', lawn: '#86b24a' },
  { sky: ['#8a4fc8', '#f08ab8', '#ffd0b0'], sun: '#fff0c8', far: '#9a78b8', lawn: '#5f9f6a' },
  { sky: ['#2a4aa8', '#6f9fe0', '#d0f0f0'], sun: '#f4fbff', far: '#5a8fb0', lawn: '#3a9a7a' },
];

/** How much has grown, 0 to 10: what the garden shows of all stars won. */
export function growthOf(stars: number): number {
  return Math.min(10, Math.floor(Math.sqrt(stars * 0.62)));
}

const hash = (index: number, salt: number): number =>
  Math.abs(Math.sin(index * 127.1 + salt * 311.7) * 43758.5453) % 1;

/** The garden behind the bed, painted once for each hour, growth and screen. */
export function paintGarden(to: Surface, pack: number, growth: number): void {
  const hour = HOURS[pack % HOURS.length] ?? HOURS[0];
  if (!hour) return;
  to.layer(`garden ${pack} ${growth}`, (c, bleed) => {
    const { x, y, width, height } = bleed;
    const portrait = height > width;
    const unit = Math.min(width, height) / 10;
    const horizon = y + height * (portrait ? 0.3 : 0.46);
    draw.sky(c, { ...bleed, height: horizon - y + unit }, ...hour.sky);
    draw.glow(
      c,
      { ...bleed, height: horizon - y + unit },
      x + width * 0.78,
      y + unit * 1.6,
      draw.fade(hour.sun, 0.85),
      draw.fade(hour.sun, 0.15),
      draw.fade(hour.sun, 0),
    );
    draw.rays(c, bleed, x + width * 0.78, y + unit * 1.6, 16, draw.fade(hour.sun, 0.13));
    draw.disc(c, x + width * 0.78, y + unit * 1.6, unit * 0.9, hour.sun);
    draw.cloud(c, x + width * 0.22, y + unit * 1.9, unit * 1.2, '#ffffffd9');
    draw.cloud(c, x + width * 0.58, y + unit * 3.1, unit * 0.8, '#ffffff99');
    draw.ridge(
      c,
      bleed,
      horizon - unit * 0.5,
      unit * 0.7,
      draw.mix(hour.far, hour.sky[1], 0.45),
      3,
    );
    draw.ridge(c, bleed, horizon - unit * 0.1, unit * 0.55, hour.far, 8);
    paintTrees(c, bleed, horizon, unit, hour, growth);
    if (growth >= 3)
      paintCottage(c, x + width * (portrait ? 0.14 : 0.07), horizon + unit * 0.55, unit * 1.25);
    draw.ridge(
      c,
      bleed,
      horizon + unit * 0.55,
      unit * 0.25,
      draw.down(
        c,
        horizon,
        y + height,
        draw.tint(hour.lawn, 0.22),
        hour.lawn,
        draw.shade(hour.lawn, 0.3),
      ),
      12,
    );
    paintStripes(c, bleed, horizon + unit, hour);
    paintPath(c, bleed, horizon + unit * 0.7, unit);
    paintBorders(c, bleed, unit, growth, portrait);
    draw.vignette(c, bleed, '#12324a', 0.34);
  });
}

function paintTrees(
  c: Context,
  area: Rect,
  horizon: number,
  unit: number,
  hour: Hour,
  growth: number,
): void {
  const count = 4 + growth;
  for (let tree = 0; tree < count; tree += 1) {
    const x = area.x + hash(tree, 1) * area.width;
    const size = unit * (0.45 + hash(tree, 2) * 0.55);
    const foot = horizon + unit * (0.3 + hash(tree, 3) * 0.35);
    draw.rounded(
      c,
      x - size * 0.1,
      foot - size * 0.9,
      size * 0.2,
      size,
      size * 0.08,
      draw.shade(hour.far, 0.55),
    );
    const blossoming = tree % 3 === 0 && growth >= 2;
    const leaf = blossoming ? '#ff9fc8' : draw.mix(hour.lawn, hour.far, 0.35);
    for (const [dx, dy, r] of [
      [-0.42, -1, 0.5],
      [0.42, -1.02, 0.5],
      [0, -1.4, 0.62],
      [0, -0.86, 0.5],
    ] as const) {
      draw.disc(c, x + dx * size, foot + dy * size, r * size, draw.shade(leaf, 0.16));
    }
    for (const [dx, dy, r] of [
      [-0.46, -1.1, 0.38],
      [0.36, -1.14, 0.36],
      [-0.06, -1.52, 0.46],
    ] as const) {
      draw.disc(c, x + dx * size, foot + dy * size, r * size, draw.tint(leaf, 0.12));
    }
  }
}

/** A little house with a thatched roof and a lit window. */
function paintCottage(c: Context, x: number, foot: number, size: number): void {
  draw.rounded(
    c,
    x - size * 0.7,
    foot - size * 0.8,
    size * 1.4,
    size * 0.85,
    size * 0.06,
    '#fff0d4',
  );
  draw.rounded(c, x - size * 0.7, foot - size * 0.2, size * 1.4, size * 0.25, 0, '#e5c9a0');
  draw.fillPath(
    c,
    draw.down(c, foot - size * 1.6, foot - size * 0.6, '#d9694a', '#a03c4a'),
    (path) => {
      path.moveTo(x - size * 0.95, foot - size * 0.68);
      path.quadraticCurveTo(x - size * 0.3, foot - size * 1.2, x, foot - size * 1.6);
      path.quadraticCurveTo(x + size * 0.3, foot - size * 1.2, x + size * 0.95, foot - size * 0.68);
      path.closePath();
    },
  );
  draw.rounded(
    c,
    x - size * 0.16,
    foot - size * 0.55,
    size * 0.32,
    size * 0.6,
    size * 0.16,
    '#7a4a8a',
  );
  for (const side of [-0.46, 0.46]) {
    draw.rounded(
      c,
      x + side * size - size * 0.14,
      foot - size * 0.52,
      size * 0.28,
      size * 0.28,
      size * 0.06,
      '#ffe08a',
    );
    draw.line(
      c,
      [
        { x: x + side * size, y: foot - size * 0.52 },
        { x: x + side * size, y: foot - size * 0.24 },
      ],
      size * 0.03,
      '#a03c4a',
    );
  }
}

function paintStripes(c: Context, area: Rect, top: number, hour: Hour): void {
  const middle = area.x + area.width / 2;
  c.fillStyle = draw.fade(draw.tint(hour.lawn, 0.5), 0.16);
  for (let stripe = -6; stripe < 6; stripe += 1) {
    if (stripe % 2 === 0) continue;
    c.beginPath();
    c.moveTo(middle + stripe * area.width * 0.08, top);
    c.lineTo(middle + (stripe + 1) * area.width * 0.08, top);
    c.lineTo(middle + (stripe + 1) * area.width * 0.24, area.y + area.height);
    c.lineTo(middle + stripe * area.width * 0.24, area.y + area.height);
    c.fill();
  }
}

function paintPath(c: Context, area: Rect, top: number, unit: number): void {
  const bottom = area.y + area.height;
  const middle = area.x + area.width / 2;
  draw.fillPath(c, draw.linear(c, 0, top, 0, bottom, '#f3dfb8', '#dcbb8a'), (path) => {
    path.moveTo(middle - unit * 0.25, top);
    path.quadraticCurveTo(middle - unit * 0.6, (top + bottom) / 2, middle - unit * 2.6, bottom);
    path.lineTo(middle + unit * 2.6, bottom);
    path.quadraticCurveTo(middle + unit * 0.6, (top + bottom) / 2, middle + unit * 0.25, top);
  });
}

/** Flower borders along the lower edge and the sides; every star makes them fuller. */
function paintBorders(
  c: Context,
  area: Rect,
  unit: number,
  growth: number,
  portrait: boolean,
): void {
  const bottom = area.y + area.height;
  const rows = portrait ? 6 : 4;
  for (let row = 0; row < rows; row += 1) {
    const count = Math.round((area.width / unit) * 1.35);
    for (let tuft = 0; tuft < count; tuft += 1) {
      const seed = row * 97 + tuft;
      const across = (tuft + hash(seed, 4)) / count;
      const edge = Math.abs(across - 0.5) * 2;
      if (edge < 0.5 + (rows - 1 - row) * 0.07) continue;
      const x = area.x + across * area.width;
      const y =
        bottom - unit * (rows - 1 - row) * 0.62 - unit * (0.1 + hash(seed, 5) * 0.35) * edge;
      const size = unit * (0.42 + hash(seed, 6) * 0.24);
      for (const lean of [-0.6, 0, 0.6]) {
        draw.blob(
          c,
          x + lean * size * 0.6,
          y - size * 0.3,
          size * 0.16,
          size * 0.6,
          lean === 0 ? '#2f8f52' : '#3fae5f',
          lean,
        );
      }
      if (hash(seed, 7) > 0.38 + growth * 0.065) continue;
      draw.transformed(
        c,
        { x, y: y - size * 0.8, rotate: hash(seed, 9) - 0.5, scale: size * 0.62 },
        () => paintBlossom(c, Math.floor(hash(seed, 8) * 6)),
      );
    }
  }
}

/** Butterflies that come when the garden has grown; they know no hurry. */
export function drawButterflies(to: Surface, growth: number): void {
  const { bleed, c, time } = to;
  const count = Math.min(4, Math.floor(growth / 2));
  for (let each = 0; each < count; each += 1) {
    const pace = to.reducedMotion ? 0 : time * (0.11 + each * 0.03);
    const x = bleed.x + bleed.width * (0.5 + 0.46 * Math.sin(pace * 2 + each * 2.1));
    const y = bleed.y + bleed.height * (0.2 + 0.12 * Math.sin(pace * 5 + each)) + each * 12;
    const size = Math.min(bleed.width, bleed.height) * 0.022;
    const flap = to.reducedMotion ? 0.8 : 0.35 + Math.abs(Math.sin(time * 7 + each)) * 0.65;
    const color =
      [draw.PALETTE.orange, draw.PALETTE.pink, draw.PALETTE.sky, draw.PALETTE.yellow][each] ??
      draw.PALETTE.pink;
    for (const side of [-1, 1]) {
      draw.blob(
        c,
        x + side * size * 0.6 * flap,
        y - size * 0.3,
        size * 0.62 * flap,
        size * 0.7,
        color,
        side * 0.5,
      );
      draw.blob(
        c,
        x + side * size * 0.5 * flap,
        y + size * 0.5,
        size * 0.45 * flap,
        size * 0.5,
        draw.tint(color, 0.3),
        -side * 0.4,
      );
    }
    draw.blob(c, x, y, size * 0.13, size * 0.75, draw.PALETTE.ink);
  }
}
