import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { earlyFonts, fontCss, type FontSources } from './font-css.ts';
import type { Look } from '@playgrove/site-config/style';
import * as LOOK from '@playgrove/site-config/look';

export type Fonts = {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly sources: FontSources;
  /** `@font-face` rules, with fallbacks of the same metrics so that nothing moves. */
  readonly css: string;
  /** Addresses worth fetching early. */
  readonly early: readonly string[];
};

const require = createRequire(import.meta.url);
/** Characters of the latin subsets, as ranges of code points. */
const LATIN: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];
const LAST_ASCII = 0x7e;
/** Special spaces. Code writes them as escapes, and `Intl` puts them into dates and numbers. */
const SPACES = '\u00a0\u2009\u202f';
/** A character outside ASCII. */
const BEYOND_ASCII = /[^\0-~]/gu;

/**
 * The two faces, latin subsets, served by the site itself. Each is two files: the characters
 * that the site uses, which load early, and the rest, which load when one of them is shown. Labels and headings may take them on late (`swap`), for their boxes do not
 * depend on it; running text, whose lines could break elsewhere, takes the text face only if it is
 * there in time (`optional`, under the name Reading).
 * @param written texts with every character that the site uses, besides ASCII
 * @throws Error naming a font that cannot be read
 */
export async function gatherFonts(
  written: Iterable<string> = [],
  look: Look = LOOK,
  base = '/',
): Promise<Fonts> {
  const { FONTS } = look;
  const { early, late } = splitLatin(written);
  const files = new Map<string, Uint8Array>();
  const add = async (name: string, from: string, characters: readonly number[]) => {
    const whole = readFileSync(require.resolve(from));
    const text = String.fromCodePoint(...characters);
    const bytes = await subsetFont(whole, text, { targetFormat: 'woff2' }).catch(
      (cause: unknown) => {
        throw new Error(`${from}: cannot be read as a font`, { cause });
      },
    );
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    files.set(`assets/${name}-${hash}.woff2`, bytes);
    return { url: `${base}assets/${name}-${hash}.woff2`, range: rangeOf(characters) };
  };
  const both = async (name: string, { package: from, file }: { package: string; file: string }) => [
    await add(name, `${from}/${file}`, early),
    await add(`${name}-more`, `${from}/${file}`, late),
  ];
  const [text, display] = [await both('text', FONTS.text), await both('display', FONTS.display)];
  const sources = { text, display };
  const css = fontCss(look, sources);
  return { files, sources, css, early: earlyFonts(sources) };
}

/** Code points of the latin subsets: `early` has ASCII and what these texts use, `late` the rest. */
function splitLatin(written: Iterable<string>): Record<'early' | 'late', readonly number[]> {
  const used = new Set<number>();
  for (const text of [SPACES, ...written])
    for (const [each] of text.matchAll(BEYOND_ASCII)) used.add(each.codePointAt(0) ?? 0);
  const all = LATIN.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  const isEarly = (code: number): boolean => code <= LAST_ASCII || used.has(code);
  return { early: all.filter(isEarly), late: all.filter((code) => !isEarly(code)) };
}

/** Sorted code points as a `unicode-range`: `U+20-7E,U+A0`. */
function rangeOf(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}
