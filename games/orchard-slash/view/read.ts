import type { Held, InputEvent, Pad, Press } from '@playgrove/kit/stage';
import { LONGEST_PATH, type Input } from '../rules.ts';
import { BODIES } from '../rules/fruit.ts';
import type { State } from '../rules/state.ts';
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
    putDown(event, ui);
    return 'redraw';
  }
  const finger = ui.fingers.get(event.pointer);
  if (!finger) return undefined;
  if (event.phase !== 'move') ui.fingers.delete(event.pointer);
  if (event.phase === 'cancel') return 'redraw';
  const paths = follow(event, finger);
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
    path.push(x, y);
    finger.x = x;
    finger.y = y;
    if (path.length < LONGEST_PATH) continue;
    paths.push(path);
    path = [x, y];
  }
  if (path.length > 2) paths.push(path);
  return paths;
}

/** The rules hear of the screen's shape before the stroke that was made on it. */
function withField(inputs: readonly Input[], state: State, ui: Ui): readonly Input[] {
  if (ui.field.w === state.field.w && ui.field.h === state.field.h) return inputs;
  return [{ kind: 'field', w: ui.field.w, h: ui.field.h }, ...inputs];
}

function readPad(event: Pad, state: State, ui: Ui): readonly Input[] | 'redraw' | undefined {
  const way = WAYS[event.button];
  if (!way && event.button !== 'a') return undefined;
  if (event.phase === 'up') return undefined;
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
  const path = [x - pad.dx * half, y - pad.dy * half, x + pad.dx * half, y + pad.dy * half].map(
    Math.round,
  );
  pad.last = state.tick;
  ui.swipes += 1;
  const blade = ui.blades[0];
  blade?.lift();
  for (let part = 0; part <= 1.001; part += 0.0625) {
    blade?.add(
      x + pad.dx * half * (part * 2 - 1),
      y + pad.dy * half * (part * 2 - 1),
      (1 - part) * 0.08,
    );
  }
  return { kind: 'slash', swipe: ui.swipes, path };
}
