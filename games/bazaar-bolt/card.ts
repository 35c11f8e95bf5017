import {
  circle,
  coin,
  ellipse,
  glow,
  linear,
  path,
  place,
  radial,
  rays,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';

const INK = '#3a1838';
const COAT = '#f8efe0';
const PATCH = '#c07f4e';

/** The runaway goat at full gallop down the alley, a stolen carrot between its teeth. */
export const card: Card = async () => [
  sky('#3f3f9a', '#b0569a', '#ff8a6a', '#ffd07a'),
  glow(256, 190, '#fff3c0ee', '#ffc05a88', '#ffb04a00'),
  rays(256, 190, 16, '#ffffff22'),
  domes(),
  path('M0 512L196 250H316L512 512Z', linear(0, 250, 0, 512, '#ffcf94', '#d99a72')),
  stroke('M214 300H298M186 344H326M150 400H362M104 466H408', '#b9785c66', 5),
  wall(false),
  wall(true),
  lanterns(),
  ellipse(258, 480, 150, 22, `${INK}66`),
  goat(),
  place({ x: 92, y: 398, rotate: -12 }, coin(0, 0, 38)),
  place({ x: 428, y: 420, rotate: 14 }, coin(0, 0, 31)),
  sparkle(132, 112, 22),
  sparkle(404, 246, 18),
  vignette('#2a0f3a', 0.4),
];

function domes(): Svg {
  return path(
    'M176 262V214Q176 206 184 204Q176 178 204 160L206 148L209 160Q236 178 228 204Q236 206 236 214H262V150L268 128L274 150V214H286Q284 186 306 172L308 162L311 172Q332 186 328 214V262Z',
    '#8a4a8a',
    { opacity: 0.55 },
  );
}

/** A row of shops with striped roofs, on the left; mirrored on the right. */
function wall(flip: boolean): Svg {
  const roof = (x: number, y: number, size: number, color: string): Svg => {
    const strips = Array.from({ length: 5 }, (_, at) => {
      const [a, b] = [at / 5, (at + 1) / 5];
      const near = (part: number): string => `${x + part * 86 * size} ${y - part * 20 * size}`;
      const low = (part: number): string =>
        `${x + 30 * size + part * 74 * size} ${y + 58 * size - part * 34 * size}`;
      return path(
        `M${near(a)}L${near(b)}L${low(b)}Q${x + 30 * size + (a + b) * 37 * size} ${y + 78 * size - (a + b) * 17 * size} ${low(a)}Z`,
        at % 2 === 0 ? color : '#fff3dc',
        { stroke: INK, 'stroke-width': 4, 'stroke-linejoin': 'round' },
      );
    });
    return strips.join('');
  };
  return place(
    { x: flip ? 512 : 0, y: 0, flip },
    path(
      'M-10 -10H92L196 132V262L-10 512Z',
      linear(0, 0, 190, 200, '#d9788a', '#f0ad84', '#ffd0a0'),
    ),
    path('M-10 512L196 262V240L-10 440Z', '#8a3f5a66'),
    path('M20 300V210Q34 176 52 206V268Z', '#4a2348'),
    path('M112 250V176Q122 150 134 172V232Z', '#ffd76a', { stroke: INK, 'stroke-width': 4 }),
    path('M150 236V182Q158 164 166 180V224Z', '#ffd76a', { stroke: INK, 'stroke-width': 3 }),
    roof(-6, 206, 1.15, '#e2483c'),
    roof(92, 166, 0.78, '#19a89c'),
  );
}

function lanterns(): Svg {
  const lamp = (x: number, y: number, size: number, color: string): Svg =>
    place(
      { x, y, scale: size },
      circle(0, 20, 34, `${color}44`),
      path('M-5 0H5L14 12L17 28L8 44H-8L-17 28L-14 12Z', radial(0, 22, 26, '#fff6d0', color), {
        stroke: INK,
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      }),
    );
  return [
    stroke('M-10 34Q256 130 522 34', INK, 5),
    lamp(70, 58, 1.1, '#ff9a5a'),
    lamp(170, 80, 1, '#ffd04a'),
    lamp(344, 80, 1, '#ff7a9a'),
    lamp(446, 56, 1.1, '#ffd04a'),
  ].join('');
}

const inked = (d: string, fill: Parameters<typeof path>[1], width = 15): Svg =>
  path(d, fill, {
    stroke: INK,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });

function goat(): Svg {
  const side = (flip: boolean): Svg =>
    place(
      { x: 0, y: 0, flip },
      // Horn, curled outward, with rings.
      inked(
        'M28 -118C34 -176 84 -206 128 -184C160 -166 158 -122 130 -112C140 -134 124 -152 100 -146C78 -140 70 -120 74 -98Z',
        linear(0, -200, 0, -100, '#b98a66', '#7a5244'),
      ),
      stroke('M52 -150L80 -128M80 -174L96 -148M116 -178L118 -150', '#5a3a3488', 6, {
        'stroke-linecap': 'round',
      }),
      // Ear.
      inked(
        'M74 -70C112 -92 158 -74 172 -42C142 -30 100 -28 78 -40Z',
        linear(80, -80, 160, -40, PATCH, '#9a5c3a'),
      ),
      path('M96 -62C120 -70 144 -60 154 -48C132 -44 112 -44 98 -50Z', '#f0b0a0'),
    );
  return place(
    { x: 256, y: 296, rotate: -7, scale: 1.06 },
    // Legs in the gallop, and the chest.
    inked('M-76 96L-120 176L-92 190L-40 120Z', linear(0, 100, 0, 190, COAT, '#d9c4b0')),
    inked('M-124 168L-88 186L-98 206L-134 188Z', '#4a2f40'),
    inked('M76 96L104 150L138 132L150 154L96 190L44 120Z', linear(0, 100, 0, 190, COAT, '#d9c4b0')),
    inked('M132 124L156 148L172 130L146 108Z', '#4a2f40'),
    inked(
      'M-84 40C-104 120 -66 172 0 172C66 172 104 120 84 40Z',
      linear(0, 40, 0, 170, '#e8d6c0', COAT),
    ),
    inked(
      'M-78 84Q0 130 78 84L74 106Q0 152 -74 106Z',
      linear(0, 84, 0, 130, '#ff5a5a', '#c9283c'),
      9,
    ),
    inked(
      'M-22 118Q-22 110 0 110Q22 110 22 118L28 148Q0 160 -28 148Z',
      linear(-24, 110, 24, 150, '#fff0a0', '#ffc42e', '#e08a1f'),
      9,
    ),
    circle(0, 152, 7, INK),
    side(false),
    side(true),
    // Head.
    inked(
      'M-86 -64C-90 -124 -46 -146 0 -146C46 -146 90 -124 86 -64C84 -26 72 -6 60 20C52 54 30 74 0 74C-30 74 -52 54 -60 20C-72 -6 -84 -26 -86 -64Z',
      radial(-20, -80, 190, '#ffffff', COAT, '#e0ccb8'),
    ),
    path('M-20 -142C-40 -100 -34 -60 0 -28C34 -60 40 -100 20 -142Q0 -146 -20 -142Z', PATCH),
    stroke(
      'M-14 -148C-22 -166 -10 -176 -4 -160C0 -182 16 -178 10 -156C22 -166 26 -150 14 -144',
      COAT,
      13,
      { 'stroke-linecap': 'round' },
    ),
    eye(-46),
    eye(46),
    stroke('M-78 -96Q-52 -116 -26 -94M26 -94Q52 -116 78 -96', '#7a4a34', 11, {
      'stroke-linecap': 'round',
    }),
    // Muzzle, carrot, teeth, beard.
    inked(
      'M-20 66C-16 96 -8 112 4 122C14 108 20 92 20 66Z',
      linear(0, 66, 0, 120, '#fff8ec', '#d9c4b0'),
      11,
    ),
    path(
      'M-56 26C-56 -6 -30 -18 0 -18C30 -18 56 -6 56 26C56 58 30 72 0 72C-30 72 -56 58 -56 26Z',
      radial(0, 10, 70, '#ffe0d4', '#f0b8a8'),
    ),
    path('M-30 0Q-22 -12 -12 0M12 0Q22 -12 30 0', 'none', {
      stroke: '#8a4a4a',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    place(
      { x: 8, y: 40, rotate: -12 },
      inked(
        'M92 -14C112 -34 130 -32 142 -24M94 -4C118 -12 138 -6 146 6M92 6C108 12 120 26 120 38',
        'none',
        13,
      ),
      stroke(
        'M92 -14C112 -34 130 -32 142 -24M94 -4C118 -12 138 -6 146 6M92 6C108 12 120 26 120 38',
        '#45c45a',
        11,
        { 'stroke-linecap': 'round' },
      ),
      inked(
        'M96 -24C110 -8 108 12 94 24C40 26 -60 18 -124 0C-66 -22 40 -30 96 -24Z',
        linear(0, -26, 0, 26, '#ffb45a', '#ff8a1f', '#e0601a'),
        11,
      ),
      stroke('M-40 -12L-34 2M10 8L14 22M48 -22L52 -8M70 6L72 18', '#b9480f99', 5, {
        'stroke-linecap': 'round',
      }),
    ),
    path('M-24 24H24L22 48Q12 54 2 48H-2Q-12 54 -22 48Z', '#ffffff', {
      stroke: INK,
      'stroke-width': 6,
    }),
    stroke('M0 24V48', INK, 5),
  );
}

function eye(x: number): Svg {
  return [
    ellipse(x, -66, 29, 31, INK),
    ellipse(x, -66, 23, 25, radial(x - 6, -76, 34, '#fffce0', '#ffe27a', '#ffb83a')),
    path(`M${x - 17} -70Q${x} -79 ${x + 17} -70V-62Q${x} -55 ${x - 17} -62Z`, '#2b1230'),
    circle(x - 9, -77, 6, '#ffffff'),
  ].join('');
}
