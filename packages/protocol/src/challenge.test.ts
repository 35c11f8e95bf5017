import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, launchQuery, readLaunch } from './challenge.ts';

const read = (query: string) => readLaunch(query);
const again = (query: string) => readLaunch(launchQuery(readLaunch(query)));

describe('a link with a challenge', () => {
  it('carries a day', () => {
    expect(read('daily=2026-11-22')).toEqual({ daily: '2026-11-22' });
    expect(launchQuery({ daily: '2026-11-22' })).toBe('?daily=2026-11-22');
  });

  it('carries a board, its score and a name', () => {
    const query = '?level=long&seed=x7z&beat=1240.5&by=Ann';
    expect(read(query)).toEqual({ level: 'long', seed: 'x7z', beat: 1240.5, by: 'Ann' });
    expect(launchQuery(read(query))).toBe(query);
  });

  it('carries a run, with a score to beat or to be watched', () => {
    const run = 'abcdEFGH0123_-xy';
    const query = `?level=long&seed=x7z&beat=12&run=${run}`;
    expect(read(query)).toEqual({ level: 'long', seed: 'x7z', beat: 12, run });
    expect(launchQuery(read(query))).toBe(query);
    expect(read(`level=long&seed=x7z&run=${run}`)).toEqual({ level: 'long', seed: 'x7z', run });
    expect(read(`daily=2026-11-22&run=${run}`)).toEqual({ daily: '2026-11-22', run });
    for (const wrong of ['short', `${run}<`, 'x'.repeat(65537)]) {
      expect(read(`level=long&seed=x7z&run=${wrong}`)).toBeUndefined();
    }
  });

  it('carries nothing else', () => {
    expect(read('?daily=2026-11-22&level=long&quality=high&next=https://example.org')).toEqual({
      daily: '2026-11-22',
    });
    expect(read('?seed=x&beat=1&quality=high&constructor=1&__proto__=2')).toEqual({
      seed: 'x',
      beat: 1,
    });
  });

  it.each([
    '',
    'daily=2026-02-30',
    'daily=../../x',
    'seed=x',
    'beat=12',
    'seed=x&beat=-1',
    'seed=x&beat=1e9',
    'seed=x&beat=9999999999',
    'seed=x&beat=NaN',
    'seed=a/b&beat=1',
    `seed=${'x'.repeat(81)}&beat=1`,
    'seed=&beat=',
  ])('that is malformed is none: %s', (query) => {
    expect(read(query)).toBeUndefined();
  });

  it('is a plain address without one', () => {
    expect(launchQuery(undefined)).toBe('');
    expect(read('')).toBeUndefined();
  });

  it('never carries more than its six fields, each within its bounds, whatever comes in', () => {
    const field = fc.constantFrom('daily', 'level', 'seed', 'beat', 'by', 'href', '__proto__');
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom(
        '2026-11-22',
        'x7z',
        '1240',
        '"><img src=x onerror=alert(1)>',
        'javascript:1',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(field, value), { maxLength: 8 }), (fields) => {
        const launch = read(new URLSearchParams(fields).toString());
        const query = launchQuery(launch);
        expect(query).toMatch(
          /^(?:|\?daily=\d{4}-\d\d-\d\d|\?(?:level=[\w-]{1,40}&)?seed=[\w-]{1,80}&beat=\d{1,9}(?:\.\d{1,3})?(?:&by=(?:[A-Za-z]|%[0-9A-F]{2}){1,144})?)$/,
        );
        if (launch && 'by' in launch) expect(launch.by).toMatch(/^\p{L}{1,12}$/u);
        expect(readLaunch(query)).toEqual(launch);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads the same again', () => {
    for (const query of ['daily=2026-11-22', 'seed=x7z&beat=7&by=Zoë', 'beat=x'])
      expect(again(query)).toEqual(read(query));
  });
});

describe('a name', () => {
  it.each([
    ['Ann', 'Ann'],
    ['Zoë', 'Zoë'],
    ['李明', '李明'],
    ['Mary-Jane 2', 'MaryJane'],
    ['<b>Bob</b>', 'bBobb'],
    ['Maximilianandmore', 'Maximilianan'],
    ['Scunthorpe', ''],
    ['Cassandra', 'Cassandra'],
    ['Dick', ''],
    ['Dickens', 'Dickens'],
    ['fuuuck', ''],
    ['FÜCK', ''],
    ['s h i t', ''],
    ['аss', ''],
    ['123', ''],
    ['', ''],
  ])('%j is shown as %j', (raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });
});
