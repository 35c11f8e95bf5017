import { beforeEach, describe, expect, test } from 'vitest';
import type { GameMessage } from '@playgrove/events/messages';
import type { Rules } from '../../contract/index.ts';
import type { Finish } from './finish.ts';
import { Stage, type StageOptions } from './stage.ts';
import { fakeDrawer } from './fake-drawer.ts';
import { Store } from './storage.ts';
import { defineGame, type Held, type View } from '../view.ts';

type State = { left: number; ticks: number };

/** Counts down from the level's number; an input subtracts one or is refused. */
function countdown(pace: Rules['pace']): Rules<{ from: number }, State, string> {
  return {
    slug: 'countdown',
    version: 1,
    pace,
    levels: [
      { id: 'short', params: { from: 2 } },
      { id: 'long', params: { from: 9 } },
      { id: 'last', params: { from: 3 }, pack: 'pack.late', needs: 6 },
      { id: 'puzzle', params: { from: 4 }, retry: 'same' },
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
  opens: (event) => (event.kind === 'key' && event.key === 'gate' ? 'long' : undefined),
  read: (event) => (event.kind === 'key' && event.phase === 'down' ? event.key : undefined),
  draw: () => undefined,
};

/** Names of stored games in progress. */
const saves = (): string[] => [...stored.keys()].filter((name) => name.includes(':save'));

const HELD: Held = { pad: new Set(), stick: { x: 0, y: 0 } };
const key = (name: string) => ({ kind: 'key', phase: 'down', key: name }) as const;

let stored: Map<string, string>;
let sent: GameMessage[];
let heard: string[];
let finishes: Finish[];
let seeds: number;
let clock: number;

beforeEach(() => {
  [seeds, clock] = [0, 0];
  stored = new Map();
  sent = [];
  heard = [];
  finishes = [];
});

function open(
  kind: 'turns' | 'ticks',
  params: StageOptions['params'] = {},
  more: Partial<View<State, string, object>> = {},
  defer?: StageOptions['defer'],
  levels?: Rules<{ from: number }>['levels'],
): Stage {
  const pace = kind === 'turns' ? ({ kind, undo: 3 } as const) : ({ kind, hz: 60 } as const);
  const { tick, ...made } = countdown(pace);
  const rest = { ...made, ...(levels && { levels }) };
  const stage = new Stage({
    game: defineGame(kind === 'ticks' && tick ? { ...rest, tick } : rest, {
      ...view,
      ...more,
    }),
    store: new Store({ ...rest, slug: 'countdown', version: 1 }, fakeDrawer(stored)),
    page: { send: (message) => void sent.push(message) },
    params,
    ...(defer && { defer }),
    newSeed: () => `seed ${(seeds += 1)}`,
    now: () => (clock += 1),
  });
  stage.listen({
    cues: (cues) => heard.push(...cues.map((cue) => cue.name)),
    changed: () => undefined,
    refused: (why) => heard.push(why),
    ending: () => heard.push('ending'),
    results: (finish) => void finishes.push(finish),
    began: () => heard.push('began'),
    resumed: () => undefined,
  });
  return stage;
}

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

  test('undo takes the move back and uses one of the limited undos', () => {
    const stage = open('turns', { level: 'long' });
    stage.event(key('take'));
    stage.undo();
    expect(stage.play.session.time).toBe(0);
    expect(stage.play.session.undoStock).toBe(2);
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
