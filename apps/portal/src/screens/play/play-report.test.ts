import { parseEvent, type StatisticEvent, type Visit } from '@playgrove/protocol';
import { expect, it } from 'vitest';
import { CHECKPOINT_SECONDS, PlayReport } from './play-report.ts';

const GAME = 'a'.repeat(32);

function open({
  from,
  back = false,
  visit,
}: { from?: string; back?: boolean; visit?: Visit } = {}) {
  const sent: (readonly [StatisticEvent, boolean])[] = [];
  const report = new PlayReport({
    game: GAME,
    from,
    comesBack: () => back,
    noteVisit: () => visit,
    count: (event, leaving = false) => {
      expect(parseEvent(event)).toEqual({ ok: true, value: event });
      sent.push([event, leaving]);
    },
  });
  /** What was sent since the last call, without names and games. */
  const since = () =>
    sent.splice(0).map(([event, leaving]) => {
      const { name, game, ...rest } = event as { name: string; game: string };
      expect(game).toBe(GAME);
      return {
        ...(name === 'play_start' && { start: true }),
        ...rest,
        ...(leaving && { leaving }),
      };
    });
  return { report, since };
}

it('reports a play that ends once, with its score', () => {
  const { report, since } = open();
  report.start(false);
  report.time(12);
  report.end(12.4, 70);
  report.leave();
  report.end(13);
  expect(since()).toEqual([{ start: true }, { seconds: 12.4, score: 70 }]);
});

it('reports a play that is left, even in its first second, and outlives the page', () => {
  const { report, since } = open({ from: 'hot' });
  report.start(false);
  report.leave();
  expect(since()).toEqual([
    { start: true, from: 'hot' },
    { seconds: 0, from: 'hot', leaving: true },
  ]);
});

it('counts a play once that is hidden, goes on and ends; each second is reported once', () => {
  const { report, since } = open();
  report.start(false);
  report.time(8);
  report.leave();
  report.leave();
  report.time(8);
  report.leave();
  report.time(20);
  report.end(21, 5);
  expect(since()).toEqual([
    { start: true },
    { seconds: 8, leaving: true },
    { seconds: 13, score: 5, more: true },
  ]);
});

it('reports now and then, so that a killed browser loses little', () => {
  const { report, since } = open();
  report.start(false);
  for (let second = 1; second < 3 * CHECKPOINT_SECONDS; second += 1) report.time(second);
  expect(since()).toEqual([
    { start: true },
    { seconds: CHECKPOINT_SECONDS },
    { seconds: CHECKPOINT_SECONDS, more: true, minute: true },
  ]);
});

it('says once that a play has lasted a minute', () => {
  const { report, since } = open();
  report.start(false);
  report.time(29);
  report.leave();
  report.end(64);
  report.start(false);
  report.end(60);
  expect(since()).toEqual([
    { start: true },
    { seconds: 29, leaving: true },
    { seconds: 35, more: true, minute: true },
    { start: true },
    { seconds: 60, minute: true },
  ]);
});

it('ends the play that was on when another begins', () => {
  const { report, since } = open({ back: true });
  report.start(true);
  report.time(4);
  report.start(false);
  report.time(2);
  report.leave();
  expect(since()).toEqual([
    { start: true, daily: true, back: true },
    { seconds: 4, leaving: true },
    { start: true, back: true },
    { seconds: 2, leaving: true },
  ]);
});

it('reports nothing before a play and nothing after it', () => {
  const { report, since } = open();
  report.leave();
  report.time(40);
  report.end(40);
  expect(since()).toEqual([]);
});
