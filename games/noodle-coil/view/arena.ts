import type { Motion, Surface } from '@playgrove/kit/runtime';
import { girth, SPACING } from '../rules/body.ts';
import { radians, turnBetween } from '@playgrove/kit/logic/headings';
import { heldIn, nearestLoop } from '../rules/loop.ts';
import type { ArenaState, Mind, Noodle, Topping } from '../rules/types.ts';
import { paintBroth, paintChart, paintWall, type Window } from './bowl.ts';
import { cameraOf, headOf, onScreen, type Camera } from './camera.ts';
import { ease, fade, fillPath, PALETTE, ring, type Context } from './draw.ts';
import { paintHead, type Mood } from './face.ts';
import { createSpine, paintBody, put, type Spine } from './ribbon.ts';
import { paintEdges, paintSigns } from './marks.ts';
import { brothNumber, brothOf, NOODLES, SKINS } from './skins.ts';
import { paintSpecks } from './specks.ts';
import { paintFlyers, paintToppings } from './toppings.ts';
import { stepUi, takeCues, turnHead, type Ui } from './ui.ts';

const TOPPING = 34;
const RIM = 2.6;
/** How much wider than its body a head is. */
const HEAD = 1.62;
/** Nobody is crowned for the length everybody starts with. */
const START = 16;
/** A loop is seen closing from this near, world units skin to skin. */
const CLOSING = 95;
/** World units from the chart's edge to the corner, and its radius. */
const CHART = { margin: 12, r: 42 } as const;
/** The four toppings dealt in front of the noodle carry these ids. */
const FIRST_PILE = 4;

const spine = createSpine();
/** The toppings of this frame that are in sight. */
const shown: Topping[] = [];

export function drawArena(
  to: Surface,
  state: ArenaState,
  ui: Ui,
  motion: Motion<unknown>,
  rival: ArenaState | undefined,
): void {
  const { c } = to;
  const [you] = state.noodles;
  takeCues(ui, motion.cues, (at) => at);
  snapshotCoils(ui, state, motion);
  stepUi(ui, motion.dt, you.arc);
  turnHead(ui, leading(you), motion.dt);
  const part = state.age < 0 || state.end ? 0 : motion.part;
  const camera = cameraOf(state, part);
  const seen = windowOf(to, camera);
  const number = brothNumber(state.longest);
  const broth = brothOf(number);
  paintBroth(to, broth, number);
  c.save();
  c.translate(to.width / 2, to.height / 2);
  c.scale(camera.zoom, camera.zoom);
  c.translate(-camera.x, -camera.y);
  paintSpecks(to, seen, broth, number);
  paintWall(c, seen);
  paintLoop(to, state, part);
  paintFlashes(c, ui);
  shown.length = 0;
  for (const topping of state.food) if (isSeen(seen, topping.x, topping.y, 40)) shown.push(topping);
  paintToppings(to, shown, TOPPING);
  paintHint(to, state);
  for (const noodle of state.noodles) {
    if (noodle.id === 0 || noodle.away > 0 || !near(noodle, seen)) continue;
    paintRival(to, state, noodle, part, seen);
  }
  if (rival) paintGhost(c, rival);
  paintYou(to, state, ui, part, seen);
  c.restore();
  paintStick(to, ui);
  paintEdges(to, state, camera, ui.scent);
  paintChartOf(to, state);
}

/** Somebody else's noodle in the same bowl, where it is at the same moment. */
function paintGhost(c: Context, { noodles: [them] }: ArenaState): void {
  const { path } = them;
  c.beginPath();
  c.moveTo(them.x, them.y);
  for (let at = path.length - 2; at >= 0; at -= 2) c.lineTo(path[at] ?? 0, path[at + 1] ?? 0);
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.lineWidth = 2 * girth(them.size);
  c.strokeStyle = fade(PALETTE.cream, 0.4);
  c.stroke();
  ring(c, them.x, them.y, girth(them.size) * HEAD, 3, fade(PALETTE.ink, 0.5));
}

function windowOf(to: Surface, camera: Camera): Window {
  const { bleed } = to;
  const halfWidth =
    Math.max(to.width / 2 - bleed.x, bleed.x + bleed.width - to.width / 2) / camera.zoom;
  const halfHeight =
    Math.max(to.height / 2 - bleed.y, bleed.y + bleed.height - to.height / 2) / camera.zoom;
  return { x: camera.x, y: camera.y, halfWidth, halfHeight };
}

function isSeen(seen: Window, x: number, y: number, room: number): boolean {
  return (
    Math.abs(x - seen.x) < seen.halfWidth + room && Math.abs(y - seen.y) < seen.halfHeight + room
  );
}

/** Whether any of a noodle may be in sight. */
function near(noodle: Noodle, seen: Window): boolean {
  const { path } = noodle;
  if (isSeen(seen, noodle.x, noodle.y, 60)) return true;
  for (let at = path.length - 2; at >= 0; at -= 8) {
    if (isSeen(seen, path[at] ?? 0, path[at + 1] ?? 0, 60)) return true;
  }
  return false;
}

/** The head leads its body into a turn. */
function leading(noodle: Noodle): number {
  const lead = Math.max(-90, Math.min(90, turnBetween(noodle.heading, noodle.want))) * 0.6;
  return radians(noodle.heading + lead);
}

/** This far beyond the window a body is still laid, so that no end of it comes into view. */
const OUT_OF_SIGHT = 60;

/**
 * From head to tail, the last piece only as long as the body reaches; what comes before it enters
 * the window or after it has left for good is left out.
 */
function lay(into: Spine, noodle: Noodle, part: number, seen: Window): void {
  const { path } = noodle;
  const head = headOf(noodle, part);
  let { x, y } = head;
  let gone = 0;
  let last = 0;
  let latest = -1;
  into.count = 0;
  into.start = 0;
  put(into, x, y);
  if (isSeen(seen, x, y, OUT_OF_SIGHT)) latest = 0;
  for (let at = path.length - 2; at >= 0 && gone < noodle.arc; at -= 2) {
    const px = path[at] ?? 0;
    const py = path[at + 1] ?? 0;
    const gap = Math.sqrt((px - x) * (px - x) + (py - y) * (py - y));
    if (gap < SPACING * 0.3 && at === path.length - 2) continue;
    const take = Math.min(1, (noodle.arc - gone) / gap);
    gone += gap * take;
    x += (px - x) * take;
    y += (py - y) * take;
    const visible = isSeen(seen, x, y, OUT_OF_SIGHT);
    if (latest < 0 && !visible) {
      // Nothing of it has been in sight yet: begin here instead.
      into.count = 0;
      into.start = gone;
    }
    put(into, x, y);
    if (!visible) continue;
    latest = into.count;
    last = gone;
  }
  if (latest < 0) into.count = 0;
  if (latest >= 0 && latest + 1 < into.count) {
    // One point more than is in sight.
    const [ex, ey] = [into.at[2 * latest] ?? 0, into.at[2 * latest + 1] ?? 0];
    const [lx, ly] = [into.at[2 * latest - 2] ?? ex, into.at[2 * latest - 1] ?? ey];
    last += latest === 0 ? 0 : Math.sqrt((ex - lx) * (ex - lx) + (ey - ly) * (ey - ly));
    into.count = latest + 1;
    into.rest = noodle.arc - last;
  } else into.rest = 0;
}

function paintYou(to: Surface, state: ArenaState, ui: Ui, part: number, seen: Window): void {
  const [you] = state.noodles;
  const { c } = to;
  const skin = NOODLES.of(to);
  lay(spine, you, part, seen);
  const g = girth(you.size);
  const waiting = state.age < 0;
  c.globalAlpha = you.slip > 0 && !state.end ? 0.82 : 1;
  paintBody(c, spine, g, skin, {
    rim: RIM,
    waves: ui.waves,
    sway: waiting && !to.reducedMotion ? 5 : 0,
    phase: to.time * 6,
  });
  c.globalAlpha = 1;
  const head = headOf(you, part);
  paintFlyers(to, ui.flyers, head.x, head.y, TOPPING);
  const pressed = Math.max(ui.squash * 0.6, Math.min(1, you.press / 4));
  const hungry = shown.some(({ x, y }) => (x - head.x) ** 2 + (y - head.y) ** 2 < (g + 62) ** 2);
  const wriggle = waiting && !to.reducedMotion ? Math.sin(to.time * 6) * 0.14 : 0;
  if (you.hot > 0) paintFire(c, head.x, head.y, ui.angle, g, to.time);
  paintHead(c, head.x, head.y, g * HEAD * (1 + 0.1 * ui.mouth), skin, {
    angle: ui.angle + wriggle,
    gaze: radians(you.want),
    mouth: Math.max(ui.mouth, hungry ? 0.55 : 0, ui.joy > 0.4 ? 0.7 : 0),
    blink: to.time % 3.4 < 0.12 ? 1 : 0,
    squash: pressed,
    temper: state.end ? 'dizzy' : 'calm',
    sprig: true,
    rim: RIM,
  });
  if (state.noodles.length > 1 && you.size > START) paintSigns(to, state, you);
}

const TEMPERS: Partial<Record<Mind, NonNullable<Mood['temper']>>> = {
  mala: 'cross',
  somen: 'shy',
  soba: 'cross',
};

function paintRival(
  to: Surface,
  state: ArenaState,
  noodle: Noodle,
  part: number,
  seen: Window,
): void {
  const { c } = to;
  const g = girth(noodle.size);
  const skin = SKINS[noodle.mind];
  lay(spine, noodle, part, seen);
  c.globalAlpha = noodle.slip > 0 ? 0.55 : 1;
  paintBody(c, spine, g, skin, { rim: RIM });
  const head = headOf(noodle, part);
  if (noodle.hot > 0) paintFire(c, head.x, head.y, radians(noodle.heading), g, to.time);
  const bit = state.end?.who === noodle.mind;
  paintHead(c, head.x, head.y, g * 1.5, skin, {
    angle: radians(noodle.heading),
    gaze: radians(noodle.want),
    mouth: bit ? 0.6 : 0,
    blink: (to.time + noodle.id * 1.3) % 4 < 0.12 ? 1 : 0,
    squash: Math.min(1, noodle.press / 4),
    temper: TEMPERS[noodle.mind] ?? 'calm',
    rim: RIM,
  });
  c.globalAlpha = 1;
  paintSigns(to, state, noodle);
}

/** Chilli breath, out of the front of the head. */
function paintFire(c: Context, x: number, y: number, angle: number, g: number, time: number): void {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  for (const [at, color] of ['#ff4a2a', '#ff9a2a', '#ffe47a'].entries()) {
    const tip = g * (4 - at * 0.75) * (1 + 0.12 * Math.sin(time * 31 + at * 2));
    const wide = g * (0.95 - at * 0.27);
    fillPath(c, fade(color, 0.9), (path) => {
      path.moveTo(g * 0.8, -wide * 0.5);
      path.quadraticCurveTo(g * 2.4, -wide * 1.5, tip, Math.sin(time * 23 + at) * g * 0.2);
      path.quadraticCurveTo(g * 2.4, wide * 1.5, g * 0.8, wide * 0.5);
    });
  }
  c.restore();
}

/** A loop about to close glows, with what it would be worth. */
function paintLoop(to: Surface, state: ArenaState, part: number): void {
  const [you] = state.noodles;
  if (you.slip > 0 || state.age < 0 || state.end) return;
  const loop = nearestLoop(you, CLOSING);
  if (!loop) return;
  const inside = heldIn(you, loop, state.food);
  if (inside.length === 0) return;
  const { c } = to;
  const close = 1 - loop.gap / CLOSING;
  const head = headOf(you, part);
  c.beginPath();
  c.moveTo(head.x, head.y);
  for (let at = you.path.length - 2; at >= loop.from; at -= 2)
    c.lineTo(you.path[at] ?? 0, you.path[at + 1] ?? 0);
  c.closePath();
  c.fillStyle = fade('#fff3b0', Math.round((0.1 + 0.3 * close) * 50) / 50);
  c.fill();
  c.beginPath();
  c.moveTo(head.x, head.y);
  c.lineTo(you.path[loop.from] ?? 0, you.path[loop.from + 1] ?? 0);
  c.setLineDash([7, 8]);
  c.strokeStyle = fade('#ffffff', 0.9);
  c.lineWidth = 4;
  c.lineCap = 'round';
  c.stroke();
  c.setLineDash([]);
  if (inside.length < 2) return;
  const x = inside.reduce((sum, topping) => sum + topping.x, 0) / inside.length;
  const y = inside.reduce((sum, topping) => sum + topping.y, 0) / inside.length;
  to.label(`×${inside.length}`, x, y - 34, 22 + 8 * close, {
    top: '#fff7c8',
    bottom: '#ffd02e',
    alpha: 0.55 + 0.45 * close,
  });
}

/** Keeps the outline of a coil that has just closed, to flash it. */
function snapshotCoils(ui: Ui, state: ArenaState, motion: Motion<unknown>): void {
  const [you] = state.noodles;
  for (const { name, at } of motion.cues) {
    if ((name !== 'coil' && name !== 'single') || !at) continue;
    const loop = nearestLoop(you, 60);
    if (loop) ui.flashes.push({ outline: you.path.slice(loop.from), age: 0 });
  }
}

function paintFlashes(c: Context, ui: Ui): void {
  for (const { outline, age } of ui.flashes) {
    c.beginPath();
    for (let at = 0; at < outline.length; at += 2) c.lineTo(outline[at] ?? 0, outline[at + 1] ?? 0);
    c.closePath();
    c.globalAlpha = 1 - ease.out(age);
    c.fillStyle = '#fff6c4';
    c.fill();
    c.strokeStyle = '#ffffff';
    c.lineWidth = 6 + 26 * ease.out(age);
    c.lineJoin = 'round';
    c.stroke();
    c.globalAlpha = 1;
  }
}

/** Until the first coil: a ring of arrows round the pile that lies ahead. */
function paintHint(to: Surface, state: ArenaState): void {
  if (state.coils > 0 || state.end) return;
  const pile = state.food.filter(({ id }) => id <= FIRST_PILE);
  if (pile.length < FIRST_PILE) return;
  const x = pile.reduce((sum, topping) => sum + topping.x, 0) / pile.length;
  const y = pile.reduce((sum, topping) => sum + topping.y, 0) / pile.length;
  const { c } = to;
  const turn = to.reducedMotion ? 0 : to.time * 1.1;
  c.beginPath();
  for (let at = 0; at < 3; at += 1) {
    const from = turn + (at * 2 * Math.PI) / 3;
    c.moveTo(x + Math.cos(from) * 52, y + Math.sin(from) * 52);
    c.arc(x, y, 52, from, from + 1.35);
  }
  c.strokeStyle = fade('#ffffff', 0.75);
  c.lineWidth = 5;
  c.lineCap = 'round';
  c.stroke();
  c.beginPath();
  for (let at = 0; at < 3; at += 1) {
    const tip = turn + (at * 2 * Math.PI) / 3 + 1.5;
    const px = x + Math.cos(tip) * 52;
    const py = y + Math.sin(tip) * 52;
    const along = tip + Math.PI / 2;
    c.moveTo(px + Math.cos(along) * 11, py + Math.sin(along) * 11);
    c.lineTo(px + Math.cos(along + 2.3) * 11, py + Math.sin(along + 2.3) * 11);
    c.lineTo(px + Math.cos(along - 2.3) * 11, py + Math.sin(along - 2.3) * 11);
    c.closePath();
  }
  c.fillStyle = fade('#ffffff', 0.85);
  c.fill();
}

/** Where the finger's stick is, faintly. */
function paintStick(to: Surface, ui: Ui): void {
  const { stick } = ui.pointing;
  if (!stick?.moved) return;
  ring(to.c, stick.x, stick.y, 46, 5, fade(PALETTE.white, 0.22));
}

function paintChartOf(to: Surface, state: ArenaState): void {
  const { r, margin } = CHART;
  paintChart(to.c, margin + r, to.height - margin - r, r, state.noodles);
}

export function headOnScreen(
  state: ArenaState,
  world: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  return onScreen(cameraOf(state), world, state.noodles[0]);
}
