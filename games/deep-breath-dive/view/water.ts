import { createRng } from '@playgrove/kit/rules';
import {
  disc,
  down,
  fade,
  fillPath,
  line,
  mix,
  place,
  rim,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { FLOOR, ZONES, zoneAt } from '../rules/sea.ts';
import { GLOWS } from './rock.ts';
import { colourAt, span } from './shade.ts';
import { M, px, py, type Ui } from './ui.ts';

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
  for (let beam = 0; beam < 5; beam += 1) {
    const sway = to.calm ? 0 : Math.sin(to.time * 0.5 + beam * 1.9) * 26;
    const x = bleed.x + ((beam + 0.4) / 5) * bleed.width + sway;
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
    // Mixed rather than see-through: its own parts lie over each other. Too many sizes to keep as bitmaps.
    const colour = mix(colourAt(depth, 1), near ? '#0b0a33' : '#ffffff', near ? 0.26 : 0.06);
    place(to.c, x, y, () => shapeOf(to.c, zone, colour, row % 3), 0, side, 1);
  }
}

function shapeOf(c: Context, zone: string, colour: string, kind: number): void {
  if (zone === 'shallows' || zone === 'reef') {
    const high = (stalk: number): number => 150 + ((stalk + 6 + kind) % 3) * 46;
    rim(c, colour, 13, (path) => {
      for (let stalk = -2; stalk <= 2; stalk += 1) {
        const x = stalk * 46;
        path.moveTo(x, 220);
        path.bezierCurveTo(x + 40, 120, x - 44, 40, x + 16, 220 - high(stalk) * 2);
      }
    });
    fillPath(c, colour, (path) => {
      for (let at = 0; at < 20; at += 1) {
        const [x, leaf] = [((at % 5) - 2) * 46, Math.floor(at / 5)];
        const side = leaf % 2 === 0 ? 1 : -1;
        const y = 186 - leaf * high((at % 5) - 2) * 0.4;
        path.moveTo(x + side * 22, y);
        path.ellipse(x + side * 22, y, 30, 10, -side * 0.6, 0, 7);
      }
    });
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

/** Darkness with a hole of light around the diver, narrower with every breath that is gone. */
export function drawDark(to: Surface, ui: Ui, dark: number, radius: number, red: number): void {
  const { c, bleed } = to;
  const [x, y] = [px(ui, ui.at.x), py(ui, ui.at.y)];
  const gradient = c.createRadialGradient(x, y, radius * 0.32, x, y, radius * 1.25);
  const colour = mix('#04031a', '#6a0426', Math.min(1, red));
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
