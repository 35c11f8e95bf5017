import { hexCenter } from '@playgrove/kit/logic/hexgrid';
import { ease, type Motion } from '@playgrove/kit/runtime';
import { gridFor, type Shot, type State } from '../rules/state.ts';
import { type Layout, toWorld, UNIT } from './layout.ts';
import { timesOf } from './timeline.ts';
import type { Ui } from './ui.ts';

const GRAVITY = 3000;
const MAX_FALLERS = 70;
const SPLASH = 0.5;
const KNOCK = 0.35;

/** Keeps display time: the camera, what falls, recoil, the fizz that rises. */
export function follow(
  ui: Ui,
  state: State,
  layout: Layout,
  motion: Motion<State>,
  reducedMotion: boolean,
): void {
  const { dt, from } = motion;
  if (ui.shot !== state.shot) {
    if (state.last && from && state.shot > ui.shot) begin(ui, state.last, from, layout);
    ui.shot = state.shot;
  }
  const settled = !from || !state.last || motion.part >= 1;
  const near = (now: number, goal: number, pace: number): number =>
    reducedMotion ? goal : goal + (now - goal) * Math.exp(-pace * dt);
  if (settled) ui.camera = near(ui.camera, state.top, 7);
  if (Math.abs(ui.camera - state.top) < 0.002) ui.camera = state.top;
  ui.push = settled ? near(ui.push, 0, 9) : ui.push;
  ui.shown = near(ui.shown, ui.angle, 40);
  ui.kick = Math.max(0, ui.kick - dt * 6);
  ui.load = Math.min(1, ui.load + dt * 5);
  ui.fizz = near(ui.fizz, state.fizz, 5);
  if (ui.knock && (ui.knock.age += dt) > KNOCK) ui.knock = undefined;
  fall(ui, layout, dt);
}

function begin(ui: Ui, shot: Shot, from: State, layout: Layout): void {
  const { flight, fall: let_go } = timesOf(shot);
  const grid = gridFor(from);
  ui.kick = 1;
  ui.load = 0;
  if (shot.pushed) ui.push = -1;
  const end = shot.path.at(-1);
  if (end) ui.knock = { x: end.x, y: end.y, age: -flight / 1000 };
  shot.drops.forEach((cell, index) => {
    if (ui.fallers.length >= MAX_FALLERS) return;
    const at = toWorld(layout, hexCenter(grid, cell), ui.camera);
    ui.fallers.push({
      kind: from.cells[cell] ?? 0,
      x: at.x,
      y: at.y,
      vx: Math.sin(cell * 12.9) * 150,
      vy: -120 - Math.abs(Math.sin(cell * 7.7)) * 160,
      turn: 0,
      spin: Math.sin(cell * 3.1) * 5,
      wait: let_go / 1000 + index * 0.012,
    });
  });
}

function fall(ui: Ui, layout: Layout, dt: number): void {
  const half = UNIT * 0.5;
  for (const sweet of ui.fallers) {
    sweet.wait -= dt;
    if (sweet.wait > 0) continue;
    sweet.vy += GRAVITY * dt;
    sweet.x += sweet.vx * dt;
    sweet.y += sweet.vy * dt;
    sweet.turn += sweet.spin * dt;
    const [left, right] = [layout.x + half, layout.x + layout.court - half];
    if (sweet.x < left || sweet.x > right) {
      sweet.x = Math.max(left, Math.min(right, sweet.x));
      sweet.vx = -sweet.vx;
    }
    if (sweet.y > layout.sea + 20) ui.splashes.push({ x: sweet.x, age: 0, size: 1 });
  }
  ui.fallers = ui.fallers.filter(({ y }) => y <= layout.sea + 20);
  for (const splash of ui.splashes) splash.age += dt;
  if (ui.splashes.length > 0) ui.splashes = ui.splashes.filter(({ age }) => age < SPLASH);
}

/** How far a sweet gives way to a knock, in world units. */
export function givesWay(ui: Ui, x: number, y: number): { readonly x: number; readonly y: number } {
  const { knock } = ui;
  if (!knock || knock.age < 0) return { x: 0, y: 0 };
  const [dx, dy] = [x - knock.x, y - knock.y];
  const far = Math.hypot(dx, dy);
  if (far < 0.1 || far > 2.6) return { x: 0, y: 0 };
  const part = knock.age / KNOCK;
  const push = Math.sin(part * Math.PI) * (1 - ease.in(part)) * 11 * (1 - far / 2.6);
  return { x: (dx / far) * push, y: (dy / far) * push };
}
