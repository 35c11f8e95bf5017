import { expect, test } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkWords, commentsOf, findWords, valuesOf, wordsInCode } from './words.ts';

const RULES = [{ word: /\bcolour/i, better: 'color' }];

test('a word is named with its line and the better word', () => {
  expect(findWords('A tree.\nIts colours fade.', 'a.md', RULES)).toEqual([
    { at: 'a.md:2', word: 'colour', better: 'color' },
  ]);
  expect(findWords('Its colors fade.', 'a.md', RULES)).toEqual([]);
});

test('keys of messages are names, and only what they say is read', () => {
  expect(findWords(valuesOf('{\n  "kit.colour": "Color"\n}'), 'en.json', RULES)).toEqual([]);
  const found = findWords(valuesOf('{\n  "kit.color": "Colour"\n}'), 'en.json', RULES);
  expect(found.map(({ at }) => at)).toEqual(['en.json:2']);
});

test('documents and code are read too, and folders that are not clean yet are only counted', () => {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    const put = (path: string, text: string): void => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    put('games/hop/game.json', '{\n  "title": "Hop"\n}');
    put('docs/a.md', 'Whoever reads this.\n');
    put('games/hop/README.md', 'Built anew.\n');
    put('tools/a.ts', '// made anew\n');
    put('packages/kit/a.ts', 'const kept = told;\n');
    put('games/hop/rules.ts', '// swept clean of flavour\nconst harbour = 1;\n');
    put('games/hop/sway.ts', '// After so many ticks, as counted so far.\nconst a = "so many";\n');
    put('games/hop/strings/en.json', '{\n  "harbour": "Grey harbour"\n}');
    put('packages/kit/src/runtime/input/strings/en.json', '{\n  "a": "Go backwards"\n}');
    put('CONTRIBUTING.md', 'Do not write anew.\n');
    expect(checkWords(root).map(({ at, word }) => `${at} ${word}`)).toEqual([
      'games/hop/strings/en.json:2 harbour',
      'games/hop/strings/en.json:2 Grey',
      'packages/kit/src/runtime/input/strings/en.json:2 backwards',
      'docs/a.md:1 Whoever',
      'games/hop/README.md:1 anew',
      'packages/kit/a.ts:1 told',
      'packages/kit/a.ts:1 kept',
      'tools/a.ts:1 anew',
      'games/hop/rules.ts:1 flavour',
      'games/hop/sway.ts:1 so many',
    ]);
    expect(wordsInCode(root).get('swept in games')).toHaveLength(1);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('comments are read, and names and texts in code are not', () => {
  const code = "const grey = '// grey'; // gray\n/* one\n two */ harbour();\n";
  const kept = commentsOf(code).split('\n');
  expect(kept.map((line) => line.trim())).toEqual(['// gray', '/* one', 'two */']);
});

test('nothing that people read uses the words that read translated', () => {
  expect(checkWords()).toEqual([]);
});
