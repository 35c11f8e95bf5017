import type { Bot, Cue, Json, Rng, Rules } from '../contract/index.ts';
import { createRng } from '../core/index.ts';
import { Session } from '../session/index.ts';

const MAX_STEPS = 60 * 60 * 10;

export type PlayingOptions<C> = {
  /** Default `test`. */
  readonly seed?: string;
  readonly career?: C;
};

/** A game in progress, with the types of its own rules. */
export type Playing<S, I> = {
  readonly session: Session;
  /** The position now; tests may edit it. */
  readonly state: S;
  /** Applies inputs. @returns their cues @throws when one is refused */
  give(...inputs: readonly I[]): readonly Cue[];
  /** Applies one input. @returns why it was refused, or undefined if it was accepted */
  refusal(input: I): string | undefined;
  /** Passes ticks, at most until the game is over. */
  tick(count?: number): readonly Cue[];
  /**
   * Plays until `is` holds; without a bot it only passes time.
   * @returns the cues meanwhile
   * @throws if the game ends, or `most` ticks or moves pass, before that
   */
  until(
    is: (state: S) => boolean,
    options?: { readonly bot?: Play<S, I>; readonly most?: number },
  ): readonly Cue[];
  /** Plays until the game is over, or `most` ticks or moves have passed. */
  finish(bot: Play<S, I>, most?: number): readonly Cue[];
};

/** Decides the next input, or to wait a tick. */
type Play<S, I> = (state: S) => I | undefined;

/**
 * Starts a game for a test.
 * @param level an id, or params without a level
 */
export function playing<P, S, I, C>(
  rules: Rules<P & Json, S & Json, I & Json, C & Json>,
  level: string | { readonly params: P },
  { seed = 'test', career }: PlayingOptions<C> = {},
): Playing<S, I> {
  const untyped = rules as unknown as Rules;
  const session = new Session(untyped, {
    ...startOf(untyped, level as string | { readonly params: Json }),
    seed,
    ...(career !== undefined && { career: career as unknown as Json }),
  });
  const apply = (input: I) => session.apply(input as unknown as Json);
  const on = (): boolean => session.status === 'playing';
  const ticks = rules.pace.kind === 'ticks';

  const game: Playing<S, I> = {
    session,
    get state() {
      return session.state as unknown as S;
    },
    give: (...inputs) =>
      inputs.flatMap((input) => {
        const outcome = apply(input);
        if (!outcome.ok) throw new Error(`${JSON.stringify(input)} was refused: ${outcome.why}`);
        return outcome.cues;
      }),
    refusal(input) {
      const outcome = apply(input);
      return outcome.ok ? undefined : outcome.why;
    },
    tick(count = 1) {
      const cues: Cue[] = [];
      for (let tick = 0; tick < count && on(); tick += 1) cues.push(...session.advance());
      return cues;
    },
    until(is, { bot = () => undefined, most = MAX_STEPS } = {}) {
      const cues: Cue[] = [];
      for (let step = 0; step < most && !is(game.state); step += 1) {
        if (!on()) throw new Error(`the game was ${session.status} before it came to that`);
        cues.push(...stepWith(bot));
      }
      if (is(game.state)) return cues;
      throw new Error(`it did not come to that in ${most} steps`);
    },
    finish(bot, most = MAX_STEPS) {
      const cues: Cue[] = [];
      for (let step = 0; step < most && on(); step += 1) cues.push(...stepWith(bot));
      return cues;
    },
  };

  function stepWith(bot: Play<S, I>): readonly Cue[] {
    const input = bot(game.state);
    const cues = input === undefined ? [] : game.give(input);
    if (ticks) return [...cues, ...game.tick()];
    if (input === undefined) throw new Error('no move was made while the game goes on');
    return cues;
  }
  return game;
}

function startOf(
  { levels, slug }: Rules,
  level: string | { readonly params: Json },
): { readonly level: string; readonly params: Json } {
  if (typeof level === 'object') return { level: 'test', params: level.params };
  const found = levels.find(({ id }) => id === level);
  if (!found) throw new Error(`${slug} has no level "${level}"`);
  return { level, params: found.params };
}

/** A game's bot as one player with its own randomness. */
export function playerOf<S extends Json, I extends Json>(
  bot: Bot<S, I>,
  skill: number,
  seed = 'player',
): (state: S) => I | undefined {
  const rng = createRng(seed);
  return (state) => bot(state, rng, skill);
}

/** The result of one input on a position built by a test; edits the position in place. */
export function stepOn<S extends Json, I extends Json>(
  rules: Pick<Rules<never, S, I, never>, 'step'>,
  state: S,
  input: I,
  rng: Rng = createRng('step'),
): { readonly why: string | undefined; readonly cues: readonly Cue[]; readonly names: string[] } {
  const cues: Cue[] = [];
  const why = rules.step(state, input, { rng, cue: listen(cues) });
  return { why: why ?? undefined, cues, names: cues.map(({ name }) => name) };
}

function listen(
  cues: Cue[],
): (name: string, at?: Cue['at'], value?: number, stage?: number) => void {
  return (name, at, value, stage) =>
    cues.push({
      name,
      ...(at && { at }),
      ...(value !== undefined && { value }),
      ...(stage !== undefined && { stage }),
    });
}
