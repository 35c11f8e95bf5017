/** Whose a mound is: 0 sleeps, 1 is the player, 2 beetles, 3 snails, 4 bees. */
export type Side = 0 | 1 | 2 | 3 | 4;

/** The rivals' sides. */
export const RIVALS = [2, 3, 4] as const;
export const PLAYER = 1;

export type Kind = 'small' | 'mid' | 'large' | 'toadstool' | 'stump' | 'sundew' | 'latch' | 'queen';

export type KindFacts = {
  /** Creatures beyond which none are born. */
  readonly cap: number;
  /** Ticks from one birth to the next; 0 where none are born. */
  readonly every: number;
  /** How many attackers each defender takes along. */
  readonly guard: number;
  /** Board units. */
  readonly radius: number;
  /** How many sleep there at first. */
  readonly asleep: number;
  /** What it is worth to a planner. */
  readonly worth: number;
};

/** How hard a rival thinks, 1 (dozes) to 5. */
export type Tier = 1 | 2 | 3 | 4 | 5;

export type Params =
  | { readonly mode: 'level'; readonly level: number }
  | { readonly mode: 'skirmish'; readonly rivals: 1 | 2 | 3; readonly tier: Tier };

export type Mound = {
  side: Side;
  count: number;
  /** Ticks since the last birth, or since a sundew last snapped. */
  birth: number;
  /** Attackers that fell on the defender who stands first; fewer than the kind's guard. */
  hurt: number;
};

/** Creatures that are still leaving a mound, a row at a time. */
export type Stream = {
  side: Side;
  /** Places from the mound they leave to the one they go to. */
  way: number[];
  left: number;
  /** Ticks to the next row. */
  wait: number;
};

/** A row of one to three creatures on their way. */
export type Row = {
  /** Tells rows apart while they walk. */
  id: number;
  side: Side;
  n: number;
  way: number[];
  /** On the lane from `way[leg]` to the next. */
  leg: number;
  /** Units gone on it. */
  far: number;
};

/** A twig across a lane. */
export type Twig = {
  lane: number;
  /** Units along the lane from its `a`. */
  along: number;
  /** Ticks it still lies there. */
  left: number;
};

/** What a rival is about to do; everybody can see it. */
export type Plan = {
  side: Side;
  from: number[];
  to: number;
  all: boolean;
  /** Ticks to go. */
  due: number;
};

export type State = {
  params: Params;
  /** What a skirmish's map is made from. */
  seed: number;
  tick: number;
  end: '' | 'won' | 'lost';
  why: '' | 'swept' | 'dusk' | 'overrun';
  /** The mound that decided it; −1 before. */
  culprit: number;
  mounds: Mound[];
  streams: Stream[];
  rows: Row[];
  nextRow: number;
  twigs: Twig[];
  /** Twigs in hand, and ticks the next has grown. */
  stock: number;
  grown: number;
  plans: Plan[];
  /** By rival side from 2: ticks until it thinks again. */
  thinks: number[];
  taken: number;
  lost: number;
  /** Creatures turned back by twigs. */
  turned: number;
  sent: number;
  /** Mounds taken shortly after each other, and the tick of the last. */
  chain: number;
  chainAt: number;
  bestChain: number;
};

export type Input =
  | {
      readonly kind: 'send';
      readonly from: readonly number[];
      readonly to: number;
      readonly all: boolean;
    }
  | { readonly kind: 'cut'; readonly lane: number; readonly along: number }
  /** Marchers who have not left a mound yet stays. */
  | { readonly kind: 'hold'; readonly at: number };
