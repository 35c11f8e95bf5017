import * as draw from '@playgrove/kit/draw';
import { createRng } from '@playgrove/kit/core';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { at as hookedAt, refuge } from '../rules/fight.ts';
import type { Patch, State } from '../rules/state.ts';
import { asks, BEAM, flowOf, FRIGHT, isLit, SHORT } from '../rules/traits.ts';
import { FAR, HALF, landing, meetings, NEAR } from '../rules/water.ts';
import { stand } from './angler.ts';
import { warningOf } from './gauge.ts';
import { halfWidth, mx, my, near, type Size, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;

/** World units of half an ellipse so many meters across that lies on the water. */
function lies(size: Size, z: number, r: number, out = r / 0.7): { rx: number; ry: number } {
  return {
    rx: (r / HALF) * halfWidth(size),
    ry: Math.abs(my(size, z - out) - my(size, z + out)) / 2,
  };
}

/** What a water is made of, under ripples and float: weed or holes, the lamp's light, the current. */
export function drawWaters(to: Surface, state: State, ui: Ui): void {
  if (asks(state, 'dark')) lamp(to, state, ui);
  if (asks(state, 'flow')) current(to, state, ui);
  for (const patch of state.patches.toSorted((a, b) => b.z - a.z)) lay(to, state, ui, patch);
}

function lay(to: Surface, { params: { lake } }: State, { size }: Ui, { x, z, r }: Patch): void {
  const { rx, ry } = lies(size, z, r, r * SHORT);
  const ice = lake === 6;
  to.stamp(ice ? 'hole' : 'pads', 250, 150, ice ? hole : pads, mx(size, x), my(size, z), {
    scaleX: rx / 100,
    scaleY: ry / 50,
  });
}

/** All within an ellipse of 100 by 50. */
function hole(c: Context): void {
  draw.blob(c, 0, 4, 116, 62, '#8fbcdc');
  draw.blob(c, 0, 0, 114, 60, '#ffffff');
  draw.blob(c, 0, 3, 101, 51, '#5a9ac8');
  draw.blob(c, 0, 7, 99, 47, draw.down(c, -40, 54, '#1c4f80', '#123a6a', '#2a78a8'));
  draw.drawPath(c, 'M-62 -14 Q0 -40 60 -16', { line: '#ffffff66', width: 3 });
}

function pads(c: Context): void {
  const rng = createRng(4);
  draw.blob(c, 0, 2, 108, 56, '#0c3a2cb8');
  for (let at = 0; at < 26; at += 1) {
    const angle = at * 2.4;
    const far = Math.sqrt((at + 0.5) / 26);
    const [x, y] = [Math.cos(angle) * far * 88, Math.sin(angle) * far * 42];
    const r = rng.between(16, 25);
    draw.blob(c, x, y + 3, r, r * 0.55, '#0a2c22');
    draw.blob(c, x, y, r, r * 0.55, rng.pick(['#4fae54', '#3f9a4c', '#6fc45c']));
    draw.blob(c, x - r * 0.2, y - r * 0.14, r * 0.5, r * 0.2, '#ffffff33');
  }
  for (const [x, y] of [
    [-40, -8],
    [34, 14],
  ] as const) {
    for (const turn of [-0.9, -0.3, 0.3, 0.9]) {
      draw.blob(c, x + turn * 9, y - 6 - Math.cos(turn) * 4, 5, 10, '#ffc0dc', turn);
    }
    draw.disc(c, x, y - 6, 4.5, '#ffe27a');
  }
}

const SIGHT = 100;

/** The lamp's light on the water, where the rod points. */
function lamp(to: Surface, state: State, { size, lean }: Ui): void {
  const { phase } = state;
  if (phase !== 'idle' && phase !== 'charge') return;
  const { c } = to;
  const [top, foot] = [my(size, FAR + 2), my(size, NEAR - 0.5)];
  const x = mx(size, lean);
  const half = lies(size, NEAR, BEAM).rx;
  const from = stand(size);
  draw.fillPath(c, '#fff3a61f', (path) => {
    path.moveTo(from.x - 6, from.y - 150 * from.scale);
    path.lineTo(from.x + 6, from.y - 150 * from.scale);
    path.lineTo(x + half, foot);
    path.lineTo(x - half, foot);
  });
  to.stamp(
    'lamp',
    SIGHT * 2,
    SIGHT * 2,
    (on) =>
      draw.disc(
        on,
        0,
        0,
        SIGHT,
        draw.radial(on, 0, 0, SIGHT, '#fff6b8a0', '#ffe98a66', '#ffe98a00'),
      ),
    x,
    (top + foot) / 2,
    { scaleX: (half * 1.45) / SIGHT, scaleY: ((foot - top) * 0.66) / SIGHT },
  );
}

/** A chevron that points to a side. */
function chevron(path: Context, x: number, y: number, side: number, s: number): void {
  path.moveTo(x - side * s, y - s * 0.6);
  path.lineTo(x, y);
  path.lineTo(x - side * s, y + s * 0.6);
}

/** Chevrons that go with the water. */
function current(to: Surface, state: State, { size }: Ui): void {
  const flow = flowOf(state);
  const way = flow < 0 ? -1 : 1;
  const half = halfWidth(size);
  const t = to.reducedMotion ? 0 : (to.time * flow * 60 * half) / HALF;
  draw.rim(to.c, '#ffffff8c', 3, (path) => {
    for (let at = 0; at < 16; at += 1) {
      const z = 6.5 + ((at * 7.7) % 26);
      const s = near(z) * 12;
      const raw = (((at * 151.3 + t) % (half * 2)) + half * 2) % (half * 2);
      const [x, y] = [size.width / 2 - half + raw, my(size, z)];
      for (const lag of [0, way * s * 1.1]) chevron(path, x - lag, y, way, s);
    }
  });
}

/** About the ripples and where a cast would go: whom it frightens, whom it meets, where they swim. */
export function drawMarks(to: Surface, state: State, ui: Ui): void {
  const { phase } = state;
  if (phase !== 'idle' && phase !== 'charge') return;
  if (asks(state, 'shy')) for (const { x, z } of state.spots) dashed(to, ui, x, z, FRIGHT);
  if (asks(state, 'roam')) ahead(to, state, ui);
  if (phase !== 'charge') return;
  const { x, z } = landing(state);
  if (flowOf(state) !== 0) {
    const end = Math.max(-HALF, Math.min(HALF, x + flowOf(state) * 190));
    lane(to, ui, x, end, z);
    for (const { spot } of meetings(state, x, z)) {
      if (!isLit(state, spot)) continue;
      const { rx, ry } = lies(ui.size, spot.z, 1.3);
      const [sx, sy] = [mx(ui.size, spot.x), my(ui.size, spot.z)];
      draw.rim(to.c, '#7dffb0', 4, (path) => path.ellipse(sx, sy, rx, ry, 0, 0, 7));
    }
  }
}

/** Inside this ring a float frightens. */
function dashed(to: Surface, { size }: Ui, x: number, z: number, r: number): void {
  const { rx, ry } = lies(size, z, r);
  const [cx, cy] = [mx(size, x), my(size, z)];
  draw.rim(to.c, '#ff9a8ac8', 3, (path) => {
    for (let dash = 0; dash < 10; dash += 1) {
      const angle = (dash / 10) * Math.PI * 2;
      path.moveTo(cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry);
      path.ellipse(cx, cy, rx, ry, 0, angle, angle + 0.36);
    }
  });
}

/** The way that a float will be carried. */
function lane(to: Surface, { size }: Ui, from: number, till: number, z: number): void {
  const side = till < from ? -1 : 1;
  const y = my(size, z);
  const s = near(z) * 12;
  draw.rim(to.c, '#ffe27ad8', 4, (path) => {
    path.moveTo(mx(size, from), y);
    path.lineTo(mx(size, till), y);
    for (let at = 1; at <= 3; at += 1) {
      chevron(path, mx(size, from + ((till - from) * at) / 3), y, side, s);
    }
  });
}

/** Three chevrons before each shoal. */
function ahead(to: Surface, state: State, { size }: Ui): void {
  draw.rim(to.c, '#ffffffc8', 3.4, (path) => {
    for (const { x, z, drift } of state.spots) {
      const side = drift < 0 ? -1 : 1;
      const s = near(z) * 8;
      for (let at = 0; at < 3; at += 1) {
        chevron(path, mx(size, x) + side * s * (6 + at * 1.6), my(size, z), side, s);
      }
    }
  });
}

/** Over a fight: the side to hold to. */
export function drawStruggle(to: Surface, state: State, ui: Ui): void {
  const { fight } = state;
  if (!fight || state.phase !== 'fight') return;
  const warning = warningOf(state);
  const { x, y: z } = hookedAt(state, fight);
  const bed = refuge(state, fight);
  const away = warning === 'rim' ? state.x - x : warning === 'lean' && bed ? x - bed.x : 0;
  if (away !== 0) pointer(to, ui, x, z, away < 0 ? -1 : 1);
}

/** A big arrow next to the fish. */
function pointer(to: Surface, { size, age }: Ui, x: number, z: number, side: number): void {
  const beat = to.reducedMotion ? 0 : Math.sin(age * 9) * 6;
  const s = 22 * near(z);
  for (const [width, color] of [
    [15, INK],
    [8, '#ffe27a'],
  ] as const) {
    draw.rim(to.c, color, width, (path) => {
      for (const far of [70, 102]) {
        const px = mx(size, x) + side * (far * near(z) + beat);
        chevron(path, px, my(size, z), side, s);
      }
    });
  }
}
