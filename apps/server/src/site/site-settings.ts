import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type PortalConfig } from '@playgrove/site-config/config';

/** The configuration that a site was made with, inside its folder and never served. */
export const SETTINGS = '.settings/portal.json';

/**
 * Reads what a site was made with.
 * @returns undefined for a site that does not say
 * @throws Error naming what cannot be used
 */
export function readSiteSettings(folder: string): PortalConfig | undefined {
  const file = join(folder, SETTINGS);
  if (!existsSync(file)) return undefined;
  const read = readConfig(JSON.parse(readFileSync(file, 'utf8')));
  if (read.ok) return read.value;
  const lines = read.error.map(({ field, reason }) => `${field} ${reason}`);
  throw new Error(`${file} cannot be used: ${lines.join('; ')}`);
}
