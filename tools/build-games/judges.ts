import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { hashFolder, hashOf, type Cache } from '../cache.ts';
import { gameId } from '../catalogue.ts';
import { mapAtOnce } from '../parallel.ts';
import { ROOT } from '../root.ts';
import { NOT_BUILT, toolsHash } from './games.ts';
import { slimPlanck } from './planck.ts';

/**
 * Where a site keeps the rules of its games for the server, which plays runs with them. Names that
 * begin with a dot are never served.
 */
const JUDGES = '.judges';

/**
 * One file of headless rules for each game, with all they need: `.judges/<id>.<slug>.mjs`. The
 * server knows nothing of games but these.
 */
export async function buildJudges(
  games: string,
  slugs: Iterable<string>,
  cache: Cache,
): Promise<ReadonlyMap<string, Buffer>> {
  const tools = toolsHash();
  const made = await mapAtOnce(slugs, async (slug) => {
    const folder = join(games, slug);
    const key = `${hashOf(tools, slug, hashFolder(folder, NOT_BUILT))}.mjs`;
    const bytes = await cache.bytes('judges', key, () => bundleJudge(folder));
    return [`${JUDGES}/${gameId(slug)}.${slug}.mjs`, bytes] as const;
  });
  return new Map(made);
}

const ENTRY = 'virtual:judge';

/** Bundles the rules of a game with the kit's judge. @throws Error if it needs more than one file */
export async function bundleJudge(folder: string): Promise<Buffer> {
  const rules = join(folder, 'rules.ts');
  if (!existsSync(rules)) throw new Error(`${rules}: is missing`);
  const source = `import { rules } from ${JSON.stringify(rules)};
import { judgeOf } from '@playgrove/kit/session';
export const judge = judgeOf(rules);`;
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'judge-entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? source : undefined),
      },
      slimPlanck(),
    ],
    build: {
      target: 'node20',
      write: false,
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code, imports }, ...more] = output;
  if (more.length > 0 || imports.length > 0) throw new Error(`${rules}: is not one file`);
  return Buffer.from(code);
}
