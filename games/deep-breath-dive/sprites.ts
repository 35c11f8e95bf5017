import type { SpriteSheet } from '@playgrove/kit/build';

export const sprites: SpriteSheet = {
  size: 144,
  outline: 0.03,
  icons: {
    shell: { icon: 'fluent-emoji:spiral-shell', scale: 0.62 },
    pearl: { icon: 'fluent-emoji:oyster', scale: 0.72 },
    amphora: { icon: 'fluent-emoji:amphora', scale: 0.8 },
    ring: { icon: 'fluent-emoji:ring', scale: 0.62 },
    chest: { icon: 'noto:treasure-chest', scale: 0.9 },
    crown: { icon: 'fluent-emoji:crown', scale: 0.8 },
    idol: { icon: 'fluent-emoji:moai', scale: 0.9 },
    bell: 'fluent-emoji:bell',
    jelly: { icon: 'fluent-emoji:jellyfish', scale: 0.86 },
    puffer: { icon: 'fluent-emoji:blowfish', scale: 0.86 },
    fish: { icon: 'fluent-emoji:tropical-fish', scale: 0.6 },
    turtle: 'fluent-emoji:turtle',
    whale: 'fluent-emoji:whale',
  },
};
