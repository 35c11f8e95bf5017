import { beforeEach, describe, expect, test } from 'vitest';
import type { GameMessage } from '@playgrove/protocol/messages';
import type { Rules } from '../../contract/index.ts';
import { path } from '../../testing/samples.ts';
import { dayNumber } from '@playgrove/language/days';
import { duelOf, isDayMet, type Finish } from './finish.ts';
import { readLaunchParams } from './launch-params.ts';
import { fakeDrawer } from '../../testing/fake-drawer.ts';
import { sizesOf } from '../../testing/sizes.ts';
import { Stage, type StageOptions } from './stage.ts';
import { Store } from './storage.ts';
import type { Game } from '../game.ts';
import type { Held, View } from '../view.ts';

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

let stored: Map<string, string>;
let sent: GameMessage[];
let finishes: Finish[];
let today: string;

beforeEach(() => {
  stored = new Map();
  sent = [];
  finishes = [];
  today = '2026-03-09';
});

/** A page that is opened, with what the one before has stored. */
function open(
  params: StageOptions['params'] = {},
  more: Partial<Pick<StageOptions, 'game' | 'dailyScore'>> = {},
): Stage {
  let seed = 0;
  const stage = new Stage({
    game: GAME,
    store: new Store({ ...(more.game ?? GAME).rules, slug: 'sample-path' }, fakeDrawer(stored)),
    page: { send: (message) => void sent.push(message) },
    params,
    surface: sizesOf(100, 100),
    newSeed: () => `seed ${(seed += 1)}`,
    today: () => today,
    ...more,
  });
  stage.listen({
    cues: () => undefined,
    changed: () => undefined,
    refused: () => undefined,
    ending: () => undefined,
    results: (finish) => void finishes.push(finish),
    began: () => undefined,
    resumed: () => undefined,
  });
  return stage;
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

  test('is dealt the same whatever level was played last', () => {
    open().restart('long');
    expect(open({ daily: DAY }).level).toBe('short');
  });

  test('of tomorrow is not available', () => {
    const stage = open({ daily: '2026-03-10' });
    expect(stage.day).toBeUndefined();
    stage.beginDay('2026-03-10');
    expect(stage.day).toBeUndefined();
    today = '2026-03-10';
    stage.beginDay('2026-03-10');
    expect(stage.day).toBe('2026-03-10');
  });

  test('is dealt again by a restart, and left by choosing a level', () => {
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

  test('of a past day counts for its mark, not for the streak', () => {
    const stage = open();
    stage.beginDay('2026-03-01');
    finish(stage);
    expect(daily()).toMatchObject({ counted: false, streak: { now: 0 } });
    expect(stage.dailies.mark('2026-03-01')).toEqual({ won: true, score: 4, stars: 2 });
  });

  test('started before midnight and finished after it counts', () => {
    const stage = open({ daily: DAY });
    stage.event(STEP);
    today = '2026-03-10';
    finish(stage);
    expect(daily()).toMatchObject({ counted: true, streak: { now: 1, today: false } });
  });

  test('started before midnight counts though the page was killed meanwhile', () => {
    const before = open({ daily: DAY });
    before.event(STEP);
    before.save();
    today = '2026-03-10';
    const stage = open({ daily: DAY });
    expect(stage.play.session.time).toBe(1);
    finish(stage);
    expect(daily()).toMatchObject({ own: true, counted: true, streak: { now: 1 } });
  });

  test('leaves the level in progress as it is, and is left as it is for it', () => {
    const stage = open({ level: 'long' });
    stage.event(STEP);
    const level = stage.play.session.hash();
    stage.beginDay(DAY);
    stage.event(STEP);
    stage.event(STEP);
    const day = stage.play.session.hash();
    stage.restart('long');
    expect(stage.play.session.hash()).toBe(level);
    stage.beginDay(DAY);
    expect(stage.play.session.hash()).toBe(day);
    expect(stage.slots).toEqual(expect.arrayContaining(['long', `@${DAY}`]));
    finish(stage);
    expect(stage.slots).toEqual(['long']);
    expect(open().play.session.hash()).toBe(level);
  });

  test('cannot be dealt by its seed, which would go around the calendar', () => {
    const { seed } = readLaunchParams('?seed=daily/sample-path/2099-12-31');
    expect(seed).toBeUndefined();
  });

  test('started again after midnight no longer counts', () => {
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

  test('has a separate best: the level’s best and stars do not change', () => {
    const stage = open({ daily: DAY });
    finish(stage);
    expect(stage.progress).toMatchObject({ best: {}, stars: {} });
    expect([stage.best, finishes.at(-1)?.next]).toEqual([4, undefined]);
    expect(sent.map((message) => message.kind)).not.toContain('best');
  });

  test('left halfway can be resumed, with and without its address', () => {
    const stage = open();
    stage.beginDay('2026-03-05');
    stage.event(STEP);
    stage.frame(16, HELD);
    for (const params of [{}, { daily: '2026-03-05' }]) {
      const again = open(params);
      expect([again.day, again.play.session.time]).toEqual(['2026-03-05', 1]);
    }
    expect(open({ daily: DAY }).play.session.time).toBe(0);
  });
});

describe('a day with a small goal', () => {
  const DAY = '2026-03-09';
  const rules = {
    ...(path as unknown as Rules),
    scoring: { better: 'higher', unit: 'points' },
    score: (state: unknown) => (state as { readonly at: number }).at,
    status: (state: unknown) =>
      (state as { readonly at: number }).at >= 4 ? ('over' as const) : ('playing' as const),
  } as Rules;
  const play = (dailyScore: number | undefined): Stage => {
    const stage = open({ daily: DAY }, { dailyScore, game: { ...GAME, rules } });
    while (stage.phase === 'playing') stage.event(STEP);
    stage.frame(1000, HELD);
    return stage;
  };
  const sentDays = () => sent.filter(({ kind }) => kind === 'daily');

  test('counts once its goal is met, and the page around the game hears of it', () => {
    play(6);
    expect(finishes.at(-1)?.daily).toMatchObject({ met: true, counted: true });
    expect(sentDays()).toEqual([{ kind: 'daily', date: DAY, won: true, score: 6 }]);
    expect(sent.at(-1)).toMatchObject({ kind: 'progress', streak: 1 });
  });

  test('does not count below its goal, and can be met later that day', () => {
    const stage = play(7);
    expect(finishes.at(-1)?.daily).toMatchObject({ met: false, counted: false });
    expect(sentDays()).toMatchObject([{ won: false }]);
    expect(stage.dailies.streak.now).toBe(0);
    play(6);
    expect(finishes.at(-1)?.daily).toMatchObject({ met: true, streak: { now: 1 } });
  });

  test('without a goal needs a point at least', () => {
    expect(isDayMet(rules, 'over', 0, undefined)).toBe(false);
    expect(isDayMet(rules, 'over', 1, undefined)).toBe(true);
    expect(isDayMet(rules, 'lost', 900, undefined)).toBe(false);
    expect(isDayMet(rules, 'lost', 900, 800)).toBe(true);
    expect(isDayMet(rules, 'won', 0, 800)).toBe(true);
    const golf = { scoring: { better: 'lower', unit: 'seconds' } } as const;
    expect(isDayMet(golf, 'lost', 900, 800)).toBe(false);
    expect(isDayMet({}, 'over', undefined, undefined)).toBe(true);
  });

  test('of the past is nobody’s business but the calendar’s', () => {
    const stage = open({}, { game: { ...GAME, rules } });
    stage.beginDay('2026-03-01');
    while (stage.phase === 'playing') stage.event(STEP);
    expect(sentDays()).toEqual([]);
  });
});

describe('a streak of the old days in UTC', () => {
  test('goes on where the calendar is a day ahead', () => {
    const first = dayNumber('2026-03-05');
    stored.set(
      'game:sample-path:daily',
      JSON.stringify({ version: 3, runs: [[first, first + 2]], longest: 3, days: {} }),
    );
    expect(open().dailies.streak).toMatchObject({ now: 3, today: false });
    const stage = open({ daily: today });
    while (stage.phase === 'playing') stage.event(STEP);
    expect(open().dailies.streak).toEqual({ now: 4, longest: 4, today: true });
  });
});

describe('a score to beat', () => {
  const link = { level: 'short', seed: 'board', beat: 3, by: 'Ann' } as const;
  const finish = (stage: Stage): void => {
    while (stage.phase === 'playing') stage.event(STEP);
    stage.frame(1000, HELD);
  };

  test('comes with its very board, at each try', () => {
    const stage = open(link);
    expect(stage.play.session.start).toMatchObject({ level: 'short', seed: 'board' });
    finish(stage);
    expect(finishes.at(-1)?.duel).toMatchObject({ score: 3, by: 'Ann' });
    stage.restart();
    expect(stage.play.session.start.seed).toBe('board');
  });

  test('is left for boards of their own: the next level, and its own from the map', () => {
    const stage = open(link);
    finish(stage);
    stage.restart('long');
    expect(stage.play.session.start.seed).not.toBe('board');
    stage.restart();
    expect(stage.play.session.start.seed).not.toBe('board');
    stage.restart('short');
    expect(stage.play.session.start.seed).not.toBe('board');
  });

  test('without a score is left once it is won', () => {
    const stage = open({ level: 'short', seed: 'board' });
    stage.restart();
    expect(stage.play.session.start.seed).toBe('board');
    finish(stage);
    stage.restart();
    expect(stage.play.session.start.seed).not.toBe('board');
  });

  test('does not touch the game in progress on its level', () => {
    const mine = open({ level: 'short' });
    mine.event(STEP);
    mine.save();
    const shared = open(link);
    expect(shared.play.session.time).toBe(0);
    shared.event(STEP);
    shared.save();
    expect(open(link).play.session.start.seed).toBe('board');
    expect(open({ level: 'short' }).play.session.hash()).toBe(mine.play.session.hash());
  });

  test('is beaten by more, or by less where less is better', () => {
    const points = { scoring: { better: 'higher', unit: 'points' } } as const;
    const golf = { scoring: { better: 'lower', unit: 'moves' } } as const;
    const beaten = (rules: Pick<Rules, 'scoring'>, won: boolean, score: number) =>
      duelOf(rules, { won, score }, link, { start: link, day: undefined })?.beaten;
    expect([beaten(points, false, 4), beaten(points, true, 3)]).toEqual([true, false]);
    expect([beaten(golf, true, 2), beaten(golf, false, 2), beaten(golf, true, 3)]).toEqual([
      true,
      false,
      false,
    ]);
    const played = { start: link, day: undefined };
    expect(duelOf({}, { won: true, score: 4 }, link, played)).toBeUndefined();
  });

  test('is not on another board', () => {
    const stage = open(link);
    stage.beginDay(today);
    finish(stage);
    expect(finishes.at(-1)?.duel).toBeUndefined();
  });

  test('opens a level that stars still lock', () => {
    const levels = (path as unknown as Rules).levels.map((level) =>
      level.id === 'long' ? { ...level, needs: 3 } : level,
    ) as unknown as Rules['levels'];
    const game = { ...GAME, rules: { ...GAME.rules, levels } };
    expect(open({ level: 'long' }, { game }).level).toBe('short');
    expect(open({ ...link, level: 'long' }, { game }).level).toBe('long');
  });
});

test('a challenge finished under older rules stays; where scores no longer compare, without its score', () => {
  const stage = open({ daily: today });
  while (stage.phase === 'playing') stage.event(STEP);
  const rules = { ...GAME.rules, version: 9 };
  expect(open({}, { game: { ...GAME, rules } }).dailies.mark(today)).toMatchObject({ score: 4 });
  const { dailies } = open({}, { game: { ...GAME, rules: { ...rules, records: 2 } } });
  expect(dailies.mark(today)).toEqual({ won: true, stars: 2 });
  expect(dailies.streak.now).toBe(1);
});

test('two pages of one game add to one record', () => {
  const [one, other] = [open({ daily: '2026-03-07' }), open({ daily: '2026-03-08' })];
  for (const stage of [one, other]) while (stage.phase === 'playing') stage.event(STEP);
  const { dailies } = open();
  expect([dailies.mark('2026-03-07'), dailies.mark('2026-03-08')]).not.toContain(undefined);
});
