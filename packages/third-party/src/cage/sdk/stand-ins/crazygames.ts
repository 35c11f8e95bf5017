/** CrazyGames, versions 1 to 3. */
import {
  adBreak,
  box,
  device,
  done,
  later,
  locale,
  nothing,
  publish,
  ready,
  start,
  stop,
} from '../bridge.ts';

type AdCallbacks = {
  readonly adStarted?: unknown;
  readonly adFinished?: unknown;
  readonly adError?: unknown;
};
const UNFILLED = { code: 'unfilled', message: 'There are no ads here.' };
const saves = box('crazygames');

/** Version 3 answers with promises, version 2 with a last argument that is called. */
function answer<T>(value: T) {
  return (...args: readonly unknown[]): Promise<T> => {
    const last = args.at(-1);
    if (typeof last === 'function') later(last, undefined, value);
    return Promise.resolve(value);
  };
}
const noAccount = (...args: readonly unknown[]): Promise<never> => {
  const error = { code: 'userNotAuthenticated', message: 'There are no accounts here.' };
  const last = args.at(-1);
  if (typeof last === 'function') later(last, error);
  const refused = Promise.reject(error);
  refused.catch(nothing);
  return refused;
};

const game = {
  id: 'playgrove',
  link: document.baseURI,
  settings: { disableChat: true, muteAudio: false },
  gameplayStart: answer(undefined),
  gameplayStop: answer(undefined),
  loadingStart: nothing,
  loadingStop: ready,
  sdkGameLoadingStart: nothing,
  sdkGameLoadingStop: ready,
  happytime: answer(undefined),
  inviteLink: answer(document.baseURI),
  showInviteButton: answer(document.baseURI),
  hideInviteButton: nothing,
  getInviteParam: () => null,
  isInstantMultiplayer: false,
  isInstantJoin: false,
  addSettingsChangeListener: nothing,
  removeSettingsChangeListener: nothing,
};
const plays = {
  ...game,
  gameplayStart: (...args: unknown[]) => {
    start();
    return game.gameplayStart(...args);
  },
  gameplayStop: (...args: unknown[]) => {
    stop();
    return game.gameplayStop(...args);
  },
};

const SDK = {
  init: done,
  environment: 'crazygames',
  isQaTool: false,
  getEnvironment: answer('crazygames'),
  addInitCallback: (call: unknown) => later(call, {}),
  ad: {
    async requestAd(type: string, { adStarted, adFinished, adError }: AdCallbacks = {}) {
      if (type === 'rewarded' || !(await adBreak())) return later(adError, UNFILLED);
      later(adStarted);
      later(adFinished);
    },
    hasAdblock: answer(false),
    prefetchAd: nothing,
    isAdPlaying: false,
    addAdblockPopupListener: nothing,
  },
  banner: {
    requestBanner: answer(undefined),
    requestResponsiveBanner: answer(undefined),
    prefetchBanner: answer({}),
    renderPrefetchedBanner: answer(undefined),
    clearBanner: nothing,
    clearAllBanners: nothing,
    activeBannersCount: 0,
  },
  game: plays,
  user: {
    isUserAccountAvailable: false,
    systemInfo: {
      countryCode: 'US',
      locale: locale(),
      device: { type: device() },
      os: { name: '', version: '' },
      browser: { name: '', version: '' },
      applicationType: 'web',
    },
    getUser: answer(null),
    getUserToken: noAccount,
    getXsollaUserToken: noAccount,
    showAuthPrompt: noAccount,
    showAccountLinkPrompt: noAccount,
    addAuthListener: nothing,
    removeAuthListener: nothing,
    addScore: answer(undefined),
  },
  data: {
    getItem: (key: string) => saves.read()[key] ?? null,
    setItem: (key: string, value: unknown) => saves.merge({ [key]: String(value) }),
    removeItem(key: string) {
      const { [key]: _gone, ...rest } = saves.read();
      saves.write(rest);
    },
    clear: () => saves.write({}),
    syncUnityGameData: nothing,
  },
  analytics: { trackOrder: nothing },
};

const listeners = new Map<string, Set<(event: unknown) => void>>();
const emit = (name: string, event: object = {}): void => {
  for (const listener of listeners.get(name) ?? []) later(listener, event);
};
const first = {
  init: () => emit('initialized', { userInfo: { countryCode: 'US', device: { type: device() } } }),
  addEventListener(name: string, listener: (event: unknown) => void) {
    const all = listeners.get(name) ?? new Set();
    listeners.set(name, all.add(listener));
  },
  removeEventListener: (name: string, listener: (event: unknown) => void) =>
    void listeners.get(name)?.delete(listener),
  async requestAd(type?: string) {
    if (type === 'rewarded' || !(await adBreak())) {
      emit('adError', { message: UNFILLED.message, error: UNFILLED.code });
      return;
    }
    emit('adStarted');
    emit('adFinished');
  },
  requestBanner: () => emit('bannerError', { error: 'noFill' }),
  requestResponsiveBanner: () => emit('bannerError', { error: 'noFill' }),
  clearAllBanners: nothing,
  gameplayStart: start,
  gameplayStop: stop,
  happytime: nothing,
  sdkGameLoadingStart: nothing,
  sdkGameLoadingStop: ready,
  inviteLink: () => document.baseURI,
  isAdBlocked: false,
};

publish({ CrazyGames: { SDK, CrazySDK: { getInstance: () => first } } });
