/** Where a release finds its site, the operator's settings and what the operator added. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../../apps/server/src/settings/settings.ts';

export type Place = {
  readonly release: string;
  readonly settings: string;
  readonly library: string;
  readonly data: string;
};

/** @throws Error naming wrong settings of the environment */
export function placeHere(): Place {
  const release =
    process.env['PLAYGROVE_SITE'] ?? fileURLToPath(new URL('../site', import.meta.url));
  const settings =
    process.env['SETTINGS_FILE'] ||
    process.env['PLAYGROVE_SETTINGS'] ||
    join(release, '../../portal.json');
  const read = readSettings(process.env, process.cwd());
  if (!read.ok)
    throw new Error(read.error.map(({ field, reason }) => `${field}: ${reason}`).join('\n'));
  const { data } = read.value;
  return { release, settings, data, library: join(data, 'library') };
}

/**
 * Run by root, goes on as the owner of the data folder: the server could not replace what root wrote
 * there.
 */
export function becomeOwner(data: string): void {
  if (process.getuid?.() !== 0 || !existsSync(data)) return;
  const { uid, gid } = statSync(data);
  if (uid === 0) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

/** Prints what is wrong and ends the process. */
export function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
