import type { Json, Rules } from '../contract/index.ts';
import { dailyLevel, dailySeed } from './daily.ts';
import { canonical } from './json.ts';
import { playRun, runOf, type Log, type Run, type RunFault, type RunResult } from './run.ts';
import { readRun, writeRun } from './run-text.ts';

/** What a server wants to know of a run that somebody sent. */
export type Question = {
  /** For the board of a day: it must be that day's challenge, played to its end, without a career. */
  readonly day?: string;
};

export type JudgeFault =
  | RunFault
  | 'not-a-run'
  | 'other-level'
  | 'other-day'
  | 'with-career'
  | 'not-finished'
  | 'takes-too-long';

/** A run that these rules have played. */
export type Proven = {
  readonly ok: true;
  /** The run as it was played here, so that nothing else comes along with it. */
  readonly text: string;
  readonly length: number;
  readonly result: RunResult;
  /** Sorts boards: the lower, the better. */
  readonly rank: number;
  /** Pressed for a whole minute as no hand can. */
  readonly tooFast: boolean;
};

export type Verdict =
  | Proven
  | { readonly ok: false; readonly fault: JudgeFault; readonly detail: string };

/** Plays a run in a server. @param isOver whether it has taken too long */
export type Judge = (text: string, question: Question, isOver: () => boolean) => Verdict;

/** Steps between two looks at the clock. */
const STEPS = 64;

class TooLong extends Error {}

/** The judge of a game. The build bundles one for each game; the server knows nothing else of it. */
export function judgeOf(rules: Rules): Judge {
  return (text, { day }, isOver) => {
    const refuse = (fault: JudgeFault, detail: string): Verdict => ({ ok: false, fault, detail });
    const read = readRun(text);
    if (!read.ok) return refuse('not-a-run', read.error);
    const run = read.value;
    const wrong = day === undefined ? undefined : wrongForDay(rules, run, day);
    if (wrong !== undefined) return refuse(wrong, `for ${day}`);
    let steps = 0;
    try {
      const played = playRun(rules, run, () => {
        steps += 1;
        if (steps % STEPS === 0 && isOver()) throw new TooLong(`after ${steps} steps`);
      });
      if (!played.ok) return played;
      const { result } = run;
      if (day !== undefined && !counts(rules, result)) return refuse('not-finished', result.status);
      return {
        ok: true,
        text: writeRun(runOf(played.session)),
        length: run.length,
        result,
        rank: rankOf(rules, run),
        tooFast: isTooFast(rules, run.log),
      };
    } catch (error) {
      if (error instanceof TooLong) return refuse('takes-too-long', error.message);
      // Inputs of any shape reach the rules; one that throws is refused.
      return refuse('input-refused', error instanceof Error ? error.message : String(error));
    }
  };
}

function wrongForDay(rules: Rules, run: Run, day: string): JudgeFault | undefined {
  if (run.slug !== rules.slug) return 'other-game';
  if (run.seed !== dailySeed(rules.slug, day)) return 'other-day';
  if (run.level !== dailyLevel(rules.levels, day).id) return 'other-level';
  return run.career === undefined || isFresh(rules, run.career) ? undefined : 'with-career';
}

/** A run records the fresh career that a day is dealt with. */
function isFresh({ career }: Rules, carried: Json): boolean {
  const fresh = career?.parse(career.fresh);
  try {
    return fresh?.ok === true && canonical(fresh.value) === canonical(carried);
  } catch {
    // Nested so deeply that it cannot be compared.
    return false;
  }
}

/** Whether a result can stand on a board: it ended, and there is something to be proud of. */
function counts({ scoring }: Rules, { status, score }: RunResult): boolean {
  if (status === 'playing') return false;
  if (status === 'won') return true;
  return scoring?.better === 'higher' && score !== undefined && score > 0;
}

/** By score; without one, fewer moves or ticks are better. */
function rankOf({ scoring }: Rules, { result: { score }, length }: Run): number {
  if (score === undefined) return length;
  return scoring?.better === 'lower' ? score : -score;
}

/** More presses a second than the fastest thumbs manage for a minute. */
const PRESSES_A_SECOND = 20;
/** Games with more different inputs than this are steered, which gives an input a tick honestly. */
const MAX_KINDS = 24;

/** Whether there is a minute with this many presses that no hand made them. */
export function isTooFast({ pace }: Pick<Rules, 'pace'>, log: Log): boolean {
  if (pace.kind !== 'ticks') return false;
  const presses = PRESSES_A_SECOND * 60;
  if (log.length <= presses) return false;
  if (new Set(log.map(([, input]) => JSON.stringify(input))).size > MAX_KINDS) return false;
  const minute = pace.hz * 60;
  return log.some(([at], index) => at - (log[index - presses]?.[0] ?? -Infinity) < minute);
}
