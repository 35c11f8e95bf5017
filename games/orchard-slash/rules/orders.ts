import type { Rng, StepContext } from '@playgrove/kit/contract';
import { ripeKinds, type Fruit, type FruitKind } from './fruit.ts';
import { modeOf } from './modes.ts';
import { bladeAt } from './blades.ts';
import { tellOf } from './career.ts';
import { HUNG, type Order, type Params, type State, type Toss } from './state.ts';

const SMALLEST = 3;
const LARGEST = 7;
/** A heart comes back after this many glasses. */
const HEART_EVERY = 3;
/** Glasses after which the blade shines in another color. */
export const BLADES = [5, 8, 11, 14] as const;
/** Points in place of a heart that is not needed. */
const FULL_HEARTS = 100;

/** Kinds in play once this many glasses are served. */
export function kindsAfter(params: Params, served: number): readonly FruitKind[] {
  return ripeKinds(modeOf(params).ripe + served);
}

/** The glass with this number, from 0: larger and more mixed as they go. */
export function orderFor(params: Params, number: number, rng: Rng): Order {
  const kinds = kindsAfter(params, number);
  const grown = modeOf(params).ripe + number;
  const size = Math.min(LARGEST, SMALLEST + Math.floor(grown / 2));
  const mixed = grown < 2 ? 2 : 3;
  const fresh = grown > 0 && kinds.length > kindsAfter(params, number - 1).length;
  // A fruit that ripens with this glass is in it.
  const newest = fresh ? kinds[kinds.length - 1] : undefined;
  const others = rng.shuffled(kinds.filter((kind) => kind !== newest));
  const chosen = [...(newest ? [newest] : []), ...others].slice(0, mixed);
  const needs: FruitKind[] = [];
  for (let slot = 0; slot < size; slot += 1) needs.push(chosen[slot % mixed] ?? 'melon');
  needs.sort();
  return { number, needs, filled: needs.map(() => false) };
}

export function filledOf(order: Order): number {
  let count = 0;
  for (const full of order.filled) if (full) count += 1;
  return count;
}

/** Kinds the glass still waits for. */
export function missing(order: Order): FruitKind[] {
  return order.needs.filter((_, slot) => !order.filled[slot]);
}

export function glassBonus(order: Order): number {
  return order.needs.length * 20 + Math.min(order.number, 10) * 10;
}

/** Lets a fruit's juice run into the glass. @returns the slot it filled, −1 for none */
export function pour(order: Order, kind: Fruit): number {
  const slot = order.needs.findIndex(
    (need, index) => !order.filled[index] && (kind === 'golden' || need === kind),
  );
  if (slot >= 0) order.filled[slot] = true;
  return slot;
}

/** Whether this fruit spoils the glass of a recipe card. The first three, on the bough, never do. */
export function spoils({ params, order }: State, { id, kind }: Pick<Toss, 'id' | 'kind'>): boolean {
  if (params.mode !== 'recipe' || id <= HUNG || kind === 'golden' || kind === 'nest') return false;
  return !order.needs.some((need, slot) => need === kind && !order.filled[slot]);
}

/** The wrong fruit: the last full slot runs out again. @returns the slot, −1 for an empty glass */
export function spill(order: Order): number {
  const slot = order.filled.lastIndexOf(true);
  if (slot >= 0) order.filled[slot] = false;
  return slot;
}

/** Serves the glass when it is full. */
export function serve(state: State, context: StepContext): void {
  if (filledOf(state.order) < state.order.needs.length) return;
  const bonus = glassBonus(state.order);
  state.score += bonus;
  state.served += 1;
  context.cue('served', above(state, 0.2), bonus);
  tellOf(state, 'glass', 1, context);
  const kinds = kindsAfter(state.params, state.served);
  const ripened = kinds.length > kindsAfter(state.params, state.served - 1).length;
  if (ripened) context.cue(`ripe.${kinds.at(-1)}`, above(state, 0.31));
  if (BLADES.some((glasses) => glasses === state.served)) context.cue('blade', above(state, 0.31));
  state.order = state.next;
  state.next = orderFor(state.params, state.order.number + 1, context.rng);
  if (state.served % HEART_EVERY === 0 && state.params.mode === 'endless') {
    if (state.lives < bladeAt(state.career.blade).hearts) {
      state.lives += 1;
      context.cue('heart', above(state, 0.42));
    } else {
      state.score += FULL_HEARTS;
      context.cue('hearty', above(state, 0.42), FULL_HEARTS);
    }
  }
}

/** In the middle, this far down the field: news of one glass stands in a column. */
function above(state: State, part: number): { x: number; y: number } {
  return { x: state.field.w / 2, y: state.field.h * part };
}
