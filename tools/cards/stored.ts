import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { ENDINGS, type CardFiles } from './encode.ts';

/** The encoded pictures of the games' cards, committed like their sources: encoding takes minutes. */
export const CARDS = join(ROOT, 'cards');

export type StoredCard = {
  /** What the card was drawn from, and what its picture for links was. */
  readonly made: { readonly card: string; readonly share: string };
  readonly files: CardFiles;
  /** The picture for links, a JPEG. */
  readonly share: Buffer;
};

const nameOf = (ending: string): string => `card${ending}`;
const SHARE_FILE = 'share.jpg';
const MADE = 'made.json';

/** What is stored of one game; nothing where a file is missing, as it can be drawn again. */
export function readStored(slug: string, folder: string = CARDS): StoredCard | undefined {
  const place = join(folder, slug);
  const wanted = [...ENDINGS.map(nameOf), SHARE_FILE, MADE];
  if (!wanted.every((name) => existsSync(join(place, name)))) return undefined;
  const read = (name: string): Buffer => readFileSync(join(place, name));
  return {
    made: JSON.parse(read(MADE).toString()) as StoredCard['made'],
    files: new Map(ENDINGS.map((ending) => [ending, read(nameOf(ending))])),
    share: read(SHARE_FILE),
  };
}

/** Puts one game's pictures in the place of those that were there; what they show comes last. */
export function writeStored(slug: string, card: StoredCard, folder: string = CARDS): void {
  const place = join(folder, slug);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const [ending, bytes] of card.files) writeFileSync(join(place, nameOf(ending)), bytes);
  writeFileSync(join(place, SHARE_FILE), card.share);
  writeFileSync(join(place, MADE), `${JSON.stringify(card.made, null, 2)}\n`);
}
