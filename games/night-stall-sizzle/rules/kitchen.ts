import type { StepContext } from '@playgrove/kit/contract';
import { give, mood, wanting } from '@playgrove/kit/logic/orders';
import { cuisineOf, dishFrom, dishOf, HZ, mayBecome, type Dish } from './menu.ts';
import type { Guest, Pan, State } from './state.ts';

/** Ticks about the middle of a moment to toss. */
export const PERFECT = 8;
export const GOOD = 19;
/** Nearer than this a toss counts as an attempt, so that drumming on a pan spoils it. */
export const ATTEMPT = 38;
/** A perfect toss lets the flames up: this many ticks are saved. A spoilt one costs as many. */
const LEAP = 22;
/** Ticks after it is no longer fresh until it is charcoal. */
export const SINGE = 3 * HZ;
/** Ticks the knife takes, and portions it makes. */
export const CHOP = 78;
export const PORTIONS = 3;
export const CAP = 4;
const QUEUE = 3;
/** Ticks in which another dish over the counter counts as quick. */
export const QUICK = 2.6 * HZ;
const MAX_QUICK = 5;

/** Where the places of cues are: x a number of its row, y the row. */
export const ROW = { seat: 0, pan: 1, crate: 2, board: 3 } as const;

export const freshPan = (): Pan => ({
  dish: null,
  heat: 0,
  tosses: [],
  flavour: 0,
  neat: false,
  burnt: false,
});

/** The middles of a dish's moments to toss, in ticks over the fire. */
export function momentOf(dish: Dish, at: number): number {
  return Math.round((dish.cook * (at + 1)) / (dish.tosses + 1));
}

export function capOf(state: State): number {
  return CAP + 2 * state.career.purse.levels.crate;
}

export type Doneness = 'empty' | 'cooking' | 'ready' | 'singeing' | 'burnt';

export function donenessOf(pan: Pan): Doneness {
  if (pan.dish === null) return 'empty';
  const dish = dishOf(pan.dish);
  if (pan.burnt) return 'burnt';
  if (pan.heat < dish.cook) return 'cooking';
  return pan.heat < dish.cook + dish.fresh ? 'ready' : 'singeing';
}

/**
 * An ingredient joins the chain in hand, or leaves it again; one that makes nothing of what is held
 * begins a new chain.
 */
export function pick(state: State, crate: number, context: StepContext): string | undefined {
  const item = cuisineOf(state.cuisine).crates[crate];
  if (item === undefined) return 'refused.crate';
  const place = { x: crate, y: ROW.crate };
  if (state.hand.includes(item)) {
    state.hand = state.hand.filter((held) => held !== item);
    context.cue('put', place);
    return;
  }
  if (state.counted && (state.stock[crate] ?? 0) < 1) return 'refused.empty';
  const longer = [...state.hand, item];
  if (mayBecome(state.menu, longer)) {
    state.hand = longer;
    context.cue(dishFrom(state.menu, longer) ? 'pick.whole' : 'pick', place, longer.length);
    return;
  }
  if (!mayBecome(state.menu, [item])) return 'refused.tonight';
  state.hand = [item];
  context.cue('pick.again', place, 1);
}

/** A chain of ingredients goes into an empty pan. */
export function fill(
  state: State,
  at: number,
  items: readonly string[],
  context: StepContext,
): string | undefined {
  const pan = state.pans[at];
  if (!pan) return 'refused.pan';
  if (pan.dish !== null) return 'refused.busy';
  const dish = dishFrom(state.menu, items);
  if (!dish) return 'refused.recipe';
  const { crates } = cuisineOf(state.cuisine);
  const from = items.map((item) => crates.indexOf(item));
  if (state.counted && from.some((crate) => (state.stock[crate] ?? 0) < 1)) return 'refused.empty';
  if (state.counted) for (const crate of from) state.stock[crate] = (state.stock[crate] ?? 1) - 1;
  state.hand = [];
  pan.dish = dish.id;
  pan.heat = 0;
  pan.flavour = 0;
  pan.burnt = false;
  pan.tosses = Array.from({ length: dish.tosses }, () => 'open');
  pan.neat = dish.items.every((item, index) => items[index] === item);
  context.cue('pan.fill', { x: at, y: ROW.pan }, items.length);
  if (pan.neat && items.length > 2) context.cue('neat', { x: at, y: ROW.pan }, items.length);
}

/** A flick of the pan: at its moments it earns flavor, close to them it is spoiled. */
export function toss(state: State, at: number, context: StepContext): string | undefined {
  const pan = state.pans[at];
  if (!pan || pan.dish === null) return 'refused.cold';
  const place = { x: at, y: ROW.pan };
  if (pan.burnt) {
    Object.assign(pan, freshPan());
    context.cue('scrape', place);
    return;
  }
  const dish = dishOf(pan.dish);
  const near = pan.tosses.findIndex(
    (how, index) => how === 'open' && Math.abs(pan.heat - momentOf(dish, index)) <= ATTEMPT,
  );
  if (donenessOf(pan) !== 'cooking' || near < 0) {
    context.cue('stir', place);
    return;
  }
  const off = pan.heat - momentOf(dish, near);
  if (Math.abs(off) <= PERFECT) {
    pan.tosses[near] = 'perfect';
    pan.flavour += 3 + Math.min(7, state.streak);
    pan.heat += LEAP;
    state.streak += 1;
    state.perfects += 1;
    state.bestStreak = Math.max(state.bestStreak, state.streak);
    context.cue('toss.perfect', place, state.streak);
    if (state.streak >= 3) context.cue('combo', place, state.streak);
  } else if (Math.abs(off) <= GOOD) {
    pan.tosses[near] = 'good';
    pan.flavour += 2;
    context.cue('toss.good', place, state.streak);
  } else {
    pan.tosses[near] = 'fumbled';
    pan.heat = Math.max(0, pan.heat - LEAP);
    state.streak = 0;
    context.cue(off < 0 ? 'toss.early' : 'toss.late', place);
  }
}

/** Coins a guest pays for what is in a pan, tips included. */
export function worthOf(state: State, pan: Pan, guest: Guest): { price: number; tip: number } {
  const dish = dishOf(pan.dish ?? '');
  const fresh = donenessOf(pan) === 'ready';
  const price = 4 + dish.items.length * 5 + (pan.neat ? dish.items.length : 0);
  const jar = 1 + 0.2 * state.career.purse.levels.jar;
  const attention = fresh ? mood(guest) : 0;
  const flavour = fresh ? pan.flavour : 0;
  if (!guest.note.gourmet)
    return { price, tip: Math.round((price * 0.6 * attention + flavour) * jar) };
  // Who pays for flavor pays twice for it, and little for what was only warmed.
  const tasty = pan.tosses.every((how) => how === 'good' || how === 'perfect');
  const paid = tasty ? price + 6 : Math.ceil(price / 2);
  return { price: paid, tip: Math.round((price * 0.6 * attention + flavour * 2) * jar) };
}

/** What is done goes over the counter; without a guest named, to the guest who can wait least. */
export function serve(
  state: State,
  at: number,
  to: number | undefined,
  context: StepContext,
): string | undefined {
  const pan = state.pans[at];
  if (!pan || pan.dish === null || pan.burnt) return 'refused.cold';
  if (donenessOf(pan) === 'cooking') return 'refused.raw';
  const { dish } = pan;
  const guests = wanting(state.book, dish);
  const guest = to === undefined ? guests[0] : guests.find((one) => one.seat === to);
  if (!guest) return 'refused.nobody';
  const { price, tip } = worthOf(state, pan, guest);
  state.quick = state.quickLeft > 0 ? Math.min(MAX_QUICK, state.quick + 1) : 0;
  state.quickLeft = QUICK;
  const sum = price + tip + state.quick * 3;
  state.coins += sum;
  state.served += 1;
  const place = { x: guest.seat, y: ROW.seat };
  Object.assign(pan, freshPan());
  const how = give(state.book, guest.id, dish);
  if (how === 'more') {
    // The first plate keeps them patient.
    guest.left = Math.min(guest.patience, guest.left + Math.round(guest.patience * 0.3));
  }
  context.cue(tip * 2 > price ? 'served.well' : 'served', place, sum);
  context.cue(`dish.${dish}`, place, sum);
  if (state.quick > 0) context.cue('quick', place, state.quick + 1);
}

/** A crate goes to the knife, for more portions. */
export function chop(state: State, crate: number, context: StepContext): string | undefined {
  if (!state.counted || crate < 0 || crate >= state.stock.length) return 'refused.full';
  const on = state.chopping.filter((one) => one === crate).length;
  if ((state.stock[crate] ?? 0) + on * PORTIONS >= capOf(state)) return 'refused.full';
  if (state.chopping.length >= QUEUE) return 'refused.knife';
  state.chopping.push(crate);
  if (state.chopping.length === 1) state.chop = CHOP;
  context.cue('chop.start', { x: crate, y: ROW.crate });
}

/** One tick of fires and knife. */
export function cook(state: State, context: StepContext): void {
  const speed = 1 + 0.1 * state.career.purse.levels.fire;
  state.pans.forEach((pan, at) => {
    if (pan.dish === null || pan.burnt) return;
    const dish = dishOf(pan.dish);
    const before = donenessOf(pan);
    // A hot fire cooks faster; it does not burn faster.
    pan.heat += before === 'cooking' ? speed : 1;
    const place = { x: at, y: ROW.pan };
    const now = donenessOf(pan);
    if (before === 'cooking' && now === 'ready') context.cue('ready', place);
    if (before === 'ready' && now === 'singeing') context.cue('singe', place);
    if (pan.heat < dish.cook + dish.fresh + SINGE) return;
    pan.burnt = true;
    state.streak = 0;
    context.cue('burnt', place);
  });
  if (state.quickLeft > 0) state.quickLeft -= 1;
  const [crate] = state.chopping;
  if (crate === undefined) return;
  state.chop -= 1;
  if (state.chop % 13 === 0 && state.chop > 0) context.cue('chop', { x: 0, y: ROW.board });
  if (state.chop > 0) return;
  state.stock[crate] = Math.min(capOf(state), (state.stock[crate] ?? 0) + PORTIONS);
  state.chopping.shift();
  state.chop = state.chopping.length > 0 ? CHOP : 0;
  context.cue('chopped', { x: crate, y: ROW.crate }, PORTIONS);
}
