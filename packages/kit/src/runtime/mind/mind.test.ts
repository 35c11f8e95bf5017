import { describe, expect, test } from 'vitest';
import type { Hint, Json, Rules } from '../../contract/index.ts';
import { Session } from '../../session/index.ts';
import { Thinking, type AskMind } from './mind.ts';
import { Play } from '../stage/play.ts';
import { defineGame } from '../game.ts';
import type { View } from '../view.ts';
import { sizesOf } from '../../testing/sizes.ts';

type State = { turn: 'player' | 'rival'; moves: string[] };

const rules: Rules<null, State, string> = {
  slug: 'two',
  version: 1,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: [{ id: 'one', params: null }],
  parseParams: () => ({ ok: true, value: null }),
  parseInput: (raw) =>
    typeof raw === 'string' ? { ok: true, value: raw } : { ok: false, error: '' },
  deal: () => ({ turn: 'player', moves: [] }),
  step(state, input) {
    if (input === 'bad') return 'no';
    state.moves.push(input);
    state.turn = state.turn === 'player' ? 'rival' : 'player';
    return undefined;
  },
  inputs: () => ['a'],
  status: () => 'playing',
  waits: (state) => state.turn === 'rival',
  text: () => '',
};

const view: View<State, string, object> = {
  hud: 'above',
  slide: 100,
  world: () => ({ width: 1, height: 1 }),
  ui: () => ({}),
  read: (event) => (event.kind === 'key' ? event.key : undefined),
  draw: () => undefined,
};

function playthrough(ask: AskMind, pace: typeof rules.pace = rules.pace) {
  const advised: (Hint | undefined)[] = [];
  const failures: string[] = [];
  const game = defineGame({ ...rules, pace, tick: () => undefined }, view);
  const session = new Session(game.rules, { level: 'one', params: null, seed: 's' });
  const play = new Play(
    game,
    session,
    {},
    {
      cues: () => undefined,
      moved: () => undefined,
      refused: () => undefined,
      opened: () => undefined,
      ended: () => undefined,
    },
    sizesOf(100, 100),
  );
  const thinking = new Thinking({
    ask,
    play: () => play,
    playing: () => true,
    reply: 300,
    advised: (hint) => advised.push(hint),
    failed: (question, error) => failures.push(`${question}: ${(error as Error).message}`),
  });
  const frame = (ms: number): void => {
    play.frame(ms, { pad: new Set(), stick: { x: 0, y: 0 } });
    thinking.step(ms);
  };
  const press = (key: string): boolean => play.feed({ kind: 'key', phase: 'down', key });
  const moves = (): readonly string[] => (play.session.state as unknown as State).moves;
  return { play, thinking, frame, press, moves, advised, failures };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe("a rival's move", () => {
  test('comes after its pause, once, and the player’s input is refused meanwhile', async () => {
    const requests: Json[] = [];
    const { press, frame, moves } = playthrough(async (_, state) => {
      requests.push(state);
      return 'reply';
    });
    press('mine');
    press('too early');
    frame(16);
    await settled();
    frame(200);
    expect(moves()).toEqual(['mine']);
    frame(100);
    frame(100);
    expect(moves()).toEqual(['mine', 'reply']);
    expect(requests).toHaveLength(1);
  });

  test('an answer to an undone position is dropped', async () => {
    const answers: ((move: string) => void)[] = [];
    const { play, press, frame, moves } = playthrough(
      () => new Promise((done) => answers.push(done)),
    );
    press('mine');
    frame(16);
    play.undo();
    frame(500);
    answers[0]?.('late');
    await settled();
    frame(500);
    expect(moves()).toEqual([]);
  });

  test('undo goes back to the move of the player', async () => {
    const { play, press, frame, moves } = playthrough(async () => 'reply');
    press('mine');
    frame(16);
    await settled();
    frame(400);
    expect(moves()).toEqual(['mine', 'reply']);
    play.undo();
    expect(moves()).toEqual([]);
  });

  test('a mind that fails, returns nothing or cheats is reported', async () => {
    const cases: readonly (readonly [AskMind, string])[] = [
      [async () => Promise.reject(new Error('broke')), 'rival: broke'],
      [async () => undefined, 'rival: it is its turn, and it has no move'],
      [async () => 'bad', 'rival: its move was refused: "bad"'],
    ];
    for (const [ask, says] of cases) {
      const { press, frame, failures } = playthrough(ask);
      press('mine');
      frame(16);
      await settled();
      frame(400);
      expect(failures).toEqual([says]);
    }
  });
});

describe('a hint', () => {
  test('reaches the view for its position', async () => {
    const { thinking, advised } = playthrough(async () => ({ say: 'look' }));
    await thinking.hint();
    expect(advised).toEqual([{ say: 'look' }]);
    expect(thinking.hinting).toBe(false);
  });

  test('is dropped if the position has changed meanwhile', async () => {
    const { thinking, press, advised } = playthrough(async () => ({ say: 'look' }));
    const request = thinking.hint();
    press('mine');
    await request;
    expect(advised).toEqual([]);
  });

  test('in a running game outlives time, and is dropped after an input', async () => {
    const { play, thinking, press, advised } = playthrough(async () => ({ say: 'look' }), {
      kind: 'ticks',
      hz: 60,
    });
    const first = thinking.hint();
    play.session.advance();
    await first;
    expect(advised).toEqual([{ say: 'look' }]);
    const second = thinking.hint();
    press('mine');
    await second;
    expect(advised).toHaveLength(1);
  });

  test('that fails is reported', async () => {
    const { thinking, failures } = playthrough(async () => Promise.reject(new Error('broke')));
    await thinking.hint();
    expect(failures).toEqual(['hint: broke']);
  });
});
