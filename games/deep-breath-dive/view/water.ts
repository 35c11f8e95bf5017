import { createRng } from '@playgrove/kit/rules';
import {
  disc,
  down,
  fade,
  fillPath,
  line,
  mix,
  PALETTE,
  radial,
  rim,
  shade,
  tint,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { FLOOR, HALF, ZONES, zoneAt } from '../rules/sea.ts';
import { M, px, py, WALL, type Ui } from './ui.ts';

const INK = PALETTE.ink;
/** The water's colour at each depth, and that of the rock beside it. */
const STOPS: readonly (readonly [number, string, string])[] = [
  [0, '#6ff0ee', '#e8c98a'],
  [10, '#2cc4e0', '#d9a86a'],
  [24, '#178fd0', '#7a7fb8'],
  [38, '#1a5bb4', '#4a4f9c'],
  [54, '#22338f', '#3a2f7d'],
  [74, '#1a1a5e', '#2b2060'],
  [FLOOR, '#12103a', '#3d1f5c'],
];

/** The colour of the water, or of the rock, at a depth in metres. */
export function colourAt(depth: number, which: 1 | 2): string {
  for (let at = 1; at < STOPS.length; at += 1) {
    const [before, after] = [STOPS[at - 1], STOPS[at]];
    if (!before || !after || depth > after[0]) continue;
    const part = Math.max(0, (depth - before[0]) / (after[0] - before[0]));
    return mix(before[which], after[which], Math.min(1, part));
  }
  return STOPS.at(-1)?.[which] ?? '#12103a';
}

/** Depth on the screen's upper and lower edge, metres. */
function span(to: Surface, ui: Ui): { top: number; bottom: number } {
  const { y, height } = to.bleed;
  return { top: ui.camera + y / M, bottom: ui.camera + (y + height) / M };
}

export function drawWater(to: Surface, ui: Ui): void {
  const { c, bleed } = to;
  const { top, bottom } = span(to, ui);
  const from = Math.max(bleed.y, py(ui, 0));
  const at = (part: number): string =>
    colourAt(Math.max(0, top) + (bottom - Math.max(0, top)) * part, 1);
  c.fillStyle = down(c, from, bleed.y + bleed.height, at(0), at(0.33), at(0.66), at(1));
  c.fillRect(bleed.x, from, bleed.width, bleed.y + bleed.height - from);
  beams(to, ui, from);
  for (const far of [0.35, 0.6]) silhouettes(to, ui, far);
}

/** Light from above, down to where it no longer comes. */
function beams(to: Surface, ui: Ui, from: number): void {
  const depth = Math.max(0, ui.camera);
  const power = Math.max(0, 1 - depth / 34);
  if (power <= 0) return;
  const { c, bleed } = to;
  const long = bleed.height * 1.05;
  for (let beam = 0; beam < 6; beam += 1) {
    const sway = to.calm ? 0 : Math.sin(to.time * 0.5 + beam * 1.9) * 26;
    const x = bleed.x + ((beam + 0.4) / 6) * bleed.width + sway;
    const wide = 26 + (beam % 3) * 22;
    const alpha = (0.1 + 0.06 * (beam % 2)) * power;
    fillPath(
      c,
      down(
        c,
        from,
        from + long,
        fade('#ffffff', alpha * 1.8),
        fade('#ffffff', alpha * 0.7),
        fade('#ffffff', 0),
      ),
      (path) => {
        path.moveTo(x - wide * 0.4, from);
        path.lineTo(x + wide * 0.4, from);
        path.lineTo(x + wide * 2.1 - 90, from + long);
        path.lineTo(x - wide * 1.3 - 90, from + long);
      },
    );
  }
}

const STEP = 7;

/** What stands far behind, hazier with distance: each zone has its own. */
function silhouettes(to: Surface, ui: Ui, far: number): void {
  const near = far > 0.5;
  const shift = ui.camera * far;
  const first = Math.floor((shift * M - 500) / (STEP * M));
  const last = Math.ceil((shift * M + to.height + 500) / (STEP * M));
  for (let row = Math.max(0, first); row <= last; row += 1) {
    // How deep it is when it stands in the middle of the screen.
    const half = to.height / M / 2;
    const depth = (row * STEP - half) / far + half;
    if (depth < 5 || depth > FLOOR + 30) continue;
    const zone = ZONES[Math.min(ZONES.length - 1, zoneAt(depth))]?.id ?? 'reef';
    const rng = createRng(row * 2 + (near ? 1 : 0));
    const side = rng.chance(0.5) ? 1 : -1;
    const x = to.width / 2 + side * rng.between(90, 250);
    const y = row * STEP * M - shift * M;
    const colour = mix(colourAt(depth, 1), near ? '#0b0a33' : '#ffffff', near ? 0.42 : 0.1);
    to.stamp(
      `far ${zone} ${near ? 1 : 0} ${row % 3} ${Math.round(depth / 14)}`,
      460,
      460,
      (c) => shapeOf(c, zone, colour, row % 3),
      x,
      y,
      { alpha: near ? 0.6 : 0.5, scaleX: side },
    );
  }
}

function shapeOf(c: Context, zone: string, colour: string, kind: number): void {
  if (zone === 'shallows' || zone === 'reef') {
    for (let stalk = -3; stalk <= 3; stalk += 1) {
      const x = stalk * 34;
      const high = 150 + ((stalk + kind) % 3) * 46;
      rim(c, colour, 13, (path) => {
        path.moveTo(x, 220);
        path.bezierCurveTo(x + 40, 120, x - 44, 40, x + 16, 220 - high * 2);
      });
      for (let leaf = 0; leaf < 5; leaf += 1) {
        const y = 190 - leaf * high * 0.34;
        fillPath(c, colour, (path) =>
          path.ellipse(
            x + (leaf % 2 === 0 ? 22 : -22),
            y,
            27,
            9,
            leaf % 2 === 0 ? -0.6 : 0.6,
            0,
            7,
          ),
        );
      }
    }
    return;
  }
  if (zone === 'wreck') {
    fillPath(c, colour, (path) => {
      path.moveTo(-210, 20);
      path.quadraticCurveTo(-60, 200, 190, 150);
      path.lineTo(212, 40);
      path.quadraticCurveTo(40, 60, -210, 20);
    });
    for (const [x, h] of [
      [-60, 200],
      [60, 150],
    ] as const) {
      line(
        c,
        [
          { x, y: 60 },
          { x: x + 34, y: 60 - h },
        ],
        13,
        colour,
      );
      line(
        c,
        [
          { x: x - 26, y: 10 - h * 0.4 },
          { x: x + 74, y: 6 - h * 0.5 },
        ],
        8,
        colour,
      );
    }
    fillPath(c, colour, (path) => {
      path.moveTo(-48, -20);
      path.quadraticCurveTo(30, -40, -30, -130);
      path.lineTo(-8, -128);
      path.quadraticCurveTo(60, -50, 20, -14);
    });
    return;
  }
  if (zone === 'twilight' || zone === 'trench') {
    for (const x of [-130, -10, 120]) {
      const h = 330 - Math.abs(x + kind * 30);
      c.fillStyle = colour;
      c.fillRect(x - 25, 220 - h, 50, h);
      c.fillRect(x - 40, 220 - h - 22, 80, 24);
      c.fillRect(x - 36, 200, 72, 22);
    }
    fillPath(c, colour, (path) => {
      path.moveTo(-190, -100);
      path.lineTo(-10, -190 - kind * 12);
      path.lineTo(180, -100);
      path.lineTo(180, -78);
      path.lineTo(-190, -78);
    });
    return;
  }
  for (let cone = 0; cone < 4; cone += 1) {
    const x = -150 + cone * 100;
    const h = 200 + ((cone * 3 + kind) % 4) * 56;
    fillPath(c, colour, (path) => {
      path.moveTo(x - 54, 225);
      path.quadraticCurveTo(x - 16, 120, x - 20, 225 - h);
      path.lineTo(x + 22, 225 - h + 10);
      path.quadraticCurveTo(x + 20, 120, x + 58, 225);
    });
  }
}

/** The rock on both sides, with what grows on it; everything beyond is rock. */
export function drawWalls(to: Surface, ui: Ui): void {
  const { c, bleed } = to;
  const { top, bottom } = span(to, ui);
  const from = Math.max(0.4, top - 1);
  const mid = colourAt(Math.max(0, (top + bottom) / 2), 2);
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? bleed.x - 20 : bleed.x + bleed.width + 20;
    for (const [back, colour] of [
      [0.55, shade(mid, 0.34)],
      [0, mid],
    ] as const) {
      fillPath(c, colour, (path) => {
        path.moveTo(edge, py(ui, from));
        for (let y = Math.floor(from); y <= bottom + 1; y += 0.5)
          path.lineTo(px(ui, side * (wallAt(y, side) - back)), py(ui, y));
        path.lineTo(edge, py(ui, bottom + 1));
      });
      rim(
        c,
        fade(back > 0 ? INK : tint(mid, 0.3), back > 0 ? 0.3 : 0.9),
        back > 0 ? 3 : 5,
        (path) => {
          for (let y = Math.floor(from); y <= bottom + 1; y += 0.5)
            path.lineTo(px(ui, side * (wallAt(y, side) - back)), py(ui, y));
        },
      );
    }
    grown(to, ui, side, from, bottom);
  }
  ground(to, ui);
}

function wallAt(y: number, side: number): number {
  const wave =
    Math.sin(y * 0.9 + side * 2) * 0.22 +
    Math.sin(y * 2.3 + side) * 0.12 +
    Math.sin(y * 0.31) * 0.2;
  // The mouth of the shaft is wide.
  return HALF + WALL * 0.45 + wave + Math.max(0, 2.4 - y) * 0.5;
}

const GLOWS = ['#5ff7e0', '#ff8af0', '#8fb4ff', '#c8ff7a'] as const;

/** Corals near the light, and things that make their own light below. */
function grown(to: Surface, ui: Ui, side: -1 | 1, from: number, bottom: number): void {
  for (let row = Math.floor(from / 2.3); row * 2.3 < bottom + 1; row += 1) {
    const y = row * 2.3 + (side > 0 ? 1.1 : 0);
    if (y < 3 || y > FLOOR - 1) continue;
    const rng = createRng(row * 7 + side + 40);
    const x = px(ui, side * (wallAt(y, side) - 0.05));
    if (y < 40) {
      if (rng.chance(0.6))
        to.sprite('coral', x, py(ui, y), rng.between(54, 92), { rotate: -side * 1.2, alpha: 0.94 });
      continue;
    }
    const colour = GLOWS[rng.int(4)] ?? GLOWS[0];
    const breath = to.calm ? 0.75 : 0.6 + 0.4 * Math.sin(to.time * 1.5 + row);
    to.stamp(
      `glow ${colour} ${row % 3}`,
      200,
      200,
      (c) => lamps(c, colour, row % 3),
      x,
      py(ui, y),
      { alpha: breath, scaleX: -side },
    );
  }
}

/** Stalks with lit heads, leaning into the water along +x. */
function lamps(c: Context, colour: string, kind: number): void {
  for (let at = 0; at < 3 + kind; at += 1) {
    const angle = -0.9 + at * (1.7 / (2 + kind));
    const long = 44 + ((at * 5 + kind * 3) % 4) * 11;
    const [x, y] = [Math.cos(angle) * long, Math.sin(angle) * long];
    disc(c, x, y, 32, radial(c, x, y, 32, fade(colour, 0.55), fade(colour, 0.14), fade(colour, 0)));
    rim(c, fade(colour, 0.55), 4, (path) => {
      path.moveTo(-8, at * 3 - 4);
      path.quadraticCurveTo(x * 0.5, y * 0.9, x, y);
    });
    disc(c, x, y, 7.5, tint(colour, 0.5));
    disc(c, x - 2, y - 2.5, 3, '#ffffff');
  }
}

/** Sand, where the sea ends. */
function ground(to: Surface, ui: Ui): void {
  const y = py(ui, FLOOR + 0.3);
  const { c, bleed } = to;
  if (y > bleed.y + bleed.height) return;
  fillPath(c, down(c, y, y + 300, '#7a5aa8', '#3b2468', '#1c103c'), (path) => {
    path.moveTo(bleed.x, bleed.y + bleed.height + 10);
    for (let x = bleed.x; x <= bleed.x + bleed.width + 20; x += 20)
      path.lineTo(x, y + Math.sin(x * 0.021) * 9 + Math.sin(x * 0.06) * 4);
    path.lineTo(bleed.x + bleed.width + 20, bleed.y + bleed.height + 10);
  });
}

/** Darkness with a hole of light around the diver, narrower with every breath that is gone. */
export function drawDark(to: Surface, ui: Ui, dark: number, radius: number, red: number): void {
  const { c, bleed } = to;
  const [x, y] = [px(ui, ui.at.x), py(ui, ui.at.y)];
  const gradient = c.createRadialGradient(x, y, radius * 0.32, x, y, radius * 1.25);
  const colour = mix('#04031a', '#4a0420', red);
  gradient.addColorStop(0, fade(colour, 0));
  gradient.addColorStop(0.5, fade(colour, dark * 0.55));
  gradient.addColorStop(1, fade(colour, dark));
  c.fillStyle = gradient;
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
}

/** Specks that drift, near the light white, below alight. */
export function drawPlankton(to: Surface, ui: Ui): void {
  const deep = Math.max(0, Math.min(1, (ui.camera - 24) / 30));
  const count = 34;
  for (let at = 0; at < count; at += 1) {
    const far = 0.5 + (at % 3) * 0.3;
    const seed = at * 97.3;
    const tall = to.height + 80;
    const x =
      to.width / 2 +
      (((seed * 1.7) % 540) - 270) +
      (to.calm ? 0 : Math.sin(to.time * 0.6 + at) * 12);
    const raw = seed * 3.1 - ui.camera * M * far - (to.calm ? 0 : to.time * 7);
    const y = (((raw % tall) + tall) % tall) - 40;
    if (y < py(ui, 0.3)) continue;
    const twinkle = to.calm ? 0.6 : 0.35 + 0.45 * Math.abs(Math.sin(to.time * 1.1 + at * 1.3));
    const colour = mix('#ffffff', GLOWS[at % 4] ?? '#ffffff', deep);
    const r = 1.2 + (at % 4) * 0.7 + deep;
    disc(to.c, x, y, r, fade(colour, twinkle * (0.35 + 0.5 * deep)));
  }
}
