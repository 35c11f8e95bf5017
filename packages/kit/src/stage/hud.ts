import type { Goal, Rules } from '../contract/index.ts';
import { element, icon, setText, type IconName } from './dom.ts';
import type { Chip } from './view.ts';
import type { Words } from './words.ts';

export type HudActions = {
  undo(): void;
  hint(): void;
  restart(): void;
  mute(): void;
  pause(): void;
};

export type HudFacts = {
  /** Absent in games without a score. */
  readonly score: number | undefined;
  readonly best: number | undefined;
  /** What the score counts. */
  readonly unit: Unit;
  readonly level: string | undefined;
  readonly goal: Goal | undefined;
  readonly chips: readonly Chip[];
  readonly muted: boolean;
  /** Undos the rules still grant; Infinity for no limit, undefined where there is no undo. */
  readonly undoStock: number | undefined;
  readonly canUndo: boolean;
  /** Absent where nobody can be asked. */
  readonly hint: 'ready' | 'thinking' | undefined;
};

export type Unit = NonNullable<Rules['scoring']>['unit'] | undefined;

/** Seconds in which a shown score catches up with the real one. */
const COUNT_UP = 0.35;

/** The strip over every game: score, best, level, goal, chips, and the four buttons. */
export class Hud {
  readonly root: HTMLElement;
  readonly #words: Words;
  readonly #score: HTMLElement;
  readonly #scoreValue: HTMLElement;
  readonly #best: HTMLElement;
  readonly #level: HTMLElement;
  readonly #goal: HTMLElement;
  readonly #goalText: HTMLElement;
  readonly #goalBar: HTMLElement;
  readonly #chips: HTMLElement;
  readonly #undo: HTMLButtonElement;
  readonly #undoCount: HTMLElement;
  readonly #hint: HTMLButtonElement;
  readonly #mute: HTMLButtonElement;
  readonly #chipNodes = new Map<string, HTMLElement>();
  #shown = 0;
  #target: number | undefined;
  #unit: Unit;
  /** The score as it stands there. */
  #told: number | undefined;
  /** The facts shown last, as text: asked for with every input, they seldom change. */
  #facts = '';

  constructor(words: Words, actions: HudActions) {
    this.#words = words;
    this.#scoreValue = element('b', { class: 'hud-score-value' }, '0');
    this.#best = element('span', { class: 'hud-best' });
    this.#score = element('div', { class: 'hud-score' }, this.#scoreValue, this.#best);
    this.#level = element('div', { class: 'hud-level' });
    this.#goalText = element('span');
    this.#goalBar = element('i', { class: 'hud-goal-bar' });
    this.#goal = element('div', { class: 'hud-goal' }, this.#goalBar, this.#goalText);
    this.#chips = element('div', { class: 'hud-chips' });
    this.#undoCount = element('span', { class: 'hud-count', 'aria-hidden': 'true' });
    this.#undo = button('undo', words('kit.undo'), actions.undo);
    this.#undo.append(this.#undoCount);
    this.#hint = button('hint', words('kit.hint'), actions.hint);
    this.#mute = button('sound', words('kit.mute'), actions.mute);
    this.#mute.classList.add('hud-mute');
    this.root = element(
      'header',
      { class: 'hud' },
      this.#score,
      element(
        'div',
        { class: 'hud-buttons' },
        this.#undo,
        this.#hint,
        button('restart', words('kit.restart'), actions.restart),
        this.#mute,
        button('pause', words('kit.pause'), actions.pause),
      ),
      element('div', { class: 'hud-facts' }, this.#level, this.#chips, this.#goal),
    );
  }

  show(facts: HudFacts): void {
    const told = JSON.stringify(facts);
    if (told === this.#facts) return;
    this.#facts = told;
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
    this.#showGoal(facts.goal);
    this.#showChips(facts.chips);
    this.#showUndo(facts);
    this.#hint.hidden = facts.hint === undefined;
    this.#hint.setAttribute('aria-busy', String(facts.hint === 'thinking'));
    const name = words(facts.muted ? 'kit.unmute' : 'kit.mute');
    if (this.#mute.getAttribute('aria-label') !== name) {
      this.#mute.setAttribute('aria-label', name);
      this.#mute.title = name;
      this.#mute.replaceChildren(icon(facts.muted ? 'silent' : 'sound'));
    }
  }

  /** Lets the shown score run towards the real one. @param dt seconds */
  step(dt: number): void {
    if (this.#target === undefined) return;
    const gap = this.#target - this.#shown;
    if (gap !== 0) {
      const move = gap * Math.min(1, (dt / COUNT_UP) * 3);
      this.#shown = Math.abs(gap) < 1 || gap < 0 ? this.#target : this.#shown + move;
    }
    const shown = Math.round(this.#shown);
    if (shown === this.#told) return;
    this.#told = shown;
    setText(this.#scoreValue, figure(shown, this.#unit));
  }

  /** A new game: the score jumps back rather than running. */
  reset(): void {
    this.#facts = '';
    this.#target = undefined;
  }

  #showUndo(facts: HudFacts): void {
    this.#undo.hidden = facts.undoStock === undefined;
    if (facts.undoStock === undefined) return;
    this.#undo.disabled = !facts.canUndo;
    const limited = Number.isFinite(facts.undoStock);
    setText(this.#undoCount, limited ? String(facts.undoStock) : '');
    const name = limited
      ? this.#words('kit.undo-left', { value: facts.undoStock })
      : this.#words('kit.undo');
    this.#undo.setAttribute('aria-label', name);
  }

  #showGoal(goal: Goal | undefined): void {
    this.#goal.hidden = goal === undefined;
    if (!goal) return;
    const part = Math.max(0, Math.min(1, goal.target === 0 ? 1 : goal.now / goal.target));
    this.#goalBar.style.transform = `scaleX(${part.toFixed(3)})`;
    setText(
      this.#goalText,
      this.#words(goal.name, { now: plain(goal.now), target: plain(goal.target) }),
    );
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
        if (chip.icon) node.append(icon(chip.icon as IconName));
        node.append(element('b'));
        this.#chipNodes.set(chip.id, node);
        this.#chips.append(node);
      }
      const text = node.querySelector('b');
      if (text && text.textContent !== chip.text) {
        setText(text, chip.text);
        node.setAttribute('aria-label', this.#words(chip.label, { value: chip.text }));
      }
      const tone = `chip ${chip.tone ?? 'plain'}`;
      if (node.className !== tone) node.className = tone;
    }
  }
}

function button(name: IconName, label: string, act: () => void): HTMLButtonElement {
  const node = element(
    'button',
    { type: 'button', class: 'round', 'aria-label': label, title: label },
    icon(name),
  );
  node.addEventListener('click', act);
  return node;
}

/**
 * 12345 → 12,345; at most three decimals. By hand: opening the browser's own tables takes a slow
 * phone 30 ms or more, and the first frame would wait for it.
 */
export function plain(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** A score as people write it: 12,345 points, 12:34 for seconds. */
export function figure(value: number, unit: Unit): string {
  if (unit !== 'seconds') return plain(value);
  const [minutes, seconds] = [Math.floor(value / 60), Math.floor(value % 60)];
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
