/** The colors of one hour of the desert's days: one hour for every highest tile. */
export type Hour = {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** How high the sun stands, 0 at the horizon to 1; nothing at night. */
  readonly height: number | undefined;
  /** Rocks on the horizon, far dunes, near dunes. */
  readonly rock: string;
  readonly far: string;
  readonly near: string;
  readonly stars: number;
  /** Green between the dunes, from the second day on: 0 to 1. */
  readonly green: number;
};

const DAWN: Hour = {
  sky: ['#6a5ad0', '#ff8fae', '#ffd9a0'],
  sun: '#fff1c2',
  height: 0.1,
  rock: '#b46a9a',
  far: '#e59a86',
  near: '#f4b76c',
  stars: 0,
  green: 0,
};
const EARLY: Hour = {
  ...DAWN,
  sky: ['#5b7fe0', '#ffb0a8', '#ffe3a8'],
  height: 0.3,
  rock: '#c07a90',
};
const MORNING: Hour = {
  sky: ['#3a98ea', '#8fd6f4', '#fff0c6'],
  sun: '#fff8dc',
  height: 0.52,
  rock: '#cf8f86',
  far: '#f0b878',
  near: '#f9cf7c',
  stars: 0,
  green: 0,
};
const NOON: Hour = {
  ...MORNING,
  sky: ['#1f86e2', '#6cc6f2', '#ffeeb8'],
  height: 0.78,
  rock: '#d08a6a',
};
const GOLD: Hour = {
  sky: ['#3f86d8', '#ffcf7a', '#ffb255'],
  sun: '#fff3b8',
  height: 0.42,
  rock: '#b8654a',
  far: '#e08d4e',
  near: '#f6b254',
  stars: 0,
  green: 0,
};
const LATE: Hour = {
  ...GOLD,
  sky: ['#4a6ac8', '#ffa668', '#ffc24a'],
  height: 0.24,
  rock: '#a4556a',
};
const SUNSET: Hour = {
  sky: ['#3f2796', '#e0559a', '#ff9a4d'],
  sun: '#ffe08a',
  height: 0.08,
  rock: '#7a3a86',
  far: '#a84a86',
  near: '#dd7a50',
  stars: 18,
  green: 0,
};
const NIGHT: Hour = {
  sky: ['#120a3c', '#35237f', '#7a4bb8'],
  sun: '#f5f0ff',
  height: undefined,
  rock: '#2c1f66',
  far: '#46357f',
  near: '#6d4f96',
  stars: 90,
  green: 0,
};
const SECOND_DAWN: Hour = {
  sky: ['#2f7fc0', '#ffc0b0', '#fff0a8'],
  sun: '#fffbe0',
  height: 0.16,
  rock: '#7f86b8',
  far: '#c9b27a',
  near: '#e6c878',
  stars: 4,
  green: 0.5,
};
const GREEN_DAY: Hour = {
  sky: ['#1f8ee0', '#7fd8f0', '#eaffd8'],
  sun: '#fffbe0',
  height: 0.7,
  rock: '#6fa0a8',
  far: '#b8c878',
  near: '#d8d07a',
  stars: 0,
  green: 1,
};
const AURORA: Hour = {
  sky: ['#04142e', '#0f4a68', '#2f9a8a'],
  sun: '#eafff6',
  height: undefined,
  rock: '#0f3550',
  far: '#2a5a6a',
  near: '#3f7a72',
  stars: 130,
  green: 1,
};
const FEAST: Hour = { ...SUNSET, sky: ['#2a1f86', '#f0559a', '#ffd04d'], green: 1, stars: 40 };

/** From the exponent on; the last one stays. */
const HOURS: readonly (readonly [from: number, hour: Hour])[] = [
  [0, DAWN],
  [5, EARLY],
  [6, MORNING],
  [7, NOON],
  [8, GOLD],
  [9, LATE],
  [10, SUNSET],
  [11, NIGHT],
  [12, SECOND_DAWN],
  [13, GREEN_DAY],
  [14, AURORA],
  [15, FEAST],
];

/** By the highest exponent so far. */
export function hourOf(top: number): { readonly hour: Hour; readonly at: number } {
  const at = HOURS.findLastIndex(([from]) => top >= from);
  const found = HOURS[at];
  if (!found) throw new Error(`hours: no hour for ${top}`);
  return { hour: found[1], at };
}
