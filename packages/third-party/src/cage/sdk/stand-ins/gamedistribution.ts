/** GameDistribution: `GD_OPTIONS`, `gdsdk`, and `gdApi` of older games. */
import { adBreak, done, nothing, publish, start, stop } from '../bridge.ts';

type Options = {
  readonly onEvent?: (event: { name: string; message: string; status: string }) => void;
};

function emit(name: string): void {
  const { GD_OPTIONS: options } = window as { GD_OPTIONS?: Options };
  options?.onEvent?.({ name, message: name, status: 'success' });
}

/** Games stop before an ad and go on after it. */
async function pauseAndGo(): Promise<void> {
  stop();
  emit('SDK_GAME_PAUSE');
  await adBreak();
  emit('SDK_GAME_START');
  start();
}

const gdsdk = {
  showAd: (kind = 'interstitial'): Promise<void> => {
    if (kind !== 'rewarded') return pauseAndGo();
    emit('SDK_GAME_START');
    const refused = Promise.reject(new Error('There are no ads here.'));
    refused.catch(nothing);
    return refused;
  },
  preloadAd: (kind?: string): Promise<void> =>
    kind === 'rewarded' ? Promise.reject(new Error('There are no ads here.')) : done(),
  cancelAd: done,
  showBanner: pauseAndGo,
  customLog: nothing,
  play: nothing,
  openConsole: nothing,
  getSession: () => Promise.resolve({}),
  sendEvent: done,
  AdType: { Interstitial: 'interstitial', Rewarded: 'rewarded', Display: 'display' },
};
publish({ gdsdk, gdApi: { ...gdsdk, showBanner: pauseAndGo } });
// The script is loaded while the page still is: games set their options before or right after it.
setTimeout(() => emit('SDK_READY'), 0);
