import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { openCache } from '../cache.ts';
import { ROOT } from '../root.ts';
import { runNpm } from './npm.ts';

/** Machines that a release runs on, as SQLite's packages name them. */
export const MACHINES = ['linux-x64-gnu', 'linux-arm64-gnu'] as const;
export type Machine = (typeof MACHINES)[number];

/** The one that this process runs on; undefined if releases are not made for it. */
export function machineHere(): Machine | undefined {
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  const name = `${process.platform}-${process.arch}-${header?.glibcVersionRuntime ? 'gnu' : 'musl'}`;
  return MACHINES.find((machine) => machine === name);
}

type Locked = { readonly version: string; readonly integrity?: string };

export const packageOf = (machine: Machine): string => `@libsql/${machine}`;

/** What the lock file says of a machine's package. @throws Error if it says nothing */
export function lockedPackage(machine: Machine): Locked {
  const path = join(ROOT, 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const locked = packages[`node_modules/${packageOf(machine)}`];
  if (!locked) throw new Error(`package-lock.json does not list ${packageOf(machine)}.`);
  return locked;
}

/**
 * Puts the machine code of SQLite for one machine below `modules`, a folder of packages. It comes
 * from node_modules if npm installed it here, else from the registry.
 * @throws Error if it cannot be downloaded or is not what the lock file says
 */
export function placeNative(machine: Machine, modules: string): void {
  const name = packageOf(machine);
  const to = join(modules, name);
  const installed = join(ROOT, 'node_modules', name);
  const locked = lockedPackage(machine);
  mkdirSync(to, { recursive: true });
  if (existsSync(installed) && versionOf(installed) === locked.version) {
    cpSync(installed, to, { recursive: true });
    return;
  }
  execFileSync('tar', ['-xzf', downloadPackage(name, locked), '--strip-components=1', '-C', to]);
}

function versionOf(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** The package's archive, which stays in the cache. */
export function downloadPackage(name: string, { version, integrity }: Locked): string {
  const folder = join(openCache().folder, 'native');
  const file = join(folder, `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const temporary = mkdtempSync(join(folder, 'next-'));
    try {
      const said = runNpm([
        'pack',
        `${name}@${version}`,
        '--json',
        '--pack-destination',
        temporary,
      ]);
      const [{ filename }] = JSON.parse(said) as [{ readonly filename: string }];
      renameSync(join(temporary, filename), file);
    } finally {
      rmSync(temporary, { recursive: true });
    }
  }
  requireIntegrity(file, integrity ?? '');
  return file;
}

/**
 * Compares a file with an `integrity` of the lock file, and deletes it if it differs.
 * @throws Error that names both
 */
export function requireIntegrity(file: string, integrity: string): void {
  const digest = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (integrity === `sha512-${digest}`) return;
  rmSync(file);
  throw new Error(`${file} is sha512-${digest}, but package-lock.json says ${integrity}.`);
}
