import {
  isPotion,
  isSmoky,
  pour,
  react,
  amountOf,
  colorOf,
  type Bottle,
  type Layer,
  type Reaction,
} from '../rules/bottles.ts';
import type { State } from '../rules/state.ts';

/*
 * Liquid takes time; the rules don't. What is shown follows the rules: each pour joins a queue and
 * begins as soon as its two bottles are free. Pours of other bottles run side by side, and all of
 * them run faster while others wait, so a quick hand is never held up.
 */

/** Seconds to bring a bottle to the other, to pour a layer, and to bring it back. */
export const FLY = 0.15;
export const LAYER = 0.13;
const SETTLE = 0.06;
export const BACK = 0.18;
/** Seconds that a puff flies from a potion to the smoke it clears, and between waves. */
export const PUFF = 0.42;
export const WAVE = 0.6;
/** How much faster everything runs for each pour that waits. */
const HURRY = 1.1;

export const pouring = (amount: number): number => amount * LAYER + SETTLE;

export type Flow = {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly color: number;
  /** Layers in both bottles before. */
  readonly source: number;
  readonly target: number;
  readonly reactions: readonly Reaction[];
  begun: boolean;
  /** The liquid has arrived. */
  poured: boolean;
  age: number;
};

/** Smoke on its way from a potion to what it clears. */
export type Puff = {
  readonly from: number;
  readonly bottle: number;
  readonly layer: number;
  readonly color: number;
  /** Below 0 it has not left. */
  age: number;
};

export type Show = {
  bottles: Layer[][];
  flows: Flow[];
  puffs: Puff[];
  /** The position that the last of the flows leads to. */
  ahead: { readonly bottles: Layer[][]; readonly brewed: number[] };
  poured: State['poured'];
  /** By bottle: seconds since it became a potion, since it was last moved, and how far it is lifted. */
  corked: number[];
  slosh: number[];
  lift: number[];
  /** By bottle and layer (8 × bottle + layer): seconds since its smoke cleared. */
  readonly cleared: Map<number, number>;
  /** Places under smoke whose color has been seen: undo doesn't hide it again. */
  readonly seen: Set<number>;
  /** Seconds since all potions were finished on the screen. */
  won: number;
};

const LONG = 9;
const copy = (bottles: readonly Bottle[]): Layer[][] => bottles.map((layers) => [...layers]);
export const placeOf = (bottle: number, layer: number): number => bottle * 8 + layer;

export function freshShow(state: State): Show {
  const { bottles } = state;
  return {
    bottles: copy(bottles),
    flows: [],
    puffs: [],
    ahead: { bottles: copy(bottles), brewed: [...state.brewed] },
    poured: state.poured,
    corked: bottles.map((layers) => (isPotion(layers) ? LONG : 0)),
    slosh: bottles.map(() => LONG),
    lift: bottles.map(() => 0),
    cleared: new Map(),
    seen: new Set(),
    won: 0,
  };
}

/** Follows the rules, and passes display time. */
export function follow(
  state: State,
  show: Show,
  picked: number | undefined,
  dt: number,
  calm: boolean,
): void {
  notice(state, show, calm);
  const waiting = show.flows.filter(({ begun }) => !begun).length;
  const time = dt * (1 + waiting * HURRY);
  pass(show, time);
  fly(show, time);
  for (const [at, layers] of show.bottles.entries()) {
    show.corked[at] = isPotion(layers) ? (show.corked[at] ?? 0) + dt : 0;
    show.slosh[at] = (show.slosh[at] ?? LONG) + dt;
    const up = at === picked ? 1 : 0;
    const lift = show.lift[at] ?? 0;
    show.lift[at] = calm ? up : lift + (up - lift) * (1 - Math.exp(-26 * dt));
  }
  for (const [place, age] of show.cleared) {
    if (age > LONG) show.cleared.delete(place);
    else show.cleared.set(place, age + dt);
  }
  const done = show.bottles.every((layers) => layers.length === 0 || isPotion(layers));
  show.won = done ? show.won + dt : 0;
}

/** One more pour joins the queue; anything else (undo, a rewind) is shown at once. */
function notice(state: State, show: Show, calm: boolean): void {
  const { poured } = state;
  if (poured === show.poured) return;
  const before = show.poured;
  show.poured = poured;
  const last = poured.at(-1);
  const isNext =
    last !== undefined &&
    poured.length === before.length + 1 &&
    before.every(([from, to], at) => poured[at]?.[0] === from && poured[at][1] === to);
  if (!isNext || calm) {
    settle(state, show);
    return;
  }
  const [from, to] = last;
  const { bottles, brewed } = show.ahead;
  const amount = amountOf({ sizes: state.sizes, bottles }, from, to);
  const [source, target] = [bottles[from]?.length ?? 0, bottles[to]?.length ?? 0];
  const color = colorOf(bottles[from]?.at(-1) ?? 0);
  pour(bottles, from, to, amount);
  const reactions = react(bottles, brewed);
  show.flows.push({
    from,
    to,
    amount,
    color,
    source,
    target,
    reactions,
    begun: false,
    poured: false,
    age: 0,
  });
}

function settle(state: State, show: Show): void {
  for (const [at, layers] of state.bottles.entries()) {
    if (String(layers) !== String(show.bottles[at])) show.slosh[at] = 0;
    // What came back under smoke has been seen.
    for (const [layer, value] of layers.entries()) {
      const was = show.ahead.bottles[at]?.[layer];
      if (isSmoky(value) && was !== undefined && !isSmoky(was)) show.seen.add(placeOf(at, layer));
    }
  }
  show.bottles = copy(state.bottles);
  show.ahead = { bottles: copy(state.bottles), brewed: [...state.brewed] };
  show.flows = [];
  show.puffs = [];
}

function pass(show: Show, time: number): void {
  const busy = new Set<number>();
  for (const each of show.flows) {
    const { from, to } = each;
    if (!each.begun) {
      const waits =
        busy.has(from) ||
        busy.has(to) ||
        show.puffs.some(({ bottle }) => bottle === from || bottle === to);
      if (!waits) each.begun = true;
    }
    busy.add(from);
    if (!each.poured) {
      busy.add(to);
      // Smoke that it will clear is still there.
      for (const { cleared } of each.reactions) for (const [bottle] of cleared) busy.add(bottle);
    }
    if (!each.begun) continue;
    each.age += time;
    if (!each.poured && each.age >= arrival(each.amount)) arrive(show, each);
  }
  show.flows = show.flows.filter(({ age, amount }) => age < arrival(amount) + BACK);
}

function arrive(show: Show, flow: Flow): void {
  const { from, to, amount, reactions } = flow;
  flow.poured = true;
  pour(show.bottles, from, to, amount);
  show.slosh[to] = 0;
  for (const { bottle, color, wave, cleared } of reactions)
    for (const [at, [target, layer]] of cleared.entries())
      show.puffs.push({
        from: bottle,
        bottle: target,
        layer,
        color,
        age: -wave * WAVE - at * 0.04,
      });
}

function fly(show: Show, time: number): void {
  for (const puff of show.puffs) {
    puff.age += time;
    if (puff.age < PUFF) continue;
    const layers = show.bottles[puff.bottle];
    const value = layers?.[puff.layer];
    if (layers && value !== undefined) layers[puff.layer] = colorOf(value);
    show.cleared.set(placeOf(puff.bottle, puff.layer), 0);
  }
  show.puffs = show.puffs.filter(({ age }) => age < PUFF);
}

/** Seconds until the liquid of a pour has arrived. */
export const arrival = (amount: number): number => FLY + pouring(amount);

/** Layers on top that are on their way out of a bottle, and how much of them has left: 0 to 1. */
export function leaving(flow: Flow): number {
  return Math.min(1, Math.max(0, (flow.age - FLY) / pouring(flow.amount)));
}
