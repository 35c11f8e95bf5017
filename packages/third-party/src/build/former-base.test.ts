import { expect, it } from 'vitest';
import { formerBase, knownFiles } from './former-base.ts';

const FILES = ['play/index.html', 'play/static/js/main.js', 'play/a b.png', 'other.js'].map(
  (path) => ({ path }),
);
const has = knownFiles(FILES, 'play/index.html');

it.each([
  ['<script src="/my-game/static/js/main.js"></script>', 'my-game/'],
  ['<link href="/some/where/static/js/main.js?v=1">', 'some/where/'],
  ['<img src="/my-game/a%20b.png">', 'my-game/'],
  ['<base href="/my-game/"><script src="main.js"></script>', 'my-game/'],
  ['<base href="/my-game">', 'my-game/'],
  ['<template><script src="/my-game/static/js/main.js"></script></template>', 'my-game/'],
])('finds the folder of the former host in %s', (html, base) => {
  expect(formerBase(html, has)).toBe(base);
});

it.each([
  '<script src="/static/js/main.js"></script>',
  '<script src="static/js/main.js"></script>',
  '<script src="/nowhere/other.js"></script>',
  '<script src="//host.example/my-game/static/js/main.js"></script>',
  '<base href="/"><script src="/static/js/main.js"></script>',
  '<base href="static/">',
  '<a href="/%zz">x</a>',
  '',
])('finds none in %s', (html) => {
  expect(formerBase(html, has)).toBeUndefined();
});
