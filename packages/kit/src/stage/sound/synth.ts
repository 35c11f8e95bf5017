import { ZZFX } from 'zzfx';
import type { Sound } from './door.ts';
import { samplesOf } from './presets.ts';

// zzfx opens a device of its own when it is imported. We play on ours, which was opened inside a
// gesture, and want only zzfx's sample builder: its device is given back at once.
void ZZFX.audioContext.close();

/** One sound as samples at `SAMPLE_RATE`, from zzfx parameters. */
export function buildSamples(parameters: readonly (number | undefined)[]): readonly number[] {
  return ZZFX.buildSamples(...parameters);
}

/**
 * A sound's samples at `SAMPLE_RATE`.
 * @throws Error for a name that is no preset
 */
export function build(sound: Sound): Float32Array<ArrayBuffer> {
  return samplesOf(sound, buildSamples);
}
