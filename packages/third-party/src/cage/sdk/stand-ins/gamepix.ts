/** GamePix. */
import {
  adBreak,
  box,
  done,
  language,
  nothing,
  onMute,
  onPause,
  publish,
  ready,
  score,
} from '../bridge.ts';

type Hooks = {
  pause?: () => void;
  resume?: () => void;
  soundOn?: () => void;
  soundOff?: () => void;
};
const on: Hooks = {};
const saves = box('gamepix');
const noAd = () => Promise.resolve({ success: false });
let points = 0;
let level = 1;

onPause(
  () => on.pause?.(),
  () => on.resume?.(),
);
onMute((muted) => (muted ? on.soundOff : on.soundOn)?.());

publish({
  GamePix: {
    on,
    loading: nothing,
    loaded: (): Promise<void> => {
      ready();
      return done();
    },
    interstitialAd: () => adBreak().then((success) => ({ success })),
    rewardAd: noAd,
    updateScore(value: number) {
      points = value;
      score(value);
    },
    getScore: () => points,
    updateLevel(value: number) {
      level = value;
    },
    getLevel: () => level,
    happyMoment: nothing,
    lang: language,
    more: nothing,
    ping: nothing,
    track: nothing,
    customEvent: nothing,
    localStorage: {
      getItem: (key: string) => saves.read()[key] ?? null,
      setItem: (key: string, value: unknown) => saves.merge({ [key]: String(value) }),
      removeItem(key: string) {
        const { [key]: _gone, ...rest } = saves.read();
        saves.write(rest);
      },
    },
    game: {
      gameLoading: nothing,
      gameLoaded: (call: unknown) => {
        ready();
        if (typeof call === 'function') (call as () => void)();
      },
      ping: nothing,
    },
  },
});
