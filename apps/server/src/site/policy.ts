import { createHash } from 'node:crypto';
import type { PortalConfig } from '@playgrove/site-config/config';
import { gamesSource } from './hosts.ts';

export type Policy = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Matches elements whose quoted attributes may contain `>`. */
const ELEMENT = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;
const DATA_TYPE = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)/i;

/** Content Security Policy sources (`'sha256-…'`) for a page's inline scripts and style sheets. */
export function inlineHashes(html: string): Policy {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', body = ''] of html.matchAll(ELEMENT)) {
    if (body === '' || /\ssrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    // Browsers hash the parsed text, in which every line ends in a line feed.
    const text = body.replace(/\r\n?/g, '\n');
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    (name.toLowerCase() === 'script' ? scripts : styles).add(hash);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

export type PageKind = 'portal' | 'game' | 'cage' | 'embed';

const GAME_PAGE = /^\/allgame\/(?:[^/]+\/index|keep)\.html$/;
/** Pages that other sites may show. */
const EMBED = /^\/embed\//;

/** The sites that may show them, as a policy's sources. */
export function embedders({ embeds }: PortalConfig): readonly string[] {
  if (embeds === undefined) return ['*'];
  return embeds.length === 0 ? ["'none'"] : ["'self'", ...embeds];
}

/** What a page is, by its path; pages of a cage are known by what they say. */
export function pageKind(path: string, holdsCage: boolean): PageKind {
  if (holdsCage) return 'cage';
  if (EMBED.test(path)) return 'embed';
  return GAME_PAGE.test(path) ? 'game' : 'portal';
}

/**
 * The policy of one page. Scripts run only from this origin or by their hash. With third-party ads
 * or analytics on, portal pages trust other hosts over https.
 */
export function contentPolicy(kind: PageKind, inline: Policy, config: PortalConfig): string {
  const portal = kind === 'portal';
  const others = portal && thirdParties(config) ? ['https:'] : [];
  const games = config.gamesOrigin === '' ? [] : [gamesSource(config)];
  const aroundGames = ["'self'", ...(games.length > 0 ? [config.publicAddress] : [])];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...others],
    'style-src': ["'self'", ...inline.styles],
    // The first screen is markup with widths and colors in style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(portal ? games : []), ...others],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', 'data:', ...(portal ? games : [])],
    'connect-src': ["'self'", ...(portal ? games : []), ...others],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': {
      portal: ["'self'", ...games, ...others],
      cage: ["'self'", ...(config.remoteGames ?? []).map((host) => `https://${host}`)],
      embed: ["'self'"],
      game: ["'none'"],
    }[kind],
    'frame-ancestors': {
      portal: ["'none'"],
      embed: embedders(config),
      cage: aroundGames,
      game: aroundGames,
    }[kind],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    // Tags of other companies write markup in ways of their own.
    ...(portal &&
      others.length === 0 && {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['portal', 'portal-first'],
      }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every response. */
export function commonHeaders(config: PortalConfig): Readonly<Record<string, string>> {
  const apart = config.gamesOrigin !== '';
  const popups = thirdParties(config);
  return {
    // The default for everything but pages, which have their own.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'referrer-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(config),
    'cross-origin-opener-policy': popups ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': apart ? 'cross-origin' : 'same-origin',
    ...(config.publicAddress.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000' }
      : {}),
  };
}

function thirdParties(config: PortalConfig): boolean {
  return config.analytics.on || (config.ads.on && config.ads.provider === 'google');
}

/**
 * @param cage the page holds a frame without an origin, which gets a feature only if all origins may
 */
export function permissionsPolicy(config: PortalConfig, cage = false): string {
  const games = cage
    ? '*'
    : config.gamesOrigin === ''
      ? '(self)'
      : `(self "${gamesSource(config)}")`;
  const used = [
    // Games that are played by tilting the device.
    'accelerometer',
    'autoplay',
    'clipboard-write',
    'fullscreen',
    'gamepad',
    'gyroscope',
    'screen-wake-lock',
    // Same-origin frames may share anyway, and browsers without sharing warn about the name.
    ...(config.gamesOrigin === '' ? [] : ['web-share']),
  ].map((name) => `${name}=${games}`);
  const none = [
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ].map((name) => `${name}=()`);
  return [...used, ...none].join(', ');
}
