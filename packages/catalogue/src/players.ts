const SHAPE = /^(\d+(?:\.\d+)?)([KM])\+$/;
const UNITS = { K: 1000, M: 1_000_000 } as const;

/** The least number of plays that a players text means: `749K+` → 749000. Undefined for other texts. */
export function parsePlayers(text: string): number | undefined {
  const [, digits, unit] = SHAPE.exec(text) ?? [];
  if (digits === undefined || (unit !== 'K' && unit !== 'M')) return undefined;
  return Math.round(Number(digits) * UNITS[unit]);
}

/**
 * The players text for a count, rounded down so that the `+` stays true: 1234567 → `1.2M+`,
 * 940500 → `940K+`. One decimal below ten of a unit. Undefined below a thousand.
 */
export function formatPlayers(count: number): string | undefined {
  if (!Number.isFinite(count) || count < UNITS.K) return undefined;
  const unit = count >= UNITS.M ? 'M' : 'K';
  const tenths = Math.floor(count / (UNITS[unit] / 10));
  const shown = tenths < 100 ? tenths / 10 : Math.floor(tenths / 10);
  return `${shown}${unit}+`;
}

/** A play count as cards show it: exact below a hundred (`57`), then rounded down (`120+`, `1.2K+`). */
export function formatPlays(count: number): string | undefined {
  if (!Number.isFinite(count) || count < 1) return undefined;
  if (count < 100) return String(Math.floor(count));
  return formatPlayers(count) ?? `${Math.floor(count / 10) * 10}+`;
}
