import {
  cast,
  circle,
  clip,
  cloud,
  glow,
  linear,
  PALETTE,
  path,
  peaks,
  place,
  radial,
  rays,
  rect,
  ridge,
  sky,
  sparkle,
  vignette,
  type Card,
  type CardTools,
  type Svg,
} from '@playgrove/kit/build';

const SIDE = 326;
const CELL = 94;
const STEP = 102;

/** A box of the grid: night glass below, morning glass above, and the sun in the cell that is left. */
function box(letters: CardTools['letters']): Svg {
  const digits = [2, 7, 6, 9, 0, 1, 4, 3, 8];
  const cells = digits.map((digit, at) => {
    const [x, y] = [((at % 3) - 1) * STEP, (Math.floor(at / 3) - 1) * STEP];
    if (digit === 0) return place({ x, y }, morning());
    const lit = (at % 3) + 2 - Math.floor(at / 3) >= 2;
    const face = lit
      ? linear(0, -47, 0, 47, '#fffdf2', '#ffdf9c')
      : linear(0, -47, 0, 47, '#5a4fc0', '#33297e');
    const colors = lit
      ? { top: '#4a2a78', bottom: PALETTE.ink, rim: '#fff6e3' }
      : { top: '#ffffff', bottom: '#cfe9ff', rim: '#1c1450' };
    return place(
      { x, y },
      rect(-CELL / 2, -CELL / 2, CELL, CELL, face, { rx: 18 }),
      rect(-CELL * 0.38, -CELL * 0.42, CELL * 0.76, 10, '#ffffff70', { rx: 5 }),
      letters(String(digit), 0, 3, 54, colors),
    );
  });
  const half = SIDE / 2 + 10;
  return [
    rect(-half, -half + 16, half * 2, half * 2, '#160c3a', { rx: 40 }),
    rect(-half, -half, half * 2, half * 2, linear(0, -half, 0, half, '#4b3a9c', '#2b1b4d'), {
      rx: 40,
      stroke: PALETTE.ink,
      'stroke-width': 12,
    }),
    ...cells,
  ].join('');
}

/** The window: a sun coming up from a lake. */
function morning(): Svg {
  const half = CELL / 2 + 3;
  const outline = `M${-half + 18} ${-half}H${half - 18}Q${half} ${-half} ${half} ${-half + 18}V${half - 18}Q${half} ${half} ${half - 18} ${half}H${-half + 18}Q${-half} ${half} ${-half} ${half - 18}V${-half + 18}Q${-half} ${-half} ${-half + 18} ${-half}Z`;
  const beams = Array.from({ length: 9 }, (_, at) => {
    const turn = Math.PI + (at / 8) * Math.PI;
    const [a, b] = [turn - 0.09, turn + 0.09];
    return `M0 14L${Math.round(Math.cos(a) * 90)} ${Math.round(14 + Math.sin(a) * 90)}L${Math.round(Math.cos(b) * 90)} ${Math.round(14 + Math.sin(b) * 90)}Z`;
  });
  return [
    clip(
      outline,
      rect(-60, -60, 120, 120, linear(0, -50, 0, 30, '#ff7fa2', '#ffd36a')),
      path(beams.join(''), '#fff6c866'),
      circle(0, 14, 30, linear(0, -16, 0, 30, '#fffdf0', '#ffc02e')),
      rect(-60, 16, 120, 50, linear(0, 16, 0, 50, '#ffab6a', '#8a4dd0')),
      ...[22, 30, 39].map((y, at) =>
        rect(-22 + at * 6, y, 44 - at * 12, 4.5, '#fff3b8', { rx: 2, opacity: 0.9 }),
      ),
    ),
    path(outline, 'none', { stroke: '#ffe9a6', 'stroke-width': 5 }),
  ].join('');
}

/** One box of the grid before the mountains, at the moment the light reaches it. */
export const card: Card = ({ letters }) =>
  Promise.resolve([
    sky('#2b2f9c', '#8a4fc0', '#ff6f9a', '#ffb36a', '#ffe09a'),
    glow(392, 190, '#fff3c0e6', '#ffb46a66', '#ffb46a00'),
    rays(392, 190, 20, '#ffffff2b'),
    circle(392, 190, 150, radial(392, 190, 150, '#fff6d0', '#fff0b0aa', '#fff0b000')),
    circle(392, 190, 100, linear(0, 92, 0, 290, '#fffbe0', '#ffc22e')),
    cloud(92, 92, 82, '#ffd9e899'),
    cloud(96, 100, 74, '#fff0f4b3'),
    peaks(392, 120, '#7a4fa8', 5),
    ridge(404, 10, linear(0, 380, 0, 512, '#5a3f9c', '#3a2a7c'), 3),
    ridge(446, 12, linear(0, 430, 0, 512, '#34256e', '#1c1450'), 9),
    cast(place({ x: 252, y: 268, rotate: -8 }, box(letters))),
    sparkle(452, 96, 30),
    sparkle(66, 226, 20),
    sparkle(446, 420, 18),
    vignette('#2a0a4d', 0.34),
  ]);
