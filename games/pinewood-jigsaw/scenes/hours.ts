import type { Hour } from './pen.ts';

const hour = (
  sky: string,
  land: string,
  water: string,
  cloud = '#ffffff',
  lamp = '#ffe08a',
): Hour => {
  const [far = '', mid = '', near = ''] = land.split(' ');
  const [back = '', front = ''] = water.split(' ');
  return { sky: sky.split(' '), far, mid, near, cloud, lamp, water: [back, front] };
};

/** Times and places, by the word that a row begins with. */
export const HOURS: Readonly<Record<string, Hour>> = {
  dawn: hour(
    '#4f74d6 #b893d8 #f8a9a8 #ffdf9e',
    '#a98cc0 #7f86b8 #4c8a72',
    '#ffcfae #4f86cf',
    '#ffe3dc',
  ),
  day: hour('#1f7fe0 #5bb8f5 #b5ebff', '#8cb9dd #6cc070 #3c9e4c', '#7fe0ee #1878c4'),
  dusk: hour(
    '#2a2668 #7d3a92 #ef6a70 #ffc066',
    '#7a4f9a #54408a #37336c',
    '#ff9c78 #3a3a8c',
    '#ffb09a',
  ),
  night: hour('#0a1242 #1b2f7e #3f5fb6', '#34508f #263f78 #1b2f5e', '#4a72c4 #12245c', '#5f7cc4'),
  gold: hour('#5c9fe0 #ffd9a0 #ffb76b', '#c9a07a #dd8a35 #b0592a', '#ffd28a #4d7fae', '#fff0d8'),
  snow: hour('#6f9fe0 #b9d8f7 #f1f7ff', '#9fbde0 #c7dcf2 #eaf4ff', '#a8d4f0 #4a86be'),
  rose: hour('#7a78e2 #f0a6d6 #ffe0e4', '#c39cd8 #a4cc92 #6fb46a', '#ffd0e4 #6a8fd8', '#fff0f6'),
  storm: hour('#22324f #51698a #a4b6c8', '#566e8a #3f5f6a #2c4a4a', '#8aa8ba #1f4660', '#7b8ea6'),
  desert: hour('#2a92d6 #9ad4e8 #ffd592 #ffae62', '#d88f66 #eaa95a #c8742f', '#9fe0d8 #2a9aa8'),
  reef: hour(
    '#8ff0ee #2fb4e0 #1672b6 #0c4484',
    '#3f8fc4 #2a74aa #1b5688',
    '#8ff0ee #0c4484',
    '#c8ffff',
  ),
  deep: hour('#1a66b4 #103a86 #081c50', '#1f4c94 #163a7a #0e2860', '#1a66b4 #081c50', '#8fc8ff'),
  room: hour('#ffe9c8 #f7d3a0', '#e0b07a #c98a52 #8a5530', '#9fd8f0 #4a90c8', '#fff6e6'),
};
