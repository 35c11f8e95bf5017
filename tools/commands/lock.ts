import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../root.ts';

/** The fields of an entry of `package-lock.json` that matter here. */
type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  engines?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

export type Lock = { packages: Record<string, Entry> };

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const LIBRARIES: Readonly<Record<string, string>> = { gnu: 'glibc', musl: 'musl' };

/**
 * The machine that a binary package is for, read from a name such as `binding-linux-x64-gnu`;
 * undefined if the name does not say.
 */
function machine(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined {
  const [os = '', cpu = '', library = ''] = /binding-(.+)$/.exec(name)?.[1]?.split('-') ?? [];
  if (!SYSTEMS.includes(os) || cpu === '') return undefined;
  const libc = os === 'linux' ? LIBRARIES[library] : undefined;
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}

function isLocked({ packages }: Lock, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (packages[`${folder}/node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) break;
  }
  return packages[`node_modules/${name}`] !== undefined;
}

type Missing = { readonly name: string; readonly version: string; readonly dev: boolean };

function missing(lock: Lock): Missing[] {
  return Object.entries(lock.packages).flatMap(([from, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(lock, from, name))
      .map(([name, version]) => ({ name, version, dev: entry.dev === true })),
  );
}

/** Optional packages that are named but missing in the lock file. `npm ci` refuses such a file. */
export function missingOptional(lock: Lock): string[] {
  return missing(lock).map(({ name, version }) => `${name}@${version}`);
}

/**
 * Adds packages for other machines, which npm leaves out if the registry lacks them.
 * @throws Error naming a package whose version or machine is unclear
 */
export function complete(lock: Lock): Lock {
  const added = missing(lock).map(({ name, version, dev }): [string, Entry] => {
    const made = machine(name);
    if (!made || !/^\d+\.\d+\.\d+$/.test(version)) {
      throw new Error(`package-lock.json: cannot tell what ${name}@${version} is for`);
    }
    return [`node_modules/${name}`, { version, ...(dev && { dev }), optional: true, ...made }];
  });
  // npm's order, so that the next install changes nothing.
  const all = [...Object.entries(lock.packages), ...added];
  const order = all.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(order) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  const { length } = missingOptional(lock);
  if (length > 0) writeFileSync(path, `${JSON.stringify(complete(lock), null, 2)}\n`);
  process.stdout.write(`${length} entries added to package-lock.json\n`);
}
