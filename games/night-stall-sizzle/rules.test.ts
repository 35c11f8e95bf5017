import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { rules, type Input, type Params, type State } from './rules.ts';
import { capOf, CHOP, donenessOf, GOOD, momentOf, PERFECT, SINGE } from './rules/kitchen.ts';
import { CUISINES, dishFrom, dishOf, mayBecome } from './rules/menu.ts';
import { FRESH, type Career } from './rules/state.ts';

const DANBING = ['flatbread', 'egg'];

class Stall {
  readonly state: State;
  readonly cues: string[] = [];
  readonly #context = {
    rng: createRng('play'),
    cue: (name: string): void => void this.cues.push(name),
  };

  constructor(at = 1, career: Career = FRESH) {
    const params: Params = { mode: 'shift', at };
    this.state = rules.deal(params, createRng('deal'), career);
  }

  do(input: Input): string | void {
    return rules.step(this.state, input, this.#context);
  }

  wait(ticks: number): this {
    for (let tick = 0; tick < ticks; tick += 1) rules.tick?.(this.state, this.#context);
    return this;
  }

  pan(at = 0): State['pans'][number] {
    const pan = this.state.pans[at];
    if (!pan) throw new Error(`there is no pan ${at}`);
    return pan;
  }
}

const rich = (levels: Partial<Career['purse']['levels']> = {}, coins = 5000): Career => ({
  far: 0,
  purse: { coins, levels: { ...FRESH.purse.levels, ...levels } },
});

describe('chains', () => {
  it('grow crate by crate and go into a pan as a dish', () => {
    const stall = new Stall();
    expect(stall.do({ act: 'pick', crate: 0 })).toBeUndefined();
    expect(stall.do({ act: 'cook', pan: 0 })).toBe('refused.recipe');
    stall.do({ act: 'pick', crate: 1 });
    expect(stall.cues).toEqual(['pick', 'pick.whole']);
    expect(stall.do({ act: 'cook', pan: 0 })).toBeUndefined();
    expect(stall.pan()).toMatchObject({ dish: 'danbing', neat: true });
    expect(stall.state.hand).toEqual([]);
    expect(stall.do({ act: 'cook', pan: 0, items: DANBING })).toBe('refused.busy');
  });

  it('start over with what fits nothing that is held, and let go of what is pressed again', () => {
    const stall = new Stall();
    stall.do({ act: 'pick', crate: 0 });
    stall.do({ act: 'pick', crate: 4 });
    expect(stall.state.hand).toEqual(['shrimp']);
    stall.do({ act: 'pick', crate: 4 });
    expect(stall.state.hand).toEqual([]);
    expect(stall.do({ act: 'pick', crate: 3 })).toBe('refused.tonight');
    expect(stall.do({ act: 'drop' })).toBe('refused.hand');
  });

  it('cook in any order; the order of the ticket is neat', () => {
    const stall = new Stall();
    stall.do({ act: 'cook', pan: 0, items: ['egg', 'flatbread'] });
    expect(stall.pan()).toMatchObject({ dish: 'danbing', neat: false });
  });

  it('mean one dish each on every board', () => {
    for (const { dishes, crates } of CUISINES) {
      const menu = dishes.map(({ id }) => id);
      for (const dish of dishes) {
        expect(dishFrom(menu, dish.items)).toBe(dish);
        expect(dish.items.every((item) => crates.includes(item))).toBe(true);
        expect(mayBecome(menu, dish.items.slice(0, 1))).toBe(true);
      }
    }
  });
});

describe('tossing', () => {
  const moment = momentOf(dishOf('danbing'), 0);
  const at = (ticks: number): Stall => {
    const stall = new Stall();
    stall.do({ act: 'cook', pan: 0, items: DANBING });
    stall.wait(ticks);
    stall.do({ act: 'toss', pan: 0 });
    return stall;
  };

  it.each([
    [moment - PERFECT, 'perfect', 3],
    [moment + PERFECT, 'perfect', 3],
    [moment + PERFECT + 1, 'good', 2],
    [moment - GOOD, 'good', 2],
    [moment - GOOD - 1, 'fumbled', 0],
    [moment + GOOD + 1, 'fumbled', 0],
    [30, 'open', 0],
  ])('after %d ticks it is %s', (ticks, how, flavour) => {
    expect(at(ticks).pan()).toMatchObject({ tosses: [how], flavour });
  });

  it('pays more for every perfect one in a row, and a fumble ends the row', () => {
    const stall = at(moment);
    expect(stall.state.streak).toBe(1);
    stall.do({ act: 'cook', pan: 1, items: DANBING });
    stall.wait(moment);
    stall.do({ act: 'toss', pan: 1 });
    expect(stall.pan(1).flavour).toBe(4);
    const clumsy = at(moment - GOOD - 1);
    expect(clumsy.state.streak).toBe(0);
    expect(clumsy.cues).toContain('toss.early');
  });

  it('again after its moments only stirs', () => {
    const stall = at(moment);
    const { heat } = stall.pan();
    stall.do({ act: 'toss', pan: 0 });
    expect(stall.cues.at(-1)).toBe('stir');
    expect(stall.pan().heat).toBe(heat);
  });
});

describe('over the counter', () => {
  const dish = dishOf('danbing');
  const cooked = (more: number): Stall => {
    const stall = new Stall();
    stall.do({ act: 'cook', pan: 0, items: DANBING });
    return stall.wait(dish.cook + more);
  };

  it('goes what is done, and pays price and tip', () => {
    const stall = cooked(0);
    const [guest] = stall.state.book.open;
    const part = (guest?.left ?? 0) / (guest?.patience ?? 1);
    expect(stall.do({ act: 'serve', pan: 0 })).toBeUndefined();
    expect(stall.state.coins).toBe(16 + Math.round(16 * 0.6 * part));
    expect(stall.pan().dish).toBeNull();
  });

  it('goes nothing raw, and nothing that nobody wants', () => {
    expect(cooked(-1).do({ act: 'serve', pan: 0 })).toBe('refused.raw');
    const stall = cooked(0);
    stall.do({ act: 'serve', pan: 0 });
    expect(stall.do({ act: 'serve', pan: 0 })).toBe('refused.cold');
    expect(cooked(0).do({ act: 'serve', pan: 0, seat: 3 })).toBe('refused.nobody');
  });

  it('goes what has singed without a tip, and what has burnt not at all', () => {
    const late = cooked(dish.fresh);
    expect(donenessOf(late.pan())).toBe('singeing');
    late.do({ act: 'serve', pan: 0 });
    expect(late.state.coins).toBe(16);
    const black = cooked(dish.fresh + SINGE);
    expect(black.do({ act: 'serve', pan: 0 })).toBe('refused.cold');
    black.do({ act: 'toss', pan: 0 });
    expect(black.pan().dish).toBeNull();
    expect(black.cues).toContain('scrape');
  });

  it('pays for flavour twice on a golden ticket, and half for what was only warmed', () => {
    const pay = (gourmet: boolean, toss: boolean): number => {
      const stall = new Stall();
      const [guest] = stall.state.book.open;
      if (!guest) throw new Error('there is no guest');
      stall.state.book.open = [{ ...guest, note: { ...guest.note, gourmet } }];
      stall.do({ act: 'cook', pan: 0, items: DANBING });
      stall.wait(momentOf(dish, 0));
      if (toss) stall.do({ act: 'toss', pan: 0 });
      stall.wait(dish.cook);
      stall.do({ act: 'serve', pan: 0 });
      return stall.state.coins;
    };
    expect(pay(true, true)).toBeGreaterThan(pay(false, true));
    expect(pay(true, false)).toBeLessThan(pay(false, false));
  });
});

describe('crates', () => {
  it('run empty from the second market on, and the knife fills them', () => {
    const stall = new Stall(9);
    const crate = 1;
    expect(stall.do({ act: 'chop', crate })).toBe('refused.full');
    stall.state.stock[crate] = 0;
    expect(stall.do({ act: 'pick', crate })).toBe('refused.empty');
    expect(stall.do({ act: 'chop', crate })).toBeUndefined();
    stall.wait(CHOP);
    expect(stall.state.stock[crate]).toBe(3);
    expect(stall.cues).toContain('chopped');
  });

  it('queue three at the knife', () => {
    const stall = new Stall(9);
    stall.state.stock = stall.state.stock.map(() => 0);
    for (const crate of [0, 1, 2]) expect(stall.do({ act: 'chop', crate })).toBeUndefined();
    expect(stall.do({ act: 'chop', crate: 3 })).toBe('refused.knife');
  });
});

describe('the stall', () => {
  it('is bought for before the shift, not during it', () => {
    const stall = new Stall(1, rich());
    expect(stall.do({ act: 'buy', ware: 'pan' })).toBeUndefined();
    expect(stall.state.pans).toHaveLength(3);
    expect(stall.do({ act: 'buy', ware: 'pan' })).toBe('refused.bought');
    stall.do({ act: 'buy', ware: 'crate' });
    expect(capOf(stall.state)).toBe(6);
    stall.do({ act: 'pick', crate: 0 });
    expect(stall.do({ act: 'buy', ware: 'jar' })).toBe('refused.open');
    expect(new Stall().do({ act: 'buy', ware: 'jar' })).toBe('refused.poor');
  });

  it('makes guests patient with lanterns and fires hot', () => {
    const [plain] = new Stall().state.book.open;
    const [lit] = new Stall(1, rich({ lantern: 2 })).state.book.open;
    expect(lit?.patience).toBe(Math.round((plain?.patience ?? 0) * 1.2));
    const hot = new Stall(1, rich({ fire: 3 }));
    hot.do({ act: 'cook', pan: 0, items: DANBING });
    expect(hot.wait(10).pan().heat).toBeCloseTo(13);
  });

  it('takes its coins along, and reads what it can of a career', () => {
    const stall = new Stall(1, rich({}, 10));
    stall.state.coins = 90;
    expect(rules.career?.of(stall.state).purse.coins).toBe(100);
    // A shop with a new ware; an endless record that cannot be.
    expect(rules.career?.parse({ purse: { coins: 8, levels: { pan: 1 } }, far: 40 })).toEqual({
      ok: true,
      value: { purse: { coins: 8, levels: { ...FRESH.purse.levels, pan: 1 } }, far: 40 },
    });
    expect(rules.career?.parse({ ...rich({}, 10), far: 'far' })).toMatchObject({
      value: { purse: { coins: 10 }, far: 0 },
    });
    expect(rules.career?.parse(null)).toMatchObject({ ok: false });
  });
});

describe('an evening', () => {
  it('stands still until the cook begins', () => {
    const stall = new Stall().wait(9999);
    expect(stall.state.tick).toBe(0);
    expect(stall.state.hearts).toBe(3);
  });

  it('is lost when three guests have left hungry', () => {
    const stall = new Stall();
    stall.do({ act: 'pick', crate: 0 });
    stall.wait(60 * 200);
    expect(rules.status(stall.state)).toBe('lost');
    expect(rules.ending?.(stall.state)).toMatchObject({
      reason: 'reason.hungry',
      almost: 'almost.bar',
    });
    const { book } = stall.state;
    const few = { ...stall.state, coming: [], book: { ...book, open: book.open.slice(0, 2) } };
    const close = { ...few, served: 4 };
    expect(rules.ending?.(close)).toMatchObject({ almost: 'almost.guests', value: 2 });
    expect(rules.ending?.({ ...few, served: 1 })).toMatchObject({ almost: 'almost.bar' });
    expect(rules.inputs(stall.state, createRng('over'))).toEqual([]);
  });

  it('names the next goal when an endless shift is over', () => {
    const { state } = new Stall();
    const over = { ...state, end: { reason: 'closed', seat: 0 }, coins: 576 } as State;
    expect(rules.ending?.(over)).toMatchObject({ almost: 'almost.round', value: 600 });
    const near = { ...over, career: { ...over.career, far: 600 } };
    expect(rules.ending?.(near)).toMatchObject({ almost: 'almost.best', value: 24 });
  });
});
