import * as chips from '@playgrove/kit/draw/chips';
import { cardName } from '@playgrove/kit/logic/cards';
import { defineGame, type Coach, type View } from '@playgrove/kit/runtime';
import { obvious } from './rules/greedy.ts';
import { COLUMNS, faceOf, isWon, runOf } from './rules/table.ts';
import { movesLeft, rules, type Input, type State } from './rules.ts';
import { FEEL } from './view/feel.ts';
import { hands, readHands } from './view/hands.ts';
import { adviceRect, cardInColumn, STOCK, tableFor, worldFor } from './view/layout.ts';
import { SPIDERS } from './view/looks.ts';
import { drawScene } from './view/scene.ts';
import { freshUi, type Ui } from './view/ui.ts';

/** Milliseconds: a card's snap, from one stage to the next, a finished run on its way. */
const SNAP_MS = 100;
const STAGE_MS = 45;
const FLIGHT_MS = 260;
const RUN_MS = 900;
/** From the last run to the results: the shower of cards and the web. */
const SHOWER_MS = 4600;
/** Moves left to the next star lost that are worth a warning. */
const FEW = 30;

export const view: View<State, Input, Ui> = {
  world: worldFor,
  hud: 'above',
  keys: ['d', 'w'],
  music: { mood: 'calm', seed: 8 },
  feel: FEEL,
  keepsakes: SPIDERS,
  ui: freshUi,
  how: async () => (await import('./how.ts')).how,
  read: readHands,
  draw: drawScene,

  slide(from, to) {
    const dealt = from.stock.length > to.stock.length ? COLUMNS * STAGE_MS : 0;
    const ran = to.done.length > from.done.length ? RUN_MS : 0;
    return FLIGHT_MS + dealt + ran + (isWon(to) ? SHOWER_MS : 0);
  },

  /** Heard when the card lands; a finished run when it leaves. */
  delay: ({ name, stage = 0 }) => SNAP_MS + stage * STAGE_MS + (name === 'run' ? 240 : 0),

  place: (at, state, ui) => cardInColumn(state, ui.table, at.x, at.y),

  hinted(hint, state, ui) {
    if (hint?.input) ui.web = false;
    hands.hinted(hint, state, ui);
  },

  advice: ({ width, height }) => adviceRect(tableFor(width, height)),

  coach(state, ui): Coach | 'wait' {
    if (ui.web) return 'wait';
    const move = obvious(state);
    const at = move ? { pile: move.from, count: move.count } : { pile: STOCK, count: 1 };
    return hands.coach(state, ui, at);
  },

  chips(state) {
    const left = movesLeft(state);
    return left !== undefined && left <= FEW && !isWon(state)
      ? [chips.left(left, { warn: FEW })]
      : [];
  },

  say(state, ui) {
    const { pile, count } = ui.cursor;
    const values = { rows: state.stock.length / COLUMNS, done: state.done.length };
    if (pile >= COLUMNS) return { key: pile === STOCK ? 'say.stock' : 'say.web', values };
    const top = state.columns[pile]?.at(-1);
    if (top === undefined) return { key: 'say.empty', values: { ...values, column: pile + 1 } };
    const many = Math.min(count, runOf(state, pile));
    const first = state.columns[pile]?.at(-many) ?? top;
    return {
      key: 'say.column',
      values: { ...values, column: pile + 1, card: cardName(faceOf(first)), count: many },
    };
  },
};

export default defineGame(rules, view);
