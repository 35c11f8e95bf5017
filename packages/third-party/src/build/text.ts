import { TextDecoder } from 'node:util';

/** How far into a page its encoding may be declared. */
const HEAD = 4096;

/**
 * A text file of a game as text. Old games are written in the encodings of their time and place;
 * everything leaves here as UTF-8.
 * @param fallback the encoding when the bytes are not UTF-8 and do not say what they are
 */
export function decodeText(bytes: Uint8Array, fallback = 'windows-1252'): string {
  const marked = markOf(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoderFor(declaredIn(bytes) ?? fallback).decode(bytes);
  }
}

/** The encoding that a page declares, if it is another one than UTF-8. */
export function declaredIn(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const label = /charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1]?.toLowerCase();
  return label === undefined || label === 'utf-8' || label === 'utf8' ? undefined : label;
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function markOf([a, b, c, d]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  // Plain letters in UTF-16 without a mark.
  if (a && b === 0 && c && d === 0) return 'utf-16le';
  if (a === 0 && b && c === 0 && d) return 'utf-16be';
  return undefined;
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
