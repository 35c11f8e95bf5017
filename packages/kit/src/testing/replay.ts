import type { Cue, Json, Rules } from '../contract/index.ts';
import { Session, type Start } from '../session/index.ts';

/** A whole playthrough as data: small enough to store, share and check. */
export type Replay = {
  readonly slug: string;
  readonly version: number;
  readonly start: Start;
  readonly log: readonly (readonly [number, Json])[];
  /** The number of ticks (in a turn game, moves). */
  readonly length: number;
  readonly hash: string;
};

/**
 * The moves of `session`, from its deal to now. A restored tick game, or one with more than
 * `MOST_LOGGED` inputs, has lost the early ones.
 */
export function replayOf(session: Session): Replay {
  const { rules, start, log, time } = session;
  return {
    slug: rules.slug,
    version: rules.version,
    start,
    log: [...log],
    length: time,
    hash: session.hash(),
  };
}

/**
 * Plays a replay again, calling `seen` after every tick or move.
 * @throws if it was made by other rules, an input is refused, or the end differs from the recorded
 * one
 */
export function playReplay(
  rules: Rules,
  replay: Replay,
  seen?: (session: Session, cues: readonly Cue[]) => void,
): Session {
  if (replay.slug !== rules.slug || replay.version !== rules.version) {
    throw new Error(
      `${rules.slug} ${rules.version}: replay made by ${replay.slug} ${replay.version}`,
    );
  }
  const session = new Session(rules, replay.start);
  let next = 0;
  const applyDue = (): void => {
    for (
      let entry = replay.log[next];
      entry && entry[0] <= session.time;
      entry = replay.log[next]
    ) {
      const at = session.time;
      const outcome = session.apply(entry[1]);
      if (!outcome.ok)
        throw new Error(`${rules.slug}: replay input ${next} at ${at} refused: ${outcome.why}`);
      next += 1;
      seen?.(session, outcome.cues);
    }
  };
  applyDue();
  // A replay that claims more ticks than the game has must not loop forever.
  while (rules.tick && session.time < replay.length && session.status === 'playing') {
    const cues = session.advance();
    seen?.(session, cues);
    applyDue();
  }
  if (session.time !== replay.length || next !== replay.log.length) {
    throw new Error(
      `${rules.slug}: replay ended at ${session.time} after ${next} inputs, recorded ${replay.length} after ${replay.log.length}`,
    );
  }
  if (session.hash() !== replay.hash) {
    throw new Error(`${rules.slug}: replay ended at ${session.hash()}, recorded ${replay.hash}`);
  }
  return session;
}
