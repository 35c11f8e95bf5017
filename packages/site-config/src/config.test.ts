import { describe, expect, it } from 'vitest';
import { defineConfig, readConfig } from './config.ts';
import portal from './portal.ts';

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
