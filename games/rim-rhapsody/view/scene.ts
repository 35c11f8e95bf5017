import * as draw from '@playgrove/kit/draw';
import type { Motion, Surface, Context } from '@playgrove/kit/runtime';
import { BALL, COURT, DT, REST } from '../rules/court.ts';
import type { Ball } from '../rules/flight.ts';
import { freeBoard, ownBoard, placeOf, type Place } from '../rules/hoops.ts';
import { FIRE, litHoop } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { bulbs, paintTown, shadow } from './backdrop.ts';
import { paintBall, paintGloss, skinOf } from './ball.ts';
import { paintBack, paintBoard, paintFront, paintHanger, paintOwnBoard, ROUND } from './hoop.ts';
import { drawLoop, LOOP_WIDTH } from './loop.ts';
import { Net } from './net.ts';
import { drawAim, drawClock, drawGhost, drawLocker, drawStroke, drawWind } from './signs.ts';
import type { Ui } from './ui.ts';

const TRAIL = 13;

/** Of what lies below the floor, so much is left out in a low world too. */
const BELOW = 35;

/** How far the court lies below the top of a tall world; above it in a low one. */
export function dropOf(height: number): number {
  const over = height - COURT.height;
  return over < 0 ? over + BELOW : Math.round(over * 0.62);
}

/** Brings what only the eye needs up to now. */
export function follow(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  ui.height = to.bleed.height;
  ui.drop = dropOf(to.height);
  ui.bleed = to.bleed;
  for (const cue of motion.cues) notice(cue.name, cue.value ?? 0, ui, to.reducedMotion);
  const { dt } = motion;
  ui.dt = dt;
  ui.squash.step(dt);
  ui.clang.since += dt;
  ui.thud.since += dt;
  ui.cheer += dt;
  const warm = Math.min(1, state.streak / 6 + state.layers.length * 0.08);
  ui.crowd += (warm - ui.crowd) * Math.min(1, dt * 5);
  const { ball } = state;
  const id = ball?.id ?? ui.shownBall;
  if (id !== ui.shownBall) {
    ui.shownBall = id;
    ui.ghost = ui.trail;
    ui.trail = [];
    ui.turn = 0;
    ui.squash.kick(0.5, to.reducedMotion);
  }
  const shown = ball ?? state.spent.at(-1);
  if (!shown) return;
  ui.turn += (shown.vx * dt) / BALL;
  const last = ui.trail.at(-1);
  if ((state.flying || !ball) && dt > 0 && (last?.x !== shown.x || last.y !== shown.y)) {
    ui.trail.push({ x: shown.x, y: shown.y });
    if (ui.trail.length > 90) ui.trail.shift();
  }
}

function notice(name: string, value: number, ui: Ui, reducedMotion: boolean): void {
  const [what] = name.split('.');
  if (what === 'rim' && value > 0 && name !== 'rim') {
    ui.clang = { since: 0, force: Math.min(1, value / 700) };
    ui.squash.kick(Math.min(0.9, value / 700), reducedMotion);
  }
  if (what === 'board') {
    ui.thud = { since: 0, force: Math.min(1, value / 700) };
    ui.squash.kick(Math.min(0.8, value / 800), reducedMotion);
  }
  if (what === 'floor') ui.squash.kick(Math.min(0.7, value / 900), reducedMotion);
  if (what === 'shot') ui.squash.kick(-0.6, reducedMotion);
  if (['swish', 'bank', 'fire', 'gold'].includes(name)) ui.cheer = 0;
}

export function drawScene(to: Surface, state: State, ui: Ui, part: number): void {
  const { c } = to;
  const floor = ui.drop + COURT.floor;
  const { court } = state.career;
  to.layer(`town ${court} ${to.height}`, (on, bleed) => paintTown(on, bleed, floor, court));
  const area = { ...to.bleed, y: to.bleed.y - ui.drop };
  c.save();
  c.translate(0, ui.drop);
  const tick = state.end ? state.tick : state.tick + part;
  const places = state.hoops.map((_, at) => placeOf(state, at, tick));
  const top = -ui.drop;
  for (const [at, set] of state.hoops.entries()) {
    const spot = places[at];
    if (spot && set.side === 0) paintHanger(to, set, spot, top);
  }
  bulbs(
    c,
    area,
    22 - ui.drop * (ui.drop < 0 ? 1 : 0.35),
    ui.crowd + (ui.cheer < 0.8 ? 0.4 : 0),
    to.time,
    to.reducedMotion,
  );
  drawLoop(to, boardAcross(ui), boardTop(ui), tick, state.layers);
  crowd(to, state, ui);
  drawWind(to, state);
  for (const [at, set] of state.hoops.entries()) {
    const spot = places[at];
    if (spot && set.side !== 0) paintHanger(to, set, spot, top);
  }
  state.boards.forEach((set) => {
    paintBoard(c, freeBoard(set, tick), set.x < 360 ? -1 : 1, ui.thud.since < 0.12 ? 1 : 0);
  });
  drawGhost(to, state, ui);
  drawHoops(to, state, ui, places, part);
  drawStroke(to, state, ui);
  drawAim(to, state, ui);
  drawClock(to, state);
  c.restore();
  drawLocker(to, state, ui);
}

/** The billboard stands over the court, next to it where the sky above it is left out. */
function boardAcross({ drop, bleed }: Ui): number {
  if (drop >= 0) return COURT.width / 2;
  return Math.max(bleed.x + LOOP_WIDTH / 2 + 30, -LOOP_WIDTH / 2 - 60);
}

/** It stands in the sky between the strip and the hoops. */
function boardTop(ui: Ui): number {
  return Math.max(-ui.drop + 130, 130 - ui.drop * 0.5);
}

function drawHoops(
  to: Surface,
  state: State,
  ui: Ui,
  places: readonly Place[],
  part: number,
): void {
  const { c } = to;
  const clang =
    to.reducedMotion || ui.clang.since > 0.35
      ? 0
      : Math.sin(ui.clang.since * 70) * 7 * ui.clang.force * (1 - ui.clang.since / 0.35);
  const lit = state.hoops.length > 1 ? litHoop(state) : -1;
  state.hoops.forEach((set, at) => {
    const spot = places[at];
    if (!spot) return;
    if (set.side !== 0)
      paintOwnBoard(c, ownBoard(set, spot), set, spot, ui.thud.since < 0.12 ? 1 : 0);
    if (at === lit) halo(to, spot, set.half);
    paintBack(c, set, spot, at === lit, clang);
  });
  const inside = [...state.spent, ...(state.ball ? [state.ball] : [])];
  const front = inside.filter((ball) => !ball.fell);
  for (const ball of inside) if (ball.fell) drawBall(to, state, ui, ball, part);
  const balls = inside.filter(({ fell }) => fell).map(({ x, y }) => ({ x, y, r: BALL + 3 }));
  state.hoops.forEach((set, at) => {
    const spot = places[at];
    if (!spot) return;
    if (set.spin === 0) {
      const net = (ui.nets[at] ??= new Net());
      const near = balls.filter(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 320);
      net.step(
        ui.dt,
        spot.x,
        spot.y + clang + set.half * ROUND * 0.4,
        spot.c,
        spot.s,
        set.half,
        near,
      );
      net.paint(c);
    }
    paintFront(c, set, spot, at === lit, clang);
  });
  for (const ball of front) drawBall(to, state, ui, ball, part);
}

function halo(to: Surface, spot: Place, half: number): void {
  const beat = to.reducedMotion ? 0.5 : 0.5 + 0.2 * Math.sin(to.time * 6);
  to.c.save();
  to.c.translate(spot.x, spot.y);
  to.c.scale(1, 0.45);
  draw.disc(to.c, 0, 0, half * 1.45, draw.fade(draw.PALETTE.yellow, Math.round(beat * 60) / 100));
  to.c.restore();
}

function drawBall(to: Surface, state: State, ui: Ui, ball: Ball, part: number): void {
  const { c } = to;
  const current = ball.id === ui.shownBall;
  const ahead = state.end ? 0 : part * DT * 4;
  const moving = state.flying || ball !== state.ball;
  const x = ball.x + (moving ? ball.vx * ahead : 0);
  const y = Math.min(REST, ball.y + (moving ? ball.vy * ahead : 0));
  shadow(c, x, COURT.floor, REST - y);
  const hot = state.streak >= FIRE;
  const skin = skinOf(state.career.ball, ball.gold);
  if (current && moving) {
    draw.trail(c, ui.trail.slice(-TRAIL), hot ? 62 : 34, hot ? '#ff6a1f' : skin.trail);
  }
  if (hot && current && !moving) flames(to, x, y);
  const top = ui.bleed.y - ui.drop;
  if (y < top - BALL) {
    arrowUp(c, x, top + 30);
    return;
  }
  if (ball.gold) {
    const beat = to.reducedMotion ? 0.3 : 0.3 + 0.12 * Math.sin(to.time * 7);
    draw.disc(c, x, y, BALL * 1.5, draw.fade('#ffe27a', Math.round(beat * 100) / 100));
  }
  if (y < REST - 80) draw.afloat(c, x, y, BALL, '#1a0b3a');
  const speed = Math.hypot(ball.vx, ball.vy);
  const stretch = moving && !to.reducedMotion ? Math.min(0.14, speed / 14000) : 0;
  const way = Math.atan2(ball.vy, ball.vx);
  const bob = moving || to.reducedMotion ? 1 : 1 + Math.sin(to.time * 3.2) * 0.012;
  const { scaleX, scaleY } = current ? ui.squash : { scaleX: 1, scaleY: 1 };
  draw.place(
    c,
    x,
    y + (1 - scaleY * bob) * BALL * (moving ? 0 : 1),
    () => {
      const key = `${state.career.ball} ${ball.gold}`;
      const turn = (current ? ui.turn : x / BALL) - way * (stretch > 0 ? 1 : 0);
      const size = BALL * 2.2;
      const paint = (on: Context): void => paintBall(on, BALL, state.career.ball, ball.gold);
      to.stamp(`skin ${key}`, size, size, paint, 0, 0, { rotate: turn });
      to.stamp(`gloss ${key}`, size, size, (on) => paintGloss(on, BALL, skin.face), 0, 0, {
        rotate: stretch > 0 ? -way : 0,
      });
    },
    stretch > 0 ? way : 0,
    stretch > 0 ? (1 + stretch) * scaleX : scaleX,
    stretch > 0 ? (1 - stretch) * scaleY : scaleY * bob,
  );
}

function flames(to: Surface, x: number, y: number): void {
  const { c } = to;
  for (let at = 0; at < 7; at += 1) {
    const beat = to.reducedMotion ? 0.5 : (to.time * 1.6 + at * 0.37) % 1;
    const side = ((at * 5) % 7) / 3 - 1;
    const r = 22 * (1 - beat) + 5;
    const paint = at % 2 === 0 ? '#ff8a1fb3' : '#ffd02eb3';
    draw.disc(c, x + side * 30 * (1 - beat * 0.4), y - 14 - beat * 62, r, paint);
  }
}

/** The ball is above the picture: where it will come down from. */
function arrowUp(c: CanvasRenderingContext2D, x: number, y: number): void {
  draw.line(c, [x, y - 16, x + 20, y + 14, x - 20, y + 14], 9, draw.PALETTE.ink, true);
  c.fillStyle = draw.PALETTE.orange;
  c.fill();
}

/** Heads along the fence, phone lights up when the row grows; they hop on a cheer and to the beat. */
function crowd(to: Surface, state: State, ui: Ui): void {
  const { c, bleed } = to;
  const foot = COURT.floor - 78;
  const beat =
    state.layers.length > 0 && !to.reducedMotion
      ? Math.abs(Math.sin((state.tick / 32) * Math.PI)) * 7
      : 0;
  const hop =
    ui.cheer < 0.7 && !to.reducedMotion
      ? Math.abs(Math.sin(ui.cheer * 13)) * 26 * (1 - ui.cheer / 0.7)
      : 0;
  const count = Math.ceil(bleed.width / 76);
  c.save();
  c.beginPath();
  c.rect(bleed.x, foot - 300, bleed.width, 300 - 16);
  c.clip();
  for (let at = 0; at < count; at += 1) {
    const x = bleed.x + at * 76 + ((at * 37) % 31);
    const tall = ((at * 53) % 5) * 6;
    const kind = (at * 29) % 4;
    const y =
      foot - tall - (at % 2 === 0 ? hop + beat : hop * 0.5 + (7 - beat) * (beat > 0 ? 1 : 0));
    to.stamp(`fan ${kind}`, 84, 110, (on) => paintFan(on, kind), x, y);
    const lit = ui.crowd * count > ((at * 11) % count) + 0.5;
    if (!lit) continue;
    draw.disc(c, x + 22, y - 36, 20, '#fff6c84d');
    draw.disc(c, x + 22, y - 36, 6.5, '#fffbe6');
  }
  c.restore();
}

const SHIRTS = ['#3d2a86', '#5a2a7e', '#2a3f8e', '#6a2a66'] as const;

/** A fan from behind the fence: shoulders, a head, hair or a cap, one arm up with a phone. */
function paintFan(c: CanvasRenderingContext2D, kind: number): void {
  const shirt = SHIRTS[kind] ?? SHIRTS[0];
  draw.line(c, [14, 20, 22, -28], 15, '#1b0f3a');
  draw.rounded(c, -29, 2, 58, 60, 22, '#1b0f3a');
  draw.rounded(c, -25, 6, 50, 56, 19, shirt);
  draw.disc(c, 0, -12, 20, '#1b0f3a');
  draw.disc(c, 0, -12, 16.5, ['#8a5a7e', '#6e4470', '#a8748a', '#573662'][kind] ?? '#8a5a7e');
  draw.fillPath(c, ['#2b1b4d', '#d1478f', '#1f1438', '#ff8a5c'][kind] ?? '#2b1b4d', (path) =>
    path.arc(0, -14, 18, Math.PI, 0),
  );
  if (kind % 2 === 1) c.fillRect(-4, -18, 28, 5);
}
