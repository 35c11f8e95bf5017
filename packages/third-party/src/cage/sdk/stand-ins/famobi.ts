/** Famobi. */
import {
  adBreak,
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

type Hook = () => void;
const hooks: { pause: Hook; resume: Hook } = { pause: nothing, resume: nothing };
onPause(
  () => hooks.pause(),
  () => hooks.resume(),
);
const requests = new Map<string, (params: unknown) => unknown>();

async function breakThen(call?: unknown): Promise<void> {
  await adBreak();
  later(call);
}

const famobi = {
  config: {},
  localStorage: window.localStorage,
  sessionStorage: window.sessionStorage,
  ready: (call: unknown) => later(call),
  gameReady: ready,
  playerReady: start,
  setPreloadProgress: nothing,
  preloadProgress: nothing,
  showAd: breakThen,
  showInterstitialAd: breakThen,
  forceAd: breakThen,
  hasRewardedAd: () => false,
  rewardedAd: (call: unknown) =>
    later(call, { adDidLoad: false, adDidShow: false, rewardGranted: false }),
  showRewardedAd: () => Promise.reject(new Error('There are no ads here.')),
  gameOver(call: unknown) {
    stop();
    later(call);
  },
  levelUp: (call: unknown) => later(call),
  submitHighscore(_level: unknown, value: unknown) {
    score(value);
    return done();
  },
  showLeaderboard: nothing,
  getBrandingButtonImage: () => '',
  getMoreGamesButtonImage: () => '',
  getBrandingButton: () => document.createElement('span'),
  moreGamesLink: nothing,
  openBrandingLink: nothing,
  showMoreGames: nothing,
  showPrivacySettings: nothing,
  getCurrentLanguage: language,
  getVolume: () => 1,
  getOrientation: () => (innerHeight > innerWidth ? 'portrait' : 'landscape'),
  onOrientationChange: nothing,
  setPaused: nothing,
  setOnPauseRequested(hook: Hook) {
    hooks.pause = hook;
  },
  setOnResumeRequested(hook: Hook) {
    hooks.resume = hook;
  },
  onPauseRequested(pause: Hook, resume: Hook) {
    hooks.pause = pause;
    hooks.resume = resume;
  },
  onRequest: (name: string, answer: (params: unknown) => unknown) =>
    void requests.set(name, answer),
  hasFeature: () => false,
  getFeatureProperties: () => ({}),
  adapters: { run: nothing, add: nothing, has: () => false },
  log: nothing,
  __: (text: string) => text,
};

publish({
  famobi,
  famobi_onPauseRequested: nothing,
  famobi_onResumeRequested: nothing,
  famobi_analytics: {
    trackEvent: done,
    trackScreen: nothing,
    trackStats: nothing,
    SCREEN_HOME: 'SCREEN_HOME',
    SCREEN_GAMEPLAY: 'SCREEN_GAMEPLAY',
    SCREEN_LEVELRESULT: 'SCREEN_LEVELRESULT',
  },
  famobi_tracking: { init: nothing, trackEvent: nothing, EVENTS: {} },
});
