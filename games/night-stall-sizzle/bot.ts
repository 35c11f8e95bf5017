import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { pressing } from '@playgrove/kit/logic/orders';
import type { Input } from './rules.ts';
import { donenessOf, momentOf, PERFECT } from './rules/kitchen.ts';
import { cuisineOf, dishOf, type Dish } from './rules/menu.ts';
import type { State } from './rules/state.ts';

/** Ticks a practiced hand takes: to throw in a chain, for each part of it, to serve, to flick, to send for more. */
const HANDS = { chain: 24, item: 9, serve: 21, flick: 8, chop: 16 } as const;
/** How many times slower a beginner is. */
const SLOW = 2.3;

/** A plan that is earliest deadline first; `slack` makes its hands slower by this part. */
export function planner(slack: number): Bot<State, Input> {
  return (state, rng, skill) => {
    const pace = (1 + (SLOW - 1) * (1 - skill)) * (1 + slack);
    const rested = state.phase === 'ready' ? 999 : state.tick - state.acted;
    const flick = rested >= HANDS.flick * pace ? flickOf(state, rng, skill) : undefined;
    if (flick) return flick;
    const served = rested >= HANDS.serve * pace ? serveOf(state) : undefined;
    if (served) return served;
    if (skill > 0.6 && aboutToFlick(state)) return undefined;
    return nextDish(state, rested / pace, skill);
  };
}

export const bot: Bot<State, Input> = planner(0);

/** The endless shift: a beginner sends guests away hungry long before a practiced cook does. */
export const proof: Proof = { level: 'endless', margin: 400, seeds: 8, limit: 60 * 60 * 6 };

function flickOf(state: State, rng: Rng, skill: number): Input | undefined {
  const off = PERFECT - 2 + 34 * (1 - skill);
  const chance = 0.035 + 0.4 * skill * skill;
  for (const [at, pan] of state.pans.entries()) {
    if (pan.burnt) return { act: 'toss', pan: at };
    if (pan.dish === null || donenessOf(pan) !== 'cooking') continue;
    const dish = dishOf(pan.dish);
    const due = pan.tosses.some(
      (how, index) => how === 'open' && Math.abs(pan.heat - momentOf(dish, index)) <= off,
    );
    if (due && rng.chance(chance)) return { act: 'toss', pan: at };
  }
  return undefined;
}

function aboutToFlick(state: State): boolean {
  return state.pans.some((pan) => {
    if (pan.dish === null || donenessOf(pan) !== 'cooking') return false;
    const dish = dishOf(pan.dish);
    return pan.tosses.some((how, index) => {
      const ahead = momentOf(dish, index) - pan.heat;
      return how === 'open' && ahead > -PERFECT && ahead < 26;
    });
  });
}

function serveOf(state: State): Input | undefined {
  for (const { wants } of pressing(state.book)) {
    const at = state.pans.findIndex((pan) => {
      const how = donenessOf(pan);
      return (
        pan.dish !== null && wants.includes(pan.dish) && (how === 'ready' || how === 'singeing')
      );
    });
    if (at >= 0) return { act: 'serve', pan: at };
  }
  return undefined;
}

/** What the most pressing guest lacks that is in no pan yet; else what the crates lack. */
function nextDish(state: State, rested: number, skill: number): Input | undefined {
  const inPans = state.pans.flatMap(({ dish, burnt }) => (dish === null || burnt ? [] : [dish]));
  const pan = state.pans.findIndex(({ dish }) => dish === null);
  for (const { wants } of pressing(state.book)) {
    for (const want of wants) {
      const covered = inPans.indexOf(want);
      if (covered >= 0) {
        inPans.splice(covered, 1);
        continue;
      }
      const dish = dishOf(want);
      const lacking = lackOf(state, dish);
      if (lacking !== undefined) {
        if (state.chopping.includes(lacking) || state.chopping.length >= 3) continue;
        return rested >= HANDS.chop ? { act: 'chop', crate: lacking } : undefined;
      }
      if (pan < 0) continue;
      const ready = rested >= HANDS.chain + HANDS.item * dish.items.length;
      return ready ? { act: 'cook', pan, items: dish.items } : undefined;
    }
  }
  if (skill < 0.5 || rested < HANDS.chop) return undefined;
  return stockUp(state);
}

function lackOf(state: State, dish: Dish): number | undefined {
  if (!state.counted) return undefined;
  const { crates } = cuisineOf(state.cuisine);
  return dish.items.map((item) => crates.indexOf(item)).find((at) => (state.stock[at] ?? 0) < 1);
}

function stockUp(state: State): Input | undefined {
  if (!state.counted || state.chopping.length > 0) return undefined;
  const { crates } = cuisineOf(state.cuisine);
  const used = new Set(state.menu.flatMap((id) => dishOf(id).items));
  const low = state.stock
    .map((portions, crate) => ({ portions, crate }))
    .filter(({ portions, crate }) => portions <= 1 && used.has(crates[crate] ?? ''));
  const [least] = low.sort((a, b) => a.portions - b.portions);
  return least && { act: 'chop', crate: least.crate };
}
