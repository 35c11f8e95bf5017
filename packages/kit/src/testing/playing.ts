import type { Cue, Json, Rng, Rules } from '../contract/index.ts';
import { clone, Session, type Start } from '../session/index.ts';
import { createRng } from '../core/index.ts';
import type { Subject } from './subject.ts';

/** Ticks between a random player's inputs, on average. */
const TICKS_PER_INPUT = 7;
const MINUTES_OF_TICKS = 3;
const MAX_MOVES = 2000;

/** Stops a check; the message says which promise broke, why, and where. */
export function broken(what: string): never {
  throw new Error(what);
}

/** The longest game that bots and random players play. */
export function limitOf({ rules, proof }: Subject): number {
  if (proof.limit !== undefined) return proof.limit;
  return rules.pace.kind === 'ticks' ? rules.pace.hz * 60 * MINUTES_OF_TICKS : MAX_MOVES;
}

export function startOf(rules: Rules, levelIndex: number, seed: string): Start {
  const level = rules.levels[levelIndex % rules.levels.length] ?? rules.levels[0];
  return { level: level.id, params: level.params, seed };
}

/** The first, middle and last level: enough variety without playing all of eighty. */
export function sampledLevels(rules: Rules): readonly number[] {
  const last = rules.levels.length - 1;
  return [...new Set([0, Math.floor(last / 2), last])];
}

/** Decides one move, or the action before one tick: an input, or undefined. */
export type Player = (session: Session) => Json | undefined;

/** Picks random legal inputs; in tick games only from time to time. */
export function randomPlayer(rules: Rules, seed: string): Player {
  const rng = createRng(seed);
  return (session) => {
    if (rules.pace.kind === 'ticks' && rng.int(TICKS_PER_INPUT) > 0) return undefined;
    const legal = rules.inputs(session.state, rng);
    return legal.length > 0 ? rng.pick(legal) : undefined;
  };
}

export function botPlayer(subject: Subject, skill: number, seed: string): Player {
  const rng: Rng = createRng(`bot/${seed}`);
  return (session) =>
    subject.rules.waits?.(session.state)
      ? rivalMove(subject, session)
      : subject.bot(session.state, rng, skill);
}

/** The input of the game's own rival. */
export function rivalMove({ mind }: Subject, session: Session): Json {
  const move = mind?.rival?.(frozen(session.state));
  if (move === undefined) broken(`${where(session)}: it is the rival's turn, and it has no move`);
  return move;
}

/**
 * Plays until the end or the limit. Every input must be accepted.
 * @param seen called after every move or tick, with its cues
 * @returns the number of inputs
 */
export function play(
  session: Session,
  player: Player,
  limit: number,
  seen?: (cues: readonly Cue[]) => void,
): number {
  const { rules } = session;
  let inputs = 0;
  while (session.status === 'playing' && session.time < limit) {
    const input = player(session);
    const cues: Cue[] = [];
    if (input !== undefined) {
      const outcome = session.apply(input);
      if (!outcome.ok) {
        broken(`${where(session)}: ${JSON.stringify(input)} was refused: ${outcome.why}`);
      }
      cues.push(...outcome.cues);
      inputs += 1;
    } else if (rules.pace.kind === 'turns') {
      broken(`${where(session)}: no move was made while the game goes on`);
    }
    if (rules.pace.kind === 'ticks' && session.status === 'playing') {
      cues.push(...session.advance());
    }
    seen?.(cues);
  }
  return inputs;
}

/**
 * A random game up to a fraction of its length, for checks that need a position; 1 is the last
 * before the end.
 */
export function partOfGame(subject: Subject, level: number, seed: string, part = 0.5): Session {
  const { rules } = subject;
  const start = startOf(rules, level, seed);
  const whole = new Session(rules, start);
  play(whole, randomPlayer(rules, seed), Math.min(limitOf(subject), 1200));
  const session = new Session(rules, start);
  play(session, randomPlayer(rules, seed), Math.max(1, Math.floor((whole.time - 1) * part)));
  return session;
}

export function where(session: Session): string {
  const { rules, start, time } = session;
  const unit = rules.pace.kind === 'ticks' ? 'tick' : 'move';
  return `level ${start.level}, seed ${start.seed}, ${unit} ${time}`;
}

/** A copy that throws on writes. */
export function frozen<T extends Json>(value: T): T {
  return freeze(clone(value));
}

function freeze<T extends Json>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const item of Object.values(value)) freeze(item as Json);
  return Object.freeze(value);
}

/**
 * The path of a value that JSON would lose (undefined, NaN, a class, a hole), or undefined if there
 * is none.
 */
export function notPlain(value: unknown, at = 'state'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? undefined : `${at} is ${value}`;
  }
  if (typeof value !== 'object') return `${at} is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const found = notPlain(value[index], `${at}[${index}]`);
      if (found) return found;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${at} is not a plain object`;
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${at}.${key}`);
    if (found) return found;
  }
  return undefined;
}
