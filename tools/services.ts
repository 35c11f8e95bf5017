import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the server's tests of several nodes run, and the Debian package it is in. */
const SERVICES = [
  {
    package: 'nats-server',
    paths: ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'],
  },
  { package: 'postgresql', paths: ['/usr/lib/postgresql'] },
  { package: 'openssl', paths: ['/usr/bin/openssl'] },
] as const;

/**
 * Installs the services that tests need and this machine lacks, where that can be done without
 * asking: as root on Debian. Elsewhere the tests that need them count as skipped.
 */
export function installServices(): void {
  const missing = SERVICES.filter(({ paths }) => !paths.some((path) => existsSync(path)));
  if (missing.length === 0) return;
  const names = missing.map((service) => service.package);
  const can = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (can) {
    process.stdout.write(`Installing ${names.join(' and ')} for the tests of several nodes ...\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
      const { status } = spawnSync('apt-get', ['-q', ...args], {
        env,
        stdio: 'ignore',
        timeout: 240_000,
      });
      if (status !== 0) break;
    }
  }
  for (const { package: name, paths } of missing) {
    if (paths.some((path) => existsSync(path))) continue;
    process.stdout.write(`${name} is not here: tests that need it are skipped.\n`);
  }
}
