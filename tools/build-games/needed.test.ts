import { expect, test } from 'vitest';
import { neededBy } from './needed.ts';

const files = new Map(
  Object.entries({
    'allgame/a/index.html':
      '<script src="/allgame/a/game-1.js"></script><link href="/allgame/_v/stage-1.css">',
    'allgame/a/game-1.js':
      'import"../_v/kit-1.js";const later=()=>import(`./more-1.js`);new Image().src="/allgame/a/atlas-1.webp"',
    'allgame/a/more-1.js': 'new Worker("/allgame/a/mind-1.js")',
    'allgame/a/mind-1.js': '',
    'allgame/a/atlas-1.webp': '',
    'allgame/a/forgotten.js': '',
    'allgame/_v/kit-1.js': 'import{a}from"./kit-rng-1.js"',
    'allgame/_v/kit-rng-1.js': '"/allgame/a/game-1.js"',
    'allgame/_v/stage-1.css': '@font-face{src:url(/allgame/_v/face-1.woff2)}',
    'allgame/_v/face-1.woff2': '',
    'allgame/_v/physics-1.js': '',
  }).map(([path, text]) => [path, Buffer.from(text)]),
);

test('a page needs what it names, directly and indirectly, each once, and nothing else', () => {
  const needed = neededBy('allgame/a/index.html', files);
  expect(needed[0]).toBe('allgame/a/index.html');
  expect(needed.toSorted()).toEqual(
    [...files.keys()].filter((path) => !/forgotten|physics/.test(path)).toSorted(),
  );
});

test('below a path of its host, a page needs the same', () => {
  const below = new Map(
    [...files].map(([path, text]) => [
      path,
      Buffer.from(text.toString().replaceAll(/(["`(])\/allgame/g, '$1/games/allgame')),
    ]),
  );
  const page = 'allgame/a/index.html';
  expect(neededBy(page, below, '/games/')).toEqual(neededBy(page, files));
  expect(neededBy(page, below), 'other sites’ files').not.toEqual(neededBy(page, files));
});

test('a missing page is rejected by name', () => {
  expect(() => neededBy('allgame/b/index.html', files)).toThrow('allgame/b/index.html');
});
