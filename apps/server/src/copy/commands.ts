import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import { lockFolder } from '../statistics/lock.ts';
import type { Database } from '../store/database.ts';
import { openDatabase, sqliteFile } from '../store/open.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { readBackup, writeBackup } from './backup.ts';
import { copyStore, type Copied } from './stores.ts';

/** What a command is told: where the store is, its own words, and where words come from. */
export type Told = {
  readonly settings: Pick<Settings, 'data'> & { readonly storeUrl?: string };
  readonly args: readonly string[];
  /** The folder that file names are relative to. */
  readonly folder: string;
};

/** Something to say to who gave the command, as lines. */
type Said = Promise<string>;

/** `npm run backup -- <file>` */
export async function backup({ settings, args, folder }: Told): Said {
  const [name, ...more] = args;
  if (name === undefined || name.startsWith('-') || more.length > 0) {
    throw new Error('Usage: npm run backup -- <file>');
  }
  if (settings.storeUrl === undefined) needStore(settings.data);
  const db = openDatabase(settings);
  try {
    const file = resolve(folder, name);
    const copied = await writeBackup(db, file);
    return `${file} holds what ${db.name} held:\n${listOf(copied)}`;
  } finally {
    await db.close();
  }
}

/** `npm run restore -- <file> [--replace]` */
export async function restore({ settings, args, folder }: Told): Said {
  const { names, replace } = split(args);
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) {
    throw new Error('Usage: npm run restore -- <file> [--replace]');
  }
  const unlock = settings.storeUrl === undefined ? lockFolder(settings.data) : undefined;
  const file = sqliteFile(settings.data);
  const made = settings.storeUrl === undefined && !existsSync(file);
  try {
    const db = openDatabase(settings);
    try {
      await needNobody(db);
      const copied = await readBackup(resolve(folder, name), db, replace);
      return `${db.name} holds what ${name} held, compared row by row:\n${listOf(copied)}`;
    } finally {
      await db.close();
    }
  } catch (error) {
    if (made) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
    throw error;
  } finally {
    unlock?.();
  }
}

/** `STORE_URL=… npm run migrate-store [-- --replace]`: from SQLite in the data folder to PostgreSQL. */
export async function migrateStore({ settings, args }: Told): Said {
  const { names, replace } = split(args);
  if (names.length > 0) throw new Error('Usage: npm run migrate-store [-- --replace]');
  if (settings.storeUrl === undefined) {
    throw new Error(
      'STORE_URL says where to: set it to postgres://user:password@host:port/database.',
    );
  }
  needStore(settings.data);
  const unlock = lockFolder(settings.data);
  const from = openSqlite(sqliteFile(settings.data));
  const to = openPostgres(settings.storeUrl);
  try {
    await needNobody(to);
    const copied = await copyStore(from, to, replace);
    return `${to.name} holds what ${from.name} holds, compared row by row:\n${listOf(copied)}`;
  } finally {
    await from.close();
    await to.close();
    unlock();
  }
}

function split(args: readonly string[]) {
  const unknown = args.find((one) => one.startsWith('-') && one !== '--replace');
  if (unknown !== undefined) throw new Error(`${unknown} is not known; there is --replace.`);
  return {
    names: args.filter((one) => one !== '--replace'),
    replace: args.includes('--replace'),
  };
}

function needStore(data: string): void {
  const file = sqliteFile(data);
  if (existsSync(file)) return;
  throw new Error(
    `There is no store: ${file} is not there. DATA_DIR or STORE_URL says where it is.`,
  );
}

async function needNobody(db: Database): Promise<void> {
  const others = await db.others();
  if (others === 0) return;
  throw new Error(`${others} servers use ${db.name}: stop them first.`);
}

/** One line a table that holds something. */
function listOf(copied: Copied): string {
  const lines = Object.entries(copied)
    .filter(([, { rows }]) => rows > 0)
    .map(([table, { rows, sums }]) => {
      const words = Object.entries(sums).map(([name, sum]) => `${name} ${sum}`);
      return `  ${table}: ${[`${rows} rows`, ...words].join(', ')}`;
    });
  return lines.length > 0 ? lines.join('\n') : '  nothing';
}
