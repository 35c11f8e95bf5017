import {
  defineGame,
  type Chip,
  type Coach,
  type Device,
  type Saying,
  type Voice,
} from '@playgrove/kit/runtime';
import { rules, type Career, type Input, type Params, type State } from './rules.ts';
import { nightOf } from './rules/state.ts';
import { boards } from './view/boards.ts';
import { feel } from './view/feel.ts';
import { poll, read } from './view/read.ts';
import { drawScene } from './view/scene.ts';
import { createUi, sx, sy, worldFor, type Ui } from './view/ui.ts';

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: worldFor,
  hud: 'over',
  keys: ['1', '2', '3'],
  ui: createUi,
  read,
  poll,
  boards,
  draw: drawScene,
  place(at, _, ui, to) {
    const edge = Math.min(130, to.width * 0.3);
    return {
      x: Math.max(edge, Math.min(to.width - edge, sx(to, ui, at.x))),
      y: Math.max(120, Math.min(to.height - 60, sy(to, ui, at.y))),
    };
  },
  feel,
  coach,
  how: async () => (await import('./how.ts')).how,
  chips,
  say,
  shareText,
  voices,
  music: { mood: 'spooky', seed: 117 },
});

/** The one action: drag to fly. */
function coach(state: State, ui: Ui, device: Device): Coach | undefined {
  if (state.phase !== 'ready') return undefined;
  const x = sx(ui.size, ui, ui.x);
  const y = sy(ui.size, ui, ui.y) + (device === 'touch' ? 170 : 120);
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

function chips(state: State): readonly Chip[] {
  const light = Math.ceil(state.light);
  const shown: Chip[] = [
    {
      id: 'light',
      label: 'chip.light',
      text: String(light),
      icon: 'heart',
      tone: light < state.full * 0.3 ? 'warn' : 'plain',
    },
  ];
  const { hunters } = nightOf(state);
  // Once the first has come.
  if (hunters > 0 && state.lured > 0) {
    const done = state.felled >= hunters;
    shown.push({
      id: 'hunters',
      label: 'chip.hunters',
      text: `${Math.min(state.felled, hunters)}/${hunters}`,
      icon: 'target',
      tone: done ? 'good' : 'plain',
    });
  }
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
