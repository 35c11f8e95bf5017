import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as LOOK from '@playgrove/site-config/look';
import portal from '@playgrove/site-config/portal';
import { problemLine, readSettingsFile } from '@playgrove/site-config/settings-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFont, readIcon, readLogo } from '@playgrove/site-config/pictures';

const MADE = { config: portal, look: LOOK, games: new Set(['owl-roost', 'tide-reversi']) };

function linesOf(text: string): readonly string[] {
  const read = readSettingsFile(text, MADE);
  return read.ok ? [] : read.error.map((one) => problemLine('portal.json', one));
}

describe('portal.json', () => {
  it('stands on the release’s own settings, with comments and last commas', () => {
    const read = readSettingsFile(
      `{
        // The town's portal.
        "$schema": "./portal.schema.json",
        "siteName": "Pine Arcade",
        "ads": { "on": true },
        "games": { "hidden": ["owl-roost"], },
        "look": { "colors": { "deep-purple": "#1d6b3a" } },
      }`,
      MADE,
    );
    expect(read).toEqual({
      ok: true,
      value: {
        config: {
          ...portal,
          siteName: 'Pine Arcade',
          ads: { ...portal.ads, on: true },
          games: { hidden: ['owl-roost'] },
        },
        look: { colors: { 'deep-purple': '#1d6b3a' }, fonts: {} },
      },
    });
  });

  it.each([
    ['', 1, 'file is not JSON'],
    ['[]', 1, 'file must be one JSON object'],
    ['{\n"siteName": "A",\n"siteName": "B"\n}', 3, 'siteName is there twice'],
    ['{\n"siteName": "A"\n"theme": "dark" }', 3, 'file is not JSON'],
    ['{\n\n"siteName": "" }', 3, 'siteName must not be empty'],
    ['{\n"siteName": 7 }', 2, 'siteName must be text'],
    [`{\n"siteName": "${'x'.repeat(41)}" }`, 2, 'siteName must have at most 40 characters'],
    ['{\n"sitename": "A" }', 2, 'sitename is not a known field'],
    ['{\n"__proto__": {} }', 2, '__proto__ is not a known field'],
    ['{\n"publicAddress": "pine.example" }', 2, 'publicAddress must be like'],
    ['{\n"publicAddress": "https://pine.example/x" }', 2, 'publicAddress must be like'],
    ['{\n"base": "/games/" }', 2, 'base is "/" in this release'],
    ['{\n"language": "de" }', 2, 'language is "en" in this release'],
    ['{\n"contact": "nobody" }', 2, 'contact must be an e-mail address'],
    ['{\n"securityContact": "nobody" }', 2, 'securityContact must be an e-mail address'],
    ['{\n"company": null }', 2, 'company must be text'],
    ['{\n"copyrightFrom": "2026" }', 2, 'copyrightFrom must be a year'],
    ['{\n"copyrightFrom": 1066 }', 2, 'copyrightFrom must be 1990 or later'],
    ['{\n"server": "no" }', 2, 'server must be true or false'],
    ['{\n"statistics": 1 }', 2, 'statistics must be true or false'],
    ['{\n"theme": "blue" }', 2, 'theme must be "system", "light" or "dark"'],
    ['{\n"launchFigures": "all" }', 2, 'launchFigures must be "rank"'],
    ['{\n"ads": {\n"on": "yes" } }', 3, 'ads.on must be true or false'],
    ['{\n"ads": {\n"on": true,\n"provider": "google" } }', 2, 'ads.network is required'],
    ['{\n"ads": {\n"viewable": 0 } }', 3, 'ads.viewable must be from 1 to 100'],
    ['{\n"analytics": { "on": true } }', 2, 'analytics.id is still the placeholder'],
    ['{\n"gamesOrigin": "games.example" }', 2, 'gamesOrigin must be like'],
    ['{\n"remoteGames": ["https://a"] }', 2, 'remoteGames.0 must be like'],
    ['{\n"legal": {\n"age": 0 } }', 3, 'legal.age must be from 1 to 21'],
    ['{\n"legal": {\n"country": "Norway" } }', 3, 'legal.country is not a known field'],
    ['{\n"games": { "hidden": [\n"owl-roost",\n"no-such-game" ] } }', 4, 'games.hidden.1 names no'],
    ['{\n"games": { "order": "owl-roost" } }', 2, 'games.order must be a list of games'],
    ['{\n"look": [] }', 2, 'look must be an object'],
    ['{\n"look": {\n"hues": {} } }', 3, 'look.hues is not a known field'],
    ['{\n"look": { "colors": {\n"ink": "green" } } }', 3, 'look.colors.ink must be like "#2b1b4d"'],
    ['{\n"look": { "colors": {\n"inky": "#2b1b4d" } } }', 3, 'look.colors.inky is not a color'],
    ['{\n"look": { "logo": 7 } }', 2, 'look.logo must be the name of a file'],
    ['{\n"look": { "fonts": { "title": {} } } }', 2, 'look.fonts.title is not a known field'],
    ['{\n"look": { "fonts": { "text": { "weight": "bold" } } } }', 2, 'look.fonts.text.'],
  ])('%j is refused, in line %i: %s', (text, line, words) => {
    expect(linesOf(text).join('\n')).toContain(`portal.json:${line}: ${words}`);
  });
});

describe('an operator’s pictures', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: string | Uint8Array): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const svg = (inside: string): string =>
    file('logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${inside}</svg>`);
  /** As much of a PNG as anybody looks at here. */
  const png = (width: number, height: number): Buffer => {
    const bytes = Buffer.alloc(60);
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
    bytes.write('IHDR', 12, 'latin1');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.write('IEND', 52, 'latin1');
    return bytes;
  };

  it('are an SVG, or a PNG that becomes one', () => {
    const drawn = '<g id="a"><path d="M0 0h9v9Z" fill="url(#b)"/><use href="#a"/></g>';
    expect(readLogo(svg(drawn)).svg).toContain(drawn);
    const { svg: made, png: picture } = readLogo(file('logo.png', png(256, 256)));
    expect(made).toMatch(/^<svg xmlns=.*<image width="256" height="256" href="data:image\/png/);
    expect(picture).toMatchObject({ width: 256, height: 256 });
    expect(readLogo(file('wide.png', png(600, 200))).png).toBeUndefined();
  });

  it.each([
    ['<script>alert(1)</script>', 'has <script>'],
    ['<g><a xlink:href="javascript:alert(1)"/></g>', 'leads out of the file'],
    ['<path onload="alert(1)"/>', 'has onload='],
    ['<foreignObject><p/></foreignObject>', 'has <foreignObject>'],
    ['<image href="https://evil.example/a.png"/>', 'leads out of the file'],
    ['<image href="data:image/svg+xml,x"/>', 'leads out of the file'],
    ['<path style="fill:url(https://evil.example/a)"/>', 'leads out of the file'],
    ['<style>@import "https://evil.example/a.css";</style>', 'leads out of the file'],
    ['<path>', 'is neither a PNG nor a whole SVG'],
  ])('may not hold %s', (inside, words) => {
    expect(() => readLogo(svg(inside))).toThrow(words);
  });

  it('are small files that are what their name says', () => {
    const huge = file('huge.svg', '');
    expect(() => readLogo(huge)).toThrow('is empty');
    truncateSync(huge, 40_000_000);
    expect(() => readLogo(huge)).toThrow('has 40000000 bytes, and may have');
    expect(() => readLogo(join(folder, 'none.svg'))).toThrow('names no file that is there');
    expect(() => readLogo(file('text.svg', 'hello'))).toThrow('is neither a PNG nor');
    expect(() => readLogo(file('html.svg', '<html></html>'))).toThrow(
      'is neither a PNG nor an SVG',
    );
    expect(() => readLogo(file('doc.svg', '<!DOCTYPE svg><svg/>'))).toThrow('has a DOCTYPE');
    expect(() => readIcon(file('logo.svg', '<svg/>'))).toThrow('is not a PNG');
    expect(() => readIcon(file('small.png', png(64, 64)))).toThrow('is 64 by 64 pixels');
    expect(() => readIcon(file('cut.png', png(512, 512).subarray(0, 30)))).toThrow('damaged PNG');
    expect(() => readFont(file('font.woff2', 'OTTO'))).toThrow('is not a WOFF2 font');
  });
});
