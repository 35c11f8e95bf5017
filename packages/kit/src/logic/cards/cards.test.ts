import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import {
  buildsUp,
  cardName,
  cardOf,
  dealt,
  isRed,
  parseCard,
  runLength,
  shuffledDeck,
  stacksDown,
  stacksInSuit,
  SUIT_SWAPS,
  swapSuits,
} from './index.ts';

const hand = (names: string): number[] => names.split(' ').map(parseCard);

describe('cards', () => {
  test('all 52 have different names that parse back', () => {
    const names = Array.from({ length: 52 }, (_, card) => cardName(card));
    expect(new Set(names).size).toBe(52);
    expect(names.map(parseCard)).toEqual(Array.from({ length: 52 }, (_, card) => card));
  });

  test.each(['', '1S', '11H', 'AX', 'A', 'as'])('"%s" is rejected as a card', (name) => {
    expect(() => parseCard(name)).toThrow(`"${name}" is not a card`);
  });

  test('hearts and diamonds are red', () => {
    expect(hand('AS AH AC AD').map(isRed)).toEqual([false, true, false, true]);
  });
});

describe('decks', () => {
  test('a shuffled deck has every card once and repeats for the same seed', () => {
    const deck = shuffledDeck(createRng('deck'));
    expect(deck.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card));
    expect(shuffledDeck(createRng('deck'))).toEqual(deck);
    expect(shuffledDeck(createRng('other'))).not.toEqual(deck);
  });

  test('two decks hold every card twice', () => {
    const counts = new Map<number, number>();
    for (const card of shuffledDeck(createRng(1), 2)) counts.set(card, (counts.get(card) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 52 }, () => 2));
  });

  test('dealing takes from the front and refuses to deal more than there are', () => {
    expect(dealt([7, 8, 9], 2)).toEqual([[7, 8], [9]]);
    expect(() => dealt([7], 2)).toThrow('2 cards requested from 1');
  });

  test('each suit swap is different, preserves ranks and keeps reds and blacks apart', () => {
    expect(new Set(SUIT_SWAPS.map(String)).size).toBe(8);
    for (const way of SUIT_SWAPS) {
      expect(way.toSorted()).toEqual([0, 1, 2, 3]);
      expect(isRed(cardOf(way[0], 0))).toBe(isRed(cardOf(way[2], 0)));
      expect(isRed(cardOf(way[1], 0))).toBe(isRed(cardOf(way[3], 0)));
      const swapped = swapSuits(hand('9H 8S'), way);
      expect(stacksDown(swapped[0] ?? 0, swapped[1] ?? 0)).toBe(true);
    }
  });
});

describe('piles', () => {
  test('red goes on black and black on red, one lower', () => {
    const [nine, eight, red] = hand('9S 8H 8S') as [number, number, number];
    expect(stacksDown(nine, eight)).toBe(true);
    expect(stacksDown(nine, red)).toBe(false);
    expect(stacksDown(eight, nine)).toBe(false);
  });

  test('in one suit a two goes on a three, but a king of spades never on an ace of hearts', () => {
    const [three, two] = hand('3C 2C') as [number, number];
    expect(stacksInSuit(three, two)).toBe(true);
    expect(stacksInSuit(parseCard('AH'), parseCard('KS'))).toBe(false);
  });

  test('foundations begin with the ace and go up within the suit', () => {
    const [ace, two, other] = hand('AD 2D 2H') as [number, number, number];
    expect(buildsUp(undefined, ace)).toBe(true);
    expect(buildsUp(undefined, two)).toBe(false);
    expect(buildsUp(ace, two)).toBe(true);
    expect(buildsUp(ace, other)).toBe(false);
    expect(buildsUp(parseCard('KH'), parseCard('AC'))).toBe(false);
  });

  test('a run counts back from the end as long as cards fit', () => {
    expect(runLength([])).toBe(0);
    expect(runLength(hand('4S'))).toBe(1);
    expect(runLength(hand('4S 9H 8S 7D'))).toBe(3);
    expect(runLength(hand('9S 8S 7S'), stacksInSuit)).toBe(3);
  });
});
