import type { Lesson, Rect, Surface } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { createRng } from '@playgrove/kit/core';
import { cardsOf, stageOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

const LEVEL = rules.levels[0].params;

/** The first level with these cards, by row, and what has happened to them. */
function garden(changes: Partial<State>): State {
  const dealt = rules.deal(LEVEL, createRng('how'), { rounds: 0 });
  return { ...dealt, cards: [0, 1, 7, 4, 9, 0, 6, 11, 1, 4, 3, 5], ...changes };
}

const board = (state: State, to: Pick<Surface, 'width' | 'height'>): Rect => {
  const cards = cardsOf(to, state);
  const [first, last] = [cards.at(0), cards.at(5)];
  const x = Math.min(first.x, last.x) - cards.width / 2 - 20;
  const y = first.y - cards.height / 2 - 20;
  return {
    x,
    y,
    width: Math.max(first.x, last.x) + cards.width / 2 + 20 - x,
    height: last.y + cards.height / 2 + 20 - y,
  };
};

/** Moon, firefly and lanterns, above the cards or beside them. */
function sky(_: State, to: Pick<Surface, 'width' | 'height'>): Rect {
  const wide = Math.min(to.width, to.height);
  return { x: 0, y: 0, width: stageOf(to).portrait ? wide : 440, height: wide * 0.64 };
}

/** How to play: pairs, the glow, and the dawn. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.pair',
    state: () => garden({ first: 0, flips: 1, shown: [1, ...Array<number>(11).fill(0)] }),
    look: board,
    hand: (state, _, to) => ({ kind: 'tap', at: cardsOf(to, state).at(5), keys: ['a'] }),
  },
  {
    say: 'how.glow',
    state: () => garden({ flips: 9, shown: [0, 9, 4, 0, 7, 2, 0, 0, 0, 0, 0, 0] }),
    look: board,
  },
  {
    say: 'how.dawn',
    state: () => garden({ turns: 11, flips: 0, lanterns: [1, 1, 1] }),
    look: sky,
  },
];
