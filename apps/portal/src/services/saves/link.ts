import { packText, unpackText } from '@playgrove/protocol/packed-text';
import { writeSaveFile, type Saves } from '../../data/saves/file.ts';
import { compactSaves } from '../../data/saves/compact.ts';

/** Characters of a link that phones read from a screen without trouble, as a code. */
const MAX_CHARACTERS = 1400;
/** A link that unpacks to more than this is not from here. */
const MAX_UNPACKED = 200_000;

export type PackedLink = {
  readonly link: string;
  readonly games: number;
  /** Games that had no room. */
  readonly left: number;
};

/**
 * A link that carries what matters most: streaks, stars and best scores, of as many games as fit.
 * @returns undefined if there is nothing to carry
 */
export async function packLink(saves: Saves, site: string): Promise<PackedLink | undefined> {
  const { first, games } = compactSaves(saves);
  if (first.length + games.length === 0) return undefined;
  for (let count = games.length; count >= 0; count -= 1) {
    const carried = new Map([...first, ...games.slice(0, count).flat()]);
    const text = await packText(writeSaveFile(carried, ''));
    const link = `${site}#/me?take=${text}`;
    if (link.length <= MAX_CHARACTERS || count === 0) {
      return { link, games: count, left: games.length - count };
    }
  }
  return undefined;
}

/** The file that a link carries; a text that cannot be read as one if the link is damaged. */
export async function unpackSaves(text: string): Promise<string> {
  return (await unpackText(text, MAX_UNPACKED)) ?? '?';
}
