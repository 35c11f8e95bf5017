import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { changeGames, LISTS } from './edit-settings.ts';

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  file = join(folder, 'portal.json');
});
const fine = (): void => undefined;
const text = (): string => readFileSync(file, 'utf8');

it('makes the file, adds a game once, and takes it out again', () => {
  changeGames(file, LISTS.hide, ['a', 'b'], fine);
  changeGames(file, LISTS.hide, ['b', 'c'], fine);
  expect(JSON.parse(text())).toEqual({ games: { hidden: ['a', 'b', 'c'] } });
  changeGames(file, LISTS.show, ['a', 'c'], fine);
  expect(JSON.parse(text())).toEqual({ games: { hidden: ['b'] } });
});

it('takes a change back unless somebody wrote the file since', () => {
  const first = '{ /* ours */ "siteName": "A" }';
  writeFileSync(file, first);
  changeGames(file, LISTS.feature, ['a'], fine)();
  expect(text()).toBe(first);
  const undo = changeGames(file, LISTS.feature, ['a'], fine);
  writeFileSync(file, '{}');
  undo();
  expect(text()).toBe('{}');
});

it('writes nothing that is wrong, and never while another command does', () => {
  writeFileSync(file, '{}');
  const wrong = (): never => {
    throw new Error('wrong');
  };
  expect(() => changeGames(file, LISTS.hide, ['a'], wrong)).toThrow('wrong');
  expect(text()).toBe('{}');
  expect(existsSync(`${file}.next`)).toBe(false);
  writeFileSync(`${file}.next`, '');
  expect(() => changeGames(file, LISTS.hide, ['a'], fine)).toThrow('Another command is changing');
  expect(existsSync(`${file}.next`)).toBe(true);
  expect(text()).toBe('{}');
});
