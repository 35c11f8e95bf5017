// Runs on a game's page in place of the player: for pictures and measurements, never in a shipped build.
import type { Bot, Json } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/rules';
import type { Game, View } from '@playgrove/kit/stage';

/** What a page with a driver offers to the tool that opened it. */
export type Driven = {
  /** 0 to 1; the bot plays as well as that. */
  skill: number;
  /** The bot makes moves; otherwise time just passes. */
  playing: boolean;
  /** Every so many frames one is drawn: what nobody looks at may pass undrawn. */
  drawn: number;
  /** Frames between two moves of a turn game. */
  every: number;
  /** Passes so many frames of a sixtieth of a second. */
  frames(count: number): Promise<void>;
};

declare global {
  var driven: Driven;
}

const FRAME_MS = 1000 / 60;
/** Now and then the page gets its turn: workers answer, pictures arrive. */
const BREATH = 12;

/** A game whose inputs are the bot's and whose frames come when `driven.frames` is called. */
export function drive(game: Game, bot: Bot): Game {
  const rng = createRng('driver');
  const pump = takeFrames();
  const ticks = game.rules.pace.kind === 'ticks';
  let due = false;
  let count = 0;
  let passed = 0;
  const choose = (state: Json): Json | undefined => {
    if (!driven.playing || game.rules.status(state) !== 'playing') return undefined;
    return bot(state, rng, driven.skill);
  };
  globalThis.driven = {
    skill: 1,
    playing: false,
    drawn: 1,
    every: 26,
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
    draw: (...frame) => {
      count += 1;
      if (count % driven.drawn === 0) view.draw(...frame);
    },
    read: (event, state, ui) => {
      if (!due) return view.read(event, state, ui);
      return game.rules.waits?.(state) ? undefined : choose(state);
    },
    ...(ticks && {
      poll: (held, state, ui) => (driven.playing ? choose(state) : view.poll?.(held, state, ui)),
    }),
  };
  return { rules: game.rules, view: Object.assign(Object.create(view), driver) as View };
}

/** The pointer passes over the canvas, which the view would read. */
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
