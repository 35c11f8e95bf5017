import * as chips from '@playgrove/kit/draw/chips';
import { defineGame, type Chip, type Coach, type Device, type Sizes } from '@playgrove/kit/runtime';
import { parOf, rules, secondsOf, type Input, type Params, type State } from './rules.ts';
import { isInLane } from './rules/play.ts';
import { MIDDLE, RIGHT } from './rules/table.ts';
import { FEEL } from './view/feel.ts';
import { worldFor } from './view/layout.ts';
import { PEARLS } from './view/pearl.ts';
import { drawScene } from './view/scene.ts';
import { createUi, offsetOf, poll, read, type Ui } from './view/ui.ts';

export default defineGame<Params, State, Input, Ui>(rules, {
  world: worldFor,
  hud: 'above',
  keys: ['z', 'm', 'x', 'n'],
  keysByPlace: true,
  ui: () => createUi(),
  read,
  poll,
  draw: drawScene,
  place(at, _, ui, to) {
    const { x, y } = offsetOf(to, ui);
    return { x: at.x + x, y: at.y + y };
  },
  feel: FEEL,
  keepsakes: PEARLS,
  coach,
  how: async () => (await import('./how.ts')).how,
  chips: chipsOf,
  say(state) {
    if (state.phase === 'over') return undefined;
    const { lives, mult } = state;
    return state.phase === 'ready'
      ? { key: 'say.ready', values: { pearls: lives } }
      : { key: 'say.play', values: { mult } };
  },
  shareText: ({ score, done, lost }) =>
    `🐚 ${score}\n${'⭐'.repeat(Math.min(9, done))}${'🦪'.repeat(lost)}`,
  music: { mood: 'happy', seed: 66 },
});

/** How near a pearl must be before the hand shows which side to press. */
const DUE = 470;
/** Enough flips to have understood. */
const LEARNED = 4000;

/** First the launch, then the fin that the pearl comes down on. */
function coach(state: State, ui: Ui, _: Device, to: Sizes): Coach | 'wait' | undefined {
  const corner = offsetOf(to, ui);
  if (state.phase === 'ready') {
    if (state.launched > 0) return 'wait';
    return { kind: 'tap', at: { x: corner.x + MIDDLE + 20, y: corner.y + 420 }, keys: ['a'] };
  }
  if (state.score > LEARNED || state.lost > 0) return undefined;
  const pearl = state.pearls.find((one) => !isInLane(one) && one.y > DUE && one.vy > 0);
  if (!pearl || pearl.x > RIGHT) return 'wait';
  const isLeft = pearl.x + pearl.vx * 0.15 < MIDDLE;
  const y = Math.min(to.height - 50, corner.y + 620);
  return {
    kind: 'tap',
    at: { x: corner.x + (isLeft ? 70 : 296), y },
    keys: [isLeft ? 'left' : 'right'],
  };
}

function chipsOf(state: State): readonly Chip[] {
  const pearls = chips.hearts(state.lives);
  if (state.params.mode === 'endless') return [pearls];
  const left = parOf(state) - secondsOf(state);
  if (left <= 0) return [pearls];
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return [
    pearls,
    { id: 'par', label: 'chip.par', text, icon: 'star', tone: left <= 8 ? 'warn' : 'plain' },
  ];
}
