import type { Point, Rng } from '@playgrove/kit/contract';
import {
  chooseChunk,
  sawtooth,
  scrollTo,
  type Course,
  type Curve,
} from '@playgrove/kit/logic/scroll';
import { CHUNKS, FINISH, FINISH_LINE, START } from './chunks.ts';
import { heightOf, layoutOf, slopeOf, type Ground, type Rail, type Thing } from './layout.ts';
import { spotOf, type Params, type Place, PLACES } from './spots.ts';

/** `y`: how deep its beginning lies. */
export type Laid = {
  readonly chunk: number;
  readonly length: number;
  readonly y: number;
  readonly place: Place;
};
export type Street = Course<Laid>;
type There = Laid & { readonly at: number };

const CURVE: Curve = { from: 0.06, to: 0.86, chunks: 46, tooth: 5, rise: 0.24 };
/** Chunks of the endless line before the light changes. */
const LEG = 9;
const BEHIND = 1200;
const AHEAD = 3200;

/** Lays what is needed and forgets what is behind. A spot ends with its last chunk. */
export function lay(street: Street, params: Params, x: number, rng: Rng): void {
  const spot = params.mode === 'spot' ? spotOf(params.spot) : undefined;
  const last = spot ? spot.chunks.length + 1 : Infinity;
  scrollTo(street, { left: x - BEHIND, right: x + AHEAD }, (course) => {
    const before = course.there.at(-1);
    const y = before ? before.y + layoutOf(before.chunk).rise : 0;
    const place = spot?.place ?? placeOfLeg(Math.floor(course.laid / LEG));
    const chunk = next(course.laid);
    return { chunk, length: layoutOf(chunk).length, y, place };
  });

  function next(laid: number): number {
    if (laid === 0) return START;
    if (spot) return laid >= last ? FINISH : (spot.chunks[laid - 1] ?? FINISH);
    const wanted = sawtooth(laid - 1, CURVE);
    return chooseChunk(CHUNKS, street, { wanted, rest: 4 }, rng);
  }
}

function placeOfLeg(leg: number): Place {
  return PLACES[leg % PLACES.length] ?? 'harbour';
}

export function chunkAt(street: Street, x: number): There | undefined {
  return street.there.find(({ at, length }) => x >= at && x < at + length);
}

/** Where the finish is, once it has been laid. */
export function finishOf(street: Street): number | undefined {
  const end = street.there.find(({ chunk }) => chunk === FINISH);
  return end && end.at + FINISH_LINE;
}

export type Footing = {
  readonly y: number;
  readonly slope: number;
  readonly kind: Ground['kind'] | 'box';
};

/** What lies at x below `above`: the top of a ledge or the ground; nothing over a gap. */
export function footingAt(street: Street, x: number, above: number): Footing | undefined {
  const here = chunkAt(street, x);
  if (!here) return undefined;
  const layout = layoutOf(here.chunk);
  const local = x - here.at;
  for (const rail of layout.rails) {
    const top = rail.y0 + here.y;
    if (rail.box && local >= rail.x && local <= rail.x + rail.w && top >= above) {
      return { y: top, slope: 0, kind: 'box' };
    }
  }
  const piece = layout.ground.find((one) => local >= one.x && local < one.x + one.w);
  if (!piece || piece.kind === 'gap') return undefined;
  return { y: heightOf(piece, local) + here.y, slope: slopeOf(piece, local), kind: piece.kind };
}

/** As deep as the street is at x, over a gap as its near edge. */
export function levelAt(street: Street, x: number): number {
  const here = chunkAt(street, x);
  if (!here) return 0;
  const local = x - here.at;
  const piece = layoutOf(here.chunk).ground.find((one) => local >= one.x && local < one.x + one.w);
  return here.y + (piece ? heightOf(piece, local) : 0);
}

/** Everything of one kind near x, in the world's coordinates. `reach`: how far about. */
export function railsNear(street: Street, from: number, to: number): Rail[] {
  const found: Rail[] = [];
  for (const { at, y, chunk, length } of street.there) {
    if (at > to || at + length + 600 < from) continue;
    for (const rail of layoutOf(chunk).rails) {
      if (rail.x + at > to || rail.x + rail.w + at < from) continue;
      found.push({ ...rail, x: rail.x + at, y0: rail.y0 + y, y1: rail.y1 + y });
    }
  }
  return found;
}

export function thingsNear(street: Street, from: number, to: number): Thing[] {
  const found: Thing[] = [];
  for (const { at, y, chunk, length } of street.there) {
    if (at > to || at + length < from) continue;
    for (const thing of layoutOf(chunk).things) {
      if (thing.x + at + 60 < from || thing.x + at - 60 > to) continue;
      found.push({ ...thing, x: thing.x + at, y: thing.y + y });
    }
  }
  return found;
}

/** Stickers near x with names that stay theirs. */
export function stickersNear(street: Street, from: number, to: number): (Point & { id: number })[] {
  const found: (Point & { id: number })[] = [];
  for (const { at, y, chunk, length } of street.there) {
    if (at > to || at + length < from) continue;
    for (const one of layoutOf(chunk).stickers) {
      const x = one.x + at;
      if (x >= from && x <= to) found.push({ id: Math.round(x), x, y: one.y + y });
    }
  }
  return found;
}
