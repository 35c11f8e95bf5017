/** `normal` stands among the page's content; the others are laid over it. */
export type SlotType = 'normal' | 'anchor' | 'interstitial';

/** What a provider says of a slot; `element` is what a visitor sees of it, for the viewability. */
export type Told =
  | { readonly kind: 'filled'; readonly element: Element | undefined }
  | { readonly kind: 'unfilled' | 'clicked' };

export type Wanted = {
  readonly name: string;
  readonly type: SlotType;
  /** Where a normal slot is shown. */
  readonly room: HTMLElement | undefined;
  readonly tell: (told: Told) => void;
};

/** A slot that a provider was asked to fill. */
export interface Defined {
  /** The visitor went on to another page of the site. */
  navigated?(route: string): void;
  /** Takes the ad away. */
  destroy(): void;
}

/** Who fills slots. */
export interface Provider {
  define(wanted: Wanted): Defined;
}
