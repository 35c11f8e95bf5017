import { fillMessage } from '@playgrove/language/message-format';
import { categoryListId } from '@playgrove/protocol';
import { categoryPath } from '../data/routes.ts';
import { Glyph, type GlyphName } from './glyph.tsx';
import { categoryTitle } from '../data/category-title.ts';
import * as messages from './messages/en.json';

type Hue = 'violet' | 'blue' | 'orange' | 'teal' | 'pink' | 'green' | 'red';

/** Icons by what a list's id is about; the first match wins. */
const ICONS: readonly (readonly [RegExp, GlyphName, Hue])[] = [
  [/^recommend$/, 'thumb', 'blue'],
  [/^hot$/, 'flame', 'orange'],
  [/^continue$/, 'clock', 'teal'],
  [/^(?:maybe|similar|others|instead)$/, 'sparkle', 'pink'],
  [/puzzl|logic|brain|match/i, 'puzzle', 'violet'],
  [/rac|driv|car\b/i, 'wheel', 'red'],
  [/sport|ball|goal/i, 'ball', 'orange'],
  [/shoot|aim/i, 'target', 'red'],
  [/music|rhythm/i, 'note', 'pink'],
  [/fashion|girl|dress|beauty/i, 'hanger', 'pink'],
  [/card|board|classic|mahjong|solitaire/i, 'cards', 'teal'],
  [/run|action|adventur|platform/i, 'bolt', 'green'],
  [/arcade/i, 'gamepad', 'blue'],
  [/casual/i, 'sun', 'pink'],
  [/skill|agil/i, 'star', 'teal'],
];

/** A list's icon on a colored tile; a list that no icon fits has a grid. */
export function CategoryBadge({ list }: { readonly list: string }) {
  const [, glyph, hue] = ICONS.find(([about]) => about.test(list)) ?? [/$/, 'grid', 'violet'];
  return (
    <span className={`badge ${hue}`}>
      <Glyph name={glyph} />
    </span>
  );
}

/** `7 games`. */
export function gameCount(n: number): string {
  return fillMessage(messages.games, { n });
}

export type CategoryListProps = {
  readonly title: string;
  readonly categories: readonly (readonly [name: string, count: number])[];
  /** The category that the visitor is in already. */
  readonly without?: string;
};

/** Browse by category as a link to its list. */
export function CategoryList({ title, categories, without }: CategoryListProps) {
  const others = categories.filter(([name]) => name !== without);
  if (others.length === 0) return null;
  return (
    <section className="categories" aria-labelledby="categories">
      <h2 id="categories">{title}</h2>
      <ul>
        {others.map(([name, count]) => (
          <li key={name}>
            <a href={`#${categoryPath(name)}`}>
              <CategoryBadge list={categoryListId(name)} />
              <span className="category-words">
                <span className="category-name">{categoryTitle(name)}</span>
                <span className="category-count">{gameCount(count)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
