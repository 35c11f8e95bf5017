/** PokiSDK, version 2. */
import {
  adBreak,
  done,
  language,
  later,
  nothing,
  publish,
  ready,
  score,
  start,
  stop,
} from '../bridge.ts';

const noReward = (): Promise<boolean> => Promise.resolve(false);

publish({
  PokiSDK: {
    init: done,
    initWithVideoHB: done,
    setDebug: nothing,
    setLogging: nothing,
    gameLoadingStart: nothing,
    gameLoadingProgress: nothing,
    gameLoadingFinished: ready,
    gameplayStart: start,
    gameplayStop: stop,
    gameInteractive: nothing,
    roundStart: nothing,
    roundEnd: nothing,
    happyTime: nothing,
    commercialBreak: (before?: unknown): Promise<void> => {
      later(before);
      return adBreak().then(nothing);
    },
    rewardedBreak: noReward,
    displayAd: nothing,
    destroyAd: nothing,
    customEvent: nothing,
    measure: nothing,
    logError: nothing,
    captureError: nothing,
    enableEventTracking: nothing,
    disableProgrammatic: nothing,
    toggleNonPersonalized: nothing,
    setConsentString: nothing,
    setPlayerAge: nothing,
    togglePlayerAdvertisingConsent: nothing,
    muteAd: nothing,
    movePill: nothing,
    openExternalLink: (url: string) => void window.open(url),
    isAdBlocked: () => false,
    sendHighscore: score,
    getLeaderboard: () => Promise.resolve([]),
    getUser: () => Promise.resolve(null),
    getToken: () => Promise.resolve(null),
    login: () => Promise.reject(new Error('There are no accounts here.')),
    getLanguage: language,
    getIsoLanguage: language,
    getURLParam: (name: string) => new URLSearchParams(location.search).get(`gd${name}`) ?? '',
    shareableURL: (params: Record<string, string> = {}) =>
      Promise.resolve(
        `${document.baseURI.split('?', 1)[0] ?? ''}?${new URLSearchParams(params).toString()}`,
      ),
    generateScreenshot: () => Promise.resolve(''),
    playtestSetCanvas: nothing,
    playtestCaptureHtmlOnce: nothing,
    playtestCaptureHtmlForce: nothing,
    playtestCaptureHtmlOn: nothing,
    playtestCaptureHtmlOff: nothing,
  },
});
