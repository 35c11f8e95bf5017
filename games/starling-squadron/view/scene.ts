import * as draw from '@playgrove/kit/draw';
import type { Context, Motion, Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { HEIGHT, WIDTH } from '../rules/field.ts';
import { guardAt, guardsOf, heartOf, slotOf } from '../rules/flock.ts';
import { DIVE_TELL } from '../rules/foe-flight.ts';
import { factsOf, isBoss } from '../rules/foes.ts';
import type { Foe } from '../rules/types.ts';
import { drawBird } from './birds.ts';
import { LOOKS } from './foes.ts';
import { drawGust, drawHeart, drawRings } from './marks.ts';
import { drawMenu } from './menu.ts';
import { drawBullets, drawGrain, drawSeeds } from './shots.ts';
import { paintSky, skyOf } from './skies.ts';
import { key } from './toys.ts';
import type { Ui } from './ui.ts';

/** How fast birds follow their places; the rest is how a flock looks. */
const FOLLOW = 13;
const FALL_SECONDS = 1.3;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  ui.drop = to.height - HEIGHT;
  letPass(to, state, ui, motion);
  const which = skyOf(state);
  to.layer(`sky ${which}`, (c, area) => paintSky(c, area, which));
  const ahead = state.phase === 'fly' ? motion.part * (state.calm ? 0.22 : 1) : 0;
  drift(to, state, which);
  const { c, bleed } = to;
  c.save();
  c.translate(0, ui.drop);
  for (const drop of state.drops) {
    if (drop.kind === 'grain') drawGrain(to, drop.x, drop.y);
  }
  drawSeeds(to, state, ahead);
  for (const foe of state.foes) drawFoe(to, state, foe);
  drawFreed(to, state);
  drawFlock(to, state, ui);
  drawBullets(to, state, ahead);
  drawHeart(to, state, heartOf(state));
  drawRings(to, ui);
  drawBossBar(to, state, ui);
  if (ui.calm > 0.02) {
    c.fillStyle = `rgba(24,16,84,${(ui.calm * 0.3).toFixed(2)})`;
    c.fillRect(bleed.x, bleed.y - ui.drop, bleed.width, bleed.height);
  }
  if (state.phase === 'fly') drawGust(to, state, ui);
  if (state.phase === 'choose' || state.phase === 'nest') drawMenu(to, state, ui);
  c.restore();
}

function letPass(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const { dt } = motion;
  for (const { name, at } of motion.cues) {
    if (name === 'hurt' || name === 'scattered' || name === 'spared') ui.hit = 0;
    if (name === 'gust' && at) ui.rings.push({ x: at.x, y: at.y, age: 0 });
  }
  ui.hit += dt;
  ui.offered = state.phase === 'choose' ? ui.offered + dt : 0;
  for (const ring of ui.rings) ring.age += dt;
  while (ui.rings[0] && ui.rings[0].age > 0.8) ui.rings.shift();
  const goal = state.calm && state.phase === 'fly' ? 1 : 0;
  ui.calm += (goal - ui.calm) * (1 - Math.exp(-dt * 10));
  const speed = state.x - ui.lastFlockX;
  ui.lastFlockX = state.x;
  const lean = to.reducedMotion ? 0 : Math.max(-0.4, Math.min(0.4, speed * 0.06));
  ui.lean += (lean - ui.lean) * (1 - Math.exp(-dt * 12));
  followBirds(state, ui, dt);
}

/** Moves every shown bird toward its place; who is no longer there tumbles away. */
function followBirds(state: State, ui: Ui, dt: number): void {
  const guards = guardsOf(state);
  const part = 1 - Math.exp(-dt * FOLLOW);
  let rank = 0;
  const here = new Set<number>();
  for (const { id, role } of state.birds) {
    here.add(id);
    let place;
    if (role === 'seed') {
      const slot = slotOf(rank);
      place = { x: state.x + slot.x, y: state.y + slot.y };
      rank += 1;
    } else {
      const index = guards.findIndex((guard) => guard.id === id);
      place = guardAt(state, index, guards.length);
    }
    const shown = ui.birds.get(id);
    if (!shown) ui.birds.set(id, { ...place });
    else {
      shown.x += (place.x - shown.x) * part;
      shown.y += (place.y - shown.y) * part;
    }
    ui.roles.set(id, role);
  }
  for (const [id, { x, y }] of ui.birds) {
    if (here.has(id)) continue;
    const side = x < WIDTH / 2 ? -1 : 1;
    ui.fallen.push({ x, y, vx: side * 90, vy: -150, age: 0, role: ui.roles.get(id) ?? 'seed' });
    ui.birds.delete(id);
    ui.roles.delete(id);
  }
  for (const bird of ui.fallen) {
    bird.age += dt;
    bird.vy += 520 * dt;
    bird.x += bird.vx * dt;
    bird.y += bird.vy * dt;
  }
  while (ui.fallen[0] && ui.fallen[0].age > FALL_SECONDS) ui.fallen.shift();
}

/** How much larger small toys are shown than they are painted. */
const LARGER = 1.24;

/** Clouds that fly past. */
const CLOUDS = [
  [0.14, 0.1, 0.5, 46],
  [0.86, 0.36, 0.7, 60],
  [0.3, 0.62, 0.9, 40],
  [0.7, 0.86, 1.15, 54],
] as const;

function drift(to: Surface, state: State, which: number): void {
  const { bleed } = to;
  const room = bleed.height + 160;
  for (const [across, start, speed, size] of CLOUDS) {
    const way = (start * room + state.clock * speed) % room;
    const paint = (c: Context): void =>
      draw.cloud(c, 0, 0, size, which === 3 ? '#cdbcff' : which === 1 ? '#ffd9d0' : '#ffffff');
    const x = bleed.x + across * bleed.width;
    to.stamp(`cloud ${which} ${size}`, size * 2.3, size * 1.7, paint, x, bleed.y - 80 + way, {
      alpha: which === 3 ? 0.13 : 0.26,
    });
  }
}

/** World units below the strip in which foes that come in are not visible yet. */
const COMING = 34;

/** Comes in from behind the score strip without flying over its figures. */
function drawFoe(to: Surface, state: State, foe: Foe): void {
  const { kind, age } = foe;
  const look = LOOKS[kind];
  const seen = (foe.y - look.size * 0.2) / COMING;
  if (seen <= 0) return;
  to.c.globalAlpha = Math.min(1, seen);
  paintFoe(to, state, foe, look, age);
  to.c.globalAlpha = 1;
}

function paintFoe(
  to: Surface,
  state: State,
  foe: Foe,
  look: (typeof LOOKS)[keyof typeof LOOKS],
  age: number,
): void {
  const { kind } = foe;
  const { path } = factsOf(kind);
  if (path === 'dive') drawTell(to, foe);
  const sway = to.reducedMotion ? 0 : Math.sin(age * 0.07 + foe.id);
  const turn = kind === 'top' ? Math.sin(age * 0.3) * 0.16 : sway * (path === 'boss' ? 0.03 : 0.09);
  const large = path === 'boss' ? 1 : LARGER;
  const beat = (foe.lit > 0 ? 1.07 : 1) * large;
  if (kind === 'dragon') drawTail(to, foe);
  const squash = path === 'hop' && age % 80 < 16 ? 1.14 : 1;
  to.stamp(`foe ${kind}`, look.size, look.size, look.paint, foe.x, foe.y, {
    rotate: turn,
    scaleX: beat * squash,
    scaleY: beat / squash,
  });
  if (look.key) {
    const turning = Math.cos(to.time * 5 + foe.id);
    const wide = path === 'boss' ? 1.8 : large;
    to.stamp('key', 30, 30, key, foe.x + look.key[0] * large, foe.y + look.key[1] * large, {
      scaleX: wide * (Math.abs(turning) < 0.15 ? 0.15 : turning),
      scaleY: wide,
    });
  }
  if (foe.lit <= 0 || path === 'boss') return;
  to.stamp(`lit ${look.size}`, look.size, look.size, (c) => paintLit(c, look.size), foe.x, foe.y, {
    alpha: 0.5,
  });
  // How much is left of the tougher ones.
  if (foe.full < 12 || state.phase === 'over') return;
  const { r } = factsOf(kind);
  to.c.fillStyle = '#1a0b3ab0';
  to.c.fillRect(foe.x - r, foe.y - r - 14, r * 2, 6);
  to.c.fillStyle = '#7df06a';
  to.c.fillRect(foe.x - r + 1, foe.y - r - 13, (r * 2 - 2) * Math.max(0, foe.hp / foe.full), 4);
}

function paintLit(c: Context, size: number): void {
  const glow = c.createRadialGradient(0, 0, 0, 0, 0, size * 0.42);
  glow.addColorStop(0, '#ffffffe0');
  glow.addColorStop(1, '#ffffff00');
  c.fillStyle = glow;
  c.fillRect(-size / 2, -size / 2, size, size);
}

/** The kite-dragon's tail of paper discs, waving behind it. */
function drawTail(to: Surface, { x, y, age }: Foe): void {
  for (let at = 7; at >= 1; at -= 1) {
    const wave = Math.sin(age * 0.05 - at * 0.7) * (10 + at * 7);
    const size = 1.05 - at * 0.09;
    to.stamp(`tail ${at % 2}`, 60, 60, (c) => paintDisc(c, at % 2), x + wave, y - 34 - at * 20, {
      scaleX: size,
      scaleY: size,
    });
  }
}

function paintDisc(c: Context, odd: number): void {
  for (const [r, color] of [
    [27, '#2b1b4d'],
    [24, odd ? '#ffb52e' : '#e8344f'],
    [15, odd ? '#fff1b8' : '#ffd02e'],
    [7, odd ? '#e8344f' : '#36c9d6'],
  ] as const) {
    c.fillStyle = color;
    c.beginPath();
    c.arc(0, 0, r, 0, 7);
    c.fill();
  }
}

/** Where a diver will come down. */
function drawTell(to: Surface, foe: Foe): void {
  if (foe.age < 30 || foe.age > DIVE_TELL + 10) return;
  to.c.fillStyle = foe.age > DIVE_TELL - 30 ? '#ff3f5599' : '#ffffff66';
  for (let y = foe.y + 34; y < HEIGHT; y += 30) to.c.fillRect(foe.x - 2.5, y, 5, 16);
}

function drawFreed(to: Surface, state: State): void {
  for (const { kind, x, y, id } of state.drops) {
    if (kind === 'grain') continue;
    const wave = Math.sin(to.time * 3 + id);
    to.stamp('halo', 76, 76, paintHalo, x, y, { alpha: 0.75 + wave * 0.2 });
    drawBird(
      to,
      kind === 'bird' ? 'seed' : 'guard',
      x + wave * 4,
      y,
      0.8,
      to.time * 16,
      wave * 0.2,
    );
  }
}

function paintHalo(c: Context): void {
  const glow = c.createRadialGradient(0, 0, 6, 0, 0, 37);
  glow.addColorStop(0, '#fffbd0f0');
  glow.addColorStop(0.6, '#ffe98a70');
  glow.addColorStop(1, '#ffe98a00');
  c.fillStyle = glow;
  c.fillRect(-38, -38, 76, 76);
}

function drawFlock(to: Surface, state: State, ui: Ui): void {
  const flap = to.time * 15;
  const gone = state.end === 'scattered';
  const faint = state.safe > 0 && Math.sin(to.time * 22) > 0 && !to.reducedMotion ? 0.55 : 1;
  for (const { x, y, vx, age, role } of ui.fallen) {
    drawBird(to, role, x, y, 0.74, flap * 2, age * 7 * Math.sign(vx), Math.max(0, 1 - age / 1.3));
  }
  for (const { id, role, wait } of state.birds) {
    const shown = ui.birds.get(id);
    if (!shown) continue;
    const tired = role === 'guard' && wait > 0;
    const bob = to.reducedMotion ? 0 : Math.sin(to.time * 4 + id * 1.7) * 1.6;
    drawBird(
      to,
      role,
      shown.x,
      shown.y + bob,
      0.68,
      flap + id * 1.3,
      ui.lean,
      tired ? 0.38 : faint,
    );
  }
  const fall = gone ? Math.min(1.4, ui.hit) : 0;
  drawBird(
    to,
    'lead',
    state.x,
    state.y + fall * fall * 60,
    1.02,
    flap,
    ui.lean + fall * 5,
    gone ? 1 : faint,
  );
}

function drawBossBar(to: Surface, state: State, ui: Ui): void {
  const boss = state.foes.find(({ kind }) => isBoss(kind));
  if (!boss) return;
  const { c, bleed } = to;
  const phases = factsOf(boss.kind).guns.length;
  // Under the score strip where that lies over the field.
  const strip = (bleed.width > WIDTH * 1.5 ? 56 : 92) / to.px + bleed.y - ui.drop;
  const [x, y, width] = [60, Math.max(10, strip), WIDTH - 120];
  draw.rounded(c, x - 3, y - 3, width + 6, 16, 8, '#1a0b3ae0');
  draw.rounded(c, x, y, width, 10, 5, '#5a2f5e');
  const left = Math.max(0, boss.hp / boss.full);
  if (left > 0.02) draw.rounded(c, x, y, width * left, 10, 5, '#ff4b6a');
  c.fillStyle = '#ffffff66';
  c.fillRect(x + 4, y + 2, Math.max(0, width * left - 8), 2.4);
  c.fillStyle = '#1a0b3a';
  for (let at = 1; at < phases; at += 1) c.fillRect(x + (width * at) / phases - 1.5, y, 3, 10);
}
