import { fillMessage } from '@playgrove/language/message-format';
import type { GlyphName } from '../../ui/glyph.tsx';
import type { LookBack } from './look-back.ts';
import * as messages from './messages/en.json';

export type Fact = { readonly glyph: GlyphName; readonly value: number; readonly label: string };

/** What was won, for the page and for the picture; what did not happen is left out. */
export function factsOf({ games = 0, stars = 0, challenges, streak }: LookBack): readonly Fact[] {
  const facts = [
    { glyph: 'gamepad', value: games, label: fillMessage(messages.games, { n: games }) },
    { glyph: 'star', value: stars, label: fillMessage(messages.stars, { n: stars }) },
    {
      glyph: 'check',
      value: challenges,
      label: fillMessage(messages.challenges, { n: challenges }),
    },
    { glyph: 'flame', value: streak, label: fillMessage(messages.streak, { n: streak }) },
  ] as const;
  // One day is not a streak.
  return facts.filter(({ glyph, value }) => value > (glyph === 'flame' ? 1 : 0));
}
