import { game, type Fixture } from './pages.ts';

const sdkPage = (script: string, address: string): Fixture =>
  game(script, `<script src="${address}"></script>`);

/** A game made for each SDK, as its documentation has it. */
export const SDK_PAGES: Readonly<Record<string, Fixture>> = {
  poki: sdkPage(
    `PokiSDK.init().then(function () {
      PokiSDK.gameLoadingFinished();
      return PokiSDK.commercialBreak(function () {});
    }).then(function () { PokiSDK.gameplayStart(); return PokiSDK.rewardedBreak(); })
      .then(function (seen) { is('reward', seen, false); PokiSDK.gameplayStop(); ok(); }).catch(wrong);`,
    '//game-cdn.poki.com/scripts/v2/poki-sdk.js',
  ),
  'crazygames-1': sdkPage(
    `var sdk = window.CrazyGames.CrazySDK.getInstance();
    sdk.addEventListener('adError', function () { sdk.gameplayStart(); ok(); });
    sdk.init(); sdk.requestAd('midgame');`,
    'https://sdk.crazygames.com/crazygames-sdk-v1.js',
  ),
  'crazygames-2': sdkPage(
    `CrazyGames.SDK.ad.requestAd('midgame', { adStarted: function () { wrong('ad'); }, adFinished: function () {}, adError: function (error) {
      CrazyGames.SDK.user.getUser(function (failed, user) { is('user', user, null); CrazyGames.SDK.game.gameplayStart(); ok(); });
    } });`,
    'https://sdk.crazygames.com/crazygames-sdk-v2.js',
  ),
  'crazygames-3': {
    ...sdkPage(
      `CrazyGames.SDK.init().then(function () {
        CrazyGames.SDK.game.loadingStop();
        CrazyGames.SDK.game.gameplayStart();
        var visits = Number(CrazyGames.SDK.data.getItem('visits') || 0) + 1;
        CrazyGames.SDK.data.setItem('visits', visits);
        ok('ok ' + visits);
      }).catch(wrong);`,
      'https://sdk.crazygames.com/crazygames-sdk-v3.js',
    ),
    title: 'ok 1',
    again: 'ok 2',
  },
  kongregate: sdkPage(
    `kongregateAPI.loadAPI(function () {
      var kongregate = kongregateAPI.getAPI();
      kongregate.services.addEventListener('login', function () { wrong('login'); });
      is('guest', kongregate.services.isGuest(), true);
      kongregate.stats.submit('HighScore', 12);
      kongregate.mtx.requestUserItemList(null, function (result) { is('items', result.success, false); ok(); });
    });`,
    'https://cdn1.kongregate.com/javascripts/kongregate_api.js',
  ),
  gamedistribution: game(
    '',
    `<script>
      window.GD_OPTIONS = { gameId: 'x', onEvent: function (event) {
        (window.events = window.events || []).push(event.name);
        if (event.name === 'SDK_READY') gdsdk.showAd();
        if (event.name === 'SDK_GAME_START') ok(window.events.join() === 'SDK_READY,SDK_GAME_PAUSE,SDK_GAME_START' ? 'ok' : 'wrong: ' + events);
      } };
      (function (d, s, id) { var js, fjs = d.getElementsByTagName(s)[0]; js = d.createElement(s); js.id = id;
        js.src = 'https://html5.api.gamedistribution.com/main.min.js'; fjs.parentNode.insertBefore(js, fjs); })(document, 'script', 'gamedistribution-jssdk');
    </script>`,
  ),
  gamemonetize: game(
    '',
    `<script>
      window.SDK_OPTIONS = { gameId: 'x', onEvent: function (event) {
        if (event.name === 'SDK_READY') sdk.showBanner();
        if (event.name === 'SDK_GAME_START') ok();
      } };
      (function (a, b, c) { var d = a.getElementsByTagName(b)[0]; a.getElementById(c) || (a = a.createElement(b), a.id = c, a.src = 'https://api.gamemonetize.com/sdk.js', d.parentNode.insertBefore(a, d)); })(document, 'script', 'gamemonetize-sdk');
    </script>`,
  ),
  gamepix: sdkPage(
    `GamePix.on.pause = function () {}; GamePix.on.resume = function () {};
    GamePix.loading(50);
    GamePix.loaded().then(function () { GamePix.updateScore(120); return GamePix.interstitialAd(); })
      .then(function (answer) { is('ad', answer.success, false); ok(); }).catch(wrong);`,
    'https://integration.gamepix.com/sdk/v3/gamepix.sdk.js',
  ),
  famobi: sdkPage(
    `famobi.setPreloadProgress(100); famobi.gameReady();
    famobi.showInterstitialAd().then(function () {
      is('rewarded', famobi.hasRewardedAd(), false);
      famobi.localStorage.setItem('a', '1');
      return famobi_analytics.trackEvent('EVENT_LEVELSTART', {});
    }).then(function () { ok(); }).catch(wrong);`,
    'https://games.cdn.famobi.com/html5games/plugins/famobi.js',
  ),
  y8: sdkPage(
    `ID.Event.subscribe('id.init', function () {
      ID.getLoginStatus(function (status) {
        is('status', status.status, 'not_linked');
        ID.GameAPI.Leaderboards.save({ table: 'a', points: 9 }, function () { ok(); });
      });
    });
    ID.init({ appId: 'x' });`,
    'https://cdn.y8.com/api/sdk.js',
  ),
  newgrounds: sdkPage(
    `var ngio = new Newgrounds.io.core('app', 'key');
    ngio.getValidSession(function () {
      is('user', ngio.user, null);
      ngio.callComponent('ScoreBoard.postScore', { id: 1, value: 50 }, function (answer) { is('success', answer.success, true); ok(); });
    });`,
    'https://cdn.example/newgroundsio.min.js',
  ),
  yandex: {
    ...sdkPage(
      `YaGames.init().then(function (ysdk) {
        ysdk.features.LoadingAPI.ready();
        ysdk.adv.showFullscreenAdv({ callbacks: { onClose: function (shown) {
          is('shown', shown, false);
          ysdk.getPlayer().then(function (player) {
            return player.getData().then(function (data) {
              var visits = (data.visits || 0) + 1;
              return player.setData({ visits: visits }, true).then(function () { ok('ok ' + visits); });
            });
          }).catch(wrong);
        } } });
      }).catch(wrong);`,
      '/sdk.js',
    ),
    title: 'ok 1',
    again: 'ok 2',
  },
  facebook: sdkPage(
    `FBInstant.initializeAsync().then(function () { FBInstant.setLoadingProgress(100); return FBInstant.startGameAsync(); })
      .then(function () { return FBInstant.player.setDataAsync({ level: 3 }); })
      .then(function () { return FBInstant.player.getDataAsync(['level']); })
      .then(function (data) { is('data', data.level, 3); return FBInstant.getInterstitialAdAsync('x').catch(function (error) { return error.code; }); })
      .then(function (code) { is('ad', code, 'ADS_NO_FILL'); ok(); }).catch(wrong);`,
    'https://connect.facebook.net/en_US/fbinstant.7.1.js',
  ),
  youtube: sdkPage(
    `ytgame.game.firstFrameReady();
    ytgame.game.loadData().then(function (text) { return ytgame.game.saveData(text + 'x'); })
      .then(function () { ytgame.game.gameReady(); return ytgame.engagement.sendScore({ value: 77 }); })
      .then(function () { is('sound', ytgame.system.isAudioEnabled(), true); ok(); }).catch(wrong);`,
    'https://www.youtube.com/game_api/v1',
  ),
};
