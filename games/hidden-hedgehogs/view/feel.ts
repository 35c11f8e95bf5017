import * as feel from '@playgrove/kit/draw/feel';

const LEAVES = ['#ff8a2a', '#f2552c', '#ffbb33', '#c9742a'];
/** A snore, in and out. */
const SNORE = [0.9, 0.02, 92, 0.08, 0.16, 0.2, 2, 0.7, 1.4, 0, 0, 0, 0, 0.5];

/** How everything that happens is answered. */
export const FEEL: feel.Feels = {
  open: feel.paper(1, { colors: LEAVES, climb: true }),
  flag: { sound: SNORE, buzz: 22 },
  unflag: feel.paper(1, { sound: 'back', colors: LEAVES }),
  wake: feel.fail({ ...feel.said('shout.wake', '#ffd9a0'), stop: 60 }),
  caught: feel.fail(),
  done: feel.finish(),
};
