import * as chips from '@playgrove/kit/draw/chips';
import { defineGame } from '@playgrove/kit/runtime';
import { bubblesOf, missionOf } from './rules/levels.ts';
import { timesOf } from './rules/ride.ts';
import { metersOf, START } from './rules/types.ts';
import { rules, type Input, type Params, type State } from './rules.ts';
import { drawAim, drawChain } from './view/aim.ts';
import { FEEL } from './view/feel.ts';
import { drawFlat, tellFlat } from './view/flat.ts';
import { drawHud } from './view/hud.ts';
import { hands } from './view/read.ts';
import { SCOOTERS } from './view/theme.ts';
import { follow, freshUi, type Ui } from './view/ui.ts';
import { drawWorld, onScreen, webglState } from './view/world.ts';

/** How far beside the scooter words pop up: the road ahead stays free. */
const ASIDE = 92;

export default defineGame<Params, State, Input, Ui>(rules, {
  world: (_, __, room) => ({ width: room.width, height: room.height }),
  hud: 'over',
  seeThrough: true,
  ghosts: true,
  ui: freshUi,
  ...hands,
  keepsakes: SCOOTERS,
  outro: 900,

  draw(to, state, ui, motion) {
    follow(to, state, ui, motion);
    if (!drawWorld(to, state, ui, motion)) {
      drawFlat(to, state, ui, motion.rival);
      tellFlat(to, webglState());
    }
    drawAim(to, state, ui);
    drawChain(to, state, ui);
    drawHud(to, state, ui, motion.rival);
  },

  place({ y }, _, ui, to) {
    const at = onScreen(to, ui.x, 0.9) ?? { x: to.width / 2, y: to.height * 0.66 };
    const edge = Math.min(86, to.width * 0.22);
    const x = at.x + y * ASIDE;
    return { x: Math.max(edge, Math.min(to.width - edge, x)), y: at.y + (y === 0 ? 64 : 0) };
  },

  feel: FEEL,
  chips: ({ bubbles, chain, params }) => [
    ...(missionOf(params)?.task === 'clean' ? [] : [chips.hearts(bubbles)]),
    ...(chain > 1 ? [{ ...chips.streak(chain), text: `${chain} ×${timesOf(chain)}` }] : []),
  ],
  say({ bubbles, clock, params }) {
    if (clock > 0 && bubbles < bubblesOf(params)) return { key: 'say.bump', values: { bubbles } };
    return params.level > 0 && clock < 60 ? { key: 'say.go' } : undefined;
  },
  how: async () => (await import('./how.ts')).how,
  shareText: (state) =>
    `🛵 ${metersOf(state)} m\n${'✨'.repeat(Math.max(1, Math.min(12, Math.round(state.nears / 5))))}`,
  voices({ phase, speed }) {
    if (phase !== 'ride') return [];
    const part = Math.max(0, speed / START - 0.6);
    return [
      { id: 'hover', kind: 'hum', pitch: 0.9 + part * 0.7, gain: 0.14 },
      { id: 'air', kind: 'wind', pitch: 0.7 + part * 0.4, gain: Math.min(0.3, 0.06 + part * 0.14) },
    ];
  },
  music: { mood: 'race', seed: 77 },
});
