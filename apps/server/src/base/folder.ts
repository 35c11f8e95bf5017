import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents. Node's own recursive `mkdir` never returns where the system
 * says that an existing parent is missing, as it does in `/proc`.
 * @throws Error of the system when the folder cannot be created
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  // Where a file is in the way, making the folder says so, on each version of Node in the same words.
  if (!statSync(parent, { throwIfNoEntry: false })) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
