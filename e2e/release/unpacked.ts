import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from '../../tools/release/native.ts';
import { packRelease, stageRelease } from '../../tools/release/stage.ts';
import { ROOT } from '../../tools/root.ts';

const VERSION = '9.8.7';

/** Makes a release of the built site and unpacks it into a folder. @returns its program */
export async function unpackRelease(folder: string, machine: Machine): Promise<string> {
  const staged = join(folder, 'staged', `playgrove-${VERSION}`);
  mkdirSync(staged, { recursive: true });
  const site = join(ROOT, 'dist');
  await stageRelease({ folder: staged, site, version: VERSION, machines: [machine] });
  packRelease(staged, join(folder, 'release.tar.gz'));
  rmSync(join(folder, 'staged'), { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, 'release.tar.gz'), '-C', folder]);
  return join(folder, `playgrove-${VERSION}`, 'playgrove');
}
