import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openCache } from '../cache.ts';
import { drawCards, nameOf, sketchCards, type CardSketch, type Load } from '../cards/cards.ts';
import { drawShares, shareKey } from '../cards/share.ts';
import { CARDS, readStored, writeStored } from '../cards/stored.ts';
import { readCatalogue } from '../catalogue.ts';
import { forgetGone } from '../previews/stored.ts';
import { ROOT } from '../root.ts';
import { openIcons } from '../sprites/icons.ts';

const USAGE = `Usage: npm run cards [-- --check]
  Draws the card of every game whose stored pictures show another one. They go to cards/, which is
  committed, so that a first start need not draw them.
  --check   only names these games`;

const GAMES = join(ROOT, 'games');
const cache = openCache();
const icons = openIcons(cache);
const load: Load = (file) => import(pathToFileURL(file).href) as Promise<unknown>;
const { facts } = readCatalogue(GAMES);

function isStored(slug: string, { made }: CardSketch): boolean {
  const stored = readStored(slug);
  const title = facts.get(slug)?.title;
  if (stored?.made.card !== made || title === undefined) return false;
  return stored.made.share === shareKey(nameOf(stored.files), title);
}

/** Slugs of the games whose stored pictures show another card, or none. */
async function findStale(): Promise<string[]> {
  const sketches = await sketchCards(GAMES, load, icons);
  return [...sketches].filter(([slug, sketch]) => !isStored(slug, sketch)).map(([slug]) => slug);
}

async function store(slugs: readonly string[]): Promise<void> {
  const drawn = await drawCards(GAMES, load, icons, cache);
  const shares = await drawShares(drawn, facts, cache);
  for (const slug of slugs) {
    const [card, share] = [drawn.get(slug), shares.get(slug)];
    const title = facts.get(slug)?.title;
    if (!card || !share || title === undefined) continue;
    const made = { card: card.made, share: shareKey(card.hash, title) };
    writeStored(slug, { made, files: card.files, share: share.file[1] });
  }
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) process.stdout.write(`${USAGE}\n`);
else {
  const stale = await findStale();
  if (!values.check) {
    await store(stale);
    forgetGone([...facts.keys()], CARDS);
    process.stdout.write(`Cards of ${stale.length} games stored: ${CARDS}\n`);
  } else if (stale.length > 0) {
    const say = `Stored pictures that show another card; "npm run cards" draws them:\n`;
    process.stderr.write(`${say}${stale.map((slug) => `  cards/${slug}\n`).join('')}`);
    process.exitCode = 1;
  }
}
