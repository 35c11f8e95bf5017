import { expect, it } from 'vitest';
import type { Cue, Hint, Json, Rules } from '../../contract/index.ts';
import { Session } from '../../session/index.ts';
import { Play } from './play.ts';
import type { Held, InputEvent, Surface, View } from '../view.ts';
import { sizesOf } from '../../testing/sizes.ts';

const SIZES = sizesOf(100, 100);

const HELD: Held = { pad: new Set(), stick: { x: 0, y: 0 } };
const PRESS = { kind: 'pad', phase: 'down', button: 'a', device: 'keyboard' } as InputEvent;

/** Every input reports `hit`, every tick reports `tick`. */
const rules: Rules = {
  slug: 'said',
  version: 1,
  pace: { kind: 'ticks', hz: 60 },
  levels: [{ id: 'only', params: null }],
  parseParams: (value) => ({ ok: true, value }),
  parseInput: (value) => ({ ok: true, value }),
  deal: () => ({ now: 0 }),
  step: (_state, _input, context) => {
    context.cue('hit');
    return undefined;
  },
  tick: (_state, context) => context.cue('tick'),
  inputs: () => ['hit'],
  status: () => 'playing',
  text: () => '.',
};

function playthrough() {
  const seen: string[][] = [];
  const view = {
    world: () => ({ width: 100, height: 100 }),
    hud: 'above',
    ui: () => null,
    read: () => 'hit',
    draw: (
      _to: Surface,
      _state: Json,
      _ui: unknown,
      { cues }: { cues: readonly { name: string }[] },
    ) => seen.push(cues.map(({ name }) => name)),
  } as unknown as View;
  const session = new Session(rules, { level: 'only', params: null, seed: 's' });
  const none = (): void => undefined;
  const play = new Play(
    { rules, view },
    session,
    null,
    {
      cues: none,
      moved: none,
      refused: none,
      opened: none,
      ended: none,
    },
    SIZES,
  );
  return { play, seen, draw: () => play.draw({} as Surface) };
}

it('shows a tick game’s view the cues of inputs since the last frame, once', () => {
  const { play, seen, draw } = playthrough();
  play.frame(17, HELD);
  draw();
  play.feed(PRESS);
  play.feed(PRESS);
  play.frame(17, HELD);
  draw();
  play.frame(17, HELD);
  draw();
  expect(seen[1]).toEqual(['hit', 'hit', 'tick']);
  expect(seen[2]).not.toContain('hit');
});

const none = (): void => undefined;

/** Counts its moves. */
const moves: Rules = {
  ...rules,
  slug: 'moves',
  pace: { kind: 'turns', undo: 'unlimited' },
  deal: () => ({ moves: 0 }),
  step(state, _input, context) {
    (state as { moves: number }).moves += 1;
    context.cue('hit');
  },
};

function turns(more: Partial<View>): Play {
  const view = { ui: () => ({}), read: () => 'hit', ...more } as unknown as View;
  const session = new Session(moves, { level: 'only', params: null, seed: 's' });
  const listener = { cues: none, moved: none, refused: none, opened: none, ended: none };
  return new Play({ rules: moves, view }, session, {}, listener, SIZES);
}

it('tells a view that its hint is over when a move or undo changes the position', () => {
  const seen: (string | undefined)[] = [];
  const play = turns({ hinted: (hint?: Hint) => seen.push(hint?.say) });
  play.input('hit');
  expect(seen).toEqual([]);
  play.advise({ say: 'look' });
  play.frame(17, HELD);
  expect(seen).toEqual(['look']);
  play.input('hit');
  play.input('hit');
  expect(seen).toEqual(['look', undefined]);
  play.advise({ say: 'again' });
  play.undo();
  expect(seen).toEqual(['look', undefined, 'again', undefined]);
});

it('times cues by the positions before and after their move', () => {
  const timed: Json[] = [];
  const play = turns({
    delay(_: Cue, __: readonly Cue[], { from, to }: { from: Json; to: Json }) {
      timed.push([from, to]);
      return 0;
    },
  });
  play.input('hit');
  play.input('hit');
  expect(timed).toEqual([
    [{ moves: 0 }, { moves: 1 }],
    [{ moves: 1 }, { moves: 2 }],
  ]);
});

it('gives up on a rival’s move that its rules refuse when it is repeated', () => {
  let refuses = false;
  const rival: Rules = {
    ...moves,
    waits: (state) => (state as { moves: number }).moves === 1,
    step(state, input, context) {
      if (refuses && (state as { moves: number }).moves === 1) return 'no';
      return moves.step(state, input, context);
    },
  };
  const view = { ui: () => ({}), read: () => 'hit' } as unknown as View;
  const session = new Session(rival, { level: 'only', params: null, seed: 's' });
  const listener = { cues: none, moved: none, refused: none, opened: none, ended: none };
  const play = new Play({ rules: rival, view }, session, {}, listener, SIZES);
  play.input('hit');
  play.input('hit');
  play.undo();
  refuses = true;
  play.redo();
  expect(session.state).toEqual({ moves: 1 });
});
