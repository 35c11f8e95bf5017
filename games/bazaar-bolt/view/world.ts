import type { Swarm } from '@playgrove/kit/scene3d';
import type { Motion, Surface } from '@playgrove/kit/runtime';
import { GATE, START } from '../rules/chunks.ts';
import { thingsOf, type Thing } from '../rules/layout.ts';
import { isShortcut } from '../rules/run.ts';
import { LANE, type Fork, type Laid, type State } from '../rules/state.ts';
import { lookOn } from './camera.ts';
import { FRONT, HOUSE } from './houses.ts';
import { poseGoat, poseHero, spotOf, type Spot } from './poses.ts';
import { finish, openStage, setLight, type Later, type Stage } from './stage.ts';
import { themeAt } from './theme.ts';
import type { Ui } from './ui.ts';

/** The one scene of the page. */
let stage: Stage | undefined;
/** Stalls that stand there in this frame. */
let stalls = 0;

const BEHIND = 9;
const FAR = 92;
/** Meters of the alley behind the start, which the camera sees before a run. */
const BACK = 70;
/**
 * Meters before a fork's zone where its wall ends, so that the camera never follows a turn through
 * a house, and before the mouth where the far wall begins.
 */
const PLAZA = 7.5;
const FAR_WALL = 26;
/** Meters behind the runner at which a missed coin begins to shrink, and over which it is gone. */
const MISSED = 0.9;
const WHITE = '#ffffff';
const TINTS = ['#ffffff', '#fff0e0', '#ffe6ea', '#f0f0ff', '#fff6d8'] as const;
const SAILS = ['#ffb070', '#f07a8a', '#70c8c0', '#ffe0a0', '#c08ae0'] as const;

/** Draws the market and all in it. @returns false without WebGL */
export function drawWorld(to: Surface, state: State, ui: Ui, motion: Motion<State>): boolean {
  const isFirst = !stage;
  stage ??= openStage(to);
  if (stage.view.state !== 'ready') return false;
  const later = isFirst ? undefined : finish(stage);
  const spot = spotOf(state, motion.part);
  const { light } = ui;
  const theme = themeAt(light.gates, light.part);
  setLight(stage, theme, `${light.gates} ${light.part.toFixed(2)}`);
  poseHero(stage.hero, state, ui, spot, to.time, to.reducedMotion);
  poseGoat(stage.goat, state, ui, spot, to.time);
  lookOn(stage.view, to, state, ui, spot, motion.dt);
  place(stage, later, state, ui, spot, to.time, to.reducedMotion);
  const { position } = stage.view.camera;
  stage.sky.position.set(position.x, 0, position.z);
  stage.skyline.position.set(position.x * 0.9, 0, position.z);
  return stage.view.render(to, motion.dt);
}

/** Where a point of the market stands on the surface. */
export function onScreen(
  to: Pick<Surface, 'bleed'>,
  x: number,
  y: number,
  z: number,
): { readonly x: number; readonly y: number } | undefined {
  return stage?.view.state === 'ready' ? stage.view.onSurface(to, x, y, -z) : undefined;
}

export function webglState(): 'ready' | 'lost' | 'none' {
  return stage?.view.state ?? 'none';
}

function place(
  on: Stage,
  later: Later | undefined,
  state: State,
  ui: Ui,
  spot: Spot,
  time: number,
  still: boolean,
): void {
  for (const swarm of on.swarms) swarm.begin();
  stalls = 0;
  const { fork } = state;
  alleys(on, later, state.way, state, spot);
  things(on, later, state.way, spot, time, still);
  if (fork) {
    alleys(on, later, fork.other, state, spot);
    if (fork.state !== 'taken') things(on, later, fork.other, spot, time, still);
    if (later) signs(later, fork, state);
  }
  const { shadow } = on.copies;
  const { runner } = state;
  shadow.add(spot.x, 0.03, -spot.z + 0.1, Math.max(0.22, 0.44 - spot.y * 0.06), 0, '#2a1030');
  if (on.goat.group.visible)
    shadow.add(ui.goat.x, 0.025, -spot.z + ui.goat.gap, 0.62, 0, '#2a1030');
  if (runner.until > 0 && later) {
    later.carpet.add(spot.x, spot.y - 0.12, -spot.z, 0.94, Math.sin(time * 3) * 0.05, WHITE);
  }
  for (const swarm of on.swarms) swarm.end();
}

/** Stretches of one alley: fronts on both sides, paving, and what hangs above. */
function alleys(
  on: Stage,
  later: Later | undefined,
  way: readonly Laid[],
  state: State,
  spot: Spot,
): void {
  let at = 0;
  while (at < way.length) {
    const first = way[at];
    if (!first) return;
    let end = first.at + first.length;
    let next = at + 1;
    const roofed = isShortcut(first.chunk);
    for (let one = way[next]; one && one.aside === first.aside; one = way[next]) {
      if (isShortcut(one.chunk) !== roofed) break;
      end = one.at + one.length;
      next += 1;
    }
    const before = first.chunk === START ? BACK : roofed ? FAR_WALL : 0;
    const from = first.at - before;
    stretch(on, later, state, spot, from, end, first.aside, roofed, roofed ? first.at : from);
    at = next;
  }
  if (!later) return;
  for (const laid of way) {
    if (laid.chunk === GATE && laid.at < spot.z + FAR)
      later.gate.add(laid.aside * LANE, 0, -laid.at, 1, 0, WHITE);
  }
}

/** A number that looks random and stays with its place. */
function odd(a: number, b: number): number {
  const mixed = Math.imul(a * 2 + 101, 0x9e3779b1) ^ Math.imul(b + 977, 0x85ebca6b);
  return ((mixed >>> 9) ^ (mixed >>> 20)) & 0xffff;
}

function stretch(
  on: Stage,
  later: Later | undefined,
  state: State,
  spot: Spot,
  from: number,
  to: number,
  aside: number,
  shortcut: boolean,
  begin: number,
): void {
  const { copies } = on;
  const { fork } = state;
  const x = aside * LANE;
  const behind = state.phase === 'run' && state.tick > 150 ? BEHIND : BACK;
  const last = Math.min(to, spot.z + FAR);
  for (
    let cell = Math.floor(Math.max(from, spot.z - behind) / HOUSE);
    cell * HOUSE < last;
    cell += 1
  ) {
    const z = (cell + 0.5) * HOUSE;
    if (z < from || z >= to) continue;
    const inside = z >= begin - HOUSE / 2;
    if (inside) copies.paving.add(x, 0, -z, 1, cell % 2 === 0 ? 0 : Math.PI, WHITE);
    for (const side of [-1, 1] as const) {
      if (fork && isOpen(fork, z, side, shortcut)) continue;
      // Only the far wall of a shortcut begins before it does.
      if (!inside && side !== fork?.side) continue;
      const pick = odd(cell, aside * 2 + side);
      const house = copies.houses[pick % copies.houses.length];
      const tint = TINTS[(pick >> 4) % TINTS.length] ?? WHITE;
      house?.add(x + side * FRONT, 0, -z, 1, side > 0 ? 0 : Math.PI, tint);
    }
    if (!inside) continue;
    if (shortcut) later?.roof.add(x, 0, -z, 1, 0, WHITE);
    const pick = odd(cell, aside + 40);
    if (shortcut ? cell % 2 === 0 : pick % 5 < 2)
      copies.lanterns.add(x, shortcut ? -0.7 : 0, -z, 1, 0, WHITE);
    else if (!shortcut && later && pick % 5 === 2)
      later.pennants.add(x, 0, -z, 1, pick % 2 === 0 ? 0 : Math.PI, WHITE);
    else if (!shortcut && later && pick % 5 === 3)
      later.sail.add(
        x,
        0,
        -z,
        1,
        pick % 2 === 0 ? 0 : Math.PI,
        SAILS[(pick >> 3) % SAILS.length] ?? WHITE,
      );
  }
}

/** Whether the mouth of a fork is where a house would stand: the alley widens before it. */
function isOpen(fork: Fork, z: number, side: -1 | 1, shortcut: boolean): boolean {
  const [near, far] = [fork.zone - PLAZA, fork.mouth + fork.open + 1];
  if (z < near || z > far) return false;
  return side === (shortcut ? -fork.side : fork.side);
}

/** Signs before the mouth of a fork, and on the corner behind it. */
function signs(later: Later, { side, mouth, open, zone }: Fork, state: State): void {
  const before = state.way.find(({ at, length }) => at < mouth && at + length > zone);
  if (!before) return;
  const angle = side > 0 ? 0 : Math.PI;
  const x = before.aside * LANE + side * (FRONT - 0.4);
  later.sign.add(x, 0.2, -(zone - PLAZA - 1.5), 0.72, angle, WHITE);
  later.sign.add(x + side * 1.9, 0, -(mouth + open + 0.6), 1, angle, WHITE);
}

function things(
  { copies }: Stage,
  later: Later | undefined,
  way: readonly Laid[],
  spot: Spot,
  time: number,
  still: boolean,
): void {
  const spin = still ? 0 : time * 4.4;
  for (const laid of way) {
    if (laid.at > spot.z + FAR) return;
    const list = thingsOf(laid.chunk, laid.tier);
    for (let index = 0; index < list.length; index += 1) {
      const thing = list[index];
      if (!thing) continue;
      const z = laid.at + thing.z;
      if (z < spot.z - BEHIND || z > spot.z + FAR || laid.gone.includes(index)) continue;
      const x = (laid.aside + thing.lane) * LANE;
      if (thing.kind === 'coin') {
        const size = 1 - Math.max(0, spot.z - z - MISSED) / MISSED;
        if (size > 0) copies.coin.add(x, thing.y, -z, size, spin + z * 0.3, WHITE);
      } else put(copies, later, thing, x, z, index, time, still);
    }
  }
}

function put(
  copies: Stage['copies'],
  later: Later | undefined,
  { kind, half, y }: Thing,
  x: number,
  z: number,
  index: number,
  time: number,
  still: boolean,
): void {
  if (kind === 'sacks') copies.sacks.add(x, 0, -z, 1, (index % 3) - 1 > 0 ? Math.PI : 0, WHITE);
  else if (kind === 'line') copies.line.add(x, 0, -z, 1, 0, WHITE);
  else if (!later) return;
  else if (kind === 'stack') {
    const pile = index % 2 === 0 ? copies.crates : later.jars;
    pile.add(x, 0, -z, 1, ((index * 7) % 5) * 0.1 - 0.2, WHITE);
  } else if (kind === 'stall') long(later.stall, x, z, half * 2);
  else if (kind === 'awning') later.trampoline.add(x, 0, -z, 1, 0, WHITE);
  else if (kind === 'carpet') {
    const bob = still ? 0 : Math.sin(time * 2.6 + z) * 0.07;
    later.carpet.add(x, 0.42 + bob, -z, 1, 0, WHITE);
  } else if (kind === 'carrot')
    later.carrot.add(x, y + 0.2, -z, 1.5, still ? 0 : time * 2.4, WHITE);
}

/** A stall as long as its row: the n-th copy, stretched along the alley. */
function long(swarm: Swarm, x: number, z: number, length: number): void {
  swarm.add(x, 0, -z, 1, 0, WHITE);
  swarm.mesh.instanceMatrix.array[stalls * 16 + 10] = length;
  stalls += 1;
}
