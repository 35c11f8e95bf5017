import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../packages/third-party/src/build/files.ts';
import { filesUnder, hashFolder, hashOf, type Cache } from '../cache.ts';
import { ROOT } from '../root.ts';

/** Everything that decides what the site is like, besides the games. */
const INPUTS = ['cards', 'packages', 'apps/portal', 'apps/insights', 'tools'];
const INPUT_FILES = [
  'portal.config.ts',
  'look.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
];
/** Nothing of these reaches the site. */
const NOT_INPUT =
  /\.test\.tsx?$|^(?:bench|commands|release)\/|(?:^|\/)(?:README\.md|golden\.txt|(?:proof|visit)\.json)$/;

/** A hash of all that a build reads. */
export function hashInputs(games: string, previews: string, library = ''): string {
  const parts = INPUT_FILES.map((name) => join(ROOT, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file));
  const folders = [games, previews, ...INPUTS.map((name) => join(ROOT, name))].filter(existsSync);
  return hashOf(
    process.version,
    ...parts,
    ...folders.map((folder) => hashFolder(folder, NOT_INPUT)),
    // Gigabytes, maybe: names, sizes and times tell enough.
    existsSync(library) ? JSON.stringify(listFiles(library)) : '',
  );
}

type Stamp = {
  readonly inputs: string;
  /** Every file of the site with its size in bytes. */
  readonly files: readonly (readonly [string, number])[];
};

function key(out: string): string {
  return `${hashOf(out)}.json`;
}

/** Remembers what the site at `out` was made from. */
export function stampSite(out: string, inputs: string, cache: Cache): void {
  const files = filesUnder(out).map((name) => [name, statSync(join(out, name)).size] as const);
  cache.write('sites', key(out), JSON.stringify({ inputs, files } satisfies Stamp));
}

/** Whether the site there was made from these inputs and every file still has its size. */
export function isBuilt(out: string, inputs: string, cache: Cache): boolean {
  const cached = cache.read('sites', key(out));
  if (!cached) return false;
  const stamped = JSON.parse(cached.toString()) as Stamp;
  if (stamped.inputs !== inputs) return false;
  return stamped.files.every(
    ([name, size]) => statSync(join(out, name), { throwIfNoEntry: false })?.size === size,
  );
}
