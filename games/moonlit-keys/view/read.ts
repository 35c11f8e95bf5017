import type { InputEvent, Pad, Press } from '@playgrove/kit/runtime';
import type { Input, State } from '../rules.ts';
import { playing } from '../rules/charts.ts';
import { waits } from '../rules/play.ts';
import { laneAt } from './field.ts';
import { nudgeAt } from './tuning.ts';
import type { Ui } from './ui.ts';

export const KEYS = ['d', 'f', 'j', 'k'] as const;
/** Arrows and the cross from left to right, as on a dance mat. */
const ARROWS: Readonly<Record<string, number>> = { left: 0, down: 1, up: 2, right: 3 };
/** A gamepad's face buttons lie like the cross. */
const FACES: Readonly<Record<string, number>> = { x: 0, a: 1, y: 2, b: 3, l: 0, r: 3 };

type Answer = Input | 'redraw' | undefined;

export function read(event: InputEvent, state: State, ui: Ui): Answer {
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'pad') return readPad(event, state, ui);
  if (event.kind !== 'key') return undefined;
  ui.letters = true;
  const lane = KEYS.findIndex((key) => key === event.key);
  return lane < 0 ? undefined : struck(lane, event.phase === 'down', state, ui);
}

function readPress(event: Press, state: State, ui: Ui): Answer {
  if (event.phase === 'down') {
    if (event.device === 'touch') ui.letters = false;
    if (state.params.mode === 'tuning' && !state.started) {
      const by = nudgeAt(ui.field, event);
      if (by) return { kind: 'nudge', by };
    }
    const lane = laneAt(ui.field, event.x);
    ui.fingers.set(event.pointer, lane);
    return { kind: 'tap', lane };
  }
  if (event.phase !== 'up' && event.phase !== 'cancel') return undefined;
  const lane = ui.fingers.get(event.pointer);
  ui.fingers.delete(event.pointer);
  return lane === undefined ? undefined : lifted(lane, state, ui);
}

function readPad({ button, phase, device }: Pad, state: State, ui: Ui): Answer {
  if (phase === 'repeat') return undefined;
  if (device === 'keyboard') ui.letters = true;
  const lane = ARROWS[button] ?? (device === 'gamepad' ? FACES[button] : undefined);
  if (state.params.mode === 'tuning' && !state.started && lane !== undefined && lane !== 1) {
    if (lane === 2) return undefined;
    return phase === 'down' ? { kind: 'nudge', by: lane === 0 ? -1 : 1 } : undefined;
  }
  if (lane !== undefined) return struck(lane, phase === 'down', state, ui);
  if (button !== 'a' || phase !== 'down') return undefined;
  const begun = laneOfSpace(state);
  return begun === undefined ? undefined : { kind: 'tap', lane: begun };
}

/** Space begins a song: it plays the lantern that waits. In tuning it is as good as any key. */
function laneOfSpace(state: State): number | undefined {
  if (state.params.mode === 'tuning') return 1;
  const piece = playing(state);
  return waits(state, piece) ? piece.chart.notes[state.next]?.lane : undefined;
}

function struck(lane: number, isDown: boolean, state: State, ui: Ui): Answer {
  if (isDown) {
    ui.keys.add(lane);
    return { kind: 'tap', lane };
  }
  ui.keys.delete(lane);
  return lifted(lane, state, ui);
}

/** Letting go means something only in the lane that is held, when nothing else holds it. */
function lifted(lane: number, state: State, ui: Ui): Answer {
  if (state.holding < 0 || state.params.mode === 'tuning') return 'redraw';
  if (playing(state).chart.notes[state.holding]?.lane !== lane) return 'redraw';
  if (ui.keys.has(lane) || [...ui.fingers.values()].includes(lane)) return 'redraw';
  return { kind: 'lift', lane };
}
