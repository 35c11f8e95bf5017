import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryGameOf, type LibraryFacts } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import { launch } from '../../../../../tools/browser.ts';
import { openCache } from '../../../../../tools/cache.ts';
import { gameId } from '../../../../../tools/catalogue.ts';
import { buildLibrary } from '../../build/build.ts';
import { serveFolder, type Serving } from '../../build/serving.ts';
import { playTrial } from './play.ts';
import type { TrialResult } from './verdict.ts';

/**
 * Plays one game of a library as visitors will, on the portal's play page, in a headless browser.
 * @param folder the library's
 * @param seconds how long it is played
 */
export async function runTrial(
  folder: string,
  facts: LibraryFacts,
  config: PortalConfig,
  seconds: number,
): Promise<TrialResult> {
  const site = await serveTrial(folder, [facts], config);
  try {
    const browser = await launch({ webgl: true });
    try {
      return await playTrial(browser, {
        address: site.address,
        id: gameId(facts.slug),
        seconds,
      });
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}

/** A portal with these games and no others, as the real server serves it. */
export async function serveTrial(
  folder: string,
  games: readonly LibraryFacts[],
  config: PortalConfig,
): Promise<Serving> {
  const out = mkdtempSync(join(tmpdir(), 'playgrove-trial-'));
  const close = (): void => rmSync(out, { recursive: true, force: true });
  try {
    // Everything on one address, and nothing counted or requested that is not the game's.
    const here = {
      ...config,
      base: '/',
      gamesOrigin: '',
      publicAddress: '',
      statistics: false,
      ads: { ...config.ads, on: false },
      analytics: { ...config.analytics, on: false },
    };
    const facts = new Map(games.map((one) => [one.slug, one]));
    const library = { games: [], facts, icons: {} };
    await buildLibrary({ from: folder, to: out, library, config: here, cache: openCache() });
    // Loaded only here: it brings the bundler along.
    const { buildPortal } = await import('@playgrove/portal/build');
    await buildPortal({
      outDir: out,
      config: here,
      games: games.map((one) => libraryGameOf(one, gameId(one.slug), undefined)),
      library: facts,
      icons: {},
    });
    const serving = await serveFolder(out, { config: here });
    return {
      address: serving.address,
      async close() {
        await serving.close();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
