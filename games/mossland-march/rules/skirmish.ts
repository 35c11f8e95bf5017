import type { Point, Rng } from '@playgrove/kit/contract';
import { joinNear, scatter } from './nodegraph/index.ts';
import { createRng } from '@playgrove/kit/core';
import { finishField, type Field, type Site } from './ground.ts';
import { HEIGHT, KINDS, WIDTH } from './kinds.ts';
import type { Kind, Params, Side } from './types.ts';

const AREA = { x: 84, y: 84, width: WIDTH - 168, height: HEIGHT - 168 };
const APART = 132;
const TRIES = 60;
/** Kinds that sleep between the homes; drawn without putting back. */
const WILD: readonly Kind[] = [
  'small',
  'mid',
  'toadstool',
  'small',
  'stump',
  'mid',
  'large',
  'sundew',
];

/**
 * A fair map: everything lies twice, turned by half about the middle, or four times where there are
 * more than one rival; what nobody begins at is asleep.
 */
export function skirmishField(
  seed: number,
  { rivals, tier }: Extract<Params, { readonly mode: 'skirmish' }>,
): Field {
  const rng = createRng(`skirmish/${seed}`);
  const copies = rivals === 1 ? 2 : 4;
  const places = placesFor(rng, copies);
  const order = rng.shuffled<Side>([2, 3, 4]).slice(0, rivals);
  const kinds = rng.shuffled(WILD);
  // The player's home is on the left, which is the bottom of a portrait screen.
  const seats = rng
    .shuffled(Array.from({ length: copies }, (_, at) => at))
    .toSorted((a, b) => Number(onRight(places[a])) - Number(onRight(places[b])));
  const sides: Side[] = Array.from({ length: copies }, () => 0);
  sides[seats[0] ?? 0] = 1;
  order.forEach((side, at) => {
    sides[seats[at + 1] ?? 0] = side;
  });
  const sites = places.map((at, index): Site => {
    const group = Math.floor(index / copies);
    if (group === 0) {
      const side = sides[index % copies] ?? 0;
      const count = side === 0 ? KINDS.mid.asleep : 18;
      return { ...at, kind: 'mid', side, count };
    }
    const kind = kinds[(group - 1) % kinds.length] ?? 'small';
    return { ...at, kind, side: 0, count: KINDS[kind].asleep };
  });
  return finishField({
    id: `skirmish ${seed}`,
    sites,
    pairs: joinNear(sites, { longest: 330, clear: 50 }),
    brook: [],
    stones: [],
    gateOf: () => -1,
    fog: false,
    tiers: [2, 3, 4].map((side) => (order.includes(side as Side) ? tier : 0)),
    note: '',
    waits: 0,
    bows: String(seed),
  });
}

const onRight = (at: Point | undefined): boolean => at !== undefined && at.x > WIDTH / 2;

/** Homes lie far from the middle; the tries before the last may fail. */
function placesFor(rng: Rng, copies: 2 | 4): readonly Point[] {
  for (let tries = 0; ; tries += 1) {
    const count = copies === 2 ? 10 + 2 * rng.int(3) : 16;
    try {
      const homes = scatter(rng, AREA, copies, 330, {
        copies,
        fits: ({ x }) => Math.abs(x - WIDTH / 2) > 240,
      });
      return [...homes, ...scatter(rng, AREA, count - copies, APART, { copies, existing: homes })];
    } catch (error) {
      if (tries >= TRIES) throw error;
    }
  }
}
