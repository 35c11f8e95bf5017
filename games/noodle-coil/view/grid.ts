import type { Point } from '@playgrove/kit/contract';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { trayFor, type Tray } from '../levels.ts';
import { paceOf } from '../rules/grid.ts';
import { enclosed } from '../rules/ring.ts';
import type { GridState, Way } from '../rules/types.ts';
import { CELL, FRAME, middleOf, paintBoard } from './board.ts';
import { ease, type Context } from './draw.ts';
import { paintHead } from './face.ts';
import { createSpine, paintBody, put, type Spine } from './ribbon.ts';
import { brothNumber, brothOf, NOODLES } from './skins.ts';
import { paintFlyers, paintToppings } from './toppings.ts';
import { stepUi, takeCues, turnHead, type Ui } from './ui.ts';

const GIRTH = 15;
const HEAD = 24;
const TOPPING = 40;
const RIM = 2.6;
const ANGLES = [-Math.PI / 2, 0, Math.PI / 2, Math.PI] as const;

const spine = createSpine();

export function gridWorld(state: GridState): { readonly width: number; readonly height: number } {
  const { width, height } = trayFor(state.level).grid;
  return { width: width * CELL + 2 * FRAME, height: height * CELL + 2 * FRAME + 8 };
}

export function placeInGrid(at: Point): Point {
  return { x: FRAME + (at.x + 0.5) * CELL, y: FRAME + (at.y + 0.5) * CELL };
}

export function angleOf(way: Way): number {
  return ANGLES[way];
}

export function drawGrid(to: Surface, state: GridState, ui: Ui, motion: Motion<unknown>): void {
  const tray = trayFor(state.level);
  takeCues(ui, motion.cues, placeInGrid, (at) => ui.served.get(at.y * tray.grid.width + at.x));
  ui.served = new Map(state.food.map(({ cell, kind }) => [cell, kind]));
  snapshotCoils(ui, state, tray, motion);
  stepUi(ui, motion.dt, (state.body.length + 1) * CELL);
  // The head turns at once toward the next turn taken in, a cell before its body does.
  turnHead(ui, angleOf(state.turns[0] ?? state.way), motion.dt);
  const number =
    state.level < 0 ? brothNumber(state.body.length + state.grow) : Math.floor(state.level / 8) + 1;
  paintBoard(to, tray, brothOf(number), `tray-${state.level}-${number}`);
  paintFlashes(to.c, ui);
  const served = state.food.map(({ cell, kind }) => ({ id: cell, kind, ...middleOf(tray, cell) }));
  paintToppings(to, served, TOPPING);
  paintNoodle(to, state, tray, ui, motion);
}

/** How far the head is into the next cell, 0 to 1. */
function progress(state: GridState, part: number): number {
  return Math.min(1, (state.step + (state.age < 0 ? 0 : part)) / paceOf(state));
}

function paintNoodle(
  to: Surface,
  state: GridState,
  tray: Tray,
  ui: Ui,
  motion: Motion<unknown>,
): void {
  const { c } = to;
  ui.wonFor = state.won ? ui.wonFor + motion.dt : 0;
  const going = progress(state, motion.part + ui.wonFor * 60);
  const pieces = layCells(state, tray, going);
  const waiting = state.age < 0;
  const pressed = Math.max(ui.squash * 0.5, Math.min(1, state.press / 5));
  c.save();
  c.beginPath();
  c.rect(FRAME - 2, FRAME - 2, tray.grid.width * CELL + 4, tray.grid.height * CELL + 4);
  if (tray.wraps) c.clip();
  // Pieces beyond a rim that leads round are drawn first, the head's own last.
  for (const piece of pieces.toReversed()) {
    paintBody(c, piece, GIRTH, NOODLES.of(to), {
      rim: RIM,
      waves: piece === spine ? ui.waves : [],
      sway: waiting && !to.reducedMotion ? 3.2 : 0,
      phase: to.time * 6,
      lift: 0.35,
    });
  }
  const [hx, hy] = [spine.at[0] ?? 0, spine.at[1] ?? 0];
  const lean = pressed * 5;
  const [x, y] = [hx + Math.cos(ui.angle) * lean, hy + Math.sin(ui.angle) * lean];
  paintFlyers(to, ui.flyers, x, y, TOPPING);
  const ahead = { x: x + Math.cos(ui.angle) * CELL, y: y + Math.sin(ui.angle) * CELL };
  const hungry = state.food.some(({ cell }) => {
    const at = middleOf(tray, cell);
    return Math.hypot(at.x - ahead.x, at.y - ahead.y) < CELL * 0.9;
  });
  paintHead(c, x, y, HEAD * (1 + 0.1 * ui.mouth), NOODLES.of(to), {
    angle: ui.angle + (waiting && !to.reducedMotion ? Math.sin(to.time * 6) * 0.14 : 0),
    gaze: angleOf(state.turns.at(-1) ?? state.way),
    mouth: Math.max(ui.mouth, hungry ? 0.6 : 0, ui.joy > 0.4 ? 0.7 : 0),
    blink: to.time % 3.4 < 0.12 ? 1 : 0,
    squash: pressed,
    temper: state.end ? 'dizzy' : 'calm',
    sprig: true,
    rim: RIM,
  });
  c.restore();
}

const spare: Spine[] = [];

/** Samples to a cell. */
const FINE = 5;

/**
 * Lays the body through its cells, corners rounded, in one piece, or in more where it crosses a
 * rim that leads round. The head is `going` of the way into its cell; the cell it is turned
 * toward already bends its path.
 */
function layCells(state: GridState, tray: Tray, going: number): Spine[] {
  const pieces: Spine[] = [spine];
  let piece = spine;
  piece.count = 0;
  piece.start = 0;
  piece.rest = 0;
  const path = state.body.map((cell) => middleOf(tray, cell));
  const head = path[0] ?? { x: 0, y: 0 };
  const angle = angleOf(state.turns[0] ?? state.way);
  path.unshift({ x: head.x + Math.cos(angle) * CELL, y: head.y + Math.sin(angle) * CELL });
  if (state.left >= 0) path.push(middleOf(tray, state.left));
  const end = path.length - 1 - (state.left >= 0 ? going : 0);
  let last: Point | undefined;
  for (let at = 2 - going; ; at += 1 / FINE) {
    const point = along(path, Math.min(at, end));
    if (last && Math.abs(point.x - last.x) + Math.abs(point.y - last.y) > CELL) {
      piece = spare[pieces.length - 1] ?? createSpine();
      spare[pieces.length - 1] = piece;
      piece.count = 0;
      pieces.push(piece);
    }
    put(piece, point.x, point.y);
    last = point;
    if (at >= end) return pieces;
  }
}

/** The place at a number of cells along a path; corners are cut round, rims crossed straight. */
function along(path: readonly Point[], at: number): Point {
  const index = Math.max(0, Math.min(path.length - 1, Math.round(at)));
  const here = path[index] ?? { x: 0, y: 0 };
  const [from, to] = [half(path[index - 1], here), half(path[index + 1], here)];
  const a = from ?? opposite(here, to);
  const b = to ?? opposite(here, from);
  // A quadratic curve from edge to edge, bent by the cell's middle.
  const t = at - index + 0.5;
  const u = 1 - t;
  return {
    x: u * u * a.x + 2 * u * t * here.x + t * t * b.x,
    y: u * u * a.y + 2 * u * t * here.y + t * t * b.y,
  };
}

/** The middle of the edge between two cells; nothing when they do not touch. */
function half(other: Point | undefined, here: Point): Point | undefined {
  if (!other || Math.abs(other.x - here.x) + Math.abs(other.y - here.y) > CELL * 1.5)
    return undefined;
  return { x: (other.x + here.x) / 2, y: (other.y + here.y) / 2 };
}

/** Straight on, through the other edge. */
function opposite(here: Point, edge: Point | undefined): Point {
  return edge ? { x: 2 * here.x - edge.x, y: 2 * here.y - edge.y } : here;
}

function snapshotCoils(ui: Ui, state: GridState, tray: Tray, motion: Motion<unknown>): void {
  for (const { name } of motion.cues) {
    if (name !== 'coil' && name !== 'single') continue;
    const outline = [...enclosed(state.body, tray)].flatMap((cell) => {
      const { x, y } = middleOf(tray, cell);
      return [x, y];
    });
    ui.flashes.push({ outline, age: 0 });
  }
}

/** The cells a coil held light up. */
function paintFlashes(c: Context, ui: Ui): void {
  for (const { outline, age } of ui.flashes) {
    const grow = CELL * (0.5 + 0.12 * ease.out(age));
    c.globalAlpha = 1 - ease.out(age);
    c.fillStyle = '#fff6c4';
    for (let at = 0; at < outline.length; at += 2) {
      c.fillRect((outline[at] ?? 0) - grow, (outline[at + 1] ?? 0) - grow, grow * 2, grow * 2);
    }
    c.globalAlpha = 1;
  }
}
