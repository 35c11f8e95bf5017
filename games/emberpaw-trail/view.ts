import {
  defineGame,
  type Chip,
  type Coach,
  type InputEvent,
  type Pad,
  type Press,
} from '@playgrove/kit/runtime';
import { COATS, coatsOf, embersOf } from './rules/coats.ts';
import {
  countOf,
  isKnown,
  placeOf,
  rules,
  type Career,
  type Input,
  type Params,
  type State,
} from './rules.ts';
import { feel } from './view/feel.ts';
import { drawScene } from './view/scene.ts';
import { coatSpots, createUi, lookAt, mapRects, worldFor, type Ui } from './view/ui.ts';

const HINT_SECONDS = 12;
/** In the first level the hand shows the button until it has been used this often. */
const TAUGHT = 3;
/** In the first level, the jumps before the one that has to be held. */
const HOPS = 2;
/** A finger that strays no farther than this only tapped, world units. */
const TAP = 14;

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: worldFor,
  hud: 'over',
  ui: createUi,
  read,
  draw: drawScene,
  place: (at, _state, ui) => ({ x: at.x + ui.origin.x, y: at.y + ui.origin.y }),
  feel,
  coach,
  chips,
  how: async () => (await import('./how.ts')).how,
  busy: (_state, ui) => mapRects(ui),

  hinted(hint, _state, ui) {
    ui.hint = { points: hint?.at ?? [], left: HINT_SECONDS };
  },

  say(state) {
    const { walk, phase } = state;
    if (phase === 'down') return { key: `say.${state.falls.at(-1)?.by ?? 'pit'}` };
    if (phase !== 'ready') return undefined;
    return {
      key: 'say.ready',
      values: { coats: coatsOf(state.career), way: walk.way > 0 ? '→' : '←' },
    };
  },

  shareText: (state) => {
    const found = countOf(state.walk.embers);
    const lights = '🔥'.repeat(found) + '▫️'.repeat(3 - found);
    const time = rules.score?.(state)?.toFixed(1);
    return `🦊 ${lights} ${time} s · ${state.tries + 1} ${state.tries === 0 ? '✨' : '🐾'}`;
  },

  music: { mood: 'calm', seed: 88 },
});

function read(event: InputEvent, state: State, ui: Ui): Input | undefined {
  if (event.kind === 'pad') return pressed(event, state);
  if (event.kind !== 'press') return undefined;
  if (event.pointer === ui.looking) return looked(event, state, ui);
  if (event.phase === 'down') {
    const onMap = state.phase === 'ready' && lookAt(ui, event) !== undefined;
    if (!onMap) return tapped(event, state, ui);
    ui.looking = event.pointer;
    return undefined;
  }
  const lifted = event.phase === 'up' || event.phase === 'cancel';
  return lifted && state.walk.held ? { act: 'release' } : undefined;
}

/** A finger on the small map looks there; one that only taps it sets off like any other. */
function looked(event: Press, state: State, ui: Ui): Input | undefined {
  if (event.phase === 'move') {
    const strays = ui.look !== undefined || Math.abs(event.x - event.from.x) > TAP;
    if (strays) ui.look = lookAt(ui, { x: event.x, y: event.from.y });
    return undefined;
  }
  const tap = ui.look === undefined && event.phase === 'up' && state.phase === 'ready';
  [ui.look, ui.looking] = [undefined, undefined];
  return tap ? { act: 'press' } : undefined;
}

function pressed({ button, phase }: Pad, state: State): Input | undefined {
  if (button === 'a' || button === 'up') {
    if (phase === 'repeat') return undefined;
    if (phase === 'down') return { act: 'press' };
    return state.walk.held ? { act: 'release' } : undefined;
  }
  if (phase !== 'down') return undefined;
  if (button === 'b' || button === 'x') return state.phase === 'run' ? { act: 'again' } : undefined;
  if (state.phase !== 'ready' || (button !== 'left' && button !== 'right')) return undefined;
  const count = coatsOf(state.career);
  const coat = (state.career.coat + (button === 'left' ? count - 1 : 1)) % count;
  return count > 1 ? { act: 'coat', coat } : undefined;
}

function tapped(at: { readonly x: number; readonly y: number }, state: State, ui: Ui): Input {
  const on = ({ x, y, r }: { x: number; y: number; r: number }): boolean =>
    Math.abs(at.x - x) < r + 4 && Math.abs(at.y - y) < r + 4;
  const count = coatsOf(state.career);
  if (state.phase === 'ready' && count > 1) {
    const coat = coatSpots(ui, count).findIndex(on);
    if (coat >= 0 && COATS[coat] !== undefined) return { act: 'coat', coat };
  }
  return { act: 'press' };
}

/** Off it goes, then the first jumps: hops, and the leap that has to be held. */
function coach(state: State, ui: Ui): Coach | undefined {
  const { walk, phase, params } = state;
  if (
    'daily' in params ||
    params.level !== 0 ||
    embersOf(state.career) > 0 ||
    walk.presses >= TAUGHT
  )
    return undefined;
  const at = { x: ui.size.width / 2, y: ui.size.height * 0.55 };
  if (phase === 'ready') return { kind: 'tap', at, keys: ['a'] };
  if (phase !== 'run' || !nearStep(state)) return undefined;
  return { kind: walk.presses === HOPS ? 'hold' : 'tap', at, keys: ['a'] };
}

/** A few steps before the first block on the ground. */
function nearStep(state: State): boolean {
  const { walk } = state;
  const { taps } = placeOf(state);
  const next = taps[walk.presses];
  return next !== undefined && walk.tick > next[0] - 30 && walk.ground;
}

function chips(state: State): readonly Chip[] {
  // Before that the goal counts the embers.
  if (!isKnown(state)) return [];
  const found = countOf(state.walk.embers);
  return [
    {
      id: 'embers',
      label: 'chip.embers',
      text: `${found}/3`,
      icon: 'target',
      tone: found === 3 ? 'good' : 'plain',
    },
  ];
}
