import type { IconId, SpriteSheet } from '@playgrove/kit/build';
import { LITTER } from './view/litter.ts';

/** Things that lie between the tracks. */
export const sprites: SpriteSheet = {
  size: 160,
  outline: 0.025,
  icons: Object.fromEntries(
    Object.values(LITTER)
      .flat()
      .map((name) => [name, `fluent-emoji:${name}` as IconId]),
  ),
};
