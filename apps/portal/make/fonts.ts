import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Look } from '@playgrove/catalogue/look';
import * as LOOK from '../../../look.config.ts';

export type Fonts = {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** `@font-face` rules, with fallbacks of the same metrics so that nothing moves. */
  readonly css: string;
  /** Addresses worth fetching early. */
  readonly early: readonly string[];
};

const require = createRequire(import.meta.url);
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';

/**
 * The two faces, latin subsets, served by the site itself. Labels and headings may take them on
 * late (`swap`), for their boxes do not depend on it; running text, whose lines could break
 * elsewhere, takes the text face only if it is there in time (`optional`, under the name Reading).
 */
export function gatherFonts(look: Look = LOOK, base = '/'): Fonts {
  const { FACES, FONTS } = look;
  const files = new Map<string, Uint8Array>();
  const add = (name: string, from: string): string => {
    const bytes = readFileSync(require.resolve(from));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    files.set(`assets/${name}-${hash}.woff2`, bytes);
    return `${base}assets/${name}-${hash}.woff2`;
  };
  const text = add('text', `${FONTS.text.package}/${FONTS.text.file}`);
  const display = add('display', `${FONTS.display.package}/${FONTS.display.file}`);
  const face = (name: string, weight: string, swap: string, url: string): string =>
    `@font-face{font-family:'${name}';font-weight:${weight};font-display:${swap};src:url(${url}) format('woff2');unicode-range:${LATIN}}`;
  const [of, title] = [FONTS.text.like, FONTS.display.like];
  const css = [
    face(FACES.text, FONTS.text.weight, 'swap', text),
    face('Reading', FONTS.text.weight, 'optional', text),
    face(FACES.display, FONTS.display.weight, 'swap', display),
    like('Text like', '300 500', PLAIN, { ...of, width: of.plain }),
    like('Text like', '600 700', BOLD, { ...of, width: of.bold }),
    like('Display like', '400', BOLD, { ...title, width: title.bold }),
  ].join('');
  return { files, css, early: [text, display] };
}

const PLAIN = ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica Neue'];
const BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Helvetica Neue Bold'];

/** A device's own face at another's measure: `width` against Arial's, ascent and descent in em. */
function like(
  name: string,
  weight: string,
  local: readonly string[],
  measure: { readonly width: number; readonly ascent: number; readonly descent: number },
): string {
  const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;
  const { width, ascent, descent } = measure;
  const sources = local.map((font) => `local('${font}')`).join(',');
  return `@font-face{font-family:'${name}';font-weight:${weight};src:${sources};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`;
}
