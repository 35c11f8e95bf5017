import { isDay } from '@playgrove/language/days';
import { cleanName } from './challenge-name.ts';

export { cleanName };

/**
 * What a game is opened with: a day, a board with somebody's score to beat, or the board of a run.
 * `run`: packed, or the id under which the server has it.
 */
export type Launch = {
  readonly daily?: string;
  readonly level?: string;
  readonly seed?: string;
  readonly beat?: number;
  readonly by?: string;
  readonly run?: string;
};

const LEVEL = /^[\w-]{1,40}$/;
const SEED = /^[\w-]{1,80}$/;
const RUN = /^[\w-]{16,65536}$/;
const BEAT = /^\d{1,9}(?:\.\d{1,3})?$/;

/**
 * Reads the query of a game's route. Only what is well formed comes through: a link carries a day, or
 * a level, a seed, a score and a name, with a run or without, and nothing else.
 */
export function readLaunch(query: string | undefined): Launch | undefined {
  const fields = new URLSearchParams(query);
  const text = (name: string, pattern: RegExp): string | undefined => {
    const value = fields.get(name) ?? '';
    return pattern.test(value) ? value : undefined;
  };
  const daily = fields.get('daily');
  const run = text('run', RUN);
  const carried = run === undefined ? {} : { run };
  if (isDay(daily)) return { daily, ...carried };
  const seed = text('seed', SEED);
  const beat = text('beat', BEAT);
  if (run === undefined && (seed === undefined || beat === undefined)) return undefined;
  const level = text('level', LEVEL);
  const by = cleanName((fields.get('by') ?? '').slice(0, 40));
  return {
    ...(level !== undefined && { level }),
    ...(seed !== undefined && { seed }),
    ...(beat !== undefined && { beat: Number(beat) }),
    ...(by !== '' && { by }),
    ...carried,
  };
}

/** The query of the game's own address; empty for a plain game. */
export function launchQuery(launch: Launch | undefined): string {
  if (!launch) return '';
  const fields = Object.entries(launch).map(([name, value]) => [name, String(value)]);
  return `?${new URLSearchParams(fields).toString()}`;
}
