import * as chips from '@playgrove/kit/draw/chips';
import { defineGame, type Chip, type Saying } from '@playgrove/kit/runtime';
import { rules, secondsOf, type Input, type Params, type State } from './rules.ts';
import { heartsOf, isSafe } from './rules/levels.ts';
import { lotOf, parOf } from './rules/lots.ts';
import { FEEL, voicesOf } from './view/feel.ts';
import { PAINTS } from './view/looks.ts';
import { photo } from './view/photo.ts';
import { toScreen } from './view/place.ts';
import { actions } from './view/read.ts';
import { drawScene } from './view/scene.ts';
import { freshUi, type Ui } from './view/ui.ts';

/** Milliseconds: the ribbons are painted, or the bump is looked at. */
const REEL = 2300;
const SHOCK = 500;
/** The first levels show only what they teach. */
const QUIET = 2;

export default defineGame<Params, State, Input, Ui>(rules, {
  world: (_, __, room) => ({ width: room.width, height: room.height }),
  hud: 'above',
  hidesScore: true,
  ui: freshUi,
  ...actions,
  draw: drawScene,
  place: (at, _, { camera }) => toScreen(at, camera),
  feel: FEEL,
  keepsakes: PAINTS,
  outro: ({ phase }) => (phase === 'won' ? REEL : SHOCK),
  chips: chipsOf,
  say: sayingOf,
  voices: voicesOf,
  photo,
  how: async () => (await import('./how.ts')).how,
  shareText(state) {
    const cars = lotOf(state).jobs.map((_, at) => {
      const parked = state.parked[at];
      return parked ? (parked.isStraight ? '🟦' : '🟩') : '⬜';
    });
    return `🚗 ${cars.join('')} ${secondsOf(state.clock).toFixed(1)} s\n${'💥'.repeat(state.bumps)}`.trim();
  },
  music: { mood: 'happy', seed: 73 },
});

export function chipsOf(state: State): readonly Chip[] {
  const shown: Chip[] = isSafe(state) ? [] : [chips.hearts(heartsOf(state))];
  if (state.lot <= QUIET) return shown;
  const par = parOf(state.lot);
  const now = secondsOf(state.clock);
  const tone = now > par ? 'warn' : 'plain';
  const text = `${Math.floor(now)}/${par} s`;
  return [...shown, { id: 'time', label: 'chip.time', text, icon: 'clock', tone }];
}

function sayingOf({ phase, fit }: State): Saying | undefined {
  if (phase !== 'drive') return undefined;
  return { key: `say.fit-${fit}` };
}
