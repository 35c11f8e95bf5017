import type { IconId, SpriteSheet } from '@playgrove/kit/build';
import { PROPS } from './view/props.ts';

/** Things that lie between the tracks. */
export const sprites: SpriteSheet = {
  size: 160,
  outline: 0.025,
  icons: Object.fromEntries(
    Object.values(PROPS)
      .flat()
      .map((name) => [name, `fluent-emoji:${name}` as IconId]),
  ),
};
