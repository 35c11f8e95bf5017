/** What a deck changes in the riding; 1 is the plain one. */
export type Deck = {
  readonly id: string;
  /** Goals of spots that must be reached before it is had. */
  readonly needs: number;
  readonly pop: number;
  /** How fast the board turns. */
  readonly spin: number;
  readonly cruise: number;
  /** How fast the needle moves on rails, and on two wheels. */
  readonly rail: number;
  readonly manual: number;
  /** How far from a rail it snaps on. World units. */
  readonly snap: number;
  /** Points of everything done on it. */
  readonly worth: number;
  /** Rolls over what is low. */
  readonly over: boolean;
};

const PLAIN = { pop: 1, spin: 1, cruise: 1, rail: 1, manual: 1, snap: 20, worth: 1, over: false };

export const DECKS: readonly Deck[] = [
  { ...PLAIN, id: 'popsicle', needs: 0 },
  { ...PLAIN, id: 'feather', needs: 5, spin: 1.25, rail: 1.2 },
  { ...PLAIN, id: 'cruiser', needs: 12, cruise: 1.14, spin: 0.9, over: true },
  { ...PLAIN, id: 'springtail', needs: 22, pop: 1.14 },
  { ...PLAIN, id: 'waxed', needs: 34, rail: 0.62, snap: 34 },
  { ...PLAIN, id: 'longtail', needs: 48, manual: 0.6, spin: 0.95 },
  { ...PLAIN, id: 'crown', needs: 66, worth: 1.25, rail: 1.15, manual: 1.15 },
];

const first = DECKS[0] as Deck;

export function deckOf(id: string): Deck {
  return DECKS.find((deck) => deck.id === id) ?? first;
}
