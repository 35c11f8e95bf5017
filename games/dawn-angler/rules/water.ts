import { drawItem } from '@playgrove/kit/logic/collection';
import type { Rng, StepContext } from '@playgrove/kit/contract';
import { power } from '@playgrove/kit/core/power';
import { BAITS, busyness, livesIn, speciesOf, taste, type Bait, type Species } from './fish.ts';
import type { Ripple, State } from './state.ts';
import { apart, asks, flowOf, frightens, isLit } from './traits.ts';

export const HZ = 60;
/** Casts of an outing; a third each at dawn, by day and at dusk. */
export const CASTS = 9;
/** Meters: half the water's width, where it begins and where it ends. */
export const HALF = 10;
export const NEAR = 5;
export const FAR = 34;
/** Meters that the first rod throws, and what each better one adds. */
const THROW = 17;
const LONGER = 4.2;
/** Meters from a ripple within which its fish notices, and within which it is on its nose. */
export const NOTICE = 2.8;
export const NOSE = 1;
/** Ticks: no bite takes longer. */
export const LONGEST_WAIT = 6 * HZ;
const MAX_SPOTS = 4;
/** A bite answered so soon is perfect. Ticks. */
export const PERFECT = 15;

export const hourOf = ({ cast }: Pick<State, 'cast'>): number =>
  Math.min(2, Math.floor((cast * 3) / CASTS));

export function throwOf({ career }: Pick<State, 'career'>): number {
  return Math.min(FAR, THROW + LONGER * career.purse.levels.rod);
}

/** The kinds of bait in the box. */
export function baitsOf({ career }: Pick<State, 'career'>): readonly Bait[] {
  return BAITS.slice(0, 3 + career.purse.levels.box);
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

function anyone(state: State, rng: Rng, weigh: (species: Species) => number): Species {
  const here = livesIn(state.params.lake);
  const found = drawItem(here, rng, weigh) ?? here[0];
  if (!found) throw new Error(`water: lake ${state.params.lake} has no fish`);
  return found;
}

/** Fish show, drift and go; at least one is always within the rod's reach. */
export function stir(state: State, rng: Rng): void {
  swimOn(state);
  for (const spot of state.spots) {
    spot.left -= 1;
    // Large ones leave the light.
    if (asks(state, 'dark') && isLit(state, spot) && speciesOf(spot.fish).rank > 1) spot.left -= 3;
  }
  if (state.spots.some(({ left }) => left <= 0)) {
    state.spots = state.spots.filter(({ left }) => left > 0);
  }
  const inReach = state.spots.filter(({ z }) => z <= throwOf(state) - 0.5).length;
  if (inReach >= 2 && state.spots.length >= MAX_SPOTS) return;
  if (inReach >= 2 && !rng.chance(1 / 70)) return;
  appear(state, rng, inReach < 2 ? throwOf(state) - 1 : FAR - 1);
}

/** Shoals that pass go when they reach a side; others keep away from it. */
export function swimOn(state: State): void {
  const side = HALF - 0.8;
  for (const spot of state.spots) {
    spot.x = Math.max(-side, Math.min(side, spot.x + spot.drift));
    if (Math.abs(spot.x) >= side && asks(state, 'roam')) spot.left = 0;
  }
}

/** Where a fish shows: in a hole of the ice, mostly next to the weed, else anywhere. */
function haunt(state: State, rng: Rng, farthest: number): readonly [x: number, z: number] {
  const off = rng.between(-0.6, 0.6);
  const wide = HALF - 1.4;
  if (state.patches.length > 0 && (asks(state, 'ice') || rng.chance(0.55))) {
    const { x, z, r } = rng.pick(state.patches);
    if (asks(state, 'ice')) return [x + off, z];
    const edge = x + (rng.chance(0.5) ? 1 : -1) * (r + 1.5);
    return [Math.max(-wide, Math.min(wide, edge)), z + off];
  }
  return [rng.between(-wide, wide), rng.between(NEAR + 1.5, farthest)];
}

function driftOf(state: State, nature: Species['nature'], rng: Rng): number {
  const way = round2(rng.between(-1, 1));
  if (asks(state, 'roam')) return (way < 0 ? -1 : 1) * (0.016 + 0.012 * Math.abs(way));
  if (asks(state, 'ice') || asks(state, 'flow')) return 0;
  return way * (nature === 'darter' ? 0.012 : 0.005);
}

function appear(state: State, rng: Rng, farthest: number): void {
  const species = anyone(state, rng, (one) => busyness(one, hourOf(state)));
  let free = false;
  // Large fish keep away from the shore.
  let [x, z] = [0, NEAR];
  for (let tries = 0; tries < 6 && !free; tries += 1) {
    const [px, pz] = haunt(state, rng, farthest);
    [x, z] = [px, pz];
    free = state.spots.every((spot) => apart(px, pz, spot.x, spot.z) > 3.4);
  }
  if (!free && asks(state, 'ice')) return;
  const far = (z - NEAR) / (FAR - NEAR);
  const size = Math.min(1, power(rng.unit(), 1.7) * 0.78 + far * 0.3);
  state.ids += 1;
  state.spots.push({
    id: state.ids,
    fish: species.id,
    size: round2(size),
    x: round2(x),
    z: round2(z),
    drift: driftOf(state, species.nature, rng),
    left: HZ * (9 + rng.int(8)),
    born: state.tick,
  });
}

/** How far the cast would go grows and shrinks while it is held. */
export function swing(state: State): void {
  const most = throwOf(state);
  const pace = (most - NEAR) / (46 + most * 0.9);
  state.reach += state.grows ? pace : -pace;
  if (state.reach >= most) state.grows = false;
  else if (state.reach <= NEAR) state.grows = true;
  state.reach = Math.max(NEAR, Math.min(most, state.reach));
}

/** Ticks in the air. */
export const flightOf = (z: number): number => Math.round(20 + z * 0.7);

/** Where a cast lands. */
export function landing({ aim, reach }: Pick<State, 'aim' | 'reach'>): { x: number; z: number } {
  return { x: Math.max(-HALF, Math.min(HALF, aim)), z: reach };
}

type Meeting = {
  readonly spot: Ripple;
  /** Meters between them then, ticks until then, and whether that is its very nose. */
  readonly far: number;
  readonly after: number;
  readonly nose: boolean;
};

/** Ticks after which a drifting float is noticed at the earliest, and at the latest. */
const DRIFTS = [20, 190] as const;
/** Meters off its way. */
const LANE = 1.7;

/**
 * Whose ripples a float here comes upon, in their order. Still water: the nearest, if it is near.
 * Where the water flows all that it is carried past, but none that it falls upon.
 */
export function meetings(state: State, x: number, z: number): readonly Meeting[] {
  const flow = flowOf(state);
  if (flow !== 0) {
    return state.spots
      .map((spot) => {
        const far = Math.abs(spot.z - z) * 0.7;
        return { spot, far, after: Math.round((spot.x - x) / flow), nose: far <= NOSE * 0.8 };
      })
      .filter(({ far, after }) => far <= LANE && after >= DRIFTS[0] && after <= DRIFTS[1])
      .toSorted((a, b) => a.after - b.after);
  }
  const shy = asks(state, 'shy');
  return state.spots
    .map((spot) => {
      const far = apart(x, z, spot.x, spot.z);
      return { spot, far, after: 0, nose: far <= (shy ? NOSE + 1.3 : NOSE) };
    })
    .filter(({ far }) => far <= (shy ? NOTICE + 0.6 : NOTICE))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 1);
}

/** Shy fish flee from what falls on their heads. */
function scare(state: State, context: StepContext): void {
  const flee = state.spots.filter((spot) => frightens(state, state.x, state.z, spot));
  for (const { x, z } of flee) context.cue('fright', { x, y: z });
  if (flee.length > 0) state.spots = state.spots.filter((spot) => !flee.includes(spot));
}

/** The float lies on the water: who comes, and when it bites, is settled now. */
export function settle(state: State, context: StepContext): void {
  const { rng } = context;
  scare(state, context);
  const met = meetings(state, state.x, state.z);
  const taker = met.find(({ spot }) => rng.chance(taste(speciesOf(spot.fish), state.bait)));
  const snubs = met[0] === taker ? undefined : met[0];
  const filler = anyone(
    state,
    rng,
    (one) => (one.rank > 2 ? 0.15 : 1) * busyness(one, hourOf(state)) * taste(one, state.bait),
  );
  const species = taker ? speciesOf(taker.spot.fish) : filler;
  const feints = species.nature === 'puller' ? rng.int(2) : rng.int(3);
  const comes = taker
    ? taker.after + 44 + Math.round(taker.far * 16) + rng.int(26)
    : snubs
      ? snubs.after + 150 + rng.int(50)
      : 100 + rng.int(80);
  const gaps = Array.from({ length: feints }, (_, at) => comes + at * (32 + rng.int(12)));
  const bite = Math.min(LONGEST_WAIT - 2, (gaps.at(-1) ?? comes) + 30 + rng.int(40));
  const side = rng.chance(0.5) ? 1 : -1;
  state.wait = {
    fish: species.id,
    size: taker ? taker.spot.size : round2(power(rng.unit(), 2) * 0.55),
    t: 0,
    bite,
    feints: gaps.filter((at) => at < bite - 20),
    window: Math.max(32, 58 - species.rank * 5),
    snub: snubs ? snubs.after + 52 : 0,
    snubbed: snubs ? snubs.spot.fish : '',
    nose: taker?.nose ?? false,
    fromX: round2(taker ? taker.spot.x : state.x + side * 4),
    fromZ: round2(taker ? taker.spot.z : state.z + 2),
  };
  const gone = taker ? met.slice(0, met.indexOf(taker) + 1) : met;
  state.spots = state.spots.filter((spot) => gone.every((one) => one.spot !== spot));
  context.cue('plop', { x: state.x, y: state.z });
  if (met[0]?.nose) context.cue('bullseye', { x: state.x, y: state.z });
}

/** A float on moving water is carried until something takes it. */
export function carry(state: State): void {
  if (!state.wait || state.wait.t >= state.wait.bite) return;
  state.x = Math.max(-HALF + 0.5, Math.min(HALF - 0.5, state.x + flowOf(state)));
}
