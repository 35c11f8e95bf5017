import { join } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Where the store is: a PostgreSQL address, or nothing for SQLite in the data folder. */
export type StorePlace = { readonly data: string; readonly storeUrl?: string };

/** The file of the embedded store. */
export function sqliteFile(data: string): string {
  return join(data, 'counters.db');
}

export function openDatabase({ data, storeUrl }: StorePlace): Database {
  return storeUrl === undefined ? openSqlite(sqliteFile(data)) : openPostgres(storeUrl);
}
