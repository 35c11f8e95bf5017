import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { BLOCK, blockAt, HIGH, WALL, type Side, type Stretch, type Trap } from '../rules/course.ts';
import type { Frame } from './frame.ts';
import { blend, LOOKS, toneOf } from './looks.ts';

const INK = draw.PALETTE.ink;

/** Where a stretch lies, and how the world looks now. */
export type Scene = {
  readonly frame: Frame;
  readonly span: Rect;
  /** Along the corridor: the stretch's start, and the runner's way into it. */
  readonly start: number;
  readonly x: number;
  /** How far the world is flipped, 0 to 1. */
  readonly flipped: number;
  /** Seconds, for what glitters. */
  readonly time: number;
  readonly taken: readonly number[];
};

/** Local to a side: y = 0 is its surface, upward is into the corridor. */
function onSide(c: Context, { top, floor }: Frame, side: Side, paint: () => void): void {
  c.save();
  c.translate(0, side === 0 ? floor : top);
  if (side === 1) c.scale(1, -1);
  paint();
  c.restore();
}

const sees = ({ span, start }: Scene, from: number, to: number): boolean =>
  start + to > span.x - 60 && start + from < span.x + span.width + 60;

/** Holes in the ground. */
export function drawGaps(to: Surface, stretch: Stretch, scene: Scene): void {
  const { c } = to;
  const { frame, span, start } = scene;
  const { world } = stretch.plan;
  const [plain, turned] = [toneOf(world, false), toneOf(world, true)];
  const air = blend(plain.air[0], turned.air[0], scene.flipped);
  const far = blend(plain.far, turned.far, scene.flipped);
  const wall = blend(plain.deep, turned.deep, scene.flipped);
  for (const trap of stretch.traps) {
    if (trap.kind !== 'gap' || !sees(scene, trap.from, trap.to)) continue;
    const deep = trap.side === 0 ? span.y + span.height - frame.floor : frame.top - span.y;
    onSide(c, frame, trap.side, () => {
      const a = start + trap.from;
      const wide = trap.to - trap.from;
      c.fillStyle = air;
      c.fillRect(a, -1, wide, deep + 1);
      // The far side of the hole, and its rim in the light.
      draw.fillPath(c, far, (path) => {
        path.moveTo(a, deep);
        path.lineTo(a, 34);
        path.lineTo(a + 26, 54);
        path.lineTo(a + wide - 26, 54);
        path.lineTo(a + wide, 34);
        path.lineTo(a + wide, deep);
      });
      draw.fillPath(c, wall, (path) => {
        path.rect(a - 1, 0, 9, deep);
        path.rect(a + wide - 8, 0, 9, deep);
      });
      draw.rounded(c, a - 17, -3, 26, 17, 7, INK);
      draw.rounded(c, a + wide - 9, -3, 26, 17, 7, INK);
      draw.rounded(c, a - 13, 1, 18, 9, 4, LOOKS[world].hot);
      draw.rounded(c, a + wide - 5, 1, 18, 9, 4, LOOKS[world].hot);
      // Ground and air change colors at each flip; the spikes never do.
      const spikes = Math.max(1, Math.floor((wide - 16) / 34));
      const each = (wide - 16) / spikes;
      for (let x = a + 8 + each / 2; x < a + wide - 8; x += each)
        draw.transformed(c, { x, y: 86, scaleX: each / 34 }, () =>
          draw.drawPath(c, 'M-17 14V0L0 -40L17 0V14Z', {
            line: INK,
            fill: LOOKS[world].hot,
            width: 8,
          }),
        );
    });
  }
}

/** Blocks, walls, pads and sparks. */
export function drawTraps(to: Surface, stretch: Stretch, scene: Scene): void {
  const { frame, start } = scene;
  const { hot } = LOOKS[stretch.plan.world];
  for (const trap of stretch.traps) {
    if (trap.kind === 'gap' || !sees(scene, trap.from, trap.to)) continue;
    const a = start + (trap.from + trap.to) / 2;
    if (trap.kind === 'block') drawBlock(to, scene, trap, a, stretch.plan.speed, hot);
    else if (trap.kind === 'walls') drawWalls(to, frame, a, hot);
    else onSide(to.c, frame, trap.side, () => drawPad(to, a, scene.time));
  }
  stretch.sparks.forEach((spark, index) => {
    if (scene.taken.includes(index) || !sees(scene, spark.x, spark.x)) return;
    const pulse = 1 + Math.sin(scene.time * 5 + index) * 0.1;
    const at = { x: start + spark.x, y: frame.floor - spark.y, width: 44, height: 44 };
    draw.stamped(to, 'flip spark', { ...at, scaleX: pulse, scaleY: pulse }, paintSpark);
  });
}

function paintSpark(c: Context): void {
  draw.disc(c, 0, 0, 20, draw.fade(draw.PALETTE.white, 0.22));
  draw.sparkle(c, 0, 0, 20, INK);
  draw.sparkle(c, 0, 0, 15.5, '#fff3b8');
  draw.disc(c, 0, 0, 3.6, draw.PALETTE.white);
}

function drawBlock(
  to: Surface,
  { frame, x }: Scene,
  trap: Trap,
  a: number,
  speed: number,
  hot: string,
): void {
  const { c } = to;
  const low = blockAt(trap, x, speed);
  // The rail that it slides on.
  draw.rounded(c, a - 7, frame.top + 3, 14, HIGH - 6, 7, draw.fade(INK, 0.5));
  draw.rounded(c, a - 2.5, frame.top + 8, 5, HIGH - 16, 2.5, draw.fade(draw.PALETTE.white, 0.5));
  const at = { x: a, y: frame.floor - low - BLOCK.high / 2, width: 128, height: 160 };
  draw.stamped(to, `flip block ${hot}`, at, (on) => paintBlock(on, hot));
  // Its face is never turned.
  const face = { ...at, width: 110, height: 90, rotate: frame.tall ? Math.PI / 2 : 0 };
  draw.stamped(to, 'flip face', face, paintFace);
}

function paintBlock(c: Context, hot: string): void {
  const [w, h] = [BLOCK.wide + 8, BLOCK.high + 4];
  draw.rounded(c, -w / 2 - 4, -h / 2 - 4, w + 8, h + 8, 22, INK);
  draw.rounded(c, -w / 2, -h / 2, w, h, 18, draw.shade(hot, 0.35));
  draw.rounded(
    c,
    -w / 2,
    -h / 2,
    w - 9,
    h - 7,
    18,
    draw.down(c, -h / 2, h / 2, draw.tint(hot, 0.3), hot),
  );
  for (const side of [-1, 1])
    draw.drawPath(c, `M-15 ${side * 47}L0 ${side * 57}L15 ${side * 47}`, { line: INK, width: 8 });
  draw.rounded(c, -w / 2 + 10, -h / 2 + 8, 26, 8, 4, draw.fade(draw.PALETTE.white, 0.6));
}

function paintFace(c: Context): void {
  for (const x of [-20, 20]) {
    draw.disc(c, x, 1, 15, draw.PALETTE.white);
    draw.disc(c, x - 5, 3, 8, INK);
    draw.disc(c, x - 8, 0, 2.6, draw.PALETTE.white);
  }
  draw.drawPath(c, 'M-37 -18L-8 -8M37 -18L8 -8', { line: INK, width: 8 });
  draw.drawPath(c, 'M-13 29Q0 20 13 29', { line: INK, width: 6 });
}

/** A pair of thorns with a ring between them. */
function drawWalls(to: Surface, frame: Frame, a: number, hot: string): void {
  const { c } = to;
  const mid = (frame.top + frame.floor) / 2;
  for (const [width, paint] of [
    [17, INK],
    [9, '#ffe06a'],
  ] as const) {
    c.strokeStyle = paint;
    c.lineWidth = width;
    c.beginPath();
    c.ellipse(a, mid, 26, 108, 0, 0, Math.PI * 2);
    c.stroke();
  }
  for (const side of [0, 1] as const)
    onSide(c, frame, side, () => {
      const at = { x: a, y: -28, width: 70, height: 88 };
      draw.stamped(to, `flip thorn ${hot}`, at, (on) => paintThorn(on, hot));
    });
}

function paintThorn(c: Context, hot: string): void {
  const tip = 28 - WALL.high - 18;
  const thorn = `M-24 34Q-12 10 -2 ${tip}Q0 ${tip - 5} 2 ${tip}Q12 10 24 34Z`;
  draw.drawPath(c, thorn, {
    line: INK,
    fill: draw.down(c, tip, 30, draw.tint(hot, 0.45), hot),
    width: 9,
  });
  draw.drawPath(c, 'M-10 26Q-4 10 -1 -8', { line: draw.fade(draw.PALETTE.white, 0.7), width: 4 });
  for (const x of [-22, 22])
    draw.drawPath(c, `M${x - 8} 34L${x} 12L${x + 8} 34Z`, {
      line: INK,
      fill: draw.shade(hot, 0.2),
      width: 7,
    });
}

function drawPad(to: Surface, a: number, time: number): void {
  const at = { x: a, y: -17, width: 104, height: 76 };
  draw.stamped(to, 'flip pad', at, paintPad);
  const lift = (time * 1.6) % 1;
  draw.drawPath(to.c, `M${a - 17} ${-58 - lift * 26}l17 -13l17 13`, {
    line: draw.fade('#baff5e', 1 - lift),
    width: 8,
  });
}

function paintPad(c: Context): void {
  draw.rounded(c, -42, 2, 84, 15, 7, INK);
  for (const x of [-24, 0, 24])
    draw.drawPath(c, `M${x - 9} 4l18 -6l-18 -6l18 -6`, { line: INK, width: 6 });
  draw.rounded(c, -46, -32, 92, 24, 12, INK);
  draw.rounded(c, -41, -28, 82, 16, 8, draw.down(c, -28, -12, '#e2ff94', '#7fe01f'));
  draw.blob(c, -18, -24, 16, 3, draw.fade(draw.PALETTE.white, 0.8));
}

/** A line of light to run through; the goal is checkered. */
export function drawGate(
  to: Surface,
  frame: Frame,
  a: number,
  passed: boolean,
  goal: boolean,
): void {
  const { c } = to;
  const { top, floor } = frame;
  if (goal) {
    const side = HIGH / 14;
    draw.rounded(c, a - side - 5, top - 5, side * 2 + 10, HIGH + 10, 8, INK);
    c.fillStyle = draw.PALETTE.cream;
    c.fillRect(a - side, top, side * 2, HIGH);
    draw.fillPath(c, INK, (path) => {
      for (let row = 0; row < 14; row += 1)
        path.rect(a - (row % 2 === 0 ? side : 0), top + row * side, side, side);
    });
    return;
  }
  const light = passed ? '#baff5e' : draw.PALETTE.cream;
  c.fillStyle = draw.fade(light, 0.28);
  c.fillRect(a - 26, top, 52, HIGH);
  draw.rounded(c, a - 3, top, 6, HIGH, 3, draw.fade(light, 0.9));
  for (const [side, b] of [
    [1, top],
    [-1, floor],
  ] as const) {
    draw.rounded(c, a - 32, b - 11, 64, 22, 11, INK);
    draw.rounded(c, a - 27, b - 6, 54, 12, 6, light);
    draw.ring(c, a, b + side * 30, 9, 5, light);
  }
}
