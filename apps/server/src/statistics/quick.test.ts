import { parseEvent, type StatisticEvent } from '@playgrove/events';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME } from '../testing/site.ts';
import { quickEvent } from './quick.ts';

const COMMON: readonly StatisticEvent[] = [
  { name: 'page_view', path: '/' },
  { name: 'gameClick', game: GAME, layout: 'list', category: 'Hot', position: 3 },
  { name: 'play_start', game: GAME },
  { name: 'play_end', game: GAME, seconds: 12.5 },
];

const WORDS = [
  '',
  '/',
  '/x',
  GAME,
  `${GAME}0`,
  'list',
  'grid',
  'Hot',
  '\n',
  '/\ud800',
  'x'.repeat(61),
];
const NUMBERS = [0, -0, -1, 1.5, 10_000, 10_001, 86_400, 86_400.1];

const value = fc.oneof(
  fc.constantFrom<unknown>(...WORDS, ...NUMBERS, `/${'x'.repeat(299)}`, `/${'x'.repeat(300)}`),
  fc.string({ unit: 'binary', maxLength: 70 }),
  fc.string({ unit: 'binary', maxLength: 70 }).map((text) => `/${text}`),
  fc.double(),
  fc.anything(),
);
const name = fc.constantFrom('page_view', 'gameClick', 'play_start', 'play_end', 'vote', 'buy');
const field = fc.constantFrom(
  'path',
  'game',
  'layout',
  'category',
  'position',
  'seconds',
  'score',
  'more',
  '__proto__',
);
/** A right event with some fields changed, left out or added; or anything at all. */
const raw = fc.oneof(
  fc
    .tuple(fc.constantFrom(...COMMON), fc.array(fc.tuple(field, value), { maxLength: 2 }))
    .map(([event, changes]) => JSON.stringify({ ...event, ...Object.fromEntries(changes) })),
  fc
    .tuple(fc.constantFrom(...COMMON), field)
    .map(([event, without]) => JSON.stringify({ ...event, [without]: undefined })),
  fc
    .tuple(name, fc.dictionary(field, value))
    .map(([kind, fields]) => JSON.stringify({ ...fields, name: kind })),
  fc.constantFrom('{"name":"play_start","__proto__":1,"game":"x"}', '[]', 'null', '1', '"a"'),
  fc.json(),
);

describe('an event read without the schema', () => {
  it('is what the schema makes of it', () => {
    let quick = 0;
    fc.assert(
      fc.property(raw, (text) => {
        const found = quickEvent(JSON.parse(text));
        if (found === undefined) return;
        quick += 1;
        expect(parseEvent(JSON.parse(text))).toEqual({ ok: true, value: found });
        expect(Object.keys(found)).toEqual(Object.keys(parsed(text)));
      }),
      { numRuns: 5000 },
    );
    expect(quick).toBeGreaterThan(500);
  });

  it.each(COMMON)('%j needs no schema', (event) => {
    expect(quickEvent(event)).toEqual(event);
  });
});

function parsed(text: string): object {
  const read = parseEvent(JSON.parse(text));
  return read.ok ? read.value : {};
}
