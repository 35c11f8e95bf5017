import { BODIES, FACES, POSES, SKINS, type PoseName } from './paperdoll/index.ts';
import type { Outfit } from './score.ts';
import type { Item, Slot } from './wardrobe.ts';

/** Which brief; −1 is free play. */
export type Params = { readonly brief: number };

export const EYES: readonly string[] = '#6b3f1d #3a8f5c #2f7dff #8a6d3b #5a5f78 #8a4dff'.split(' ');
/** Poses on one walk. */
export const STOPS = 3;

/** How many of each there are to choose from. */
export const CHOICES = {
  body: BODIES.length,
  skin: SKINS.length,
  face: FACES.length,
  eyes: EYES.length,
} as const;
export type Trait = keyof typeof CHOICES;
export const TRAITS = Object.keys(CHOICES) as readonly Trait[];

/** What to do. Items by `category.id`, colors and patterns by their index. */
export type Input =
  | { readonly do: 'wear'; readonly item: string }
  | { readonly do: 'off'; readonly slot: Slot }
  | { readonly do: 'dye'; readonly slot: Slot; readonly colour: number }
  | { readonly do: 'print'; readonly slot: Slot; readonly pattern: number }
  | { readonly do: 'model'; readonly trait: Trait; readonly value: number }
  | { readonly do: 'pose'; readonly pose: PoseName }
  | { readonly do: 'walk' | 'restyle' | 'finish' };

export type State = {
  readonly brief: number;
  /** Stars of every brief before this game, a digit each. */
  readonly won: string;
  phase: 'dress' | 'runway' | 'judged' | 'done';
  worn: Outfit;
  model: Readonly<Record<Trait, number>>;
  /** Struck on this walk. */
  poses: readonly PoseName[];
};

/** Stars of every brief, a digit each. */
export type Stars = string;

export const POSE_NAMES = Object.keys(POSES).filter(
  (name) => name !== 'stand',
) as readonly PoseName[];

export function totalStars(won: Stars): number {
  return [...won].reduce((sum, digit) => sum + Number(digit), 0);
}

export function isOpen(item: Item, won: Stars): boolean {
  return item.needs <= totalStars(won);
}

/** Whether there is enough on to go out in. */
export function isDressed(worn: Outfit): boolean {
  return worn.dress !== undefined || (worn.top !== undefined && worn.bottom !== undefined);
}

/** Shoes and jewels come in one color alone. */
export function takesPrint(slot: Slot): boolean {
  return ['top', 'bottom', 'dress', 'coat', 'hat', 'bag'].includes(slot);
}
