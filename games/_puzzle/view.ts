import * as chips from '@playgrove/kit/draw/chips';
import { choose, controls } from '@playgrove/kit/draw/controls';
import * as feel from '@playgrove/kit/draw/feel';
import * as draw from '@playgrove/kit/draw';
import { defineGame, type Board, type View } from '@playgrove/kit/runtime';
import { cellRect, drawHint, drawLamps, drawNight, placeOf, WORLD } from './board.ts';
import { GLASS } from './glass.ts';
import { gridFor, rowAndColumn, shortest } from './lamps.ts';
import { rules, type Input, type State } from './rules.ts';

/*
 * The game on a screen: reads the state, never writes it. `press` hands the lamps to the kit as
 * data. The kit then lays real buttons over the canvas, so fingers, keys, gamepads and screen
 * readers all reach them, and the ghost hand shows the first one.
 */

/** What saves and replays may forget. */
export type Ui = {
  /** The lamp that the last hint named. */
  hint: Input | undefined;
};

/** By cue: what it is made of and how large it is, 1 to 5; or any field of `Feel`. */
const FEEL: feel.Feels = {
  press: { sound: 'click', buzz: 10 },
  off: feel.light(1, { silent: true, colors: [draw.PALETTE.yellow] }),
};

/** One grid of buttons, one for each lamp. */
function lampsBoard({ lit }: State): Board {
  return {
    kind: 'grid',
    label: 'board.lamps',
    columns: gridFor(lit).width,
    cells: lit.map((on, cell) => ({
      id: String(cell),
      rect: cellRect(lit, cell),
      label: { key: on ? 'cell.on' : 'cell.off', values: rowAndColumn(lit, cell) },
    })),
  };
}

const press = choose<State, Input, Ui>({
  boards: (state) => [lampsBoard(state)],
  press: Number,
  teach: ({ lit }) => shortest(lit)?.map(String)[0],
});

const view: View<State, Input, Ui> = {
  hud: 'above',
  slide: 160,
  feel: FEEL,
  music: { mood: 'calm', seed: 5 },
  world: () => ({ width: WORLD, height: WORLD }),
  place: (at, { lit }) => placeOf(lit, at),
  // Looks that stars open: the kit shows, opens and stores them, and `GLASS.of(to)` is the chosen one.
  keepsakes: GLASS,
  ui: () => ({ hint: undefined }),

  ...controls([press]),

  draw(to, { lit }, ui, motion) {
    drawNight(to);
    drawLamps(to, lit, motion, GLASS.of(to));
    if (ui.hint !== undefined) drawHint(to, lit, ui.hint);
  },

  hinted(hint, _, ui) {
    ui.hint = hint?.input;
  },

  // Three pictures with a line each; in their own chunk, so they cost the first play nothing.
  how: async () => (await import('./how.ts')).how,

  chips: ({ par }) => [chips.stars(par)],

  say: ({ lit, presses }) => ({
    key: 'say.lamps',
    values: { on: lit.filter((on) => on).length, presses },
  }),
};

export default defineGame(rules, view);
