import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { alone, doll } from './rules/paperdoll/index.ts';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import {
  opened,
  POSE_NAMES,
  rules,
  totalStars,
  type Input,
  type Stars,
  type State,
} from './rules.ts';
import { BRIEFS, BRIEFS_IN_PACK, LEVELS } from './rules/briefs.ts';
import { COLORS, colorAt, NAMES, readColor } from './rules/colors.ts';
import { ITEMS } from './rules/items.ts';
import { judge, MAX_POINTS, mustWords, type Outfit } from './rules/score.ts';
import { styleFor, WIDTH } from './rules/stylist.ts';
import { SLOTS, TAGS } from './rules/wardrobe.ts';
import { lookOf, wornOf } from './view/cuts.ts';
import { say } from './view/words.ts';
import strings from './strings/en.json' with { type: 'json' };

const FRESH: Stars = '0'.repeat(BRIEFS.length);

const english = {
  words(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    const text = (strings as Readonly<Record<string, string>>)[key];
    if (text === undefined) throw new Error(`strings/en.json has no "${key}"`);
    const said = text.replaceAll(
      /\{(\w+), plural, .*? other \{([^{}]*)\}\}/g,
      (_, name: string, many: string) => many.replace('#', String(values[name])),
    );
    return said.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  },
};

/** Stars spread over the first briefs, three at most each. */
function stars(count: number): Stars {
  return Array.from({ length: BRIEFS.length }, (_, index) =>
    String(Math.max(0, Math.min(3, count - index * 3))),
  ).join('');
}

function begin(brief: number, career: Stars = FRESH): Session {
  const level = rules.levels.find(({ params }) => params.brief === brief);
  if (!level) throw new Error(`no level of brief ${brief}`);
  return new Session(rules as never, {
    level: level.id,
    params: level.params,
    seed: 'test',
    career,
  });
}

function play(session: Session, skill: number, seed: string): State {
  const rng = createRng(seed);
  for (let move = 0; move < 300 && session.status === 'playing'; move += 1) {
    const input = bot(session.state as unknown as State, rng, skill);
    const outcome = session.apply(input as never);
    expect(outcome.ok).toBe(true);
  }
  return session.state as unknown as State;
}

const does = (session: Session, ...inputs: readonly Input[]): State => {
  for (const input of inputs) expect(session.apply(input as never)).toMatchObject({ ok: true });
  return session.state as unknown as State;
};

describe('the wardrobe', () => {
  it('holds nearly two hundred pieces, each with its own name, cut and drawing', () => {
    expect(ITEMS.length).toBeGreaterThanOrEqual(190);
    expect(new Set(ITEMS.map(({ name }) => name)).size).toBe(ITEMS.length);
    expect(new Set(ITEMS.map((item) => say(english, `item.${item.name}`))).size).toBe(ITEMS.length);
    for (const item of ITEMS) {
      const worn = wornOf({ item: item.name, colour: item.color, pattern: 0 });
      if (item.id !== 'bald') expect(alone(worn).length, item.id).toBeGreaterThan(0);
      expect(item.tags.length, item.id).toBe(2);
    }
  });

  it('is drawn on a client without a bad number, each piece by itself', () => {
    const model = { body: 4, skin: 2, face: 1, eyes: 0 };
    for (const item of ITEMS) {
      const piece = { item: item.name, colour: item.color, pattern: 3 };
      const marks = doll(lookOf(model, { [item.slot]: piece }));
      expect(
        marks.every(({ path }) => path.every(Number.isFinite)),
        item.id,
      ).toBe(true);
      expect(wornOf(piece).map(({ pattern }) => pattern)).toContain('dots');
    }
  });

  it('has plenty of every style, and all of it opens well before the last stars', () => {
    expect(Math.max(...ITEMS.map(({ needs }) => needs))).toBeLessThan(BRIEFS.length * 3 - 40);
    for (const tag of TAGS) {
      expect(ITEMS.filter(({ tags }) => tags.includes(tag)).length, tag).toBeGreaterThanOrEqual(10);
    }
  });

  it('opens new pieces with nearly every brief won', () => {
    const steps = new Set(ITEMS.map(({ needs }) => needs));
    expect(steps.size).toBeGreaterThan(50);
  });

  it('says which row is wrong', () => {
    expect(() => readColor('q1')).toThrow('"q1" is no color');
  });
});

describe('the judges', () => {
  const brief = BRIEFS[0];
  if (!brief) throw new Error('no briefs');
  const best = styleFor(0, FRESH, WIDTH);

  it('give points that add up to the total, at most a hundred', () => {
    const { lines, total } = judge(brief, best, ['wave', 'hip', 'star']);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    expect(Object.values(MAX_POINTS).reduce((sum, most) => sum + most, 0)).toBe(100);
    expect(total).toBeLessThanOrEqual(100);
  });

  it('have a sentence for everything they say', () => {
    for (const [index, each] of BRIEFS.entries()) {
      for (const outfit of [{}, styleFor(index, stars(LEVELS[index]?.needs ?? 0), WIDTH)]) {
        for (const { key, values } of judge(each, outfit, ['wave']).lines) {
          expect(say(english, key, values)).not.toMatch(/[{}]/);
        }
      }
    }
  });

  it('take points for what the client wanted not to see', () => {
    const elegant = { item: 'bag.clutch', colour: 0, pattern: 0 };
    const before = judge(brief, { ...best, bag: { item: 'bag.tote', colour: 0, pattern: 0 } }, [
      'wave',
    ]).total;
    expect(judge(brief, { ...best, bag: elegant }, ['wave']).total).toBeLessThan(before);
  });

  it('hear opposites as harmony and five hues as noise', () => {
    const dyed = (...hues: readonly number[]): Outfit =>
      Object.fromEntries(
        (['top', 'bottom', 'shoes', 'hat', 'bag'] as const).map((slot, index) => [
          slot,
          {
            item: {
              top: 'top.tee',
              bottom: 'bottom.jeans',
              shoes: 'shoes.sneakers',
              hat: 'hat.cap',
              bag: 'bag.tote',
            }[slot],
            colour: colorAt(hues[index % hues.length] ?? 0, 1),
            pattern: 0,
          },
        ]),
      );
    const points = (outfit: Outfit): number =>
      judge(brief, outfit, []).lines.find(({ key }) => key.startsWith('line.harmony'))?.points ?? 0;
    expect(points(dyed(17, 5))).toBeGreaterThan(16);
    expect(points(dyed(2, 7, 12, 17, 21))).toBeLessThan(10);
  });

  it('value three different poses, and the one they hope for', () => {
    const total = (...poses: readonly ('wave' | 'hip' | 'star' | 'shy' | 'cool')[]): number =>
      judge(brief, best, poses).total;
    expect(total('wave', 'hip', 'star')).toBeGreaterThan(total('shy', 'hip', 'star'));
    expect(total('shy', 'hip', 'star')).toBeGreaterThan(total('hip', 'hip', 'hip'));
  });
});

describe('sixty briefs', () => {
  it('can each reach three stars with what is open when they open', () => {
    const totals = BRIEFS.map((brief, index) => {
      const outfit = styleFor(index, stars(LEVELS[index]?.needs ?? 0), WIDTH);
      const others = (['wave', 'hip', 'star'] as const).filter((name) => name !== brief.pose);
      return judge(brief, outfit, [brief.pose, ...others.slice(0, 2)]);
    });
    expect(totals).toHaveLength(60);
    for (const [index, { stars: won }] of totals.entries()) expect(won, `brief ${index}`).toBe(3);
  });

  it('name styles, poses and wishes that there are', () => {
    const poses: readonly string[] = POSE_NAMES;
    for (const brief of BRIEFS) {
      const known = [...brief.wants, brief.avoid].every((tag) => TAGS.includes(tag));
      expect(known && poses.includes(brief.pose), JSON.stringify(brief)).toBe(true);
      for (const must of brief.musts) {
        const { key, values } = mustWords(must);
        expect(say(english, key, values), JSON.stringify(must)).not.toMatch(/[{}]|NaN|undefined/);
      }
    }
  });

  it('differ: no two ask for the same', () => {
    expect(new Set(BRIEFS.map((brief) => JSON.stringify(brief))).size).toBe(BRIEFS.length);
  });

  it('are walked to their end by a fair hand, whatever colours they ask for', () => {
    for (let brief = 0; brief < BRIEFS.length; brief += 1) {
      const career = stars(LEVELS[brief]?.needs ?? 0);
      expect(play(begin(brief, career), 0.5, `end ${brief}`).phase, `brief ${brief}`).toBe('done');
    }
  });

  it('ask more from pack to pack: a good hand still has three stars, others have fewer points', () => {
    const rows = Array.from({ length: 6 }, (_, pack) => {
      const mean = (skill: number, games: number): { points: number; stars: number } => {
        const ends = Array.from({ length: BRIEFS_IN_PACK }, (_each, at) => pack * 10 + at).flatMap(
          (brief) =>
            Array.from({ length: games }, (_game, seed) => {
              const career = stars(LEVELS[brief]?.needs ?? 0);
              return play(begin(brief, career), skill, `${brief} ${seed}`);
            }),
        );
        const sum = (of: (state: State) => number): number =>
          ends.reduce((all, state) => all + of(state), 0) / ends.length;
        return {
          points: Math.round(sum((state) => rules.score?.(state) ?? 0)),
          stars: sum((state) => rules.stars?.(state) ?? 0),
        };
      };
      const [low, fair, high] = [mean(0, 4), mean(0.5, 12), mean(1, 1)];
      return {
        pack: LEVELS[pack * 10]?.pack,
        beginner: low.points,
        fair: fair.points,
        stylist: high.points,
        stars: [low, fair, high].map((hand) => hand.stars.toFixed(1)).join(' '),
        won: high.stars,
      };
    });
    if (process.env['CURVE']) console.table(rows);
    for (const { beginner, fair, stylist, won } of rows) {
      expect(won).toBe(3);
      expect(stylist - fair).toBeGreaterThan(20);
      expect(fair - beginner).toBeGreaterThan(9);
    }
    // No pack is easier for a fair hand than the one before it, but by what chance makes of it.
    rows.slice(1).forEach(({ fair }, at) => {
      expect(fair).toBeLessThanOrEqual((rows[at]?.fair ?? 0) + 2);
    });
    const [first, last] = [rows[0], rows.at(-1)];
    expect((first?.beginner ?? 0) - (last?.beginner ?? 0)).toBeGreaterThan(12);
    expect((first?.fair ?? 0) - (last?.fair ?? 0)).toBeGreaterThan(12);
  });

  it('want more matching pieces and forgive less in every later pack', () => {
    BRIEFS.slice(1).forEach((brief, at) => {
      const before = BRIEFS[at];
      expect(brief.matches).toBeGreaterThanOrEqual(before?.matches ?? 0);
      expect(brief.each).toBeGreaterThanOrEqual(before?.each ?? 0);
      expect(brief.cost).toBeGreaterThanOrEqual(before?.cost ?? 0);
    });
    const [early, late] = [BRIEFS[0], BRIEFS.at(-1)];
    if (!early || !late) throw new Error('no briefs');
    // The same look for the same wishes is worth less at the end than at the beginning.
    const look = styleFor(0, FRESH, WIDTH);
    const { bag: _, ...less } = look;
    const points = (outfit: Outfit, { matches, each, cost }: typeof early): number =>
      judge({ ...early, matches, each, cost }, outfit, ['wave', 'hip', 'star']).total;
    expect(points(less, late)).toBeLessThan(points(less, early) - 5);
  });
});

describe('a game', () => {
  it('dresses, walks, poses thrice, is judged, and may be restyled before it ends', () => {
    const session = begin(0);
    const walked = does(
      session,
      { do: 'wear', item: 'shoes.sneakers' },
      { do: 'dye', slot: 'top', colour: colorAt(17, 1) },
      { do: 'walk' },
      { do: 'pose', pose: 'wave' },
      { do: 'pose', pose: 'hip' },
      { do: 'pose', pose: 'star' },
    );
    expect(walked.phase).toBe('judged');
    expect(does(session, { do: 'restyle' }).phase).toBe('dress');
    expect(does(session, { do: 'walk' }).poses).toEqual([]);
  });

  it('never shows a dress and separates together', () => {
    const session = begin(0);
    expect(Object.keys(does(session, { do: 'wear', item: 'dress.sun' }).worn)).not.toContain('top');
    expect(Object.keys(does(session, { do: 'wear', item: 'top.tee' }).worn)).not.toContain('dress');
    expect(session.apply({ do: 'walk' } as never)).toMatchObject({
      ok: false,
      why: 'refuse.undressed',
    });
  });

  it('keeps locked pieces locked and opens them with stars', () => {
    const locked = ITEMS.find(({ needs }) => needs > 0);
    if (!locked) throw new Error('nothing is locked');
    const wear: Input = { do: 'wear', item: locked.name };
    expect(begin(0).apply(wear as never)).toMatchObject({ ok: false, why: 'refuse.locked' });
    expect(begin(0, stars(locked.needs)).apply(wear as never)).toMatchObject({ ok: true });
  });

  it('carries stars on, never fewer than before, and says what opened', () => {
    const state = play(begin(0), 1, 'career');
    const saved = rules.career?.of(state) ?? '';
    expect(totalStars(saved)).toBe(3);
    expect(opened(state).length).toBeGreaterThan(0);
    const worse = play(begin(0, saved), 0, 'career');
    expect(totalStars(rules.career?.of(worse) ?? '')).toBe(3);
  });

  it('keeps all stars when briefs are added or taken away', () => {
    expect(rules.career?.parse('312')).toEqual({ ok: true, value: `312${'0'.repeat(57)}` });
    const longer = '3'.repeat(70);
    expect(rules.career?.parse(longer)).toEqual({ ok: true, value: longer });
    const session = begin(0, longer);
    expect((session.state as unknown as State).won).toBe(longer);
    expect(rules.career?.parse('3x2')).toMatchObject({
      value: `302${'0'.repeat(57)}`,
      mended: [expect.any(String)],
    });
  });

  it('refuses a stored career that is none', () => {
    for (const raw of [7, null, '3'.repeat(1000)]) {
      expect(rules.career?.parse(raw)).toMatchObject({ ok: false });
    }
  });

  it('ends free play without a verdict', () => {
    const session = begin(-1);
    does(
      session,
      { do: 'walk' },
      { do: 'pose', pose: 'wave' },
      { do: 'pose', pose: 'hip' },
      { do: 'pose', pose: 'star' },
      { do: 'finish' },
    );
    expect(session.status).toBe('over');
  });

  it('names every colour and places every slot', () => {
    expect(NAMES).toHaveLength(COLORS.length);
    for (const slot of SLOTS) expect(say(english, `slot.${slot}`)).not.toBe('');
  });
});
