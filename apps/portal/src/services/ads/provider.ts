/**
 * `normal` stands among the page's content; the others are laid over it. A `break` covers a game at
 * that game's request: it is shown at once, and ends with `closed`.
 */
export type SlotType = 'normal' | 'anchor' | 'interstitial' | 'break';

/** What a provider says of a slot; `element` is what a visitor sees of it, for the viewability. */
export type AdEvent =
  | { readonly kind: 'filled'; readonly element: Element | undefined }
  | { readonly kind: 'unfilled' | 'clicked' | 'closed' };

export type SlotRequest = {
  readonly name: string;
  readonly type: SlotType;
  /** Where a normal slot is shown. */
  readonly element: HTMLElement | undefined;
  readonly onEvent: (event: AdEvent) => void;
};

/** A slot that a provider was asked to fill. */
export interface DefinedSlot {
  /** The visitor went on to another page of the site. */
  navigated?(route: string): void;
  /** Takes the ad away. */
  destroy(): void;
}

/** Who fills slots. */
export interface Provider {
  define(request: SlotRequest): DefinedSlot;
}
