import type { Site } from '../site.ts';

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
    <section className="ad" aria-label="Advertisement">
      <p className="ad-label" aria-hidden="true">
        Advertisement
      </p>
      <div className="ad-room" data-slot={name} />
    </section>
  );
}
