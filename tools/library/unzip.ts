import { createWriteStream, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { open, type Entry, type ZipFile } from 'yauzl';
import { isLeftOut } from './files.ts';
import { Names } from './names.ts';
import { Refusal } from './refusal.ts';

const UTF8_NAMES = 0x800;
const ENCRYPTED = 0x1;
const LINK = 0o120000;
const KIND = 0o170000;

/**
 * Unpacks a zip below a folder. The whole table of contents is read and checked before anything is
 * written.
 * @throws Refusal
 */
export async function unzip(file: string, folder: string): Promise<void> {
  const { size } = statSync(file);
  const zip = await openZip(file);
  try {
    const entries = await readEntries(zip);
    const names = new Names();
    const wanted: (readonly [path: string, entry: Entry])[] = [];
    for (const entry of entries) {
      const name = nameOf(entry);
      // Macs name the picture of a folder so.
      if (name.endsWith('/') || name.endsWith('Icon\r')) continue;
      checkKind(entry, name);
      const path = names.check(name);
      if (isLeftOut(path)) continue;
      names.add(entry.uncompressedSize);
      wanted.push([path, entry]);
    }
    names.checkRatio(size);
    if (wanted.length === 0)
      throw new Refusal('The zip is empty.', 'Zip the folder of the exported game.');
    for (const [path, entry] of wanted) {
      const to = join(folder, path);
      mkdirSync(dirname(to), { recursive: true });
      await pipeline(await openEntry(zip, entry), createWriteStream(to));
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw damaged(error);
  } finally {
    zip.close();
  }
}

function openZip(file: string): Promise<ZipFile> {
  return new Promise((settle, fail) => {
    open(file, { lazyEntries: true, autoClose: false, decodeStrings: false }, (error, zip) => {
      if (error ?? !zip) fail(damaged(error));
      else settle(zip);
    });
  });
}

function damaged(error: unknown): Refusal {
  const why = error instanceof Error ? error.message : String(error);
  return new Refusal(
    `The zip is damaged or no zip: ${why}.`,
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

/** Zips from macOS hold UTF-8 names without saying so. */
function nameOf(entry: Entry): string {
  const bytes = entry.fileName as unknown as Uint8Array;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const shown = Buffer.from(bytes).toString('latin1');
    throw new Refusal(
      `The file name "${shown}" is not in UTF-8${entry.generalPurposeBitFlag & UTF8_NAMES ? ', though the zip says so' : ''}.`,
      'Zip with UTF-8 names, or unpack it yourself and add the folder.',
    );
  }
}

/** @throws Refusal */
function checkKind({ externalFileAttributes, generalPurposeBitFlag }: Entry, name: string): void {
  if (((externalFileAttributes >>> 16) & KIND) === LINK)
    throw new Refusal(`The file "${name}" is a link.`, 'Put the file itself into the zip.');
  if (generalPurposeBitFlag & ENCRYPTED)
    throw new Refusal('The zip is locked with a password.', 'Zip it again without one.');
}
