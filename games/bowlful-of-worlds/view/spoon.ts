import { cos, sin } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake, Surface } from '@playgrove/kit/runtime';
import { fallOf, type Fall } from '../rules/aim.ts';
import { MOON, NONE, radiusOf, RELOAD, RIM, ROCK, type State } from '../rules/state.ts';
import type { Layout } from './layout.ts';
import { plainPose } from './prints.ts';
import type { Ui } from './ui.ts';
import { INK } from './worlds.ts';

const HANDLE = 320;
const WIDE = 70;

type Look = Keepsake & {
  /** Light, middle and shade. */
  readonly metal: readonly [string, string, string];
};

/** What players own: their spoons. */
export const SPOONS = keepsakes<Look>(
  [
    { id: 'steel', needs: 0, metal: ['#ffffff', '#d5dcf2', '#97a0c8'] },
    { id: 'copper', needs: 2, metal: ['#ffe3c8', '#e0935a', '#9a5226'] },
    { id: 'mint', needs: 6, metal: ['#e6fff2', '#7fe0b4', '#329b74'] },
    { id: 'coral', needs: 12, metal: ['#ffe6e2', '#ff8f80', '#d04a52'] },
    { id: 'bamboo', needs: 20, metal: ['#fff3cf', '#e2bd74', '#a87a36'] },
    { id: 'nebula', needs: 32, metal: ['#f3dcff', '#a66bf0', '#5b2ab0'] },
    { id: 'comet', needs: 48, metal: ['#e2f6ff', '#5fb8f5', '#2063b8'] },
    { id: 'sun', needs: 66, metal: ['#fffbe0', '#ffd75a', '#c98a10'] },
  ],
  (c, look) => {
    c.rotate(-0.78);
    c.translate(-30, 0);
    c.scale(0.28, 0.42);
    paintSpoon(c, look);
  },
);

/** The spoon around its bowl's middle; its handle goes along the x axis. */
function paintSpoon(c: Context, { metal: [light, middle, shade] }: Look): void {
  const steel = draw.linear(c, 0, -44, 0, 48, light, middle, shade);
  c.lineJoin = 'round';
  const trace = (): void => {
    c.beginPath();
    c.moveTo(44, -15);
    c.quadraticCurveTo(90, -9, 150, -9);
    c.lineTo(HANDLE, -17);
    c.lineTo(HANDLE, 17);
    c.lineTo(150, 9);
    c.quadraticCurveTo(90, 9, 44, 15);
    c.ellipse(0, 0, 56, 47, 0, 0.34, Math.PI * 2 - 0.34);
    c.closePath();
  };
  trace();
  c.strokeStyle = INK;
  c.lineWidth = 9;
  c.stroke();
  c.fillStyle = steel;
  c.fill();
  c.beginPath();
  c.ellipse(0, 0, 46, 38, 0, 0, Math.PI * 2);
  c.fillStyle = draw.linear(c, 0, -40, 0, 40, shade, middle, light);
  c.fill();
  draw.line(c, [70, -5, 290, -9], 3, '#ffffffb0');
}

let memo: { state: State; angle: number; at: number; fall: Fall } | undefined;

/** Where the held world would land; worked out again a few times a second. */
export function fallNow(state: State, angle: number): Fall {
  const at = state.nextId * 1000 + Math.floor(state.idle / 4);
  if (memo?.state !== state || memo.angle !== angle || memo.at !== at)
    memo = { state, angle, at, fall: fallOf(state, angle) };
  return memo.fall;
}

/** The way down and a ghost where the held world would land. */
export function drawGuide(to: Surface, layout: Layout, state: State, ui: Ui): void {
  if (state.held === NONE || state.end !== '') return;
  const { c } = to;
  const { path, end, hit } = fallNow(state, Math.round(ui.angle));
  const r = radiusOf(state.held);
  c.strokeStyle = draw.fade('#ffffff', ui.aiming ? 0.85 : 0.5);
  c.lineWidth = 5;
  c.lineCap = 'round';
  c.setLineDash([1, 14]);
  c.beginPath();
  for (let n = 0; n < path.length; n += 2)
    c.lineTo(layout.x + (path[n] ?? 0), layout.y + (path[n + 1] ?? 0));
  c.stroke();
  c.setLineDash([]);
  const other = state.bodies[hit];
  const fits = other && other.kind !== ROCK && (state.held === MOON || other.kind === state.held);
  const color = fits ? '#ffe14a' : '#ffffff';
  const [x, y] = [layout.x + end.x, layout.y + end.y];
  draw.disc(c, x, y, r, draw.fade(color, fits ? 0.3 : 0.16));
  draw.ring(c, x, y, r - 2, fits ? 5 : 3, draw.fade(color, fits ? 1 : 0.65));
  if (fits)
    draw.ring(c, layout.x + other.x, layout.y + other.y, radiusOf(other.kind) + 3, 5, '#ffe14a');
}

/** The spoon with the held world. */
export function drawSpoon(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const turn = (ui.shown * Math.PI) / 1800;
  const out = RIM + ui.kick * 46;
  const [dx, dy] = [cos(turn), sin(turn)];
  const [x, y] = [layout.x + dx * out, layout.y + dy * out];
  const middle = HANDLE / 2 - 26;
  to.stamp(
    'spoon',
    HANDLE + 80,
    WIDE * 2,
    (c) => {
      c.translate(-middle, 0);
      paintSpoon(c, SPOONS.of(to));
      c.translate(middle, 0);
    },
    x + dx * middle,
    y + dy * middle,
    { rotate: turn },
  );
  if (state.held === NONE) return;
  const ready = 1 - state.reload / RELOAD;
  const grown = Math.min(1, 0.3 + ready * 0.9);
  const r = radiusOf(state.held) * grown;
  const mood = ui.aiming ? 'joy' : 'awake';
  ui.sprites.world(to.c, state.held, mood, radiusOf(state.held), plainPose(x, y, r));
}
