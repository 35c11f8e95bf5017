import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Surface } from '@playgrove/kit/runtime';
import type { World } from '../levels.ts';
import { CELL, type Course } from '../rules/course.ts';
import { placeOf, type State } from '../rules.ts';
import { DOWN, HOME } from '../rules.ts';
import { drawFox, type Pose } from './fox.ts';
import { paintGround } from './ground.ts';
import { shine } from './lights.ts';
import { drawLittleMap } from './little-map.ts';
import { drawLesson, drawReady } from './panel.ts';
import { drawSaid, note } from './said.ts';
import { paintBackdrop, paintTrunk } from './scenery.ts';
import { drawDen, drawDevices, drawDraughts, drawMoth, drawPrizes, furnitureOf } from './things.ts';
import { FURS, LIGHTS, THEMES } from './themes.ts';
import { HIGH, layOut, SIDE, WIDE, type Ui } from './ui.ts';

/** Seconds that a caught spark takes to its lantern. */
const FLIGHT = 0.42;
const PRINT = 1.6;
/** Width of the pieces in which a scrolled map is stored, in tiles. */
const PIECE = 6;
const BELOW = 420;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const place = placeOf(state);
  const course = place.course();
  follow(to, state, ui, motion);
  drawStill(to, ui, course, place.world, place.id);
  const { c } = to;
  c.save();
  c.translate(ui.origin.x, ui.origin.y);
  const flying = ui.flights.at(-1)?.group ?? -1;
  drawDraughts(to, course, state.walk);
  drawDevices(to, course, state.walk, place.world);
  for (const moth of course.moths)
    drawMoth(to, moth, state.walk, state.phase === 'run' ? motion.part : 0);
  const inside = state.phase === 'home' ? state.still / HOME : state.phase === 'won' ? 1 : 0;
  drawDen(to, course, inside);
  drawPrizes(to, course, state.walk, flying);
  drawFalls(to, state);
  drawPrints(to, ui);
  drawHint(to, ui);
  fox(to, state, ui, motion, course);
  drawFlights(to, course, ui);
  fireflies(to, place.world);
  c.restore();
  drawLittleMap(to, ui, course, state, place.id);
  if (state.phase === 'ready') drawReady(to, state, ui);
  if (state.phase === 'run') drawLesson(to, state, ui);
  drawSaid(to, ui, motion.dt);
  c.globalAlpha = 1;
}

/** What stands still: in one bitmap where the whole map is seen, else in pieces that scroll. */
function drawStill(to: Surface, ui: Ui, course: Course, world: World, id: string): void {
  const { x, y } = ui.origin;
  const ground = y + HIGH - CELL;
  if (ui.size.width >= WIDE) {
    to.layer(`map ${id} ${Math.round(y)}`, (c, area) => {
      paintBackdrop(c, area, world, ground);
      c.save();
      c.translate(x, y);
      paintGround(c, course.map, world, Math.max(0, area.y + area.height - y - HIGH) + 40);
      c.restore();
      if (area.x < x) paintTrunk(c, area, x, -1, world);
      if (area.x + area.width > x + WIDE) paintTrunk(c, area, x + WIDE, 1, world);
    });
    return;
  }
  to.layer(`sky ${world} ${Math.round(y)}`, (c, area) => paintBackdrop(c, area, world, ground));
  if (ui.camera < 0) drawSide(to, x, y, -1, world);
  if (ui.camera + ui.size.width > WIDE) drawSide(to, x + WIDE, y, 1, world);
  const piece = PIECE * CELL;
  for (let at = 0; at * piece < WIDE; at += 1) {
    const left = at * piece;
    if (left + piece < ui.camera - 60 || left > ui.camera + ui.size.width + 60) continue;
    const tall = HIGH + BELOW + 40;
    draw.stamped(
      to,
      `piece ${id} ${at}`,
      { x: x + left + piece / 2, y: y - 40 + tall / 2, width: piece, height: tall },
      (c) => {
        c.beginPath();
        c.rect(-piece / 2, -tall / 2, piece, tall);
        c.clip();
        c.translate(-piece / 2 - left, -tall / 2 + 40);
        paintGround(c, course.map, world, BELOW, at * PIECE, (at + 1) * PIECE);
      },
    );
  }
}

/** The trunk next to the map, of which a portrait screen shows a little. */
function drawSide(to: Surface, x: number, y: number, way: 1 | -1, world: World): void {
  const tall = y + HIGH + BELOW;
  const [wide, over] = [SIDE + 30, 24];
  draw.stamped(
    to,
    `side ${world} ${way}`,
    { x, y: tall / 2, width: (wide + over) * 2, height: tall },
    (c) => {
      const area = { x: way > 0 ? 0 : -wide, y: -tall / 2, width: wide, height: tall };
      paintTrunk(c, area, 0, way, world);
    },
  );
}

function follow(to: Surface, state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  const { walk } = state;
  // Under a portrait world lies as much as over it, where the score strip is.
  const { y, height } = to.bleed;
  const under = to.width < WIDE ? Math.max(0, Math.min(-y, y + height - to.height)) : 0;
  layOut(ui, { width: to.width, height: to.height + under }, walk.x, walk.way, dt);
  for (const cue of cues) {
    if (cue.name === 'land')
      ui.squash.kick(Math.min(1, 0.25 + (cue.value ?? 0) / 16), to.reducedMotion);
    if (cue.name === 'jump' || cue.name === 'kick') ui.squash.kick(-0.55, to.reducedMotion);
    if (cue.name === 'bounce') ui.squash.kick(-1, to.reducedMotion);
    if (cue.name === 'turn' || cue.name === 'head') ui.squash.kick(-0.3, to.reducedMotion);
    if (cue.name === 'go') ui.squash.kick(0.4, to.reducedMotion);
    if (cue.name === 'spark' && cue.at) {
      ui.flights.push({ from: cue.at, group: Math.min(2, cue.value ?? 0), age: 0 });
    }
  }
  note(ui, cues);
  ui.squash.step(dt);
  ui.facing += (walk.way - ui.facing) * (1 - Math.exp(-dt * 26));
  tail(ui, state, dt, to.reducedMotion, to.time);
  for (const flight of ui.flights) flight.age += dt;
  ui.flights = ui.flights.filter(({ age }) => age < FLIGHT);
  for (const print of ui.prints) print.age += dt;
  ui.prints = ui.prints.filter(({ age }) => age < PRINT);
  if (state.phase === 'run' && walk.ground && Math.abs(walk.x - ui.far) > 26) {
    ui.far = walk.x;
    ui.prints.push({ x: walk.x - walk.way * 8, y: walk.y, age: 0 });
  }
  ui.hint.left = Math.max(0, ui.hint.left - dt);
}

/** Two joints on springs: the tail comes after everything that the fox does. */
function tail(
  ui: Ui,
  { walk, phase }: State,
  dt: number,
  reducedMotion: boolean,
  time: number,
): void {
  const rises = walk.ground ? 0 : Math.max(-1, Math.min(1, walk.vy / 11));
  const wag = reducedMotion
    ? 0
    : Math.sin(time * (phase === 'run' ? 9 : 2.6)) * (phase === 'run' ? 0.12 : 0.2);
  const wanted = [rises * 0.9 + wag, rises * 0.7 + wag * 1.4] as const;
  for (let left = Math.min(dt, 0.1); left > 1e-6; left -= 1 / 120) {
    const step = Math.min(left, 1 / 120);
    for (const at of [0, 1] as const) {
      const goal = wanted[at] + (at === 1 ? (ui.tail[0] - wanted[0]) * -0.6 : 0);
      ui.spin[at] +=
        ((goal - ui.tail[at]) * (at === 0 ? 210 : 130) - ui.spin[at] * (at === 0 ? 16 : 10)) * step;
      ui.tail[at] += ui.spin[at] * step;
    }
  }
}

function poseOf(state: State, ui: Ui, time: number): Pose {
  const { walk, phase } = state;
  const blink = time % 3.4 < 0.12;
  const rest = { stride: walk.x / 11.5, tail: ui.tail, blink } as const;
  if (phase === 'down') return { ...rest, kind: 'down' };
  if (phase === 'ready' || phase === 'won') return { ...rest, kind: 'sit' };
  if (phase === 'home') return { ...rest, kind: 'walk', stride: state.still / 3 };
  if (walk.ground) return { ...rest, kind: walk.ride >= 0 ? 'sit' : 'walk' };
  if (walk.wall) return { ...rest, kind: 'cling' };
  return { ...rest, kind: walk.vy < 0 ? 'up' : 'fall' };
}

function fox(to: Surface, state: State, ui: Ui, motion: Motion<State>, course: Course): void {
  const { c } = to;
  const { walk, phase } = state;
  let [x, y] = [walk.x, walk.y];
  let [alpha, size] = [1, 1.06];
  if (phase === 'run') {
    if (walk.ride < 0 && !walk.wall) x += walk.way * 4 * motion.part;
    if (!walk.ground) y += walk.vy * motion.part;
  } else if (phase === 'down') {
    const part = state.still / DOWN;
    const by = state.falls.at(-1)?.by;
    alpha = 1 - ease.in(part);
    y += by === 'pit' ? 0 : -Math.sin(Math.min(1, part * 1.4) * Math.PI) * 46;
    y = Math.min(y, HIGH + 10);
  } else if (phase === 'home' || phase === 'won') {
    const part = phase === 'won' ? 1 : Math.min(1, state.still / (HOME * 0.7));
    const hop = Math.sin(part * Math.PI) * 30;
    x += (course.den.x - x) * ease.inOut(part);
    y += (course.den.y - 8 - y) * ease.inOut(part) - hop;
    size *= 1 - 0.6 * ease.in(part);
    alpha = 1 - ease.in(part);
  }
  if (alpha <= 0.01) return;
  if (walk.ground && phase !== 'home') draw.contact(c, x, y + 1, 24, 0.34);
  shine(to, x, y - 14, 84, '#ff9a3a', 0.6 * alpha);
  c.save();
  c.globalAlpha = alpha;
  c.translate(x, y);
  const turn = Math.abs(ui.facing) < 0.25 ? 0.25 * Math.sign(ui.facing || 1) : ui.facing;
  c.scale(turn * size * ui.squash.scaleX, size * ui.squash.scaleY);
  if (phase === 'down') c.rotate((state.still / DOWN) * -2.2);
  const coat = FURS[state.career.coat] ?? FURS[0];
  if (coat) drawFox(c, coat, poseOf(state, ui, to.time));
  c.restore();
  c.globalAlpha = 1;
}

/** Where the last tries ended, so that the next can do better. */
function drawFalls(to: Surface, { falls, phase }: State): void {
  falls.forEach(({ x, y }, at) => {
    const fresh = at === falls.length - 1 && phase === 'down';
    draw.stamped(
      to,
      'fallen',
      {
        x,
        y: Math.min(y - 14, HIGH - 22),
        width: 44,
        height: 44,
        alpha: fresh ? 1 : 0.28 + 0.05 * at,
        scaleX: fresh ? 1 : 0.7,
        scaleY: fresh ? 1 : 0.7,
      },
      (c) => {
        for (const [wide, paint] of [
          [11, '#1d0f38'],
          [6, '#ff5a6a'],
        ] as const) {
          draw.rim(c, paint, wide, (path) => {
            path.moveTo(-9, -9);
            path.lineTo(9, 9);
            path.moveTo(9, -9);
            path.lineTo(-9, 9);
          });
        }
      },
    );
  });
}

/** Paws glow where they have been. */
function drawPrints(to: Surface, ui: Ui): void {
  const { c } = to;
  for (const { x, y, age } of ui.prints) {
    c.globalAlpha = (1 - age / PRINT) * 0.8;
    draw.stamped(
      to,
      'print',
      { x, y: y - 2, width: 22, height: 12, alpha: (1 - age / PRINT) * 0.8 },
      (on) => {
        on.fillStyle = '#ffb04a';
        on.beginPath();
        on.ellipse(0, 1, 5, 3, 0, 0, 7);
        on.moveTo(-3, -3);
        on.arc(-4.5, -3, 1.6, 0, 7);
        on.moveTo(1.6, -4);
        on.arc(0, -4, 1.6, 0, 7);
        on.moveTo(6, -3);
        on.arc(4.5, -3, 1.6, 0, 7);
        on.fill();
      },
    );
  }
  c.globalAlpha = 1;
}

/** A hint's jumps as numbered paws. */
function drawHint(to: Surface, ui: Ui): void {
  if (ui.hint.left <= 0) return;
  const { c } = to;
  c.globalAlpha = Math.min(1, ui.hint.left);
  ui.hint.points.forEach(({ x, y }, at) => {
    draw.pill(c, x - 19, y - 40, 38, 30, '#1d0f38');
    draw.pill(c, x - 16, y - 37, 32, 24, '#ffe08a');
    to.label(String(at + 1), x, y - 24, 22, { top: '#3a1673', bottom: '#3a1673', rim: '#ffe08a' });
  });
  c.globalAlpha = 1;
}

function drawFlights(to: Surface, course: Course, ui: Ui): void {
  for (const { from, group, age } of ui.flights) {
    const goal = furnitureOf(course).sparks.find((spark) => spark.group === group)?.spot;
    if (!goal) continue;
    const { color, pale } = LIGHTS[group] ?? LIGHTS[0];
    for (let ghost = 4; ghost >= 0; ghost -= 1) {
      const part = ease.inOut(Math.max(0, Math.min(1, age / FLIGHT - ghost * 0.05)));
      const x = from.x + (goal.x - from.x) * part;
      const y = from.y + (goal.y + 22 - from.y) * part - Math.sin(part * Math.PI) * 60;
      if (ghost === 0) shine(to, x, y, 58, color, 1);
      draw.disc(
        to.c,
        x,
        y,
        9 - ghost * 1.6,
        draw.fade(ghost === 0 ? '#ffffff' : pale, 1 - ghost * 0.18),
      );
    }
  }
}

/** A few that drift in front of everything. */
function fireflies(to: Surface, world: World): void {
  const { c } = to;
  const glow = THEMES[world].blade;
  c.fillStyle = draw.fade(glow, 0.85);
  c.beginPath();
  for (let at = 0; at < 12; at += 1) {
    const time = to.reducedMotion ? 0 : to.time;
    const x = ((at * 197) % WIDE) + Math.sin(time * 0.5 + at * 2.1) * 44;
    const y = 60 + ((at * 131) % 400) + Math.sin(time * 0.8 + at * 1.3) * 26;
    const r = 1.4 + (1 + Math.sin(time * 2.4 + at * 1.9)) * 1.1;
    c.moveTo(x + r, y);
    c.arc(x, y, r, 0, 7);
  }
  c.fill();
}
