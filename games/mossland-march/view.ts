import {
  type Chip,
  type Coach,
  defineGame,
  type PadButton,
  type Saying,
} from '@playgrove/kit/stage';
import { fieldOf } from './rules/field.ts';
import { forecast } from './rules/forecast.ts';
import { DUSK, HZ } from './rules/kinds.ts';
import { threatTo } from './rules/threat.ts';
import { PLAYER, RIVALS } from './rules/types.ts';
import { rules, type Input, type Params, type State } from './rules.ts';
import { feel } from './view/feel.ts';
import { layoutOf, toWorld, worldFor } from './view/layout.ts';
import { seen } from './view/marks.ts';
import { read, toward } from './view/read.ts';
import { drawScene } from './view/scene.ts';
import { createUi, type Ui } from './view/ui.ts';

/** Seconds before dusk at which the clock turns red. */
const LATE = 20;

/** Seconds that what was advised stays. */
const ADVISED = 6;

export default defineGame<Params, State, Input, Ui>(rules, {
  world: (aspect, state) => worldFor(aspect, fieldOf(state).note !== ''),
  hud: 'above',
  ui: createUi,
  read,
  draw: drawScene,
  place: (at, _state, _ui, { width, height }) => toWorld(layoutOf({ width, height, px: 1 }), at),
  feel,
  hinted({ input }, _state, ui) {
    ui.advice = input && { input, left: ADVISED };
  },
  advice: (to) => layoutOf(to).note,
  coach,
  chips,
  say,
  shareText,
  music: { mood: 'happy', seed: 37 },
});

const ARROWS = ['right', 'up', 'down', 'left'] as const;

/** The one action: from the first mound to one beside it that would wake. */
function coach(state: State, ui: Ui): Coach | undefined {
  if (!ui.seen || state.tick < 12) return undefined;
  const { sites } = fieldOf(state);
  const home = state.mounds.findIndex(({ side, count }) => side === PLAYER && count > 3);
  const here = sites[home];
  if (!here) return undefined;
  for (const arrow of ARROWS) {
    const goal = toward(state, ui, home, arrow);
    const site = sites[goal];
    const found = goal === home ? undefined : forecast(state, PLAYER, [home], goal, ui.all);
    if (!site || !found || found.left <= 0 || found.to !== goal) continue;
    return {
      kind: 'path',
      points: [toWorld(ui.layout, here), toWorld(ui.layout, site)],
      keys: keysFor(ui, home, arrow),
    };
  }
  return undefined;
}

function keysFor(ui: Ui, home: number, arrow: PadButton): readonly PadButton[] {
  if (ui.picked.length === 0)
    return ui.cursor === home ? ['a', arrow, 'a'] : ['r', 'a', arrow, 'a'];
  return ui.cursor === home ? [arrow, 'a'] : ['a'];
}

function chips(state: State): readonly Chip[] {
  const left = Math.max(0, Math.ceil((DUSK - state.tick) / HZ));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return [
    { id: 'dusk', label: 'chip.dusk', text, icon: 'clock', tone: left <= LATE ? 'warn' : 'plain' },
  ];
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
