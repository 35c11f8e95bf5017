import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;

/** Sand from light to deep, its letters, and water from the shallows to the deep. */
export type Shore = {
  readonly sand: readonly [string, string, string];
  readonly ink: string;
  readonly water: readonly [string, string, string, string];
};

function paintLetter(
  c: Context,
  letter: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  light: string,
): void {
  c.font = draw.labelFont(size);
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  for (const [dy, color] of [
    [0.385, light],
    [0.35, ink],
  ] as const) {
    c.fillStyle = color;
    c.fillText(letter.toUpperCase(), x, y + size * dy);
  }
}

/** A block of sand with its letter, around x, y. */
export function paintTile(
  c: Context,
  x: number,
  y: number,
  side: number,
  { sand, ink }: Shore,
  letter: string,
): void {
  const [light, mid, deep] = sand;
  const [half, round] = [side * 0.46, side * 0.22];
  draw.rounded(
    c,
    x - half,
    y - half + side * 0.06,
    half * 2,
    half * 2,
    round,
    draw.shade(deep, 0.32),
  );
  draw.rounded(
    c,
    x - half,
    y - half,
    half * 2,
    half * 2 - side * 0.02,
    round,
    draw.down(c, y - half, y + half, draw.tint(light, 0.35), light, mid),
  );
  draw.blob(c, x - side * 0.14, y - side * 0.33, side * 0.2, side * 0.05, '#ffffffb0', -0.1);
  paintLetter(c, letter, x, y, side * 0.7, ink, draw.fade('#ffffff', 0.75));
}

/** A pad that floats with a letter that words still need. */
export function paintPad(c: Context, side: number, { ink }: Shore, letter: string): void {
  const r = side * 0.42;
  const trace = (out: number) => (path: Context) => {
    path.moveTo(0, 0);
    path.arc(0, 0, r + out, -0.75, Math.PI * 2 - 1.15);
    path.closePath();
  };
  draw.blob(c, side * 0.03, side * 0.1, r, r * 0.94, '#04283f80');
  draw.fillPath(c, '#14573f', trace(side * 0.035));
  draw.fillPath(
    c,
    draw.radial(c, -r * 0.3, -r * 0.4, r * 1.7, '#e2ffb0', '#9be07a', '#4fae62'),
    trace(0),
  );
  for (let vein = 0; vein < 7; vein += 1) {
    const angle = -0.4 + (vein / 7) * Math.PI * 2;
    draw.line(
      c,
      [0, 0, Math.cos(angle) * r * 0.86, Math.sin(angle) * r * 0.86],
      side * 0.018,
      '#ffffff40',
    );
  }
  paintLetter(c, letter, 0, 0, side * 0.62, draw.mix(ink, '#0b3a2c', 0.5), '#ffffff90');
}

/** A letter alone, on the light of a line that is drawn. */
export function paintLit(c: Context, side: number, letter: string): void {
  paintLetter(c, letter, 0, 0, side * 0.74, '#5a1f05', '#fff6c8');
}

/** Water in the sand along lines, layer by layer, so that those that meet are one water. */
export function paintWater(
  c: Context,
  lines: readonly (readonly number[])[],
  cell: number,
  { sand, water }: Shore,
): void {
  const [shallow, mid, deep] = water;
  for (const [width, lift, color] of [
    [0.98, 0, draw.shade(sand[2], 0.12)],
    [0.9, -0.05, draw.shade(sand[2], 0.5)],
    [0.82, 0, deep],
    [0.7, 0.05, draw.mix(mid, deep, 0.3)],
    [0.44, 0.05, draw.mix(shallow, mid, 0.5)],
  ] as const)
    for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines)
      draw.line(c, [x1, y1 + lift * cell, x2, y2 + lift * cell], cell * width, color);
}

/** Light that the waves bend: a net of bright rings. */
function caustics(c: Context, area: Rect, color: string): void {
  const rng = createRng(23);
  const step = 84;
  for (let y = area.y; y < area.y + area.height + step; y += step)
    for (let x = area.x; x < area.x + area.width + step; x += step)
      draw.rim(c, color, rng.between(2, 5), (path) =>
        path.ellipse(
          x + rng.between(-26, 26),
          y + rng.between(-26, 26),
          rng.between(34, 62),
          rng.between(22, 44),
          rng.between(0, 3),
          rng.between(0, 2),
          rng.between(4, 6.2),
        ),
      );
}

/** A palm frond from 0, 0 along the x axis. */
function frond(c: Context, long: number, light: string, deep: string): void {
  const spine = (part: number) => -Math.sin(part * 2.2) * long * 0.16;
  for (let leaf = 16; leaf >= 1; leaf -= 1) {
    const part = leaf / 16;
    const reach = long * 0.36 * Math.sin(0.35 + part * 2.2);
    for (const side of [-1, 1]) {
      const [x, y] = [part * long, spine(part)];
      draw.fillPath(c, leaf % 2 === 0 ? light : deep, (path) => {
        path.moveTo(x - long * 0.035, y);
        path.quadraticCurveTo(
          x + reach * 0.4,
          y + side * reach * 0.35,
          x + reach * 0.6,
          y + side * reach,
        );
        path.quadraticCurveTo(x + reach * 0.1, y + side * reach * 0.5, x + long * 0.03, y);
      });
    }
  }
  draw.rim(c, draw.tint(light, 0.25), long * 0.022, (path) => {
    path.moveTo(0, 0);
    for (let part = 0.1; part <= 1; part += 0.1) path.lineTo(part * long, spine(part));
  });
}

/** A branch of coral that grows up from 0, 0. */
function coral(c: Context, tall: number, color: string, turn: number, depth = 0): void {
  draw.place(
    c,
    0,
    0,
    () => {
      draw.line(c, [0, 0, 0, -tall], tall * 0.34, color);
      if (depth > 2) return;
      draw.place(c, 0, -tall * 0.8, () => {
        coral(c, tall * 0.68, color, -0.55, depth + 1);
        coral(c, tall * 0.68, color, 0.5, depth + 1);
      });
    },
    turn,
  );
}

function fish(c: Context, x: number, y: number, size: number, color: string): void {
  draw.place(
    c,
    x,
    y,
    () => {
      draw.blob(c, 0, 0, size, size * 0.44, color);
      draw.fillPath(c, color, (path) => {
        path.moveTo(-size * 0.7, 0);
        path.lineTo(-size * 1.5, -size * 0.46);
        path.lineTo(-size * 1.5, size * 0.46);
      });
    },
    x < 400 ? 0.25 : 2.9,
  );
}

function starfish(c: Context, x: number, y: number, r: number): void {
  draw.place(
    c,
    x,
    y,
    () => {
      draw.star(c, 0, r * 0.12, r * 1.1, '#04283f70');
      draw.rim(c, INK, r * 0.44, (path) => draw.traceStar(path, 0, 0, r * 0.9, 0.45));
      draw.rim(c, '#ff8a4f', r * 0.28, (path) => draw.traceStar(path, 0, 0, r * 0.9, 0.45));
      draw.star(
        c,
        0,
        0,
        r,
        draw.radial(c, -r * 0.2, -r * 0.3, r * 1.2, '#ffc58a', '#ff8a4f', '#e8572f'),
      );
      for (let arm = 0; arm < 5; arm += 1) {
        const angle = -Math.PI / 2 + (arm / 5) * Math.PI * 2;
        draw.disc(c, Math.cos(angle) * r * 0.5, Math.sin(angle) * r * 0.5, r * 0.09, '#ffe2b8');
      }
    },
    0.3,
  );
}

/** The lagoon from above and the bank of sand in it. */
export function paintLagoon(c: Context, bleed: Rect, bank: Rect, { sand, water }: Shore): void {
  const [shallow, mid, deep, abyss] = water;
  const [right, bottom] = [bleed.x + bleed.width, bleed.y + bleed.height];
  const [cx, cy] = [bank.x + bank.width / 2, bank.y + bank.height / 2];
  draw.glow(c, bleed, cx, cy, shallow, mid, deep, abyss);
  caustics(c, bleed, draw.fade('#ffffff', 0.1));
  const rng = createRng(9);
  for (let spot = 0; spot < 26; spot += 1)
    fish(
      c,
      bleed.x + rng.unit() * bleed.width,
      bleed.y + rng.unit() * bleed.height,
      rng.between(9, 20),
      draw.fade(abyss, 0.3),
    );
  for (const [x, y, tall, turn, color] of [
    [bleed.x + 20, bottom + 6, 58, 0.3, '#e0507a'],
    [bleed.x + 78, bottom + 16, 36, 0.1, '#ff9a62'],
    [right - 26, bottom + 6, 62, -0.3, '#d05bb0'],
    [right - 92, bottom + 16, 36, -0.1, '#ffb04f'],
  ] as const) {
    draw.place(c, x + 5, y, () => coral(c, tall, draw.fade(abyss, 0.6), turn));
    draw.place(c, x, y, () => coral(c, tall, draw.mix(color, deep, 0.3), turn));
    draw.place(c, x - 3, y - 3, () =>
      coral(c, tall * 0.96, draw.fade(draw.tint(color, 0.3), 0.35), turn),
    );
  }
  // The bank: shallows, foam, its shadow and its thickness.
  const { x, y, width, height } = bank;
  for (const [out, paint] of [
    [44, draw.fade(shallow, 0.22)],
    [26, draw.fade(shallow, 0.4)],
    [15, '#ffffff80'],
    [10, draw.fade(shallow, 0.9)],
  ] as const)
    draw.rounded(c, x - out, y - out + 6, width + out * 2, height + out * 2, 40 + out, paint);
  draw.rounded(c, x - 5, y - 5, width + 10, height + 20, 40, INK);
  draw.rounded(c, x, y + 6, width, height + 4, 36, draw.shade(sand[2], 0.35));
  draw.rounded(
    c,
    x,
    y,
    width,
    height,
    36,
    draw.linear(c, x, y, x + width, y + height, sand[1], sand[2], draw.shade(sand[2], 0.12)),
  );
  draw.clipped(
    c,
    (path) => path.roundRect(x, y, width, height, 36),
    () => {
      for (let grain = 0; grain < 420; grain += 1)
        draw.disc(
          c,
          x + rng.unit() * width,
          y + rng.unit() * height,
          rng.between(1, 2.6),
          grain % 2 === 0 ? '#ffffff50' : draw.fade(draw.shade(sand[2], 0.5), 0.35),
        );
    },
  );
  draw.rim(c, '#ffffff70', 3, (path) => path.roundRect(x + 4, y + 4, width - 8, height - 8, 32));
  for (const [fx, fy, long, turn] of [
    [bleed.x - 30, bleed.y - 30, 210, 0.5],
    [bleed.x - 40, bleed.y + 20, 170, 1.05],
    [right + 30, bleed.y - 30, 210, Math.PI - 0.5],
    [right + 40, bleed.y + 20, 170, Math.PI - 1.05],
  ] as const) {
    draw.place(c, fx + 8, fy + 16, () => frond(c, long, '#04283f50', '#04283f50'), turn);
    draw.place(c, fx, fy, () => frond(c, long, '#4fb95a', '#1f7d4f'), turn);
  }
  draw.vignette(c, bleed, draw.shade(abyss, 0.4), 0.4);
  starfish(c, x + width - 4, y + height + 2, 25);
}
