import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameUrl } from '@playgrove/catalogue';
import { expect, onTestFinished, test } from 'vitest';
import { gameId } from '../catalogue.ts';
import { writePreview } from '../previews/kept.ts';
import { gatherExtras, placePreviews } from './extras.ts';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'extras-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('clips and stills that are there are placed under names of their content, the rest is done without', () => {
  const folder = scratch();
  const still = { avif: 's.avif', webp: 's.webp', width: 450, height: 720, alt: 'words' };
  writePreview(
    'first',
    {
      facts: { made: 'm', clip: { file: 'clip.webp', width: 240, height: 240 }, stills: [still] },
      files: new Map(['clip.webp', 's.avif', 's.webp'].map((name) => [name, Buffer.from(name)])),
    },
    folder,
  );
  const { previews, files } = placePreviews(['first', 'second'], folder);
  expect([...previews.keys()]).toEqual(['first']);
  const shown = previews.get('first');
  const paths = new Map(files);
  expect(shown?.clip).toMatch(/^\/allgame\/preview\/[0-9a-f]{32}\.webp$/);
  expect(paths.get(shown?.clip.slice(1) ?? '')?.toString()).toBe('clip.webp');
  const [shot] = shown?.stills ?? [];
  expect(shot).toMatchObject({ width: 450, height: 720, alt: 'words' });
  for (const type of ['avif', 'webp'])
    expect(paths.get(`${shot?.file.slice(1)}.${type}`)?.toString()).toBe(`s.${type}`);
  expect(files).toHaveLength(3);
});

test('each game is told what it needs for offline, with the bytes of all of it', () => {
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
