import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findNats } from '../apps/server/src/testing/nats.ts';
import { findPostgres } from '../apps/server/src/testing/postgres.ts';

/** A program that some tests or measurements need. */
export type Service = {
  readonly name: string;
  /** The Debian packages that contain it, with spaces between. */
  readonly package: string;
  readonly isInstalled: () => boolean;
};

const onPath = (name: string) => () =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** What the server's tests of several nodes run. */
export const TEST_SERVICES: readonly Service[] = [
  { name: 'NATS', package: 'nats-server', isInstalled: () => findNats() !== undefined },
  { name: 'PostgreSQL', package: 'postgresql', isInstalled: () => findPostgres() !== undefined },
  { name: 'OpenSSL', package: 'openssl', isInstalled: onPath('openssl') },
];

type Installer = (packages: readonly string[]) => void;

/** Installs Debian packages; without effect where there is no `apt-get` or no right to use it. */
const aptGet: Installer = (packages) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing ${packages.join(', ')} (PLAYGROVE_INSTALL=1) ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', ['-q', ...args], {
      env,
      stdio: 'ignore',
      timeout: 240_000,
    });
    if (status !== 0) return;
  }
};

/**
 * Finds services, and installs missing ones only with `PLAYGROVE_INSTALL=1`: nobody expects a test
 * run to change the system.
 * @returns which are still missing and how to get them, in one line; undefined if none is
 */
export function prepareServices(
  services: readonly Service[],
  env: Readonly<Record<string, string | undefined>> = process.env,
  install: Installer = aptGet,
): string | undefined {
  const missing = () => services.filter(({ isInstalled }) => !isInstalled());
  const before = missing();
  if (before.length === 0) return undefined;
  if (env['PLAYGROVE_INSTALL'] === '1')
    install(before.flatMap((service) => service.package.split(' ')));
  const after = missing();
  if (after.length === 0) return undefined;
  const names = after.map(({ name }) => name).join(', ');
  const packages = after.map((service) => service.package).join(' ');
  return `${names} not found, so what needs them is skipped. Install them (Debian: apt-get install ${packages}), or set PLAYGROVE_INSTALL=1 as root.`;
}
