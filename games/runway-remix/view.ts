import { animate } from '@playgrove/kit/draw/animate';
import * as feel from '@playgrove/kit/draw/feel';
import { defineGame, type View } from '@playgrove/kit/runtime';
import type { Coach, Motion, Surface } from '@playgrove/kit/runtime';
import { briefOf, POSE_NAMES, rules, verdictOf, type Input, type State } from './rules.ts';
import { LEVELS } from './rules/briefs.ts';
import { matching } from './rules/score.ts';
import { cardBox, layoutOf, middleOf, poseBox, worldFor, type Layout } from './view/layout.ts';
import { drawDressing } from './view/dressing.ts';
import { read } from './view/read.ts';
import { lazy } from './view/lazy.ts';
import { advance, OPENING, REMARK } from './view/pace.ts';
import { cardsOf, freshUi, layoutFor, type Ui } from './view/state.ts';
import { sizeIn } from './view/client.ts';

const FEEL: feel.Feels = {
  wear: feel.light(3, { sound: 'place', buzz: 8 }),
  off: feel.air(2),
  dye: feel.juice(3, { sound: 'drip' }),
  print: feel.paper(2, { sound: 'flip' }),
  model: { sound: 'swap', gain: 0.8 },
  walk: { sound: 'go', duck: true, buzz: 12 },
  restyle: { sound: 'back' },
  flash: feel.light(4, { sound: 'clack', stop: 40 }),
  again: { sound: 'clack', gain: 0.6 },
  hoped: { sound: 'gem', shout: 'shout.hoped', shoutColors: ['#ffffff', '#ffd02e'] },
  praise: { sound: 'bell', gain: 0.6 },
  remark: { sound: 'tap', gain: 0.6 },
  star: feel.gold(5, { sound: 'star', climb: true, buzz: 20 }),
  unlock: feel.reward(feel.said('shout.unlock', '#ff8a1f')),
  refused: { sound: 'error', gain: 0.4, buzz: 6 },
};

/** Keeps display time: the phase's age, what moves by itself, the walk. */
function follow(ui: Ui, state: State, motion: Motion<State>, to: Surface): void {
  ui.width = to.width;
  ui.height = to.height;
  if (ui.phase !== state.phase) {
    if (state.phase === 'runway') ui.walked = 0;
    // The judges' remarks stay as they are when the look is handed in.
    ui.age = state.phase === 'done' ? Infinity : 0;
    ui.phase = state.phase;
    ui.mode = 'items';
    ui.focus = state.phase === 'judged' || state.phase === 'done' ? 1 : 0;
    ui.trying = undefined;
  }
  ui.age += motion.dt;
  ui.time += motion.dt;
  animate(ui.show, state, motion, to);
  if (state.phase === 'runway') advance(ui, state, motion.dt);
}

/** A piece to try first: one in sight that speaks a wanted style, else one that speaks no unwanted one. */
function pieceToTry(state: State, ui: Ui, layout: Layout): number {
  const brief = briefOf(state);
  const fine = cardsOf(ui).flatMap((card, index) => {
    const { x, w } = cardBox(layout, index, ui.scroll);
    if ('trait' in card || x + w > layout.tray.x + layout.tray.w) return [];
    const worn = state.worn[card.slot]?.item === card.name;
    return worn || (brief && card.tags.includes(brief.avoid)) ? [] : [{ card, index }];
  });
  const liked = fine.find(({ card }) => card.tags.some((tag) => brief?.wants.includes(tag)));
  return (liked ?? fine[0])?.index ?? 1;
}

const view: View<State, Input, Ui> = {
  hud: 'above',
  hidesScore: true,
  keys: ['c', 'v', 'g'],
  feel: FEEL,
  music: { mood: 'happy', seed: 77 },
  world: (_aspect, _state, room) => worldFor(room),
  ui: freshUi,
  read,

  draw(to, state, ui, motion) {
    follow(ui, state, motion, to);
    const more = lazy();
    // Until runway and judges are there the room is shown, which had to be seen before.
    if (state.phase === 'dress' || !more) drawDressing(to, state, ui);
    else if (state.phase === 'runway') more.drawRunway(to, state, ui);
    else more.drawVerdict(to, state, ui);
  },

  slide: (_from, to) => {
    if (to.phase === 'runway') return 420;
    return to.phase === 'judged' ? (OPENING + REMARK * 14) * 1000 : 200;
  },
  delay: ({ stage }) => (stage === undefined ? 0 : (OPENING + stage * REMARK) * 1000),

  place(at, state, ui) {
    if (state.phase === 'dress') {
      const { stage } = layoutFor(ui);
      const tall = 520 * sizeIn(stage);
      return { x: stage.x + stage.w / 2 + at.x * tall, y: stage.y + stage.h - 20 + at.y * tall };
    }
    const { width, height } = ui;
    return { x: width / 2 + at.x * height * 0.5, y: height * 0.86 + at.y * height * 0.6 };
  },

  coach(state, ui): Coach | undefined {
    if (state.phase === 'runway') {
      const wanted = POSE_NAMES.findIndex((name) => name === briefOf(state)?.pose);
      const at = middleOf(poseBox(ui.width, ui.height, Math.max(0, wanted)));
      return { kind: 'tap', at, keys: ['right', 'a'] };
    }
    if (state.phase !== 'dress' || ui.mode !== 'items') return undefined;
    const layout = layoutOf(ui.width, ui.height, false);
    const card = pieceToTry(state, ui, layout);
    return { kind: 'tap', at: middleOf(cardBox(layout, card, ui.scroll)), keys: ['right', 'a'] };
  },

  photo: (c, { x, y, width, height }, state) =>
    lazy()?.paintPhoto(c, { x, y, w: width, h: height }, state),

  how: async () => (await import('./how.ts')).how,

  say(state) {
    const brief = briefOf(state);
    if (!brief) return { key: 'say.free' };
    if (state.phase === 'dress') {
      const { all, each } = matching(brief, state.worn);
      const title = LEVELS[state.brief]?.id ?? '';
      return { key: `say.dress`, values: { title, all, one: each[0], other: each[1] } };
    }
    if (state.phase === 'runway')
      return { key: 'say.runway', values: { left: 3 - state.poses.length } };
    const { total, stars } = verdictOf(state) ?? { total: 0, stars: 0 };
    return { key: 'say.verdict', values: { total, stars } };
  },
};

export default defineGame(rules, view);
