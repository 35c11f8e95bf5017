import { expect, it } from 'vitest';
import { writable } from './written.ts';

it.each([
  ['a declared tree', ['<p><template shadowrootmode="closed">']],
  ['in any case', ['<TEMPLATE ShadowRootMode=open>']],
  ['over two arguments', ['<template shadow', 'rootmode=open>']],
  ['after an attribute that holds a bracket', ['<template a=">" shadowrootmode=open>']],
  ['after a quote that opens nothing', ['<template a=b"> shadowrootmode=open c=">']],
  ['that others may complete', ['<p><template shad']],
  ['of a name that others may complete', ['<p><temp']],
  ['that has only begun', ['<p><']],
])('refuses a template %s', (_, markup) => {
  expect(() => writable(markup)).toThrow('shadow trees');
});

it.each([
  ['a page', ['<!doctype html><table>', '<td id=a>1 < 2'], '<!doctype html><table><td id=a>1 < 2'],
  ['an element in pieces', ['<canvas id="'], '<canvas id="'],
  ['a plain template', ['<template id="row" hidden><tr></template>'], undefined],
  ['numbers and nothing', [1, null], '1null'],
])('lets a game write %s', (_, markup, text = markup.join('')) => {
  expect(writable(markup)).toEqual([text]);
});

it('reads an object once', () => {
  let reads = 0;
  const changing = { toString: () => (reads++ === 0 ? 'plain' : '<template shadowrootmode=open>') };
  expect(writable([changing])).toEqual(['plain']);
});
