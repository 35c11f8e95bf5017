import { atan2, cos, sin, wrapAngle } from '@playgrove/kit/core';
import { axleFor, boxesOf, copied, isJackknifed, roll } from '../rules/body.ts';
import { fitOf, hitAt } from '../rules/shapes.ts';
import type { Body, Job, Lot, Pose, Thing } from '../rules/types.ts';
import { vehicleOf, type Vehicle } from '../rules/vehicles.ts';
import { fieldTo, type Field } from './field.ts';
import { Heap } from './heap.ts';

/*
 * Hybrid A*: arcs that the car can really drive, on a grid of places and directions. Only makes and
 * proves the lots, and drives the bot; no player loads it.
 */

/** A pose on the way, and whether the car comes to it forward. */
export type Step = Pose & { readonly gear: 1 | -1 };

const STEP = 18;
/** Units between two looks for a collision. */
const LOOK = 6;
const WHEELS = [-1, -0.5, 0, 0.5, 1] as const;
const CELL = 11;
const TURNS = 56;
const BENDS = 12;
/** Room that a plan keeps to everything, so that a hand has some. */
export const ROOM = 4;
/** Around the start, where a bumped car may stand closer. */
const NEAR = 26;
const SHIFT = 46;
const BACKWARD = 1.2;
const BENT = 0.12;
/** How much the distance left counts: above 1 it finds a way sooner, not always the shortest. */
const HASTE = 1.35;
/** How near to the middle a plan ends: a hand adds its own error. */
const NEAT = 0.7;
/** From here on it tries to go straight for the bay. */
const SHOT = 330;

type Node = {
  readonly body: Body;
  readonly gear: 1 | -1;
  readonly wheel: number;
  readonly cost: number;
  readonly from: Node | undefined;
  readonly steps: readonly Step[];
};

type Task = {
  readonly lot: Lot;
  readonly job: Job;
  readonly vehicle: Vehicle;
  /** What stands near a place. */
  readonly near: (x: number, y: number) => readonly Thing[];
  readonly goals: readonly Pose[];
  readonly field: Field;
  readonly start: Body;
};

/** The way of a car into its bay; undefined if none is found within the budget. */
export function search(
  lot: Lot,
  job: Job,
  start: Body,
  others: readonly Thing[],
  budget = 9000,
): readonly Step[] | undefined {
  const vehicle = vehicleOf(job.vehicle);
  const ends = job.bay.strict ? [0] : [0, Math.PI];
  const goals = ends.map((turn) =>
    axleFor(vehicle, { ...job.bay, a: wrapAngle(job.bay.a + turn) }),
  );
  const field = fieldTo(lot, others, goals, vehicle.w / 2);
  const task: Task = {
    lot,
    job,
    vehicle,
    near: nearIn([...lot.things, ...others]),
    goals,
    field,
    start,
  };
  const heap = new Heap<Node>();
  const closed = new Set<number>();
  const first: Node = {
    body: { ...copied(start), v: 0 },
    gear: 1,
    wheel: 0,
    cost: 0,
    from: undefined,
    steps: [],
  };
  heap.push(first, 0);
  for (let left = budget; left > 0; left -= 1) {
    const node = heap.pop();
    if (!node) return undefined;
    const key = keyOf(node);
    if (closed.has(key)) continue;
    closed.add(key);
    const done = finish(node, task);
    if (done) return wayOf(done);
    for (const gear of vehicle.tows.length > 0 ? ([1] as const) : ([1, -1] as const)) {
      for (const wheel of WHEELS) {
        const next = drive(node, task, gear, wheel, STEP);
        if (!next || closed.has(keyOf(next))) continue;
        const far = field.at(next.body.x, next.body.y);
        if (far < Infinity) heap.push(next, next.cost + far * HASTE);
      }
    }
  }
  return undefined;
}

function keyOf({ body, gear }: Node): number {
  const turn = Math.floor(((body.a + Math.PI) / (Math.PI * 2)) * TURNS);
  let key = Math.floor(body.x / CELL) * 200 + Math.floor(body.y / CELL);
  key = key * TURNS + turn;
  // The last one says enough about those between.
  const tow = body.tows.at(-1);
  if (tow !== undefined) key = key * BENDS + Math.floor((wrapAngle(tow - body.a) + Math.PI) * 1.6);
  return key * 2 + Number(gear > 0);
}

/** Along one arc; undefined if something is in the way. */
function drive(from: Node, task: Task, gear: 1 | -1, wheel: number, far: number): Node | undefined {
  const body = copied(from.body);
  body.wheel = wheel;
  const steps: Step[] = [];
  for (let gone = 0; gone < far - 0.01;) {
    const by = Math.min(LOOK, far - gone);
    roll(body, task.vehicle, by * gear);
    gone += by;
    if (isJackknifed(body) || isHit(body, task)) return undefined;
    steps.push({ x: body.x, y: body.y, a: body.a, gear });
  }
  const shift = from.from && from.gear !== gear ? SHIFT : 0;
  const bent = Math.abs(wheel) * BENT + Math.abs(wheel - from.wheel) * 0.1;
  const cost = from.cost + far * (gear > 0 ? 1 : BACKWARD) * (1 + bent) + shift;
  return { body, gear, wheel, cost, from, steps };
}

function isHit(body: Body, { lot, vehicle, near, start }: Task): boolean {
  const [dx, dy] = [body.x - start.x, body.y - start.y];
  const room = dx * dx + dy * dy < NEAR * NEAR ? 0.5 : ROOM;
  const walls = { width: lot.width, height: lot.height };
  return boxesOf(body, vehicle).some(
    (box) => hitAt(box, { ...walls, things: near(box.x, box.y) }, NOTHING, room) !== undefined,
  );
}

const NOTHING: readonly Thing[] = [];
/** Things are looked up in squares of this size; no box reaches farther than that. */
const SQUARE = 80;

/** Looked for only once around each place: most of a search is spent on collisions. */
function nearIn(things: readonly Thing[]): (x: number, y: number) => readonly Thing[] {
  const squares = new Map<number, readonly Thing[]>();
  return (x, y) => {
    const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
    const key = column * 1000 + row;
    const known = squares.get(key);
    if (known) return known;
    const [left, top] = [column * SQUARE, row * SQUARE];
    const found = things.filter((thing) => {
      const reach = Math.max(thing.l, thing.w) * 1.42 + SQUARE + ROOM;
      const dx = Math.max(left - thing.x, 0, thing.x - left - SQUARE);
      const dy = Math.max(top - thing.y, 0, thing.y - top - SQUARE);
      return dx * dx + dy * dy < reach * reach;
    });
    squares.set(key, found);
    return found;
  };
}

/** There, or one bend and a straight line away. */
function finish(node: Node, task: Task): Node | undefined {
  const { body } = node;
  if (task.field.at(body.x, body.y) > SHOT) return undefined;
  for (const goal of task.goals) {
    for (const gear of task.vehicle.tows.length > 0 ? ([1] as const) : ([1, -1] as const)) {
      const last = shoot(node, task, goal, gear);
      if (last && fitOf(boxesOf(last.body, task.vehicle), task.job.bay, NEAT) === 2) return last;
    }
  }
  return undefined;
}

function shoot(node: Node, task: Task, goal: Pose, gear: 1 | -1): Node | undefined {
  const { body } = node;
  const [c, s] = [cos(goal.a), sin(goal.a)];
  const [dx, dy] = [body.x - goal.x, body.y - goal.y];
  const [along, across] = [dx * c + dy * s, dy * c - dx * s];
  const turn = wrapAngle(body.a - goal.a);
  const { base, lock } = task.vehicle;
  if (Math.abs(turn) < 0.03 && Math.abs(across) < 2) {
    const far = -along * gear;
    return far > 0 ? drive(node, task, gear, 0, far) : undefined;
  }
  if (Math.abs(across) < 0.5 || Math.abs(turn) > 2) return undefined;
  const bend = (1 - cos(turn)) / across;
  const angle = atan2(bend * base, 1);
  const arc = -turn / bend;
  if (Math.abs(angle) > lock * 0.96 || arc * gear <= 0) return undefined;
  const straight = -(along - sin(turn) / bend) * gear;
  if (straight < 0) return undefined;
  const bent = drive(node, task, gear, angle / lock, Math.abs(arc));
  if (!bent || straight < 0.5) return bent;
  return drive(bent, task, gear, 0, straight);
}

function wayOf(last: Node): readonly Step[] {
  const parts: (readonly Step[])[] = [];
  for (let node: Node | undefined = last; node; node = node.from) parts.push(node.steps);
  return parts.toReversed().flat();
}
