import * as v from 'valibot';
import { reasonOf, type Reason } from './reason.ts';

const text = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
  );
const flag = v.boolean('must be true or false');
const ORIGIN = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;
const ORIGIN_WORDS = 'must be like "https://play.example", without a path';

/** The analytics id that stands for none. */
export const PLACEHOLDER_ANALYTICS_ID = 'G-XXXXXXXXXX';

const ConfigSchema = v.strictObject({
  siteName: text(40),
  /** Empty while it is not decided: pages then say nothing that needs it. */
  publicAddress: v.pipe(
    v.string('must be a text'),
    v.check((address) => address === '' || ORIGIN.test(address), ORIGIN_WORDS),
  ),
  contact: v.pipe(v.string('must be a text'), v.email('must be an e-mail address')),
  company: text(120),
  copyrightFrom: v.pipe(
    v.number('must be a year'),
    v.integer('must be a year'),
    v.minValue(1990, 'must be 1990 or later'),
    v.maxValue(9999, 'must be a year'),
  ),
  ads: v.strictObject({
    on: flag,
    provider: v.picklist(['house', 'google'], 'must be "house" or "google"'),
    /** Ad network code of the `google` provider; digits. */
    network: v.pipe(v.string('must be a text'), v.regex(/^\d{0,20}$/, 'must be digits')),
    /** Network code of the ad exchange that is asked when the network has nothing; digits. */
    exchange: v.exactOptional(
      v.pipe(v.string('must be a text'), v.regex(/^\d{1,20}$/, 'must be digits')),
    ),
    /** Percent of an ad that must be in view for a second to count as shown; 10 unless told. */
    viewable: v.exactOptional(
      v.pipe(
        v.number('must be a number'),
        v.minValue(1, 'must be from 1 to 100'),
        v.maxValue(100, 'must be from 1 to 100'),
      ),
    ),
  }),
  analytics: v.strictObject({
    on: flag,
    id: v.pipe(
      v.string('must be a text'),
      v.regex(/^G-[A-Z0-9]{4,16}$/, 'must look like "G-AB12CD34EF"'),
    ),
  }),
  statistics: flag,
  theme: v.picklist(['system', 'light', 'dark'], 'must be "system", "light" or "dark"'),
  gamesOrigin: v.pipe(
    v.string('must be a text'),
    v.check(
      (origin) => origin === '' || ORIGIN.test(origin),
      `${ORIGIN_WORDS}, or empty for the same origin`,
    ),
  ),
  launchFigures: flag,
});

/** What one operator changes; `portal.config.ts` at the root holds it. */
export type PortalConfig = Readonly<v.InferOutput<typeof ConfigSchema>>;

export type ConfigResult =
  | { readonly ok: true; readonly value: PortalConfig }
  | { readonly ok: false; readonly error: readonly Reason[] };

/** Reads a configuration; the error names every key that is wrong and why. */
export function readConfig(raw: unknown): ConfigResult {
  const read = v.safeParse(ConfigSchema, raw);
  if (!read.success) return { ok: false, error: read.issues.map(reasonOf) };
  const config = read.output;
  const reasons: Reason[] = [];
  if (config.analytics.on && config.analytics.id === PLACEHOLDER_ANALYTICS_ID) {
    reasons.push({
      field: 'analytics.id',
      reason: 'is still the placeholder while analytics are on',
    });
  }
  if (config.ads.on && config.ads.provider === 'google' && config.ads.network === '') {
    reasons.push({ field: 'ads.network', reason: 'must be given while google ads are on' });
  }
  if (config.gamesOrigin !== '' && config.publicAddress === '') {
    reasons.push({ field: 'publicAddress', reason: 'must be given while gamesOrigin is' });
  }
  return reasons.length > 0 ? { ok: false, error: reasons } : { ok: true, value: config };
}

/**
 * Checks a configuration where it is written.
 * @throws Error naming every key that is wrong and why
 */
export function defineConfig(config: PortalConfig): PortalConfig {
  const read = readConfig(config);
  if (read.ok) return read.value;
  const lines = read.error.map(({ field, reason }) => `  ${field}: ${reason}`);
  throw new Error(`portal.config.ts cannot be used:\n${lines.join('\n')}`);
}
