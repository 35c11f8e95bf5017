import { useEffect } from 'react';
import type { RouteName } from '../data/routes.ts';
import type { ThirdParties } from '../services/ads/third-parties.ts';
import { useServices } from '../services/context.ts';

declare global {
  interface ImportMetaEnv {
    /**
     * Whether ads or the analytics tag are on, written in by the build; while they are off their
     * code is not even built.
     */
    readonly PORTAL_THIRD_PARTIES?: boolean;
  }
}

let opened: Promise<ThirdParties> | undefined;

/** Announces each page that is shown to ads and the analytics tag, if the operator wants them. */
export function useThirdParties(route: RouteName, path: string): void {
  const services = useServices();
  useEffect(() => {
    if (!import.meta.env.PORTAL_THIRD_PARTIES) return;
    opened ??= import('../services/ads/third-parties.ts').then(({ openThirdParties }) =>
      openThirdParties(services),
    );
    // The page is whole without them: what cannot be loaded is tried again on the next page.
    opened.then(
      (thirdParties) => {
        services.breaks.show = thirdParties.showBreak;
        thirdParties.arrived(route, path);
      },
      () => (opened = undefined),
    );
  }, [route, path, services]);
}
