import { fillMessage } from '@playgrove/language/message-format';
import { expect, it } from 'vitest';
import * as messages from './messages/en.json';
import { playsText } from './plays.ts';

it.each([
  ['1', '1 play'],
  ['2', '2 plays'],
  ['120+', '120+ plays'],
  ['1.2K+', '1.2K+ plays'],
  ['1M+', '1M+ plays'],
])('says %s as %s', (text, said) => {
  expect(fillMessage(messages.plays, { count: playsText(text) })).toBe(said);
});
