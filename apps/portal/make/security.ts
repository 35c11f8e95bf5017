import type { PortalConfig } from '@playgrove/site-config/config';

/** RFC 9116 wants less than a year between two looks at the file. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): where security problems are reported.
 * @param now the time of the build, in milliseconds since 1970
 * @returns undefined if the operator names no contact
 */
export function makeSecurityText(
  { securityContact: contact, publicAddress, language = 'en' }: PortalConfig,
  now: number,
): string | undefined {
  if (contact === '') return undefined;
  const expires = new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS);
  const fields = [
    ['Contact', contact.startsWith('https://') ? contact : `mailto:${contact}`],
    ['Expires', expires.toISOString().replace('.000', '')],
    ['Preferred-Languages', language === 'en' ? 'en' : `${language}, en`],
    // The file counts only at the root of its host, whatever the site's path.
    ...(publicAddress === '' ? [] : [['Canonical', `${publicAddress}/.well-known/security.txt`]]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
