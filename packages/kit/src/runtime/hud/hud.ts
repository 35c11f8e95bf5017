import { numberText } from '@playgrove/language/message-format';
import { writeSeconds } from '@playgrove/language/seconds';
import type { Goal, Rules } from '../../contract/index.ts';
import { element, icon, setText, type IconName } from '../base/dom.ts';
import type { Chip } from '../view.ts';
import type { Words } from '../base/words.ts';

export type HudActions = {
  undo(): void;
  hint(): void;
  restart(): void;
  mute(): void;
  pause(): void;
  modes(): void;
};

export type HudFacts = {
  /** Absent in games without a score. */
  readonly score: number | undefined;
  readonly best: number | undefined;
  /** The unit of the score. */
  readonly unit: Unit;
  readonly level: string | undefined;
  /** A press on the level lists the modes. */
  readonly modes: boolean;
  readonly goal: Goal | undefined;
  readonly chips: readonly Chip[];
  readonly muted: boolean;
  /** Undos left; Infinity if unlimited, undefined if there is no undo. */
  readonly undoStock: number | undefined;
  readonly canUndo: boolean;
  /** Absent in games without hints. */
  readonly hint: 'ready' | 'thinking' | undefined;
};

export type Unit = NonNullable<Rules['scoring']>['unit'] | undefined;

/** Seconds in which a displayed score catches up with the real one. */
const COUNT_UP = 0.35;

/** The strip over every game: score, best, level, goal, chips, and the four buttons. */
export class Hud {
  readonly root: HTMLElement;
  readonly #words: Words;
  readonly #score: HTMLElement;
  readonly #scoreValue: HTMLElement;
  readonly #best: HTMLElement;
  readonly #level: HTMLButtonElement;
  readonly #goal: HTMLElement;
  readonly #goalText: HTMLElement;
  readonly #goalBar: HTMLElement;
  readonly #chips: HTMLElement;
  readonly #undo: HTMLButtonElement;
  readonly #undoCount: HTMLElement;
  readonly #hint: HTMLButtonElement;
  readonly #restart: HTMLButtonElement;
  readonly #mute: HTMLButtonElement;
  readonly #pause: HTMLButtonElement;
  readonly #chipNodes = new Map<string, HTMLElement>();
  #shown = 0;
  #target: number | undefined;
  #unit: Unit;
  /** The score as displayed in the strip. */
  #written: number | undefined;
  /** The last displayed facts, as text: they are set with every input and rarely change. */
  #facts = '';
  #actions: HudActions | undefined;
  /** A button press before the handlers were ready. */
  #pressed: keyof HudActions | undefined;

  constructor(words: Words) {
    this.#words = words;
    this.#scoreValue = element('b', { class: 'hud-score-value' }, '0');
    this.#best = element('span', { class: 'hud-best' });
    this.#score = element('div', { class: 'hud-score' }, this.#scoreValue, this.#best);
    this.#level = element('button', { type: 'button', class: 'hud-level' });
    this.#level.addEventListener('click', () => this.#act('modes'));
    this.#goalText = element('span');
    this.#goalBar = element('i', { class: 'hud-goal-bar' });
    this.#goal = element('div', { class: 'hud-goal' }, this.#goalBar, this.#goalText);
    this.#chips = element('div', { class: 'hud-chips' });
    this.#undoCount = element('span', { class: 'hud-count', 'aria-hidden': 'true' });
    this.#undo = this.#button('undo', 'undo');
    this.#undo.append(this.#undoCount);
    this.#hint = this.#button('hint', 'hint');
    this.#mute = this.#button('mute', 'sound');
    this.#mute.classList.add('page-has-it');
    this.#pause = this.#button('pause', 'pause');
    this.#restart = this.#button('restart', 'restart');
    this.#restart.classList.add('page-has-it');
    this.root = element(
      'header',
      { class: 'hud' },
      this.#score,
      element(
        'div',
        { class: 'hud-buttons' },
        this.#undo,
        this.#hint,
        this.#restart,
        this.#mute,
        this.#pause,
      ),
      element('div', { class: 'hud-facts' }, this.#level, this.#chips, this.#goal),
    );
    this.relabel();
  }

  /** Handles presses from now on, and the last one that came before. */
  listen(actions: HudActions): void {
    this.#actions = actions;
    if (this.#pressed) actions[this.#pressed]();
    this.#pressed = undefined;
  }

  /** Names the buttons again, after a change of language. */
  relabel(): void {
    const words = this.#words;
    name(this.#undo, words('kit.undo'));
    name(this.#hint, words('kit.hint'));
    name(this.#restart, words('kit.restart'));
    name(this.#pause, words('kit.pause'));
    for (const node of this.#chipNodes.values()) node.remove();
    this.#chipNodes.clear();
    this.#facts = '';
  }

  show(facts: HudFacts): void {
    const text = JSON.stringify(facts);
    if (text === this.#facts) return;
    this.#facts = text;
    const words = this.#words;
    this.#unit = facts.unit;
    this.#score.hidden = facts.score === undefined;
    if (facts.score !== undefined && this.#target === undefined) this.#shown = facts.score;
    this.#target = facts.score;
    this.#best.hidden = facts.best === undefined;
    setText(
      this.#best,
      facts.best === undefined ? '' : `${words('kit.best')} ${figure(facts.best, facts.unit)}`,
    );
    this.#level.hidden = facts.level === undefined;
    setText(this.#level, facts.level ?? '');
    this.#level.disabled = !facts.modes;
    this.#showGoal(facts.goal);
    this.#showChips(facts.chips);
    this.#showUndo(facts);
    this.#hint.hidden = facts.hint === undefined;
    this.#hint.setAttribute('aria-busy', String(facts.hint === 'thinking'));
    const label = words(facts.muted ? 'kit.unmute' : 'kit.mute');
    if (this.#mute.title !== label) {
      name(this.#mute, label);
      this.#mute.replaceChildren(icon(facts.muted ? 'silent' : 'sound'));
    }
  }

  /** Animates the displayed score toward the real one. @param dt seconds */
  step(dt: number): void {
    if (this.#target === undefined) return;
    const gap = this.#target - this.#shown;
    if (gap !== 0) {
      const move = gap * Math.min(1, (dt / COUNT_UP) * 3);
      this.#shown = Math.abs(gap) < 1 || gap < 0 ? this.#target : this.#shown + move;
    }
    const shown = Math.round(this.#shown);
    if (shown === this.#written) return;
    this.#written = shown;
    setText(this.#scoreValue, figure(shown, this.#unit));
  }

  /** A new game: the score jumps back without animation. */
  reset(): void {
    this.#facts = '';
    this.#target = undefined;
  }

  #button(action: keyof HudActions, picture: IconName): HTMLButtonElement {
    const node = element('button', { type: 'button', class: 'round' }, icon(picture));
    node.addEventListener('click', () => this.#act(action));
    return node;
  }

  #act(action: keyof HudActions): void {
    if (this.#actions) this.#actions[action]();
    else this.#pressed = action;
  }

  #showUndo(facts: HudFacts): void {
    this.#undo.hidden = facts.undoStock === undefined;
    if (facts.undoStock === undefined) return;
    this.#undo.disabled = !facts.canUndo;
    const limited = Number.isFinite(facts.undoStock);
    setText(this.#undoCount, limited ? String(facts.undoStock) : '');
    const label = limited
      ? this.#words('kit.undo-left', { value: facts.undoStock })
      : this.#words('kit.undo');
    this.#undo.setAttribute('aria-label', label);
  }

  #showGoal(goal: Goal | undefined): void {
    this.#goal.hidden = goal === undefined;
    if (!goal) return;
    const part = Math.max(0, Math.min(1, goal.target === 0 ? 1 : goal.now / goal.target));
    this.#goalBar.style.transform = `scaleX(${part.toFixed(3)})`;
    setText(this.#goalText, goalWords(goal, this.#words));
  }

  #showChips(chips: readonly Chip[]): void {
    const here = new Set(chips.map((chip) => chip.id));
    for (const [id, node] of this.#chipNodes) {
      if (here.has(id)) continue;
      node.remove();
      this.#chipNodes.delete(id);
    }
    for (const chip of chips) {
      let node = this.#chipNodes.get(chip.id);
      if (!node) {
        node = element('span', { class: 'chip', role: 'img' });
        if (chip.icon && chip.icon !== 'move') node.append(icon(chip.icon));
        node.append(element('b'));
        this.#chipNodes.set(chip.id, node);
        this.#chips.append(node);
      }
      const text = node.querySelector('b');
      // No picture says it: arrows are read as a way to move.
      const shown =
        chip.icon === 'move' ? this.#words('kit.left', { value: chip.text }) : chip.text;
      if (text && text.textContent !== shown) {
        setText(text, shown);
        node.setAttribute('aria-label', this.#words(chip.label, { value: chip.text }));
      }
      const tone = `chip ${chip.tone ?? 'plain'}`;
      if (node.className !== tone) node.className = tone;
    }
  }
}

/** A goal in the game's words. */
export function goalWords({ name: key, now, target }: Goal, words: Words): string {
  return words(key, { now, target, left: Math.max(0, target - now) });
}

/** What is left is said in words: a picture of moves is read as a way to move. */
export function chipText({ icon: picture, text }: Chip, words: Words): string {
  return picture === 'move' ? words('kit.left', { value: text }) : text;
}

/** Names a button that is a picture. */
function name(node: HTMLButtonElement, label: string): void {
  node.setAttribute('aria-label', label);
  node.title = label;
}

/** A formatted score: 12,345 points, 12:34 or 0:05.4 for seconds, by which stars are counted. */
export function figure(value: number, unit: Unit): string {
  return unit === 'seconds' ? writeSeconds(value) : numberText(value);
}
