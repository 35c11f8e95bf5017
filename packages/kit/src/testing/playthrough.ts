import type { Cue, Json, Point } from '../contract/index.ts';
import { Session, type Start } from '../session/index.ts';
import { BoardHand } from '../runtime/input/boards.ts';
import { toWorld } from '../runtime/render/fit.ts';
import { SwipeReader } from '../runtime/input/swipe.ts';
import type { Board, Held, InputEvent, PadButton, Press } from '../runtime/view.ts';
import { broken, frozen, rivalMove, where } from './playing.ts';
import { recorderFor, type Recorder, type Screen } from './recording.ts';
import type { Subject } from './subject.ts';

const PHONE: Screen = { width: 390, height: 844 };

/**
 * A game in a test: a session and its view with virtual hands. The view only gets frozen copies, so
 * a write to the state throws at its source.
 */
export class Playthrough {
  readonly subject: Subject;
  readonly session: Session;
  readonly ui: unknown;
  readonly recorder: Recorder;
  /** Inputs that were accepted. */
  readonly accepted: Json[] = [];
  /** Reasons of refusals by the rules. */
  readonly refusals = new Set<string>();
  /** Names of the cues that happened. */
  readonly heard = new Set<string>();
  readonly #held = new Set<PadButton>();
  readonly #hand: BoardHand | undefined;
  /** A copy of the position, until something changes. */
  #shown: Json | undefined;
  #from: Json | undefined;
  #cues: Cue[] = [];
  #frames = 0;

  /** @param keepsake the look that the player has chosen */
  constructor(
    subject: Subject,
    start: Start,
    screen: Screen = PHONE,
    reducedMotion = false,
    keepsake?: string,
  ) {
    this.subject = subject;
    this.session = new Session(subject.rules, start);
    this.recorder = recorderFor(
      subject.view,
      this.state,
      screen,
      reducedMotion,
      subject.words,
      keepsake,
    );
    this.ui = subject.view.ui(this.state, {
      best: {},
      stars: {},
      plays: 0,
      isNewcomer: true,
    });
    if (subject.view.boards) this.#hand = new BoardHand(() => this.boards);
    this.#answer();
  }

  /** The position as the view may see it. */
  get state(): Json {
    this.#shown ??= frozen(this.session.state);
    return this.#shown;
  }

  get over(): boolean {
    return this.session.status !== 'playing';
  }

  /** The view's boards; empty for a view without boards. */
  get boards(): readonly Board[] {
    const { view } = this.subject;
    return view.boards?.(this.state, this.ui, this.recorder.surface) ?? [];
  }

  feed(event: InputEvent): void {
    for (const each of this.#hand?.read(event) ?? [event]) this.#read(each);
  }

  #read(event: InputEvent): void {
    if (event.kind === 'pad' && event.phase !== 'repeat') {
      if (event.phase === 'down') this.#held.add(event.button);
      else this.#held.delete(event.button);
    }
    const read = this.subject.view.read(event, this.state, this.ui, this.recorder.surface);
    if (read === undefined || read === 'redraw') return;
    for (const input of Array.isArray(read) ? (read as readonly Json[]) : [read as Json]) {
      this.offer(input);
    }
  }

  /** Passes a view's input to the rules. They may refuse it, but not because of its shape. */
  offer(input: Json): void {
    const { rules } = this.subject;
    if (this.over || rules.waits?.(this.session.state)) return;
    const parsed = rules.parseInput(input);
    if (!parsed.ok) {
      broken(`${where(this.session)}: the view offers ${JSON.stringify(input)}: ${parsed.error}`);
    }
    const from = rules.pace.kind === 'turns' ? this.state : undefined;
    const outcome = this.session.apply(input);
    this.#shown = undefined;
    if (!outcome.ok) {
      this.refusals.add(outcome.why);
      return;
    }
    this.accepted.push(input);
    this.#from = from;
    if (from !== undefined) this.#cues = [];
    this.#hear(outcome.cues);
    this.#answer();
  }

  /** Lets the rival move as long as it is its turn. */
  #answer(): void {
    while (!this.over && this.subject.rules.waits?.(this.session.state)) {
      const from = this.state;
      const outcome = this.session.apply(rivalMove(this.subject, this.session));
      this.#shown = undefined;
      if (!outcome.ok)
        broken(`${where(this.session)}: the rival's move was refused: ${outcome.why}`);
      this.#from = from;
      this.#cues = [];
      this.#hear(outcome.cues);
    }
  }

  /** Tick games: what the view polls, then one tick. Turn games have no time. */
  tick(): void {
    const { rules, view } = this.subject;
    if (rules.pace.kind === 'turns' || this.over) return;
    const held: Held = { pad: new Set(this.#held), stick: { x: 0, y: 0 } };
    const polled = view.poll?.(held, this.state, this.ui, this.recorder.surface);
    if (polled !== undefined) this.offer(polled);
    if (this.over) return;
    const cues = this.session.advance();
    this.#shown = undefined;
    this.#hear(cues);
  }

  /** Every cue with a position must be somewhere in the screen's plane. */
  #hear(cues: readonly Cue[]): void {
    const { place } = this.subject.view;
    for (const { name, at } of cues) {
      this.heard.add(name);
      if (!at) continue;
      const { x, y } = place
        ? place.call(this.subject.view, at, this.state, this.ui, this.recorder.surface)
        : at;
      if (!Number.isFinite(x + y)) broken(`place() puts cue "${name}" at ${x}, ${y}`);
    }
    this.#cues.push(...cues);
  }

  undo(): boolean {
    const from = this.state;
    if (!this.session.undo()) return false;
    this.#shown = undefined;
    this.#from = from;
    this.#cues = [];
    return true;
  }

  /**
   * Draws one frame.
   * @param part the progress of the move's animation, 1 at rest
   * @param rival the position of a rival in a race
   */
  draw(part: number, rival?: Json): void {
    const { recorder } = this;
    const { view, rules } = this.subject;
    const turns = rules.pace.kind === 'turns';
    recorder.begin(this.#frames / 60);
    this.#frames += 1;
    view.draw(recorder.surface, this.state, this.ui, {
      from: turns && part < 1 ? this.#from : undefined,
      part,
      cues: this.#cues,
      dt: 1 / 60,
      ...(rival !== undefined && { rival }),
    });
    recorder.end();
    if (!turns) this.#cues = [];
  }

  /** A press at `from`, held, then dragged to `to` in this many moves; all in world units. */
  press(device: Press['device'], from: Point, to: Point, steps: number, heldTicks = 0): void {
    const on = Array.from({ length: steps }, (_, step) => {
      const part = (step + 1) / steps;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    });
    this.stroke(device, [from, ...on], heldTicks);
  }

  /**
   * Down at the first point, moved through the others, and up at the last, with one tick at each.
   */
  stroke(device: Press['device'], points: readonly Point[], heldTicks = 0): void {
    const from = points[0] ?? { x: 0, y: 0 };
    const swipe = new SwipeReader(this.#onScreen(from));
    const event = (phase: Press['phase'], at: Point): void => {
      const path = [at];
      this.feed({ kind: 'press', phase, pointer: 1, device, x: at.x, y: at.y, path, from });
    };
    event('down', from);
    for (let tick = 0; tick < heldTicks; tick += 1) this.tick();
    for (const at of points.slice(1)) {
      this.tick();
      event('move', at);
      const flick = swipe.move(this.#onScreen(at));
      if (!flick) continue;
      const start = toWorld(this.recorder.fit, swipe.from.x, swipe.from.y);
      this.feed({ kind: 'swipe', ...flick, from: start });
    }
    this.tick();
    event('up', points.at(-1) ?? from);
    this.tick();
  }

  #onScreen(at: Point): Point {
    const { fit } = this.recorder;
    return { x: fit.left + at.x * fit.px, y: fit.top + at.y * fit.px };
  }

  /** A key of the pad, or one that the game reads itself, down for some ticks. */
  key(key: PadButton | { readonly key: string }, heldTicks: number): void {
    const event = (phase: 'down' | 'up'): void =>
      this.feed(
        typeof key === 'string'
          ? { kind: 'pad', phase, button: key, device: 'keyboard' }
          : { kind: 'key', phase, key: key.key },
      );
    event('down');
    for (let tick = 0; tick < heldTicks; tick += 1) this.tick();
    event('up');
    this.tick();
  }
}
