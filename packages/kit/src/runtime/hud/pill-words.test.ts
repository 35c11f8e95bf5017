import { beforeEach, expect, test, vi } from 'vitest';
import type { Words } from '../base/words.ts';
import type { Chip } from '../view.ts';
import { PillWords } from './pill-words.ts';

type Note = { textContent: string };
let notes: Note[];
const shown = (): readonly string[] => notes.map(({ textContent }) => textContent);

beforeEach(() => {
  notes = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => ({
      textContent: '',
      style: {},
      setAttribute: () => undefined,
      append(text: string) {
        this.textContent = text;
      },
      remove() {
        notes = notes.filter((each) => each !== this);
      },
    }),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const chip = (icon: NonNullable<Chip['icon']>, text: string): Chip => ({
  id: icon,
  label: `chip.${icon}`,
  text,
  icon,
});

test('a star is explained once and counts on, and what a picture says is not', () => {
  const words = ((key: string, values: { value: string }) => `${key} ${values.value}`) as Words;
  const host = { append: (node: Note) => notes.push(node) };
  const all = new PillWords(words, host as unknown as HTMLElement);
  all.say([chip('heart', '3'), chip('star', '1/4')]);
  all.say([chip('heart', '2'), chip('star', '2/4')]);
  expect(shown()).toEqual(['chip.star 2/4']);
  vi.runAllTimers();
  expect(shown()).toEqual([]);
});
