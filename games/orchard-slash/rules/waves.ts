import type { Rng } from '@playgrove/kit/contract';
import { BODIES, type Fruit, type Kind } from './fruit.ts';
import { bladeAt } from './blades.ts';
import { isFair } from './fairness.ts';
import { gravity, LANDSCAPE, placeAfter, PORTRAIT, refit, SQUARE, type Field } from './field.ts';
import { modeOf, type Theme } from './modes.ts';
import { kindsAfter, missing } from './orders.ts';
import { GRACE, type State, type Toss } from './state.ts';

/*
 * Waves come in rounds of six: five that grow and a shower of gifts to breathe in. A wave is made
 * first and judged after: nests that would stand in a fruit's way are left out, and a wave that an
 * earlier nest spoils waits until that nest is gone.
 */

const ROUND = 6;
const TRIES = 6;
const SPOILT_WAIT = 20;

type Weather = {
  /** Ticks from a wave's last toss to the next wave. */
  readonly gap: number;
  /** Gravity's pace: 1 is leisurely. */
  readonly pace: number;
  readonly most: number;
  readonly nestChance: number;
  readonly mostNests: number;
};

/** From this heat on a tall field, where flights are long, hurries more than a wide one. */
const LATE_HEAT = 6;

function weatherAt(heat: number, theme: Theme, tall: boolean): Weather {
  const nesty = theme === 'nests' ? 0.25 : 0;
  return {
    // Lively from the start; from the heat of two minutes on it hurries.
    gap: Math.max(4, Math.round(Math.min(70 - heat * 4, 92 - heat * 7.5))),
    pace: tall
      ? Math.min(1.86, 1 + heat * 0.03 + Math.max(0, heat - LATE_HEAT) * 0.08)
      : Math.min(1.75, 1 + heat * 0.03),
    most: Math.min(9, Math.max(3, 2 + Math.floor(heat * 0.6))),
    nestChance: Math.min(0.85, 0.25 + heat * 0.09 + nesty),
    mostNests: heat < 2.5 ? 1 : heat < 5 ? 2 : 3,
  };
}

function heatOf(state: State): number {
  const mode = modeOf(state.params);
  const round = Math.floor(state.wave / ROUND);
  // Gentle at first, and in the end more than anyone can cut.
  return mode.heat + mode.climb * (round * (0.72 + round * 0.05) + (state.wave % ROUND) * 0.1);
}

/**
 * Plans the wave that is due: tosses are added to `state.air` with their waits. The day's rush is
 * planned on one field and fair on all, so that every screen gets the same throws at the same time.
 */
export function planWave(state: State, rng: Rng): void {
  if (state.params.mode !== 'rush' || !state.params.daily) {
    planOn(state, rng, (tosses) => isFair(state.field, tosses));
    return;
  }
  const { field } = state;
  const fallen = state.air.filter((toss) => toss.y >= field.h && toss.vy > 0);
  const flying = state.air.filter((toss) => !fallen.includes(toss));
  const plan = { ...state, field: PORTRAIT, air: onField(flying, field, PORTRAIT) };
  planOn(plan, rng, (tosses) =>
    SCREENS.every((screen) => isFair(screen, onField(tosses, PORTRAIT, screen))),
  );
  const added = onField(plan.air.slice(flying.length), PORTRAIT, field);
  state.air = [...state.air, ...added];
  state.nextId = plan.nextId;
  state.wave = plan.wave;
  state.nextWave = plan.nextWave;
}

const SCREENS: readonly Field[] = [PORTRAIT, SQUARE, LANDSCAPE];

function onField(tosses: readonly Toss[], from: Field, to: Field): Toss[] {
  return tosses.map((toss) => {
    const moved = { ...toss };
    refit(moved, from, to);
    return moved;
  });
}

function planOn(state: State, rng: Rng, fair: (tosses: readonly Toss[]) => boolean): void {
  const { theme } = modeOf(state.params);
  const weather = weatherAt(heatOf(state), theme, state.field.h > state.field.w);
  const shower = state.wave % ROUND === ROUND - 1;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const fruit = shower ? showerOf(state, rng) : fruitOf(state, weather, theme, rng);
    const wanted = shower ? 0 : nestsFor(state, weather, rng);
    const nests = nestsAmong(state, weather, fruit, wanted, rng, fair);
    if (!fair([...state.air, ...fruit, ...nests])) continue;
    state.air.push(...fruit, ...nests);
    const last = Math.max(...fruit.map((toss) => toss.wait));
    state.nextWave = state.tick + last + weather.gap + (shower ? 40 : 0);
    state.wave += 1;
    return;
  }
  state.nextWave = state.tick + SPOILT_WAIT;
}

/** A kind for the next toss: every third or so is one that the glass waits for. */
function pickKind(state: State, rng: Rng): Fruit {
  if (state.tick > GRACE && rng.chance(bladeAt(state.career.blade).golden)) return 'golden';
  const waited = missing(state.order);
  if (waited.length > 0 && rng.chance(0.3)) return rng.pick(waited);
  return rng.pick(kindsAfter(state.params, state.served));
}

type Flight = {
  readonly from: number;
  readonly to: number;
  /** Apex above the lower edge, as a part of the field's height. */
  readonly height: number;
  readonly wait: number;
  readonly pace: number;
};

function launch(
  state: State,
  kind: Kind,
  flight: Flight,
  gift: boolean,
  row: number,
  rng: Rng,
): Toss {
  const { field } = state;
  const body = BODIES[kind];
  const g = gravity(field, flight.pace);
  const y = field.h + body.size / 2 + 8;
  const rise = field.h * flight.height + body.size / 2 + 8;
  const vy = -Math.sqrt(2 * g * rise);
  const air = (-2 * vy) / g;
  const id = state.nextId;
  state.nextId += 1;
  return {
    id,
    kind,
    x: flight.from,
    y,
    vx: (flight.to - flight.from) / air,
    vy,
    g,
    turn: kind === 'nest' ? 0 : rng.between(-0.6, 0.6),
    spin: kind === 'nest' ? 0 : rng.between(-0.035, 0.035),
    wait: flight.wait,
    gift,
    row,
    shaved: false,
  };
}

/** A place along the lower edge, `margin` from the sides. */
function along(field: Field, rng: Rng, margin = 110): number {
  return rng.between(margin, field.w - margin);
}

type Shape = 'pair' | 'row' | 'fan' | 'swing';

function shapeOf(state: State, theme: Theme, rng: Rng): Shape {
  if (state.wave < 3) return (['pair', 'row', 'fan'] as const)[state.wave] ?? 'pair';
  const lean = { pairs: 'pair', rows: 'row', fans: 'fan', swings: 'swing' } as const;
  if (theme in lean && rng.chance(0.6)) return lean[theme as keyof typeof lean];
  return rng.pick(['pair', 'row', 'fan', 'swing', 'fan']);
}

function fruitOf(state: State, weather: Weather, theme: Theme, rng: Rng): Toss[] {
  const { field } = state;
  const { pace } = weather;
  const shape = shapeOf(state, theme, rng);
  const height = (): number => rng.between(0.56, 0.82);
  const make = (flight: Flight, row = 0, kind = pickKind(state, rng)): Toss =>
    launch(state, kind, flight, false, row, rng);
  const several = (least: number): number =>
    least + rng.int(Math.max(1, Math.max(least, weather.most) - least + 1));
  if (shape === 'pair') {
    const [a, b] = [field.w * rng.between(0.16, 0.36), field.w * rng.between(0.64, 0.84)];
    const high = height();
    const crossing = rng.chance(0.5);
    return [
      make({ from: a, to: crossing ? b : a, height: high, wait: 0, pace }),
      make({ from: b, to: crossing ? a : b, height: high - 0.06, wait: 6, pace }),
    ];
  }
  if (shape === 'row') return rowOf(state, Math.min(several(3), rowRoom(field)), pace, make, rng);
  const count = several(3);
  const high = height();
  if (shape === 'fan') {
    const from = along(field, rng, field.w * 0.3);
    const spread = (field.w - 240) / Math.max(1, count - 1);
    return Array.from({ length: count }, (_, at) =>
      make({ from, to: 120 + spread * at, height: high - (at % 2) * 0.1, wait: at * 7, pace }),
    );
  }
  const leftward = rng.chance(0.5);
  const [low, far] = [field.w * 0.12, field.w * 0.82];
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = leftward ? [field.w - low, field.w - far] : [low, far];
    return make({ from, to, height: high, wait: at * 13, pace });
  });
}

/** How many fruits fit side by side. */
function rowRoom(field: Field): number {
  return Math.max(3, Math.floor((field.w - 100) / 165));
}

/** Side by side and at their highest together, along a slightly tilted line. */
function rowOf(
  state: State,
  count: number,
  pace: number,
  make: (flight: Flight, row: number, kind?: Fruit) => Toss,
  rng: Rng,
): Toss[] {
  const { field } = state;
  const step = Math.min(190, (field.w - 220) / (count - 1));
  const left = rng.between(110, field.w - 110 - step * (count - 1));
  const high = rng.between(0.6, 0.76);
  const tilt = rng.between(-0.05, 0.05);
  const row = state.nextId;
  // On a recipe card one stroke through a row is right or wrong as a whole.
  const kind = state.params.mode === 'recipe' ? pickKind(state, rng) : undefined;
  return Array.from({ length: count }, (_, at) => {
    const x = left + step * at;
    return make(
      { from: x, to: x, height: Math.max(0.52, Math.min(0.84, high + tilt * at)), wait: 0, pace },
      row,
      kind,
    );
  });
}

/** The breather: gifts of the fruit that is most wanted, no nests. */
function showerOf(state: State, rng: Rng): Toss[] {
  const wanted = missing(state.order);
  const kind =
    wanted.length > 0 ? rng.pick(wanted) : rng.pick(kindsAfter(state.params, state.served));
  const other = rng.pick(kindsAfter(state.params, state.served));
  return Array.from({ length: 8 }, (_, at) => {
    const from = along(state.field, rng);
    const to = Math.min(state.field.w - 110, Math.max(110, from + rng.between(-90, 90)));
    const flight = { from, to, height: rng.between(0.5, 0.84), wait: at * 11, pace: 0.94 };
    return launch(state, at % 2 === 0 ? kind : other, flight, true, 0, rng);
  });
}

function nestsFor(state: State, weather: Weather, rng: Rng): number {
  if (state.tick < GRACE || !rng.chance(weather.nestChance)) return 0;
  return 1 + rng.int(weather.mostNests);
}

/** Nests thrown in among the fruit, each only where it leaves every fruit a way. */
function nestsAmong(
  state: State,
  weather: Weather,
  fruit: readonly Toss[],
  wanted: number,
  rng: Rng,
  fair: (tosses: readonly Toss[]) => boolean,
): Toss[] {
  const nests: Toss[] = [];
  for (let attempt = 0; attempt < TRIES && nests.length < wanted; attempt += 1) {
    const from = along(state.field, rng);
    const to = Math.min(state.field.w - 110, Math.max(110, from + rng.between(-220, 220)));
    const height = rng.between(0.4, 0.78);
    const wait = rng.int(24);
    const nest = launch(
      state,
      'nest',
      { from, to, height, wait, pace: weather.pace },
      false,
      0,
      rng,
    );
    const others = [...state.air, ...nests].filter((other) => other.kind === 'nest');
    if (!keepsApart(nest, others)) continue;
    if (fair([...state.air, ...fruit, ...nests, nest])) nests.push(nest);
  }
  return nests;
}

/** Nests never cover each other, so that each can be seen. */
function keepsApart(nest: Toss, others: readonly Toss[]): boolean {
  const away = BODIES.nest.size * 0.9;
  for (let tick = nest.wait + 20; tick < nest.wait + 150; tick += 6) {
    const at = placeAfter(nest, tick);
    for (const other of others) {
      const there = placeAfter(other, tick);
      if ((at.x - there.x) * (at.x - there.x) + (at.y - there.y) * (at.y - there.y) < away * away)
        return false;
    }
  }
  return true;
}
