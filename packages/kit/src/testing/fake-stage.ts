import type { GameMessage } from '@playgrove/protocol/messages';
import type { Rules } from '../contract/index.ts';
import type { Finish } from '../runtime/stage/finish.ts';
import { fakeDrawer } from './fake-drawer.ts';
import { Stage, type StageOptions } from '../runtime/stage/stage.ts';
import { sizesOf } from './sizes.ts';
import { Store } from '../runtime/stage/storage.ts';
import { defineGame } from '../runtime/game.ts';
import type { Held, View } from '../runtime/view.ts';

export type State = { left: number; ticks: number };

/** Counts down from the level's number; an input subtracts one or is refused. */
function countdown(pace: Rules['pace']): Rules<{ from: number }, State, string> {
  return {
    slug: 'countdown',
    version: 1,
    pace,
    levels: [
      { id: 'short', params: { from: 2 } },
      { id: 'long', params: { from: 9 } },
      { id: 'last', params: { from: 3 }, pack: 'pack.late', needs: 6 },
      { id: 'puzzle', params: { from: 4 }, retry: 'same' },
    ],
    scoring: { better: 'higher', unit: 'points' },
    parseParams: (raw) => ({ ok: true, value: raw as { from: number } }),
    parseInput: (raw) =>
      raw === 'take' || raw === 'bad' ? { ok: true, value: raw } : { ok: false, error: 'what?' },
    deal: ({ from }) => ({ left: from, ticks: 0 }),
    step(state, input, context) {
      if (input === 'bad') return 'refused.bad';
      state.left -= 1;
      context.cue('took', undefined, state.left, 0);
      context.cue('rested');
      context.cue('wave', undefined, state.left, 1);
      return undefined;
    },
    tick(state, context) {
      state.ticks += 1;
      if (state.ticks % 10 === 0) context.cue('ten');
    },
    inputs: (state) => (state.left > 0 ? ['take'] : []),
    status: (state) => (state.left > 0 ? 'playing' : 'won'),
    score: (state) => 10 - state.left,
    stars: () => 3,
    text: (state) => String(state.left),
  };
}

const view: View<State, string, object> = {
  hud: 'above',
  slide: () => 100,
  delay: ({ stage = 0 }) => stage * 30,
  feel: { rested: { when: 'settled' } },
  world: () => ({ width: 1, height: 1 }),
  ui: () => ({}),
  opens: (event) => (event.kind === 'key' && event.key === 'gate' ? 'long' : undefined),
  read: (event) => (event.kind === 'key' && event.phase === 'down' ? event.key : undefined),
  draw: () => undefined,
};

/** Names of stored games in progress. */
export const saves = (): string[] => [...stored.keys()].filter((name) => name.includes(':save'));

export const HELD: Held = { pad: new Set(), stick: { x: 0, y: 0 } };
export const key = (name: string) => ({ kind: 'key', phase: 'down', key: name }) as const;

export let stored: Map<string, string>;
export let sent: GameMessage[];
export let heard: string[];
export let finishes: Finish[];
let seeds: number;
let clock: number;

/** A fresh device; call before each test. */
export function reset(): void {
  [seeds, clock] = [0, 0];
  stored = new Map();
  sent = [];
  heard = [];
  finishes = [];
}

/** @param kind `rival`: every second turn is the rival's, and a career counts the inputs */
export function open(
  kind: 'turns' | 'ticks' | 'rival',
  params: StageOptions['params'] = {},
  more: Partial<View<State, string, object>> = {},
  defer?: StageOptions['defer'],
  levels?: Rules<{ from: number }>['levels'],
): Stage {
  const pace =
    kind === 'ticks' ? ({ kind, hz: 60 } as const) : ({ kind: 'turns', undo: 3 } as const);
  const { tick, ...made } = countdown(pace);
  const waits = ({ left }: State): boolean => left % 2 === 1;
  const career = {
    fresh: { taken: 0 },
    parse: (raw: unknown) => ({ ok: true, value: raw as { taken: number } }) as const,
    of: ({ left }: State) => ({ taken: 10 - left }),
  };
  const rest = {
    ...made,
    ...(levels && { levels }),
    ...(kind === 'rival' && { waits, career }),
  };
  const stage = new Stage({
    game: defineGame(kind === 'ticks' && tick ? { ...rest, tick } : rest, {
      ...view,
      ...more,
    }),
    store: new Store({ ...rest, slug: 'countdown', version: 1 }, fakeDrawer(stored)),
    page: { send: (message) => void sent.push(message) },
    params,
    ...(defer && { defer }),
    surface: sizesOf(100, 100),
    newSeed: () => `seed ${(seeds += 1)}`,
    now: () => (clock += 1),
  });
  stage.listen({
    cues: (cues) => heard.push(...cues.map((cue) => cue.name)),
    changed: () => undefined,
    refused: (why) => heard.push(why),
    ending: () => heard.push('ending'),
    results: (finish) => void finishes.push(finish),
    began: () => heard.push('began'),
    resumed: () => undefined,
  });
  return stage;
}
