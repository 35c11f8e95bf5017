import * as draw from '@playgrove/kit/draw';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { levelAt } from '../rules/course.ts';
import { DOWN } from '../rules/fall.ts';
import { cruiseOf } from '../rules/ride.ts';
import type { State } from '../rules/state.ts';
import { grindOf } from '../rules/tricks.ts';
import type { BoardTurn } from './board.ts';
import { drawFall, drawLine, drawNeedle, drawSaid, drawWay, letterAhead } from './meters.ts';
import { ease, poseOf } from './pose.ts';
import { drawReady, offersDecks } from './ready.ts';
import { drawFallen, drawRider } from './rider.ts';
import { drawSky } from './sky.ts';
import { drawStreet } from './street.ts';
import { placeAt, type Ui } from './ui.ts';

const TURN = Math.PI * 2;
const SHADE = draw.fade(draw.PALETTE.ink, 0.32);
/** How much of the screen lies behind the rider. */
const LEAD = { landscape: 0.25, portrait: 0.2 };

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  take(to, state, ui, motion);
  follow(to, state, ui, motion);
  if (ui.frames > 0) letterAhead(to, ui.frames - 1);
  drawSky(to, ui.panorama, ui.place, ui.camera, motion.dt);
  // The first frame waits for no bitmap.
  const grain = ui.frames > 0 ? draw.grainOf(to.c) : undefined;
  drawStreet(to, state, ui.camera, grain);
  drawFigure(to, state, ui, motion);
  if (ui.place === 'neon') rain(to);
  if (state.phase === 'ready') drawReady(to, state, ui);
  else {
    speedLines(to, state);
    drawWay(to, state);
    drawLine(to, state, ui, motion);
  }
  ui.frames += 1;
}

/** Takes in what happened since the last frame. */
function take(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  for (const { name, value } of motion.cues) {
    if (name === 'pop') ui.squash.kick(-0.7, to.reducedMotion);
    if (name === 'land') ui.squash.kick(Math.min(1, 0.25 + (value ?? 0) / 22), to.reducedMotion);
    if (name === 'grind') ui.squash.kick(0.5, to.reducedMotion);
    if (name === 'catch' || name === 'sketchy' || name === 'steady') {
      const id = state.combo.names.at(-1);
      if (id !== undefined) ui.said = { id, age: 0 };
      ui.pulse = 1;
    }
  }
  ui.squash.step(motion.dt);
}

function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { x, y } = whereOf(state, motion.part);
  const portrait = to.height > to.width;
  const ground = to.height * (portrait ? (offersDecks(state) ? 0.55 : 0.78) : 0.65);
  const level = levelAt(state.street, x + 120) * 0.6 + levelAt(state.street, x) * 0.4;
  // A rider far above the street pulls the camera up.
  const high = Math.min(0, y + 230 - level);
  const wanted = level + high * 0.8 - ground;
  const pull = ui.started ? 1 - Math.exp(-motion.dt * 7) : 1;
  ui.camera.y += (wanted - ui.camera.y) * pull;
  ui.camera.x = x - to.width * (portrait ? LEAD.portrait : LEAD.landscape);
  ui.started = true;
  ui.place = placeAt(state);
}

/** Between two ticks. */
function whereOf(state: State, part: number): { x: number; y: number } {
  const { rider, phase } = state;
  if (phase !== 'ride') return { x: rider.x, y: rider.y };
  if (rider.mode === 'air' || rider.mode === 'down') {
    return { x: rider.x + rider.vx * part, y: rider.y + rider.vy * part };
  }
  const steep = Math.sqrt(1 + rider.slope * rider.slope);
  const dx = (rider.v / steep) * part;
  return { x: rider.x + dx, y: rider.y + dx * rider.slope };
}

function drawFigure(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { c } = to;
  const body = state.rider;
  const at = whereOf(state, motion.part);
  const [x, y] = [at.x - ui.camera.x, at.y - ui.camera.y];
  const pushing = body.mode === 'roll' && state.phase === 'ride' && body.v < cruiseOf(state) - 0.35;
  ease(ui.pose, poseOf(state, pushing, to.time), 1 - Math.exp(-motion.dt * 20));
  const steep =
    body.mode === 'air' ? Math.max(-0.35, Math.min(0.35, body.vy / 40)) : Math.atan(body.slope);
  ui.tilt += (steep - ui.tilt) * (1 - Math.exp(-motion.dt * (body.mode === 'air' ? 6 : 24)));
  shadow(to, state, at.x, ui);
  to.stamp('halo', 240, 240, halo, x, y - 70);
  const deck = state.career.deck;
  if (body.mode === 'down') {
    const part = Math.min(1, body.since / 20);
    draw.place(c, x, y, () => drawFallen(c, deck, part, Math.min(DOWN, body.since)));
  } else {
    const paint = (): void => {
      if (body.safe > 0 && Math.floor(state.tick / 6) % 2 === 1) c.globalAlpha = 0.45;
      const { board, facing } = turnOf(state, motion.part);
      drawRider(c, ui.pose, deck, board, facing, state.crowned, body.v / 12);
    };
    draw.place(c, x, y, paint, ui.tilt, ui.squash.scaleX, ui.squash.scaleY);
    if (body.mode === 'grind') sparks(to, x, y);
    drawNeedle(to, state, x, y);
    drawSaid(to, ui, motion.dt, x, y);
  }
  drawFall(to, state, ui);
}

function turnOf(state: State, part: number): { board: BoardTurn; facing: number } {
  const { rider: body } = state;
  const stance = body.goofy ? -1 : 1;
  if (body.turn) {
    const { roll, yaw, body: round, passed, needs } = body.turn;
    const done = Math.min(1, (passed + part) / needs);
    return {
      board: { roll: roll * TURN * done, yaw: (yaw + round) * Math.PI * done, turning: true },
      facing: stance * Math.cos(Math.PI * round * done),
    };
  }
  if (body.mode === 'grind') {
    const kind = grindOf(body.last);
    const yaw = kind === 'boardslide' ? 1.25 : kind === 'crooked' ? 0.6 : 0;
    return { board: { roll: 0, yaw }, facing: stance };
  }
  return { board: { roll: 0, yaw: 0 }, facing: stance };
}

function halo(c: CanvasRenderingContext2D): void {
  c.fillStyle = draw.radial(c, 0, 0, 118, '#fffbe05c', '#fffbe028', '#fffbe000');
  c.fillRect(-120, -120, 240, 240);
}

/** On the street below, so that height can be read. */
function shadow(to: Surface, state: State, x: number, ui: Ui): void {
  if (state.rider.mode === 'grind') return;
  const level = levelAt(state.street, x);
  const away = Math.max(0, level - state.rider.y);
  const wide = Math.max(16, 52 - away * 0.12);
  draw.blob(to.c, x - ui.camera.x, level - ui.camera.y + 4, wide, 7, SHADE);
}

/** From under the trucks, as long as it grinds. */
function sparks(to: Surface, x: number, y: number): void {
  const { c } = to;
  c.strokeStyle = '#fff2a0';
  c.lineWidth = 4;
  c.lineCap = 'round';
  c.beginPath();
  for (let at = 0; at < 9; at += 1) {
    const turn = to.time * 9 + at * 1.7;
    const part = turn - Math.floor(turn);
    const rise = ((at * 37) % 11) / 11;
    const [sx, sy] = [x - 24 - part * 110, y - part * (14 + rise * 56) + part * part * 66];
    c.moveTo(sx, sy);
    c.lineTo(sx - 12 + part * 8, sy - 3);
  }
  c.stroke();
}

function rain(to: Surface): void {
  if (to.reducedMotion) return;
  const { c, bleed } = to;
  c.strokeStyle = '#bfe0ff66';
  c.lineWidth = 2.5;
  c.beginPath();
  for (let at = 0; at < 44; at += 1) {
    const speed = 1500 + ((at * 211) % 500);
    const wide = bleed.width + 300;
    const x = bleed.x + bleed.width + 150 - ((to.time * 420 + at * 173) % wide);
    const y = bleed.y - 60 + ((to.time * speed + at * 331) % (bleed.height + 120));
    c.moveTo(x, y);
    c.lineTo(x - 9, y + 34);
  }
  c.stroke();
}

function speedLines(to: Surface, state: State): void {
  if (to.reducedMotion || state.rider.mode === 'down') return;
  const fast = Math.min(1, Math.max(0, (state.rider.v - 8.4) / 4));
  if (fast <= 0) return;
  const { c, bleed } = to;
  c.globalAlpha = 0.4 * fast;
  c.fillStyle = '#ffffff';
  c.beginPath();
  const wide = bleed.width + 400;
  for (let at = 0; at < 11; at += 1) {
    const speed = 1100 + ((at * 173) % 600);
    const x = bleed.x + bleed.width + 200 - ((to.time * speed + at * 317) % wide);
    const y = bleed.y + bleed.height * (0.1 + ((at * 37) % 60) / 100);
    c.roundRect(x, y, 90 + ((at * 61) % 140), 3.5, 2);
  }
  c.fill();
  c.globalAlpha = 1;
}
