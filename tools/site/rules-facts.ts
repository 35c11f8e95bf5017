import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rules } from '@playgrove/kit/contract';
import type { RulesFacts } from '../../apps/portal/make/own-games.ts';
import { hashFolder, hashOf, type Cache } from '../cache.ts';
import type { Load } from '../cards/cards.ts';

/** Fewer are ways to play, as Easy and Hard. */
const FEWEST_LEVELS = 10;

/**
 * What the rules of each game say about it, by slug; nothing for games without rules here.
 * @param slugs of the games in the folder
 */
export async function readRulesFacts(
  games: string,
  slugs: Iterable<string>,
  load: Load,
  cache: Cache,
): Promise<ReadonlyMap<string, RulesFacts>> {
  const facts = new Map<string, RulesFacts>();
  for (const slug of slugs) {
    const folder = join(games, slug);
    const file = join(folder, 'rules.ts');
    if (!existsSync(file)) continue;
    const key = `${hashOf('rules 1', hashFolder(folder, /\.test\.ts$/))}.json`;
    const bytes = await cache.bytes('rules', key, async () =>
      Buffer.from(JSON.stringify(factsOf(((await load(file)) as { readonly rules: Rules }).rules))),
    );
    facts.set(slug, JSON.parse(bytes.toString()) as RulesFacts);
  }
  return facts;
}

function factsOf({ levels, scoring, pace }: Rules): RulesFacts {
  const count = levels.filter(({ daily }) => !daily).length;
  return {
    ...(count >= FEWEST_LEVELS && { levels: count }),
    ...(scoring && { unit: scoring.unit }),
    ...(pace.kind === 'ticks' && { hz: pace.hz }),
  };
}
