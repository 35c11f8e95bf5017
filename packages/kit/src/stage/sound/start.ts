import { Mixer } from './mixer.ts';
import { buildSamples } from './synth.ts';

/** What the door fetches at the first gesture: everything about sound that weighs something. */
export function startMixer(context: AudioContext): Mixer {
  return new Mixer(context, buildSamples);
}
