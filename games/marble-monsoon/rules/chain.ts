import type { Point } from '@playgrove/kit/contract';
import { sin } from '@playgrove/kit/core';
import { alongAt, gapAt, WIDE, xAt, yAt, type Path } from './path.ts';
import { CLAY, GROW, type Lane, type Marble } from './state.ts';

/** A piece whose ends match rolls back: how it gathers speed, and the most of it. */
const PULL = 0.42;
const FASTEST = 11;
/** Ticks until the first marble of a group pops, and from one to the next. */
export const FUSE = 5;
const APART = 3;
/** From this part of its way on a marble crosses over to the flume. */
const CROSS = 0.4;

/**
 * By age: the part of its room that a marble takes while it wedges in. Seen from its neighbors it
 * goes around them, from 30 degrees to 90.
 */
const ROOM = Array.from({ length: GROW + 1 }, (_, age) => {
  const part = age / GROW;
  return 2 * sin((Math.PI / 6) * (1 + 2 * part * (1.5 - 0.5 * part))) - 1;
});

const roomOf = ({ side, age }: Marble): number => (side === 0 ? 1 : (ROOM[age] ?? 1));

/** How much further along `ahead` is, if both touch. */
export function spacing(path: Path, back: Marble, ahead: Marble): number {
  return (gapAt(path, back.s) * (roomOf(back) + roomOf(ahead))) / 2;
}

/** What became of a step along the flume: places in the lane, tail first. */
export type Moved = {
  /** Marbles that have wedged in. */
  readonly arrived: number[];
  /** The first marbles of pieces that have rolled back and hit. */
  readonly met: number[];
};

/** Whether a piece is drawn back by the marble across the gap. */
export function pulls(back: Marble, front: Marble): boolean {
  return (
    back.hue === front.hue &&
    back.hue !== CLAY &&
    back.pop === 0 &&
    front.pop === 0 &&
    back.age === GROW &&
    front.age === GROW
  );
}

/** Moves every piece of the chain for one tick; `drive` is the speed that the river wants. */
export function roll(lane: Lane, path: Path, drive: number): Moved {
  const { marbles } = lane;
  const moved: Moved = { arrived: [], met: [] };
  lane.v += (drive - lane.v) * (lane.v < 0 ? 0.055 : 0.12);
  for (const [at, marble] of marbles.entries()) {
    if (marble.age < GROW) {
      marble.age += 1;
      if (marble.age === GROW) moved.arrived.push(at);
    }
    const back = marbles[at - 1];
    if (!back) {
      marble.link = false;
      marble.v = 0;
      marble.s += lane.v;
      continue;
    }
    if (!marble.link) {
      if (pulls(back, marble)) marble.v = Math.max(-FASTEST, marble.v - PULL);
      else marble.v = Math.abs(marble.v) < 0.1 ? 0 : marble.v * 0.85;
      marble.s += marble.v;
    }
    const least = back.s + spacing(path, back, marble);
    if (marble.link) marble.s = least;
    else if (marble.s <= least) {
      marble.s = least;
      marble.link = true;
      if (marble.v < -0.5) moved.met.push(at);
      marble.v = 0;
    }
  }
  return moved;
}

/** The group of touching marbles of one color around this place, as [first, last]. */
export function groupAt({ marbles }: Lane, at: number): readonly [number, number] {
  const hue = marbles[at]?.hue;
  let [first, last] = [at, at];
  const fits = (marble: Marble | undefined): boolean => marble?.hue === hue && marble?.pop === 0;
  while (marbles[first]?.link && fits(marbles[first - 1])) first -= 1;
  while (marbles[last + 1]?.link && fits(marbles[last + 1])) last += 1;
  return [first, last];
}

/**
 * Lights the fuses of a group, from the middle outward, and of the clay beside it.
 * @returns how many marbles go
 */
export function light(
  { marbles }: Lane,
  [first, last]: readonly [number, number],
  from: number,
): number {
  let count = 0;
  for (let at = first - 1; at <= last + 1; at += 1) {
    const marble = marbles[at];
    if (!marble || marble.pop > 0) continue;
    const inside = at >= first && at <= last;
    const touches = at < first ? marbles[first]?.link : marble.link;
    if (!inside && (marble.hue !== CLAY || !touches)) continue;
    marble.pop = FUSE + Math.abs(at - from) * APART;
    count += 1;
  }
  return count;
}

/** Puts a marble into the chain that has hit marble `at` from there. */
export function insert(
  lane: Lane,
  path: Path,
  at: number,
  hit: Point,
  marble: Pick<Marble, 'id' | 'hue'>,
): void {
  const { marbles } = lane;
  const struck = marbles[at];
  if (!struck) throw new Error('nothing was hit');
  const along = alongAt(path, struck.s);
  const [dx, dy] = [hit.x - xAt(path, struck.s), hit.y - yAt(path, struck.s)];
  const ahead = dx * along.x + dy * along.y > 0;
  const place = ahead ? at + 1 : at;
  const [back, front] = [marbles[place - 1], marbles[place]];
  const left = along.x * dy - along.y * dx >= 0 ? 1 : -1;
  const gap = back ? gapAt(path, back.s) : WIDE;
  const room = back && front ? front.s - back.s - gap : Infinity;
  const fresh: Marble = {
    ...marble,
    s: 0,
    link: false,
    v: 0,
    age: 0,
    side: 0,
    offX: 0,
    offY: 0,
    pop: 0,
    lamp: false,
  };
  if (back && front?.link) {
    fresh.side = left;
    fresh.link = true;
    fresh.s = back.s + gap / 2;
  } else if (back && ahead) {
    // Before a piece's first marble; between two pieces there may not be room for it yet.
    if (room < gap) fresh.side = left * 2;
    fresh.link = true;
    fresh.s = back.s + (fresh.side === 0 ? gap : gap / 2);
  } else if (front) {
    // Behind a piece's last marble: it becomes the last one.
    if (room < WIDE + 2) fresh.side = left * 2;
    const part = fresh.side === 0 ? 1 : 0.5;
    fresh.s = front.s - WIDE * part;
    for (let turn = 0; turn < 4; turn += 1) fresh.s = front.s - gapAt(path, fresh.s) * part;
    fresh.v = front.v;
  }
  steadily(lane, path, () => {
    if (front && !ahead && !front.link) {
      front.v = 0;
      front.link = true;
    }
    marbles.splice(place, 0, fresh);
  });
  const from = placeOf(lane, path, place);
  fresh.offX = hit.x - from.x;
  fresh.offY = hit.y - from.y;
}

/** Takes a marble out of the chain. */
export function remove(lane: Lane, path: Path, at: number): void {
  const { marbles } = lane;
  steadily(lane, path, () => {
    marbles.splice(at, 1);
    const [back, front] = [marbles[at - 1], marbles[at]];
    if (front) front.link = false;
    for (const beside of [back, front]) {
      if (beside && Math.abs(beside.side) === 1) beside.side *= 2;
    }
  });
}

/** Changes the chain so that no marble on its way in jumps. */
function steadily(lane: Lane, path: Path, change: () => void): void {
  const coming = lane.marbles.flatMap((marble, at) =>
    marble.age < GROW ? [{ marble, was: placeOf(lane, path, at) }] : [],
  );
  change();
  for (const { marble, was } of coming) {
    const at = lane.marbles.indexOf(marble);
    if (at < 0) continue;
    marble.offX = 0;
    marble.offY = 0;
    const is = placeOf(lane, path, at);
    const rest = 1 - marble.age / GROW;
    marble.offX = (was.x - is.x) / rest;
    marble.offY = (was.y - is.y) / rest;
  }
}

/** Where a marble is seen: on the flume, or on its way in between two others. */
export function placeOf({ marbles }: Lane, path: Path, at: number): { x: number; y: number } {
  const marble = marbles[at];
  if (!marble) throw new Error('no such marble');
  const { s, age, side, offX, offY } = marble;
  const place = { x: xAt(path, s), y: yAt(path, s) };
  if (age === GROW) return place;
  const part = age / GROW;
  if (side !== 0) wedge(place, path, marble, marbles[at - 1], marbles[at + 1]);
  place.x += offX * (1 - part);
  place.y += offY * (1 - part);
  const push = side === 0 ? 1 : Math.max(0, 1 - part / CROSS);
  for (const beside of [marbles[at - 1], marbles[at + 1]]) {
    if (!beside || push === 0) continue;
    const [dx, dy] = [place.x - xAt(path, beside.s), place.y - yAt(path, beside.s)];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far >= WIDE || far < WIDE * 0.6) continue;
    place.x += dx * (WIDE / far - 1) * push;
    place.y += dy * (WIDE / far - 1) * push;
  }
  return place;
}

/** Moves a marble's place to the side of the flume, as far as its neighbors leave it no room. */
function wedge(
  place: { x: number; y: number },
  path: Path,
  { s, age, side }: Marble,
  back: Marble | undefined,
  front: Marble | undefined,
): void {
  const along = alongAt(path, s);
  const sign = side > 0 ? 1 : -1;
  if (Math.abs(side) === 2 || !back || !front) {
    const half = (1 + (ROOM[age] ?? 1)) / 2;
    const lift = WIDE * Math.sqrt(Math.max(0, 1 - half * half)) * sign;
    place.x -= along.y * lift;
    place.y += along.x * lift;
    return;
  }
  // It touches both, on its side of the line between them; at last it crosses to the flume.
  const [bx, by] = [xAt(path, back.s), yAt(path, back.s)];
  const [fx, fy] = [xAt(path, front.s), yAt(path, front.s)];
  const far = Math.sqrt((fx - bx) * (fx - bx) + (fy - by) * (fy - by)) || 1;
  const lift = Math.sqrt(Math.max(0, WIDE * WIDE - (far * far) / 4)) * sign;
  const x = (bx + fx) / 2 - ((fy - by) / far) * lift;
  const y = (by + fy) / 2 + ((fx - bx) / far) * lift;
  const cross = Math.max(0, (age / GROW - CROSS) / (1 - CROSS));
  place.x = x + (place.x - x) * cross;
  place.y = y + (place.y - y) * cross;
}
