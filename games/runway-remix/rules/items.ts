import { readColor } from './colors.ts';
import {
  CATEGORIES,
  SLOTS,
  TAGS,
  type Category,
  type Item,
  type Slot,
  type Tag,
} from './wardrobe.ts';

function readRow(row: string, category: Category, needs: number): Item {
  const [id = '', tags = '', color = '', ...rest] = splitRow(row, category);
  const wanted = category === 'jewel' ? rest[0] : category;
  const slot = SLOTS.find((each) => each === wanted);
  if (!slot) throw new Error(`wardrobe row "${row.slice(0, 40)}": no slot "${wanted ?? ''}"`);
  const known = tags.split(',').map((tag): Tag => {
    const found = TAGS.find((each) => each === tag);
    if (!found) throw new Error(`wardrobe row "${row.slice(0, 40)}": no tag "${tag}"`);
    return found;
  });
  return { id, category, slot, tags: known, color: readColor(color), needs, cut: rest };
}

/** Words of a row; a drawing keeps its spaces. Its parts begin with a letter and `M` or `O`. */
function splitRow(row: string, category: Category): readonly string[] {
  const words = row.split(' ');
  const head = { hat: 4, bag: 4, eyes: 3, jewel: 4 }[category as string];
  if (head === undefined) return words;
  const art = words.slice(head).join(' ');
  // A second drawing (what hangs behind) begins after a space.
  const parts = art.split(/ (?=[A-Za-z][MO])/);
  return [...words.slice(0, head), ...parts];
}

export const ITEMS: readonly Item[] = CATEGORIES.flatMap(([category, rows, free, last]) => {
  const lines = rows.trim().split('\n');
  // The first pieces open one after the other soon, the last ones far apart.
  return lines.map((row, index) => {
    const part = (index - free + 1) / Math.max(1, lines.length - free);
    return readRow(
      row,
      category,
      part <= 0 ? 0 : Math.max(2, Math.round(part * Math.sqrt(part) * last)),
    );
  });
});

export const ITEM_INDEX: ReadonlyMap<string, number> = new Map(
  ITEMS.map((item, index) => [`${item.category}.${item.id}`, index]),
);

/** Its name's message key. */
export function itemKey(item: Item): string {
  return `item.${item.category}.${item.id}`;
}

/** What cannot be worn together. */
export function clashes(slot: Slot): readonly Slot[] {
  if (slot === 'dress') return ['top', 'bottom'];
  return slot === 'top' || slot === 'bottom' ? ['dress'] : [];
}
