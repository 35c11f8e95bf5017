import * as feel from '@playgrove/kit/draw/feel';
import type { Voice } from '@playgrove/kit/runtime';
import { regionOf } from '../rules/regions.ts';
import { buildOf } from '../rules/truck.ts';
import type { State } from '../rules/types.ts';

const GOLD = '#ffd02e';
const PARTY = ['#ff4b55', GOLD, '#45d15b', '#4cc3ff', '#ffffff'];
const SPARKS = ['#fff6c8', GOLD, '#ff8a1f'];
const FUEL = ['#ff7a5c', '#ffb23e', '#ffffff'];

/** The rules place words above the truck. */
const said = (shout: string, color?: string) => feel.said(shout, color, 'on');

export const FEEL: feel.Feels = {
  start: { sound: 'go', buzz: 16, gain: 0.7 },
  bought: feel.gold(4, { sound: 'power' }),
  land: feel.earth(2, { gain: 1 }),
  knock: feel.stone(3, { colors: SPARKS, burst: { shape: 'star', size: 8 } }),
  rattle: { sound: 'clack', gain: 0.3 },
  slip: feel.earth(1, { silent: true }),
  coin: feel.gold(1, { climb: true }),
  can: feel.reward({ sound: 'pour', colors: FUEL, ...said('shout.can', '#7df06a') }),
  'close-can': feel.reward({ sound: 'star', buzz: 30, colors: FUEL, ...said('shout.phew') }),
  low: { sound: 'error', buzz: 24, ...said('shout.low', '#ff8a5a') },
  beep: { sound: 'tick', gain: 1.1 },
  empty: { sound: 'back', gain: 1.2, buzz: 30 },
  flip: feel.finish({ colors: PARTY, shake: 0, ...said('shout.flip') }),
  'lost.melon': feel.juice(3, { sound: 'splash', colors: ['#ff5a6a', '#3fae4a', '#ff8a94'] }),
  'lost.egg': feel.juice(3, { sound: 'splash', colors: [GOLD, '#ffffff', '#fff1d8'] }),
  'lost.ball': feel.rubber(3, {
    colors: ['#ff4b55', '#ffffff', '#2f9dff'],
    burst: { shape: 'drop' },
  }),
  'lost.globe': feel.glass(3),
  'lost.slime': feel.juice(3, { sound: 'slurp', colors: ['#5fe07a', '#c8ff9a', '#1fa86a'] }),
  oops: said('shout.lost', '#ff6a6a'),
  'end.flip': feel.stone(5, { sound: 'explosion', duck: true, burst: { size: 16 } }),
  'end.fuel': { sound: 'drip', gain: 1.2 },
  'end.cargo': { sound: 'error', duck: true },
  'end.delivered': { sound: 'bell', duck: true, buzz: 24 },
  delivered: feel.reward({ sound: 'match', ...said('shout.pay') }),
  perfect: feel.finish({ sound: 'best', stop: 50, colors: PARTY, ...said('shout.pay') }),
  stop: feel.finish({ colors: PARTY, shake: 0, ...said('shout.pay') }),
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
