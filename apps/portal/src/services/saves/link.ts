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
    const text = await deflate(writeSaveFile(carried, ''));
    const link = `${site}#/me?take=${text}`;
    if (link.length <= MAX_CHARACTERS || count === 0) {
      return { link, games: count, left: games.length - count };
    }
  }
  return undefined;
}

/** The file that a link carries; an empty text if it carries none. */
export async function unpackSaves(text: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    let file = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      file += decoder.decode(part.value as Uint8Array, { stream: true });
      if (file.length > MAX_UNPACKED) {
        await reader.cancel();
        return '?';
      }
    }
    return file;
  } catch {
    return '?';
  }
}

async function deflate(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
