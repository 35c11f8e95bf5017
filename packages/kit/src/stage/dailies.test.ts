import { beforeEach, describe, expect, test } from 'vitest';
import type { GameMessage } from '@playgrove/events/messages';
import type { Rules } from '../contract/index.ts';
import { path } from '../testing/samples.ts';
import type { Finish } from './finish.ts';
import { Stage, type StageOptions } from './stage.ts';
import { Store } from './storage.ts';
import type { Game, Held, View } from './view.ts';

/** Four steps of three win the first level. */
const GAME: Game = {
  rules: { ...(path as unknown as Rules), stars: () => 2 },
  view: {
    hud: 'above',
    world: () => ({ width: 1, height: 1 }),
    ui: () => ({}),
    read: () => ({ by: 3 }),
    draw: () => undefined,
  } satisfies View,
};
const HELD: Held = { pad: new Set(), stick: { x: 0, y: 0 } };
const STEP = { kind: 'key', phase: 'down', key: 'x' } as const;

let kept: Map<string, string>;
let sent: GameMessage[];
let finishes: Finish[];
let today: string;

beforeEach(() => {
  kept = new Map();
  sent = [];
  finishes = [];
  today = '2026-03-09';
});

/** A page that is opened; what was kept by the one before is there. */
function open(wish: StageOptions['wish'] = {}): Stage {
  let seed = 0;
  return new Stage({
    game: GAME,
    store: new Store('sample-path', 3, {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    }),
    page: { embedded: true, send: (message) => void sent.push(message) },
    wish,
    newSeed: () => `seed ${(seed += 1)}`,
    today: () => today,
    listener: {
      cues: () => undefined,
      changed: () => undefined,
      refused: () => undefined,
      ending: () => undefined,
      results: (finish) => void finishes.push(finish),
      began: () => undefined,
    },
  });
}

describe('a daily challenge', () => {
  const DAY = '2026-03-09';
  const finish = (stage: Stage): void => {
    while (stage.phase === 'playing') stage.event(STEP);
    stage.frame(1000, HELD);
  };
  const daily = () => finishes.at(-1)?.daily;

  test('is the same deal for everybody, and another one on the next day', () => {
    const a = open({ daily: DAY });
    const b = open({ daily: DAY });
    const c = open({ daily: '2026-03-08' });
    expect(a.day).toBe(DAY);
    expect(a.play.session.start).toEqual(b.play.session.start);
    expect(a.play.session.start.seed).not.toBe(c.play.session.start.seed);
  });

  test('is dealt alike whatever level was played last', () => {
    open().restart('long');
    expect(open({ daily: DAY }).level).toBe('short');
  });

  test('of tomorrow is not to be had', () => {
    const stage = open({ daily: '2026-03-10' });
    expect(stage.day).toBeUndefined();
    stage.beginDay('2026-03-10');
    expect(stage.day).toBeUndefined();
    today = '2026-03-10';
    stage.beginDay('2026-03-10');
    expect(stage.day).toBe('2026-03-10');
  });

  test('is begun again by a restart, and left by choosing a level', () => {
    const stage = open({ daily: DAY });
    const { seed } = stage.play.session.start;
    stage.event(STEP);
    stage.restart();
    expect(stage.play.session.start.seed).toBe(seed);
    stage.restart('long');
    expect(stage.day).toBeUndefined();
  });

  test('finished day by day makes a streak that pages remember', () => {
    for (const [index, day] of ['2026-03-07', '2026-03-08', DAY].entries()) {
      today = day;
      finish(open({ daily: day }));
      expect(daily()).toMatchObject({
        day,
        counted: true,
        streak: { now: index + 1, today: true },
      });
    }
    today = '2026-03-10';
    expect(open().dailies.streak).toEqual({ now: 3, longest: 3, today: false });
  });

  test('of a past day is played for its mark, not for the streak', () => {
    const stage = open();
    stage.beginDay('2026-03-01');
    finish(stage);
    expect(daily()).toMatchObject({ counted: false, streak: { now: 0 } });
    expect(stage.dailies.mark('2026-03-01')).toEqual({ won: true, score: 4, stars: 2 });
  });

  test('begun before midnight and finished after it counts', () => {
    const stage = open({ daily: DAY });
    stage.event(STEP);
    today = '2026-03-10';
    finish(stage);
    expect(daily()).toMatchObject({ counted: true, streak: { now: 1, today: false } });
  });

  test('begun again after midnight no longer counts', () => {
    const stage = open({ daily: DAY });
    today = '2026-03-10';
    stage.restart();
    finish(stage);
    expect(daily()).toMatchObject({ counted: false, streak: { now: 0 } });
  });

  test('played twice counts once', () => {
    const stage = open({ daily: DAY });
    finish(stage);
    stage.restart();
    finish(stage);
    expect(daily()).toMatchObject({ counted: false, streak: { now: 1 } });
  });

  test('has a best of its own: the level keeps its best and its stars', () => {
    const stage = open({ daily: DAY });
    finish(stage);
    expect(stage.progress).toMatchObject({ best: {}, stars: {} });
    expect([stage.best, finishes.at(-1)?.next]).toEqual([4, undefined]);
    expect(sent.map((message) => message.kind)).not.toContain('best');
  });

  test('left half way is there again, from its address and without', () => {
    const stage = open();
    stage.beginDay('2026-03-05');
    stage.event(STEP);
    stage.frame(16, HELD);
    for (const wish of [{}, { daily: '2026-03-05' }]) {
      const again = open(wish);
      expect([again.day, again.play.session.time]).toEqual(['2026-03-05', 1]);
    }
    expect(open({ daily: DAY }).play.session.time).toBe(0);
  });
});

test('a challenge finished under older rules keeps its mark and the streak, not its score', () => {
  const stage = open({ daily: today });
  while (stage.phase === 'playing') stage.event(STEP);
  const key = 'game:sample-path:daily';
  kept.set(key, (kept.get(key) ?? '').replace('"version":3', '"version":2'));
  const { dailies } = open();
  expect(dailies.mark(today)).toEqual({ won: true });
  expect(dailies.streak.now).toBe(1);
});

test('two pages of one game add to one record', () => {
  const [one, other] = [open({ daily: '2026-03-07' }), open({ daily: '2026-03-08' })];
  for (const stage of [one, other]) while (stage.phase === 'playing') stage.event(STEP);
  const { dailies } = open();
  expect([dailies.mark('2026-03-07'), dailies.mark('2026-03-08')]).not.toContain(undefined);
});
