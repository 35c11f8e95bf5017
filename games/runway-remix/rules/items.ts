import { readColor } from './colors.ts';
import { CATEGORIES } from './data/wardrobe.ts';
import { SLOTS, TAGS, type Category, type Item, type Slot } from './wardrobe.ts';

/** Words before a drawing, which keeps its spaces; what hangs behind it begins after a space. */
const HEADS: Readonly<Record<string, number>> = { hat: 4, bag: 4, eyes: 3, jewel: 4 };
const PARTS = / (?=[A-Za-z][MO])/;

function readRow(row: string, category: Category, needs: number): Item {
  const words = row.split(' ');
  const head = HEADS[category] ?? Infinity;
  const drawing = words.slice(head).join(' ').split(PARTS).filter(Boolean);
  const [id = '', styles = '', color = '', ...cut] = [...words.slice(0, head), ...drawing];
  const wanted = category === 'jewel' ? cut[0] : category;
  const slot = SLOTS.find((each) => each === wanted);
  const tags = styles.split(',');
  if (!slot || !tags.every((tag) => TAGS.includes(tag)))
    throw new Error(`wardrobe row "${row.slice(0, 40)}": no such slot or style`);
  const name = `${category}.${id}`;
  return { id, name, category, slot, tags, color: readColor(color), needs, cut };
}

export const ITEMS: readonly Item[] = CATEGORIES.flatMap(([category, rows, free, last]) => {
  const lines = rows.trim().split('\n');
  // The first pieces open one after the other soon, the last ones far apart.
  return lines.map((row, index) => {
    const part = (index - free + 1) / Math.max(1, lines.length - free);
    const needs = part <= 0 ? 0 : Math.max(2, Math.round(part * Math.sqrt(part) * last));
    return readRow(row, category, needs);
  });
});

const NAMED: ReadonlyMap<string, Item> = new Map(ITEMS.map((item) => [item.name, item]));

export function itemNamed(name: string): Item | undefined {
  return NAMED.get(name);
}

/** What cannot be worn together. */
export function clashes(slot: Slot): readonly Slot[] {
  if (slot === 'dress') return ['top', 'bottom'];
  return slot === 'top' || slot === 'bottom' ? ['dress'] : [];
}
