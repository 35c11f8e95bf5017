import type { Site } from '../data/site.ts';
import * as messages from './messages/en.json';

export type AdSlotProps = {
  readonly site: Pick<Site, 'ads'>;
  /** Unique among the slots of a page; what statistics call it. */
  readonly name: string;
};

/**
 * The room of a normal slot, as high as it will ever be, so that nothing moves when it is filled.
 * While ads are off there is no element.
 */
export function AdSlot({ site, name }: AdSlotProps) {
  if (!site.ads) return null;
  return (
    <section className="ad" aria-label={messages.advertisement}>
      <p className="ad-label" aria-hidden="true">
        {messages.advertisement}
      </p>
      <div className="ad-slot" data-slot={name} />
    </section>
  );
}
