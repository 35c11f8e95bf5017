import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DayView } from '../data/daily/view.ts';
import type { HomeData } from '../data/home-data.ts';
import type { SavedState } from '../data/saved-state.ts';
import type { Site } from '../data/site.ts';
import type { CallContent } from './content.ts';
import type { Session } from './session.ts';
import type { Count } from './statistics.ts';
import type { Store } from './storage.ts';

/** What interactive parts of the page work with. */
export type Services = {
  readonly site: Site;
  readonly homeData: HomeData;
  readonly store: Store;
  /** The visitor's day, as it is now. */
  readonly openDay: () => DayView;
  readonly count: Count;
  readonly callContent: CallContent;
  /** Whether a server answers data calls, as far as is known. */
  readonly served: boolean;
  readonly session: Session;
  /** Ads in breaks of third-party games; see `AdManager.showBreak`. Absent while ads are off. */
  readonly breaks: { show?: (onOpen: () => void) => Promise<boolean> };
};

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('An interactive part is outside the ServicesContext');
  return services;
}

/**
 * One value of what this device remembers; the part renders again when it changes.
 * @param select gives the same value as long as nothing it depends on has changed
 */
export function useSaved<T>(select: (saved: SavedState) => T): T {
  const { store } = useServices();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.saved),
    () => select(store.initial),
  );
}

/** Loads the page again after it failed. */
export const RetryContext = createContext<() => void>(() => {});
