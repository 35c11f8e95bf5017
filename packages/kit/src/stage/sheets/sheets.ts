import { listedLevels, starsWon } from '../../host/index.ts';
import { element, icon, pictogram } from '../dom.ts';
import type { Finish } from '../finish.ts';
import { figure, plain } from '../hud.ts';
import type { PlayFacts } from '../play-facts.ts';
import type { Stage } from '../stage.ts';
import type { Game, PadButton } from '../view.ts';
import { createWords, joinWords, type Words } from '../words.ts';
import { monthIn } from './calendar.ts';
import { calendar, dateText, streakTiles } from './daily-panel.ts';
import { Frame } from './frame.ts';
import { nextGoal } from './goal.ts';
import { levelMap } from './level-map.ts';
import { buttons, extras, PICTURES, pill, roundButton, type Action } from './parts.ts';
import { howToPlay, switches } from './pause-panel.ts';
import { resultsPanel } from './results-panel.ts';
import { sectionsOf } from './sections.ts';
import { browserDoors, passOn, shareText } from './share.ts';
import sheetWords from './strings/en.json' with { type: 'json' };

export { GamepadReader } from '../gamepad.ts';

export type SheetsOptions = {
  readonly stage: Stage;
  readonly host: HTMLElement;
  readonly words: Words;
  readonly game: Game;
  readonly facts: Pick<PlayFacts, 'title' | 'controls' | 'daily'>;
  /** What is being played: the level, or the day; nothing where there is no choice. */
  readonly playing: () => string | undefined;
  /** A level's own name, or its number. */
  readonly levelTitle: (id: string) => string;
  readonly restart: () => void;
  readonly resume: () => void;
};

/** Fills the sheets with what the stage knows: pause, levels, the daily challenge, results. */
export class Sheets {
  readonly #options: SheetsOptions;
  readonly #frame: Frame;
  readonly #words: Words;
  #offer: HTMLElement | undefined;

  constructor(options: SheetsOptions) {
    this.#options = options;
    this.#frame = new Frame(options.host);
    this.#words = joinWords(options.words, createWords(sheetWords));
    if (options.facts.daily) this.#offerDaily();
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
    const { stage, facts, restart, resume } = this.#options;
    const words = this.#words;
    this.#offer?.remove();
    this.#frame.show({
      title,
      body: [
        buttons([
          {
            label: words('kit.resume'),
            picture: icon('play'),
            tone: 'go',
            act: this.#then(resume),
          },
          { label: words('kit.restart'), picture: icon('restart'), act: this.#then(restart) },
        ]),
        extras(this.#ways(() => this.pause(title))),
        switches(stage.settings, words, (settings) => stage.change(settings)),
        howToPlay(facts.controls, words),
      ],
      dismiss: this.#then(resume),
    });
  }

  results(finish: Finish): void {
    const { stage, game } = this.#options;
    const words = this.#words;
    const { next, daily } = finish;
    this.#offer?.remove();
    const again = this.#then(() => stage.restart());
    const main: Action[] = [
      {
        label: words('kit.again'),
        picture: icon('restart'),
        tone: next === undefined ? 'go' : 'plain',
        act: again,
      },
    ];
    if (next !== undefined) {
      main.unshift({
        label: words('kit.next'),
        picture: icon('play'),
        tone: 'go',
        act: this.#then(() => stage.restart(next)),
      });
    }
    const goal = nextGoal(finish, game.rules, stage.level, stage.progress.stars);
    const told =
      goal &&
      words(goal.key, {
        value: plain(goal.value),
        level: goal.level === undefined ? '' : this.#options.levelTitle(goal.level),
      });
    const day = daily ? [element('p', { class: 'quiet' }, dateText(daily.day))] : [];
    const ways = this.#ways(() => this.results(finish));
    const share: Action = {
      label: words('kit.share'),
      picture: pictogram(PICTURES.share),
      act: () => void this.#share(finish),
    };
    this.#frame.show({
      title: words(`kit.${stage.play.session.status}`),
      body: [
        element('div', {}, ...day, ...resultsPanel(finish, game.rules, words, told)),
        element('div', {}, buttons(main), extras([...ways, ...this.#photoWay(finish), share])),
      ],
      look: 'results',
      dismiss: again,
      keys: { r: again },
    });
  }

  levels(back: () => void): void {
    const { stage, game, levelTitle } = this.#options;
    const { rules } = game;
    const words = this.#words;
    const { stars, best } = stage.progress;
    const starred = rules.stars !== undefined;
    const sections = sectionsOf(rules.levels, {
      stars,
      best: rules.scoring ? best : {},
      current: stage.day ? '' : stage.level,
    });
    const { parts, current, layOut } = levelMap({
      sections,
      starred,
      words,
      unit: rules.scoring?.unit,
      title: levelTitle,
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

  /** Today's challenge, the streak, and the days gone by. */
  daily(back: () => void, shown?: string): void {
    const { stage, game } = this.#options;
    const words = this.#words;
    const { dailies } = stage;
    const { today, streak } = dailies;
    const play = (date: string): void => this.#then(() => stage.beginDay(date))();
    const done = dailies.mark(today);
    this.#frame.show({
      title: words('kit.daily-title'),
      look: 'daily',
      before: roundButton(pictogram(PICTURES.back), words('kit.back'), back),
      after: element('span'),
      body: [
        buttons([
          {
            label: words(done ? 'kit.daily-again' : 'kit.daily-play', {
              value: dateText(today, { day: 'numeric', month: 'long' }),
            }),
            picture: done ? pictogram(PICTURES.check) : icon('play'),
            tone: done ? 'plain' : 'go',
            act: () => play(today),
          },
        ]),
        streakTiles(streak, words),
        calendar({
          words,
          today,
          streak,
          month: shown ?? monthIn(today),
          mark: (date) => dailies.mark(date),
          starred: game.rules.stars !== undefined,
          play,
          turn: (month) => this.daily(back, month),
        }),
        element('p', { class: 'quiet' }, words('kit.daily-rules')),
      ],
      dismiss: back,
    });
  }

  /** Where else one can go: levels, when there is more than one, and the daily challenge. */
  #ways(back: () => void): readonly Action[] {
    const { game, facts, stage } = this.#options;
    const words = this.#words;
    const ways: Action[] = [];
    if (listedLevels(game.rules.levels).length > 1) {
      const act = (): void => this.levels(back);
      ways.push({ label: words('kit.levels'), picture: icon('star'), act });
    }
    if (facts.daily) {
      ways.push({
        label: words('kit.daily-short'),
        picture: pictogram(PICTURES.calendar),
        fresh: stage.dailies.mark(stage.dailies.today) === undefined,
        act: () => this.daily(back),
      });
    }
    return ways;
  }

  /** On the first screen, until the game is begun: a way to today's challenge that stops nobody. */
  #offerDaily(): void {
    const { stage, host } = this.#options;
    const { dailies, play, phase } = stage;
    const begun = phase !== 'playing' || play.session.log.length > 0 || stage.day !== undefined;
    if (begun || dailies.mark(dailies.today)) return;
    const words = this.#words;
    const { now } = dailies.streak;
    const node = element(
      'button',
      { type: 'button', class: 'daily-offer', 'aria-label': words('kit.daily-title') },
      pictogram(PICTURES.calendar),
      element('span', {}, words('kit.daily-short')),
      ...(now > 0 ? [pill('flame', plain(now), words('kit.streak-days', { value: now }))] : []),
    );
    node.addEventListener('click', () => {
      this.#options.stage.pause();
      this.daily(this.#then(this.#options.resume));
    });
    const gone = new AbortController();
    const leave = (event: Event): void => {
      if (event.target instanceof Node && node.contains(event.target)) return;
      if (event instanceof KeyboardEvent && event.key === 'Tab') return;
      node.remove();
      gone.abort();
    };
    const options = { capture: true, signal: gone.signal };
    for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, leave, options);
    // In the strip it covers nothing of the game.
    (host.querySelector('.hud-facts') ?? host).append(node);
    this.#offer = node;
  }

  /** Games that paint a picture offer it. */
  #photoWay(finish: Finish): readonly Action[] {
    if (!this.#options.game.view.photo) return [];
    const act = (): void => void this.#photo(() => this.results(finish));
    return [{ label: this.#words('kit.picture'), picture: pictogram(PICTURES.camera), act }];
  }

  /** Shows the picture, to be held or saved, and offers it to the system. */
  async #photo(back: () => void): Promise<void> {
    const { stage, game, facts } = this.#options;
    const words = this.#words;
    const { session, ui } = stage.play;
    try {
      const { makeCard, offerCard, cardDoors } = await import('@playgrove/kit/sharecard');
      const picture = await makeCard({
        paint: (c, area) => game.view.photo?.(c, area, session.state, ui),
        title: facts.title,
        portal: words('kit.portal'),
      });
      const address = URL.createObjectURL(picture);
      const close = (): void => {
        URL.revokeObjectURL(address);
        back();
      };
      const give = async (): Promise<void> => {
        const came = await offerCard(
          picture,
          `${session.rules.slug}.png`,
          facts.title,
          cardDoors(),
        );
        if (came === 'failed') this.#frame.toast(words('kit.share-failed'));
      };
      this.#frame.show({
        title: words('kit.picture'),
        before: roundButton(pictogram(PICTURES.back), words('kit.back'), close),
        body: [
          element('img', { class: 'picture', src: address, alt: facts.title }),
          buttons([
            {
              label: words('kit.picture-give'),
              picture: pictogram(PICTURES.share),
              tone: 'go',
              act: () => void give(),
            },
          ]),
        ],
        dismiss: close,
      });
    } catch {
      this.#frame.toast(words('kit.share-failed'));
    }
  }

  async #share({ stars, score, daily }: Finish): Promise<void> {
    const { stage, game, facts, playing } = this.#options;
    const words = this.#words;
    const { session } = stage.play;
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    const page = link ?? `${location.origin}${location.pathname}`;
    const text = shareText({
      title: facts.title,
      what: playing(),
      stars,
      score:
        game.rules.scoring && score !== undefined
          ? figure(score, game.rules.scoring.unit)
          : undefined,
      streak: daily?.counted || daily?.streak.today ? daily.streak.now : 0,
      rows: game.view.shareText?.(session.state),
      address: daily ? `${page}?daily=${daily.day}` : page,
    });
    const came = await passOn(text, browserDoors());
    if (came === 'copied') this.#frame.toast(words('kit.copied'));
    if (came === 'failed') this.#frame.toast(words('kit.share-failed'));
  }

  #then(act: () => void): () => void {
    return () => {
      this.close();
      act();
    };
  }
}
