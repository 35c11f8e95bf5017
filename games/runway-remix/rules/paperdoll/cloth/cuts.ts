export type Neckline =
  | 'crew'
  | 'vee'
  | 'scoop'
  | 'boat'
  | 'square'
  | 'turtle'
  | 'collar'
  | 'strap'
  | 'halter'
  | 'bare';

/** Cloth on the trunk and arms. */
export type TopCut = {
  readonly kind: 'top';
  readonly neck: Neckline;
  /** 0 none, 1 to the wrist. */
  readonly sleeve: number;
  /** The width of the gap around the arm in doll units, and how much wider it is at the end. */
  readonly wide: number;
  readonly flare: number;
  /** Where it ends on the trunk: 0.6 waist, 0.86 hip, 1 crotch. */
  readonly hem: number;
  readonly ease: number;
  readonly details: readonly string[];
};

/** Cloth on both legs. */
export type LegsCut = {
  readonly kind: 'legs';
  /** 0.1 shorts, 1 to the ankle. */
  readonly length: number;
  readonly wide: number;
  readonly flare: number;
  readonly details: readonly string[];
};

/** Cloth around both legs together. */
export type SkirtCut = {
  readonly kind: 'skirt';
  /** 0 hip, 1 ankle. */
  readonly length: number;
  /** Doll units wider than the hip at the hem, and halfway. */
  readonly flare: number;
  readonly belly: number;
  readonly details: readonly string[];
};

/** Open at the front, on top of everything. */
export type CoatCut = {
  readonly kind: 'coat';
  readonly sleeve: number;
  readonly wide: number;
  readonly flare: number;
  /** 0.6 waist, 1 crotch, 2.2 about the ankle. */
  readonly hem: number;
  readonly ease: number;
  /** Half the gap at the hem. */
  readonly gap: number;
  readonly details: readonly string[];
};

export type ShoeCut = {
  readonly kind: 'shoe';
  /** How high up the leg, 0 to 0.5 (the knee). */
  readonly shaft: number;
  readonly sole: number;
  readonly details: readonly string[];
};

export const has = (cut: { readonly details: readonly string[] }, name: string): boolean =>
  cut.details.includes(name);
