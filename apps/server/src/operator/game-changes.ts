import { join } from 'node:path';
import type {
  GameList,
  GameOutcome,
  GameRequest,
  GamesState,
} from '@playgrove/protocol/games-page';
import { messageOf } from '../base/thrown.ts';
import type { runChild } from '../base/child.ts';
import { readEvents, writeEvent } from './game-log.ts';
import { GameUpload } from './game-upload.ts';

/** A command that takes longer is ended: no game needs it. */
const LIMIT_MS = 180_000;
/** A zip is unpacked as a stream, so this is for its scripts. */
const FLAGS = ['--max-old-space-size=512'];
const LONGEST_WORDS = 8000;

export type GameChangesDeps = {
  /** The program of a release that runs `add-game` and its like. */
  readonly program: string;
  readonly run: typeof runChild;
  /** The data folder. */
  readonly data: string;
  /** Puts the site together and serves it. @throws Error if the old one goes on */
  readonly serve: () => Promise<void>;
  readonly now?: () => Date;
};

/**
 * Changes which games the site has, by the commands of a release: each checks everything first, and
 * what it refuses changes nothing. One change at a time.
 */
export class GameChanges {
  readonly upload: GameUpload;
  readonly #deps: GameChangesDeps;
  readonly #log: string;
  readonly #ending = new AbortController();
  #number = 0;
  #last: Promise<GameOutcome> = Promise.resolve({ done: true, ok: true, words: '' });
  #busy = false;

  constructor(deps: GameChangesDeps) {
    this.#deps = deps;
    this.#log = join(deps.data, 'games.log');
    this.upload = new GameUpload(join(deps.data, 'upload'));
  }

  /** Whether a change goes on. */
  get busy(): boolean {
    return this.#busy;
  }

  async state(): Promise<GamesState> {
    const { code, said, wrong } = await this.#command(['list']);
    if (code !== 0) throw new Error(wrong.trim() || `The list of games ended with ${code}.`);
    return { can: true, ...(JSON.parse(said) as GameList), log: readEvents(this.#log) };
  }

  /**
   * Starts a change.
   * @param token says whose it is
   * @returns its number, or undefined while another goes on
   */
  begin(request: GameRequest, token: string): number | undefined {
    if (this.#busy) return undefined;
    this.#busy = true;
    this.#last = this.#make(request, token).finally(() => (this.#busy = false));
    return (this.#number += 1);
  }

  /** How a change ended; undefined if it is not the last one. */
  outcome(number: number): Promise<GameOutcome> | undefined {
    return number === this.#number && number > 0 ? this.#last : undefined;
  }

  /** Ends what goes on: a command that is killed leaves the site and its games as they were. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#last;
    this.upload.clear();
  }

  async #make(request: GameRequest, token: string): Promise<GameOutcome> {
    const upload = request.action === 'add' ? this.upload.find(request.upload) : undefined;
    let outcome: GameOutcome & { done: true };
    try {
      outcome = await this.#run(argsOf(request, upload?.file));
    } catch (error) {
      outcome = { done: true, ok: false, words: messageOf(error) };
    }
    if (request.action === 'add') this.upload.clear();
    const game = request.action === 'add' ? (upload?.name ?? '') : request.slug;
    const time = (this.#deps.now?.() ?? new Date()).toISOString();
    const { action } = request;
    try {
      writeEvent(this.#log, { time, token, action, game, ok: outcome.ok });
    } catch (error) {
      const words = `${outcome.words}\nThe log could not be written: ${messageOf(error)}`;
      return { ...outcome, words };
    }
    return outcome;
  }

  async #run(args: readonly string[] | undefined): Promise<GameOutcome & { done: true }> {
    if (!args) return { done: true, ok: false, words: 'The zip is not here any more.' };
    const { code, said, wrong } = await this.#command(args);
    const ok = code === 0;
    const words = (ok ? said : wrong).trim().slice(0, LONGEST_WORDS);
    if (code === null)
      return { done: true, ok, words: 'It took too long and was ended. Nothing was changed.' };
    if (ok) await this.#deps.serve();
    return { done: true, ok, words: words || `It ended with ${code}.` };
  }

  #command(args: readonly string[]): ReturnType<typeof runChild> {
    const { program, run } = this.#deps;
    return run(program, args, { flags: FLAGS, limitMs: LIMIT_MS, signal: this.#ending.signal });
  }
}

/** `--name=value` cannot be mistaken for two flags, whatever the value begins with. */
function argsOf(request: GameRequest, file: string | undefined): readonly string[] | undefined {
  if (request.action === 'add') {
    if (file === undefined) return undefined;
    const flags = Object.entries(request.fields).map(([name, value]) => `--${name}=${value}`);
    return ['add-game', '--served', file, ...flags];
  }
  const command = request.action === 'remove' ? 'remove-game' : request.action;
  return [command, '--served', request.slug];
}
