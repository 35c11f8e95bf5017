import {
  Squash,
  type Held,
  type InputEvent,
  type Motion,
  type Surface,
} from '@playgrove/kit/runtime';
import type { Input, State } from '../rules.ts';
import { BOARD_Y, cellX, cellY, HALF, halfOf, HEIGHT, WIDTH } from '../rules/state.ts';
import { glazeOf } from './tiles.ts';

/** A piece of a broken tile. */
type Shard = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  age: number;
  readonly size: number;
  readonly color: string;
};

export type Ui = {
  /** The finger that moves the board, where it was, and the part of a tenth not reported yet. */
  finger: number | undefined;
  lastX: number;
  rest: number;
  /** How far down the field lies. */
  drop: number;
  half: number;
  lean: number;
  walk: number;
  readonly squash: Squash;
  readonly shards: Shard[];
  /** Where each ball has been: x and y by turns. */
  readonly trails: number[][];
  /** Seconds since the last gust, and its way. */
  gust: number;
  way: number;
  /** Turn of the pinwheels, radians, and their speed. */
  spin: number;
  whirl: number;
  /** Seconds since a ball fell, a kite was caught, a mural was hung. */
  sad: number;
  glad: number;
  hung: number;
  mural: number;
};

const MOST_SHARDS = 72;
const SHARDS = 6;
const TRAIL = 36;
/** Landscape screens, where the score strip leaves the field free. */
const LANDSCAPE = 0.9;
/** World units a second squared. */
const GRAVITY = 900;

/** The field, no higher than the score strip allows on portrait screens. */
export function worldFor(
  aspect: number,
  _: State,
  room: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  if (room.width > room.height * LANDSCAPE) return { width: WIDTH, height: HEIGHT };
  const free = Math.min(room.height, room.width / aspect);
  const px = Math.min(room.width / WIDTH, free / HEIGHT);
  // The kit centers the world: what it is taller lies above the field.
  const drop = Math.max(0, (2 * (room.height - free) - room.height) / px + HEIGHT);
  return { width: WIDTH, height: HEIGHT + drop };
}

export function createUi(state: State): Ui {
  return {
    finger: undefined,
    lastX: 0,
    rest: 0,
    drop: 0,
    half: HALF,
    lean: 0,
    walk: 0,
    squash: new Squash(),
    shards: [],
    trails: [],
    gust: 9,
    way: 1,
    spin: 0,
    whirl: 0,
    sad: 9,
    glad: 9,
    hung: 0,
    mural: state.mural,
  };
}

/** The board follows the finger one to one, from wherever it is; a mouse needs no press. */
export function read(
  event: InputEvent,
  state: State,
  ui: Ui,
): Input | readonly Input[] | 'redraw' | undefined {
  if (event.kind === 'pad') {
    const starts = event.phase === 'down' && event.button === 'a' && state.phase === 'ready';
    return starts ? { kind: 'launch' } : undefined;
  }
  if (event.kind !== 'press' || state.phase === 'over') return undefined;
  const { phase, pointer, x, device } = event;
  if (phase === 'down') {
    if (ui.finger === undefined || device === 'mouse') {
      ui.finger = pointer;
      ui.lastX = x;
      ui.rest = 0;
    }
    return state.phase === 'ready' ? { kind: 'launch' } : 'redraw';
  }
  if (phase === 'hover' || (device === 'mouse' && phase === 'move')) {
    return moveBy((x - state.x) * 10, ui);
  }
  if (pointer !== ui.finger) return undefined;
  if (phase !== 'move') {
    ui.finger = undefined;
    return 'redraw';
  }
  const by = (x - ui.lastX) * 10 + ui.rest;
  ui.lastX = x;
  return moveBy(by, ui);
}

function moveBy(by: number, ui: Ui): Input | undefined {
  const x = Math.round(Math.max(-4000, Math.min(4000, by)));
  ui.rest = Math.abs(by) > 4000 ? 0 : by - x;
  return x === 0 ? undefined : { kind: 'move', x };
}

/** Arrows, D-pad and stick, reported when they change. */
export function poll({ pad, stick }: Held, state: State): Input | undefined {
  if (state.phase === 'over') return undefined;
  let x = (pad.has('right') ? 1 : 0) - (pad.has('left') ? 1 : 0);
  if (x === 0 && Math.abs(stick.x) > 0.16) x = stick.x;
  const steer = Math.round(x * 8) || 0;
  return steer === state.steer ? undefined : { kind: 'steer', x: steer };
}

function shatter(ui: Ui, x: number, y: number, letter: string, way: number): void {
  const [color, light] = glazeOf(letter);
  for (let at = 0; at < SHARDS; at += 1) {
    if (ui.shards.length >= MOST_SHARDS) ui.shards.shift();
    const angle = (at / SHARDS) * Math.PI * 2 + x;
    ui.shards.push({
      x: x + Math.cos(angle) * 9,
      y: y + Math.sin(angle) * 6,
      vx: Math.cos(angle) * 130 + way * 160,
      vy: Math.sin(angle) * 110 - 90,
      turn: angle,
      age: 0,
      size: 5 + ((at * 7 + x) % 5),
      color: at % 3 === 0 ? light : color,
    });
  }
}

/** Lets time pass for what is only shown. */
export function follow(to: Surface, state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  ui.drop = to.height - HEIGHT;
  const windy = state.balls.some(({ wind }) => wind > 0);
  for (const { name, at, value } of cues) {
    const [kind, detail = ''] = name.split('.');
    const way = windy ? ui.way : 0;
    if (kind === 'tile' && at) shatter(ui, at.x, at.y, detail, way);
    else if (kind === 'pinwheel' && at) shatter(ui, at.x, at.y, 'w', way);
    else if (kind === 'board' || kind === 'launch') ui.squash.kick(0.5, to.reducedMotion);
    else if (kind === 'catch' || kind === 'won') ui.glad = 0;
    else if (kind === 'drop' || kind === 'lost') ui.sad = 0;
    else if (kind === 'gust') {
      ui.gust = 0;
      ui.way = value ?? 1;
      ui.whirl = 16 * ui.way;
      ui.squash.kick(0.8, to.reducedMotion);
    }
  }
  ui.gust += dt;
  ui.sad += dt;
  ui.glad += dt;
  ui.hung = ui.mural === state.mural ? ui.hung + dt : 0;
  ui.mural = state.mural;
  ui.spin += ui.whirl * dt;
  ui.whirl += ((windy ? 11 * ui.way : 0.5) - ui.whirl) * Math.min(1, dt * 1.6);
  ui.squash.step(dt);
  ui.half += (halfOf(state) - ui.half) * Math.min(1, dt * 14);
  ui.lean += (state.sweep * 0.022 - ui.lean) * Math.min(1, dt * 12);
  ui.walk = state.x * 0.14;
  for (const shard of ui.shards) {
    shard.age += dt;
    shard.vy += GRAVITY * dt;
    shard.x += shard.vx * dt;
    shard.y += shard.vy * dt;
    shard.turn += shard.vx * dt * 0.05;
  }
  while ((ui.shards[0]?.age ?? 0) > 0.8) ui.shards.shift();
  remember(state, ui, dt);
}

function remember(state: State, ui: Ui, dt: number): void {
  if (dt === 0) return;
  const { balls } = state;
  ui.trails.length = Math.min(ui.trails.length, balls.length);
  for (let at = 0; at < balls.length; at += 1) {
    const { x, y } = balls[at] as (typeof balls)[number];
    const trail = (ui.trails[at] ??= []);
    const away = Math.abs((trail.at(-1) ?? y) - y) + Math.abs((trail.at(-2) ?? x) - x);
    if (away > 60) trail.length = 0;
    trail.push(x, y);
    if (trail.length > TRAIL) trail.splice(0, 2);
  }
}

/** A place of level 2 that shows a curve: its pinwheel in the middle. */
export const teaches = (state: State): boolean =>
  state.params.mode === 'level' && state.mural === 1 && state.gusts === 0 && state.phase !== 'over';

/** The curve that level 2 shows: from the board, out to the left and back to a pinwheel. */
export const lessonCurve = (): readonly number[] => {
  const [x, y] = [cellX(16), cellY(16) + 18];
  return [x, BOARD_Y - 16, x - 120, BOARD_Y - 150, x - 130, y + 130, x, y];
};
