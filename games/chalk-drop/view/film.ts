import type { Point } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { FILM, rules } from '../rules.ts';
import type { State } from '../rules/state.ts';
import { toPoints } from '../rules/stroke.ts';

const SILENT = { rng: createRng('film'), cue: () => {} };
/** Part of the film in which the lines draw themselves. */
const DRAWING = 0.28;
/** Frames between films when they go round behind the results. */
const REST = 70;

/**
 * The solved try once more, faster: the same lines on the same board fall the same way, so nothing
 * needs to be recorded. It has a state of its own.
 */
export class Film {
  readonly #lines: State['lines'];
  readonly #ticks: number;
  #frame = 0;
  #owed = 0;
  state: State;

  constructor(solved: State) {
    this.#lines = solved.lines;
    this.#ticks = Math.max(1, solved.tick);
    this.state = rules.deal(solved.params, SILENT.rng, null);
  }

  /** How much of the lines is drawn, 0 to 1. */
  get drawn(): number {
    return Math.min(1, this.#frame / (FILM * DRAWING));
  }

  get lines(): readonly (readonly Point[])[] {
    return this.#lines.map((line) => toPoints(line));
  }

  /** 0 to 1. */
  get part(): number {
    return Math.min(1, this.#frame / FILM);
  }

  /** @param frames sixtieths of a second */
  pass(frames: number): void {
    this.#frame += frames;
    if (this.#frame > FILM + REST) {
      this.#frame = 0;
      this.#owed = 0;
      this.state = rules.deal(this.state.params, SILENT.rng, null);
    }
    if (this.drawn < 1 || this.state.phase === 'film') return;
    if (this.state.phase === 'plan') {
      for (const points of this.#lines) rules.step(this.state, { kind: 'draw', points }, SILENT);
      rules.step(this.state, { kind: 'go' }, SILENT);
    }
    this.#owed += (frames * this.#ticks) / (FILM * (1 - DRAWING) * 0.86);
    for (; this.#owed >= 1 && this.state.phase === 'run'; this.#owed -= 1) {
      rules.tick?.(this.state, SILENT);
    }
  }
}
