import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { mind } from './mind.ts';
import { rules, type Input, type State } from './rules.ts';
import { directionOf, Motion, speedOf, type Balls, type Place } from './rules/motion.ts';
import { factsOf, played } from './rules/play.ts';
import { angleOf, lineTo, turnOf } from './rules/sight.ts';
import { BLACK, COUNT, deal, leftOf, racked, unplaceable } from './rules/state.ts';
import { LONG, POCKETS, R, WIDE } from './rules/table.ts';
import { pocketAhead } from './view/aim.ts';

const shot = (angle: number, power: number, more: Partial<Input> = {}): Input => ({
  angle,
  power,
  side: 0,
  follow: 0,
  at: null,
  ...more,
});

/** A match in the middle of it: these balls, everything else as named. */
function match(places: Readonly<Record<number, Place>>, more: Partial<State> = {}): State {
  return {
    ...deal({ mode: 'match', rival: 'pip' }, createRng('match')),
    balls: Array.from({ length: COUNT }, (_, ball) => places[ball] ?? null),
    opening: false,
    hand: 'no',
    solids: 0,
    ...more,
  };
}

/** The cue ball straight behind a ball in front of the upper right corner. */
const EASY = { 0: [1500, 500], 1: [1750, 250] } as const;
const CORNER = angleOf(1, -1);

function after(state: State, input: Input): { state: State; cues: readonly string[] } {
  const next = structuredClone(state);
  const { why, names } = stepOn(rules, next, input);
  expect(why).toBeUndefined();
  return { state: next, cues: names };
}

/** Of the balls' ways and their spin: a full ball's inertia is two fifths. */
function energy({ count, vx, vy, sx, sy, w }: Motion): number {
  let sum = 0;
  for (let ball = 0; ball < count; ball += 1) {
    const [ax = 0, ay = 0, bx = 0, by = 0, twist = 0] = [vx, vy, sx, sy, w].map(
      (list) => list[ball],
    );
    sum += ax * ax + ay * ay + 0.4 * (bx * bx + by * by + twist * twist);
  }
  return sum;
}

describe('balls', () => {
  it('lose energy with every step, never win any, and come to rest apart and on the table', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const rng = createRng(`energy ${seed}`);
      const motion = new Motion(racked(7, rng)).strike(
        shot(35_800 + rng.int(400), 600 + rng.int(400), { angle: rng.int(200) }),
      );
      let before = energy(motion);
      motion.run(() => {
        const now = energy(motion);
        expect(now).toBeLessThanOrEqual(before * 1.000001);
        before = now;
        return false;
      });
      expect(motion.moving).toBe(false);
      const resting = motion.balls().filter((ball) => ball !== null);
      resting.forEach(([x, y], at) => {
        expect(x > R - 1 && y > R - 1 && x < LONG - R + 1 && y < WIDE - R + 1).toBe(true);
        for (const other of resting.slice(at + 1)) {
          expect(Math.hypot(other[0] - x, other[1] - y)).toBeGreaterThan(2 * R - 0.1);
        }
      });
    }
  });

  it('spin from the side turns a ball that rolls into one that bends off a cushion', () => {
    const comes = (side: number): number => {
      const motion = new Motion([[500, 500]]).strike(shot(9000, 500, { side }));
      motion.run(({ events, steps }) => events.length > 0 && steps > 60);
      return motion.x[0] ?? 0;
    };
    expect(comes(0)).toBeCloseTo(500, 6);
    // Down the table, the right is where x falls.
    expect(comes(100)).toBeLessThan(470);
    expect(comes(-100)).toBeGreaterThan(530);
    expect(comes(100) + comes(-100)).toBeCloseTo(1000, 6);
  });

  it('stop, follow and draw after a full hit', () => {
    const rests = (follow: number): number =>
      played(
        [
          [900, 500],
          [1100, 500],
        ],
        shot(0, 330, { follow }),
      ).balls[0]?.[0] ?? 0;
    expect(rests(-100)).toBeLessThan(1000);
    expect(rests(100)).toBeGreaterThan(rests(0) + 100);
    expect(rests(-100)).toBeLessThan(rests(0) - 100);
  });

  it('meet where the ghost says: a cut sends the target along the line of middles', () => {
    const rng = createRng('ghosts');
    let count = 0;
    for (let tries = 0; tries < 400; tries += 1) {
      const balls: Balls = [
        [100 + rng.int(1800), 100 + rng.int(800)],
        [100 + rng.int(1800), 100 + rng.int(800)],
      ];
      const [cue, target] = balls as [Place, Place];
      if (Math.hypot(cue[0] - target[0], cue[1] - target[1]) < 150) continue;
      const line = lineTo(balls, { x: cue[0], y: cue[1] }, 1, rng.int(6));
      if (!line || line.cut < 0.3) continue;
      const motion = new Motion(balls).strike(shot(line.angle, 500));
      motion.run(({ events }) => events.length > 0);
      const pocket = POCKETS[line.pocket];
      const wanted = angleOf((pocket?.aimX ?? 0) - target[0], (pocket?.aimY ?? 0) - target[1]);
      const got = angleOf(motion.vx[1] ?? 0, motion.vy[1] ?? 0);
      const off = Math.abs(((got - wanted + 54_000) % 36_000) - 18_000);
      // An angle is whole hundredths of a degree: over a long way they add up.
      expect(off).toBeLessThan(4 + (line.near / (R * 2 * line.cut)) * 1);
      count += 1;
    }
    expect(count).toBeGreaterThan(100);
  });

  it('run the same in one go and step by step', () => {
    const balls = racked(7, createRng('same'));
    const once = played(balls, shot(20, 930));
    const motion = new Motion(balls).strike(shot(20, 930));
    while (motion.moving) motion.step();
    expect(motion.balls()).toEqual(once.balls);
    expect(motion.events).toEqual(once.events);
  });

  it('go faster with more power, and where they are sent', () => {
    for (let power = 50; power <= 1000; power += 50) {
      expect(speedOf(power)).toBeGreaterThan(speedOf(power - 49));
    }
    for (const angle of [0, 4500, 9000, 20_011, 35_999]) {
      const { x, y } = directionOf(angle);
      expect(angleOf(x, y)).toBe(angle);
    }
  });
});

describe('a match', () => {
  it('goes on after a pot, and gives the table away after a miss', () => {
    const pot = after(
      match({ ...EASY, 9: [300, 300], 2: [300, 700], 8: [900, 100] }),
      shot(CORNER, 380),
    );
    expect(pot.state.turn).toBe(0);
    expect(pot.state.balls[1]).toBeNull();
    expect(pot.cues).toContain('pot');
    const miss = after(match({ ...EASY, 9: [300, 300], 8: [900, 100] }), shot(CORNER + 300, 300));
    expect(miss.state.turn).toBe(1);
    expect(miss.state.hand).toBe('no');
  });

  it('settles the groups with the first ball potted after the break', () => {
    const open = match(
      { 0: [1500, 500], 9: [1750, 250], 1: [300, 300], 8: [900, 100] },
      { solids: -1 },
    );
    const { state, cues } = after(open, shot(CORNER, 380));
    expect(state.solids).toBe(1);
    expect(cues).toContain('group');
    expect(leftOf(state, 0)).toEqual([]);
    expect(leftOf(state, 1)).toEqual([1]);
  });

  it('gives ball in hand for a scratch, for no ball hit, and for the wrong ball first', () => {
    const scratch = after(
      match({ 0: [1750, 250], 1: [300, 300], 9: [300, 700], 8: [900, 800] }),
      shot(CORNER, 300),
    );
    expect(scratch.state).toMatchObject({ turn: 1, hand: 'free' });
    expect(scratch.state.balls[0]).toBeNull();
    const nothing = after(
      match({ 0: [500, 500], 1: [1900, 900], 8: [900, 800] }),
      shot(18_000, 60),
    );
    expect(nothing.state).toMatchObject({ turn: 1, hand: 'free' });
    expect(nothing.state.last?.verdict).toBe('nothing');
    const wrong = after(
      match({ 0: [500, 500], 9: [800, 500], 1: [300, 100], 8: [900, 800] }),
      shot(0, 300),
    );
    expect(wrong.state.last?.verdict).toBe('wrong');
    expect(wrong.cues).toContain('foul.wrong');
  });

  it('is won with the black ball last, and lost with it early or with a foul', () => {
    const last = { 0: [1500, 500], 8: [1750, 250], 9: [300, 300] } as const;
    const won = after(match(last), shot(CORNER, 330));
    expect(rules.status(won.state)).toBe('won');
    expect(rules.ending?.(won.state)?.reason).toBe('reason.won');
    const early = after(match({ ...last, 1: [300, 700] }), shot(CORNER, 330));
    expect(rules.status(early.state)).toBe('lost');
    expect(rules.ending?.(early.state)).toMatchObject({ reason: 'reason.black-early', value: 1 });
    const foul = after(
      match({ 0: [1640, 360], 8: [1750, 250], 9: [300, 300] }),
      shot(CORNER, 520, { follow: 100 }),
    );
    expect(foul.state.balls[0]).toBeNull();
    expect(rules.ending?.(foul.state)?.reason).toBe('reason.black-foul');
  });

  it("spots the black ball again if the break pots it, and can't be lost by it", () => {
    const state = match(
      { 0: [1500, 500], 8: [1750, 250], 1: [300, 300], 9: [1500, 700] },
      { opening: true, solids: -1, hand: 'line' },
    );
    const { state: next } = after(state, shot(CORNER, 330));
    expect(rules.status(next)).toBe('playing');
    expect(next.balls[BLACK]).not.toBeNull();
    expect(next.solids).toBe(-1);
  });

  it('takes the cue ball only where it may lie', () => {
    const state = match({ 1: [800, 500], 8: [900, 100] }, { hand: 'free' });
    expect(unplaceable(state, { x: 810, y: 510 })).toBe('refused.taken');
    expect(unplaceable(state, { x: 5, y: 510 })).toBe('refused.outside');
    expect(unplaceable({ ...state, hand: 'line' }, { x: 700, y: 300 })).toBe('refused.line');
    expect(unplaceable({ ...state, hand: 'no' }, { x: 300, y: 300 })).toBe('refused.hand');
    expect(unplaceable(state, { x: 400, y: 300 })).toBeUndefined();
    const game = playing(rules, 'pip', { seed: 'hand' });
    expect(game.refusal(shot(0, 900, { at: { x: 900, y: 500 } }))).toBe('refused.line');
  });

  it('gives a star for the win and more for what the rival has left', () => {
    const win = (left: Readonly<Record<number, Place>>): number =>
      rules.stars?.(
        after(match({ 0: [1500, 500], 8: [1750, 250], ...left }), shot(CORNER, 330)).state,
      ) ?? 0;
    expect(win({})).toBe(1);
    expect(win({ 9: [300, 300] })).toBe(2);
    expect(win({ 9: [300, 300], 10: [300, 600] })).toBe(3);
  });

  it('hears a hard hit louder than a soft one', () => {
    const loudest = (power: number): number =>
      Math.max(
        ...after(match({ 0: [500, 500], 1: [900, 500], 8: [1500, 100] }), shot(0, power))
          .cues.filter((name) => name.startsWith('clack'))
          .map((name) => Number(name.at(-1))),
      );
    expect(loudest(900)).toBeGreaterThan(loudest(450));
    expect(loudest(450)).toBeGreaterThan(loudest(120));
  });

  it('notices a ball that rattles and stays out', () => {
    const rng = createRng('close');
    const seen = Array.from({ length: 300 }, () => {
      const state = match({ ...EASY, 9: [300, 300], 2: [300, 700], 8: [900, 100] });
      return after(
        state,
        shot((CORNER + rng.int(900) - 450 + 36_000) % 36_000, 300 + rng.int(400)),
      );
    });
    const close = seen.filter(({ cues }) => cues.includes('close'));
    expect(close.length).toBeGreaterThan(5);
    expect(close.every(({ state }) => state.balls[1] !== null || state.balls[2] !== null)).toBe(
      true,
    );
  });
});

describe('two players', () => {
  it('take turns on one device, and either can win', () => {
    const rng = createRng('two');
    const winners = new Set<number>();
    for (let seed = 0; seed < 6; seed += 1) {
      const game = playing(rules, 'two-4', { seed: `two ${seed}` });
      game.finish((state) => bot(state, rng, 0.8), 200);
      expect(game.session.status).toBe('over');
      winners.add(game.state.winner);
    }
    expect(winners).toEqual(new Set([0, 1]));
  });
});

describe('a trick shot', () => {
  it('is set up again after a miss, and lost after three', () => {
    const game = playing(rules, 'angles-1', { seed: 'miss' });
    const start = game.state.balls;
    const away = shot(9000, 60);
    game.give(away);
    expect(game.state.tries).toBe(2);
    expect(game.state.balls).toEqual(start);
    game.give(away);
    game.give(away);
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(game.session.state as never)?.reason).toBe('reason.missed');
  });

  it('gives a star less for each miss', () => {
    const game = playing(rules, 'angles-1', { seed: 'star' });
    game.give(shot(9000, 60));
    game.finish((state) => bot(state, createRng('star'), 1), 5);
    expect(game.session.status).toBe('won');
    expect(rules.stars?.(game.session.state as never)).toBeLessThan(3);
  });
});

describe('the mind', () => {
  it('answers only on the rival’s turn, the same for the same position, otherwise in another deal', () => {
    const state = match(
      { 0: [700, 500], 1: [300, 300], 9: [1750, 250], 10: [1200, 800], 8: [900, 100] },
      { turn: 1 },
    );
    expect(mind.rival?.({ ...state, turn: 0 })).toBeUndefined();
    expect(mind.rival?.(state)).toEqual(mind.rival?.(state));
    expect(mind.rival?.({ ...state, salt: 5 })).not.toEqual(mind.rival?.({ ...state, salt: 6 }));
  });

  it('hints at a ball of one’s own and a pocket', () => {
    const hint = mind.hint?.(match({ ...EASY, 9: [300, 300], 8: [900, 100] }));
    expect(hint).toMatchObject({ say: 'hint.corner', values: { ball: 1 } });
    expect(hint?.at?.[0]).toEqual({ x: 1750, y: 250 });
  });

  it('says where to place a ball in hand, and never a cut that cannot be made', () => {
    const hint = mind.hint?.(
      match({ 0: [300, 900], 1: [1200, 500], 9: [300, 300], 8: [900, 100] }, { hand: 'free' }),
    );
    expect(hint).toMatchObject({ say: 'hint.place', values: { ball: 1 } });
    const [from, ball, pocket] = hint?.at ?? [];
    expect(ball).toEqual({ x: 1200, y: 500 });
    const along = (at = from, to = ball): number =>
      ((ball?.x ?? 0) - (at?.x ?? 0)) * ((pocket?.x ?? 0) - (to?.x ?? 0)) +
      ((ball?.y ?? 0) - (at?.y ?? 0)) * ((pocket?.y ?? 0) - (to?.y ?? 0));
    expect(along()).toBeGreaterThan(0);
  });

  it('knows where a bank shot turns', () => {
    const ball = { x: 1000, y: 400 };
    const middle = { x: 1600, y: 400 };
    expect(turnOf(ball, { x: 1600, y: 2 * R - 400 }, middle)).toEqual({ x: 1300, y: R });
    expect(turnOf(ball, { x: 1600, y: 2 * (WIDE - R) - 400 }, middle)).toEqual({
      x: 1300,
      y: WIDE - R,
    });
    const end = { x: 1000, y: 100 };
    expect(turnOf(ball, { x: 2 * R - 1000, y: 100 }, end)).toEqual({ x: R, y: 250 });
    expect(turnOf(ball, { x: 2 * (LONG - R) - 1000, y: 100 }, end)).toEqual({
      x: LONG - R,
      y: 250,
    });
    // A corner pocket is aimed at beyond both cushions: only the one that mirrors it counts.
    const [corner] = POCKETS;
    const at = { x: corner?.aimX ?? 0, y: corner?.aimY ?? 0 };
    const turn = turnOf({ x: 300, y: 850 }, { ...at, y: 2 * (WIDE - R) - at.y }, at);
    expect(turn.y).toBe(WIDE - R);
    expect(turn.x).toBeGreaterThan(R);
  });

  it('lights the pocket that a line leads into, as far as it is shown', () => {
    const away = { x: Math.SQRT1_2, y: -Math.SQRT1_2 };
    const target = { x: 1750, y: 250 };
    expect(pocketAhead(target, away, 900)).toBe(POCKETS[2]);
    expect(pocketAhead(target, away, 100)).toBeUndefined();
    expect(pocketAhead({ x: 1700, y: 250 }, away, 900)).toBeUndefined();
    expect(pocketAhead(target, { x: -away.x, y: -away.y }, 900)).toBeUndefined();
  });

  it('finds what happened in events', () => {
    const { events } = played(
      [
        [1500, 500],
        [1750, 250],
      ],
      shot(CORNER, 380),
    );
    expect(factsOf(events)).toMatchObject({ potted: [1], first: 1 });
  });
});
