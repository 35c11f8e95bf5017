import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { complete, missingOptional, type Lock } from './lock.ts';

const partial: Lock = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '2.0.0',
      optionalDependencies: {
        '@tool/binding-linux-x64-gnu': '2.0.0',
        '@tool/binding-win32-x64-msvc': '2.0.0',
        '@tool/binding-linux-arm-musleabihf': '2.0.0',
      },
    },
    'node_modules/@tool/binding-linux-x64-gnu': { version: '2.0.0', optional: true },
  },
};

describe('package-lock.json', () => {
  const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');

  it('names every optional package, so that npm ci accepts it (else run: npm install --package-lock-only, then npx tsx tools/commands/lock.ts)', () => {
    expect(missingOptional(JSON.parse(text) as Lock)).toEqual([]);
  });

  it('holds nothing that asks for a newer Node than the floor, so that npm ci warns of nothing', () => {
    const { packages } = JSON.parse(text) as Lock;
    const floor = Number(/\d+/.exec(packages['']?.engines?.['node'] ?? '')?.[0]);
    expect(floor).toBe(20);
    const newer = Object.entries(packages).filter(([, { engines, optional }]) => {
      const ranges = (engines?.['node'] ?? '').split('||').map((range) => range.trim());
      // `^18` and `18.x` end before the next major; `>=18` and `*` do not.
      const fits = ranges.some((range) => {
        const first = Number(/\d+/.exec(range)?.[0] ?? 0);
        return first === floor || (first < floor && !/^[\^~\d]/.test(range));
      });
      return !fits && !optional;
    });
    expect(newer.map(([path]) => path)).toEqual([]);
  });

  it('names no registry: the person who installs chooses it', () => {
    expect(text).not.toMatch(/"resolved": "https?:/);
  });
});

describe('complete', () => {
  it('adds what is missing for other machines', () => {
    expect(missingOptional(partial)).toHaveLength(2);
    const { packages } = complete(partial);
    expect(packages['node_modules/@tool/binding-win32-x64-msvc']).toEqual({
      version: '2.0.0',
      optional: true,
      os: ['win32'],
      cpu: ['x64'],
    });
    expect(missingOptional({ packages })).toEqual([]);
  });

  it('throws if it is unclear what a package is for', () => {
    const odd = {
      packages: { 'node_modules/tool': { optionalDependencies: { extra: '1.0.0' } } },
    };
    expect(() => complete(odd)).toThrow('cannot tell what extra@1.0.0 is for');
  });
});
