import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

const INK = draw.PALETTE.ink;
const TURN = Math.PI * 2;
/** Height of one piece's wall, in radii. */
export const WALL = 0.3;

/** The look of one side's pieces. */
export type Counter = {
  readonly face: readonly string[];
  readonly wall: readonly string[];
  readonly groove: string;
  readonly shine: string;
  /** How much it shines, 0 to 1. */
  readonly gloss: number;
  /** Milled in pairs of notches instead of evenly: sides differ without their color. */
  readonly paired?: boolean;
  emblem(c: Context): void;
};

export const IVORY: Counter = {
  face: ['#ffffff', '#fbf1df', '#dccab8'],
  wall: ['#8d7890', '#e9dccb', '#9a86a0'],
  groove: '#c3aecb',
  shine: '#ffffff',
  gloss: 0.9,
  paired: true,
  emblem: paintMoon,
};

/** One turned counter around 0, 0 with a radius of 1: wall, milled edge, face and emblem. */
export function paintCounter(
  c: Context,
  { face, wall, groove, shine, gloss, paired, emblem }: Counter,
  signed: boolean,
): void {
  const body = (path: Context): void => {
    path.arc(0, 0, 0.98, Math.PI, TURN);
    path.lineTo(0.98, WALL);
    path.arc(0, WALL, 0.98, 0, Math.PI);
    path.closePath();
  };
  draw.fillPath(c, draw.linear(c, -1, 0, 1, 0, ...wall), body);
  for (let notch = 1; notch < 18; notch += 1) {
    if (paired && notch % 3 === 0) continue;
    const angle = (notch / 18) * Math.PI;
    const [x, y] = [Math.cos(angle) * 0.95, Math.sin(angle) * 0.95];
    draw.rim(c, draw.fade(INK, 0.38), 0.045, (path) => {
      path.moveTo(x, y + 0.07);
      path.lineTo(x, y + WALL - 0.05);
    });
  }
  draw.rim(c, INK, 0.085, body);
  draw.disc(c, 0, 0, 0.96, draw.radial(c, -0.34, -0.42, 1.7, ...face));
  draw.ring(c, 0, 0, 0.93, 0.06, draw.fade(shine, 0.75));
  draw.ring(c, 0, 0, 0.77, 0.075, groove);
  draw.ring(c, 0, 0.025, 0.735, 0.03, draw.fade(shine, 0.7));
  if (signed) emblem(c);
  draw.clipped(
    c,
    (path) => path.arc(0, 0, 0.93, 0, TURN),
    () => {
      draw.blob(c, -0.42, -0.56, 0.4, 0.17, draw.fade(draw.PALETTE.white, gloss), -0.6);
      draw.disc(c, -0.74, -0.1, 0.06, draw.fade(draw.PALETTE.white, 0.7));
    },
  );
}

/** Ivory's emblem: a crescent moon and a star, inlaid in violet. */
function paintMoon(c: Context): void {
  const violet = draw.linear(c, -0.4, -0.5, 0.4, 0.5, '#9a6bff', '#5a2fc0');
  draw.fillPath(c, violet, (path) => {
    path.arc(-0.06, 0, 0.52, Math.PI * 0.3, Math.PI * 1.7);
    path.quadraticCurveTo(-0.36, 0, 0.246, 0.42);
    path.closePath();
  });
  draw.fillPath(c, violet, (path) => draw.traceStar(path, 0.24, 0, 0.21, 5, 0.46));
}
