import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PortalConfig } from '@playgrove/site-config/config';
import { ROOT } from '../root.ts';

/** The repository's own settings. In a separate file, so that tests which need only these load no part of the portal. */
export async function readPortalConfig(): Promise<PortalConfig> {
  const file = pathToFileURL(join(ROOT, 'portal.config.ts')).href;
  const module = (await import(file)) as { readonly default: PortalConfig };
  return module.default;
}
