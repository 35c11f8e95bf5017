import {
  BODIES,
  FACES,
  HAIR,
  SKINS,
  PATTERNS,
  type Anchor,
  type Cut,
  type HairName,
  type Look,
  type Neckline,
  type Worn,
} from '../rules/paperdoll/index.ts';
import { EYES, type State } from '../rules.ts';
import { COLORS } from '../rules/colors.ts';
import { itemOf, type Outfit, type Piece } from '../rules/score.ts';
import type { Item } from '../rules/wardrobe.ts';

const cuts = new Map<Item, Cut>();

/** How an item is cut; read from its row once. */
export function cutOf(item: Item): Cut {
  const known = cuts.get(item);
  if (known) return known;
  const made = read(item);
  cuts.set(item, made);
  return made;
}

function read(item: Item): Cut {
  const { cut } = item;
  const text = (index: number): string => cut[index] ?? '';
  const number = (index: number): number => {
    const value = Number(text(index));
    if (!Number.isFinite(value))
      throw new Error(`${item.category}.${item.id}: "${text(index)}" is no number`);
    return value;
  };
  const details = (index: number): readonly string[] =>
    text(index) === '-' ? [] : text(index).split(',');
  const neck = text(0) as Neckline;
  switch (item.category) {
    case 'hair':
      if (!(text(0) in HAIR)) throw new Error(`hair.${item.id}: there is no style "${text(0)}"`);
      return { kind: 'hair', style: text(0) as HairName };
    case 'top':
      return {
        kind: 'top',
        neck,
        sleeve: number(1),
        hem: number(2),
        ease: number(3),
        wide: number(4),
        flare: number(5),
        details: details(6),
      };
    case 'bottom':
      return text(0) === 'S'
        ? {
            kind: 'skirt',
            length: number(1),
            flare: number(2),
            belly: number(3),
            details: details(4),
          }
        : {
            kind: 'legs',
            length: number(1),
            wide: number(2),
            flare: number(3),
            details: details(4),
          };
    case 'dress':
      return {
        kind: 'dress',
        top: {
          kind: 'top',
          neck,
          sleeve: number(1),
          hem: 0.62,
          ease: number(2),
          wide: number(3),
          flare: number(4),
          details: details(5),
        },
        skirt: {
          kind: 'skirt',
          length: number(6),
          flare: number(7),
          belly: number(8),
          details: details(9),
        },
      };
    case 'coat':
      return {
        kind: 'coat',
        sleeve: number(0),
        wide: number(1),
        flare: number(2),
        hem: number(3),
        ease: number(4),
        gap: number(5),
        details: details(6),
      };
    case 'shoes':
      return { kind: 'shoe', shaft: number(0), sole: number(1), details: details(2) };
    case 'hat':
      return { kind: 'thing', anchor: 'head', covers: text(0) === '1', art: text(1) };
    case 'bag':
      return {
        kind: 'thing',
        anchor: text(0) as Anchor,
        art: text(1) === '-' ? '' : text(1),
        ...(cut[2] && { behind: text(2) }),
      };
    case 'eyes':
      return { kind: 'thing', anchor: 'head', art: text(0) };
    case 'jewel':
      return { kind: 'thing', anchor: text(0) as Anchor, art: text(1) };
  }
}

export function wornOf(piece: Piece): Worn {
  return {
    cut: cutOf(itemOf(piece)),
    color: COLORS[piece.colour] ?? '#ffffff',
    pattern: PATTERNS[piece.pattern] ?? 'plain',
  };
}

/** The client in an outfit. */
export function lookOf(model: State['model'], outfit: Outfit, blink = false): Look {
  const [body] = BODIES;
  const [face] = FACES;
  if (!body || !face) throw new Error('there are no bodies or faces');
  return {
    body: BODIES[model.body] ?? body,
    skin: SKINS[model.skin] ?? '#cf9060',
    eyes: EYES[model.eyes] ?? '#6b3f1d',
    face: FACES[model.face] ?? face,
    worn: Object.values(outfit).map(wornOf),
    blink,
  };
}
