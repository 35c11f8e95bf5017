import { isGameId } from '@playgrove/catalogue';
import {
  parseEvent,
  parseReport,
  parseVote,
  type Report,
  type StatisticEvent,
  type Vote,
} from '@playgrove/protocol';
import { isPlausible } from '../base/day.ts';

/** One event, vote or report as the spool holds it until it is counted. */
export type Entry = {
  /** Time of arrival by the server's clock, in milliseconds since 1970. */
  readonly at: number;
  readonly what:
    | StatisticEvent
    | (Vote & { readonly name: 'vote' })
    | (Report & { readonly name: 'report' })
    | Verdict;
  readonly campaign?: string;
  /** The visitor's hash of that day, for counting visitors. Never an address. */
  readonly visitor?: string;
  /** Sent by a bot: it counts as such and nowhere else. */
  readonly bot?: true;
  /** The play is beyond its network's public limit: only the operator sees it. */
  readonly over?: true;
  /** Seconds of the play that are beyond that limit. */
  readonly overSeconds?: number;
};

/** What became of a run that was sent here. */
export type Verdict = {
  readonly name: 'verdict';
  /** Empty if the run does not name one that is known. */
  readonly game: string;
  /** `stored`, `entered`, `flagged`, or why it was refused. */
  readonly outcome: string;
};

/** A line of the spool, with its line feed. */
export function writeEntry(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** Reads a line of the spool without its line feed; returns undefined if it cannot be counted. */
export function readEntry(line: string): Entry | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { at, what, campaign, visitor, bot, over, overSeconds } = raw as Readonly<
    Record<string, unknown>
  >;
  const known = readWhat(what);
  if (typeof at !== 'number' || !isPlausible(at) || known === undefined) return undefined;
  return {
    at,
    what: known,
    ...(typeof campaign === 'string' ? { campaign } : {}),
    ...(typeof visitor === 'string' ? { visitor } : {}),
    ...(bot === true ? { bot } : {}),
    ...(over === true ? { over } : {}),
    ...(isSeconds(overSeconds) ? { overSeconds } : {}),
  };
}

function isSeconds(raw: unknown): raw is number {
  return typeof raw === 'number' && raw >= 0 && Number.isFinite(raw);
}

function readWhat(raw: unknown): Entry['what'] | undefined {
  if (typeof raw === 'object' && raw !== null && 'name' in raw) {
    const { name, ...body } = raw;
    const read = name === 'vote' ? parseVote(body) : name === 'report' && parseReport(body);
    if (name === 'verdict') return readVerdict(body);
    if (read) return read.ok ? ({ name, ...read.value } as Entry['what']) : undefined;
  }
  const event = parseEvent(raw);
  return event.ok ? event.value : undefined;
}

function readVerdict(body: object): Verdict | undefined {
  const { game, outcome } = body as Readonly<Record<string, unknown>>;
  if (game !== '' && !isGameId(game)) return undefined;
  if (typeof outcome !== 'string' || !/^[a-z-]{1,40}$/.test(outcome)) return undefined;
  return { name: 'verdict', game: String(game), outcome };
}
