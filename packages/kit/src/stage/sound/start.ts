import { askWorker } from '../ask-worker.ts';
import type { Sound } from './door.ts';
import { Mixer } from './mixer.ts';

/**
 * What the door fetches at the first gesture: everything about sound that weighs something.
 * Samples are built in a worker: half a second of them is more work than a frame has room for.
 */
export function startMixer(context: AudioContext): Mixer {
  const ask = askWorker<{ readonly sound: Sound }, Float32Array<ArrayBuffer>>(
    () => new Worker(new URL('./synth-worker.ts', import.meta.url), { type: 'module' }),
    async ({ sound }) => (await import('./synth.ts')).build(sound),
  );
  return new Mixer(context, (sound) => ask({ sound }));
}
