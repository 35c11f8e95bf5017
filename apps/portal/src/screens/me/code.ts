import { encodeQR } from 'qr';
import { packLink, unpackSaves } from '../../services/saves/link.ts';
import { readSaves } from '../../services/saves/saves.ts';

export { unpackSaves };

/** A code as one path, in squares. */
export type Code = {
  readonly size: number;
  readonly path: string;
  /** Games that it carries, and games that it has no room for. */
  readonly games: number;
  readonly left: number;
  /** What it says. */
  readonly link: string;
};

/** Squares of quiet around a code, as its standard wants. */
const QUIET = 4;

/** A code with the progress on this device; undefined if there is none. */
export async function makeCode(storage: Storage, site: string): Promise<Code | undefined> {
  const packed = await packLink(readSaves(storage), site);
  if (!packed) return undefined;
  const squares = encodeQR(packed.link, 'raw', { ecc: 'low', border: QUIET });
  const path = squares.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { ...packed, size: squares.length, path: path.join('') };
}
