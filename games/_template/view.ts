import { controls } from '@playgrove/kit/draw/controls';
import { defineGame, PALETTE, tint, type Feel, type View } from '@playgrove/kit/runtime';
import { Basket } from './basket.ts';
import { drawBoard, JUICE, placeOf } from './board.ts';
import { largest, pick } from './pick.ts';
import { BERRIES, GRID, handful, rules, type Input, type State } from './rules.ts';
import { drawClearing, worldFor } from './scenery.ts';

/*
 * The game on a screen: reads the state, never writes it. The kit owns the canvas, the clock,
 * the devices, sound and the page around; this file says what to draw and how each cue feels.
 */

/** What saves and replays may forget: motion that is only shown. */
export type Ui = {
  /** The cell that was refused, and seconds since. */
  alone: number | undefined;
  aloneAge: number;
  readonly basket: Basket;
};

const BURST = { count: 7, speed: 240, size: 10, life: 0.5, gravity: 640, shape: 'drop' } as const;

/** By cue: one line for each thing that deserves an answer, the rarer the louder. */
const FEEL: Readonly<Record<string, Feel>> = {
  ...Object.fromEntries(
    BERRIES.map((name, kind) => {
      const color = JUICE[kind] ?? PALETTE.white;
      return [name, { burst: { ...BURST, colors: [color, tint(color, 0.5)] } }];
    }),
  ),
  // The larger the handful, the higher the note.
  handful: { sound: 'pop', climb: true, buzz: 12 },
  points: { shout: 'shout.points' },
  landed: { sound: 'land', gain: 0.35, when: 'settled' },
  big: {
    sound: 'clear',
    shake: 0.35,
    buzz: 24,
    when: 'settled',
    shout: 'shout.big',
    shoutColors: ['#ffffff', '#9ff07a'],
  },
  basket: {
    sound: 'levelup',
    duck: true,
    when: 'settled',
    shout: 'shout.basket',
    shoutColors: ['#fff6c8', '#ff8a1f'],
    burst: {
      ...BURST,
      count: 26,
      speed: 480,
      life: 0.9,
      shape: 'star',
      colors: [PALETTE.yellow, PALETTE.pink, PALETTE.sky, PALETTE.white],
    },
  },
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

  ui: (state) => ({
    alone: undefined,
    aloneAge: 0,
    basket: new Basket(state),
  }),

  // What players do: `read`, `coach` and the keys come from rows.
  ...controls([pick]),

  draw(to, state, ui, motion) {
    ui.basket.follow(state, motion, to.reducedMotion);
    ui.aloneAge += motion.dt;
    const pointed = pick.pointed(ui);
    drawClearing(to);
    ui.basket.draw(to);
    drawBoard(to, state, {
      marked: pointed?.cell,
      cursor: pointed?.by === 'keys',
      alone: ui.alone,
      aloneAge: ui.aloneAge,
      part: motion.part,
    });
    ui.basket.drawFlights(to);
  },

  // Three pictures with a line each; in their own chunk, so they cost the first play nothing.
  how: async () => (await import('./how.ts')).how,

  chips: ({ picksLeft }) => [
    {
      id: 'picks',
      label: 'chip.picks',
      text: String(picksLeft),
      icon: 'move',
      tone: picksLeft <= 3 ? 'warn' : 'plain',
    },
  ],

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
