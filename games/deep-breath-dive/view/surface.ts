import { cloud, rays, ridge } from '@playgrove/kit/draw';
import {
  disc,
  down,
  fade,
  fillPath,
  line,
  mix,
  PALETTE,
  place,
  radial,
  rim,
  rounded,
  shade,
  tint,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import type { State } from '../rules/state.ts';
import { figure } from './diver.ts';
import { px, py, wet, type Ui } from './ui.ts';

const INK = PALETTE.ink;
/** Morning, noon and dusk: a sky for each breath. */
const SKIES = [
  { sky: ['#4f7be0', '#9fc4ff', '#ffe3b8'], sun: '#fff3c0', hill: '#6f7fc8', high: 0.58 },
  { sky: ['#1f8af0', '#6fd0ff', '#d8fbff'], sun: '#ffffff', hill: '#3fa6a0', high: 0.3 },
  { sky: ['#4a2a8c', '#d8568a', '#ffb45c'], sun: '#ffe08a', hill: '#5a2f7c', high: 0.72 },
] as const;

/** Everything above the water, drawn only while it is in sight. */
export function drawSky(to: Surface, state: State, ui: Ui): void {
  const line0 = py(ui, 0);
  const { c, bleed } = to;
  if (line0 < bleed.y - 40) return;
  const day = SKIES[Math.min(2, state.dive - 1)] ?? SKIES[0];
  const air = { x: bleed.x, y: line0 - bleed.height, width: bleed.width, height: bleed.height };
  c.fillStyle = down(c, line0 - to.height * 0.5, line0, ...day.sky);
  c.fillRect(air.x, air.y, air.width, air.height);
  const sun = { x: to.width * 0.72, y: line0 - to.height * 0.36 * (1 - day.high * 0.6) };
  disc(
    c,
    sun.x,
    sun.y,
    210,
    radial(c, sun.x, sun.y, 210, fade(day.sun, 0.85), fade(day.sun, 0.22), fade(day.sun, 0)),
  );
  rays(c, air, sun.x, sun.y, 12, fade(day.sun, 0.1), to.calm ? 0 : to.time * 0.02);
  disc(c, sun.x, sun.y, 44, day.sun);
  const drift = to.calm ? 0 : to.time * 5;
  for (const [x, y, r] of [
    [0.16, 0.34, 74],
    [0.52, 0.42, 52],
    [0.98, 0.22, 84],
  ] as const) {
    cloud(
      c,
      ((x * to.width + drift) % (to.width + 260)) - 60,
      line0 - to.height * y,
      r,
      fade('#ffffff', 0.85),
    );
  }
  ridge(c, { ...air, height: bleed.height }, line0 - 36, 13, mix(day.hill, day.sky[2], 0.45), 4);
  ridge(c, { ...air, height: bleed.height }, line0 - 14, 10, day.hill, 9);
  palms(c, to.width * 0.16, line0 - 20, day.hill);
}

function palms(c: Context, x: number, y: number, colour: string): void {
  const dark = shade(colour, 0.28);
  for (const [dx, h, lean] of [
    [0, 74, 16],
    [38, 54, -12],
  ] as const) {
    rim(c, dark, 6, (path) => {
      path.moveTo(x + dx, y + 8);
      path.quadraticCurveTo(x + dx, y - h * 0.6, x + dx + lean, y - h);
    });
    for (const turn of [-2.7, -2.1, -1.2, -0.5, 0.1]) {
      fillPath(c, dark, (path) => {
        const [tx, ty] = [x + dx + lean + Math.cos(turn) * 36, y - h + Math.sin(turn) * 22 + 10];
        path.moveTo(x + dx + lean, y - h);
        path.quadraticCurveTo((x + dx + lean + tx) / 2, ty - 26, tx, ty);
        path.quadraticCurveTo((x + dx + lean + tx) / 2, ty - 10, x + dx + lean, y - h);
      });
    }
  }
}

/** The waves' edge, before the water and behind the boat. */
export function drawWaves(to: Surface, ui: Ui): void {
  const y0 = py(ui, 0);
  const { c, bleed } = to;
  if (y0 < bleed.y - 60 || y0 > bleed.y + bleed.height) return;
  const at = (x: number, lift: number): number =>
    y0 +
    lift +
    (to.calm ? 0 : Math.sin(x * 0.021 + to.time * 1.6) * 5 + Math.sin(x * 0.05 - to.time) * 2.5);
  for (const [lift, colour, width] of [
    [7, '#ffffff66', 5],
    [0, '#ffffff', 6],
  ] as const) {
    rim(c, colour, width, (path) => {
      for (let x = bleed.x; x <= bleed.x + bleed.width + 16; x += 16)
        path.lineTo(x, at(x + lift * 9, lift));
    });
  }
}

export function drawBoat(to: Surface, state: State, ui: Ui): void {
  const y = py(ui, 0);
  const { c } = to;
  if (y < to.bleed.y - 160 || y > to.bleed.y + to.bleed.height + 40) return;
  const rock = to.calm ? 0 : Math.sin(to.time * 1.3) * 0.03;
  const x = px(ui, 2.4);
  place(c, x, y - 6 + (to.calm ? 0 : Math.sin(to.time * 1.6) * 3), () => boat(c, state), rock);
  if (wet(state) || state.phase === 'end') return;
  // The diver waits at the buoy, holding on.
  place(
    c,
    px(ui, 0),
    y + 12 + (to.calm ? 0 : Math.sin(to.time * 2) * 4),
    () => {
      figure(c, state, to.calm ? 0 : Math.sin(to.time * 3) * 0.4);
      rounded(c, -44, -58, 88, 20, 10, INK);
      rounded(c, -40, -54, 80, 12, 6, '#ff5a3c');
      for (const dx of [-24, 8]) rounded(c, dx, -54, 16, 12, 2, '#ffffff');
    },
    0,
    1.08,
  );
}

function boat(c: Context, state: State): void {
  const hull = (path: Context): void => {
    path.moveTo(-104, -34);
    path.quadraticCurveTo(0, -18, 108, -42);
    path.quadraticCurveTo(96, 14, 62, 20);
    path.lineTo(-66, 20);
    path.quadraticCurveTo(-98, 12, -104, -34);
  };
  line(
    c,
    [
      { x: -10, y: -30 },
      { x: -10, y: -142 },
    ],
    12,
    INK,
  );
  line(
    c,
    [
      { x: -10, y: -30 },
      { x: -10, y: -140 },
    ],
    6,
    '#c9803f',
  );
  const sail = (path: Context): void => {
    path.moveTo(-2, -136);
    path.quadraticCurveTo(78, -104, 84, -52);
    path.quadraticCurveTo(40, -46, -2, -50);
  };
  fillPath(c, down(c, -136, -50, '#fff8e6', '#ffd9a0'), sail);
  rim(c, INK, 5, sail);
  fillPath(c, '#ff5a3c', (path) => {
    path.moveTo(-10, -146);
    path.lineTo(-46, -134);
    path.lineTo(-10, -122);
  });
  rim(c, INK, 4);
  fillPath(c, down(c, -40, 20, tint('#c2653a', 0.25), '#c2653a', shade('#c2653a', 0.4)), hull);
  rim(c, INK, 6, hull);
  rim(c, '#fff1d0', 6, (path) => {
    path.moveTo(-96, -18);
    path.quadraticCurveTo(0, -4, 100, -26);
  });
  // What has been banked today lies in the bow.
  const heaps = Math.min(
    4,
    state.ended.filter(({ how }) => how === 'banked').length + (state.coins > 400 ? 1 : 0),
  );
  for (let at = 0; at < heaps; at += 1) {
    disc(c, -72 + at * 22, -34, 16, INK);
    disc(
      c,
      -72 + at * 22,
      -34,
      12.5,
      radial(c, -76 + at * 22, -40, 22, '#fff2a0', '#ffc62e', '#e8831a'),
    );
  }
}
