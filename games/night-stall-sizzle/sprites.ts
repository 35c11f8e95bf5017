import type { SpriteSheet } from '@playgrove/kit/build';
import { greens, noodles } from './art/food.ts';

const FOOD = 0.72;
const icon = (name: string): { icon: `fluent-emoji:${string}`; scale: number } => ({
  icon: `fluent-emoji:${name}`,
  scale: FOOD,
});

export const sprites: SpriteSheet = {
  size: 160,
  outline: 0.028,
  icons: {
    avocado: icon('avocado'),
    basil: icon('herb'),
    beans: icon('beans'),
    bread: icon('bread'),
    butter: icon('butter'),
    carrot: icon('carrot'),
    cheese: icon('cheese-wedge'),
    chicken: icon('poultry-leg'),
    chilli: icon('hot-pepper'),
    corn: icon('ear-of-corn'),
    egg: icon('egg'),
    flatbread: icon('flatbread'),
    garlic: icon('garlic'),
    ginger: icon('ginger-root'),
    lamb: icon('cut-of-meat'),
    lemon: icon('lemon'),
    octopus: icon('octopus'),
    olive: icon('olive'),
    onion: icon('onion'),
    oyster: icon('oyster'),
    pork: icon('bacon'),
    potato: icon('potato'),
    shrimp: icon('shrimp'),
    tomato: icon('tomato'),
    'guest-0': 'fluent-emoji:cat-face',
    'guest-1': 'fluent-emoji:fox',
    'guest-2': 'fluent-emoji:panda',
    'guest-3': 'fluent-emoji:rabbit-face',
    'guest-4': 'fluent-emoji:bear',
    'guest-5': 'fluent-emoji:frog',
    'guest-6': 'fluent-emoji:koala',
    'guest-7': 'fluent-emoji:tiger-face',
  },
  own: {
    greens: { svg: greens, scale: FOOD },
    noodles: { svg: noodles, scale: FOOD },
  },
};
