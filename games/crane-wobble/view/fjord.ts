import * as draw from '@playgrove/kit/draw';
import type { Grain } from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { createRng } from '@playgrove/kit/core';
import type { Coast } from '../rules/towns.ts';
import { LOOKS, WOODS, type CoastLook } from './shapes.ts';
import { topY } from './yard.ts';

const INK = draw.PALETTE.ink;
/** Heights of the painted strips, and shares of the climb at which they sink. */
const FAR = { high: 430, sinks: 0.09 } as const;
const SHORE = { high: 330, sinks: 0.3 } as const;
const CLOUDS = { every: 330, sinks: 0.5 } as const;
const CLOUD = 120;

/** The fjord at one hour on one screen. */
class Scene {
  readonly coast: Coast;
  readonly width: number;
  readonly far: draw.Print;
  readonly shore: draw.Print;
  readonly cloud: draw.Print;

  constructor(coast: Coast, width: number) {
    const look = LOOKS[coast];
    this.coast = coast;
    this.width = width;
    this.far = new draw.Print(width, FAR.high, (c) => paintFar(c, width, look));
    this.shore = new draw.Print(width, SHORE.high, (c) => paintShore(c, width, look));
    this.cloud = new draw.Print(CLOUD * 2.2, CLOUD * 1.3, (c) =>
      draw.cloud(
        c,
        CLOUD * 1.1,
        CLOUD * 0.75,
        CLOUD,
        draw.down(c, 0, CLOUD * 1.2, draw.fade(look.cloud, 0.92), draw.fade(look.cloud, 0.3)),
      ),
    );
  }
}

/** Behind the tower: sky, mountains, water and the village. It sinks while the tower grows. */
export class Fjord {
  #now: Scene | undefined;

  draw(to: Surface, grain: Grain | undefined, coast: Coast, climb: number): void {
    const { c, bleed } = to;
    const look = LOOKS[coast];
    to.layer(`sky ${coast}`, (on, area) => paintSky(on, area, look));
    if (this.#now?.coast !== coast || this.#now.width !== bleed.width)
      this.#now = new Scene(coast, bleed.width);
    const scene = this.#now;
    this.#drawClouds(to, grain, scene, climb);
    const end = bleed.y + bleed.height;
    const horizon = topY(to) + 30 + climb * FAR.sinks;
    if (horizon - FAR.high < end) scene.far.drawSoon(c, grain, bleed.x, horizon - FAR.high);
    if (horizon < end) drawSea(to, look, horizon, end);
    const shore = topY(to) + 150 + climb * SHORE.sinks;
    if (shore - SHORE.high < end) scene.shore.drawSoon(c, grain, bleed.x, shore - SHORE.high + 40);
  }

  #drawClouds(to: Surface, grain: Grain | undefined, scene: Scene, climb: number): void {
    const { c, bleed } = to;
    const moved = climb * CLOUDS.sinks;
    const drift = to.reducedMotion ? 0 : to.time * 5;
    const first = Math.floor((-moved - 200) / CLOUDS.every);
    for (let n = first; n * CLOUDS.every + moved < bleed.height; n += 1) {
      const across = (((n * 0.618 + drift / 2200) % 1) + 1) % 1;
      const x = bleed.x - CLOUD * 1.1 + across * (bleed.width + CLOUD) - CLOUD * 0.5;
      scene.cloud.drawSoon(c, grain, x, bleed.y + 60 + n * CLOUDS.every + moved);
    }
  }
}

function paintSky(c: Context, area: Rect, look: CoastLook): void {
  const { x, y, width, height } = area;
  draw.sky(c, area, ...look.sky);
  const sun = { x: x + width * 0.24, y: y + height * (look.night ? 0.2 : 0.42) };
  const r = Math.min(width, height) * 0.085;
  const lit = look.night ? 0.32 : 0.8;
  draw.glow(
    c,
    area,
    sun.x,
    sun.y,
    draw.fade(look.sun, lit),
    draw.fade(look.sun, lit / 8),
    draw.fade(look.sun, 0),
  );
  if (look.night) {
    const rng = createRng('stars');
    for (let n = 0; n < 70; n += 1)
      draw.star(
        c,
        x + rng.unit() * width,
        y + rng.unit() * height * 0.6,
        rng.between(1.5, 5),
        draw.fade('#ffffff', rng.between(0.4, 0.9)),
        0,
        4,
      );
    paintAurora(c, area);
  } else draw.rays(c, area, sun.x, sun.y, 15, draw.fade('#ffffff', 0.12));
  if (look.night) {
    draw.fillPath(c, look.sun, (path) => {
      path.arc(sun.x, sun.y, r, 0.9, 4.6);
      path.quadraticCurveTo(sun.x - r * 0.5, sun.y + r * 0.3, sun.x + r * 0.62, sun.y + r * 0.78);
    });
  } else draw.disc(c, sun.x, sun.y, r, look.sun);
  draw.vignette(c, area, draw.shade(look.sky[0], 0.5), 0.34);
}

/** Curtains of light. */
function paintAurora(c: Context, { x, y, width, height }: Rect): void {
  for (const [top, tall, color, turn] of [
    [0.16, 0.34, '#5df2b0', 0.4],
    [0.08, 0.28, '#7fd8ff', 2.1],
    [0.24, 0.24, '#c08bff', 4.2],
  ] as const) {
    const edge = (part: number): number =>
      y + height * (top + 0.05 * Math.sin(part * 6 + turn) + 0.03 * Math.sin(part * 15 + turn * 2));
    const steps = 48;
    for (let n = 0; n < steps; n += 1) {
      const part = n / steps;
      const from = edge(part);
      const lit = 0.2 + 0.24 * Math.sin(part * 21 + turn) ** 2;
      c.fillStyle = draw.down(
        c,
        from,
        from + height * tall,
        draw.fade(color, 0),
        draw.fade(color, lit),
        draw.fade(color, 0),
      );
      c.fillRect(x + part * width, from, width / steps, height * tall);
    }
  }
}

/** Mountains with snow, down to the horizon. */
function paintFar(c: Context, width: number, look: CoastLook): void {
  const rng = createRng('mountains');
  for (const [part, color] of [
    [1, draw.mix(look.far, look.sky[2], 0.45)],
    [0.68, look.far],
  ] as const) {
    for (let x = -120; x < width + 160;) {
      const half = rng.between(120, 210) * (0.6 + 0.4 * part);
      // Lower in the middle, where the tower stands.
      const away = Math.min(1, Math.abs(x - width / 2) / 320);
      const tall = FAR.high * part * (0.5 + 0.45 * away) * rng.between(0.75, 1);
      const top = FAR.high - tall;
      const face = draw.linear(c, 0, top, 0, FAR.high, color, draw.mix(color, look.sky[3], 0.5));
      draw.fillPath(c, face, (path) => {
        path.moveTo(x - half, FAR.high);
        path.lineTo(x - half * 0.25, top + tall * 0.2);
        path.lineTo(x, top);
        path.lineTo(x + half * 0.4, top + tall * 0.34);
        path.lineTo(x + half, FAR.high);
      });
      draw.fillPath(c, draw.fade(draw.shade(color, 0.35), 0.35), (path) => {
        path.moveTo(x, top);
        path.lineTo(x + half * 0.4, top + tall * 0.34);
        path.lineTo(x + half, FAR.high);
        path.lineTo(x + half * 0.1, FAR.high);
        path.lineTo(x - half * 0.08, top + tall * 0.4);
      });
      draw.fillPath(c, draw.fade('#ffffff', look.night ? 0.5 : 0.85), (path) => {
        path.moveTo(x, top);
        path.lineTo(x - half * 0.2, top + tall * 0.17);
        path.lineTo(x - half * 0.07, top + tall * 0.14);
        path.lineTo(x + half * 0.02, top + tall * 0.24);
        path.lineTo(x + half * 0.12, top + tall * 0.15);
        path.lineTo(x + half * 0.26, top + tall * 0.22);
      });
      x += half * rng.between(0.9, 1.3);
    }
  }
}

function drawSea(
  { c, bleed, time, reducedMotion }: Surface,
  look: CoastLook,
  from: number,
  end: number,
): void {
  c.fillStyle = look.sea;
  c.fillRect(bleed.x, from, bleed.width, end - from);
  c.fillStyle = draw.fade(draw.tint(look.sea, 0.45), 0.5);
  c.fillRect(bleed.x, from, bleed.width, 10);
  c.fillStyle = draw.fade(look.shine, 0.5);
  const move = reducedMotion ? 0 : time * 14;
  for (let n = 0; n < 26; n += 1) {
    const deep = (n / 26) ** 1.4;
    const y = from + 14 + deep * 420;
    if (y > end) break;
    const wide = 26 + ((n * 37) % 60) * (0.5 + deep);
    const x =
      (((n * 0.618 * bleed.width + move * (0.4 + deep)) % (bleed.width + 120)) + bleed.width) %
      (bleed.width + 120);
    c.fillRect(bleed.x + x - 100, y, wide, 3 + deep * 3);
  }
}

/** Rocks on both sides with boathouses; a lighthouse on the right. */
function paintShore(c: Context, width: number, look: CoastLook): void {
  const foot = SHORE.high;
  const rock = (from: number, to: number, tall: number, color: string): void =>
    draw.fillPath(
      c,
      draw.linear(c, 0, foot - tall, 0, foot, draw.tint(color, 0.25), draw.shade(color, 0.25)),
      (path) => {
        path.moveTo(from, foot);
        path.bezierCurveTo(
          from,
          foot - tall * 0.8,
          from + (to - from) * 0.25,
          foot - tall,
          (from + to) / 2,
          foot - tall,
        );
        path.bezierCurveTo(to - (to - from) * 0.2, foot - tall, to, foot - tall * 0.5, to, foot);
      },
    );
  const middle = width / 2;
  rock(-160, middle - 170, 120, look.near);
  rock(middle + 150, width + 160, 142, look.near);
  paintHut(c, look, middle - 262, foot - 96, 0, 0.86);
  paintLighthouse(c, look, middle + 250, foot - 120);
  // Wide screens show more of the village.
  for (let n = 0; n < 8; n += 1) {
    const off = 345 + n * 104;
    paintHut(c, look, middle - off, foot - 104 - ((n * 5) % 3) * 9, n + 1, 0.95);
    if (n > 0) paintHut(c, look, middle + off, foot - 128 - ((n * 7) % 3) * 8, n + 3, 0.9);
  }
  rock(-120, middle - 240, 62, draw.mix(look.near, look.sea, 0.3));
  rock(middle + 230, width + 120, 74, draw.mix(look.near, look.sea, 0.3));
}

function paintHut(
  c: Context,
  look: CoastLook,
  x: number,
  y: number,
  n: number,
  scale: number,
): void {
  const wood = WOODS[n % WOODS.length];
  if (!wood) return;
  const dim = (color: string): string => draw.mix(color, look.near, look.night ? 0.55 : 0.28);
  draw.transformed(c, { x, y, scale }, () => {
    draw.rounded(c, -36, -8, 72, 60, 4, dim(wood.body));
    c.fillStyle = draw.fade(dim(wood.deep), 0.5);
    for (let row = 6; row < 50; row += 11) c.fillRect(-36, row, 72, 2);
    draw.drawPath(c, 'M-44 -4L0 -44L44 -4Z', { fill: dim('#46506e') });
    draw.drawPath(c, 'M-44 -4L0 -44L44 -4', { line: dim('#fffaf0'), width: 6 });
    draw.rounded(c, -24, 8, 18, 22, 2, dim('#fffaf0'));
    draw.rounded(c, -21, 11, 12, 16, 1, look.night ? '#ffd77a' : '#bfe6f5');
    draw.rounded(c, 6, 8, 18, 22, 2, dim('#fffaf0'));
    draw.rounded(c, 9, 11, 12, 16, 1, look.night ? '#ffd77a' : '#bfe6f5');
  });
}

function paintLighthouse(c: Context, look: CoastLook, x: number, y: number): void {
  const dim = (color: string): string => draw.mix(color, look.near, look.night ? 0.45 : 0.2);
  draw.transformed(c, { x, y }, () => {
    draw.drawPath(c, 'M-26 14L-17 -118H17L26 14Z', {
      fill: draw.linear(c, -26, 0, 26, 0, dim('#fffaf0'), dim('#fffaf0'), dim('#c8bcd0')),
    });
    draw.drawPath(c, 'M-23.5 -24L-20.5 -64H20.5L23.5 -24Z', { fill: dim('#d9483b') });
    draw.rounded(c, -24, -128, 48, 12, 4, dim(INK));
    draw.rounded(c, -14, -152, 28, 26, 4, '#fff0a0');
    draw.drawPath(c, 'M-20 -150L0 -174L20 -150Z', { fill: dim('#d9483b') });
    draw.disc(c, 0, -139, 34, draw.fade('#fff0a0', look.night ? 0.4 : 0.2));
  });
}
