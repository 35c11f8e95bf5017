import {
  Squash,
  type Held,
  type InputEvent,
  type Motion,
  type Surface,
} from '@playgrove/kit/runtime';
import type { Input, State } from '../rules.ts';
import { HALF, halfOf, HEIGHT, TOP, WIDTH } from '../rules/state.ts';
import { glazeOf } from './tiles.ts';

const MAX_SHARDS = 72;
const SHARDS = 6;
/** Seconds that a shard is seen. */
export const SHARD_LIFE = 0.8;
const TRAIL = 36;
/** Landscape screens, where the score strip leaves the field free. */
const LANDSCAPE = 0.9;
/** Where the strip ends on them, CSS pixels. */
const STRIP = 50;
/** How much wider than it is in the rules the field is drawn on landscape screens. */
const WIDER = 1.4;
/** World units a second squared. */
const GRAVITY = 900;

/** The field, no higher than the score strip allows on portrait screens. */
export function worldFor(
  aspect: number,
  _: State,
  room: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  if (room.width > room.height * LANDSCAPE) {
    // On low screens, the strip would cover the first row of tiles.
    const low = Math.max(0, (STRIP * HEIGHT - TOP * room.height) / (room.height - STRIP));
    return { width: WIDTH * WIDER, height: HEIGHT + low };
  }
  const free = Math.min(room.height, room.width / aspect);
  const px = Math.min(room.width / WIDTH, free / HEIGHT);
  // The kit centers the world: what it is taller lies above the field.
  const drop = Math.max(0, (2 * (room.height - free) - room.height) / px + HEIGHT);
  return { width: WIDTH, height: HEIGHT + drop };
}

/** A piece of a broken tile. */
type Shard = Record<'x' | 'y' | 'vx' | 'vy' | 'turn' | 'age' | 'size', number> & {
  readonly color: string;
};

export type Ui = ReturnType<typeof createUi>;

export function createUi() {
  return {
    /** The finger that moves the board, where it was, and the part of a tenth not reported yet. */
    finger: undefined as number | undefined,
    lastX: 0,
    rest: 0,
    /** How far down the field lies, and by how much it is drawn wider. */
    drop: 0,
    wide: 1,
    /** The board as it is drawn: half its length, and how it leans. */
    half: HALF,
    lean: 0,
    squash: new Squash(),
    shards: [] as Shard[],
    /** Where each ball has been: x and y by turns. */
    trails: [] as number[][],
    /** Seconds since the last gust, and its way. */
    gust: 9,
    way: 1,
    /** Turn of the pinwheels, radians, and its speed. */
    spin: 0,
    whirl: 0,
    /** Seconds since a ball fell and since a kite was caught. */
    sad: 9,
    glad: 9,
  };
}

/** The board follows the finger one to one, from wherever it is; a mouse needs no press. */
export function read(event: InputEvent, state: State, ui: Ui): Input | 'redraw' | undefined {
  if (state.phase === 'over') return undefined;
  const ready = state.phase === 'ready';
  if (event.kind === 'pad') {
    const starts = ready && event.phase === 'down' && event.button === 'a';
    return starts ? { kind: 'launch' } : undefined;
  }
  if (event.kind !== 'press') return undefined;
  const { phase, pointer } = event;
  const x = event.x / ui.wide;
  if (phase === 'down') {
    ui.finger ??= pointer;
    ui.lastX = x;
    ui.rest = 0;
    return ready ? { kind: 'launch' } : 'redraw';
  }
  if (phase === 'up' || phase === 'cancel') {
    if (pointer === ui.finger) ui.finger = undefined;
    return undefined;
  }
  if (phase === 'hover') return moveBy((x - state.x) * 10, ui);
  if (pointer !== ui.finger) return undefined;
  const by = (x - ui.lastX) * 10 + ui.rest;
  ui.lastX = x;
  return moveBy(by, ui);
}

function moveBy(by: number, ui: Ui): Input | undefined {
  const x = Math.round(Math.max(-4000, Math.min(4000, by)));
  ui.rest = Math.max(-1, Math.min(1, by - x));
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
    if (ui.shards.length >= MAX_SHARDS) ui.shards.shift();
    const turn = (at / SHARDS) * Math.PI * 2 + x;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const [vx, vy] = [dx * 130 + way * 160, dy * 110 - 90];
    const size = 5 + ((at * 7 + x) % 5);
    const piece = { x: x + dx * 9, y: y + dy * 6, vx, vy, turn, age: 0, size };
    ui.shards.push({ ...piece, color: at % 3 === 0 ? light : color });
  }
}

/** Lets time pass for what is only shown. */
export function follow(to: Surface, state: State, ui: Ui, { dt, cues }: Motion<State>): void {
  ui.drop = to.height - HEIGHT;
  ui.wide = to.width / WIDTH;
  const windy = state.balls.some(({ wind }) => wind > 0);
  for (const { name, at, value } of cues) {
    const [kind, detail = 'w'] = name.split('.');
    if (at && (kind === 'tile' || kind === 'pinwheel'))
      shatter(ui, at.x, at.y, detail, windy ? ui.way : 0);
    else if (kind === 'board' || kind === 'launch') ui.squash.kick(0.5, to.reducedMotion);
    else if (kind === 'catch') ui.glad = 0;
    else if (kind === 'drop') ui.sad = 0;
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
  ui.spin += ui.whirl * dt;
  ui.whirl += ((windy ? 11 * ui.way : 0.5) - ui.whirl) * Math.min(1, dt * 1.6);
  ui.squash.step(dt);
  ui.half += (halfOf(state) - ui.half) * Math.min(1, dt * 14);
  ui.lean += (state.sweep * 0.022 - ui.lean) * Math.min(1, dt * 12);
  for (const shard of ui.shards) {
    shard.age += dt;
    shard.vy += GRAVITY * dt;
    shard.x += shard.vx * dt;
    shard.y += shard.vy * dt;
    shard.turn += shard.vx * dt * 0.05;
  }
  while ((ui.shards[0]?.age ?? 0) > SHARD_LIFE) ui.shards.shift();
  if (dt > 0) remember(state, ui);
}

function remember({ balls }: State, { trails }: Ui): void {
  trails.length = Math.min(trails.length, balls.length);
  for (const [at, { x, y }] of balls.entries()) {
    const trail = (trails[at] ??= []);
    const away = Math.abs((trail.at(-1) ?? y) - y) + Math.abs((trail.at(-2) ?? x) - x);
    if (away > 60) trail.length = 0;
    trail.push(x, y);
    if (trail.length > TRAIL) trail.splice(0, 2);
  }
}
