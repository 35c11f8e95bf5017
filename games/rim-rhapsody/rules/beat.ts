import { soft } from './court.ts';

/** A loop is one bar of sixteen steps; a quarter note is 32 ticks: 112 beats a minute. */
export const STEPS = 16;
export const STEP_TICKS = 8;

/** What comes in with each swish in a row, and on which steps from its own first. */
export const VOICES = [
  { name: 'kick', hits: [0, 6, 8, 14] },
  { name: 'hat', hits: [0, 2, 4, 6, 8, 10, 12, 14] },
  { name: 'snare', hits: [0, 8] },
  { name: 'bass', hits: [0, 3, 6, 8, 11, 14] },
  { name: 'lead', hits: [0, 3, 6, 10, 12] },
] as const;

/** Notes of the bass and the lead, steps of the pentatonic scale, one a hit. */
const TUNES: Readonly<Record<string, readonly number[]>> = {
  bass: [1, 1, 3, 1, 4, 3],
  lead: [6, 8, 9, 7, 5],
};

export function stepAt(tick: number): number {
  return Math.floor(tick / STEP_TICKS) % STEPS;
}

/** The voice that comes in next begins on the step it was swished on. */
export function layerFor(tick: number): number {
  return Math.floor(tick / STEP_TICKS + 0.5) % STEPS;
}

/** What sounds at the very start of this tick: a voice and its note. @param layers first steps */
export function hitsAt(
  tick: number,
  layers: readonly number[],
): readonly { readonly voice: string; readonly note: number }[] {
  if (layers.length === 0 || tick % STEP_TICKS !== 0) return [];
  const step = stepAt(tick);
  return layers.flatMap((first, index) => {
    const voice = VOICES[index];
    if (!voice) return [];
    const hit = (voice.hits as readonly number[]).indexOf((step - first + STEPS) % STEPS);
    return hit < 0 ? [] : [{ voice: voice.name, note: TUNES[voice.name]?.[hit] ?? 1 }];
  });
}

/** Ticks a step to the side takes, and a hop. */
const STRIDE = 12;
const HOP = 20;

/**
 * Where the beat carries a rim: it steps from side to side with every kick of the player's, wider
 * with every layer, and hops with the snare.
 * @returns −1 to 1 across; 0 to 1 up
 */
export function dance(tick: number, layers: readonly number[]): { across: number; up: number } {
  const [kick, , snare] = layers;
  if (kick === undefined) return { across: 0, up: 0 };
  const hits = VOICES[0].hits;
  const width = Math.min(1, layers.length / VOICES.length);
  const now = (((tick / STEP_TICKS - kick) % STEPS) + STEPS) % STEPS;
  let last = hits.length - 1;
  hits.forEach((hit, index) => {
    if (hit <= now) last = index;
  });
  const side = last % 2 === 0 ? 1 : -1;
  const since = (now - (hits[last] ?? 0)) * STEP_TICKS;
  const across = side * (2 * soft(since / STRIDE) - 1) * width;
  if (snare === undefined) return { across, up: 0 };
  const bar = (((tick / STEP_TICKS - snare) % 8) + 8) % 8;
  const risen = bar * STEP_TICKS;
  const up = risen < HOP / 4 ? soft((risen * 4) / HOP) : 1 - soft((risen - HOP / 4) / HOP);
  return { across, up: up * width };
}
