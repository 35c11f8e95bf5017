import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { makeFolder } from '../base/folder.ts';
import { messageOf } from '../base/thrown.ts';
import { codeOf } from '../base/thrown.ts';

/** SQLite's result codes for a file that another process has locked. */
const BUSY: ReadonlySet<unknown> = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED']);
const DAMAGED: ReadonlySet<unknown> = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

/**
 * Locks a data folder against other servers until the process ends, however it ends.
 * @returns unlocks the folder
 * @throws Error if another server has locked it or it cannot be written
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use.db');
  let db: InstanceType<typeof Database>;
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    db = new Database(file);
  } catch (error) {
    throw new Error(unwritable(folder, String(codeOf(error) || messageOf(error))), {
      cause: error,
    });
  }
  try {
    // SQLite holds a lock of the operating system, which ends with the process.
    db.exec('PRAGMA busy_timeout = 0');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    throw new Error(whyLocked(folder, file, error), { cause: error });
  }
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
}

function whyLocked(folder: string, file: string, error: unknown): string {
  const code = codeOf(error);
  if (BUSY.has(code)) {
    return `The data folder ${folder} is in use by another server: stop that one, or choose another with DATA_DIR.`;
  }
  if (DAMAGED.has(code)) {
    return `The lock file ${file} is damaged. It holds no data: delete it and start again.`;
  }
  return unwritable(folder, messageOf(error));
}

function unwritable(folder: string, why: string): string {
  return `The data folder ${folder} cannot be written (${why}): give the server's user the right to, or choose another with DATA_DIR.`;
}
