/**
 * Colors that stand in for those of the look while code and style sheets are bundled. The step that
 * puts a site together replaces them, without a bundler.
 */
import { createHash } from 'node:crypto';
import { isColor, tokensOf, type Look } from './style.ts';

/** The groups of a look that hold colors, and what their tokens begin with. */
const GROUPS = [
  ['PALETTE', ''],
  ['DEEP', 'deep-'],
  ['PAGE', 'page-'],
  ['LIGHT', 'light-'],
  ['DARK', 'dark-'],
  ['PARTS', ''],
] as const;

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Names of all tokens that are colors; a stand-in is known by its place in this list. */
export function colorNames(look: Look): readonly string[] {
  return [...tokensOf(look)].filter(([, value]) => isColor(value)).map(([name]) => name);
}

/**
 * The same look with other colors. What a look derives from a color follows it.
 * @param colors by token, as `look(…)` names them
 * @throws Error naming a token that is no color of the look
 */
export function withColors(look: Look, colors: Readonly<Record<string, string>>): Look {
  const known = new Set(colorNames(look));
  const next: Record<string, unknown> = { ...look };
  for (const [name, color] of Object.entries(colors)) {
    if (!known.has(name)) throw new Error(`the look has no color "${name}"`);
    if (name === 'shade' || name === 'backdrop') {
      next[name.toUpperCase()] = color;
      continue;
    }
    for (const [group, before] of GROUPS) {
      const key = name.startsWith(before) ? camel(name.slice(before.length)) : '';
      const values = next[group] as Readonly<Record<string, string>>;
      if (Object.hasOwn(values, key)) next[group] = { ...values, [key]: color };
    }
  }
  return next as Look;
}

/**
 * What stand-ins of a look begin with. It changes with the look, so that names which are made from
 * contents do too; its first two digits differ, so that no minifier shortens a stand-in.
 */
function prefixOf(look: Look): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([...tokensOf(look)]))
    .digest('hex');
  const [first = '', second = ''] = hash;
  return `#${first}${first === second ? (first === '0' ? '1' : '0') : second}${hash.slice(2, 4)}`;
}

/** A look in which every color stands in for one of another. */
export function standInLook(look: Look): Look {
  const prefix = prefixOf(look);
  const stand = (_: string, at: number): string => prefix + at.toString(16).padStart(2, '0');
  const names = colorNames(look);
  if (names.length > 256) throw new Error('the look has more colors than stand-ins can tell apart');
  return withColors(look, Object.fromEntries(names.map((name, at) => [name, stand(name, at)])));
}

/** Whether a text holds stand-ins of a look. */
export function hasStandIns(text: string, look: Look): boolean {
  return text.includes(prefixOf(look));
}

/**
 * Puts the colors of a look in place of stand-ins.
 * @param made the look that the text was bundled with
 * @param worn the look that it gets
 */
export function tint(text: string, made: Look, worn: Look): string {
  const names = colorNames(made);
  const tokens = tokensOf(worn);
  const call = new RegExp(`${prefixOf(made)}([\\da-f]{2})([\\da-f]{2})?(?![\\da-f])`, 'gi');
  return text.replace(call, (all, at: string, opacity: string | undefined) => {
    const value = tokens.get(names[Number.parseInt(at, 16)] ?? '');
    if (value === undefined) throw new Error(`${all} stands in for no color`);
    return opacity === undefined ? short(value) : value.slice(0, 7) + opacity;
  });
}

/** `#ffffff` as `#fff`, as a minifier writes it. */
function short(color: string): string {
  return color.replace(/^#(\w)\1(\w)\2(\w)\3$/, '#$1$2$3');
}
