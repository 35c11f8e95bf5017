import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotList, recommendList } from './collections.ts';
import { withFigures, withLaunchFigures, type LaunchFigures } from './figures.ts';
import { ratingOf, type Game, type Listed } from './game.ts';
import { DEFAULT_ICON, iconPath } from './icon.ts';
import { formatPlayers, formatPlays, parsePlayers } from './players.ts';

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
    'takes %s as it is @spec:icon-as-it-is',
    (path) => {
      expect(iconPath(path)).toBe(path);
    },
  );

  it.each([
    ['https://host/a.jpg', '//host/a.jpg'],
    ['http://host/a.png', '//host/a.png'],
    ['HTTPS:http://host/a.png', '//host/a.png'],
    ['javascript:alert(1).png', 'alert(1).png'],
  ])('strips the protocol of %s @spec:icon-protocol', (path, shown) => {
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
  ])('shows the default for %j @spec:icon-default', (path) => {
    expect(iconPath(path)).toBe(DEFAULT_ICON);
  });

  it('always gives a picture path without a protocol, which it takes again @spec:icon-path', () => {
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
  ])('of the text %j are %j @spec:rating-text', (score, rating) => {
    expect(ratingOf(score === undefined ? {} : { score })).toBe(rating);
  });
});

describe('play counts on cards', () => {
  it.each([
    [1, '1'],
    [3, '3'],
    [57, '57'],
    [99, '99'],
    [100, '100+'],
    [127, '120+'],
    [999, '990+'],
    [1_290, '1.2K+'],
    [3_199_999, '3.1M+'],
  ])('%i reads %s', (count, text) => {
    expect(formatPlays(count)).toBe(text);
  });

  it.each([0, -1, 0.4, Number.NaN, Number.POSITIVE_INFINITY])('%d is none', (count) => {
    expect(formatPlays(count)).toBeUndefined();
  });

  it('never promise more than was counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000_000_000 }), (count) => {
        const text = formatPlays(count) ?? '';
        const least = parsePlayers(text) ?? Number.parseInt(text, 10);
        expect(least).toBeLessThanOrEqual(count);
        expect(least).toBeGreaterThan(count * 0.9);
        expect(text.endsWith('+')).toBe(count >= 100);
      }),
    );
  });
});

const RECORD = { icon_path: '', game_url: '', tags: ['1', '2', '3', '4', '5'] } as const;

describe('figures that come with the catalogue', () => {
  const own = { ...RECORD, id: 'a', title: 'A', players: '2M+', score: '4.9', rated: 'editors' };
  const fed = { ...RECORD, id: 'b', title: 'B', players: '3K+', plays: '3K+', score: '4.1' };
  const games = [own, { ...fed, rated: 'visitors' }] as Game[];
  const shown = (launch: LaunchFigures) =>
    withLaunchFigures(games, launch).map(({ plays, rated }) => [plays, rated]);

  it('show our rating and what came through a feed, and no count that nobody made', () => {
    expect(shown('rank')).toEqual([
      [undefined, 'editors'],
      ['3K+', 'visitors'],
    ]);
  });

  it('are all shown, or none, as the operator wants', () => {
    expect(shown('show')).toEqual([
      ['2M+', 'editors'],
      ['3K+', 'visitors'],
    ]);
    expect(shown('off')).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it.each(['rank', 'show', 'off'] as const)('order lists under %s, so none is empty', (launch) => {
    const listed = withLaunchFigures(games, launch);
    expect(recommendList(listed).map(({ id }) => id)).toEqual(['a']);
    expect(hotList(listed).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('measured figures', () => {
  const games: Listed[] = [
    { id: 'a', title: 'A', players: '2M+', score: '4.9', rated: 'editors' },
    { id: 'b', title: 'B', players: '3K+' },
    { id: 'c', title: 'C', players: '2M+', plays: '2M+' },
  ];

  it('are shown from the first on; a rating and a million plays order lists, too', () => {
    const shown = withFigures(games, {
      a: { players: '3', score: '4.1', votes: 60 },
      b: { players: '1.2M+' },
    });
    expect(shown).toEqual([
      { ...games[0], plays: '3', score: '4.1', rated: 'visitors', votes: 60 },
      { ...games[1], players: '1.2M+', plays: '1.2M+' },
      games[2],
    ]);
    expect(recommendList(shown)).toEqual([]);
    expect(hotList(shown).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('ignore inherited names', () => {
    const odd = [{ id: 'constructor', title: 'C', score: '4.0' }];
    expect(withFigures(odd, {})).toEqual(odd);
  });
});
