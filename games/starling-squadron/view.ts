import {
  type Chip,
  type Coach,
  defineGame,
  type Device,
  type Saying,
} from '@playgrove/kit/runtime';
import { GUSTS, rules, type Career, type Input, type Params, type State } from './rules.ts';
import { WIDTH } from './rules/field.ts';
import { flockSize } from './rules/flock.ts';
import { feel } from './view/feel.ts';
import { boards } from './view/menu.ts';
import { drawScene } from './view/scene.ts';
import { createUi, GUST, poll, read, type Ui, worldFor } from './view/ui.ts';

/** Bullets in flight that the first flight's hand suggests a gust for. */
const CROWDED = 14;

export default defineGame<Params, State, Input, Ui, Career>(rules, {
  world: (aspect, _, room) => worldFor(aspect, room),
  hud: 'over',
  ui: createUi,
  read,
  poll: (held, state) => poll(held, state),
  draw: drawScene,
  place: ({ x, y }, _, ui) => ({ x, y: y + ui.drop }),
  boards,
  feel,
  coach,
  how: async () => (await import('./how.ts')).how,
  chips,
  say,
  shareText,
  music: { mood: 'happy', seed: 61 },
});

/** The thumb draws the flock along, from anywhere; the first owl's bullets are the time for a gust. */
function coach(state: State, ui: Ui, device: Device): Coach | 'wait' | undefined {
  const { params, phase, gusts, bullets } = state;
  if (phase !== 'ready') {
    if (params.mode !== 'level' || params.level > 0 || gusts !== GUSTS) return undefined;
    if (phase !== 'fly' || bullets.count <= CROWDED) return 'wait';
    return { kind: 'tap', at: { x: GUST.x, y: GUST.y + ui.drop }, keys: ['a'] };
  }
  const y = (device === 'touch' ? 640 : 610) + ui.drop;
  return {
    kind: 'path',
    points: [
      { x: WIDTH / 2 - 70, y },
      { x: WIDTH / 2 + 70, y: y - 24 },
      { x: WIDTH / 2 - 20, y: y - 50 },
    ],
    keys: ['left', 'right'],
  };
}

function chips(state: State): readonly Chip[] {
  const flock = state.end === 'scattered' ? 0 : flockSize(state);
  return [
    {
      id: 'flock',
      label: 'chip.flock',
      text: String(flock),
      icon: 'heart',
      tone: flock <= 1 ? 'warn' : 'plain',
    },
  ];
}

function say(state: State): Saying | undefined {
  switch (state.phase) {
    case 'nest':
      return { key: 'say.nest', values: { grains: state.purse.coins } };
    case 'choose':
      return { key: 'say.choose' };
    case 'ready':
      return { key: 'say.ready' };
    default:
      return { key: 'say.fly', values: { flock: flockSize(state), wave: state.wave + 1 } };
  }
}

/** The flock that came home, and what became of the cages. */
function shareText(state: State): string {
  const birds = '🐦'.repeat(Math.min(8, flockSize(state)));
  const freed =
    '🔓'.repeat(Math.min(6, state.freed)) +
    '🔒'.repeat(Math.max(0, Math.min(6, state.cages - state.freed)));
  return [`${birds} 🌊${state.wave + 1}`, freed].filter((row) => row !== '').join('\n');
}
