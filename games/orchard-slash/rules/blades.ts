/** What a blade changes; one that is better at a thing is worse at another. */
export type BladeKind = {
  readonly name: string;
  /** Missions done before it is open. */
  readonly needs: number;
  /** World units that it reaches farther, to fruit and to nests. */
  readonly reach: number;
  readonly nests: number;
  readonly hearts: number;
  /** Ticks without a cut after which a chain is over, and the dearest place in one. */
  readonly gap: number;
  readonly dearest: number;
  /** How often a toss is golden. */
  readonly golden: number;
  /** Ticks of slow air after a chain of four. */
  readonly frost: number;
  /** Times what close shaves and late saves pay. */
  readonly daring: number;
};

const DAWN: BladeKind = {
  name: 'dawn',
  needs: 0,
  reach: 0,
  nests: 0,
  hearts: 3,
  gap: 24,
  dearest: 8,
  golden: 0.035,
  frost: 0,
  daring: 1,
};

/**
 * Reed is long, and nests are nearer to it. Honey brings gold and breaks long chains' worth. Thorn
 * lives by danger. Ember keeps chains burning and has a heart less. Frost slows the air for those
 * who chain, and pays nothing for daring.
 */
export const BLADE_KINDS: readonly BladeKind[] = [
  DAWN,
  { ...DAWN, name: 'reed', needs: 3, reach: 20, nests: 16 },
  { ...DAWN, name: 'honey', needs: 6, golden: 0.1, dearest: 5 },
  { ...DAWN, name: 'thorn', needs: 10, daring: 4, reach: -10 },
  { ...DAWN, name: 'ember', needs: 14, gap: 44, dearest: 11, hearts: 2 },
  { ...DAWN, name: 'frost', needs: 18, frost: 56, daring: 0 },
];

export function bladeAt(at: number): BladeKind {
  const kind = BLADE_KINDS[at];
  if (!kind) throw new Error(`orchard-slash: there is no blade ${at}`);
  return kind;
}
