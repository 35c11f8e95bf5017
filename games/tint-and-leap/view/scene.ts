import * as draw from '@playgrove/kit/draw';
import { ease, Squash, type Motion, type Point, type Surface } from '@playgrove/kit/runtime';
import { GRACE, LATE, SLIP, whereOf } from '../rules.ts';
import { lastOf, placeOf, REACH } from '../rules/course.ts';
import { COLORS, perchAt, RAINBOW, type State } from '../rules/state.ts';
import { drawChameleon, drawTongue } from './chameleon.ts';
import { drawHouse } from './glasshouse.ts';
import { drawBloom, drawBud, drawBug, drawCurls, drawLeaf, drawPot, drawStalk } from './plants.ts';
import { lookOf } from './shapes.ts';
import { bodyAt, isTall, perchPoint, STAND, Way } from './way.ts';
import { drawWheel, type Wheel } from './wheel.ts';

/** How fast the view follows, per second. */
const FOLLOW = 7;
/** Seconds of a tongue's way to a beetle and back. */
const LICK = 0.26;
/** Ticks in which a slip turns the chameleon upside down, and back up. */
const TURN = 12;
/** Stems of the tall way wind by this much. */
const WIND = 46;
/** Colors a second that a rainbow shows on the chameleon: three flashes a second are safe for eyes. */
const SHIMMER = 3;

export type Ui = {
  readonly way: Way;
  /** What is looked at, in plain leaps. */
  eye: number;
  readonly squash: Squash;
  readonly dip: Squash;
  readonly wheel: Wheel;
  /** Seconds since a beetle was caught, and since the run was lost. */
  lick: number;
  fall: number;
};

export function createUi(state: State): Ui {
  const way = new Way();
  return {
    way,
    eye: way.far(state, whereOf(state)),
    squash: new Squash(),
    dip: new Squash(),
    wheel: { shown: state.color, turn: 0, keys: false },
    lick: LICK,
    fall: 0,
  };
}

function follow(to: Surface, state: State, ui: Ui, { dt, cues }: Motion<State>, n: number): void {
  const goal = ui.way.far(state, n);
  ui.eye += (goal - ui.eye) * (1 - Math.exp(-dt * FOLLOW));
  for (const { name } of cues) {
    if (name.startsWith('tint')) ui.squash.kick(0.3, to.reducedMotion);
    else if (name.startsWith('land') || name === 'bloom') {
      ui.squash.kick(0.6, to.reducedMotion);
      ui.dip.kick(0.8, to.reducedMotion);
    } else if (name === 'leap' || name === 'spring') ui.squash.kick(-0.7, to.reducedMotion);
    else if (name === 'bug') ui.lick = 0;
  }
  ui.squash.step(dt);
  ui.dip.step(dt);
  ui.lick += dt;
  ui.fall = state.phase === 'end' && state.hearts === 0 ? ui.fall + dt : 0;
}

/** The number of the perch and part of the way to the next, between two ticks too. */
function smoothWhere(state: State, part: number): number {
  if (state.phase !== 'leap') return state.at;
  return (
    state.at +
    Math.min(
      1,
      (state.tick + part * (state.rainbow > 0 ? 2 : 1)) / perchAt(state, state.at + 1).leap,
    )
  );
}

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const n = smoothWhere(state, motion.part);
  follow(to, state, ui, motion, n);
  const { house } = placeOf(state.params, Math.max(1, state.at)).pace;
  drawHouse(to, house, ui.eye);
  const last = state.first + state.perches.length - 1;
  drawStems(to, state, ui, last);
  for (let perch = last; perch >= state.first; perch -= 1) drawPerch(to, state, ui, perch);
  if (state.phase === 'sit') drawDots(to, state, ui);
  drawBugs(to, state, ui, last);
  if (state.rainbow > 0) drawRainbow(to, state, ui, n);
  drawHero(to, state, ui, n);
  drawWheel(to, state, ui.wheel, motion.dt);
}

function drawStems(to: Surface, state: State, ui: Ui, last: number): void {
  const { c, bleed } = to;
  if (isTall(to)) {
    drawTrunk(to, state, ui);
    for (let n = last; n >= state.first; n -= 1) {
      const { x, y } = perchPoint(to, state, ui.way, n, ui.eye);
      if (y < bleed.y - 160 || y > bleed.y + bleed.height + 200) continue;
      const root = trunkAt(to, ui, y + 118);
      drawStalk(c, root, { x, y: y + 20 }, { x: (root.x + x) / 2, y: y + 116 });
    }
    return;
  }
  for (let n = last; n >= state.first; n -= 1) {
    const { x, y } = perchPoint(to, state, ui.way, n, ui.eye);
    if (x < bleed.x - 160 || x > bleed.x + bleed.width + 160) continue;
    const foot = { x: x - 26, y: to.height - 104 };
    drawStalk(c, foot, { x, y: y + 20 }, { x: x + 44, y: (y + foot.y) / 2 });
    drawPot(to, { x: foot.x, y: foot.y + 46, scale: 0.62 });
  }
}

/** The stem that winds up the middle of a tall screen. */
function trunkAt(to: Surface, ui: Ui, y: number): Point {
  const foot = perchFoot(to, ui);
  return { x: to.width / 2 + Math.sin((foot - y) / 190) * WIND, y };
}

/** Where the stem comes out of its pot: under the first perch, which is plain leap 0. */
const perchFoot = (to: Surface, ui: Ui): number => to.height * 0.7 + ui.eye * 236 + 150;

function drawTrunk(to: Surface, state: State, ui: Ui): void {
  const { c, bleed } = to;
  const bottom = bleed.y + bleed.height + 60;
  const foot = state.first === 0 ? Math.min(perchFoot(to, ui), bottom) : bottom;
  const end = state.first + state.perches.length - 1;
  const done = end >= lastOf(state.params);
  const top = done
    ? Math.max(bleed.y - 60, perchPoint(to, state, ui.way, end, ui.eye).y + 60)
    : bleed.y - 60;
  if (top >= foot) return;
  for (const [width, paint, shift] of [
    [50, draw.PALETTE.ink, 0],
    [38, '#1f6a34', 0],
    [24, '#4fb83c', -4],
    [7, '#b5f06a99', -10],
  ] as const) {
    c.strokeStyle = paint;
    c.lineWidth = width;
    c.lineCap = 'round';
    c.lineJoin = 'round';
    c.beginPath();
    for (let y = foot; y > top; y -= 44) c.lineTo(trunkAt(to, ui, y).x + shift, y);
    c.stroke();
  }
  if (state.first === 0) drawPot(to, { x: to.width / 2, y: perchFoot(to, ui) + 60, scale: 1.3 });
}

function drawPerch(to: Surface, state: State, ui: Ui, n: number): void {
  const point = perchPoint(to, state, ui.way, n, ui.eye);
  const { bleed } = to;
  const margin = 170;
  if (point.y < bleed.y - margin || point.y > bleed.y + bleed.height + margin) return;
  if (point.x < bleed.x - margin || point.x > bleed.x + bleed.width + margin) return;
  const perch = perchAt(state, n);
  const isHere = n === state.at && state.phase !== 'leap';
  const isNext = n === state.at + 1 && state.phase !== 'slip' && state.phase !== 'end';
  const sway = to.reducedMotion ? 0 : Math.sin(to.time * 1.4 + n * 1.9) * 0.035;
  const droop = state.phase === 'slip' && n === state.at ? 0.1 : 0;
  const y = point.y + (isHere ? (ui.dip.scaleX - 1) * 90 : 0);
  if (perch.spring) drawCurls(to, { x: point.x, y: y + 34 });
  if (perch.kind === 'bloom') {
    const scale = 1 + (isNext && !to.reducedMotion ? Math.sin(to.time * 5) * 0.03 : 0);
    drawBloom(to, { x: point.x, y, rotate: to.reducedMotion ? 0 : to.time * 0.2, scale });
    return;
  }
  const opens = n === state.at + 1 && state.phase === 'leap';
  if (perch.kind === 'bud' && n > state.at && !opens) {
    drawBud(to, { x: point.x, y, rotate: sway });
    return;
  }
  const grown =
    perch.kind === 'bud' && opens && !to.reducedMotion
      ? ease.back(Math.min(1, state.tick / 12))
      : 1;
  const matches = isNext && (state.color === perch.color || state.rainbow > 0);
  if (matches) {
    draw.disc(to.c, point.x, y + 8, 122, draw.fade(draw.PALETTE.white, 0.3));
    draw.ring(to.c, point.x, y + 8, 122, 8, draw.fade(draw.PALETTE.white, 0.85));
  }
  if (opens && !matches) drawClosing(to, point, perch.leap - state.tick, perch.leap);
  const scale = Math.max(0.2, grown) * (matches ? 1.07 : 1);
  drawLeaf(to, perch.color, { x: point.x, y, rotate: sway + droop, scale });
}

/** Closes on a leaf up to the landing, gold while a change of color would be just in time. */
function drawClosing(to: Surface, { x, y }: Point, left: number, leap: number): void {
  const r = 122 + (150 * Math.max(0, left)) / leap;
  draw.ring(to.c, x, y + 8, r, 14, draw.fade(draw.PALETTE.ink, 0.5));
  if (left > LATE) draw.ring(to.c, x, y + 8, r, 7, draw.fade(draw.PALETTE.white, 0.85));
  else draw.ring(to.c, x, y + 8, r, 11, draw.PALETTE.yellow);
}

/** Dots along the leap that comes. */
function drawDots(to: Surface, state: State, ui: Ui): void {
  draw.fillPath(to.c, draw.fade(draw.PALETTE.white, 0.8), (path) => {
    for (let dot = 2; dot < 9; dot += 1) {
      const { x, y } = bodyAt(to, state, ui.way, state.at + dot / 10, ui.eye);
      const r = 4 + dot * 0.4;
      path.moveTo(x + r, y - 40);
      path.arc(x, y - 40, r, 0, 7);
    }
  });
}

/** Over the way of the leap, a tongue's length ahead. */
function bugAt(to: Surface, state: State, ui: Ui, n: number, at: number): Point {
  const from = n - 1 + at / perchAt(state, n).leap;
  const { x, y } = bodyAt(to, state, ui.way, from, ui.eye);
  const face = faceOf(to, state, n - 1);
  return { x: x + face * (isTall(to) ? 116 : 96), y: y - (isTall(to) ? 150 : 172) };
}

function drawBugs(to: Surface, state: State, ui: Ui, last: number): void {
  for (let n = state.at + 1; n <= last; n += 1) {
    const { bug } = perchAt(state, n);
    if (!bug) continue;
    const now = n === state.at + 1;
    if (now && state.caught) continue;
    const point = bugAt(to, state, ui, n, bug.at);
    const missed = now && state.phase === 'leap' ? Math.max(0, state.tick - bug.at - REACH) : 0;
    const bob = to.reducedMotion ? 0 : Math.sin(to.time * 3 + n) * 6;
    drawBug(
      to,
      bug.color,
      { x: point.x + missed * 4, y: point.y + bob - missed * 9 },
      to.reducedMotion ? 0 : to.time * 26,
    );
  }
}

function faceOf(to: Surface, state: State, n: number): number {
  if (!isTall(to)) return 1;
  const last = state.first + state.perches.length - 1;
  if (n >= last) return 1;
  return perchAt(state, n + 1).side > perchAt(state, n).side ? 1 : -1;
}

/** Bands of every color behind the chameleon, back to the leaf where the rainbow began. */
function drawRainbow(to: Surface, state: State, ui: Ui, n: number): void {
  const start = Math.max(state.first, state.at + state.rainbow - RAINBOW);
  const { c } = to;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  for (const band of COLORS.keys()) {
    c.strokeStyle = lookOf(band).body;
    c.lineWidth = 21;
    c.beginPath();
    for (let far = start; far < n; far += 0.1) line(far, band);
    line(n, band);
    c.stroke();
  }
  function line(far: number, band: number): void {
    const { x, y } = bodyAt(to, state, ui.way, far, ui.eye);
    c.lineTo(x, y - 24 - band * 20);
  }
}

function drawHero(to: Surface, state: State, ui: Ui, n: number): void {
  const { phase, tick, at, rainbow } = state;
  const shimmer = rainbow > 0 && !to.reducedMotion;
  const color = shimmer ? Math.floor(to.time * SHIMMER) % COLORS.length : state.color;
  const point = bodyAt(to, state, ui.way, n, ui.eye);
  const face = faceOf(to, state, at);
  let { x, y } = point;
  let rotate = 0;
  const flies = phase === 'leap';
  if (flies) rotate = (-0.42 + 0.8 * (n - at)) * face;
  else y += (ui.dip.scaleX - 1) * 90;
  if (phase === 'teeter') rotate = Math.sin((tick / GRACE) * 9) * 0.22;
  if (phase === 'slip') {
    const back = ease.inOut(Math.max(0, (tick - SLIP + TURN) / TURN));
    const turned = ease.out(Math.min(1, tick / TURN)) * (1 - back);
    rotate = turned * Math.PI * face;
    y += turned * (STAND + 62);
    x += Math.sin(tick * 0.2) * 10 * turned;
  }
  if (phase === 'end' && state.hearts === 0) {
    rotate = Math.min(2.6, ui.fall * 6) * face;
    y += 40 + 1500 * ui.fall * ui.fall;
  }
  if (ui.lick < LICK && flies) {
    const { bug } = perchAt(state, at + 1);
    const mouth = { x: x + face * 92, y: y - 84 };
    if (bug) drawTongue(to, mouth, bugAt(to, state, ui, at + 1, bug.at), ui.lick / LICK);
  }
  const idle = Math.sin(to.time * 0.9);
  const upside = phase === 'slip' || (phase === 'end' && state.hearts === 0);
  drawChameleon(to, {
    x,
    y,
    color,
    pose: flies ? 'leap' : upside ? 'hang' : 'sit',
    face,
    rotate,
    scaleX: ui.squash.scaleX,
    scaleY: ui.squash.scaleY,
    gaze: flies ? 0.4 : -0.7 + idle * 0.35,
    lid: !to.reducedMotion && to.time % 3.4 < 0.13 ? 1 : 0,
  });
  if (phase === 'teeter') drawAlarm(to, x, y - 214);
}

function drawAlarm(to: Surface, x: number, y: number): void {
  draw.disc(to.c, x, y, 34, draw.PALETTE.ink);
  draw.disc(to.c, x, y, 28, draw.PALETTE.yellow);
  to.label('!', x, y, 46);
}
