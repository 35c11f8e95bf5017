import * as feel from '@playgrove/kit/draw/feel';

const GLOW = ['#fff6b8', '#ffd84a', '#ffffff', '#e8ff8a'] as const;

export const FEEL: feel.Feels = {
  turn: { note: { instrument: 'musicbox' }, gain: 0.9, buzz: 8 },
  match: feel.light(4, { climb: true, duck: true, colors: GLOW }),
  theirs: feel.light(2, { colors: ['#d8f4ff', '#5cc8ff', '#ffffff'] }),
  streak: { ...feel.said('shout.streak', '#ffb02e'), buzz: 16 },
  peek: feel.light(2, { silent: true, sound: 'gem', gain: 0.5, colors: GLOW }),
  miss: { sound: 'back', gain: 0.45, buzz: 6 },
  swap: feel.air(2, feel.said('shout.swap', '#8fdcff')),
  late: { sound: 'bell', ...feel.said('shout.late', '#ff9d6a', 'top') },
  win: feel.finish({ colors: [...GLOW, '#ff9ecb', '#8fdcff'] }),
  lose: feel.fail({ shake: 0.15 }),
};
