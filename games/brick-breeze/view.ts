import {
  defineGame,
  type Chip,
  type Coach,
  type Device,
  type Saying,
  type Voice,
} from '@playgrove/kit/runtime';
import { rules, type Input, type Params, type State } from './rules.ts';
import { BOARD_Y, WIDTH } from './rules/state.ts';
import { feel } from './view/feel.ts';
import { drawScene } from './view/scene.ts';
import { createUi, poll, read, worldFor, type Ui } from './view/ui.ts';
import { isDue, teaches } from './view/wind.ts';
import { BOARDS } from './view/toys.ts';

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'over',
  oneFinger: true,
  ui: () => createUi(),
  read,
  poll,
  draw: drawScene,
  place: ({ x, y }, _, ui) => ({ x: x * ui.wide, y: y + ui.drop }),
  feel,
  keepsakes: BOARDS,
  coach,
  how: async () => (await import('./how.ts')).how,
  chips,
  say,
  shareText,
  voices,
  music: { mood: 'happy', seed: 88 },
});

/** Drag to move; on level 2, swipe as the ball comes down. */
function coach(state: State, ui: Ui, device: Device): Coach | 'wait' | undefined {
  const y = BOARD_Y + (device === 'touch' ? 96 : 76) + ui.drop;
  if (teaches(state)) {
    if (state.phase !== 'ready' && !isDue(state)) return 'wait';
    const from = { x: (Math.min(state.x, WIDTH - 130) - 30) * ui.wide, y };
    return { kind: 'swipe', from, to: { x: from.x + 150, y }, keys: ['right'] };
  }
  if (state.phase !== 'ready' || state.lost > 0 || state.mural > 0) return undefined;
  return {
    kind: 'path',
    points: [
      { x: (WIDTH / 2) * ui.wide, y },
      { x: (WIDTH / 2 + 90) * ui.wide, y },
      { x: (WIDTH / 2 - 90) * ui.wide, y },
    ],
    keys: ['left', 'right', 'a'],
  };
}

function chips(state: State): readonly Chip[] {
  const shown: Chip[] = [
    {
      id: 'balls',
      label: 'chip.balls',
      text: String(state.lives),
      icon: 'heart',
      tone: state.lives === 1 ? 'warn' : 'plain',
    },
  ];
  // Once the first curve has shown what it counts.
  if (state.target > 0 && state.curved > 0) {
    shown.push({
      id: 'curved',
      label: 'chip.curved',
      text: `${Math.min(state.curved, state.target)}/${state.target}`,
      icon: 'star',
      tone: state.curved >= state.target ? 'good' : 'plain',
    });
  }
  return shown;
}

function say(state: State): Saying | undefined {
  if (state.phase === 'over') return undefined;
  if (state.phase === 'ready') return { key: 'say.ready', values: { balls: state.lives } };
  // Rarely, so that it can be heard.
  return { key: 'say.left', values: { left: Math.ceil(state.left / 10) * 10 } };
}

function shareText({ lives, left, curved }: State): string {
  return `🦀 ${'🏐'.repeat(Math.max(0, lives))} 🧱${left}\n🌬️ ${curved}`;
}

/** The wind while a ball curves. */
function voices({ balls, phase }: State): readonly Voice[] {
  if (phase !== 'play') return [];
  const windy = balls.some(({ wind }) => wind > 0);
  return [{ id: 'air', kind: 'wind', pitch: windy ? 1.5 : 0.7, gain: windy ? 0.3 : 0.05 }];
}
