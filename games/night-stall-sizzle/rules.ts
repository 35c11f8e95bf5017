import type { Ending, Json, Level, Result, Rng, Rules, StepContext } from '@playgrove/kit/contract';
import { openBook } from '@playgrove/kit/logic/orders';
import { affordable, buy, earn } from '@playgrove/kit/logic/upgrades';
import {
  capOf,
  chop,
  cook,
  donenessOf,
  fill,
  freshPan,
  pick,
  ROW,
  serve,
  toss,
} from './rules/kitchen.ts';
import { cuisineOf, CUISINES, dishOf } from './rules/menu.ts';
import {
  attend,
  firstGuests,
  HEARTS,
  marketOf,
  SEATS,
  shiftNow,
  sitDown,
} from './rules/service.ts';
import { PER_MARKET, SHIFTS, starsFor } from './rules/shifts.ts';
import {
  FRESH,
  parseCareer,
  SHOP,
  type Career,
  type Params,
  type State,
  type Ware,
} from './rules/state.ts';

export type { Params, State } from './rules/state.ts';

/**
 * `pick` takes an ingredient in hand (or puts it back), `drop` puts all back, `cook` throws the hand
 * (or the named ingredients) into an empty pan, `toss` flicks a pan (and scrapes out what
 * is burnt), `serve` hands over what is done, `chop` refills a crate; `buy` only before the shift.
 */
export type Input =
  | { readonly act: 'pick'; readonly crate: number }
  | { readonly act: 'drop' }
  | { readonly act: 'cook'; readonly pan: number; readonly items?: readonly string[] }
  | { readonly act: 'toss'; readonly pan: number }
  | { readonly act: 'serve'; readonly pan: number; readonly seat?: number }
  | { readonly act: 'chop'; readonly crate: number }
  | { readonly act: 'buy'; readonly ware: Ware };

export const WARES = Object.keys(SHOP) as Ware[];
const MAX_ITEMS = 4;
/** Stars that open each market. */
const NEEDS = [0, 10, 24, 40, 58, 76] as const;

const shifts = Array.from({ length: SHIFTS }, (_, at): Level<Params> => {
  const market = Math.floor(at / PER_MARKET);
  return {
    id: `shift-${at + 1}`,
    params: { mode: 'shift', at: at + 1 },
    pack: `pack.${cuisineOf(market).id}`,
    needs: NEEDS[market] ?? 0,
  };
});
const [first, ...later] = shifts;
if (!first) throw new Error('night-stall-sizzle: there are no shifts');

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'night-stall-sizzle',
  version: 1,
  pace: { kind: 'ticks', hz: 60 },
  levels: [first, ...later, { id: 'endless', params: { mode: 'endless' } }],
  scoring: { better: 'higher', unit: 'points' },
  parseParams,
  parseInput,
  career: {
    fresh: FRESH,
    parse: parseCareer,
    of: ({ career, coins, params }) => ({
      purse: earn(career.purse, coins),
      far: params.mode === 'endless' ? Math.max(career.far, coins) : career.far,
    }),
  },
  deal,
  step,
  tick(state, context) {
    if (state.phase !== 'open') return;
    state.tick += 1;
    cook(state, context);
    attend(state, context);
  },
  inputs,
  status(state) {
    if (!state.end) return 'playing';
    if (state.end.reason === 'closed') return 'over';
    return state.end.reason === 'done' ? 'won' : 'lost';
  },
  score: (state) => state.coins,
  stars(state) {
    if (state.params.mode === 'endless') return 0;
    const coins = state.coins;
    return starsFor(state.params.at - 1).filter((least) => coins >= least).length;
  },
  goal(state) {
    if (state.params.mode === 'endless') {
      const round = nextRound(state.coins);
      const far = state.career.far;
      const target = far > state.coins && far < round + ROUND ? far : round;
      return { name: target === far ? 'goal.best' : 'goal.coins', now: state.coins, target };
    }
    const stars = starsFor(state.params.at - 1);
    const next = stars.findIndex((least) => state.coins < least);
    const target = next < 0 ? stars[2] : (stars[next] ?? 0);
    return { name: `goal.star-${next < 0 ? 3 : next + 1}`, now: state.coins, target };
  },
  ending,
  text,
};

function parseParams(raw: Json): Result<Params> {
  const given = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {};
  const { mode, at } = given as { readonly mode?: Json; readonly at?: Json };
  if (mode === 'endless') return { ok: true, value: { mode } };
  if (mode !== 'shift') {
    return wrong(`params.mode: expected shift or endless, got ${JSON.stringify(mode)}`);
  }
  if (typeof at === 'number' && Number.isInteger(at) && at >= 1 && at <= SHIFTS) {
    return { ok: true, value: { mode, at } };
  }
  return wrong(`params.at: expected 1 to ${SHIFTS}, got ${JSON.stringify(at)}`);
}

function parseInput(raw: Json): Result<Input> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return wrong('input: expected an object');
  }
  const { act, pan, items, seat, crate, ware } = raw as { readonly [key: string]: Json };
  if (act === 'drop') return { ok: true, value: { act } };
  if (act === 'chop' || act === 'pick') {
    if (isSpot(crate)) return { ok: true, value: { act, crate } };
    return wrong(`input.crate: expected 0 to 9, got ${JSON.stringify(crate)}`);
  }
  if (act === 'buy') {
    const known = WARES.find((name) => name === ware);
    if (known) return { ok: true, value: { act, ware: known } };
    return wrong(`input.ware: expected one of ${WARES.join(', ')}`);
  }
  if (act !== 'cook' && act !== 'toss' && act !== 'serve') {
    return wrong(`input.act: unknown: ${JSON.stringify(act)}`);
  }
  if (!isSpot(pan)) return wrong(`input.pan: expected 0 to 9, got ${JSON.stringify(pan)}`);
  if (act === 'toss') return { ok: true, value: { act, pan } };
  if (act === 'serve') {
    if (seat === undefined) return { ok: true, value: { act, pan } };
    if (isSpot(seat)) return { ok: true, value: { act, pan, seat } };
    return wrong(`input.seat: expected 0 to 9, got ${JSON.stringify(seat)}`);
  }
  if (items === undefined) return { ok: true, value: { act, pan } };
  const known = CUISINES.flatMap(({ crates }) => crates);
  const fits = Array.isArray(items) && items.length >= 1 && items.length <= MAX_ITEMS;
  if (!fits || !items.every((item) => known.includes(item as string))) {
    return wrong(`input.items: expected 1 to ${MAX_ITEMS} ingredients`);
  }
  return { ok: true, value: { act, pan, items: items as readonly string[] } };
}

function isSpot(raw: Json | undefined): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= 9;
}

function wrong(error: string): { ok: false; error: string } {
  return { ok: false, error };
}

function pansOf(params: Params, cuisine: number, career: Career): number {
  return Math.max(shiftNow(params, cuisine, 0).pans, 2 + career.purse.levels.pan);
}

function deal(params: Params, rng: Rng, career: Career): State {
  const cuisine = marketOf(params, rng);
  const shift = shiftNow(params, cuisine, 0);
  const { crates, dishes } = cuisineOf(cuisine);
  const state: State = {
    params,
    phase: 'ready',
    tick: 0,
    cuisine,
    menu: dishes.slice(0, shift.dishes).map(({ id }) => id),
    stock: crates.map(() => 0),
    counted: shift.stock,
    chopping: [],
    chop: 0,
    hand: [],
    pans: Array.from({ length: pansOf(params, cuisine, career) }, freshPan),
    book: openBook(SEATS),
    coming: firstGuests(params, cuisine, rng),
    wait: 0,
    came: 0,
    served: 0,
    coins: 0,
    hearts: HEARTS,
    streak: 0,
    bestStreak: 0,
    perfects: 0,
    quick: 0,
    quickLeft: 0,
    acted: 0,
    career,
    end: null,
  };
  state.stock = crates.map(() => capOf(state));
  sitDown(state);
  return state;
}

function step(state: State, input: Input, context: StepContext): string | undefined {
  if (state.phase === 'end') return 'refused.over';
  if (input.act === 'buy') return shop(state, input.ware, context);
  const refused = work(state, input, context);
  if (refused !== undefined) return refused;
  state.acted = state.tick;
  if (state.phase === 'ready') state.phase = 'open';
}

function work(
  state: State,
  input: Exclude<Input, { readonly act: 'buy' }>,
  context: StepContext,
): string | undefined {
  if (input.act === 'pick') return pick(state, input.crate, context);
  if (input.act === 'drop') {
    if (state.hand.length === 0) return 'refused.hand';
    state.hand = [];
    context.cue('drop');
    return;
  }
  if (input.act === 'cook') return fill(state, input.pan, input.items ?? state.hand, context);
  if (input.act === 'toss') return toss(state, input.pan, context);
  if (input.act === 'chop') return chop(state, input.crate, context);
  return serve(state, input.pan, input.seat, context);
}

function shop(state: State, ware: Ware, context: StepContext): string | undefined {
  if (state.phase !== 'ready') return 'refused.open';
  const bought = buy(SHOP, state.career.purse, ware);
  if (!bought.ok) return `refused.${bought.error === 'poor' ? 'poor' : 'bought'}`;
  state.career = { ...state.career, purse: bought.value };
  const pans = pansOf(state.params, state.cuisine, state.career);
  while (state.pans.length < pans) state.pans.push(freshPan());
  state.stock = state.stock.map(() => capOf(state));
  context.cue('bought', { x: WARES.indexOf(ware), y: ROW.board + 1 });
}

function inputs(state: State, rng: Rng): readonly Input[] {
  if (state.phase === 'end') return [];
  const found: Input[] = [];
  const { crates } = cuisineOf(state.cuisine);
  state.pans.forEach((pan, at) => {
    if (pan.dish !== null) {
      found.push({ act: 'toss', pan: at });
      const done = donenessOf(pan) === 'ready' || donenessOf(pan) === 'singeing';
      if (done && state.book.open.some(({ wants }) => wants.includes(pan.dish ?? ''))) {
        found.push({ act: 'serve', pan: at });
      }
      return;
    }
    const { items } = dishOf(rng.pick(state.menu));
    const there = items.every(
      (item) => !state.counted || (state.stock[crates.indexOf(item)] ?? 0) > 0,
    );
    if (there) found.push({ act: 'cook', pan: at, items: rng.shuffled(items) });
  });
  state.stock.forEach((portions, crate) => {
    if (!state.counted || state.chopping.length >= 3 || state.chopping.includes(crate)) return;
    if (portions < capOf(state)) found.push({ act: 'chop', crate });
  });
  if (state.hand.length > 0) found.push({ act: 'drop' });
  const [crate] = dishOf(rng.pick(state.menu)).items.map((item) => crates.indexOf(item));
  if (crate !== undefined && (!state.counted || (state.stock[crate] ?? 0) > 0)) {
    found.push({ act: 'pick', crate });
  }
  if (state.phase === 'ready') {
    for (const ware of affordable(SHOP, state.career.purse)) found.push({ act: 'buy', ware });
  }
  return found;
}

/** Guests who may be left when a lost shift counts as almost done. */
const NEAR = 3;

/** Coins from one goal of the endless shift to the next. */
const ROUND = 200;

function nextRound(coins: number): number {
  return Math.max(ROUND, Math.ceil((coins + 1) / ROUND) * ROUND);
}

function ending(state: State): Ending | undefined {
  const { end } = state;
  if (!end) return undefined;
  if (end.reason === 'hungry' || end.reason === 'closed') {
    const at = { x: end.seat, y: ROW.seat };
    const short = state.career.far - state.coins;
    const reason = `reason.${end.reason}`;
    if (end.reason === 'hungry') return { reason, at, ...nextTime(state) };
    return short > 0 && short <= 60
      ? { reason, at, almost: 'almost.best', value: short }
      : { reason, at, almost: 'almost.round', value: nextRound(state.coins) };
  }
  const stars = state.params.mode === 'shift' ? starsFor(state.params.at - 1) : [];
  const next = stars.find((least) => state.coins < least);
  const short = next === undefined ? 0 : next - state.coins;
  const near = short > 0 && short <= 40;
  return { reason: `reason.${end.reason}`, ...(near && { almost: 'almost.star', value: short }) };
}

/** How close the end of a lost shift was, or else what to look at next time. */
function nextTime({ book, coming, served }: State): Pick<Ending, 'almost' | 'value'> {
  const left = book.open.length + coming.length;
  // Who hardly cooked was not close, however few are left.
  if (left === 0 || left > NEAR || served < left * 2) return { almost: 'almost.bar' };
  return { almost: left === 1 ? 'almost.guest' : 'almost.guests', value: left };
}

function text(state: State): string {
  const pans = state.pans.map((pan) =>
    pan.dish === null
      ? '-'
      : `${pan.dish} ${pan.heat.toFixed(1)} ${donenessOf(pan)} +${pan.flavour}`,
  );
  const guests = state.book.open.map(
    ({ seat, wants, left, note }) => `${seat}:${wants.join('+')}${note.gourmet ? '*' : ''} ${left}`,
  );
  return [
    `${state.phase} ${cuisineOf(state.cuisine).id}, ${state.coins} coins, hearts ${state.hearts}, streak ${state.streak}`,
    `pans ${pans.join(' | ')}`,
    `guests ${guests.join(' | ')}; ${state.coming.length} to come in ${state.wait}`,
    `stock ${state.stock.join(' ')}, knife ${state.chopping.join(' ')}`,
  ].join('\n');
}
