import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCache, ROOT, type Cache } from './cache.ts';
import { PREVIEWS } from './previews/kept.ts';
import type { BuildPortal } from './site/site.ts';
import { hashInputs, isBuilt, stampSite } from './site/stamp.ts';
import { replaceFolder } from './site/swap.ts';

export type BuildOptions = {
  /** Where the site goes. Default `dist`. */
  readonly out?: string;
  /** The games' folder. Default `games`. */
  readonly games?: string;
  /** The folder of clips and stills; what is there is used. Default `build/previews`. */
  readonly previews?: string;
  readonly cache?: Cache;
  /** Default: the portal's own. */
  readonly portal?: BuildPortal;
  /** Takes one line of progress at a time. Default: standard output. */
  readonly log?: (line: string) => void;
};

export type BuildResult = {
  readonly out: string;
  /** Nothing had changed and the site was there. */
  readonly unchanged: boolean;
  /** Slugs of the games that were built anew. */
  readonly built: readonly string[];
};

/** Work that no build has asked for in ten days is not worth its space. */
const KEPT_MS = 10 * 24 * 60 * 60 * 1000;

/**
 * Builds the whole site. The one that is there stays as it is until the new one is whole; when
 * nothing changed nothing is done.
 * @throws Error that says which file is wrong and why
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const { out = join(ROOT, 'dist'), games = join(ROOT, 'games') } = options;
  const { previews = PREVIEWS } = options;
  const { cache = openCache(), log = (line) => void process.stdout.write(`${line}\n`) } = options;
  const inputs = hashInputs(games, previews);
  if (isBuilt(out, inputs, cache)) return { out, unchanged: true, built: [] };
  log('Building the site ...');
  // Only now: what builds takes longer to load than an unchanged site takes to serve.
  const { buildSite } = await import('./site/site.ts');
  let built: readonly string[] = [];
  await replaceFolder(out, async (folder) => {
    built = await buildSite({ folder, games, previews, cache, log }, options.portal);
  });
  stampSite(out, inputs, cache);
  cache.forgetUnused(new Date(Date.now() - KEPT_MS));
  return { out, unchanged: false, built };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const start = performance.now();
  try {
    const { out, unchanged } = await build();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${unchanged ? 'Unchanged' : 'Built'}: ${out} (${seconds} s)\n`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The site could not be built: ${why}\n`);
    process.exitCode = 1;
  }
}
