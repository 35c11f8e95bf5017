import type { StepContext } from '@playgrove/kit/contract';
import { gradeOf, nearestNote, underneath, voicesOf, WINDOWS } from '@playgrove/kit/logic/beat';
import { HELD, playing, POINTS, type Piece } from './charts.ts';
import { FULL, HZ, type State } from './state.ts';

/** A streak so long calls in the bass, the chords, and a second voice under the melody. */
export const VOICES = [8, 20, 36] as const;
/** Light won by grade, and lost. */
const GLOW = [16, 9, 3] as const;
const DIMMED = { missed: 90, strayed: 55 } as const;
/** Nothing dims the light in the first ten seconds. */
export const SAFE_TICKS = 10 * HZ;
/** After this many songs lost in a row the light burns twice as long. */
export const GENTLE_AFTER = 3;
/** The very first song waits for its first notes, every other for one. */
const PATIENT_SONG = 'twinkle';
const TIMEOUT = 4;
/** A key struck this far from any lantern is a ripple on the water and nothing worse. */
const FREE = 45;
/** Let go so shortly before its end, a note counts as held. */
const EASY_RELEASE = 9;
/** Held notes give this much once in this many ticks. */
const SHIMMER = 15;
const SHIMMER_SCORE = 5;
/** Where a song's name stands as it begins. */
export const TITLE = { x: 1.5, y: 2.2 } as const;
/** Streaks that are announced. */
const MILESTONES = [50, 100, 150, 200];

/** The player's time: what is judged and what is seen. */
export function heardAt(state: Pick<State, 'clock' | 'eye'>): number {
  return state.clock - state.eye;
}

/** Notes that wait to be tapped, however long it takes. */
export function patience(state: State): number {
  if (state.stage > 0) return 0;
  return state.params.mode === 'song' && state.song === PATIENT_SONG ? TIMEOUT : 1;
}

/** Whether time stands still for a lantern on the line. */
export function waits(state: State, piece: Piece): boolean {
  const note = piece.chart.notes[state.next];
  if (!note || state.next >= patience(state)) return false;
  return !state.started || heardAt(state) >= note.tick;
}

export function voicesNow(state: State): number {
  return voicesOf(state.streak, VOICES);
}

export function tap(state: State, lane: number, context: StepContext): void {
  const piece = playing(state);
  const { notes } = piece.chart;
  const now = waits(state, piece) ? (notes[state.next]?.tick ?? 0) : heardAt(state);
  const found = nearestNote(notes, state.next, lane, now);
  const note = found === undefined ? undefined : notes[found];
  if (found === undefined || !note || state.marks[found] !== '-') {
    stray(state, piece, lane, now, context);
    return;
  }
  if (state.holding >= 0) letGo(state, piece, context);
  // Passed over: those before it can no longer be met in their order.
  for (let index = state.next; index < found; index += 1) {
    if (state.marks[index] === '-') miss(state, piece, index, context);
    if (state.end) return;
  }
  if (!state.started) context.cue(`title.${piece.song.id}`, TITLE);
  state.started = true;
  state.late += waits(state, piece) ? 0 : now - note.tick;
  const grade = gradeOf(now, note.tick) ?? WINDOWS.length - 1;
  hit(state, piece, found, grade, context);
  if (grade > 0) context.cue(now < note.tick ? 'hasty' : 'tardy', { x: lane, y: 0 });
}

function hit(state: State, piece: Piece, index: number, grade: number, context: StepContext): void {
  const note = piece.chart.notes[index];
  if (!note) return;
  const at = { x: note.lane, y: 0 };
  mark(state, index, 'abc'[grade] ?? 'c');
  const before = voicesNow(state);
  state.streak += 1;
  state.best = Math.max(state.best, state.streak);
  state.hits += 1;
  const points = POINTS[grade] ?? 0;
  state.points += points;
  state.score += points * (1 + before) * (isFinale(state, piece) ? 2 : 1);
  state.light = Math.min(FULL, state.light + (GLOW[grade] ?? 0));
  const held = note.hold > 0;
  context.cue(`${held ? 'hold' : 'note'}.${piece.song.sound}`, at, note.key);
  context.cue(['bright', 'warm', 'dim'][grade] ?? 'dim', at, state.streak);
  const chord = piece.chords[note.bar];
  if (before >= 3 && chord) {
    context.cue(`second.${piece.song.sound}`, at, underneath(note.key, chord));
  }
  if (held) {
    state.holding = index;
    state.heldFrom = note.tick;
  }
  if (voicesNow(state) > before)
    context.cue(`voice.${voicesNow(state)}`, { x: 1.5, y: 2 }, voicesNow(state));
  if (MILESTONES.includes(state.streak)) context.cue('streak', { x: 1.5, y: 2 }, state.streak);
  if (index === piece.chart.notes.length - 1) context.cue('finale', { x: 1.5, y: 3 }, state.streak);
}

function mark(state: State, index: number, letter: string): void {
  state.marks = state.marks.slice(0, index) + letter + state.marks.slice(index + 1);
  while (state.next < state.marks.length && state.marks[state.next] !== '-') state.next += 1;
}

function miss(state: State, piece: Piece, index: number, context: StepContext): void {
  const lane = piece.chart.notes[index]?.lane ?? 0;
  mark(state, index, 'x');
  state.misses += 1;
  context.cue('miss', { x: lane, y: 0 });
  breakStreak(state, lane, context);
  dim(state, 'missed', lane, context);
}

function stray(state: State, piece: Piece, lane: number, now: number, context: StepContext): void {
  const near = piece.chart.notes.some(
    ({ tick }, index) => index >= state.next && Math.abs(tick - now) <= FREE,
  );
  if (!near || waits(state, piece) || state.holding >= 0) {
    context.cue('ripple', { x: lane, y: 0 });
    return;
  }
  state.strays += 1;
  context.cue('stray', { x: lane, y: 0 });
  breakStreak(state, lane, context);
  dim(state, 'strayed', lane, context);
}

function breakStreak(state: State, lane: number, context: StepContext): void {
  if (voicesNow(state) > 0) context.cue('silence', { x: lane, y: 1 }, state.streak);
  state.streak = 0;
}

function dim(state: State, why: 'missed' | 'strayed', lane: number, context: StepContext): void {
  if (state.clock < SAFE_TICKS && state.stage === 0) return;
  const gentle = state.falls >= GENTLE_AFTER ? 2 : 1;
  const cost = Math.round(DIMMED[why] / gentle);
  const before = state.light;
  state.light = Math.max(0, state.light - cost);
  state.dimmed[why] += cost;
  if (state.light === 0) {
    const reason = state.dimmed.strayed > state.dimmed.missed ? 'strayed' : 'missed';
    state.end = { reason, lane };
    return;
  }
  if (before > FULL * 0.25 && state.light <= FULL * 0.25) context.cue('low', { x: lane, y: 1 });
}

export function lift(state: State, lane: number, context: StepContext): void {
  if (state.holding < 0) return;
  const piece = playing(state);
  if (piece.chart.notes[state.holding]?.lane === lane) letGo(state, piece, context);
}

/** Ends a held note: all of its worth when it was held to its end, else the part. */
function letGo(state: State, piece: Piece, context: StepContext): void {
  const note = piece.chart.notes[state.holding];
  state.holding = -1;
  if (!note) return;
  const at = { x: note.lane, y: 0 };
  const held = heardAt(state) - state.heldFrom;
  const whole = held >= note.hold - EASY_RELEASE;
  const worth = whole ? HELD : Math.floor((HELD * Math.max(0, held)) / note.hold);
  state.points += worth;
  state.score += worth * (1 + voicesNow(state));
  context.cue(`release.${piece.song.sound}`, at, note.key);
  context.cue(whole ? 'whole' : 'early', at);
}

/** Whether it is the last bars, where all counts twice. */
export function isFinale(state: State, piece: Piece): boolean {
  return state.clock >= piece.finale && state.params.mode === 'song';
}

/** One tick of a song. @returns whether its last note has died away */
export function passTime(state: State, context: StepContext): boolean {
  const piece = playing(state);
  if (waits(state, piece)) return false;
  const { chart } = piece;
  state.clock += 1;
  if (state.clock === Math.floor(piece.finale) && state.params.mode === 'song') {
    context.cue('last', { x: 1.5, y: 2 });
  }
  const now = heardAt(state);
  accompanied(state, piece, context);
  const widest = WINDOWS[2];
  for (let note = chart.notes[state.next]; note; note = chart.notes[state.next]) {
    // Those that wait are never missed.
    if (now + 0.5 - note.tick <= widest || state.next < patience(state)) break;
    miss(state, piece, state.next, context);
    if (state.end) return false;
  }
  const held = chart.notes[state.holding];
  if (held) {
    if (now >= held.tick + held.hold) letGo(state, piece, context);
    else if ((now - held.tick) % SHIMMER === 0 && now > held.tick) {
      state.score += SHIMMER_SCORE * (1 + voicesNow(state));
      context.cue('shimmer', { x: held.lane, y: 0 }, (now - held.tick) / SHIMMER);
    }
  }
  return state.next >= chart.notes.length && now >= chart.end && state.holding < 0;
}

/** Bass and chords that the streak has called in, ahead of their time by as much as they are heard late. */
function accompanied(state: State, piece: Piece, context: StepContext): void {
  const voices = voicesNow(state);
  const heard = state.clock - state.eye + Math.max(0, state.ear - state.eye);
  for (
    let part = piece.parts[state.part];
    part && part.tick <= heard;
    part = piece.parts[state.part]
  ) {
    state.part += 1;
    if (part.voice < voices && heard - part.tick < 12) {
      context.cue(part.voice === 0 ? 'bass' : 'chord', { x: 1.5, y: 3 }, part.key);
    }
  }
}
