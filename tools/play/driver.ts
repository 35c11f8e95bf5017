// Runs on a game's page in place of the player: for pictures and measurements, never in a shipped build.
import type { Bot, Json } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import type { Game, View } from '@playgrove/kit/runtime';

/** The interface of a driven page for the tool that opened it. */
export type Driven = {
  /** The bot's skill, 0 to 1. */
  skill: number;
  /** Whether the bot makes moves; otherwise time just passes. */
  playing: boolean;
  /** Only one of this many frames is drawn: invisible frames need no drawing. */
  drawn: number;
  /** Frames between two moves of a turn game. */
  every: number;
  /**
   * Recorded inputs that replace the bot's. In tick games: each with its tick, counted from here;
   * touches are ignored. In turn games: one input for each touch.
   */
  recorded: readonly (readonly [tick: number, input: Json])[] | undefined;
  /** Passes this many frames of a sixtieth of a second. */
  frames(count: number): Promise<void>;
};

declare global {
  var driven: Driven;
}

const FRAME_MS = 1000 / 60;
/** Regularly yields to the page: workers answer, pictures load. */
const BREATH = 12;

/** A game whose inputs come from the bot and whose frames come when `driven.frames` is called. */
export function drive(game: Game, bot: Bot): Game {
  const rng = createRng('driver');
  const pump = takeFrames();
  const ticks = game.rules.pace.kind === 'ticks';
  let due = false;
  let count = 0;
  let passed = 0;
  let tick = -1;
  const choose = (state: Json): Json | undefined => {
    if (!driven.playing || game.rules.status(state) !== 'playing') return undefined;
    return bot(state, rng, driven.skill);
  };
  globalThis.driven = {
    skill: 1,
    playing: false,
    drawn: 1,
    every: 26,
    recorded: undefined,
    async frames(some) {
      for (let frame = 1; frame <= some; frame += 1) {
        passed += 1;
        if (!ticks && passed % driven.every === 0) {
          due = true;
          knock();
          due = false;
        }
        pump();
        if (frame % BREATH === 0) await new Promise((settle) => setTimeout(settle));
      }
    },
  };
  const { view } = game;
  const driver: Partial<View> = {
    // The bot needs no hand that shows what to do.
    coach: (...about) => (driven.playing ? undefined : view.coach?.(...about)),
    draw: (...frame) => {
      count += 1;
      if (count % driven.drawn === 0) view.draw(...frame);
    },
    read: (event, state, ui, to) => {
      if (driven.recorded) {
        const down = (event.kind === 'press' || event.kind === 'cell') && event.phase === 'down';
        return down && !ticks ? driven.recorded[0]?.[1] : undefined;
      }
      if (!due) return view.read(event, state, ui, to);
      return game.rules.waits?.(state) ? undefined : choose(state);
    },
    ...(ticks && {
      poll: (held, state, ui, to) => {
        if (driven.recorded) {
          tick += 1;
          return driven.recorded.find(([at]) => at === tick)?.[1];
        }
        return driven.playing ? choose(state) : view.poll?.(held, state, ui, to);
      },
    }),
  };
  return { rules: game.rules, view: Object.assign(Object.create(view), driver) as View };
}

/** The pointer moves over the canvas, and the view would read it. */
function knock(): void {
  document
    .querySelector('#game canvas[tabindex]')
    ?.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
}

/** Takes the page's animation frames over. @returns what runs the next one */
function takeFrames(): () => void {
  let waiting: FrameRequestCallback[] = [];
  let now = performance.now();
  globalThis.requestAnimationFrame = (callback) => waiting.push(callback);
  return () => {
    now += FRAME_MS;
    const run = waiting;
    waiting = [];
    for (const callback of run) callback(now);
  };
}
