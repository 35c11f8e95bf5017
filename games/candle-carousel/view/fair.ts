import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import type { Look } from './cakes.ts';
import { FLAT, layoutOf } from './layout.ts';

const PLATE = 330;
const BULBS = 15;

/** Dusk over the fair: sky, big wheel, tents, and the carousel's floor. */
export function drawFair(to: Surface, look: Look, pack: number): void {
  const { foot } = layoutOf(to);
  to.layer(`fair ${pack}`, (c, bleed) => {
    draw.sky(c, { ...bleed, height: foot.y + 60 - bleed.y }, ...look.sky);
    draw.glow(c, bleed, foot.x, foot.y - 120, '#fff0b899', '#ffd07a33', '#ffd07a00');
    paintStars(c, bleed);
    const ground = foot.y + 20;
    paintMoon(c, bleed.x + bleed.width * 0.8, bleed.y + (foot.y - bleed.y) * 0.3);
    paintWheel(c, bleed.x + bleed.width * 0.16, ground - 250, 210, look);
    paintTents(c, bleed, ground, look);
    paintString(c, bleed, to.portrait ? 150 : 90, look);
    draw.cover(
      c,
      { ...bleed, y: ground, height: bleed.y + bleed.height - ground },
      draw.down(
        c,
        ground,
        bleed.y + bleed.height,
        draw.mix(look.sky[1], '#201040', 0.35),
        '#170a30',
      ),
    );
    draw.blob(
      c,
      foot.x,
      foot.y + 70,
      PLATE * 1.7,
      130,
      draw.radial(c, foot.x, foot.y + 70, PLATE * 1.7, '#ffe6a04d', '#ffe6a000'),
    );
    paintStage(c, foot.x, foot.y, look);
    draw.vignette(c, bleed, '#0a0420', 0.5);
  });
}

function paintStars(c: Context, bleed: Rect): void {
  const rng = createRng('stars');
  for (let n = 0; n < 70; n += 1) {
    const [x, y] = [bleed.x + rng.unit() * bleed.width, bleed.y + rng.unit() * bleed.height * 0.45];
    draw.disc(c, x, y, rng.between(1, 3), draw.fade('#fff6d8', rng.between(0.3, 0.9)));
  }
}

function paintMoon(c: Context, x: number, y: number): void {
  draw.disc(c, x, y, 150, draw.radial(c, x, y, 150, '#fff6d880', '#fff6d800'));
  draw.disc(c, x, y, 54, draw.radial(c, x - 14, y - 16, 80, '#fffdf0', '#ffe9b8'));
}

/** Two strings of lamps and pennants that sag from the roof. */
function paintString(c: Context, bleed: Rect, top: number, look: Look): void {
  const colors = ['#ff6fae', '#ffd83a', '#4fd3b0', '#7ab8ff', look.trim];
  for (const [from, to, sag] of [
    [0, 0.52, 120],
    [0.48, 1, 150],
  ] as const) {
    const [x1, x2] = [bleed.x + bleed.width * from, bleed.x + bleed.width * to];
    const y = bleed.y + top;
    const at = (part: number) => ({
      x: x1 + (x2 - x1) * part,
      y: y + sag * 4 * part * (1 - part) - Math.abs(part - (from === 0 ? 0 : 1)) * 60,
    });
    const points = Array.from({ length: 25 }, (_, n) => at(n / 24));
    draw.line(c, points, 4, '#1a0a3a99');
    for (let n = 1; n < 10; n += 1) {
      const { x, y: hang } = at(n / 10);
      const color = colors[n % colors.length] ?? '#ffffff';
      draw.disc(
        c,
        x,
        hang + 14,
        30,
        draw.radial(c, x, hang + 14, 30, draw.fade(color, 0.55), draw.fade(color, 0)),
      );
      draw.blob(c, x, hang + 14, 10, 13, draw.tint(color, 0.45));
      draw.rounded(c, x - 5, hang - 3, 10, 8, 2, '#3a2a4a');
    }
  }
}

function paintWheel(c: Context, x: number, y: number, r: number, look: Look): void {
  const dark = draw.mix(look.sky[0], look.sky[1], 0.4);
  draw.line(c, [x - 110, y + 280, x, y, x + 110, y + 280], 14, dark);
  draw.ring(c, x, y, r, 10, dark);
  draw.ring(c, x, y, r * 0.86, 5, dark);
  for (let n = 0; n < 12; n += 1) {
    const angle = (n / 12) * Math.PI * 2;
    const [ex, ey] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    draw.line(c, [x, y, ex, ey], 4, dark);
    draw.disc(c, ex, ey + 12, 15, draw.mix(dark, look.trim, 0.35));
    draw.disc(c, ex, ey, 5, '#ffe9a0');
  }
}

/** Where tents stand, in parts of the screen, and how wide and tall they are. */
const TENTS = [
  [0.02, 190, 150],
  [0.78, 230, 210],
  [0.97, 180, 160],
] as const;

function paintTents(c: Context, bleed: Rect, ground: number, look: Look): void {
  const dark = draw.mix(look.sky[0], '#12082a', 0.35);
  for (const [part, wide, tall] of TENTS) {
    draw.place(
      c,
      bleed.x + bleed.width * part,
      ground,
      () => {
        draw.drawPath(c, 'M-50 0L-58 -50Q-12 -62 0 -100Q12 -62 58 -50L50 0Z', { fill: dark });
        draw.drawPath(c, 'M0 -98V-126L18 -118L0 -110', { fill: look.trim, rim: dark, width: 2 });
      },
      0,
      wide / 100,
      tall / 100,
    );
  }
}

/** The round stage under the cake: gold rims, mirrors, a plate of cream-white china. */
function paintStage(c: Context, x: number, y: number, look: Look): void {
  draw.contact(c, x, y + 104, PLATE * 1.05, 0.6);
  const drum = (rx: number, top: number, deep: number, ...colors: readonly string[]): void => {
    draw.fillPath(c, draw.linear(c, x - rx, 0, x + rx, 0, ...colors), (path) => {
      path.ellipse(x, top, rx, rx * FLAT, 0, Math.PI, 0, true);
      path.lineTo(x + rx, top + deep);
      path.ellipse(x, top + deep, rx, rx * FLAT, 0, 0, Math.PI);
      path.closePath();
    });
  };
  drum(PLATE, y + 22, 52, '#5a1a3a', '#c8386a', '#8a1f4a', '#4a1030');
  drum(PLATE + 8, y + 14, 12, '#9a6a1a', '#ffe08a', '#d99a2a', '#7a4a10');
  drum(PLATE + 4, y + 68, 10, '#9a6a1a', '#ffe08a', '#d99a2a', '#7a4a10');
  draw.blob(c, x, y + 14, PLATE, PLATE * FLAT, draw.mix(look.trim, '#ffffff', 0.25));
  draw.blob(c, x, y + 6, PLATE * 0.93, PLATE * 0.93 * FLAT, '#d8dcf0');
  draw.blob(
    c,
    x,
    y,
    PLATE * 0.93,
    PLATE * 0.93 * FLAT,
    draw.radial(c, x, y - 40, PLATE, '#ffffff', '#f2f4ff', '#c8cce8'),
  );
}

/** The lamps around the stage and the striped roof above; every second lamp is lit, in turn with each note. */
export function drawLamps(to: Surface, beat: number, glow: number): void {
  const { foot } = layoutOf(to);
  for (let n = 0; n <= BULBS; n += 1) {
    const angle = (n / BULBS) * Math.PI;
    const lit = (n + beat) % 2 === 0;
    const [x, y] = [foot.x + Math.cos(angle) * PLATE, foot.y + 47 + Math.sin(angle) * PLATE * FLAT];
    to.stamp(lit ? 'lamp lit' : 'lamp', 60, 60, (c) => paintLamp(c, lit), x, y, {
      scaleX: lit ? 0.9 + glow * 0.35 : 0.9,
      scaleY: lit ? 0.9 + glow * 0.35 : 0.9,
    });
  }
}

function paintLamp(c: Context, lit: boolean): void {
  if (lit) draw.disc(c, 0, 0, 28, draw.radial(c, 0, 0, 28, '#fff0a0cc', '#ffd83a4d', '#ffd83a00'));
  draw.disc(c, 0, 0, 9, '#6a3a10');
  draw.disc(c, 0, 0, 7, lit ? '#fffbe0' : '#d9a04a');
}

/** The roof of the carousel: stripes and scallops along the top of the screen. */
export function drawRoof(to: Surface, look: Look, pack: number): void {
  const { bleed } = to;
  const tall = to.portrait ? 108 : 70;
  const wide = 72;
  const count = Math.ceil(bleed.width / wide / 2) * 2 + 1;
  const left = to.width / 2 - (count * wide) / 2;
  to.stamp(
    `roof ${pack}`,
    bleed.width,
    tall + 60,
    (c) => {
      for (let n = 0; n < count; n += 1) {
        const x = left + n * wide - (bleed.x + bleed.width / 2);
        const color = n % 2 === 0 ? look.trim : '#fff6e6';
        draw.fillPath(
          c,
          draw.down(c, -tall / 2, tall / 2 + 20, draw.shade(color, 0.35), color),
          (path) => {
            path.rect(x, -tall / 2 - 30, wide, tall);
            path.arc(x + wide / 2, tall / 2 - 30, wide / 2, 0, Math.PI);
          },
        );
        draw.rim(c, draw.fade('#2a0a3a', 0.35), 3, (path) =>
          path.arc(x + wide / 2, tall / 2 - 30, wide / 2, 0, Math.PI),
        );
        draw.disc(c, x, tall / 2 - 24, 7, '#ffe9a0');
      }
    },
    bleed.x + bleed.width / 2,
    bleed.y + tall / 2 + 30,
  );
}
