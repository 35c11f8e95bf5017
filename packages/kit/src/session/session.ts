import type { Cue, Json, Result, Rng, Rules, Status, StepContext } from '../contract/index.ts';
import { createRng, restoreRng } from '../core/index.ts';
import { clone, hashJson } from './json.ts';

/** Why a save or an input was refused. */
export type Outcome =
  | { readonly ok: true; readonly cues: readonly Cue[] }
  | { readonly ok: false; readonly why: string };

/**
 * The stored form of a game in progress. `snapshot` is restored, then `log` is replayed: tick games
 * store no log, turn games no snapshot until the log is long.
 */
export type Save = {
  readonly format: 1;
  readonly slug: string;
  readonly version: number;
  readonly level: string;
  readonly params: Json;
  readonly seed: string;
  /** The player's career, if the rules have one. */
  readonly career?: Json;
  /** `[tick, input]`; in turn games `tick` counts the moves before it. The last moves only. */
  readonly log: readonly (readonly [number, Json])[];
  readonly undone: number;
  /** Ticks that have passed, or all moves made. */
  readonly tick: number;
  /** The position now; in turn games the one before the moves of `log`. */
  readonly snapshot?: { readonly state: Json; readonly rng: readonly number[] };
  /** `hashJson` of state and random state at the moment of saving. */
  readonly hash: string;
};

type Frame = { readonly state: Json; readonly rng: Rng['state'] };

/** A moment of a game, from which it can go on without being dealt again. */
export type Position = Frame & { readonly tick: number };

/** Moves that are undone without replaying the game, and that a save holds. */
export const RECENT_MOVES = 256;
/** The inputs that a tick game remembers; when there are more, the older half is dropped. */
export const MAX_LOGGED = 36_000;

/** The start of a session. */
export type Start = {
  readonly level: string;
  readonly params: Json;
  readonly seed: string;
  /** The player's career; a fresh one if it is missing and the rules have a career. */
  readonly career?: Json;
};

/**
 * One play session: state, history and clock, without a browser.
 * The same start and the same inputs at the same ticks give the same `hash()`.
 */
export class Session {
  readonly rules: Rules;
  readonly start: Start;
  #state: Json;
  #rng: Rng;
  #tick = 0;
  #log: (readonly [number, Json])[] = [];
  #past: Frame[] = [];
  #future: (readonly [number, Json])[] = [];
  #undone = 0;
  /** Where the log begins, if that is not the deal: a save does not hold all moves of a long game. */
  #base: Position | undefined;
  #dropped = false;

  /**
   * Deals a new game. Throws when `params` or `career` are not ones the rules accept.
   * @param from goes on from there instead of dealing
   */
  constructor(rules: Rules, start: Start, from?: Position) {
    const params = rules.parseParams(start.params);
    if (!params.ok) throw new Error(`${rules.slug}: params refused: ${params.error}`);
    const career = rules.career?.parse(start.career ?? rules.career.fresh);
    if (career && !career.ok) throw new Error(`${rules.slug}: career refused: ${career.error}`);
    this.rules = rules;
    this.start = {
      level: start.level,
      params: params.value,
      seed: start.seed,
      ...(career && { career: career.value }),
    };
    this.#rng = createRng(`${rules.slug}/${start.seed}`);
    if (from) {
      this.#base = from;
      this.#state = clone(from.state);
      this.#rng = restoreRng(from.rng);
      this.#tick = from.tick;
      return;
    }
    // Copies: a deal may keep them inside the state, and ticks edit the state in place.
    this.#state = rules.deal(clone(params.value), this.#rng, career ? clone(career.value) : null);
  }

  get state(): Json {
    return this.#state;
  }

  get status(): Status {
    return this.rules.status(this.#state);
  }

  /** Ticks that have passed, or moves made. */
  get time(): number {
    return this.#tick;
  }

  /** The career to carry on to the next game; undefined if the rules have none. */
  get career(): Json | undefined {
    return this.rules.career?.of(this.#state);
  }

  /** The inputs so far; of a resumed game those that its save held. */
  get log(): readonly (readonly [number, Json])[] {
    return this.#log;
  }

  /** Whether `log` has lost inputs of this play session: there were too many. */
  get dropped(): boolean {
    return this.#dropped;
  }

  /** This moment; later ones do not change it. */
  get position(): Position {
    return { state: clone(this.#state), rng: this.#rng.state, tick: this.#tick };
  }

  /** Whether there was an input, in this play session or before the game was saved. */
  get begun(): boolean {
    return this.#log.length > 0 || this.#base !== undefined;
  }

  /** Moves that can be undone now. */
  get undoLeft(): number {
    const { pace } = this.rules;
    if (pace.kind !== 'turns' || pace.undo === 'none') return 0;
    const allowed = pace.undo === 'unlimited' ? Infinity : Math.max(0, pace.undo - this.#undone);
    return Math.min(allowed, this.#log.length);
  }

  /** Undos left in this game, whether or not there is a move to undo. */
  get undoStock(): number {
    const { pace } = this.rules;
    if (pace.kind !== 'turns' || pace.undo === 'none') return 0;
    return pace.undo === 'unlimited' ? Infinity : Math.max(0, pace.undo - this.#undone);
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /**
   * Applies one input from outside. Unknown shapes and illegal moves are refused and change
   * nothing.
   */
  apply(raw: Json): Outcome {
    const outcome = this.#apply(raw);
    if (outcome.ok) this.#future = [];
    return outcome;
  }

  /** Tick games: one fixed step of time. Returns what happened. */
  advance(): readonly Cue[] {
    const { rules } = this;
    if (!rules.tick) throw new Error(`${rules.slug}: a turn game has no ticks`);
    if (this.status !== 'playing') return [];
    const cues: Cue[] = [];
    rules.tick(this.#state, contextFor(this.#rng, cues));
    this.#tick += 1;
    return cues;
  }

  /** Undoes the last move. Returns false if there is none, or no undo is left. */
  undo(): boolean {
    if (this.undoLeft === 0) return false;
    const last = this.#log.at(-1);
    if (!last) return false;
    const log = this.#log.slice(0, -1);
    const frame = this.#past.pop();
    if (frame) {
      this.#state = frame.state;
      this.#rng = restoreRng(frame.rng);
    } else {
      const again = new Session(this.rules, this.start, this.#base);
      for (const [, input] of log) again.#apply(input);
      this.#state = again.#state;
      this.#rng = again.#rng;
      this.#past = again.#past;
    }
    this.#log = log;
    this.#tick -= 1;
    this.#future.push(last);
    this.#undone += 1;
    return true;
  }

  /** Repeats the move that `undo` took back. */
  redo(): Outcome {
    const move = this.#future.at(-1);
    if (!move) return { ok: false, why: 'nothing-to-redo' };
    const outcome = this.#apply(move[1]);
    if (outcome.ok) this.#future.pop();
    return outcome;
  }

  hash(): string {
    return hashJson([this.#state, [...this.#rng.state]]);
  }

  save(): Save {
    const { rules, start } = this;
    const isTicks = rules.pace.kind === 'ticks';
    const isLong = this.#base !== undefined || this.#log.length > RECENT_MOVES;
    const recent = isLong ? this.#past.length : this.#log.length;
    const [oldest = this.#frame] = this.#past;
    const snapshot = isTicks ? this.#frame : isLong ? oldest : undefined;
    return {
      format: 1,
      slug: rules.slug,
      version: rules.version,
      level: start.level,
      params: start.params,
      seed: start.seed,
      ...(start.career !== undefined && { career: start.career }),
      log: isTicks ? [] : this.#log.slice(this.#log.length - recent),
      undone: this.#undone,
      tick: this.#tick,
      ...(snapshot && { snapshot: { state: clone(snapshot.state), rng: [...snapshot.rng] } }),
      hash: this.hash(),
    };
  }

  /** Builds a new session from a save. If the save is refused, nothing else changes. */
  static resume(rules: Rules, raw: unknown): Result<Session> {
    const read = readSave(rules, raw);
    if (!read.ok) return read;
    const save = read.value;
    try {
      const { snapshot, log, tick } = save;
      const rng = snapshot?.rng as Rng['state'] | undefined;
      const base = snapshot && rng && { state: snapshot.state, rng, tick: tick - log.length };
      const session = new Session(rules, save, base);
      for (const [index, [, input]] of log.entries()) {
        const outcome = session.#apply(input);
        if (!outcome.ok) return refuse(`log[${index}]: ${outcome.why}`);
      }
      session.#undone = save.undone;
      if (session.hash() !== save.hash) return refuse('hash: the position does not match the save');
      return { ok: true, value: session };
    } catch (error) {
      return refuse(`position: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  get #frame(): Frame {
    return { state: this.#state, rng: this.#rng.state };
  }

  #apply(raw: Json): Outcome {
    const { rules } = this;
    if (this.status !== 'playing') return { ok: false, why: 'over' };
    const input = rules.parseInput(raw);
    if (!input.ok) return { ok: false, why: input.error };
    const cues: Cue[] = [];
    if (rules.pace.kind === 'ticks') {
      const why = rules.step(this.#state, input.value, contextFor(this.#rng, cues));
      if (why) return { ok: false, why };
      this.#log.push([this.#tick, input.value]);
      // Only replays need them, and a play session may last for hours.
      if (this.#log.length > MAX_LOGGED) {
        this.#log = this.#log.slice(MAX_LOGGED / 2);
        this.#dropped = true;
      }
      return { ok: true, cues };
    }
    const before = this.#frame;
    const rng = restoreRng(before.rng);
    const next = clone(this.#state);
    const why = rules.step(next, input.value, contextFor(rng, cues));
    if (why) return { ok: false, why };
    this.#past.push(before);
    if (this.#past.length > RECENT_MOVES) this.#past.shift();
    this.#state = next;
    this.#rng = rng;
    this.#log.push([this.#tick, input.value]);
    this.#tick += 1;
    return { ok: true, cues };
  }
}

function contextFor(rng: Rng, cues: Cue[]): StepContext {
  return {
    rng,
    cue(name, at, value, stage) {
      cues.push({
        name,
        ...(at && { at }),
        ...(value !== undefined && { value }),
        ...(stage !== undefined && { stage }),
      });
    },
  };
}

function refuse(error: string): { ok: false; error: string } {
  return { ok: false, error };
}

function readSave(rules: Rules, raw: unknown): Result<Save> {
  if (typeof raw !== 'object' || raw === null) return refuse('save: not an object');
  const save = raw as Partial<Save>;
  if (save.format !== 1) return refuse(`format: expected 1, got ${String(save.format)}`);
  if (save.slug !== rules.slug)
    return refuse(`slug: expected ${rules.slug}, got ${String(save.slug)}`);
  if (save.version !== rules.version) {
    return refuse(`version: made by rules ${String(save.version)}, these are ${rules.version}`);
  }
  if (typeof save.seed !== 'string') return refuse('seed: not a text');
  if (typeof save.level !== 'string') return refuse('level: not a text');
  if (save.params === undefined) return refuse('params: missing');
  if (typeof save.hash !== 'string') return refuse('hash: not a text');
  if (!isCount(save.undone)) return refuse('undone: not a count');
  if (!isCount(save.tick)) return refuse('tick: not a count');
  if (!Array.isArray(save.log) || !save.log.every(isLogEntry)) {
    return refuse('log: not a list of [tick, input]');
  }
  const { snapshot, tick, log } = save;
  const isTurns = rules.pace.kind === 'turns';
  if (isTurns && (snapshot ? tick <= log.length : tick !== log.length)) {
    return refuse(`tick: ${tick}, but the log holds ${log.length} moves`);
  }
  if (!isTurns || snapshot) {
    const rng = snapshot?.rng;
    if (!Array.isArray(rng) || rng.length !== 4 || !rng.every(isCount)) {
      return refuse('snapshot: missing, or its random state is not four counts');
    }
  }
  return { ok: true, value: save as Save };
}

function isLogEntry(value: unknown): value is readonly [number, Json] {
  return Array.isArray(value) && value.length === 2 && isCount(value[0]);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
