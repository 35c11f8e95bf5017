import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameUrl } from '@playgrove/catalogue';
import { expect, onTestFinished, test } from 'vitest';
import { gameId } from '../catalogue.ts';
import { writePreview } from '../previews/stored.ts';
import { gatherExtras, placePreviews } from './extras.ts';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'extras-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('existing clips and screenshots get names from their content, and missing ones are fine', () => {
  const folder = scratch();
  const still = { file: 's.webp', width: 450, height: 720, alt: 'words' };
  writePreview(
    'first',
    {
      facts: { made: 'm', clip: { file: 'clip.webm', width: 480, height: 480 }, stills: [still] },
      files: new Map(['clip.webm', 's.webp'].map((name) => [name, Buffer.from(name)])),
    },
    folder,
  );
  const { previews, files } = placePreviews(['first', 'second'], folder);
  expect([...previews.keys()]).toEqual(['first']);
  const shown = previews.get('first');
  const paths = new Map(files);
  expect(shown?.clip).toMatch(/^\/allgame\/preview\/[0-9a-f]{32}\.webm$/);
  expect(paths.get(shown?.clip.slice(1) ?? '')?.toString()).toBe('clip.webm');
  const [shot] = shown?.stills ?? [];
  expect(shot).toMatchObject({ width: 450, height: 720, alt: 'words' });
  expect(shot?.file).toMatch(/^\/allgame\/preview\/[0-9a-f]{32}\.webp$/);
  expect(paths.get(shot?.file.slice(1) ?? '')?.toString()).toBe('s.webp');
  expect(files).toHaveLength(2);
});

test('each game lists the files it needs for offline, with their size', () => {
  const page = gameUrl(gameId('first')).slice(1);
  const built = new Map([
    [page, Buffer.from('<script src="/allgame/_v/kit-1.js">')],
    ['allgame/_v/kit-1.js', Buffer.from('12345')],
    ['allgame/_v/other-1.js', Buffer.from('123')],
  ]);
  const extras = gatherExtras(['first'], built, new Map(), new Map());
  expect(extras.get('first')).toEqual({
    needed: { bytes: 35 + 5, files: [`/${page}`, '/allgame/_v/kit-1.js'] },
  });
});
