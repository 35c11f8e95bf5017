import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launch } from '../browser.ts';
import { hashFolder, hashOf } from '../cache.ts';
import { ROOT } from '../root.ts';
import { gameSlugs, readCatalogue } from '../catalogue.ts';
import { serveDriven, type DrivenSite } from '../play/site.ts';
import { encodeClip, encodeStill } from '../previews/encode.ts';
import { film, takeStills } from '../previews/film.ts';
import {
  forgetGone,
  PREVIEWS,
  readPreview,
  writePreview,
  type Preview,
} from '../previews/stored.ts';

const USAGE = `Usage: npm run previews [-- [--again] [slug ...]]
  A silent clip and three stills of every game, or of those named, played by its bot. They go to
  previews/, which is committed. Games that did not change since are passed over.
  --again   make them although nothing changed`;

/** Counts up when pictures should be taken again although no game changed. */
const RECIPE = 2;
/** Nobody sees these in a game. */
const UNSEEN =
  /(?:^|\/)(?:README\.md|game\.json|golden\.txt|(?:careers|proof|visit)\.json|[^/]*\.test\.tsx?|card\.ts)$/;

const games = join(ROOT, 'games');
const keyOf = (slug: string): string =>
  hashOf(`previews ${RECIPE}`, hashFolder(join(games, slug), UNSEEN));

/** Whether what is stored of a game shows it as it is; what is broken does not. */
function isFresh(slug: string): boolean {
  try {
    return readPreview(slug)?.facts.made === keyOf(slug);
  } catch {
    return false;
  }
}

async function shoot(
  browser: Browser,
  site: DrivenSite,
  slug: string,
  facts: { readonly title: string; readonly orientation: string },
): Promise<Preview> {
  const files = new Map<string, Buffer>();
  const made = await encodeClip(browser, await film(browser, site, slug));
  files.set('clip.webm', made.bytes);
  const shots = await takeStills(browser, site, slug, facts);
  const stills = [];
  for (const [at, { picture, alt }] of shots.entries()) {
    const { bytes, width, height } = await encodeStill(picture);
    const file = `still-${at + 1}.webp`;
    files.set(file, bytes);
    stills.push({ file, width, height, alt });
  }
  const clip = { file: 'clip.webm', width: made.side, height: made.side };
  return { facts: { made: keyOf(slug), clip, stills }, files };
}

/** @returns what went wrong, by game */
async function shootAll(slugs: readonly string[]): Promise<string[]> {
  const { facts } = readCatalogue(games);
  const site = await serveDriven(slugs);
  const solid = slugs.some((slug) => site.isSolid(slug));
  const browser = await launch();
  const solidBrowser = solid ? await launch({ webgl: true }) : undefined;
  const failed: string[] = [];
  try {
    for (const slug of slugs) {
      const fact = facts.get(slug);
      if (!fact) continue;
      try {
        const used = (site.isSolid(slug) ? solidBrowser : undefined) ?? browser;
        const preview = await shoot(used, site, slug, fact);
        writePreview(slug, preview);
        const clip = preview.files.get(preview.facts.clip.file)?.length ?? 0;
        const all = [...preview.files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
        process.stdout.write(
          `  ${slug}: clip ${Math.round(clip / 1000)} KB, all ${Math.round(all / 1000)} KB\n`,
        );
      } catch (error) {
        failed.push(`${slug}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser.close();
    await solidBrowser?.close();
    await site.close();
  }
  return failed;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      again: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const known = gameSlugs(games);
  const unknown = positionals.filter((slug) => !known.includes(slug));
  if (unknown.length > 0) throw new Error(`No game named ${unknown.join(', ')}.\n\n${USAGE}`);
  const gone = forgetGone(known);
  if (gone.length > 0) process.stdout.write(`  gone: ${gone.join(', ')}\n`);
  const wanted = positionals.length > 0 ? positionals : known;
  const slugs = values.again ? wanted : wanted.filter((slug) => !isFresh(slug));
  const failed = slugs.length > 0 ? await shootAll(slugs) : [];
  process.stdout.write(
    `Previews of ${slugs.length - failed.length} games made, ${wanted.length - slugs.length} were there: ${PREVIEWS}\n`,
  );
  if (failed.length > 0) throw new Error(`Not made:\n  ${failed.join('\n  ')}`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
