import type { Services } from '../context.ts';
import type { ThirdParties } from './third-parties.ts';

declare global {
  interface ImportMetaEnv {
    /**
     * Whether ads or the analytics tag are on, written in by the build; while they are off their
     * code is not even built.
     */
    readonly PORTAL_THIRD_PARTIES?: boolean;
  }
}

let opened: Promise<ThirdParties | undefined> | undefined;

/** Ads and the analytics tag, fetched once if the operator has switched them on. */
export function thirdParties(services: Services): Promise<ThirdParties | undefined> {
  if (!import.meta.env.PORTAL_THIRD_PARTIES) return Promise.resolve(undefined);
  opened ??= import('./third-parties.ts').then(
    ({ openThirdParties }) => openThirdParties(services),
    () => {
      // The page is whole without them: what cannot be loaded is tried again on the next page.
      opened = undefined;
      return undefined;
    },
  );
  return opened;
}
