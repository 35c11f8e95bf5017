import type { Cue, Json, Rules, Status } from '../contract/index.ts';
import { Session } from './session.ts';

/** A whole game as data: its deal and every input. Small enough to store, share and prove. */
export type Run = {
  readonly slug: string;
  /** Of the rules that it was played by. */
  readonly version: number;
  readonly level: string;
  readonly seed: string;
  /** What the rules took from the player's career; absent if they have none. */
  readonly career?: Json;
  /** `[tick, input]`, or in turn games the number of moves before it. */
  readonly log: Log;
  /** Ticks or moves from the deal to the end of the run. */
  readonly length: number;
  /** Of the last position; see `hashJson`. */
  readonly hash: string;
  /** What the run claims. `playRun` computes it again and believes nothing. */
  readonly result: RunResult;
};

export type Log = readonly (readonly [at: number, input: Json])[];

export type RunResult = {
  readonly status: Status;
  readonly score?: number;
  readonly stars?: number;
};

/** Bounds of a run: longer ones are not recorded, and refused. */
export const MAX_INPUTS = 36_000;
/** An hour of ticks. */
export const MAX_LENGTH = 216_000;

/** Why a run cannot be played: message keys of the page, and what the operator counts. */
export type RunFault =
  | 'other-game'
  | 'earlier-version'
  | 'unknown-level'
  | 'too-long'
  | 'deal-refused'
  | 'input-refused'
  | 'ends-elsewhere'
  | 'other-result';

export type PlayedRun =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly fault: RunFault; readonly detail: string };

/** What a session has come to. */
export function resultOf({ rules, state, status }: Session): RunResult {
  const score = rules.scoring ? rules.score?.(state) : undefined;
  const stars = status === 'won' ? rules.stars?.(state) : undefined;
  return { status, ...(score !== undefined && { score }), ...(stars !== undefined && { stars }) };
}

/**
 * The run of a session, from its deal to now.
 * @param earlier inputs that the session itself no longer knows, because it was resumed
 */
export function runOf(session: Session, earlier: Log = []): Run {
  const { rules, start, log, time } = session;
  return {
    slug: rules.slug,
    version: rules.version,
    level: start.level,
    seed: start.seed,
    ...(start.career !== undefined && { career: start.career }),
    log: [...earlier, ...log],
    length: time,
    hash: session.hash(),
    result: resultOf(session),
  };
}

/** Whether these rules can play a run at all; says why if not, and plays nothing. */
export function faultOf(rules: Rules, run: Run): (PlayedRun & { readonly ok: false }) | undefined {
  if (run.slug !== rules.slug) return refuse('other-game', run.slug);
  if (run.version !== rules.version) return refuse('earlier-version', `version ${run.version}`);
  if (!rules.levels.some(({ id }) => id === run.level)) return refuse('unknown-level', run.level);
  if (run.log.length > MAX_INPUTS) return refuse('too-long', `${run.log.length} inputs`);
  if (run.length > MAX_LENGTH) return refuse('too-long', `${run.length} ticks or moves`);
  return undefined;
}

/**
 * A run as it is played: forward only, one step at a time.
 * @throws Error if the rules refuse the deal
 */
export class RunPlayer {
  readonly run: Run;
  readonly session: Session;
  #next: number;
  /** Where the log stopped being one that these rules accept. */
  #refused: string | undefined;

  /**
   * @param session goes on from there
   * @param inputs how many inputs of the run that session has had
   */
  constructor(rules: Rules, run: Run, session?: Session, inputs = 0) {
    this.run = run;
    const { level, seed, career } = run;
    const { params } = rules.levels.find(({ id }) => id === level) ?? rules.levels[0];
    this.session =
      session ??
      new Session(rules, { level, params, seed, ...(career !== undefined && { career }) });
    this.#next = inputs;
  }

  /** How many inputs were played. */
  get inputs(): number {
    return this.#next;
  }

  /** Whether every input is played and the time has come, or nothing more can come. */
  get done(): boolean {
    const { session, run } = this;
    if (this.#refused !== undefined) return true;
    const isDue = this.#next < run.log.length && this.#isDue;
    return !isDue && (session.time >= run.length || session.status !== 'playing');
  }

  /** What came of it, once it is done: the same position, the result as claimed. */
  get outcome(): PlayedRun {
    const { session, run } = this;
    if (this.#refused !== undefined) return refuse('input-refused', this.#refused);
    if (session.time !== run.length || this.#next !== run.log.length) {
      return refuse('ends-elsewhere', `at ${session.time}, recorded ${run.length}`);
    }
    if (session.hash() !== run.hash) {
      return refuse('ends-elsewhere', `with ${session.hash()}, recorded ${run.hash}`);
    }
    const result = resultOf(session);
    const { status, score, stars } = run.result;
    if (result.status !== status || result.score !== score || result.stars !== stars) {
      return refuse('other-result', JSON.stringify(result));
    }
    return { ok: true, session };
  }

  /** Plays one input, or one tick if no input is due. @returns its cues */
  step(): readonly Cue[] {
    const { session, run } = this;
    if (this.done) return [];
    const entry = this.#isDue ? run.log[this.#next] : undefined;
    if (entry) {
      const outcome = session.apply(entry[1]);
      if (!outcome.ok) {
        this.#refused = `input ${this.#next} at ${session.time}: ${outcome.why}`;
        return [];
      }
      this.#next += 1;
      return outcome.cues;
    }
    // A turn game's time passes with its moves only.
    if (!session.rules.tick) {
      this.#refused = `no move at ${session.time}`;
      return [];
    }
    return session.advance();
  }

  get #isDue(): boolean {
    const entry = this.run.log[this.#next];
    return entry !== undefined && entry[0] <= this.session.time;
  }
}

/**
 * Plays a run to its end and proves it.
 * @param seen called after every input and tick
 */
export function playRun(
  rules: Rules,
  run: Run,
  seen?: (session: Session, cues: readonly Cue[]) => void,
): PlayedRun {
  const fault = faultOf(rules, run);
  if (fault) return fault;
  let player: RunPlayer;
  try {
    player = new RunPlayer(rules, run);
  } catch (error) {
    return refuse('deal-refused', error instanceof Error ? error.message : String(error));
  }
  while (!player.done) {
    const cues = player.step();
    seen?.(player.session, cues);
  }
  return player.outcome;
}

function refuse(fault: RunFault, detail: string): PlayedRun & { readonly ok: false } {
  return { ok: false, fault, detail };
}
