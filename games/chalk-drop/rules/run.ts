import type { Point, Rect, StepContext } from '@playgrove/kit/contract';
import { removeBody, reseat, stepScene, type Hit, type Push } from '@playgrove/kit/logic/physics2d';
import { BALL, BOARD, FAN, JAR, KEY, type Thing, type ThingOf } from './things.ts';
import type { State } from './state.ts';

const HZ = 60;
/** Ticks a ball rests in its jar before it counts. */
const HOME = 12;
/** A try ends when no ball has moved for so long, or after so long altogether. */
const STILL = 75;
export const LONGEST = 60 * 14;
const OUT = 90;
/** What moving air takes of a speed along it, each second. */
const DRAG = 1.1;
const BREAKS = 3.2;
/** Softer hits than this make no sound, units a second. */
const HEARD = 90;
const TRAIL_EVERY = 4;
const MAX_TRAIL = 160;

/** What a fan blows on, as a rectangle. */
export function draft({ x, y, way, reach }: ThingOf<'fan'>): Rect {
  const { width, depth } = FAN;
  const far = depth / 2 + reach;
  if (way === 'up') return { x: x - width / 2, y: y - far, width, height: reach };
  const left = way === 'left' ? x - far : x + depth / 2;
  return { x: left, y: y - width / 2, width: reach, height: width };
}

function wind(things: readonly Thing[], balls: ReadonlySet<number>): Push | undefined {
  const fans = things.filter((thing) => thing.kind === 'fan');
  if (fans.length === 0) return undefined;
  const zones = fans.map((fan) => ({ fan, zone: draft(fan) }));
  return (body, [x, y, , vx, vy]) => {
    let [ax, ay] = [0, 0];
    for (const { fan, zone } of zones) {
      if (x < zone.x || x > zone.x + zone.width || y < zone.y || y > zone.y + zone.height) continue;
      const force = fan.force * (balls.has(body) ? 1 : 0.35);
      if (fan.way === 'up') ay -= force + vy * DRAG;
      else ax += (fan.way === 'left' ? -force : force) - vx * DRAG;
    }
    return ax === 0 && ay === 0 ? undefined : [ax, ay];
  };
}

type Ball = { readonly body: number; readonly thing: ThingOf<'ball'> };

function ballsOf(state: State, things: readonly Thing[]): readonly Ball[] {
  return things.flatMap((thing, at) =>
    thing.kind === 'ball' ? [{ thing, body: state.bodies[at] ?? -1 }] : [],
  );
}

/** One tick of a try. */
export function run(state: State, things: readonly Thing[], context: StepContext): void {
  const balls = ballsOf(state, things);
  const panes = things.some(({ kind }) => kind === 'glass');
  const speeds = panes
    ? state.scene.now.map(([, , , vx, vy, spin]) => [vx, vy, spin] as const)
    : [];
  const hits = stepScene(state.scene, HZ, wind(things, new Set(balls.map(({ body }) => body))));
  state.tick += 1;
  cueHits(state, things, balls, hits, context);
  shatter(state, things, hits, speeds, context);
  follow(state, balls);
  collect(state, things, balls, context);
  judge(state, things, balls, context);
}

function cueHits(
  state: State,
  things: readonly Thing[],
  balls: readonly Ball[],
  hits: readonly Hit[],
  context: StepContext,
): void {
  for (const hit of hits) {
    if (!hit.began || hit.speed < HEARD) continue;
    const other = state.bodies.findIndex((body) => body === hit.a || body === hit.b);
    const kinds = [hit.a, hit.b].map((body) => things[state.bodies.indexOf(body)]?.kind);
    const value = Math.round(hit.speed);
    const at = { x: hit.x, y: hit.y };
    if (kinds.includes('bumper')) context.cue('boing', at, value);
    else if (kinds.includes('jar') && kinds.includes('ball')) context.cue('clink', at, value);
    else if (balls.some(({ body }) => body === hit.a || body === hit.b)) {
      const first = things[other];
      context.cue(first?.kind === 'box' && first.stuff === 'rubber' ? 'boing' : 'knock', at, value);
    } else context.cue('thud', at, value);
  }
}

/** Panes that were hit too hard are gone, and what hit them flies on. */
function shatter(
  state: State,
  things: readonly Thing[],
  hits: readonly Hit[],
  speeds: readonly (readonly [number, number, number])[],
  context: StepContext,
): void {
  for (const hit of hits) {
    const body = [hit.a, hit.b].find((one) => things[state.bodies.indexOf(one)]?.kind === 'glass');
    if (body === undefined || hit.impulse < BREAKS) continue;
    const at = state.bodies.indexOf(body);
    const other = hit.a === body ? hit.b : hit.a;
    const [motion, before] = [state.scene.now[other], speeds[other]];
    if (motion && before) [motion[3], motion[4], motion[5]] = before;
    vanish(state, at);
    context.cue('shatter', { x: hit.x, y: hit.y }, Math.round(hit.impulse * 10));
  }
}

function vanish(state: State, at: number): void {
  const body = state.bodies[at] ?? -1;
  state.gone.push(at);
  if (body < 0) return;
  removeBody(state.scene, body);
  state.bodies[at] = -1;
  reseat(state.scene);
}

function follow(state: State, balls: readonly Ball[]): void {
  const [first] = balls;
  const motion = first && state.scene.now[first.body];
  if (!motion || state.tick % TRAIL_EVERY !== 0 || state.trail.length >= MAX_TRAIL * 2) return;
  state.trail.push(Math.round(motion[0]), Math.round(motion[1]));
}

/** Keys that a ball touches wipe the doors away. */
function collect(
  state: State,
  things: readonly Thing[],
  balls: readonly Ball[],
  context: StepContext,
): void {
  for (const [at, thing] of things.entries()) {
    if (thing.kind !== 'key' || state.gone.includes(at)) continue;
    const taken = balls.some(({ body }) => {
      const motion = state.scene.now[body];
      if (!motion) return false;
      const [dx, dy] = [motion[0] - thing.x, motion[1] - thing.y];
      return dx * dx + dy * dy < (BALL + KEY) * (BALL + KEY);
    });
    if (!taken) continue;
    state.gone.push(at);
    context.cue('key', { x: thing.x, y: thing.y });
    const left = things.some((one, index) => one.kind === 'key' && !state.gone.includes(index));
    if (left) continue;
    for (const [index, door] of things.entries()) {
      if (door.kind !== 'door' || state.gone.includes(index)) continue;
      vanish(state, index);
      context.cue('open', { x: door.x, y: door.y });
    }
  }
}

function judge(
  state: State,
  things: readonly Thing[],
  balls: readonly Ball[],
  context: StepContext,
): void {
  let [moving, out] = [false, false];
  for (const [at, { body, thing }] of balls.entries()) {
    const motion = state.scene.now[body];
    if (!motion) continue;
    const [x, y, , vx, vy] = motion;
    if (vx * vx + vy * vy > 25) moving = true;
    if (x < -OUT || x > BOARD.width + OUT || y > BOARD.height + OUT || y < -BOARD.height)
      out = true;
    const jars = things.filter((one) => one.kind === 'jar' && one.hue === thing.hue);
    const inside = jars.some((jar) => isInside(x, y, jar));
    const before = state.home[at] ?? 0;
    state.home[at] = inside ? Math.min(HOME, before + 1) : 0;
    if (before === HOME - 1 && inside) context.cue('home', { x, y }, at + 1);
    for (const jar of jars) {
      const [dx, dy] = [x - jar.x, y - (jar.y - JAR.height)];
      const far = Math.sqrt(dx * dx + dy * dy);
      state.near = Math.min(state.near, Math.round(far));
    }
  }
  state.still = moving ? 0 : state.still + 1;
  if (state.home.every((ticks) => ticks >= HOME)) {
    state.phase = 'film';
    state.still = 0;
    context.cue('solved', BOARD_MIDDLE);
    return;
  }
  if (out || state.still > STILL || state.tick >= LONGEST) miss(state, balls, context);
}

const BOARD_MIDDLE = { x: BOARD.width / 2, y: BOARD.height / 2 };

function isInside(x: number, y: number, jar: Point): boolean {
  return (
    Math.abs(x - jar.x) < JAR.width / 2 - 8 && y < jar.y && y > jar.y - JAR.height + BALL * 0.35
  );
}

/** A ball within this of its jar's mouth nearly had it. */
const ALMOST = 100;

function miss(state: State, balls: readonly Ball[], context: StepContext): void {
  const lost = balls.find((_, at) => (state.home[at] ?? 0) < HOME) ?? balls[0];
  const motion = lost && state.scene.now[lost.body];
  const [x, y] = motion ?? [BOARD_MIDDLE.x, BOARD_MIDDLE.y];
  const at = {
    x: Math.max(60, Math.min(BOARD.width - 60, x)),
    y: Math.max(60, Math.min(BOARD.height - 60, y)),
  };
  state.tries += 1;
  const name = state.near < ALMOST ? 'almost' : 'missed';
  context.cue(name, at, Math.max(1, Math.round(state.near / 10)));
}
