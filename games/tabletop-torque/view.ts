import { defineGame, type Chip } from '@playgrove/kit/runtime';
import { placeIn, rules, type Input, type Params, type State } from './rules.ts';
import { raceOf, secondsOf } from './rules/levels.ts';
import { TRACKS } from './rules/tracks.ts';
import { coachOf, feel, voicesOf } from './view/feel.ts';
import { toScreen, worldFor } from './view/place.ts';
import { drawScene, sayingOf } from './view/scene.ts';
import { freshUi, poll, read, type Ui } from './view/ui.ts';
import { YOURS } from './view/car.ts';

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'above',
  hidesScore: true,
  keys: ['enter'],
  ui: freshUi,
  read,
  poll,
  draw: drawScene,
  place: (at, _, ui) => toScreen(at, ui.size),
  feel,
  keepsakes: YOURS,
  coach: coachOf,
  chips: chipsOf,
  say: (state) => (state.phase === 'over' ? undefined : sayingOf(state)),
  how: async () => (await import('./how.ts')).how,
  voices: voicesOf,
  shareText(state) {
    const [car] = state.cars;
    const laps = '🏁'.repeat(raceOf(state.params).laps);
    return `${laps} ${secondsOf(car?.done ?? 0).toFixed(1)} s`;
  },
  music: { mood: 'race', seed: 31 },
});

/** Time stops at the line, while the cars roll out. */
export function chipsOf(state: State): readonly Chip[] {
  const time: Chip = {
    id: 'time',
    label: 'chip.time',
    text: (rules.score?.(state) ?? 0).toFixed(1),
    icon: 'clock',
  };
  if (state.params.kind === 'trial') {
    const best = state.career.ghosts[TRACKS[state.params.track]?.id ?? ''];
    if (!best) return [time];
    const text = secondsOf(best.ticks).toFixed(1);
    return [time, { id: 'best', label: 'chip.best', text, icon: 'target' }];
  }
  if (state.params.kind === 'two') return [time];
  const place = placeIn(state);
  const tone = place === 1 ? 'good' : 'plain';
  return [{ id: 'place', label: 'chip.place', text: `${place}/2`, icon: 'trophy', tone }, time];
}
