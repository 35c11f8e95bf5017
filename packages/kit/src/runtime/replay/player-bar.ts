import { element, icon, pictogram, setText } from '../base/dom.ts';
import type { Words } from '../base/words.ts';
import type { PadButton } from '../view.ts';
import type { Moment } from './mistakes.ts';
import type { Mark } from './timeline.ts';
import { SPEEDS, type Watching } from './watching.ts';

const PICTURES = {
  back: 'M17.500 5.200v13.600L8.400 12zM6 5.200h2.200v13.600H6z',
  forward: 'M6.500 5.200v13.600l9.100-6.800zM15.800 5.200H18v13.600h-2.200z',
  close:
    'M6.600 4.800 12 10.200l5.400-5.400 1.800 1.800-5.400 5.400 5.400 5.400-1.800 1.800-5.400-5.400-5.400 5.400-1.800-1.800 5.400-5.400-5.400-5.400z',
  again:
    'M12 4a8 8 0 1 1-7.700 5.800l2.700.8A5.200 5.200 0 1 0 12 6.800v3.100a.5.500 0 0 1-.8.400L6.300 6a.5.500 0 0 1 0-.8l4.900-4.100a.5.500 0 0 1 .8.400z',
} as const;
const MARKS = { life: 'heart', streak: 'flame', end: 'trophy' } as const;
/** Of a jump by key in a running game, in seconds. */
const JUMP = 5;

export type PlayerBarOptions = {
  readonly watching: Watching;
  readonly words: Words;
  readonly say: (text: string) => void;
  readonly close: () => void;
  /** Plays the board of this run. */
  readonly board: () => void;
};

/** The bar below a run that is watched. */
export class PlayerBar {
  readonly root: HTMLElement;
  readonly #options: PlayerBarOptions;
  readonly #slider = element('input', { type: 'range', min: '0', step: '1' });
  readonly #marks = element('div', { class: 'run-marks', 'aria-hidden': 'true' });
  readonly #when = element('span', { class: 'run-when' });
  readonly #said = element('span');
  /** The mistakes that were found, each with its button. */
  #moments: readonly (readonly [Moment, HTMLButtonElement])[] = [];
  readonly #main: HTMLButtonElement;
  readonly #speed: HTMLButtonElement;
  readonly #abort = new AbortController();
  /** How the main button looks, and how many marks are drawn. */
  #look = '';
  #drawn = 0;
  /** The time that was shown last, to hear of the marks between. */
  #last = 0;

  constructor(options: PlayerBarOptions) {
    this.#options = options;
    const { watching, words } = options;
    this.#main = this.#button('run-main', () => watching.toggle());
    this.#speed = this.#button('run-speed', () => this.#faster());
    const steps = (by: 1 | -1, picture: string, label: string): HTMLButtonElement => {
      const node = this.#button('round', () => watching.step(by));
      node.append(pictogram(picture));
      return named(node, words(label));
    };
    const board = this.#button('run-board', options.board);
    board.append(words('kit.run-board'));
    const close = this.#button('round', options.close);
    close.append(pictogram(PICTURES.close));
    named(close, words('kit.run-close'));
    this.#slider.setAttribute('aria-label', words('kit.run-moment'));
    this.#slider.max = String(watching.run.length);
    this.#slider.addEventListener('input', () => watching.seek(Number(this.#slider.value)));
    this.root = element(
      'section',
      { class: 'run-bar', 'aria-label': words('kit.run-player') },
      element('div', { class: 'run-track' }, this.#marks, this.#slider),
      this.#when,
      element(
        'div',
        { class: 'run-buttons' },
        ...(watching.isTicks ? [] : [steps(-1, PICTURES.back, 'kit.run-back')]),
        this.#main,
        ...(watching.isTicks ? [] : [steps(1, PICTURES.forward, 'kit.run-forward')]),
        this.#speed,
        board,
        close,
      ),
    );
    const { signal } = this.#abort;
    window.addEventListener('keydown', (event) => this.#key(event), { capture: true, signal });
    this.#showSpeed();
    this.update();
  }

  /** Focuses the button that plays and stops. */
  focus(): void {
    this.#main.focus({ preventScroll: true });
  }

  /** Offers the player's moves that gave the most away. */
  offer(moments: readonly Moment[]): void {
    if (moments.length === 0) return;
    const { watching, words, say } = this.#options;
    this.#moments = moments.map((moment) => {
      const value = moment.at + 1;
      const { say: why, values } = moment.better;
      const button = this.#button('run-moment', () => {
        watching.revisit(moment);
        say(`${words('kit.run-better', { value })} ${words(why, values)}`);
      });
      button.append(String(value));
      return [moment, named(button, words('kit.run-better', { value }))];
    });
    const buttons = this.#moments.map(([, button]) => button);
    this.root.prepend(element('div', { class: 'run-moments' }, this.#said, ...buttons));
    this.update();
  }

  /** After a frame. */
  update(): void {
    const { watching, words } = this.#options;
    const { time, run, timeline } = watching;
    const shown = String(time);
    if (this.#slider.value !== shown) this.#slider.value = shown;
    this.root.style.setProperty('--run-at', String(time / Math.max(1, run.length)));
    const key = watching.isTicks ? 'kit.run-time' : 'kit.run-move';
    const [value, most] = [this.#text(time), this.#text(run.length)];
    const said = words(key, { value, most });
    if (this.#slider.getAttribute('aria-valuetext') !== said)
      this.#slider.setAttribute('aria-valuetext', said);
    setText(this.#when, `${value} / ${most}${timeline.proven ? ' ✓' : ''}`);
    this.#when.title = timeline.proven ? words('kit.run-proven') : '';
    this.#showMain();
    if (timeline.marks.length !== this.#drawn) this.#drawMarks(timeline.marks);
    this.#hear(time);
    this.#tell(time);
  }

  /** A gamepad's button: it plays and stops, steps, and goes back. */
  pad(button: PadButton): void {
    const { watching, close } = this.#options;
    if (button === 'a') watching.toggle();
    if (button === 'b') close();
    if (button === 'left') this.#jump(-1);
    if (button === 'right') this.#jump(1);
    if (button === 'up' || button === 'y') this.#faster();
  }

  remove(): void {
    this.#abort.abort();
    this.root.remove();
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { close, watching } = this.#options;
    const isButton = event.target instanceof HTMLButtonElement;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.#jump(-1),
      ArrowRight: () => this.#jump(1),
      Home: () => watching.seek(0),
      End: () => watching.seek(watching.run.length),
      Escape: close,
      // A focused button is pressed.
      ...(!isButton && { ' ': () => watching.toggle(), Enter: () => watching.toggle() }),
    };
    const act = acts[event.key];
    if (act) event.preventDefault();
    // Nothing reaches the game, which is not played now.
    if (event.key !== 'Tab') event.stopPropagation();
    act?.();
  }

  #jump(by: 1 | -1): void {
    const { watching } = this.#options;
    if (watching.isTicks) watching.seek(watching.time + by * JUMP * this.#hz);
    else watching.step(by);
  }

  #faster(): void {
    const { watching } = this.#options;
    const next = (SPEEDS.indexOf(watching.speed) + 1) % SPEEDS.length;
    watching.speed = SPEEDS[next] ?? 1;
    this.#showSpeed();
  }

  #showSpeed(): void {
    const { watching, words } = this.#options;
    setText(this.#speed, `${watching.speed}×`);
    named(this.#speed, words('kit.run-speed', { value: watching.speed }));
  }

  #showMain(): void {
    const { watching, words } = this.#options;
    const look = watching.running ? 'pause' : watching.ended ? 'again' : 'play';
    if (look === this.#look) return;
    this.#look = look;
    this.#main.replaceChildren(look === 'again' ? pictogram(PICTURES.again) : icon(look));
    named(this.#main, words(`kit.run-${look}`));
  }

  #drawMarks(marks: readonly Mark[]): void {
    this.#drawn = marks.length;
    const { length } = this.#options.watching.run;
    const won = this.#options.watching.timeline.result.status === 'won';
    const drawn = marks.filter(({ what }) => what !== 'end' || won);
    const nodes = drawn.map(({ at, what }) => {
      const node = element('i', { class: `run-${what}` }, icon(MARKS[what]));
      node.style.setProperty('--at', String(at / Math.max(1, length)));
      return node;
    });
    this.#marks.replaceChildren(...nodes);
  }

  /** Says what was passed since the last frame. */
  #hear(time: number): void {
    const { watching, words, say } = this.#options;
    const passed = watching.timeline.marks.find(({ at }) => at > this.#last && at <= time);
    if (passed && watching.running) say(words(`kit.run-${passed.what}`));
    this.#last = time;
  }

  /** Says what was better at this move. */
  #tell(time: number): void {
    const { watching, words } = this.#options;
    const here = watching.running ? undefined : this.#moments.find(([{ at }]) => at === time);
    const better = here?.[0].better;
    setText(this.#said, better ? words(better.say, better.values) : words('kit.run-moments'));
    for (const [, button] of this.#moments)
      button.setAttribute('aria-pressed', String(button === here?.[1]));
  }

  get #hz(): number {
    const { pace } = this.#options.watching.play.session.rules;
    return pace.kind === 'ticks' ? pace.hz : 1;
  }

  /** Minutes and seconds, or moves. */
  #text(time: number): string {
    if (!this.#options.watching.isTicks) return String(time);
    const seconds = Math.floor(time / this.#hz);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  #button(kind: string, act: () => void): HTMLButtonElement {
    const node = element('button', { type: 'button', class: kind });
    node.addEventListener('click', act);
    return node;
  }
}

function named(node: HTMLButtonElement, label: string): HTMLButtonElement {
  node.setAttribute('aria-label', label);
  node.title = label;
  return node;
}
