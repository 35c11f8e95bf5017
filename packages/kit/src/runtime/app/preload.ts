import { HELD } from '@playgrove/protocol/held';
import { GAME_SETTINGS, gameKey } from '@playgrove/protocol/storage-keys';
import { whenIdle } from '../base/idle.ts';

/** The longest wait for an idle moment: the player may have pressed Play meanwhile. */
const TIMEOUT_MS = 200;

/**
 * A preloaded game stops at its first frame until it is shown: no clock, no focus, no sheet,
 * nothing stored.
 */
export class Preload {
  #on: boolean;
  /** Whether another tab has stored data of this game meanwhile. */
  #stale = false;

  constructor(slug: string) {
    // Only the page around the game can show it.
    this.#on = window.parent !== window && location.hash === HELD;
    if (!this.#on) return;
    window.addEventListener('storage', ({ key }) => {
      this.#stale ||= key === null || key === GAME_SETTINGS || key.startsWith(gameKey(slug));
    });
  }

  get on(): boolean {
    return this.#on;
  }

  /**
   * Runs a part of the start: at once, or, for a preloaded game, when the page around it is idle.
   */
  step(act: () => void): void {
    if (this.#on) whenIdle(act, TIMEOUT_MS);
    else act();
  }

  /** Starts the game, or reloads it if another tab has stored data since. */
  show(begin: () => void): void {
    if (!this.#on) return;
    if (this.#stale) {
      location.reload();
      return;
    }
    this.#on = false;
    begin();
  }
}
