import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, safeIn, type Career, type State } from './rules.ts';
import { LEVELS, REGIONS } from './rules/regions.ts';
import { HAUL, HZ, SHOP, WARES } from './rules/types.ts';

/** `CURVE=full` plays more careers and prints the tables. */
const full = process.env['CURVE'] === 'full';
const TIMEOUT = 900_000;
/** Tries of one delivery before a career goes on to the next. */
const TRIES = 4;
const MAX = 200 * HZ;

type Hand = (state: State) => ReturnType<typeof bot>;

const skilled = (skill: number, seed: string): Hand => {
  const rng = createRng(seed);
  return (state) => bot(state, rng, skill);
};
const HOLD: Hand = (state) => (state.held === 1 ? undefined : 1);
const fresh = (): Career => {
  if (!rules.career) throw new Error('there is no career');
  return rules.career.fresh;
};

function drive(id: string, hand: Hand, seed: string, career: Career): State {
  const level = LEVELS.find((one) => one.id === id);
  if (!level) throw new Error(`there is no level ${id}`);
  const context = { rng: createRng(seed), cue: () => undefined };
  const state = rules.deal(level.params, createRng(seed), career);
  while (rules.status(state) === 'playing' && state.ticks < MAX) {
    const input = hand(state);
    if (input !== undefined) rules.step(state, input, context);
    rules.tick?.(state, context);
  }
  return state;
}

type Tale = {
  readonly runs: number;
  readonly upgrades: number;
  /** By region: deliveries made, tries, and the part of the cargo that arrived. */
  readonly regions: readonly { made: number; tries: number; safe: number; of: number }[];
  /** Runs until the first upgrade could be bought. */
  readonly first: number;
};

/** All deliveries one after the other, with the coins that they bring. */
function careerOf(skill: number, seed: string): Tale {
  let career = fresh();
  let runs = 0;
  let first = 0;
  const regions = REGIONS.map(() => ({ made: 0, tries: 0, safe: 0, of: 0 }));
  for (const { id, params } of LEVELS) {
    const tally = regions[params.region];
    if (params.stage === HAUL || !tally) continue;
    for (let again = 0; again < TRIES; again += 1) {
      const state = drive(id, skilled(skill, `${seed} ${runs}`), `${seed} ${id} ${again}`, career);
      runs += 1;
      tally.tries += 1;
      career = rules.career?.of(state) ?? career;
      if (first === 0 && career.purse.coins >= Math.min(...WARES.map((ware) => SHOP[ware][0])))
        first = runs;
      if (state.fate !== 'delivered') continue;
      tally.made += 1;
      tally.safe += safeIn(state);
      tally.of += state.pieces.length;
      break;
    }
  }
  const { levels } = career.purse;
  const upgrades = WARES.reduce((sum, ware) => sum + levels[ware], 0);
  return { runs, upgrades, regions, first };
}

const percent = (part: number, of: number): number => Math.round((100 * part) / Math.max(1, of));

describe('careers', () => {
  const skills = full ? [0, 0.3, 0.6, 1] : [0, 1];

  test(
    'a good driver makes every delivery, a beginner fails most of the last ones',
    () => {
      const found = new Map(skills.map((skill) => [skill, careerOf(skill, `career ${skill}`)]));
      const table = [...found].map(([skill, { runs, upgrades, regions, first }]) => ({
        skill,
        runs,
        upgrades,
        first,
        won: regions.map(({ made, tries }) => percent(made, tries)).join(' '),
        cargo: regions.map(({ safe, of }) => percent(safe, of)).join(' '),
      }));
      if (full) console.table(table);
      const [weak, good] = [found.get(0), found.get(1)];
      if (!weak || !good) throw new Error('nobody drove');
      const report = JSON.stringify(table);
      for (const { made } of good.regions) expect(made, report).toBe(HAUL);
      expect(weak.regions[0]?.made, report).toBe(HAUL);
      expect(weak.regions[4]?.made, report).toBeLessThan(4);
      expect(weak.runs, report).toBeGreaterThan(good.runs * 1.3);
      // The first upgrade within three runs, and one every two or three runs after that.
      expect(weak.first, report).toBeLessThanOrEqual(3);
      expect(good.runs / good.upgrades, report).toBeGreaterThan(1.6);
      expect(good.runs / good.upgrades, report).toBeLessThan(3);
    },
    TIMEOUT,
  );
});

test(
  'who only holds the gas arrives twice, crashes on the third road and brings no full load later',
  () => {
    const by = (id: string): State => drive(id, HOLD, 'hold', fresh());
    expect(by('clover-1').fate).toBe('delivered');
    expect(by('clover-2').fate).toBe('delivered');
    expect(by('clover-3').fate).not.toBe('delivered');
    for (const id of ['clover-4', 'clover-5', 'rainwood-4', 'frost-4']) {
      const state = by(id);
      expect(safeIn(state), id).toBeLessThan(state.pieces.length);
    }
    for (const id of ['clover-6', 'dunes-6', 'moon-1', 'moon-6'])
      expect(by(id).fate, id).not.toBe('delivered');
  },
  TIMEOUT,
);

test(
  'a long haul ends by fuel or cargo, and pays the better driver more',
  () => {
    for (const { id } of REGIONS) {
      const paid = [0, 1].map((skill) =>
        ['a', 'b', 'c'].reduce((sum, seed) => {
          const state = drive(`haul-${id}`, skilled(skill, seed), seed, fresh());
          return sum + state.paid + state.coins;
        }, 0),
      );
      const [weak = 0, good = 0] = paid;
      expect(good, `${id}: ${paid.join(' and ')}`).toBeGreaterThan(weak);
    }
  },
  TIMEOUT,
);
