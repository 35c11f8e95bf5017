import type { Rng } from '@playgrove/kit/contract';
import { createRng, wrapAngle } from '@playgrove/kit/core';
import { axleFor, boxesOf, standing } from './body.ts';
import type { Recipe } from './places.ts';
import { hitAt, touches } from './shapes.ts';
import type { Bay, Box, Job, Lot, Pose, Thing } from './types.ts';
import { lengthOf, tailOf, vehicleOf, type Vehicle } from './vehicles.ts';

const UP = -Math.PI / 2;
/** Between a bay's end and a parked car, both together. */
const SPARE = 22;
const EDGE = 16;
/** How far a slanting bay leans. */
const LEAN = 0.52;
/** Lies in front of a start. */
const RUN_UP = 110;
const LOOKS = 8;
/** Parts of the bays that are taken. */
const FILLED = [0.6, 0.88] as const;

type Row = {
  readonly y: number;
  readonly side: -1 | 1;
  readonly kind: 'nose' | 'along' | 'slant';
  /** In the middle of the lot: there is a way around it. */
  readonly isInner?: true;
};
type Frame = { readonly width: number; readonly height: number; readonly rows: readonly Row[] };

const mixed = ([from, to]: readonly [number, number], part: number): number =>
  from + (to - from) * part;

/** Rows lie across the frame; most frames are then stood up. */
function frameOf({ layout, tight, guests }: Recipe, depth: number): Frame {
  const aisle = (roomy: number, close: number): number => mixed([roomy, close], tight);
  const isLong = guests.some((name) => lengthOf(vehicleOf(name)) > 100);
  if (layout === 'rows') {
    const way = aisle(205, 158) + (isLong ? 34 : 0);
    const height = depth * 4 + way * 2;
    const rows: Row[] = [
      { y: depth / 2, side: -1, kind: 'nose' },
      { y: depth * 1.5 + way, side: 1, kind: 'nose', isInner: true },
      { y: depth * 2.5 + way, side: -1, kind: 'nose', isInner: true },
      { y: height - depth / 2, side: 1, kind: 'nose' },
    ];
    return { width: 540, height, rows };
  }
  if (layout === 'lanes') {
    return { width: 540, height: depth + aisle(215, 172) * 2, rows: [] };
  }
  if (layout === 'curb') {
    const height = 124 + aisle(230, 176) + (isLong ? 40 : 0);
    const rows: Row[] = [
      { y: 32, side: -1, kind: 'along' },
      { y: height - 32, side: 1, kind: 'along' },
    ];
    return { width: 740, height, rows };
  }
  const kind = layout === 'slant' ? 'slant' : 'nose';
  const deep = kind === 'slant' ? depth * 0.87 + 34 : depth;
  const height = deep * 2 + aisle(250, 186) + (isLong ? 44 : 0);
  const rows: Row[] = [
    { y: deep / 2, side: -1, kind },
    { y: height - deep / 2, side: 1, kind },
  ];
  return { width: 740, height, rows };
}

/** The bays of a row, left to right. */
function baysOf(row: Row, { width }: Frame, depth: number, recipe: Recipe): readonly Bay[] {
  const { tight, guests } = recipe;
  const longest = Math.max(...guests.map((name) => lengthOf(vehicleOf(name))));
  const wide = mixed([67, 60], tight) + (longest > 100 ? 4 : 0);
  const along = longest + mixed([58, 40], tight);
  const pitch = row.kind === 'nose' ? wide : row.kind === 'slant' ? wide * 1.16 : along;
  const margin = row.isInner ? 112 : row.kind === 'slant' ? 40 : EDGE;
  const bays: Bay[] = [];
  for (let x = margin; x + pitch <= width - margin + 1; x += pitch) {
    const at = { x: x + pitch / 2, y: row.y };
    if (row.kind === 'along') bays.push({ ...at, a: 0, l: pitch / 2 - 3, w: 30, strict: false });
    else {
      const lean = row.kind === 'slant' ? LEAN * row.side : 0;
      const a = wrapAngle(UP * -row.side - lean);
      bays.push({ ...at, a, l: depth / 2 - 3, w: wide / 2 - 2, strict: false });
    }
  }
  return bays;
}

/** Side by side, open at both ends: for what cannot go backward. */
function lanesOf({ width, height }: Frame, depth: number, tight: number): readonly Bay[] {
  const pitch = mixed([88, 78], tight);
  const count = Math.floor((width - 40) / pitch);
  const left = (width - count * pitch) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: left + (at + 0.5) * pitch,
    y: height / 2,
    a: UP,
    l: depth / 2,
    w: pitch / 2 - 5,
    strict: false,
  }));
}

/** The ends of the aisles, where cars are handed over: at the wall, looking in. */
function standsOf({ width, height, rows }: Frame, layout: string): readonly Pose[] {
  const between = (one: number): number => ((rows[one]?.y ?? 0) + (rows[one + 1]?.y ?? 0)) / 2;
  const ends = [height * 0.15, height * 0.85];
  const ys =
    layout === 'rows' ? [between(0), between(2)] : layout === 'lanes' ? ends : [height / 2];
  return ys.flatMap((y) => [
    { x: 0, y, a: 0 },
    { x: width, y, a: -Math.PI },
  ]);
}

/** The rear axle of a vehicle at a stand. */
function startFor(vehicle: Vehicle, { x, y, a }: Pose): Pose {
  const by = tailOf(vehicle) + 12;
  return { x: a === 0 ? x + by : x - by, y, a };
}

/** The first free place for a thing in the aisles, of a few that are tried. */
function clutterOf(frame: Frame, bays: readonly Bay[], start: Pose, count: number, rng: Rng) {
  const things: Thing[] = [];
  const ahead: Box = { ...start, l: RUN_UP, w: 44 };
  for (let tries = 0; tries < 60 && things.length < count; tries += 1) {
    const kind = rng.pick(['tree', 'cone', 'cone', 'planter', 'fountain'] as const);
    const l = { tree: 17, cone: 8, planter: 26, fountain: 30 }[kind];
    const spot = { x: rng.between(60, frame.width - 60), y: rng.between(60, frame.height - 60) };
    const look = rng.int(LOOKS);
    const a = kind === 'planter' && rng.chance(0.5) ? Math.PI / 2 : 0;
    const thing: Thing = {
      ...spot,
      a,
      l,
      w: kind === 'planter' ? 13 : l,
      kind,
      round: kind !== 'planter',
      look,
    };
    const wide = kind === 'cone' ? 12 : 26;
    if (touches(ahead, thing) || bays.some((bay) => touches(bay, thing, wide))) continue;
    if (things.some((one) => touches(one, thing, 80))) continue;
    things.push(thing);
  }
  return things;
}

/** Two cars stand in a lane, one behind the other. */
const halvesOf = (bay: Bay): readonly Bay[] =>
  [-1, 1].map((way) => ({ ...bay, y: bay.y + (way * bay.l) / 2, l: bay.l / 2 - 4 }));

function parkedIn(bay: Bay, rng: Rng): Thing {
  const l = Math.min(bay.l - 4, rng.between(32, 42));
  const off = rng.between(-3, 3);
  const turn = rng.between(-0.035, 0.035);
  const isUpright = Math.abs(Math.abs(bay.a) - Math.PI / 2) < 0.1;
  return {
    x: bay.x + (isUpright ? 0 : off),
    y: bay.y + (isUpright ? off : 0),
    a: wrapAngle(bay.a + turn + (rng.chance(0.3) ? Math.PI : 0)),
    l,
    w: rng.between(19.5, 21),
    kind: 'car',
    round: false,
    look: rng.int(LOOKS),
  };
}

/** A lot of a seed; undefined if this seed gives none. */
export function make(recipe: Recipe, seed: number): Lot | undefined {
  const rng = createRng(`lot ${seed}`);
  const { layout, guests, tight, place, isStrict } = recipe;
  const vehicles = guests.map((name) => vehicleOf(name));
  const [first] = vehicles;
  if (!first) return undefined;
  const isLanes = layout === 'lanes';
  const depth = Math.max(84, ...vehicles.map(lengthOf)) + SPARE + (isLanes ? 16 : 0);
  const frame = frameOf(recipe, depth);
  const all = isLanes
    ? lanesOf(frame, depth, tight)
    : frame.rows.flatMap((row) => baysOf(row, frame, depth, recipe));
  const stand = rng.pick(standsOf(frame, layout));
  const targets = pickBays(all, guests.length, stand, first, rng);
  if (!targets) return undefined;
  const full = mixed(FILLED, tight);
  const cars = all
    .filter((bay) => !targets.includes(bay) && rng.chance(isLanes ? full - 0.22 : full))
    .flatMap((bay) => (isLanes ? halvesOf(bay) : [bay]).map((one) => parkedIn(one, rng)));
  const things = [...cars, ...clutterOf(frame, all, startFor(first, stand), recipe.clutter, rng)];
  const jobs = guests.map((vehicle, at): Job => {
    const bay = targets[at] as Bay;
    const start = startFor(vehicleOf(vehicle), stand);
    if (recipe.isFetch) {
      const l = vehicleOf(vehicle).l / 2 + 14;
      const x = stand.a === 0 ? l + 8 : frame.width - l - 8;
      const handover: Bay = { ...stand, x, l, w: 33, strict: false };
      return { vehicle, start: axleFor(vehicleOf(vehicle), bay), bay: handover };
    }
    return {
      vehicle,
      start,
      bay: isStrict ? requested(bay, isLanes ? rng.chance(0.5) : true) : bay,
    };
  });
  const lot = { ...frame, place, things, bays: all.filter((bay) => !targets.includes(bay)), jobs };
  return isFree(lot) ? stood({ ...lot, bays: recipe.isFetch ? all : lot.bays }, layout) : undefined;
}

/** Only this way around. @param isTurned nose out */
const requested = (bay: Bay, isTurned: boolean): Bay => ({
  ...bay,
  a: isTurned ? wrapAngle(bay.a + Math.PI) : bay.a,
  strict: true,
});

function pickBays(
  all: readonly Bay[],
  count: number,
  stand: Pose,
  { l, tows }: Vehicle,
  rng: Rng,
): readonly Bay[] | undefined {
  const far = (bay: Bay): number => Math.abs(bay.x - stand.x) + Math.abs(bay.y - stand.y);
  const fits = all.filter((bay) => tows.length > 0 || far(bay) > l + 90);
  if (fits.length < count) return undefined;
  return rng.shuffled(fits).slice(0, count);
}

/** Whether every car can stand where it starts. */
function isFree(lot: Lot): boolean {
  return lot.jobs.every(({ vehicle, start }) =>
    boxesOf(standing(vehicle, start), vehicleOf(vehicle)).every((box) => !hitAt(box, lot, [], 6)),
  );
}

/** Most lots are higher than wide: what lay across stands up. */
function stood(lot: Lot, layout: string): Lot {
  if (layout === 'rows') return lot;
  const flip = <B extends Pose>(one: B): B => ({
    ...one,
    x: one.y,
    y: one.x,
    a: wrapAngle(Math.PI / 2 - one.a),
  });
  return {
    ...lot,
    width: lot.height,
    height: lot.width,
    things: lot.things.map(flip),
    bays: lot.bays.map(flip),
    jobs: lot.jobs.map((job) => ({ ...job, start: flip(job.start), bay: flip(job.bay) })),
  };
}

/** Left and right swapped: as hard, and another picture. */
export function mirrored(lot: Lot): Lot {
  const flip = <B extends Pose>(one: B): B => ({
    ...one,
    x: lot.width - one.x,
    a: wrapAngle(Math.PI - one.a),
  });
  return {
    ...lot,
    things: lot.things.map(flip),
    bays: lot.bays.map(flip),
    jobs: lot.jobs.map((job) => ({ ...job, start: flip(job.start), bay: flip(job.bay) })),
  };
}
