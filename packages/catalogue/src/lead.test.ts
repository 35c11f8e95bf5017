import { expect, it } from 'vitest';
import { LONGEST_LEAD, partsOf, snippetOf } from './lead.ts';

it('leads with the first sentence; short text does not fold', () => {
  expect(partsOf('Snake with a twist. Eat! Grow? Rated 4.7 by us.')).toEqual({
    lead: 'Snake with a twist.',
    shown: 'Eat! Grow? Rated 4.7 by us.',
    folded: '',
  });
  expect(partsOf('Just words')).toEqual({ lead: 'Just words', shown: '', folded: '' });
});

it('folds long text between two sentences and loses none of it', () => {
  const rest = Array.from({ length: 6 }, (_, at) => `Sentence ${at} has some forty characters.`);
  const { lead, shown, folded } = partsOf(`A game. ${rest.join(' ')}`);
  expect(lead).toBe('A game.');
  expect(shown).toBe(rest.slice(0, 4).join(' '));
  expect(folded).toBe(rest.slice(4).join(' '));
});

it('cuts a first sentence that is too long at a word, and shows all of it below', () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const { lead, shown, folded } = partsOf(words);
  expect(lead.length).toBeLessThanOrEqual(LONGEST_LEAD);
  expect(lead).toMatch(/^word0 .*\bword\d+…$/);
  expect(words.startsWith(lead.slice(0, -1))).toBe(true);
  expect(`${shown} ${folded}`.trim()).toBe(words);
});

it('a snippet has whole sentences and at most 160 characters', () => {
  const sentences = Array.from(
    { length: 6 },
    (_, at) => `Sentence ${at} has some forty characters.`,
  );
  expect(snippetOf(sentences.join(' '))).toBe(sentences.slice(0, 4).join(' '));
  expect(snippetOf('Short. And sweet')).toBe('Short. And sweet');
});

it('a snippet of one long sentence is cut at a word', () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  expect(snippetOf(words)).toMatch(/^word0 .*\bword\d+…$/);
  expect(snippetOf(words).length).toBeLessThanOrEqual(160);
});

it('shows no question whose answer folds away', () => {
  const more = 'A hint that explains the next step is always there, '.repeat(4);
  const { shown, folded } = partsOf(`A game. There is no guessing. Stuck? ${more}`);
  expect(shown).toBe('There is no guessing.');
  expect(folded).toMatch(/^Stuck\? A hint/);
});
