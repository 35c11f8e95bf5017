/** Yandex Games: `YaGames`. */
import {
  adBreak,
  box,
  device,
  done,
  language,
  later,
  nothing,
  onPause,
  publish,
  ready,
  score,
  start,
  stop,
} from '../bridge.ts';

type Callbacks = {
  readonly onOpen?: unknown;
  readonly onClose?: unknown;
  readonly onError?: unknown;
  readonly onRewarded?: unknown;
};
type AdOptions = { readonly callbacks?: Callbacks };

const data = box('yandex');
const stats = box('yandex-stats');
const unsigned = () => Promise.reject(new Error('There are no accounts here.'));
const pick = (from: Record<string, unknown>, keys?: readonly string[]) =>
  keys ? Object.fromEntries(keys.flatMap((key) => (key in from ? [[key, from[key]]] : []))) : from;

const player = {
  getMode: () => 'lite',
  isAuthorized: () => false,
  getUniqueID: () => 'player',
  getID: () => 'player',
  getIDsPerGame: () => Promise.resolve([]),
  getName: () => '',
  getPhoto: () => '',
  getPayingStatus: () => 'unknown',
  signature: '',
  setData(values: Record<string, unknown>) {
    data.write(values);
    return done();
  },
  getData: (keys?: readonly string[]) => Promise.resolve(pick(data.read(), keys)),
  setStats(values: Record<string, unknown>) {
    stats.merge(values);
    return done();
  },
  getStats: (keys?: readonly string[]) => Promise.resolve(pick(stats.read(), keys)),
  incrementStats(values: Record<string, number>) {
    const now = stats.read();
    for (const [key, by] of Object.entries(values)) now[key] = Number(now[key] ?? 0) + by;
    stats.write(now);
    return Promise.resolve({ stats: now, newKeys: [] });
  },
};

const boards = {
  setLeaderboardScore(_name: string, value: number) {
    score(value);
    return done();
  },
  setScore(_name: string, value: number) {
    score(value);
    return done();
  },
  getLeaderboardDescription: () =>
    Promise.resolve({ appID: '', default: false, name: '', title: [] }),
  getLeaderboardPlayerEntry: unsigned,
  getPlayerEntry: unsigned,
  getLeaderboardEntries: () => Promise.resolve({ entries: [], ranges: [], userRank: 0 }),
  getEntries: () => Promise.resolve({ entries: [], ranges: [], userRank: 0 }),
};

const kind = device();
const ysdk = {
  EVENTS: { EXIT: 'EXIT', HISTORY_BACK: 'HISTORY_BACK' },
  environment: {
    app: { id: 'playgrove' },
    i18n: { lang: language(), tld: 'com' },
    browser: { lang: language() },
    payload: '',
  },
  deviceInfo: {
    type: kind,
    isMobile: () => kind === 'mobile',
    isTablet: () => kind === 'tablet',
    isDesktop: () => kind === 'desktop',
    isTV: () => false,
  },
  features: {
    LoadingAPI: { ready },
    GameplayAPI: { start, stop },
  },
  adv: {
    async showFullscreenAdv({ callbacks = {} }: AdOptions = {}) {
      const shown = await adBreak();
      if (shown) later(callbacks.onOpen);
      later(callbacks.onClose, shown);
    },
    showRewardedVideo({ callbacks = {} }: AdOptions = {}) {
      later(callbacks.onError, new Error('There are no ads here.'));
      later(callbacks.onClose);
    },
    getBannerAdvStatus: () =>
      Promise.resolve({ stickyAdvIsShowing: false, reason: 'ADV_IS_NOT_CONNECTED' }),
    showBannerAdv: () => Promise.resolve({ stickyAdvIsShowing: false }),
    hideBannerAdv: () => Promise.resolve({ stickyAdvIsShowing: false }),
  },
  auth: { openAuthDialog: unsigned },
  clipboard: { writeText: done },
  feedback: {
    canReview: () => Promise.resolve({ value: false, reason: 'NO_AUTH' }),
    requestReview: () => Promise.resolve({ feedbackSent: false }),
  },
  shortcut: {
    canShowPrompt: () => Promise.resolve({ canShow: false }),
    showPrompt: () => Promise.resolve({ outcome: 'rejected' }),
  },
  screen: {
    fullscreen: {
      status: 'off',
      STATUS_ON: 'on',
      STATUS_OFF: 'off',
      request: () => document.documentElement.requestFullscreen(),
      exit: () => document.exitFullscreen(),
    },
    orientation: { set: done, get: () => 'portrait' },
  },
  leaderboards: boards,
  getLeaderboards: () => Promise.resolve(boards),
  getPlayer: () => Promise.resolve(player),
  getPayments: unsigned,
  getStorage: () => Promise.resolve(window.localStorage),
  getFlags: ({ defaultFlags = {} }: { readonly defaultFlags?: object } = {}) =>
    Promise.resolve(defaultFlags),
  isAvailableMethod: () => Promise.resolve(false),
  serverTime: () => Date.now(),
  dispatchEvent: done,
  onEvent: nothing,
  on(name: string, call: () => void) {
    if (name === 'game_api_pause') onPause(call, nothing);
    if (name === 'game_api_resume') onPause(nothing, call);
  },
  off: nothing,
};

publish({ YaGames: { init: () => Promise.resolve(ysdk) }, ysdk });
