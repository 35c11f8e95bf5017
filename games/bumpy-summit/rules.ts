import type { Ending, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { lenient, oneOf, shape, whole } from '@playgrove/kit/core/parse';
import { affordable, buy, earn, parsePurse } from '@playgrove/kit/logic/upgrades';
import { isDown, loaded, shake } from './rules/cargo.ts';
import { gripsOf, LEVELS, REGIONS, regionOf, tripOf } from './rules/regions.ts';
import { roadOf, START, type Road } from './rules/road.ts';
import { buildOf, driveTruck, parked, PARTS, type Contact, type Pedal } from './rules/truck.ts';
import {
  FRESH,
  HAUL,
  HZ,
  METER,
  SHOP,
  WARES,
  type Career,
  type Fate,
  type Input,
  type Params,
  type State,
} from './rules/types.ts';

export type { Career, Input, Params, State } from './rules/types.ts';

/** Fuel a second with the engine idling, and at full gas. */
const IDLE = 0.35;
const BURN = 1;
/** A can fills this part of the tank. */
const CAN = 0.7;
const REACH = 62;
/** Ticks from the end to the results, and those in which a truck without fuel may still roll. */
const ROLL_OUT = 80;
const CRASH_OUT = 70;
const STANDS = 50;
const STUCK = 110;
const FLIP_COINS = 5;
/** Warnings sound below this part of the tank. */
export const LOW = 0.25;
/** Against the way, in windy weather. */
const WIND = 150;

const parseHeld = whole(0, 3);
const parseBuy = shape({ buy: oneOf(...WARES) });

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'bumpy-summit',
  version: 2,
  pace: { kind: 'ticks', hz: HZ },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams: shape({ region: whole(0, REGIONS.length - 1), stage: whole(0, HAUL) }),
  parseInput: (raw) => (typeof raw === 'number' ? parseHeld(raw) : parseBuy(raw)),
  career: {
    fresh: FRESH,
    parse: lenient({ purse: (raw) => parsePurse(SHOP, raw) }, FRESH),
    of: (state) => ({ purse: earn(state.career.purse, payOf(state)) }),
  },
  deal,
  step,
  tick,
  inputs({ phase, career }) {
    if (phase === 'over') return [];
    if (phase !== 'ready') return [0, 1, 2, 3];
    return [1, ...affordable(SHOP, career.purse).map((ware): Input => ({ buy: ware }))];
  },
  status({ phase, fate, params }) {
    if (phase !== 'over') return 'playing';
    if (params.stage === HAUL) return 'over';
    return fate === 'delivered' ? 'won' : 'lost';
  },
  score: payOf,
  stars(state) {
    const left = safeIn(state);
    if (state.fate !== 'delivered' || left === 0) return 0;
    const of = state.pieces.length;
    return left === of ? 3 : left * 2 >= of ? 2 : 1;
  },
  goal(state) {
    if (state.phase === 'end' || state.phase === 'over') return undefined;
    const road = roadIn(state);
    const from = state.stops === 0 ? START : (road.stops[state.stops - 1] ?? 0);
    const to = stopOf(state, road);
    const target = Math.round((to - from) / METER);
    const now = Math.floor((state.truck.x - from) / METER);
    return { name: 'goal.left', now: Math.max(0, Math.min(target, now)), target };
  },
  ending,
  text,
};

export function roadIn({ params, seed, truck }: State): Road {
  return roadOf(params, seed, truck.x);
}

/** The line of the next stop. */
export function stopOf({ stops }: State, road: Road): number {
  return road.stops[stops] ?? Infinity;
}

/** Pieces that are still in the truck, or in the air over it. */
export function safeIn({ pieces }: State): number {
  let count = 0;
  for (const { safe } of pieces) count += Number(safe);
  return count;
}

/** What the run is worth so far. */
export function payOf({ paid, coins }: State): number {
  return paid + coins;
}

export function tankOf({ career }: State): number {
  return buildOf(career.purse).tank;
}

function deal(params: Params, rng: Rng, career: Career): State {
  const seed = rng.int(1_000_000);
  const road = roadOf(params, seed);
  const truck = parked(road, START);
  return {
    params,
    seed,
    phase: 'ready',
    ticks: 0,
    held: 0,
    truck,
    pieces: loaded(regionOf(params).cargo, tripOf(params).load, truck),
    fuel: buildOf(career.purse).tank,
    coins: 0,
    paid: 0,
    stops: 0,
    seen: 0,
    taken: [],
    cans: 0,
    fate: 'none',
    since: 0,
    stuck: 0,
    flips: 0,
    career,
  };
}

function step(state: State, input: Input, { cue }: StepContext): string | undefined {
  if (state.phase === 'over') return 'refused.over';
  if (typeof input === 'number') {
    if (state.phase === 'ready' && (input & 1) === 1) {
      state.phase = 'drive';
      cue('start', near(state));
    }
    state.held = input;
    return;
  }
  if (state.phase !== 'ready') return 'refused.driving';
  const bought = buy(SHOP, state.career.purse, input.buy);
  if (!bought.ok) return `refused.${bought.error}`;
  state.career = { purse: bought.value };
  state.fuel = tankOf(state);
  cue('bought', near(state));
}

const near = ({ truck: { x, y } }: State) => ({ x, y: y - 30 });
/** Where words stand: clear of the truck. */
const above = ({ truck: { x, y } }: State) => ({ x: x + 40, y: y - 190 });

/** What the player does with the pedals; at the stop and after a crash nobody does. */
function pedalOf(state: State): Pedal {
  if (state.phase === 'ready') return 0;
  if (state.phase !== 'drive') return state.fate === 'delivered' && state.truck.vx > 30 ? -1 : 0;
  if ((state.held & 2) !== 0) return -1;
  return (state.held & 1) !== 0 && state.fuel > 0 ? 1 : 0;
}

function tick(state: State, { cue }: StepContext): void {
  if (state.phase === 'over') return;
  state.ticks += 1;
  const road = roadIn(state);
  const region = regionOf(state.params);
  const { weather } = tripOf(state.params);
  const { truck, pieces } = state;
  const build = buildOf(state.career.purse);
  const pedal = pedalOf(state);
  const contact: Contact = { knock: 0, roof: false, slips: false };
  const grips = gripsOf(state.params);
  const { air, turned } = truck;
  const forces = { build, pedal, gravity: region.gravity, strength: region.strength };
  let rattle = 0;
  truck.air += 1;
  for (let part = 0; part < PARTS; part += 1) {
    driveTruck(truck, road, forces, grips, contact);
    const knock = shake(pieces, region.cargo, truck, region.gravity, weather === 'wind' ? WIND : 0);
    rattle = Math.max(rattle, knock);
  }
  // A fence behind the start.
  if (truck.x < START - 60) {
    truck.x = START - 60;
    truck.vx = Math.max(0, truck.vx);
  }
  if (state.phase === 'ready') return;
  if (truck.air === 0 && air > 18) land(state, air, turned, cue);
  if (contact.knock > 120) cue('knock', near(state), contact.knock);
  else if (rattle > 150 && state.ticks % 4 === 0) cue('rattle', near(state), rattle);
  if (contact.slips && state.ticks % 6 === 0) cue('slip', { x: truck.x - 48, y: truck.y + 44 });
  drop(state, road, cue);
  if (state.phase === 'end') {
    state.since += 1;
    const most = state.fate === 'delivered' ? ROLL_OUT : CRASH_OUT;
    if (state.since >= most) state.phase = 'over';
    return;
  }
  gather(state, road, cue);
  burn(state, pedal, build.tank, cue);
  if (contact.roof) finish(state, 'flip', cue);
  else if (safeIn(state) === 0) finish(state, 'cargo', cue);
  else if (truck.x >= stopOf(state, road)) arrive(state, cue);
  else wait(state, cue);
}

function land(state: State, air: number, turned: number, cue: StepContext['cue']): void {
  cue('land', { x: state.truck.x, y: state.truck.y + 40 }, Math.min(60, air));
  if (Math.abs(turned) < 5) return;
  state.flips += 1;
  state.coins += FLIP_COINS;
  cue('flip', above(state), FLIP_COINS);
}

/** Cargo that has hit the ground is lost. */
function drop(state: State, road: Road, cue: StepContext['cue']): void {
  // What has arrived has arrived.
  if (state.fate === 'delivered') return;
  const { cargo } = regionOf(state.params);
  for (const piece of state.pieces) {
    if (!piece.safe || !isDown(piece, cargo, road)) continue;
    piece.safe = false;
    cue(`lost.${cargo.name}`, { x: piece.x, y: piece.y });
    cue('oops', above(state), safeIn(state));
  }
}

function gather(state: State, road: Road, cue: StepContext['cue']): void {
  const { x, y } = state.truck;
  for (let at = state.seen; at < road.coins.length; at += 1) {
    const coin = road.coins[at];
    if (!coin || coin.x > x + 120) break;
    if (coin.x < x - 140) {
      state.seen = at + 1;
      state.taken = state.taken.filter((taken) => taken > at);
      continue;
    }
    if (state.taken.includes(at)) continue;
    // As long as the truck, and as tall as its cab.
    if (Math.abs(coin.x - x) > 78 || Math.abs(coin.y - y + 12) > REACH) continue;
    state.taken.push(at);
    state.coins += 1;
    cue('coin', coin, state.coins % 8);
  }
  const can = road.cans[state.cans];
  if (can === undefined || x < can - 70) return;
  state.cans += 1;
  const tank = tankOf(state);
  const close = state.fuel < tank * 0.08;
  state.fuel = Math.min(tank, state.fuel + tank * CAN);
  cue(close ? 'close-can' : 'can', above(state));
}

function burn(state: State, pedal: Pedal, tank: number, cue: StepContext['cue']): void {
  const before = state.fuel;
  state.fuel = Math.max(0, state.fuel - (pedal === 1 ? BURN : IDLE) / HZ);
  const low = tank * LOW;
  if (before > low && state.fuel <= low) cue('low', above(state));
  else if (state.fuel < low && state.fuel > 0 && state.ticks % 50 === 0) cue('beep', near(state));
  if (before > 0 && state.fuel === 0) cue('empty', near(state));
}

/** Nothing moves any more: without fuel, or on its nose. */
function wait(state: State, cue: StepContext['cue']): void {
  const { vx, vy, tilt, rear, front } = state.truck;
  if (state.fuel === 0) {
    // It may still roll over the line, but who rolls back has lost.
    if (vx < 14) state.since += 1;
    if (state.since >= STANDS) finish(state, 'fuel', cue);
    return;
  }
  state.since = 0;
  const slow = vx * vx + vy * vy < 14 * 14;
  const lies = slow && Math.abs(tilt) > 1 && !(rear.grounded && front.grounded);
  state.stuck = lies ? state.stuck + 1 : 0;
  if (state.stuck >= STUCK) finish(state, 'flip', cue);
}

function finish(state: State, fate: Fate, cue: StepContext['cue']): void {
  state.fate = fate;
  state.phase = 'end';
  state.since = 0;
  state.held = 0;
  cue(`end.${fate}`, near(state));
}

/** The stop pays the coins once for each piece. */
function arrive(state: State, cue: StepContext['cue']): void {
  const pieces = safeIn(state);
  const pay = state.coins * pieces;
  state.paid += pay;
  state.coins = 0;
  if (state.params.stage !== HAUL) {
    finish(state, 'delivered', cue);
    cue(pieces === state.pieces.length ? 'perfect' : 'delivered', above(state), pay);
    return;
  }
  state.stops += 1;
  state.fuel = tankOf(state);
  const { cargo } = regionOf(state.params);
  state.pieces = loaded(cargo, tripOf(state.params).load, state.truck);
  cue('stop', above(state), pay);
}

/** A loss this close to the line, in meters, was close. */
const CLOSE = 60;

function ending(state: State): Ending | undefined {
  if (state.phase !== 'over') return undefined;
  const { fate, truck, params, stops, pieces } = state;
  const place = { x: truck.x, y: truck.y };
  const { name } = regionOf(params).cargo;
  if (fate === 'delivered') {
    const lost = pieces.length - safeIn(state);
    if (lost > 0) return { reason: 'end.delivered', almost: `lost.${name}`, value: lost };
    return { reason: `end.all-${name}`, almost: `all.${name}`, value: pieces.length };
  }
  const reason = `end.${fate === 'cargo' ? `gone-${name}` : fate}`;
  if (stops > 0) return { reason, at: place, almost: 'almost.stops', value: stops };
  const left = Math.ceil((stopOf(state, roadIn(state)) - truck.x) / METER);
  return { reason, at: place, almost: left <= CLOSE ? 'almost.left' : 'almost.far', value: left };
}

function text(state: State): string {
  const { truck, pieces, params } = state;
  const { x, y, tilt, vx, vy } = truck;
  return [
    `${REGIONS[params.region]?.id} ${params.stage} ${state.phase} ${state.fate} ${state.ticks}`,
    `at ${x.toFixed(1)}, ${y.toFixed(1)} tilt ${tilt.toFixed(3)} going ${vx.toFixed(1)}, ${vy.toFixed(1)}`,
    `springs ${truck.rear.squeeze.toFixed(1)} ${truck.front.squeeze.toFixed(1)}, fuel ${state.fuel.toFixed(2)}`,
    `${state.coins} coins, ${state.paid} paid, ${state.stops} stops, pieces ${pieces.map(({ safe }) => (safe ? 'o' : '-')).join('')}`,
  ].join('\n');
}
