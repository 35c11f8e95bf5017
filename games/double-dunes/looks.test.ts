import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FACES } from './view/faces.ts';

const opened = (career: unknown): readonly string[] => FACES.owned?.(career) ?? [];

test('tiles that missions had opened as charms stay open, and the one that was worn', () => {
  const text = readFileSync(join(import.meta.dirname, 'careers.json'), 'utf8');
  const [{ career } = { career: {} }] = JSON.parse(text) as { career: object }[];
  expect(opened(career)).toEqual(['sun', 'ibis', 'scarab', 'sphinx']);
  expect(opened({ charm: 4 })).toEqual(['sun', 'phoenix']);
  expect([null, 7, {}, { charm: 'x' }].map(opened)).toEqual([['sun'], ['sun'], ['sun'], ['sun']]);
});
