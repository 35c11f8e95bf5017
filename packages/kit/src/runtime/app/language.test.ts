import { expect, test } from 'vitest';
import { loadLanguage, type MessageFiles } from './language.ts';
import { createWords, type Messages } from '../base/words.ts';

const file = (messages: Messages) => (): Promise<Messages> => Promise.resolve(messages);
const broken = (): Promise<Messages> => Promise.reject(new Error('offline'));

/** Two made-up languages; the second is written from right to left. */
const KIT: MessageFiles = {
  '../hud/strings/qx.json': file({ 'kit.pause': 'Pawz', 'kit.won': 'Yay' }),
  '../hud/sheets/strings/qx.json': file({ 'kit.resume': 'Go-on' }),
  '../hud/strings/fa-qx.json': file({ 'kit.pause': 'ezuaP' }),
};
const strings = { 'kit.won': 'Delicious!', chop: 'Chop it' };
const languages = { qx: file({ chop: 'Chopka' }) };

test('messages of kit and game are read in the language, and in English where it lacks them', async () => {
  const words = createWords({ 'kit.pause': 'Pause', 'kit.undo': 'Undo' }, strings);
  const { code, dir, messages } = await loadLanguage('qx-AB', { strings, languages }, KIT);
  words.translate(messages);
  expect([code, dir]).toEqual(['qx', 'ltr']);
  const keys = ['kit.pause', 'kit.resume', 'kit.undo', 'chop'];
  expect(keys.map((key) => words(key))).toEqual(['Pawz', 'Go-on', 'Undo', 'Chopka']);
  expect(words.has('kit.resume')).toBe(true);
  words.translate({});
  expect(words('kit.pause')).toBe('Pause');
});

test("a game's own text for a kit message is not translated by the kit", async () => {
  const { messages } = await loadLanguage('qx', { strings, languages }, KIT);
  expect(messages['kit.won']).toBeUndefined();
});

test('the exact locale comes before its language, with its direction', async () => {
  const language = await loadLanguage('fa-qx', { strings }, KIT);
  expect(language).toEqual({ code: 'fa-qx', dir: 'rtl', messages: { 'kit.pause': 'ezuaP' } });
});

test('English is used if there is no such language, or nothing of it loads', async () => {
  const english = { code: 'en', dir: 'ltr', messages: {} };
  expect(await loadLanguage('de', { strings, languages }, KIT)).toEqual(english);
  expect(await loadLanguage('en-US', { strings, languages })).toEqual(english);
  expect(
    await loadLanguage('qx', { strings, languages: { qx: broken } }, { '/qx.json': broken }),
  ).toEqual(english);
});
