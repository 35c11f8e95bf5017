import { createRng } from '@playgrove/kit/core';
import { playing, type Playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { marksOf, rules, type Input, type State } from './rules.ts';
import { contactOn, edgeOn, headingOf, muzzleOf } from './rules/aim.ts';
import { WIDE, xAt, yAt } from './rules/path.ts';
import { pathsOf, planOf } from './rules/plan.ts';
import { CLAY, GROW, marblesOf, RELOAD, RISE, WARNING, type Marble } from './rules/state.ts';

type Game = Playing<State, Input>;

/** A chain of these colors, tail first, with its head there; `-` leaves a gap, `*` lights the one before. */
function lay(game: Game, hues: string, head: number): void {
  const lane = game.state.lanes[0];
  if (!lane) throw new Error('no flume');
  const marbles: Marble[] = [];
  let place = 0;
  let link = false;
  for (const sign of hues) {
    const last = marbles.at(-1);
    if (sign === '*' && last) {
      marbles[marbles.length - 1] = { ...last, lamp: true };
      continue;
    }
    if (sign !== '-') {
      marbles.push({
        id: 100 + place,
        hue: Number(sign),
        s: place * WIDE,
        link,
        v: 0,
        age: GROW,
        side: 0,
        offX: 0,
        offY: 0,
        pop: 0,
        lamp: false,
      });
    }
    link = sign !== '-';
    place += 1;
  }
  const off = head - (marbles.at(-1)?.s ?? 0);
  for (const marble of marbles) marble.s += off;
  for (const one of game.state.lanes) one.marbles = [];
  lane.marbles = marbles;
  lane.open = true;
  lane.v = 0;
}

const start = (level: string, hues: string, head = 700): Game => {
  const game = playing(rules, level);
  lay(game, hues, head);
  return game;
};

/** The angle at a point of the first flume. */
function angleAt(state: State, s: number): number {
  const path = pathsOf(state)[0];
  const pad = planOf(state.params.level).pads[state.pad];
  if (!path || !pad) throw new Error('no flume');
  const turn = Math.atan2(yAt(path, s) - pad.y, xAt(path, s) - pad.x);
  return (Math.round((turn * 1800) / Math.PI) + 3600) % 3600;
}

/** Shoots a marble of this color at a place in the chain. */
function shoot(game: Game, hue: number, place: number): ReturnType<Game['tick']> {
  game.state.held = hue;
  const { marbles } = game.state.lanes[0] ?? { marbles: [] };
  const s = ((marbles[place - 1]?.s ?? 0) + (marbles[place]?.s ?? 0)) / 2;
  game.give({ kind: 'fire', angle: angleAt(game.state, s) });
  return game.tick(90);
}

const names = (cues: readonly { readonly name: string }[]): string[] =>
  cues.map(({ name }) => name);
const hues = (game: Game): string =>
  (game.state.lanes[0]?.marbles ?? []).map(({ hue }) => hue).join('');

describe('a shot', () => {
  test('wedges in where it hits, and pushes what is ahead along', () => {
    const game = start('pond-1', '0101010');
    const head = game.state.lanes[0]?.marbles.at(-1)?.s ?? 0;
    shoot(game, 2, 3);
    expect(hues(game)).toMatch(/^0+1?.*2.*0$/);
    expect(marblesOf(game.state)).toBe(8);
    expect((game.state.lanes[0]?.marbles.at(-1)?.s ?? 0) - head).toBeGreaterThan(WIDE * 0.9);
  });

  test('pops three, one after the other', () => {
    const game = start('pond-1', '0120011');
    const cues = names(shoot(game, 0, 4));
    expect(cues.filter((name) => name === 'pop.0')).toHaveLength(3);
    expect(hues(game)).toBe('01211');
    expect(game.state.score).toBe(30);
  });

  test('shoves the chain back if it pops; hits in a row count until one fails', () => {
    const game = start('pond-1', '0120011');
    game.state.held = 0;
    const { marbles } = game.state.lanes[0] ?? { marbles: [] };
    game.give({ kind: 'fire', angle: angleAt(game.state, marbles[3]?.s ?? 0) });
    game.until(({ score }) => score > 0);
    expect(game.state.lanes[0]?.v).toBeLessThan(-1);
    expect(game.state.streak).toBe(1);
    game.tick(60);
    expect(marblesOf(game.state)).toBe(5);
    shoot(game, 2, 1);
    expect(game.state.streak).toBe(0);
  });

  test('flies through gaps and out of the field', () => {
    const game = start('pond-1', '01');
    const cues = game.give({ kind: 'fire', angle: angleAt(game.state, 1900) });
    expect(names(cues)).toContain('fire');
    expect(names(game.tick(90))).toContain('miss');
  });

  test('is buffered while the turtle reloads', () => {
    const game = start('pond-1', '01');
    game.give({ kind: 'fire', angle: 2700 });
    game.tick(3);
    game.give({ kind: 'fire', angle: 2700 });
    expect(game.state.fired).toBe(1);
    game.tick(RELOAD);
    expect(game.state.fired).toBe(2);
  });

  test('lands where the line says, but for a graze', () => {
    const off: number[] = [];
    for (let angle = 0; angle < 3600; angle += 60) {
      const game = start('pond-3', '0123012301230123', 1100);
      game.tick(60);
      const heading = headingOf(angle);
      const from = muzzleOf(game.state, heading);
      const said = contactOn(game.state, from, heading, edgeOn(from, heading), true);
      if (!said) continue;
      game.give({ kind: 'fire', angle });
      const hit = game.tick(120).find(({ name }) => name === 'hit')?.at;
      off.push(hit ? Math.hypot(hit.x - said.x, hit.y - said.y) : Infinity);
    }
    expect(off.length).toBeGreaterThan(12);
    expect(off.filter((far) => far < 6).length / off.length).toBeGreaterThan(0.9);
  });
});

describe('a gap', () => {
  test('pulls shut if its ends match, knocks the chain back and pops three', () => {
    const game = start('pond-1', '0211--1');
    const tail = game.state.lanes[0]?.marbles[0]?.s ?? 0;
    const cues = names(game.tick(60));
    expect(cues).toContain('clash');
    expect(cues).toContain('recoil');
    expect(game.state.combo).toBe(2);
    expect(hues(game)).toBe('02');
    expect(game.state.lanes[0]?.marbles[0]?.s).toBeLessThan(tail);
  });

  test('stays open if they differ, until the tail catches up', () => {
    const game = start('pond-1', '0011--2');
    const head = game.state.lanes[0]?.marbles.at(-1)?.s;
    expect(names(game.tick(40))).not.toContain('clash');
    expect(game.state.lanes[0]?.marbles.at(-1)?.s).toBe(head);
  });

  test('a pop between two of one color sets off the next', () => {
    const game = start('pond-1', '02011002');
    const cues = names(shoot(game, 1, 4));
    expect(cues).toContain('recoil');
    expect(hues(game)).toBe('022');
  });
});

test('clay breaks beside a pop, and crumbles when it is left alone', () => {
  const game = start('clay-1', `0${CLAY}11${CLAY}2`);
  shoot(game, 1, 3);
  expect(hues(game)).toBe('02');
  const alone = start('clay-1', `${CLAY}${CLAY}`);
  alone.tick(60);
  expect(alone.session.status).toBe('won');
});

test('a lantern bursts what is near', () => {
  const game = start('lantern-1', '3201*1*023');
  const cues = names(shoot(game, 1, 4));
  expect(cues.filter((name) => name === 'burst')).toHaveLength(2);
  expect(marblesOf(game.state)).toBeLessThan(4);
});

test('nothing is hit under lily pads', () => {
  const game = start('lily-1', '0123', 700);
  const path = pathsOf(game.state)[0];
  if (!path) throw new Error('no flume');
  lay(game, '0', path.length * 0.61);
  game.give({ kind: 'fire', angle: angleAt(game.state, path.length * 0.61) });
  expect(names(game.tick(90))).toContain('miss');
});

test('the turtle hops to the free pad, and only where there is one', () => {
  const game = playing(rules, 'hop-1');
  game.give({ kind: 'hop' });
  expect(game.state.pad).toBe(1);
  expect(playing(rules, 'pond-1').refusal({ kind: 'hop' })).toBe('refused.pad');
});

test('the river warns, rises, rests and falls', () => {
  const game = playing(rules, 'rain-1');
  lay(game, '012', 300);
  const names0 = names(game.tick(game.state.rain - WARNING));
  expect(names0).toContain('thunder');
  expect(game.state.water).toBe(0);
  expect(names(game.tick(WARNING))).toContain('rise');
  expect(names(game.tick(RISE))).toContain('calm');
  expect(game.state.water).toBe(RISE);
  expect(names(game.tick(planOf(game.state.params.level).rain))).toContain('fall');
});

test('the turtle never holds a color that is gone', () => {
  const game = start('rain-5', '0011');
  game.state.held = 4;
  game.state.next = 3;
  game.tick();
  expect([0, 1]).toContain(game.state.held);
  expect([0, 1]).toContain(game.state.next);
});

test('the drain jams, and the loss names it', () => {
  const game = start('pond-1', '012');
  const path = pathsOf(game.state)[0];
  lay(game, '012', (path?.length ?? 0) - WIDE);
  game.finish(() => undefined, 60 * 60);
  expect(game.session.status).toBe('lost');
  expect(rules.ending?.(game.state)).toMatchObject({
    reason: 'ending.flood',
    almost: 'almost.left',
  });
});

test('hearts beat faster near the drain, and to save it is worth points', () => {
  const game = start('pond-1', '0101');
  const length = pathsOf(game.state)[0]?.length ?? 0;
  const beats = (part: number): number => {
    lay(game, '0101', length * part);
    return names(game.tick(120)).filter((name) => name === 'beat').length;
  };
  expect(beats(0.5)).toBe(0);
  expect(beats(0.75)).toBeGreaterThan(1);
  expect(beats(0.93)).toBeGreaterThan(beats(0.75) + 1);
  const { score } = game.state;
  lay(game, '0101', length * 0.5);
  expect(names(game.tick())).toContain('phew');
  expect(game.state.score).toBe(score + 100);
});

test('stars count shots', () => {
  const game = start('pond-1', '00');
  shoot(game, 0, 1);
  expect(game.session.status).toBe('won');
  expect(rules.stars?.(game.state)).toBe(3);
  expect(rules.stars?.({ ...game.state, fired: marksOf(game.state)[0] })).toBe(2);
  expect(rules.stars?.({ ...game.state, fired: 99 })).toBe(1);
});

test('a chain has no three of one color in a row at first', () => {
  for (const { params } of rules.levels) {
    for (const { marbles } of rules.deal(params, createRng('deal'), null).lanes) {
      expect(marbles.map(({ hue }) => hue).join('')).not.toMatch(/([0-4])\1\1/);
    }
  }
});

test('swapping costs no shot', () => {
  const { state } = playing(rules, 'pond-1');
  const { held, next } = state;
  const game = playing(rules, 'pond-1');
  game.give({ kind: 'swap' });
  expect([game.state.held, game.state.next, game.state.fired]).toEqual([next, held, 0]);
});
