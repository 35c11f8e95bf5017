import type { Cue } from '@playgrove/kit/contract';
import { cardName } from '@playgrove/kit/logic/cards';
import { defineGame, type Chip, type Coach, type Feel, type View } from '@playgrove/kit/runtime';
import { homeCount, isWon, STOCK, topOf, WASTE } from './rules/table.ts';
import { movesLeft, rules, type Input, type State } from './rules.ts';
import { hands, HOME_EVERY, readHands } from './view/hands.ts';
import { adviceRect, cardInColumn, pilePoint, tableFor, worldFor } from './view/layout.ts';
import { drawScene } from './view/scene.ts';
import { freshUi, type Ui } from './view/ui.ts';
import { greedyPick } from './view/choice.ts';

/** A card's snap, and the longer answer to several. Milliseconds. */
const SNAP_MS = 90;
const FLIGHT_MS = 240;
/** From the last card home to the results: the shower of cards. */
const SHOWER_MS = 4600;

/** Moves left to the next star lost that are worth a warning. */
const FEW = 30;

const GOLD = ['#fff0a6', '#ffd02e', '#ff8a1f'] as const;

const feel: Readonly<Record<string, Feel>> = {
  draw: { sound: 'flip', gain: 0.9, buzz: 6 },
  recycle: { sound: 'whoosh', gain: 0.9, buzz: 14 },
  place: {
    sound: 'place',
    buzz: 8,
    burst: {
      count: 5,
      colors: ['#ffffff', '#cfeee2'],
      speed: 90,
      size: 5,
      life: 0.3,
      shape: 'puff',
    },
  },
  stack: {
    sound: 'slide',
    buzz: 10,
    burst: {
      count: 8,
      colors: ['#ffffff', '#cfeee2'],
      speed: 120,
      size: 6,
      life: 0.35,
      shape: 'puff',
    },
  },
  flip: {
    sound: 'tick',
    gain: 0.6,
    burst: {
      count: 6,
      colors: ['#fff6c8', '#ffffff'],
      speed: 110,
      size: 6,
      life: 0.4,
      shape: 'star',
    },
  },
  home: {
    sound: 'gem',
    climb: true,
    buzz: 12,
    burst: { count: 12, colors: GOLD, speed: 190, size: 8, life: 0.55, shape: 'star' },
  },
  suit: {
    sound: 'levelup',
    duck: true,
    buzz: 30,
    shake: 0.25,
    stop: 40,
    shout: 'shout.suit',
    shoutColors: ['#fff6c8', '#ffb02e'],
    burst: {
      count: 36,
      colors: ['#ff4b55', '#ffd02e', '#45d15b', '#4cc3ff', '#ff4f9a'],
      speed: 330,
      size: 10,
      life: 1.1,
      gravity: 420,
      shape: 'confetti',
    },
  },
  back: { sound: 'back', buzz: 8 },
  wear: { sound: 'power', gain: 0.7, buzz: 10 },
};

const lastStage = (cues: readonly Cue[]): number =>
  cues.reduce((most, cue) => Math.max(most, cue.stage ?? 0), 0);

export const view: View<State, Input, Ui> = {
  world: (aspect) => worldFor(aspect),
  hud: 'above',
  keys: ['d', 'f', 'b'],
  music: { mood: 'calm', seed: 52 },
  feel,
  ui: (state, saved) => freshUi(state, saved.plays),
  how: async () => (await import('./how.ts')).how,
  read: readHands,
  draw: drawScene,

  slide(_, to, cues) {
    const rest = FLIGHT_MS + lastStage(cues) * HOME_EVERY * 1000;
    return isWon(to) ? rest + SHOWER_MS : rest;
  },

  /** Heard when the card lands. */
  delay: (cue) => (cue.name === 'draw' ? 0 : SNAP_MS) + (cue.stage ?? 0) * HOME_EVERY * 1000,

  place(at, state, ui) {
    if (at.x < 7) return cardInColumn(state, ui.table, at.x, at.y);
    return pilePoint(state, ui.table, at.x);
  },

  hinted: hands.hinted,
  advice: ({ width, height }) => adviceRect(tableFor(width, height)),

  coach(state, ui): Coach {
    const move = greedyPick(state);
    return hands.coach(
      state,
      ui,
      move ? { pile: move.from, count: move.count } : { pile: STOCK, count: 1 },
    );
  },

  chips(state): readonly Chip[] {
    const chips: Chip[] = [];
    const left = movesLeft(state);
    if (left !== undefined && left <= FEW)
      chips.push({
        id: 'moves',
        label: 'chip.moves',
        text: String(left),
        icon: 'move',
        tone: 'warn',
      });
    const { streak } = state.career;
    if (streak > 0)
      chips.push({
        id: 'streak',
        label: 'chip.streak',
        text: String(streak),
        icon: 'flame',
        tone: 'good',
      });
    return chips;
  },

  say(state, ui) {
    const { pile, count } = ui.cursor;
    const top = pile === STOCK ? undefined : topOf(state, pile);
    const name = top === undefined ? '–' : cardName(top);
    const waste = topOf(state, WASTE);
    return {
      key:
        pile === STOCK
          ? 'say.stock'
          : pile === WASTE
            ? 'say.waste'
            : pile < 7
              ? 'say.column'
              : 'say.home',
      values: {
        home: homeCount(state),
        stock: state.talon.length - state.drawn,
        waste: waste === undefined ? '–' : cardName(waste),
        column: pile < 7 ? pile + 1 : pile - 6,
        card: name,
        count,
      },
    };
  },
};

export default defineGame(rules, view);
