import { beforeEach, describe, expect, test } from 'vitest';
import type { GameMessage } from '@playgrove/events/messages';
import type { Rules } from '../contract/index.ts';
import type { Finish } from './finish.ts';
import { Stage, type StageOptions } from './stage.ts';
import { Store, type Drawer } from './storage.ts';
import { defineGame, type Held, type View } from './view.ts';

type State = { left: number; ticks: number };

/** Counts down from the level's number; an input takes one or refuses. */
function countdown(pace: Rules['pace']): Rules<{ from: number }, State, string> {
  return {
    slug: 'countdown',
    version: 1,
    pace,
    levels: [
      { id: 'short', params: { from: 2 } },
      { id: 'long', params: { from: 9 } },
      { id: 'last', params: { from: 3 }, pack: 'pack.late', needs: 6 },
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
  read: (event) => (event.kind === 'key' && event.phase === 'down' ? event.key : undefined),
  draw: () => undefined,
};

const HELD: Held = { pad: new Set(), stick: { x: 0, y: 0 } };
const key = (name: string) => ({ kind: 'key', phase: 'down', key: name }) as const;

let kept: Map<string, string>;
let sent: GameMessage[];
let heard: string[];
let finishes: Finish[];

beforeEach(() => {
  kept = new Map();
  sent = [];
  heard = [];
  finishes = [];
});

function open(
  kind: 'turns' | 'ticks',
  wish: StageOptions['wish'] = {},
  voices?: View<State, string, object>['voices'],
  later?: StageOptions['later'],
): Stage {
  const pace = kind === 'turns' ? ({ kind, undo: 3 } as const) : ({ kind, hz: 60 } as const);
  const { tick, ...rest } = countdown(pace);
  const drawer: Drawer = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  let seed = 0;
  return new Stage({
    game: defineGame(kind === 'ticks' && tick ? { ...rest, tick } : rest, {
      ...view,
      ...(voices && { voices }),
    }),
    store: new Store('countdown', 1, drawer),
    page: { embedded: true, send: (message) => void sent.push(message) },
    wish,
    ...(later && { later }),
    newSeed: () => `seed ${(seed += 1)}`,
    listener: {
      cues: (cues) => heard.push(...cues.map((cue) => cue.name)),
      changed: () => undefined,
      refused: (why) => heard.push(why),
      ending: () => heard.push('ending'),
      results: (finish) => void finishes.push(finish),
      began: () => heard.push('began'),
    },
  });
}

describe('a sitting', () => {
  test('what goes on sounding is told now and then, and is silent while paused', () => {
    const wind = [{ id: 'air', kind: 'wind', pitch: 1, gain: 0.5 }] as const;
    const stage = open('ticks', {}, () => wind);
    expect(stage.voices(1000)).toEqual(wind);
    expect([1016, 1032].map((now) => stage.voices(now))).toEqual([undefined, undefined]);
    expect(stage.voices(1048)).toEqual(wind);
    stage.pause();
    expect(stage.voices(1100)).toEqual([]);
    expect(open('ticks').voices(1000)).toBeUndefined();
  });

  test('the page hears of the first input, the start and the end, each once', () => {
    const stage = open('turns');
    stage.event(key('take'));
    stage.event(key('take'));
    expect(sent.map((message) => message.kind)).toEqual([
      'first-input',
      'play-start',
      'best',
      'play-end',
    ]);
    expect(sent.at(-1)).toMatchObject({ won: true, score: 10 });
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

  test('a refused input says why and starts nothing', () => {
    const stage = open('turns');
    stage.event(key('bad'));
    expect(heard).toEqual(['refused.bad']);
    expect(sent.map((message) => message.kind)).toEqual(['first-input']);
  });

  test('a cue is told at its moment in the animation, each once and in order', () => {
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

  test('a move in the middle of an animation is taken, and nothing is lost', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.frame(20, HELD);
    stage.event(key('take'));
    expect(heard).toEqual(['took', 'wave', 'rested', 'took']);
    expect(stage.play.session.time).toBe(2);
  });

  test('a hit-stop holds the animation of a move', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.play.hold(60);
    stage.frame(80, HELD);
    expect(stage.play.motion.part).toBeCloseTo(0.2);
    expect(heard).toEqual(['took']);
  });

  test('the end is told when the last move has come to rest', () => {
    const stage = open('turns');
    stage.event(key('take'));
    stage.event(key('take'));
    stage.frame(60, HELD);
    expect(heard).not.toContain('ending');
    stage.frame(60, HELD);
    expect(heard.at(-1)).toBe('ending');
  });

  test('undo takes the move back and spends one of the stock', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.undo();
    expect(stage.play.session.time).toBe(0);
    expect(stage.play.session.undoStock).toBe(2);
  });

  test('restart deals anew at once, with another seed', () => {
    const stage = open('turns', { level: 'long' });
    const before = stage.play.session.start.seed;
    stage.event(key('take'));
    stage.restart();
    expect(stage.play.session.time).toBe(0);
    expect(stage.play.session.start.seed).not.toBe(before);
    expect(sent.at(-1)).toMatchObject({ kind: 'play-end' });
  });
});

describe('a locked level', () => {
  const win = (stage: Stage): void => {
    while (stage.phase === 'playing') stage.event(key('take'));
    stage.frame(1000, HELD);
  };

  test('is begun neither by address nor by hand, nor offered as the next', () => {
    const stage = open('turns', { level: 'last' });
    expect(stage.level).toBe('short');
    stage.restart('long');
    stage.restart('last');
    expect(stage.level).toBe('long');
    win(stage);
    expect(finishes.at(-1)).toMatchObject({ won: true, next: undefined });
  });

  test('opens with the win that brings the last star it needs', () => {
    const stage = open('turns');
    win(stage);
    stage.restart('long');
    win(stage);
    expect(finishes.at(-1)).toMatchObject({ won: true, next: 'last' });
    stage.restart('last');
    expect(stage.level).toBe('last');
    expect(open('turns', { level: 'last' }).level).toBe('last');
  });

  test('is not gone on with when its stars are no longer there', () => {
    kept.set('game:countdown', JSON.stringify({ version: 1, level: 'last', stars: { short: 3 } }));
    expect(open('turns').level).toBe('short');
  });
});

describe('saves', () => {
  test('a turn game is stored after the move and is there when the page comes back', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.frame(16, HELD);
    const again = open('turns');
    expect(again.level).toBe('long');
    expect(again.play.session.hash()).toBe(stage.play.session.hash());
    expect(again.phase).toBe('playing');
  });

  test('what is put off until after the frame stores the game as it is then', () => {
    const putOff: (() => void)[] = [];
    const stage = open('turns', { level: 'long' }, undefined, (work) => putOff.push(work));
    stage.event(key('take'));
    stage.frame(16, HELD);
    expect(putOff).not.toHaveLength(0);
    expect(kept.has('game:countdown:save')).toBe(false);
    for (const work of putOff) work();
    expect(open('turns').play.session.hash()).toBe(stage.play.session.hash());
  });

  test('a tick game comes back paused, to the tick', () => {
    const stage = open('ticks', { level: 'long' });
    stage.event(key('take'));
    for (let frame = 0; frame < 30; frame += 1) stage.frame(1000 / 60, HELD);
    stage.pause();
    const again = open('ticks');
    expect(again.phase).toBe('paused');
    expect(again.play.session.time).toBe(30);
    expect(again.play.session.hash()).toBe(stage.play.session.hash());
  });

  test('a corrupt save is refused, kept aside, and a new game begins', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.frame(16, HELD);
    const save = kept.get('game:countdown:save') ?? '';
    const broken = save.replace(/"hash":"[0-9a-f]+"/, '"hash":"0000000000000000"');
    expect(broken).not.toBe(save);
    kept.set('game:countdown:save', broken);
    const again = open('turns');
    expect(again.refusedSave).toContain('hash');
    expect(again.play.session.time).toBe(0);
    expect(kept.get('game:countdown:save-refused')).toBe(broken);
  });

  test('a finished game leaves no save behind', () => {
    const stage = open('turns');
    stage.event(key('take'));
    stage.frame(16, HELD);
    stage.event(key('take'));
    expect(kept.has('game:countdown:save')).toBe(false);
  });

  test('looking at a game without playing stores none', () => {
    const stage = open('turns');
    stage.frame(16, HELD);
    stage.save();
    expect(kept.has('game:countdown:save')).toBe(false);
  });
});

describe('time', () => {
  test('a paused game stands still', () => {
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
