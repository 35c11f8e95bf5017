import { RARITIES, type Item } from '@playgrove/kit/logic/collection';

/** How a fish fights, and by that how it shows at the surface. */
export const NATURES = ['nibbler', 'darter', 'jumper', 'diver', 'puller'] as const;
export type Nature = (typeof NATURES)[number];

export const BAITS = ['worm', 'corn', 'fly', 'spinner', 'minnow'] as const;
export type Bait = (typeof BAITS)[number];

export type Species = Item & {
  /** The lake it lives in, from 0, and its place among that lake's five. */
  readonly lake: number;
  readonly place: number;
  readonly nature: Nature;
  /** 0 (common) to 4 (legendary). */
  readonly rank: number;
  /** Centimeters, of a small and of a very large one. */
  readonly least: number;
  readonly most: number;
  /** What it takes at once, and what it takes half of the time. */
  readonly bait: Bait;
  readonly second: Bait;
  /** How busy it is at dawn, by day and at dusk. */
  readonly hours: readonly [number, number, number];
};

/** Rows of a lake: id, nature, rank, centimeters from, to, baits, hours; letters are first letters. */
const WATERS =
  `willow: roach n0 15 40 cw 232|bleak j1 10 20 fc 231|perch d1 15 45 sw 322|tench i2 25 60 wc 412|pike p4 50 120 ms 302
reeds: crucian n0 15 40 cw 242|rudd j0 15 40 fc 133|stickleback d1 4 8 ws 232|eel i3 40 100 wm 104|carp p4 40 100 cw 413
alpine: eurominnow n0 5 10 wc 242|grayling d1 25 50 fs 232|rainbow j1 30 70 fs 323|char i3 25 70 mw 413|laketrout p4 50 110 ms 403
rapids: gudgeon n0 8 15 wc 232|chub d0 25 55 sc 232|barbel i2 40 85 wc 214|salmon j3 60 110 fs 413|huchen p4 70 140 ms 304
mangrove: scat n0 12 30 cw 232|archerfish d1 12 25 fs 242|milkfish j2 50 110 cf 323|snapper i2 30 90 mw 214|barramundi p4 60 140 ms 304
pier: flounder n0 20 45 wc 232|mackerel d0 25 45 sf 323|garfish j1 45 75 fm 242|cod p3 40 110 mw 213|conger i4 80 200 mw 104
ice: smelt j0 12 25 fw 323|whitefish n1 30 60 wc 242|walleye d2 35 75 sm 314|burbot i3 35 90 wm 104|taimen p4 80 180 ms 403
bayou: bluegill n0 10 28 cw 242|bass j1 30 65 fs 413|bowfin d2 40 80 sm 313|catfish i2 40 100 wm 214|gar p4 120 250 ms 143
forest: piranha d0 15 33 sm 232|tambaqui n1 40 95 cw 323|arowana j2 50 95 fs 413|knifefish i3 100 220 wm 104|arapaima p4 120 260 ms 341
lagoon: flyingfish j0 18 35 fs 323|parrotfish n1 25 60 cw 242|bonefish d1 35 75 sw 323|trigger i2 35 70 wm 142|trevally p4 70 150 ms 413
blue: mahimahi j1 60 140 fs 232|sunfish n2 100 300 wc 242|sailfish d3 150 300 sm 314|tuna p3 120 280 ms 413|swordfish i4 150 350 mw 104
fjord: herring d0 20 38 sf 323|lumpsucker n1 20 50 wc 232|pinksalmon j2 40 65 fs 413|wolffish i3 60 130 wm 214|halibut p4 90 240 ms 403`
    .split('\n')
    .map((row) => row.split(': '));

const NATURE: Readonly<Record<string, Nature>> = {
  n: 'nibbler',
  d: 'darter',
  j: 'jumper',
  i: 'diver',
  p: 'puller',
};

export const LAKES: readonly string[] = WATERS.map(([lake = '']) => lake);

/** All sixty, lake by lake. */
export const SPECIES: readonly Species[] = WATERS.flatMap(([set = '', rows = ''], lake) =>
  rows.split('|').map((row, place) => {
    const [id = '', fight = '', least, most, baits = '', hours = ''] = row.split(' ');
    const rank = Number(fight[1]);
    const baitOf = (letter: string | undefined): Bait =>
      BAITS.find((bait) => bait[0] === letter) ?? 'worm';
    const [dawn, day, dusk] = [...hours].map(Number);
    return {
      id,
      set,
      rarity: RARITIES[rank] ?? 'common',
      lake,
      place,
      nature: NATURE[fight[0] ?? ''] ?? 'nibbler',
      rank,
      least: Number(least),
      most: Number(most),
      bait: baitOf(baits[0]),
      second: baitOf(baits[1]),
      hours: [dawn ?? 0, day ?? 0, dusk ?? 0],
    };
  }),
);

const BY_ID = new Map(SPECIES.map((species) => [species.id, species]));

/** @throws when there is no such fish */
export function speciesOf(id: string): Species {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`fish: there is no species "${id}"`);
  return found;
}

export function livesIn(lake: number): readonly Species[] {
  return SPECIES.filter((species) => species.lake === lake);
}

/** Points of one of middling size, before bonuses. */
export function worthOf({ lake, rank }: Species): number {
  return ([10, 14, 20, 30, 50][rank] ?? 10) * (1 + 0.3 * lake);
}

/** How long a fish is: `size` 0 to 1. Centimeters, one decimal. */
export function lengthOf({ least, most }: Species, size: number): number {
  return Math.round((least + (most - least) * size) * 10) / 10;
}

/** So large a one is a trophy. */
export const TROPHY = 0.8;

/** How likely a species shows up now. */
export function busyness({ rank, hours }: Species, hour: number): number {
  return ([10, 8, 6, 4, 2.6][rank] ?? 1) * (hours[hour] ?? 0);
}

/** How willingly it takes a bait, 0 to 1. */
export function taste(species: Species, bait: Bait): number {
  if (bait === species.bait) return 1;
  return bait === species.second ? 0.55 : 0.06;
}
