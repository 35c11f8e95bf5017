import * as chips from '@playgrove/kit/draw/chips';
import {
  defineGame,
  type Chip,
  type Coach,
  type Device,
  type Saying,
  type Sizes,
  type Voice,
} from '@playgrove/kit/runtime';
import { rules, type Career, type Input, type Params, type State } from './rules.ts';
import { nightOf } from './rules/state.ts';
import { boards } from './view/boards.ts';
import { FEEL } from './view/feel.ts';
import { hands } from './view/read.ts';
import { drawScene } from './view/scene.ts';
import { createUi, sx, sy, worldFor, type Ui } from './view/ui.ts';

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: worldFor,
  hud: 'over',
  ui: createUi,
  ...hands,
  boards,
  draw: drawScene,
  place: (at, _, ui, to) => ({ x: sx(to, ui, at.x), y: sy(to, ui, at.y) }),
  feel: FEEL,
  coach,
  how: async () => (await import('./how.ts')).how,
  chips: chipsOf,
  say,
  shareText,
  voices,
  music: { mood: 'spooky', seed: 117 },
});

/** The one action: drag to fly. */
function coach(state: State, ui: Ui, device: Device, to: Sizes): Coach | undefined {
  if (state.phase !== 'ready') return undefined;
  const x = sx(to, ui, ui.x);
  const y = sy(to, ui, ui.y) + (device === 'touch' ? 170 : 120);
  return {
    kind: 'path',
    points: [
      { x: x - 60, y },
      { x: x + 60, y: y - 20 },
      { x: x - 10, y: y - 44 },
    ],
    keys: ['left', 'right'],
  };
}

function chipsOf(state: State): readonly Chip[] {
  const { light, full, felled, lured } = state;
  const shown = [chips.hearts(Math.ceil(light), { label: 'chip.light', warn: full * 0.3 })];
  const { hunters } = nightOf(state);
  // Once the first has come.
  if (hunters > 0 && lured > 0) shown.push(chips.goal(felled, hunters, { label: 'chip.hunters' }));
  return shown;
}

function say(state: State): Saying | undefined {
  if (state.phase === 'ready') return { key: 'say.ready' };
  if (state.phase === 'choose') return { key: 'menu.choose' };
  return undefined;
}

/** The light that was left, and the hunters. */
function shareText(state: State): string {
  const part = Math.ceil((state.light / state.full) * 5);
  const light = '🟡'.repeat(part) + '⚫'.repeat(5 - part);
  const time = Math.floor(state.tick / 60);
  const end = state.end === 'dawn' ? '🌅' : '🌑';
  return `🏮 ${light} ${end}\n⏱️ ${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')} 🦉 ${state.felled}`;
}

/** The lantern hums while it shines. */
function voices(state: State): readonly Voice[] {
  if (state.phase !== 'fly') return [];
  const shown: Voice[] = [
    { id: 'air', kind: 'wind', pitch: 0.6, gain: state.to >= 0 ? 0.09 : 0.04 },
  ];
  if (state.shine > 0.05) {
    const pitch = 0.8 + state.lure * 0.006;
    shown.push({ id: 'lantern', kind: 'hum', pitch, gain: 0.16 * state.shine });
  }
  return shown;
}
