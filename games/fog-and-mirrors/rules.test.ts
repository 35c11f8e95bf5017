import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { PLACES } from './levels.ts';
import { pieceAt, rules, type Input, type State } from './rules.ts';
import { boardOf, type Board, type Ground } from './rules/board.ts';
import { FOES, type FoeKind } from './rules/foes.ts';
import { aimed, glowOf, lengths, litBy, traceRays } from './rules/light.ts';
import { cellOf, pointOf } from './rules/march.ts';
import { BRIGHTEST, HEARTS, HZ, POWER, REACH, type Foe, type Piece } from './rules/state.ts';
import { countsIn, endlessWave, readFoe, wavesOf } from './rules/waves.ts';

const at = (name: string): number => (name.codePointAt(0) ?? 0) - 97 + Number(name[1]) * 7;

const piece = (name: string, kind: Piece['kind'], turn: number, n = 1): Piece => ({
  at: at(name),
  kind,
  turn,
  n,
  old: false,
});

/** A meadow without a road, with some cells changed. */
function meadow(ground: Readonly<Record<string, Ground>> = {}): Board {
  const cells: Ground[] = Array.from({ length: 70 }, () => 'grass');
  for (const [name, kind] of Object.entries(ground)) cells[at(name)] = kind;
  return { ground: cells, routes: [], home: 69, old: [] };
}

const cellsOf = (board: Board, ...pieces: readonly Piece[]): number[][] =>
  traceRays(board, pieces).map(({ cells }) => [...cells]);

describe('beams', () => {
  test('are as long as their lantern is bright, and end at the edge', () => {
    expect(cellsOf(meadow(), piece('a0', 'lantern', 2))[0]).toHaveLength(REACH[1] ?? 0);
    expect(cellsOf(meadow(), piece('c0', 'lantern', 1))[0]).toEqual(
      ['d0', 'e0', 'f0', 'g0'].map(at),
    );
    expect(cellsOf(meadow(), piece('a0', 'lantern', 2, 2))[0]).toHaveLength(9);
  });

  test('end before trees and lanterns, and cross water and roads', () => {
    const board = meadow({ d0: 'water', e0: 'road', f0: 'tree' });
    const [ray] = traceRays(board, [piece('c0', 'lantern', 1)]);
    expect(ray?.cells).toEqual([at('d0'), at('e0')]);
    expect(ray?.stopped).toBe(true);
    const two = cellsOf(meadow(), piece('a5', 'lantern', 1), piece('d5', 'lantern', 3));
    expect(two).toEqual([
      [at('b5'), at('c5')],
      [at('c5'), at('b5')],
    ]);
  });

  test.each([
    [0, 1, 'd4'],
    [0, 3, 'd6'],
    [1, 1, 'd6'],
    [1, 3, 'd4'],
  ] as const)('a mirror turned %i bends a beam in direction %i to %s', (turn, dir, next) => {
    const from = dir === 1 ? 'a5' : 'g5';
    const [cells = []] = cellsOf(
      meadow(),
      piece(from, 'lantern', dir),
      piece('d5', 'mirror', turn),
    );
    expect(cells[3]).toBe(at(next));
  });

  test('a prism lets a part through and turns a part aside, both weaker', () => {
    const rays = traceRays(meadow(), [piece('a5', 'lantern', 1), piece('c5', 'prism', 1)]);
    expect(rays).toHaveLength(3);
    expect(rays[1]?.cells[0]).toBe(at('d5'));
    expect(rays[2]?.cells[0]).toBe(at('c6'));
    expect(rays[1]?.power).toBeLessThan(POWER[1] ?? 0);
    expect((rays[1]?.power ?? 0) + (rays[2]?.power ?? 0)).toBeGreaterThan(POWER[1] ?? 0);
  });

  test('light that crosses itself counts twice', () => {
    const loop = [
      piece('a5', 'lantern', 1, 3),
      piece('e5', 'mirror', 0),
      piece('e3', 'mirror', 1),
      piece('c3', 'mirror', 0),
    ];
    expect(glowOf(traceRays(meadow(), loop)).soft[at('c5')]).toBe((POWER[3] ?? 0) * 2);
  });

  test('smog stops a beam on its own cell, and what a prism behind it would split', () => {
    const rays = traceRays(meadow(), [piece('a5', 'lantern', 1), piece('d5', 'prism', 1)]);
    expect(lengths(rays, new Set([at('b5')]))).toEqual([1, 0, 0]);
    expect(lengths(rays, new Set([at('d5')]))).toEqual([3, 0, 0]);
    expect(lengths(rays)).toEqual(rays.map(({ cells }) => cells.length));
  });

  test('new pieces are aimed at the road', () => {
    const board = boardOf(1);
    const turn = aimed(board, [], 'lantern', at('g6'));
    expect(turn).toBe(3);
    const rays = traceRays(board, [piece('g6', 'lantern', turn)]);
    expect(litBy(board, rays, at('g6'))).toBe(5);
  });
});

const quiet = createRng('quiet');

function deal(place: number, more: Partial<State> = {}): State {
  return { ...rules.deal({ place, endless: false }, quiet, null), ...more };
}

const given = (state: State, input: Input): string | undefined => stepOn(rules, state, input).why;

describe('building', () => {
  test('the first place cannot start in the dark, and one tap on its mirror lights the road', () => {
    const game = playing(rules, 'lane-1');
    expect(game.refusal({ act: 'wave' })).toBe('refused.dark');
    game.give({ act: 'turn', at: at('g4') });
    const board = boardOf(0);
    expect(litBy(board, traceRays(board, game.state.pieces), at('g1'))).toBe(5);
    game.give({ act: 'wave' });
    expect(game.state.phase).toBe('wave');
  });

  test('lanterns stand on grass; mirrors hang over the road too; each is paid', () => {
    const game = playing(rules, 'lane-3');
    const light = game.state.light;
    expect(game.refusal({ act: 'build', tool: 'lantern', at: at('f2'), turn: 0 })).toBe(
      'refused.road',
    );
    expect(game.refusal({ act: 'build', tool: 'mirror', at: at('a2'), turn: 0 })).toBe(
      'refused.ground',
    );
    game.give({ act: 'build', tool: 'mirror', at: at('f2'), turn: 1 });
    expect(game.refusal({ act: 'build', tool: 'mirror', at: at('f2'), turn: 1 })).toBe(
      'refused.taken',
    );
    expect(game.refusal({ act: 'build', tool: 'prism', at: at('b2'), turn: 1 })).toBe(
      'refused.tool',
    );
    game.give({ act: 'build', tool: 'lantern', at: at('b3'), turn: 0 });
    expect(game.state.light).toBe(light - 65);
    game.give({ act: 'build', tool: 'lantern', at: at('b3'), turn: 0 });
    expect(pieceAt(game.state, at('b3'))?.n).toBe(2);
    expect(game.refusal({ act: 'build', tool: 'lantern', at: at('c3'), turn: 0 })).toBe(
      'refused.light',
    );
  });

  test('between waves pieces move, merge and go back for their price; in a wave they only turn', () => {
    const game = playing(rules, 'lane-4');
    const { light } = game.state;
    game.give({ act: 'build', tool: 'lantern', at: at('c2'), turn: 2 });
    game.give({ act: 'build', tool: 'lantern', at: at('d2'), turn: 2 });
    game.give({ act: 'move', from: at('c2'), to: at('e2') });
    game.give({ act: 'move', from: at('e2'), to: at('d2') });
    expect(pieceAt(game.state, at('d2'))?.n).toBe(2);
    game.give({ act: 'sell', at: at('d2') });
    expect(game.state.light).toBe(light);
    game.give({ act: 'build', tool: 'lantern', at: at('d2'), turn: 2 });
    game.give({ act: 'wave' });
    expect(game.refusal({ act: 'move', from: at('d2'), to: at('e2') })).toBe('refused.wave');
    expect(game.refusal({ act: 'sell', at: at('d2') })).toBe('refused.wave');
    game.give({ act: 'turn', at: at('d2') });
    expect(pieceAt(game.state, at('d2'))?.turn).toBe(3);
  });

  test('a lantern has a limit, and old pieces only turn', () => {
    const state = deal(3, { light: 500, pieces: [piece('d2', 'lantern', 2, BRIGHTEST)] });
    expect(given(state, { act: 'build', tool: 'lantern', at: at('d2'), turn: 2 })).toBe(
      'refused.full',
    );
    const first = deal(0);
    expect(given(first, { act: 'sell', at: at('g4') })).toBe('refused.old');
    expect(given(first, { act: 'move', from: at('g4'), to: at('c1') })).toBe('refused.old');
  });
});

/** A wave with one creature on the road, at a cell from the gate. */
function facing(
  kind: FoeKind,
  far: number,
  pieces: readonly Piece[],
  more: Partial<State> = {},
): State {
  const hp = FOES[kind].hp;
  const foe: Foe = { id: 1, kind, route: 0, far, hp, max: hp, felt: 0, lit: false };
  return deal(2, { phase: 'wave', line: 'w', out: 1, pieces, foes: [foe], ...more });
}

function tick(state: State, times: number): string[] {
  const heard: string[] = [];
  const context = { rng: createRng('tick'), cue: (name: string) => void heard.push(name) };
  for (let time = 0; time < times; time += 1) rules.tick?.(state, context);
  return heard;
}

/** Shines along the second row of the third place. */
const ALONG = piece('a2', 'lantern', 1);

describe('creatures', () => {
  test('walk along the road, cell by cell', () => {
    const state = facing('w', 0, []);
    tick(state, HZ * 2);
    expect(state.foes[0]?.far).toBeCloseTo(FOES.w.speed * 2, 5);
    expect(pointOf(state, { route: 0, far: 2.5 })).toEqual({ x: 2, y: 2.5 });
  });

  test('burn where a beam falls and pay when they are gone', () => {
    const state = facing('w', 2, [ALONG]);
    const { light } = state;
    const heard = tick(state, HZ * 3);
    expect(heard).toContain('sizzle');
    expect(heard).toContain('burned');
    expect(state.burned).toBe(1);
    expect(state.light).toBeGreaterThanOrEqual(light + FOES.w.gives);
  });

  test('shells feel only what is stronger than their armor', () => {
    const weak = facing('s', 2, [ALONG]);
    const strong = facing('s', 2, [{ ...ALONG, n: 3 }]);
    expect(tick(weak, 20)).toContain('sizzle');
    tick(strong, 20);
    expect(weak.foes[0]?.felt).toBeLessThan((strong.foes[0]?.felt ?? 0) / 5);
  });

  test('menders heal in the dark, not in the light', () => {
    const state = facing('m', 12, []);
    if (state.foes[0]) state.foes[0].hp = 20;
    tick(state, HZ);
    expect(state.foes[0]?.hp).toBeGreaterThan(25);
  });

  test('a puff leaves two crumbs', () => {
    const state = facing('p', 2, [{ ...ALONG, n: 5 }]);
    tick(state, 18);
    expect(state.foes.map(({ kind }) => kind)).toEqual(['c', 'c']);
  });

  test('smog takes the light from who walks behind it', () => {
    const state = facing('k', 4, [{ ...piece('g5', 'lantern', 3), at: at('a2'), turn: 1 }]);
    state.foes.push({ id: 2, kind: 'w', route: 0, far: 5.4, hp: 24, max: 24, felt: 0, lit: false });
    tick(state, 3);
    expect(state.foes.map(({ lit }) => lit)).toEqual([true, false]);
  });

  test('who gets home takes hearts; the last heart ends it and says who and why', () => {
    const length = boardOf(2).routes[0]?.length ?? 0;
    const state = facing('h', length - 1.05, [], { hearts: 2 });
    expect(tick(state, 5)).toContain('leak');
    expect(rules.status(state)).toBe('lost');
    expect(rules.ending?.(state)).toMatchObject({ reason: 'reason.hulk', almost: 'almost.dark' });
    expect(rules.inputs(state, quiet)).toEqual([]);
    const near = facing('d', length - 1.05, [], { hearts: 1 });
    if (near.foes[0]) Object.assign(near.foes[0], { felt: 13, hp: 2 });
    tick(near, 5);
    expect(rules.ending?.(near)).toMatchObject({ almost: 'almost.left', value: 13 });
  });

  test('a wave ends with its last creature; the last wave ends the night', () => {
    const state = facing('w', 2, [{ ...ALONG, n: 5 }]);
    expect(tick(state, 40)).toContain('cleared');
    expect(state).toMatchObject({ phase: 'plan', wave: 1, line: wavesOf(2)[1] });
    const last = facing('w', 2, [{ ...ALONG, n: 5 }], { wave: wavesOf(2).length - 1 });
    expect(tick(last, 40)).toContain('morning');
    expect(rules.status(last)).toBe('won');
    expect(rules.stars?.(last)).toBe(3);
  });

  test.each([
    [HEARTS, 3],
    [HEARTS - 1, 2],
    [3, 2],
    [2, 1],
  ])('%i hearts are %i stars', (hearts, stars) => {
    expect(rules.stars?.(deal(2, { end: 'won', hearts }))).toBe(stars);
  });

  test('fast forward is the same game', () => {
    const [slow, fast] = [facing('w', 0, [ALONG]), facing('w', 0, [ALONG], { speed: 3 })];
    tick(slow, 60);
    tick(fast, 20);
    expect(fast.foes).toEqual(slow.foes);
    expect(cellOf(fast, fast.foes[0] as Foe)).toBe(cellOf(slow, slow.foes[0] as Foe));
  });
});

describe('waves', () => {
  test('are spelled by counts, capitals come from the second gate', () => {
    expect(wavesOf(0)).toEqual(['ww', 'ww']);
    expect(readFoe('K')).toEqual({ kind: 'k', route: 1 });
    expect(countsIn('wwWd')).toEqual([
      ['w', 3],
      ['d', 1],
    ]);
  });

  test('only places with two gates have creatures from the second', () => {
    for (const [place, { id, waves, routes }] of PLACES.entries()) {
      expect(/[A-Z]/.test(waves), id).toBe(routes.length > 1);
      for (const line of wavesOf(place)) expect(line, id).toMatch(/^[wdhmspkb]+$/i);
    }
  });

  test('of the endless night grow, and the king comes every eighth time', () => {
    const rng = createRng('night');
    const long = (wave: number): number => endlessWave(wave, rng, 2).length;
    expect(long(20)).toBeGreaterThan(long(0));
    expect(endlessWave(7, rng, 1)).toContain('b');
  });
});
