import type { DefinedSlot, Provider, SlotType, SlotRequest } from './provider.ts';

/** What is used of the Google Publisher Tag; the names are its own. */
export interface Googletag {
  readonly cmd: { push(act: () => void): unknown };
  readonly enums?: {
    readonly OutOfPageFormat: { readonly BOTTOM_ANCHOR: unknown; readonly INTERSTITIAL: unknown };
  };
  defineSlot?(path: string, sizes: readonly (readonly number[])[], id: string): TagSlot | null;
  defineOutOfPageSlot?(path: string, format: unknown): TagSlot | null;
  pubads?(): TagService;
  enableServices?(): void;
  display?(slot: TagSlot): void;
  destroySlots?(slots: readonly TagSlot[]): boolean;
}

export interface TagSlot {
  addService(service: TagService): TagSlot;
  getSlotElementId(): string;
}

export interface TagService {
  addEventListener(
    name: 'slotRenderEnded',
    hear: (event: { readonly slot: TagSlot; readonly isEmpty: boolean }) => void,
  ): unknown;
  setPrivacySettings?(settings: { readonly nonPersonalizedAds: boolean }): unknown;
}

export type GoogleAdsOptions = {
  readonly tag: Googletag;
  /** Ad network code. */
  readonly network: string;
  /** Network code of the ad exchange that is asked when the network has nothing. */
  readonly exchange?: string | undefined;
  readonly page: Document;
};

const SIZES = [
  [320, 100],
  [300, 100],
  [320, 50],
] as const;

/** The ad network through its publisher tag; where it has nothing, the ad exchange. */
export function googleAds({ tag, network, exchange, page }: GoogleAdsOptions): Provider {
  const hearers = new Map<TagSlot, (isEmpty: boolean) => void>();
  tag.cmd.push(() => {
    const service = tag.pubads?.();
    service?.setPrivacySettings?.({ nonPersonalizedAds: true });
    service?.addEventListener('slotRenderEnded', ({ slot, isEmpty }) =>
      hearers.get(slot)?.(isEmpty),
    );
    tag.enableServices?.();
  });
  const networks = exchange === undefined || exchange === '' ? [network] : [network, exchange];

  return {
    define(request) {
      if (request.type === 'break') {
        // The tag cannot show an ad at once, and a game does not wait for one.
        unfilled(request);
        return { destroy: () => {} };
      }
      let present: TagSlot | undefined;
      let gone = false;
      const drop = (): void => {
        if (!present) return;
        hearers.delete(present);
        tag.destroySlots?.([present]);
        present = undefined;
      };
      const ask = (from: number): void => {
        const code = networks[from];
        const slot = code === undefined || gone ? undefined : slotFor(tag, code, request, page);
        if (gone) return;
        if (!slot) return void (code === undefined ? unfilled(request) : ask(from + 1));
        present = slot;
        hearers.set(slot, (isEmpty) => {
          if (!isEmpty) return filled(request, page, slot);
          drop();
          ask(from + 1);
        });
        tag.display?.(slot);
      };
      tag.cmd.push(() => ask(0));
      const endPresses = watchClicks(request, page, () => present);
      return {
        destroy() {
          gone = true;
          endPresses();
          tag.cmd.push(drop);
        },
      } satisfies DefinedSlot;
    },
  };
}

function unfilled({ onEvent }: SlotRequest): void {
  onEvent({ kind: 'unfilled' });
}

function filled({ onEvent, element }: SlotRequest, page: Document, slot: TagSlot): void {
  onEvent({
    kind: 'filled',
    element: element ?? page.getElementById(slot.getSlotElementId()) ?? undefined,
  });
}

function slotFor(
  tag: Googletag,
  code: string,
  { name, type, element }: SlotRequest,
  page: Document,
): TagSlot | undefined {
  const path = `/${code}/${name}`;
  const service = tag.pubads?.();
  if (!service) return undefined;
  if (!element) return tag.defineOutOfPageSlot?.(path, formatOf(tag, type))?.addService(service);
  const place = page.createElement('div');
  place.id = `ad-${name}-${code}`;
  element.replaceChildren(place);
  return tag.defineSlot?.(path, SIZES, place.id)?.addService(service);
}

function formatOf(tag: Googletag, type: SlotType): unknown {
  const formats = tag.enums?.OutOfPageFormat;
  return type === 'anchor' ? formats?.BOTTOM_ANCHOR : formats?.INTERSTITIAL;
}

/** The tag tells of no clicks: what tells is the keyboard going into the ad's frame. */
function watchClicks(
  { onEvent, element }: SlotRequest,
  page: Document,
  present: () => TagSlot | undefined,
): () => void {
  const window = page.defaultView;
  const look = (): void => {
    const slot = present();
    const place = element ?? (slot && page.getElementById(slot.getSlotElementId()));
    const active = page.activeElement;
    if (active?.tagName === 'IFRAME' && place?.contains(active)) onEvent({ kind: 'clicked' });
  };
  window?.addEventListener('blur', look);
  return () => window?.removeEventListener('blur', look);
}

const TAG_ADDRESS = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

/** Puts the tag into the page; what is pushed to it before it comes waits in its list. */
export function fetchTag(page: Document): Googletag {
  const window = page.defaultView as unknown as { googletag?: Googletag };
  const tag = (window.googletag ??= { cmd: [] as (() => void)[] });
  const script = page.createElement('script');
  script.async = true;
  script.src = TAG_ADDRESS;
  page.head.append(script);
  return tag;
}
