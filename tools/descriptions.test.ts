import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './root.ts';
import { readCatalogue } from './catalogue.ts';

it('every game’s description has 90 to 160 words', () => {
  const { games } = readCatalogue(join(ROOT, 'games'));
  expect(games.length).toBeGreaterThanOrEqual(48);
  const words = games.map(
    ({ title, description = '' }) => [title, description.split(/\s+/).length] as const,
  );
  expect(words.filter(([, count]) => count < 90 || count > 160)).toEqual([]);
});
