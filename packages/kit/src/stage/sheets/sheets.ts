import type { Rules } from '../../contract/index.ts';
import { listedLevels, starsWon } from '../../host/index.ts';
import { element, icon, pictogram } from '../dom.ts';
import type { Finish } from '../finish.ts';
import type { Stage } from '../stage.ts';
import type { PadButton } from '../view.ts';
import { createWords, type Words } from '../words.ts';
import { Frame } from './frame.ts';
import { levelMap } from './level-map.ts';
import { buttons, PICTURES, pill, roundButton, type Action } from './parts.ts';
import { howToPlay, switches } from './pause-panel.ts';
import { resultsPanel } from './results-panel.ts';
import { sectionsOf } from './sections.ts';
import sheetWords from './strings/en.json' with { type: 'json' };

export type SheetsOptions = {
  readonly stage: Stage;
  readonly host: HTMLElement;
  readonly words: Words;
  readonly rules: Rules;
  /** One plain sentence a device. */
  readonly controls: Readonly<Record<string, string>>;
  readonly title: (id: string) => string;
  readonly restart: () => void;
  readonly resume: () => void;
};

/** Fills the sheets with what the stage knows: pause, levels, results. */
export class Sheets {
  readonly #options: SheetsOptions;
  readonly #frame: Frame;
  readonly #words: Words;

  constructor(options: SheetsOptions) {
    this.#options = options;
    this.#frame = new Frame(options.host);
    this.#words = joined(options.words, createWords(sheetWords));
  }

  get isOpen(): boolean {
    return this.#frame.isOpen;
  }

  close(): void {
    this.#frame.close();
  }

  pad(button: PadButton): void {
    this.#frame.pad(button);
  }

  /** Resume, restart, levels, the settings and how to play. `resume` is also what Escape does. */
  pause(title: string): void {
    const { stage, controls, restart, resume } = this.#options;
    const words = this.#words;
    const actions: Action[] = [
      { label: words('kit.resume'), picture: icon('play'), tone: 'go', act: this.#then(resume) },
      { label: words('kit.restart'), picture: icon('restart'), act: this.#then(restart) },
      ...this.#levelsAction(() => this.pause(title)),
    ];
    this.#frame.show({
      title,
      body: [
        buttons(actions),
        switches(stage.settings, words, (settings) => stage.change(settings)),
        howToPlay(controls, words),
      ],
      dismiss: this.#then(resume),
    });
  }

  results(finish: Finish): void {
    const { stage, rules } = this.#options;
    const words = this.#words;
    const { next } = finish;
    const again = this.#then(() => stage.restart());
    const actions: Action[] = [
      {
        label: words('kit.again'),
        picture: icon('restart'),
        tone: next === undefined ? 'go' : 'plain',
        act: again,
      },
      ...this.#levelsAction(() => this.results(finish)),
    ];
    if (next !== undefined) {
      actions.unshift({
        label: words('kit.next'),
        picture: icon('play'),
        tone: 'go',
        act: this.#then(() => stage.restart(next)),
      });
    }
    this.#frame.show({
      title: words(`kit.${stage.play.session.status}`),
      body: [...resultsPanel(finish, rules, words), buttons(actions)],
      dismiss: again,
    });
  }

  levels(back: () => void): void {
    const { stage, rules, title } = this.#options;
    const words = this.#words;
    const { stars, best } = stage.progress;
    const starred = rules.stars !== undefined;
    const sections = sectionsOf(rules.levels, {
      stars,
      best: rules.scoring ? best : {},
      current: stage.level,
    });
    const { parts, current, layOut } = levelMap({
      sections,
      starred,
      words,
      title,
      choose: (id) => this.#then(() => stage.restart(id))(),
    });
    const won = starsWon(rules.levels, stars);
    const most = sections.reduce((sum, section) => sum + (section.path ? section.most : 0), 0);
    this.#frame.show({
      title: words('kit.levels'),
      look: sections.some(({ path }) => path) ? 'tall' : '',
      before: roundButton(pictogram(PICTURES.back), words('kit.back'), back),
      after:
        starred && most > 0
          ? pill('star', `${won}/${most}`, words('kit.stars-won', { value: won, most }))
          : element('span'),
      body: parts,
      shown: layOut,
      dismiss: back,
      ...(current && { focus: current }),
    });
  }

  /** Opens the levels, when there is more than one. */
  #levelsAction(back: () => void): readonly Action[] {
    const { rules } = this.#options;
    if (listedLevels(rules.levels).length < 2) return [];
    const act = (): void => this.levels(back);
    return [{ label: this.#words('kit.levels'), picture: icon('star'), act }];
  }

  #then(act: () => void): () => void {
    return () => {
      this.close();
      act();
    };
  }
}

/** Looks a message up in the first that has it. */
function joined(first: Words, second: Words): Words {
  const words: Words = Object.assign(
    (key: string, values?: Parameters<Words>[1]) => (first.has(key) ? first : second)(key, values),
    { has: (key: string) => first.has(key) || second.has(key) },
  );
  return words;
}
