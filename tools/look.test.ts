import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillLook, tokensOf, type Look } from '@playgrove/site-config/style';
import { DEEP, PALETTE } from '@playgrove/kit/logic/color';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bundleFirst,
  bundleMain,
  bundlePagesStyle,
  bundleStyle,
} from '../apps/portal/make/bundle.ts';
import { openLanguage, pageMessages } from '../apps/portal/make/language.ts';
import { gatherFonts } from '../apps/portal/make/fonts.ts';
import { makeIcon, makePage } from '../apps/portal/make/page.ts';
import { makeManifest } from '../apps/portal/make/manifest.ts';
import type { BootData } from '../apps/portal/src/data/site.ts';
import * as LOOK from '@playgrove/site-config/look';
import config from '@playgrove/site-config/portal';
import { buildStyle } from './build-games/vendors.ts';
import { hasStandIns, standInLook, tint, withColors } from '@playgrove/site-config/stand-ins';
import { ROOT } from './root.ts';

const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;

/** `#rrggbb` in lower case, without opacity. */
function plain(color: string): string {
  const digits = color.slice(1).toLowerCase();
  const long = digits.length < 6 ? [...digits].map((one) => one + one).join('') : digits;
  return `#${long.slice(0, 6)}`;
}

const colorsIn = (text: string): Set<string> => new Set((text.match(HEX) ?? []).map(plain));

/**
 * Another look: every color, corner and face differs from every other and from the first look's.
 */
function secondLook(): Look {
  let made = 0;
  const color = (): string => `#a1${(0x1357 + 37 * (made += 1)).toString(16).padStart(4, '0')}`;
  const colors = <T extends Readonly<Record<string, string>>>(from: T): T =>
    Object.fromEntries(
      Object.entries(from).map(([name, value]) => {
        const shadow = value.includes('px');
        return [name, shadow ? `0 1px 2px ${color()}` : color()];
      }),
    ) as T;
  const corners = Object.keys(LOOK.RADIUS).map((name, at) => [name, `${7.11 + at}rem`]);
  return {
    PALETTE: colors(LOOK.PALETTE),
    DEEP: colors(LOOK.DEEP),
    SHADE: color(),
    BACKDROP: color(),
    PAGE: colors(LOOK.PAGE),
    LIGHT: colors(LOOK.LIGHT),
    DARK: colors(LOOK.DARK),
    PARTS: colors(LOOK.PARTS),
    RADIUS: Object.fromEntries(corners) as Look['RADIUS'],
    LOGO: LOOK.LOGO.replace(HEX, color),
    FACES: { display: 'Second Title', text: 'Second Text' },
    FONTS: LOOK.FONTS,
  };
}

/** Style sheets that the kit loads with the code that needs them. */
function lazyStyles(): string {
  const runtime = join(ROOT, 'packages/kit/src/runtime');
  const sheets = readdirSync(join(runtime, 'hud/sheets')).filter((name) => name.endsWith('.css'));
  const files = [...sheets.map((name) => `hud/sheets/${name}`), 'input/board-layer.css'];
  return files.map((file) => readFileSync(join(runtime, file), 'utf8')).join('');
}

const second = secondLook();
const language = openLanguage('en');
const messages = pageMessages(language);
let outputs: Readonly<Record<string, string>>;

beforeAll(async () => {
  const [main, first, pages] = await Promise.all([
    bundleMain(true, { look: second }),
    bundleStyle(true, second),
    bundlePagesStyle(second),
  ]);
  const screens = [...main.files].filter(([path]) => path.endsWith('.css'));
  const page = makePage({
    config,
    language,
    messages,
    bootData: { site: { samplePages: 0 }, games: [] } as unknown as BootData,
    style: first,
    early: '',
    first: '',
    fonts: [],
    links: [],
    look: second,
  });
  outputs = {
    'styles of first screens': first,
    'styles of other screens': screens.map(([, css]) => String(css)).join('\n'),
    'styles of plain pages': pages,
    'styles of game pages': buildStyle(second).bytes.toString(),
    'styles that come with sheets and boards': fillLook(lazyStyles(), second),
    'styles of insights': fillLook(
      readFileSync(join(ROOT, 'apps/insights/src/insights.css'), 'utf8'),
      second,
    ),
    'the page': page,
    'the manifest': makeManifest(config, language, messages, second),
    'the icon': makeIcon(second),
  };
}, 60_000);

describe('a second look', () => {
  it('applies every token', () => {
    const all = Object.values(outputs).join('\n').toLowerCase();
    const colors = colorsIn(all);
    const onCanvasOnly = new Set(Object.keys(LOOK.PALETTE));
    const missing = [...tokensOf(second)].filter(([name, value]) => {
      const color = value.match(HEX)?.[0];
      if (color !== undefined) return !onCanvasOnly.has(name) && !colors.has(plain(color));
      return !all.includes(value.replaceAll("'", '').toLowerCase());
    });
    expect(missing.map(([name]) => name)).toEqual([]);
    for (const color of colorsIn(second.LOGO)) expect(colors).toContain(color);
  });

  it('leaves no color of the first one', () => {
    const known = colorsIn(JSON.stringify(second));
    for (const [name, text] of Object.entries(outputs)) {
      const found = colorsIn(text);
      expect(found.size, name).toBeGreaterThan(0);
      // Masks use black, which is never visible.
      found.delete('#000000');
      expect(
        [...found].filter((color) => !known.has(color)),
        name,
      ).toEqual([]);
      expect(text, name).not.toMatch(/\blook[ (]|Lilita|Fredoka/);
    }
  });

  it('colors the bars of the browser and of the installed app', () => {
    const { light, dark } = second.PAGE;
    expect(outputs['the page']).toContain(`(prefers-color-scheme: light)" content="${light}"`);
    expect(outputs['the page']).toContain(`(prefers-color-scheme: dark)" content="${dark}"`);
    expect(JSON.parse(outputs['the manifest'] ?? '')).toMatchObject({
      background_color: light,
      theme_color: light,
    });
  });

  it('names its faces in the fonts that it loads', async () => {
    const { css, files } = await gatherFonts([], second);
    expect(css).toContain(`font-family:'${second.FACES.display}'`);
    expect(css).toContain(`font-family:'${second.FACES.text}'`);
    for (const name of ['text', 'display']) {
      const face = [...files].filter(([path]) => path.startsWith(`assets/${name}-`));
      const bytes = face.reduce((sum, [, content]) => sum + content.length, 0);
      expect(bytes, name).toBeGreaterThan(10_000);
    }
  });
});

describe('stand-ins for colors', () => {
  const standIns = standInLook(LOOK);

  it('give way to the colors of a look, as if it had been there from the start', async () => {
    const [first, made] = await Promise.all([bundleStyle(true, standIns), bundleStyle(true)]);
    expect(first).not.toBe(made);
    expect(tint(first, LOOK, LOOK)).toBe(made);
  });

  it('change with the look, and none is left over', () => {
    const css = buildStyle(standIns).bytes.toString();
    expect(hasStandIns(css, LOOK)).toBe(true);
    const worn = tint(css, LOOK, withColors(LOOK, { ink: '#123456' }));
    expect(hasStandIns(worn, LOOK)).toBe(false);
    expect(worn).toContain('#123456');
    expect(worn).not.toContain(LOOK.PALETTE.ink);
    const other = withColors(LOOK, { ink: '#123456' });
    expect(hasStandIns(css, other)).toBe(false);
    expect(() => withColors(LOOK, { inc: '#123456' })).toThrow('the look has no color "inc"');
  });
});

describe('the look', () => {
  it('is used by games', () => {
    expect(PALETTE).toBe(LOOK.PALETTE);
    expect(DEEP).toBe(LOOK.DEEP);
  });

  it('adds only the colors of the bars to the inline script', async () => {
    const { light, dark } = LOOK.PAGE;
    expect([...colorsIn(await bundleFirst(language))].sort()).toEqual([dark, light]);
  });

  it('is filled into style sheets by name, with an opacity if given', () => {
    expect(fillLook('a{color:look(ink);fill:look(deep-blue, 50%)}', LOOK)).toBe(
      `a{color:${LOOK.PALETTE.ink};fill:${LOOK.DEEP.blue}80}`,
    );
    expect(() => fillLook('look(inc)', LOOK)).toThrow('look.config.ts has no "inc"');
    expect(() => fillLook('look(radius-card, 5%)', LOOK)).toThrow('is not a color');
  });
});
