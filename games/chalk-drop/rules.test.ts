import type { Cue, Rng, StepContext } from '@playgrove/kit/contract';
import { Session } from '@playgrove/kit/session';
import { massOf, stepScene } from '@playgrove/kit/logic/physics2d';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { LEVELS, parsOf } from './levels.ts';
import { mind } from './mind.ts';
import { boardOf, FILM, rules, takes, type Input, type State } from './rules.ts';
import { build } from './rules/build.ts';
import { run } from './rules/run.ts';
import { roomOn } from './rules/room.ts';
import { bodiesOf, chalkOf, shaped } from './rules/stroke.ts';
import { make, type Thing } from './rules/things.ts';
import { SOLUTIONS } from './solutions.ts';

const rng: Rng = createRng('test');

function dealt(id = 'first-line'): State {
  return rules.deal({ board: LEVELS.findIndex((board) => board.id === id) }, rng, null);
}

function step(state: State, input: Input): { refused: string | undefined; cues: Cue[] } {
  const cues: Cue[] = [];
  const context = listening(cues);
  return { refused: rules.step(state, input, context) ?? undefined, cues };
}

function listening(cues: Cue[]): StepContext {
  return {
    rng,
    cue: (name, at, value) =>
      cues.push({ name, ...(at && { at }), ...(value !== undefined && { value }) }),
  };
}

/** A try on a board made for one test. */
function attempt(
  things: readonly Thing[],
  lines: readonly (readonly number[])[],
): { state: State; cues: Cue[] } {
  const state = dealt();
  state.strokes = bodiesOf(lines, things);
  const { scene, bodies } = build(things, state.strokes);
  Object.assign(state, { scene, bodies: [...bodies], phase: 'run' });
  state.home = things.filter(({ kind }) => kind === 'ball').map(() => 0);
  const cues: Cue[] = [];
  while (state.phase === 'run' && state.tries === 0) run(state, things, listening(cues));
  return { state, cues };
}

const bridge = [240, 270, 600, 360];

describe('a stroke', () => {
  test('begins where the board is free and ends at what is in the way', () => {
    const { things } = boardOf(dealt().params);
    const line = shaped([880, 600, 880, 300, 340, 60, 340, 300], roomOn(things), Infinity);
    expect(line[0]).toBe(880);
    // Its jar's mouth is at 544, and the ball at 340, 130.
    expect(line[1]).toBeLessThan(544 - 8);
    expect(line.at(-1)).toBeLessThan(130 - 26 - 8);
  });

  const plank = [make.box(500, 300, 200, 40)];
  const drawn = (points: readonly number[]): readonly number[] =>
    shaped(points, roomOn(plank), Infinity);
  /** Chalk keeps nine units from what it lies on. */
  const top = 300 - 20 - 9;

  test('is guided along the top of a plank that it brushes, and around its corner', () => {
    const line = drawn([300, 200, 460, 285, 600, 292, 700, 340]);
    expect(line.slice(0, 2)).toEqual([300, 200]);
    expect(line.slice(-2)).toEqual([700, 340]);
    const ys = line.filter((_, at) => at % 2 === 1);
    const xs = line.filter((_, at) => at % 2 === 0);
    expect(xs.some((x, at) => x > 450 && x < 612 && Math.abs((ys[at] ?? 0) - top) <= 3)).toBe(true);
    const apart = (x: number, y: number): number =>
      Math.hypot(Math.max(Math.abs(x - 500) - 100, 0), Math.max(Math.abs(y - 300) - 20, 0));
    expect(Math.min(...xs.map((x, at) => apart(x, ys[at] ?? 0)))).toBeGreaterThan(6);
  });

  test('begins on top of the plank it is put down on', () => {
    const line = drawn([480, 290, 560, 270, 700, 200]);
    expect(line[0]).toBeCloseTo(480, -1);
    expect(Math.abs((line[1] ?? 0) - top)).toBeLessThanOrEqual(2);
    expect(line.slice(-2)).toEqual([700, 200]);
  });

  test.each([
    ['from above', [500, 200, 500, 420]],
    ['from below', [500, 420, 500, 200]],
    ['from its side', [300, 300, 700, 300]],
  ])('ends at a plank that it runs into %s', (_, points) => {
    const line = drawn(points);
    const [x = 0, y = 0] = line.slice(-2);
    expect(roomOn(plank).free({ x, y })).toBe(true);
    expect(Math.hypot(x - (points[2] ?? 0), y - (points[3] ?? 0))).toBeGreaterThan(100);
  });

  test('is as long as there is chalk, and then no more can be drawn', () => {
    const state = dealt();
    const { all } = parsOf(boardOf(state.params));
    const zigzag = Array.from({ length: 40 }, (_, at) => [at % 2 === 0 ? 500 : 900, 20 + at * 3]);
    expect(step(state, { kind: 'draw', points: zigzag.flat() }).refused).toBeUndefined();
    expect(Math.abs(state.chalk - all)).toBeLessThan(20);
    expect(step(state, { kind: 'draw', points: bridge }).refused).toBe('refused.chalk');
    expect(takes(state, bridge)).toBe(false);
  });

  test('needs room', () => {
    const state = dealt();
    const before = JSON.stringify(state);
    expect(step(state, { kind: 'draw', points: [860, 610, 900, 610] }).refused).toBe(
      'refused.short',
    );
    expect(JSON.stringify(state)).toBe(before);
  });

  test('joins what it touches, and stays alone where it does not', () => {
    const lines = [
      [100, 100, 300, 100],
      [200, 60, 200, 180],
      [600, 100, 700, 100],
    ];
    expect(bodiesOf(lines, []).map((body) => body.lines.length)).toEqual([2, 1]);
  });

  test('that comes back to its beginning is filled and weighs more than its line', () => {
    const ring = [400, 100, 500, 100, 500, 200, 400, 200, 400, 108];
    const closed = bodiesOf([ring], []);
    const open = bodiesOf([ring.slice(0, -2)], []);
    const weigh = (strokes: typeof closed): number => massOf(build([], strokes).scene, 1);
    expect(closed[0]?.lines[0]?.solid).toBe(true);
    expect(open[0]?.lines[0]?.solid).toBe(false);
    expect(weigh(closed)).toBeGreaterThan(weigh(open) * 1.5);
    // Around a ball it stays a line.
    expect(bodiesOf([ring], [make.ball(450, 150)])[0]?.lines[0]?.solid).toBe(false);
  });

  test('over one nail swings on it, over two stays', () => {
    const line = [300, 200, 600, 200];
    const after = (pins: readonly Thing[]): readonly number[] => {
      const { scene } = build(pins, bodiesOf([line], pins));
      for (let tick = 0; tick < 50; tick += 1) stepScene(scene, 60);
      return scene.now[1] ?? [];
    };
    const [, y = 0, turn = 0] = after([make.pin(310, 200)]);
    expect(y).toBeGreaterThan(280);
    expect(turn).toBeGreaterThan(0.7);
    const [, still = 0, level = 1] = after([make.pin(310, 200), make.pin(590, 200)]);
    expect(Math.abs(still - 200)).toBeLessThan(1);
    expect(Math.abs(level)).toBeLessThan(0.01);
  });
});

describe('a plan', () => {
  test('is undone line by line and wiped at once, chalk given back', () => {
    const state = dealt();
    const empty = JSON.stringify({ ...state, fresh: true });
    step(state, { kind: 'draw', points: bridge });
    const one = state.chalk;
    expect(one).toBe(Math.round(chalkOf(state.lines[0] ?? [])));
    step(state, { kind: 'draw', points: [700, 100, 900, 100] });
    step(state, { kind: 'undo' });
    expect(state.chalk).toBe(one);
    step(state, { kind: 'draw', points: [700, 100, 900, 100] });
    step(state, { kind: 'wipe' });
    expect(JSON.stringify(state)).toBe(empty);
    expect(step(state, { kind: 'undo' }).refused).toBe('refused.nothing');
  });

  test('stays when a try fails, with the way of the ball and how near it came', () => {
    const state = dealt();
    step(state, { kind: 'draw', points: [700, 100, 900, 100] });
    step(state, { kind: 'go' });
    expect(step(state, { kind: 'draw', points: bridge }).refused).toBe('refused.running');
    for (let tick = 0; tick < 900 && state.phase === 'run'; tick += 1) {
      rules.tick?.(state, listening([]));
    }
    expect(state).toMatchObject({ phase: 'plan', tries: 1, fresh: false });
    expect(state.lines).toHaveLength(1);
    expect(state.trail.length).toBeGreaterThan(10);
    expect(state.scene.now).toEqual(dealt().scene.now);
  });

  test('can be stopped, which costs no try', () => {
    const state = dealt();
    step(state, { kind: 'go' });
    for (let tick = 0; tick < 30; tick += 1) rules.tick?.(state, listening([]));
    expect(step(state, { kind: 'stop' }).cues.map(({ name }) => name)).toEqual(['rewind']);
    expect(state).toMatchObject({ phase: 'plan', tries: 0 });
  });
});

describe('on the board', () => {
  const jar = [make.jar(300, 660), make.box(300, 680, 300, 40)];

  test('a ball that falls into its jar is home; the film follows, then the results', () => {
    const { state, cues } = attempt([make.ball(300, 400), ...jar], []);
    expect(state.phase).toBe('film');
    expect(cues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['clink', 'home', 'solved']),
    );
    for (let tick = 0; tick < FILM; tick += 1) rules.tick?.(state, listening([]));
    expect(rules.status(state)).toBe('won');
  });

  test('a ball in the jar of the other is not home', () => {
    const { state } = attempt([make.ball(300, 400, 1), ...jar], []);
    expect(state.tries).toBe(1);
    expect(state.home).toEqual([0]);
  });

  test('a pane stops a slow ball and breaks under a fast one, which flies on', () => {
    const pane = make.glass(300, 500, 200, 16);
    expect(attempt([make.ball(300, 460), pane, ...jar], []).state.tries).toBe(1);
    const fast = attempt([make.ball(300, 200), pane, ...jar], []);
    expect(fast.cues.map(({ name }) => name)).toContain('shatter');
    expect(fast.state.phase).toBe('film');
  });

  test('a key wipes the doors away; with two, the second does', () => {
    const door = make.door(300, 500, 200, 20);
    const one = attempt([make.ball(300, 100), make.key(300, 250), door, ...jar], []);
    expect(one.cues.map(({ name }) => name)).toEqual(expect.arrayContaining(['key', 'open']));
    expect(one.state.phase).toBe('film');
    const two = attempt(
      [make.ball(300, 100), make.key(300, 250), make.key(800, 250), door, ...jar],
      [],
    );
    expect(two.cues.map(({ name }) => name)).not.toContain('open');
    expect(two.state.tries).toBe(1);
  });

  test('a fan holds a ball up, an eraser throws it back, wood does not', () => {
    const highest = (things: readonly Thing[]): number => {
      const state = dealt();
      const { scene, bodies } = build(things, []);
      Object.assign(state, { scene, bodies: [...bodies], phase: 'run', home: [0] });
      let high = 900;
      for (let tick = 0; tick < 200 && state.tries === 0; tick += 1) {
        run(state, things, listening([]));
        if (tick > 60) high = Math.min(high, state.scene.now[1]?.[1] ?? 900);
      }
      return high;
    };
    const ball = make.ball(300, 450);
    expect(highest([ball, make.fan(300, 660, 'up', 420, 1500)])).toBeLessThan(400);
    const drop = make.ball(300, 200);
    const bounced = highest([drop, make.rubber(300, 600, 300, 40)]);
    const fell = highest([drop, make.box(300, 600, 300, 40)]);
    expect(bounced).toBeLessThan(fell - 120);
  });

  test('a try is saved and goes on to the same end', () => {
    const start = { level: 'first-line', params: { board: 0 }, seed: 'save' };
    const session = new Session(rules as never, start);
    for (const points of SOLUTIONS['first-line'] ?? []) session.apply({ kind: 'draw', points });
    session.apply({ kind: 'go' });
    for (let tick = 0; tick < 77; tick += 1) session.advance();
    const resumed = Session.resume(rules as never, JSON.parse(JSON.stringify(session.save())));
    if (!resumed.ok) throw new Error(resumed.error);
    for (const one of [session, resumed.value]) {
      for (let tick = 0; tick < 600; tick += 1) one.advance();
    }
    expect(session.status).toBe('won');
    expect(resumed.value.hash()).toBe(session.hash());
  });
});

describe('help', () => {
  test('shows where the line begins, and all of it after a try', () => {
    const state = dealt('first-pair');
    const first = mind.hint?.(state);
    const all = mind.hint?.({ ...state, tries: 1 });
    expect([first?.say, all?.say]).toEqual(['hint.start', 'hint.line']);
    expect(first?.at?.[0]).toEqual(all?.at?.[0]);
    const far = (hint: typeof all): number => {
      const [a, b] = [hint?.at?.[0], hint?.at?.at(-1)];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    expect(far(first)).toBeGreaterThan(0);
    expect(far(first)).toBeLessThan(far(all) * 0.6);
  });

  test('shows the next stored line, as the board takes it', () => {
    const state = dealt('first-pair');
    state.tries = 1;
    const lines = SOLUTIONS['first-pair'] ?? [];
    const hint = mind.hint?.(state);
    expect(hint?.input).toEqual({ kind: 'draw', points: lines[0] });
    expect(hint?.at?.length).toBeGreaterThan(1);
    for (const point of hint?.at ?? [])
      expect(roomOn(boardOf(state.params).things).free(point)).toBe(true);
    step(state, { kind: 'go' });
    expect(mind.hint?.(state)).toBeUndefined();
  });
});

test('a steady hand wins on more boards, and in fewer tries, than a beginner', () => {
  const outcome = (skill: number): { readonly won: number; readonly tries: number } => {
    let [won, tries] = [0, 0];
    for (const at of [1, 8, 16, 24, 32, 40]) {
      const state = rules.deal({ board: at }, rng, null);
      const hand = createRng(`hand ${at}`);
      const context = listening([]);
      for (let tick = 0; tick < 60 * 25 && rules.status(state) === 'playing'; tick += 1) {
        const input = bot(state, hand, skill);
        if (input) rules.step(state, input, context);
        rules.tick?.(state, context);
      }
      won += rules.status(state) === 'won' ? 1 : 0;
      tries += state.tries;
    }
    return { won, tries };
  };
  const [weak, strong] = [outcome(0), outcome(1)];
  expect(strong.won).toBe(6);
  expect(strong.won).toBeGreaterThanOrEqual(weak.won + 2);
  expect(strong.tries).toBeLessThan(weak.tries);
});
