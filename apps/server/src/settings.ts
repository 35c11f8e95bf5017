import { isAbsolute, resolve } from 'node:path';
import type { Reason } from '@playgrove/catalogue';
import { brokersOf } from './bus/brokers.ts';
import type { Role } from './statistics/messages.ts';
import { addressesOf } from './store/addresses.ts';

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
  readonly role: Role;
  /** PostgreSQL instead of SQLite in the data folder; holds a password. */
  readonly storeUrl?: string;
  /** Days that single events are kept for; nothing when they are not. */
  readonly rawDays?: number;
  /** What an operator shows to see insights and metrics from elsewhere; without it, only this machine does. */
  readonly operatorToken?: string;
  /** NATS brokers between taking in and counting; the address may hold a password. */
  readonly bus?: { readonly url: string; readonly replicas: number };
};

export type SettingsResult =
  | { readonly ok: true; readonly value: Settings }
  | { readonly ok: false; readonly error: readonly Reason[] };

const ROLES: readonly Role[] = ['all', 'intake', 'consumer'];
const TOKEN = /^[A-Za-z0-9_-]{32,200}$/;
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
  const oneOf = <T extends string>(name: string, of: readonly T[], usual: T): T => {
    const text = given(name, usual);
    const found = of.find((one) => one === text);
    if (found !== undefined) return found;
    error.push({
      field: name,
      reason: `must be one of ${of.join(', ')}, not ${JSON.stringify(text)}`,
    });
    return usual;
  };
  /** Never quotes what was given: it may hold a password. */
  const secretOf = (name: string, check: (text: string) => unknown): string | undefined => {
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
  const needs = (name: string, why: string) => {
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
  const value: Settings = {
    host,
    port: whole('PORT', 8080, 0, 65_535),
    site: folderOf('SITE_DIR', 'dist'),
    data: folderOf('DATA_DIR', 'data'),
    syncMs: whole('SPOOL_SYNC_MS', 200, 0, 10_000),
    log: oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    proxies: whole('TRUSTED_PROXIES', 0, 0, 10),
    role,
    ...(storeUrl === undefined ? {} : { storeUrl }),
    ...(rawDays === 0 ? {} : { rawDays }),
    ...(operatorToken === undefined ? {} : { operatorToken }),
    ...(busUrl === undefined ? {} : { bus: { url: busUrl, replicas } }),
  };
  return error.length > 0 ? { ok: false, error } : { ok: true, value };
}
