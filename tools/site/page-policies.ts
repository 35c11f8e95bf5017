import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalConfig } from '@playgrove/site-config/config';
import { CAGED, roleOf } from '@playgrove/third-party/server';
import { contentPolicy, inlineHashes } from '../../apps/server/src/site/policy.ts';

const GAME_PAGE = /^\/allgame\//;
/** Right behind it: a policy governs what comes after. */
const FIRST = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Writes its policy into each page, for hosts that can send no header of their own. Who may frame a
 * page cannot be said there, only in a header.
 * @returns the pages outside games, from the site's root
 */
export function writePolicies(folder: string, config: PortalConfig): readonly string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.html') && !CAGED.test(path));
  for (const path of pages) {
    const file = join(folder, path);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, withPolicy(path, html, config));
  }
  return pages.filter((path) => !GAME_PAGE.test(path));
}

export function withPolicy(path: string, html: string, config: PortalConfig): string {
  const isCage = roleOf(path, () => html) === 'page';
  const kind = isCage ? 'cage' : GAME_PAGE.test(path) ? 'game' : 'portal';
  const policy = contentPolicy(kind, inlineHashes(html), config)
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  if (!FIRST.test(html)) throw new Error('A page says no charset, so its policy has no place.');
  return html.replace(FIRST, (charset) => charset + meta);
}
