import { useEffect } from 'react';
import type { RouteName } from '../data/routes.ts';
import { thirdParties } from '../services/ads/opening.ts';
import { useServices } from '../services/context.ts';

/** Announces each page that is shown to ads and the analytics tag, if the operator wants them. */
export function useThirdParties(route: RouteName, path: string): void {
  const services = useServices();
  useEffect(() => {
    if (!import.meta.env.PORTAL_THIRD_PARTIES) return;
    void thirdParties(services).then((opened) => opened?.arrived(route, path));
  }, [route, path, services]);
}
