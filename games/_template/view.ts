import { animate, since, type Since } from '@playgrove/kit/draw/animate';
import * as chips from '@playgrove/kit/draw/chips';
import { controls } from '@playgrove/kit/draw/controls';
import * as feel from '@playgrove/kit/draw/feel';
import * as draw from '@playgrove/kit/draw';
import { defineGame, type View } from '@playgrove/kit/runtime';
import { Basket } from './basket.ts';
import { drawBoard, JUICE, placeOf } from './board.ts';
import { largest, pick } from './pick.ts';
import { BERRIES, GRID, handful, rules, type Input, type State } from './rules.ts';
import { drawClearing, worldFor } from './scenery.ts';
import { TRAYS } from './trays.ts';

/*
 * The game on a screen: reads the state, never writes it. The kit owns the canvas, the clock,
 * the devices, sound and the page around; this file says what to draw and how each cue feels.
 */

/** What saves and replays may forget: motion that is only shown. */
export type Ui = {
  /** The cell that was refused. */
  alone: number | undefined;
  /** What moves by itself: the kit steps it, and holds it still under reduced motion. */
  readonly show: { readonly refused: Since };
  readonly basket: Basket;
};

/** By cue: what it is made of and how large it is, 1 to 5; or any field of `Feel`. */
const FEEL: feel.Feels = {
  ...Object.fromEntries(
    BERRIES.map((name, kind) => {
      const color = JUICE[kind] ?? draw.PALETTE.white;
      return [name, feel.juice(2, { silent: true, colors: [color, draw.tint(color, 0.5)] })];
    }),
  ),
  // The larger the handful, the higher the note.
  handful: { sound: 'pop', climb: true, buzz: 12 },
  points: { shout: 'shout.points' },
  landed: { sound: 'land', gain: 0.35, when: 'settled' },
  big: feel.reward({ when: 'settled', shake: 0.35, ...feel.said('shout.big', '#9ff07a') }),
  basket: feel.finish({ when: 'settled', ...feel.said('shout.basket', '#ff8a1f', 'top') }),
  // Nobody loses here: the last pick ends the game, so its end sounds glad.
  lose: { sound: 'star', duck: true },
};

const view: View<State, Input, Ui> = {
  hud: 'above',
  // How long berries fall. Input is never blocked meanwhile.
  slide: 300,
  feel: FEEL,
  music: { mood: 'happy', seed: 7 },
  world: worldFor,
  place: placeOf,

  // Looks to own: the kit shows, opens and stores them, and `TRAYS.of(to)` is the chosen one.
  keepsakes: TRAYS,

  ui: (state) => ({
    alone: undefined,
    show: { refused: since() },
    basket: new Basket(state),
  }),

  // What players do: `read`, `coach` and the keys come from rows.
  ...controls([pick]),

  draw(to, state, ui, motion) {
    animate(ui.show, state, motion, to);
    ui.basket.animate(state, motion, to.reducedMotion);
    const pointed = pick.pointed(ui);
    drawClearing(to);
    ui.basket.draw(to);
    drawBoard(to, state, {
      marked: pointed?.cell,
      cursor: pointed?.by === 'keys',
      alone: ui.alone,
      aloneAge: ui.show.refused.value,
      part: motion.part,
    });
    ui.basket.drawFlights(to);
  },

  // Three pictures with a line each; in their own chunk, so they cost the first play nothing.
  how: async () => (await import('./how.ts')).how,

  chips: ({ picksLeft }) => [chips.left(picksLeft)],

  say(state) {
    const cell = largest(state);
    return {
      key: 'say.board',
      values: {
        score: state.score,
        picks: state.picksLeft,
        size: handful(state.berries, cell).length,
        row: Math.floor(cell / GRID.width) + 1,
        column: (cell % GRID.width) + 1,
      },
    };
  },
};

export default defineGame(rules, view);
