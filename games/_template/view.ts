import {
  defineGame,
  PALETTE,
  tint,
  type Feel,
  type Pad,
  type Press,
  type View,
} from '@playgrove/kit/runtime';
import { Basket } from './basket.ts';
import { BERRY, cellAt, drawBoard, JUICE, middleOf, placeOf } from './board.ts';
import { BERRIES, GRID, handful, rules, SMALLEST, type Input, type State } from './rules.ts';
import { drawClearing, worldFor } from './scenery.ts';

/*
 * The game on a screen: reads the state, never writes it. The kit owns the canvas, the clock,
 * the devices, sound and the page around; this file says what a press means, what to draw and
 * how each cue feels.
 */

/** What saves and replays may forget: where the player points, and motion that is only shown. */
export type Ui = {
  /** Where the keys' cursor stands, or the mouse. */
  cell: number;
  /** A finger points nowhere until it presses. */
  pointing: 'keys' | 'mouse' | undefined;
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
    cell: largest(state),
    pointing: undefined,
    alone: undefined,
    aloneAge: 0,
    basket: new Basket(state),
  }),

  read(event, state, ui) {
    const read =
      event.kind === 'press'
        ? readPress(event, ui)
        : event.kind === 'pad'
          ? readPad(event, ui)
          : undefined;
    // The rules will refuse it; the berry says so itself.
    if (typeof read === 'number' && handful(state.berries, read).length < SMALLEST) {
      ui.alone = read;
      ui.aloneAge = 0;
    }
    return read;
  },

  draw(to, state, ui, motion) {
    ui.basket.follow(state, motion, to.reducedMotion);
    ui.aloneAge += motion.dt;
    drawClearing(to);
    ui.basket.draw(to);
    drawBoard(to, state, {
      marked: ui.pointing && ui.cell,
      cursor: ui.pointing === 'keys',
      alone: ui.alone,
      aloneAge: ui.aloneAge,
      part: motion.part,
    });
    ui.basket.drawFlights(to);
  },

  // Three pictures with a line each; in their own chunk, so they cost the first play nothing.
  how: async () => (await import('./how.ts')).how,

  coach(state, ui) {
    const { x, y } = middleOf(largest(state));
    // Keys are drawn where `at` is: below the cursor, so that they do not hide it.
    return { kind: 'tap', at: { x, y: ui.pointing === 'keys' ? y + BERRY * 1.2 : y }, keys: ['a'] };
  },

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

function readPress(event: Press, ui: Ui): Input | 'redraw' | undefined {
  const cell = cellAt(event.x, event.y);
  const points = event.device !== 'touch' && event.phase !== 'cancel' && cell !== undefined;
  const pointed = ui.pointing;
  if (event.phase !== 'up') ui.pointing = points ? 'mouse' : undefined;
  if (cell !== undefined) ui.cell = cell;
  // Act when the finger comes down, not when it lifts: the answer is then in the next frame.
  if (event.phase === 'down') return cell;
  return points || pointed ? 'redraw' : undefined;
}

const STEPS: Readonly<Partial<Record<Pad['button'], readonly [number, number]>>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

function readPad({ button, phase }: Pad, ui: Ui): Input | 'redraw' | undefined {
  if (phase === 'up') return undefined;
  const step = STEPS[button];
  if (button === 'a') {
    ui.pointing = 'keys';
    return phase === 'down' ? ui.cell : undefined;
  }
  if (!step) return undefined;
  // The first arrow only shows where the cursor is; after that it goes round the edges.
  if (ui.pointing === 'keys') {
    const x = ((ui.cell % GRID.width) + step[0] + GRID.width) % GRID.width;
    const y = (Math.floor(ui.cell / GRID.width) + step[1] + GRID.height) % GRID.height;
    ui.cell = y * GRID.width + x;
  }
  ui.pointing = 'keys';
  return 'redraw';
}

/** A cell of the largest handful. */
function largest({ berries }: State): number {
  const sizes = berries.map((_, cell) => handful(berries, cell).length);
  return sizes.indexOf(Math.max(...sizes));
}

export default defineGame(rules, view);
