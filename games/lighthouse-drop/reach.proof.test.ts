import { expect, test } from 'vitest';
import { floorOf, tileAt } from './rules/floors.ts';
import { floorsOf, LEVELS } from './rules/levels.ts';
import {
  BOUNCE,
  FALL,
  GROWTH,
  PULL,
  QUICK,
  SLOW,
  STORY,
  TILE,
  TURN,
  type State,
} from './rules/types.ts';

type Tower = Pick<State, 'seed' | 'params'>;

/** A third of a tile. */
const GRID = TILE / 3;
const PLACES = TURN / GRID;
/** Ticks of the fastest fall from floor to floor, and of a bounce. */
const FALLING = Math.floor(STORY / FALL);
const BEAT = (BOUNCE * 2) / PULL;
/** Phases of a wandering flame that are tried. */
const CLOCKS = [0, 97, 211, 389, 503, 761];
const MAX_BOUNCES = 6;

/** What keys turn in this many ticks, from rest: slower than any finger. */
function keysTurn(ticks: number): number {
  let way = 0;
  for (let held = 1; held <= ticks; held += 1) way += Math.min(QUICK, SLOW + held * GROWTH);
  return way;
}

const REACH = Math.floor(keysTurn(FALLING) / GRID);
const BEAT_REACH = keysTurn(BEAT);

const around = (angle: number): number => Math.abs(angle - TURN * Math.round(angle / TURN));

/** How many bounces lead from a cool place to the gap without touching heat; undefined if none do. */
function bouncesToGap(
  tower: Tower,
  index: number,
  from: number,
  clock: number,
): number | undefined {
  const floor = floorOf(tower, index);
  let now = new Set([from]);
  for (let bounce = 1; bounce <= MAX_BOUNCES; bounce += 1) {
    const next = new Set<number>();
    for (const place of now)
      for (let spot = 0; spot < PLACES; spot += 1) {
        if (around((spot - place) * GRID) > BEAT_REACH) continue;
        const tile = tileAt(floor, spot * GRID, clock + bounce * BEAT);
        if (tile === 'gap') return bounce;
        if (tile === 'stone') next.add(spot);
      }
    now = next;
  }
  return undefined;
}

/** Whether a droplet that falls onto a floor, from any place above, can be turned to a cool place in time. */
function checkFloor(tower: Tower, index: number, label: string): number {
  const floor = floorOf(tower, index);
  const clocks = floor.oil ? CLOCKS : CLOCKS.slice(0, 1);
  let slowest = 0;
  for (const clock of clocks)
    for (let place = 0; place < PLACES; place += 1) {
      const cool = Array.from({ length: REACH * 2 + 1 }, (_, step) => place + step - REACH).some(
        (spot) => tileAt(floor, spot * GRID, clock + FALLING) !== 'hot',
      );
      if (!cool) throw new Error(`${label}, floor ${index}: no cool place in reach of ${place}`);
      if (tileAt(floor, place * GRID, clock) === 'hot') continue;
      const bounces = bouncesToGap(tower, index, place, clock);
      if (bounces === undefined) throw new Error(`${label}, floor ${index}: no way from ${place}`);
      slowest = Math.max(slowest, bounces);
    }
  return slowest;
}

test('in every level each gap can be reached by keys, and every fall has a cool place to land', () => {
  let floors = 0;
  let slowest = 0;
  for (const { id, params } of LEVELS.filter(({ params: { tower } }) => tower >= 1 && tower <= 100))
    for (let index = 0; index < floorsOf(params); index += 1) {
      slowest = Math.max(slowest, checkFloor({ seed: params.tower, params }, index, id));
      floors += 1;
    }
  expect(floors).toBeGreaterThan(2500);
  expect(slowest).toBeLessThanOrEqual(4);
}, 600_000);

test('so it is in endless towers and in those of the day', () => {
  let floors = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    for (const tower of [0, 101]) {
      const params = { tower };
      const last = Math.min(160, floorsOf(params));
      for (let index = seed % 5; index < last; index += 5) {
        checkFloor({ seed: seed * 7919, params }, index, `tower ${tower}, seed ${seed}`);
        floors += 1;
      }
    }
  }
  expect(floors).toBeGreaterThan(2000);
}, 600_000);

test('a floor whose every stone is hot would be found out', () => {
  const tower = { seed: 1, params: { tower: 1 } };
  const floor = floorOf(tower, 3);
  const tiles = floor.tiles as (typeof floor.tiles)[number][];
  const kept = [...tiles];
  tiles.forEach((tile, at) => {
    if (tile === 'stone') tiles[at] = 'hot';
  });
  expect(() => checkFloor(tower, 3, 'hot')).toThrow('no cool place');
  tiles.splice(0, tiles.length, ...kept);
});
