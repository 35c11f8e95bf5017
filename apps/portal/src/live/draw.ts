import { maybeYouLike } from '@playgrove/catalogue';
import { readMore } from '../records/read.ts';
import type { Slim } from '../records/rows.ts';
import { unpackRows, type Deck } from '../scene.ts';
import { fetchFile } from '../services/files.ts';
import type { Site } from '../site.ts';

/**
 * A new sample of the whole catalogue. A large one lies shuffled in `/data/draw/{n}.json`, and one
 * of these is taken at random; where it cannot be fetched the page's own pool must do.
 */
export async function drawMaybe(
  site: Site,
  deck: Deck,
  options: { readonly without?: string; readonly count?: number } = {},
): Promise<Slim[]> {
  let pool = deck.pool;
  if (site.draws > 0) {
    const page = 1 + Math.floor(Math.random() * site.draws);
    const file = await fetchFile(`/data/draw/${page}.json`)
      .then(readMore)
      .catch(() => undefined);
    if (file) pool = unpackRows(file.games, site);
  }
  return maybeYouLike(pool, Math.random, options);
}
