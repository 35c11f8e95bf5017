import type { Course } from '@playgrove/kit/logic/scroll';
import type { Body } from './platform/index.ts';
import { parseBoard, freshBoard, type MissionBoard } from '@playgrove/kit/logic/missions';
import { freshPurse, parsePurse, type Purse } from '@playgrove/kit/logic/upgrades';
import { clamped, ids, lenient, oneOf, optional } from '@playgrove/kit/core/parse';
import type { Json, Result } from '@playgrove/kit/contract';
import { CREW, crewOf, JOINS, missingFor, type Runner } from './crew.ts';
import { MISSIONS } from './goals.ts';

export type Params = { readonly mode: 'endless' };

/** What coins buy: more hearts, a wider line at the exchange, coins that come from farther away. */
export const SHOP = {
  hearts: [250, 800],
  line: [120, 300, 650],
  pull: [80, 220, 500],
} as const;
export type Ware = keyof typeof SHOP;

export type Career = {
  readonly purse: Purse<Ware>;
  readonly board: MissionBoard;
  /** Farthest run in meters. */
  readonly far: number;
  /** Who begins. */
  readonly lead: Runner;
  /** Who has joined by missions. */
  readonly joined?: Runner[];
};

export const FRESH: Career = {
  purse: freshPurse(SHOP),
  board: freshBoard(MISSIONS),
  far: 0,
  lead: 'pia',
};

/** A chunk that lies there. */
export type Laid = {
  readonly chunk: number;
  readonly length: number;
  readonly tier: number;
  readonly level: number;
  readonly leg: number;
  /** Numbers of coins taken and of things met. */
  readonly taken: number[];
  readonly met: number[];
};

export type Reason = 'gap' | 'wall' | 'crate' | 'stack' | 'beam' | 'drone';
/** How a baton was passed. */
export type Pass = 'perfect' | 'good' | 'late';

export type State = {
  readonly params: Params;
  /** Farthest meters before this run. */
  readonly record: number;
  phase: 'ready' | 'run' | 'end';
  tick: number;
  body: Body;
  /** Units a tick; goes toward the tier's. */
  pace: number;
  runner: Runner;
  /** Who waits at the next exchange, and who comes after that. */
  next: Runner;
  order: Runner[];
  course: Course<Laid>;
  /** Steps of the course's end above zero; chunks of this leg still to lay; legs laid. */
  level: number;
  left: number;
  laying: number;
  /** Exchanges run through. */
  leg: number;
  /** Where this leg began. */
  from: number;
  hearts: number;
  /** Ticks in which nothing hurts. */
  spared: number;
  /** Thrown back up by an awning, until the next landing. */
  thrown: boolean;
  /** Lost a heart on this leg. */
  hurt: boolean;
  flow: number;
  flowLeft: number;
  bonus: number;
  coins: number;
  perfects: number;
  /** Perfect passes in a row. */
  row: number;
  /** The roof stood on last, for falls: where it ended and how high it was. */
  edge: { x: number; y: number };
  trouble: Reason;
  /** Ticks spent on a roof against a wall. */
  stuck: number;
  /** Ticks of the pull of a magnet's hop that are left. */
  pull: number;
  /** The last pass, for the view: at which tick and how. */
  passed: { tick: number; how: Pass; from: Runner } | null;
  career: Career;
  end: { reason: Reason; x: number; y: number; short: number } | null;
};

/** With everyone who has joined by missions: they stay, whatever later rules need. */
export function joined(career: Career): Career {
  const names = crewOf(career).filter((runner) => JOINS[runner] > 0);
  return names.length > 0 ? { ...career, joined: names } : career;
}

const career = lenient(
  {
    purse: (raw) => parsePurse(SHOP, raw),
    board: (raw) => parseBoard(MISSIONS, raw),
    far: clamped(0, 1e9),
    lead: oneOf(...CREW),
    joined: optional(ids(CREW)),
  },
  FRESH,
);

/** The runner that was chosen had joined. */
export function parseCareer(raw: Json): Result<Career> {
  const read = career(raw);
  if (!read.ok || missingFor(read.value, read.value.lead) === 0) return read;
  const { joined: others = [], lead } = read.value;
  return { ...read, value: { ...read.value, joined: [...others, lead] } };
}
