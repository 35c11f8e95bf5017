import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isForgiving, pots, tried, type Found } from './fixtures.ts';
import { bot } from './bot.ts';
import { played } from './rules/play.ts';
import { rules } from './rules.ts';
import { SOLUTIONS } from './rules/solutions.ts';
import { linesOf } from './rules/sight.ts';
import { laidOut } from './rules/state.ts';
import { IN_PACK, PACKS, packOf, TRICKS, type Pack } from './rules/tricks.ts';

const PATIENCE = 3e6;
/** Setups found for each that is taken: the rest are too much like others, or too hard or easy. */
const CHOICE = 3;

function search(pack: Pack): Found[] {
  const rng = createRng(`tricks ${pack}`);
  const found: Found[] = [];
  for (let count = 0; count < 60_000 && found.length < IN_PACK * CHOICE; count += 1) {
    const setup = tried(pack, rng);
    if (setup) found.push(setup);
  }
  // From the widest to the narrowest, every third.
  return found
    .sort((one, other) => other.width - one.width)
    .filter((_, at) => at % CHOICE === 1)
    .slice(0, IN_PACK);
}

function written({ balls, ring }: Found): string {
  const parts = balls.flatMap((place, ball) => (place ? [`${ball} ${place[0]},${place[1]}`] : []));
  return [...parts, ...(ring ? [`@${ring.x},${ring.y}`] : [])].join(';');
}

it.skipIf(!process.env['UPDATE_LEVELS'])(
  'looks for trick shots again',
  { timeout: PATIENCE },
  () => {
    const all = PACKS.flatMap((pack) => search(pack));
    expect(all).toHaveLength(PACKS.length * IN_PACK);
    const lines = all.map((found) => `  '${written(found)}',`).join('\n');
    const shots = all
      .map(
        (found) =>
          `  [\n${found.shots
            .map(
              ({ angle, power, side, follow }) =>
                `    { angle: ${angle}, power: ${power}, side: ${side}, follow: ${follow}, at: null },`,
            )
            .join('\n')}\n  ],`,
      )
      .join('\n');
    const file = (name: string): URL => new URL(`rules/${name}.ts`, import.meta.url);
    writeFileSync(
      file('trick-list'),
      `/** Setups that the sweep in \`tricks.proof.test.ts\` found and proves. */\nexport const PLANNED: readonly string[] = [\n${lines}\n];\n`,
    );
    writeFileSync(
      file('solutions'),
      `import type { Shot } from './motion.ts';\n\n/** For each trick shot, the shots that the sweep found. Only bots and proofs know them. */\nexport const SOLUTIONS: readonly (readonly Shot[])[] = [\n${shots}\n];\n`,
    );
  },
);

describe('trick shots', () => {
  it('are thirty-six, all different', () => {
    expect(TRICKS).toHaveLength(PACKS.length * IN_PACK);
    expect(new Set(TRICKS.map((_, no) => JSON.stringify(laidOut(no)))).size).toBe(TRICKS.length);
  });

  it.each(TRICKS.map((_, no) => [no] as const))(
    'number %i is won with 0.6 degrees of tolerance and four percent of power',
    (no) => {
      let balls = laidOut(no);
      const { must, ring } = TRICKS[no] ?? { must: [], ring: null };
      const shots = SOLUTIONS[no] ?? [];
      const isRun = packOf(no) === 'runs';
      expect(shots.length).toBe(TRICKS[no]?.shots);
      for (const shot of shots) {
        const next = played(balls, shot).balls;
        const fell = must.filter((ball) => balls[ball] && !next[ball]);
        expect(isForgiving(balls, shot, pots(isRun ? fell : must, ring))).toBe(true);
        balls = next;
      }
      expect(must.filter((ball) => balls[ball])).toEqual([]);
    },
  );

  it('are won by a very good hand more often than by a beginner, and never by the first plain line in the hard packs', () => {
    const wins = (skill: number): number =>
      TRICKS.filter((_, no) => {
        const game = playing(rules, `${packOf(no)}-${(no % IN_PACK) + 1}`, { seed: 'hand' });
        const rng = createRng(`hand ${no}`);
        game.finish((state) => bot(state, rng, skill), 20);
        return game.session.status === 'won';
      }).length;
    const [low, high] = [wins(0), wins(1)];
    expect(high).toBeGreaterThan(TRICKS.length * 0.8);
    expect(high).toBeGreaterThan(low + 8);
    for (const [no] of TRICKS.entries()) {
      const pack = packOf(no);
      if (pack !== 'banks' && pack !== 'combos') continue;
      const balls = laidOut(no);
      const cue = balls[0];
      expect(linesOf(balls, { x: cue?.[0] ?? 0, y: cue?.[1] ?? 0 }, [1])).toEqual([]);
    }
  });
});
