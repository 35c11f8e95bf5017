/**
 * Chips of the score strip by what they count. Each is named by the message `chip.<its name>`; if
 * the game calls it something else, `label` names that message.
 *
 * ```ts
 * import * as chips from '@playgrove/kit/draw/chips';
 *
 * chips: ({ hearts, ticks, coins }) => [
 *   chips.hearts(hearts),                                // chip.hearts, a warning at the last one
 *   chips.clock(ticks / 60, { warn: 10 }),               // 0:42
 *   chips.coins(coins, { label: 'chip.pearls' }),
 * ],
 * ```
 */
import type { Chip } from '@playgrove/kit/runtime';

type Options = {
  /** A message key, and the chip's id. */
  readonly label?: string;
  /** Warns at this number and below. */
  readonly warn?: number;
};

const chip = (
  name: string,
  icon: NonNullable<Chip['icon']>,
  text: string,
  tone: NonNullable<Chip['tone']>,
  label = `chip.${name}`,
): Chip => ({ id: label, label, text, icon, tone });

const toneAt = (count: number, warn: number): 'warn' | 'plain' =>
  count <= warn ? 'warn' : 'plain';

/** Lives. Warns at the last one. */
export const hearts = (count: number, { label, warn = 1 }: Options = {}): Chip =>
  chip('hearts', 'heart', String(count), toneAt(count, warn), label);

/** What is left of moves, shown as `23 left`. Warns at the last three. */
export const left = (count: number, { label, warn = 3 }: Options = {}): Chip =>
  chip('left', 'move', String(count), toneAt(count, warn), label);

/** Minutes and seconds, `1:05`. */
export function clock(seconds: number, { label, warn = -1 }: Options = {}): Chip {
  const whole = Math.max(0, Math.ceil(seconds));
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return chip('clock', 'clock', text, toneAt(whole, warn), label);
}

/** Money. */
export const coins = (count: number, { label, warn = -1 }: Options = {}): Chip =>
  chip('coins', 'coin', String(count), toneAt(count, warn), label);

/** A row without a mistake. */
export const streak = (count: number, { label }: Pick<Options, 'label'> = {}): Chip =>
  chip('streak', 'flame', String(count), 'good', label);

/** What a rating still takes. */
export const stars = (count: number, { label, warn = -1 }: Options = {}): Chip =>
  chip('stars', 'star', String(count), toneAt(count, warn), label);

/** Part of a goal, `2/3`; good once all is done. */
export const goal = (now: number, of: number, { label }: Pick<Options, 'label'> = {}): Chip =>
  chip('goal', 'target', `${Math.min(now, of)}/${of}`, now >= of ? 'good' : 'plain', label);
