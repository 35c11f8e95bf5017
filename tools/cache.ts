import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.ts';

/** The folder of reproducible results; safe to delete at any time. */
const CACHE = join(ROOT, 'node_modules/.cache/playgrove');

/** Results by the hash of everything they were made from. */
export interface Cache {
  /** Its folder. */
  readonly folder: string;
  read(kind: string, key: string): Buffer | undefined;
  /** Where an entry lies, to be linked from elsewhere and never written to. */
  find(kind: string, key: string): string | undefined;
  write(kind: string, key: string, content: Uint8Array | string): void;
  /** The bytes of the key, created and stored if they are missing. */
  bytes(kind: string, key: string, make: () => Promise<Uint8Array>): Promise<Buffer>;
  /** Several named files under one key: all of them or none. */
  readFiles(kind: string, key: string): Map<string, Buffer> | undefined;
  writeFiles(kind: string, key: string, files: ReadonlyMap<string, Buffer>): void;
  /** Removes entries that were neither written nor read since. */
  forgetUnused(since: Date): void;
}

export function openCache(folder: string = CACHE): Cache {
  const read = (kind: string, key: string): Buffer | undefined => {
    const file = join(folder, kind, key);
    try {
      const content = readFileSync(file);
      const now = new Date();
      utimesSync(file, now, now); // so that entries in use are not stale
      return content;
    } catch {
      return undefined;
    }
  };
  const find = (kind: string, key: string): string | undefined => {
    const file = join(folder, kind, key);
    try {
      const now = new Date();
      utimesSync(file, now, now);
      return file;
    } catch {
      return undefined;
    }
  };
  const write = (kind: string, key: string, content: Uint8Array | string): void => {
    replaceFile(join(folder, kind, key), content);
  };
  return {
    folder,
    read,
    find,
    write,
    async bytes(kind, key, make) {
      const cached = read(kind, key);
      if (cached) return cached;
      const made = Buffer.from(await make());
      write(kind, key, made);
      return made;
    },
    readFiles(kind, key) {
      const cached = read(kind, `${key}.json`);
      if (!cached) return undefined;
      const list = JSON.parse(cached.toString()) as readonly (readonly [string, string])[];
      return new Map(list.map(([name, text]) => [name, Buffer.from(text, 'base64')]));
    },
    writeFiles(kind, key, files) {
      const list = [...files].map(([name, bytes]) => [name, bytes.toString('base64')]);
      write(kind, `${key}.json`, JSON.stringify(list));
    },
    forgetUnused(since) {
      const names = existsSync(folder) ? filesUnder(folder) : [];
      for (const name of names.filter((path) => path.includes('/'))) {
        const file = join(folder, name);
        if (statSync(file).mtime < since) rmSync(file, { force: true });
      }
    },
  };
}

/** Writes a temporary file, then renames it, so that nobody reads half a file. */
function replaceFile(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.part`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/** SHA-256 in hex of the parts; their boundaries matter. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/**
 * The files under a folder, as paths from it with `/`, in a fixed order. Skips what packages,
 * builds and editors create (`node_modules`, `dist`, dot folders).
 */
export function filesUnder(folder: string, skip: RegExp = /^$/): string[] {
  const found: string[] = [];
  const walk = (from: string): void => {
    for (const entry of readdirSync(join(folder, from), { withFileTypes: true })) {
      const name = from === '' ? entry.name : `${from}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!/^(?:node_modules|dist|\..*)$/.test(entry.name)) walk(name);
      } else if (!skip.test(name)) found.push(name);
    }
  };
  walk('');
  return found.sort();
}

/** A hash of names and contents of everything under a folder. */
export function hashFolder(folder: string, skip: RegExp = /^$/): string {
  const names = filesUnder(folder, skip);
  return hashOf(...names.flatMap((name) => [name, readFileSync(join(folder, name))]));
}
