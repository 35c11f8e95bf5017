import type { PortalConfig } from '@playgrove/site-config/config';
import { roleOf } from '@playgrove/third-party/server';
import { contentPolicy, inlineHashes, pageKind } from '../../apps/server/src/site/policy.ts';

/** Right behind it: a policy governs what comes after. */
const FIRST = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * A page with its policy in itself, for hosts that can send no header of their own. Who may frame a
 * page cannot be said there, only in a header.
 */
export function withPolicy(path: string, html: string, config: PortalConfig): string {
  const isCage = roleOf(path, () => html) === 'page';
  const policy = contentPolicy(pageKind(path, isCage), inlineHashes(html), config)
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  if (!FIRST.test(html)) throw new Error('A page says no charset, so its policy has no place.');
  return html.replace(FIRST, (charset) => charset + meta);
}
