import { expect, test } from 'vitest';
import type { Json, Rules } from '../contract/index.ts';
import { createRng } from '../core/index.ts';
import { path, rocks, rocksBot } from './samples.ts';
import { playReplay, replayOf, type Replay } from './replay.ts';
import { Session } from '../session/index.ts';

const turns = path as unknown as Rules;
const ticks = rocks as unknown as Rules;

function playedTurns(): Session {
  const session = new Session(turns, { level: 'short', params: turns.levels[0].params, seed: 'a' });
  for (const by of [3, 1, 2]) session.apply({ by });
  return session;
}

function playedTicks(): Session {
  const session = new Session(ticks, { level: 'endless', params: {}, seed: 'b' });
  const rng = createRng('player');
  for (let tick = 0; tick < 400 && session.status === 'playing'; tick += 1) {
    const input = rocksBot(session.state as never, rng, 0.5);
    if (input) session.apply(input as unknown as Json);
    session.advance();
  }
  return session;
}

/** Through JSON, as if stored or sent. */
function stored(replay: Replay): Replay {
  return JSON.parse(JSON.stringify(replay)) as Replay;
}

test('a replay plays to the same end, for turns and for ticks', () => {
  for (const session of [playedTurns(), playedTicks()]) {
    expect(session.time).toBeGreaterThan(2);
    const again = playReplay(session.rules, stored(replayOf(session)));
    expect(again.hash()).toBe(session.hash());
    expect(again.time).toBe(session.time);
    expect(again.status).toBe(session.status);
  }
});

test('a viewer sees every move with its cues', () => {
  const seen: string[] = [];
  playReplay(turns, replayOf(playedTurns()), (session, cues) => {
    seen.push(`${session.time} ${cues.map((cue) => `${cue.name}${cue.value}`).join()}`);
  });
  expect(seen).toEqual(['1 walk3', '2 walk1', '3 walk2']);
});

test('an undone move is not in the replay', () => {
  const session = playedTurns();
  session.undo();
  expect(replayOf(session).log).toEqual([
    [0, { by: 3 }],
    [1, { by: 1 }],
  ]);
  expect(playReplay(turns, replayOf(session)).hash()).toBe(session.hash());
});

test('a replay from other rules, or a modified one, is rejected', () => {
  const turn = replayOf(playedTurns());
  const tick = replayOf(playedTicks());
  const flaws: readonly [Rules, Replay, string][] = [
    [turns, { ...turn, slug: 'other' }, 'replay made by other 3'],
    [turns, { ...turn, version: 2 }, 'replay made by sample-path 2'],
    [turns, { ...turn, log: [...turn.log, [3, { by: 9 }]] }, 'input 3 at 3 refused: by'],
    [turns, { ...turn, log: turn.log.slice(0, 2) }, 'recorded 3'],
    [turns, { ...turn, hash: 'f'.repeat(16) }, 'recorded ffff'],
    [turns, { ...turn, start: { ...turn.start, params: { target: 0 } } }, 'params refused'],
    [ticks, { ...tick, length: tick.length + 1e9 }, 'recorded 1000'],
  ];
  for (const [rules, replay, says] of flaws) {
    expect(() => playReplay(rules, replay)).toThrow(says);
  }
});
