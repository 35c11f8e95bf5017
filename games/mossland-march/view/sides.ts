import type { Side } from '../rules/types.ts';

/** What a side looks like; each has its own shape as well as its color. */
export type Livery = {
  readonly body: string;
  readonly light: string;
  readonly deep: string;
};

const ASLEEP: Livery = { body: '#8fa276', light: '#c6d4a2', deep: '#4a5f4e' };

const LIVERIES: readonly Livery[] = [
  ASLEEP,
  { body: '#8fe04a', light: '#d6ff8f', deep: '#2f8a3c' },
  { body: '#ff6150', light: '#ffab8a', deep: '#a81f3f' },
  { body: '#a779ff', light: '#d9c2ff', deep: '#5326a8' },
  { body: '#ffc63a', light: '#fff0a0', deep: '#b8701a' },
];

export function liveryOf(side: Side): Livery {
  return LIVERIES[side] ?? ASLEEP;
}
