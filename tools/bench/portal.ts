import { brotliCompressSync } from 'node:zlib';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Game } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import { openCache } from '../cache.ts';
import { precompress } from '../precompress.ts';
import { answers } from './interaction-latency.ts';
import { quiet, visit } from './browse.ts';
import { buildLargeCatalogue, type LargeCatalogue } from './large-catalogue.ts';
import { lighthouseTable, runLighthouse } from './lighthouse.ts';
import { median, table, type Row } from './numbers.ts';
import { paint, sameDraw, type Paint } from './paint.ts';
import { scrollThrough, type Scrolled } from './scroll.ts';
import { staticHome, type StaticHome } from './static-baseline.ts';

export type PortalBench = {
  /** The built site; the hand-written page is added to it. */
  readonly site: string;
  /** For other catalogues. */
  readonly folder: string;
  readonly runs: number;
  readonly config: PortalConfig;
  /** Serves a folder. */
  readonly serve: (site: string) => Promise<{ readonly address: string; stop(): Promise<unknown> }>;
  readonly say: (text: string) => void;
};

const BASELINE = 'bench/home.html';
const SIZES = [100, 10_000] as const;
/** Fewer cards are not a long list. */
const LONG = 250;

/** Budgets of the portal: first paints, answers to presses, large catalogues, Lighthouse. */
export async function benchPortal(browser: Browser, bench: PortalBench): Promise<void> {
  const { site, serve, say, runs } = bench;
  const [game] = JSON.parse(readFileSync(join(site, 'data/catalogue.json'), 'utf8')) as Game[];
  if (!game) throw new Error('there is no game to look at');
  const bare = await serve(site);
  await addStaticBaseline(browser, bare.address, site).finally(() => bare.stop());
  const server = await serve(site);
  try {
    say(table('portal, first paint', await benchPaint(browser, server.address, game, runs)));
    say(table('portal, answers', await benchAnswers(browser, server.address, runs)));
    const pages = [
      { what: 'home', path: '/' },
      { what: 'category', path: `/#/category/${encodeURIComponent(game.cate ?? 'Hot')}` },
      { what: 'detail', path: `/#/detail/${game.id}` },
      { what: 'detail without its game', path: `/#/detail/${game.id}`, withoutGame: true },
      { what: 'today', path: '/#/today' },
      { what: 'play', path: `/#/game/${game.id}` },
      { what: 'privacy', path: '/#/privacy' },
    ];
    say(lighthouseTable(await runLighthouse(server.address, pages)));
  } finally {
    await server.stop();
  }
  say(table('portal, large catalogues', await benchLargeCatalogues(browser, bench)));
}

/** Writes the hand-written page with what the portal's own home shows. */
async function addStaticBaseline(browser: Browser, address: string, site: string): Promise<void> {
  const home = await visit(browser, async ({ page }): Promise<StaticHome> => {
    await page.addInitScript(sameDraw);
    await page.goto(address);
    await quiet(page);
    return page.evaluate(() => {
      const { homeData } = (
        globalThis as unknown as { hydration: { homeData: Omit<StaticHome, 'name'> } }
      ).hydration;
      const fonts = [...document.querySelectorAll('link[as="font"]')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      const [display, text] = ['display', 'text'].map((name) =>
        fonts.find((url) => url.includes(`/${name}-`)),
      );
      // Without them the hand-written page would load less than Home and look faster than it is.
      if (!display || !text) throw new Error(`Home preloads no headings or no text font: ${fonts}`);
      return {
        name: document.title,
        sections: homeData.sections,
        maybe: homeData.maybe,
        fonts: [display, text],
      };
    });
  });
  mkdirSync(join(site, 'bench'), { recursive: true });
  writeFileSync(join(site, BASELINE), staticHome(home));
  await precompress(join(site, 'bench'), openCache());
}

/**
 * The hand-written page, home and a detail page, visited in turn so that all run under the same
 * load.
 */
async function benchPaint(
  browser: Browser,
  address: string,
  game: Game,
  runs: number,
): Promise<Row[]> {
  const plain: Paint[] = [];
  const home: Paint[] = [];
  const detail: Paint[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await paint(browser, `${address}/${BASELINE}`));
    home.push(await paint(browser, `${address}/`));
    detail.push(await paint(browser, `${address}/#/detail/${game.id}`));
  }
  const lcp = (paints: readonly Paint[]): number => median(paints.map((each) => each.lcp));
  const how = `median of ${runs}, Slow 4G, CPU ÷4`;
  const bytes = await homeScripts(browser, address);
  return [
    { what: 'JS of home, brotli', value: bytes / 1024, limit: 75, unit: 'KB' },
    { what: 'LCP, hand-written page', value: lcp(plain), unit: 'ms', how },
    { what: 'LCP, home', value: lcp(home), limit: lcp(plain) * 1.1, unit: 'ms', how },
    { what: 'home ÷ hand-written', value: lcp(home) / lcp(plain), limit: 1.1, unit: '×', how },
    { what: 'LCP, detail page', value: lcp(detail), limit: lcp(home), unit: 'ms', how },
    shiftRow('home', home),
    shiftRow('detail page', detail),
    blockingRow('home', home, how),
    // A detail page preloads its game only when idle: `--games` reports those tasks.
    blockingRow('detail page', detail, how),
    { what: 'blocked beyond 50 ms, hand-written page', value: blocked(plain), unit: 'ms', how },
  ];
}

function shiftRow(what: string, paints: readonly Paint[]): Row {
  const moved = [...new Set(paints.flatMap((each) => each.moved))].join(', ');
  const value = Math.max(...paints.map((each) => each.cls));
  const how = moved === '' ? 'largest' : `largest; moved: ${moved}`;
  return { what: `layout shift, ${what}`, value, limit: 0, unit: '', how };
}

const blocked = (paints: readonly Paint[]): number => median(paints.map((each) => each.blocking));

function blockingRow(what: string, paints: readonly Paint[], how: string): Row {
  const value = blocked(paints);
  const label = `${how}, processor time`;
  return { what: `blocked beyond 50 ms, ${what}`, value, limit: 100, unit: 'ms', how: label };
}

/** Bytes of JavaScript, brotli 11, that a visit to home loads in all. */
function homeScripts(browser: Browser, address: string): Promise<number> {
  return visit(browser, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(address);
    await page.mouse.move(20, 20);
    await quiet(page);
    const bodies = await Promise.all(scripts);
    return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  });
}

async function benchAnswers(
  browser: Browser,
  address: string,
  runs: number,
  prefix = '',
): Promise<Row[]> {
  const all: Readonly<Record<string, number>>[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await answers(browser, address));
  return Object.keys(all[0] ?? {}).map((what) => ({
    what: prefix + what,
    value: median(all.map((each) => each[what] ?? Number.NaN)),
    limit: 80,
    unit: 'ms',
    how: `press to paint, slowest, processor time; median of ${runs}, CPU ÷4`,
  }));
}

/** Opening costs the same for any catalogue size; only search and lists may grow. */
async function benchLargeCatalogues(browser: Browser, bench: PortalBench): Promise<Row[]> {
  const { site, folder, runs, config, serve } = bench;
  const made = [];
  for (const count of SIZES) {
    const into = join(folder, `crowd-${count}`);
    const crowd = await buildLargeCatalogue(site, into, count, config);
    made.push({ count, ...crowd, server: await serve(into), paints: emptyPaints() });
  }
  try {
    // Not measured: the first visit after writing all these files is slow for any catalog.
    for (const { server } of made) await paint(browser, server.address);
    for (let run = 0; run < runs; run += 1) {
      for (const { games, server, paints } of made) {
        const last = games.at(-1)?.id ?? '';
        const kind = largestCategory(games);
        const at = (path: string): Promise<Paint> => paint(browser, server.address + path);
        paints.home.push(await at('/'));
        paints.detail.push(await at(`/#/detail/${last}`));
        paints.category.push(await at(`/#/category/${encodeURIComponent(kind)}`));
      }
    }
    const rows: Row[] = [];
    const [small, large] = made;
    if (!small || !large) throw new Error('two catalogues are compared');
    const how = `median of ${runs}, Slow 4G, CPU ÷4`;
    for (const { count, page } of made) {
      rows.push({
        what: `page with ${count} games`,
        value: page / 1024,
        unit: 'KB',
        how: 'brotli',
      });
    }
    for (const screen of ['home', 'detail', 'category'] as const) {
      const lcp = made.map(({ paints }) => median(paints[screen].map((each) => each.lcp)));
      const [few = Number.NaN, many = Number.NaN] = lcp;
      rows.push(
        { what: `LCP of ${screen}, ${small.count} games`, value: few, unit: 'ms', how },
        { what: `LCP of ${screen}, ${large.count} games`, value: many, unit: 'ms', how },
        {
          what: `${screen}, many ÷ few`,
          value: many / few,
          // A category's first page holds up to 60 games and may grow with the catalogue.
          ...(screen === 'category' ? {} : { limit: 1.1 }),
          unit: '×',
          how,
        },
      );
    }
    const answered = await benchAnswers(browser, large.server.address, runs, `${large.count}: `);
    return [...rows, ...answered, ...(await benchScroll(browser, large, runs))];
  } finally {
    for (const { server } of made) await server.stop();
  }
}

/** The category with the longest list. */
function largestCategory(games: readonly Pick<Game, 'cate'>[]): string {
  const sizes = new Map<string, number>();
  for (const { cate } of games) if (cate) sizes.set(cate, (sizes.get(cate) ?? 0) + 1);
  const [largest] = [...sizes].toSorted(([, a], [, b]) => b - a);
  if (!largest) throw new Error('no game of the catalogue has a category');
  return largest[0];
}

/** Scrolls through a long category, requesting more games at its end. */
async function benchScroll(
  browser: Browser,
  crowd: Pick<LargeCatalogue, 'games'> & { readonly server: { readonly address: string } },
  runs: number,
): Promise<Row[]> {
  const kind = largestCategory(crowd.games);
  const url = `${crowd.server.address}/#/category/${encodeURIComponent(kind)}`;
  const all: Scrolled[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await scrollThrough(browser, url));
  const cards = Math.min(...all.map((each) => each.cards));
  if (cards < LONG) throw new Error(`the list that is scrolled holds only ${cards} cards`);
  const how = `${cards} cards, processor time; median of ${runs}, CPU ÷4`;
  const prefix = `${crowd.games.length}: scrolling a category,`;
  return [
    {
      what: `${prefix} frames beyond 50 ms`,
      value: median(all.map(({ slow }) => slow * 100)),
      limit: 5,
      unit: '%',
      how,
    },
    {
      what: `${prefix} longest task`,
      value: median(all.map(({ longest }) => longest)),
      limit: 100,
      unit: 'ms',
      how,
    },
  ];
}

const emptyPaints = (): Record<'home' | 'detail' | 'category', Paint[]> => ({
  home: [],
  detail: [],
  category: [],
});
