import type { HydrationState } from '../../services/hydration.ts';
import type { OfflineOptions } from './live-offline.tsx';

/** Loads what a page does while the site cannot be reached at the first sign of that. */
export function watchConnection(options: OfflineOptions, { lost }: HydrationState): void {
  const begin = (): void =>
    void import('./live-offline.tsx').then(
      ({ openOffline }) => openOffline(options),
      // Lost before it was stored: the bar says so by itself, and the page begins again later.
      () => addEventListener('online', () => location.reload()),
    );
  if (lost) begin();
  else addEventListener('offline', begin, { once: true });
}
