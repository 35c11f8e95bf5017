import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { commandLine } from '../base/command.ts';
import type { Settings } from '../settings/settings.ts';
import { Unreachable, type Database } from '../store/database.ts';
import { NewerVersion } from '../store/migrations.ts';
import { RunStore } from '../runs/run-store.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { openDatabase, requireStore, sqliteFile, type StorePlace } from '../store/open.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { readBackup, writeBackup } from './backup.ts';
import { copyStore, readKnownVersion, type Copied } from './stores.ts';

export type CommandInput = {
  readonly settings: Pick<Settings, 'data'> & { readonly storeUrl?: string };
  readonly args: readonly string[];
  /** The base of relative file names. */
  readonly folder: string;
};

/** What `checkStore` says if nothing was counted yet. */
const NO_STORE = 'There is no store yet.';

/** What a command prints. */
type CommandOutput = Promise<string>;

/** `npm run backup -- <file>` */
export async function backup({ settings, args, folder }: CommandInput): CommandOutput {
  const [name, ...more] = args;
  if (name === undefined || name.startsWith('-') || more.length > 0) {
    throw new Error(`Usage: ${commandLine('backup', '<file>')}`);
  }
  requireStore(settings);
  const db = openDatabase(settings, 'never');
  try {
    const file = resolve(folder, name);
    const copied = await writeBackup(db, file);
    return `Backed up ${db.name} to ${file}:\n${listOf(copied)}`;
  } finally {
    await db.close();
  }
}

/** `npm run restore -- <file> [--replace]` */
export async function restore({ settings, args, folder }: CommandInput): CommandOutput {
  const { names, replace } = split(args);
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) {
    throw new Error(`Usage: ${commandLine('restore', '<file>', '[--replace]')}`);
  }
  const from = resolve(folder, name);
  const unlock = settings.storeUrl === undefined ? lockFolder(settings.data) : undefined;
  try {
    const { into, copied, aside } = await restoreTo(settings, from, replace);
    const lines = [`Restored ${name} to ${into} and compared every row:`, listOf(copied)];
    if (aside !== undefined) lines.push(`The old database is in ${aside}.`);
    return lines.join('\n');
  } finally {
    unlock?.();
  }
}

type Restored = { readonly into: string; readonly copied: Copied; readonly aside?: string };

/**
 * Restores a backup. A SQLite database that is damaged or of a newer release cannot be emptied, so it
 * is renamed.
 */
async function restoreTo(place: StorePlace, from: string, replace: boolean): Promise<Restored> {
  if (place.storeUrl !== undefined) {
    const db = openDatabase(place);
    // Its newer tables would stay, and the newer release would stumble over them.
    return restoreInto(db, from, replace, async () => void (await readKnownVersion(db)));
  }
  const file = sqliteFile(place.data);
  const isNew = !existsSync(file);
  let isNewer = false;
  try {
    const db = openSqlite(file);
    return await restoreInto(db, from, replace, async () => {
      await requireIntact(db);
      await readKnownVersion(db).catch((error: unknown) => {
        isNewer = error instanceof NewerVersion;
        throw error;
      });
    });
  } catch (error) {
    if (isNew) remove(file);
    const isDamaged = error instanceof Unreachable && error.trouble === 'damaged';
    if (!isDamaged && !isNewer) throw error;
    if (!replace) {
      throw new Error(`${file} is damaged. Add --replace to set it aside and restore.`, {
        cause: error,
      });
    }
  }
  const aside = freeName(`${file}.${isNewer ? 'newer' : 'damaged'}`);
  move(file, aside);
  try {
    return { ...(await restoreInto(openSqlite(file), from, false)), aside };
  } catch (error) {
    remove(file);
    move(aside, file);
    throw error;
  }
}

async function restoreInto(
  db: Database,
  from: string,
  replace: boolean,
  check: () => Promise<void> = async () => undefined,
): Promise<Restored> {
  try {
    await requireUnused(db);
    if (replace) await check();
    return { into: db.name, copied: await readBackup(from, db, replace) };
  } finally {
    await db.close();
  }
}

/** @throws Unreachable if any page of a SQLite database is damaged */
async function requireIntact(db: Database): Promise<void> {
  const [row] = await db.transaction('snapshot', (tx) => tx.all('PRAGMA quick_check(1)'));
  if (row?.['quick_check'] === 'ok') return;
  throw new Unreachable(`${db.name} is damaged.`, { trouble: 'damaged' });
}

/** Suffixes of the files of a SQLite database. */
const ENDS = ['', '-wal', '-shm'];

function remove(file: string): void {
  for (const end of ENDS) rmSync(file + end, { force: true });
}

function move(from: string, to: string): void {
  for (const end of ENDS) if (existsSync(from + end)) renameSync(from + end, to + end);
}

/** Finds a name that no file has. */
function freeName(name: string): string {
  let free = name;
  for (let number = 2; existsSync(free); number += 1) free = `${name}-${number}`;
  return free;
}

/** `playgrove check-store` says whether this release can use the store. */
export async function checkStore({ settings }: CommandInput): CommandOutput {
  const { data, storeUrl } = settings;
  if (storeUrl === undefined && !existsSync(sqliteFile(data))) return NO_STORE;
  const db = openDatabase(settings, 'never');
  try {
    return (await readKnownVersion(db)) ? `This release can use ${db.name}.` : NO_STORE;
  } finally {
    await db.close();
  }
}

/** `STORE_URL=… npm run migrate-store -- [--replace]` moves from SQLite in the data folder to PostgreSQL. */
export async function migrateStore({ settings, args }: CommandInput): CommandOutput {
  const { names, replace } = split(args);
  if (names.length > 0) throw new Error(`Usage: ${commandLine('migrate-store', '[--replace]')}`);
  if (settings.storeUrl === undefined) {
    throw new Error(
      'Set STORE_URL to the target database: postgres://user:password@host:port/database',
    );
  }
  requireStore({ data: settings.data });
  const unlock = lockFolder(settings.data);
  const from = openSqlite(sqliteFile(settings.data), 'never');
  const to = openPostgres(settings.storeUrl);
  try {
    await requireUnused(to);
    const copied = await copyStore(from, to, replace);
    return `Copied ${from.name} to ${to.name} and compared every row:\n${listOf(copied)}`;
  } finally {
    await from.close();
    await to.close();
    unlock();
  }
}

/** `playgrove delete-run <id>` deletes a run and the entries that it proves, while the server runs. */
export async function deleteRun({ settings, args: [id, ...more] }: CommandInput): CommandOutput {
  if (id === undefined || more.length > 0) {
    throw new Error(`Usage: ${commandLine('delete-run', '<id>')}`);
  }
  requireStore(settings);
  const store = new RunStore(openDatabase(settings, 'never'), Infinity);
  try {
    const { runs, entries } = await store.deleteRun(id);
    if (runs + entries === 0) throw new Error(`There is no run ${id}.`);
    return `Deleted the run ${id} and ${entries} ${entries === 1 ? 'entry' : 'entries'} of boards.`;
  } finally {
    await store.close();
  }
}

function split(args: readonly string[]) {
  const unknown = args.find((one) => one.startsWith('-') && one !== '--replace');
  if (unknown !== undefined)
    throw new Error(`Unknown option ${unknown}. The only option is --replace.`);
  return {
    names: args.filter((one) => one !== '--replace'),
    replace: args.includes('--replace'),
  };
}

async function requireUnused(db: Database): Promise<void> {
  const others = await db.others();
  if (others === 0) return;
  const using = others === 1 ? '1 server is' : `${others} servers are`;
  throw new Error(`${using} still using ${db.name}. Stop them first.`);
}

/** One line for each table with rows. */
function listOf(copied: Copied): string {
  const lines = Object.entries(copied)
    .filter(([, { rows }]) => rows > 0)
    .map(([table, { rows, sums }]) => {
      const words = Object.entries(sums).map(([name, sum]) => `${name} ${sum}`);
      return `  ${table}: ${[`${rows} rows`, ...words].join(', ')}`;
    });
  return lines.length > 0 ? lines.join('\n') : '  nothing';
}
