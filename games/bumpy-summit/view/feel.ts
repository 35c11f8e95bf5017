import type { Feel, Voice } from '@playgrove/kit/runtime';
import { regionOf } from '../rules/regions.ts';
import { buildOf } from '../rules/truck.ts';
import type { State } from '../rules/types.ts';

const DUST = ['#fff6e3cc', '#e8d0a8cc', '#c9b090cc'];
const GOLD = ['#ffd02e', '#fff2a0', '#ff8a1f'];
const PARTY = ['#ff4b55', '#ffd02e', '#45d15b', '#4cc3ff', '#ffffff'];
const SPARKS = ['#fff6c8', '#ffd02e', '#ff8a1f'];

const lost = (sound: string, colors: readonly string[]): Feel => ({
  sound,
  buzz: 30,
  shake: 0.2,
  burst: { count: 14, colors, shape: 'drop', speed: 300, size: 11, gravity: 900 },
});

export const feel: Readonly<Record<string, Feel>> = {
  start: { sound: 'go', buzz: 16, gain: 0.7 },
  bought: { sound: 'power', buzz: 20, burst: { count: 16, colors: GOLD, shape: 'star' } },
  land: {
    sound: 'land',
    buzz: 14,
    burst: { count: 9, colors: DUST, shape: 'puff', speed: 200, size: 15, life: 0.5 },
  },
  knock: {
    sound: 'hit',
    gain: 0.6,
    buzz: 20,
    shake: 0.22,
    burst: { count: 6, colors: SPARKS, shape: 'star', speed: 220, size: 8 },
  },
  rattle: { sound: 'clack', gain: 0.3 },
  slip: {
    burst: { count: 3, colors: DUST, shape: 'puff', speed: 190, size: 13, life: 0.5 },
  },
  coin: {
    sound: 'coin',
    climb: true,
    gain: 0.45,
    burst: { count: 4, colors: GOLD, shape: 'star', speed: 160, size: 9, life: 0.35 },
  },
  can: {
    sound: 'pour',
    gain: 1.1,
    buzz: 18,
    duck: true,
    burst: { count: 14, colors: ['#ff7a5c', '#ffb23e', '#ffffff'], shape: 'star', speed: 260 },
    shout: 'shout.can',
    shoutColors: ['#ffffff', '#7df06a'],
  },
  'close-can': {
    sound: 'star',
    buzz: 30,
    duck: true,
    burst: { count: 20, colors: ['#ff7a5c', '#ffd02e', '#ffffff'], shape: 'star', speed: 320 },
    shout: 'shout.phew',
    shoutColors: ['#ffffff', '#ffd02e'],
  },
  low: { sound: 'error', buzz: 24, shout: 'shout.low', shoutColors: ['#ffffff', '#ff8a5a'] },
  beep: { sound: 'tick', gain: 1.1 },
  empty: { sound: 'back', gain: 1.2, buzz: 30 },
  flip: {
    sound: 'levelup',
    buzz: 30,
    shout: 'shout.flip',
    shoutColors: ['#ffffff', '#ffd02e'],
    burst: { count: 20, colors: PARTY, shape: 'confetti', speed: 380 },
  },
  'lost.melon': lost('splash', ['#ff5a6a', '#3fae4a', '#ff8a94']),
  'lost.egg': lost('splash', ['#ffd02e', '#ffffff', '#fff1d8']),
  'lost.ball': lost('bounce', ['#ff4b55', '#ffffff', '#2f9dff']),
  'lost.globe': lost('shatter', ['#d9f6ff', '#ffffff', '#7fd0ff']),
  'lost.slime': lost('slurp', ['#5fe07a', '#c8ff9a', '#1fa86a']),
  oops: { shout: 'shout.lost', shoutColors: ['#ffffff', '#ff6a6a'] },
  'end.flip': {
    sound: 'explosion',
    gain: 0.7,
    shake: 0.6,
    stop: 70,
    buzz: 60,
    duck: true,
    burst: { count: 24, colors: [...DUST, ...SPARKS], shape: 'puff', speed: 340, size: 18 },
  },
  'end.fuel': { sound: 'drip', gain: 1.2 },
  'end.cargo': { sound: 'error', duck: true },
  'end.delivered': { sound: 'bell', duck: true, buzz: 24 },
  delivered: {
    sound: 'match',
    shout: 'shout.pay',
    shoutColors: ['#ffffff', '#ffd02e'],
    burst: { count: 18, colors: GOLD, shape: 'star', speed: 340 },
  },
  perfect: {
    sound: 'best',
    stop: 50,
    duck: true,
    shout: 'shout.pay',
    shoutColors: ['#fffbe0', '#ffd02e'],
    burst: { count: 34, colors: PARTY, shape: 'confetti', speed: 460 },
  },
  stop: {
    sound: 'levelup',
    duck: true,
    buzz: 30,
    shout: 'shout.pay',
    shoutColors: ['#ffffff', '#ffd02e'],
    burst: { count: 24, colors: PARTY, shape: 'confetti', speed: 420 },
  },
};

/** The engine by its wheels' speed, and tires that spin. */
export function voicesOf(state: State): readonly Voice[] {
  if (state.phase === 'over' || state.phase === 'end') return [];
  const { truck, held, fuel, phase } = state;
  const part = Math.abs(truck.rear.rim) / buildOf(state.career.purse).top;
  const gas = (held & 1) !== 0 && fuel > 0;
  const gain = fuel === 0 && phase === 'drive' ? 0 : gas ? 0.3 : 0.16;
  const voices: Voice[] = [{ id: 'engine', kind: 'engine', pitch: 0.8 + part * 1.7, gain }];
  const { rear } = truck;
  const slip = Math.abs(rear.rim - truck.vx);
  if (rear.grounded && slip > 110 && regionOf(state.params).id !== 'moon')
    voices.push({ id: 'tires', kind: 'skid', pitch: 0.8, gain: Math.min(0.35, slip / 900) });
  return voices;
}
