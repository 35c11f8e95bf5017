import { isAbsolute, resolve } from 'node:path';
import type { Reason } from '@playgrove/catalogue';
import { brokersOf } from '../bus/brokers.ts';
import { meantName } from './misspelled.ts';
import type { Role } from '../statistics/messages.ts';
import type { RawLimits } from '../statistics/raw-log.ts';
import { addressesOf } from '../store/addresses.ts';

/** Where and how a server runs. The portal's own configuration is in `portal.config.ts`. */
export type Settings = {
  readonly host: string;
  readonly port: number;
  /** The built site, absolute. A release's start script names its own in `PLAYGROVE_SITE`. */
  readonly site: string;
  /** The folder of counters and spool, absolute. */
  readonly data: string;
  /** Milliseconds between syncs of the spool to disk; 0 syncs before each answer. */
  readonly syncMs: number;
  /** Milliseconds that a stop waits for running requests. */
  readonly stopMs: number;
  readonly log: (typeof LOG_LEVELS)[number];
  /** Number of proxies in front that add to `X-Forwarded-For`. */
  readonly proxies: number;
  readonly role: Role;
  /** The address of a PostgreSQL store, which contains a password; undefined for SQLite. */
  readonly storeUrl?: string;
  /** Limits of the raw log; undefined if single events are not logged. */
  readonly raw?: RawLimits;
  /** Bytes that all stored runs may take. */
  readonly runBytes: number;
  /** The token for insights and metrics from elsewhere; without it, only this machine sees them. */
  readonly operatorToken?: string;
  /** NATS brokers between intake and counting; the address may contain a password. */
  readonly bus?: { readonly url: string; readonly replicas: number };
};

export type SettingsResult =
  | { readonly ok: true; readonly value: Settings }
  | { readonly ok: false; readonly error: readonly Reason[] };

/** Every variable that the server and its commands read. */
const NAMES = [
  'HOST',
  'PORT',
  'SITE_DIR',
  'DATA_DIR',
  'TRUSTED_PROXIES',
  'SPOOL_SYNC_MS',
  'STOP_MS',
  'LOG_LEVEL',
  'STORE_URL',
  'BUS_URL',
  'BUS_REPLICAS',
  'RAW_LOG_DAYS',
  'RAW_LOG_MB',
  'RUNS_MB',
  'OPERATOR_TOKEN',
  'INSIGHTS_PORT',
  'ROLE',
  'PORTAL_ENV',
  'SETTINGS_FILE',
] as const;
type Name = (typeof NAMES)[number];

const ROLES: readonly Role[] = ['all', 'intake', 'consumer'];
const TOKEN = /^[A-Za-z0-9_-]{32,200}$/;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/**
 * Reads the settings from environment variables. Unset and empty variables take their defaults. A
 * variable with almost the name of a setting is an error, because it would have no effect.
 * @param folder the base of relative folders
 * @returns the settings, or every wrong variable and why
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): SettingsResult {
  const error: Reason[] = [];
  for (const [name, text] of Object.entries(env)) {
    const meant = text ? meantName(name, NAMES) : undefined;
    if (meant !== undefined) {
      error.push({ field: name, reason: `is not a setting; did you mean ${meant}?` });
    }
  }
  const given = (name: Name, usual: string) => (env[name] ?? '').trim() || usual;
  const whole = (name: Name, usual: number, least: number, most: number) => {
    const text = given(name, String(usual));
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    const reason = `must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`;
    error.push({ field: name, reason });
    return usual;
  };
  const folderOf = (name: Name, usual: string) => {
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
  const oneOf = <T extends string>(name: Name, of: readonly T[], usual: T): T => {
    const text = given(name, usual);
    const found = of.find((one) => one === text);
    if (found !== undefined) return found;
    error.push({
      field: name,
      reason: `must be one of ${of.join(', ')}, not ${JSON.stringify(text)}`,
    });
    return usual;
  };
  /** Never quotes the value, which may contain a password. */
  const secretOf = (name: Name, check: (text: string) => unknown): string | undefined => {
    const text = given(name, '');
    if (text === '') return undefined;
    try {
      check(text);
      return text;
    } catch (wrong) {
      error.push({ field: name, reason: wrong instanceof Error ? wrong.message : String(wrong) });
      return undefined;
    }
  };
  const storeUrl = secretOf('STORE_URL', addressesOf);
  const busUrl = secretOf('BUS_URL', brokersOf);
  const replicas = whole('BUS_REPLICAS', (busUrl?.split(',').length ?? 1) >= 3 ? 3 : 1, 1, 5);
  const role = oneOf('ROLE', ROLES, 'all');
  const needs = (name: Name, why: string) => {
    if (given(name, '') === '') error.push({ field: name, reason: why });
  };
  if (busUrl !== undefined) needs('STORE_URL', 'is needed with BUS_URL: nodes share one store');
  if (role !== 'all')
    needs('BUS_URL', `is needed with ROLE=${role}: it is how nodes reach each other`);
  const operatorToken = secretOf('OPERATOR_TOKEN', (token) => {
    if (TOKEN.test(token)) return;
    throw new Error('must be 32 to 200 letters, digits, - or _: openssl rand -hex 32 makes one');
  });
  const rawDays = whole('RAW_LOG_DAYS', 0, 0, 30);
  const rawMegabytes = whole('RAW_LOG_MB', 1024, 1, 1_000_000);
  const value: Settings = {
    host,
    port: whole('PORT', 8080, 0, 65_535),
    site: folderOf('SITE_DIR', env['PLAYGROVE_SITE'] || 'dist'),
    data: folderOf('DATA_DIR', 'data'),
    syncMs: whole('SPOOL_SYNC_MS', 200, 0, 10_000),
    stopMs: whole('STOP_MS', 10_000, 0, 30_000),
    log: oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    proxies: whole('TRUSTED_PROXIES', 0, 0, 10),
    role,
    runBytes: whole('RUNS_MB', 2048, 1, 1_000_000) * 1024 * 1024,
    ...(storeUrl === undefined ? {} : { storeUrl }),
    ...(rawDays === 0 ? {} : { raw: { days: rawDays, bytes: rawMegabytes * 1024 * 1024 } }),
    ...(operatorToken === undefined ? {} : { operatorToken }),
    ...(busUrl === undefined ? {} : { bus: { url: busUrl, replicas } }),
  };
  return error.length > 0 ? { ok: false, error } : { ok: true, value };
}
