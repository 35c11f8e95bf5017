import type { Json, Result, Rng } from '@playgrove/kit/contract';
import { PATTERNS } from '@playgrove/kit/paperdoll';
import { COLOURS } from './colours.ts';
import { ITEM_INDEX, ITEMS } from './items.ts';
import {
  CHOICES,
  isDressed,
  isOpen,
  POSE_NAMES,
  SCENES,
  takesPrint,
  TRAITS,
  type Input,
  type State,
} from './state.ts';
import { SLOTS } from './wardrobe.ts';

/** A sample of what may be done now; all of it where it is little. */
export function inputs(state: State, rng: Rng): readonly Input[] {
  if (state.phase === 'done') return [];
  if (state.phase === 'runway') return POSE_NAMES.map((name) => ({ do: 'pose', pose: name }));
  if (state.phase === 'judged')
    return [
      { do: 'restyle' },
      { do: 'scene', scene: rng.int(SCENES.length) },
      { do: 'finish' },
      { do: 'finish' },
    ];
  const open = ITEMS.filter(
    (item) =>
      isOpen(item, state.won) && state.worn[item.slot]?.item !== `${item.category}.${item.id}`,
  );
  const made: Input[] = Array.from({ length: 8 }, () => {
    const item = rng.pick(open);
    return { do: 'wear', item: `${item.category}.${item.id}` };
  });
  const on = SLOTS.filter((slot) => state.worn[slot]);
  if (on.length > 0) {
    made.push({ do: 'off', slot: rng.pick(on) });
    for (let count = 0; count < 3; count += 1)
      made.push({ do: 'dye', slot: rng.pick(on), colour: rng.int(COLOURS.length) });
    const printed = on.filter(takesPrint);
    if (printed.length > 0)
      made.push({ do: 'print', slot: rng.pick(printed), pattern: rng.int(PATTERNS.length) });
  }
  const trait = rng.pick(TRAITS);
  made.push({ do: 'model', trait, value: rng.int(CHOICES[trait]) });
  if (isDressed(state.worn)) made.push({ do: 'walk' });
  return made;
}

export function parseInput(raw: Json): Result<Input> {
  const bad = {
    ok: false,
    error: `${JSON.stringify(raw)} is no input: {do: wear, off, dye, print, model, scene, pose, walk, restyle or finish, …}`,
  } as const;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return bad;
  const from = raw as Readonly<Record<string, Json>>;
  const below = (key: string, most: number): boolean =>
    Number.isInteger(from[key]) && Number(from[key]) >= 0 && Number(from[key]) < most;
  const slot = SLOTS.some((each) => each === from['slot']);
  const trait = TRAITS.find((each) => each === from['trait']);
  const fine: Readonly<Record<string, boolean>> = {
    wear: typeof from['item'] === 'string' && ITEM_INDEX.has(from['item']),
    off: slot,
    dye: slot && below('colour', COLOURS.length),
    print: slot && below('pattern', PATTERNS.length),
    model: trait !== undefined && below('value', CHOICES[trait]),
    scene: below('scene', SCENES.length),
    pose: POSE_NAMES.some((name) => name === from['pose']),
    walk: true,
    restyle: true,
    finish: true,
  };
  const kind = from['do'];
  return typeof kind === 'string' && Object.hasOwn(fine, kind) && fine[kind]
    ? { ok: true, value: raw as Input }
    : bad;
}
