import { describe, expect, it } from 'vitest';
import { createRng } from '@playgrove/kit/core';
import type { Json } from '@playgrove/kit/contract';
import { Session } from '@playgrove/kit/session';
import { bot, idealStrokes, shaken } from './bot.ts';
import { rules, type State } from './rules.ts';
import { PACKS } from './rules/looks.ts';
import { stirred } from './rules/palette.ts';
import { LOOK_COUNT, lookOf, MAX_POTS } from './rules/reference.ts';
import { STARS, verdictFor } from './rules/score.ts';
import { strokeText } from './rules/stroke.ts';

/** Four pixels of a phone 390 wide, where a face unit is 2.12 of them. */
const FOUR_PIXELS = 4 / 2.12;

const looks = Array.from({ length: LOOK_COUNT }, (_, index) => [lookOf(index).id, index] as const);

describe('looks', () => {
  it('are forty-eight in six packs of eight', () => {
    expect(PACKS.map((pack) => pack.looks.length)).toEqual([8, 8, 8, 8, 8, 8]);
    expect(new Set(looks.map(([id]) => id)).size).toBe(48);
  });

  it.each(looks)('%s: strokes that fill its parts score 95 or more', (_, index) => {
    expect(verdictFor(index, idealStrokes(index).map(strokeText)).total).toBeGreaterThanOrEqual(95);
  });

  it.each(looks)('%s: a hand that shakes by four pixels still earns three stars', (_, index) => {
    const rng = createRng(`shaky ${index}`);
    const strokes = idealStrokes(index).map((made) => strokeText(shaken(made, FOUR_PIXELS, rng)));
    expect(verdictFor(index, strokes).stars).toBe(3);
  });

  it.each(looks)('%s: one colour over the whole face earns no star', (_, index) => {
    const points = Array.from({ length: 26 }, (__, row) => ({
      x: row % 2 === 0 ? -78 : 78,
      y: -90 + row * 7.5,
    }));
    for (const paint of lookOf(index).pots) {
      const smear = strokeText({
        tool: 'brush',
        paint,
        size: 3,
        mirror: false,
        stencil: 0,
        points,
      });
      expect(verdictFor(index, [smear]).stars).toBe(0);
    }
  });

  it.each(looks)(
    '%s: every part is seen, and its paint is on the tray or can be stirred',
    (_, index) => {
      const { parts, pots, pack, paint, glitter } = lookOf(index);
      // What is stirred once may be stirred again.
      const once = pots.flatMap((one) => pots.map((other) => stirred(one, other)));
      const twice = once.flatMap((one) => pots.map((other) => stirred(one, other)));
      const within = pack.mixes ? twice : pots;
      expect(parts.length).toBeGreaterThanOrEqual(4);
      expect(pots.length).toBeLessThanOrEqual(MAX_POTS);
      parts.forEach((part, at) => {
        const cells = part.tool === 'glitter' ? glitter.part : paint.part;
        expect(cells.reduce((sum, of) => sum + (of === at + 1 ? 1 : 0), 0)).toBeGreaterThan(5);
        expect(within).toContain(part.paint);
      });
    },
  );
});

describe('a careless hand', () => {
  /** Points and stars of a look, mean over a pack. */
  const played = (pack: number): number => {
    const points = Array.from({ length: 8 }, (_, at) => {
      const look = pack * 8 + at;
      const rng = createRng(`careless ${look}`);
      const session = new Session(rules as never, { level: 'x', params: { look }, seed: 's' });
      while (session.status === 'playing') {
        const input = bot(session.state as unknown as State, rng, 0);
        if (input) session.apply(input as unknown as Json);
      }
      return rules.score?.(session.state as unknown as State) ?? 0;
    });
    return points.reduce((sum, value) => sum + value, 0) / points.length;
  };

  it('earns three stars in the first pack, fewer in the fifth and hardly one in the last', () => {
    const [first, fifth, last] = [played(0), played(4), played(5)];
    expect(first).toBeGreaterThanOrEqual(STARS[2]);
    expect(fifth).toBeLessThan(STARS[2]);
    expect(last).toBeLessThan(Math.min(fifth, STARS[1]));
  });
});
