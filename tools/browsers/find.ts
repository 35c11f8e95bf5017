import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Service } from '../services.ts';

function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Firefox as the system has it. */
export const findFirefox = (): string | undefined => onPath('firefox-esr', 'firefox');

/** Where distributions put WebKitGTK's browser, in a folder of its version and of the machine. */
const WEBKIT_FOLDERS = ['/usr/lib', '/usr/lib64', '/usr/libexec'];

/** WebKitGTK's small browser; undefined if it, its driver or the screen that it draws on is missing. */
export function findWebKit(): string | undefined {
  if (!onPath('WebKitWebDriver') || !onPath('Xvfb')) return undefined;
  return WEBKIT_FOLDERS.filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) =>
        join(folder, name, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
}

/** What `npm run browsers` needs of the system; each has the name of its project there. */
export const BROWSERS: readonly Service[] = [
  { name: 'Firefox', package: 'firefox-esr', isInstalled: () => findFirefox() !== undefined },
  {
    name: 'WebKit',
    package: 'webkit2gtk-driver xvfb',
    isInstalled: () => findWebKit() !== undefined,
  },
];
