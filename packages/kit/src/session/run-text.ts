import type { Json, Result } from '../contract/index.ts';
import { MAX_INPUTS, MAX_LENGTH, type Log, type Run, type RunResult } from './run.ts';

/** Bytes of a run as it travels. */
export const MAX_RUN_BYTES = 64 * 1024;
/** Characters of a run before it is compressed: what inflates to more is no run. */
const MAX_TEXT = 1024 * 1024;
/** What a text of this format begins with. */
const FORMAT = '1';
const STATUSES: readonly string[] = ['playing', 'won', 'lost', 'over'];

/**
 * A log as a short text: every input once, then for each entry the time since the last one and the
 * number of its input. Most games know few inputs, and most players press at a steady pace.
 */
export function packLog(log: Log): readonly [inputs: readonly Json[], entries: string] {
  const numbers = new Map<string, number>();
  const inputs: Json[] = [];
  let last = 0;
  const entries = log.map(([at, input]) => {
    const key = JSON.stringify(input);
    let number = numbers.get(key);
    if (number === undefined) {
      number = inputs.push(input) - 1;
      numbers.set(key, number);
    }
    const entry = `${(at - last).toString(36)}.${number.toString(36)}`;
    last = at;
    return entry;
  });
  return [inputs, entries.join(' ')];
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

/** A run as text for a link or a server: a version, then deflated JSON in base64url. */
export async function writeRun(run: Run): Promise<string> {
  const { slug, version, level, seed, length, hash, career, result } = run;
  const [inputs, entries] = packLog(run.log);
  const { status, score, stars } = result;
  const facts = [slug, version, level, seed, length, hash, status, score ?? null, stars ?? null];
  const text = JSON.stringify([
    ...facts,
    inputs,
    entries,
    ...(career === undefined ? [] : [career]),
  ]);
  return FORMAT + toBase64Url(await deflated(text));
}

/**
 * Reads a run that came from anywhere. Nothing of it is played here.
 * @returns the run, or what is wrong with the text
 */
export async function readRun(text: string): Promise<Result<Run>> {
  const refuse = (error: string): Result<Run> => ({ ok: false, error });
  if (!text.startsWith(FORMAT)) return refuse('format: not one that is known here');
  if (text.length > (MAX_RUN_BYTES * 4) / 3 + 4) return refuse('size: too long');
  const bytes = fromBase64Url(text.slice(FORMAT.length));
  if (!bytes) return refuse('encoding: not base64url');
  const json = await inflated(bytes);
  if (json === undefined) return refuse('encoding: not deflated text of a possible size');
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    return refuse('encoding: not JSON');
  }
  return readFacts(raw);
}

function readFacts(raw: unknown): Result<Run> {
  const refuse = (error: string): Result<Run> => ({ ok: false, error });
  if (!Array.isArray(raw) || raw.length < 11 || raw.length > 12) return refuse('run: not a run');
  const [slug, version, level, seed, length, hash, status, score, stars, inputs, entries, career] =
    raw as readonly unknown[];
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
  const carried = raw.length === 12 ? { career: career as Json } : {};
  return { ok: true, value: { slug, version, level, seed, ...carried, log, length, hash, result } };
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= most;
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Undefined for what is not deflated, is not UTF-8, or inflates to more than any run. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      // A bomb is left alone as soon as it shows.
      if (text.length > MAX_TEXT) {
        await reader.cancel();
        return undefined;
      }
    }
  } catch {
    return undefined;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
