import { fillMessage } from '@playgrove/language/message-format';
import type { NextStep, Step } from '../../data/grove.ts';
import { numberText } from '../../ui/locale/numbers.ts';
import * as messages from './messages/en.json';

const MORE: Readonly<Record<NextStep['of'], string>> = {
  stars: messages.moreStars,
  levels: messages.moreLevels,
  points: messages.morePoints,
};

const INTO: Readonly<Record<Step, string>> = {
  seed: '',
  sprout: messages.intoSprout,
  sapling: messages.intoSapling,
  tree: messages.intoTree,
  bloom: messages.intoBloom,
};

const NEAR: Readonly<Record<NextStep['of'], string>> = {
  stars: messages.nearStars,
  levels: messages.nearLevels,
  points: messages.nearPoints,
};

const TO: Readonly<Record<Step, string>> = {
  seed: '',
  sprout: messages.toSprout,
  sapling: messages.toSapling,
  tree: messages.toTree,
  bloom: messages.toBloom,
};

/** `3 stars to a sapling`. */
export function nearText({ step, of, missing }: NextStep): string {
  const more = fillMessage(NEAR[of], { n: missing, count: numberText(missing) });
  return fillMessage(TO[step], { more });
}

/** `3 more stars and your sprout grows into a sapling`. */
export function growthText({ step, of, missing }: NextStep): string {
  const more = fillMessage(MORE[of], { n: missing, count: numberText(missing) });
  return fillMessage(INTO[step], { more });
}
