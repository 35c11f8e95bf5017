import { askWorker } from '../base/ask-worker.ts';
import type { Sound } from './sounds.ts';
import { Mixer } from './mixer.ts';
import { renderMusic } from './music.ts';

/**
 * The large half of sound, loaded at the first gesture.
 * A worker builds the samples: half a second of them is too much work for a frame.
 */
export function startMixer(context: AudioContext): Mixer {
  const ask = askWorker<{ readonly sound: Sound }, Float32Array<ArrayBuffer>>(
    () => new Worker(new URL('./synth-worker.ts', import.meta.url), { type: 'module' }),
    async ({ sound }) => (await import('./synth.ts')).build(sound),
  );
  return new Mixer(context, (sound) => ask({ sound }), renderMusic);
}
