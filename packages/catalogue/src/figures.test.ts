import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotList, recommendList } from './collections.ts';
import { withFigures } from './figures.ts';
import { ratingOf } from './game.ts';
import { DEFAULT_ICON, iconPath } from './icon.ts';
import { formatPlayers, parsePlayers } from './players.ts';

describe('players text', () => {
  it.each([
    [1000, '1K+'],
    [1299, '1.2K+'],
    [749_999, '749K+'],
    [940_500, '940K+'],
    [999_999, '999K+'],
    [1_000_000, '1M+'],
    [1_234_567, '1.2M+'],
    [35_900_000, '35M+'],
    [2_000_000_000, '2000M+'],
  ])('of %i is %s', (count, text) => {
    expect(formatPlayers(count)).toBe(text);
  });

  it.each([0, 999, -5, Number.NaN, Number.POSITIVE_INFINITY])('of %d is nothing', (count) => {
    expect(formatPlayers(count)).toBeUndefined();
  });

  it.each(['', 'K+', '5', '5K', '5B+', '5k+', ' 5K+', '1.2.3M+'])('does not read %j', (text) => {
    expect(parsePlayers(text)).toBeUndefined();
  });

  it('never promises more than was counted, and reads back as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 3_000_000_000 }), (count) => {
        const text = formatPlayers(count) ?? '';
        const least = parsePlayers(text) ?? Number.NaN;
        expect(least).toBeLessThanOrEqual(count);
        expect(least).toBeGreaterThan(count * 0.9);
        expect(formatPlayers(least)).toBe(text);
      }),
    );
  });
});

describe('the icon rule', () => {
  it.each(['/a.png', '/allgame/icon/x.jpg', 'x.jpeg', '/A.PNG', '//host/a.JPG'])(
    'takes %s as it is',
    (path) => {
      expect(iconPath(path)).toBe(path);
    },
  );

  it.each([
    ['https://host/a.jpg', '//host/a.jpg'],
    ['http://host/a.png', '//host/a.png'],
    ['HTTPS:http://host/a.png', '//host/a.png'],
    ['javascript:alert(1).png', 'alert(1).png'],
  ])('strips the protocol of %s', (path, shown) => {
    expect(iconPath(path)).toBe(shown);
  });

  it.each([
    '',
    '/a.gif',
    '/a.jpg?x=1',
    '/ajpg',
    'png',
    '.png',
    '/.png',
    '/a.png.exe',
    undefined,
    4,
    {},
  ])('shows the default for %j', (path) => {
    expect(iconPath(path)).toBe(DEFAULT_ICON);
  });

  it('always gives a picture path without a protocol, which it takes again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl().map((url) => `${url}/a.png`),
        ),
        (path) => {
          const shown = iconPath(path);
          expect(shown).toMatch(/\.(png|jpe?g)$/i);
          expect(shown).not.toMatch(/^[a-z][a-z0-9+.-]*:/i);
          expect(iconPath(shown)).toBe(shown);
        },
      ),
    );
  });
});

describe('ratings', () => {
  it.each([
    ['4.7', 4.7],
    ['', undefined],
    ['x', undefined],
    [undefined, undefined],
  ])('of the text %j are %j', (score, rating) => {
    expect(ratingOf(score === undefined ? {} : { score })).toBe(rating);
  });
});

describe('measured figures', () => {
  const games = [
    { id: 'a', title: 'A', players: '2M+', score: '4.9' },
    { id: 'b', title: 'B', players: '3K+' },
  ];

  it('stand in for launch figures one by one, in the lists too', () => {
    const shown = withFigures(games, { a: { score: '4.1' }, b: { players: '1.2M+' } }, true);
    expect(shown).toEqual([
      { id: 'a', title: 'A', players: '2M+', score: '4.1' },
      { id: 'b', title: 'B', players: '1.2M+' },
    ]);
    expect(recommendList(shown)).toEqual([]);
    expect(hotList(shown).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('are all that is shown when launch figures are hidden', () => {
    expect(withFigures(games, { a: { score: '4.1' } }, false)).toEqual([
      { id: 'a', title: 'A', score: '4.1' },
      { id: 'b', title: 'B' },
    ]);
  });

  it('ignore inherited names', () => {
    const odd = [{ id: 'constructor', title: 'C', score: '4.0' }];
    expect(withFigures(odd, {}, true)).toEqual(odd);
  });
});
