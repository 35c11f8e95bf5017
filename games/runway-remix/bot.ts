import { briefOf, isDressed, isOpen, POSE_NAMES, takesPrint } from './rules.ts';
import type { Input, State } from './rules.ts';
import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { PATTERNS } from './rules/paperdoll/index.ts';
import { fits, styleFor, WIDTH } from './rules/stylist.ts';
import type { Brief } from './rules/briefs.ts';
import { NAMES } from './rules/colors.ts';
import { clashes, ITEMS } from './rules/items.ts';
import { itemOf, met, type Outfit } from './rules/score.ts';
import { SLOTS, type Item, type Slot } from './rules/wardrobe.ts';

export const proof: Proof = { skills: [0, 1], margin: 30, limit: 400 };

/** What is still to be done to be dressed like `goal`. */
function toward(state: State, goal: Outfit): Input | undefined {
  for (const slot of SLOTS) {
    const [now, then] = [state.worn[slot], goal[slot]];
    if (!then) continue;
    if (now?.item !== then.item) return { do: 'wear', item: then.item };
    if (now.colour !== then.colour) return { do: 'dye', slot, colour: then.colour };
    if (now.pattern !== then.pattern && takesPrint(slot))
      return { do: 'print', slot, pattern: then.pattern };
  }
  const slot = SLOTS.find((each) => state.worn[each] && !goal[each]);
  return slot && { do: 'off', slot };
}

/** A beginner puts on a handful of things that look right, in the colors they come in. */
const HANDFUL = 5;
/** A middling hand fills more places, looks at more pieces for each, and dyes what the client wants. */
const PLENTY = 8;
const LOOKS = 6;
const SMALL: readonly Slot[] = ['shoes', 'bag', 'hat', 'neck', 'eyes'];
const MIDDLING = 0.25;
const STYLIST = 0.75;

function middling(state: State, brief: Brief, rng: Rng): Input {
  const fit = (item: Item): number => fits(brief, item);
  const open = openTo(state);
  const dull = SLOTS.filter((slot) => {
    if (!open.some((item) => item.slot === slot)) return false;
    const piece = state.worn[slot];
    return piece ? fit(itemOf(piece)) < 1 : !clashes(slot).some((other) => state.worn[other]);
  });
  if (dull.length > 0 && Object.keys(state.worn).length < PLENTY + 1 && !rng.chance(0.06)) {
    const slot = rng.pick(dull);
    const rack = open.filter((item) => item.slot === slot);
    const looked = Array.from({ length: LOOKS }, () => rng.pick(rack));
    const best = looked.reduce((one, other) => (fit(other) > fit(one) ? other : one));
    return { do: 'wear', item: best.name };
  }
  for (const must of brief.musts) {
    if (met(must, state.worn)) continue;
    const large = state.worn.dress ? 'dress' : 'top';
    // A touch of a color goes on a small piece, each on its own, or the next wish dyes it over.
    const touches = brief.musts.filter(({ kind }) => kind === 'touch');
    const small = SMALL.filter((each) => state.worn[each])[touches.indexOf(must)];
    const slot = must.kind === 'touch' ? small : large;
    if (slot && (must.kind === 'main' || must.kind === 'touch')) {
      const color = NAMES.findIndex(({ hue }) => hue === must.what);
      if (state.worn[slot]?.colour !== color) return { do: 'dye', slot, colour: color };
    }
    const pattern = PATTERNS.findIndex((name) => name === must.what);
    if (must.kind === 'print') return { do: 'print', slot: large, pattern };
  }
  return { do: 'walk' };
}

export const bot: Bot<State, Input> = (state, rng, skill) => {
  const brief = briefOf(state);
  if (state.phase === 'judged') return { do: 'finish' };
  if (state.phase === 'runway') {
    const left = POSE_NAMES.filter((name) => !state.poses.includes(name));
    const hoped = brief && left.find((name) => name === brief.pose);
    return {
      do: 'pose',
      pose: rng.chance(skill) ? (hoped ?? rng.pick(left)) : rng.pick(POSE_NAMES),
    };
  }
  if (!brief)
    return isDressed(state.worn) && rng.chance(0.2)
      ? { do: 'walk' }
      : { do: 'wear', item: rng.pick(openTo(state)).name };
  if (skill >= MIDDLING && skill < STYLIST) return middling(state, brief, rng);
  if (skill >= STYLIST)
    return (
      toward(state, styleFor(state.brief, state.won, skill >= 0.9 ? WIDTH : 2)) ?? { do: 'walk' }
    );
  if (!isDressed(state.worn)) {
    const need = state.worn.top ? 'bottom' : 'top';
    return { do: 'wear', item: rng.pick(openTo(state).filter(({ slot }) => slot === need)).name };
  }
  const clothes = Object.keys(state.worn).filter((slot) => slot !== 'hair');
  if (clothes.length >= HANDFUL) return { do: 'walk' };
  const few = Array.from({ length: 4 }, () => rng.pick(openTo(state)));
  const liked = few.find(
    (item) => item.tags.some((tag) => brief.wants.includes(tag)) && !state.worn[item.slot],
  );
  return { do: 'wear', item: (liked ?? rng.pick(few)).name };
};

function openTo(state: State): readonly Item[] {
  return ITEMS.filter(
    (item) => isOpen(item, state.won) && state.worn[item.slot]?.item !== item.name,
  );
}
