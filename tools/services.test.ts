import { expect, it } from 'vitest';
import { prepareServices, type Service } from './services.ts';

/** Two services of which one is installed, and an installer for the other. */
function machine() {
  const installed = new Set(['here']);
  const service = (name: string): Service => ({
    name,
    package: `${name}-server`,
    isInstalled: () => installed.has(name),
  });
  const calls: (readonly string[])[] = [];
  const install = (packages: readonly string[]) => {
    calls.push(packages);
    for (const name of packages) installed.add(name.replace('-server', ''));
  };
  return { services: [service('here'), service('away')], calls, install };
}

it('installs nothing by default, and says in one line what is skipped and how to change that', () => {
  const { services, calls, install } = machine();
  for (const env of [{}, { PLAYGROVE_INSTALL: '0' }, { CI: 'true' }]) {
    expect(prepareServices(services, env, install)).toBe(
      'away not found, so what needs them is skipped. Install them (Debian: apt-get install away-server), or set PLAYGROVE_INSTALL=1 as root.',
    );
  }
  expect(calls).toEqual([]);
});

it('installs only what is missing with PLAYGROVE_INSTALL=1', () => {
  const { services, calls, install } = machine();
  expect(prepareServices(services, { PLAYGROVE_INSTALL: '1' }, install)).toBeUndefined();
  expect(calls).toEqual([['away-server']]);
  expect(prepareServices(services, { PLAYGROVE_INSTALL: '1' }, install)).toBeUndefined();
  expect(calls).toHaveLength(1);
});

it('reports what is still missing if installing does not help', () => {
  const { services } = machine();
  const line = prepareServices(services, { PLAYGROVE_INSTALL: '1' }, () => undefined);
  expect(line).toContain('away not found');
});
