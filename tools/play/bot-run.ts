import { join } from 'node:path';
import {
  dailyLevel,
  dailySeed,
  runOf,
  Session,
  type Run,
  type Start,
} from '@playgrove/kit/session';
import { botPlayer, loadSubject, play, startOf } from '@playgrove/kit/testing';
import { ROOT } from '../root.ts';

export type BotRunOptions = {
  /** A day's challenge instead of the first level. */
  readonly day?: string;
  readonly seed?: string;
  readonly skill?: number;
  /** Moves or ticks; a run that has not ended by then is one that goes on. */
  readonly limit?: number;
  /** A limit for games with ticks, in place of the other one. */
  readonly seconds?: number;
};

/** A run that a game's own bot has played. */
export async function botRun(slug: string, options: BotRunOptions = {}): Promise<Run> {
  const subject = await loadSubject(join(ROOT, 'games'), slug);
  const { rules } = subject;
  const { day, seed = 'bot', skill = 0.7, limit = Infinity, seconds } = options;
  const level = day === undefined ? undefined : dailyLevel(rules.levels, day);
  const start: Start =
    day === undefined || level === undefined
      ? startOf(rules, 0, seed)
      : { level: level.id, params: level.params, seed: dailySeed(slug, day) };
  const session = new Session(rules, start);
  const inTicks = rules.pace.kind === 'ticks' && seconds !== undefined;
  const most = inTicks ? seconds * rules.pace.hz : limit;
  play(session, botPlayer(subject, skill, seed), most);
  return runOf(session);
}
