import { parseEvent, parseReport, type Report, type StatisticEvent } from '@playgrove/events';
import { quickEvent } from './quick.ts';

/** What the server keeps of one thing that happened, until it is counted. */
export type Entry = {
  /** When it came in, by the server's clock; milliseconds since 1970. */
  readonly at: number;
  readonly what: StatisticEvent | (Report & { readonly name: 'report' });
  readonly campaign?: string;
  /** The visitor's hash of that day, for counting visitors; never an address. */
  readonly visitor?: string;
  /** A machine; it is counted apart and otherwise ignored. */
  readonly bot?: true;
};

/** One line of the spool, line feed included. */
export function writeEntry(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** Reads a line of the spool without its line feed; nothing when it is not whole. */
export function readEntry(line: string): Entry | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { at, what, campaign, visitor, bot } = raw as Readonly<Record<string, unknown>>;
  const known = readWhat(what);
  if (typeof at !== 'number' || known === undefined) return undefined;
  return {
    at,
    what: known,
    ...(typeof campaign === 'string' ? { campaign } : {}),
    ...(typeof visitor === 'string' ? { visitor } : {}),
    ...(bot === true ? { bot } : {}),
  };
}

function readWhat(raw: unknown): Entry['what'] | undefined {
  if (typeof raw === 'object' && raw !== null && 'name' in raw && raw.name === 'report') {
    const { name: _, ...body } = raw;
    const report = parseReport(body);
    return report.ok ? { name: 'report', ...report.value } : undefined;
  }
  const quick = quickEvent(raw);
  if (quick) return quick;
  const event = parseEvent(raw);
  return event.ok ? event.value : undefined;
}
