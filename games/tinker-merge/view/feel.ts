import * as feel from '@playgrove/kit/draw/feel';

const SPARKS = ['#fff6c8', '#ffd24a', '#ffffff', '#ff9f3d'];

/** How everything that happens is answered. */
export const FEEL: feel.Feels = {
  draw: feel.wood(2, { sound: 'place', gain: 0.7 }),
  move: feel.wood(1),
  merge: feel.metal(3, {
    sound: 'merge',
    climb: true,
    gain: 1,
    buzz: 16,
    colors: SPARKS,
    burst: { count: 14 },
  }),
  open: feel.wood(3),
  make: feel.metal(2, { sound: 'pop', climb: true }),
  train: feel.light(4, feel.said('shout.train', '#ffd02e', 'middle')),
  chain: feel.light(5, { sound: 'levelup', ...feel.said('shout.chain', '#ff7bd5', 'middle') }),
  give: feel.light(2, { sound: 'whoosh', gain: 0.6 }),
  served: feel.reward(),
  stuck: feel.fail(),
};
