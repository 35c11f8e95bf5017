import * as chips from '@playgrove/kit/draw/chips';
import { defineGame } from '@playgrove/kit/runtime';
import { MAX_DUCKLINGS, type Career } from './rules/types.ts';
import { rules, type Input, type Params, type State } from './rules.ts';
import { FEEL } from './view/feel.ts';
import { drawFlat, flatFit } from './view/flat.ts';
import { hands } from './view/read.ts';
import { PAPERS } from './view/theme.ts';
import { follow, freshUi, type Ui } from './view/ui.ts';
import { drawWorld, onScreen, webglState } from './view/world.ts';

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: (_, __, room) => ({ width: room.width, height: room.height }),
  hud: 'over',
  seeThrough: true,
  ui: freshUi,
  ...hands,
  keepsakes: PAPERS,
  outro: 500,

  draw(to, state, ui, motion) {
    follow(to, state, ui, motion);
    if (!drawWorld(to, state, ui, motion)) drawFlat(to, state, ui, motion.part, webglState());
  },

  place(at, _, ui, to) {
    const { x, y, cell } = flatFit(to, ui.show.row.value);
    const seen = onScreen(to, at.x, at.y) ?? { x: x + at.x * cell, y: y - at.y * cell };
    const edge = Math.min(90, to.width * 0.2);
    // Shouts rise from here: they must not end under the score strip.
    const top = Math.min(180, to.height * 0.4);
    return { x: Math.max(edge, Math.min(to.width - edge, seen.x)), y: Math.max(top, seen.y) };
  },

  feel: FEEL,
  chips: ({ hearts, ducks }) =>
    ducks.length > 0
      ? [chips.hearts(hearts), chips.goal(ducks.length, MAX_DUCKLINGS, { label: 'chip.line' })]
      : [chips.hearts(hearts)],
  say({ phase, cause, ducks, hearts }) {
    if (phase === 'flutter') return { key: `say.${cause || 'car'}`, values: { hearts } };
    return ducks.length > 0
      ? { key: 'say.line', values: { ducks: ducks.length } }
      : { key: 'say.go' };
  },
  how: async () => (await import('./how.ts')).how,
  shareText: ({ far, banked }) => `🦆 ${far} rows\n${'🐥'.repeat(Math.min(10, banked))} ${banked}`,
  music: { mood: 'happy', seed: 88 },
});
