import {
  defineGame,
  type Chip,
  type Coach,
  type Device,
  type InputEvent,
  type Saying,
  type Sizes,
} from '@playgrove/kit/runtime';
import { rules, type Input, type Params, type State } from './rules.ts';
import { perchAt, tapsTo, timesOf } from './rules/state.ts';
import { feel } from './view/feel.ts';
import { createUi, drawScene, type Ui } from './view/scene.ts';
import { bodyAt, worldFor } from './view/way.ts';
import { HATS } from './view/chameleon.ts';

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'above',
  keys: ['1', '2', '3', '4'],
  ui: createUi,
  read,
  draw: drawScene,

  /** In the rules, y is 0 on the perch and 1 at the chameleon. */
  place(at, state, ui, to) {
    const { x, y } = bodyAt(to, state, ui.way, at.x, ui.eye);
    return at.y === 1 ? { x, y: y - 170 } : { x, y };
  },

  feel,
  keepsakes: HATS,
  coach,
  chips,
  say,
  how: async () => (await import('./how.ts')).how,
  shareText: ({ at, bugs, saves }) =>
    `🦎 ${'🍃'.repeat(Math.min(10, Math.ceil(at / 5)))} ${at}\n🪲 ${bugs} ⚡ ${saves}`,
  music: { mood: 'happy', seed: 41 },
});

function read(event: InputEvent, _: State, ui: Ui): Input | undefined {
  if (event.kind === 'press') {
    if (event.phase !== 'down') return undefined;
    ui.wheel.keys = false;
    return 'next';
  }
  if (event.kind === 'key') {
    if (event.phase !== 'down') return undefined;
    ui.wheel.keys = true;
    const color = Number(event.key) - 1;
    return color === 0 || color === 1 || color === 2 || color === 3 ? color : undefined;
  }
  if (event.kind !== 'pad' || event.phase !== 'down') return undefined;
  ui.wheel.keys = event.device === 'keyboard';
  return event.button === 'tab' ? undefined : 'next';
}

/** As many taps as the next leaf takes, while the chameleon waits for them. */
function coach(state: State, _: Ui, __: Device, to: Sizes): Coach | 'wait' | undefined {
  if (state.waits === 0) return undefined;
  if (state.phase !== 'sit') return 'wait';
  const taps = tapsTo(state.color, perchAt(state, state.at + 1).color, state.colors);
  if (taps === 0) return 'wait';
  const { width, height } = to;
  // Clear of the row of colors, which shows what the taps do.
  const at =
    height >= width ? { x: width * 0.68, y: height - 340 } : { x: width * 0.5, y: height * 0.72 };
  return { kind: 'tap', at, keys: ['a'], taps };
}

function chips(state: State): readonly Chip[] {
  const times = timesOf(state.streak);
  const hearts: Chip = {
    id: 'hearts',
    label: 'chip.hearts',
    text: String(state.hearts),
    icon: 'heart',
    tone: state.hearts === 1 ? 'warn' : 'plain',
  };
  if (times === 1) return [hearts];
  return [
    hearts,
    { id: 'times', label: 'chip.times', text: `×${times}`, icon: 'flame', tone: 'good' },
  ];
}

/** What to become next. */
function say(state: State): Saying | undefined {
  if (state.phase === 'end') return undefined;
  if (state.rainbow > 0) return { key: 'say.rainbow' };
  const { kind, color } = perchAt(state, state.at + (state.phase === 'teeter' ? 0 : 1));
  if (kind === 'bloom') return { key: 'say.bloom' };
  if (kind === 'bud' && state.phase === 'sit') return { key: 'say.bud' };
  const taps = tapsTo(state.color, color, state.colors);
  return { key: `say.${color}`, values: { taps } };
}
