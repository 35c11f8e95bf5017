import type { SpriteSheet } from '@playgrove/kit/build';
import { face } from './art/faces.ts';
import { goldenApple, melon, nest, wasp } from './art/toys.ts';

const FRUIT = 0.74;
/** A cut face is drawn squashed: most of its pixels would be thrown away at full size. */
const FACE = { scale: 0.62, outline: 0.03 };

export const sprites: SpriteSheet = {
  size: 224,
  icons: {
    orange: { icon: 'fluent-emoji:tangerine', scale: FRUIT },
    apple: { icon: 'fluent-emoji:green-apple', scale: FRUIT },
    strawberry: { icon: 'fluent-emoji:strawberry', scale: FRUIT },
    pear: { icon: 'fluent-emoji:pear', scale: 0.8 },
    lemon: { icon: 'fluent-emoji:lemon', scale: FRUIT },
    peach: { icon: 'fluent-emoji:peach', scale: FRUIT },
    pineapple: { icon: 'fluent-emoji:pineapple', scale: 0.94 },
  },
  own: {
    melon: { svg: melon },
    golden: { svg: goldenApple, scale: FRUIT },
    nest: { svg: nest, scale: 0.78 },
    wasp: { svg: wasp, scale: 0.3, outline: 0.05 },
    'melon-face': { svg: face('melon'), ...FACE, scale: 0.8 },
    'orange-face': { svg: face('orange'), ...FACE },
    'apple-face': { svg: face('apple'), ...FACE },
    'strawberry-face': { svg: face('strawberry'), ...FACE },
    'pear-face': { svg: face('pear'), ...FACE },
    'lemon-face': { svg: face('lemon'), ...FACE },
    'peach-face': { svg: face('peach'), ...FACE },
    'pineapple-face': { svg: face('pineapple'), ...FACE },
    'golden-face': { svg: face('golden'), ...FACE },
  },
};
