import type { Look } from '@playgrove/site-config/style';

/** A file of a face, and the characters it holds as a `unicode-range`: all, if it does not say. */
export type FontSource = { readonly url: string; readonly range?: string };

/** The files of both faces; the first of each loads early. */
export type FontSources = Readonly<Record<'display' | 'text', readonly FontSource[]>>;

/** Addresses worth fetching early. */
export function earlyFonts({ text, display }: FontSources): string[] {
  return [text, display].flatMap(([first]) => first?.url ?? []);
}

/** `@font-face` rules, with fallbacks of the same metrics, where they are known, so that nothing moves. */
export function fontCss({ FACES, FONTS }: Look, { text, display }: FontSources): string {
  const face = (
    name: string,
    weight: string,
    swap: string,
    sources: readonly FontSource[],
  ): string =>
    sources
      .map(({ url, range }) => {
        const held = range === undefined ? '' : `;unicode-range:${range}`;
        return `@font-face{font-family:'${name}';font-weight:${weight};font-display:${swap};src:url(${url}) format('woff2')${held}}`;
      })
      .join('');
  const [of, title] = [FONTS.text.like, FONTS.display.like];
  return [
    face(FACES.text, FONTS.text.weight, 'swap', text),
    face('Reading', FONTS.text.weight, 'optional', text),
    face(FACES.display, FONTS.display.weight, 'swap', display),
    ...(of
      ? [
          like('Text like', '300 500', PLAIN, { ...of, width: of.plain }),
          like('Text like', '600 700', BOLD, { ...of, width: of.bold }),
        ]
      : []),
    ...(title ? [like('Display like', '400', BOLD, { ...title, width: title.bold })] : []),
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
