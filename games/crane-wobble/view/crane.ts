import * as draw from '@playgrove/kit/draw';
import type { Grain } from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake, Point, Surface } from '@playgrove/kit/runtime';
import { CRANE } from './shapes.ts';
import { BEAM, cabFoot, cabScale } from './yard.ts';

const INK = draw.PALETTE.ink;
const YELLOW = '#ffc52e';
const SPAN = 96;

export type CraneMood = 'calm' | 'glad' | 'shocked';

/** The beam from edge to edge, in pieces. */
const beam = new draw.Print(SPAN + 1, BEAM + 10, paintBeam);

export function drawBeam(to: Surface, grain: Grain | undefined, shift: number): void {
  const { c, bleed } = to;
  const from = ((shift % SPAN) + SPAN) % SPAN;
  for (let x = bleed.x - from; x < bleed.x + bleed.width; x += SPAN) beam.draw(c, grain, x, 0);
}

function paintBeam(c: Context): void {
  for (const [paint, width] of [
    [INK, 13],
    [YELLOW, 6],
  ] as const)
    draw.line(c, [-SPAN / 2, 54, 0, 16, SPAN / 2, 54, SPAN, 16, SPAN * 1.5, 54], width, paint);
  for (const y of [6, 48]) {
    c.fillStyle = INK;
    c.fillRect(0, y, SPAN + 1, 18);
    c.fillStyle = YELLOW;
    c.fillRect(0, y + 4, SPAN + 1, 10);
    c.fillStyle = '#fff0a8';
    c.fillRect(0, y + 4, SPAN + 1, 3);
  }
}

export type Rig = {
  /** Where the trolley runs on the beam. */
  readonly x: number;
  /** The hook's eye. */
  readonly hook: Point;
  readonly mood: CraneMood;
  /** Seconds. */
  readonly time: number;
};

/** The trolley with its driver, and the cable down to the hook. */
export function drawRig(to: Surface, { x, hook, mood, time }: Rig): void {
  const { c } = to;
  const look = CABS.of(to);
  const scale = cabScale(to);
  const foot = cabFoot(to) - 8;
  for (const [width, paint] of [
    [9, INK],
    [4, '#cfd3e6'],
  ] as const)
    draw.line(c, [x, foot, hook.x, hook.y], width, paint);
  const nod = to.reducedMotion ? 0 : Math.sin(time * 2.1) * 0.03;
  c.save();
  c.translate(x, BEAM - 6);
  c.scale(scale, scale);
  draw.stamped(to, 'cab back', { x: 0, y: 74, width: 190, height: 170 }, (on) =>
    draw.transformed(on, { y: -74 }, () => paintCabBack(on)),
  );
  draw.stamped(to, `crane ${mood}`, { x: -4, y: 72, width: 210, height: 200, rotate: nod }, (on) =>
    draw.transformed(on, { x: 4, y: 38, scale: 0.86 }, () => paintCrane(on, mood, look)),
  );
  draw.stamped(to, 'cab', { x: 0, y: 124, width: 180, height: 80 }, (on) =>
    draw.transformed(on, { y: -124 }, () => paintCab(on, look)),
  );
  c.restore();
  draw.disc(c, hook.x, hook.y, 15, INK);
  draw.disc(c, hook.x, hook.y, 10, YELLOW);
  draw.disc(c, hook.x, hook.y, 4, INK);
}

function paintCabBack(c: Context): void {
  for (const side of [-1, 1]) {
    draw.line(c, [side * 70, 4, side * 70, 112], 12, INK);
    draw.line(c, [side * 70, 4, side * 70, 112], 5, YELLOW);
    draw.disc(c, side * 46, 2, 15, INK);
    draw.disc(c, side * 46, 2, 9, '#8d93b8');
  }
  draw.rounded(c, -78, 0, 156, 16, 6, INK);
  draw.rounded(c, -74, 3, 148, 9, 4, YELLOW);
}

function paintCab(c: Context, { cab }: Look): void {
  draw.rounded(c, -84, 98, 168, 56, 16, INK);
  draw.rounded(c, -78, 103, 156, 45, 12, draw.down(c, 103, 148, ...cab));
  draw.rounded(c, -70, 107, 140, 8, 4, '#ffffff66');
  for (let n = -2; n <= 2; n += 1)
    draw.line(c, [n * 30 - 8, 144, n * 30 + 8, 126], 8, draw.fade('#fff3d0', 0.9));
  draw.rounded(c, -20, 146, 40, 14, 6, INK);
}

type Look = Keepsake & {
  readonly hat: readonly [string, string];
  readonly brim: string;
  /** Of the cab that it drives, from top to bottom. */
  readonly cab: readonly [string, string];
};

/** What players own: the driver's hat and cab. */
export const CABS = keepsakes<Look>(
  [
    {
      id: 'site',
      needs: 0,
      hat: ['#fff08a', YELLOW],
      brim: '#ffb31f',
      cab: ['#ff7a6a', '#d9383f'],
    },
    {
      id: 'harbor',
      needs: 2,
      hat: ['#ffffff', '#cfe4ff'],
      brim: '#2f6fd0',
      cab: ['#5fa8ff', '#2358b8'],
    },
    {
      id: 'spruce',
      needs: 5,
      hat: ['#c8f59a', '#6fbf3c'],
      brim: '#3f8a2a',
      cab: ['#6fce7a', '#23804a'],
    },
    {
      id: 'berry',
      needs: 10,
      hat: ['#ffc8e4', '#f06aa8'],
      brim: '#c8367e',
      cab: ['#d27aff', '#7a2fb8'],
    },
    {
      id: 'sunset',
      needs: 18,
      hat: ['#ffd9a0', '#ff8a2a'],
      brim: '#d9601a',
      cab: ['#ffb54a', '#e0622a'],
    },
    {
      id: 'ice',
      needs: 28,
      hat: ['#f2fdff', '#8fe3f5'],
      brim: '#3fb8d8',
      cab: ['#a8f0f5', '#2f9ab8'],
    },
    {
      id: 'aurora',
      needs: 40,
      hat: ['#b8ffe0', '#3fe0a8'],
      brim: '#7a4dff',
      cab: ['#6a5ae0', '#1f2a7a'],
    },
    {
      id: 'gold',
      needs: 52,
      hat: ['#fffbe0', '#ffd75a'],
      brim: '#c98a10',
      cab: ['#ffe27a', '#c88a10'],
    },
  ],
  (c, look) => {
    c.scale(0.5, 0.5);
    c.translate(0, -4);
    draw.transformed(c, { y: 18 }, () => paintCrane(c, 'calm', look));
    draw.transformed(c, { y: -64 }, () => paintCab(c, look));
  },
);

function paintCrane(c: Context, mood: CraneMood, { hat, brim }: Look): void {
  const white = '#fffdf6';
  const raised = mood !== 'calm';
  draw.drawPath(c, CRANE.plume, { fill: '#3a3450', line: INK, width: 7 });
  if (raised) draw.drawPath(c, CRANE.wing, { fill: white, line: INK, width: 9 });
  draw.drawPath(c, CRANE.body, { fill: white, line: INK, width: 9 });
  draw.drawPath(c, CRANE.neck, { line: INK, width: 33 });
  draw.drawPath(c, CRANE.neck, { line: white, width: 24 });
  draw.drawPath(c, CRANE.throat, { line: '#3a3450', width: 9 });
  draw.drawPath(c, CRANE.beak, { fill: '#f2a02c', line: INK, width: 8 });
  draw.drawPath(c, CRANE.gape, { line: '#a85a12', width: 3 });
  draw.drawPath(c, CRANE.head, { fill: white, line: INK, width: 9 });
  draw.drawPath(c, CRANE.hat, {
    fill: draw.down(c, -114, -84, ...hat),
    line: INK,
    width: 8,
  });
  draw.drawPath(c, CRANE.ridge, { line: '#ffffffb0', width: 5 });
  draw.drawPath(c, CRANE.brim, { fill: brim, line: INK, width: 6 });
  draw.disc(c, -2, -70, 6, '#ff9ab0');
  if (mood === 'glad') draw.drawPath(c, 'M8 -70Q15 -82 22 -71', { line: INK, width: 5 });
  else {
    const r = mood === 'shocked' ? 9 : 6.5;
    draw.disc(c, 15, -73, r + 1.5, mood === 'shocked' ? INK : '#e8604a');
    if (mood === 'shocked') draw.disc(c, 15, -73, 8, '#ffffff');
    draw.disc(c, 16, -72, mood === 'shocked' ? 3.5 : 5, INK);
    draw.disc(c, 17.5, -74.5, 1.8, '#ffffff');
  }
}

/** From the hook to the corners of the floor. */
export function drawSling(c: Context, hook: Point, left: Point, right: Point): void {
  for (const [width, paint] of [
    [8, INK],
    [3.5, '#f3e7cf'],
  ] as const)
    draw.line(c, [left.x, left.y, hook.x, hook.y, right.x, right.y], width, paint);
}
