import { packLink, unpackSaves } from '../../services/saves/link.ts';
import { qrCode, type QrCode } from '../../services/qr-code.ts';
import { readSaves } from '../../services/saves/saves.ts';

export { unpackSaves };

/** A code, and what is behind it. */
export type Code = QrCode & {
  /** Games that it carries, and games that it has no room for. */
  readonly games: number;
  readonly left: number;
  /** What it says. */
  readonly link: string;
};

/** A code with the progress on this device; undefined if there is none. */
export async function makeCode(storage: Storage, site: string): Promise<Code | undefined> {
  const packed = await packLink(readSaves(storage), site);
  if (!packed) return undefined;
  return { ...packed, ...qrCode(packed.link) };
}
