import { beforeEach, describe, expect, test } from 'vitest';
import { playRun, type Run } from '../../session/run.ts';
import { MAX_STORED_LOG } from '../../session/run-recorder.ts';
import { HELD, key, open, reset, saves, stored } from '../../testing/fake-stage.ts';
import type { Stage } from './stage.ts';

beforeEach(reset);

const TICK = 1000 / 60;
const SLOT = 'game:countdown:save:long';

function run({ run: made }: Stage): Run {
  if (typeof made === 'string') throw new Error(`no run: ${made}`);
  return made;
}

/** Takes one, and lets some ticks pass. */
function take(stage: Stage, ticks = 7): void {
  stage.event(key('take'));
  for (let frame = 0; frame < ticks; frame += 1) stage.frame(TICK, HELD);
}

/** Waits out the moment in which the clock does not run after a pause. */
function resume(stage: Stage): void {
  stage.resume();
  for (let frame = 0; frame < 27; frame += 1) stage.frame(TICK, HELD);
}

function proven(stage: Stage): Run {
  const made = run(stage);
  const { rules } = stage.play.session;
  expect(playRun(rules, made)).toMatchObject({ ok: true });
  return made;
}

describe('a tick game keeps its whole run', () => {
  test('over a pause and two reloads', () => {
    let stage = open('ticks', { level: 'long' });
    for (let visit = 0; visit < 3; visit += 1) {
      if (visit > 0) resume(stage);
      take(stage);
      take(stage);
      stage.pause();
      resume(stage);
      take(stage);
      stage.pause();
      if (visit < 2) stage = open('ticks');
    }
    stage.frame(TICK, HELD);
    expect(stage.play.session.status).toBe('won');
    expect(proven(stage).log).toHaveLength(9);
  });

  test('over a page that was killed: what was stored last goes on', () => {
    const stage = open('ticks', { level: 'long' });
    take(stage);
    stage.save();
    take(stage);
    const again = open('ticks');
    resume(again);
    take(again);
    expect(proven(again).log.map(([at]) => at)).toEqual([0, expect.any(Number)]);
  });
});

describe('a turn game keeps what stands', () => {
  test('after undo and redo in a resumed game', () => {
    const stage = open('turns', { level: 'long' });
    for (let move = 0; move < 4; move += 1) take(stage);
    const again = open('turns');
    again.undo();
    again.undo();
    again.redo();
    expect(proven(again).log).toHaveLength(3);
    take(again);
    expect(proven(open('turns')).log).toHaveLength(4);
  });

  test('in a game of more moves than a save holds, with undo and two reloads', () => {
    const levels = [{ id: 'long', params: { from: 2000 } }] as const;
    const visit = (): Stage => open('turns', { level: 'long' }, {}, undefined, levels);
    let stage = visit();
    for (let move = 0; move < 300; move += 1) take(stage, 1);
    stage = visit();
    stage.undo();
    stage.frame(TICK, HELD);
    for (let move = 0; move < 100; move += 1) take(stage, 1);
    stage = visit();
    take(stage, 1);
    expect(proven(stage).log).toHaveLength(400);
  });
});

describe('a run that is not whole', () => {
  test('says so where an earlier release stored the game', () => {
    const stage = open('ticks', { level: 'long' });
    take(stage);
    stage.save();
    const { earlier, ...older } = JSON.parse(stored.get(SLOT) ?? '') as { earlier: unknown };
    expect(earlier).toEqual([['take'], '0.0']);
    stored.set(SLOT, JSON.stringify(older));
    expect(open('ticks').run).toBe('unknown');
  });

  test('says that it is too long, after a reload too, and the game goes on', () => {
    const levels = [{ id: 'long', params: { from: 1_000_000 } }] as const;
    const stage = open('ticks', { level: 'long' }, {}, undefined, levels);
    for (let input = 0; input < MAX_STORED_LOG / 4 + 10; input += 1) stage.event(key('take'));
    stage.save();
    expect(saves()).toEqual([SLOT]);
    const again = open('ticks', { level: 'long' }, {}, undefined, levels);
    expect(again.run).toBe('too-long');
    expect(again.play.session.hash()).toBe(stage.play.session.hash());
  });

  test('is not stored where there is no room for it, and the game is', () => {
    const full = (text: string): boolean => text.includes('"earlier"');
    const stage = open('ticks', { level: 'long' });
    const set = stored.set.bind(stored);
    stored.set = (name, text) => {
      if (full(text)) throw new DOMException('full', 'QuotaExceededError');
      return set(name, text);
    };
    take(stage);
    stage.save();
    expect(stage.trouble).toBeUndefined();
    const again = open('ticks');
    expect([again.play.session.time, again.run]).toEqual([7, 'unknown']);
  });
});
