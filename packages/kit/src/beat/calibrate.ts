/** What tapping along with a steady beat says about a device. */
export type Calibration = {
  /** Ticks by which taps come late; negative when early. */
  readonly lag: number;
  /** Mean distance from it, ticks. */
  readonly spread: number;
};

/** Fewer taps, or taps farther apart than this (ticks), say nothing. */
const LEAST_TAPS = 5;
const MOST_SPREAD = 4.5;

/**
 * Reads a device's lag from taps along a steady beat: the median, so that a slip or two does no harm.
 * Taps are laid to the beat they are nearest to when one is up to a quarter early, the rest late:
 * devices lag, people hardly lead.
 * @param taps ticks at which they fell
 * @param beats ticks of the beats, evenly spaced
 * @returns nothing when they are too few or too uneven
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
  if (offs.length < LEAST_TAPS) return undefined;
  const lag = offs[Math.floor(offs.length / 2)] ?? 0;
  // One in five may slip.
  const near = offs
    .map((off) => Math.abs(off - lag))
    .sort((one, other) => one - other)
    .slice(0, Math.ceil(offs.length * 0.8));
  const spread = near.reduce((sum, off) => sum + off, 0) / near.length;
  return spread > MOST_SPREAD ? undefined : { lag: Math.round(lag), spread };
}
