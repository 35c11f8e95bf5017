import type { Board, BoardCell, Saying, Sizes } from '@playgrove/kit/runtime';
import { isRival, pairsOf, rules, type State } from '../rules.ts';
import { rememberedBy } from '../rules/memory.ts';
import { motifOf } from './cards.ts';
import { cardsOf, stageOf } from './layout.ts';
import { glowOf } from './ui.ts';

/** The cards as elements, in the order in which they lie on the screen. */
export function boardOf(state: State, to: Sizes): Board {
  const cards = cardsOf(to, state);
  const { portrait } = stageOf(to);
  const { columns, rows } = state;
  const remembered = rememberedBy(state);
  const order = [...state.cards.keys()].map((index) =>
    portrait ? index : (index % rows) * columns + Math.floor(index / rows),
  );
  const { width, height } = cards;
  return {
    kind: 'grid',
    label: 'board.garden',
    columns: portrait ? columns : rows,
    cells: order.map((cell, index): BoardCell => {
      const { x, y } = cards.at(cell);
      const across = portrait ? columns : rows;
      const where = { row: Math.floor(index / across) + 1, column: (index % across) + 1 };
      return {
        id: String(cell),
        rect: { x: x - width / 2, y: y - height / 2, width, height },
        label: [
          ...labelOf(state, cell, where),
          ...(remembered.includes(cell) ? [{ key: 'cell.remembered' }] : []),
        ],
      };
    }),
  };
}

function labelOf(state: State, cell: number, where: Readonly<Record<string, number>>): Saying[] {
  const { name, glow } = motifOf(state, cell);
  const card = { key: `card.${name}` };
  if (state.lit[cell] !== 0) return [{ key: 'cell.lit', values: where }, card];
  if (state.first === cell || state.open.includes(cell)) {
    return [{ key: 'cell.open', values: where }, card];
  }
  // What the light tells the eye: how long ago, and a color that several pictures share.
  if (glowOf(state, cell) === 0) return [{ key: 'cell.dark', values: where }];
  const ago = Math.ceil((state.flips - (state.shown[cell] ?? 0)) / 2);
  return [{ key: 'cell.seen', values: { ...where, ago } }, { key: `glow.${glow}` }];
}

/** For the live region: the card that was turned last, or the pair and how it stands. */
export function sayingOf(state: State): Saying | undefined {
  if (state.flips === 0 || rules.status(state) !== 'playing') return undefined;
  const values = { mine: pairsOf(state, 1), theirs: pairsOf(state, 2) };
  const left = state.cards.length / 2 - state.lanterns.length;
  if (state.pair.length > 0) {
    return state.rival === 'none'
      ? { key: 'say.pair', values: { left } }
      : { key: 'say.score', values };
  }
  return { key: `card.${motifOf(state, state.shown.indexOf(state.flips)).name}` };
}

/** What stands on the sign: whose turn it is, or what matters next. */
export function signOf(state: State): Saying {
  const { rival, side, wind, misses, streak, chain, turns } = state;
  if (rival === 'friend') return { key: side === 1 ? 'sign.gold' : 'sign.blue' };
  if (isRival(state)) {
    return { key: side === 1 ? `sign.${rival}` : `sign.thinks.${rival}` };
  }
  if (chain && streak === 1) return { key: 'sign.chain' };
  if (chain && streak > 1) return { key: 'sign.keep' };
  if (wind > 0) return { key: 'sign.wind', values: { left: wind - (misses % wind) } };
  if (chain) return { key: 'sign.two' };
  return { key: turns === 0 ? 'sign.begin' : 'sign.glow' };
}
