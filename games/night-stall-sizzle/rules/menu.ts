/** Six night markets: what lies in the crates, what is on the board, and what is new there. */

export const HZ = 60;

export type Dish = {
  readonly id: string;
  /** In the order in which a cook throws them in. */
  readonly items: readonly string[];
  /** Ticks over the fire, and ticks it then stays good. */
  readonly cook: number;
  readonly fresh: number;
  /** Moments at which it wants to be tossed. */
  readonly tosses: number;
};

export type Cuisine = {
  readonly id: string;
  readonly crates: readonly string[];
  readonly dishes: readonly Dish[];
};

const seconds = (value: number): number => Math.round(value * HZ);

/** More in the pan takes longer and is tossed more often. */
function dish(id: string, items: string, cook = 0, tosses = 0, fresh = 6.5): Dish {
  const list = items.split(' ');
  return {
    id,
    items: list,
    cook: seconds(cook > 0 ? cook : 2.2 + list.length * 1.35),
    fresh: seconds(fresh),
    tosses: tosses > 0 ? tosses : Math.max(1, list.length - 1),
  };
}

export const CUISINES: readonly Cuisine[] = [
  {
    id: 'taipei',
    crates: ['flatbread', 'egg', 'greens', 'oyster', 'shrimp', 'garlic'],
    dishes: [
      dish('danbing', 'flatbread egg'),
      dish('garlic-prawns', 'shrimp garlic'),
      dish('oyster-omelette', 'oyster egg greens'),
      dish('market-greens', 'greens garlic'),
    ],
  },
  {
    id: 'bangkok',
    crates: ['noodles', 'shrimp', 'egg', 'chicken', 'chilli', 'basil'],
    dishes: [
      dish('kai-jiao', 'egg shrimp'),
      dish('pad-krapao', 'chicken chilli basil'),
      dish('pad-thai', 'noodles shrimp egg'),
      dish('pad-kee-mao', 'noodles chilli basil'),
    ],
  },
  {
    id: 'oaxaca',
    crates: ['flatbread', 'cheese', 'corn', 'beans', 'avocado', 'chilli'],
    dishes: [
      dish('quesadilla', 'flatbread cheese'),
      dish('esquites', 'corn cheese chilli'),
      dish('memela', 'flatbread beans chilli'),
      dish('tlayuda', 'flatbread beans cheese avocado'),
    ],
  },
  {
    id: 'mumbai',
    crates: ['bread', 'potato', 'tomato', 'onion', 'butter', 'chilli'],
    dishes: [
      dish('kanda-bhaji', 'onion chilli'),
      dish('vada-pav', 'potato chilli bread'),
      dish('masala-pav', 'tomato onion bread'),
      dish('pav-bhaji', 'potato tomato butter bread'),
    ],
  },
  {
    id: 'osaka',
    crates: ['greens', 'egg', 'noodles', 'octopus', 'pork', 'ginger'],
    dishes: [
      dish('takoyaki', 'octopus egg', 5, 3),
      dish('okonomiyaki', 'greens egg pork', 6.2, 2),
      dish('yakisoba', 'noodles greens ginger', 6.2, 3),
      dish('modanyaki', 'noodles egg greens pork'),
    ],
  },
  {
    id: 'marrakesh',
    crates: ['chicken', 'lemon', 'olive', 'carrot', 'lamb', 'onion'],
    dishes: [
      dish('brochettes', 'lamb onion', 4.4, 2, 5),
      dish('lemon-tagine', 'chicken lemon olive', 10.5, 1, 16),
      dish('carrot-tagine', 'carrot onion olive', 9.5, 1, 16),
      dish('lamb-tagine', 'lamb carrot onion lemon', 12, 1, 16),
    ],
  },
];

const DISHES = new Map(CUISINES.flatMap(({ dishes }) => dishes.map((one) => [one.id, one])));

/** @throws when nothing is called so */
export function dishOf(id: string): Dish {
  const found = DISHES.get(id);
  if (!found) throw new Error(`night-stall-sizzle: there is no dish "${id}"`);
  return found;
}

export function cuisineOf(at: number): Cuisine {
  const found = CUISINES[at];
  if (!found) throw new Error(`night-stall-sizzle: there is no market ${at}`);
  return found;
}

/** Which of these dishes is made of exactly these ingredients, in whatever order. */
export function dishFrom(menu: readonly string[], items: readonly string[]): Dish | undefined {
  return menu
    .map(dishOf)
    .find(
      (one) => one.items.length === items.length && one.items.every((item) => items.includes(item)),
    );
}

/** What can be made of these and something more: whether a chain may still become a dish. */
export function mayBecome(menu: readonly string[], items: readonly string[]): boolean {
  return menu.some((id) => items.every((item) => dishOf(id).items.includes(item)));
}
