import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { World } from '../rules/plan.ts';
import type { Tone } from './looks.ts';

/** Path data of a silhouette and of what is lit on it, 100 wide and 100 tall, on y = 0. */
type Shape = readonly [body: string, lit: string];

const WINDOWS =
  'M14-64h10v12h-10zM44-64h10v12h-10zM62-44h10v12h-10zM28-44h10v12h-10zM62-22h10v12h-10z';

/** The second one is for the front. */
const TOWERS: Readonly<Record<World, readonly [Shape, Shape]>> = {
  canyon: [
    ['M-12 0L14-76 10-100H86L80-76 110 0Z', 'M60-76H80L110 0H78ZM12-80H82V-74H12Z'],
    [
      'M40 0V-94A10 6 0 0 1 60-94V-40H72V-66A7 5 0 0 1 86-66V-26H60V0ZM40-20H12V-54A7 5 0 0 1 26-54V-34H40Z',
      'M54-90V0H60V-94Z',
    ],
  ],
  ironworks: [
    [
      'M0 0V-70L33-100V-70L66-100V-70L100-100V0Z',
      'M8-50H26V-28H8ZM41-50H59V-28H41ZM74-50H92V-28H74Z',
    ],
    [
      'M14 0L22-118H50L58 0ZM62 0V-34H104V0Z',
      'M20-110H52V-100H20ZM16-64H56V-54H16ZM72-24H94V-10H72Z',
    ],
  ],
  neon: [
    ['M0 0V-78H18V-100H46V-128H52V-100H82V-78H100V0Z', WINDOWS],
    ['M4 0V-92L50-108 96-92V0Z', WINDOWS],
  ],
  icefall: [
    ['M4 0L30-100 52-44 74-80 98 0Z', 'M30-100L52-44 40 0H24ZM74-80L98 0H78Z'],
    ['M0 0L12-62 58-100 90-50 100 0Z', 'M58-100L90-50 100 0H60L50-55Z'],
  ],
};

/** On a tall screen nothing may lie on its side: spurs of rock, cogs, disks of light. */
const SPURS: Readonly<Record<World, readonly [Shape, Shape]>> = {
  canyon: [
    [
      'M-14 0L4-34 26-42 40-86 58-100 70-58 92-40 114 0Z',
      'M40-86L58-100 70-58 92-40 114 0H64L50-50Z',
    ],
    ['M-6 0L10-52 34-76 62-70 88-46 106 0Z', 'M34-76L62-70 88-46 106 0H70L58-40Z'],
  ],
  ironworks: [
    [
      'M0 0L2-24-14-30-10-46 8-44 18-60 8-76 20-86 36-74 42-92H58L64-74 80-86 92-76 82-60 92-44 110-46 114-30 98-24 100 0Z',
      'M22 0A28 28 0 0 1 78 0H64A14 14 0 0 0 36 0Z',
    ],
    [
      'M0 0A50 50 0 0 1 100 0H74A24 24 0 0 0 26 0ZM-6-14H32V0H-6ZM68-14H106V0H68Z',
      'M-2-11H28V-6H-2ZM72-11H102V-6H72Z',
    ],
  ],
  neon: [
    ['M0 0A50 50 0 0 1 100 0Z', 'M14 0A36 36 0 0 1 86 0H74A24 24 0 0 0 26 0Z'],
    ['M0 0L50-96 100 0Z', 'M20-8L50-66 80-8H66L50-38 34-8Z'],
  ],
  icefall: TOWERS.icefall,
};

/** What the ground is built of: dark and light marks in a cell. */
const CELL = { wide: 130, high: 62 } as const;
const GROUND: Readonly<Record<World, Shape>> = {
  canyon: [
    'M0 22Q32 12 65 22T130 22V38Q97 48 65 38T0 38Z',
    'M0 50Q32 58 65 50T130 50V56Q97 64 65 56T0 56Z',
  ],
  ironworks: [
    'M6 2H124V58H6ZM46 16h8v26h-8zM62 16h8v26h-8zM78 16h8v26h-8z',
    'M10 6H120V10H10ZM15 17h8v8h-8zM107 17h8v8h-8zM15 40h8v8h-8zM107 40h8v8h-8z',
  ],
  neon: ['M8 4H122V58H8Z', 'M20 16h18v26h-18zM56 16h18v26h-18zM92 16h18v26h-18z'],
  icefall: ['M50 14L74 22 60 54Z', 'M22 10L48 16 32 50ZM92 24L118 30 100 58Z'],
};

/** A large sun ahead, banded as on old posters; everybody runs toward it. */
export function paintSky(
  c: Context,
  tone: Tone,
  tall: boolean,
  width: number,
  height: number,
): void {
  const [edge, air, glow] = tone.air;
  const area = { x: 0, y: 0, width, height };
  c.fillStyle = draw.down(c, 0, height, edge, air, glow, air, edge);
  c.fillRect(0, 0, width, height);
  const x = width * 0.72;
  const y = height / 2;
  c.fillStyle = draw.radial(
    c,
    x,
    y,
    height * 1.2,
    draw.fade(tone.sun, 0.5),
    draw.fade(tone.sun, 0.1),
    draw.fade(tone.sun, 0),
  );
  c.fillRect(0, 0, width, height);
  draw.rays(c, area, x, y, 18, draw.fade(tone.sun, 0.2));
  draw.disc(c, x, y, 142, draw.fade(tone.sun, 0.3));
  draw.disc(c, x, y, 112, tone.sun);
  c.fillStyle = draw.mix(glow, tone.sun, 0.25);
  for (let band = 0; band < 4; band += 1) {
    const [low, thick] = [22 + band * 24, 4 + band * 3];
    const half = Math.sqrt(112 ** 2 - (low + thick / 2) ** 2);
    if (tall) c.fillRect(x - low - thick, y - half, thick, half * 2);
    else c.fillRect(x - half, y + low, half * 2, thick);
  }
}

/** Towers from the floor, and others hanging from the ceiling; spurs from both walls of a shaft. */
export function paintTowers(
  c: Context,
  world: World,
  tone: Tone,
  tall: boolean,
  kind: number,
  [wide, high]: readonly [number, number],
  near: boolean,
): void {
  const rng = createRng(`${world} ${near} ${kind}`);
  const fill = near ? tone.near : tone.far;
  const lit = draw.fade(draw.mix(fill, tone.air[2], 0.4), 0.7);
  for (const hangs of [false, true]) {
    c.save();
    if (hangs) c.scale(1, -1);
    else c.translate(0, high);
    const step = near ? 136 : 108;
    for (let x = rng.between(10, 40); x < wide - step; x += step * rng.between(0.9, 1.3)) {
      const [body, light] = (tall ? SPURS : TOWERS)[world][near && rng.chance(0.6) ? 1 : 0];
      const scaleX = (step * rng.between(0.5, 0.78)) / 100;
      const scale = (near ? rng.between(0.34, 0.92) : rng.between(0.8, 1.7)) * (hangs ? 0.8 : 1);
      draw.transformed(c, { x, scaleX, scale }, () => {
        draw.drawPath(c, body, { fill });
        draw.drawPath(c, light, { fill: lit });
      });
    }
    c.fillStyle = fill;
    c.fillRect(0, near ? -12 : -34, wide + 3, 34);
    c.restore();
  }
}

/** Solid ground from y = 0 downward, darker toward the edge of the screen. */
export function paintGround(
  c: Context,
  world: World,
  tone: Tone,
  wide: number,
  deep: number,
): void {
  c.fillStyle = draw.down(c, 0, Math.max(deep, 120), tone.ground, tone.ground, tone.deep);
  c.fillRect(0, 0, wide + 3, deep);
  const [dark, light] = GROUND[world];
  for (let row = 0; row * CELL.high < deep; row += 1) {
    for (let x = row % 2 === 0 ? 0 : -CELL.wide / 2; x < wide + 3; x += CELL.wide)
      draw.transformed(c, { x, y: 18 + row * CELL.high }, () => {
        draw.drawPath(c, dark, { fill: draw.fade(tone.deep, 0.62) });
        draw.drawPath(c, light, { fill: draw.fade(tone.lit, 0.42) });
      });
  }
  // The edge to run on.
  c.fillStyle = tone.lit;
  c.fillRect(0, 0, wide + 3, 9);
  c.fillStyle = draw.fade(tone.deep, 0.75);
  c.fillRect(0, 9, wide + 3, 5);
}
