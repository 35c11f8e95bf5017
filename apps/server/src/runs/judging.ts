import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunFault } from './refusal.ts';

/** A run to be played. */
export type Case = {
  readonly packed: string;
  /** The id of the game that it must be of; any by default. */
  readonly game?: string;
  /** For the board of this day. */
  readonly day?: string;
};

/** A run that its game's rules have played to the end that it claims. */
export type ProvenRun = {
  readonly ok: true;
  readonly game: string;
  /** By its content: the same run has the same id. */
  readonly id: string;
  /** Written and packed again here, so nothing else comes along with it. */
  readonly packed: string;
  readonly length: number;
  readonly score?: number;
  /** Sorts a board: the lower, the better. */
  readonly rank: number;
  /** Pressed as no hand can. */
  readonly tooFast: boolean;
};

export type Judgment =
  | ProvenRun
  | {
      readonly ok: false;
      readonly fault: RunFault | 'unknown-game';
      /** For statistics, if it is known. */
      readonly game?: string;
    };

/** One game of a site: its id, and the file with its rules. */
export type JudgeFile = { readonly game: string; readonly slug: string; readonly file: string };

const FOLDER = '.judges';
const NAME = /^([0-9a-f]{32})\.([a-z0-9-]{1,80})\.mjs$/;

/** The rules that a built site has for the server; none if it was built without. */
export function judgeFiles(site: string): readonly JudgeFile[] {
  let names: readonly string[];
  try {
    names = readdirSync(join(site, FOLDER));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const [, game, slug] = NAME.exec(name) ?? [];
    return game === undefined || slug === undefined
      ? []
      : [{ game, slug, file: join(site, FOLDER, name) }];
  });
}

/** From a thread that plays: the result, and bytes on its heap. */
export type FromJudge = { readonly judgment: Judgment; readonly heap: number };
export type JudgeData = {
  readonly files: readonly JudgeFile[];
  /** Seconds of its own processor time that a run may take. */
  readonly seconds: number;
};
