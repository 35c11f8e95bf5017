import { maybeYouLike, withFigures } from '@playgrove/catalogue';
import { BASE } from '../data/base.ts';
import type { HomeData } from '../data/home-data.ts';
import { readMore } from '../data/read.ts';
import type { GameSummary } from '../data/game-summary.ts';
import type { Site } from '../data/site.ts';
import { fetchFile } from './files.ts';

/**
 * A new sample of the whole catalog. A large one is shuffled into `/data/draw/{n}.json`, and one of
 * these is taken at random; if that cannot be loaded the page's pool must do.
 */
export async function sampleGames(
  site: Site,
  homeData: HomeData,
  options: NonNullable<Parameters<typeof maybeYouLike>[2]> = {},
): Promise<GameSummary[]> {
  let { pool } = homeData;
  if (site.samplePages > 0) {
    const page = 1 + Math.floor(Math.random() * site.samplePages);
    const file = await fetchFile(`${BASE}data/draw/${page}.json`)
      .then(readMore)
      .catch(() => undefined);
    if (file) pool = file.games;
  }
  return maybeYouLike(withFigures(pool, homeData.figures), Math.random, options);
}
