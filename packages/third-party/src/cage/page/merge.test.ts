import { expect, test } from 'vitest';
import { MAX_JSON } from '../wire.ts';
import { note, readMarker } from './journal.ts';
import { changes, join, merge, parse } from './merge.ts';

const save = (local: Readonly<Record<string, string>>, cookies = '[]'): string =>
  JSON.stringify({ local, cookies });

test('changes the keys that changed and keeps all others', () => {
  const next = merge(
    save({ mine: '1', theirs: '2', gone: '3' }),
    changes(false, [['mine', '9'], ['new', 'x'], ['gone']]),
    MAX_JSON,
  );
  expect(parse(next)).toEqual({ local: { mine: '9', theirs: '2', new: 'x' }, cookies: '[]' });
});

test('clears what was there before, and not what was written after', () => {
  const both = join(changes(false, [['a', '1']]), changes(true, [['b', '2']]));
  expect(parse(merge(save({ old: 'x' }), both, MAX_JSON))['local']).toEqual({ b: '2' });
});

test('the later of two changes holds', () => {
  const both = join(changes(false, [['a', '1'], ['b']]), changes(false, [['a'], ['b', '2']]));
  expect(parse(merge(save({ a: '0' }), both, MAX_JSON))['local']).toEqual({ b: '2' });
});

test('changes one cookie and keeps the others of its jar', () => {
  const jar = JSON.stringify([
    ['best', { value: '5' }],
    ['old', { value: 'x' }],
  ]);
  const next = merge(
    save({}, jar),
    changes(false, [], [['name', { value: 'ann', until: 9 }], ['old']]),
    MAX_JSON,
  );
  expect(JSON.parse(String(parse(next)['cookies']))).toEqual([
    ['best', { value: '5' }],
    ['name', { value: 'ann', until: 9 }],
  ]);
});

test.each(['', 'null', '{', '[]', '7', '{"local":null,"cookies":{}}', '{"cookies":"x"}'])(
  'begins with nothing where %j stands',
  (saved) => {
    expect(merge(saved, changes(false, [['a', '1']]), MAX_JSON)).toBe(save({ a: '1' }));
  },
);

test.each([
  [undefined],
  ['text'],
  [[null, 7, 'ab', [], [7, 'x'], { 0: 'a' }]],
  [[['a', 7]]],
  [[['a', { toString: 'x' }]]],
])('stores nothing of the forged items %j', (items) => {
  expect(merge(save({ b: '2' }), changes('yes', items), MAX_JSON)).toBe(save({ b: '2' }));
});

test('a key that is called like a property of objects is a key', () => {
  const next = merge(
    '',
    changes(false, [
      ['__proto__', 'x'],
      ['toString', 'y'],
    ]),
    MAX_JSON,
  );
  expect(next).toBe('{"local":{"__proto__":"x","toString":"y"},"cookies":"[]"}');
  expect(merge(next, changes(false, [['a', '1']]), MAX_JSON)).toContain('"__proto__":"x"');
});

test('grows no further than it may, and may always shrink', () => {
  const full = save({ a: 'x'.repeat(100) });
  expect(merge(full, changes(false, [['b', 'y']]), 50)).toBe(full);
  expect(merge(full, changes(false, [['a', 'x'.repeat(60)]]), 50).length).toBeLessThan(full.length);
});

test('changes wait behind the marker of a large save and come back as they were', () => {
  const given = changes(true, [['a', '1'], ['b']], [['c', { value: 'x' }], ['d']]);
  expect(note('#', given)[0]).toBe('#');
  expect(readMarker(note('#', given))).toEqual(given);
  const late = changes(false, [['a'], ['b', '\n']], [['d', { value: 'y' }]]);
  expect(readMarker(note(note('#', given), late))).toEqual(join(given, late));
  // As an earlier release wrote it.
  expect(readMarker('#[false,[["a","1"],["b"]],[]]')).toEqual(changes(false, [['a', '1'], ['b']]));
  for (const text of ['#', '#x', '#{}', '#[1,2,3]', '#null'])
    expect(readMarker(text)).toEqual(changes());
});
