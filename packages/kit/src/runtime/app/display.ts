import type { Announcer } from '../feedback/announcer.ts';
import { hudFacts } from '../hud/facts.ts';
import type { Hud } from '../hud/hud.ts';
import type { PillWords } from '../hud/pill-words.ts';
import type { BoardLoader } from '../input/board-loader.ts';
import type { HintController } from '../mind/hints.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { Game } from '../game.ts';
import type { Stage } from '../stage/stage.ts';
import type { Words } from '../base/words.ts';

export type DisplayParts = {
  readonly game: Game;
  readonly words: Words;
  readonly stage: Stage;
  readonly hud: Hud;
  readonly pillWords: PillWords;
  readonly sounds: Sounds;
  readonly announcer: Announcer;
  readonly hints: HintController;
  readonly boards: BoardLoader;
};

/** How often the score strip checks clocks and other facts that change without an input. */
const FACTS_MS = 120;

/** Updates everything around the canvas: score strip, boards, sound and live region. */
export class Display {
  readonly #parts: DisplayParts;
  /** Milliseconds since the strip's last update. */
  #since = 0;

  constructor(parts: DisplayParts) {
    this.#parts = parts;
  }

  /** Shows the current position. @param boards whether cells of boards may have changed */
  update(boards = true): void {
    const { stage, hud, pillWords, announcer, hints } = this.#parts;
    const { settings, phase, best, day } = stage;
    const { session, ui } = stage.play;
    this.#since = 0;
    const facts = hudFacts({
      ...this.#parts,
      session,
      ui,
      day,
      best,
      muted: settings.muted,
      playing: phase === 'playing',
      hint: hints.hint,
    });
    hud.show(facts);
    // Before the first move the hand teaches.
    if (stage.isNewcomer && session.begun) pillWords.say(facts.chips);
    this.applySound();
    announcer.best();
    if (boards) this.#parts.boards.show();
  }

  /** After a player's move: ends or keeps the hint, and announces the position. */
  moved(): void {
    this.update();
    this.#parts.hints.hide();
    this.#parts.announcer.position();
  }

  applySound(): void {
    const { stage, sounds } = this.#parts;
    sounds.setMuted(stage.settings.muted);
    sounds.setMusic(stage.settings.music);
  }

  /** Passes real time in milliseconds. */
  step(elapsedMs: number): void {
    const { stage, game } = this.#parts;
    this.#since += elapsedMs;
    if (this.#since > FACTS_MS && /playing|watching/.test(stage.phase)) {
      this.update(game.rules.pace.kind === 'ticks');
    }
  }
}
