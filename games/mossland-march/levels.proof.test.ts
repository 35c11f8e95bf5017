import { describe, expect, test } from 'vitest';
import { Session, type Start } from '@playgrove/kit/session';
import { isConnected } from './rules/nodegraph/index.ts';
import { createRng } from '@playgrove/kit/core';
import { bot } from './bot.ts';
import { PARS, PLOTS } from './levels.ts';
import { rules, type Input, type State } from './rules.ts';
import { fieldOf } from './rules/field.ts';
import { HZ, KINDS, WIDTH } from './rules/kinds.ts';

/** The planner must win this many of these seeds. `BATTLES=10 ` plays all of them and prints the table. */
const WINS = 3;
const SEEDS = 10;
const ALL = Number(process.env['BATTLES'] ?? 0);
const SKILLS = [0, 0.4, 1] as const;

type Fought = { readonly won: boolean; readonly seconds: number; readonly stars: number };

function fight(start: Start, seed: number, skill: number): Fought {
  const session = new Session(rules as never, { ...start, seed: `battle ${seed}` });
  const rng = createRng(`planner ${seed}`);
  while (session.status === 'playing') {
    const input: Input | undefined = bot(session.state as unknown as State, rng, skill);
    if (input) {
      const outcome = session.apply(input);
      if (!outcome.ok) throw new Error(`${start.level}: ${JSON.stringify(input)}: ${outcome.why}`);
    }
    session.advance();
  }
  const state = session.state as unknown as State;
  return {
    won: session.status === 'won',
    seconds: session.time / HZ,
    stars: rules.stars?.(state) ?? 0,
  };
}

const startOf = (id: string): Start => {
  const level = rules.levels.find((one) => one.id === id);
  if (!level) throw new Error(`no level ${id}`);
  return { level: id, params: level.params, seed: '' };
};

describe('places', () => {
  test.each(PLOTS.map(({ id }) => id))('%s is whole and has room', (id) => {
    const field = fieldOf({
      params: rules.levels.find((one) => one.id === id)?.params as never,
      seed: 0,
    });
    expect(isConnected(field.graph, (lane) => (field.latch[lane.id] ?? -1) < 0)).toBe(true);
    expect(field.sites.some(({ side }) => side === 1)).toBe(true);
    for (const [at, site] of field.sites.entries()) {
      const { radius } = KINDS[site.kind];
      expect(site.x).toBeGreaterThan(radius);
      expect(site.x).toBeLessThan(WIDTH - radius);
      for (const other of field.sites.slice(at + 1)) {
        expect(Math.hypot(site.x - other.x, site.y - other.y)).toBeGreaterThan(78);
      }
    }
    // Every rival that is there thinks, and the other way round.
    field.tiers.forEach((tier, rival) => {
      expect(field.sites.some(({ side }) => side === rival + 2)).toBe(tier > 0);
    });
  });

  test('have stars that the planner earns', () => {
    expect(PARS).toHaveLength(PLOTS.length);
    for (const par of PARS) expect(par).toBeGreaterThan(25);
  });
});

describe('the planner, from the player’s seat', () => {
  test.each(PLOTS.map(({ id }) => id))('wins %s', (id) => {
    let won = 0;
    for (let seed = 0; seed < SEEDS && won < WINS; seed += 1) {
      if (fight(startOf(id), seed, 1).won) won += 1;
    }
    expect(won).toBe(WINS);
  });

  test.runIf(ALL > 0)('makes the table', () => {
    const median = (list: readonly number[]): number =>
      Math.round(list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0);
    const rows = rules.levels.map(({ id }) => {
      const cells = SKILLS.map((skill) => {
        const fought = Array.from({ length: ALL }, (_, seed) => fight(startOf(id), seed, skill));
        const won = fought.filter((one) => one.won);
        const stars = fought.reduce((sum, one) => sum + one.stars, 0) / ALL;
        return { won: won.length, seconds: median(won.map((one) => one.seconds)), stars };
      });
      return { id, cells };
    });
    const lines = rows.map(
      ({ id, cells }) =>
        `| ${id} | ${cells.map(({ won, seconds, stars }) => `${won} · ${seconds || '–'} s · ${stars.toFixed(1)}`).join(' | ')} |`,
    );
    const pars = rows.slice(0, PLOTS.length).map(({ cells }) => {
      const best = cells.at(-1)?.seconds ?? 0;
      return Math.ceil((best * 1.3) / 5) * 5;
    });
    console.log([...lines, JSON.stringify(pars)].join('\n'));
    expect(lines).toHaveLength(rules.levels.length);
  });
});
