import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCache } from '../cache.ts';
import { countLevels } from './levels.ts';

it('counts the levels on the map, of games that have a row of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'levels-'));
  try {
    const many = [...Array.from({ length: 12 }, () => ({})), { daily: true }];
    const levels: Readonly<Record<string, readonly object[]>> = { many, modes: [{}, {}, {}] };
    for (const slug of ['many', 'modes', 'none']) {
      mkdirSync(join(folder, slug));
      if (slug !== 'none') writeFileSync(join(folder, slug, 'rules.ts'), slug);
    }
    const load = (file: string) => {
      const slug = file.split(/[/\\]/).at(-2) ?? '';
      return Promise.resolve({ rules: { levels: levels[slug] } });
    };
    const cache = openCache(join(folder, 'cache'));
    const counted = await countLevels(folder, ['many', 'modes', 'none'], load, cache);
    expect([...counted]).toEqual([['many', 12]]);
    const never = () => Promise.reject(new Error('loaded again'));
    expect([...(await countLevels(folder, ['many'], never, cache))]).toEqual([['many', 12]]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
