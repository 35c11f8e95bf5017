import type { Cue, Hint, Json } from '../../contract/index.ts';
import { FixedClock } from '../../session/clock.ts';
import type { Session } from '../../session/session.ts';
import type { Game } from '../game.ts';
import type { Held, InputEvent, Motion, Sizes, Surface } from '../view.ts';

const SLIDE_MS = 120;

/** What a session on the page reports to the stage. */
export type PlayListener = {
  /** A cue is due: in turn games at its moment in the move's animation. */
  cues(cues: readonly Cue[]): void;
  /**
   * An input was accepted, or taken back.
   * @param isRivals whether it is the rival's, which the mind played
   */
  moved(isRivals?: boolean): void;
  /** An input was refused; `why` is a message key. */
  refused(why: string): void;
  ended(): void;
  /** The view opens another level. */
  opened(level: string): void;
};

/** The inputs of a tick game that is shown, not played. */
export type Script = {
  /** Inputs that are due by a time, each once. */
  due(time: number): readonly Json[];
  /** The time at which it ends. */
  readonly length: number;
};

/**
 * One session on one view: takes events, passes time, draws. It has no clock, no canvas and no
 * page, so tests can step it by hand.
 */
export class Play {
  readonly game: Game;
  readonly session: Session;
  readonly ui: unknown;
  readonly #listener: PlayListener;
  readonly #sizes: Sizes;
  readonly #clock: FixedClock;
  #from: Json | undefined;
  #slid = 0;
  #slideMs = SLIDE_MS;
  /** Cues of the last move that are pending, soonest first, each with its time in milliseconds. */
  #due: (readonly [at: number, cue: Cue])[] = [];
  /** Hit-stop during which the move's animation is frozen. */
  #held = 0;
  #cues: Cue[] = [];
  /** Tick games: already shown, dropped with the next input or frame. */
  #shown = false;
  #dt = 0;
  /** Whether the view shows a hint for this position. */
  #hinted = false;
  #over: boolean;
  /** Seconds since the end. */
  #ended = 0;
  readonly #script: Script | undefined;
  /** Somebody else's position on the same board, in a race. */
  rival: Json | undefined;

  /**
   * @param ui the view's own state for this session
   * @param sizes the screen, whose values change with it
   * @param script in place of the player's hands
   */
  constructor(
    game: Game,
    session: Session,
    ui: unknown,
    listener: PlayListener,
    sizes: Sizes,
    script?: Script,
  ) {
    this.game = game;
    this.session = session;
    this.ui = ui;
    this.#listener = listener;
    this.#sizes = sizes;
    this.#script = script;
    const { pace } = session.rules;
    this.#clock = new FixedClock(pace.kind === 'ticks' ? pace.hz : 60);
    this.#over = session.status !== 'playing';
  }

  /** Freezes game time, or a move's animation (hit-stop); drawing goes on. */
  hold(ms: number): void {
    this.#clock.hold(ms);
    this.#held = Math.max(this.#held, ms);
  }

  /** Drops the time that passed while the game was paused. */
  wake(): void {
    this.#clock.reset();
  }

  /** @returns whether the view used the event */
  feed(event: InputEvent): boolean {
    const { rules, state } = this.session;
    const opened = this.game.view.opens?.(event, state, this.ui, this.#sizes);
    if (opened !== undefined) {
      this.#listener.opened(opened);
      return true;
    }
    const read = this.game.view.read(event, this.session.state, this.ui, this.#sizes);
    if (read === undefined) return false;
    if (read === 'redraw') return true;
    // During the rival's turn the player can only look, not play.
    if (rules.waits?.(state)) return false;
    const inputs = Array.isArray(read) ? (read as readonly Json[]) : [read as Json];
    for (const input of inputs) this.input(input);
    return true;
  }

  /** Applies one input at once, even during an animation. */
  input(input: Json): void {
    if (this.#over) return;
    const before = this.session.state;
    const isRivals = this.session.rules.waits?.(before);
    const outcome = this.session.apply(input);
    if (!outcome.ok) {
      this.#listener.refused(outcome.why);
      return;
    }
    if (this.session.rules.pace.kind === 'turns') this.#slide(before, outcome.cues);
    else {
      this.#forgetShown();
      this.#cues.push(...outcome.cues);
      this.#listener.cues(outcome.cues);
    }
    this.#listener.moved(isRivals);
    this.#checkEnd();
  }

  /** Undoes the last move, playing its animation in reverse. */
  undo(): boolean {
    const before = this.session.state;
    if (!this.session.undo()) return false;
    // Undo takes back the player's own move and the rival's answers.
    while (this.session.rules.waits?.(this.session.state) && this.session.undo());
    this.#slide(before, []);
    this.#over = this.session.status !== 'playing';
    this.#ended = 0;
    this.#listener.moved();
    return true;
  }

  redo(): boolean {
    const before = this.session.state;
    let outcome = this.session.redo();
    if (!outcome.ok) return false;
    while (this.session.canRedo && this.session.rules.waits?.(this.session.state)) {
      const next = this.session.redo();
      if (!next.ok) break;
      outcome = next;
    }
    this.#slide(before, outcome.cues);
    this.#listener.moved();
    this.#checkEnd();
    return true;
  }

  /** Passes the mind's advice to the view; undefined if the position has changed since. */
  advise(hint: Hint | undefined): void {
    if (!hint && !this.#hinted) return;
    this.#hinted = hint !== undefined;
    this.game.view.hinted?.(hint, this.session.state, this.ui, this.#sizes);
  }

  /** Passes real time: runs due ticks and the move's animation. */
  frame(elapsedMs: number, held: Held): void {
    const { session } = this;
    this.#dt = Math.min(elapsedMs, 100) / 1000;
    if (this.#over) this.#ended += elapsedMs / 1000;
    if (session.rules.pace.kind === 'turns') {
      const still = Math.min(this.#held, elapsedMs);
      this.#held -= still;
      this.#slid += elapsedMs - still;
      this.#answerDue(this.#slid);
      return;
    }
    this.#forgetShown();
    const due = this.#over ? 0 : this.#clock.pass(elapsedMs);
    if (!this.#over) this.#dt = Math.min(this.#clock.passed, 100) / 1000;
    for (let tick = 0; tick < due && !this.#over; tick += 1) {
      for (const input of this.#inputs(held)) this.input(input);
      if (this.#over || session.time >= (this.#script?.length ?? Infinity)) break;
      const cues = session.advance();
      if (cues.length > 0) {
        this.#cues.push(...cues);
        this.#listener.cues(cues);
      }
      this.#checkEnd();
    }
  }

  draw(to: Surface): void {
    this.game.view.draw(to, this.session.state, this.ui, this.motion);
    this.#shown = true;
  }

  get motion(): Motion<Json> {
    const shared = {
      cues: this.#cues,
      dt: this.#dt,
      ...(this.#over && { ended: this.#ended }),
      ...(this.rival !== undefined && { rival: this.rival }),
    };
    if (this.session.rules.pace.kind === 'ticks') {
      return { from: undefined, part: this.#clock.part, ...shared };
    }
    const part = this.still ? 1 : this.#slid / this.#slideMs;
    return { from: part < 1 ? this.#from : undefined, part, ...shared };
  }

  get isTicks(): boolean {
    return this.session.rules.pace.kind === 'ticks';
  }

  get over(): boolean {
    return this.#over;
  }

  /** Whether the view has shown all of the end: its last move, and its outro. */
  get endShown(): boolean {
    const { outro = 0 } = this.game.view;
    const ms = typeof outro === 'number' ? outro : outro(this.session.state, this.ui);
    return this.still && this.#ended * 1000 >= ms;
  }

  /** Whether the last move's animation is over. */
  get still(): boolean {
    return this.session.rules.pace.kind === 'ticks' || this.#slid >= this.#slideMs;
  }

  /** Before a tick: what is held, or due. */
  #inputs(held: Held): readonly Json[] {
    const { state, time } = this.session;
    if (this.#script) return this.#script.due(time);
    const polled = this.game.view.poll?.(held, state, this.ui, this.#sizes);
    return polled === undefined ? [] : [polled];
  }

  /** Starts a move's animation; pending cues of the last one are reported first. */
  #slide(from: Json, cues: readonly Cue[]): void {
    this.#answerDue(Infinity);
    this.advise(undefined);
    const { view } = this.game;
    const { slide = SLIDE_MS } = view;
    this.#from = from;
    this.#slid = 0;
    this.#held = 0;
    this.#cues = [...cues];
    this.#slideMs = typeof slide === 'number' ? slide : slide(from, this.session.state, this.#cues);
    const move = { from, to: this.session.state };
    const moment = (cue: Cue): number =>
      view.feel?.[cue.name]?.when === 'settled'
        ? this.#slideMs
        : (view.delay?.(cue, this.#cues, move) ?? 0);
    this.#due = cues
      .map((cue) => [moment(cue), cue] as const)
      .sort(([one], [other]) => one - other);
    this.#answerDue(0);
  }

  #answerDue(until: number): void {
    const next = this.#due.findIndex(([at]) => at > until);
    const now = next < 0 ? this.#due.splice(0) : this.#due.splice(0, next);
    if (now.length > 0) this.#listener.cues(now.map(([, cue]) => cue));
  }

  #forgetShown(): void {
    if (this.#shown) this.#cues = [];
    this.#shown = false;
  }

  #checkEnd(): void {
    if (this.#over || this.session.status === 'playing') return;
    this.#over = true;
    this.#listener.ended();
  }
}
