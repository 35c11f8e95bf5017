import {
  disc,
  down,
  fade,
  fillPath,
  linear,
  mix,
  radial,
  rim,
  rounded,
  shade,
  sparkle,
  tint,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';

const INK = '#1b1040';
/** Of each lane, with a shape and a sign of its own: colour never tells alone. */
export const COLOURS = ['#ff5d8f', '#ffb133', '#38d6b0', '#8f9bff'] as const;

export const colourOf = (lane: number): string => COLOURS[lane] ?? COLOURS[0];

/** A stamp's side in world units at full size. */
const SIDE = 280;

const posed = { alpha: 1, scaleX: 1, scaleY: 1 };

export function drawLantern(
  to: Surface,
  lane: number,
  x: number,
  y: number,
  size: number,
  alpha = 1,
  dead = false,
): void {
  posed.alpha = Math.max(0, Math.min(1, alpha));
  posed.scaleX = size;
  posed.scaleY = size;
  to.stamp(
    `${dead ? 'sunk' : 'lantern'} ${lane}`,
    SIDE,
    SIDE,
    (c) => paintLantern(c, lane, dead),
    x,
    y,
    posed,
  );
}

/** Its light on the water: squashed, faint. */
export function drawReflection(
  to: Surface,
  lane: number,
  x: number,
  y: number,
  size: number,
  alpha: number,
): void {
  posed.alpha = Math.max(0, Math.min(1, alpha));
  posed.scaleX = size;
  posed.scaleY = size;
  to.stamp(
    `reflection ${lane}`,
    200,
    170,
    (c) => {
      const colour = colourOf(lane);
      c.scale(1, 1.9);
      disc(
        c,
        0,
        -10,
        46,
        radial(c, 0, -10, 46, fade(tint(colour, 0.35), 0.75), fade(colour, 0.3), fade(colour, 0)),
      );
      c.scale(1, 1 / 1.9);
      for (const [row, half] of [
        [8, 40],
        [24, 30],
        [40, 20],
      ] as const) {
        rounded(c, -half, row, half * 2, 6, 3, fade(tint(colour, 0.6), 0.4));
      }
    },
    x,
    y,
    posed,
  );
}

function paintLantern(c: Context, lane: number, dead: boolean): void {
  const colour = dead ? mix(colourOf(lane), '#3a3566', 0.72) : colourOf(lane);
  if (!dead) {
    disc(
      c,
      0,
      0,
      136,
      radial(
        c,
        0,
        0,
        136,
        fade(tint(colour, 0.3), 0.7),
        fade(colour, 0.32),
        fade(colour, 0.08),
        fade(colour, 0),
      ),
    );
  }
  raft(c, dead);
  BODIES[lane]?.(c, colour, dead);
  sign(c, lane, 0, 2, 17, dead ? '#cfc8ee' : '#fff6dc');
}

/** The little wooden raft that it floats on. */
function raft(c: Context, dead: boolean): void {
  rounded(c, -56, 44, 112, 22, 11, INK);
  rounded(
    c,
    -52,
    47,
    104,
    15,
    7.5,
    dead ? '#4a3a6b' : linear(c, -52, 0, 52, 0, '#8a4b2c', '#d78a4b', '#8a4b2c'),
  );
}

/** Paper lit from inside. */
function paper(
  c: Context,
  colour: string,
  top: number,
  bottom: number,
  dead: boolean,
): CanvasGradient {
  return dead
    ? down(c, top, bottom, shade(colour, 0.15), shade(colour, 0.4))
    : down(
        c,
        top,
        bottom,
        shade(colour, 0.08),
        colour,
        tint(colour, 0.5),
        '#fff0b8',
        tint(colour, 0.25),
      );
}

type Body = (c: Context, colour: string, dead: boolean) => void;

function outlined(c: Context, paint: CanvasGradient, trace: (c: Context) => void): void {
  rim(c, INK, 11, trace);
  fillPath(c, paint, trace);
}

function cap(c: Context, half: number, y: number): void {
  rounded(c, -half - 4, y - 4, half * 2 + 8, 18, 8, INK);
  rounded(c, -half, y, half * 2, 10, 5, '#ffd27a');
}

const round: Body = (c, colour, dead) => {
  outlined(c, paper(c, colour, -58, 50, dead), (path) => path.ellipse(0, -4, 58, 54, 0, 0, 7));
  for (const half of [22, 44]) {
    rim(c, fade(shade(colour, 0.35), 0.4), 3, (path) => path.ellipse(0, -4, half, 54, 0, 0, 7));
  }
  cap(c, 24, -64);
  cap(c, 26, 44);
};

const tall: Body = (c, colour, dead) => {
  outlined(c, paper(c, colour, -72, 50, dead), (path) => path.roundRect(-42, -70, 84, 120, 16));
  for (const y of [-44, -18, 30]) rounded(c, -42, y, 84, 3, 1.5, fade(shade(colour, 0.4), 0.4));
  cap(c, 36, -76);
  cap(c, 38, 44);
};

const box: Body = (c, colour, dead) => {
  outlined(c, paper(c, colour, -66, 50, dead), (path) => {
    path.moveTo(0, -68);
    path.lineTo(60, -24);
    path.lineTo(44, 50);
    path.lineTo(-44, 50);
    path.lineTo(-60, -24);
    path.closePath();
  });
  rim(c, fade(shade(colour, 0.4), 0.45), 4, (path) => {
    path.moveTo(-58, -24);
    path.lineTo(58, -24);
    path.moveTo(-22, -22);
    path.lineTo(-16, 48);
    path.moveTo(22, -22);
    path.lineTo(16, 48);
  });
  cap(c, 40, 44);
};

const lotus: Body = (c, colour, dead) => {
  const petal = (x: number, lean: number, height: number): void =>
    outlined(c, paper(c, colour, -height, 50, dead), (path) => {
      path.moveTo(x * 0.4, 50);
      path.bezierCurveTo(x - 34 + lean, 10, x - 26 + lean, 30 - height, x + lean, -height + 20);
      path.bezierCurveTo(x + 26 + lean, 30 - height, x + 34 + lean, 10, x * 0.4, 50);
    });
  petal(-34, -16, 50);
  petal(34, 16, 50);
  petal(0, 0, 92);
};

const BODIES: readonly Body[] = [round, tall, box, lotus];

/** The lane's sign, on its lanterns and on its key: disc, bar, diamond, star. */
export function sign(
  c: Context,
  lane: number,
  x: number,
  y: number,
  r: number,
  paint: string,
): void {
  if (lane === 0) disc(c, x, y, r * 0.82, paint);
  else if (lane === 1) rounded(c, x - r * 0.4, y - r, r * 0.8, r * 2, r * 0.4, paint);
  else if (lane === 2) {
    fillPath(c, paint, (path) => {
      path.moveTo(x, y - r * 1.1);
      path.lineTo(x + r * 0.9, y);
      path.lineTo(x, y + r * 1.1);
      path.lineTo(x - r * 0.9, y);
      path.closePath();
    });
  } else sparkle(c, x, y, r * 1.5, paint);
}

/** A ring on the water. */
export function ripple(
  c: Context,
  x: number,
  y: number,
  r: number,
  alpha: number,
  colour: string,
): void {
  if (alpha <= 0) return;
  rim(c, fade(colour, alpha), 4, (path) => path.ellipse(x, y, r, r * 0.36, 0, 0, 7));
}
