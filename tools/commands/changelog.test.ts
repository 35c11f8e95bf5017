import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { GUIDES, nameArchives, nameRelease } from './changelog.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { version: VERSION } = JSON.parse(read('package.json')) as { readonly version: string };

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

  it('is that of the newest release in the changelog, with a place for what comes next', () => {
    const [unreleased, newest] = read('CHANGELOG.md').match(/^## .*$/gm) ?? [];
    expect(unreleased).toBe('## Unreleased');
    expect(newest).toMatch(new RegExp(`^## ${VERSION} \\(\\d{4}-\\d\\d-\\d\\d\\)$`));
  });

  it('is given to the archives that a guide names', () => {
    expect(
      nameArchives('tar -xzf playgrove-0.1.0.tar.gz; ./playgrove-0.1.0/playgrove', '0.2.0'),
    ).toBe('tar -xzf playgrove-0.2.0.tar.gz; ./playgrove-0.2.0/playgrove');
    expect(nameArchives('./create-playgrove-game-0.1.0.tgz on Node 22.18.0', '0.2.0')).toBe(
      './create-playgrove-game-0.2.0.tgz on Node 22.18.0',
    );
  });

  it.each(GUIDES)('is the one that %s names', (guide) => {
    const text = read(guide);
    expect(text).toContain(`-${VERSION}`);
    expect(nameArchives(text, VERSION)).toBe(text);
  });
});
