import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;

type Animal = {
  readonly fur: string;
  readonly muzzle: string;
  readonly coat: string;
  /** One ear, the right one, as SVG path data around the head. */
  readonly ear: string;
  readonly inner: string;
  /** More of the face, painted under eyes and nose. */
  readonly mark?: readonly [d: string, color: string];
  readonly kind?: 'owl' | 'frog';
};

const ROUND = 'M14 -32A14 14 0 1 1 36 -18Z';
const TALL = 'M6 -30Q4 -62 20 -60Q32 -52 26 -24Z';
const POINT = 'M8 -32L34 -50L36 -14Z';
const TUFT = 'M12 -32L40 -46L34 -16Z';
const EYE_BUMP = 'M6 -30A15 15 0 1 1 34 -22Z';

/** Faces by number. */
const ANIMALS: readonly Animal[] = [
  {
    fur: '#f58a3c',
    muzzle: '#fff3df',
    coat: '#2fa899',
    ear: POINT,
    inner: '#5b3550',
    mark: ['M-36 4Q-20 2 -8 20Q0 30 8 20Q20 2 36 4Q32 36 0 38Q-32 36 -36 4Z', '#fff3df'],
  },
  { fur: '#a9713f', muzzle: '#f0d2a4', coat: '#e9534f', ear: ROUND, inner: '#f0b98a' },
  { fur: '#f3ece6', muzzle: '#ffffff', coat: '#f2709f', ear: TALL, inner: '#ffb3c8' },
  {
    fur: '#8b93b8',
    muzzle: '#eef0fa',
    coat: '#f2b632',
    ear: POINT,
    inner: '#ffb3c8',
    mark: [
      'M-5 -36L-3 -22H3L5 -36ZM-17 -33L-12 -22L-8 -23L-11 -35ZM17 -33L12 -22L8 -23L11 -35Z',
      '#5f668e',
    ],
  },
  {
    fur: '#8d6a4c',
    muzzle: '#f6dfba',
    coat: '#5a7be0',
    ear: TUFT,
    inner: '#6b4d36',
    mark: [
      'M0 -14Q10 -30 28 -20Q36 0 22 14Q8 18 0 4Q-8 18 -22 14Q-36 0 -28 -20Q-10 -30 0 -14Z',
      '#f6dfba',
    ],
    kind: 'owl',
  },
  {
    fur: '#62c25f',
    muzzle: '#c9f0a8',
    coat: '#8a5be0',
    ear: EYE_BUMP,
    inner: '#a6e48c',
    kind: 'frog',
  },
  {
    fur: '#c9b8d8',
    muzzle: '#f7eefc',
    coat: '#3fb06a',
    ear: 'M10 -30A20 20 0 1 1 40 -8Z',
    inner: '#ffb3c8',
  },
  {
    fur: '#565a78',
    muzzle: '#ffffff',
    coat: '#e8873c',
    ear: ROUND,
    inner: '#8f93b5',
    mark: [
      'M-9 -36Q0 -38 9 -36L12 10Q0 20 -12 10ZM-36 2Q-30 -20 -24 -28Q-20 0 -18 24Q-30 22 -36 2ZM36 2Q30 -20 24 -28Q20 0 18 24Q30 22 36 2Z',
      '#ffffff',
    ],
  },
];

/** A customer's head and shoulders in a square of 100 around 0, 0. @param glad eyes closed, mouth open */
export function paintCustomer(c: Context, who: number, glad: boolean): void {
  const animal = ANIMALS[who % ANIMALS.length];
  if (!animal) return;
  const { fur, muzzle, coat, ear, inner, mark, kind } = animal;
  const body = 'M-44 56Q-44 26 -18 24H18Q44 26 44 56Z';
  draw.drawPath(c, body, {
    fill: draw.down(c, 24, 56, draw.tint(coat, 0.2), coat),
    rim: INK,
    width: 5,
  });
  draw.drawPath(c, 'M-14 26L0 42L14 26Z', { fill: '#fff6e3', rim: INK, width: 4 });
  for (const side of [-1, 1])
    draw.transformed(c, { scaleX: side }, () => {
      draw.drawPath(c, ear, { fill: fur, rim: INK, width: 5 });
      draw.transformed(c, { x: 9, y: -13, scale: 0.56 }, () =>
        draw.drawPath(c, ear, { fill: inner }),
      );
    });
  draw.blob(c, 0, -2, 40.5, 36.5, INK);
  draw.blob(
    c,
    0,
    -2,
    38,
    34,
    draw.radial(c, -10, -18, 56, draw.tint(fur, 0.3), fur, draw.shade(fur, 0.2)),
  );
  draw.clipped(
    c,
    (path) => path.ellipse(0, -2, 38, 34, 0, 0, 7),
    () => {
      if (mark) draw.drawPath(c, mark[0], { fill: mark[1] });
      if (kind === undefined) draw.blob(c, 0, 15, 19, 13, muzzle);
      draw.blob(c, -26, 11, 7, 5, '#ff7d8f66');
      draw.blob(c, 26, 11, 7, 5, '#ff7d8f66');
    },
  );
  for (const x of [-15, 15]) {
    const up = kind === 'frog' ? -24 : 0;
    if (up < 0) draw.blob(c, x * 1.36, -5 + up, 11, 12, '#ffffff');
    const eye = up < 0 ? x * 1.36 : x;
    if (glad)
      draw.drawPath(c, `M${eye - 7} ${up - 2}Q${eye} ${up - 11} ${eye + 7} ${up - 2}`, {
        line: INK,
        width: 4.5,
      });
    else {
      draw.blob(c, eye, up - 5, 5.5, 7, INK);
      draw.disc(c, eye - 1.5, up - 7.5, 2, '#ffffff');
    }
  }
  if (kind === 'owl') draw.drawPath(c, 'M-7 3H7L0 16Z', { fill: '#ffb52e', rim: INK, width: 4 });
  else if (kind !== 'frog') draw.drawPath(c, 'M-6 6H6Q4 12 0 12.500Q-4 12 -6 6Z', { fill: INK });
  if (glad) draw.drawPath(c, 'M-9 17Q0 32 9 17Z', { fill: '#c8385a', rim: INK, width: 3.5 });
  else if (kind === 'frog') draw.drawPath(c, 'M-20 8Q0 24 20 8', { line: INK, width: 4 });
  else if (kind !== 'owl') draw.drawPath(c, 'M-8 17Q-4 21 0 17Q4 21 8 17', { line: INK, width: 3 });
}

/** A customer, stamped. */
export function drawCustomer(
  to: Surface,
  who: number,
  glad: boolean,
  pose: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly squash: number;
    readonly alpha: number;
  },
): void {
  const one = pose.size / 100;
  to.stamp(
    `customer ${who} ${glad}`,
    124,
    136,
    (c) => paintCustomer(c, who, glad),
    pose.x,
    pose.y,
    {
      scaleX: one * (1 + pose.squash),
      scaleY: one * (1 - pose.squash),
      alpha: pose.alpha,
    },
  );
}
