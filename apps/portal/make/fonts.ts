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
 * The two faces, latin subsets, served by the site itself. Text in Fredoka runs over many lines,
 * so it is used only when it is there in time (`optional`); headings are single lines of reserved
 * height, so Lilita One may come later (`swap`).
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
  return [
    `@font-face{font-family:Fredoka;font-weight:300 700;font-display:optional;src:url(${text}) format('woff2');unicode-range:${LATIN}}`,
    `@font-face{font-family:Lilita;font-display:swap;src:url(${display}) format('woff2');unicode-range:${LATIN}}`,
    // Metrics measured against Arial and Arial Bold: average advance, then ascent and descent of the face.
    `@font-face{font-family:'Fredoka like';src:local('Arial'),local('Liberation Sans'),local('Roboto'),local('Helvetica Neue');size-adjust:97%;ascent-override:100.4%;descent-override:24.3%;line-gap-override:0%}`,
    `@font-face{font-family:'Lilita like';src:local('Arial Bold'),local('Arial Black'),local('Liberation Sans Bold'),local('Roboto Black'),local('Helvetica Neue Bold');size-adjust:86%;ascent-override:107%;descent-override:26%;line-gap-override:0%}`,
  ].join('');
}
