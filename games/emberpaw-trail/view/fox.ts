import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Coating } from './themes.ts';

const INK = '#1d0f38';

/** How the fox holds itself; angles in radians. */
export type Pose = {
  readonly kind: 'sit' | 'walk' | 'up' | 'fall' | 'cling' | 'down';
  /** Runs with the way walked. */
  readonly stride: number;
  /** Two joints of the tail, each against the one before. */
  readonly tail: readonly [number, number];
  readonly blink: boolean;
};

/** The fox looking right, its feet at 0, 0; about 62 wide and 56 high. */
export function drawFox(c: Context, coat: Coating, pose: Pose): void {
  const walking = pose.kind === 'walk';
  const bob = walking ? Math.abs(Math.sin(pose.stride)) * -2.4 : 0;
  const lean = { sit: 0, walk: 0.03, up: -0.32, fall: 0.24, cling: -0.9, down: 0.2 }[pose.kind];
  c.save();
  c.translate(0, bob - 15);
  c.rotate(lean);
  tail(c, coat, pose.tail);
  legs(c, coat, pose, true);
  trunk(c, coat);
  legs(c, coat, pose, false);
  c.save();
  c.translate(15, -14);
  c.rotate(-lean * 0.6);
  head(c, coat, pose);
  c.restore();
  c.restore();
}

function tail(c: Context, coat: Coating, [first, second]: readonly [number, number]): void {
  const a = Math.PI + 0.35 + first;
  const [mx, my] = [-17 + Math.cos(a) * 17, -3 + Math.sin(a) * 17];
  const b = a + 0.45 + second;
  const [ex, ey] = [mx + Math.cos(b) * 19, my + Math.sin(b) * 19];
  const brush = (grow: number, paint: string, from: number): void =>
    draw.fillPath(c, paint, (path) => {
      const wide = 9 + grow;
      const [nx, ny] = [Math.cos(b + 1.571) * wide, Math.sin(b + 1.571) * wide];
      const [bx, by] = [-15 + (mx + 15) * from, -4 + (my + 4) * from];
      path.moveTo(bx, by - 4 - grow * (1 - from));
      path.quadraticCurveTo(
        mx - nx,
        my - ny,
        ex + Math.cos(b) * (8 + grow),
        ey + Math.sin(b) * (8 + grow),
      );
      path.quadraticCurveTo(mx + nx * 1.2, my + ny * 1.2, bx, by + 5 + grow * (1 - from));
      path.closePath();
    });
  brush(3.4, INK, 0);
  brush(0, coat.fur, 0);
  const [tx, ty] = [mx + (ex - mx) * 0.55, my + (ey - my) * 0.55];
  draw.blob(c, tx + Math.cos(b) * 7, ty + Math.sin(b) * 7, 8.5, 5.2, coat.pale, b);
}

function trunk(c: Context, coat: Coating): void {
  draw.fillPath(c, INK, (path) => path.ellipse(-1, -4, 23.5, 14.5, -0.08, 0, 7));
  draw.fillPath(c, draw.down(c, -17, 10, coat.fur, coat.fur, coat.shade), (path) =>
    path.ellipse(-1, -4, 20.3, 11.4, -0.08, 0, 7),
  );
  draw.blob(c, 8, 1, 10, 6.4, coat.pale, -0.3);
}

/** Angles of the four legs by the pose: far hind, far fore, near hind, near fore. */
function legAngles({ kind, stride }: Pose): readonly number[] {
  if (kind === 'walk') {
    const swing = Math.sin(stride) * 0.75;
    return [-swing, swing, swing, -swing];
  }
  if (kind === 'up') return [0.85, -0.9, 1.1, -1.2];
  if (kind === 'fall') return [0.35, -0.5, 0.6, -0.75];
  if (kind === 'cling') return [0.9, -0.5, 0.5, -1.1];
  if (kind === 'down') return [1.2, -1.2, 1.4, -1.4];
  return [0.05, -0.05, 0.1, -0.1];
}

function legs(c: Context, coat: Coating, pose: Pose, far: boolean): void {
  const angles = legAngles(pose);
  const lift = pose.kind === 'walk';
  for (const [x, at] of [
    [-13, far ? 0 : 2],
    [12, far ? 1 : 3],
  ] as const) {
    const angle = angles[at] ?? 0;
    const from = { x: x + (far ? 3 : 0), y: 2 };
    const up = lift
      ? Math.max(0, Math.cos(pose.stride + (at === 0 || at === 3 ? Math.PI : 0))) * 3.4
      : 0;
    const to = {
      x: from.x - Math.sin(angle) * 13,
      y: Math.min(12.5, 2 + Math.cos(angle) * 11.5) - up,
    };
    leg(c, from, to, INK, 10.5);
    leg(c, from, to, far ? coat.shade : coat.fur, 6);
    draw.disc(c, to.x + 1, to.y - 0.5, 5.4, INK);
    draw.disc(c, to.x + 1, to.y - 0.8, 3.7, far ? '#ff9a3a' : '#ffd86a');
    if (!far) draw.disc(c, to.x + 0.4, to.y - 1.6, 1.6, '#fffbe0');
  }
}

function leg(
  c: Context,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  paint: string,
  wide: number,
): void {
  draw.rim(c, paint, wide, (path) => {
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
  });
}

function head(c: Context, coat: Coating, pose: Pose): void {
  ear(c, coat, -8, -0.35);
  const face = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-14 - grow, -2);
      path.bezierCurveTo(-14 - grow, -18 - grow, 10, -19 - grow, 14 + grow * 0.6, -5);
      path.quadraticCurveTo(24 + grow, 0, 24 + grow, 4 + grow * 0.4);
      path.quadraticCurveTo(18, 11 + grow, 4, 11 + grow);
      path.bezierCurveTo(-6, 12 + grow, -14 - grow, 8 + grow, -14 - grow, -2);
    });
  face(3.3, INK);
  face(0, draw.down(c, -16, 11, coat.fur, coat.fur, coat.shade));
  draw.fillPath(c, coat.pale, (path) => {
    path.moveTo(-11, 5);
    path.quadraticCurveTo(-2, -1, 5, 3);
    path.quadraticCurveTo(14, -3, 22, 3);
    path.quadraticCurveTo(20, 9, 4, 10);
    path.quadraticCurveTo(-6, 10.5, -11, 5);
  });
  ear(c, coat, 3, 0.12);
  draw.disc(c, 23, 2, 3.6, INK);
  draw.disc(c, 22.2, 1, 1.1, '#ffffffcc');
  if (pose.blink || pose.kind === 'down') {
    draw.rim(c, INK, 2.6, (path) => {
      path.moveTo(4, -3);
      path.quadraticCurveTo(7.5, -0.5, 11, -3);
    });
  } else {
    draw.blob(c, 8, -3, 3.6, 4.8, INK);
    draw.disc(c, 9.2, -4.8, 1.6, '#ffffff');
  }
  draw.blob(c, 0, 4.6, 3.6, 2.2, '#ff7a7a66');
}

function ear(c: Context, coat: Coating, x: number, turn: number): void {
  c.save();
  c.translate(x, -12);
  c.rotate(turn);
  const tip = (grow: number, paint: string): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-6.5 - grow, 3);
      path.quadraticCurveTo(-5 - grow, -10, 0, -17 - grow * 1.3);
      path.quadraticCurveTo(6 + grow, -9, 7 + grow, 3);
    });
  tip(3, INK);
  tip(0, coat.fur);
  draw.fillPath(c, coat.sock, (path) => {
    path.moveTo(-3, -9.5);
    path.quadraticCurveTo(-2, -13, 0, -17);
    path.quadraticCurveTo(3, -12, 4, -9.5);
  });
  draw.fillPath(c, coat.pale, (path) => {
    path.moveTo(-3, 1);
    path.quadraticCurveTo(-2, -5, 0.4, -8.5);
    path.quadraticCurveTo(3, -5, 3.6, 1);
  });
  c.restore();
}
