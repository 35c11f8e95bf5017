import {
  defineGame,
  type Coach,
  type Feel,
  type InputEvent,
  type PadButton,
  type View,
} from '@playgrove/kit/stage';
import { trayFor } from './levels.ts';
import { radians, turnBetween } from './rules/headings.ts';
import { lengthOf, rules } from './rules.ts';
import type { ArenaState, Input, State, Way } from './rules/types.ts';
import { drawArena, headOnScreen } from './view/arena.ts';
import { arenaWorld, cameraOf, onScreen } from './view/camera.ts';
import { angleOf, drawGrid, gridWorld, placeInGrid } from './view/grid.ts';
import { createPointing, steerBy, steerHeld } from './view/pointing.ts';
import { createUi, type Ui } from './view/ui.ts';

/** The arena's world depends on the screen, and places are asked for without one: the last asked for. */
let arena = arenaWorld(1);

const WAYS: Partial<Record<PadButton, Way>> = { up: 0, right: 1, down: 2, left: 3 };
const KEYS: readonly PadButton[] = ['up', 'left', 'down', 'right'];
/** Smaller changes of heading are not worth an input. */
const FINEST = 5;

const SOUP = ['#fff3b0', '#ffd34e', '#ff9a3d'];
const FRESH = ['#ffffff', '#ff8fb0', '#7be07a', '#ffd34e'];

const feel: Readonly<Record<string, Feel>> = {
  eat: { sound: 'pop', climb: true, buzz: 8, burst: { count: 7, colours: FRESH } },
  chilli: {
    sound: 'power',
    buzz: 20,
    burst: { count: 14, colours: ['#ff5a2a', '#ffb02e', '#ffe06a'] },
    shout: 'shout.chilli',
    shoutColours: ['#ffe9a0', '#ff8a2a'],
  },
  slurped: { sound: 'slurp', gain: 0.5, burst: { count: 3, colours: FRESH } },
  coil: {
    sound: 'match',
    climb: true,
    duck: true,
    buzz: 35,
    shake: 0.3,
    stop: 60,
    burst: { count: 18, colours: ['#ffffff', '#fff3b0', '#ffd34e'], shape: 'star' },
    shout: 'shout.coil',
    shoutColours: ['#fff7c8', '#ffb02e'],
  },
  single: {
    sound: 'match',
    buzz: 15,
    burst: { count: 10, colours: ['#ffffff', '#fff3b0', '#ffd34e'], shape: 'star' },
    shout: 'shout.single',
    shoutColours: ['#fff7c8', '#ffb02e'],
  },
  milestone: {
    sound: 'best',
    duck: true,
    buzz: 30,
    burst: { count: 26, colours: FRESH, shape: 'confetti' },
    shout: 'shout.broth',
    shoutColours: ['#ffffff', '#9df0c8'],
  },
  snare: {
    sound: 'gem',
    duck: true,
    buzz: 40,
    shake: 0.4,
    stop: 70,
    shout: 'shout.snare',
    shoutColours: ['#ffffff', '#8fd8ff'],
  },
  fell: {
    sound: 'coin',
    buzz: 20,
    shake: 0.25,
    shout: 'shout.fell',
    shoutColours: ['#ffffff', '#9df0c8'],
  },
  burst: { sound: 'splash', burst: { count: 22, colours: SOUP } },
  close: {
    sound: 'whoosh',
    gain: 0.7,
    buzz: 8,
    shout: 'shout.close',
    shoutColours: ['#ffffff', '#bfe9ff'],
  },
  phew: { sound: 'whoosh', buzz: 12, shout: 'shout.phew', shoutColours: ['#ffffff', '#bfe9ff'] },
  press: { sound: 'bounce', gain: 0.5, buzz: 10 },
  bounce: {
    sound: 'bounce',
    buzz: 10,
    burst: { count: 6, colours: ['#ffffff', '#fff3b0'], shape: 'puff' },
  },
  bonk: {
    sound: 'bounce',
    buzz: 16,
    shake: 0.25,
    burst: { count: 10, colours: ['#fff3b0', '#ffffff'], shape: 'star' },
  },
  bite: { sound: 'hit', duck: true, buzz: 60, shake: 0.6, stop: 90 },
};

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
    else drawArena(to, state, ui, motion);
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
          text: `${rank}/${swimming.length}`,
          icon: 'star',
          tone: rank === 1 ? 'good' : 'plain',
        },
      ];
    }
    const { coils } = trayFor(state.level);
    if (coils > 0) {
      const done = state.coiled >= coils;
      return [
        {
          id: 'order',
          label: 'chip.order',
          text: `${Math.min(state.coiled, coils)}/${coils}`,
          icon: 'target',
          tone: done ? 'good' : 'plain',
        },
      ];
    }
    return state.bestCoil > 1
      ? [{ id: 'coil', label: 'chip.coil', text: `×${state.bestCoil}`, icon: 'flame' }]
      : [];
  },

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

/** A curve through the water, beside the noodle. */
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
