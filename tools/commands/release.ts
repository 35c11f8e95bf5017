import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../site/build.ts';
import { ROOT } from '../root.ts';
import { MACHINES } from '../release/native.ts';
import { packRelease, sizeOf, stageRelease } from '../release/stage.ts';

/** `npm run release`: the portal as one archive that runs wherever Node does. */

const FOLDER = join(ROOT, 'release');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly version: string;
};
const name = `playgrove-${version}`;
const archive = join(FOLDER, `${name}.tar.gz`);
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const staging = join(FOLDER, '.staging');
rmSync(staging, { recursive: true, force: true });
const folder = join(staging, name);
mkdirSync(folder, { recursive: true });
try {
  const { out: site } = await build({ forAnySettings: true });
  await stageRelease({ folder, site, version, machines: MACHINES });
  const unpacked = sizeOf(folder);
  const partial = join(staging, `${name}.tar.gz`);
  packRelease(folder, partial);
  renameSync(partial, archive);
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${hash}  ${name}.tar.gz\n`);
  const packed = statSync(archive).size;
  process.stdout.write(`${archive}: ${megabytes(packed)}, unpacked ${megabytes(unpacked)}\n`);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The release could not be made: ${why}\n`);
  process.exitCode = 1;
} finally {
  rmSync(staging, { recursive: true, force: true });
}
