import { CHOICES, isDressed, isOpen, POSE_NAMES, takesPrint, TRAITS } from './state.ts';
import type { Input, State } from './state.ts';
import type { Rng } from '@playgrove/kit/contract';
import { oneOf, such, text, union, whole, type Parser } from '@playgrove/kit/core/parse';
import { PATTERNS } from './paperdoll/index.ts';
import { COLORS } from './colors.ts';
import { itemNamed, ITEMS } from './items.ts';
import { SLOTS } from './wardrobe.ts';

/** A sample of what may be done now; all of it where it is little. */
export function inputs(state: State, rng: Rng): readonly Input[] {
  if (state.phase === 'done') return [];
  if (state.phase === 'runway') return POSE_NAMES.map((name) => ({ do: 'pose', pose: name }));
  if (state.phase === 'judged') return [{ do: 'restyle' }, { do: 'finish' }, { do: 'finish' }];
  const open = ITEMS.filter(
    (item) => isOpen(item, state.won) && state.worn[item.slot]?.item !== item.name,
  );
  const wear = (): Input => ({ do: 'wear', item: rng.pick(open).name });
  const made = Array.from({ length: 8 }, wear);
  const on = SLOTS.filter((slot) => state.worn[slot]);
  if (on.length > 0) {
    made.push({ do: 'off', slot: rng.pick(on) });
    for (let count = 0; count < 3; count += 1)
      made.push({ do: 'dye', slot: rng.pick(on), colour: rng.int(COLORS.length) });
    const printed = on.filter(takesPrint);
    if (printed.length > 0)
      made.push({ do: 'print', slot: rng.pick(printed), pattern: rng.int(PATTERNS.length) });
  }
  const trait = rng.pick(TRAITS);
  made.push({ do: 'model', trait, value: rng.int(CHOICES[trait]) });
  if (isDressed(state.worn)) made.push({ do: 'walk' });
  return made;
}

const slot = oneOf(...SLOTS);

export const parseInput: Parser<Input> = such(
  union('do', {
    wear: { item: such(text(40), (item) => itemNamed(item) !== undefined, 'an item') },
    off: { slot },
    dye: { slot, colour: whole(0, COLORS.length - 1) },
    print: { slot, pattern: whole(0, PATTERNS.length - 1) },
    model: { trait: oneOf(...TRAITS), value: whole(0, 99) },
    pose: { pose: oneOf(...POSE_NAMES) },
    walk: {},
    restyle: {},
    finish: {},
  }),
  (input) => input.do !== 'model' || input.value < CHOICES[input.trait],
  'a choice of this trait',
);
