import type { WrittenNumber } from '@playgrove/language/message-format';

const UNITS: Readonly<Record<string, number>> = { K: 1000, M: 1_000_000 };

/** A play count as a card shows it (`57`, `120+`, `1.2K+`), with the number that chooses its form. */
export function playsText(text: string): WrittenNumber {
  const [, digits, unit = ''] = /^([\d.]+)([KM]?)/.exec(text) ?? [];
  return { number: Number(digits) * (UNITS[unit] ?? 1), text };
}
