import { describe, expect, it } from 'vitest';
import portal from '../../../portal.config.ts';
import { defineConfig, readConfig } from './config.ts';
import { gameOf, readGameFacts } from './facts.ts';
import { readRecords } from './records.ts';

const FACTS = {
  title: 'Chalk Drop',
  cate: 'Puzzle',
  genre: 'Drawing',
  tags: ['drawing', 'physics', 'ball', 'chalk', 'levels'],
  description: 'Draw chalk shapes that become solid and guide a ball into the jar.',
  controls: { touch: 'Drag to draw.', keyboard: 'Space drops the ball.' },
  players: '1.2M+',
  score: 4.6,
  review: 'Clear, quick and full of ideas.',
  orientation: 'landscape',
  daily: false,
  accessibility: ['Color is never the only sign.'],
  released: '2026-11-21',
  version: 1,
};

function refusal(changes: Record<string, unknown>, slug = 'chalk-drop') {
  const read = readGameFacts(slug, { ...FACTS, ...changes });
  return read.ok ? [] : read.error.map(({ field, reason }) => `${field}: ${reason}`);
}

describe('game facts', () => {
  it('are taken whole, with the slug', () => {
    expect(readGameFacts('chalk-drop', FACTS)).toEqual({
      ok: true,
      value: { slug: 'chalk-drop', ...FACTS },
    });
    expect(refusal({ description: `Draw lines.${' word'.repeat(158)}` })).toEqual([]);
    expect(refusal({ common: 1, controls: { ...FACTS.controls, gamepad: 'A drops.' } })).toEqual(
      [],
    );
  });

  it.each([
    [{ title: ' Chalk' }, 'title: must not begin or end with a space'],
    [{ title: '' }, 'title: must not be empty'],
    [{ title: undefined }, 'title: must be text'],
    [{ tags: ['a', 'b', 'c', 'd'] }, 'tags: must be exactly 5'],
    [{ tags: ['a', 'b', 'c', 'd', 'd'] }, 'tags: must not repeat'],
    [{ tags: ['a', 'b', 'c', 'd', 5] }, 'tags.4: must be text'],
    [{ tags: 'a,b' }, 'tags: must be a list'],
    [{ genre: '' }, 'genre: must not be empty'],
    [{ review: 'Good.' }, 'review: must have at least 20 characters'],
    [{ released: '2026-02-30' }, 'released: must be a day like "2026-11-21"'],
    [{ updated: 'today' }, 'updated: must be a day like "2026-11-21"'],
    [{ description: 'Short.' }, 'description: must have at least 40 characters'],
    [
      { description: 'Draw lines.' + ' word'.repeat(159) },
      'description: must have at most 160 words',
    ],
    [{ controls: { touch: 'Tap.' } }, 'controls.keyboard: is missing'],
    [{ controls: 'Tap.' }, 'controls: must be an object'],
    [{ players: '12' }, 'players: must look like "749K+" or "1.2M+"'],
    [{ score: 5.1 }, 'score: must be from 1 to 5'],
    [{ score: 4.25 }, 'score: must have at most one decimal place'],
    [{ score: '4.2' }, 'score: must be a number'],
    [{ common: 0 }, 'common: must be 1 or left out'],
    [{ orientation: 'up' }, 'orientation: must be "any", "portrait" or "landscape"'],
    [{ daily: 1 }, 'daily: must be true or false'],
    [{ accessibility: [] }, 'accessibility: must say at least one thing'],
    [{ version: 1.5 }, 'version: must be a whole number'],
    [{ shade: 'red' }, 'shade: is not a known field'],
  ])('with %j are refused: %s @spec:facts-refused', (changes, reason) => {
    expect(refusal(changes)).toEqual([reason]);
  });

  it.each(['Chalk', 'chalk_drop', '-chalk', 'a/../b', ''])('refuse the slug %j', (slug) => {
    expect(refusal({}, slug)).toEqual(['slug: must be lower-case words joined by hyphens']);
  });

  it('tell every fault at once', () => {
    expect(refusal({ daily: 1, version: 0 })).toEqual([
      'daily: must be true or false',
      'version: must be 1 or more',
    ]);
  });

  it.each([null, 'x', [], 4])('refuse %j, which is not an object', (raw) => {
    expect(readGameFacts('chalk-drop', raw).ok).toBe(false);
  });

  it('make a record that the record reader takes as it is @spec:facts-record', () => {
    const read = readGameFacts('chalk-drop', { ...FACTS, score: 4, common: 1 });
    if (!read.ok) throw new Error('the facts were refused');
    const game = gameOf(read.value, 'a'.repeat(32), '/allgame/icon/b.jpg');
    expect(game.score).toBe('4.0');
    expect(readRecords([game])).toEqual({ games: [game], notes: [] });
  });
});

describe('the portal configuration', () => {
  it('in the repository can be used, with ads and analytics off @spec:config-ads-off', () => {
    expect(readConfig(portal)).toEqual({ ok: true, value: portal });
    expect(portal.ads.on).toBe(false);
    expect(portal.analytics.on).toBe(false);
  });

  it('takes the catalogue’s figures to order lists alone unless it says otherwise', () => {
    const { launchFigures: _, ...rest } = portal;
    const figures = (raw: object) => {
      const read = readConfig(raw);
      return read.ok && read.value.launchFigures;
    };
    expect(figures(rest)).toBe('rank');
    expect(figures({ ...rest, launchFigures: 'show' })).toBe('show');
    // As releases before wrote it.
    expect(figures({ ...rest, launchFigures: true })).toBe('show');
    expect(figures({ ...rest, launchFigures: false })).toBe('off');
  });

  it.each([
    [{ siteName: '  ' }, 'siteName', 'must not be empty'],
    [
      { publicAddress: 'play.example' },
      'publicAddress',
      'must be like "https://play.example", without a path',
    ],
    [
      { publicAddress: 'https://play.example/x' },
      'publicAddress',
      'must be like "https://play.example", without a path',
    ],
    [{ base: '/games' }, 'base', 'must be like "/" or "/games/"'],
    [{ server: 'no' }, 'server', 'must be true or false'],
    [
      { securityContact: 'nobody' },
      'securityContact',
      'must be an e-mail address or begin with "https://"',
    ],
    [{ contact: 'nobody' }, 'contact', 'must be an e-mail address'],
    [{ copyrightFrom: '2026' }, 'copyrightFrom', 'must be a year'],
    [{ ads: { ...portal.ads, on: 'no' } }, 'ads.on', 'must be true or false'],
    [{ ads: { ...portal.ads, viewable: 0 } }, 'ads.viewable', 'must be from 1 to 100'],
    [{ ads: { ...portal.ads, exchange: 'x' } }, 'ads.exchange', 'must be digits'],
    [
      { ads: { on: true, provider: 'google', network: '' } },
      'ads.network',
      'is required when Google ads are on',
    ],
    [
      { analytics: { ...portal.analytics, on: true } },
      'analytics.id',
      'is still the placeholder while analytics are on',
    ],
    [{ theme: 'pink' }, 'theme', 'must be "system", "light" or "dark"'],
    [
      { gamesOrigin: '/games' },
      'gamesOrigin',
      'must be like "https://play.example", without a path, or empty for the same origin',
    ],
    [
      { gamesOrigin: 'https://games.{id}.example' },
      'gamesOrigin',
      'must be like "https://play.example", without a path, or empty for the same origin',
    ],
    [
      { gamesOrigin: 'https://{id}.games.play.example', publicAddress: 'https://play.example' },
      'gamesOrigin',
      'must not be below the host of publicAddress, whose cookies games could set',
    ],
    [{ launchFigures: null }, 'launchFigures', 'must be "rank", "show" or "off"'],
    [{ sitename: 'x' }, 'sitename', 'is not a known field'],
  ])('with %j stops, naming the key @spec:config-stops', (changes, field, reason) => {
    const wrong = { ...portal, ...changes } as typeof portal;
    expect(readConfig(wrong)).toEqual({ ok: false, error: [{ field, reason }] });
    expect(() => defineConfig(wrong)).toThrow(`${field}: ${reason}`);
  });

  it('takes a host for each game', () => {
    const wanted = { ...portal, gamesOrigin: 'https://{id}.games.example' };
    expect(readConfig(wanted)).toEqual({ ok: true, value: wanted });
  });

  it.each(['/', '/games/', '/a/b.c_d~e-1/'])('takes %s as its path on a host', (base) => {
    expect(readConfig({ ...portal, base })).toMatchObject({ ok: true, value: { base } });
  });

  it.each(['games', 'games/', '/a b/', '/../', '//'])('refuses %s as such a path', (base) => {
    expect(readConfig({ ...portal, base }).ok).toBe(false);
  });

  it.each(['', 'security@play.example', 'https://play.example/report'])(
    'takes "%s" as where security problems are reported',
    (securityContact) => {
      expect(readConfig({ ...portal, securityContact })).toMatchObject({
        ok: true,
        value: { securityContact },
      });
    },
  );

  it.each(['http://play.example', 'https://', 'mailto:a@play.example'])(
    'refuses "%s" as such a place',
    (securityContact) => {
      expect(readConfig({ ...portal, securityContact }).ok).toBe(false);
    },
  );

  it('an older configuration has a server, the host to itself and no security contact', () => {
    const { base: _, server: __, securityContact: ___, ...older } = portal;
    expect(readConfig(older)).toEqual({
      ok: true,
      value: { ...older, base: '/', server: true, securityContact: '' },
    });
  });

  it('counts nothing without a server', () => {
    const read = readConfig({ ...portal, server: false, statistics: true });
    expect(read).toMatchObject({ ok: true, value: { server: false, statistics: false } });
  });

  it('says which key is missing @spec:config-missing-key', () => {
    const { theme: _, ...rest } = portal;
    expect(readConfig(rest)).toEqual({
      ok: false,
      error: [{ field: 'theme', reason: 'is missing' }],
    });
  });
});
