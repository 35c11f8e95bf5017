import { describe, expect, it } from 'vitest';
import portal from '../../../portal.config.ts';
import { defineConfig, readConfig } from './config.ts';
import { gameOf, readGameFacts } from './facts.ts';
import { readRecords } from './records.ts';

const FACTS = {
  title: 'Chalk Drop',
  cate: 'Puzzle',
  tags: ['drawing', 'physics', 'ball', 'chalk', 'levels'],
  description: 'Draw chalk shapes that become solid and guide a ball into the jar.',
  controls: { touch: 'Drag to draw.', keyboard: 'Space drops the ball.' },
  players: '1.2M+',
  score: 4.6,
  orientation: 'landscape',
  daily: false,
  accessibility: ['Colour is never the only sign.'],
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
    expect(refusal({ common: 1, controls: { ...FACTS.controls, gamepad: 'A drops.' } })).toEqual(
      [],
    );
  });

  it.each([
    [{ title: ' Chalk' }, 'title: must not begin or end with a space'],
    [{ title: '' }, 'title: must not be empty'],
    [{ title: undefined }, 'title: must be a text'],
    [{ tags: ['a', 'b', 'c', 'd'] }, 'tags: must be exactly 5'],
    [{ tags: ['a', 'b', 'c', 'd', 'd'] }, 'tags: must not repeat'],
    [{ tags: ['a', 'b', 'c', 'd', 5] }, 'tags.4: must be a text'],
    [{ tags: 'a,b' }, 'tags: must be a list'],
    [{ description: 'Short.' }, 'description: must have at least 40 characters'],
    [{ controls: { touch: 'Tap.' } }, 'controls.keyboard: is missing'],
    [{ controls: 'Tap.' }, 'controls: must be an object'],
    [{ players: '12' }, 'players: must look like "749K+" or "1.2M+"'],
    [{ score: 5.1 }, 'score: must be from 1 to 5'],
    [{ score: 4.25 }, 'score: must have one decimal at most'],
    [{ score: '4.2' }, 'score: must be a number'],
    [{ common: 0 }, 'common: must be 1 or left out'],
    [{ orientation: 'up' }, 'orientation: must be "any", "portrait" or "landscape"'],
    [{ daily: 1 }, 'daily: must be true or false'],
    [{ accessibility: [] }, 'accessibility: must say at least one thing'],
    [{ version: 1.5 }, 'version: must be a whole number'],
    [{ colour: 'red' }, 'colour: is not a known field'],
  ])('with %j are refused: %s', (changes, reason) => {
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

  it('make a record that the record reader takes as it is', () => {
    const read = readGameFacts('chalk-drop', { ...FACTS, score: 4, common: 1 });
    if (!read.ok) throw new Error('the facts were refused');
    const game = gameOf(read.value, 'a'.repeat(32), '/allgame/icon/b.jpg');
    expect(game.score).toBe('4.0');
    expect(readRecords([game])).toEqual({ games: [game], notes: [] });
  });
});

describe('the portal configuration', () => {
  it('in the repository can be used, with ads and analytics off', () => {
    expect(readConfig(portal)).toEqual({ ok: true, value: portal });
    expect(portal.ads.on).toBe(false);
    expect(portal.analytics.on).toBe(false);
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
    [{ contact: 'nobody' }, 'contact', 'must be an e-mail address'],
    [{ copyrightFrom: '2026' }, 'copyrightFrom', 'must be a year'],
    [{ ads: { ...portal.ads, on: 'no' } }, 'ads.on', 'must be true or false'],
    [{ ads: { ...portal.ads, viewable: 0 } }, 'ads.viewable', 'must be from 1 to 100'],
    [{ ads: { ...portal.ads, exchange: 'x' } }, 'ads.exchange', 'must be digits'],
    [
      { ads: { on: true, provider: 'google', network: '' } },
      'ads.network',
      'must be given while google ads are on',
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
    [{ launchFigures: null }, 'launchFigures', 'must be true or false'],
    [{ sitename: 'x' }, 'sitename', 'is not a known field'],
  ])('with %j stops, naming the key', (changes, field, reason) => {
    const wrong = { ...portal, ...changes } as typeof portal;
    expect(readConfig(wrong)).toEqual({ ok: false, error: [{ field, reason }] });
    expect(() => defineConfig(wrong)).toThrow(`${field}: ${reason}`);
  });

  it('says which key is missing', () => {
    const { theme: _, ...rest } = portal;
    expect(readConfig(rest)).toEqual({
      ok: false,
      error: [{ field: 'theme', reason: 'is missing' }],
    });
  });
});
