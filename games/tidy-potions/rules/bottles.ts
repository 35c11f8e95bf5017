/**
 * A layer of a bottle: its color, and 16 × (key + 1) more while smoke hides it. The potion of the
 * color `key` clears that smoke.
 */
export type Layer = number;

/** Layers of each color: this many make a potion. */
export const POTION = 4;
export const MAX_COLORS = 10;
export const MAX_BOTTLES = 12;

const SMOKE = 16;

export const colorOf = (layer: Layer): number => layer % SMOKE;
export const isSmoky = (layer: Layer): boolean => layer >= SMOKE;
/** The color of the potion that clears its smoke; −1 if it has none. */
export const keyOf = (layer: Layer): number => Math.floor(layer / SMOKE) - 1;
export const smoked = (color: number, key: number): Layer => color + SMOKE * (key + 1);

/** From the bottom up. */
export type Bottle = readonly Layer[];

/** How many layers of one color are on top and free of smoke. */
export function topRun(bottle: Bottle): number {
  const top = bottle.at(-1);
  if (top === undefined || isSmoky(top)) return 0;
  let run = 1;
  while (run < bottle.length && bottle[bottle.length - 1 - run] === top) run += 1;
  return run;
}

/** All of one color, and nothing else. */
export const isPotion = (bottle: Bottle): boolean =>
  bottle.length === POTION && topRun(bottle) === POTION;

/** What a pour is made on. */
export type Table = {
  /** How many layers each bottle holds. */
  readonly sizes: readonly number[];
  readonly bottles: readonly Bottle[];
};

/** Why a pour isn't possible: a message key. */
export function refusalOf({ sizes, bottles }: Table, from: number, to: number): string | undefined {
  const [source, target] = [bottles[from], bottles[to]];
  if (!source || !target || from === to) return 'refused.bottle';
  if (source.length === 0) return 'refused.empty';
  if (isPotion(source) || isPotion(target)) return 'refused.potion';
  const [top, below] = [source.at(-1) ?? 0, target.at(-1)];
  if (isSmoky(top) || (below !== undefined && isSmoky(below))) return 'refused.smoke';
  if (target.length >= (sizes[to] ?? 0)) return 'refused.full';
  return below === undefined || below === top ? undefined : 'refused.color';
}

/** How many layers a pour that is possible moves. */
export const amountOf = ({ sizes, bottles }: Table, from: number, to: number): number =>
  Math.min(topRun(bottles[from] ?? []), (sizes[to] ?? 0) - (bottles[to]?.length ?? 0));

/** Every pour that is possible. */
export function poursOf(table: Table): (readonly [from: number, to: number])[] {
  const pours: (readonly [number, number])[] = [];
  for (let from = 0; from < table.bottles.length; from += 1)
    for (let to = 0; to < table.bottles.length; to += 1)
      if (refusalOf(table, from, to) === undefined) pours.push([from, to]);
  return pours;
}

/** A pour that only moves all there is into an empty bottle of the same size. */
export function isIdle({ sizes, bottles }: Table, from: number, to: number): boolean {
  const source = bottles[from] ?? [];
  return bottles[to]?.length === 0 && topRun(source) === source.length && sizes[from] === sizes[to];
}

/** Pours, in place. */
export function pour(bottles: Layer[][], from: number, to: number, amount: number): void {
  const moved = bottles[from]?.splice(-amount) ?? [];
  bottles[to]?.push(...moved);
}

/** One potion of a reaction, and the layers that it clears of smoke. */
export type Reaction = {
  readonly bottle: number;
  readonly color: number;
  /** 0 for what the pour finished, 1 for what that reaction finished, and so on. */
  readonly wave: number;
  readonly cleared: readonly (readonly [bottle: number, layer: number])[];
};

/** Finished potions react, in place: each clears its smoke, which may finish others. */
export function react(bottles: Layer[][], brewed: number[]): readonly Reaction[] {
  const reactions: Reaction[] = [];
  for (let wave = 0; ; wave += 1) {
    const fresh = [...bottles.keys()].filter((at) => {
      const bottle = bottles[at] ?? [];
      return isPotion(bottle) && !brewed.includes(colorOf(bottle[0] ?? 0));
    });
    if (fresh.length === 0) return reactions;
    for (const bottle of fresh) {
      const color = colorOf(bottles[bottle]?.[0] ?? 0);
      brewed.push(color);
      reactions.push({ bottle, color, wave, cleared: clear(bottles, color) });
    }
  }
}

function clear(bottles: Layer[][], key: number): (readonly [number, number])[] {
  const cleared: (readonly [number, number])[] = [];
  for (const [at, bottle] of bottles.entries())
    for (const [layer, value] of bottle.entries()) {
      if (keyOf(value) !== key) continue;
      bottle[layer] = colorOf(value);
      cleared.push([at, layer]);
    }
  return cleared;
}
