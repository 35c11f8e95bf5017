import * as feel from '@playgrove/kit/draw/feel';
import type { Voice } from '@playgrove/kit/runtime';
import { FORWARD } from '../rules/drive.ts';
import type { State } from '../rules/types.ts';

const GOOD = ['#35c46b', '#ffffff', '#fff2a0'] as const;

export const FEEL: feel.Feels = {
  bump: feel.metal(4, { scaled: true, ...feel.said('shout.bump', '#ff6a5a'), sound: 'hit' }),
  quack: feel.air(3, feel.said('shout.quack', '#ffe27a')),
  kiss: feel.rubber(1),
  jackknife: feel.rubber(2, feel.said('shout.jackknife', '#ffd36a')),
  honk: { sound: 'power', gain: 0.55, buzz: 12, ...feel.said('shout.honk', '#ffffff') },
  gear: { sound: 'clack', gain: 0.45, buzz: 8 },
  close: feel.almost(feel.said('shout.close', '#ffd36a')),
  inside: { sound: 'tick', gain: 1, buzz: 10 },
  straight: { sound: 'gem', gain: 0.7, buzz: 14 },
  parked: feel.reward({ ...feel.said('shout.parked', '#ffe27a'), colors: GOOD }),
  perfect: feel.finish(feel.said('shout.perfect', '#8fe3ff')),
  fetch: feel.air(2, { sound: 'pop' }),
};

/** The motor by its speed, and the tires when they brake. */
export function voicesOf({ phase, body, want }: State): readonly Voice[] {
  if (phase !== 'drive') return [];
  const speed = Math.abs(body.v) / FORWARD;
  const isPushed = want.kind === 'push' || want.gas !== 0;
  const motor: Voice = {
    id: 'motor',
    kind: 'engine',
    pitch: 0.9 + speed * 1.1,
    gain: isPushed || speed > 0.05 ? 0.12 + speed * 0.12 : 0.05,
  };
  if (body.v >= -6) return [motor];
  return [motor, { id: 'reverse', kind: 'hum', pitch: 2.4, gain: 0.12 }];
}
