import type { SpriteSheet } from '@playgrove/kit/build';

/** What there is to eat: three in each pack. And the key. */
export const sprites: SpriteSheet = {
  size: 128,
  icons: {
    burger: { icon: 'fluent-emoji:hamburger' },
    hotdog: { icon: 'fluent-emoji:hot-dog' },
    apple: { icon: 'fluent-emoji:red-apple' },
    croissant: { icon: 'fluent-emoji:croissant' },
    donut: { icon: 'fluent-emoji:doughnut' },
    cupcake: { icon: 'fluent-emoji:cupcake' },
    drumstick: { icon: 'fluent-emoji:poultry-leg' },
    pizza: { icon: 'fluent-emoji:pizza' },
    pretzel: { icon: 'fluent-emoji:pretzel' },
    pie: { icon: 'fluent-emoji:pie' },
    cookie: { icon: 'fluent-emoji:cookie' },
    taco: { icon: 'fluent-emoji:taco' },
    cake: { icon: 'fluent-emoji:shortcake' },
    sushi: { icon: 'fluent-emoji:sushi' },
    cheese: { icon: 'fluent-emoji:cheese-wedge' },
    key: { icon: 'fluent-emoji:old-key' },
  },
};
