import type { Json, Result } from '@playgrove/kit/contract';

/** A whole number that outside data holds under `key`, as params do. The error says key, value and limits. */
export function wholeField(raw: Json, key: string, least: number, most: number): Result<number> {
  const value =
    typeof raw === 'object' && raw !== null && !Array.isArray(raw)
      ? (raw as Readonly<Record<string, Json>>)[key]
      : undefined;
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? { ok: true, value }
    : { ok: false, error: `${key} is ${JSON.stringify(value ?? null)}, not ${least} to ${most}` };
}
