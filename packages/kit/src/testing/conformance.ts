import { afterAll, describe, expect, test } from 'vitest';
import { BOARD_CHECKS } from './board-checks.ts';
import { CAREER_CHECKS } from './career-checks.ts';
import { checkGolden } from './golden.ts';
import { HANDS_CHECKS } from './hands-checks.ts';
import { KEEPSAKE_CHECK } from './keepsake-checks.ts';
import { JUNK_CHECKS } from './junk-checks.ts';
import { MISTAKE_CHECK } from './mistake-checks.ts';
import { PROOF_CHECKS } from './proof-checks.ts';
import { RIVAL_CHECK } from './rival-checks.ts';
import { RULES_CHECKS, type Check } from './rules-checks.ts';
import { SEAT_CHECKS } from './seat-checks.ts';
import { SOURCE_CHECK } from './source-checks.ts';
import { gameFolders, loadSubject, type Subject } from './subject.ts';
import { Tally } from './tally.ts';
import { LESSON_CHECK } from './lesson-checks.ts';
import { VIEW_CHECKS, WORDS_CHECK } from './view-checks.ts';

/**
 * Every promise, in the order of the checks: messages are looked up after everything else was
 * played.
 */
export const CHECKS: readonly Check[] = [
  ...RULES_CHECKS,
  ...SEAT_CHECKS,
  ...JUNK_CHECKS,
  ...CAREER_CHECKS,
  ...PROOF_CHECKS,
  { promise: 'plays its golden game', run: checkGolden },
  ...VIEW_CHECKS,
  RIVAL_CHECK,
  MISTAKE_CHECK,
  LESSON_CHECK,
  KEEPSAKE_CHECK,
  ...HANDS_CHECKS,
  ...BOARD_CHECKS,
  SOURCE_CHECK,
  WORDS_CHECK,
];

export type ConformanceOptions = {
  /** Absolute path of the folder that holds the games. */
  readonly games: string;
  /** Fails if fewer are found: a sweep without games proves nothing. */
  readonly atLeast: number;
  /** `2/4`: only the second quarter of the games, for runs in parts. Default: all. */
  readonly part?: string | undefined;
  /** Only these games. Default: all of the part. */
  readonly only?: readonly string[] | undefined;
  /**
   * `only`: only the promises that take many whole games to prove. `skip`: all others, for a run
   * that checks the proofs' stamps instead. Default: both.
   */
  readonly proofs?: 'only' | 'skip' | undefined;
};

/** The promises that a stamp covers. */
export const PROMISES_OF_PROOFS: readonly string[] = PROOF_CHECKS.map(({ promise }) => promise);

/**
 * The games of a part: all parts together contain each game once.
 * @param part `2/4` is the second of four; undefined means all
 * @throws Error if the part is invalid
 */
export function partOf(slugs: readonly string[], part: string | undefined): readonly string[] {
  if (part === undefined) return slugs;
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number);
  if (index < 1 || index > of) throw new Error(`part: expected one like 2/4, got "${part}"`);
  return slugs.filter((_, at) => at % of === index - 1);
}

/**
 * Registers the shared suite: one `describe` per game, one test per promise, a table at the end.
 * Await it at the top of a test file. To run one game: `npx vitest run games/conformance.test.ts -t <slug>`.
 */
export async function conformance(options: ConformanceOptions): Promise<void> {
  const { games, atLeast, part, only, proofs } = options;
  const all = gameFolders(games);
  const slugs = partOf(all, part).filter((slug) => only?.includes(slug) ?? true);
  const checks = CHECKS.filter(
    (check) => proofs === undefined || PROOF_CHECKS.includes(check) === (proofs === 'only'),
  );
  const tallies: Tally[] = [];

  test(`finds at least ${atLeast} games`, () => {
    expect(all.length).toBeGreaterThanOrEqual(atLeast);
    expect(tallies.map((tally) => tally.game)).toEqual(slugs);
  });

  for (const slug of slugs) {
    const tally = new Tally(slug);
    tallies.push(tally);
    const loaded = await loadSubject(games, slug).catch((error: unknown) => error);
    describe(`${slug}`, () =>
      isSubject(loaded) ? checkAll(loaded, tally, checks) : failAll(loaded));
  }

  afterAll(() => {
    const played = tallies.filter((tally) => tally.games > 0);
    if (played.length > 0) console.table(played.map((tally) => tally.row));
  });
}

function isSubject(loaded: unknown): loaded is Subject {
  return typeof loaded === 'object' && loaded !== null && 'rules' in loaded && 'view' in loaded;
}

function checkAll(subject: Subject, tally: Tally, checks: readonly Check[]): void {
  const named = checks.map((check) => [check.promise, check] as const);
  // oxlint-disable-next-line vitest/expect-expect -- a check throws if its promise is broken
  test.each(named)('%s', (_, check) => check.run(subject, tally));
}

function failAll(error: unknown): void {
  // oxlint-disable-next-line vitest/expect-expect -- the loading error is the failure
  test('loads', () => {
    throw error;
  });
}
