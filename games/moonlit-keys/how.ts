import type { Lesson, Rect, Surface } from '@playgrove/kit/runtime';
import { createRng } from '@playgrove/kit/core';
import { rules, type State } from './rules.ts';
import { playing } from './rules/charts.ts';
import { FULL } from './rules/state.ts';
import { fieldOf, xAt } from './view/field.ts';
import type { Ui } from './view/ui.ts';

const SONG = 'twinkle';
/** The note that the pictures show on the line. */
const NOTE = 4;
/** The note that was missed in the last of them. */
const SUNK = 5;
/** How much of the line a picture shows. */
const ACROSS = 0.66;

function song(): State {
  const fresh = { eye: 0, ear: 0, falls: 0 };
  return rules.deal({ mode: 'song', song: SONG }, createRng('how'), fresh);
}

/** The song as it stands when a note crosses the line. */
function at(index: number): State {
  const state = song();
  state.started = true;
  state.next = index;
  state.marks = 'a'.repeat(index) + state.marks.slice(index);
  state.clock = noteOf(index)?.tick ?? 0;
  return state;
}

function noteOf(index: number): ReturnType<typeof playing>['chart']['notes'][number] | undefined {
  return playing(song()).chart.notes[index];
}

/** The first long note. */
function longNote(): number {
  return Math.max(
    0,
    playing(song()).chart.notes.findIndex(({ hold }) => hold > 0),
  );
}

type Size = Pick<Surface, 'width' | 'height'>;

/** The line about a lane, the lantern on it and the top of its key. */
function lineOf({ width, height }: Size, lane: number): Rect {
  const field = fieldOf(width, height);
  const wide = field.span * ACROSS;
  const high = wide * 0.625;
  const edge = (field.span - wide) / 2 + 12;
  const middle = Math.max(-edge, Math.min(edge, xAt(field, lane, 1) - field.middle));
  return {
    x: field.middle + middle - wide / 2,
    y: field.line - high * 0.74,
    width: wide,
    height: high,
  };
}

/** How to play: tap in time, hold long notes, keep the light. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.tap',
    state: () => at(NOTE),
    look: (_, to) => lineOf(to, noteOf(NOTE)?.lane ?? 0),
    hand: (_, __, to) => {
      const field = fieldOf(to.width, to.height);
      const spot = { x: xAt(field, noteOf(NOTE)?.lane ?? 0, 1), y: field.line };
      return { kind: 'tap', at: spot, keys: ['a'] };
    },
  },
  {
    say: 'how.hold',
    state: () => {
      const index = longNote();
      const state = at(index + 1);
      const note = noteOf(index);
      state.clock = (note?.tick ?? 0) + (note?.hold ?? 0) * 0.2;
      state.holding = index;
      return state;
    },
    look: (_, to) => lineOf(to, noteOf(longNote())?.lane ?? 0),
    hand: (_, __, to) => {
      const field = fieldOf(to.width, to.height);
      const spot = { x: xAt(field, noteOf(longNote())?.lane ?? 0, 1), y: field.line };
      return { kind: 'hold', at: spot, keys: ['a'] };
    },
  },
  {
    say: 'how.light',
    state: () => {
      const state = at(SUNK + 1);
      state.marks = `${state.marks.slice(0, SUNK)}x${state.marks.slice(SUNK + 1)}`;
      // Just after it should have been met: it goes down before the keys.
      state.clock = (noteOf(SUNK)?.tick ?? 0) + 12;
      state.light = FULL * 0.22;
      return state;
    },
    prepare: (ui) => {
      ui.light = 0.22;
    },
    look: (_, to) => lineOf(to, noteOf(SUNK)?.lane ?? 0),
  },
];
