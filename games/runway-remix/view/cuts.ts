import { BODIES, cutsOf, FACES, PATTERNS, SKINS } from '../rules/paperdoll/index.ts';
import type { Look, Worn } from '../rules/paperdoll/index.ts';
import { EYES, type State } from '../rules.ts';
import { COLORS, readColor } from '../rules/colors.ts';
import { itemNamed } from '../rules/items.ts';
import { itemOf, type Outfit, type Piece } from '../rules/score.ts';

/** A piece as cloth. */
export function wornOf({ item, colour, pattern }: Piece): readonly Worn[] {
  const { category, cut } = itemOf({ item, colour, pattern });
  return cutsOf(category, cut).map((each) => ({
    cut: each,
    color: COLORS[colour] ?? '#ffffff',
    pattern: PATTERNS[pattern] ?? 'plain',
  }));
}

/** The client in an outfit. */
export function lookOf(model: State['model'], outfit: Outfit, blink = false): Look {
  return {
    body: BODIES[model.body] ?? BODIES[0],
    skin: SKINS[model.skin] ?? '#cf9060',
    eyes: EYES[model.eyes] ?? '#6b3f1d',
    face: FACES[model.face] ?? FACES[0],
    worn: Object.values(outfit).flatMap(wornOf),
    blink,
  };
}

/** An outfit as text: `top.tee bottom.jeans:r1`, each piece in its own color where none is said. */
export function dressed(text: string): Outfit {
  const pieces = text.split(' ').flatMap((word) => {
    const [name = '', color] = word.split(':');
    const item = itemNamed(name);
    if (!item) return [];
    const colour = color === undefined ? item.color : readColor(color);
    return [[item.slot, { item: name, colour, pattern: 0 }] as const];
  });
  return Object.fromEntries(pieces);
}
