import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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
 * elsewhere, takes Fredoka only when it is there in time (`optional`, under the name Reading).
 */
export function gatherFonts(): Fonts {
  const files = new Map<string, Uint8Array>();
  const add = (name: string, from: string): string => {
    const bytes = readFileSync(require.resolve(from));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    files.set(`assets/${name}-${hash}.woff2`, bytes);
    return `/assets/${name}-${hash}.woff2`;
  };
  const text = add('fredoka', '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2');
  const display = add('lilita', '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2');
  return { files, css: faces(text, display), early: [text, display] };
}

function faces(text: string, display: string): string {
  const face = (name: string, weight: string, late: string, url: string): string =>
    `@font-face{font-family:${name};font-weight:${weight};font-display:${late};src:url(${url}) format('woff2');unicode-range:${LATIN}}`;
  return [
    face('Fredoka', '300 700', 'swap', text),
    face('Reading', '300 700', 'optional', text),
    face('Lilita', '400', 'swap', display),
    like('Fredoka like', '300 500', PLAIN, { width: 0.992, ascent: 0.974, descent: 0.236 }),
    like('Fredoka like', '600 700', BOLD, { width: 0.934, ascent: 0.974, descent: 0.236 }),
    like('Lilita like', '400', BOLD, { width: 0.882, ascent: 0.923, descent: 0.221 }),
  ].join('');
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
