import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWords, type Messages } from './words.ts';

const RUNTIME = join(import.meta.dirname, '..');

test("a game's message wins over the kit's, and a missing key shows itself", () => {
  const words = createWords({ a: 'kit', b: 'kit' }, { a: 'game' });
  expect([words('a'), words('b'), words('c')]).toEqual(['game', 'kit', 'c']);
});

test('no two parts of the kit have the same key: the one that loads first would win', () => {
  const files = readdirSync(RUNTIME, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(join('strings', 'en.json')),
  );
  const keys = files.flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(join(RUNTIME, path), 'utf8')) as Messages),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
