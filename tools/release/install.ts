import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Commands of an unpacked release that put releases next to each other. They need Node alone. */

const SUMS = 'SHA256SUMS';

/**
 * Copies a release into `<home>/releases/<version>` and lets `<home>/current` point to it. If there
 * was one before, what it counted is backed up first.
 * @returns what to tell the operator
 * @throws Error in plain words; the current release then stays
 */
export function install(release: string, home: string): string {
  requireWhole(release);
  const version = readFileSync(join(release, 'VERSION'), 'utf8').trim();
  const releases = join(home, 'releases');
  const target = join(releases, version);
  mkdirSync(releases, { recursive: true });
  const before = currentOf(home);
  if (before === version) return `${version} is current already.`;
  if (realpathSync(release) !== target) copyTo(release, target);
  const backup = before === undefined ? undefined : backUp(home, version);
  if (before !== undefined) link(home, 'previous', before);
  link(home, 'current', version);
  const lines = [`${join(home, 'current')} is ${version} now.`];
  if (before !== undefined) {
    lines.push(
      backup ?? 'No backup was made: DATA_DIR and STORE_URL name no store.',
      'Restart the server to run it. SIGHUP alone makes the running server serve the new site.',
      `To go back to ${before}: ${join(home, 'current/playgrove')} rollback`,
    );
  }
  return lines.join('\n');
}

/**
 * Lets `current` point to the release before it.
 * @throws Error that says how to go back if that release cannot read the store
 */
export function rollBack(release: string): string {
  const home = dirname(dirname(realpathSync(release)));
  const before = currentOf(home);
  const previous = linkOf(home, 'previous');
  if (before === undefined || previous === undefined) {
    throw new Error(`${home} has no release before this one: "previous" is missing.`);
  }
  const old = join(home, 'releases', previous, 'playgrove');
  const { status, stderr } = spawnSync(old, ['check-store'], { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(
      `${stderr.trim()}\nTo go back to ${previous} nevertheless, stop the server, then run:\n` +
        `  ${old} restore ${backupFile(home, before)} --replace\n` +
        `  ${join(home, 'current/playgrove')} rollback\n` +
        'What was counted since that backup is lost.',
    );
  }
  link(home, 'current', previous);
  link(home, 'previous', before);
  return `${join(home, 'current')} is ${previous} again. Restart the server to run it.`;
}

/** @throws Error that names the first file that is missing or differs */
function requireWhole(release: string): void {
  for (const line of readFileSync(join(release, SUMS), 'utf8').trim().split('\n')) {
    const [wanted, name = ''] = line.split(/ {2}(.*)/);
    const file = join(release, name);
    if (!existsSync(file)) throw new Error(`${file} is missing: unpack the release again.`);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    if (hash !== wanted) throw new Error(`${file} is damaged: get the release again.`);
  }
}

function copyTo(release: string, target: string): void {
  const sums = (folder: string): string => readFileSync(join(folder, SUMS), 'utf8');
  if (existsSync(target)) {
    if (sums(target) === sums(release)) return;
    throw new Error(`${target} holds another release with this version: remove it first.`);
  }
  const next = join(dirname(target), `.next-${process.pid}`);
  try {
    cpSync(release, next, { recursive: true, preserveTimestamps: true });
    renameSync(next, target);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

const backupFile = (home: string, version: string): string =>
  join(home, 'backups', `before-${version}.gz`);

/** Has the current release back up its store. @returns its words, or undefined if there is no store */
function backUp(home: string, version: string): string | undefined {
  const old = join(home, 'current/playgrove');
  const { stdout: store = '' } = spawnSync(old, ['check-store'], { encoding: 'utf8' });
  if (store.startsWith('There is no store')) return undefined;
  const file = backupFile(home, version);
  mkdirSync(dirname(file), { recursive: true });
  // Of an attempt that failed; each upgrade backs up what is there now.
  if (existsSync(file)) renameSync(file, `${file}.old`);
  const { status, stdout, stderr } = spawnSync(old, ['backup', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The backup failed, so nothing was changed: ${stderr.trim()}`);
  return stdout.split('\n', 1)[0];
}

const currentOf = (home: string): string | undefined => linkOf(home, 'current');

/** The version that a link of a home points to. */
function linkOf(home: string, name: string): string | undefined {
  try {
    return basename(readlinkSync(join(home, name)));
  } catch {
    return undefined;
  }
}

/** Points a link to a version. Nobody ever sees it missing. */
function link(home: string, name: string, version: string): void {
  const next = join(home, `.${name}-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(join('releases', version), next);
  renameSync(next, join(home, name));
}

/** Runs one of the two commands for the release that this file is bundled into. */
export function runInstaller(name: string, args: readonly string[], release: string): void {
  try {
    const [home, ...more] = args;
    if (name === 'install' && (home === undefined || more.length > 0)) {
      throw new Error('Usage: playgrove install <folder>');
    }
    const said = name === 'install' ? install(release, resolve(home ?? '')) : rollBack(release);
    process.stdout.write(`${said}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
