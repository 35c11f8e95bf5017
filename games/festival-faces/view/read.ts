import type { Point } from '@playgrove/kit/contract';
import type { InputEvent, PadButton, Press } from '@playgrove/kit/stage';
import { cellAt, pour } from '@playgrove/kit/paintmask';
import { FALL, GRAINS } from '../rules/face.ts';
import { FRAME, lookOf } from '../rules/reference.ts';
import { SHEET_COUNT } from '../rules/studio.ts';
import { between, settled, SIZE_COUNT, SIZES, strokeText, type Made } from '../rules/stroke.ts';
import { PEOPLE, WALL, type Input, type State } from '../rules/state.ts';
import { choiceBox, inRow, inside, potBox, type Layout } from './layout.ts';
import { adopt, grainAt, paintLive, together } from './picture.ts';
import { sheetBox, stepBox, STUDIO, toolBox, wallBox } from './tray.ts';
import { chooseStep, layoutFor, openSheets, potsOf, toolsOf, type Ui } from './ui.ts';
import { choicesOf } from './choices.ts';

type Answer = Input | readonly Input[] | 'redraw' | undefined;

/** Points at which a long stroke is handed over and a new one begun. */
const MOST_POINTS = 560;
/** Face units between points at least. */
const GAP = 0.9;

export function read(event: InputEvent, state: State, ui: Ui): Answer {
  if (event.kind === 'press') ui.keyboard = false;
  if (state.phase === 'done') return undefined;
  if (state.phase === 'shown') return readVerdict(event, state, ui);
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'key')
    return event.phase === 'down' ? readKey(event.key, state, ui) : undefined;
  if (event.kind === 'pad') return readPad(event.button, event.phase, state, ui);
  return undefined;
}

function onFace({ face }: Layout, { x, y }: Point): Point {
  return settled((x - face.x) / face.scale, (y - face.y) / face.scale);
}

function readPress(event: Press, state: State, ui: Ui): Answer {
  const at = layoutFor(ui, state);
  const { live } = ui;
  if (event.phase === 'hover') {
    ui.hover = event.device === 'mouse' && inside(at.stage, event) ? onFace(at, event) : undefined;
    return 'redraw';
  }
  if (event.phase === 'down') {
    if (live) return undefined;
    ui.peek = false;
    const button = press(event, at, state, ui);
    if (button !== undefined) return button;
    if (!inside(at.stage, event)) return undefined;
    begin(ui, state, event.pointer, onFace(at, event));
    return 'redraw';
  }
  if (ui.peek && event.phase !== 'move') {
    ui.peek = false;
    return 'redraw';
  }
  if (!live || live.pointer !== event.pointer) return undefined;
  for (const point of event.path) extend(ui, state, onFace(at, point));
  if (event.device === 'mouse') ui.hover = onFace(at, event);
  if (event.phase === 'move') {
    if (live.points.length < MOST_POINTS) return 'redraw';
    const input = finish(ui, state);
    begin(ui, state, event.pointer, onFace(at, event));
    return input;
  }
  return finish(ui, state);
}

function madeOf(ui: Ui, points: readonly Point[]): Made {
  const plain = ui.tool === 'gel' || ui.tool === 'wipe';
  return {
    tool: ui.tool,
    paint: plain ? 0 : ui.paint,
    size: ui.size,
    mirror: ui.mirror,
    stencil: ui.tool === 'pour' || ui.tool === 'wipe' || ui.tool === 'gel' ? 0 : ui.stencil,
    points,
  };
}

function begin(ui: Ui, state: State, pointer: number, point: Point): void {
  ui.map = false;
  ui.live = { pointer, points: [point], painted: 0 };
  show(ui, state);
}

function extend(ui: Ui, state: State, point: Point): void {
  const { live } = ui;
  const last = live?.points.at(-1);
  if (!live || !last) return;
  const far = Math.abs(point.x - last.x) + Math.abs(point.y - last.y);
  if (far < GAP) return;
  ui.pace = Math.min(1, ui.pace + far * 0.02);
  live.points.push(...between(last, point));
  show(ui, state);
}

/** Paints what is new of the stroke, or lets its grains go. */
function show(ui: Ui, state: State): void {
  const { live, picture } = ui;
  if (!live) return;
  const made = madeOf(ui, live.points);
  if (made.tool === 'pour') letGo(ui, state, made, live.painted);
  else paintLive(picture, made, live.painted);
  live.painted = live.points.length;
}

/** Grains that are seen falling at most; more would land at once. */
const MOST_FALLING = 500;

function letGo(ui: Ui, state: State, made: Made, from: number): void {
  const { face } = ui.picture;
  const sides = made.mirror ? 2 : 1;
  const points = made.points.slice(from).flatMap(({ x, y }) =>
    made.mirror
      ? [
          { x, y },
          { x: -x, y },
        ]
      : [{ x, y }],
  );
  const ways = pour(face.glitter, face.gel, {
    points,
    first: from * sides,
    pigment: made.paint,
    grains: GRAINS,
    spread: SIZES.pour[made.size] ?? 8,
    fall: FALL,
    seed: state.strokes.length + 1,
  });
  for (const [index, { from: start, to, stuck }] of ways.entries()) {
    const grain = {
      x: start.x,
      y: start.y,
      speed: 20 + (index % 7) * 9,
      to,
      stuck,
      paint: made.paint,
      roll: index,
    };
    if (ui.falling.length < MOST_FALLING) ui.falling.push(grain);
    else if (stuck) land(ui, grain);
  }
}

function land(ui: Ui, { to, paint }: { readonly to: Point; readonly paint: number }): void {
  const { sheets } = ui.picture;
  const cell = cellAt(FRAME, to.x, to.y);
  if (!sheets || cell < 0) return;
  grainAt(sheets.glitter.c, cell, paint);
  together(ui.picture, { left: to.x - 4, top: to.y - 4, width: 8, height: 8 });
}

/** Lets grains fall for a frame; those that come down on gel stay. */
export function fall(ui: Ui, dt: number): void {
  if (ui.falling.length === 0) return;
  const still: typeof ui.falling = [];
  for (const grain of ui.falling) {
    grain.speed += 420 * dt;
    grain.y += grain.speed * dt;
    const way = grain.to.y - grain.y;
    grain.x +=
      (grain.to.x - grain.x) *
      Math.min(1, (grain.speed * dt) / Math.max(4, way + grain.speed * dt));
    if (grain.y < grain.to.y) still.push(grain);
    else if (grain.stuck) land(ui, grain);
  }
  ui.falling = still;
}

/** Hands the stroke over. The picture keeps what was painted of it. */
function finish(ui: Ui, state: State): Answer {
  const { live } = ui;
  ui.live = undefined;
  if (!live) return 'redraw';
  const made = madeOf(ui, live.points);
  const stroke = strokeText(made);
  adopt(ui.picture, state, stroke);
  return { do: 'paint', stroke };
}

function press(event: Press, at: Layout, state: State, ui: Ui): Answer {
  if (inside(at.done, event)) return { do: 'reveal' };
  if (inside(at.size, event)) return resize(ui, 1);
  if (inside(at.mirror, event)) {
    ui.mirror = !ui.mirror;
    return 'redraw';
  }
  if (state.look >= 0 && inside(at.thumb, event)) {
    ui.peek = true;
    return 'redraw';
  }
  const tools = toolsOf(state);
  const tool = tools.findIndex((_, index) => inside(toolBox(at, index, tools.length), event));
  if (tool >= 0) return take(ui, state, tool);
  if (inside(at.steps, event)) return pressSteps(event, at, state, ui);
  if (!inside(at.pots, event))
    return inside(at.panel, event) && !inside(at.stage, event) ? 'redraw' : undefined;
  if (ui.tray === 'stencils') return pressSheets(event, at, state, ui);
  if (ui.tray === 'wall') return pressWall(event, at);
  const pots = potsOf(state);
  const pot = pots.findIndex((_, index) => inside(potBox(at, index, pots.length), event));
  if (pot >= 0) dip(ui, pots[pot] ?? 1);
  return 'redraw';
}

function dip(ui: Ui, paint: number): void {
  ui.paint = paint;
  if (ui.tool === 'wipe' || ui.tool === 'gel') ui.tool = ui.tool === 'gel' ? 'gel' : 'brush';
}

function take(ui: Ui, state: State, index: number): Answer {
  const tool = toolsOf(state)[index];
  if (!tool) return undefined;
  ui.tool = tool;
  ui.tray = 'pots';
  return 'redraw';
}

function resize(ui: Ui, by: number): 'redraw' {
  ui.size = (ui.size + by + SIZE_COUNT) % SIZE_COUNT;
  return 'redraw';
}

function pressSteps(event: Press, at: Layout, state: State, ui: Ui): Answer {
  if (state.look >= 0) {
    const { parts } = lookOf(state.look);
    const step = parts.findIndex((_, index) => inside(stepBox(at, index, parts.length), event));
    if (step >= 0) chooseStep(ui, state, step);
    return 'redraw';
  }
  const what = STUDIO.findIndex((_, index) =>
    inside(inRow(at.steps, index, STUDIO.length, 110), event),
  );
  return studio(STUDIO[what], state, ui);
}

function studio(what: (typeof STUDIO)[number] | undefined, state: State, ui: Ui): Answer {
  if (what === 'person') return { do: 'person', person: (state.person + 1) % PEOPLE };
  if (what === 'clear') return { do: 'clear' };
  if (what) ui.tray = ui.tray === what ? 'pots' : what;
  return 'redraw';
}

function pressSheets(event: Press, at: Layout, state: State, ui: Ui): Answer {
  for (let index = 0; index < SHEET_COUNT; index += 1) {
    if (!inside(sheetBox(at, index), event)) continue;
    if (index < openSheets(state)) {
      ui.stencil = ui.stencil === index + 1 ? 0 : index + 1;
      if (ui.tool !== 'brush') ui.tool = 'sponge';
    }
  }
  return 'redraw';
}

function pressWall(event: Press, at: Layout): Answer {
  for (let place = 0; place < WALL; place += 1) {
    if (inside(wallBox(at, place, true), event)) return { do: 'keep', place };
    if (inside(wallBox(at, place, false), event)) return { do: 'take', place };
  }
  return 'redraw';
}

/** Keys the game reads itself. */
export const KEYS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '[',
  ']',
  'm',
  'v',
  'g',
  'n',
  'k',
] as const;

function readKey(key: string, state: State, ui: Ui): Answer {
  const number = Number(key);
  if (Number.isInteger(number) && number > 0) {
    const tools = toolsOf(state);
    if (number <= tools.length) return take(ui, state, number - 1);
    const step = number - tools.length - 1;
    if (state.look >= 0 && step < lookOf(state.look).parts.length) chooseStep(ui, state, step);
    return 'redraw';
  }
  if (key === '[' || key === ']') return resize(ui, key === ']' ? 1 : -1);
  if (key === 'm') ui.mirror = !ui.mirror;
  if (key === 'v') ui.peek = state.look >= 0 && !ui.peek;
  if (key === 'g') return { do: 'reveal' };
  if (state.look < 0 && key === 'n') return studio('person', state, ui);
  if (state.look < 0 && key === 'k') {
    const free = state.wall.indexOf('');
    return { do: 'keep', place: free < 0 ? 0 : free };
  }
  return 'redraw';
}

const STRIDE = 4;
const FROM_KEYS = -7;

function readPad(button: PadButton, phase: 'down' | 'up' | 'repeat', state: State, ui: Ui): Answer {
  if (ui.live && ui.live.pointer !== FROM_KEYS) return undefined;
  ui.keyboard = true;
  if (button === 'a') {
    if (phase === 'up') return ui.live ? finish(ui, state) : undefined;
    if (phase === 'down' && !ui.live)
      begin(ui, state, FROM_KEYS, settled(ui.cursor.x, ui.cursor.y));
    return 'redraw';
  }
  if (phase === 'up') return undefined;
  const way = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[button as string];
  if (way) {
    const [dx = 0, dy = 0] = way;
    const far = phase === 'repeat' ? STRIDE * 1.5 : STRIDE;
    ui.cursor = {
      x: Math.max(-76, Math.min(76, ui.cursor.x + dx * far)),
      y: Math.max(-96, Math.min(100, ui.cursor.y + dy * far)),
    };
    if (ui.live) extend(ui, state, settled(ui.cursor.x, ui.cursor.y));
    return 'redraw';
  }
  if (ui.live) return 'redraw';
  if (button === 'l' || button === 'r') {
    const pots = potsOf(state);
    const next = (pots.indexOf(ui.paint) + (button === 'l' ? -1 : 1) + pots.length) % pots.length;
    dip(ui, pots[next] ?? 1);
    return 'redraw';
  }
  if (button === 'tab' || button === 'b') {
    if (state.look >= 0) chooseStep(ui, state, (ui.step + 1) % lookOf(state.look).parts.length);
    else if (button === 'b') {
      ui.stencil = (ui.stencil + 1) % (openSheets(state) + 1);
    }
    return 'redraw';
  }
  if (button === 'x') return resize(ui, 1);
  return phase === 'down' ? { do: 'reveal' } : undefined;
}

function readVerdict(event: InputEvent, state: State, ui: Ui): Answer {
  const at = layoutFor(ui, state);
  const choices = choicesOf(state);
  const act = (index: number): Answer => {
    const what = choices[index];
    if (what === 'map') ui.map = !ui.map;
    if (what === 'touchup') {
      ui.map = state.look >= 0;
      return { do: 'touchup' };
    }
    return what === 'finish' ? { do: 'finish' } : 'redraw';
  };
  if (event.kind === 'press') {
    if (event.phase === 'down') {
      const index = choices.findIndex((_, place) =>
        inside(choiceBox(at, place, choices.length), event),
      );
      if (index >= 0) return act(index);
      ui.sliding = inside(at.stage, event);
    }
    if (ui.sliding && event.phase !== 'hover') {
      ui.split = Math.max(0, Math.min(1, ((event.x - at.face.x) / at.face.scale + 80) / 160));
      if (event.phase === 'up' || event.phase === 'cancel') {
        ui.sliding = false;
        ui.age = Math.max(ui.age, 9);
      }
      return 'redraw';
    }
    return undefined;
  }
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  ui.keyboard = true;
  const last = choices.length - 1;
  if (event.button === 'left') ui.focus = Math.max(0, Math.min(last, ui.focus) - 1);
  if (event.button === 'right') ui.focus = Math.min(last, ui.focus + 1);
  if (event.button === 'up' || event.button === 'down') {
    ui.age = Math.max(ui.age, 9);
    ui.split = Math.max(0, Math.min(1, ui.split + (event.button === 'up' ? 0.1 : -0.1)));
  }
  if (event.button === 'b') return act(0);
  return event.button === 'a' && event.phase === 'down' ? act(Math.min(last, ui.focus)) : 'redraw';
}
