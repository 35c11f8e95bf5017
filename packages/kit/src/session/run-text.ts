import type { Json, Result } from '../contract/index.ts';
import { MAX_INPUTS, MAX_LENGTH, type Log, type Run, type RunResult } from './run.ts';

/** What a run's text begins with. */
const FORMAT = 1;
/** Characters of a run. */
export const MAX_RUN_TEXT = 1024 * 1024;
const STATUSES: readonly string[] = ['playing', 'won', 'lost', 'over'];

/** A log as a short text: every input once, and the entries. */
export type PackedLog = readonly [inputs: readonly Json[], entries: string];

/**
 * Packs a log as it grows: every input once, then for each entry the time since the last one and the
 * number of its input. Most games know few inputs, and most players press at a steady pace.
 */
export class LogPacker {
  readonly #numbers = new Map<string, number>();
  readonly #inputs: Json[] = [];
  #entries = '';
  #at = 0;
  /** Entries that are packed. */
  count = 0;
  /** Characters of the whole. */
  length = 0;

  add([at, input]: Log[number]): void {
    const key = JSON.stringify(input);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#inputs.push(input) - 1;
      this.#numbers.set(key, number);
      this.length += key.length;
    }
    const entry = `${(at - this.#at).toString(36)}.${number.toString(36)}`;
    this.#entries += this.count === 0 ? entry : ` ${entry}`;
    this.#at = at;
    this.count += 1;
    this.length += entry.length + 1;
  }

  get packed(): PackedLog {
    return [this.#inputs, this.#entries];
  }
}

export function packLog(log: Log): PackedLog {
  const packer = new LogPacker();
  for (const entry of log) packer.add(entry);
  return packer.packed;
}

/** Reads a packed log; undefined if it is not exactly well formed. */
export function unpackLog(inputs: unknown, entries: unknown): Log | undefined {
  if (!Array.isArray(inputs) || typeof entries !== 'string') return undefined;
  if (entries === '') return inputs.length === 0 ? [] : undefined;
  const log: (readonly [number, Json])[] = [];
  let at = 0;
  for (const entry of entries.split(' ')) {
    const [, delta = '', number = ''] = /^([\da-z]{1,6})\.([\da-z]{1,6})$/.exec(entry) ?? [];
    if (delta === '') return undefined;
    at += Number.parseInt(delta, 36);
    const input = (inputs as readonly Json[])[Number.parseInt(number, 36)];
    if (input === undefined || at > MAX_LENGTH || log.length >= MAX_INPUTS) return undefined;
    log.push([at, input]);
  }
  return log;
}

/** A run as text. Links and servers pack it (`@playgrove/protocol/packed-text`). */
export function writeRun(run: Run): string {
  const { slug, version, level, seed, length, hash, career, result } = run;
  const [inputs, entries] = packLog(run.log);
  const { status, score, stars } = result;
  const facts = [
    FORMAT,
    slug,
    version,
    level,
    seed,
    length,
    hash,
    status,
    score ?? null,
    stars ?? null,
  ];
  return JSON.stringify([...facts, inputs, entries, ...(career === undefined ? [] : [career])]);
}

/**
 * Reads a run that came from anywhere. Nothing of it is played here.
 * @returns the run, or what is wrong with the text
 */
export function readRun(text: string): Result<Run> {
  if (text.length > MAX_RUN_TEXT) return { ok: false, error: 'size: too long' };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, error: 'run: not JSON' };
  }
  return readFacts(raw);
}

function readFacts(raw: unknown): Result<Run> {
  const refuse = (error: string): Result<Run> => ({ ok: false, error });
  if (!Array.isArray(raw) || raw[0] !== FORMAT) return refuse('format: not one that is known here');
  if (raw.length < 12 || raw.length > 13) return refuse('run: not a run');
  const [
    ,
    slug,
    version,
    level,
    seed,
    length,
    hash,
    status,
    score,
    stars,
    inputs,
    entries,
    career,
  ] = raw as readonly unknown[];
  if (!isText(slug, 80)) return refuse('slug: not a short text');
  if (!isCount(version, 1e6)) return refuse('version: not a number');
  if (!isText(level, 80)) return refuse('level: not a short text');
  if (!isText(seed, 120)) return refuse('seed: not a short text');
  if (!isCount(length, MAX_LENGTH)) return refuse('length: not a possible number');
  if (typeof hash !== 'string' || !/^[\da-f]{16}$/.test(hash)) return refuse('hash: not a hash');
  if (typeof status !== 'string' || !STATUSES.includes(status)) return refuse('status: unknown');
  if (score !== null && !(typeof score === 'number' && Number.isFinite(score))) {
    return refuse('score: not a number');
  }
  if (stars !== null && !isCount(stars, 3)) return refuse('stars: not 0 to 3');
  const log = unpackLog(inputs, entries);
  if (!log) return refuse('log: not well formed');
  const result: RunResult = {
    status: status as RunResult['status'],
    ...(typeof score === 'number' && { score }),
    ...(typeof stars === 'number' && { stars }),
  };
  const carried = raw.length === 13 ? { career: career as Json } : {};
  return { ok: true, value: { slug, version, level, seed, ...carried, log, length, hash, result } };
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= most;
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
