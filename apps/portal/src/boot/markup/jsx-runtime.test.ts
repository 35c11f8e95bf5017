import { expect, it } from 'vitest';
import { Fragment, jsx, markup } from './jsx-runtime.ts';

const write = (type: string, props: Record<string, unknown>): string =>
  markup(jsx(type, props as never));

it('escapes text and attributes', () => {
  expect(write('p', { title: '"a" & \'b\'', children: '<i>&' })).toBe(
    '<p title="&quot;a&quot; &amp; &#x27;b&#x27;">&lt;i&gt;&amp;</p>',
  );
});

it('keeps neighboring texts apart, across fragments too, but not texts next to elements', () => {
  const inner = jsx(Fragment, { children: ['b', jsx('br', {})] });
  expect(write('p', { children: ['a', 1, inner, 'c', null, false, '', 'd'] })).toBe(
    '<p>a<!-- -->1<!-- -->b<br/>c<!-- -->d</p>',
  );
});

it('renames what HTML calls otherwise and leaves out what is no attribute', () => {
  const props = {
    className: 'x',
    htmlFor: 'y',
    key: 1,
    ref: {},
    onClick: () => 0,
    lang: undefined,
  };
  expect(write('label', props)).toBe('<label class="x" for="y"></label>');
});

it('tells presence from truth', () => {
  expect(write('button', { disabled: true, hidden: false })).toBe('<button disabled=""></button>');
  const truth = { 'aria-pressed': false, 'data-wide': true, draggable: true };
  expect(write('a', truth)).toContain('aria-pressed="false" data-wide="true"');
});

it('refuses objects, which React would not write as their text', () => {
  expect(() => write('p', { style: { color: 'red' } })).toThrow('the attribute style');
  expect(() => write('p', { title: ['a'] })).toThrow('the attribute title');
});
