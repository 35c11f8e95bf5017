import { createContext, useContext } from 'react';
import type { CallContent } from '../services/content.ts';
import type { Count } from '../services/statistics.ts';
import type { Kept, Store } from '../services/storage.ts';
import type { VisitorFlags } from '../services/visitor.ts';
import type { Deck } from '../scene.ts';
import type { Site } from '../site.ts';

/** The doors that live parts go through. */
export type Services = {
  readonly site: Site;
  readonly deck: Deck;
  readonly store: Store;
  readonly count: Count;
  readonly callContent: CallContent;
  /** Whether somebody answers data calls, as far as is known. */
  readonly served: boolean;
  readonly visitor: VisitorFlags;
  readonly change: (change: (kept: Kept) => Kept) => void;
};

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('A live part stands outside the ServicesContext');
  return services;
}
