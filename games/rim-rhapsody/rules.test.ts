import type { StepContext } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { bestShot } from './bot.ts';
import { rules, type Params, type State } from './rules.ts';
import { dance, hitsAt, layerFor, VOICES } from './rules/beat.ts';
import { FRESH, parseCarried, type Carried } from './rules/career.ts';
import { setUpFor, type SetUp } from './rules/endless.ts';
import { fate } from './rules/fate.ts';
import { CHALLENGES } from './rules/modes.ts';
import { GRACE } from './rules/play.ts';

type Table = { state: State; cues: string[]; context: StepContext };

function table(params: Params, more: Partial<State> = {}, carried: Carried = FRESH): Table {
  const rng = createRng('table');
  const cues: string[] = [];
  const context: StepContext = { rng, cue: (name) => cues.push(name) };
  return { state: { ...rules.deal(params, rng, carried), ...more }, cues, context };
}

const ENDLESS: Params = { mode: 'endless' };
/** Two posts of a rim stand far apart: hardly anything touches them. */
const EASY: Params = { mode: 'challenge', at: 1 };

function run({ state, context }: Table, ticks: number): void {
  for (let at = 0; at < ticks && !state.end; at += 1) rules.tick?.(state, context);
}

function shoot(t: Table, angle: number, power: number): string | void {
  return rules.step(t.state, { kind: 'shot', angle, power }, t.context);
}

/** Tenths of a degree and power off the best shot, nearest first. */
const NEARBY = Array.from({ length: 41 * 41 }, (_, at) => {
  const [a, p] = [(at % 41) - 20, Math.floor(at / 41) - 20];
  return [a * 12, p * 25] as const;
}).toSorted((a, b) => Math.hypot(a[0] / 12, a[1] / 25) - Math.hypot(b[0] / 12, b[1] / 25));

/** Finds a shot that ends as wanted, makes it, and lets it be decided. */
function make(t: Table, wanted: 'swish' | 'rim' | 'bank' | 'miss'): void {
  for (let tick = 0; tick < 60 && !t.state.ball; tick += 1) run(t, 1);
  const { ball } = t.state;
  if (!ball) throw new Error('no ball came');
  const near = bestShot(t.state, ball) ?? { angle: 0, power: 500 };
  for (const [turn, push] of NEARBY) {
    const angle = Math.round(Math.max(-400, Math.min(400, near.angle + turn)));
    const power = Math.round(Math.max(0, Math.min(1000, near.power + push)));
    if ((fate(t.state, ball, angle, power)?.kind ?? 'miss') !== wanted) continue;
    shoot(t, angle, power);
    for (let tick = 0; tick < 430 && t.state.ball; tick += 1) run(t, 1);
    return;
  }
  throw new Error(`no flick ends as ${wanted}`);
}

describe('a basket', () => {
  it('gives three points clean or off the board, two off the rim', () => {
    for (const [how, points] of [
      ['swish', 3],
      ['bank', 3],
      ['rim', 2],
    ] as const) {
      const t = table(EASY);
      make(t, how);
      expect([how, t.state.points, t.state.verdict]).toEqual([how, points, how]);
      expect(t.cues).toContain(how);
    }
  });

  it('counts twice from the fourth in a row on, and three times with a gold ball', () => {
    const t = table(EASY, { streak: 3 });
    make(t, 'swish');
    expect(t.state.points).toBe(6);
    const gold = table(EASY);
    if (gold.state.ball) gold.state.ball.gold = true;
    make(gold, 'swish');
    expect(gold.state.points).toBe(9);
    expect(gold.cues).toContain('gold');
  });

  it('becomes what its preview said, to the last bit', () => {
    const t = table({ mode: 'challenge', at: 20 });
    const { ball } = t.state;
    if (!ball) throw new Error('no ball');
    for (let power = 100; power < 1000; power += 150) {
      const now = table({ mode: 'challenge', at: 20 });
      const said = fate(now.state, ball, 160, power);
      shoot(now, 160, power);
      for (let tick = 0; tick < 430 && now.state.ball; tick += 1) run(now, 1);
      expect(now.state.makes === 1 ? now.state.verdict : undefined).toBe(said?.kind);
    }
  });
});

describe('the loop', () => {
  it('gains a voice with every swish in a row, on the step it was swished on', () => {
    const t = table(ENDLESS);
    for (let at = 1; at <= 5; at += 1) {
      make(t, 'swish');
      expect(t.state.layers.length).toBe(at);
      expect(t.state.layers.at(-1)).toBe(layerFor(t.state.tick - 1));
    }
    make(t, 'swish');
    expect(t.state.layers.length).toBe(VOICES.length);
  });

  it('keeps its voices through a rim shot and loses them with a miss', () => {
    const t = table(ENDLESS);
    make(t, 'swish');
    make(t, 'rim');
    expect(t.state.layers.length).toBe(1);
    make(t, 'miss');
    expect(t.state.layers).toEqual([]);
    expect(t.cues).toContain('hush');
  });

  it('plays every voice on its own steps, once a bar each', () => {
    const heard = Array.from({ length: 128 }, (_, tick) => hitsAt(tick, [3, 5])).flat();
    const count = (voice: string): number => heard.filter((hit) => hit.voice === voice).length;
    expect([count('kick'), count('hat'), count('snare')]).toEqual([4, 8, 0]);
    expect(hitsAt(3 * 8, [3]).map(({ voice }) => voice)).toEqual(['kick']);
    expect(hitsAt(3 * 8 + 1, [3])).toEqual([]);
    expect(hitsAt(0, [])).toEqual([]);
  });

  it('moves the rim on the beat and never in a leap', () => {
    expect(dance(77, [])).toEqual({ across: 0, up: 0 });
    const layers = [2, 0, 5, 1, 1];
    const across = Array.from({ length: 256 }, (_, tick) => dance(tick, layers).across);
    expect(Math.max(...across)).toBe(1);
    expect(Math.min(...across)).toBe(-1);
    for (const [tick, x] of across.entries()) {
      expect(Math.abs(x - (across[tick - 1] ?? x))).toBeLessThan(0.3);
      expect(x).toBeCloseTo(across[(tick + 128) % 256] ?? x, 9);
    }
  });
});

describe('endless', () => {
  it('takes no heart in the first ten seconds, one a miss after them, and ends with the third', () => {
    const t = table(ENDLESS);
    make(t, 'miss');
    expect(t.state.lives).toBe(3);
    t.state.tick = GRACE + 1;
    for (const left of [2, 1, 0]) {
      make(t, 'miss');
      expect(t.state.lives).toBe(left);
    }
    expect(rules.status(t.state)).toBe('lost');
    expect(rules.status({ ...t.state, points: 1 })).toBe('over');
    expect(rules.inputs(t.state, createRng(1))).toEqual([]);
    expect(rules.ending?.(t.state)?.reason).toBe('reason.lives');
  });

  it('names what the next swishes open when the last ball was not close', () => {
    const tell = (career: Partial<Carried>): unknown => {
      const lost = { end: 'lives', verdict: null, off: 0 } as const;
      const t = table(ENDLESS, { ...lost, career: { ...FRESH, ...career } });
      const { almost, value } = rules.ending?.(t.state) ?? {};
      return [almost, value];
    };
    expect(tell({ swishes: 1 })).toEqual(['almost.ball', 7]);
    expect(tell({ swishes: 8 })).toEqual(['almost.ball', 17]);
    expect(tell({ swishes: 220, makes: 250 })).toEqual(['almost.court', 50]);
    expect(tell({ swishes: 220, makes: 300 })).toEqual([undefined, undefined]);
  });

  it('says when misses begin to count', () => {
    const t = table(ENDLESS);
    run(t, GRACE - 1);
    expect(t.cues).not.toContain('counts');
    run(t, 2);
    expect(t.cues.filter((name) => name === 'counts').length).toBe(1);
    const challenge = table(EASY);
    run(challenge, GRACE + 2);
    expect(challenge.cues).not.toContain('counts');
  });

  it('opens with a hoop nearer and wider than any other', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const rng = createRng(seed);
      const [first, second] = [setUpFor(0, rng), setUpFor(1, rng)];
      const away = ({ hoops, spot }: SetUp): number => Math.abs((hoops[0]?.x ?? 0) - spot);
      expect(away(first)).toBeLessThan(away(second));
      expect(first.hoops[0]?.half).toBeGreaterThan(second.hoops[0]?.half ?? 999);
    }
  });

  it('gives a heart back for three swishes in a row', () => {
    const t = table(ENDLESS, { lives: 1 });
    for (let at = 0; at < 3; at += 1) make(t, 'swish');
    expect(t.state.lives).toBe(2);
    expect(t.cues).toContain('heart');
  });

  it('counts a shot that was never made as a miss', () => {
    const t = table(ENDLESS, { started: true, tick: 2000, clock: 5 });
    run(t, 5);
    expect([t.state.lives, t.state.verdict]).toEqual([2, 'clock']);
    expect(t.cues).toContain('buzzer');
  });
});

describe('challenges', () => {
  it('are forty, in packs of eight', () => {
    expect(CHALLENGES.length).toBe(40);
    expect(new Set(CHALLENGES.map(({ pack }) => pack)).size).toBe(5);
  });

  it('that ask for banks count nothing else', () => {
    const t = table({ mode: 'challenge', at: 9 });
    make(t, 'swish');
    expect([t.state.makes, t.state.verdict, t.state.misses]).toEqual([0, 'uncounted', 1]);
    make(t, 'bank');
    expect(t.state.makes).toBe(1);
  });

  it('let a ball that is in the air at the buzzer count, and end when it misses', () => {
    for (const [how, end] of [
      ['rim', 'done'],
      ['miss', 'buzzer'],
    ] as const) {
      const t = table({ mode: 'challenge', at: 8 }, { makes: 3, started: true, clock: 20 });
      make(t, how);
      expect([t.state.clock, t.state.end]).toEqual([0, end]);
      expect(t.cues.includes('beater')).toBe(how === 'rim');
    }
  });

  it('that are lost say why, what was missing, and where', () => {
    const tell = (at: number, more: Partial<State>): unknown => {
      const { state } = table({ mode: 'challenge', at }, more);
      const { reason, almost, value, at: place } = rules.ending?.(state) ?? {};
      return [reason, almost, value, place];
    };
    const out = { end: 'balls', ball: null } as const;
    const rim = { x: 470, y: 520 };
    expect(tell(1, { ...out, verdict: 'air' })).toEqual(['reason.balls', 'almost.makes', 3, rim]);
    expect(tell(1, { ...out, verdict: 'short', off: -90 })).toEqual([
      'reason.balls',
      'almost.short',
      90,
      rim,
    ]);
    expect(tell(7, { ...out, verdict: 'uncounted' })).toContain('reason.swish');
    expect(tell(9, { ...out, verdict: 'air' })).toContain('reason.bank');
    const { ball } = table({ mode: 'challenge', at: 8 }).state;
    expect(tell(8, { end: 'buzzer' })).toEqual([
      'reason.buzzer',
      'almost.makes',
      4,
      { x: ball?.x, y: ball?.y },
    ]);
  });

  it('are lost with the last ball and give stars by misses', () => {
    const lost = table(EASY, { shots: 7, makes: 2 });
    make(lost, 'miss');
    expect(rules.status(lost.state)).toBe('lost');
    expect(rules.ending?.(lost.state)?.almost).toBe('almost.one');
    for (const [misses, stars] of [
      [0, 3],
      [1, 3],
      [2, 2],
      [4, 1],
    ] as const) {
      const t = table(EASY, { makes: 2, misses });
      make(t, 'swish');
      expect([misses, rules.status(t.state), rules.stars?.(t.state)]).toEqual([
        misses,
        'won',
        stars,
      ]);
    }
  });
});

describe('a shot made too early', () => {
  it('waits for its ball however long that takes, and is answered at once', () => {
    const t = table(EASY);
    make(t, 'miss');
    t.state.wait = 40;
    t.cues.length = 0;
    shoot(t, 100, 500);
    expect(t.cues).toEqual(['early']);
    run(t, 41);
    expect([t.state.flying, t.state.shots]).toEqual([true, 2]);
  });

  it('goes with the next ball only if the ball in the air is decided within a quarter of a second', () => {
    for (const [before, flies] of [
      [15, true],
      [16, false],
    ] as const) {
      const t = table(EASY);
      shoot(t, 0, 0);
      let decided = 0;
      const probe = structuredClone(t.state);
      while (probe.ball) {
        rules.tick?.(probe, t.context);
        decided += 1;
      }
      run(t, decided - 1 - before);
      shoot(t, 100, 500);
      expect([before, t.state.ball !== null]).toEqual([before, true]);
      run(t, 1 + before);
      expect([before, t.state.ball, t.state.queued.length > 0]).toEqual([before, null, flies]);
      run(t, 60);
      expect([before, t.state.shots]).toEqual([before, flies ? 2 : 1]);
    }
  });
});

describe('the locker', () => {
  it('opens balls by swishes and tells, and keeps what is not open shut', () => {
    const t = table(EASY, {}, { ...FRESH, swishes: 7 });
    expect(rules.step(t.state, { kind: 'wear', what: 'ball', at: 1 }, t.context)).toBe(
      'refused.locked',
    );
    make(t, 'swish');
    expect(t.cues).toContain('newball');
    expect(rules.step(t.state, { kind: 'wear', what: 'ball', at: 1 }, t.context)).toBeUndefined();
    expect(rules.career?.of(t.state)).toMatchObject({ swishes: 8, makes: 1, ball: 1 });
  });

  it('keeps what was open, though later rules need more', () => {
    expect(parseCarried({ ...FRESH, swishes: 9, ball: 2 })).toMatchObject({
      value: { swishes: 9, ball: 2, balls: 3 },
    });
    const t = table({ mode: 'endless' }, {}, { ...FRESH, swishes: 25, makes: 30 });
    expect(rules.career?.of(t.state)).toMatchObject({ balls: 3, courts: 2 });
    expect(parseCarried({ ...FRESH, balls: 4, courts: 9, makes: 'x' })).toMatchObject({
      value: { makes: 0, balls: 4, courts: 4 },
    });
    expect(parseCarried([])).toMatchObject({ ok: false });
  });
});

describe('what comes from outside', () => {
  it('is refused with what and where', () => {
    const bad = [
      [rules.parseInput({ kind: 'shot', angle: 401, power: 1 }), 'angle: expected'],
      [rules.parseInput({ kind: 'shot', angle: 0, power: 0.5 }), 'power: expected'],
      [rules.parseInput({ kind: 'wear', what: 'hat', at: 0 }), 'what: expected'],
      [rules.parseInput({ kind: 'wear', what: 'court', at: 9 }), 'at: expected'],
      [rules.parseInput({ kind: 'dunk' }), 'kind: expected'],
      [rules.parseParams({ mode: 'challenge', at: 41 }), 'at: expected'],
      [rules.parseParams({ mode: 'duel' }), 'mode: expected'],
    ] as const;
    for (const [result, where] of bad) {
      expect(result.ok ? '' : result.error).toContain(where);
    }
  });
});

describe('the solver of the bot', () => {
  it('finds a shot at the opening of every challenge', () => {
    for (const at of CHALLENGES.keys()) {
      const { state } = table({ mode: 'challenge', at: at + 1 });
      const shot = state.ball && bestShot(state, state.ball);
      expect([at + 1, shot !== undefined]).toEqual([at + 1, true]);
    }
  });
});
