import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import { placeNative, type Machine } from './native.ts';
import { listParts, nameOf, writeNotices } from './parts.ts';
import { bundleServer } from './server.ts';

export type StageOptions = {
  /** Empty; becomes the release. */
  readonly folder: string;
  /** The built site. */
  readonly site: string;
  readonly version: string;
  readonly machines: readonly Machine[];
};

/** Files and folders of the repository that a release contains as they are. */
const COPIED = [
  'CHANGELOG.md',
  'LICENSE',
  'deploy',
  'docs/look.md',
  'docs/operate',
  'docs/operate.md',
  'docs/screenshot.jpg',
];
const SUMS = 'SHA256SUMS';

/**
 * Makes a release in a folder.
 * @throws Error if a bundled package is not in the list of parts
 */
export async function stageRelease({ folder, site, version, machines }: StageOptions) {
  const server = join(folder, 'server');
  const bundled = await bundleServer(server);
  for (const machine of machines) placeNative(machine, join(server, 'node_modules'));
  const parts = listParts(version, machines);
  const listed = new Set(parts.components.map(nameOf));
  const missing = [...bundled].filter((name) => !listed.has(name));
  if (missing.length > 0) throw new Error(`The list of parts lacks ${missing.join(', ')}.`);
  cpSync(site, join(folder, 'site'), { recursive: true, preserveTimestamps: true });
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  cpSync(join(ROOT, 'tools/release/playgrove.sh'), join(folder, 'playgrove'));
  chmodSync(join(folder, 'playgrove'), 0o755);
  cpSync(join(ROOT, 'packages/site-config/portal.schema.json'), join(folder, 'portal.schema.json'));
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(parts, null, 2)}\n`);
  writeFileSync(join(folder, 'LICENSES.md'), writeNotices(parts.components));
  stampRelease(folder, version);
}

/** Writes the version and the checksums of all files, which `sha256sum -c` reads. */
export function stampRelease(folder: string, version: string): void {
  writeFileSync(join(folder, 'VERSION'), `${version}\n`);
  const lines = filesOf(folder).map((name) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
    return `${hash}  ${name}\n`;
  });
  writeFileSync(join(folder, SUMS), lines.join(''));
}

/** Packs the folder of a release, with its name, into an archive. */
export function packRelease(folder: string, archive: string): void {
  // Times with their fractions: the tags that answer 304 are made from them.
  const options = ['--format=posix', '--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', [...options, '-C', dirname(folder), '-czf', archive, basename(folder)]);
}

/** Every file of a release except its checksums, as paths from its folder. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name !== SUMS)
    .toSorted();
}

/** The bytes of all files together. */
export function sizeOf(folder: string): number {
  return filesOf(folder).reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
}
