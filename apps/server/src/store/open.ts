import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, type Creation } from './sqlite.ts';

/** Where the store is: at a PostgreSQL address, or without one in SQLite in the data folder. */
export type StorePlace = { readonly data: string; readonly storeUrl?: string };

/** The file of the SQLite store. */
export function sqliteFile(data: string): string {
  return join(data, 'counters.db');
}

/** @param creation whether a missing SQLite file may be created; PostgreSQL databases never are */
export function openDatabase({ data, storeUrl }: StorePlace, creation?: Creation): Database {
  return storeUrl === undefined ? openSqlite(sqliteFile(data), creation) : openPostgres(storeUrl);
}

/** @throws Error that names the missing file if there is no SQLite store */
export function requireStore({ data, storeUrl }: StorePlace): void {
  const file = sqliteFile(data);
  if (storeUrl !== undefined || existsSync(file)) return;
  throw new Error(
    `There is no store: ${file} is missing. DATA_DIR or STORE_URL says where it is; ` +
      'PORTAL_ENV names a file that sets them.',
  );
}
