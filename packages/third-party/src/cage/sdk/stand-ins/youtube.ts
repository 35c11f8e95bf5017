/** YouTube Playables: `ytgame`. */
import {
  adBreak,
  box,
  done,
  isMuted,
  locale,
  nothing,
  onMute,
  onPause,
  publish,
  ready,
  score,
  start,
} from '../bridge.ts';

const saves = box('youtube');

publish({
  ytgame: {
    IN_PLAYABLES_ENV: true,
    SDK_VERSION: '1',
    SdkError: class SdkError extends Error {},
    game: {
      firstFrameReady: ready,
      gameReady: start,
      loadData: () => Promise.resolve(String(saves.read()['data'] ?? '')),
      saveData(text: string) {
        saves.write({ data: String(text) });
        return done();
      },
    },
    engagement: {
      sendScore({ value }: { readonly value?: number } = {}) {
        score(value);
        return done();
      },
      openYTContent: done,
    },
    system: {
      isAudioEnabled: () => !isMuted(),
      onAudioEnabledChange: (call: (on: boolean) => void) => onMute((muted) => call(!muted)),
      onPause: (call: () => void) => onPause(call, nothing),
      onResume: (call: () => void) => onPause(nothing, call),
      getLanguage: () => Promise.resolve(locale()),
    },
    health: { logError: nothing, logWarning: nothing },
    ads: {
      requestInterstitialAd: () => adBreak().then(nothing),
      requestRewardedAd: () => Promise.resolve(false),
    },
  },
});
