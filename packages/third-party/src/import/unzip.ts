import { closeSync, createWriteStream, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { open, type Entry, type ZipFile } from 'yauzl';
import { isLeftOut } from '../build/files.ts';
import { Names } from './names.ts';
import { Refusal } from './refusal.ts';
import { readNames } from './zip-names.ts';

/** Bits of the flags: locked, locked with a certificate, and a locked table of contents. */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;
const [STORED, DEFLATED] = [0, 8];
/** Kinds of files in the mode that Unix tools write, and the bit of a folder that DOS tools write. */
const [KIND, FOLDER, FILE, LINK] = [0o170000, 0o040000, 0o100000, 0o120000];
const DOS_FOLDER = 0x10;

/**
 * Unpacks a zip below a folder. The whole table of contents is read and checked before anything is
 * written.
 * @throws Refusal
 */
export async function unzip(file: string, folder: string): Promise<void> {
  const { size } = statSync(file);
  const zip = await openZip(file);
  try {
    const wanted = await filesIn(zip, size);
    if (wanted.length === 0)
      throw new Refusal('The zip is empty.', 'Zip the folder of the exported game.');
    for (const [path, entry] of wanted) {
      const to = join(folder, path);
      mkdirSync(dirname(to), { recursive: true });
      const sum = new Checksum();
      try {
        await pipeline(await openEntry(zip, entry), sum, createWriteStream(to));
      } catch (error) {
        throw damaged(error, path);
      }
      if (sum.value !== entry.crc32)
        throw damaged(new Error('its content does not match its checksum'), path);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw damaged(error);
  } finally {
    zip.close();
  }
}

type Wanted = readonly [path: string, entry: Entry];

/** @throws Refusal */
async function filesIn(zip: ZipFile, size: number): Promise<readonly Wanted[]> {
  const entries = await readEntries(zip);
  const read = await readNames(entries, (entry) => openEntry(zip, entry));
  const names = new Names();
  const found: Wanted[] = [];
  for (const [at, entry] of entries.entries()) {
    const name = read[at] ?? '';
    // Macs name the picture of a folder so.
    if (isFolder(entry, name) || name.endsWith('Icon\r')) continue;
    checkKind(entry, name);
    const path = names.check(name);
    if (path === '' || isLeftOut(path)) continue;
    names.add(entry.uncompressedSize);
    found.push([path, entry]);
  }
  names.checkRatio(size);
  return withoutFolders(found);
}

function isFolder({ externalFileAttributes: kind, uncompressedSize }: Entry, name: string) {
  if (/[/\\]$/.test(name)) return true;
  if (uncompressedSize > 0) return false;
  return ((kind >>> 16) & KIND) === FOLDER || (kind & DOS_FOLDER) !== 0;
}

/** Some tools write a folder like an empty file. @throws Refusal */
function withoutFolders(found: readonly Wanted[]): readonly Wanted[] {
  const folders = new Set(
    found.flatMap(([path]) => {
      const parts = path.split('/');
      return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
    }),
  );
  return found.filter(([path, { uncompressedSize }]) => {
    if (!folders.has(path)) return true;
    if (uncompressedSize === 0) return false;
    throw new Refusal(`"${path}" is both a file and a folder.`, 'Rename one of them.');
  });
}

function openZip(file: string): Promise<ZipFile> {
  return new Promise((settle, fail) => {
    open(file, { lazyEntries: true, autoClose: false, decodeStrings: false }, (error, zip) => {
      if (error ?? !zip) fail(otherKind(file) ?? damaged(error));
      else settle(zip);
    });
  });
}

/** What is often named `.zip` and is none, by its first bytes. */
const OTHER_KINDS = [
  ['a RAR archive', 'Rar!'],
  ['a 7z archive', '7z\u00bc\u00af\u0027\u001c'],
  ['packed with gzip', '\u001f\u008b'],
  ['packed with xz', '\u00fd7zXZ'],
  ['packed with bzip2', 'BZh'],
] as const;

function otherKind(file: string): Refusal | undefined {
  const head = Buffer.alloc(8);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, head);
  } finally {
    closeSync(opened);
  }
  const text = head.toString('latin1');
  if (/^\s*<(?:!|html)/i.test(text))
    return new Refusal(
      'The zip is damaged or no zip: it is a web page.',
      'Load the game again: a site may have sent its own page instead.',
    );
  const [kind] = OTHER_KINDS.find(([, first]) => text.startsWith(first)) ?? [];
  if (kind === undefined) return undefined;
  return new Refusal(
    `The zip is damaged or no zip: it is ${kind}.`,
    'Unpack it yourself and add the folder.',
  );
}

/** @param path of the file at fault */
function damaged(error: unknown, path?: string): Refusal {
  const why = error instanceof Error ? error.message : String(error);
  if (/multi-disk/.test(why))
    return new Refusal(
      'The zip is one part of several.',
      'Join the parts into one zip, or unpack them yourself and add the folder.',
    );
  return new Refusal(
    path === undefined
      ? `The zip is damaged or no zip: ${why}.`
      : `The zip is damaged: "${path}" cannot be unpacked: ${why}.`,
    'Load it again, or unpack it yourself and add the folder.',
  );
}

function readEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  return new Promise((settle, fail) => {
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => settle(entries));
    zip.on('error', fail);
    zip.readEntry();
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((settle, fail) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error ?? !stream) fail(error ?? new Error('no stream'));
      else settle(stream);
    });
  });
}

/** Passes bytes on and counts their CRC-32. */
class Checksum extends Transform {
  value = 0;

  override _transform(bytes: Buffer, _encoding: string, done: (error: null, out: Buffer) => void) {
    // Node has it from 20.15 on; the types of 20 do not know it.
    this.value = (crc32 as (data: Buffer, value: number) => number)(bytes, this.value);
    done(null, bytes);
  }
}

/** @throws Refusal */
function checkKind(entry: Entry, name: string): void {
  const { externalFileAttributes, generalPurposeBitFlag, compressionMethod } = entry;
  const kind = (externalFileAttributes >>> 16) & KIND;
  if (kind === LINK)
    throw new Refusal(`The file "${name}" is a link.`, 'Put the file itself into the zip.');
  if (kind !== 0 && kind !== FILE && kind !== FOLDER)
    throw new Refusal(`"${name}" is no file.`, 'Leave out devices, pipes and sockets.');
  if (generalPurposeBitFlag & ENCRYPTED)
    throw new Refusal('The zip is locked with a password.', 'Zip it again without one.');
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
    throw new Refusal(
      `"${name}" is compressed in a way that cannot be read (method ${compressionMethod}).`,
      'Zip it again with the usual method, Deflate.',
    );
}
