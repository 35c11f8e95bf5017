import { afterAll, describe, expect, test } from 'vitest';
import { BOARD_CHECKS } from './board-checks.ts';
import { checkGolden } from './golden.ts';
import { HANDS_CHECKS } from './hands-checks.ts';
import { JUNK_CHECKS } from './junk-checks.ts';
import { PROOF_CHECKS } from './proof-checks.ts';
import { RULES_CHECKS, type Check } from './rules-checks.ts';
import { gameFolders, loadSubject, type Subject } from './subject.ts';
import { Tally } from './tally.ts';
import { VIEW_CHECKS, WORDS_CHECK } from './view-checks.ts';

/** Every promise, in the order they are checked: what a game says is looked up after all else was played. */
export const CHECKS: readonly Check[] = [
  ...RULES_CHECKS,
  ...JUNK_CHECKS,
  ...PROOF_CHECKS,
  { promise: 'plays its golden game', run: checkGolden },
  ...VIEW_CHECKS,
  ...HANDS_CHECKS,
  ...BOARD_CHECKS,
  WORDS_CHECK,
];

export type ConformanceOptions = {
  /** Absolute path of the folder that holds the games. */
  readonly games: string;
  /** Fails when fewer are found: a sweep that finds nothing proves nothing. */
  readonly atLeast: number;
  /** `2/4`: the second quarter of the games alone, for runs that share them out. All without it. */
  readonly part?: string | undefined;
};

/**
 * The games of a part: together the parts hold each game once.
 * @param part `2/4` is the second of four; all when it is missing
 * @throws Error when there can be no such part
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
export async function conformance({ games, atLeast, part }: ConformanceOptions): Promise<void> {
  const all = gameFolders(games);
  const slugs = partOf(all, part);
  const tallies: Tally[] = [];

  test(`finds at least ${atLeast} games`, () => {
    expect(all.length).toBeGreaterThanOrEqual(atLeast);
    expect(tallies.map((tally) => tally.game)).toEqual(slugs);
  });

  for (const slug of slugs) {
    const tally = new Tally(slug);
    tallies.push(tally);
    const loaded = await loadSubject(games, slug).catch((error: unknown) => error);
    describe(`${slug}`, () => (isSubject(loaded) ? checkAll(loaded, tally) : failAll(loaded)));
  }

  afterAll(() => {
    const played = tallies.filter((tally) => tally.games > 0);
    if (played.length > 0) console.table(played.map((tally) => tally.row));
  });
}

function isSubject(loaded: unknown): loaded is Subject {
  return typeof loaded === 'object' && loaded !== null && 'rules' in loaded && 'view' in loaded;
}

function checkAll(subject: Subject, tally: Tally): void {
  const checks = CHECKS.map((check) => [check.promise, check] as const);
  // oxlint-disable-next-line vitest/expect-expect -- a check throws when its promise is broken
  test.each(checks)('%s', (_, check) => check.run(subject, tally));
}

function failAll(error: unknown): void {
  // oxlint-disable-next-line vitest/expect-expect -- what kept the game from loading is the failure
  test('loads', () => {
    throw error;
  });
}
