import { isAbsolute, resolve } from 'node:path';
import type { Reason } from '@playgrove/catalogue';

/** Where and how one server runs; the portal's own configuration is apart from it. */
export type Settings = {
  readonly host: string;
  readonly port: number;
  /** The built site, absolute. */
  readonly site: string;
  /** Where counters and the spool live, absolute. */
  readonly data: string;
  /** Milliseconds between syncs of the spool to disk; 0 syncs before each answer. */
  readonly syncMs: number;
  readonly log: (typeof LOG_LEVELS)[number];
  /** How many proxies in front name the visitor's address in `X-Forwarded-For`. */
  readonly proxies: number;
};

export type SettingsResult =
  | { readonly ok: true; readonly value: Settings }
  | { readonly ok: false; readonly error: readonly Reason[] };

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/**
 * Reads the settings from environment variables; a variable that is unset or empty takes its default.
 * @param folder what relative folders are relative to
 * @returns the settings, or every variable that is wrong and why
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): SettingsResult {
  const error: Reason[] = [];
  const given = (name: string, usual: string) => (env[name] ?? '').trim() || usual;
  const whole = (name: string, usual: number, least: number, most: number) => {
    const text = given(name, String(usual));
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    const reason = `must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`;
    error.push({ field: name, reason });
    return usual;
  };
  const folderOf = (name: string, usual: string) => {
    const path = given(name, usual);
    return isAbsolute(path) ? path : resolve(folder, path);
  };
  const host = given('HOST', '127.0.0.1');
  if (!/^[A-Za-z0-9.:_-]+$/.test(host)) {
    error.push({
      field: 'HOST',
      reason: `must be an address or a name, not ${JSON.stringify(host)}`,
    });
  }
  const level = given('LOG_LEVEL', 'warn');
  const log = LOG_LEVELS.find((name) => name === level);
  if (log === undefined) {
    const reason = `must be one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(level)}`;
    error.push({ field: 'LOG_LEVEL', reason });
  }
  const value: Settings = {
    host,
    port: whole('PORT', 8080, 0, 65_535),
    site: folderOf('SITE_DIR', 'dist'),
    data: folderOf('DATA_DIR', 'data'),
    syncMs: whole('SPOOL_SYNC_MS', 200, 0, 10_000),
    log: log ?? 'warn',
    proxies: whole('TRUSTED_PROXIES', 0, 0, 10),
  };
  return error.length > 0 ? { ok: false, error } : { ok: true, value };
}
