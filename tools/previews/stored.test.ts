import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetGone, readPreview, writePreview, type Preview } from './stored.ts';

const still = {
  file: 'still-1.webp',
  width: 450,
  height: 720,
  alt: 'A pool',
};
const PREVIEW: Preview = {
  facts: { made: 'abc', clip: { file: 'clip.webm', width: 480, height: 480 }, stills: [still] },
  files: new Map(['clip.webm', 'still-1.webp'].map((name) => [name, Buffer.from(name)])),
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was stored is read as it was, and a game without any has none', () => {
  writePreview('some-game', PREVIEW, folder);
  expect(readPreview('some-game', folder)).toEqual(PREVIEW);
  expect(readPreview('other-game', folder)).toBeUndefined();
  expect(readPreview('some-game', join(folder, 'nowhere'))).toBeUndefined();
});

test('new pictures leave none of the old behind', () => {
  writePreview('some-game', PREVIEW, folder);
  const facts = { ...PREVIEW.facts, stills: [] };
  writePreview('some-game', { facts, files: new Map([['clip.webm', Buffer.from('x')]]) }, folder);
  expect(existsSync(join(folder, 'some-game/still-1.webp'))).toBe(false);
});

test('a picture that is missing is named with its game and what to do', () => {
  writePreview('some-game', PREVIEW, folder);
  rmSync(join(folder, 'some-game/still-1.webp'));
  expect(() => readPreview('some-game', folder)).toThrow(
    /still-1\.webp.*npm run previews -- some-game/s,
  );
});

test.each([
  ['{', /facts\.json/],
  [
    '{"made":"a","clip":{"file":"../../x","width":1,"height":1},"stills":[]}',
    /clip\.file must be the name/,
  ],
  [
    '{"made":"a","clip":{"file":"a.webm","width":0,"height":1},"stills":[]}',
    /clip\.width must be 1 or more/,
  ],
])('facts like %s are refused by file and field', (text, words) => {
  writePreview('some-game', PREVIEW, folder);
  writeFileSync(join(folder, 'some-game/facts.json'), text);
  expect(() => readPreview('some-game', folder)).toThrow(words);
});

test('what is stored of games that are gone is removed', () => {
  writePreview('some-game', PREVIEW, folder);
  writePreview('gone-game', PREVIEW, folder);
  expect(forgetGone(['some-game'], folder)).toEqual(['gone-game']);
  expect(readPreview('gone-game', folder)).toBeUndefined();
  expect(readPreview('some-game', folder)).toEqual(PREVIEW);
});
