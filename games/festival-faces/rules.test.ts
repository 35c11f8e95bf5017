import { describe, expect, it } from 'vitest';
import type { Json } from '@playgrove/kit/contract';
import { Session } from '@playgrove/kit/session';
import { idealStrokes } from './bot.ts';
import { rules, verdictOf, type Input, type FacesCareer, type State } from './rules.ts';
import { faceOf } from './rules/face.ts';
import { BASES, PAINTS, recipeOf, stirred } from './rules/palette.ts';
import { LOOK_COUNT, lookOf, rowOf } from './rules/reference.ts';
import { readShapes } from './rules/shapes.ts';
import { readStroke, strokeText, type Made } from './rules/stroke.ts';

const FRESH = rules.career?.fresh as FacesCareer;

function numberOf(id: string): number {
  return Array.from({ length: LOOK_COUNT }, (_, at) => at).find((at) => rowOf(at)?.id === id) ?? -1;
}

function begin(look: number, career: FacesCareer = FRESH): Session {
  return new Session(rules as never, {
    level: 'x',
    params: { look },
    seed: 's',
    career: career as Json,
  });
}

function stateOf(session: Session): State {
  return session.state as unknown as State;
}

function act(session: Session, input: Input): string {
  const outcome = session.apply(input as Json);
  return outcome.ok ? outcome.cues.map(({ name }) => name).join(' ') : outcome.why;
}

const DAB: Made = {
  tool: 'brush',
  paint: 3,
  size: 3,
  mirror: true,
  stencil: 0,
  points: [
    { x: 40, y: 20 },
    { x: 44.5, y: 26 },
  ],
};
const paint = (change: Partial<Made> = {}): Input => ({
  do: 'paint',
  stroke: strokeText({ ...DAB, ...change }),
});

describe('strokes', () => {
  it('come back from their text as they were made', () => {
    expect(readStroke(strokeText(DAB))).toEqual({ ok: true, value: DAB });
  });

  it.each([
    ['no tool', 'z13', 'beginning'],
    ['a paint there is not', `bf300AAAA`, 'beginning'],
    ['paint on a cloth', `w1300AAAA`, 'paint 1'],
    ['no paint on a brush', `b0300AAAA`, 'paint 0'],
    ['a line off the sheet', `b1300__AA`, 'leaves the sheet'],
    ['half a step', `b1300AAAAB`, 'signs'],
  ])('are refused with %s', (_, text, why) => {
    const read = readStroke(text);
    expect(read.ok ? '' : read.error).toContain(why);
  });

  it('keep a beginning hand inside the sheet', () => {
    const far = readStroke(strokeText({ ...DAB, points: [{ x: -500, y: 900 }] }));
    expect(far.ok && far.value.points[0]).toEqual({ x: -90, y: 110 });
  });
});

describe('shapes', () => {
  it('are refused when no letter draws them', () => {
    expect(() => readShapes('z 1 2 3')).toThrow('"z 1 2 3" is no shape');
    expect(() => readShapes('e 1 two 3')).toThrow('no shape');
  });

  it('come with their mirror image after a plus', () => {
    const [one, other] = readShapes('+e 30 0 5 5');
    expect(other?.map(({ x, y }) => ({ x: -x, y }))).toEqual(one);
  });
});

describe('a stroke', () => {
  const WHITE = 1;
  const rub = (count: number, x: number, y: number): Made['points'] =>
    Array.from({ length: count }, (_, at) => ({ x: x + (at % 2) * 12, y }));

  it('that finishes a step is clean while nothing went over a line', () => {
    const session = begin(0);
    const cues = idealStrokes(0).map((made) =>
      act(session, { do: 'paint', stroke: strokeText(made) }),
    );
    expect(cues.filter((names) => names.includes('clean')).length).toBe(4);
    expect(cues.join(' ')).not.toContain('smudge');
    expect(act(session, { do: 'reveal' })).toContain('flawless');
  });

  it('over a finished step says that it is lost, and undo brings it back', () => {
    const session = begin(0);
    for (const made of idealStrokes(0)) act(session, { do: 'paint', stroke: strokeText(made) });
    const stars = verdictOf(stateOf(session))?.stars;
    expect(act(session, paint({ paint: WHITE, points: rub(6, 40, 26) }))).toContain('spoiled');
    session.undo();
    expect(verdictOf(stateOf(session))?.stars).toBe(stars);
  });

  it('over the line says so once', () => {
    const session = begin(0);
    const out = paint({ points: rub(6, 20, -60) });
    expect(act(session, out)).toBe('brush smudge');
    expect(act(session, out)).toBe('brush');
  });

  it('makes the model sneeze if it stays too long where that tickles', () => {
    const session = begin(0);
    expect(act(session, paint({ points: rub(12, -6, 36) }))).not.toContain('sneeze');
    expect(act(session, paint({ points: rub(30, -6, 36) }))).toContain('sneeze');
    expect(act(session, paint({ points: rub(30, 40, 26) }))).not.toContain('sneeze');
  });
});

describe('a verdict', () => {
  it('is three stars for a look well made, and names every part', () => {
    const session = begin(0);
    for (const made of idealStrokes(0)) act(session, { do: 'paint', stroke: strokeText(made) });
    expect(act(session, { do: 'reveal' })).toMatch(/^reveal line line line star star star/);
    expect(act(session, { do: 'finish' })).toBe('finish');
    expect([session.status, rules.stars?.(stateOf(session))]).toEqual(['won', 3]);
    expect(verdictOf(stateOf(session))?.parts.map(({ name }) => name)).toEqual([
      'cheeks',
      'muzzle',
      'nose',
      'whiskers',
    ]);
  });

  it('points at the part that was left out', () => {
    const tiger = numberOf('tiger');
    const { parts } = lookOf(tiger);
    const stripes = parts.findIndex(({ name }) => name === 'stripes');
    const session = begin(tiger);
    for (const made of idealStrokes(tiger)) {
      if (made.paint === parts[stripes]?.paint) continue;
      act(session, { do: 'paint', stroke: strokeText(made) });
    }
    const verdict = verdictOf(stateOf(session));
    const missed = verdict?.parts.filter(({ right }) => right < 0.5).map(({ name }) => name);
    expect(missed).toContain('stripes');
    expect(verdict?.total).toBeLessThan(90);
  });

  it('takes points for colour and not for cover where a colour is only alike', () => {
    const pack = numberOf('bunny');
    const pink = PAINTS.findIndex(([name]) => name === 'pink') + 1;
    const red = PAINTS.findIndex(([name]) => name === 'red') + 1;
    const session = begin(pack);
    for (const made of idealStrokes(pack)) {
      const other = made.paint === pink ? { ...made, paint: red } : made;
      act(session, { do: 'paint', stroke: strokeText(other) });
    }
    const verdict = verdictOf(stateOf(session));
    expect(verdict?.cover).toBeGreaterThan(52);
    expect(verdict?.color).toBeLessThan(22);
  });

  it('can be answered by touching up, and stars won before are never lost', () => {
    const session = begin(0, { ...FRESH, won: `2${FRESH.won.slice(1)}` });
    act(session, paint());
    act(session, { do: 'reveal' });
    expect(act(session, { do: 'touchup' })).toBe('touchup');
    act(session, paint({ tool: 'wipe', paint: 0 }));
    act(session, { do: 'reveal' });
    act(session, { do: 'finish' });
    expect(session.status).toBe('lost');
    expect((session.career as unknown as FacesCareer).won[0]).toBe('2');
  });

  it('is not given for a bare face', () => {
    expect(act(begin(0), { do: 'reveal' })).toBe('refuse.bare');
  });
});

describe('stirring', () => {
  const [white, black, red, yellow, blue] = BASES as readonly [
    number,
    number,
    number,
    number,
    number,
  ];
  const named = (number: number): string => PAINTS[number - 1]?.[0] ?? '';

  it('makes new colours of two pots, whichever comes first, and brown of what does not go together', () => {
    expect(named(stirred(red, yellow))).toBe('orange');
    expect(named(stirred(yellow, red))).toBe('orange');
    expect(named(stirred(black, white))).toBe('silver');
    expect(named(stirred(stirred(yellow, blue), yellow))).toBe('lime');
    expect(named(stirred(red, black))).toBe('brown');
    expect(stirred(blue, blue)).toBe(blue);
  });

  it('is given by a recipe for every color that is no pot', () => {
    for (let number = 1; number <= PAINTS.length; number += 1) {
      const recipe = recipeOf(number);
      if (BASES.includes(number)) expect(recipe).toBeUndefined();
      else expect(stirred(recipe?.[0] ?? 0, recipe?.[1] ?? 0)).toBe(number);
    }
  });
});

describe('glitter', () => {
  const pour = paint({
    tool: 'pour',
    size: 0,
    points: Array.from({ length: 12 }, (_, at) => ({ x: 30 + at, y: 0 })),
  });
  const count = (session: Session): number =>
    faceOf(0, stateOf(session).strokes).glitter.pigment.reduce(
      (sum, grain) => sum + (grain ? 1 : 0),
      0,
    );

  it('falls past bare skin and sticks to gel', () => {
    const session = begin(0);
    act(session, pour);
    expect(count(session)).toBe(0);
    act(session, paint({ tool: 'gel', paint: 0 }));
    act(session, pour);
    expect(count(session)).toBeGreaterThan(10);
  });

  it('comes off with the cloth', () => {
    const session = begin(0);
    act(session, paint({ tool: 'gel', paint: 0 }));
    act(session, pour);
    act(session, paint({ tool: 'wipe', paint: 0, size: 3 }));
    act(session, paint({ tool: 'wipe', paint: 0, size: 3, points: [{ x: 40, y: 30 }] }));
    expect(count(session)).toBeLessThan(4);
  });
});

describe('the studio', () => {
  it('opens stencils with stars', () => {
    const last = paint({ tool: 'sponge', stencil: 12 });
    expect(act(begin(-1), last)).toBe('refuse.locked');
    expect(act(begin(-1, { ...FRESH, won: '3'.repeat(LOOK_COUNT) }), last)).toBe('sponge');
    expect(act(begin(-1), paint({ tool: 'sponge', stencil: 31 }))).toBe('refuse.stencil');
  });

  it('lets a stencil through in its holes alone', () => {
    const session = begin(-1);
    act(session, paint({ tool: 'sponge', stencil: 1, points: [{ x: 44, y: 30 }], size: 3 }));
    const hearts = faceOf(-1, stateOf(session).strokes).paint;
    act(session, { do: 'clear' });
    act(session, paint({ tool: 'sponge', points: [{ x: 44, y: 30 }], size: 3 }));
    const free = faceOf(-1, stateOf(session).strokes).paint;
    const painted = (cells: Uint8Array): number =>
      cells.reduce((sum, cell) => sum + (cell ? 1 : 0), 0);
    expect(painted(hearts.pigment)).toBeGreaterThan(30);
    expect(painted(hearts.pigment)).toBeLessThan(painted(free.pigment) * 0.7);
  });

  it('carries along what its wall kept, in a look too', () => {
    const stored = { ...FRESH, wall: ['', '3.b1300AAAA', '', ''] };
    const read = rules.career?.parse(stored);
    if (!read?.ok) throw new Error('not read');
    const session = begin(0, read.value);
    act(session, paint());
    expect(session.career).toMatchObject({ wall: stored.wall });
  });

  it('keeps the stars of looks when looks or walls are added, and reads the digits it can', () => {
    const parsed = (stored: Json): unknown => {
      const read = rules.career?.parse(stored);
      return read?.ok ? read.value : read;
    };
    expect(parsed({ won: '312', wall: ['3.b1300AAAA'] })).toEqual({
      won: `312${FRESH.won.slice(3)}`,
      wall: ['3.b1300AAAA', '', '', ''],
    });
    expect(parsed({ won: `3x9${FRESH.won}`, wall: null })).toEqual({
      ...FRESH,
      won: `3${FRESH.won.slice(1)}`,
    });
  });
});
