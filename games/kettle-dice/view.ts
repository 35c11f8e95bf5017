import { animate } from '@playgrove/kit/draw/animate';
import { controls } from '@playgrove/kit/draw/controls';
import { defineGame, type Surface, type View } from '@playgrove/kit/runtime';
import { DICE } from './rules/boxes.ts';
import { BOX, rules, totalOf, type Input, type State } from './rules.ts';
import { cells, digits } from './view/cells.ts';
import { drawButton, drawCompany, drawLog } from './view/company.ts';
import { BACK, drawDice, landing, THROW } from './view/dice.ts';
import { FEEL } from './view/feel.ts';
import { KETTLES } from './view/kettle.ts';
import { layoutOf, rowRect, spotOf, worldFor } from './view/layout.ts';
import { drawPad } from './view/pad.ts';
import { drawShop } from './view/shop.ts';
import { sayingOf } from './view/talk.ts';
import { freshUi, stepRail, sync, type Ui } from './view/ui.ts';

const view: View<State, Input, Ui> = {
  hud: 'above',
  world: worldFor,
  feel: FEEL,
  reply: 1350,
  outro: 900,
  music: { mood: 'calm', seed: 73 },
  ui: (_, saved) => freshUi(saved.isNewcomer),
  keepsakes: KETTLES,
  ...controls<State, Input, Ui>([cells, digits]),

  slide: (from, to) => (to.log.length > from.log.length ? THROW : BACK),
  delay: ({ name, at }) => (name === 'clack' && at ? landing(at.x) : 0),

  /** Dice stand in the row 0, boxes in the row 1. */
  place(at, state, _, to) {
    const layout = layoutOf(to, state);
    if (at.y === 0) return spotOf(layout, at.x % DICE, state.log.length, false);
    const { x, y, width, height } = rowRect(layout, state, at.x);
    return { x: x + width / 2, y: y + height / 2 };
  },

  draw(to: Surface, state, ui, motion) {
    sync(state, ui);
    animate(ui.show, state, motion, to);
    stepRail(ui, motion, to.reducedMotion);
    const layout = layoutOf(to, state);
    drawShop(to, layout, state);
    drawPad(to, layout, state, ui, motion);
    drawButton(to, layout, state, ui);
    drawCompany(to, layout, state, ui, motion);
    if (ui.log) drawLog(to, layout, state);
    else drawDice(to, layout, state, ui, motion);
  },

  hinted(hint, _, ui) {
    ui.hint = hint?.input;
    if (hint?.input !== undefined && hint.input < BOX) ui.log = false;
  },

  how: async () => (await import('./how.ts')).how,
  say: sayingOf,

  shareText: (state) =>
    `🫖 ${totalOf(state, 0)} ${(state.scores[0] ?? []).map((points) => (points < 0 ? '' : points === 0 ? '▫️' : points >= 25 ? '🟧' : '🟨')).join('')}`,
};

export default defineGame(rules, view);
