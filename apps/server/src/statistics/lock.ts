import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/**
 * Keeps other servers out of a data folder until the process ends, however it ends.
 * @returns lets them in again
 * @throws Error when another server has it, or when it cannot be written
 */
export function lockFolder(folder: string): () => void {
  let db: InstanceType<typeof Database>;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    db = new Database(join(folder, 'in-use.db'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(
      `The data folder ${folder} cannot be written (${String(code)}): give the server's user the right to, or choose another with DATA_DIR.`,
      { cause: error },
    );
  }
  try {
    // A lock of the operating system on the file: it goes with the process.
    db.exec('PRAGMA busy_timeout = 0');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    throw new Error(
      `The data folder ${folder} is in use by another server: stop that one, or choose another with DATA_DIR.`,
      { cause: error },
    );
  }
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
}
