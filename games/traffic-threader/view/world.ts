import type { Scene3d } from '@playgrove/kit/scene3d';
import type { Motion, Point, Surface } from '@playgrove/kit/runtime';
import { biomeAt, leftOf, missionOf, type Biome, type Task } from '../rules/levels.ts';
import { BODIES, metersOf, NEAR, type State, type Vehicle } from '../rules/types.ts';
import { lookOn } from './camera.ts';
import type { Hero } from './hero.ts';
import { odd } from './props.ts';
import { REPEAT } from './road.ts';
import { dress, lightUp, openStage, type Stage } from './stage.ts';
import { AMBER, paintOf, SCOOTERS, type Look } from './theme.ts';
import { LAMPS, TALL } from './toys.ts';
import type { Ui } from './ui.ts';

/** The one scene of the page. */
let stage: Stage | undefined;

/** Meters from one place beside the road to the next, and how far ahead they are drawn. */
const PLACE = 9;
const SEEN = 158;
/** Ticks of a blink, lit for half of them: two and a half a second. */
const BLINKS = 24;
const WIND = 26;
/** How far ahead what counts is marked, in meters, and close passes until a newcomer knows it. */
const MARKED = 70;
const TAUGHT = 3;
const WALLS = ['#ffe3c9', '#ffd0d8', '#d9e6ff', '#fff2d0'] as const;
const NEON = ['#ff7ad9', '#6fd8ff', '#b28cff', '#ffffff', '#7dffd0'] as const;

/** Draws the road and all on it. @returns false without WebGL */
export function drawWorld(to: Surface, state: State, ui: Ui, motion: Motion<State>): boolean {
  stage ??= openStage(to);
  const on = stage;
  if (on.view.state !== 'ready') return false;
  const look = SCOOTERS.of(to);
  dress(on, look);
  const { now, next, part } = biomeAt(state.params, metersOf(state));
  const turn = to.reducedMotion ? 0 : Math.sin(ui.z / 190) * 0.00062 + Math.sin(ui.z / 71) * 0.0002;
  const glow = lightUp(on, now, next, part, turn);
  lookOn(on.view, to, ui);
  for (const one of on.swarms) one.begin();
  on.lines.position.z = ui.z % REPEAT;
  on.lanes.position.z = ui.z % (REPEAT * 2);
  roadside(on, state, ui, glow);
  const wanted = state.done ? undefined : missionOf(state.params)?.task;
  for (const car of state.cars) drive(on, car, state, ui, motion.part, glow, wanted);
  trail(on, state, ui, look);
  sparks(on, ui);
  if (!to.reducedMotion) wind(on, ui, motion.dt);
  const left = leftOf(state);
  on.gate.visible = missionOf(state.params) !== undefined && left < 150;
  on.gate.position.z = -(missionOf(state.params)?.meters ?? 0) + ui.z;
  if (on.hero) pose(on, on.hero, to, state, ui, ui.x, 0, look);
  if (on.ghost) ghost(on.ghost, state, ui, motion.rival);
  for (const one of on.swarms) one.end();
  return on.view.render(to, motion.dt);
}

function roadside(on: Stage, state: State, ui: Ui, glow: number): void {
  const first = Math.ceil((ui.z - 12) / PLACE);
  const last = Math.floor((ui.z + SEEN) / PLACE);
  for (let index = first; index <= last; index += 1) {
    const { now } = biomeAt(state.params, index * PLACE);
    for (const side of [-1, 1]) {
      const seed = index * 2 + (side > 0 ? 1 : 0);
      put(on, now, seed, side, index * PLACE - ui.z);
    }
    if (index % 4 !== 0 || glow < 0.2) continue;
    const side = index % 8 === 0 ? -1 : 1;
    const z = -(index * PLACE - ui.z);
    on.props.lamp.add(side * 6.2, 0, z, 1, side < 0 ? 0 : Math.PI, '#ffffff');
    on.glow.add(side * 4.8, 5.3, z, 1.5 * glow, 0, '#ffe0a0');
    if (glow > 0.6) on.patch.add(side * 3.6, 0.03, z, 1.7, 0, '#c9945f');
  }
}

function put(on: Stage, biome: Biome, seed: number, side: number, far: number): void {
  const [a, b, c] = [odd(seed, 1), odd(seed, 2), odd(seed, 3)];
  const z = -far - a * 4;
  const x = side * (8.5 + b * 5);
  const back = side * (19 + b * 16);
  if (biome === 'night') {
    if (c < 0.7)
      on.props.tower.add(
        side * (14 + b * 5),
        -1,
        z,
        0.8 + a * 0.8,
        0,
        NEON[seed % NEON.length] ?? '',
      );
    else on.props.palm.add(x, 0, z, 0.9 + a * 0.3, a * 6, '#9fb0ff');
    return;
  }
  if (biome === 'dawn') {
    if (c < 0.62)
      on.props.poplar.add(
        x + side * a * 6,
        0,
        z,
        0.8 + a * 0.7,
        a * 6,
        b > 0.5 ? '#ffffff' : '#ffe9cf',
      );
    if (c > 0.8) on.props.house.add(back, 0, z, 1 + a * 0.3, side * 0.5, WALLS[seed % 4] ?? '');
    return;
  }
  if (biome === 'day') {
    if (side < 0 && c < 0.5)
      on.props.umbrella.add(x - 2, 0, z, 1 + a * 0.3, a * 6, b > 0.5 ? '#ffffff' : '#ffe27a');
    else if (c < 0.75) on.props.palm.add(x, 0, z, 0.9 + a * 0.4, a * 6, '#ffffff');
    else if (side > 0) on.props.house.add(back, 0, z, 1, -0.4, WALLS[seed % 4] ?? '');
    return;
  }
  if (c < 0.5) on.props.palm.add(x, 0, z, 0.95 + a * 0.4, a * 6, '#ffdfe8');
  else if (c < 0.72)
    on.props.house.add(side * (14 + b * 6), 0, z, 1 + a * 0.3, -side * 0.3, WALLS[seed % 4] ?? '');
}

function drive(
  on: Stage,
  car: Vehicle,
  state: State,
  ui: Ui,
  part: number,
  glow: number,
  wanted: Task | undefined,
): void {
  const moves = state.phase === 'ride' ? (car.speed / 100) * part : 0;
  const z = -(car.z + moves) / 1000 + ui.z;
  if (z > 12 || z < -SEEN) return;
  const x = car.x / 1000;
  const { half, long } = BODIES[car.kind];
  const [w, l] = [half / 1000, long / 1000];
  const turning = car.to >= 0 && car.blink === 0 ? Math.sign(car.to - car.lane) : 0;
  const bob = Math.sin(ui.z * 0.6 + car.id * 2) * 0.02;
  on.cars[car.kind].add(x, bob, z, 1, -turning * 0.12, paintOf(car.kind, car.paint));
  on.patch.add(x, 0.025, z, w * 1.3, 0, '#1d1238');
  if (long > 2000) on.patch.add(x, 0.026, z - l * 0.5, w * 1.3, 0, '#1d1238');
  const coming = !car.passed && z < 0 && z > -MARKED;
  if (coming && car.kind === wanted) on.patch.add(x, 0.028, z, w * 2.4, 0, '#ffd23e');
  // Until a newcomer has found it, light lies where a pass counts.
  if (coming && ui.newcomer && state.nears < TAUGHT)
    for (const side of [-1, 1])
      on.patch.add(x + side * (w + NEAR / 2000 + 0.3), 0.029, z, 0.8, 0, '#8ffff2');
  const [high, apart] = LAMPS[car.kind];
  for (const side of [-1, 1]) {
    on.glow.add(x + side * w * apart, high, z + l + 0.06, 0.34 + glow * 0.3, 0, '#ff3d4d');
    if (glow > 0.4) on.patch.add(x + side * 0.4, 0.03, z - l - 1.9, 0.8 + glow * 0.4, 0, '#ffe3a0');
  }
  if (car.to < 0) return;
  // The lamp blinks; the arrow stays, so that it is seen at any moment.
  const way = Math.sign(car.to - car.lane);
  const lit = state.clock % BLINKS < BLINKS / 2 || car.blink === 0;
  on.arrows.add(
    x + way * (w + 0.35),
    TALL[car.kind] * 0.62,
    z + l * 0.6,
    lit ? 1.25 : 1,
    way > 0 ? 0 : Math.PI,
    lit ? '#ffd23e' : '#b8741a',
  );
  if (lit) on.glow.add(x + way * w * 0.95, high + 0.1, z + l + 0.1, 0.9, 0, AMBER);
}

/** Ribbons of light behind the scooter: longer and brighter in a chain. */
function trail(on: Stage, state: State, ui: Ui, { glow }: Look): void {
  const long = Math.min(ui.trail.length, 5 + state.chain * 2);
  for (let at = 0; at < long; at += 1) {
    const spot = ui.trail[at];
    if (!spot) break;
    const left = 1 - at / long;
    for (const side of [-1, 1])
      on.streak.add(
        spot.x + side * 0.3,
        0.24 + ui.y,
        ui.z - spot.z + 0.9,
        0.35 + left * 0.75,
        0,
        left > 0.6 ? '#ffffff' : glow,
      );
  }
}

function sparks(on: Stage, ui: Ui): void {
  for (const { x, y, z, age, color } of ui.sparks)
    on.streak.add(x, y, ui.z - z, Math.max(0.1, 0.9 - age * 1.5), 0, color);
}

let blown = 0;
function wind(on: Stage, ui: Ui, dt: number): void {
  const rush = ui.show.rush.value;
  blown += dt * (20 + rush * 60);
  const count = Math.round(Math.max(0, rush - 0.12) * WIND * 1.4);
  for (let at = 0; at < Math.min(WIND, count); at += 1) {
    const side = at % 2 ? 1 : -1;
    const z = ((odd(at, 31) * 50 + blown) % 50) - 44;
    on.wind.add(
      ui.x * 0.6 + side * (2.6 + odd(at, 33) * 4.4),
      0.4 + odd(at, 34) * 4.4,
      z,
      0.6 + rush,
      0,
      '#ffffff',
    );
  }
}

function pose(
  on: Stage,
  hero: Hero,
  to: Surface,
  state: State,
  ui: Ui,
  x: number,
  z: number,
  look: Look,
): void {
  const time = to.reducedMotion ? 0 : to.time;
  const lean = to.reducedMotion ? 0 : ui.show.lean.value;
  const { group, scarf } = hero;
  const bob = Math.sin(time * 5) * 0.035;
  const sunk = state.cause === 'stall' ? Math.min(0.2, ui.show.low.value) : 0;
  group.position.set(x, 0.06 + bob + ui.y - sunk, z);
  group.rotation.set(ui.y > 0 ? -0.16 : 0, -lean * 0.22, -lean * 0.42);
  group.scale.set(ui.show.body.scaleX, ui.show.body.scaleY, ui.show.body.scaleX);
  scarf.forEach((one, at) => {
    one.rotation.set(
      0.25 + Math.sin(time * 11 + at * 1.7) * 0.24,
      lean * 0.5 + (at - 0.5) * 0.5,
      0,
    );
  });
  const strong = 0.55 + ui.show.rush.value * 0.75;
  on.patch.add(x, 0.032, z, 0.62, 0, '#1d1238');
  const weak =
    state.phase === 'ride' &&
    ui.show.low.value < 1.2 &&
    Math.floor(ui.show.low.value * 5) % 2 === 1;
  if (!weak) on.glow.add(x, 0.2 + ui.y, z + 0.35, strong, 0, look.glow);
  // The bubbles that are left float along.
  for (let at = 0; at < state.bubbles; at += 1)
    on.glow.add(
      x + (at - (state.bubbles - 1) / 2) * 0.42,
      2.3 + ui.y + Math.sin(time * 2.4 + at) * 0.05,
      z + 0.5,
      0.3,
      0,
      '#bff1ff',
    );
  if (state.hop > 0) on.glow.add(x, 1.1 + ui.y, z + 0.6, 2.1, 0, '#bff1ff');
}

function ghost({ group }: Hero, state: State, ui: Ui, rival: State | undefined): void {
  const far = rival ? rival.z / 1000 - ui.z : 999;
  group.visible = rival !== undefined && far < 120 && far > -7 && state.phase === 'ride';
  if (rival) group.position.set(rival.x / 1000, 0.06, -far);
}

/** Where a place is on the surface: meters across, up, and ahead of the scooter. */
export function onScreen(
  to: Pick<Surface, 'bleed'>,
  x: number,
  y: number,
  ahead = 0,
): Point | undefined {
  if (stage?.view.state !== 'ready') return undefined;
  return stage.view.onSurface(to, x, y, -ahead);
}

export const webglState = (): Scene3d['state'] => stage?.view.state ?? 'none';
