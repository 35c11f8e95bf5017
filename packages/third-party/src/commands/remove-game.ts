import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../tools/root.ts';
import { librarySlugs, takeOut, tidyLibrary } from '../build/library.ts';

const [slug = '', folder = join(ROOT, 'library')] = process.argv.slice(2);
tidyLibrary(folder);
const game = join(folder, slug);
if (!/^[a-z0-9-]+$/.test(slug) || !existsSync(join(game, 'game.json'))) {
  const slugs = librarySlugs(folder);
  const known =
    slugs.length === 0
      ? 'The library is empty.'
      : `The library has: ${slugs.slice(0, 40).join(', ')}.`;
  process.stderr.write(
    `${slug === '' ? 'Usage: npm run remove-game -- <slug>' : `No game named ${slug} in the library.`}\n  ${known}\n`,
  );
  process.exitCode = 1;
} else {
  rmSync(takeOut(folder, slug, 'removed'), { recursive: true });
  process.stdout.write(
    `Removed ${slug}. Players' saves stay on their devices. Build the site again: npm run build\n`,
  );
}
