import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { asideName, takeOut, tidyLibrary } from './library.ts';

/** No process has this number. */
const DEAD = 999_999_999;

it('puts back what a killed command took out, and leaves what a running one is at', () => {
  const library = mkdtempSync(join(tmpdir(), 'library-'));
  onTestFinished(() => rmSync(library, { recursive: true, force: true }));
  const make = (name: string): void => {
    mkdirSync(join(library, name));
    writeFileSync(join(library, name, 'game.json'), name);
  };
  make(`.old-${DEAD}-lost`);
  make(`.old-${DEAD}-whole`);
  make('whole');
  make(`.adding-${DEAD}-x1-alone`);
  make(`.removed-${DEAD}-gone`);
  make(asideName('adding', 'now'));
  make('.cache');
  make('moving');
  takeOut(library, 'moving', 'old');
  tidyLibrary(library);
  expect(readdirSync(library).toSorted()).toEqual(
    ['.cache', asideName('adding', 'now'), asideName('old', 'moving'), 'whole', 'lost'].toSorted(),
  );
  expect(existsSync(join(library, 'whole/game.json'))).toBe(true);
});
