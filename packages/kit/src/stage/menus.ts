import type { Rules } from '../contract/index.ts';
import type { Sheets } from './sheets.ts';
import type { Finish, Stage } from './stage.ts';
import type { Words } from './words.ts';

export type MenusOptions = {
  readonly stage: Stage;
  readonly sheets: Sheets;
  readonly words: Words;
  readonly rules: Rules;
  /** One plain sentence a device. */
  readonly controls: Readonly<Record<string, string>>;
  readonly restart: () => void;
  readonly resume: () => void;
};

/** Fills the sheets with what the stage knows: pause, levels, results. */
export class Menus {
  readonly #options: MenusOptions;

  constructor(options: MenusOptions) {
    this.#options = options;
  }

  pause(title: string): void {
    const { stage, sheets, controls, restart, resume } = this.#options;
    sheets.pause({
      title,
      settings: stage.settings,
      controls,
      levels: this.#levels(() => this.pause(title)),
      change: (settings) => stage.change(settings),
      restart,
      resume,
    });
  }

  results(finish: Finish): void {
    const { stage, sheets, words, rules } = this.#options;
    const { ending, next } = finish;
    const unit = rules.scoring?.unit;
    sheets.results({
      title: words(`kit.${stage.play.session.status}`),
      reason: ending && words(ending.reason),
      almost: ending?.almost && words(ending.almost, { value: ending.value ?? '' }),
      score: rules.scoring ? finish.score : undefined,
      scoreLabel: words(
        unit === 'moves' ? 'kit.moves' : unit === 'seconds' ? 'kit.seconds' : 'kit.score',
      ),
      best: finish.best,
      newBest: finish.newBest,
      stars: finish.stars,
      next: next === undefined ? undefined : () => stage.restart(next),
      levels: this.#levels(() => this.results(finish)),
      again: () => stage.restart(),
    });
  }

  /** A level's own name, or its number. */
  levelTitle(id: string): string {
    const { words, rules } = this.#options;
    const key = `level.${id}`;
    if (words.has(key)) return words(key);
    return words('kit.level', { value: rules.levels.findIndex((level) => level.id === id) + 1 });
  }

  /** Opens the levels, when there is more than one. */
  #levels(back: () => void): (() => void) | undefined {
    const { stage, sheets, rules } = this.#options;
    if (rules.levels.length < 2) return undefined;
    return () => {
      const { progress } = stage;
      const choices = rules.levels.map(({ id }) => ({
        id,
        title: this.levelTitle(id),
        stars: progress.stars[id] ?? 0,
        best: rules.scoring ? progress.best[id] : undefined,
        current: id === stage.level,
      }));
      sheets.levels(choices, (id) => stage.restart(id), back);
    };
  }
}
