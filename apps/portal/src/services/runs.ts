import { isDay } from '@playgrove/language/days';
import { unpackText } from '@playgrove/protocol/packed-text';
import type { OwnGamesFile } from '../data/files.ts';
import { gamePath } from '../data/routes.ts';
import type { CallContent } from './content.ts';
import type { Services } from './context.ts';

/** Characters of a stored run's id; whatever is longer is a run itself. */
const ID_LENGTH = 16;
/** Characters of a run's text. */
const LONGEST = 1024 * 1024;

const fetched = new Map<string, Promise<string>>();

/**
 * A run as a link brings it.
 * @param run packed, or the id under which the server has it
 * @throws ContentError if the server does not have it
 */
export function fetchRun(run: string, callContent: CallContent): Promise<string> {
  if (run.length > ID_LENGTH) return Promise.resolve(run);
  const known = fetched.get(run) ?? request(run, callContent);
  fetched.set(run, known);
  known.catch(() => fetched.delete(run));
  return known;
}

async function request(id: string, callContent: CallContent): Promise<string> {
  const contents = await callContent(`runs/${encodeURIComponent(id)}`);
  return textOf(contents, 'run');
}

/** Stores a run for everybody who has its link. @returns its id; empty where that is not possible */
export async function storeRun(
  run: string,
  { site, callContent }: Pick<Services, 'site' | 'callContent'>,
): Promise<string> {
  if (!site.runs) return '';
  try {
    return textOf(await callContent('runs', { run }, { quiet: true }), 'id');
  } catch {
    // Its link carries the whole run then.
    return '';
  }
}

/** What a run's text says about it; nothing of that is proven. */
export type RunFacts = {
  readonly slug: string;
  readonly level: string;
  readonly seed: string;
  /** Moves or ticks. */
  readonly length: number;
  readonly score?: number;
};

/** @returns undefined if the text is not a run */
export async function readRunFacts(packed: string): Promise<RunFacts | undefined> {
  const text = await unpackText(packed, LONGEST);
  const [, slug, , level, seed, length, , , score] = listOf(text);
  if (typeof slug !== 'string' || typeof level !== 'string' || typeof seed !== 'string') {
    return undefined;
  }
  return {
    slug,
    level,
    seed,
    length: typeof length === 'number' ? length : 0,
    ...(typeof score === 'number' && { score }),
  };
}

/**
 * The route on which a game shows a run, on its board.
 * @param game its id @param run packed, or the id under which the server has it
 */
export function runPath(game: string, { level, seed }: RunFacts, run: string): string {
  const day = seed.startsWith('daily/') ? seed.split('/')[2] : undefined;
  const board = isDay(day) ? { daily: day } : { level, seed };
  const query = new URLSearchParams({ ...board, run });
  return `${gamePath(game)}?${query.toString()}`;
}

/**
 * The route of the game that a run belongs to, on its board; undefined if the text is not a run of a
 * game that is here.
 * @param run as its link has brought it
 * @param packed the run itself
 */
export async function runRoute(
  run: string,
  packed: string,
  { games }: OwnGamesFile,
): Promise<string | undefined> {
  const facts = await readRunFacts(packed);
  const game = facts && Object.hasOwn(games, facts.slug) ? games[facts.slug] : undefined;
  return facts && game && runPath(game.id, facts, run);
}

function listOf(text: string | undefined): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** @throws Error if the server's answer has no such text */
function textOf(contents: unknown, name: 'run' | 'id'): string {
  const value = (contents as Readonly<Record<string, unknown>> | null)?.[name];
  if (typeof value !== 'string') throw new Error(`runs: the answer has no ${name}`);
  return value;
}
