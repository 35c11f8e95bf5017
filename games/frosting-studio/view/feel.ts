import * as feel from '@playgrove/kit/draw/feel';

const SUGAR = ['#ffffff', '#ffd0e4', '#fff2b8'] as const;

export const FEEL: feel.Feels = {
  squeeze: { sound: 'slurp', gain: 0.35, buzz: 8 },
  mark: feel.juice(2, { sound: 'pop', climb: true, colors: SUGAR, burst: { count: 7 } }),
  seam: feel.reward({ climb: true, shake: 0, colors: SUGAR, burst: { shape: 'star' } }),
  wrong: { sound: 'error', gain: 0.6, buzz: 24, shout: 'shout.wrong', anchor: 'near' },
  spill: { sound: 'splash', gain: 0.35, shout: 'shout.spill', anchor: 'near' },
  scrape: { sound: 'slide', gain: 0.5 },
  tool: { sound: 'click', gain: 0.6 },
  topping: { sound: 'power', gain: 0.5, ...feel.said('shout.topping', '#ff8fb6', 'top') },
  drop: feel.rubber(2, { sound: 'bounce', climb: true, gain: 0.8, colors: SUGAR }),
  crooked: feel.rubber(1, { sound: 'land', colors: SUGAR }),
  tumble: { sound: 'error', gain: 0.5, buzz: 20 },
  faster: { sound: 'power', climb: true, gain: 0.5, shout: 'shout.faster', anchor: 'near' },
  extra: { sound: 'bell', buzz: 30, ...feel.said('shout.extra', '#ffd02e', 'top') },
  late: { sound: 'bell', gain: 0.7 },
  reveal: { sound: 'bell', duck: true, buzz: 20 },
};
