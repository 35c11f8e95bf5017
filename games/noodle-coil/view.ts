import {
  defineGame,
  type Chip,
  type Coach,
  type InputEvent,
  type PadButton,
  type View,
} from '@playgrove/kit/runtime';
import { trayFor } from './levels.ts';
import { radians, turnBetween } from './rules/headings.ts';
import { lengthOf, rules } from './rules.ts';
import type { ArenaState, Input, State, Way } from './rules/types.ts';
import { drawArena, headOnScreen } from './view/arena.ts';
import { arenaWorld, cameraOf, onScreen } from './view/camera.ts';
import { feel } from './view/feel.ts';
import { angleOf, drawGrid, gridWorld, placeInGrid } from './view/grid.ts';
import { captionOf, counterShown, nextFlavour } from './view/kitchen.ts';
import { createPointing, steerBy, steerHeld } from './view/pointing.ts';
import { shareText } from './view/share.ts';
import { createUi, type Ui } from './view/ui.ts';

/** The arena's world depends on the screen, and positions are computed without one: the last one drawn. */
let arena = arenaWorld(1);

const WAYS: Partial<Record<PadButton, Way>> = { up: 0, right: 1, down: 2, left: 3 };
const KEYS: readonly PadButton[] = ['up', 'left', 'down', 'right'];
const STEPS: Partial<Record<PadButton, 1 | -1>> = { a: 1, x: 1, r: 1, l: -1, y: -1 };
/** Smaller changes of heading are not worth an input. */
const FINEST = 5;

const view: View<State, Input, Ui> = {
  world(aspect, state) {
    if (state.mode === 'grid') return gridWorld(state);
    arena = arenaWorld(aspect);
    return arena;
  },
  hud: 'above',
  feel,
  music: { mood: 'happy', seed: 41 },

  ui(state) {
    const angle = state.mode === 'grid' ? angleOf(state.way) : radians(state.noodles[0].heading);
    return createUi(angle, createPointing());
  },

  read(event, state, ui) {
    return state.mode === 'grid' ? readGrid(event) : readArena(event, state, ui);
  },

  poll(held, state, ui) {
    if (state.mode === 'grid' || state.age < 0) return undefined;
    return changed(state, steerHeld(ui.pointing, held, headOnScreen(state, arena)));
  },

  draw(to, state, ui, motion) {
    if (state.mode === 'grid') drawGrid(to, state, ui, motion);
    else
      drawArena(to, state, ui, motion, motion.rival?.mode === 'arena' ? motion.rival : undefined);
  },

  place(at, state) {
    return state.mode === 'grid' ? placeInGrid(at) : onScreen(cameraOf(state), arena, at);
  },

  coach(state): Coach | undefined {
    if (state.age >= 0) return undefined;
    return state.mode === 'grid' ? coachGrid(state.level) : coachArena();
  },

  chips(state) {
    if (state.mode === 'arena') {
      const [you] = state.noodles;
      const swimming = state.noodles.filter((noodle) => noodle.away === 0);
      const rank = 1 + swimming.filter((noodle) => noodle.size > you.size).length;
      return [
        {
          id: 'rank',
          label: 'chip.rank',
          text: `#${rank} of ${swimming.length}`,
          icon: 'trophy',
          tone: rank === 1 ? 'good' : 'plain',
        },
      ];
    }
    const { coils, big } = trayFor(state.level);
    const third: Chip[] =
      state.level < 0
        ? state.bestCoil > 1
          ? [{ id: 'coil', label: 'chip.coil', text: `×${state.bestCoil}`, icon: 'flame' }]
          : []
        : [
            {
              id: 'coil',
              label: 'chip.third',
              text: `×${Math.min(state.bestCoil, big)}/${big}`,
              icon: 'star',
              tone: state.bestCoil >= big ? 'good' : 'plain',
            },
          ];
    if (coils > 0) {
      const done = state.coiled >= coils;
      return [
        ...third,
        {
          id: 'order',
          label: 'chip.order',
          text: `${Math.min(state.coiled, coils)}/${coils}`,
          icon: 'target',
          tone: done ? 'good' : 'plain',
        },
      ];
    }
    return third;
  },

  how: async () => (await import('./how.ts')).how,

  shareText,

  say(state) {
    if (state.mode === 'arena' && counterShown(state)) return captionOf(state);
    return { key: 'say.state', values: { score: state.score, length: lengthOf(state) } };
  },
};

function readGrid(event: InputEvent): Input | undefined {
  if (event.kind === 'pad' && event.phase === 'down') return turnOf(WAYS[event.button]);
  return event.kind === 'swipe' ? turnOf(WAYS[event.direction]) : undefined;
}

function turnOf(way: Way | undefined): Input | undefined {
  return way === undefined ? undefined : { turn: way };
}

function readArena(event: InputEvent, state: ArenaState, ui: Ui): Input | 'redraw' | undefined {
  const choice = state.age < 0 ? readCounter(event, state, ui) : undefined;
  if (choice) return choice;
  const heading = steerBy(ui.pointing, event, headOnScreen(state, arena));
  if (heading === undefined) return event.kind === 'press' ? 'redraw' : undefined;
  return state.age < 0 ? { steer: heading } : changed(state, heading);
}

/** A press on a bowl, or a key that goes on to the next. */
function readCounter(event: InputEvent, state: ArenaState, ui: Ui): Input | 'redraw' | undefined {
  if (event.kind === 'press' && event.phase === 'down') {
    const dish = ui.dishes.find(({ x, y, r }) => Math.hypot(event.x - x, event.y - y) < r * 1.1);
    if (!dish) return undefined;
    ui.pointing.stick = undefined;
    return dish.flavour === state.career.flavour ? 'redraw' : { pick: dish.flavour };
  }
  if (event.kind === 'press' && event.phase === 'move' && !ui.pointing.stick) return 'redraw';
  if (event.kind !== 'pad' || event.phase !== 'down' || ui.dishes.length === 0) return undefined;
  const step = STEPS[event.button];
  const flavour = step && nextFlavour(state, step);
  return flavour === undefined ? undefined : { pick: flavour };
}

function changed(state: ArenaState, heading: number | undefined): Input | undefined {
  if (heading === undefined) return undefined;
  const { want } = state.noodles[0];
  return Math.abs(turnBetween(want, heading)) < FINEST ? undefined : { steer: heading };
}

/** A curve through the water, next to the noodle. */
function coachArena(): Coach {
  const [x, y] = [arena.width * 0.72, arena.height * 0.62];
  const points = Array.from({ length: 13 }, (_, at) => {
    const turn = (at / 12) * 1.7 * Math.PI - Math.PI / 2;
    return { x: x + Math.cos(turn) * 52, y: y + Math.sin(turn) * 52 };
  });
  return { kind: 'path', points, keys: KEYS };
}

function coachGrid(level: number): Coach {
  const { grid, start } = trayFor(level);
  const from = placeInGrid({ x: start % grid.width, y: Math.floor(start / grid.width) - 1 });
  return { kind: 'swipe', from, to: { x: from.x, y: from.y - 120 }, keys: KEYS };
}

export default defineGame(rules, view);
