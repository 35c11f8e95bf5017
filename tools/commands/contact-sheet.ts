import { mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launch } from '../browser.ts';
import { openCache } from '../cache.ts';
import { ROOT } from '../root.ts';
import { drawCards } from '../cards/cards.ts';
import { gameSlugs } from '../catalogue.ts';
import { arrive, pass, setHand } from '../play/page.ts';
import { serveDriven, type DrivenSite } from '../play/site.ts';
import { openIcons } from '../sprites/icons.ts';

const USAGE = `Usage: npm run contact-sheet -- [--out file.jpg] [slug ...]
  Every game, or those named: its card, and its start, mid-play and results at phone and desktop size.
  --out   where the picture goes (default build/contact-sheet.jpg)`;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Height of one row's pictures, in pixels. */
const ROW = 400;
const GAP = 12;
/** Frames of a sixtieth of a second until the middle of a game, and the limit until its end. */
const MIDDLE = 20 * 60;
const END = 4 * 60 * 60;
/** How many games to start until one comes to an end. */
const DEALS = 6;
/** Outside of pictures, only one of this many frames is drawn. */
const UNSEEN = 30;
/** The player up to the middle. */
const SKILLED = { skill: 0.7, playing: true, drawn: UNSEEN };

type Shots = { readonly start: Buffer; readonly middle: Buffer; readonly results: Buffer };

/**
 * Inspects a game's page on one screen, from its start on.
 * @throws the page's error
 */
async function visit<T>(
  browser: Browser,
  site: DrivenSite,
  slug: string,
  screen: typeof PHONE,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: screen, hasTouch: screen === PHONE });
  try {
    const page = await context.newPage();
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(error.message));
    await arrive(page, site.address(slug));
    await pass(page, 40);
    const seen = await look(page);
    if (trouble.length > 0) throw new Error(`${slug}: ${trouble[0]}`);
    return seen;
  } finally {
    await context.close();
  }
}

/** Plays one game with its bot on one screen. */
async function shoot(
  browser: Browser,
  site: DrivenSite,
  slug: string,
  screen: typeof PHONE,
): Promise<Shots> {
  const middleAt = await visit(browser, site, slug, screen, middleOf);
  const shots = await visit(browser, site, slug, screen, async (page) => {
    const start = await page.screenshot();
    await setHand(page, SKILLED);
    await pass(page, middleAt, { untilDialog: true });
    await setHand(page, { drawn: 1 });
    await pass(page, 12);
    const middle = await page.screenshot();
    // A weak player also reaches the end of an endless game.
    await setHand(page, { skill: 0, every: 6, drawn: UNSEEN });
    return { start, middle, results: await resultsOf(page) };
  });
  // If the weak player got stuck, a good one restarts with another deal.
  let { results } = shots;
  for (let deal = 0; deal < DEALS && !results; deal += 1) {
    results = await visit(browser, site, slug, screen, async (page) => {
      await setHand(page, SKILLED);
      return resultsOf(page);
    });
  }
  if (!results) throw new Error(`${slug}: the bot never finished in ${DEALS + 1} games`);
  return { ...shots, results };
}

/**
 * Plays to the end, and waits until the sheet shows its stars.
 * @returns undefined if there is no end
 */
async function resultsOf(page: Page): Promise<Buffer | undefined> {
  if ((await pass(page, END, { untilDialog: true })) >= END) return undefined;
  await setHand(page, { drawn: 1 });
  await pass(page, 90);
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
  return page.screenshot();
}

/** Frames until the middle of the action: in a short game, half of its length. */
async function middleOf(page: Page): Promise<number> {
  await setHand(page, SKILLED);
  const lasts = await pass(page, 2 * MIDDLE, { untilDialog: true });
  return Math.min(MIDDLE, Math.floor(lasts / 2));
}

/** One game's row: name, card, three phone pictures, three desktop pictures. */
async function rowOf(slug: string, card: Buffer, phone: Shots, desktop: Shots): Promise<Buffer> {
  const pictures = [card, ...Object.values(phone), ...Object.values(desktop)];
  const sized = await Promise.all(
    pictures.map((picture) => sharp(picture).resize({ height: ROW }).png().toBuffer()),
  );
  let left = GAP;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  for (const input of sized) {
    placed.push({ input, left, top: 40 });
    left += ((await sharp(input).metadata()).width ?? 0) + GAP;
  }
  const name = `<svg width="900" height="40"><text x="12" y="28" font-family="sans-serif" font-size="22" fill="#fff">${slug}</text></svg>`;
  return sharp({
    create: { width: left, height: ROW + 40 + GAP, channels: 3, background: '#2b1b4d' },
  })
    .composite([...placed, { input: Buffer.from(name), left: 0, top: 0 }])
    .png()
    .toBuffer();
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: join(ROOT, 'build/contact-sheet.jpg') },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const games = join(ROOT, 'games');
  const known = gameSlugs(games);
  const unknown = positionals.filter((slug) => !known.includes(slug));
  if (unknown.length > 0) throw new Error(`No game named ${unknown.join(', ')}.\n\n${USAGE}`);
  const slugs = positionals.length > 0 ? positionals : known;
  const cache = openCache();
  const load = (file: string): Promise<unknown> => import(file);
  const cards = await drawCards(games, load, openIcons(cache), cache);
  const site = await serveDriven(slugs);
  const browser = await launch();
  const solidBrowser = slugs.some((slug) => site.isSolid(slug))
    ? await launch({ webgl: true })
    : undefined;
  const rows: Buffer[] = [];
  try {
    for (const slug of slugs) {
      process.stdout.write(`  ${slug}\n`);
      const card = cards.get(slug)?.files.get('.jpg');
      if (!card) throw new Error(`${slug} has no card picture`);
      const used = (site.isSolid(slug) ? solidBrowser : undefined) ?? browser;
      const phone = await shoot(used, site, slug, PHONE);
      const desktop = await shoot(used, site, slug, DESKTOP);
      rows.push(await rowOf(slug, card, phone, desktop));
    }
  } finally {
    await browser.close();
    await solidBrowser?.close();
    await site.close();
  }
  const sizes = await Promise.all(rows.map((row) => sharp(row).metadata()));
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = ROW + 40 + GAP;
  mkdirSync(dirname(values.out), { recursive: true });
  await sharp({
    create: { width, height: height * rows.length, channels: 3, background: '#2b1b4d' },
  })
    .composite(rows.map((input, index) => ({ input, left: 0, top: index * height })))
    .jpeg({ quality: 85 })
    .toFile(values.out);
  process.stdout.write(`Contact sheet of ${slugs.length} games: ${relative(ROOT, values.out)}\n`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
