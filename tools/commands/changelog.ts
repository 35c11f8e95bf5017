import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../root.ts';

const HEAD = '## Unreleased\n';

/**
 * Gives what is under Unreleased the number of a release.
 * @param date as in 2026-11-23
 * @throws Error if nothing is there
 */
export function nameRelease(changelog: string, version: string, date: string): string {
  const [before, after = ''] = changelog.split(HEAD);
  const [changes = ''] = after.split(/^## /m);
  if (before === undefined || changes.trim() === '') {
    throw new Error('CHANGELOG.md has nothing under "## Unreleased": say what changed first.');
  }
  return `${before}${HEAD}\n## ${version} (${date})\n${after}`;
}

/** Guides whose examples name the archive of a release. */
export const GUIDES = [
  'docs/operate/install.md',
  'docs/operate/make-it-yours.md',
  'docs/game-elsewhere.md',
];

/** Has the archives and folders that a guide names carry the number of a release. */
export const nameArchives = (guide: string, version: string): string =>
  guide.replace(/(playgrove(?:-game)?-)\d+\.\d+\.\d+/g, `$1${version}`);

// npm runs it as part of `npm version`.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const date = new Date().toISOString().slice(0, 10);
  const rewrite = (path: string, change: (text: string) => string): void => {
    const file = join(ROOT, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  rewrite('CHANGELOG.md', (changelog) => nameRelease(changelog, version, date));
  for (const guide of GUIDES) rewrite(guide, (text) => nameArchives(text, version));
}
