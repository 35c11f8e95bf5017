import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { getFileNameLowLevel, type Entry } from 'yauzl';
import { Refusal } from './refusal.ts';
import { declaredIn, decodeText, isUtf8 } from '../build/text.ts';

const UTF8_NAMES = 0x800;
/** The extra field in which Info-ZIP and WinRAR repeat a name in UTF-8. */
const UNICODE_PATH = 0x7075;
/** The encodings of the systems that zip without UTF-8, by how often they are met. */
const ENCODINGS = [
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
  'ibm866',
  'windows-1251',
  'windows-1252',
  'iso-8859-2',
] as const;
const TEXT = /\.(?:x?html?|m?js|css|json|xml|txt)$/i;
/** Most bytes of a game's own text to read. */
const MAX = 16 * 1024 * 1024;

/**
 * The names of a zip's entries. Old tools write them in the encoding of their system without naming
 * it. The right one makes the names that the game's own pages and scripts use; if none does, it is
 * the one that the format prescribes, CP437.
 * @throws Refusal
 */
export async function readNames(
  entries: readonly Entry[],
  open: (entry: Entry) => Promise<Readable>,
): Promise<readonly string[]> {
  const unclear = entries.filter((entry) => known(entry) === undefined);
  const decode = unclear.length === 0 ? undefined : await decoderFor(unclear, entries, open);
  return entries.map((entry) => known(entry) ?? decode?.(entry) ?? '');
}

/** @throws Refusal */
function known(entry: Entry): string | undefined {
  const { fileNameRaw: bytes, generalPurposeBitFlag: flags, extraFields } = entry;
  const repeated = extraFields.some(({ id }) => id === UNICODE_PATH) ? standard(entry) : undefined;
  // A name that was changed later has another checksum, and then the field counts for nothing.
  if (repeated !== undefined && repeated !== standard(entry, [])) return repeated;
  // Zips from macOS hold UTF-8 names without saying so.
  if (isUtf8(bytes)) return bytes.toString('utf8');
  if (flags & UTF8_NAMES)
    throw new Refusal(
      `The file name "${bytes.toString('latin1')}" is not in UTF-8, though the zip says so.`,
      'Zip with UTF-8 names, or unpack it yourself and add the folder.',
    );
  return undefined;
}

function standard(
  { fileNameRaw, generalPurposeBitFlag: flags, extraFields }: Entry,
  fields = extraFields,
): string {
  return getFileNameLowLevel(flags, fileNameRaw, fields, true);
}

async function decoderFor(
  unclear: readonly Entry[],
  entries: readonly Entry[],
  open: (entry: Entry) => Promise<Readable>,
): Promise<(entry: Entry) => string> {
  const text = await textOf(entries, open);
  let best: (entry: Entry) => string = (entry) => standard(entry);
  let most = countNamed(text, unclear.map(best));
  for (const encoding of ENCODINGS) {
    const decoder = new TextDecoder(encoding, { fatal: true });
    const decode = ({ fileNameRaw }: Entry): string => decoder.decode(fileNameRaw);
    let named: number;
    try {
      named = countNamed(text, unclear.map(decode));
    } catch {
      // Some name means nothing in this encoding.
      continue;
    }
    if (named > most) [best, most] = [decode, named];
  }
  return best;
}

function countNamed(text: string, names: readonly string[]): number {
  return names.filter((name) => isNamedIn(text, name)).length;
}

/** Whether a text has a part of a name that plain letters cannot write. */
function isNamedIn(text: string, name: string): boolean {
  return name
    .normalize('NFC')
    .split(/[/\\]/)
    .filter((part) => /\P{ASCII}/u.test(part))
    .some((part) => text.includes(part) || text.includes(encodeURIComponent(part)));
}

/** What a game's own pages and scripts say, read as the build reads them. */
async function textOf(
  entries: readonly Entry[],
  open: (entry: Entry) => Promise<Readable>,
): Promise<string> {
  const texts: Buffer[] = [];
  let left = MAX;
  for (const entry of entries) {
    const { fileNameRaw, uncompressedSize } = entry;
    if (!TEXT.test(fileNameRaw.toString('latin1')) || uncompressedSize > left) continue;
    left -= uncompressedSize;
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of await open(entry)) chunks.push(chunk as Buffer);
    } catch {
      // One that cannot be unpacked is refused by its name later.
      continue;
    }
    texts.push(Buffer.concat(chunks));
  }
  const declared = texts.map(declaredIn).find((encoding) => encoding !== undefined);
  return texts.map((bytes) => decodeText(bytes, declared)).join('\n');
}
