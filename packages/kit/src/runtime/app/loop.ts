import { Quality } from '@playgrove/kit/logic/quality';
import type { AfterFrameQueue } from '../feedback/after-frame.ts';
import type { Announcer } from '../feedback/announcer.ts';
import type { Coaching } from '../feedback/coaching.ts';
import type { FeedbackPlayer } from '../feedback/feel.ts';
import type { Hud } from '../hud/hud.ts';
import type { BoardLoader } from '../input/board-loader.ts';
import type { Input } from '../input/input.ts';
import type { HintController } from '../mind/hints.ts';
import { makeStamps } from '../render/draw/stamp.ts';
import type { Layout } from '../render/layout.ts';
import type { CanvasSurface } from '../render/surface.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { Game } from '../game.ts';
import type { Controls } from './controls.ts';
import type { Display } from './display.ts';
import type { Preload } from './preload.ts';
import type { Stage } from '../stage/stage.ts';

export type LoopParts = {
  readonly game: Game;
  readonly root: HTMLElement;
  readonly surface: CanvasSurface;
  readonly layout: Layout;
  readonly hud: Hud;
  readonly preload: Preload;
  readonly queue: AfterFrameQueue;
  readonly stage: Stage;
  readonly sounds: Sounds;
  readonly feedback: FeedbackPlayer;
  readonly announcer: Announcer;
  readonly hints: HintController;
  readonly coaching: Coaching;
  readonly boards: BoardLoader;
  readonly input: Input;
  readonly display: Display;
  readonly controls: Controls;
};

/** Pixels a side if frames run long, relative to the full size: phones lack fill rate. */
const SCALES = [1, 0.75, 0.55] as const;

/** Runs frames, lays the page out, and pauses when the player leaves. */
export class Loop {
  readonly #parts: LoopParts;
  readonly #quality = new Quality(SCALES);
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  #last = 0;

  constructor(parts: LoopParts) {
    this.#parts = parts;
    this.#listen();
  }

  /** From here on the game is visible to the player. */
  begin(): void {
    const frame = (now: number): void => {
      requestAnimationFrame(frame);
      this.#frame(now);
    };
    requestAnimationFrame((now) => {
      this.#last = now;
      frame(now);
      performance.mark('shown');
    });
  }

  draw(): void {
    const { surface, stage, feedback, announcer, hints, coaching, input } = this.#parts;
    surface.keepsake = stage.progress.keepsake;
    surface.begin(feedback.shake);
    stage.play.draw(surface);
    feedback.draw(surface);
    // The ghost hand and a hint's words never overlap.
    if (!hints.isShown) coaching.draw(surface, input.device);
    const { finish } = stage;
    if (finish?.ending?.at && !finish.won)
      feedback.light(surface.c, announcer.place(finish.ending.at), surface);
  }

  /** Draws a frame that nobody sees yet, and again when its bitmaps have been painted. */
  prepare(): void {
    this.#drawUnseen();
    makeStamps(() => this.#parts.preload.on && this.#drawUnseen());
  }

  #drawUnseen(): void {
    this.draw();
    // Browsers only note what is drawn to an invisible canvas. A copy makes them carry it out.
    const { canvas } = this.#parts.surface.c;
    createImageBitmap(canvas, 0, 0, 1, 1).then(
      (copy) => copy.close(),
      // Without one, all is painted when the game is shown.
      () => {},
    );
  }

  /** @param force lays out even if no size has changed */
  layOut(force = false): void {
    const { layout, stage, hints, boards } = this.#parts;
    if (!layout.update(stage.play.session.state, force)) return;
    hints.place();
    boards.show();
    this.draw();
  }

  #listen(): void {
    const { root, hud, preload, stage, sounds } = this.#parts;
    const sizes = new ResizeObserver(() => this.layOut());
    for (const node of [root, hud.root]) sizes.observe(node);
    // Bitmaps that were painted before their font loaded are painted again.
    document.fonts.addEventListener('loadingdone', () => this.layOut(true));
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#away();
      else sounds.setPaused(false);
    });
    window.addEventListener('pagehide', () => preload.on || stage.save());
    window.addEventListener('blur', () => this.#away());
    matchMedia('(orientation: portrait)').addEventListener('change', () => this.#away());
    window.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') root.classList.add('tabbed');
      // Arrow keys and Space never scroll the page, not even from the strip's buttons.
      if (event.target === document.body && /^(Arrow|Space| )/.test(event.key))
        event.preventDefault();
    });
  }

  /** The player left the page: a game with a running clock pauses. */
  #away(): void {
    const { preload, input, stage, sounds, game, controls } = this.#parts;
    if (preload.on) return;
    input.release();
    stage.save();
    if (document.hidden) sounds.setPaused(true);
    if (game.rules.pace.kind === 'ticks') controls.pause();
  }

  #frame(now: number): void {
    const { surface, stage, queue, input, hints, feedback, hud, display, sounds } = this.#parts;
    const elapsed = Math.max(0, now - this.#last);
    this.#last = now;
    if (document.hidden) return;
    queue.making = true;
    input.pollGamepads(now);
    stage.frame(elapsed, input.held);
    const dt = stage.phase === 'paused' ? 0 : Math.min(elapsed, 100) / 1000;
    surface.time += dt;
    surface.reducedMotion = this.#reducedMotion.matches || stage.settings.calm;
    hints.step(elapsed);
    feedback.step(dt, surface.reducedMotion);
    hud.step(dt);
    display.step(elapsed);
    const voices = stage.voices(now);
    if (voices) queue.add(() => sounds.voices(voices));
    if (this.#quality.watch(elapsed)) {
      surface.scale = this.#quality.scale;
      this.layOut(true);
    }
    this.draw();
    queue.making = false;
  }
}
