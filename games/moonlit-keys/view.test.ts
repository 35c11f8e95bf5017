import { Session } from '@playgrove/kit/session';
import type { InputEvent, PadButton } from '@playgrove/kit/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rules, type State } from './rules.ts';
import { playing } from './rules/charts.ts';
import { fieldOf, laneAt, nearness, placeOf, xAt } from './view/field.ts';
import { read } from './view/read.ts';
import { nudgeButtons } from './view/tuning.ts';
import { createUi } from './view/ui.ts';

function playthrough(params: State['params'] = { mode: 'song', song: 'row' }) {
  const session = new Session(rules, { level: 'test', params, seed: 'view' });
  const state = (): State => session.state as unknown as State;
  const ui = createUi(state(), { best: {}, stars: {}, plays: 0, isNewcomer: true });
  return { session, state, ui, feed: (event: InputEvent) => read(event, state(), ui) };
}

const key = (name: string, phase: 'down' | 'up' = 'down'): InputEvent => ({
  kind: 'key',
  phase,
  key: name,
});
const pad = (button: PadButton, device: 'keyboard' | 'gamepad' = 'keyboard'): InputEvent => ({
  kind: 'pad',
  phase: 'down',
  button,
  device,
});
const press = (x: number, y: number, phase: 'down' | 'up' = 'down', pointer = 1): InputEvent => ({
  kind: 'press',
  phase,
  pointer,
  device: 'touch',
  x,
  y,
  path: [{ x, y }],
  from: { x, y },
});

afterEach(() => vi.unstubAllGlobals());

describe('hands on the keys', () => {
  it.each([
    ['bear their letters from the first where there is more than a finger', false],
    ['bear signs on a touch screen, until a keyboard is used', true],
  ])('%s', (_, coarse) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)' && coarse,
    }));
    const { ui, feed } = playthrough();
    expect(ui.letters).toBe(!coarse);
    feed(key('d'));
    expect(ui.letters).toBe(true);
    feed(press(0, 0));
    expect(ui.letters).toBe(false);
  });

  it('play the lanes from left to right with D F J K, arrows and the face buttons', () => {
    const { feed } = playthrough();
    const lanes = (events: readonly InputEvent[]): unknown[] => events.map((event) => feed(event));
    const all = [0, 1, 2, 3].map((lane) => ({ kind: 'tap', lane }));
    expect(lanes(['d', 'f', 'j', 'k'].map((name) => key(name)))).toEqual(all);
    expect(lanes((['left', 'down', 'up', 'right'] as const).map((name) => pad(name)))).toEqual(all);
    const faces = ['x', 'a', 'y', 'b'] as const;
    expect(lanes(faces.map((name) => pad(name, 'gamepad')))).toEqual(all);
  });

  it('begin a song with Space, which does no harm later', () => {
    const { session, state, feed } = playthrough();
    const { lane } = playing(state()).chart.notes[0] ?? {};
    expect(feed(pad('a'))).toEqual({ kind: 'tap', lane });
    session.apply({ kind: 'tap', lane: lane ?? 0 });
    for (let tick = 0; tick < 100; tick += 1) session.advance();
    expect(feed(pad('a'))).toBeUndefined();
  });

  it('let go only of what is held, and only when nothing else holds it', () => {
    const { session, state, ui, feed } = playthrough();
    const note = playing(state()).chart.notes[0];
    if (!note) throw new Error('no note');
    expect(note.hold).toBeGreaterThan(0);
    const x = xAt(ui.field, note.lane, 1);
    session.apply(feed(press(x, 1000)) as never);
    feed(press(x, 1000, 'down', 2));
    expect(feed(press(x, 1000, 'up', 2))).toBe('redraw');
    expect(feed(press(x, 1000, 'up'))).toEqual({ kind: 'lift', lane: note.lane });
    expect(feed(press(x, 1000, 'up'))).toBeUndefined();
  });

  it('set the sound on the slider before tuning begins, and tap everywhere else', () => {
    const { session, ui, feed } = playthrough({ mode: 'tuning' });
    const [less, more] = nudgeButtons(ui.field);
    expect(feed(press(less.x, less.y))).toEqual({ kind: 'nudge', by: -1 });
    expect(feed(press(more.x, more.y))).toEqual({ kind: 'nudge', by: 1 });
    expect(feed(pad('right'))).toEqual({ kind: 'nudge', by: 1 });
    session.apply({ kind: 'tap', lane: 1 });
    expect(feed(press(more.x, more.y))).toMatchObject({ kind: 'tap' });
  });
});

describe('the water', () => {
  it.each([
    [720, 1280],
    [1422, 800],
  ])('has its lanes under the keys at %i by %i', (width, height) => {
    const field = fieldOf(width, height);
    for (let lane = 0; lane < 4; lane += 1) expect(laneAt(field, xAt(field, lane, 1))).toBe(lane);
    expect(laneAt(field, -999)).toBe(0);
    expect(laneAt(field, 9999)).toBe(3);
    expect(placeOf(field, { x: 1.5, y: 0 })).toEqual({ x: width / 2, y: field.line });
  });

  it('brings lanterns nearer ever faster, and to the line when their time has come', () => {
    expect(nearness(0)).toBe(0);
    expect(nearness(1)).toBe(1);
    expect(nearness(0.75) - nearness(0.5)).toBeGreaterThan(nearness(0.5) - nearness(0.25));
  });
});
