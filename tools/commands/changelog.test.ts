import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { nameRelease } from './changelog.ts';

describe('a new version', () => {
  it('gives its number and date to what is unreleased', () => {
    const before =
      '# Changelog\n\n## Unreleased\n\n- Faster.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n';
    expect(nameRelease(before, '0.2.0', '2026-11-23')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-23)\n\n- Faster.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n',
    );
  });

  it.each(['# Changelog\n', '# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-01)\n\n- First.\n'])(
    'is refused if nothing is unreleased',
    (changelog) => {
      expect(() => nameRelease(changelog, '0.2.0', '2026-11-23')).toThrow('say what changed first');
    },
  );

  it('can be given to the changelog as it is', () => {
    const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
    expect(nameRelease(changelog, '9.9.9', '2026-11-23')).toContain('\n## 9.9.9 (2026-11-23)\n');
  });
});
