import type { Cue, Json } from '../contract/index.ts';
import { FixedClock, type Session } from '../host/index.ts';
import type { Game, Held, InputEvent, Kept, Motion, Surface } from './view.ts';

const SLIDE_MS = 120;

/** What a sitting tells the stage. */
export type PlayListener = {
  /** Something is to be answered now: in turn games at its moment in the move's animation. */
  cues(cues: readonly Cue[]): void;
  /** An input was taken. */
  moved(): void;
  /** An input was refused; `why` is a message key. */
  refused(why: string): void;
  ended(): void;
};

/**
 * One session on one view: feeds events in, passes time, draws. It owns no clock, no canvas and
 * no page, so tests can step it by hand.
 */
export class Play {
  readonly game: Game;
  readonly session: Session;
  readonly ui: unknown;
  readonly #listener: PlayListener;
  readonly #clock: FixedClock;
  #from: Json | undefined;
  #slid = 0;
  #slideMs = SLIDE_MS;
  /** Cues of the last move that wait for their moment, soonest first, each with it in milliseconds. */
  #due: (readonly [at: number, cue: Cue])[] = [];
  /** Hit-stop that the move's animation still stands still for. */
  #held = 0;
  #cues: Cue[] = [];
  /** Tick games: they have been shown, and are forgotten with the next input or frame. */
  #shown = false;
  #dt = 0;
  #over: boolean;

  constructor(game: Game, session: Session, kept: Kept, listener: PlayListener) {
    this.game = game;
    this.session = session;
    this.ui = game.view.ui(session.state, kept);
    this.#listener = listener;
    const { pace } = session.rules;
    this.#clock = new FixedClock(pace.kind === 'ticks' ? pace.hz : 60);
    this.#over = session.status !== 'playing';
  }

  /** Freezes game time, or a move's animation (hit-stop); drawing goes on. */
  hold(ms: number): void {
    this.#clock.hold(ms);
    this.#held = Math.max(this.#held, ms);
  }

  /** Forgets time that passed while nobody watched. */
  wake(): void {
    this.#clock.reset();
  }

  /** @returns whether the view used the event */
  feed(event: InputEvent): boolean {
    const { rules, state } = this.session;
    const read = this.game.view.read(event, this.session.state, this.ui);
    if (read === undefined) return false;
    if (read === 'redraw') return true;
    // What the player does while somebody else is to move is looked at, not played.
    if (rules.waits?.(state)) return false;
    const inputs = Array.isArray(read) ? (read as readonly Json[]) : [read as Json];
    for (const input of inputs) this.input(input);
    return true;
  }

  /** Applies one input at once, whatever is still being animated. */
  input(input: Json): void {
    if (this.#over) return;
    const before = this.session.state;
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
    this.#listener.moved();
    this.#checkEnd();
  }

  /** Takes the last move back, playing its animation the other way round. */
  undo(): boolean {
    const before = this.session.state;
    if (!this.session.undo()) return false;
    // Taken back is the player's own move, with the rival's answers to it.
    while (this.session.rules.waits?.(this.session.state) && this.session.undo());
    this.#slide(before, []);
    this.#over = this.session.status !== 'playing';
    this.#listener.moved();
    return true;
  }

  redo(): boolean {
    const before = this.session.state;
    let outcome = this.session.redo();
    if (!outcome.ok) return false;
    while (this.session.canRedo && this.session.rules.waits?.(this.session.state)) {
      const next = this.session.redo();
      if (next.ok) outcome = next;
    }
    this.#slide(before, outcome.cues);
    this.#listener.moved();
    this.#checkEnd();
    return true;
  }

  /** Passes real time: ticks that are due, and the move's animation. */
  frame(elapsedMs: number, held: Held): void {
    const { session, game } = this;
    this.#dt = Math.min(elapsedMs, 100) / 1000;
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
      const polled = game.view.poll?.(held, session.state, this.ui);
      if (polled !== undefined) this.input(polled);
      if (this.#over) break;
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
    if (this.session.rules.pace.kind === 'ticks') {
      return { from: undefined, part: this.#clock.part, cues: this.#cues, dt: this.#dt };
    }
    const part = this.still ? 1 : this.#slid / this.#slideMs;
    return { from: part < 1 ? this.#from : undefined, part, cues: this.#cues, dt: this.#dt };
  }

  get over(): boolean {
    return this.#over;
  }

  /** Whether the last move's animation has come to rest. */
  get still(): boolean {
    return this.session.rules.pace.kind === 'ticks' || this.#slid >= this.#slideMs;
  }

  /** Begins a move's animation; what the last one still had to say is said first. */
  #slide(from: Json, cues: readonly Cue[]): void {
    this.#answerDue(Infinity);
    const { view } = this.game;
    const { slide = SLIDE_MS } = view;
    this.#from = from;
    this.#slid = 0;
    this.#held = 0;
    this.#cues = [...cues];
    this.#slideMs = typeof slide === 'number' ? slide : slide(from, this.session.state, this.#cues);
    const moment = (cue: Cue): number =>
      view.feel?.[cue.name]?.when === 'settled'
        ? this.#slideMs
        : (view.delay?.(cue, this.#cues) ?? 0);
    this.#due = cues
      .map((cue) => [moment(cue), cue] as const)
      .sort(([one], [other]) => one - other);
    this.#answerDue(0);
  }

  #answerDue(until: number): void {
    const later = this.#due.findIndex(([at]) => at > until);
    const now = later < 0 ? this.#due.splice(0) : this.#due.splice(0, later);
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
