import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { gameUrl } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import type { Browser } from 'playwright-core';
import { openCache } from '../../../../tools/cache.ts';
import { gameId } from '../../../../tools/catalogue.ts';
import { buildLibrary } from '../build/build.ts';
import { readLibrary } from '../build/library.ts';
import { serveFolder } from '../build/serving.ts';
import { visit } from '../../../../tools/bench/browse.ts';
import { median, type Row } from '../../../../tools/bench/numbers.ts';

/** What the cage may weigh and cost a third-party game. */
const LIMITS = { bytes: 8 * 1024, ms: 60 } as const;

const SLUG = 'measured-game';
const PAGE =
  '<!doctype html><title>Measured</title><canvas id="c"></canvas><script src="game.js"></script>';
/** Draws, and says when what it drew can be seen. */
const SCRIPT = `document.getElementById('c').getContext('2d').fillRect(0, 0, 99, 99);
requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('drawn')));`;

/** What a third-party game pays for its cage: bytes, and time to its first frame. */
export async function benchCage(
  browser: Browser,
  config: PortalConfig,
  runs: number,
): Promise<readonly Row[]> {
  const root = mkdtempSync(join(tmpdir(), 'playgrove-cage-'));
  const put = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const facts = {
    title: 'Measured',
    tags: ['one', 'two', 'three', 'four', 'five'],
    orientation: 'any',
    page: { entry: 'index.html', files: 2, bytes: 300, license: 'MIT' },
  };
  put(`library/${SLUG}/game.json`, JSON.stringify(facts));
  for (const folder of [`library/${SLUG}/files`, 'site/plain']) {
    put(`${folder}/index.html`, PAGE);
    put(`${folder}/game.js`, SCRIPT);
  }
  put('site/index.html', '<!doctype html>');
  const here = { ...config, gamesOrigin: '', publicAddress: '' };
  const [from, to] = [join(root, 'library'), join(root, 'site')];
  const library = readLibrary(from);
  const { files, shim, page, start, style } = await buildLibrary({
    from,
    to,
    library,
    config: here,
    cache: openCache(),
  });
  const fetched = [shim, page].map((path) => files.get(path.slice(1)) ?? '');
  // These two stand in the page and are packed with it.
  const packed = [...fetched, style + start]
    .map((content) => brotliCompressSync(content).length)
    .reduce((sum, size) => sum + size, 0);
  const serving = await serveFolder(to, { config: here });
  try {
    const [plain, caged]: number[][] = [[], []];
    // In turns, so that what else the machine does meets both alike.
    for (let run = 0; run < Math.max(runs, 5); run += 1) {
      plain?.push(await drawnAfter(browser, `${serving.address}/plain/index.html`));
      caged?.push(await drawnAfter(browser, serving.address + gameUrl(gameId(SLUG))));
    }
    const cost = median(caged ?? []) - median(plain ?? []);
    return [
      {
        what: 'scripts and style around a game',
        value: packed / 1024,
        limit: LIMITS.bytes / 1024,
        unit: 'KB',
        how: 'brotli',
      },
      {
        what: 'first frame later by',
        value: cost,
        limit: LIMITS.ms,
        unit: 'ms',
        how: `caged less plain, median of ${Math.max(runs, 5)}`,
      },
    ];
  } finally {
    await serving.close();
    rmSync(root, { recursive: true, force: true });
  }
}

/** Milliseconds from opening an address until the game in it has drawn. */
function drawnAfter(browser: Browser, address: string): Promise<number> {
  return visit(browser, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' });
    const opened = await page.evaluate(() => performance.timeOrigin);
    const frame = page.frames().find((one) => one.url().includes('/files/')) ?? page.mainFrame();
    const mark = await frame.waitForFunction(() => {
      const drawn = performance.getEntriesByName('drawn')[0];
      return drawn && performance.timeOrigin + drawn.startTime;
    });
    return Number(await mark.jsonValue()) - opened;
  });
}
