import type { StepContext } from '@playgrove/kit/contract';
import { calibrated } from '@playgrove/kit/logic/beat';
import type { State } from './state.ts';

/** Ticks between beats. */
export const PERIOD = 40;
/** Beats to follow with the eye, then, after a rest, as many with the ear. */
export const BEATS = 10;
/** Beats that only show the pace. */
const LEAD = 2;
const REST = 3;
export const LONGEST_LAG = 30;

const EYE_FROM = LEAD * PERIOD;
const EAR_FROM = EYE_FROM + (BEATS + REST) * PERIOD;
const ENDS = EAR_FROM + (BEATS + 1) * PERIOD;

const beatsFrom = (from: number): readonly number[] =>
  Array.from({ length: BEATS }, (_, beat) => from + beat * PERIOD);

/** What is to be followed now, and how many beats are left of it. */
export function tuningPhase(clock: number): {
  readonly sense: 'eye' | 'ear';
  readonly left: number;
} {
  const ear = clock >= EAR_FROM - REST * PERIOD;
  const done = Math.floor((clock - (ear ? EAR_FROM : EYE_FROM)) / PERIOD) + 1;
  return { sense: ear ? 'ear' : 'eye', left: Math.max(0, BEATS - Math.max(0, done)) };
}

export function tapAlong(state: State, context: StepContext): void {
  if (!state.started) {
    state.started = true;
    state.clock = 0;
    context.cue('look', { x: 1.5, y: 1 });
    return;
  }
  state.taps.push(state.clock);
  context.cue('ripple', { x: 1.5, y: 1 });
}

/** Before the start: sound is taken to come a tick later or earlier. */
export function nudge(state: State, by: number): void {
  state.ear = Math.max(-LONGEST_LAG, Math.min(LONGEST_LAG, state.ear + by));
}

export function passBeat(state: State, context: StepContext): void {
  if (!state.started) return;
  state.clock += 1;
  if (state.clock >= ENDS) {
    conclude(state);
    return;
  }
  if (state.clock === EAR_FROM - REST * PERIOD) context.cue('listen', { x: 1.5, y: 1 });
  const { sense } = tuningPhase(state.clock);
  if (state.clock % PERIOD !== 0) return;
  context.cue(sense === 'ear' ? 'click' : 'pulse', { x: 1.5, y: 2 });
}

/** Takes over what could be measured; a sense that could not keeps what it had. */
function conclude(state: State): void {
  const middle = EAR_FROM - (REST * PERIOD) / 2;
  const eye = calibrated(
    state.taps.filter((tap) => tap < middle),
    beatsFrom(EYE_FROM),
  );
  const ear = calibrated(
    state.taps.filter((tap) => tap >= middle),
    beatsFrom(EAR_FROM),
  );
  if (eye) state.eye = eye.lag;
  if (ear) state.ear = ear.lag;
  // How steady the hand is: 1000 for a clock.
  for (const sense of [eye, ear])
    state.score += sense ? Math.round(500 / (1 + sense.spread / 2)) : 0;
  state.end = { reason: eye || ear ? 'tuned' : 'untuned', lane: 1 };
}
