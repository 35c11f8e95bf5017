/** What tapping along with a steady beat shows about a device. */
export type Calibration = {
  /** Ticks by which taps lag behind; negative if they are early. */
  readonly lag: number;
  /** Mean deviation from the lag, in ticks. */
  readonly spread: number;
};

/** With fewer taps, or taps that differ by more than this (ticks), there is no result. */
const MIN_TAPS = 5;
const MAX_SPREAD = 4.5;

/**
 * Measures a device's lag from taps along a steady beat: the median, so that a few mistakes do no
 * harm. Each tap belongs to a beat that it is at most a quarter early for, or late for otherwise:
 * devices lag, and people are rarely early.
 * @param taps the ticks of the taps
 * @param beats the ticks of the beats, evenly spaced
 * @returns undefined if there are too few taps or they are too uneven
 */
export function calibrated(
  taps: readonly number[],
  beats: readonly number[],
): Calibration | undefined {
  const [first, second] = beats;
  if (first === undefined || second === undefined) return undefined;
  const period = second - first;
  const offs = taps
    .map((tap) => {
      const off = (tap - first) % period;
      return off > period * 0.75 ? off - period : off < -period * 0.25 ? off + period : off;
    })
    .sort((one, other) => one - other);
  if (offs.length < MIN_TAPS) return undefined;
  const lag = offs[Math.floor(offs.length / 2)] ?? 0;
  // One in five may be off.
  const near = offs
    .map((off) => Math.abs(off - lag))
    .sort((one, other) => one - other)
    .slice(0, Math.ceil(offs.length * 0.8));
  const spread = near.reduce((sum, off) => sum + off, 0) / near.length;
  return spread > MAX_SPREAD ? undefined : { lag: Math.round(lag), spread };
}
