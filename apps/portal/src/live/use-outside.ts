import { useEffect } from 'react';
import type { Outside } from '../ads/open.ts';
import type { View } from './app.tsx';
import { useServices } from './services.ts';

declare global {
  interface ImportMetaEnv {
    /**
     * Whether ads or the analytics tag are on, written in by the build; while they are off their
     * code is not even built.
     */
    readonly PORTAL_OUTSIDE?: boolean;
  }
}

let opened: Promise<Outside> | undefined;

/** Tells ads and the analytics tag of each page that is shown, where the operator wants them. */
export function useOutside(view: View): void {
  const services = useServices();
  useEffect(() => {
    if (!import.meta.env.PORTAL_OUTSIDE) return;
    opened ??= import('../ads/open.ts').then(({ openOutside }) => openOutside(services));
    // The page is whole without them: what cannot be fetched is tried again on the next page.
    opened.then(
      (outside) => outside.arrived(view.scene?.name ?? view.route, view.path),
      () => (opened = undefined),
    );
  }, [view, services]);
}
