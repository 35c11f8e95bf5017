import { clamped, lenient, type Parser } from '@playgrove/kit/core/parse';
import { freshBoard, parseBoard, type MissionBoard } from '@playgrove/kit/logic/missions';
import { freshPurse, parsePurse, type Purse } from '@playgrove/kit/logic/upgrades';
import { MISSIONS } from './goals.ts';
import type { Sea } from './sea.ts';

export type Params = { readonly mode: 'endless' };

/** More breath, faster fins, a longer arm, a brighter lamp, a thicker suit. */
export const SHOP = {
  lungs: [150, 450, 1200, 3000, 7000, 16000],
  fins: [200, 800, 2600, 8000],
  reach: [120, 600, 2400],
  lamp: [150, 700, 2800],
  suit: [200, 900, 3600],
} as const;
export type Ware = keyof typeof SHOP;

export type Career = {
  readonly purse: Purse<Ware>;
  readonly board: MissionBoard;
  /** Most coins of one run, and the deepest dive that came back, meters. */
  readonly best: number;
  readonly deepest: number;
};

export const FRESH: Career = {
  purse: freshPurse(SHOP),
  board: freshBoard(MISSIONS),
  best: 0,
  deepest: 0,
};

/** How a dive ended. */
export type Ended = {
  readonly how: 'banked' | 'blackout';
  readonly coins: number;
  readonly times: number;
  /** Where it turned or went dark, meters. */
  readonly depth: number;
  /** Seconds of air left. */
  readonly air: number;
};

export type State = {
  readonly params: Params;
  phase: 'ready' | 'dive' | 'rescue' | 'boat' | 'end';
  tick: number;
  /** Ticks in this phase. */
  since: number;
  /** From 1; of DIVES. */
  dive: number;
  /** Meters, meters a tick. */
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Where the diver swims to, and whether it is down. */
  aim: number;
  down: boolean;
  /** Ticks of breath left, and what a full chest holds. */
  air: number;
  full: number;
  sea: Sea;
  /** Ids of what has been taken or breathed on this dive. */
  taken: number[];
  /** Ids of creatures that stung, negative of those passed closely; and of those that are close. */
  met: number[];
  near: number[];
  /** Coins in the bag before the depth multiplies them; pieces; weight. */
  bag: number;
  pieces: number;
  weight: number;
  /** Deepest of this dive, meters. */
  deepest: number;
  /** Ticks until the next beat of the heart. */
  beat: number;
  /** Ticks in which nothing stings. */
  spared: number;
  stung: boolean;
  /** Ticks since the last piece, and pieces in a row. */
  chain: number;
  chainLeft: number;
  coins: number;
  ended: Ended[];
  /** Missions finished in this run, coins they paid. */
  rewards: number;
  career: Career;
};

/** An update loses nothing of it but what it no longer knows. */
export const parseCareer: Parser<Career> = lenient(
  {
    purse: (raw) => parsePurse(SHOP, raw),
    board: (raw) => parseBoard(MISSIONS, raw),
    best: clamped(0, 1e9),
    deepest: clamped(0, 1e9),
  },
  FRESH,
);
