import { drawItem } from '@playgrove/kit/collection';
import type { Rng, StepContext } from '@playgrove/kit/contract';
import {
  BAITS,
  busyness,
  livesIn,
  speciesOf,
  taste,
  type Bait,
  type Species,
  type Weather,
} from './fish.ts';
import type { State } from './state.ts';

export const HZ = 60;
/** Casts of an outing; a third each at dawn, by day and at dusk. */
export const CASTS = 9;
/** Metres: half the water's width, where it begins and where it ends. */
export const HALF = 10;
export const NEAR = 5;
export const FAR = 34;
/** Metres that the first rod throws, and what each better one adds. */
const THROW = 17;
const LONGER = 4.2;
/** Metres from a ripple within which its fish notices, and within which it is on its nose. */
export const NOTICE = 2.8;
export const NOSE = 1;
/** Ticks: no bite takes longer. */
export const LONGEST_WAIT = 6 * HZ;
const MOST_SPOTS = 4;
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

/** How far apart two places look to a fish: out counts less than across. */
export function apart(ax: number, az: number, bx: number, bz: number): number {
  return Math.sqrt((ax - bx) ** 2 + ((az - bz) * 0.7) ** 2);
}

export function drawWeather(rng: Rng): Weather {
  return rng.pick(['clear', 'clear', 'cloud', 'cloud', 'rain', 'wind']);
}

/** Metres at 30 m, left or right. */
export function drawWind(weather: Weather, rng: Rng): number {
  if (weather !== 'wind') return 0;
  return ((rng.chance(0.5) ? 1 : -1) * Math.round(rng.between(2, 4) * 10)) / 10;
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
  for (const spot of state.spots) {
    spot.left -= 1;
    spot.x = Math.max(-HALF + 0.8, Math.min(HALF - 0.8, spot.x + spot.drift));
  }
  if (state.spots.some(({ left }) => left <= 0)) {
    state.spots = state.spots.filter(({ left }) => left > 0);
  }
  const inReach = state.spots.filter(({ z }) => z <= throwOf(state) - 0.5).length;
  if (inReach >= 2 && state.spots.length >= MOST_SPOTS) return;
  if (inReach >= 2 && !rng.chance(1 / 70)) return;
  appear(state, rng, inReach < 2 ? throwOf(state) - 1 : FAR - 1);
}

function appear(state: State, rng: Rng, farthest: number): void {
  const species = anyone(state, rng, (one) => busyness(one, hourOf(state), state.weather));
  // Large fish keep away from the shore.
  let [x, z] = [0, NEAR];
  for (let tries = 0; tries < 6; tries += 1) {
    x = rng.between(-HALF + 1.4, HALF - 1.4);
    z = rng.between(NEAR + 1.5, farthest);
    const [px, pz] = [x, z];
    if (state.spots.every((spot) => apart(px, pz, spot.x, spot.z) > 3.4)) break;
  }
  const far = (z - NEAR) / (FAR - NEAR);
  const size = Math.min(1, rng.unit() ** 1.7 * 0.78 + far * 0.3);
  state.ids += 1;
  state.spots.push({
    id: state.ids,
    fish: species.id,
    size: round2(size),
    x: round2(x),
    z: round2(z),
    drift: round2(rng.between(-1, 1)) * (species.nature === 'darter' ? 0.012 : 0.005),
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

/** Where a cast lands: the wind carries it aside. */
export function landing(state: Pick<State, 'aim' | 'reach' | 'wind'>): { x: number; z: number } {
  const x = state.aim + (state.wind * state.reach) / 30;
  return { x: Math.max(-HALF, Math.min(HALF, x)), z: state.reach };
}

/** The ripple whose fish notices a float here, if any. */
export function noticedAt(state: State, x: number, z: number): State['spots'][number] | undefined {
  const near = state.spots.filter((spot) => apart(x, z, spot.x, spot.z) <= NOTICE);
  return near.toSorted((a, b) => apart(x, z, a.x, a.z) - apart(x, z, b.x, b.z))[0];
}

/** The float lies on the water: who comes, and when it bites, is settled now. */
export function settle(state: State, context: StepContext): void {
  const { rng } = context;
  const spot = noticedAt(state, state.x, state.z);
  const far = spot ? apart(state.x, state.z, spot.x, spot.z) : NOTICE;
  const takes = spot !== undefined && rng.chance(taste(speciesOf(spot.fish), state.bait));
  const nose = spot !== undefined && far <= NOSE;
  const filler = anyone(
    state,
    rng,
    (one) =>
      (one.rank > 2 ? 0.15 : 1) *
      busyness(one, hourOf(state), state.weather) *
      taste(one, state.bait),
  );
  const species = takes && spot ? speciesOf(spot.fish) : filler;
  const feints = species.nature === 'puller' ? rng.int(2) : rng.int(3);
  const comes = takes
    ? 44 + Math.round(far * 16) + rng.int(26)
    : spot
      ? 150 + rng.int(50)
      : 100 + rng.int(80);
  const gaps = Array.from({ length: feints }, (_, at) => comes + at * (32 + rng.int(12)));
  const bite = Math.min(LONGEST_WAIT - 2, (gaps.at(-1) ?? comes) + 30 + rng.int(40));
  const side = rng.chance(0.5) ? 1 : -1;
  state.wait = {
    fish: species.id,
    size: takes && spot ? spot.size : round2(rng.unit() ** 2 * 0.55),
    t: 0,
    bite,
    feints: gaps.filter((at) => at < bite - 20),
    window: Math.max(32, 58 - species.rank * 5),
    snub: spot && !takes ? 52 : 0,
    snubbed: spot && !takes ? spot.fish : '',
    nose: nose && takes,
    fromX: round2(takes && spot ? spot.x : state.x + side * 4),
    fromZ: round2(takes && spot ? spot.z : state.z + 2),
  };
  if (spot) state.spots = state.spots.filter(({ id }) => id !== spot.id);
  context.cue('plop', { x: state.x, y: state.z });
  if (nose) context.cue('bullseye', { x: state.x, y: state.z });
}
