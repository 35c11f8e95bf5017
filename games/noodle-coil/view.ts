import * as chips from '@playgrove/kit/draw/chips';
import {
  defineGame,
  type Coach,
  type InputEvent,
  type PadButton,
  type View,
} from '@playgrove/kit/runtime';
import { trayFor } from './levels.ts';
import { radians, turnBetween } from '@playgrove/kit/logic/headings';
import { lengthOf, rules } from './rules.ts';
import type { ArenaState, Input, State, Way } from './rules/types.ts';
import { drawArena, headOnScreen } from './view/arena.ts';
import { arenaWorld, cameraOf, onScreen } from './view/camera.ts';
import { FEEL } from './view/feel.ts';
import { angleOf, drawGrid, gridWorld, placeInGrid } from './view/grid.ts';
import { steerBy, steerHeld } from './view/pointing.ts';
import { NOODLES } from './view/skins.ts';
import { createUi, type Ui } from './view/ui.ts';

/** The arena's world depends on the screen, and positions are computed without one: the last one drawn. */
let arena = arenaWorld(1);

const WAYS: Partial<Record<PadButton, Way>> = { up: 0, right: 1, down: 2, left: 3 };
const KEYS: readonly PadButton[] = ['up', 'left', 'down', 'right'];
/** Smaller changes of heading are not worth an input. */
const FINEST = 5;

const view: View<State, Input, Ui> = {
  world(aspect, state) {
    if (state.mode === 'grid') return gridWorld(state);
    arena = arenaWorld(aspect);
    return arena;
  },
  hud: 'above',
  ghosts: true,
  feel: FEEL,
  keepsakes: NOODLES,
  music: { mood: 'happy', seed: 41 },

  ui(state) {
    const angle = state.mode === 'grid' ? angleOf(state.way) : radians(state.noodles[0].heading);
    return createUi(angle);
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
    const best = `×${Math.min(state.bestCoil, big)}/${big}`;
    const tone = state.bestCoil >= big ? 'good' : 'plain';
    return [
      ...(state.level < 0
        ? []
        : [{ id: 'coil', label: 'chip.third', text: best, icon: 'star', tone } as const]),
      ...(coils > 0 ? [chips.goal(state.coiled, coils, { label: 'chip.order' })] : []),
    ];
  },

  how: async () => (await import('./how.ts')).how,

  say(state) {
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
  const heading = steerBy(ui.pointing, event, headOnScreen(state, arena));
  if (heading === undefined) return event.kind === 'press' ? 'redraw' : undefined;
  return state.age < 0 ? { steer: heading } : changed(state, heading);
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
