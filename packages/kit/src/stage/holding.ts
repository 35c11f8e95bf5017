import { whenIdle } from './idle.ts';

/** What an address ends with that stops a game at its first frame; the portal's play screen writes it. */
const MARK = '#held';
/** Longest wait for an idle moment: Play may have been pressed meanwhile, and somebody is waiting. */
const PATIENCE_MS = 200;

/**
 * A game that the page around it loads ahead of time stops at its first frame: no clock, no focus,
 * no sheet, nothing stored, until it is shown.
 */
export class Holding {
  #on: boolean;
  /** Another tab has kept something of this game meanwhile. */
  #stale = false;

  constructor(slug: string) {
    // Only a page around the game can show it.
    this.#on = window.parent !== window && location.hash === MARK;
    if (!this.#on) return;
    window.addEventListener('storage', ({ key }) => {
      this.#stale ||= key === null || key === 'game-settings' || key.startsWith(`game:${slug}`);
    });
  }

  get on(): boolean {
    return this.#on;
  }

  /** Does a part of the start: at once, or for a game that waits when the page around it is idle. */
  step(act: () => void): void {
    if (this.#on) whenIdle(act, PATIENCE_MS);
    else act();
  }

  /** Lets the game begin; what it knows too little of by now is loaded anew. */
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
