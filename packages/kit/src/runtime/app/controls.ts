import type { Menus } from '../hud/menus.ts';
import type { BoardLoader } from '../input/board-loader.ts';
import type { Command } from '../input/input.ts';
import type { HintController } from '../mind/hints.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { Game } from '../game.ts';
import type { InputEvent } from '../view.ts';
import type { Display } from './display.ts';
import type { Page } from '../base/page.ts';
import type { Stage } from '../stage/stage.ts';
import type { Words } from '../base/words.ts';

export type ControlParts = {
  readonly game: Game;
  readonly words: Words;
  readonly canvas: HTMLCanvasElement;
  readonly page: Page;
  readonly stage: Stage;
  readonly sounds: Sounds;
  readonly hints: HintController;
  readonly boards: BoardLoader;
  readonly display: Display;
  readonly menus: Menus;
};

/** The player's actions, from any device or button. */
export class Controls {
  readonly #parts: ControlParts;

  constructor(parts: ControlParts) {
    this.#parts = parts;
  }

  /** Passes an event to the view, after its boards have read it. */
  event(event: InputEvent): void {
    const { boards, stage } = this.#parts;
    for (const each of boards.read(event)) stage.event(each);
    boards.show(event);
  }

  command(command: Command): void {
    const { stage, hints, page, canvas } = this.#parts;
    // Escape pauses; pressed again, it leaves, even before the pause sheet has loaded.
    if (command === 'leave' && stage.phase !== 'playing') page.send({ kind: 'leave' });
    if (command === 'undo') stage.undo();
    if (command === 'redo') stage.redo();
    if (command === 'hint') hints.ask();
    if (command === 'restart') this.restart();
    if (command === 'mute') this.mute(!stage.settings.muted);
    if (command === 'pause' || command === 'leave') this.pause();
    else canvas.focus({ preventScroll: true });
  }

  /** Starts over; in a game that takes long, only pauses, where Restart is a press of its own. */
  restart(): void {
    const { stage, game } = this.#parts;
    const isKept = game.view.guardsRestart === true && stage.play.session.begun;
    if (!isKept || stage.phase === 'results') stage.restart();
    else this.pause();
  }

  pause(): void {
    const { stage, menus, words } = this.#parts;
    if (stage.phase !== 'playing') return;
    stage.pause();
    menus.pause(words('kit.paused'));
  }

  mute(muted: boolean): void {
    const { stage } = this.#parts;
    stage.change({ ...stage.settings, muted });
  }

  /** Inside a touch, click or key: sound may start, and failed loads are retried. */
  gesture(): void {
    const { game, boards, menus, sounds, display } = this.#parts;
    void boards.open();
    menus.goOn();
    sounds.gesture();
    display.applySound();
    const { music } = game.view;
    if (music) sounds.startMusic(music.mood, music.seed);
  }
}
