import * as chips from '@playgrove/kit/draw/chips';
import { defineGame, type View } from '@playgrove/kit/runtime';
import { chainOf, tierOf } from './rules/pieces.ts';
import { isEndless, rowsOf, type Input, type State } from './rules/state.ts';
import { rules } from './rules.ts';
import { FEEL } from './view/feel.ts';
import { carry, hands } from './view/hands.ts';
import { adviceIn, layoutOf, placeOf, worldFor } from './view/layout.ts';
import { LOOKS } from './view/looks.ts';
import { drawScene } from './view/scene.ts';
import { lengthOf, MADE } from './view/timing.ts';
import { BOX, freshUi, SEAT, type Ui } from './view/ui.ts';

/** Milliseconds from the last order to the results. */
const CHEER = 1100;

const view: View<State, Input, Ui> = {
  world: worldFor,
  hud: 'above',
  hidesScore: true,
  feel: FEEL,
  music: { mood: 'happy', seed: 83 },
  ui: (state) => freshUi(state),
  keepsakes: LOOKS,
  ...hands,
  draw: drawScene,
  outro: CHEER,
  slide: (_, { last }) => (last ? lengthOf(last) : 0),
  delay: ({ stage = 0, name }) =>
    name === 'served' ? lengthOf('give') * 0.6 : stage > 0 ? MADE : 0,
  place: (at, state, _, to) => placeOf(layoutOf(to, state), at),
  how: async () => (await import('./how.ts')).how,

  hinted(hint, _, ui) {
    ui.hint = hint?.input;
    carry.clear(ui);
  },
  advice: adviceIn,

  chips: (state) =>
    isEndless(state)
      ? [{ id: 'served', label: 'chip.served', text: String(state.served), icon: 'target' }]
      : [chips.left(state.parts.length, { warn: 4 })],

  say(state, ui) {
    const { cells, columns, served, orders, parts } = state;
    if (!ui.keyed || ui.cursor === BOX)
      return isEndless(state)
        ? { key: 'say.open', values: { served } }
        : { key: 'say.bench', values: { served, orders, left: parts.length } };
    if (ui.cursor >= SEAT) {
      const want = state.seats[ui.cursor - SEAT]?.wants.find((one) => one > 0) ?? 0;
      return { key: 'say.seat', values: { kind: chainOf(want) + 1, level: tierOf(want) } };
    }
    const piece = cells[ui.cursor] ?? 0;
    const values = {
      row: Math.floor(ui.cursor / columns) + 1,
      column: (ui.cursor % columns) + 1,
      rows: rowsOf(state),
    };
    if (piece <= 0) return { key: piece === 0 ? 'say.free' : 'say.blocked', values };
    return {
      key: ui.held === ui.cursor ? 'say.held' : 'say.gadget',
      values: { ...values, kind: chainOf(piece) + 1, level: tierOf(piece) },
    };
  },

  shareText: ({ served, drawn, merges }) => `🧰 ${served} 🔧 ${drawn} ⚙️ ${merges}`,
};

export default defineGame(rules, view);
