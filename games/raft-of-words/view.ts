import * as chips from '@playgrove/kit/draw/chips';
import * as feel from '@playgrove/kit/draw/feel';
import { defineGame, type View } from '@playgrove/kit/runtime';
import { RAFTS } from './looks.ts';
import { LILY_ROW, openSlots, rules, TANK_ROW, type Input, type State } from './rules.ts';
import { cellOf, COLUMNS } from './rules/board.ts';
import { marksOf } from './rules/waters.ts';
import { cellPoint, frameOf, layoutOf, lilyPoint, middleOf, worldFor } from './view/layout.ts';
import { drawScene, slideOf } from './view/scene.ts';
import { freshUi, hands, type Ui } from './view/ui.ts';

/** Milliseconds into the answer at which letters arrive. */
const ARRIVES = 420;

/** Fish that the next star takes; 0 if there is none. */
function fishLeft({ letters, fish }: State): number {
  const next = marksOf(letters).find((mark) => fish < mark);
  return next === undefined ? 0 : next - fish;
}

const FEEL: feel.Feels = {
  letter: { sound: 'pop', climb: true, gain: 0.6, buzz: 6 },
  back: { sound: 'back', gain: 0.5 },
  shuffle: feel.air(1, { sound: 'whoosh', gain: 0.6 }),
  raft: feel.wood(3, { sound: 'clear', climb: true }),
  fish: feel.water(3, feel.said('shout.fish', '#8ff0ff')),
  gold: feel.reward(feel.said('shout.gold', '#ffe14a')),
  full: feel.reward(feel.said('shout.full', '#ffe14a')),
  show: feel.water(2),
  close: feel.almost(feel.said('shout.close', '#fff2a0')),
};

const view: View<State, Input, Ui> = {
  hud: 'above',
  feel: FEEL,
  music: { mood: 'calm', seed: 41 },
  hidesScore: true,
  oneFinger: true,
  world: worldFor,
  ui: freshUi,
  keepsakes: RAFTS,
  slide: slideOf,
  outro: 1900,
  delay: ({ name }) => (name === 'letter' || name === 'back' || name === 'shuffle' ? 0 : ARRIVES),

  ...hands,

  place({ x, y }, state, _, to) {
    const layout = layoutOf(to);
    if (y === LILY_ROW) return lilyPoint(layout, state, x);
    if (y === TANK_ROW) return middleOf(layout.tank);
    const frame = frameOf(layout, state);
    const first = cellPoint(frame, cellOf(0, 0));
    return { x: first.x + x * frame.cell, y: first.y + y * frame.cell };
  },

  draw: drawScene,

  hinted(hint, _, ui) {
    ui.hint = hint?.at?.map(({ x, y }) => y * COLUMNS + x) ?? [];
  },
  busy(state, _, to) {
    const layout = layoutOf(to);
    return [frameOf(layout, state)];
  },

  how: async () => (await import('./how.ts')).how,

  chips: (state) => (fishLeft(state) > 0 ? [chips.stars(fishLeft(state))] : []),

  shareText: ({ slots, fish }) => `🛶 ${'🪵'.repeat(slots.length)} ${'🐟'.repeat(fish)}`.trimEnd(),

  say: (state) => ({
    key: 'say.board',
    values: { left: openSlots(state).length, fish: state.fish },
  }),
};

export default defineGame(rules, view);
