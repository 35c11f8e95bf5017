import * as chips from '@playgrove/kit/draw/chips';
import { cardName } from '@playgrove/kit/logic/cards';
import { defineGame, type Coach, type View } from '@playgrove/kit/runtime';
import { greedy } from './rules/greedy.ts';
import { berths, cardsOf, HOME, homeCount, isWon, PIER, runOf } from './rules/table.ts';
import { movesLeft, rules, type Input, type State } from './rules.ts';
import { FEEL } from './view/feel.ts';
import { HOME_EVERY, hands } from './view/hands.ts';
import { adviceRect, cardInColumn, pilePoint, tableFor, worldFor } from './view/layout.ts';
import { MASTERS } from './view/looks.ts';
import { drawScene } from './view/scene.ts';
import { freshUi, type Ui } from './view/ui.ts';

/** Milliseconds: a card's snap, and its flight. */
const SNAP_MS = 100;
const FLIGHT_MS = 260;
/** From the last card to the results: the shower of cards. */
const SHOWER_MS = 4400;
/** Moves left to the next star lost that are worth a warning. */
const FEW = 15;

export const view: View<State, Input, Ui> = {
  world: worldFor,
  hud: 'above',
  music: { mood: 'calm', seed: 21 },
  feel: FEEL,
  keepsakes: MASTERS,
  ui: freshUi,
  how: async () => (await import('./how.ts')).how,
  read: hands.read,
  draw: drawScene,

  slide: (from, to) =>
    FLIGHT_MS +
    Math.max(0, homeCount(to) - homeCount(from)) * HOME_EVERY * 1000 +
    (isWon(to) ? SHOWER_MS : 0),

  /** Heard when the card lands. */
  delay: ({ stage = 0 }) => SNAP_MS + stage * HOME_EVERY * 1000,

  place: ({ x, y }, state, { table }) =>
    x < PIER ? cardInColumn(state, table, x, y) : pilePoint(state, table, x),

  hinted: hands.hinted,
  advice: ({ width, height }) => adviceRect(tableFor(width, height)),

  coach(state, ui): Coach | 'wait' {
    const move = greedy(state);
    return move ? hands.coach(state, ui, { pile: move.from, count: move.count }) : 'wait';
  },

  chips(state) {
    const left = movesLeft(state);
    return left !== undefined && left <= FEW && !isWon(state)
      ? [chips.left(left, { warn: FEW })]
      : [];
  },

  say(state, { cursor: { pile, count } }) {
    const values = { berths: berths(state), home: homeCount(state) };
    const many = Math.min(count, runOf(state, pile));
    const [first] = cardsOf(state, pile, many);
    const at = { ...values, number: pile < PIER ? pile + 1 : pile - PIER + 1 };
    if (pile >= HOME) return { key: 'say.home', values };
    if (first === undefined || many === 0)
      return { key: pile < PIER ? 'say.empty' : 'say.pier-free', values: at };
    const card = cardName(first);
    if (pile >= PIER) return { key: 'say.pier', values: { ...at, card } };
    return { key: 'say.column', values: { ...at, card, count: many } };
  },
};

export default defineGame(rules, view);
