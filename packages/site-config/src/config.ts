import { LAUNCH_FIGURES, reasonOf, type LaunchFigures, type Reason } from '@playgrove/catalogue';
import * as v from 'valibot';

const text = (most: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
  );
const flag = v.boolean('must be true or false');
const ORIGIN = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;
const ORIGIN_WORDS = 'must be like "https://play.example", without a path';

/** A placeholder for an analytics id. */
export const PLACEHOLDER_ANALYTICS_ID = 'G-XXXXXXXXXX';

/** Whether it is the address of a page that others cannot read along. */
function isHttps(address: string): boolean {
  return /^https:\/\/[a-z0-9]\S*$/i.test(address);
}

const slugs = v.array(
  v.pipe(
    v.string('must be text'),
    v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be the name of a game’s folder, like "sunrise-sudoku"'),
  ),
  'must be a list of games',
);

const ConfigSchema = v.strictObject({
  siteName: text(40),
  /** Empty until it is decided; pages then leave out what needs it. */
  publicAddress: v.pipe(
    v.string('must be text'),
    v.check((address) => address === '' || ORIGIN.test(address), ORIGIN_WORDS),
  ),
  /** Path of the site on its host, with a slash at both ends. */
  base: v.exactOptional(
    v.pipe(
      v.string('must be text'),
      v.regex(/^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*$/, 'must be like "/" or "/games/"'),
    ),
    '/',
  ),
  /** Whether our server runs. Without it nothing is counted, and nobody can vote or report. */
  server: v.exactOptional(flag, true),
  contact: v.pipe(v.string('must be text'), v.email('must be an e-mail address')),
  /** Where security problems are reported: an e-mail address or a page; empty for no security.txt. */
  securityContact: v.exactOptional(
    v.pipe(
      v.string('must be text'),
      v.check(
        (contact) =>
          contact === '' || v.is(v.pipe(v.string(), v.email()), contact) || isHttps(contact),
        'must be an e-mail address or begin with "https://"',
      ),
    ),
    '',
  ),
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
    network: v.pipe(v.string('must be text'), v.regex(/^\d{0,20}$/, 'must be digits')),
    /** Network code of the ad exchange to ask when the network has no ad; digits. */
    exchange: v.exactOptional(
      v.pipe(v.string('must be text'), v.regex(/^\d{1,20}$/, 'must be digits')),
    ),
    /** Percent of an ad that must be in view for a second to count as shown; 10 by default. */
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
      v.string('must be text'),
      v.regex(/^G-[A-Z0-9]{4,16}$/, 'must look like "G-AB12CD34EF"'),
    ),
  }),
  statistics: flag,
  /**
   * Whether our server keeps runs that visitors share, the boards of daily challenges and circles.
   * Without our server there are none.
   */
  runs: v.exactOptional(flag, true),
  /** Language of the site, as in `<html lang>`: one that there are messages for; English by default. */
  language: v.exactOptional(
    v.pipe(
      v.string('must be text'),
      v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'must be like "en" or "pt-BR"'),
    ),
  ),
  theme: v.picklist(['system', 'light', 'dark'], 'must be "system", "light" or "dark"'),
  gamesOrigin: v.pipe(
    v.string('must be text'),
    v.check(
      // A name in the pattern's place: `{id}` may stand for a whole label of the host alone.
      (origin) => origin === '' || ORIGIN.test(origin.replace(/^(https?:\/\/)\{id\}\./, '$1id.')),
      `${ORIGIN_WORDS}, or empty for the same origin`,
    ),
  ),
  /**
   * What the catalogue's own figures do: `rank` orders lists and shows no play count, `show` shows
   * them too, `off` shows none of them. Releases before had true and false for `show` and `off`.
   */
  launchFigures: v.exactOptional(
    v.union(
      [
        v.picklist(LAUNCH_FIGURES),
        v.pipe(
          v.boolean(),
          v.transform((shown): LaunchFigures => (shown ? 'show' : 'off')),
        ),
      ],
      'must be "rank", "show" or "off"',
    ),
    'rank',
  ),
  /** What the terms and the privacy page say of who may use the site, and where. */
  legal: v.exactOptional(
    v.strictObject({
      /** Where visitors reside, as in "reside in North America". */
      residence: v.exactOptional(text(60)),
      /** The least age in years. */
      age: v.exactOptional(
        v.pipe(
          v.number('must be a number of years'),
          v.integer('must be a whole number of years'),
          v.minValue(1, 'must be from 1 to 21'),
          v.maxValue(21, 'must be from 1 to 21'),
        ),
      ),
      /** What a copy of somebody's data may cost. */
      copyFee: v.exactOptional(text(40)),
    }),
  ),
  /** Which games are shown, and where, by slug. */
  games: v.exactOptional(
    v.strictObject({
      /** They are not on the site at all. */
      hidden: v.exactOptional(slugs),
      /** They come first in Recommend, whatever their rating. */
      featured: v.exactOptional(slugs),
      /** They come first on every list, in this order; the others follow by rating. */
      order: v.exactOptional(slugs),
    }),
  ),
  /** Sites that may show our games in frames of theirs, at `/embed/`; any site if left out, none if empty. */
  embeds: v.exactOptional(
    v.array(
      v.pipe(v.string('must be text'), v.regex(ORIGIN, ORIGIN_WORDS)),
      'must be a list of sites',
    ),
  ),
  /** Hosts whose games feeds may bring; without any, every game is served from here. */
  remoteGames: v.exactOptional(
    v.array(
      v.pipe(
        v.string('must be text'),
        v.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/, 'must be like "games.example"'),
      ),
      'must be a list of hosts',
    ),
  ),
});

/** Every key of a configuration and what it may hold. */
export const CONFIG_ENTRIES = ConfigSchema.entries;

/** What operators change, in `portal.config.ts` at the root. */
export type PortalConfig = Readonly<v.InferOutput<typeof ConfigSchema>>;
/** The same as it is written: what has a default may be left out. */
export type PortalConfigInput = Readonly<v.InferInput<typeof ConfigSchema>>;

export type ConfigResult =
  | { readonly ok: true; readonly value: PortalConfig }
  | { readonly ok: false; readonly error: readonly Reason[] };

/**
 * Reads a configuration. Without a server, statistics are off. The error names every wrong key and
 * why it is wrong.
 */
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
    reasons.push({ field: 'ads.network', reason: 'is required when Google ads are on' });
  }
  if (config.gamesOrigin !== '' && config.publicAddress === '') {
    reasons.push({ field: 'publicAddress', reason: 'is required when gamesOrigin is set' });
  }
  if (hasOwnHosts(config) && isBelow(config.publicAddress, config.gamesOrigin)) {
    reasons.push({
      field: 'gamesOrigin',
      reason: 'must not be below the host of publicAddress, whose cookies games could set',
    });
  }
  if (reasons.length > 0) return { ok: false, error: reasons };
  return {
    ok: true,
    value: {
      ...config,
      statistics: config.statistics && config.server,
      runs: config.runs && config.server,
    },
  };
}

/** Whether each game has its own host. */
export function hasOwnHosts({ gamesOrigin }: Pick<PortalConfig, 'gamesOrigin'>): boolean {
  return gamesOrigin.includes('{id}');
}

/** Whether any other site may show our games. */
export function isEmbeddable({ embeds }: Pick<PortalConfig, 'embeds'>): boolean {
  return embeds === undefined || embeds.length > 0;
}

/** Whether runs, boards and circles are stored: our server does that. */
export function keepsRuns({ runs, server }: Pick<PortalConfig, 'runs' | 'server'>): boolean {
  return runs && server;
}

function isBelow(portal: string, games: string): boolean {
  const bare = (address: string): string =>
    address.replace(/^https?:\/\//, '').replace(/:\d+$/, '');
  return bare(games).endsWith(`.${bare(portal)}`);
}

/**
 * Checks a configuration where it is written.
 * @throws Error naming every wrong key and why it is wrong
 */
export function defineConfig(config: PortalConfigInput): PortalConfig {
  const read = readConfig(config);
  if (read.ok) return read.value;
  const lines = read.error.map(({ field, reason }) => `  ${field}: ${reason}`);
  throw new Error(`portal.config.ts has errors:\n${lines.join('\n')}`);
}
