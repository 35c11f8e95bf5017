import { expect, test } from 'vitest';
import { sdkOf } from './addresses.ts';
import { MAYBE_SDK } from './maybe.ts';

test.each([
  ['poki', 'https://game-cdn.poki.com/scripts/v2/poki-sdk.js'],
  ['poki', '//cdn.example/js/poki-sdk-core.min.js'],
  ['crazygames', 'https://sdk.crazygames.com/v3.js'],
  ['crazygames', ' //cdn.example/crazygames-sdk-v2.js'],
  ['gamedistribution', 'https://html5.api.gamedistribution.com/main.min.js'],
  ['gamemonetize', 'https://api.gamemonetize.com/main.js'],
  ['gamepix', 'https://integration.gamepix.com/sdk/v3/gamepix.sdk.js'],
  ['gamepix', 'https://cdn.gamepix.com/a.js'],
  ['famobi', 'https://games.cdn.famobi.com/html5games/branding/a.js'],
  ['famobi', 'https://html5.api.famobi.com/a'],
  ['y8', 'https://cdn.y8.com/api/sdk.js'],
  ['y8', 'https://cdn.y8.com/a'],
  ['y8', '//id.net/a'],
  ['y8', 'https://cdn.id.net/api.js'],
  ['kongregate', 'https://cdn1.kongregate.com/javascripts/kongregate_api.js'],
  ['newgrounds', 'https://cdn.example/newgroundsio.min.js'],
  ['yandex', 'https://yandex.ru/games/sdk/v2'],
  ['yandex', 'https://sdk.games.s3.yandex.net/sdk.js'],
  ['yandex', '/sdk.js'],
  ['facebook', 'https://connect.facebook.net/en_US/fbinstant.6.3.js'],
  ['youtube', 'https://www.youtube.com/game_api/v1'],
  ['playgrove', 'http://play.example/js/playgrove.js'],
])('takes no address of %s for something else: %s', (name, address) => {
  expect(sdkOf(address)).toBe(name);
  expect(MAYBE_SDK.test(address)).toBe(true);
});

test('a game may bring an empty playgrove.js for other hosts', () => {
  expect(['playgrove.js', './js/playgrove.js', '/playgrove.js'].map(sdkOf)).toEqual(
    Array(3).fill('playgrove'),
  );
  expect(['my-playgrove.js', 'playgrove.json'].map(sdkOf)).toEqual([undefined, undefined]);
});

test.each([
  'game.js',
  'assets/sdk.png',
  '/assets/map.json',
  'https://www.googletagmanager.com/gtag/js',
  'https://fonts.googleapis.com/css2?family=VT323',
  'data:image/png;base64,AAAA',
])('asks no further about %s', (address) => {
  expect(MAYBE_SDK.test(address)).toBe(false);
});
