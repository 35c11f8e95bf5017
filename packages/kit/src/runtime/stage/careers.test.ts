import { describe, expect, test } from 'vitest';
import type { Json, Rules } from '../../contract/index.ts';
import { clamped, ids, lenient } from '../../core/parse/index.ts';
import { runOf } from '../../session/run.ts';
import { Session } from '../../session/session.ts';
import { path } from '../../testing/samples.ts';
import { CareerKeeper } from './careers.ts';
import { Dealer } from './dealer.ts';
import { fakeDrawer } from '../../testing/fake-drawer.ts';
import { Store } from './storage.ts';
import type { View } from '../view.ts';

type Owned = { coins: number; hats: readonly ('cap' | 'bow' | 'wig')[] };

const FRESH: Owned = { coins: 0, hats: [] };
const read = lenient(
  { coins: clamped(0, 999), hats: ids(['cap', 'bow', 'wig']) },
  { ...FRESH, hats: [] },
);
const base = path as unknown as Rules;
/** A position is the career itself, which a test edits. */
const rules: Rules = {
  ...base,
  career: { fresh: FRESH, parse: read, of: (state) => (state as { owned: Json }).owned },
  deal: (params, rng, career) => ({ ...(base.deal(params, rng, career) as object), owned: career }),
};

function tab(all: Map<string, string>): { session: Session; keeper: CareerKeeper; dealer: Dealer } {
  const store = new Store(rules, fakeDrawer(all));
  const dealer = new Dealer({
    game: { rules, view: {} as View },
    store,
    params: {},
    newSeed: () => 'x',
    today: () => '2026-11-28',
  });
  const session = dealer.level('short');
  const keeper = new CareerKeeper(store);
  keeper.begin(session);
  return { session, keeper, dealer };
}

const own = ({ session }: { session: Session }, owned: Owned): void =>
  void Object.assign(session.state as object, { owned });

const stored = (all: Map<string, string>): unknown =>
  JSON.parse(all.get(`game:${rules.slug}:career`) ?? 'null');

describe('the careers of two tabs', () => {
  test('are joined: what either has won is there', () => {
    const all = new Map<string, string>();
    const [a, b] = [tab(all), tab(all)];
    own(a, { coins: 500, hats: ['cap'] });
    a.keeper.keep(a.session);
    own(b, { coins: 20, hats: ['bow'] });
    b.keeper.keep(b.session);
    expect(stored(all)).toEqual({ coins: 520, hats: ['cap', 'bow'] });
    own(b, { coins: 50, hats: ['bow'] });
    b.keeper.keep(b.session);
    expect(stored(all)).toEqual({ coins: 550, hats: ['cap', 'bow'] });
  });

  test('are as one tab plays where the other does nothing', () => {
    const all = new Map<string, string>();
    const [a, b] = [tab(all), tab(all)];
    for (const coins of [100, 30, 80]) {
      own(a, { coins, hats: [] });
      a.keeper.keep(a.session);
    }
    b.keeper.keep(b.session);
    expect(stored(all)).toEqual({ coins: 80, hats: [] });
  });
});

describe('a run', () => {
  test('carries the career that it was dealt with, whatever was won since', () => {
    const all = new Map([[`game:${rules.slug}:career`, '{"coins":7,"hats":["cap"]}']]);
    const { session, keeper } = tab(all);
    const resumed = Session.resume(rules, JSON.parse(JSON.stringify(session.save())));
    if (!resumed.ok) throw new Error(resumed.error);
    own({ session }, { coins: 900, hats: ['cap', 'bow'] });
    keeper.keep(session);
    expect(stored(all)).toEqual({ coins: 900, hats: ['cap', 'bow'] });
    for (const each of [session, resumed.value]) {
      expect(runOf(each).career).toEqual({ coins: 7, hats: ['cap'] });
    }
  });
});

describe('a stored career', () => {
  test('loses what cannot be read, and it is said', () => {
    const career = JSON.stringify({ coins: 7, hats: ['cap', 'gone'] });
    const all = new Map([[`game:${rules.slug}:career`, career]]);
    const { session, dealer } = tab(all);
    expect(session.career).toEqual({ coins: 7, hats: ['cap'] });
    expect(dealer.mended).toEqual(['hats[1]: expected a known id, got "gone"']);
  });

  test.each(['[1]', '{"half'])('that is none is set aside: %s', (text) => {
    const all = new Map([[`game:${rules.slug}:career`, text]]);
    const { session, dealer } = tab(all);
    expect(session.career).toEqual(FRESH);
    expect(dealer.mended).toHaveLength(1);
    expect(all.get(`game:${rules.slug}:career-refused`)).toBe(text);
  });
});
