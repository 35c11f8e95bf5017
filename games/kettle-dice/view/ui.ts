import { damp, since, spring, squash } from '@playgrove/kit/draw/animate';
import type { Motion } from '@playgrove/kit/runtime';
import { boxesOf, DICE, ROLLS } from '../rules/boxes.ts';
import { BOX, openTo, rules, worthOf, type Input, type State } from '../rules.ts';

export type Ui = {
  /** The dice that the player keeps, a bit each, and the box that is chosen; −1 for none. */
  keep: number;
  box: number;
  /** The log instead of the tray. */
  log: boolean;
  /** What a hint names: dice by their bits, or a box. */
  hint: Input | undefined;
  /** Throws and boxes that `keep` and `box` belong to. */
  at: string;
  newcomer: boolean;
  /** Each die on its way to the rail, 0 to 1. */
  rail: ReturnType<typeof damp>[];
  show: ReturnType<typeof shown>;
};

const shown = () => ({
  kettle: squash({ write: 0.4, pattern: 0.7, kettle: 1, bonus: 0.7, throw: -0.5, zero: -0.3 }),
  tip: spring<State>('wobbly', () => 0),
  thrown: since('throw'),
  glad: since('write', 'pattern', 'kettle', 'bonus', 'theirs'),
  sad: since('zero', 'their-zero'),
  written: since('write', 'pattern', 'kettle', 'zero', 'theirs', 'their-zero'),
  tapped: since(),
});

export function freshUi(newcomer: boolean): Ui {
  const rail = Array.from({ length: DICE }, () => damp(16));
  const ui: Ui = {
    keep: 0,
    box: -1,
    log: false,
    hint: undefined,
    at: '',
    newcomer,
    rail,
    show: shown(),
  };
  return ui;
}

const momentOf = ({ log, seat, rolls }: State): string => `${log.length} ${seat} ${rolls}`;

/** A new throw or turn: what was kept stays kept, nothing is chosen. */
export function sync(state: State, ui: Ui): void {
  const now = momentOf(state);
  if (ui.at === now) return;
  ui.at = now;
  ui.keep = state.kept;
  ui.box = -1;
}

export function stepRail(ui: Ui, motion: Motion<State>, reducedMotion: boolean): void {
  for (const [die, each] of ui.rail.entries()) {
    each.target = (ui.keep >> die) & 1;
    each.step(undefined, motion.dt, [], reducedMotion);
  }
}

/** Whether the player may do something now. */
export const isMine = (state: State): boolean =>
  rules.status(state) === 'playing' && !rules.waits?.(state);

/** Whether dice are still in the air: what they pay is not shown before they lie. */
export const flies = ({ log }: State, { from, part }: Motion<State>): boolean =>
  from !== undefined && from.log.length < log.length && part < 0.86;

/** Whether dice may be kept. */
export const keeps = (state: State): boolean =>
  isMine(state) && state.rolls > 0 && state.rolls < ROLLS;

/** The open box that pays most for the dice as they lie. */
export const dearest = (state: State): number =>
  boxesOf(openTo(state)).reduce((best, box) =>
    worthOf(state, box) > worthOf(state, best) ? box : best,
  );

/** What a cell means: a die, the button, the log, a box. The second tap on a box writes. */
export function press(id: string, state: State, ui: Ui): Input | 'redraw' | undefined {
  sync(state, ui);
  if (id === 'log') {
    ui.log = !ui.log;
    return 'redraw';
  }
  if (!isMine(state)) return undefined;
  const number = Number(id.slice(1));
  if (id[0] === 'd') {
    // The rules say why not.
    if (!keeps(state)) return 1 << number;
    ui.keep ^= 1 << number;
    ui.box = -1;
    ui.show.tapped.start();
    return 'redraw';
  }
  if (id === 'go') {
    ui.log = false;
    if (ui.box >= 0) return BOX + ui.box;
    if (state.rolls < ROLLS) return ui.keep;
    ui.box = dearest(state);
    return 'redraw';
  }
  if (state.rolls === 0) return BOX + number;
  if (!((openTo(state) >> number) & 1)) return BOX + number;
  if (ui.box === number) return BOX + number;
  ui.box = number;
  ui.show.tapped.start();
  return 'redraw';
}
