import * as draw from '@playgrove/kit/draw';
import { ease, type Motion, type Surface } from '@playgrove/kit/runtime';
import { CAUGHT, OUT, placeOf, yardFor } from '../rules.ts';
import { RUN, SNEAK, type State } from '../rules/state.ts';
import { GRACE, inCan } from '../rules/watch.ts';
import { CELL, MEOW_RING, STEP_RING, type Yard } from '../rules/yard.ts';
import { paintGround } from './ground.ts';
import type { Turned } from '@playgrove/kit/draw/controls';
import { cornerOf, layoutFor } from './layout.ts';
import { drawFields, drawGhostLights, drawLights, poseAhead, poseIn } from './lights.ts';
import { drawDoubt, drawLegs, drawPlan, drawPrints, drawRings } from './marks.ts';
import { drawCat, drawDog, drawFlashlight, drawPerson, LOOKS, sideOf } from './people.ts';
import { rest } from './plan.ts';
import { drawCan, drawRaccoon, INK, SCARVES, type CoonPose } from './raccoon.ts';
import { THEMES } from './themes.ts';
import { freeRow, tipOf } from './tips.ts';
import type { Ui } from './ui.ts';

/** Ticks ahead that the keys' look goes at most, and those in each second. */
const LONGEST_PEEK = 60 * 6;
const PEEKING = 96;
const STRIDES = 8;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const yard = yardFor(state);
  const { id, pack } = placeOf(state.params);
  follow(to, state, ui, motion);
  const { layout } = ui;
  to.layer(
    `ground ${id} ${!layout.portrait} ${Math.round(layout.rect.x)} ${Math.round(layout.rect.y)}`,
    (on, area) => paintGround(on, area, layout, yard, THEMES[pack]),
  );
  const runs = state.phase === 'play' && !state.held;
  const tick = runs ? state.t - 1 + motion.part : state.t;
  const ahead = ui.plan ? ui.plan.ticks : ui.peek;
  const plans = ahead >= 0;
  drawFields(to, yard, state, layout);
  drawLights(to, yard, state, layout, tick, plans);
  if (plans) drawGhostLights(to, yard, state, layout, ahead, ui.plan?.open ?? state.open);
  drawPrints(to, ui);
  if (!ui.plan) drawLegs(to, layout, ui.lastX, ui.lastY, state.legs, 0.85);
  if (ui.hint.left > 0)
    drawLegs(to, layout, state.x, state.y, ui.hint.legs, Math.min(1, ui.hint.left));
  things(to, yard, state, ui, motion.part);
  const at = raccoonAt(state, ui, motion.part);
  for (const front of [false, true]) {
    watchers(to, yard, state, ui, tick, at.y, front, plans ? 0.5 : 1);
    if (!front) raccoon(to, yard, state, ui, at);
  }
  if (plans) ghosts(to, yard, state, ui, ahead);
  drawRings(to, ui);
  if (ui.plan) drawPlan(to, layout, state, ui.plan);
  doubts(to, yard, state, ui, tick, at);
  if (!state.began && !ui.plan) drawTip(to, state, layout);
}

/** Springs, rings and prints, and what is held still for a plan. */
function follow(to: Surface, state: State, ui: Ui, { dt, cues, part }: Motion<State>): void {
  ui.layout = layoutFor(to);
  const { layout } = ui;
  for (const { name, at } of cues) {
    if (!at) continue;
    const { x, y } = layout.toScreen(at);
    if (name === 'step') ui.rings.push({ x, y, far: STEP_RING, loud: false, age: 0 });
    if (name === 'step') ui.prints.push({ x, y: y + 14, age: 0 });
    if (name === 'meow') ui.rings.push({ x, y, far: MEOW_RING, loud: true, age: 0 });
    if (name === 'snack' || name === 'hide' || name === 'rise')
      ui.squash.kick(-0.5, to.reducedMotion);
    if (name === 'caught') ui.squash.kick(-0.9, to.reducedMotion);
    if (name === 'go') ui.squash.kick(0.35, to.reducedMotion);
  }
  ui.squash.step(dt);
  if (ui.plan) rest(ui.plan, dt);
  if (ui.peek >= 0) ui.peek = Math.min(LONGEST_PEEK, ui.peek + dt * PEEKING);
  const before = layout.toScreen({ x: ui.lastX, y: ui.lastY });
  const now = layout.toScreen(state);
  if (Math.abs(now.x - before.x) > 0.3) ui.wants = now.x > before.x ? 1 : -1;
  ui.facing += (ui.wants - ui.facing) * (1 - Math.exp(-dt * 20));
  if (state.gait >= 0) ui.stride += dt * (state.gait === RUN ? 3.1 : 1.5);
  for (const list of [ui.rings, ui.prints]) for (const one of list) one.age += dt;
  if (ui.rings.length > 0) ui.rings = ui.rings.filter(({ age }) => age < 0.42);
  if (ui.prints.length > 0) ui.prints = ui.prints.filter(({ age }) => age < 1.2);
  ui.hint.left = Math.max(0, ui.hint.left - dt);
  if (part >= 1 || state.held) {
    ui.lastX = state.x;
    ui.lastY = state.y;
  }
}

function raccoonAt(state: State, ui: Ui, part: number): { x: number; y: number } {
  const now = ui.layout.toScreen(state);
  const moving = state.gait >= 0 && state.phase === 'play' && !state.held;
  if (!moving) return now;
  const before = ui.layout.toScreen({ x: ui.lastX, y: ui.lastY });
  return { x: before.x + (now.x - before.x) * part, y: before.y + (now.y - before.y) * part };
}

/** Snacks, key, doors, cans, cats. */
function things(to: Surface, yard: Yard, state: State, ui: Ui, part: number): void {
  const { layout } = ui;
  const theme = THEMES[placeOf(state.params).pack];
  const bob = (seed: number): number => (to.reducedMotion ? 0 : Math.sin(to.time * 3 + seed) * 3);
  for (const door of yard.doors) drawDoor(to, layout, door, state.open);
  yard.snacks.forEach((at, snack) => {
    if ((state.snacks & (1 << snack)) !== 0) return;
    const { x, y } = layout.toScreen(at);
    draw.disc(to.c, x, y + 4, 25, draw.fade('#ffe9a8', 0.3));
    draw.disc(to.c, x, y + 18, 13, draw.fade('#0d0734', 0.3));
    to.sprite(theme.snacks[snack] ?? 'burger', x, y - 2 + bob(x), 50);
  });
  if (yard.key && !state.open) {
    const { x, y } = layout.toScreen(yard.key);
    draw.disc(to.c, x, y + 2, 25, draw.fade('#ffe08a', 0.35));
    to.sprite('key', x, y - 2 + bob(y), 48);
  }
  const hidden = state.phase === 'play' && inCan(yard, state);
  for (const can of yard.cans) {
    const { x, y } = layout.toScreen(can);
    const inside = hidden && Math.abs(can.x - state.x) + Math.abs(can.y - state.y) < CELL * 0.6;
    const lifted = inside ? 0.8 + (to.reducedMotion ? 0 : Math.sin(to.time * 3) * 0.15) : 0;
    draw.disc(to.c, x + 4, y + 22, 24, draw.fade('#0d0734', 0.34));
    if (inside) draw.transformed(to.c, { x, y: y + 22 }, () => drawCan(to.c, lifted, true));
    else
      draw.stamped(to, 'can', { x, y: y - 4, width: 70, height: 92 }, (c) => {
        c.translate(0, 26);
        drawCan(c, 0, false);
      });
  }
  yard.cats.forEach((cat, at) => {
    const { x, y } = layout.toScreen(cat);
    const up = (state.cats[at] ?? 0) > 60;
    draw.stamped(to, `cat ${up}`, { x, y: y - 2, width: 76, height: 76 }, (c) => {
      c.translate(0, 20);
      drawCat(c, up);
    });
  });
  exitSign(to, yard, state, layout, part);
}

function drawDoor(
  to: Surface,
  layout: Turned,
  door: { x: number; y: number },
  open: boolean,
): void {
  const { x, y } = cornerOf(layout, Math.floor(door.x / CELL), Math.floor(door.y / CELL));
  const at = { x: x + CELL / 2, y: y + CELL / 2, width: CELL + 8, height: CELL + 8 };
  draw.stamped(to, `door ${open}`, at, (c) => {
    if (open) {
      draw.rounded(c, -31, -31, 62, 62, 4, draw.fade('#ffd86a', 0.2));
      for (const left of [-33, 25]) {
        draw.rounded(c, left, -32, 8, 64, 3, INK);
        draw.rounded(c, left + 2, -30, 4, 60, 2, '#e8c46a');
      }
      return;
    }
    draw.rounded(c, -33, -33, 66, 66, 5, INK);
    draw.rounded(c, -29.5, -29.5, 59, 59, 4, '#b5763f');
    draw.rounded(c, -29.5, 15, 59, 14.5, 3, '#6e3f2c');
    for (const left of [-24, 3]) draw.rounded(c, left, -24, 21, 34, 3, '#8e5731');
    draw.disc(c, 0, -6, 13, INK);
    draw.disc(c, 0, -6, 10, '#ffd86a');
    draw.disc(c, 0, -9, 3.4, INK);
    draw.fillPath(c, INK, (path) => path.rect(-1.8, -9, 3.6, 10));
  });
}

/** An arrow bounces over the way out once there is something to carry. */
function exitSign(to: Surface, yard: Yard, state: State, layout: Turned, part: number): void {
  if (state.snacks === 0 || state.phase !== 'play') return;
  const { x, y } = layout.toScreen(yard.exit);
  const { c } = to;
  const bob = to.reducedMotion ? 0 : Math.abs(Math.sin((to.time + part / 60) * 4)) * 8;
  draw.rim(c, state.snacks === 7 ? '#8dffb0' : '#8dffb077', 4, (path) =>
    path.ellipse(x, y + 5, 34, 25, 0, 0, 7),
  );
  draw.transformed(c, { x, y: y - 26 - bob }, () => {
    const arrow = (paint: string, grow: number): void =>
      draw.fillPath(c, paint, (path) => {
        path.moveTo(0, 13 + grow);
        path.lineTo(-15 - grow, -3);
        path.lineTo(-6 - grow * 0.6, -3);
        path.lineTo(-6 - grow * 0.6, -18 - grow);
        path.lineTo(6 + grow * 0.6, -18 - grow);
        path.lineTo(6 + grow * 0.6, -3);
        path.lineTo(15 + grow, -3);
      });
    arrow(INK, 4);
    arrow('#8dffb0', 0);
  });
}

/** People, dogs and lamps; those below the raccoon come after it. */
function watchers(
  to: Surface,
  yard: Yard,
  state: State,
  ui: Ui,
  tick: number,
  line: number,
  front: boolean,
  alpha: number,
): void {
  yard.watchers.forEach(({ kind }, at) => {
    const mood = state.moods[at];
    const { x: boardX, y: boardY, angle } = poseIn(yard, state, at, tick);
    const { x, y } = ui.layout.toScreen({ x: boardX, y: boardY });
    if (y > line !== front || !mood) return;
    if (kind === 'guard') {
      const walks = state.phase === 'play' && mood.look === 0 && mood.off === 0;
      person(to, state, x, y, angle + ui.layout.rotate, walks && !state.held ? tick : 0, alpha);
      if (mood.look > 0 && state.by !== at) drawDoubt(to, x, y - 82, 0.1);
      return;
    }
    if (kind === 'dog') {
      draw.stamped(to, `dog ${mood.look > 0}`, { x, y: y - 12, width: 84, height: 100 }, (c) => {
        c.translate(0, 34);
        drawDog(c, mood.look > 0);
      });
      if (mood.look === 0 && !to.reducedMotion) {
        to.label('z', x + 22 + Math.sin(to.time * 2) * 3, y - 30 - ((to.time * 9) % 14), 20, {
          alpha: 0.8,
        });
      }
      return;
    }
    draw.stamped(to, `lamp ${mood.look > 0}`, { x, y: y - 14, width: 56, height: 92 }, (c) => {
      draw.segment(c, 0, 34, 0, -14, 13, INK);
      draw.segment(c, 0, 34, 0, -14, 6.5, '#8a93b8');
      draw.rounded(c, -20, -38, 40, 28, 10, INK);
      draw.rounded(c, -16.5, -34.5, 33, 21, 7, mood.look > 0 ? '#fff3b0' : '#5b648f');
      draw.disc(c, 0, 6, 6.4, INK);
      draw.disc(c, 0, 6, 3.6, mood.look > 0 ? '#ff6a5a' : '#7fe0a0');
    });
  });
}

function person(
  to: Surface,
  state: State,
  x: number,
  y: number,
  angle: number,
  tick: number,
  alpha: number,
): void {
  const { pack } = placeOf(state.params);
  const look = LOOKS[pack];
  const side = sideOf(angle);
  const step = Math.round(Math.sin(tick * 0.16) * 2) / 2;
  const hand = (): void => {
    const hx = x + Math.cos(angle) * 13;
    const hy = y + Math.sin(angle) * 9 + 1;
    draw.stamped(
      to,
      `flashlight ${pack}`,
      { x: hx, y: hy, width: 60, height: 30, rotate: angle, alpha },
      (c) => drawFlashlight(c, look.skin),
    );
  };
  to.c.globalAlpha = alpha * 0.4;
  draw.disc(to.c, x + 3, y + 21, 20, '#0d0734');
  to.c.globalAlpha = 1;
  if (side === 3) hand();
  draw.stamped(
    to,
    `person ${pack} ${side} ${step}`,
    { x, y: y - 20, width: 74, height: 112, alpha },
    (c) => {
      c.translate(0, 44);
      drawPerson(c, look, side, step);
    },
  );
  if (side !== 3) hand();
}

/** Where everybody will be. */
function ghosts(to: Surface, yard: Yard, state: State, ui: Ui, ahead: number): void {
  yard.watchers.forEach(({ kind }, at) => {
    if (kind !== 'guard') return;
    const pose = poseAhead(yard, state, at, ahead);
    const { x, y } = ui.layout.toScreen(pose);
    person(to, state, x, y, pose.angle + ui.layout.rotate, ahead, 0.92);
  });
}

function raccoon(
  to: Surface,
  yard: Yard,
  state: State,
  ui: Ui,
  at: { x: number; y: number },
): void {
  if (state.phase === 'won' || (state.phase === 'play' && inCan(yard, state))) return;
  let { x, y } = at;
  let size = 0.98;
  if (state.phase === 'out') {
    const part = Math.min(1, state.still / (OUT * 0.8));
    const exit = ui.layout.toScreen(yard.exit);
    x += (exit.x - x) * ease.inOut(Math.min(1, part * 2));
    y += (exit.y - y) * ease.inOut(Math.min(1, part * 2)) - Math.sin(part * Math.PI) * 40;
    size *= 1 - 0.75 * ease.in(part);
  }
  const { c } = to;
  const caught = state.phase === 'caught' || state.phase === 'lost';
  const kind: CoonPose['kind'] = caught
    ? 'caught'
    : state.gait === RUN
      ? 'run'
      : state.gait === SNEAK
        ? 'sneak'
        : 'sit';
  const stride = kind === 'run' || kind === 'sneak' ? Math.floor(ui.stride * STRIDES) % STRIDES : 0;
  const blink = kind === 'sit' && to.time % 3.2 < 0.13;
  c.globalAlpha = 0.36;
  draw.fillPath(c, '#0d0734', (path) => path.ellipse(x, y + 19, 33 * size, 10 * size, 0, 0, 7));
  c.globalAlpha = 1;
  const turn = Math.abs(ui.facing) < 0.3 ? 0.3 * Math.sign(ui.facing || 1) : ui.facing;
  to.stamp(
    `coon ${kind} ${stride} ${blink}`,
    120,
    110,
    (on) => {
      on.translate(0, 40);
      drawRaccoon(on, { kind, stride: stride / STRIDES, blink }, SCARVES.of(to));
    },
    x,
    y + 19 - 40 * size * ui.squash.scaleY,
    { scaleX: turn * size * ui.squash.scaleX, scaleY: size * ui.squash.scaleY },
  );
}

/** The question mark over the watcher that sees you, and the answer. */
function doubts(
  to: Surface,
  yard: Yard,
  state: State,
  ui: Ui,
  tick: number,
  at: { x: number; y: number },
): void {
  const caught = state.phase === 'caught' || state.phase === 'lost';
  if (state.alarm === 0 || state.by < 0) return;
  const { x, y } = ui.layout.toScreen(poseIn(yard, state, state.by, tick));
  if (caught) {
    const part = Math.min(1, state.still / (CAUGHT * 0.3));
    const { c } = to;
    draw.rim(c, INK, 11, (path) => path.arc(x, y - 14, 58 + 30 * (1 - ease.out(part)), 0, 7));
    draw.rim(c, '#ff4b55', 6);
    c.setLineDash([10, 9]);
    draw.rim(c, '#ff8a80', 5, (path) => {
      path.moveTo(x, y - 14);
      path.lineTo(at.x, at.y);
    });
    c.setLineDash([]);
  }
  drawDoubt(
    to,
    x,
    Math.max(ui.layout.rect.y + 24, y - 88),
    caught ? 1 : Math.min(0.96, state.alarm / GRACE),
  );
}

/** One line before the first step of a level that has something new. */
function drawTip(to: Surface, state: State, layout: Turned): void {
  const key = tipOf(placeOf(state.params).id);
  if (key === undefined) return;
  const rect = layout.rect;
  const above = rect.y - 22;
  const size = to.readable(26);
  const side = rect.x - 26;
  if (above < 90 && side > 190) {
    draw.rounded(
      to.c,
      8,
      to.height / 2 - size * 3.4,
      side - 12,
      size * 6.8,
      20,
      draw.fade(INK, 0.86),
    );
    draw.drawText(to.c, to.words(key), side / 2 + 2, to.height / 2, { size, wide: side - 40 });
    return;
  }
  const wide = Math.min(to.width - 24, 660);
  const small = to.readable(20);
  const font = draw.textFont(small, 600);
  // In one line over the yard, in two over the house, else where the fewest things are.
  const isLine =
    rect.y > small * 2 && draw.wrapWords(to.c, to.words(key), font, wide - 30).length === 1;
  const high = isLine ? small * 1.9 : size * 3.1;
  const house =
    rect.y >= high * 0.75 ? Math.max(high / 2, above - size * 1.9) : freeRow(state, layout);
  const y = isLine ? rect.y - high / 2 - 4 : house;
  draw.pill(to.c, to.width / 2 - wide / 2, y - high / 2, wide, high, draw.fade(INK, 0.86));
  if (isLine) draw.drawText(to.c, to.words(key), to.width / 2, y, { size: small });
  else draw.drawText(to.c, to.words(key), to.width / 2, y, { size, wide: wide - 46, lines: 2 });
}
