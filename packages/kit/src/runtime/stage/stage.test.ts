import { beforeEach, describe, expect, test } from 'vitest';
import { finishes, heard, HELD, key, open, reset, sent, stored } from '../../testing/fake-stage.ts';
import type { Surface } from '../view.ts';
import type { Stage } from './stage.ts';

beforeEach(reset);

describe('a play session', () => {
  test('sustained sounds are listed regularly, and silent while paused', () => {
    const wind = [{ id: 'air', kind: 'wind', pitch: 1, gain: 0.5 }] as const;
    const stage = open('ticks', {}, { voices: () => wind });
    expect(stage.voices(1000)).toEqual(wind);
    expect([1016, 1032].map((now) => stage.voices(now))).toEqual([undefined, undefined]);
    expect(stage.voices(1048)).toEqual(wind);
    stage.pause();
    expect(stage.voices(1100)).toEqual([]);
    expect(open('ticks').voices(1000)).toBeUndefined();
  });

  test('the page is notified of the first input, the start and the end, once each', () => {
    const stage = open('turns');
    stage.event(key('take'));
    stage.event(key('take'));
    expect(sent.map((message) => message.kind)).toEqual([
      'first-input',
      'play-start',
      'best',
      'play-end',
      'progress',
    ]);
    expect(sent.at(-2)).toMatchObject({ won: true, score: 10 });
  });

  test('the page hears how long it is played, from the first move on and without pauses', () => {
    const stage = open('turns', { level: 'long' });
    const pass = (): void => Array.from({ length: 8 }).forEach(() => stage.frame(250, HELD));
    pass();
    stage.event(key('take'));
    pass();
    stage.pause();
    pass();
    const seconds = sent.flatMap((message) =>
      message.kind === 'play-time' ? message.seconds : [],
    );
    expect(seconds).toEqual([1, 2]);
    stage.restart();
    expect(sent.at(-1)).toMatchObject({ kind: 'play-end', seconds: 2 });
  });

  test('results come a moment after the last move, and only once', () => {
    const stage = open('turns');
    stage.event(key('take'));
    stage.event(key('take'));
    expect(stage.phase).toBe('ending');
    stage.frame(100, HELD);
    stage.frame(500, HELD);
    expect(finishes).toHaveLength(0);
    stage.frame(500, HELD);
    stage.frame(500, HELD);
    expect(finishes).toHaveLength(1);
    expect(finishes[0]).toMatchObject({
      won: true,
      stars: 3,
      newBest: false,
      best: 10,
      next: 'long',
    });
  });

  test('an outro is shown before the end is announced, and nothing of the end is lost meanwhile', () => {
    const ended: (number | undefined)[] = [];
    const stage = open(
      'turns',
      {},
      {
        outro: (state) => (state.left === 0 ? 700 : 0),
        draw: (_to, _state, _ui, motion) => void ended.push(motion.ended),
      },
    );
    const surface = { width: 1, height: 1 } as Surface;
    stage.event(key('take'));
    stage.play.draw(surface);
    stage.event(key('take'));
    expect(sent).toContainEqual(expect.objectContaining({ kind: 'play-end', won: true }));
    stage.frame(100, HELD);
    stage.frame(500, HELD);
    stage.play.draw(surface);
    expect(heard).not.toContain('ending');
    stage.frame(300, HELD);
    expect(heard).toContain('ending');
    expect(finishes).toHaveLength(0);
    stage.frame(900, HELD);
    expect(finishes).toHaveLength(1);
    expect(ended).toEqual([undefined, 0.6]);
  });

  test('a won mode does not offer another one as the next level', () => {
    const modes = [
      { id: 'short', params: { from: 2 } },
      { id: 'long', params: { from: 2 } },
    ] as const;
    const stage = open('turns', {}, {}, undefined, modes);
    stage.event(key('take'));
    stage.event(key('take'));
    stage.frame(1000, HELD);
    expect(finishes.at(-1)).toMatchObject({ won: true, next: undefined });
  });

  test('a refused input reports why and starts nothing', () => {
    const stage = open('turns');
    stage.event(key('bad'));
    expect(heard).toEqual(['refused.bad']);
    expect(sent.map((message) => message.kind)).toEqual(['first-input']);
  });

  test('an event that opens another level starts it and is no input of this one', () => {
    const stage = open('turns');
    expect(stage.level).toBe('short');
    stage.event(key('gate'));
    expect(stage.level).toBe('long');
    expect(stage.play.session.time).toBe(0);
    expect(heard).toEqual(['began']);
  });

  test('a cue is reported at its moment in the animation, each once and in order', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    expect(heard).toEqual(['took']);
    stage.frame(40, HELD);
    expect(heard).toEqual(['took', 'wave']);
    stage.frame(50, HELD);
    expect(heard).toEqual(['took', 'wave']);
    stage.frame(10, HELD);
    expect(heard).toEqual(['took', 'wave', 'rested']);
  });

  test('a move during an animation is accepted, and no cue is lost', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.frame(20, HELD);
    stage.event(key('take'));
    expect(heard).toEqual(['took', 'wave', 'rested', 'took']);
    expect(stage.play.session.time).toBe(2);
  });

  test('a hit-stop freezes the animation of a move', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.play.hold(60);
    stage.frame(80, HELD);
    expect(stage.play.motion.part).toBeCloseTo(0.2);
    expect(heard).toEqual(['took']);
  });

  test('the end is reported when the last move’s animation is over', () => {
    const stage = open('turns');
    stage.event(key('take'));
    stage.event(key('take'));
    stage.frame(60, HELD);
    expect(heard).not.toContain('ending');
    stage.frame(60, HELD);
    expect(heard.at(-1)).toBe('ending');
  });

  test('the move that ended a game can be taken back, and the game is played on and stored', () => {
    const stage = open('turns');
    const end = (): void => {
      stage.event(key('take'));
      for (const ms of [200, 1000, 1000]) stage.frame(ms, HELD);
    };
    stage.event(key('take'));
    end();
    expect(stage.phase).toBe('results');
    stage.takeBack();
    expect(stage.phase).toBe('playing');
    expect(stage.play.session.state).toMatchObject({ left: 1 });
    expect(stage.play.session.undoStock).toBe(2);
    expect(heard.at(-1)).toBe('began');
    const before = JSON.stringify([...stored]);
    stage.frame(200, HELD);
    expect(JSON.stringify([...stored])).not.toBe(before);
    end();
    expect(finishes).toHaveLength(2);
    // Two undos are left.
    for (let tries = 0; tries < 4; tries += 1) {
      stage.takeBack();
      end();
    }
    expect(finishes).toHaveLength(4);
  });

  test('undo takes the move back and uses one of the limited undos', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.undo();
    expect(stage.play.session.time).toBe(0);
    expect(stage.play.session.undoStock).toBe(2);
  });

  test('a race for which a board is dealt begins on it', () => {
    const stage = open('ticks', { level: 'long' });
    stage.event(key('take'));
    const boards: string[] = [];
    const rival = {
      begin: ({ session }: Stage['play']) => void boards.push(session.start.seed),
      follow: () => undefined,
    };
    stage.race(rival, { level: 'long', seed: 'best of all' });
    expect(stage.play.session.start).toMatchObject({ level: 'long', seed: 'best of all' });
    expect([stage.phase, stage.play.session.time, boards]).toEqual(['playing', 0, ['best of all']]);
    // The next one is dealt as ever, and the rival looks whether it is its own.
    stage.restart();
    expect(boards).toHaveLength(2);
    expect(boards[1]).not.toBe('best of all');
  });

  test('restart deals at once with another seed', () => {
    const stage = open('turns', { level: 'long' });
    const before = stage.play.session.start.seed;
    stage.event(key('take'));
    stage.restart();
    expect(stage.play.session.time).toBe(0);
    expect(stage.play.session.start.seed).not.toBe(before);
    expect(sent.at(-1)).toMatchObject({ kind: 'play-end' });
  });
});

describe('a level whose restarts use the same seed', () => {
  const seedOf = (stage: Stage): string => stage.play.session.start.seed;
  const win = (stage: Stage): void => {
    while (stage.phase === 'playing') stage.event(key('take'));
  };

  test('reuses it until it is won, and gets a new one from the map', () => {
    const stage = open('turns', { level: 'puzzle' });
    const first = seedOf(stage);
    stage.event(key('take'));
    stage.restart();
    expect(seedOf(stage)).toBe(first);
    win(stage);
    stage.restart();
    const second = seedOf(stage);
    expect(second).not.toBe(first);
    win(stage);
    stage.restart('puzzle');
    expect([first, second]).not.toContain(seedOf(stage));
  });
});

describe('a locked level', () => {
  const win = (stage: Stage): void => {
    while (stage.phase === 'playing') stage.event(key('take'));
    stage.frame(1000, HELD);
  };

  test('is started neither by address nor by hand, nor offered as the next', () => {
    const stage = open('turns', { level: 'last' });
    expect(stage.level).toBe('short');
    stage.restart('long');
    stage.restart('last');
    expect(stage.level).toBe('long');
    win(stage);
    expect(finishes.at(-1)).toMatchObject({ won: true, next: undefined });
  });

  test('opens with the win that earns the last star it needs', () => {
    const stage = open('turns');
    win(stage);
    stage.restart('long');
    win(stage);
    expect(finishes.at(-1)).toMatchObject({ won: true, next: 'last' });
    stage.restart('last');
    expect(stage.level).toBe('last');
    expect(open('turns', { level: 'last' }).level).toBe('last');
  });

  test('is not resumed if its stars are gone', () => {
    stored.set(
      'game:countdown',
      JSON.stringify({ version: 1, level: 'last', stars: { short: 3 } }),
    );
    expect(open('turns').level).toBe('short');
  });
});

describe('time', () => {
  test('a paused game stops', () => {
    const stage = open('ticks', { level: 'long' });
    stage.frame(100, HELD);
    stage.pause();
    const before = stage.play.session.time;
    stage.frame(1000, HELD);
    expect(stage.play.session.time).toBe(before);
    stage.event(key('take'));
    expect(heard).not.toContain('took');
  });

  test.each([60, 90, 120, 144])('at %i frames a second the same ticks pass', (rate) => {
    const stage = open('ticks', { level: 'long' });
    for (let frame = 0; frame < rate; frame += 1) stage.frame(1000 / rate, HELD);
    expect(Math.abs(stage.play.session.time - 60)).toBeLessThanOrEqual(1);
  });
});
