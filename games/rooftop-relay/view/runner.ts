import {
  blob,
  disc,
  down,
  fade,
  fillPath,
  line,
  PALETTE,
  place,
  rounded,
  shade,
  tint,
  type Context,
} from '@playgrove/kit/stage';
import type { Runner } from '../rules/crew.ts';
import { joints, type Joints, type Limb, type Pose } from './pose.ts';

const INK = PALETTE.ink;

type Look = {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly legs: string;
  readonly shoe: string;
  readonly mark: string;
};

export const LOOKS: Readonly<Record<Runner, Look>> = {
  pia: {
    skin: '#ffd2ae',
    hair: '#e2502e',
    top: '#ff4b55',
    legs: '#2f4fa8',
    shoe: '#ffffff',
    mark: '#ffd02e',
  },
  koa: {
    skin: '#9a5d36',
    hair: '#2a1a2e',
    top: '#14c4b4',
    legs: '#f7f0dc',
    shoe: '#ff8a1f',
    mark: '#eafffb',
  },
  zuri: {
    skin: '#6a3a22',
    hair: '#23152b',
    top: '#ffd02e',
    legs: '#7338e8',
    shoe: '#ff4f9a',
    mark: '#ff4f9a',
  },
  mateo: {
    skin: '#cf9060',
    hair: '#4a2a1c',
    top: '#45d15b',
    legs: '#3d3358',
    shoe: '#4cc3ff',
    mark: '#ffffff',
  },
  noor: {
    skin: '#e0a070',
    hair: '#8a4dff',
    top: '#2f7dff',
    legs: '#2b1b4d',
    shoe: '#ffd02e',
    mark: '#ff6ab0',
  },
};

/**
 * A runner, feet on 0, 0, facing right, about 100 tall.
 * @param baton holds it
 */
export function drawRunner(c: Context, who: Runner, pose: Pose, baton: boolean): void {
  const look = LOOKS[who];
  const j = joints(pose);
  const shoulder = { x: Math.sin(j.lean) * 34, y: j.hip - Math.cos(j.lean) * 34 };
  if (pose.kind === 'glide') kite(c, who, shoulder.x, shoulder.y - 66);
  arm(c, shoulder.x - 4, shoulder.y + 4, j.rear, look, true, false);
  leg(c, -3, j.hip, j.back, look, true);
  ponytail(c, who, shoulder, j.lean, pose.phase);
  torso(c, look, j, shoulder);
  leg(c, 3, j.hip, j.front, look, false);
  head(
    c,
    who,
    shoulder.x + Math.sin(j.lean) * 20,
    shoulder.y - 22 * Math.max(0.55, Math.cos(j.lean)),
    j.lean * 0.4,
    pose,
  );
  arm(c, shoulder.x + 2, shoulder.y + 5, j.arm, look, false, baton);
}

function ends(
  x: number,
  y: number,
  [a, b]: Limb,
  one: number,
  two: number,
): { x: number; y: number }[] {
  const mid = { x: x + Math.sin(a) * one, y: y + Math.cos(a) * one };
  return [{ x, y }, mid, { x: mid.x + Math.sin(a + b) * two, y: mid.y + Math.cos(a + b) * two }];
}

function leg(c: Context, x: number, y: number, limb: Limb, look: Look, far: boolean): void {
  const [hip, knee, foot] = ends(x, y, limb, 22, 21);
  if (!hip || !knee || !foot) return;
  const dim = (colour: string): string => (far ? shade(colour, 0.15) : colour);
  line(c, [hip, knee, foot], 20, INK);
  line(c, [hip, knee], 13, dim(look.legs));
  line(
    c,
    [{ x: (knee.x * 2 + hip.x) / 3, y: (knee.y * 2 + hip.y) / 3 }, knee, foot],
    11,
    dim(look.skin),
  );
  const turn = -(limb[0] + limb[1]) * 0.75;
  place(
    c,
    foot.x,
    foot.y,
    () => {
      rounded(c, -10, -8, 30, 17, 8, INK);
      rounded(c, -6.5, -4.5, 23, 9, 4.5, dim(look.shoe));
      c.fillStyle = dim(look.mark);
      c.fillRect(-6, 2, 22, 3);
    },
    turn,
  );
}

function arm(
  c: Context,
  x: number,
  y: number,
  limb: Limb,
  look: Look,
  far: boolean,
  baton: boolean,
): void {
  const [from, elbow, hand] = ends(x, y, limb, 17, 16);
  if (!from || !elbow || !hand) return;
  const dim = (colour: string): string => (far ? shade(colour, 0.15) : colour);
  if (baton) {
    place(
      c,
      hand.x,
      hand.y,
      () => {
        rounded(c, -6, -24, 13, 44, 6, INK);
        rounded(c, -2.5, -20.5, 6, 37, 3, '#ffd02e');
        rounded(c, -2.5, -8, 6, 9, 0, '#ff4b55');
      },
      0.5 - (limb[0] + limb[1]) * 0.4,
    );
  }
  line(c, [from, elbow, hand], 17, INK);
  line(c, [from, elbow, hand], 9, dim(look.skin));
  line(c, [from, { x: (from.x + elbow.x) / 2, y: (from.y + elbow.y) / 2 }], 11, dim(look.top));
  disc(c, hand.x, hand.y, 6.5, dim(look.skin));
}

function torso(c: Context, look: Look, j: Joints, shoulder: { x: number; y: number }): void {
  const hip = { x: 0, y: j.hip + 1 };
  line(c, [hip, shoulder], 35, INK);
  line(c, [hip, { x: shoulder.x * 0.3, y: hip.y + (shoulder.y - hip.y) * 0.3 }], 26, look.legs);
  line(c, [{ x: shoulder.x * 0.4, y: hip.y + (shoulder.y - hip.y) * 0.4 }, shoulder], 27, look.top);
  line(
    c,
    [
      { x: shoulder.x * 0.5 - 9, y: hip.y + (shoulder.y - hip.y) * 0.5 },
      { x: shoulder.x - 8, y: shoulder.y + 2 },
    ],
    6,
    tint(look.top, 0.45),
  );
  const chest = { x: shoulder.x * 0.66 + 4, y: hip.y + (shoulder.y - hip.y) * 0.66 };
  rounded(c, chest.x - 7, chest.y - 6, 14, 12, 3, '#ffffff');
  rounded(c, chest.x - 2, chest.y - 4, 4, 8, 1, look.legs);
}

function ponytail(
  c: Context,
  who: Runner,
  at: { x: number; y: number },
  lean: number,
  phase: number,
): void {
  const look = LOOKS[who];
  const [x, y] = [at.x + Math.sin(lean) * 20 - 16, at.y - 26 * Math.max(0.5, Math.cos(lean))];
  const wave = Math.sin(phase * 2) * 7;
  if (who === 'pia') {
    const tail = [
      { x, y },
      { x: x - 18, y: y - 4 + wave * 0.4 },
      { x: x - 36, y: y + 8 + wave },
    ];
    line(c, tail, 19, INK);
    line(c, tail, 12, look.hair);
  }
  if (who === 'noor') {
    const scarf = [
      { x: x + 4, y: y + 18 },
      { x: x - 16, y: y + 14 + wave * 0.5 },
      { x: x - 42, y: y + 20 + wave },
    ];
    line(c, scarf, 17, INK);
    line(c, scarf, 10, look.mark);
  }
}

function head(c: Context, who: Runner, x: number, y: number, turn: number, pose: Pose): void {
  const look = LOOKS[who];
  place(
    c,
    x,
    y,
    () => {
      if (who === 'zuri') {
        disc(c, -5, -10, 31, INK);
        disc(c, -5, -10, 27, look.hair);
      }
      disc(c, 0, 0, 25, INK);
      disc(c, 0, 0, 21.5, down(c, -22, 22, tint(look.skin, 0.18), look.skin));
      hair(c, who, look);
      // Face, looking ahead.
      const wide = pose.kind === 'fall' || pose.kind === 'wall';
      disc(c, 4, 2, 4.6, '#ffffff');
      disc(c, 15, 2, 4.4, '#ffffff');
      disc(c, 6, 2.5, 2.9, INK);
      disc(c, 16.5, 2.5, 2.8, INK);
      line(
        c,
        [
          { x: 0, y: -6 },
          { x: 7, y: wide ? -8 : -5 },
        ],
        2.6,
        INK,
      );
      line(
        c,
        [
          { x: 13, y: wide ? -8 : -5 },
          { x: 19, y: -6 },
        ],
        2.6,
        INK,
      );
      blob(c, 2, 10, 4, 2.6, fade('#ff5a6e', 0.4));
      if (wide) blob(c, 12, 12, 3.4, 4.4, INK);
      else
        line(
          c,
          [
            { x: 7, y: 11 },
            { x: 11, y: 13.5 },
            { x: 16, y: 11 },
          ],
          2.8,
          INK,
        );
    },
    turn,
  );
}

function hair(c: Context, who: Runner, look: Look): void {
  const cap = (colour: string): void =>
    fillPath(c, colour, (path) => {
      path.arc(0, 0, 22, Math.PI * 0.8, Math.PI * 1.93);
      path.quadraticCurveTo(6, -8, -8, -4);
      path.quadraticCurveTo(-13, 2, -15, 13);
    });
  if (who === 'mateo') {
    cap(look.hair);
    fillPath(c, INK, (path) => {
      path.arc(0, -5, 24, Math.PI, 0);
      path.lineTo(38, -5);
      path.arc(30, -5, 8, 0, Math.PI / 2);
      path.lineTo(-24, 3);
    });
    fillPath(c, look.top, (path) => {
      path.arc(0, -6, 20, Math.PI, 0);
      path.lineTo(-20, -6);
    });
    rounded(c, 4, -6, 30, 6, 3, tint(look.top, 0.4));
    return;
  }
  if (who === 'noor') {
    fillPath(c, INK, (path) => path.arc(-2, -2, 27, Math.PI * 0.55, Math.PI * 1.86));
    fillPath(c, look.mark, (path) => path.arc(-2, -2, 23.5, Math.PI * 0.58, Math.PI * 1.84));
    return;
  }
  cap(look.hair);
  if (who === 'koa') {
    line(
      c,
      [
        { x: -20, y: -5 },
        { x: 19, y: -10 },
      ],
      8,
      look.top,
    );
    for (const [x, y] of [
      [-14, -17],
      [-3, -22],
      [9, -20],
    ] as const)
      disc(c, x, y, 9, look.hair);
  }
  if (who === 'pia')
    line(
      c,
      [
        { x: -21, y: -3 },
        { x: 20, y: -9 },
      ],
      6,
      look.mark,
    );
  if (who === 'zuri')
    line(
      c,
      [
        { x: -19, y: -6 },
        { x: 20, y: -11 },
      ],
      7,
      look.mark,
    );
}

/** What everyone glides under: a scarf of their colour; for one it is a kite. */
function kite(c: Context, who: Runner, x: number, y: number): void {
  const look = LOOKS[who];
  const wide = who === 'koa' ? 74 : 40;
  const tall = who === 'koa' ? 34 : 20;
  for (const side of [-1, 1])
    line(
      c,
      [
        { x: x + 12, y: y + 40 },
        { x: x + 12 + side * wide * 0.8, y: y + 4 },
      ],
      3,
      INK,
    );
  const sail =
    (grow: number): ((path: Context) => void) =>
    (path) => {
      path.moveTo(x + 12 - wide - grow, y + 6 + grow);
      path.quadraticCurveTo(x + 12, y - tall * 1.9 - grow * 2, x + 12 + wide + grow, y + 6 + grow);
      path.quadraticCurveTo(x + 12, y - tall * 0.35 + grow, x + 12 - wide - grow, y + 6 + grow);
    };
  fillPath(c, INK, sail(5));
  fillPath(
    c,
    down(c, y - tall, y + 8, tint(look.top, 0.35), look.top, shade(look.top, 0.2)),
    sail(0),
  );
}
