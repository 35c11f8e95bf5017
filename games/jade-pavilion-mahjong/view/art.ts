/*
 * The pictures on the tiles as path data in a box of 100 by 100 about 0, 0: the view and the card
 * paint them. A part is a color and an outline. It is filled and inked; with a `+` it is only
 * filled; `-color width outline` is a line.
 */

/** A ring of round petals as one outline; its middle is `low` below 0, 0. */
function petals(count: number, far: number, r: number, turn = 0, low = 0): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2 - Math.PI / 2 + turn;
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return `M${x.toFixed(1)} ${(low + y - r).toFixed(1)}a${r} ${r} 0 1 0 .1 0Z`;
  }).join('');
}

export const dot = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}a${r} ${r} 0 1 0 .1 0Z`;

const KNOT = 'M0 -42L34 -8L0 26L-34 -8ZM-19 -27H19V11H-19Z';

type Art = { readonly tint: string; readonly parts: readonly string[] };

/** By face; in the order of `FACES`. */
export const ART: readonly Art[] = [
  {
    tint: '#bfe8ff',
    parts: [
      '#ff9a4a M-4 14Q4 38 20 38Q22 22 12 8ZM-6 -18Q4 -40 20 -38Q20 -24 12 -12Z',
      '#fff4e4 M-46 2C-36 -28 4 -32 26 -8L47 -26Q40 2 47 28L26 12C4 34 -36 30 -46 2Z',
      '+#ff5f22 M-16 -22C0 -26 12 -20 20 -12C14 2 -4 4 -14 -6ZM-10 24C-4 12 10 8 16 18C8 23 0 25 -10 24ZM32 -10L46 -25Q41 -8 42 0ZM-44 -2C-40 -12 -34 -17 -29 -19C-26 -10 -32 -2 -44 -2Z',
      `+#2b1b4d ${dot(-28, 2, 5.5)}`,
      `+#fff ${dot(-29.5, 0, 2)}`,
    ],
  },
  {
    tint: '#ffe3a6',
    parts: [
      '-#2b1b4d 5 M0 -48V-38',
      '#ff3f4c M-18 -30H18C48 -22 48 18 18 27H-18C-48 18 -48 -22 -18 -30Z',
      '-#a81432 4.5 M-9 -29C-20 -12 -20 10 -9 26M9 -29C20 -12 20 10 9 26',
      '+#ffffff73 M-29 -14C-33 -4 -32 4 -28 11C-24 4 -25 -8 -29 -14Z',
      '#ffd02e M-17 -39H17V-29H-17ZM-15 26H15V35H-15Z',
      '-#ffa01f 7 M-7 38V45M0 38V48M7 38V45',
    ],
  },
  {
    tint: '#d9f5bd',
    parts: [
      '#34b653 M8 -34H24V-8H8ZM8 -4H24V22H8ZM8 26H24V46H8Z',
      '#57d05f M-24 -46H-6V-19H-24ZM-24 -15H-6V13H-24ZM-24 17H-6V46H-24Z',
      '+#ffffff66 M-20 -42h5v19h-5ZM-20 -11h5v19h-5ZM-20 21h5v19h-5Z',
      '#9be86a M-6 -18Q12 -44 44 -40Q32 -12 -6 -12ZM-24 14Q-44 2 -46 -20Q-26 -14 -22 8Z',
    ],
  },
  {
    tint: '#c3c9ff',
    parts: [
      '#ffd84a M12 -46A45 45 0 1 0 42 26A37 37 0 1 1 12 -46Z',
      '+#fff3b8 M-2 -38A38 38 0 0 0 -22 26A44 44 0 0 1 -2 -38Z',
      '#ffffff M24 -24l6 13 14 2-10 9 3 14-13-7-12 7 2-14-10-9 14-2Z',
    ],
  },
  {
    tint: '#ffd0e4',
    parts: [
      '#ff3f92 M0 34L-47 -12A64 64 0 0 1 47 -12Z',
      '+#ffc4de M0 34L-25 9A36 36 0 0 1 25 9Z',
      '-#a8155f 3.5 M0 34L-31 -28M0 34V-37M0 34L31 -28',
      `+#fff0a8 ${petals(5, 6, 4.5)}`,
      '#8a5330 M-6 28H6L5 47H-5Z',
      '-#ff3f92 4 M0 46V49',
    ],
  },
  {
    tint: '#cfe6ff',
    parts: [
      '-#2b1b4d 15 M-30 -2C-54 -6 -52 26 -30 22',
      '-#2f7dff 7 M-30 -2C-54 -6 -52 26 -30 22',
      '#2f7dff M24 0C40 2 34 -16 44 -22L51 -13C45 -4 46 20 26 20Z',
      '#2f7dff M-27 -12C-42 12 -32 38 0 38C32 38 42 12 27 -12Z',
      '#6fb6ff M-23 -12C-20 -28 20 -28 23 -12Z',
      `#ffd02e ${dot(0, -32, 8)}`,
      `+#ffffff ${petals(5, 9, 6, 0, 14)}`,
      `+#ffd02e ${dot(0, 14, 5)}`,
    ],
  },
  {
    tint: '#ffdfc9',
    parts: [
      '#2fae4d M-2 -24C-12 -46 -32 -48 -42 -38C-34 -24 -16 -20 -2 -24Z',
      '#ff8f86 M0 -24C22 -46 50 -20 41 12C35 36 12 43 0 46C-12 43 -35 36 -41 12C-50 -20 -22 -46 0 -24Z',
      '+#ffc0a6 M-30 -14C-38 0 -32 18 -24 24C-26 8 -24 -6 -16 -18Z',
      '-#d8405a 4.5 M0 -24C11 -8 11 14 2 32',
      '#57d05f M2 -24C8 -48 30 -52 45 -44C40 -26 20 -20 2 -24Z',
    ],
  },
  {
    tint: '#fff0b5',
    parts: [
      '-#2b1b4d 6 M-8 -34A9 9 0 1 1 8 -34',
      `#b8600f ${dot(0, 38, 9)}`,
      '#ffc52e M-31 26C-25 8 -31 -30 0 -34C31 -30 25 8 31 26Z',
      '+#fff0a8 M-18 -14C-22 -2 -19 12 -22 22H-13C-11 8 -13 -8 -9 -24Z',
      '-#c87a0f 4.5 M-26 6H26',
      '#ff9a1f M-40 23H40V35H-40Z',
    ],
  },
  {
    tint: '#dbe9f7',
    parts: [
      '#5cc0ff M-32 28C-56 26 -52 -8 -28 -8C-28 -36 12 -42 20 -16C48 -22 56 24 30 28Z',
      '-#ffffff 6.5 M-22 17C-36 10 -26 -7 -13 1C-5 8 -14 16 -19 9M6 16C-6 0 12 -14 22 -3C28 6 18 14 13 6',
    ],
  },
  {
    tint: '#ffd9d3',
    parts: [
      '#fffaf0 M-38 -42L-17 -28Q0 -33 17 -28L38 -42L41 0C41 28 22 38 0 38C-22 38 -41 28 -41 0Z',
      '+#ff8aa0 M-32 -31L-19 -23L-34 -12ZM32 -31L19 -23L34 -12Z',
      '-#2b1b4d 5.5 M-26 2Q-18 -9 -10 2M10 2Q18 -9 26 2',
      '+#ff4b6a M-6 9H6L0 16Z',
      '-#2b1b4d 3.5 M-40 8L-26 10M40 8L26 10M-8 19Q0 25 8 19',
      '#e8343f M-30 31Q0 46 30 31L28 42Q0 55 -28 42Z',
      `#ffd02e ${dot(0, 41, 8)}`,
    ],
  },
  {
    tint: '#efe3b4',
    parts: [
      `#ffc91f ${dot(0, 0, 43)}`,
      `-#c8820f 4 ${dot(0, 0, 34)}`,
      '-#a8620a 7 M0 -26V-21M0 26V21M-26 0H-21M26 0H21',
      '#7a4a1a M-13 -13H13V13H-13Z',
      '+#fff2a8 M-34 -14A37 37 0 0 1 -14 -34L-12 -29A32 32 0 0 0 -29 -12Z',
    ],
  },
  {
    tint: '#e7d6ff',
    parts: [
      '#ff6ac6 M-2 2C-30 2 -42 22 -27 38C-13 44 -4 24 -2 2ZM2 2C30 2 42 22 27 38C13 44 4 24 2 2Z',
      '#9a4dff M-2 -2C-12 -46 -52 -44 -46 -8C-44 6 -20 8 -2 2ZM2 -2C12 -46 52 -44 46 -8C44 6 20 8 2 2Z',
      `+#ffe08a ${dot(-30, -16, 7.5)}${dot(30, -16, 7.5)}`,
      `+#fff ${dot(-23, 26, 5)}${dot(23, 26, 5)}`,
      '#2b1b4d M-3 -15Q0 -21 3 -15L3 27Q0 33 -3 27Z',
      '-#2b1b4d 4 M-1 -16Q-6 -34 -17 -37M1 -16Q6 -34 17 -37',
    ],
  },
  {
    tint: '#ffd8bd',
    parts: [
      '#d8282f M-40 -14V18C-40 40 40 40 40 18V-14Z',
      '-#ffd02e 6 M-37 14Q0 38 37 14',
      '#ffe9b0 M-40 -14A40 17 0 1 0 40 -14A40 17 0 1 0 -40 -14Z',
      '-#2b1b4d 12 M-36 -44L2 -18M36 -44L-2 -14',
      '-#d99a55 6 M-36 -44L2 -18M36 -44L-2 -14',
    ],
  },
  {
    tint: '#cdeefa',
    parts: [
      '#1f6fe8 M-47 38C-48 -8 -26 -42 12 -42C42 -42 50 -14 40 -2C32 8 17 4 18 -8C4 -4 4 24 47 26V38Z',
      '#f2fbff M12 -42C42 -42 50 -14 40 -2C35 5 27 5 22 1C32 -4 32 -15 20 -15C22 -27 8 -30 -2 -22C-10 -32 -2 -42 12 -42Z',
      '-#8cc8ff 5.5 M-36 32C-34 4 -22 -12 -8 -18M-18 32C-17 14 -10 4 0 -2',
    ],
  },
  {
    tint: '#cdeed3',
    parts: [
      `#2b1b4d ${dot(-32, -28, 14)}${dot(32, -28, 14)}`,
      '#ffffff M0 -36C30 -36 43 -14 43 6C43 30 24 40 0 40C-24 40 -43 30 -43 6C-43 -14 -30 -36 0 -36Z',
      '+#2b1b4d M-27 -6C-20 -17 -5 -11 -7 4C-9 15 -25 17 -29 8C-30 2 -29 -2 -27 -6ZM27 -6C20 -17 5 -11 7 4C9 15 25 17 29 8C30 2 29 -2 27 -6Z',
      `+#fff ${dot(-16, 1, 5.5)}${dot(16, 1, 5.5)}`,
      '+#2b1b4d M-8 15H8L0 24Z',
      '-#2b1b4d 4 M-10 29Q0 36 10 29',
      `+#ff8aa080 ${dot(-30, 20, 6)}${dot(30, 20, 6)}`,
    ],
  },
  {
    tint: '#c9f4ea',
    parts: [
      '#0fb5a6 M0 -46L32 -32L46 0L32 32L0 46L-32 32L-46 0L-32 -32Z',
      '+#fff1cf M0 0L0 -44L31 -31ZM0 0L44 0L31 31ZM0 0L0 44L-31 31ZM0 0L-44 0L-31 -31Z',
      `-#ff4b55 7 ${dot(0, 0, 22)}`,
      `#ff4b55 ${dot(0, 0, 8)}`,
    ],
  },
  {
    tint: '#ffe2c4',
    parts: [
      '#ffe0a8 M-22 18H22V46H-22ZM-14 -14H14V6H-14Z',
      '+#7a2a26 M-8 26H8V46H-8Z',
      '#d8282f M-49 24Q-26 14 -21 0H21Q26 14 49 24Q20 27 0 24Q-20 27 -49 24ZM-37 -8Q-18 -14 -13 -28H13Q18 -14 37 -8Q14 -5 0 -8Q-14 -5 -37 -8Z',
      '-#ff9a4a 4 M-30 15Q0 20 30 15M-21 -15Q0 -11 21 -15',
      '#ffd02e M-5 -28L0 -48L5 -28Z',
    ],
  },
  {
    tint: '#dcf0c4',
    parts: [
      '-#2b1b4d 12 M0 -34Q2 -46 14 -46',
      '-#3f9a3a 6 M0 -34Q2 -46 14 -46',
      '#f59a1f M0 -38C18 -38 20 -20 11 -9C38 0 42 43 0 44C-42 43 -38 0 -11 -9C-20 -20 -18 -38 0 -38Z',
      '+#ffd68a M-22 8C-28 18 -25 30 -17 33C-14 22 -16 13 -22 8ZM-9 -29C-13 -23 -11 -18 -7 -16C-5 -22 -6 -26 -9 -29Z',
      '#e8343f M-16 -13H16V-3H-16Z',
      '-#e8343f 5 M12 -2L20 10M14 -2L26 5',
    ],
  },
  {
    tint: '#ffe6a8',
    parts: [
      '#ff7a12 M0 -49L11 -31L29 -39L28 -20L48 -15L35 0L48 15L28 20L29 39L11 31L0 49L-11 31L-29 39L-28 20L-48 15L-35 0L-48 -15L-28 -20L-29 -39L-11 -31Z',
      `#ffd52e ${dot(0, 0, 26)}`,
      '-#f28a0f 6 M14 0A14 14 0 1 1 0 -14A7 7 0 1 1 0 0',
    ],
  },
  {
    tint: '#c6e9f2',
    parts: [
      '-#2b1b4d 6 M-8 -48V18',
      '#ff4f30 M-4 -46Q44 -30 40 10H-4Z',
      '-#a8220f 4.5 M-2 -27H27M-2 -9H37',
      '#ffb52e M-12 -28Q-38 -10 -40 10H-12Z',
      '#8a5330 M-46 17H46L32 42H-30Z',
      '-#f2c48a 4.5 M-36 27H38',
    ],
  },
  {
    tint: '#ffd6dc',
    parts: [
      `-#2b1b4d 17 ${KNOT}`,
      '-#2b1b4d 14 M0 30V44M-9 32L-12 42M9 32L12 42',
      `-#f0284f 9 ${KNOT}`,
      '-#ffc52e 7 M0 30V45M-9 32L-12 43M9 32L12 43',
    ],
  },
  {
    tint: '#d5dcff',
    parts: [
      `#ff6a3c ${dot(24, -24, 15)}`,
      '#4f5fd8 M-50 38L-14 -36L8 -2L20 -20L50 38Z',
      '+#ffffff M-14 -33L-28 -5L-17 -10L-10 -1L-2 -14ZM20 -17L10 -1L16 -5L21 2L29 -2Z',
      '+#6fcf7a M-46 36L-30 20L-12 34L6 18L26 34L38 24L46 36Z',
    ],
  },
  {
    tint: '#d8f2e6',
    parts: [
      '-#14a89a 6 M0 32Q-18 40 -4 49',
      '#ffd02e M0 -48L36 -8L0 34L-36 -8Z',
      '+#f0343f M0 -45L33 -8H0Z',
      '+#2f7dff M0 31L-33 -8H0Z',
      '-#2b1b4d 4 M0 -46V32M-34 -8H34',
    ],
  },
  {
    tint: '#cdf2e4',
    parts: [
      '-#2b1b4d 12 M4 -18L38 -48M-8 -18L20 -50',
      '-#ff6a4a 6 M4 -18L38 -48M-8 -18L20 -50',
      '#fffaf0 M-40 -2C-36 -32 36 -32 40 -2Z',
      '#0d8f86 M-18 34H18V46H-18Z',
      '#12b0a2 M-44 -4H44C42 26 24 39 0 39C-24 39 -42 26 -44 -4Z',
      '-#ffd02e 5.5 M-37 9Q0 20 37 9',
    ],
  },
  {
    tint: '#ffe2ee',
    parts: [
      `#ff5f9e ${petals(5, 24, 19)}`,
      `+#ffb3d1 ${petals(5, 18, 9)}`,
      `#ffd02e ${dot(0, 0, 11)}`,
    ],
  },
  {
    tint: '#ffe2ee',
    parts: [
      `#8f52ff ${petals(3, 26, 20)}`,
      `#c9a3ff ${petals(3, 24, 16, Math.PI / 3)}`,
      `#ffd02e ${dot(0, 0, 12)}`,
      `+#ff4f9a ${dot(0, 3, 6)}`,
    ],
  },
  {
    tint: '#ffe2ee',
    parts: [
      `#ffb81f ${petals(10, 31, 13)}`,
      `#ffdf5a ${petals(8, 18, 10)}`,
      `#f0801a ${dot(0, 0, 10)}`,
    ],
  },
  {
    tint: '#ffe2ee',
    parts: [
      '#2fae4d M-16 16Q-44 18 -48 44Q-20 48 -8 24ZM16 16Q44 18 48 44Q20 48 8 24Z',
      `#e8253c ${petals(6, 22, 19)}`,
      `#ff6a72 ${petals(5, 11, 11)}`,
      `#ffe08a ${dot(0, 0, 8)}`,
    ],
  },
];

/** How a part is painted. */
export type Part = {
  readonly how: 'inked' | 'filled' | 'line';
  readonly color: string;
  readonly width: number;
  readonly d: string;
};

export function partOf(text: string): Part {
  const sign = text.charAt(0);
  const [color = '', ...rest] = (sign === '#' ? text : text.slice(1)).split(' ');
  if (sign === '+') return { how: 'filled', color, width: 0, d: rest.join(' ') };
  if (sign === '#') return { how: 'inked', color, width: 7, d: rest.join(' ') };
  return { how: 'line', color, width: Number(rest[0]), d: rest.slice(1).join(' ') };
}
