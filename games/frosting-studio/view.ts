import * as chips from '@playgrove/kit/draw/chips';
import { defineGame, type View } from '@playgrove/kit/runtime';
import { designOf } from './rules/designs.ts';
import { SPATULA, DRIP, type Input, type Params, type State } from './rules/types.ts';
import { rules, starsOf, secondsLeft } from './rules.ts';
import { FEEL } from './view/feel.ts';
import { layoutOf, worldFor } from './view/layout.ts';
import { hands } from './view/read.ts';
import { drawBack, drawClient, drawNozzle, drawStage } from './view/scene.ts';
import { bandOf, spotOf, topOf } from './view/shape.ts';
import { drawDim, drawGlints, paintPhoto } from './view/show.ts';
import { STANDS } from './view/theme.ts';
import { drawTray } from './view/tray.ts';
import { follow, freshUi, type Ui } from './view/ui.ts';

const view: View<State, Input, Ui> = {
  hud: 'above',
  // The goal is the match.
  hidesScore: true,
  feel: FEEL,
  music: { mood: 'happy', seed: 96 },
  world: worldFor,
  ui: freshUi,
  ...hands,
  keepsakes: STANDS,
  outro: (state) => (state.cake < 0 || starsOf(state) > 0 ? 3000 : 2000),

  place(at, state, _, to) {
    const { geo } = layoutOf(to, state);
    const { tiers } = designOf(state.cake);
    if (at.y < 0) return { x: geo.x, y: geo.y - (topOf(tiers) - 40) * geo.s };
    return spotOf(geo, at.y, tiers);
  },

  draw(to, state, ui, motion) {
    const layout = layoutOf(to, state);
    follow(to, state, ui, motion);
    ui.stand = STANDS.of(to).id;
    drawBack(to, layout, state);
    drawDim(to, layout, state, ui);
    drawStage(to, layout, state, ui);
    drawNozzle(to, layout, state, ui);
    drawClient(to, layout, state, ui);
    drawTray(to, layout, state, ui);
    drawGlints(to, layout, state, ui);
  },

  chips: (state) => (state.cake < 0 ? [] : [chips.clock(secondsLeft(state), { warn: 6 })]),
  say(state) {
    if (state.cake < 0) return { key: 'say.free' };
    if (state.phase === 'top') return { key: 'say.top' };
    return state.began
      ? undefined
      : { key: 'say.start', values: { rows: designOf(state.cake).rows } };
  },
  how: async () => (await import('./how.ts')).how,
  shareText: (state) =>
    `🎂 ${state.cake < 0 ? '' : `${'⭐'.repeat(starsOf(state))} ${rules.score?.(state) ?? 0}%`}`.trim(),
  photo: (c, area, state, ui) => paintPhoto(c, area, state, ui),

  voices({ hold, tool, band, cake, speed }) {
    if (!hold || tool >= SPATULA) return [];
    // A thin ribbon on a fast table sounds higher.
    const { high } = bandOf(band, designOf(cake).tiers);
    const pitch = tool === DRIP ? 0.8 : 1.5 + speed / 60 + high / 900;
    return [{ id: 'squeeze', kind: 'hum', pitch, gain: 0.22 }];
  },
};

export default defineGame<Params, State, Input, Ui>(rules, view);
