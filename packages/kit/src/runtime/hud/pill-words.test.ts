import { beforeEach, expect, test, vi } from 'vitest';
import type { Words } from '../base/words.ts';
import type { Chip } from '../view.ts';
import { PillWords } from './pill-words.ts';

let shown: string[];

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => ({
      text: '',
      style: {},
      setAttribute: () => undefined,
      append(text: string) {
        this.text = text;
      },
      remove() {
        shown = shown.filter((each) => each !== this.text);
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

test('a star is explained once, and what a picture says is not', () => {
  const words = ((key: string, values: { value: string }) => `${key} ${values.value}`) as Words;
  const host = { append: (node: { text: string }) => shown.push(node.text) };
  const all = new PillWords(words, host as unknown as HTMLElement);
  all.say([chip('heart', '3'), chip('star', '1/4')]);
  all.say([chip('heart', '2'), chip('star', '2/4')]);
  expect(shown).toEqual(['chip.star 1/4']);
  vi.runAllTimers();
  expect(shown).toEqual([]);
});
