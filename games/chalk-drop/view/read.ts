import type { Point } from '@playgrove/kit/contract';
import { within, type Held, type InputEvent, type Pad, type Press } from '@playgrove/kit/runtime';
import { LONGEST_STROKE, refusal } from '../rules.ts';
import type { Input, State } from '../rules/state.ts';
import { BALL, BOARD } from '../rules/things.ts';
import { buttonAt, toBoard, type ButtonName } from './layout.ts';
import { REFUSED_SECONDS } from './refused.ts';
import type { Ui } from './ui.ts';

type Answer = Input | readonly Input[] | 'redraw' | undefined;

/** Points closer together than this say nothing new. */
const APART = 3;
/** The keys' chalk, board units a tick. */
const SLOW = 2.2;
const FAST = 9;

export function read(event: InputEvent, state: State, ui: Ui): Answer {
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'pad') return readPad(event, state, ui);
  if (event.kind === 'key' && event.phase === 'down' && event.key === 'z') {
    return push('undo', state, ui);
  }
  return undefined;
}

function readPress(event: Press, state: State, ui: Ui): Answer {
  const at = toBoard(ui.layout, event);
  ui.hand = event.phase === 'up' && event.device === 'touch' ? undefined : at;
  ui.pen.shown = false;
  if (event.phase === 'hover') return 'redraw';
  if (event.phase === 'down') return pressDown(event, at, state, ui);
  const { drawing } = ui;
  if (!drawing || drawing.pointer !== event.pointer) return undefined;
  if (event.phase === 'cancel' || state.phase !== 'plan') {
    ui.drawing = undefined;
    return 'redraw';
  }
  for (const point of event.path) add(drawing.points, toBoard(ui.layout, point), ui);
  if (event.phase !== 'up') return 'redraw';
  return lift(state, ui);
}

function pressDown(event: Press, at: Point, state: State, ui: Ui): Answer {
  const button = buttonAt(ui.layout, event);
  if (state.phase === 'film') return { kind: 'skip' };
  if (button) return push(button, state, ui);
  if (state.phase === 'run') return undefined;
  const tapped = state.scene.now.some((pose, body) => {
    const part = state.scene.bodies[body]?.parts[0];
    if (part?.shape !== 'circle' || state.scene.bodies[body]?.kind !== 'free') return false;
    return (pose[0] - at.x) ** 2 + (pose[1] - at.y) ** 2 < (BALL + 12) ** 2;
  });
  if (tapped) return push('go', state, ui);
  if (!within({ x: 0, y: 0, ...BOARD }, at, 20)) return undefined;
  ui.drawing = { pointer: event.pointer, points: [at] };
  ui.refused = undefined;
  return 'redraw';
}

/** What a button means now. */
function push(name: ButtonName, state: State, ui: Ui): Answer {
  ui.pressed = { name, left: 0.14 };
  if (state.phase === 'film') return { kind: 'skip' };
  if (name === 'go') {
    ui.drawing = undefined;
    return { kind: state.phase === 'run' ? 'stop' : 'go' };
  }
  if (state.phase === 'run') return { kind: 'stop' };
  return state.lines.length > 0 ? { kind: name } : 'redraw';
}

function add(points: Point[], at: Point, ui: Ui): void {
  const last = points.at(-1);
  if (last && Math.hypot(at.x - last.x, at.y - last.y) < APART) return;
  points.push(at);
  if (ui.room.free(at)) {
    ui.dust.burst(at.x, at.y, {
      count: 1,
      colors: ['#ffffff', '#e8f0e4'],
      shape: 'puff',
      speed: 22,
      size: 9,
      life: 0.7,
      gravity: 130,
    });
  }
}

/** Ends the line that is being drawn and hands it to the rules. */
function lift(state: State, ui: Ui): Answer {
  const line = ui.drawing;
  ui.drawing = undefined;
  if (!line) return undefined;
  const points = thinned(line.points).flatMap(({ x, y }) => [Math.round(x) + 0, Math.round(y) + 0]);
  if (points.length < 4) return 'redraw';
  // A touch that only brushes the board is no mistake worth a word.
  const far = Math.hypot(
    (points.at(-2) ?? 0) - (points[0] ?? 0),
    (points.at(-1) ?? 0) - (points[1] ?? 0),
  );
  const why = refusal(state, points);
  if (far < 12 && points.length < 10 && why) return 'redraw';
  const tip = line.points.at(-1);
  if (why && tip) ui.refused = { why, at: tip, left: REFUSED_SECONDS };
  return { kind: 'draw', points };
}

/** One point in this many is left out where there are more than an input may carry. */
function thinned(points: readonly Point[]): readonly Point[] {
  const most = LONGEST_STROKE / 2;
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => points[Math.round(at * step)]).filter(
    (point): point is Point => point !== undefined,
  );
}

function readPad(event: Pad, state: State, ui: Ui): Answer {
  if (event.phase !== 'down') return undefined;
  switch (event.button) {
    case 'a':
      if (ui.pen.down) {
        ui.pen.down = false;
        const line = lift(state, ui);
        return line === 'redraw' || line === undefined ? push('go', state, ui) : line;
      }
      return push('go', state, ui);
    case 'x':
      return penKey(state, ui);
    case 'y':
      return push('wipe', state, ui);
    case 'b':
      return push('undo', state, ui);
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      ui.pen.shown = true;
      return 'redraw';
    default:
      return undefined;
  }
}

function penKey(state: State, ui: Ui): Answer {
  const { pen } = ui;
  pen.shown = true;
  if (pen.down) {
    pen.down = false;
    return lift(state, ui);
  }
  if (state.phase !== 'plan') return undefined;
  pen.down = true;
  ui.drawing = { pointer: -1, points: [{ x: pen.x, y: pen.y }] };
  return 'redraw';
}

/** Moves the keys' chalk; the rules get the line when it is lifted. */
export function poll(held: Held, state: State, ui: Ui): undefined {
  ui.before = state.phase === 'run' ? state.scene.now.map((pose) => [...pose]) : [];
  const { pen } = ui;
  const on = (one: 'left' | 'right' | 'up' | 'down'): number => (held.pad.has(one) ? 1 : 0);
  const dx = on('right') - on('left') + held.stick.x;
  const dy = on('down') - on('up') + held.stick.y;
  if (dx === 0 && dy === 0) {
    pen.speed = SLOW;
    return undefined;
  }
  const far = Math.max(1, Math.hypot(dx, dy));
  pen.speed = Math.min(FAST, pen.speed + 0.22);
  pen.x = Math.max(8, Math.min(BOARD.width - 8, pen.x + (dx / far) * pen.speed));
  pen.y = Math.max(8, Math.min(BOARD.height - 8, pen.y + (dy / far) * pen.speed));
  if (pen.down && ui.drawing) add(ui.drawing.points, { x: pen.x, y: pen.y }, ui);
  return undefined;
}
