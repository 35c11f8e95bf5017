import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/**
 * Features that no page here needs. The list starts with Playwright's own, because Chromium reads
 * only the last of several lists. The rest would start two more renderers with each window, one for
 * the address bar's suggestions and one in reserve, and more than double the cost of a window.
 */
const UNUSED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** The flags of every Chromium here: no sandbox in containers, and no background traffic. */
export const LAUNCH_ARGS: readonly string[] = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
];

/** Draws WebGL in software, for machines without a graphics card. */
const WEBGL_ARGS: readonly string[] = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

const SYSTEM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HOW_TO = `No working Chromium was found, and none could be installed. Do one of these:
  - Debian, as root:  apt-get update && apt-get install -y chromium
  - anywhere:         npx playwright install --with-deps chromium
  - or name your own: CHROMIUM=/path/to/chrome npm test`;

/** Whether this file is a working browser; Ubuntu's `chromium-browser` may only point to a snap. */
function works(path: string): boolean {
  const result = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return result.status === 0 && /chrom|edge/i.test(result.stdout);
}

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}

function bundled(): string | undefined {
  try {
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function present(): string | undefined {
  const own = process.env['CHROMIUM'];
  if (own) {
    if (works(own)) return own;
    throw new Error(
      `CHROMIUM=${own} didn’t respond to --version like Chromium. Point CHROMIUM at a Chromium or Chrome binary.`,
    );
  }
  const candidates = [...SYSTEM_NAMES.map(onPath), ...MAC_PATHS, bundled()];
  return candidates.find((path) => path !== undefined && existsSync(path) && works(path));
}

function isDebianLike(): boolean {
  if (!existsSync('/etc/os-release')) return false;
  return /^(ID|ID_LIKE)=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function step(command: string, args: readonly string[]): boolean {
  process.stdout.write(`  ${command} ${args.join(' ')}\n`);
  const done = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return done.status === 0;
}

function installWithApt(): boolean {
  if (!isDebianLike() || process.getuid?.() !== 0) return false;
  step('apt-get', ['update']);
  return step('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
}

function installWithPlaywright(): boolean {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
    'cli.js',
  );
  const root = process.getuid?.() === 0 && isDebianLike();
  const args = [cli, 'install', ...(root ? ['--with-deps'] : []), 'chromium'];
  return step(process.execPath, args);
}

/**
 * A working Chromium: `CHROMIUM` if set, else the system's, else Playwright's own; else one is
 * installed.
 * @throws if there is none and none can be installed; the message says what to do
 */
export function findChromium(): string {
  const found = present();
  if (found) return found;
  process.stdout.write('No Chromium found; installing one.\n');
  for (const attempt of [installWithApt, installWithPlaywright]) {
    const installed = attempt() ? present() : undefined;
    if (installed) return installed;
  }
  throw new Error(HOW_TO);
}

/**
 * Starts Chromium with a fresh profile, deleted when it closes. `webgl` draws WebGL in software.
 */
export function launch(options: { readonly webgl?: boolean } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...LAUNCH_ARGS, ...(options.webgl ? WEBGL_ARGS : [])],
  });
}
