import * as draw from '@playgrove/kit/draw/feel';
import type { Feels } from '@playgrove/kit/draw/feel';

const SPICE = ['#e8432f', '#ffc02e', '#f2832a', '#7fae3a'];
const CLAY = ['#c9603a', '#e8a02e', '#1f8f94', '#ffb05a'];
const CLOTH = ['#e2483c', '#fff3dc', '#1fa39a'];

const { air, almost, earth, finish, glass, gold, reward, rubber, said } = draw;
/** Something is run into: its pieces fly. */
const crash = (colors: readonly string[], sound: string) =>
  glass(4, { sound, colors, gain: 1, buzz: 45, shake: 0.5, stop: 60, duck: true });
const carrots = { sound: 'star', buzz: 16, colors: ['#ff8a1f', '#ffd93a', '#4fc25a'] } as const;

/** Cues stand where they happened: meters across and up, at the runner's place in the alley. */
export const feel: Feels = {
  start: { sound: 'go', buzz: 12, ...said('shout.start', '#ffd93a') },
  bought: gold(4, { sound: 'power', gain: 1, buzz: 20 }),
  shift: { sound: 'flip', gain: 0.8, buzz: 6 },
  edge: { sound: 'click', gain: 0.5, buzz: 8 },
  jump: earth(2, { sound: 'jump', gain: 0.8, buzz: 6 }),
  land: earth(2, { gain: 0.6, buzz: 0 }),
  slide: earth(3, { sound: 'slide', buzz: 8, shake: 0 }),
  coin: gold(1, { gain: 0.5, climb: true }),
  burst: gold(4, { silent: true, buzz: 0 }),
  near: { sound: 'gem', gain: 0.9, buzz: 12, ...said('shout.near', '#ffd93a') },
  whisker: { sound: 'match', buzz: 22, stop: 30, ...said('shout.whisker', '#ff9a1f') },
  bounce: rubber(3, { gain: 1.3, shake: 0, colors: ['#19c8b6', '#ffffff'] }),
  ride: reward({ sound: 'power', duck: false, buzz: 16, ...said('shout.ride', '#d9a0ff') }),
  alight: { sound: 'whoosh', gain: 0.7 },
  fork: { sound: 'bell', gain: 0.8, buzz: 10 },
  turn: air(4, { gain: 1.5, buzz: 26, shake: 0, stop: 0, ...said('shout.turn', '#ff8fd0') }),
  clean: finish({ buzz: 26, shake: 0, ...said('shout.clean', '#8ff0c0') }),
  gate: finish({ sound: 'best', buzz: 26, shake: 0, ...said('shout.gate', '#ffd93a') }),
  brush: earth(3, { sound: 'clack', buzz: 20, shake: 0.28 }),
  'hit.sacks': crash(SPICE, 'hit'),
  'hit.line': crash(CLOTH, 'slice'),
  'hit.stack': crash(CLAY, 'shatter'),
  'hit.stall': crash(SPICE, 'shatter'),
  saved: said('shout.saved', '#8ff0c0'),
  munch: gold(3, { ...carrots, sound: 'munch', gain: 1.2, ...said('shout.munch', '#ff8a5a') }),
  carrot: almost({ ...carrots, gain: 1, ...said('shout.carrot', '#ffb05a') }),
  treat: almost({ ...carrots, gain: 1, ...said('shout.treat', '#ffb05a') }),
  caught: { sound: 'munch', gain: 1.4, duck: true, buzz: 60, shake: 0.5, stop: 80 },
  mission: reward({ sound: 'levelup', buzz: 24, ...said('shout.mission', '#8ff0c0') }),
};
