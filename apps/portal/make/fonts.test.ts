import { describe, expect, it } from 'vitest';
import type { Look } from '@playgrove/site-config/style';
import * as LOOK from '@playgrove/site-config/look';
import { gatherFonts } from './fonts.ts';

/** The code points of each rule's `unicode-range`, by the name of the file that it loads. */
function rangesIn(css: string): Map<string, number[]> {
  const ranges = new Map<string, number[]>();
  for (const [, file = '', range = ''] of css.matchAll(
    /src:url\(\/assets\/([\w-]+)-\w+\.woff2\)[^}]*unicode-range:([^}]+)\}/g,
  )) {
    const codes = range.split(',').flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    });
    ranges.set(file, codes);
  }
  return ranges;
}

const code = (letter: string): number => letter.codePointAt(0) ?? 0;

describe('the fonts of a site', () => {
  it('put the characters that the site uses into the early files', async () => {
    const { css, early, files } = await gatherFonts(['Ça va – très', '{"title":"Œuf"}']);
    const ranges = rangesIn(css);
    for (const name of ['text', 'display']) {
      for (const letter of ['a', '~', 'Ç', 'è', 'Œ', '–', '\u00a0'])
        expect(ranges.get(name), letter).toContain(code(letter));
      expect(ranges.get(name)).not.toContain(code('ß'));
    }
    expect(early.map((url) => url.replace(/-\w+\.woff2$/, ''))).toEqual([
      '/assets/text',
      '/assets/display',
    ]);
    for (const url of early) expect(files.has(url.slice(1))).toBe(true);
    expect(files.size).toBe(4);
  });

  it('put each character into one file of a face', async () => {
    const ranges = rangesIn((await gatherFonts(['é'])).css);
    for (const name of ['text', 'display']) {
      const both = [...(ranges.get(name) ?? []), ...(ranges.get(`${name}-more`) ?? [])];
      expect(new Set(both).size).toBe(both.length);
      for (const letter of ['A', 'é', 'ß', 'ÿ', '€', '−']) expect(both).toContain(code(letter));
    }
  });

  it('name a file that is not a font', async () => {
    const { FONTS } = LOOK;
    const look = { ...LOOK, FONTS: { ...FONTS, text: { ...FONTS.text, file: 'package.json' } } };
    await expect(gatherFonts([], look as unknown as Look)).rejects.toThrow(
      `${FONTS.text.package}/package.json: cannot be read as a font`,
    );
  });

  it('are smaller with fewer characters', async () => {
    const size = async (written: string): Promise<number> => {
      const { files, early } = await gatherFonts([written]);
      return early.reduce((sum, url) => sum + (files.get(url.slice(1))?.length ?? Number.NaN), 0);
    };
    expect(await size('')).toBeLessThan(await size('ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝ'));
  });
});
