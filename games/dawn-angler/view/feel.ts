import * as draw from '@playgrove/kit/draw/feel';
import type { Feels } from '@playgrove/kit/draw/feel';

const SWISH = [0.6, 0, 320, 0.02, 0.03, 0.16, 4, 0.7, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0.6] as const;
const WHIR = [0.5, 0.05, 180, 0.01, 0.16, 0.22, 4, 1.1, 5, 0, 0, 0, 0.02, 0.2] as const;
const TICKS = [0.4, 0.02, 1100, 0.001, 0.01, 0.03, 3, 0.6, -6, 0, 0, 0, 0.03] as const;
const GULP = [1.2, 0, 170, 0.01, 0.06, 0.16, 0, 1.2, -7, 0, 0, 0, 0, 0.2] as const;
const CREAK = [0.7, 0.1, 96, 0.02, 0.09, 0.14, 2, 1.6, 0.8, 0, 0, 0, 0.04, 0.4] as const;
const TWANG = [1.1, 0, 620, 0.002, 0.03, 0.34, 1, 1.8, -24, 0, 0, 0, 0, 0.6] as const;
const SURGE = [0.9, 0.05, 120, 0.02, 0.12, 0.3, 4, 0.9, 3, 0, 0, 0, 0, 0.7] as const;
const DEEP = [0.9, 0, 150, 0.03, 0.14, 0.26, 0, 1.2, -3.4] as const;
const BIRDS = [0.35, 0.1, 1700, 0.02, 0.05, 0.12, 0, 1.2, 18, 0, 420, 0.05, 0.11] as const;

const { said, water } = draw;
const stars = draw.material({
  sound: 'star',
  colors: ['#ffd02e', '#fff3a6', '#ff9a2e', '#ffffff'],
  shape: 'star',
  speed: 420,
  size: 14,
  gravity: 380,
  life: 0.9,
  soft: true,
});
const snapped = { sound: TWANG, gain: 1.2, buzz: 70, shake: 0.5, stop: 60, duck: true } as const;
const gear = (shout: string) => ({ sound: 'power', gain: 0.8, ...said(shout, '#7df9e4') }) as const;

export const feel: Feels = {
  swing: { sound: TICKS, gain: 0.6, buzz: 5 },
  throw: { sound: SWISH, gain: 0.9, buzz: 8 },
  plop: water(2, { sound: 'drip', gain: 1, buzz: 6 }),
  bullseye: { sound: 'gem', gain: 0.7, buzz: 12, ...said('shout.nose', '#ffe27a') },
  feint: { sound: 'drip', gain: 0.5, buzz: 10 },
  snub: { sound: 'back', gain: 0.5 },
  bite: water(3, { sound: GULP, gain: 1.3, buzz: 40, shake: 0.2 }),
  hooked: water(4, { sound: 'kick', gain: 0.8, buzz: 24, shake: 0 }),
  'hooked.perfect': stars(4, {
    sound: 'power',
    shake: 0.3,
    ...said('shout.perfect', '#7dffb0'),
  }),
  reel: { sound: TICKS, gain: 0.5 },
  loosen: { sound: WHIR, gain: 0.35 },
  strain: { sound: CREAK, gain: 0.9, buzz: 16, shake: 0.14 },
  run: water(3, { sound: SURGE, gain: 0.6, shake: 0 }),
  dive: water(2, { sound: DEEP, gain: 0.9, buzz: 18 }),
  tell: { sound: 'slurp', gain: 0.5 },
  leap: water(4, { buzz: 20, shake: 0, stop: 0 }),
  bow: { sound: 'star', gain: 0.4, buzz: 10, ...said('shout.bow', '#7df9e4') },
  bolt: water(4, { sound: SURGE, gain: 1, shake: 0.25, ...said('shout.bolt', '#ffb0a0') }),
  fright: { sound: 'slurp', gain: 0.8, buzz: 12, ...said('shout.fright', '#ffb0a0') },
  snag: { sound: CREAK, gain: 0.9, buzz: 26, shake: 0.2, ...said('shout.snag', '#b0e07a') },
  freed: water(3, { sound: 'pop', gain: 0.7, buzz: 10, shake: 0 }),
  rub: { sound: CREAK, gain: 1, buzz: 20, shake: 0.16 },
  landed: stars(4, { gain: 0.8, buzz: 24, duck: true }),
  'landed.trophy': stars(5, { sound: 'levelup', duck: true, ...said('shout.trophy', '#ffd02e') }),
  'landed.legend': stars(5, {
    sound: 'win',
    duck: true,
    ...said('shout.legend', '#ffb02e'),
  }),
  new: { sound: 'star', gain: 0.8 },
  page: { sound: 'best', gain: 0.8, duck: true, ...said('shout.page', '#c9a0ff') },
  release: water(3, { gain: 0.8, buzz: 10, shake: 0 }),
  'lost.early': water(2, { sound: 'back', gain: 0.9, buzz: 20 }),
  'lost.late': { sound: 'drip', gain: 0.8, buzz: 16 },
  'lost.snap': snapped,
  'lost.slip': { sound: DEEP, gain: 0.9, buzz: 30, duck: true },
  'lost.weed': snapped,
  'lost.rim': snapped,
  'lost.ice': { sound: 'clack', gain: 1, buzz: 16 },
  'hour.1': { sound: BIRDS, gain: 0.9, duck: true, ...said('hour.day', '#ffe08a', 'top') },
  'hour.2': { sound: 'bell', gain: 0.6, duck: true, ...said('hour.dusk', '#ffb0a0', 'top') },
  baited: { sound: 'click', gain: 0.8, buzz: 6 },
  'gear.rod': gear('shout.rod'),
  'gear.line': gear('shout.line'),
  'gear.reel': gear('shout.reel'),
  'gear.box': gear('shout.box'),
  'gear.glasses': gear('shout.glasses'),
};
