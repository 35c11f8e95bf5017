import { join } from 'node:path';
import type { PortalConfig } from '@playgrove/site-config/config';
import { openCache, type Cache } from '../cache.ts';
import { ROOT } from '../root.ts';
import { PREVIEWS } from '../previews/stored.ts';
import type { BundlePortal } from './site.ts';
import { hashInputs, isBuilt, stampSite } from './stamp.ts';
import { replaceFolder } from './swap.ts';

export type BuildOptions = {
  /** Where the site goes. Default `dist`. */
  readonly out?: string;
  /** The games' folder. Default `games`. */
  readonly games?: string;
  /** The folder of third-party games; it need not exist. Default `library`. */
  readonly library?: string;
  /** The folder of clips and screenshots; whatever exists is used. Default `build/previews`. */
  readonly previews?: string;
  readonly cache?: Cache;
  /** Default: `portal.config.ts`. */
  readonly config?: PortalConfig;
  /** Whether the site may get other settings later, as in a release. */
  readonly forAnySettings?: boolean;
  /** Whether texts get packed copies. Without them it is done sooner. Default true. */
  readonly packed?: boolean;
  /** Default: the portal's own. */
  readonly portal?: BundlePortal;
  /** Takes one line of progress at a time. Default: standard output. */
  readonly log?: (line: string) => void;
};

export type BuildResult = {
  readonly out: string;
  /** Whether nothing had changed and the site existed. */
  readonly unchanged: boolean;
  /** Whether texts have their packed copies. */
  readonly packed: boolean;
  /** Slugs of the games that were built. */
  readonly built: readonly string[];
};

/** Cache entries that no build has used for ten days are deleted. */
const KEPT_MS = 10 * 24 * 60 * 60 * 1000;

/**
 * Builds the whole site. The existing one stays until the new one is complete; if nothing changed,
 * nothing is done.
 * @throws Error that says which file is wrong and why
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const { out = join(ROOT, 'dist'), games = join(ROOT, 'games') } = options;
  const { library = join(ROOT, 'library'), previews = PREVIEWS } = options;
  const { cache = openCache(), log = (line) => void process.stdout.write(`${line}\n`) } = options;
  const inputs =
    hashInputs(games, previews, library) + (options.forAnySettings ? ', for any settings' : '');
  const packed = options.packed !== false;
  const made = packed ? inputs : `${inputs}, not packed`;
  if (isBuilt(out, inputs, cache)) return { out, unchanged: true, packed: true, built: [] };
  if (isBuilt(out, made, cache)) return { out, unchanged: true, packed, built: [] };
  log('Building the site ...');
  // Imported only now: loading the build takes longer than serving an unchanged site.
  const { buildSite } = await import('./site.ts');
  let built: readonly string[] = [];
  await replaceFolder(out, async (folder) => {
    built = await buildSite(
      {
        folder,
        games,
        library,
        previews,
        cache,
        log,
        ...(options.config && { config: options.config }),
        ...(options.forAnySettings && { forAnySettings: true }),
        packed,
      },
      options.portal,
    );
  });
  stampSite(out, made, cache);
  cache.forgetUnused(new Date(Date.now() - KEPT_MS));
  return { out, unchanged: false, packed, built };
}
