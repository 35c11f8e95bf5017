import { playing } from './charts.ts';
import { heardAt, voicesNow } from './play.ts';
import { LANES, type State } from './state.ts';

const ROWS = 8;
/** Ticks in a row. */
const STEP = 12;

/** The water as characters: lanterns on their way to the line, and how it stands. */
export function picture(state: State): string {
  const facts = `light ${state.light} streak ${state.streak} voices ${voicesNow(state)} score ${state.score}`;
  if (state.params.mode === 'tuning') {
    return `tuning ${state.clock} eye ${state.eye} ear ${state.ear} taps ${state.taps.length}`;
  }
  const { chart, song } = playing(state);
  const now = heardAt(state);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const from = now + (ROWS - 1 - row) * STEP - STEP / 2;
    return Array.from({ length: LANES }, (_unused, lane) => {
      const index = chart.notes.findIndex(
        (note) => note.lane === lane && note.tick >= from && note.tick < from + STEP,
      );
      const note = chart.notes[index];
      if (!note) return '.';
      return state.marks[index] !== '-' ? '+' : note.hold > 0 ? 'O' : 'o';
    }).join('');
  });
  const done = `${state.next}/${chart.notes.length}`;
  return [
    `${song.id} ${state.speed}% tick ${state.clock} note ${done}`,
    ...rows,
    '====',
    facts,
  ].join('\n');
}
