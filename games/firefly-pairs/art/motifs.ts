/*
 * What is on the cards, as data: layers of SVG path data, 100 units across, around 0, 0.
 */

/** Color, path, and how: `m` mirrored too, `n` without ink around it, `l` a line, `t` a thin one. */
export type Layer = readonly [color: string, path: string, how?: string];

export const INK = '#2b1b4d';

/** An ellipse. */
const o = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

/** Points around 0, `y`: out and in by turns, or petals that are round. */
export function spikes(count: number, far: number, near: number, y = 0, round = false): string {
  const at = (step: number, r: number): string => {
    const angle = (step / count) * Math.PI * 2 - Math.PI / 2;
    return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r + y).toFixed(1)}`;
  };
  const steps = Array.from({ length: count }, (_, n) =>
    round
      ? `C${at(n - 0.32, far * 1.12)} ${at(n + 0.32, far * 1.12)} ${at(n + 0.5, near)}`
      : `L${at(n, far)}L${at(n + 0.5, near)}`,
  );
  return `M${at(-0.5, near)}${steps.join('')}Z`;
}

/** Two ink eyes with a glint, and a small smile between them. */
function face(x: number, y: number, apart: number, r = 4): Layer[] {
  const eyes = o(x - apart, y, r, r * 1.2) + o(x + apart, y, r, r * 1.2);
  const glints = o(x - apart - 1, y - r * 0.5, r * 0.4) + o(x + apart - 1, y - r * 0.5, r * 0.4);
  return [
    [INK, eyes, 'n'],
    ['#ffffff', glints, 'n'],
    [INK, `M${x - 4} ${y + r + 2}q4 5 8 0`, 't'],
  ];
}

/** A motif's name, the color of its glow, and its layers from the back to the front. */
export type Motif = {
  readonly name: string;
  readonly glow: Glow;
  readonly layers: readonly Layer[];
};

/** What is left of a card that is dark again: a color that several of them share. */
export const GLOWS = {
  gold: '#ffc93c',
  rose: '#ff7ab0',
  violet: '#b48cff',
  blue: '#5cc8ff',
  green: '#8ff07a',
} as const;
export type Glow = keyof typeof GLOWS;
/** The lights of the two sides. */
export const GOLD = { 1: '#ffc93c', 2: '#5cc8ff' } as const;

// oxfmt-ignore
export const CARDS: readonly Motif[] = [
  { name: 'moon', glow: 'gold', layers: [
    ['#ffd55a', 'M8-43A43 43 0 1 0 43 14A35 35 0 0 1 8-43Z'],
    ['#ffefad', 'M-4-36A36 36 0 0 0-34 14A44 44 0 0 1-4-36Z', 'n'],
    ['#f2a93b', o(-4, 28, 5) + o(10, 33, 3) + o(-30, -6, 3), 'n'],
    [INK, 'M-24 2q6 6 12 0M-6 8q5 5 10-1M-14 16q5 4 9 0', 't'],
    ['#fff3c0', spikes(4, 17, 5, -12)],
  ] },
  { name: 'mushroom', glow: 'rose', layers: [
    ['#5fc46a', 'M-16 42C-40 40-44 26-42 18C-30 20-20 28-16 42ZM16 42C40 40 44 28 42 20C30 22 20 30 16 42Z'],
    ['#ffe9c9', 'M-15 2Q-10 24-20 40Q0 49 20 40Q10 24 15 2Z'],
    ['#ff5a5f', 'M-45 8C-45-30-20-44 0-44C20-44 45-30 45 8Q22 18 0 18Q-22 18-45 8Z'],
    ['#fff4e6', o(-20, -13, 10, 9) + o(11, -26, 9) + o(27, -3, 8, 7) + o(0, 2, 6, 5) + o(-14, -33, 4), 'n'],
    ...face(0, 28, 7, 3),
  ] },
  { name: 'bellflower', glow: 'violet', layers: [
    ['#4fb45e', 'M-8 46C-16 20-14-20 6-38', 'l'],
    ['#5fc46a', 'M-11 26C-38 26-46 8-44-6C-26-4-14 8-11 26Z'],
    ['#ffd55a', o(13, 26, 5, 7)],
    ['#9a62f5', 'M4-40C34-40 32-8 47 16L32 12 24 26 12 14 0 26-9 12-24 14C-8-8-20-40 4-40Z'],
    ['#d3b5ff', 'M2-30C-6-20-4-6-12 4C4 0 8-16 2-30Z', 'n'],
  ] },
  { name: 'snail', glow: 'gold', layers: [
    ['#ffcf9a', 'M-32-30L-40-45M-26-30L-20-46', 'l'],
    ['#ffcf9a', 'M-44 38C-42 10-44-4-42-22C-40-38-18-38-18-20C-18 2-14 14-2 20L36 24Q48 30 46 38Z'],
    ['#e8863a', o(12, 0, 32)],
    ['#8f4a1c', 'M12-20A20 20 0 1 1-8 2A15 15 0 1 1 21 4A8 8 0 1 1 8 2', 't'],
    ['#ffbe7a', 'M-8-16A26 26 0 0 1 14-26A34 34 0 0 0-8-16Z', 'n'],
    ...face(-31, -20, 5, 3),
  ] },
  { name: 'frog', glow: 'green', layers: [
    ['#67c956', 'M-44 8C-48-10-42-20-36-25C-42-44-14-49-10-31Q0-34 10-31C14-49 42-44 36-25C42-20 48-10 44 8C40 44-40 44-44 8Z'],
    ['#c5f59a', o(0, 24, 28, 12), 'n'],
    ['#ffffff', o(-24, -28, 9), 'm'],
    [INK, o(-22, -27, 5), 'nm'],
    [INK, 'M-26 4Q0 22 26 4', 't'],
    ['#ff9aa8', o(-31, 7, 6, 4), 'nm'],
  ] },
  { name: 'lantern', glow: 'gold', layers: [
    ['#7a3b3b', 'M0-48V-34M0 38V48', 'l'],
    ['#c2453a', 'M-16-38H16L22-25H-22ZM-22 28H22L15 39H-15Z'],
    ['#ff9a3c', 'M-22-26C-52-14-52 18-22 29H22C52 18 52-14 22-26Z'],
    ['#fff2a6', o(0, 2, 17, 20), 'n'],
    ['#ffd55a', o(0, 6, 9, 12), 'n'],
    ['#c65a1e', 'M-11-25C-26-8-26 14-11 28M11-25C26-8 26 14 11 28', 't'],
  ] },
  { name: 'moth', glow: 'green', layers: [
    ['#8adfa2', 'M2 2C24 0 38 12 30 23C24 30 26 42 34 48C14 46 8 26 2 14Z', 'm'],
    ['#b5f2b0', 'M2-8C12-42 42-48 48-36C48-16 32 2 4 6Z', 'm'],
    ['#fff6c0', o(29, -23, 8), 'nm'],
    ['#7a4dc9', o(29, -23, 4), 'nm'],
    ['#ffe27a', 'M3-16Q8-36 20-42', 'lm'],
    ['#fff3dc', o(0, 0, 8, 21)],
    [INK, o(-3, -10, 2) + o(3, -10, 2), 'n'],
  ] },
  { name: 'lotus', glow: 'rose', layers: [
    ['#3fae6a', o(0, 34, 45, 11)],
    ['#ff9ecb', 'M0 32C-42 28-48 2-48-8C-26-10-6 2 0 32Z', 'm'],
    ['#ff7fb8', 'M0 32C-34 14-34-14-30-29C-12-20 0-2 0 32Z', 'm'],
    ['#ffc0de', 'M0 34C-22 12-20-26 0-44C20-26 22 12 0 34Z'],
    ['#fff0f7', 'M-4-22C-14-6-12 8-8 16C-6 2-6-10-4-22Z', 'n'],
  ] },
  { name: 'acorn', glow: 'gold', layers: [
    ['#8a5530', 'M0-38Q0-48 9-48', 'l'],
    ['#d98a3d', 'M-30-8C-30 22-10 36 0 47C10 36 30 22 30-8Z'],
    ['#8a5530', 'M-38-5C-42-36-16-42 0-42C16-42 42-36 38-5Q0 5-38-5Z'],
    ['#c99562', 'M-28-14L-12-32M-12-10L10-34M8-9L27-26M-28-26L-12-10M-10-34L12-10M12-34L28-16', 't'],
    ['#ffd09a', 'M-20 6Q-19 18-9 30Q-8 16-10 6Z', 'n'],
    ...face(2, 14, 8, 3),
  ] },
  { name: 'daisy', glow: 'rose', layers: [
    ['#fff3fa', spikes(9, 46, 17, 0, true)],
    ['#ffb3d6', spikes(9, 30, 15, 0, true), 'n'],
    ['#ffc531', o(0, 0, 19)],
    ...face(0, -2, 7, 3.4),
  ] },
  { name: 'fern', glow: 'green', layers: [
    ['#4fae4a', 'M-19 6L-40-2M-20 20L-42 22M-17 34L-36 42M-14 14L4 8M-13 28L6 28M-10 40L10 44', 'l'],
    ['#7fdc5a', 'M-13 48C-12 22-26-2-17-24C-6-48 38-44 38-12C38 14 2 16 2-8C2-22 20-22 20-10', 'l'],
  ] },
  { name: 'can', glow: 'blue', layers: [
    ['#2f6fd0', 'M20-8C30-46-22-46-16-10M27 0C50 0 48 30 28 28', 'l'],
    ['#4c9dff', 'M-20 8L-36-18L-45-12L-22 32Z'],
    ['#a9d6ff', 'M-54-8L-36-28L-29-20L-46-3Z'],
    ['#4c9dff', 'M-24-10H26L30 38Q2 47-28 38Z'],
    ['#cfe9ff', spikes(5, 13, 5, 16, true), 'n'],
    ['#ffd55a', o(0, 16, 4), 'n'],
    ['#2f6fd0', 'M-20-2H22', 't'],
  ] },
  { name: 'dragonfly', glow: 'blue', layers: [
    ['#8fdcff', 'M2-4C24-8 46 4 44 14C32 20 12 8 2 2Z', 'm'],
    ['#c9f3ff', 'M2-12C18-36 46-42 48-29C46-14 22-6 2-5Z', 'm'],
    ['#2fb4d8', 'M-6-14H6L4 44Q0 50-4 44Z'],
    ['#d8faff', 'M-5 2H5M-5 14H5M-4 26H4', 't'],
    ['#2fb4d8', o(0, -24, 13, 12)],
    ['#ffffff', o(-7, -27, 5), 'nm'],
    [INK, o(-6, -27, 2.6), 'nm'],
  ] },
  { name: 'berries', glow: 'blue', layers: [
    ['#7a5230', 'M-4-46Q4-30 0-10', 'l'],
    ['#5fc46a', 'M2-34C14-52 40-48 46-36C34-24 12-24 2-34ZM-4-32C-18-46-38-42-44-30C-32-22-14-22-4-32Z'],
    ['#5874f5', o(-20, 2, 20)],
    ['#6f8dff', o(21, 3, 20)],
    ['#4359dd', o(0, 25, 21)],
    ['#d3ddff', o(-27, -6, 5, 4) + o(14, -5, 5, 4) + o(-7, 17, 5, 4), 'n'],
    ['#1f2a78', spikes(5, 7, 3, 32), 'n'],
  ] },
  { name: 'bat', glow: 'violet', layers: [
    ['#6d50c9', 'M0-6C14-28 26-34 49-28C44-14 46 0 48 16C40 8 32 10 28 20C22 12 12 12 0 20Z', 'm'],
    ['#9277f0', 'M-17-10L-20-36L-8-25Q0-28 8-25L20-36L17-10C22 18 8 30 0 32C-8 30-22 18-17-10Z'],
    ['#ffffff', o(-7, -8, 6), 'nm'],
    [INK, o(-6, -7, 3.4), 'nm'],
    [INK, 'M-7 6Q0 12 7 6', 't'],
    ['#ffffff', 'M-6 7L-3 14L-1 9Z', 'nm'],
    ['#ffb0c8', o(-13, 3, 4, 3), 'nm'],
  ] },
  { name: 'ladybug', glow: 'rose', layers: [
    [INK, 'M7-38Q10-48 19-47', 'tm'],
    ['#3b2a5e', 'M-22-18C-20-46 20-46 22-18Q0-8-22-18Z'],
    ['#ff4b4b', 'M0-20C36-24 44 4 36 24C30 42 12 46 0 46C-12 46-30 42-36 24C-44 4-36-24 0-20Z'],
    [INK, 'M0-19V45', 't'],
    [INK, o(-17, -2, 7) + o(17, -2, 7) + o(-20, 20, 6) + o(20, 20, 6) + o(-8, 33, 4) + o(8, 33, 4), 'n'],
    ['#ff9a9a', 'M-30-4C-30-12-22-17-14-16C-22-12-27-6-30-4Z', 'n'],
    ['#ffffff', o(-10, -29, 5), 'nm'],
    [INK, o(-9, -28, 2.6), 'nm'],
  ] },
];

/** Somebody remembers. */
export const EYE: readonly Layer[] = [
  ['#5cc8ff', o(0, 0, 40)],
  ['#ffffff', 'M-30 0Q0-28 30 0Q0 28-30 0Z'],
  [INK, o(0, 0, 11), 'n'],
  ['#ffffff', o(-4, -4, 4), 'n'],
];

/** Who sits by the garden: its layers, where its eyes are and how large. */
export type Creature = {
  readonly layers: readonly Layer[];
  readonly eyes: readonly [x: number, y: number, r: number];
};

/** A firefly in its colors: its lamp, the lamp's rim, its head. */
export const firefly = (lamp: string, tip: string, head: string): Creature => ({
  eyes: [11, -17, 11],
  layers: [
    ['#bfe2ffd0', 'M8 4C28-14 56-8 56 6C54 20 30 20 8 14Z', 'm'],
    ['#e2f5ffe0', 'M6 0C18-40 52-50 60-34C62-14 34 8 6 10Z', 'm'],
    ['#ffffff', 'M18-10C30-30 48-38 52-30C44-28 30-18 18-10Z', 'nm'],
    [tip, 'M-25 8C-34 38-14 58 0 58C14 58 34 38 25 8Z'],
    [lamp, 'M-19 14C-27 38-12 53 0 53C12 53 27 38 19 14Q0 22-19 14Z', 'n'],
    ['#ffffff', 'M-12 22C-16 36-8 46 0 46C8 46 16 36 12 22Q0 28-12 22Z', 'n'],
    [tip, 'M-21 24Q0 32 21 24M-19 38Q0 46 19 38', 't'],
    [head, 'M-20-2C-22 14 22 14 20-2Z'],
    [head, 'M8-38Q12-54 27-52', 'lm'],
    [lamp, o(28, -52, 5), 'm'],
    [head, o(0, -17, 30, 26)],
    ['#ffffff70', 'M-20-29Q-13-39 0-39Q-13-33-20-29Z', 'n'],
    ['#ff8fa0', o(-21, -6, 5, 3.5), 'nm'],
    [INK, 'M-5-1Q0 4 5-1', 't'],
  ],
});

// oxfmt-ignore
export const CREATURES = {
  firefly: firefly('#fff27a', '#ffae2b', '#4a3a7a'),
  friend: firefly('#b8f6ff', '#3fa8f0', '#2f5f8f'),
  moth: { eyes: [9, -20, 9], layers: [
    ['#a98865', 'M6 4C30 4 48 18 40 36C28 44 12 30 4 16Z', 'm'],
    ['#dcc6a4', 'M6-8C22-46 60-44 58-18C58 0 40 8 8 10Z', 'm'],
    ['#8a5f4a', o(37, -19, 9), 'nm'],
    ['#ffe7b8', o(37, -19, 4), 'nm'],
    ['#8a5f4a', 'M7-36Q14-54 32-56M16-46L18-54M22-50L26-58', 'tm'],
    ['#f2e2c8', o(0, 14, 18, 34)],
    ['#c9ab86', 'M-17 16Q0 24 17 16M-16 28Q0 36 16 28', 't'],
    ['#fbf2e2', o(0, -20, 25, 21)],
  ] },
  toad: { eyes: [22, -32, 12], layers: [
    ['#6f9a4e', 'M-54 48C-58 4-42-14-38-24C-46-52-12-58-8-37Q0-39 8-37C12-58 46-52 38-24C42-14 58 4 54 48Q0 62-54 48Z'],
    ['#dcebac', o(0, 34, 32, 19), 'n'],
    ['#4f7838', o(-38, 8, 6) + o(38, 8, 6) + o(-30, -6, 4) + o(31, -8, 4) + o(-46, 24, 4) + o(46, 26, 4), 'n'],
    [INK, 'M-28 4Q0 22 28 4', 't'],
    ['#ffb0a0', o(-32, 2, 6, 4), 'nm'],
  ] },
  hedgehog: { eyes: [12, -2, 8], layers: [
    ['#7a5544', spikes(17, 58, 45, 2)],
    ['#a8785c', spikes(13, 46, 36, 2), 'n'],
    ['#d99a68', o(-29, -20, 11), 'm'],
    ['#ffe3bf', 'M-34 8C-34-26 34-26 34 8C34 40 12 52 0 52C-12 52-34 40-34 8Z'],
    [INK, o(0, 21, 9, 7), 'n'],
    ['#ffffff', o(-3, 18, 2.6), 'n'],
    [INK, 'M-8 36Q0 43 8 36', 't'],
    ['#ffab9a', o(-22, 18, 6, 4), 'nm'],
  ] },
  owl: { eyes: [18, -12, 14], layers: [
    ['#57479c', 'M-42 0C-64 14-58 44-44 52C-36 36-34 16-42 0Z', 'm'],
    ['#7a63c4', 'M-44-54Q-24-42 0-42Q24-42 44-54C58-12 54 34 36 52Q0 64-36 52C-54 34-58-12-44-54Z'],
    ['#e6dcff', o(0, 34, 27, 21), 'n'],
    ['#9a86d8', 'M-14 26q6 6 12 0M2 26q6 6 12 0M-6 38q6 6 12 0', 't'],
    ['#f3ecff', o(-18, -12, 22), 'nm'],
    ['#ffb63a', 'M-8-2H8L0 15Z'],
  ] },
} as const satisfies Record<string, Creature>;
