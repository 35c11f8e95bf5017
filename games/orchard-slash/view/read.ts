import type { Held, InputEvent, Pad, Press } from '@playgrove/kit/runtime';
import { LONGEST_PATH, type Input } from '../rules.ts';
import { bladeAt } from '../rules/blades.ts';
import { openBlades } from '../rules/career.ts';
import { distanceToSegment } from '../rules/field.ts';
import { BODIES } from '../rules/fruit.ts';
import type { State } from '../rules/state.ts';
import { bladeUnder } from './shelf.ts';
import type { Finger, Ui } from './ui.ts';

/** Ticks between two slashes of the keys' blade; one that comes earlier waits this long at most. */
const RECOVER = 9;
const REMEMBER = 9;
/** World units of a slash, and how far it is drawn to a fruit. */
const SLASH = 400;
const MAGNET = 130;
/** World units a tick: the keys' blade sets off slowly and then flies. */
const SLOWEST = 7;
const FASTEST = 19;
const HASTE = 0.9;

const WAYS: Readonly<Partial<Record<Pad['button'], readonly [number, number]>>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

export function read(
  event: InputEvent,
  state: State,
  ui: Ui,
): Input | readonly Input[] | 'redraw' | undefined {
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'pad') return readPad(event, state, ui);
  return undefined;
}

function readPress(event: Press, state: State, ui: Ui): readonly Input[] | 'redraw' | undefined {
  if (event.phase === 'hover') return undefined;
  ui.pad.shown = false;
  if (event.phase === 'down') {
    const chooses = ui.shelf && !state.started;
    const blade = chooses ? bladeUnder(roomOf(ui), event.x, event.y) : undefined;
    if (blade !== undefined) return [{ kind: 'blade', at: blade }];
    putDown(event, ui);
    return 'redraw';
  }
  const finger = ui.fingers.get(event.pointer);
  if (!finger) return undefined;
  if (event.phase !== 'move') ui.fingers.delete(event.pointer);
  if (event.phase === 'cancel') return 'redraw';
  const paths = follow(event, finger);
  // In empty air there is nothing to cut: the trail is drawn, and a replay need not hold it.
  if (state.started && !state.air.some(({ wait }) => wait === 0)) return 'redraw';
  if (paths.length === 0) return 'redraw';
  const slashes = paths.map((path): Input => ({ kind: 'slash', swipe: finger.swipe, path }));
  return withField(slashes, state, ui);
}

function putDown(event: Press, ui: Ui): void {
  const taken = new Set([...ui.fingers.values()].map((finger) => finger.blade));
  const blade = ui.blades.slice(1).find((free) => !taken.has(free)) ?? ui.blades[1];
  if (!blade) return;
  ui.swipes += 1;
  const [x, y] = [Math.round(event.x), Math.round(event.y)];
  blade.lift();
  blade.add(x, y);
  ui.fingers.set(event.pointer, { swipe: ui.swipes, x, y, blade });
}

/** What the finger did since the last event, as stretches the rules accept. */
function follow(event: Press, finger: Finger): number[][] {
  const paths: number[][] = [];
  let path = [finger.x, finger.y];
  for (const point of event.path) {
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    if (x === finger.x && y === finger.y) continue;
    finger.blade.add(x, y);
    extend(path, x, y);
    finger.x = x;
    finger.y = y;
    if (path.length < LONGEST_PATH) continue;
    paths.push(path);
    path = [x, y];
  }
  if (path.length > 2) paths.push(path);
  return paths;
}

/** World units that a place may lie off a straight line and still be left out of it. */
const STRAIGHT = 1.5;

/** Adds a place; the one before is left out where the way went straight on through it. */
function extend(path: number[], x: number, y: number): void {
  const count = path.length;
  const [ax = 0, ay = 0, bx = 0, by = 0] = path.slice(-4);
  const [dx, dy] = [x - ax, y - ay];
  const long = Math.hypot(dx, dy);
  const off = Math.abs(dx * (by - ay) - dy * (bx - ax));
  const onward = (bx - ax) * (x - bx) + (by - ay) * (y - by) > 0;
  if (count >= 4 && onward && off <= STRAIGHT * long) {
    path[count - 2] = x;
    path[count - 1] = y;
  } else path.push(x, y);
}

function roomOf({ field, px }: Ui): { width: number; height: number; px: number } {
  return { width: field.w, height: field.h, px };
}

/** The rules hear of the screen's shape before the stroke that was made on it. */
function withField(inputs: readonly Input[], state: State, ui: Ui): readonly Input[] {
  if (ui.field.w === state.field.w && ui.field.h === state.field.h) return inputs;
  return [{ kind: 'field', w: ui.field.w, h: ui.field.h }, ...inputs];
}

function readPad(event: Pad, state: State, ui: Ui): readonly Input[] | 'redraw' | undefined {
  const way = WAYS[event.button];
  if (event.phase === 'up') return undefined;
  if (event.button === 'x') return ui.shelf ? nextBlade(event, state) : undefined;
  if (!way && event.button !== 'a') return undefined;
  ui.pad.shown = true;
  if (way) {
    [ui.pad.dx, ui.pad.dy] = way;
    return 'redraw';
  }
  if (event.phase === 'repeat') return undefined;
  if (state.started && state.tick - ui.pad.last < RECOVER) {
    ui.pad.wanted = state.tick;
    return 'redraw';
  }
  return withField([slashOf(state, ui)], state, ui);
}

function nextBlade({ phase }: Pad, { started, career }: State): readonly Input[] | undefined {
  const open = openBlades(career);
  if (phase !== 'down' || started || open < 2) return undefined;
  return [{ kind: 'blade', at: (career.blade + 1) % open }];
}

/** Before every tick: the keys' blade flies where it is held, and a remembered slash is made. */
export function poll(held: Held, state: State, ui: Ui): Input | undefined {
  movePad(held, ui);
  if (!state.started) return undefined;
  if (ui.field.w !== state.field.w || ui.field.h !== state.field.h) {
    return { kind: 'field', w: ui.field.w, h: ui.field.h };
  }
  const { pad } = ui;
  const waits = state.tick - pad.wanted <= REMEMBER;
  if (!waits || state.tick - pad.last < RECOVER) return undefined;
  pad.wanted = -REMEMBER - 1;
  return slashOf(state, ui);
}

function movePad(held: Held, ui: Ui): void {
  const { pad, field } = ui;
  let [x, y] = [held.stick.x, held.stick.y];
  if (x === 0 && y === 0) {
    for (const button of held.pad) {
      const way = WAYS[button];
      if (!way) continue;
      x += way[0];
      y += way[1];
    }
  }
  const length = Math.hypot(x, y);
  if (length < 0.05) {
    pad.speed = SLOWEST;
    return;
  }
  const strength = Math.min(1, length);
  pad.speed = Math.min(FASTEST, pad.speed + HASTE);
  pad.dx = x / length;
  pad.dy = y / length;
  pad.x = Math.max(0, Math.min(field.w, pad.x + pad.dx * pad.speed * strength));
  pad.y = Math.max(0, Math.min(field.h, pad.y + pad.dy * pad.speed * strength));
}

/** A slash through the keys' blade along the way it last went, drawn to a fruit that is near. */
function slashOf(state: State, ui: Ui): Input {
  const { pad, field } = ui;
  const [across, along] = [field.w / state.field.w, field.h / state.field.h];
  let [x, y] = [pad.x, pad.y];
  let nearest = MAGNET * MAGNET;
  for (const toss of state.air) {
    if (toss.kind === 'nest' || toss.wait > 0) continue;
    const [tx, ty] = [toss.x * across, toss.y * along];
    const away = (tx - pad.x) ** 2 + (ty - pad.y) ** 2 - BODIES[toss.kind].reach;
    if (away >= nearest) continue;
    nearest = away;
    [x, y] = [tx, ty];
  }
  const half = SLASH / 2;
  const [dx, dy] = bestWay(state, x / across, y / along, pad, half);
  const path = [x - dx * half, y - dy * half, x + dx * half, y + dy * half].map(Math.round);
  pad.last = state.tick;
  ui.swipes += 1;
  const blade = ui.blades[0];
  blade?.lift();
  for (let part = 0; part <= 1.001; part += 0.0625) {
    blade?.add(x + dx * half * (part * 2 - 1), y + dy * half * (part * 2 - 1), (1 - part) * 0.08);
  }
  return { kind: 'slash', swipe: ui.swipes, path };
}

/** Turns that a slash of the keys may take from the way it faces, radians: nearest first. */
const TURNS = [0, 0.18, -0.18, 0.36, -0.36, 0.54, -0.54] as const;

/** Keys know eight ways: within half a step of the way they face, the one that cuts most and stings least. */
function bestWay(
  state: State,
  x: number,
  y: number,
  { dx, dy }: Ui['pad'],
  half: number,
): readonly [number, number] {
  const { reach, nests } = bladeAt(state.career.blade);
  let best: readonly [number, number] = [dx, dy];
  let most = -Infinity;
  for (const turn of TURNS) {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const [wx, wy] = [dx * c - dy * s, dx * s + dy * c];
    let worth = 0;
    for (const toss of state.air) {
      if (toss.wait > 0) continue;
      const nest = toss.kind === 'nest';
      const away = distanceToSegment(
        toss.x,
        toss.y,
        x - wx * half,
        y - wy * half,
        x + wx * half,
        y + wy * half,
      );
      if (away <= BODIES[toss.kind].reach + (nest ? nests + 8 : reach)) worth += nest ? -9 : 1;
    }
    if (worth <= most) continue;
    most = worth;
    best = [wx, wy];
  }
  return best;
}
