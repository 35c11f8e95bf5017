import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { bank, CROWN, doneBits, link } from './rules/combo.ts';
import { levelAt } from './rules/course.ts';
import { DECKS } from './rules/decks.ts';
import { layOut } from './rules/layout.ts';
import { FRESH, parseCareer, type Career, type State } from './rules/state.ts';
import { flicksOf, grown, TRICKS, TURNS_OF, WAYS, type Way } from './rules/tricks.ts';
import { DAILY_SCORE, rules, type Input, type Params } from './rules.ts';
import facts from './game.json' with { type: 'json' };

type Heard = { name: string; value: number | undefined };

/** A ride with everything it said. */
function rideOf(params: Params = { mode: 'spot', spot: 'harbour-1' }, career: Career = FRESH) {
  const rng = createRng('test');
  const heard: Heard[] = [];
  const context = {
    rng,
    cue: (name: string, _?: unknown, value?: number) => void heard.push({ name, value }),
  };
  const state = rules.deal(params, rng, career);
  const act = (input: Input): string | void => rules.step(state, input, context);
  const pass = (ticks: number, until: (now: State) => boolean = () => false): void => {
    for (let tick = 0; tick < ticks && !until(state) && state.phase !== 'end'; tick += 1) {
      rules.tick?.(state, context);
    }
  };
  const flick = (way: Way): string | void => act({ act: 'flick', way });
  const begin = (): void => void act({ act: 'press' });
  return { state, act, pass, flick, begin, heard, names: () => heard.map(({ name }) => name) };
}

const landed = (now: State): boolean => now.rider.mode === 'roll' || now.rider.mode === 'down';

describe('tricks', () => {
  it('turn the board the way of the flick, and every flick has a name', () => {
    expect(TURNS_OF.r.roll).toBe(1);
    expect(TURNS_OF.l.roll).toBe(-1);
    expect(TURNS_OF.d.yaw).toBe(1);
    expect(TURNS_OF.u.body).toBe(1);
    for (const way of WAYS) expect(TRICKS).toContain(idOf(way));
  });

  it('are all within two flicks', () => {
    for (const id of TRICKS) {
      const [first, second] = flicksOf(id);
      if (!first) throw new Error(`${id}: no flick makes it`);
      const turns = second ? grown(TURNS_OF[first], second) : TURNS_OF[first];
      expect(turns, id).toBeDefined();
    }
  });

  function idOf(way: Way): string {
    const id = TRICKS.find((each) => flicksOf(each).join() === way);
    if (!id) throw new Error(`${way}: no trick`);
    return id;
  }
});

describe('riding', () => {
  it('ollies when a press is let go, the higher the longer it was held', () => {
    const top = (held: number): number => {
      const { act, pass, begin } = rideOf();
      begin();
      act({ act: 'press' });
      pass(held);
      act({ act: 'release' });
      let highest = 0;
      pass(60, (now) => {
        highest = Math.max(highest, levelAt(now.street, now.rider.x) - now.rider.y);
        return landed(now) && now.rider.since < 2 && highest > 0;
      });
      return highest;
    };
    expect(top(0)).toBeGreaterThan(50);
    expect(top(22)).toBeGreaterThan(top(0) + 20);
  });

  it('lands a kickflip and banks it after rolling out', () => {
    const { state, flick, pass, begin, names } = rideOf();
    begin();
    flick('r');
    expect(state.rider.turn?.roll).toBe(1);
    pass(60, landed);
    expect(state.combo.names).toEqual(['kickflip']);
    pass(12);
    expect(names()).toContain('bank');
    expect(state.score).toBeGreaterThanOrEqual(100);
    expect(state.combo.times).toBe(0);
  });

  it('makes one flick into a bigger trick with a second', () => {
    const { state, flick, pass, begin } = rideOf();
    begin();
    flick('r');
    pass(3);
    flick('d');
    pass(60, landed);
    expect(state.combo.names).toEqual(['varial-kickflip']);
  });

  it('keeps a flick for the ground when there is no time left for it', () => {
    const { state, flick, pass, begin } = rideOf();
    begin();
    flick('r');
    pass(60, (now) => now.rider.vy > 8);
    flick('l');
    expect(state.rider.turn).toBeNull();
    pass(20, (now) => now.rider.turn !== null);
    expect(state.rider.turn).toMatchObject({ roll: -1 });
    expect(state.bails).toBe(0);
  });

  it('falls when the board is still turning, and says how far it was', () => {
    const { state, flick, pass, begin, names } = rideOf();
    begin();
    flick('r');
    pass(20);
    flick('r');
    pass(2);
    if (state.rider.turn) Object.assign(state.rider.turn, { needs: 60 });
    pass(60, landed);
    expect(names()).toContain('bail');
    expect(state.fall?.why).toBe('turn');
    expect(state.fall?.short).toBeGreaterThan(80);
  });

  it('holds on two wheels after a trick and links the next one', () => {
    const { state, act, flick, pass, begin } = rideOf();
    begin();
    flick('r');
    act({ act: 'grip' });
    pass(60, (now) => now.rider.mode === 'manual');
    pass(20);
    flick('l');
    pass(60, (now) => now.rider.mode === 'manual' && now.combo.names.length > 2);
    expect(state.combo.names.slice(0, 3)).toEqual(['kickflip', 'manual', 'heelflip']);
    expect(state.combo.times).toBeGreaterThanOrEqual(3);
  });

  it('tips over when it is held too long, and puts the wheels down when let go', () => {
    const balance = (letGo: boolean): State => {
      const { state, act, flick, pass, begin } = rideOf();
      begin();
      flick('r');
      act({ act: 'grip' });
      pass(60, (now) => now.rider.mode === 'manual');
      pass(16);
      if (letGo) act({ act: 'loose' });
      pass(200, (now) => now.rider.mode !== 'manual');
      return state;
    };
    expect(balance(false).fall?.why).toBe('lean');
    const down = balance(true);
    expect(down.rider.mode).toBe('roll');
    expect(down.bails).toBe(0);
  });

  it('snaps onto a rail that is held for, and grinds to its end', () => {
    const { state, act, flick, pass, begin, names } = rideOf({ mode: 'spot', spot: 'harbour-1' });
    begin();
    const ahead = (now: State): boolean =>
      now.street.there.some(({ at, chunk }) => chunk === 2 && now.rider.x > at + 330);
    pass(600, ahead);
    flick('r');
    act({ act: 'grip' });
    pass(60, (now) => now.rider.mode === 'grind');
    expect(names()).toContain('grind');
    pass(120, (now) => {
      act({ act: now.rider.lean > 0.6 ? 'loose' : 'grip' });
      return now.rider.mode === 'air';
    });
    expect(names()).toContain('off');
    expect(state.bails).toBe(0);
  });

  it('is worth less each time the same flip is all there is in it', () => {
    const { state, begin } = rideOf({ mode: 'line' });
    begin();
    const banked = (id: string): number => {
      const before = state.score;
      link(state, id, 100);
      bank(state, () => {});
      return state.score - before;
    };
    expect([1, 2, 3, 4, 5].map(() => banked('kickflip'))).toEqual([100, 60, 30, 20, 20]);
    expect(banked('heelflip')).toBe(100);
    expect([1, 2].map(() => banked('fifty'))).toEqual([100, 100]);
  });

  it('is worth less each time the same trick comes in a line, and multiplies by new ones alone', () => {
    const { state } = rideOf();
    link(state, 'kickflip', 100);
    link(state, 'kickflip', 100);
    link(state, 'heelflip', 110);
    expect(state.combo.points).toBe(100 + 50 + 110);
    expect(state.combo.times).toBe(2);
  });

  it('keeps a flick that comes too soon on two wheels until they count', () => {
    const { state, act, flick, pass, begin } = rideOf();
    begin();
    flick('r');
    act({ act: 'grip' });
    pass(60, (now) => now.rider.mode === 'manual');
    flick('l');
    expect(state.rider.mode).toBe('manual');
    pass(14);
    expect(state.rider.turn?.roll).toBe(-1);
    expect(state.combo.names).toEqual(['kickflip', 'manual']);
  });
});

describe('falls', () => {
  it('stop at what stands in the way, lose the line and get up where there is room', () => {
    const { state, pass, begin } = rideOf();
    begin();
    pass(1500, (now) => now.fall !== null);
    expect(state.rider.mode).toBe('down');
    pass(200, (now) => now.rider.mode === 'roll');
    expect(state.rider.safe).toBeGreaterThan(0);
    pass(40);
    expect(state.rider.mode).not.toBe('down');
  });

  it('end the endless line at the third, and not within the first ten seconds', () => {
    const { state, pass, begin } = rideOf({ mode: 'line' });
    begin();
    pass(600);
    expect(state.hearts).toBe(3);
    pass(60 * 120);
    expect(rules.status(state)).toBe('over');
    expect(rules.ending?.(state)?.reason).toMatch(/^reason\./);
  });

  it('take the crown off', () => {
    const { state, pass, begin, names } = rideOf();
    begin();
    state.crowned = true;
    pass(1500, (now) => now.fall !== null);
    expect(state.crowned).toBe(false);
    expect(names()).toContain('crown-lost');
  });
});

describe('goals', () => {
  it('stay ticked from run to run and open decks', () => {
    const career: Career = { deck: 'popsicle', ticked: { 'harbour-1': 3, 'harbour-2': 7 }, far: 0 };
    const { state, act } = rideOf({ mode: 'spot', spot: 'harbour-1' }, career);
    expect(rules.stars?.(state)).toBe(2);
    expect(act({ act: 'deck', deck: 'crown' })).toBe('refused.locked');
    expect(act({ act: 'deck', deck: 'feather' })).toBeUndefined();
    expect(rules.career?.of(state)).toMatchObject({ deck: 'feather', ticked: { 'harbour-1': 3 } });
  });

  it('are not reached with one flip over and over', () => {
    const { state, begin, flick, pass, act } = rideOf({ mode: 'spot', spot: 'harbour-1' });
    begin();
    act({ act: 'release' });
    for (let count = 0; count < 30 && state.phase !== 'end'; count += 1) {
      flick('r');
      pass(50);
    }
    expect(state.phase).toBe('end');
    expect(state.board.done).not.toContain('m3');
  });

  it('name the one that is nearest at the end, however far it is', () => {
    const { state, begin } = rideOf({ mode: 'spot', spot: 'harbour-1' });
    begin();
    state.phase = 'end';
    state.board = { ...state.board, counts: { ...state.board.counts, m1: 1 }, done: ['m3'] };
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.sticker', value: 5 });
  });

  it('ask for points on the street of the day', () => {
    const { state } = rideOf({ mode: 'line', day: true });
    expect(rules.goal?.(state)).toEqual({ name: 'goal.score', now: 0, target: DAILY_SCORE });
    state.score = DAILY_SCORE;
    expect(rules.goal?.(state)?.name).toBe('goal.far');
    expect(facts.dailyScore).toBe(DAILY_SCORE);
  });

  it('are won with one of them, lost with none', () => {
    const { state, begin } = rideOf();
    begin();
    state.phase = 'end';
    expect(rules.status(state)).toBe('lost');
    state.board = { ...state.board, done: ['m2'] };
    expect(doneBits(state)).toBe(2);
    expect(rules.status(state)).toBe('won');
  });

  it('give a crown for a line of its worth', () => {
    const { state, begin, pass, names } = rideOf();
    begin();
    Object.assign(state.combo, { points: CROWN, times: 1, left: 1 });
    pass(2);
    expect(names()).toContain('crown');
    expect(state.crowned).toBe(true);
    expect(state.score).toBe(CROWN);
  });
});

describe('what comes from outside', () => {
  it('is a career of which an update loses only what it no longer knows', () => {
    const career = { deck: 'waxed', ticked: { 'roof-6': 7, 'harbour-1': 3 }, far: 12 };
    expect(parseCareer(career)).toEqual({ ok: true, value: career });
    expect(
      parseCareer({ ...career, ticked: { ...career.ticked, cellar: 1, 'roof-5': 8 } }),
    ).toMatchObject({ ok: true, value: career });
    expect(parseCareer({ ...career, deck: 'gone' })).toMatchObject({
      value: { ...career, deck: 'popsicle' },
    });
    expect(parseCareer({ ...career, far: -1 })).toMatchObject({ value: { ...career, far: 0 } });
    expect(parseCareer('skater')).toMatchObject({ ok: false });
  });

  it('leaves a player the deck that was chosen, though an update asks more for it', () => {
    const career: Career = { deck: 'crown', ticked: {}, far: 0 };
    expect(parseCareer(career)).toEqual({ ok: true, value: career });
    const { state, act } = rideOf({ mode: 'spot', spot: 'harbour-1' }, career);
    expect(state.career.deck).toBe('crown');
    expect(act({ act: 'deck', deck: 'waxed' })).toBe('refused.locked');
  });

  it('is a plan only with words that mean something', () => {
    expect(layOut('F300 @40r200^36 G100 F50').length).toBe(450);
    expect(() => layOut('F300 @40z9')).toThrow('"@40z9" means nothing');
  });

  it('names decks in rising order of what they need', () => {
    const needs = DECKS.map((deck) => deck.needs);
    expect(needs).toEqual(needs.toSorted((a, b) => a - b));
    expect(needs[0]).toBe(0);
    expect(needs.at(-1)).toBeLessThan(90);
  });
});
