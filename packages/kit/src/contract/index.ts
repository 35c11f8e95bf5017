/**
 * What a game promises: the headless half.
 *
 * A game is called and never calls out. Everything here is plain data or a pure
 * function of plain data, so it runs in Node and gives the same bytes in every browser.
 * The browser half (`View`) lives in `@playgrove/kit/runtime`.
 */

/** Plain data: survives `JSON.stringify` and back unchanged. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Board or world units; the game says which. */
export type Point = { readonly x: number; readonly y: number };

/** Upper left corner and size, in board or world units. */
export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * The outcome of reading outside data. `error` says what was wrong and where; `mended` what could
 * not be read and was replaced or dropped, one line for each place.
 */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly mended?: readonly string[] }
  | { readonly ok: false; readonly error: string };

/** A seeded random source. Its whole state is `state`, so it can be saved and put back. */
export interface Rng {
  /** An integer from 0 to `below` − 1. Throws when `below` is not a positive integer. */
  int(below: number): number;
  /** A number from 0 (included) to 1 (excluded), with 32 bits. */
  unit(): number;
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One element. Throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A new list with the same elements in random order. */
  shuffled<T>(list: readonly T[]): T[];
  /** Four unsigned 32-bit integers. */
  readonly state: readonly [number, number, number, number];
}

/** Something the player should notice. The kit answers with sound, motion and particles. */
export type Cue = {
  readonly name: string;
  /** Where, in board units; `View.place` turns it into world units. */
  readonly at?: Point;
  /** How much: combo step, tile value, points won. */
  readonly value?: number;
  /** Turn games: which stage of the move it belongs to, from 0; a cascade's third wave is stage 2. */
  readonly stage?: number;
};

/** What `step` and `tick` may use besides the state. */
export interface StepContext {
  readonly rng: Rng;
  cue(name: string, at?: Point, value?: number, stage?: number): void;
}

/** `won`, `lost` and `over` end the game; `over` is for endless modes that can only stop. */
export type Status = 'playing' | 'won' | 'lost' | 'over';

/** One way to begin. `id` is stable: saves, best scores and links hold it. */
export type Level<P> = {
  readonly id: string;
  readonly params: P;
  /** A message key: the pack it stands under on the levels map. Levels of a pack follow each other. */
  readonly pack?: string;
  /** Stars won in this game before it opens. Default 0: open from the start. */
  readonly needs?: number;
  /** It gives no stars in a game that has them: a game for two, say. */
  readonly starless?: true;
  /**
   * Only for the daily challenge, never listed among the levels. Several take turns day by day.
   * Without any, the day's challenge is dealt on the first level.
   */
  readonly daily?: true;
  /**
   * A restart before the level is won deals from the same seed, so that a plan can be tried again.
   * A level chosen from the map, or played again after a win, gets a new seed. Default: always a
   * new seed.
   */
  readonly retry?: 'same';
};

/**
 * What a player carries from game to game: coins, upgrades, unlocks, missions done.
 * The rules get it only through `deal`, so the same start gives the same game.
 */
export type Career<C extends Json, S extends Json> = {
  /** The career before the first game. */
  readonly fresh: C;
  /**
   * Reads a stored career, whatever version wrote it. What cannot be read takes its fresh value and
   * the rest stays (`lenient` of `core/parse`); refused only if it is no career at all.
   */
  parse(raw: Json): Result<C>;
  /**
   * The career after this position. It is stored at the end of a game, on pause and from time to
   * time.
   */
  of(state: S): C;
};

/** A mind's advice: the view shows it and the live region announces it. */
export type Hint<I extends Json = Json> = {
  /** A message key that says why, and the values of its placeholders. */
  readonly say: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What to look at, in board units. */
  readonly at?: readonly Point[];
  /** The move itself. */
  readonly input?: I;
};

/** A move of the player's that gave something away, and what was better. */
export type Mistake<I extends Json = Json> = {
  /** How much, in the mind's own measure: only mistakes of one game are compared. */
  readonly lost: number;
  readonly better: Hint<I>;
};

/**
 * Thinking that may take longer than a frame; `games/<slug>/mind.ts` may export one named `mind`.
 * The kit runs it in a worker, within a budget of nodes, never of time. What it answers depends on
 * the positions that it has seen since the deal and on nothing else: it may remember its last
 * plan and go on from there, and a mind that sees its first position must answer as well.
 */
export type Mind<S extends Json = Json, I extends Json = Json> = {
  /** The rival's move; `undefined` on the player's turn or if the game is over. */
  rival?(state: S): I | undefined;
  /** `undefined` if there is nothing to advise. */
  hint?(state: S): Hint<I> | undefined;
  /** `undefined` for a move that was about as good as any. */
  mistake?(state: S, input: I): Mistake<I> | undefined;
};

/** How time passes. `undo`: how many moves the player may undo in one game. */
export type Pace =
  | { readonly kind: 'turns'; readonly undo: 'none' | 'unlimited' | number }
  | { readonly kind: 'ticks'; readonly hz: 30 | 60 };

/**
 * The next thing worth reaching, shown in play: `now` of `target`. `name` is a message key; its
 * message may say `{now}`, `{target}` and what is `{left}`.
 */
export type Goal = { readonly name: string; readonly now: number; readonly target: number };

/**
 * Why a game ended. `reason` and `almost` are message keys; `at` is the cause, highlighted before
 * the results.
 */
export type Ending = {
  readonly reason: string;
  readonly almost?: string;
  /** Fills `{value}` in the `almost` message. */
  readonly value?: number;
  readonly at?: Point;
};

/**
 * The headless half of a game.
 *
 * - Turn games: `step` is one move; the kit hands it a copy, so a refusal needs no cleaning up.
 * - Tick games: `tick` is one fixed step of time, edited in place; `step` applies one input
 *   between ticks, and when it refuses it must leave the state as it was.
 */
export interface Rules<
  P extends Json = Json,
  S extends Json = Json,
  I extends Json = Json,
  C extends Json = Json,
> {
  readonly slug: string;
  /** A bump retires games in progress and replays made by older rules. What was won stays. */
  readonly version: number;
  /**
   * Scores are comparable within one number: raise it if the same play now scores otherwise, and
   * best scores start over. Stars stay for ever. Default 1.
   */
  readonly records?: number;
  readonly pace: Pace;
  /** At least one; the first is the default. */
  readonly levels: readonly [Level<P>, ...Level<P>[]];
  readonly scoring?: {
    readonly better: 'higher' | 'lower';
    readonly unit: 'points' | 'moves' | 'seconds';
  };
  parseParams(raw: Json): Result<P>;
  parseInput(raw: Json): Result<I>;
  readonly career?: Career<C, S>;
  /**
   * The opening position. Bounded; fair; the same for the same params, random state and career.
   * @param career what the player brings along, `career.fresh` if nobody brings anything; `null` only
   *   if the rules have no `career`
   */
  deal(params: P, rng: Rng, career: C): S;
  /** Applies one input. A returned string refuses it and is a message key that says why. */
  step(state: S, input: I, context: StepContext): string | undefined;
  /** Tick games only: one step of time. */
  tick?(state: S, context: StepContext): void;
  /** Legal inputs now (a sample, where they are continuous). Empty exactly when the game is over. */
  inputs(state: S, rng: Rng): readonly I[];
  status(state: S): Status;
  /**
   * Turn games: whether it is the rival's turn. `mind.rival` makes the next input, the player's
   * inputs are refused meanwhile, and undo goes back to the player's own move.
   */
  waits?(state: S): boolean;
  /**
   * Games that several people play: the seats, from 0, that may give an input now. One in a game of
   * turns; several where all play at once. Empty only when the game is over.
   */
  seats?(state: S): readonly number[];
  /** The seat that gives this input. Default: the only one that may. */
  seatOf?(input: I, state: S): number;
  /** undefined where a number says nothing, as at the end of a game for two. */
  score?(state: S): number | undefined;
  /** 0 to 3, once the game is won. */
  stars?(state: S): number;
  goal?(state: S): Goal | undefined;
  ending?(state: S): Ending | undefined;
  /** The board as characters, for goldens and bug reports. */
  text(state: S): string;
}

/**
 * Plays a game; `games/<slug>/bot.ts` exports one named `bot`.
 * @param skill 0 (plays about as well as a beginner) to 1 (as well as it can)
 * @returns an input, or undefined to wait one tick (tick games only)
 */
export type Bot<S extends Json = Json, I extends Json = Json> = (
  state: S,
  rng: Rng,
  skill: number,
) => I | undefined;

/**
 * Finds a full solution; `games/<slug>/solver.ts` exports one named `solve`.
 * @returns the inputs that win from `now`, or undefined if there are none
 * @throws BudgetSpent when its budget runs out
 */
export type Solve<S extends Json = Json, I extends Json = Json> = (
  now: S,
) => readonly I[] | undefined;

/**
 * How the shared tests prove this game where their own defaults do not fit;
 * `games/<slug>/bot.ts` may export one named `proof`. Counts bound the work, never time.
 */
export type Proof = {
  /** The two bots that are compared, weaker first. Default 0 and 1. */
  readonly skills?: readonly [number, number];
  /** Games each of them plays. Default 12. */
  readonly seeds?: number;
  /** Default: `score` if the rules score, else `win-rate`. */
  readonly measure?: 'score' | 'win-rate';
  /**
   * How far ahead the better bot must be on average: a part of its games (default and least 0.2), or
   * what the score counts (default and least 1).
   */
  readonly margin?: number;
  /** The level the bots are compared on. Default the first. */
  readonly level?: string;
  /** The level that `golden.txt` records. Default the first; name another if the first is over in a few moves. */
  readonly golden?: string;
  /** Longest game in ticks or moves, for bots and random play. Default 3 minutes of ticks, 2000 moves. */
  readonly limit?: number;
  /**
   * Who must reach an end within `limit`. `random` (the default): random play.
   * `bot`: random play may never end (a card game), but the better bot gets there.
   */
  readonly ends?: 'random' | 'bot';
  /** Deals made twice and compared, spread over all levels, each at least once. Default 200. */
  readonly deals?: number;
  /** Deals solved where there is a solver, spread over all levels, each at least once. Default 200. */
  readonly solves?: number;
};
