import * as feel from '@playgrove/kit/draw/feel';

/** Two pieces of cardboard: a short dry click. */
const CLICK = [0.9, 0.02, 620, 0.001, 0.012, 0.035, 1, 1.8, -14, 0, 0, 0, 0, 0.4];

/** How everything that happens is answered. */
export const FEEL: feel.Feels = {
  cut: feel.paper(3, { sound: 'slide' }),
  put: feel.wood(1, { sound: 'place', gain: 0.6 }),
  click: feel.light(2, {
    sound: CLICK,
    climb: true,
    gain: 1,
    buzz: 14,
    colors: ['#fff6d0', '#ffe27a', '#ffffff'],
  }),
  turn: feel.paper(1, { silent: true, sound: 'flip', gain: 0.5 }),
  stow: { sound: 'back', gain: 0.6 },
  edge: feel.reward(feel.said('shout.edge', '#ffd02e', 'top')),
  half: feel.reward(feel.said('shout.half', '#8fe0ff', 'top')),
  done: feel.finish(),
  refused: { sound: 'back', gain: 0.5 },
};
