import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { FLOOR } from '../rules/flight.ts';
import { project, scaleAt, type Lens } from './lens.ts';
import type { Venue } from './venues.ts';

const INK = draw.PALETTE.ink;

const WALL = 500;
const STALL = 430;
export const RAIL = 320;

/** Everything behind the crowd, and the ground. */
export function paintCourt(c: Context, bleed: Rect, lens: Lens, venue: Venue): void {
  const ground = project(lens, 0, FLOOR, WALL).y;
  draw.sky(c, bleed, ...venue.sky, venue.sky[2]);
  const glowAt = { x: lens.middle, y: ground - 60 };
  draw.glow(c, bleed, glowAt.x, glowAt.y, '#fff0c0ee', '#ffcf7a66', '#ffb05a00', '#ffb05a00');
  draw.rays(c, { ...bleed, height: ground - bleed.y }, glowAt.x, glowAt.y, 18, '#ffffff1c');
  if (venue.built !== 'hall')
    draw.skyline(c, bleed, ground, 300, draw.fade(venue.far, 0.75), '#ffe08a', 4);
  BUILT[venue.built](c, bleed, ground, venue);
  floor(c, bleed, lens, ground, venue);
  gate(c, lens, venue);
  const step = 250;
  const half = bleed.width / scaleAt(lens, STALL) / 2;
  for (let x = 215; x < half + step; x += step) {
    stall(c, lens, x, venue, x);
    stall(c, lens, -x, venue, x + 1);
  }
  lanterns(c, bleed, lens, venue);
  draw.vignette(c, bleed, '#1a0b33', 0.34);
}

/** A row of curved roofs against the light. */
function roofs(c: Context, bleed: Rect, ground: number, { roofs: color }: Venue): void {
  for (let x = bleed.x - 60, at = 0; x < bleed.x + bleed.width + 60; x += 190, at += 1) {
    const y = ground - 150 - ((at * 53) % 70);
    draw.fillPath(c, color, (path) => {
      path.moveTo(x - 120, y + 44);
      path.quadraticCurveTo(x - 40, y + 26, x, y - 34);
      path.quadraticCurveTo(x + 40, y + 26, x + 120, y + 44);
      path.lineTo(x + 84, y + 52);
      path.lineTo(x + 84, ground);
      path.lineTo(x - 84, ground);
      path.lineTo(x - 84, y + 52);
    });
    for (const side of [-40, 0, 40]) draw.rounded(c, x + side - 11, y + 76, 22, 30, 8, '#ffcf6a');
  }
}

/** Boats at anchor under a low moon. */
function boats(
  c: Context,
  bleed: Rect,
  ground: number,
  { far, roofs: hull, awnings }: Venue,
): void {
  draw.disc(c, bleed.x + bleed.width * 0.84, ground - 420, 62, '#fff6dc');
  c.fillStyle = draw.down(c, ground - 150, ground, draw.tint(far, 0.25), far);
  c.fillRect(bleed.x, ground - 150, bleed.width, 150);
  for (let x = bleed.x + 30, at = 0; x < bleed.x + bleed.width + 60; x += 215, at += 1) {
    const y = ground - 96 - ((at * 29) % 34);
    draw.line(c, [x, y, x, y - 250], 9, INK);
    for (const side of [-1, 1])
      draw.fillPath(c, awnings[side === 1 ? 1 : 0], (path) => {
        path.moveTo(x + side * 8, y - 240);
        path.quadraticCurveTo(x + side * 96, y - 130, x + side * 84, y - 34);
        path.lineTo(x + side * 8, y - 34);
      });
    draw.fillPath(c, hull, (path) => {
      path.moveTo(x - 112, y - 22);
      path.lineTo(x + 112, y - 22);
      path.quadraticCurveTo(x + 84, y + 44, x + 50, y + 50);
      path.lineTo(x - 50, y + 50);
      path.quadraticCurveTo(x - 84, y + 44, x - 112, y - 22);
    });
    draw.rim(c, INK, 5);
  }
}

/** Columns up to the ceiling, with banners between them. */
function columns(
  c: Context,
  bleed: Rect,
  ground: number,
  { far, roofs: stone, awnings: [one], lamps: [lamp] }: Venue,
): void {
  const middle = bleed.x + bleed.width / 2;
  for (let at = -5; at <= 5; at += 1) {
    const x = middle + at * 190;
    draw.rounded(c, x - 30, bleed.y, 60, ground - bleed.y, 4, draw.tint(stone, 0.16));
    draw.rounded(c, x + 8, bleed.y, 22, ground - bleed.y, 4, stone);
    for (const y of [ground - 60, ground - 480]) draw.rounded(c, x - 44, y, 88, 26, 6, far);
    const hang = x + 95;
    draw.fillPath(c, at % 2 === 0 ? one : far, (path) => {
      path.moveTo(hang - 44, ground - 640);
      path.lineTo(hang + 44, ground - 640);
      path.lineTo(hang + 44, ground - 270);
      path.lineTo(hang, ground - 310);
      path.lineTo(hang - 44, ground - 270);
    });
    draw.rim(c, draw.fade(lamp, 0.8), 5);
  }
}

const BUILT = { court: roofs, quay: boats, hall: columns } as const;

function floor(
  c: Context,
  bleed: Rect,
  lens: Lens,
  ground: number,
  { floor: [light, dark] }: Venue,
): void {
  const bottom = bleed.y + bleed.height;
  c.fillStyle = draw.down(c, ground, bottom, light, draw.mix(light, dark, 0.5), dark);
  c.fillRect(bleed.x, ground, bleed.width, bottom - ground);
  draw.rim(c, draw.fade(INK, 0.16), 4, (path) => {
    for (let x = -900; x <= 900; x += 90) {
      const [far, near] = [project(lens, x, FLOOR, WALL), project(lens, x, FLOOR, -330)];
      path.moveTo(far.x, far.y);
      path.lineTo(near.x, near.y);
    }
    for (let z = WALL; z > -300; z -= 80) {
      const { y } = project(lens, 0, FLOOR, z);
      path.moveTo(bleed.x, y);
      path.lineTo(bleed.x + bleed.width, y);
    }
  });
  const pool = project(lens, 0, FLOOR, 40);
  draw.place(
    c,
    pool.x,
    pool.y,
    () => {
      draw.disc(c, 0, 0, 560, draw.radial(c, 0, 0, 560, '#ffe9b0b0', '#ffd07a44', '#ffd07a00'));
    },
    0,
    1,
    0.5,
  );
}

/** A round gate behind the rival, full of light. */
function gate(
  c: Context,
  lens: Lens,
  { roofs: color, lamps: [lamp], awnings: [red] }: Venue,
): void {
  const s = scaleAt(lens, WALL);
  const { x, y } = project(lens, 0, 66, WALL);
  const r = 132 * s;
  const foot = project(lens, 0, FLOOR, WALL).y;
  draw.rounded(
    c,
    x - r * 1.28,
    y - r * 1.2,
    r * 2.56,
    foot - y + r * 1.2,
    14,
    draw.shade(color, 0.1),
  );
  draw.disc(c, x, y, r + 13, INK);
  draw.disc(c, x, y, r + 8, red);
  draw.disc(c, x, y, r, draw.radial(c, x, y, r, '#fffbe0', '#ffe39a', lamp));
  draw.fillPath(c, draw.shade(red, 0.25), (path) => {
    path.moveTo(x - r * 1.6, y - r * 1.1);
    path.quadraticCurveTo(x - r * 0.7, y - r * 1.2, x, y - r * 1.62);
    path.quadraticCurveTo(x + r * 0.7, y - r * 1.2, x + r * 1.6, y - r * 1.1);
    path.lineTo(x + r * 1.3, y - r * 0.98);
    path.lineTo(x - r * 1.3, y - r * 0.98);
  });
  draw.rim(c, INK, 6);
}

function stall(
  c: Context,
  lens: Lens,
  at: number,
  { awnings: [one, two], lamps: [lamp] }: Venue,
  seed: number,
): void {
  const s = scaleAt(lens, STALL);
  const { x, y: foot } = project(lens, at, FLOOR, STALL);
  const [wide, high] = [106 * s, 175 * s];
  draw.rounded(c, x - wide - 5, foot - high, wide * 2 + 10, high, 8, INK);
  draw.rounded(
    c,
    x - wide,
    foot - high + 4,
    wide * 2,
    high - 8,
    6,
    draw.down(c, foot - high, foot, '#fff0b8', lamp, '#8a3f2f'),
  );
  for (let row = 0; row < 2; row += 1) {
    for (let jar = 0; jar < 6; jar += 1) {
      const color =
        ['#ff5f6f', '#ffd02e', '#45d15b', '#4cc3ff', '#ff8a1f'][(jar * 3 + row + seed) % 5] ??
        '#fff';
      draw.disc(
        c,
        x - wide * 0.78 + jar * wide * 0.31,
        foot - high * (0.34 + row * 0.2),
        wide * 0.12,
        color,
      );
    }
  }
  draw.rounded(c, x - wide - 8, foot - high * 0.27, wide * 2 + 16, high * 0.27, 6, INK);
  draw.rounded(
    c,
    x - wide - 3,
    foot - high * 0.24,
    wide * 2 + 6,
    high * 0.23,
    4,
    draw.shade(one, 0.3),
  );
  const strips = 7;
  const each = (wide * 2 + 30) / strips;
  for (let strip = 0; strip < strips; strip += 1) {
    const left = x - wide - 15 + strip * each;
    draw.fillPath(c, strip % 2 === 0 ? one : two, (path) => {
      path.moveTo(left + each * 0.14, foot - high - 34);
      path.lineTo(left + each * 0.86, foot - high - 34);
      path.lineTo(left + each, foot - high + 14);
      path.arc(left + each / 2, foot - high + 14, each / 2, 0, Math.PI);
    });
    draw.rim(c, INK, 3.5);
  }
}

/** Strings of lanterns across the sky. */
function lanterns(c: Context, bleed: Rect, lens: Lens, { lamps }: Venue): void {
  const low = project(lens, 0, 150, WALL).y;
  const strings = [0.5, 0.86];
  for (const [row, part] of strings.entries()) {
    const y = bleed.y + (low - bleed.y) * part - 60;
    const [from, to] = [bleed.x - 40, bleed.x + bleed.width + 40];
    const sag = 70;
    const middle = (from + to) / 2;
    draw.rim(c, draw.fade(INK, 0.8), 4, (path) => {
      path.moveTo(from, y);
      path.quadraticCurveTo(middle, y + sag * 2, to, y);
    });
    const count = Math.round(bleed.width / 105);
    for (let lamp = 0; lamp < count; lamp += 1) {
      const t = (lamp + 0.5 + row * 0.4) / count;
      const x = from + (to - from) * t;
      const hang = y + sag * 4 * t * (1 - t) + 12;
      lantern(c, x, hang + 26, 24 - row * 4, lamps[(lamp + row) % 2] ?? lamps[0]);
    }
  }
}

function lantern(c: Context, x: number, y: number, r: number, color: string): void {
  draw.disc(
    c,
    x,
    y,
    r * 2.6,
    draw.radial(c, x, y, r * 2.6, draw.fade(color, 0.5), draw.fade(color, 0)),
  );
  draw.blob(c, x, y, r + 3.5, r * 0.86 + 3.5, INK);
  draw.blob(
    c,
    x,
    y,
    r,
    r * 0.86,
    draw.radial(c, x, y + 4, r, '#fffbe0', draw.tint(color, 0.3), color),
  );
  draw.rounded(c, x - r * 0.45, y - r * 1.1, r * 0.9, r * 0.3, 3, INK);
  draw.rounded(c, x - r * 0.45, y + r * 0.8, r * 0.9, r * 0.3, 3, INK);
}

const SHIRTS = ['#ff6a5f', '#4cc3ff', '#ffd02e', '#45d15b', '#c77aff', '#ff9fc0'] as const;
const SKINS = ['#ffd2a8', '#b5784e', '#e8b08a', '#8a5a3f', '#f2c090'] as const;
const HAIRS = ['#2a1b22', '#8a4a22', '#e8c04a', '#5a2a1c', '#1f1f3a', '#b8402a'] as const;
const KINDS = 6;

/** The crowd behind its rail: it rises with the rally, and jumps for a point. `up`: 0 to 1. */
export function drawCrowd(to: Surface, lens: Lens, venue: Venue, up: number, cheer: number): void {
  const s = scaleAt(lens, RAIL);
  const rail = project(lens, 0, -8, RAIL).y;
  const { x: left, width } = to.bleed;
  const gap = 62 * s;
  const count = Math.ceil(width / gap / 2) + 1;
  for (let at = -count; at <= count; at += 1) {
    const kind = (((at * 7) % KINDS) + KINDS) % KINDS;
    const beat = to.reducedMotion ? 0 : Math.abs(Math.sin(to.time * (5 + (kind % 3)) + at * 1.7));
    const jump =
      to.reducedMotion || cheer > 1 ? 0 : Math.abs(Math.sin(cheer * 11 + at)) * (1 - cheer) * 34;
    const raised = up > 0.3 + 0.1 * kind || cheer < 1;
    const y = rail - 24 * s - ((at * 31) % 3) * 5 - up * beat * 13 - jump;
    to.stamp(
      `fan ${kind} ${raised}`,
      110 * s,
      150 * s,
      (c) => paintFan(c, s, kind, raised),
      lens.middle + at * gap + ((at * 13) % 7) * 2,
      y,
    );
  }
  const { c } = to;
  c.fillStyle = INK;
  c.fillRect(left, rail - 5, width, 66 * s + 10);
  c.fillStyle = venue.cloth;
  c.fillRect(left, rail, width, 64 * s);
  draw.fillPath(c, draw.fade(venue.lamps[0], 0.85), (path) => {
    for (let at = -count * 2; at <= count * 2; at += 1) {
      const x = lens.middle + at * 46 * s;
      path.moveTo(x - 20 * s, rail + 8);
      path.lineTo(x + 20 * s, rail + 8);
      path.lineTo(x, rail + 30 * s);
    }
  });
  c.fillStyle = '#ffe9c055';
  c.fillRect(left, rail, width, 6);
}

function paintFan(c: Context, s: number, kind: number, raised: boolean): void {
  const shirt = SHIRTS[kind] ?? SHIRTS[0];
  const skin = SKINS[kind % SKINS.length] ?? SKINS[0];
  draw.place(
    c,
    0,
    0,
    () => {
      for (const side of [-1, 1]) {
        const hand = raised ? { x: side * 34, y: -36 } : { x: side * 24, y: 26 };
        draw.line(c, [side * 20, 14, hand.x, hand.y], 17, INK);
        draw.line(c, [side * 20, 14, hand.x, hand.y], 11, raised ? skin : shirt);
      }
      draw.rounded(c, -27, 2, 54, 66, 22, INK);
      draw.rounded(
        c,
        -23,
        6,
        46,
        60,
        18,
        draw.down(c, 0, 60, draw.tint(shirt, 0.2), draw.shade(shirt, 0.25)),
      );
      draw.disc(c, 0, -16, 22, INK);
      draw.disc(c, 0, -16, 18.5, skin);
      draw.fillPath(c, HAIRS[kind] ?? INK, (path) =>
        path.arc(0, -18, 19, Math.PI * 0.95, Math.PI * 2.05),
      );
      for (const side of [-1, 1]) draw.disc(c, side * 7, -14, 2.6, INK);
      if (raised) draw.fillPath(c, INK, (path) => path.arc(0, -8, 6, 0, Math.PI));
      else draw.rim(c, INK, 2.4, (path) => path.arc(0, -11, 6, 0.5, Math.PI - 0.5));
    },
    0,
    s * 0.95,
  );
}
