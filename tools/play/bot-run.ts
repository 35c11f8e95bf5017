import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot, Mind, Rules } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { dailyLevel, dailySeed, runOf, Session, type Run } from '@playgrove/kit/session';
import { ROOT } from '../root.ts';

export type BotRunOptions = {
  /** A day's challenge instead of the first level. */
  readonly day?: string;
  readonly seed?: string;
  readonly skill?: number;
  /** Moves or ticks; a run that has not ended by then is one that goes on. */
  readonly limit?: number;
};

/** A run that a game's own bot has played. */
export async function botRun(slug: string, options: BotRunOptions = {}): Promise<Run> {
  const folder = join(ROOT, 'games', slug);
  const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
  const { rules } = (await load('rules.ts')) as { readonly rules: Rules };
  const { bot } = (await load('bot.ts')) as { readonly bot: Bot };
  const minds = (await load('mind.ts').catch(() => ({}))) as { readonly mind?: Mind };
  const { day, seed = 'bot', skill = 0.7, limit = Infinity } = options;
  const level = day === undefined ? rules.levels[0] : dailyLevel(rules.levels, day);
  const session = new Session(rules, {
    level: level.id,
    params: level.params,
    seed: day === undefined ? seed : dailySeed(slug, day),
  });
  const rng = createRng(`bot/${seed}`);
  while (session.status === 'playing' && session.time < limit) {
    const input = rules.waits?.(session.state)
      ? minds.mind?.rival?.(session.state)
      : bot(session.state, rng, skill);
    if (input !== undefined) {
      const outcome = session.apply(input);
      if (!outcome.ok) throw new Error(`${slug}: its bot’s input was refused: ${outcome.why}`);
    }
    if (rules.tick) session.advance();
    else if (input === undefined) break;
  }
  return runOf(session);
}
