/** The proofs of a game that passed, committed with it as `proof.json`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROMISES_OF_PROOFS } from '@playgrove/kit/testing';
import { GAMES, hashOfProofs, proofTests } from './sources.ts';

/** The content of `proof.json`. */
export type Stamp = {
  /** `hashOfProofs` at the time of the run. */
  readonly sources: string;
  /** Titles of passed tests, by file: the shared suite's, then the game's own. */
  readonly passed: Readonly<Record<string, readonly string[]>>;
};

/** The shared suite, whose promises every game proves. */
export const SHARED = 'games/conformance.test.ts';

const pathOf = (slug: string, games: string): string => join(games, slug, 'proof.json');

function isStamp(raw: unknown): raw is Stamp {
  if (typeof raw !== 'object' || raw === null) return false;
  const { sources, passed } = raw as Partial<Stamp>;
  return typeof sources === 'string' && typeof passed === 'object' && passed !== null;
}

/** @returns undefined if the game has no readable stamp */
export function readStamp(slug: string, games = GAMES): Stamp | undefined {
  if (!existsSync(pathOf(slug, games))) return undefined;
  try {
    const raw: unknown = JSON.parse(readFileSync(pathOf(slug, games), 'utf8'));
    return isStamp(raw) ? raw : undefined;
  } catch {
    return undefined;
  }
}

export function writeStamp(slug: string, stamp: Stamp): void {
  writeFileSync(pathOf(slug, GAMES), `${JSON.stringify(stamp, undefined, 2)}\n`);
}

/**
 * @param stamp what the game's `proof.json` says
 * @returns why it is not valid now, as a sentence; undefined if it is valid
 */
export async function faultOf(
  slug: string,
  stamp: Stamp | undefined,
  games = GAMES,
): Promise<string | undefined> {
  const how = `Run: npm run prove -- ${slug}`;
  if (!stamp) return `games/${slug}/proof.json is missing or cannot be read. ${how}`;
  const shared = stamp.passed[SHARED] ?? [];
  const unproved = PROMISES_OF_PROOFS.find((promise) => !shared.includes(promise));
  if (unproved !== undefined) return `games/${slug} has not proved "${unproved}". ${how}`;
  const unrun = proofTests(slug, games).find((path) => (stamp.passed[path] ?? []).length === 0);
  if (unrun !== undefined) return `${unrun} has not been run. ${how}`;
  if (stamp.sources !== (await hashOfProofs(slug, games))) {
    return `Code that the proofs of games/${slug} depend on has changed since they were run. ${how}`;
  }
  return undefined;
}
