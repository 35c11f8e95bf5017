import { clamped, lenient, type Parser } from '@playgrove/kit/core/parse';
import { freshBoard, parseBoard, type MissionBoard } from '@playgrove/kit/logic/missions';
import { freshPurse, parsePurse, type Purse } from '@playgrove/kit/logic/upgrades';
import { MISSIONS } from './goals.ts';
import type { Hazard } from './layout.ts';
import type { Runner } from './runner.ts';

export type Params = { readonly mode: 'endless' };

/** What coins buy: more carrots in the basket, coins from farther away, bigger bursts of coins. */
export const SHOP = {
  basket: [250, 800],
  magnet: [80, 240, 560],
  burst: [120, 340, 720],
} as const;
export type Ware = keyof typeof SHOP;
export const WARES = Object.keys(SHOP) as readonly Ware[];

export type Career = {
  readonly purse: Purse<Ware>;
  readonly board: MissionBoard;
  /** Farthest run in meters, and runs so far. */
  readonly far: number;
  readonly runs: number;
};

export const FRESH: Career = {
  purse: freshPurse(SHOP),
  board: freshBoard(MISSIONS),
  far: 0,
  runs: 0,
};

/** A chunk that lies there. */
export type Laid = {
  readonly chunk: number;
  readonly tier: number;
  readonly at: number;
  readonly length: number;
  /** Where the middle of its alley is, in lanes from the middle of the first. */
  readonly aside: number;
  /** Numbers of the things that are gone: taken, broken, passed closely. */
  readonly gone: number[];
};

/** A fork: where its mouth is, and the alley that was not chosen (at first the shortcut). */
export type Fork = {
  readonly side: -1 | 1;
  readonly mouth: number;
  /** From here on a swipe to the side leads into the shortcut. */
  readonly zone: number;
  /** Meters of wall that are open. */
  readonly open: number;
  other: Laid[];
  state: 'ahead' | 'open' | 'taken' | 'left';
};

export type State = {
  readonly params: Params;
  phase: 'ready' | 'run' | 'end';
  tick: number;
  runner: Runner;
  /** Meters a tick; goes toward the tier's. */
  pace: number;
  /** The alley in lanes aside from where the first was. */
  aside: number;
  way: Laid[];
  /** Chunks laid, numbers of the last ones, chunks until the next fork. */
  laid: number;
  recent: number[];
  left: number;
  fork: Fork | null;
  /** Gates run through, and where the next one is. */
  gates: number;
  carrots: number;
  /** Ticks in which nothing hurts. */
  spared: number;
  /** Ticks since the last carrot was lost, for the goat. */
  munch: number;
  /** Near misses in a row, and ticks until the row ends. */
  streak: number;
  streakLeft: number;
  /** Coins in a row without a pause, for the pitch, and the tick of the last. */
  chain: number;
  chainAt: number;
  coins: number;
  bonus: number;
  /** In a shortcut: whether nothing was touched in it so far. */
  clean: boolean;
  shortcuts: number;
  nears: number;
  career: Career;
  end: { readonly reason: Hazard; readonly x: number; readonly y: number } | null;
};

export const LANE = 2.1;

export function metersOf(state: Pick<State, 'runner'>): number {
  return Math.max(0, Math.floor(state.runner.z));
}

/** An update loses nothing of it but what it no longer knows. */
export const parseCareer: Parser<Career> = lenient(
  {
    purse: (raw) => parsePurse(SHOP, raw),
    board: (raw) => parseBoard(MISSIONS, raw),
    far: clamped(0, 1e9),
    runs: clamped(0, 1e9),
  },
  FRESH,
);
