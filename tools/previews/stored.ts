import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPreviewFacts, type PreviewFacts } from '@playgrove/catalogue';
import { ROOT } from '../root.ts';

/** The recorded clips and stills of the games, committed like their sources. */
export const PREVIEWS = join(ROOT, 'previews');

export type Preview = {
  readonly facts: PreviewFacts;
  /** Every picture that the facts name. */
  readonly files: ReadonlyMap<string, Buffer>;
};

/**
 * What is stored of one game; nothing where nothing was made.
 * @throws Error naming the file that is broken and what to do
 */
export function readPreview(slug: string, folder: string = PREVIEWS): Preview | undefined {
  const file = join(folder, slug, 'facts.json');
  if (!existsSync(file)) return undefined;
  try {
    const facts = parse(readFileSync(file, 'utf8'));
    const names = [facts.clip.file, ...facts.stills.map(({ file: still }) => still)];
    const files = names.map((name) => [name, readFileSync(join(folder, slug, name))] as const);
    return { facts, files: new Map(files) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const way = `Make it again ("npm run previews -- ${slug}") or remove its folder.`;
    throw new Error(`${file}: ${why}. ${way}`, { cause: error });
  }
}

function parse(text: string): PreviewFacts {
  const read = readPreviewFacts(JSON.parse(text));
  if (read.ok) return read.value;
  throw new Error(read.error.map(({ field, reason }) => `${field} ${reason}`).join(', '));
}

/** Puts one game's pictures in the place of those that were there; the facts come last. */
export function writePreview(slug: string, preview: Preview, folder: string = PREVIEWS): void {
  const place = join(folder, slug);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const [file, bytes] of preview.files) writeFileSync(join(place, file), bytes);
  writeFileSync(join(place, 'facts.json'), `${JSON.stringify(preview.facts, null, 2)}\n`);
}

/** Removes what is stored of games that are gone. @returns their slugs */
export function forgetGone(slugs: readonly string[], folder: string = PREVIEWS): string[] {
  if (!existsSync(folder)) return [];
  const gone = readdirSync(folder).filter((slug) => !slugs.includes(slug));
  for (const slug of gone) rmSync(join(folder, slug), { recursive: true, force: true });
  return gone;
}
