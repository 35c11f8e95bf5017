import type { Coach, Feel, Voice } from '@playgrove/kit/runtime';
import { SQUEAL, TOP } from '../rules/car.ts';
import type { Car, State } from '../rules/types.ts';
import type { Ui } from './ui.ts';

const SMOKE = ['#ffffffcc', '#d9def2cc', '#b8c0dfcc'];
const SPARKS = ['#fff6c8', '#ffd02e', '#ff8a1f'];
const PARTY = ['#ff4b55', '#ffd02e', '#45d15b', '#4cc3ff', '#ffffff'];

export const feel: Readonly<Record<string, Feel>> = {
  lamp: { sound: 'tick', gain: 1.1, buzz: 10 },
  go: { sound: 'go', buzz: 30, duck: true, shout: 'shout.go', shoutColors: ['#fbffe0', '#45d15b'] },
  squeal: { burst: { count: 6, colors: SMOKE, shape: 'puff', speed: 90, size: 13, life: 0.5 } },
  edge: {
    sound: 'tick',
    climb: true,
    buzz: 14,
    burst: { count: 8, colors: SMOKE, shape: 'puff', speed: 120, size: 16, life: 0.6 },
  },
  saved: {
    sound: 'coin',
    buzz: 12,
    shout: 'shout.saved',
    shoutColors: ['#ffffff', '#45d15b'],
  },
  off: {
    sound: 'whoosh',
    gain: 1.2,
    buzz: 50,
    shake: 0.42,
    stop: 40,
    burst: { count: 14, colors: SPARKS, shape: 'star', speed: 320, size: 11 },
    shout: 'shout.off',
    shoutColors: ['#ffffff', '#ff8a5a'],
  },
  'rival-off': {
    sound: 'bounce',
    gain: 0.6,
    burst: { count: 10, colors: SMOKE, shape: 'puff', speed: 200, size: 14 },
  },
  back: {
    sound: 'clack',
    buzz: 14,
    burst: { count: 8, colors: SMOKE, shape: 'puff', speed: 150, size: 12 },
  },
  bump: {
    sound: 'land',
    gain: 0.9,
    buzz: 14,
    burst: { count: 6, colors: SPARKS, shape: 'star', speed: 190, size: 8 },
  },
  touch: {
    sound: 'kick',
    buzz: 30,
    shake: 0.3,
    shout: 'shout.touch',
    shoutColors: ['#ffffff', '#ff8a5a'],
    burst: { count: 10, colors: SPARKS, shape: 'star', speed: 260 },
  },
  touched: {
    sound: 'kick',
    gain: 0.7,
    buzz: 18,
    burst: { count: 8, colors: SPARKS, shape: 'star', speed: 240 },
  },
  lap: { sound: 'bell', gain: 0.8, buzz: 12 },
  'best-lap': {
    sound: 'star',
    duck: true,
    buzz: 18,
    shout: 'shout.best',
    shoutColors: ['#ffffff', '#4cc3ff'],
  },
  'last-lap': {
    sound: 'bell',
    gain: 1.2,
    duck: true,
    buzz: 24,
    shout: 'shout.last',
    shoutColors: ['#ffffff', '#ff8a1f'],
  },
  flag: {
    sound: 'power',
    duck: true,
    buzz: 40,
    burst: { count: 30, colors: PARTY, shape: 'confetti', speed: 420 },
  },
  second: { sound: 'bell', gain: 0.7 },
  record: { sound: 'best', duck: true, shout: 'shout.record', shoutColors: ['#fff6c8', '#ff8a1f'] },
};

/** Each car's motor by its speed, and its tires: higher the further the tail is out. */
export function voicesOf(state: State): readonly Voice[] {
  if (state.phase === 'over') return [];
  const voices: Voice[] = [];
  for (const [who, car] of state.cars.entries()) {
    const mine = who === 0 || state.params.kind === 'two';
    if (car.out > 0) continue;
    const pitch = 1.4 + (car.v / TOP) * 2.6 + who * 0.12;
    voices.push({ id: `motor ${who}`, kind: 'engine', pitch, gain: mine ? 0.3 : 0.12 });
    if (mine && car.slide > SQUEAL * 0.5) voices.push(tires(car, who));
  }
  return voices;
}

function tires({ slide }: Car, who: number): Voice {
  return { id: `tires ${who}`, kind: 'skid', pitch: 0.75 + slide * 0.9, gain: 0.2 + slide * 0.5 };
}

/** Hold: gone once the car has moved. */
export function coachOf(state: State, { rest, newcomer }: Ui): Coach | undefined {
  const [car] = state.cars;
  if (!newcomer || !car || car.s > 60 || car.spills > 0) return undefined;
  return { kind: 'hold', at: rest, keys: ['a'] };
}
