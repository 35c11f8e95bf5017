import { ZZFX } from 'zzfx';
import type { Sound } from './sounds.ts';
import { samplesOf } from './presets.ts';

// zzfx opens an audio device when it is imported. The kit plays on its own, which was opened inside
// a gesture, and needs only zzfx's sample builder, so zzfx's device is closed at once.
void ZZFX.audioContext.close();

/** One sound as samples at `SAMPLE_RATE`, from zzfx parameters. */
export function buildSamples(parameters: readonly (number | undefined)[]): readonly number[] {
  return ZZFX.buildSamples(...parameters);
}

/**
 * A sound's samples at `SAMPLE_RATE`.
 * @throws Error for an unknown name
 */
export function build(sound: Sound): Float32Array<ArrayBuffer> {
  return samplesOf(sound, buildSamples);
}
