import { animate } from '@playgrove/kit/draw/animate';
import { controls } from '@playgrove/kit/draw/controls';
import { defineGame, type Surface, type View } from '@playgrove/kit/runtime';
import { homeOf } from './rules/moves.ts';
import { DIE_PLACE, rules, type Input, type State } from './rules.ts';
import { hands } from './view/cells.ts';
import { drawCompany } from './view/company.ts';
import { drawCourt } from './view/court.ts';
import { COURTS } from './view/courts.ts';
import { FEEL } from './view/feel.ts';
import { drawFountain } from './view/fountain.ts';
import { layoutOf, worldFor } from './view/layout.ts';
import { drawPawns } from './view/pawns.ts';
import { sayingOf } from './view/talk.ts';
import { momentOf, slideOf } from './view/timing.ts';
import { drawCaption, drawTray } from './view/tray.ts';
import { follow, freshUi, placed, type Ui } from './view/ui.ts';

const view: View<State, Input, Ui> = {
  hud: 'above',
  world: worldFor,
  feel: FEEL,
  reply: 90,
  outro: 1000,
  music: { mood: 'happy', seed: 62 },
  ui: (_, saved) => freshUi(saved.isNewcomer),
  keepsakes: COURTS,
  ...controls<State, Input, Ui>([hands]),

  slide: slideOf,
  delay: (cue, _, { from, to }) => momentOf(cue, from, to),

  /** Pawns stand at their side and step; the die has a place of its own. */
  place(at, _, __, to) {
    const layout = layoutOf(to);
    if (at.x === DIE_PLACE.x) return { x: layout.die.x, y: layout.die.y - layout.die.r };
    return placed(layout, at.x, 0, at.y);
  },

  draw(to: Surface, state, ui, motion) {
    animate(ui.show, state, motion, to);
    follow(ui, motion.dt);
    const layout = layoutOf(to);
    drawCourt(to, layout, state);
    drawFountain(to, layout, ui);
    drawCompany(to, layout, state, ui);
    drawPawns(to, layout, state, ui, motion);
    drawCaption(to, layout, state, ui, motion);
    drawTray(to, layout, state, ui, motion);
  },

  hinted(hint, _, ui) {
    ui.hint = hint?.input;
  },
  advice: (to) => layoutOf(to).advice,

  how: async () => (await import('./how.ts')).how,
  say: sayingOf,

  shareText(state) {
    const own = state.at[0] ?? [];
    const fruit = '🟡'.repeat(homeOf(own)) + '⚪'.repeat(own.length - homeOf(own));
    return `⛲ ${fruit} 🎲 ${state.count}`;
  },
};

export default defineGame(rules, view);
