import { KINDS, type Kind } from './rules/foes.ts';

/** What is different about a night. */
type Twist = 'plain' | 'swarm' | 'heavy' | 'rings' | 'bait' | 'candle' | 'finale';

export type Night = {
  readonly id: string;
  readonly pack: Pack | undefined;
  /** Which place it is drawn as. */
  readonly place: number;
  readonly seconds: number;
  /** By number in `KINDS`: how often it comes. */
  readonly kinds: readonly number[];
  /** Shadows a second, at nightfall and before dawn. */
  readonly from: number;
  readonly to: number;
  /** How strong shadows are, 1 at the beginning. */
  readonly tough: number;
  readonly twist: Twist;
  readonly lamps: number;
  /** How fast shining lures hunters; 0 never. */
  readonly lure: number;
  /** Hunters to fell for the third star. */
  readonly hunters: number;
  /** Choices before nightfall. */
  readonly picks: number;
  readonly needs: number;
};

export const PACKS = ['clover', 'pond', 'pumpkin', 'moon'] as const;
type Pack = (typeof PACKS)[number];
export const PACK_SIZE = 8;

const NEEDS = [0, 8, 22, 38] as const;
const TWISTS: readonly (readonly Twist[])[] = [
  ['plain', 'plain', 'plain', 'swarm', 'heavy', 'rings', 'candle', 'finale'],
  ['plain', 'bait', 'swarm', 'rings', 'heavy', 'candle', 'bait', 'finale'],
  ['plain', 'heavy', 'rings', 'bait', 'swarm', 'candle', 'rings', 'finale'],
  ['plain', 'swarm', 'bait', 'candle', 'rings', 'heavy', 'bait', 'finale'],
];
/** How many more shadows come than usual. */
const CROWDS: Readonly<Partial<Record<Twist, number>>> = {
  swarm: 2.3,
  heavy: 0.7,
  rings: 0.94,
  candle: 0.84,
};
/** The night in which a kind comes first. */
const FIRST: Readonly<Record<Kind, number>> = {
  mite: 0,
  flit: 1,
  lump: 3,
  darter: 8,
  pod: 13,
  spitter: 18,
  hunter: 99,
};
const SHARE: Readonly<Record<Kind, number>> = {
  mite: 10,
  flit: 4,
  lump: 2,
  darter: 2,
  pod: 2.2,
  spitter: 1.1,
  hunter: 0,
};

function kindsOf(night: number, twist: Twist): number[] {
  return KINDS.map((kind) => {
    if (FIRST[kind] > night) return 0;
    // A new kind comes often in its first night.
    const fresh = FIRST[kind] === night && night > 0 ? 2 : 1;
    if (twist === 'swarm') return kind === 'mite' || kind === 'flit' ? SHARE[kind] : 0;
    if (twist === 'heavy' && (kind === 'lump' || kind === 'pod')) return SHARE[kind] * 3;
    return SHARE[kind] * fresh;
  });
}

function nightOf(at: number): Night {
  const pack = Math.floor(at / PACK_SIZE);
  const step = at % PACK_SIZE;
  const twist = TWISTS[pack]?.[step] ?? 'plain';
  const crowd = CROWDS[twist] ?? 1;
  const rise = pack * 0.8 + step * 0.12;
  return {
    id: `${PACKS[pack]}-${step + 1}`,
    pack: PACKS[pack],
    place: pack,
    seconds: at < 3 ? 60 + at * 12 : 92 + pack * 16 + step * 4,
    kinds: kindsOf(at, twist),
    // The first night cannot be lost, so it may be full.
    from: (at === 0 ? 3 : at === 1 ? 1.6 : 2 + rise * 0.42) * crowd,
    to: (at === 0 ? 7.5 : at === 1 ? 5 : pack === 0 ? 5.6 + rise : 4.6 + rise * 0.95) * crowd,
    // Mites and flits fall to anything: beyond the meadow, a swarm of them is tougher.
    tough: 1 + at * 0.02 + (twist === 'swarm' && pack > 0 ? 0.5 : 0),
    twist,
    lamps: at === 0 ? 0 : 2,
    lure: at < 2 ? 0 : twist === 'bait' ? 2 : 1,
    hunters: at < 2 ? 0 : (twist === 'bait' ? 3 : 1) + (pack > 1 ? 1 : 0),
    picks: Math.min(3, pack),
    needs: NEEDS[pack] ?? 0,
  };
}

const ALL = KINDS.map((kind) => SHARE[kind]);

/** Eight minutes from dusk to dawn, with everything. */
const LONG: Night = {
  id: 'long',
  pack: undefined,
  place: 3,
  seconds: 480,
  kinds: ALL,
  from: 1.3,
  to: 6.2,
  tough: 1,
  twist: 'plain',
  lamps: 2,
  lure: 1,
  hunters: 5,
  picks: 0,
  needs: 6,
};

const DAILY: readonly Twist[] = ['plain', 'rings', 'bait', 'swarm', 'candle'];

function dailyOf(twist: Twist, at: number): Night {
  return {
    ...LONG,
    id: `daily-${twist}`,
    place: at % PACKS.length,
    seconds: 120,
    kinds: twist === 'swarm' ? kindsOf(40, twist) : ALL,
    from: twist === 'swarm' ? 3.4 : 2,
    to: twist === 'swarm' ? 8 : 5.5,
    tough: 1.1,
    twist,
    lure: twist === 'bait' ? 2 : 1,
    hunters: twist === 'bait' ? 3 : 1,
    picks: 1,
    needs: 0,
  };
}

export const NIGHT_COUNT = PACKS.length * PACK_SIZE;
export const NIGHTS: readonly Night[] = [
  ...Array.from({ length: NIGHT_COUNT }, (_, at) => nightOf(at)),
  LONG,
  ...DAILY.map(dailyOf),
];
/** The first of the nights that take turns as the daily challenge. */
export const FIRST_DAILY = NIGHT_COUNT + 1;
