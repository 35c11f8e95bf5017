import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newLanguage } from './new-language.ts';

let root: string;

const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
};
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'language-'));
  write('apps/portal/src/ui/messages/en.json', { play: 'Play', stop: 'Stop' });
  write('apps/portal/src/screens/legal/texts/en/term.ts', 'Terms');
  write('apps/portal/make/messages/en.json', { home: 'Home' });
  write('packages/kit/src/runtime/hud/strings/en.json', { pause: 'Pause' });
  write('games/pond/strings/en.json', { hint: 'Tap' });
  write('games/pond/careers.json', {});
  write('games/_template/strings/en.json', { hint: 'Tap' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a new language', () => {
  it('has every English text to translate, where the build reads it', () => {
    expect(newLanguage('pt-BR', root)).toEqual({
      written: [
        'apps/portal/src/screens/legal/texts/pt-BR/term.ts',
        'apps/portal/src/ui/messages/pt-BR.json',
        'apps/portal/make/messages/pt-BR.json',
        'packages/kit/src/runtime/hud/strings/pt-BR.json',
        'games/pond/strings/pt-BR.json',
      ],
      missing: new Map(),
    });
    expect(read('games/pond/strings/pt-BR.json')).toEqual({ hint: 'Tap' });
  });

  it('keeps what is translated, and names what is not there yet', () => {
    newLanguage('de', root);
    write('apps/portal/src/ui/messages/de.json', { stop: 'Halt' });
    write('games/hill/strings/en.json', { climb: 'Climb' });
    expect(newLanguage('de', root)).toEqual({
      written: ['games/hill/strings/de.json'],
      missing: new Map([['apps/portal/src/ui/messages/de.json', ['play']]]),
    });
    expect(read('apps/portal/src/ui/messages/de.json')).toEqual({ stop: 'Halt' });
  });

  it.each(['', 'en', 'German', 'de_AT', 'pt-br', '../x'])('is refused if "%s" is no tag', (tag) => {
    expect(() => newLanguage(tag, root)).toThrow(`"${tag}": name a language`);
  });
});
