import { ZZFX } from 'zzfx';

// zzfx opens a device of its own when it is imported. We play on ours, which was opened inside a
// gesture, and want only zzfx's sample builder: its device is given back at once.
void ZZFX.audioContext.close();

/** One sound as samples at `SAMPLE_RATE`, from zzfx parameters. */
export function buildSamples(parameters: readonly (number | undefined)[]): readonly number[] {
  return ZZFX.buildSamples(...parameters);
}
