import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import type { Cue } from '@playgrove/kit/contract';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { deal } from './rules/deal.ts';
import type { State, Wave } from './rules/state.ts';
import { BLOSSOMS } from './view/blossoms.ts';
import { layoutOf, worldFor } from './view/layout.ts';
import { cardsOf } from './view/panel.ts';
import { growthOf } from './view/scene.ts';
import { lengthOf, momentOf, startOf } from './view/timeline.ts';
import game from './view.ts';

function dealt(index: number, seed = 'view'): State {
  const parsed = rules.parseParams(rules.levels[index]?.params ?? null);
  if (!parsed.ok) throw new Error(parsed.error);
  return deal(parsed.value, createRng(seed), { level: 0, losses: 0 });
}

/** The first move of a game that falls at least three times. */
function cascade(): { readonly from: State; readonly to: State; readonly cues: readonly Cue[] } {
  for (let seed = 0; seed < 200; seed += 1) {
    const state = dealt(3, `cascade ${seed}`);
    const from = structuredClone(state);
    const cues: Cue[] = [];
    const rng = createRng(seed);
    rules.step(state, bot(state, rng, 0.5) ?? 0, {
      rng,
      cue: (name, _at, _value, stage = 0) => cues.push({ name, stage }),
    });
    if (state.longest >= 3) return { from, to: state, cues };
  }
  throw new Error('no cascade in 200 deals');
}

describe('the animation of a move', () => {
  const { from, to, cues } = cascade();
  const ofName = (name: Wave['name']): Wave[] => to.waves.filter((wave) => wave.name === name);

  it('swaps in 120 milliseconds and falls faster the deeper it goes', () => {
    expect(ofName('swap').map(lengthOf)).toEqual([120]);
    const falls = ofName('fall').map(lengthOf);
    expect(falls.length).toBeGreaterThanOrEqual(3);
    expect(falls).toEqual(falls.toSorted((one, other) => other - one));
    expect(falls[2]).toBeLessThan(falls[0] ?? 0);
  });

  it('shows each wave between the bed before it and after it, and then rests', () => {
    const total = startOf(to.waves, to.waves.length);
    to.waves.forEach((wave, index) => {
      const middle = startOf(to.waves, index) + lengthOf(wave) / 2;
      const moment = momentOf(from, to, middle / total);
      expect(moment?.wave).toBe(wave);
      expect(moment?.part).toBeCloseTo(0.5);
      expect(moment?.before.ids).toEqual((to.waves[index - 1]?.after ?? from).ids);
    });
    expect(momentOf(from, to, 1)).toBeUndefined();
    expect(momentOf(undefined, to, 0.2)).toBeUndefined();
  });

  it('answers each cue when its wave begins', () => {
    const { slide, delay } = game.view;
    if (typeof slide !== 'function' || !delay) throw new Error('the view has no timing');
    expect(slide(from, to, cues)).toBeCloseTo(startOf(to.waves, to.waves.length));
    const matches = cues
      .filter(({ name }) => name === 'match')
      .map((cue) => delay(cue, cues, { from, to }));
    expect(matches[0]).toBe(120);
    expect(matches).toEqual(matches.toSorted((one, other) => one - other));
    expect(new Set(matches).size).toBe(matches.length);
  });
});

describe('the layout', () => {
  it.each([
    [390, 740],
    [320, 464],
    [1440, 844],
    [768, 920],
  ])('gives fingers at least 44 pixels a cell at %i by %i', (width, height) => {
    for (const index of rules.levels.keys()) {
      const state = dealt(index);
      const world = worldFor(width / height, state);
      const px = Math.min(width / world.width, height / world.height);
      const { frame } = layoutOf(world, state);
      // Eight rows on the smallest phone are a hair lower.
      expect(frame.cell * px).toBeGreaterThanOrEqual(state.rows > 7 && width === 320 ? 39 : 42.9);
      expect(frame.y + frame.cell * state.rows).toBeLessThanOrEqual(world.height);
      expect(frame.x + frame.cell * state.columns).toBeLessThanOrEqual(world.width);
    }
  });

  it('keeps what is wanted clear of the bed, however much it is', () => {
    for (const aspect of [0.49, 0.7, 1.7]) {
      for (const index of rules.levels.keys()) {
        const state = dealt(index);
        const layout = layoutOf(worldFor(aspect, state), state);
        for (const card of cardsOf(state, layout).cards) {
          const clear = layout.portrait
            ? card.y + card.height <= layout.frame.y
            : card.x + card.width <= layout.frame.x;
          expect(clear, rules.levels[index]?.id).toBe(true);
          expect(card.width).toBeGreaterThan(60);
        }
      }
    }
  });
});

describe('the picture', () => {
  it('tells every blossom by its outline', () => {
    const outlines = BLOSSOMS.map(({ layers }) => layers.find(({ rim }) => rim)?.d);
    expect(new Set(outlines).size).toBe(6);
  });

  it('lets the garden grow with every few stars, up to all of them', () => {
    expect(growthOf(0)).toBe(0);
    expect(growthOf(8)).toBeGreaterThan(growthOf(2));
    expect(growthOf(192)).toBe(10);
  });
});
