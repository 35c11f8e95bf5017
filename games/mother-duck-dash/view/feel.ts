import * as feel from '@playgrove/kit/draw/feel';

const FLUFF = ['#ffe066', '#fff3b0', '#ffffff'] as const;
const RUSTLE = [
  0.35, 0.15, 900, 0.004, 0.01, 0.05, 4, 0.6, -4, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1400,
] as const;
const PEEP = [
  0.5, 0.05, 1180, 0.008, 0.03, 0.09, 0, 1.2, 12, 0, 0, 0, 0, 0, 18, 0, 0, 0.7,
] as const;
const QUACK = [
  0.8, 0.05, 330, 0.01, 0.05, 0.12, 2, 0.5, -3, 0, 0, 0, 0, 0.3, 22, 0, 0, 0.8,
] as const;

export const FEEL: feel.Feels = {
  hop: { sound: RUSTLE, gain: 0.8 },
  step: feel.paper(1, { silent: true, burst: { count: 2, size: 7, speed: 90 } }),
  log: feel.wood(1, { burst: { count: 3 } }),
  pad: feel.water(1, { burst: { count: 3 } }),
  blocked: { sound: 'tick', gain: 0.6, buzz: 6 },
  join: {
    sound: PEEP,
    climb: true,
    buzz: 12,
    burst: { count: 10, colors: FLUFF, shape: 'star', speed: 170, size: 9 },
  },
  full: { ...feel.said('shout.full', '#ffc233'), sound: PEEP },
  flutter: {
    sound: PEEP,
    gain: 0.8,
    burst: { count: 6, colors: FLUFF, shape: 'confetti', speed: 160, size: 8, gravity: 200 },
  },
  close: feel.almost(feel.said('shout.close', '#ffd02e')),
  bank: feel.water(3, {
    climb: true,
    sound: 'coin',
    ...feel.said('shout.points', '#8fdcff', 'on'),
  }),
  parade: feel.finish(feel.said('shout.parade', '#ffd02e', 'middle')),
  bell: { sound: 'bell', buzz: 20, ...feel.said('shout.train', '#ff8a7a') },
  train: { sound: 'whoosh', shake: 0.25 },
  heart: feel.reward(feel.said('shout.heart', '#ff8fb0')),
  mission: feel.reward(feel.said('shout.mission', '#9be86a', 'top')),
  bump: feel.paper(5, { sound: QUACK, duck: true, colors: ['#ffffff', '#ff6b57', '#ffc233'] }),
  splash: feel.water(5, { duck: true }),
  soaked: feel.water(4, { sound: QUACK, duck: true }),
  back: {
    sound: 'land',
    buzz: 10,
    burst: { count: 8, colors: ['#ffffff', '#dfe6f5'], shape: 'puff', speed: 120, size: 10 },
  },
};
