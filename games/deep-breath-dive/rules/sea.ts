import type { Rng } from '@playgrove/kit/contract';

/** Meters: half the width of the open water, and the depth at which the sea has its floor. */
export const HALF = 4;
export const FLOOR = 96;

export type Kind =
  | 'shell'
  | 'coin'
  | 'pearl'
  | 'amphora'
  | 'ring'
  | 'chest'
  | 'crown'
  | 'idol'
  | 'bell';

/** Coins before the depth multiplies them, and how heavy it hangs on the way up. */
export const LOOT: Readonly<Record<Kind, { readonly worth: number; readonly weight: number }>> = {
  shell: { worth: 2, weight: 0 },
  coin: { worth: 3, weight: 0 },
  pearl: { worth: 5, weight: 0 },
  amphora: { worth: 8, weight: 1 },
  ring: { worth: 9, weight: 0 },
  chest: { worth: 16, weight: 2 },
  crown: { worth: 20, weight: 1 },
  idol: { worth: 34, weight: 3 },
  bell: { worth: 120, weight: 4 },
};

/** What lives down there and had better not be touched. */
export type Beast = 'jelly' | 'puffer' | 'eel' | 'angler';

export type Thing = {
  readonly id: number;
  readonly kind: Kind;
  /** Meters across from the middle, meters deep. */
  readonly x: number;
  readonly y: number;
};

export type Creature = {
  readonly id: number;
  readonly beast: Beast;
  /** The middle of its way, how far it swims to each side, ticks of a round, and where it begins. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly round: number;
  readonly phase: number;
};

/** A vent whose bubbles can be breathed, once. */
export type Vent = { readonly id: number; readonly x: number; readonly y: number };

export type Zone = {
  readonly id: string;
  readonly from: number;
  readonly times: number;
  readonly loot: readonly (readonly [Kind, number])[];
  /** Meters between things; creatures and vents in each ten meters. */
  readonly apart: number;
  readonly beasts: readonly Beast[];
  readonly beastsPer10: number;
};

/** From the top down. The deepest one reached multiplies everything in the bag. */
export const ZONES: readonly Zone[] = [
  {
    id: 'shallows',
    from: 0,
    times: 1,
    loot: [
      ['shell', 5],
      ['coin', 3],
    ],
    apart: 2.1,
    beasts: [],
    beastsPer10: 0,
  },
  {
    id: 'reef',
    from: 12,
    times: 2,
    loot: [
      ['shell', 3],
      ['coin', 4],
      ['pearl', 3],
    ],
    apart: 1.9,
    beasts: ['jelly'],
    beastsPer10: 1.6,
  },
  {
    id: 'wreck',
    from: 24,
    times: 3,
    loot: [
      ['coin', 4],
      ['pearl', 3],
      ['amphora', 4],
      ['ring', 2],
    ],
    apart: 1.8,
    beasts: ['jelly', 'puffer'],
    beastsPer10: 2.2,
  },
  {
    id: 'twilight',
    from: 38,
    times: 5,
    loot: [
      ['pearl', 4],
      ['amphora', 3],
      ['ring', 3],
      ['chest', 3],
    ],
    apart: 1.8,
    beasts: ['puffer', 'eel', 'jelly'],
    beastsPer10: 2.6,
  },
  {
    id: 'midnight',
    from: 54,
    times: 8,
    loot: [
      ['pearl', 3],
      ['ring', 3],
      ['chest', 3],
      ['crown', 3],
    ],
    apart: 1.7,
    beasts: ['angler', 'eel', 'jelly'],
    beastsPer10: 3,
  },
  {
    id: 'trench',
    from: 74,
    times: 12,
    loot: [
      ['ring', 2],
      ['chest', 3],
      ['crown', 3],
      ['idol', 3],
    ],
    apart: 1.6,
    beasts: ['angler', 'eel'],
    beastsPer10: 3.2,
  },
];

/** The zone of a depth. */
export function zoneAt(depth: number): number {
  let found = 0;
  ZONES.forEach(({ from }, at) => {
    if (depth >= from) found = at;
  });
  return found;
}

export type Sea = { things: Thing[]; creatures: Creature[]; vents: Vent[] };

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Everything that one dive can meet, from the surface to the floor. */
export function fillSea(rng: Rng): Sea {
  const sea: Sea = { things: [], creatures: [], vents: [] };
  let id = 1;
  let side = rng.chance(0.5) ? 1 : -1;
  for (let y = 4; y < FLOOR - 2;) {
    const zone = ZONES[zoneAt(y)] ?? ZONES[0];
    if (!zone) break;
    // Now left, now right, so that the way down is a winding one.
    side = rng.chance(0.68) ? -side : side;
    const x = side * rng.between(0.3, HALF - 0.7);
    sea.things.push({ id, kind: weighted(zone.loot, rng), x: round2(x), y: round2(y) });
    id += 1;
    y += zone.apart * rng.between(0.75, 1.25);
  }
  sea.things.push({ id, kind: 'bell', x: 0, y: FLOOR - 1.2 });
  id += 1;
  for (let y = 14; y < FLOOR - 6;) {
    const zone = ZONES[zoneAt(y)] ?? ZONES[0];
    if (!zone) break;
    const beast = rng.pick(zone.beasts);
    const reach = beast === 'eel' ? 1.5 : beast === 'puffer' ? 0.6 : rng.between(0.7, 1.8);
    const side2 = rng.chance(0.5) ? 1 : -1;
    const x =
      beast === 'eel' ? side2 * (HALF - 1.1) : rng.between(-HALF + 0.8 + reach, HALF - 0.8 - reach);
    sea.creatures.push({
      id,
      beast,
      x: round2(x),
      y: round2(y),
      reach: round2(reach),
      round: 150 + rng.int(130),
      phase: rng.int(280),
    });
    id += 1;
    y += (10 / zone.beastsPer10) * rng.between(0.7, 1.3);
  }
  for (let y = 19; y < FLOOR - 4; y += rng.between(11, 16)) {
    const x = (rng.chance(0.5) ? 1 : -1) * rng.between(2, HALF - 0.7);
    sea.vents.push({ id, x: round2(x), y: round2(y) });
    id += 1;
  }
  return sea;
}

function weighted(loot: readonly (readonly [Kind, number])[], rng: Rng): Kind {
  const sum = loot.reduce((all, [, share]) => all + share, 0);
  let left = rng.int(sum);
  for (const [kind, share] of loot) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'shell';
}
