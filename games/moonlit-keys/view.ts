import {
  defineGame,
  type Chip,
  type Coach,
  type Motion,
  type Surface,
} from '@playgrove/kit/runtime';
import { rules, type Career, type Input, type Params, type State } from './rules.ts';
import { playing } from './rules/charts.ts';
import { voicesNow, waits } from './rules/play.ts';
import { FULL } from './rules/state.ts';
import { feel } from './view/feel.ts';
import { fieldOf, placeOf, worldFor, xAt } from './view/field.ts';
import { KEYS, read } from './view/read.ts';
import { drawScene, follow } from './view/scene.ts';
import { createUi, type Ui } from './view/ui.ts';

/** Middle of a lantern above the line. */
const LANTERN = 46;
/** Songs are shared as this many signs. */
const SHARED = 12;

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: worldFor,
  hud: 'above',
  keys: KEYS,
  keysByPlace: true,
  ui: createUi,
  read,

  draw(to: Surface, state: State, ui: Ui, motion: Motion<State>) {
    follow(to, state, ui, motion);
    drawScene(to, state, ui, motion.part);
  },

  place: (at, _state, _ui, to) => placeOf(fieldOf(to.width, to.height), at),
  feel,
  how: async () => (await import('./how.ts')).how,
  coach,
  chips,

  say(state) {
    if (state.params.mode === 'tuning') return { key: 'say.tuning' };
    return { key: 'say.song', values: { score: state.score, streak: state.streak } };
  },

  shareText,
});

/** The one action: the lantern that waits on the line. */
function coach(state: State, ui: Ui): Coach | undefined {
  if (state.params.mode === 'tuning') return undefined;
  const piece = playing(state);
  const note = piece.chart.notes[state.next];
  if (!note || !waits(state, piece)) return undefined;
  // On the lantern, so that the hand leaves the keys in sight.
  const at = { x: xAt(ui.field, note.lane, 1), y: ui.field.line - LANTERN };
  return { kind: 'tap', at, keys: ['a'] };
}

function chips(state: State): readonly Chip[] {
  if (state.params.mode === 'tuning') return [];
  const voices = voicesNow(state);
  const left = Math.ceil((state.light * 100) / FULL);
  return [
    {
      id: 'light',
      label: 'chip.light',
      text: `${left}%`,
      icon: 'heart',
      tone: left <= 25 ? 'warn' : 'plain',
    },
    {
      id: 'streak',
      label: 'chip.streak',
      text: voices > 0 ? `${state.streak} ×${voices + 1}` : String(state.streak),
      icon: 'flame',
      tone: voices > 0 ? 'good' : 'plain',
    },
  ];
}

/** The song from left to right: where lanterns flew, where some sank, where many did. */
function shareText(state: State): string {
  const { marks } = state;
  const signs = Array.from({ length: SHARED }, (_, at) => {
    const some = marks.slice(
      Math.floor((at * marks.length) / SHARED),
      Math.floor(((at + 1) * marks.length) / SHARED),
    );
    const sunk = [...some].filter((mark) => mark === 'x' || mark === '-').length;
    return sunk === 0 ? '🏮' : sunk * 3 <= some.length ? '🌙' : '🌊';
  });
  return signs.join('');
}
