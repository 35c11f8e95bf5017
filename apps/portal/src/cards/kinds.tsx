import { HOT, RECOMMEND } from '@playgrove/catalogue';
import { categoryPath } from '../routes.ts';
import { Glyph, type GlyphName } from '../shell/glyph.tsx';

type Hue = 'violet' | 'blue' | 'orange' | 'teal' | 'pink' | 'green' | 'red';

/** Signs by what a list's name speaks of, first match wins. */
const SIGNS: readonly (readonly [RegExp, GlyphName, Hue])[] = [
  [new RegExp(`^${RECOMMEND}$`), 'thumb', 'blue'],
  [new RegExp(`^${HOT}$`), 'flame', 'orange'],
  [/^Continue playing$/, 'clock', 'teal'],
  [/^(?:Maybe you like|More to play|Play one of these)$/, 'sparkle', 'pink'],
  [/puzzl|logic|brain|match/i, 'puzzle', 'violet'],
  [/rac|driv|car\b/i, 'wheel', 'red'],
  [/sport|ball|goal/i, 'ball', 'orange'],
  [/shoot|aim/i, 'target', 'red'],
  [/music|rhythm/i, 'note', 'pink'],
  [/fashion|girl|dress|beauty/i, 'hanger', 'pink'],
  [/card|board|classic|mahjong|solitaire/i, 'cards', 'teal'],
  [/run|action|adventur|platform/i, 'bolt', 'green'],
  [/arcade|casual/i, 'gamepad', 'blue'],
  [/skill|agil/i, 'star', 'teal'],
];

/** A list's picture on a coloured tile; one that no sign knows has a grid. */
export function KindBadge({ name }: { readonly name: string }) {
  const [, glyph, hue] = SIGNS.find(([speaks]) => speaks.test(name)) ?? [/$/, 'grid', 'violet'];
  return (
    <span className={`badge ${hue}`}>
      <Glyph name={glyph} />
    </span>
  );
}

export type KindsProps = {
  readonly title: string;
  readonly categories: readonly (readonly [name: string, count: number])[];
  /** The category that the visitor is in already. */
  readonly without?: string;
};

/** Every kind of game as a link to its list. */
export function Kinds({ title, categories, without }: KindsProps) {
  const others = categories.filter(([name]) => name !== without);
  if (others.length === 0) return null;
  return (
    <section className="kinds" aria-labelledby="kinds">
      <h2 id="kinds">{title}</h2>
      <ul>
        {others.map(([name, count]) => (
          <li key={name}>
            <a href={`#${categoryPath(name)}`}>
              <KindBadge name={name} />
              <span className="kind-words">
                <span className="kind-name">{name}</span>
                <span className="kind-count">{`${count} ${count === 1 ? 'game' : 'games'}`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
