import { join } from 'node:path';
import type { Json } from '@playgrove/kit/contract';
import { Session } from '@playgrove/kit/session';
import { botPlayer, loadSubject, play, startOf } from '@playgrove/kit/testing';
import { ROOT } from '../tools/root.ts';

/** A stored game shortly before its end, and the inputs that end it. */
export type Endgame = {
  readonly save: Json;
  readonly ticks: boolean;
  /** Ticks from the stored position on, or the one move that is left. */
  readonly recorded: readonly (readonly [tick: number, input: Json])[];
  readonly won: boolean;
  readonly level: string;
};

/** Games begun until one is not lost; the last that came to an end serves where all are. */
const DEALS = 4;
/** How long before its end a running game is taken up. */
const LAST_TICKS = 90;

/** Has a game's own bot play its first level to the end. @throws Error when no game comes to an end */
export async function endgameOf(slug: string): Promise<Endgame> {
  const subject = await loadSubject(join(ROOT, 'games'), slug);
  const { rules, proof } = subject;
  const ticks = rules.pace.kind === 'ticks';
  const limit = proof.limit ?? (ticks ? 60 * 60 * 4 : 2000);
  const skill = proof.skills?.[1] ?? 1;
  let ended: Session | undefined;
  for (let deal = 0; deal < DEALS && (!ended || ended.status === 'lost'); deal += 1) {
    const session = new Session(rules, startOf(rules, 0, `end ${deal}`));
    // The last is a beginner's, who comes to an end sooner or later.
    const isLast = deal === DEALS - 1;
    play(session, botPlayer(subject, isLast ? 0 : skill, 'end'), isLast ? 4 * limit : limit);
    if (session.status !== 'playing') ended = session;
  }
  if (!ended) throw new Error(`${slug}: the bot came to no end in ${DEALS} games`);
  const { log } = ended;
  const last = ticks
    ? Math.max(1, ended.time - LAST_TICKS)
    : // The player's own last move: what a rival does after it, its own mind does again.
      lastOwnMove(ended);
  const stored = new Session(rules, ended.start);
  const before = log.filter(([at]) => at < last);
  for (const [at, input] of before) {
    if (ticks) advanceTo(stored, at);
    const outcome = stored.apply(input);
    if (!outcome.ok) throw new Error(`${slug}: ${JSON.stringify(input)} refused: ${outcome.why}`);
  }
  if (ticks) advanceTo(stored, last);
  return {
    save: stored.save() as unknown as Json,
    ticks,
    recorded: log.filter(([at]) => at >= last).map(([at, input]) => [at - last, input] as const),
    won: ended.status === 'won',
    level: ended.start.level,
  };
}

function advanceTo(session: Session, tick: number): void {
  while (session.time < tick) session.advance();
}

/** How many moves were made before the player's last one. */
function lastOwnMove({ rules, start, log }: Session): number {
  const again = new Session(rules, start);
  let last = 0;
  for (const [index, [, input]] of log.entries()) {
    if (!rules.waits?.(again.state)) last = index;
    again.apply(input);
  }
  return last;
}
