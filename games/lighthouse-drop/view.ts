import * as chips from '@playgrove/kit/draw/chips';
import { defineGame } from '@playgrove/kit/runtime';
import { rules, type Input, type Params, type State } from './rules.ts';
import { SIZES } from './rules/types.ts';
import { FEEL } from './view/feel.ts';
import { drawFlat, flatAt } from './view/flat.ts';
import { drawHero } from './view/hero.ts';
import { hands } from './view/read.ts';
import { DROPS } from './view/theme.ts';
import { follow, freshUi, type Ui } from './view/ui.ts';
import { drawWorld, onScreen, webglState } from './view/world.ts';

export default defineGame<Params, State, Input, Ui>(rules, {
  world: (_, __, room) => ({ width: room.width, height: room.height }),
  hud: 'over',
  seeThrough: true,
  ui: freshUi,
  ...hands,
  keepsakes: DROPS,
  outro: 900,

  draw(to, state, ui, motion) {
    follow(to, state, ui, motion);
    if (!drawWorld(to, state, ui, motion)) drawFlat(to, state, ui, webglState());
    drawHero(to, state, ui, motion.ended);
  },

  place: (at, _, ui, to) => onScreen(to, at.y, 0.1) ?? flatAt(to, ui, at.y),
  feel: FEEL,
  chips: ({ size }) => [chips.hearts(size)],
  say({ size, floor, params }) {
    if (size < SIZES) return { key: 'say.hot', values: { size } };
    return floor === 0 && params.tower > 0 ? { key: 'say.go' } : undefined;
  },
  how: async () => (await import('./how.ts')).how,
  shareText: ({ floor, smashes }) => `💧 ${floor} floors\n${'💥'.repeat(Math.min(12, smashes))}`,
  // The wind of a long fall rises with every gap.
  voices: ({ phase, chain, speed }) =>
    phase === 'play' && chain > 0 && speed < 0
      ? [{ id: 'fall', kind: 'wind', pitch: 0.7 + chain * 0.25, gain: Math.min(0.3, chain * 0.06) }]
      : [],
  music: { mood: 'calm', seed: 61 },
});
