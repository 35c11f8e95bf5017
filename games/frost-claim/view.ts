import * as chips from '@playgrove/kit/draw/chips';
import { controls, drawStick, stick } from '@playgrove/kit/draw/controls';
import { defineGame, type Chip, type Coach, type View } from '@playgrove/kit/runtime';
import { lakeAt } from './levels.ts';
import { toward, turnBetween } from '@playgrove/kit/logic/headings';
import { rules, shareOf } from './rules.ts';
import { HZ, type Input, type Params, type State } from './rules/types.ts';
import { FEEL } from './view/feel.ts';
import { HEROES } from './view/looks.ts';
import { drawScene } from './view/scene.ts';
import { createUi, sx, sy, worldFor, type Size, type Ui } from './view/ui.ts';

/** Smaller changes of heading are not worth an input. */
const FINEST = 5;
/** World units around the skater in which a mouse says nothing. */
const STILL = 30;

const steerStick = stick<State, Input, Ui>({
  reachPx: 52,
  deadPx: 7,
  gives: ({ x, y }, state, ui) => {
    if (x === 0 && y === 0) return undefined;
    ui.mouse = undefined;
    return changed(state, toward(x, y));
  },
});

function changed(state: State, steer: number): Input | undefined {
  const { want } = state.skaters[0];
  return state.age >= 0 && Math.abs(turnBetween(want, steer)) < FINEST ? undefined : { steer };
}

/** A mouse that is moved without a press leads the way. */
function follow(state: State, ui: Ui, to: Size): Input | undefined {
  if (!ui.mouse) return undefined;
  const [you] = state.skaters;
  const [dx, dy] = [ui.mouse.x - sx(to, ui, you.x), ui.mouse.y - sy(to, ui, you.y)];
  return dx * dx + dy * dy < STILL * STILL ? undefined : changed(state, toward(dx, dy));
}

const hands = controls<State, Input, Ui>([
  {
    read(event, _state, ui) {
      if (event.kind === 'press')
        ui.mouse = event.phase === 'hover' ? { x: event.x, y: event.y } : undefined;
      return undefined;
    },
    // Nothing moves before the first press or key.
    poll: (_held, state, ui, to) => (state.age < 0 ? undefined : follow(state, ui, to)),
    coach: (state, ui, _device, to) => coach(state, ui, to),
  },
  steerStick,
]);

const view: View<State, Input, Ui> = {
  world: worldFor,
  hud: 'over',
  hidesScore: true,
  feel: FEEL,
  keepsakes: HEROES,
  music: { mood: 'calm', seed: 2214 },
  ui: createUi,
  ...hands,

  draw(to, state, ui, motion) {
    drawScene(to, state, ui, motion);
    drawStick(to, steerStick.shown(ui));
  },

  place: (at, _state, ui, to) => ({ x: sx(to, ui, at.x), y: sy(to, ui, at.y) }),
  outro: ({ won, end }) => (won ? 900 : end?.by === 'time' ? 500 : 1300),
  chips: chipsOf,
  how: async () => (await import('./how.ts')).how,

  say: (state) =>
    state.age < 0
      ? { key: 'say.ready' }
      : { key: 'say.state', values: { share: shareOf(state), cuts: state.cuts } },

  shareText(state) {
    const share = Math.floor((state.peak * 100) / state.total);
    const full = Math.round(share / 10);
    return `⛸️ ${'🟩'.repeat(full)}${'⬜'.repeat(10 - full)} ${share}%${state.cuts > 0 ? ` ✂️ ${state.cuts}` : ''}`;
  },

  voices(state) {
    if (state.age < 0 || state.end || state.won) return [];
    const gliding = state.skaters[0].trail.length === 0;
    return [
      gliding
        ? { id: 'ice', kind: 'wind', pitch: 1.5, gain: 0.07 }
        : { id: 'snow', kind: 'skid', pitch: 0.7, gain: 0.05 },
    ];
  },
};

function chipsOf(state: State): readonly Chip[] {
  const shown: Chip[] = [chips.clock(state.left / HZ, { warn: 10 })];
  if (lakeAt(state.lake).target > 0) return shown;
  const rank = 1 + state.skaters.filter(({ area }) => area > state.skaters[0].area).length;
  shown.push({
    id: 'rank',
    label: 'chip.rank',
    text: `#${rank} of ${state.skaters.length}`,
    icon: 'trophy',
    tone: rank === 1 ? 'good' : 'plain',
  });
  return shown;
}

/** Out onto the snow and around: the one thing there is to do. */
function coach(state: State, ui: Ui, to: Size): Coach | undefined {
  if (state.age >= 0) return undefined;
  const [you] = state.skaters;
  const x = sx(to, ui, you.x) + 96;
  const y = Math.min(to.height - 90, sy(to, ui, you.y) + 60);
  const points = Array.from({ length: 12 }, (_, at) => {
    const turn = (at / 11) * 1.75 * Math.PI + Math.PI * 0.62;
    return { x: x + Math.cos(turn) * 44, y: y + Math.sin(turn) * 44 };
  });
  return { kind: 'path', points, keys: ['up', 'left', 'down', 'right'] };
}

export default defineGame<Params, State, Input, Ui>(rules, view);
