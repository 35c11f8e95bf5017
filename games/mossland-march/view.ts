import * as chips from '@playgrove/kit/draw/chips';
import {
  type Coach,
  type Device,
  defineGame,
  type PadButton,
  type Rect,
  type Saying,
  type Sizes,
} from '@playgrove/kit/runtime';
import { fieldOf } from './rules/field.ts';
import { forecast } from './rules/forecast.ts';
import { DUSK, HZ, KINDS } from './rules/kinds.ts';
import { laneOf } from './rules/march.ts';
import { threatTo } from './rules/threat.ts';
import { PLAYER, RIVALS } from './rules/types.ts';
import { rules, type Input, type Params, type State } from './rules.ts';
import { ARRIVED } from './rules/waiting.ts';
import { FEEL } from './view/feel.ts';
import { layoutOf, toWorld, worldFor } from './view/layout.ts';
import { seen, wayLine } from './view/marks.ts';
import { read, toward } from './view/read.ts';
import { drawScene } from './view/scene.ts';
import { createUi, type Ui } from './view/ui.ts';

/** Seconds before dusk at which the clock turns red. */
const LATE = 20;

/** World units by which the hand is above the middle of a mound. */
const RAISED = 24;

/** Half the width of a path that a hint's words keep off, world units. */
const LANE = 22;

/** Seconds that what was advised stays. */
const ADVISED = 6;

export default defineGame<Params, State, Input, Ui>(rules, {
  world: (aspect, state) => worldFor(aspect, fieldOf(state).note !== ''),
  hud: 'above',
  ui: createUi,
  read,
  draw: drawScene,
  place: (at, _state, _ui, to) => toWorld(layoutOf(to), at),
  feel: FEEL,
  hinted(hint, _state, ui) {
    ui.advice = hint?.input && { input: hint.input, left: ADVISED };
  },
  busy,
  how: async () => (await import('./how.ts')).how,
  coach,
  chips: ({ tick }) => [chips.clock((DUSK - tick) / HZ, { label: 'chip.dusk', warn: LATE })],
  say,
  shareText,
  music: { mood: 'happy', seed: 37 },
});

const ARROWS = ['right', 'up', 'down', 'left'] as const;

/** The one action: from home along a path to a mound that would be taken. Gone after the first order. */
function coach(state: State, ui: Ui, _: Device, to: Sizes): Coach | undefined {
  if (state.tick < ARRIVED || state.sent > 0) return undefined;
  const field = fieldOf(state);
  const { sites } = field;
  const home = state.mounds.findIndex(({ side, count }) => side === PLAYER && count > 3);
  if (!sites[home]) return undefined;
  for (const arrow of ARROWS) {
    const goal = toward(state, to, home, arrow);
    if (goal === home || laneOf(field, home, goal) < 0) continue;
    const found = forecast(state, PLAYER, [home], goal, ui.all);
    if (!found || found.left <= 0 || found.to !== goal) continue;
    return {
      kind: 'path',
      // A little high, so that the hand does not cover the numbers.
      points: wayLine(field, layoutOf(to), [home, goal]).map(({ x, y }) => ({ x, y: y - RAISED })),
      keys: keysFor(ui, home, arrow),
    };
  }
  return undefined;
}

/** Mounds with their numbers, the way that a hint names, and the tools. */
function busy(state: State, ui: Ui, to: Sizes): Rect[] {
  const layout = layoutOf(to);
  const mounds = fieldOf(state).sites.map((site) => {
    const { x, y } = toWorld(layout, site);
    const r = KINDS[site.kind].radius * 1.2;
    return { x: x - r, y: y - r, width: r * 2, height: r * 2.4 };
  });
  const order = ui.advice?.input;
  const ways = order?.kind === 'send' ? order.from.map((from) => [from, order.to]) : [];
  const way = ways
    .flatMap((ends) => wayLine(fieldOf(state), layout, ends))
    .map(({ x, y }) => ({ x: x - LANE, y: y - LANE, width: LANE * 2, height: LANE * 2 }));
  return [...mounds, ...way, layout.share, layout.stock];
}

function keysFor(ui: Ui, home: number, arrow: PadButton): readonly PadButton[] {
  if (ui.picked.length === 0)
    return ui.cursor === home ? ['a', arrow, 'a'] : ['r', 'a', arrow, 'a'];
  return ui.cursor === home ? [arrow, 'a'] : ['a'];
}

function say(state: State, ui: Ui): Saying | undefined {
  const field = fieldOf(state);
  const { cursor } = ui;
  const [mound, site] = [state.mounds[cursor], field.sites[cursor]];
  if (!ui.keys || !mound || !site) {
    const mine = state.mounds.filter(({ side }) => side === PLAYER).length;
    const theirs = state.mounds.filter(({ side }) =>
      (RIVALS as readonly number[]).includes(side),
    ).length;
    return {
      key: 'say.map',
      values: { mine, theirs, asleep: state.mounds.length - mine - theirs },
    };
  }
  if (!seen(state, field, cursor)) return { key: 'say.mist' };
  const coming = threatTo(state, cursor);
  return {
    key: `say.side-${mound.side}`,
    values: { count: mound.count, coming },
  };
}

/** Whose the mounds are in the end, and how it was won. */
function shareText(state: State): string {
  const signs = ['💤', '🌱', '🐞', '🐌', '🐝'];
  const row = [1, 0, 2, 3, 4]
    .map((side) => (signs[side] ?? '').repeat(state.mounds.filter((m) => m.side === side).length))
    .join('');
  return [row, `⏱ ${Math.ceil(state.tick / HZ)} s · 🪵 ${state.turned}`].join('\n');
}
