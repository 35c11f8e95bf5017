import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashFolder, hashOf, type Cache } from '../cache.ts';
import type { Load } from '../cards/cards.ts';

/** Fewer are ways to play, as Easy and Hard. */
const FEWEST = 10;

type RulesModule = {
  readonly rules?: { readonly levels?: readonly { readonly daily?: boolean }[] };
};

/**
 * How many levels each game has, by slug; nothing for games without a row of them.
 * @param slugs of the games in the folder
 */
export async function countLevels(
  games: string,
  slugs: Iterable<string>,
  load: Load,
  cache: Cache,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const slug of slugs) {
    const folder = join(games, slug);
    const file = join(folder, 'rules.ts');
    if (!existsSync(file)) continue;
    const key = `${hashOf('levels 1', hashFolder(folder, /\.test\.ts$/))}.json`;
    const bytes = await cache.bytes('levels', key, async () => {
      const { rules } = (await load(file)) as RulesModule;
      return Buffer.from(String(rules?.levels?.filter(({ daily }) => !daily).length ?? 0));
    });
    const count = Number(bytes.toString());
    if (count >= FEWEST) counts.set(slug, count);
  }
  return counts;
}
