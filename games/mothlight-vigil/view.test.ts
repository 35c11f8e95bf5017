import { fileURLToPath } from 'node:url';
import { createRng } from '@playgrove/kit/core';
import type { Held, Press } from '@playgrove/kit/runtime';
import { loadSubject, recorderFor, sizesOf } from '@playgrove/kit/testing';
import { describe, expect, it, test } from 'vitest';
import { empty, type Game } from './fixtures.ts';
import { HUNTER, KINDS } from './rules/foes.ts';
import { FRESH } from './rules/state.ts';
import { addFoe } from './rules/swarm.ts';
import { rules, type State } from './rules.ts';
import { boards } from './view/boards.ts';
import * as more from './view/more.ts';
import { fly, hands } from './view/read.ts';
import { tipOf } from './view/tips.ts';
import { createUi, worldFor } from './view/ui.ts';

const games = fileURLToPath(new URL('..', import.meta.url));
const { view, words } = await loadSubject(games, 'mothlight-vigil');
const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

/** Everything at once. */
function busy(): Game {
  const game = empty(20);
  const { state } = game;
  Object.assign(state.boons, { spark: 5, flies: 4, pulse: 3, beam: 4, trail: 5 });
  for (const kind of [...KINDS.keys(), 3, HUNTER]) {
    addFoe(state, kind, (kind - 3) * 90, kind % 2 === 0 ? 130 : -150);
  }
  state.foes.t[3] = -40;
  addFoe(state, HUNTER, 900, 900);
  state.lamps = [
    { x: 90, y: 40, lit: 0, charge: 30 },
    { x: -160, y: 90, lit: 400, charge: -1 },
    { x: 4000, y: 0, lit: 0, charge: 0 },
  ];
  state.embers = [{ x: 50, y: -60, pull: 0 }];
  state.drops = [{ x: -60, y: 60, vx: 1, vy: 0, left: 90 }];
  state.lure = 80;
  state.light = 25;
  return game;
}

describe('the picture', () => {
  test.each(SCREENS)('has no faults at $width by $height, from the swarm to the end', (screen) => {
    const game = busy();
    const recorder = recorderFor(view, game.state, screen, false, words);
    const ui = createUi(game.state);
    const frame = (): void => {
      const cues = game.session.status === 'playing' ? game.tick() : [];
      recorder.begin(game.state.tick / 60);
      const motion = { from: undefined, part: 0.5, cues, dt: 1 / 60 };
      view.draw(recorder.surface, game.state, ui, motion);
      more.drawGround(recorder.surface, game.state, ui, 0);
      more.drawAir(recorder.surface, game.state, ui);
      more.drawPointers(recorder.surface, game.state, ui);
      more.drawMenu(recorder.surface, game.state, ui, 0);
      recorder.end();
    };
    for (let at = 0; at < 20; at += 1) frame();
    game.state.picks = 1;
    game.state.safe = 99;
    for (let at = 0; at < 4; at += 1) frame();
    expect(game.state.phase).toBe('choose');
    game.give({ act: 'choose', at: 0 });
    game.state.light = 1;
    game.state.safe = 0;
    addFoe(game.state, 2, game.state.x, game.state.y);
    for (let at = 0; at < 4; at += 1) frame();
    expect(game.session.status).toBe('lost');
    expect(recorder.recording.faults).toEqual(new Set());
  });
});

const press = (phase: Press['phase'], x: number, y: number): Press => ({
  kind: 'press',
  phase,
  pointer: 1,
  device: 'touch',
  x,
  y,
  path: [{ x, y }],
  from: { x: 100, y: 100 },
});

const PHONE = sizesOf(390, 844);

function start() {
  const { state } = empty();
  const ui = createUi(state);
  const read = (event: Press) => hands.read(event, state, ui, PHONE);
  const poll = (held: Held) => hands.poll(held, state, ui, PHONE);
  return { state, ui, read, poll };
}

describe('one finger', () => {
  it('flies where it is dragged, and rests when it is lifted', () => {
    const { state, read } = start();
    expect(read(press('down', 100, 100))).toBe('redraw');
    expect(read(press('move', 104, 100))).toBe('redraw');
    expect(read(press('move', 130, 100))).toEqual({ act: 'fly', to: 0 });
    expect(read(press('move', 100, 140))).toMatchObject({ act: 'fly' });
    state.to = 8;
    // Through the middle it flies on.
    expect(read(press('move', 101, 100))).toBe('redraw');
    expect(read(press('up', 100, 140))).toEqual({ act: 'rest' });
  });

  it('takes its stick along', () => {
    const { ui, read } = start();
    read(press('down', 100, 100));
    read(press('move', 400, 100));
    expect(fly.shown(ui)?.middle.x).toBeCloseTo(336);
    expect(read(press('move', 380, 60))).toMatchObject({ act: 'fly' });
  });

  it('steers nothing while a choice is open, and starts again after it', () => {
    const { state, ui, read, poll } = start();
    read(press('down', 100, 100));
    read(press('move', 150, 100));
    state.phase = 'choose';
    expect(poll({ pad: new Set(), stick: { x: 0, y: 0 } })).toBeUndefined();
    expect(read(press('move', 150, 150))).toBe('redraw');
    expect(fly.shown(ui)?.middle).toEqual({ x: 150, y: 100 });
  });
});

test('keys fly, and rest once when they are let go', () => {
  const { state, poll } = start();
  const held = (...pad: ('up' | 'left')[]) => ({ pad: new Set(pad), stick: { x: 0, y: 0 } });
  expect(poll(held('left'))).toEqual({ act: 'fly', to: 16 });
  state.to = 16;
  expect(poll(held('left'))).toBeUndefined();
  expect(poll(held('left', 'up'))).toEqual({ act: 'fly', to: 20 });
  expect(poll(held())).toEqual({ act: 'rest' });
  expect(poll(held())).toBeUndefined();
});

test("a gamepad's stick knows all headings, though it also counts as an arrow", () => {
  const { poll } = start();
  const slant = { pad: new Set(['right' as const]), stick: { x: 0.8, y: 0.6 } };
  const input = poll(slant);
  expect(input).toMatchObject({ act: 'fly' });
  expect(input).not.toMatchObject({ to: 0 });
});

describe('cards', () => {
  const open = (): State => {
    const { state } = empty();
    state.phase = 'choose';
    state.offer = ['flies', 'warm', 'beam'];
    return state;
  };

  test.each(SCREENS)('fit at $width by $height and do not overlap', ({ width, height }) => {
    const world = worldFor(width / height);
    const px = Math.min(width / world.width, height / world.height);
    const to = sizesOf(world.width, world.height, px);
    const state = open();
    const cells = boards(state, createUi(state), to).flatMap((board) => board.cells);
    expect(cells).toHaveLength(3);
    for (const [at, { rect }] of cells.entries()) {
      expect(rect.x >= 0 && rect.x + rect.width <= to.width).toBe(true);
      expect(rect.y >= 0 && rect.y + rect.height <= to.height).toBe(true);
      const next = cells[at + 1]?.rect;
      if (!next) continue;
      expect(next.x >= rect.x + rect.width || next.y >= rect.y + rect.height).toBe(true);
    }
  });

  it('are chosen by digits', () => {
    const state = open();
    const ui = createUi(state);
    expect(hands.read({ kind: 'key', phase: 'down', key: '2' }, state, ui, PHONE)).toEqual({
      act: 'choose',
      at: 1,
    });
    state.phase = 'fly';
    expect(hands.read({ kind: 'key', phase: 'down', key: '2' }, state, ui, PHONE)).toBeUndefined();
  });
});

test('moths are shown once the second has joined', () => {
  const dealt = (dawns: number): State =>
    rules.deal({ night: 3 }, createRng('moths'), { ...FRESH, dawns });
  const to = sizesOf(480, 900);
  const ids = (state: State): string[] =>
    boards(state, createUi(state), to).flatMap(({ cells }) => cells.map(({ id }) => id));
  expect(ids(dealt(2))).toEqual([]);
  expect(ids(dealt(3))).toEqual(['go-0', 'moth-0', 'moth-1', 'moth-2', 'moth-3']);
});

const SIZE = { width: 480, height: 800 };

test('the first nights say one thing each, until it was done', () => {
  const { state } = empty(0);
  const ui = createUi(state);
  expect(tipOf(state, ui, SIZE)).toBe('tip.shine');
  ui.shone = 1;
  expect(tipOf(state, ui, SIZE)).toBeUndefined();
  const lamps = empty(1).state;
  lamps.lamps = [{ x: 400, y: 0, lit: 0, charge: 0 }];
  const fresh = createUi(lamps);
  expect(tipOf(lamps, fresh, SIZE)).toBe('tip.lamp');
  fresh.show.camX.value = 330;
  expect(tipOf(lamps, fresh, SIZE)).toBe('tip.light');
  fresh.lamps = 1;
  expect(tipOf(lamps, fresh, SIZE)).toBeUndefined();
});
