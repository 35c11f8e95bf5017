import { beforeEach, describe, expect, test } from 'vitest';
import {
  heard,
  HELD,
  key,
  open,
  reset,
  saves,
  sent,
  stored,
  type State,
} from '../../testing/fake-stage.ts';
import type { Stage } from './stage.ts';
import type { View } from '../view.ts';

beforeEach(reset);

describe('saves', () => {
  test('a turn game is stored after the move and resumed when the page comes back', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.frame(16, HELD);
    const again = open('turns');
    expect(again.level).toBe('long');
    expect(again.play.session.hash()).toBe(stage.play.session.hash());
    expect(again.phase).toBe('playing');
  });

  test('work that runs after the frame stores the game as it is then', () => {
    const putOff: (() => void)[] = [];
    const stage = open('turns', { level: 'long' }, {}, (work) => putOff.push(work));
    stage.event(key('take'));
    stage.frame(16, HELD);
    expect(putOff).not.toHaveLength(0);
    expect(saves()).toEqual([]);
    for (const work of putOff) work();
    expect(open('turns').play.session.hash()).toBe(stage.play.session.hash());
  });

  test('a tick game is resumed paused, at its tick', () => {
    const stage = open('ticks', { level: 'long' });
    stage.event(key('take'));
    for (let frame = 0; frame < 30; frame += 1) stage.frame(1000 / 60, HELD);
    stage.pause();
    const again = open('ticks');
    expect(again.phase).toBe('paused');
    expect(again.play.session.time).toBe(30);
    expect(again.play.session.hash()).toBe(stage.play.session.hash());
  });

  test('hints that were used are counted once a position, over a reload and another try', () => {
    const params = { daily: '2026-03-09' };
    const hint = { say: 'hint.take' };
    const stage = open('turns', params);
    stage.advise(hint);
    stage.advise(hint);
    stage.advise(undefined);
    expect(stage.hints).toBe(1);
    stage.event(key('take'));
    stage.frame(16, HELD);
    stage.advise(hint);
    stage.save();
    const again = open('turns', params);
    expect(again.hints).toBe(2);
    again.restart();
    expect(again.hints).toBe(2);
    again.restart('long');
    expect(again.hints).toBe(0);
  });

  test('a corrupt save is refused, set aside, and a new game begins', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.frame(16, HELD);
    const save = stored.get('game:countdown:save:long') ?? '';
    const broken = save.replace(/"hash":"[0-9a-f]+"/, '"hash":"0000000000000000"');
    expect(broken).not.toBe(save);
    stored.set('game:countdown:save:long', broken);
    const again = open('turns');
    expect(again.refusedSave).toContain('hash');
    expect(again.play.session.time).toBe(0);
    expect(stored.get('game:countdown:save-refused')).toBe(broken);
  });

  test('one that an earlier release stored goes on, whatever was played last since', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.save();
    const save = stored.get('game:countdown:save:long') ?? '';
    stored.clear();
    stored.set('game:countdown:save', save);
    const again = open('turns');
    expect(again.level).toBe('long');
    expect(again.play.session.hash()).toBe(stage.play.session.hash());
    expect(saves()).toEqual(['game:countdown:save:long']);
  });

  test('a rival’s move after a reload is stored, and is not one more play', () => {
    const stage = open('rival', { level: 'puzzle' });
    stage.event(key('take'));
    stage.frame(16, HELD);
    expect(stage.progress.plays).toBe(1);
    const starts = (): number => sent.filter(({ kind }) => kind === 'play-start').length;
    const again = open('rival');
    again.play.input('take');
    again.frame(16, HELD);
    expect(again.progress.plays).toBe(1);
    expect(starts()).toBe(1);
    const last = open('rival');
    expect(last.play.session.hash()).toBe(again.play.session.hash());
    last.event(key('take'));
    expect(last.progress.plays).toBe(2);
    expect(starts()).toBe(2);
  });

  test('a rival’s move after a reload can end the game, and its career is stored', () => {
    const stage = open('rival', { level: 'short' });
    stage.event(key('take'));
    stage.frame(16, HELD);
    const career = (): unknown => JSON.parse(stored.get('game:countdown:career') ?? 'null');
    expect(career()).toEqual({ taken: 9 });
    const again = open('rival');
    again.play.input('take');
    expect(again.phase).toBe('ending');
    expect(career()).toEqual({ taken: 10 });
  });

  test('a finished game leaves no save behind', () => {
    const stage = open('turns');
    stage.event(key('take'));
    stage.frame(16, HELD);
    stage.event(key('take'));
    expect(saves()).toEqual([]);
  });

  test('looking at a game without playing stores none', () => {
    const stage = open('turns');
    stage.frame(16, HELD);
    stage.save();
    expect(saves()).toEqual([]);
  });
});

describe('two tabs', () => {
  const win = (stage: Stage): void => {
    while (stage.phase === 'playing') stage.event(key('take'));
  };

  test('what one has won survives anything that the other does', () => {
    const stale = open('turns');
    const played = open('turns');
    win(played);
    const { best, stars } = played.progress;
    stale.restart();
    stale.restart('long');
    stale.taught();
    stale.event(key('take'));
    stale.save();
    expect(open('turns').progress).toMatchObject({ best, stars, taught: true, plays: 2 });
  });

  test('a worse result of a stale tab does not replace a better one', () => {
    const stale = open('turns');
    stored.set('game:countdown', JSON.stringify({ best: { short: 99 }, stars: { short: 3 } }));
    win(stale);
    expect(open('turns').progress.best).toEqual({ short: 99 });
  });

  test('a game in progress survives one that a stale tab begins on the same level', () => {
    const stale = open('turns', { level: 'long' });
    const played = open('turns', { level: 'long' });
    for (let move = 0; move < 5; move += 1) played.event(key('take'));
    played.save();
    stale.event(key('take'));
    stale.save();
    win(stale);
    expect(open('turns', { level: 'long' }).play.session.hash()).toBe(played.play.session.hash());
  });

  test('an untouched game goes on with what another tab has played', () => {
    const stale = open('turns', { level: 'long' });
    const played = open('turns', { level: 'long' });
    played.event(key('take'));
    played.save();
    stale.refresh();
    expect(stale.play.session.hash()).toBe(played.play.session.hash());
    heard.length = 0;
    stale.refresh();
    expect(heard).toEqual([]);
  });
});

describe('time before the next input', () => {
  test('comes back with the game', () => {
    const waits: (number | undefined)[] = [];
    const ui: View<State, string, object>['ui'] = (_, { waited }) => {
      waits.push(waited);
      return {};
    };
    const stage = open('turns', { level: 'long' }, { ui });
    stage.event(key('take'));
    for (let frame = 0; frame < 20; frame += 1) stage.frame(100, HELD);
    stage.pause();
    stage.frame(5000, HELD);
    open('turns', { level: 'long' }, { ui });
    expect(waits).toEqual([0, 2]);
  });
});
