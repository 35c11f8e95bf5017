import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCache } from '../cache.ts';
import { readRulesFacts } from './rules-facts.ts';

it('counts the levels of a row of them, and says what scores and ticks are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const many = [...Array.from({ length: 12 }, () => ({})), { daily: true }];
    const rules: Readonly<Record<string, object>> = {
      many: { levels: many, pace: { kind: 'turns' }, scoring: { better: 'lower', unit: 'moves' } },
      modes: { levels: [{}, {}, {}], pace: { kind: 'ticks', hz: 30 } },
    };
    for (const slug of ['many', 'modes', 'none']) {
      mkdirSync(join(folder, slug));
      if (slug !== 'none') writeFileSync(join(folder, slug, 'rules.ts'), slug);
    }
    const load = (file: string) => {
      const slug = file.split(/[/\\]/).at(-2) ?? '';
      return Promise.resolve({ rules: rules[slug] });
    };
    const cache = openCache(join(folder, 'cache'));
    const found = await readRulesFacts(folder, ['many', 'modes', 'none'], load, cache);
    const facts = [
      ['many', { levels: 12, unit: 'moves' }],
      ['modes', { hz: 30 }],
    ];
    expect([...found]).toEqual(facts);
    const never = () => Promise.reject(new Error('loaded again'));
    expect([...(await readRulesFacts(folder, ['many', 'modes'], never, cache))]).toEqual(facts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
