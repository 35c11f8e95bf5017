/** GameMonetize: `SDK_OPTIONS` and `sdk`. */
import { adBreak, nothing, publish, start, stop } from '../bridge.ts';

type Options = { readonly onEvent?: (event: { name: string }) => void };

function emit(name: string): void {
  const { SDK_OPTIONS: options } = window as { SDK_OPTIONS?: Options };
  options?.onEvent?.({ name });
}

publish({
  sdk: {
    async showBanner(): Promise<void> {
      stop();
      emit('SDK_GAME_PAUSE');
      await adBreak();
      emit('SDK_GAME_START');
      start();
    },
    customLog: nothing,
    openConsole: nothing,
  },
});
setTimeout(() => emit('SDK_READY'), 0);
