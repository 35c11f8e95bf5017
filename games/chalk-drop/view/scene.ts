import * as draw from '@playgrove/kit/draw';
import { chalkDashes } from './chalk.ts';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import type { Point } from '@playgrove/kit/contract';
import { boardOf } from '../rules.ts';
import type { State } from '../rules/state.ts';
import { BOARD } from '../rules/things.ts';
import { drawButtons, drawFilmFrame, drawMeter } from './controls.ts';
import { Film } from './film.ts';
import { layoutFor } from './layout.ts';
import { liveLine } from './live.ts';
import { drawPieces, paintFixed } from './pieces.ts';
import { plainPoses, posesOf } from './poses.ts';
import { drawRefused } from './refused.ts';
import { drawRoom, stub } from './room.ts';
import { listen } from './scratch.ts';
import { CHALKS, drawPart } from './strokes.ts';
import { BACK, type Ui } from './ui.ts';

const scenery = draw.lazy(() => import('./scenery.ts'));

/** Passes time for everything that only the eye needs. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  ui.layout = layoutFor(to.width / to.height, boardOf(state.params));
  const { dt } = motion;
  ui.dust.reducedMotion = to.reducedMotion;
  ui.dust.step(dt);
  if (ui.pressed && (ui.pressed.left -= dt) <= 0) ui.pressed = undefined;
  if (ui.hint && (ui.hint.left -= dt) <= 0) ui.hint = undefined;
  if (ui.refused && (ui.refused.left -= dt) <= 0) ui.refused = undefined;
  ui.back = Math.max(0, ui.back - dt);
  listen(state, ui, dt);
  if (state.phase === 'run') {
    ui.last = state.scene.now.map((pose) => [...pose]);
    ui.running = true;
    ui.hint = undefined;
  } else if (ui.running && state.phase === 'plan') {
    ui.running = false;
    ui.back = to.reducedMotion ? 0 : BACK;
  }
  if (state.phase === 'film' || state.phase === 'won') {
    ui.film ??= new Film(state);
    ui.film.pass(Math.min(6, (to.reducedMotion ? 1 / 60 : Math.max(dt, 1 / 144)) * 60));
  } else ui.film = undefined;
}

export function drawScene(to: Surface, state: State, ui: Ui, part: number): void {
  const { c } = to;
  const { layout } = ui;
  const board = boardOf(state.params);
  const furnish = scenery()?.drawScenery;
  const room = `${furnish ? 'furnished' : 'bare'} ${layout.width} ${Math.round(layout.height)}`;
  to.layer(`room ${board.id} ${room}`, (on, bleed) => {
    drawRoom(on, bleed, layout, furnish);
    on.save();
    on.translate(layout.x, layout.y);
    paintFixed(on, board.things);
    on.restore();
  });
  drawMeter(to, state, ui);
  c.save();
  c.translate(layout.x, layout.y);
  if (ui.film) drawFilm(to, ui.film);
  else drawPlay(to, state, ui, part);
  ui.dust.draw(c);
  drawRefused(to, ui);
  c.restore();
  if (ui.film) drawFilmFrame(to, ui, ui.film.part, state.phase === 'film');
  drawButtons(to, state, ui);
}

function drawFilm(to: Surface, film: Film): void {
  const { state } = film;
  drawPieces(to, state, plainPoses(state));
  if (film.drawn < 1) drawPart(to, film.lines, film.drawn);
}

function drawPlay(to: Surface, state: State, ui: Ui, part: number): void {
  const { c } = to;
  if (state.phase === 'plan') {
    drawTrail(to, state);
    if (ui.hint) drawHint(to, ui.hint.points);
  }
  drawPieces(to, state, posesOf(state, ui, part));
  const { drawing, pen, hand } = ui;
  if (drawing) drawLive(to, state, ui);
  const at = pen.shown ? pen : drawing ? drawing.points.at(-1) : hand;
  if (!at || state.phase !== 'plan') return;
  if (at.x < 0 || at.y < 0 || at.x > 1000 || at.y > 700) return;
  const allowed = ui.room.free(at);
  if (pen.shown) draw.disc(c, at.x, at.y, 11, draw.fade(pen.down ? '#ffd02e' : '#ffffff', 0.8));
  c.save();
  c.translate(at.x + 24, at.y - 24);
  c.rotate(-Math.PI / 4);
  stub(c, 4, 0, allowed ? CHALKS.of(to).chalk : '#ff9a9a', 0, 54);
  c.restore();
}

/** The line under the finger, as the rules would take it. */
function drawLive(to: Surface, state: State, ui: Ui): void {
  const drawn = ui.drawing?.points ?? [];
  if (drawn.length < 2) return;
  const line = liveLine(state, ui).points;
  drawPart(to, [line], 1);
  const [last, tip] = [line.at(-1), drawn.at(-1)];
  if (last && tip && Math.hypot(last.x - tip.x, last.y - tip.y) > 14) {
    chalkDashes(to.c, [last, tip], 4, draw.fade('#ffb0a4', 0.7), 8);
  }
}

/** The way of the ball in the last try, as far as it stayed on the slate. */
function drawTrail(to: Surface, state: State): void {
  const { c } = to;
  for (let at = 0; at + 1 < state.trail.length; at += 2) {
    const [x = 0, y = 0] = [state.trail[at], state.trail[at + 1]];
    if (x < 0 || y < 0 || x > BOARD.width || y > BOARD.height) continue;
    const age = at / state.trail.length;
    draw.disc(c, x, y, 5, draw.fade('#ffe9a8', Math.round((0.25 + age * 0.4) * 20) / 20));
  }
}

function drawHint(to: Surface, points: readonly Point[]): void {
  const glow = to.reducedMotion ? 0.8 : 0.65 + Math.sin(to.time * 5) * 0.2;
  chalkDashes(to.c, points, 9, draw.fade('#ffd02e', Math.round(glow * 20) / 20), 20);
}
