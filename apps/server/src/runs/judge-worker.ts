import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { packText, unpackText } from '@playgrove/protocol/packed-text';
import { MAX_PACKED_RUN } from '@playgrove/protocol/runs';
import type { Case, FromJudge, JudgeData, Judgment } from './judging.ts';
import { isRunFault } from './refusal.ts';

/** A thread that plays runs, one at a time, by the rules of the built site. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const { files, seconds } = workerData as JudgeData;
const bySlug = new Map(files.map((file) => [file.slug, file]));
/** Characters of a run's text, which packs to a tenth. */
const MAX_TEXT = 1024 * 1024;

/** What a game's file exports, `judgeOf` of the kit. It is code of the site's own build. */
type Judge = (
  text: string,
  question: { readonly day?: string },
  isOver: () => boolean,
) =>
  | {
      readonly ok: true;
      readonly text: string;
      readonly length: number;
      readonly result: { readonly score?: number };
      readonly rank: number;
      readonly tooFast: boolean;
    }
  | { readonly ok: false; readonly fault: string };

const judges = new Map<string, Promise<{ readonly judge: Judge }>>();

port.on('message', (one: Case) => {
  void judge(one).then((judgment) => {
    const reply: FromJudge = { judgment, heap: getHeapStatistics().used_heap_size };
    port.postMessage(reply);
  });
});

// From now on, time counts.
port.postMessage('ready');

async function judge({ packed, game, day }: Case): Promise<Judgment> {
  const text = await unpackText(packed, MAX_TEXT);
  // A run begins with its format and its game; the game's own rules read the rest.
  const [, slug] = /^\[\d{1,3},"([a-z0-9-]{1,80})"/.exec(text ?? '') ?? [];
  if (text === undefined || slug === undefined) return refuse('not-a-run', game);
  const file = bySlug.get(slug);
  if (!file) return { ok: false, fault: 'unknown-game' };
  if (game !== undefined && game !== file.game) return refuse('other-game', game);
  try {
    const { judge: play } = await load(slug, file.file);
    const end = threadSeconds() + seconds;
    const verdict = play(text, day === undefined ? {} : { day }, () => threadSeconds() > end);
    if (!verdict.ok) {
      return refuse(isRunFault(verdict.fault) ? verdict.fault : 'not-a-run', file.game);
    }
    const again = await packText(verdict.text);
    if (again.length > MAX_PACKED_RUN) return refuse('too-long', file.game);
    const { length, rank, tooFast, result } = verdict;
    return {
      ok: true,
      game: file.game,
      id: idOf(verdict.text),
      packed: again,
      length,
      rank,
      tooFast,
      ...(result.score !== undefined && { score: result.score }),
    };
  } catch {
    // For example, data nested more deeply than the stack is high.
    return refuse('not-a-run', file.game);
  }
}

function refuse(fault: Exclude<Judgment, { ok: true }>['fault'], game?: string): Judgment {
  return { ok: false, fault, ...(game !== undefined && { game }) };
}

function load(slug: string, file: string): Promise<{ readonly judge: Judge }> {
  let loaded = judges.get(slug);
  if (!loaded) {
    loaded = import(pathToFileURL(file).href) as Promise<{ readonly judge: Judge }>;
    judges.set(slug, loaded);
  }
  return loaded;
}

/** 96 bits of the text's hash, in base64url. */
function idOf(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 12).toString('base64url');
}

/** Processor time of this thread, so that a busy machine refuses no run; the clock elsewhere. */
function threadSeconds(): number {
  try {
    const [spent] = readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ');
    return Number(spent) / 1e9;
  } catch {
    return performance.now() / 1000;
  }
}
