/** Puts the look (`look.config.ts`) into style sheets while the site is built. */

/** A theme of the portal: each entry becomes a custom property, except the glows. */
type Theme = Readonly<Record<string, string>> & {
  readonly page: string;
  readonly glowRight: string;
  readonly glowLeft: string;
};

type Face = {
  readonly package: string;
  /** Path inside the package. */
  readonly file: string;
  readonly weight: string;
};

/** What `look.config.ts` exports. */
export type Look = {
  readonly PALETTE: Readonly<Record<'ink' | 'cream', string>> & Readonly<Record<string, string>>;
  readonly DEEP: Readonly<Record<string, string>>;
  readonly SHADE: string;
  readonly BACKDROP: string;
  readonly PAGE: { readonly light: string; readonly dark: string };
  readonly LIGHT: Theme;
  readonly DARK: Theme;
  readonly PARTS: Readonly<Record<string, string>>;
  readonly RADIUS: Readonly<Record<string, string>>;
  readonly LOGO: string;
  readonly FACES: { readonly display: string; readonly text: string };
  readonly FONTS: {
    readonly display: Face & {
      readonly like?: { readonly bold: number; readonly ascent: number; readonly descent: number };
    };
    readonly text: Face & {
      readonly like?: {
        readonly plain: number;
        readonly bold: number;
        readonly ascent: number;
        readonly descent: number;
      };
    };
  };
};

const dashed = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Everything that `look(…)` can name, as it is written: a value may name another. */
function writtenTokens(look: Look): ReadonlyMap<string, string> {
  const named = (values: Readonly<Record<string, string>>, before = '') =>
    Object.entries(values).map(([name, value]) => [before + dashed(name), value] as const);
  return new Map([
    ...named(look.PALETTE),
    ...named(look.DEEP, 'deep-'),
    ['shade', look.SHADE],
    ['backdrop', look.BACKDROP],
    ...named(look.PAGE, 'page-'),
    ...named(look.LIGHT, 'light-'),
    ...named(look.DARK, 'dark-'),
    ...named(look.PARTS),
    ...named(look.RADIUS, 'radius-'),
    ...named({ display: `'${look.FACES.display}'`, text: `'${look.FACES.text}'` }, 'face-'),
  ]);
}

/** Everything that `look(…)` can name, with its value. */
export function tokensOf(look: Look): ReadonlyMap<string, string> {
  const written = writtenTokens(look);
  return new Map([...written].map(([name, value]) => [name, fill(value, written)]));
}

const CALL = /look\(([a-z0-9-]+)(?:,\s*(\d+(?:\.\d+)?)%)?\)/g;

/** A color, with or without its opacity. */
const COLOR = /^#[\da-f]{6}(?:[\da-f]{2})?$/i;

export const isColor = (value: string): boolean => COLOR.test(value);

/**
 * Replaces `look(name)` and `look(name, opacity%)` in CSS.
 * @throws Error naming what the look does not have, or an opacity of something that is no color
 */
export function fillLook(css: string, look: Look): string {
  return css.includes('look(') ? fill(css, writtenTokens(look)) : css;
}

/** @param depth how many names stand for other names; a name that leads to itself ends nowhere */
function fill(css: string, tokens: ReadonlyMap<string, string>, depth = 0): string {
  return css.replace(CALL, (call, name: string, opacity: string | undefined) => {
    const written = tokens.get(name);
    if (written === undefined) throw new Error(`${call}: look.config.ts has no "${name}"`);
    if (depth > 8) throw new Error(`${call}: "${name}" stands for itself in look.config.ts`);
    const value = fill(written, tokens, depth + 1);
    if (opacity === undefined) return value;
    if (!/^#[\da-f]{6}$/i.test(value)) {
      throw new Error(`${call}: "${value}" is not a color like #2b1b4d`);
    }
    const alpha = Math.round((Number(opacity) / 100) * 255);
    return value + alpha.toString(16).padStart(2, '0');
  });
}

/** A theme's custom properties, without the braces around them. */
export function themeCss(theme: Theme, look: Look): string {
  const { glowRight, glowLeft, ...values } = theme;
  const glow = (at: string, color: string, end: number): string =>
    `radial-gradient(${at}, ${color} 0, ${color}00 ${end}%)`;
  const sky = [
    glow('70rem 34rem at 108% -14rem', glowRight, 62),
    glow('60rem 34rem at -12% -12rem', glowLeft, 60),
  ].join(', ');
  const { page, ...others } = values;
  const lines = Object.entries({ page, sky, ...others }).map(
    ([name, value]) => `--${dashed(name)}: ${value};`,
  );
  return fillLook(lines.join('\n'), look);
}

/** As much of PostCSS as the plugin below touches. */
type Sheet = {
  walkDecls(visit: (declaration: { value: string }) => void): void;
  walkAtRules(
    name: string,
    visit: (rule: {
      params: string;
      replaceWith(css: string): unknown;
      error(why: string): Error;
    }) => void,
  ): void;
};

/** A PostCSS plugin: `look(…)` in values, and `@look light;` or `@look dark;` for a whole theme. */
export function lookPlugin(look: Look): {
  readonly postcssPlugin: string;
  readonly Once: (sheet: Sheet) => void;
} {
  const themes: Readonly<Record<string, Theme>> = { light: look.LIGHT, dark: look.DARK };
  return {
    postcssPlugin: 'look',
    Once(sheet) {
      sheet.walkAtRules('look', (rule) => {
        const theme = themes[rule.params];
        if (!theme) throw rule.error(`"${rule.params}" is no theme: light, dark`);
        rule.replaceWith(themeCss(theme, look));
      });
      sheet.walkDecls((declaration) => {
        if (declaration.value.includes('look(')) {
          declaration.value = fillLook(declaration.value, look);
        }
      });
    },
  };
}
