import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../site/build.ts';
import { ROOT } from '../root.ts';
import { MACHINES, type Machine } from '../release/native.ts';
import { addNode } from '../release/node.ts';
import { packRelease, sizeOf, stageRelease, stampRelease } from '../release/stage.ts';

/**
 * `npm run release`: the portal as one archive that runs wherever Node does, and for each machine as one
 * with Node inside.
 */

const FOLDER = join(ROOT, 'release');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly version: string;
};
const name = `playgrove-${version}`;
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Packs what is staged. */
function pack(file: string): void {
  const archive = join(FOLDER, `${file}.tar.gz`);
  const partial = join(staging, `${file}.tar.gz`);
  packRelease(folder, partial);
  renameSync(partial, archive);
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${hash}  ${file}.tar.gz\n`);
  const packed = statSync(archive).size;
  process.stdout.write(`${archive}: ${megabytes(packed)}, unpacked ${megabytes(sizeOf(folder))}\n`);
}

/** The same with Node inside, in a folder of the same name. Without the registry there is none. */
function packWithNode(machine: Machine): void {
  const parts = readFileSync(join(folder, 'sbom.cdx.json'));
  try {
    addNode(folder, machine);
    stampRelease(folder, version);
    pack(`${name}-with-node-${machine.replace('-gnu', '')}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`No archive with Node for ${machine}: ${why}\n`);
  } finally {
    rmSync(join(folder, 'node'), { recursive: true, force: true });
    writeFileSync(join(folder, 'sbom.cdx.json'), parts);
  }
}

const staging = join(FOLDER, '.staging');
rmSync(staging, { recursive: true, force: true });
const folder = join(staging, name);
mkdirSync(folder, { recursive: true });
try {
  const { out: site } = await build({ forAnySettings: true });
  await stageRelease({ folder, site, version, machines: MACHINES });
  pack(name);
  for (const machine of MACHINES) packWithNode(machine);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The release could not be made: ${why}\n`);
  process.exitCode = 1;
} finally {
  rmSync(staging, { recursive: true, force: true });
}
