import type { Voice } from '@playgrove/kit/runtime';
import { courseFor, trackFor } from '../levels.ts';
import { stepOf } from '../rules/car.ts';
import type { Car, State } from '../rules/types.ts';

/** Meters a second at which each gear ends. */
const GEARS = [11, 20, 30, 41, 60] as const;
const IDLE = 0.85;
const REVS = 1.5;
/** Each step of the slide's charge sings higher: the note, a third, a fifth, an octave above. */
const STEP_PITCH = [1, 1.26, 1.5, 2] as const;
const HEARD_FAR = 32;
const SILENT: readonly Voice[] = [];

/** What the race sounds like while it goes on: engine, wind, tires, the charge, cars nearby. */
export function voicesOf(state: State): readonly Voice[] {
  const { phase } = state;
  if (phase === 'over') return SILENT;
  const [car] = state.cars;
  const parked = phase === 'garage' || phase === 'countdown';
  const quiet = phase === 'garage' ? 0.4 : 1;
  const revs = parked ? countdownRevs(state) : revsOf(car);
  const heard: Voice[] = [
    { id: 'own', kind: 'engine', pitch: revs, gain: (parked ? 0.32 : 0.55) * quiet },
  ];
  if (parked) return heard;
  const speed = Math.min(1, car.v / 58);
  const wind = speed * speed * 0.55 + (car.boost > 0 ? 0.3 : 0) + car.tow * 0.12;
  heard.push({ id: 'air', kind: 'wind', pitch: 0.6 + speed * 1.1, gain: Math.min(1, wind) });
  tyres(state, car, heard);
  const rival = nearest(state, car);
  if (rival) heard.push(rival);
  return heard;
}

/** Rises through each gear and falls at the next: pitch for the engine. */
function revsOf(car: Car): number {
  const gear = GEARS.findIndex((end) => car.v < end);
  const from = gear > 0 ? (GEARS[gear - 1] ?? 0) : 0;
  const to = GEARS[gear] ?? 60;
  const part = Math.min(1, (car.v - from) / (to - from));
  const low = gear <= 0 ? IDLE : 1.25 + gear * 0.12;
  const slip = car.drift === 0 ? 0 : 0.16;
  return low + part * (REVS - gear * 0.12) + slip + (car.boost > 0 ? 0.35 : 0);
}

/** On the grid the engine is blipped with each lamp. */
function countdownRevs({ phase, ticks }: State): number {
  if (phase === 'garage') return IDLE;
  const blip = (ticks % 45) / 45;
  return IDLE + 0.7 * blip * blip;
}

function tyres(state: State, car: Car, heard: Voice[]): void {
  const { width } = trackFor(courseFor(state.course));
  const sandy = Math.abs(car.aside) > width / 2;
  if (sandy && car.v > 4) {
    const gain = Math.min(0.5, car.v / 60);
    heard.push({ id: 'sand', kind: 'wind', pitch: 0.45, gain });
  }
  if (car.drift === 0) return;
  const step = stepOf(car.charge);
  const pitch = STEP_PITCH[step] ?? 1;
  heard.push({ id: 'tyres', kind: 'skid', pitch: 0.85 + step * 0.14, gain: sandy ? 0.2 : 0.5 });
  if (step > 0)
    heard.push({ id: 'charge', kind: 'hum', pitch: 2 * pitch, gain: 0.16 + step * 0.07 });
}

/** The engine of the closest rival, by how close. */
function nearest({ cars, rivals }: State, own: Car): Voice | undefined {
  let far = HEARD_FAR;
  let found: Car | undefined;
  let who = 0;
  for (let at = 1; at < cars.length; at += 1) {
    const car = cars[at];
    if (!car) continue;
    const away = Math.hypot(car.x - own.x, car.y - own.y);
    if (away >= far) continue;
    [far, found, who] = [away, car, rivals[at - 1] ?? 0];
  }
  if (!found) return undefined;
  const near = 1 - far / HEARD_FAR;
  const pitch = revsOf(found) * (0.8 + who * 0.06);
  return { id: `rival ${who}`, kind: 'engine', pitch, gain: near * near * 0.4 };
}
