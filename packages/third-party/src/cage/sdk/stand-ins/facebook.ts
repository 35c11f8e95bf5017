/** Facebook Instant Games: `FBInstant`. */
import { box, done, locale, nothing, onPause, publish, ready, score, start } from '../bridge.ts';

const data = box('facebook');
const stats = box('facebook-stats');
const refuse = (code: string) => () =>
  Promise.reject(Object.assign(new Error('Not here.'), { code, message: 'Not here.' }));
const noFill = refuse('ADS_NO_FILL');
const unsupported = refuse('CLIENT_UNSUPPORTED_OPERATION');
const pick = (from: Record<string, unknown>, keys?: readonly string[]) =>
  keys ? Object.fromEntries(keys.flatMap((key) => (key in from ? [[key, from[key]]] : []))) : from;

const board = (name: string) => ({
  getName: () => name,
  getContextID: () => null,
  getEntryCountAsync: () => Promise.resolve(0),
  setScoreAsync(value: number, extra?: string) {
    score(value);
    return Promise.resolve({
      getScore: () => value,
      getExtraData: () => extra ?? null,
      getRank: () => 1,
    });
  },
  getPlayerEntryAsync: () => Promise.resolve(null),
  getEntriesAsync: () => Promise.resolve([]),
  getConnectedPlayerEntriesAsync: () => Promise.resolve([]),
});

publish({
  FBInstant: {
    initializeAsync: done,
    setLoadingProgress: nothing,
    startGameAsync() {
      ready();
      start();
      return done();
    },
    getLocale: () => locale().replace('-', '_'),
    getPlatform: () => 'WEB',
    getSDKVersion: () => '8.0',
    getSupportedAPIs: () => ['player.getDataAsync', 'player.setDataAsync', 'getLeaderboardAsync'],
    getEntryPointData: () => null,
    getEntryPointAsync: () => Promise.resolve('feed'),
    setSessionData: nothing,
    logEvent: () => null,
    onPause: (call: () => void) => onPause(call, nothing),
    quit: nothing,
    updateAsync: done,
    shareAsync: done,
    inviteAsync: done,
    switchGameAsync: unsupported,
    canCreateShortcutAsync: () => Promise.resolve(false),
    createShortcutAsync: unsupported,
    performHapticFeedbackAsync: done,
    postSessionScore: score,
    postSessionScoreAsync(value: number) {
      score(value);
      return done();
    },
    getInterstitialAdAsync: noFill,
    getRewardedVideoAsync: noFill,
    getRewardedInterstitialAsync: noFill,
    loadBannerAdAsync: noFill,
    hideBannerAdAsync: done,
    getLeaderboardAsync: (name: string) => Promise.resolve(board(name)),
    getTournamentAsync: unsupported,
    tournament: {
      postScoreAsync: unsupported,
      createAsync: unsupported,
      shareAsync: unsupported,
      joinAsync: unsupported,
      getTournamentsAsync: () => Promise.resolve([]),
    },
    checkCanPlayerMatchAsync: () => Promise.resolve(false),
    matchPlayerAsync: unsupported,
    player: {
      getID: () => 'player',
      getName: () => 'Player',
      getPhoto: () => '',
      getASIDAsync: () => Promise.resolve('player'),
      getSignedASIDAsync: unsupported,
      getSignedPlayerInfoAsync: unsupported,
      getConnectedPlayersAsync: () => Promise.resolve([]),
      canSubscribeBotAsync: () => Promise.resolve(false),
      subscribeBotAsync: unsupported,
      getDataAsync: (keys?: readonly string[]) => Promise.resolve(pick(data.read(), keys)),
      setDataAsync(values: Record<string, unknown>) {
        data.merge(values);
        return done();
      },
      flushDataAsync: done,
      getStatsAsync: (keys?: readonly string[]) => Promise.resolve(pick(stats.read(), keys)),
      setStatsAsync(values: Record<string, unknown>) {
        stats.merge(values);
        return done();
      },
      incrementStatsAsync(values: Record<string, number>) {
        const now = stats.read();
        for (const [key, by] of Object.entries(values)) now[key] = Number(now[key] ?? 0) + by;
        stats.write(now);
        return Promise.resolve(now);
      },
    },
    context: {
      getID: () => null,
      getType: () => 'SOLO',
      isSizeBetween: () => null,
      chooseAsync: unsupported,
      switchAsync: unsupported,
      createAsync: unsupported,
      getPlayersAsync: () => Promise.resolve([]),
    },
    payments: {
      onReady: nothing,
      getCatalogAsync: () => Promise.resolve([]),
      getPurchasesAsync: () => Promise.resolve([]),
      purchaseAsync: unsupported,
      consumePurchaseAsync: unsupported,
    },
  },
});
