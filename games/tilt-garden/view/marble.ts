import {
  type BufferGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Mold,
  Quaternion,
  Vector3,
  type Corner,
} from '@playgrove/kit/scene3d';
import { RADIUS } from '../rules/types.ts';
import { glassAt, type Glass } from './marbles.ts';

const INK = '#2b1b4d';
const FINE = 26;

/** A ball of rings, its colors by place. */
function sphere(
  radius: number,
  color: (x: number, y: number, z: number) => string,
  inward = false,
): BufferGeometry {
  const mold = new Mold();
  const at = (row: number, side: number): Corner => {
    const [up, round] = [(row / FINE) * Math.PI, (side / FINE) * 2 * Math.PI];
    return [
      Math.sin(up) * Math.cos(round) * radius,
      Math.cos(up) * radius,
      Math.sin(up) * Math.sin(round) * radius,
    ];
  };
  for (let row = 0; row < FINE; row += 1) {
    for (let side = 0; side < FINE; side += 1) {
      const [a, b, c, d] = [
        at(row, side),
        at(row, side + 1),
        at(row + 1, side + 1),
        at(row + 1, side),
      ];
      const tint = color(
        (a[0] + c[0]) / 2 / radius,
        (a[1] + c[1]) / 2 / radius,
        (a[2] + c[2]) / 2 / radius,
      );
      if (inward) mold.quad(a, d, c, b, tint);
      else mold.quad(a, b, c, d, tint);
    }
  }
  const geometry = mold.geometry();
  if (!inward) {
    const places = geometry.getAttribute('position').array;
    geometry.setAttribute('normal', new Float32BufferAttribute(Array.from(places), 3));
  }
  return geometry;
}

export type Marble = {
  readonly group: Group;
  readonly ball: Mesh;
  readonly shadow: Mesh;
  readonly ghost: Mesh;
};

function disc(radius: number, sides = 20): BufferGeometry {
  const mold = new Mold();
  for (let side = 0; side < sides; side += 1) {
    const [a, b] = [(side / sides) * 2 * Math.PI, ((side + 1) / sides) * 2 * Math.PI];
    mold.triangle(
      [0, 0, 0],
      [Math.cos(b) * radius, 0, Math.sin(b) * radius],
      [Math.cos(a) * radius, 0, Math.sin(a) * radius],
      '#ffffff',
    );
  }
  return mold.geometry();
}

const ballOf = (glass: Glass): BufferGeometry =>
  sphere(RADIUS, (x, y, z) => glassAt(glass, x, y, z));

/** Gives the ball another look. */
export function recast(ball: Mesh, glass: Glass): void {
  ball.geometry.dispose();
  ball.geometry = ballOf(glass);
}

export function buildMarble(glass: Glass): Marble {
  const group = new Group();
  const ball = new Mesh(ballOf(glass), new MeshLambertMaterial({ vertexColors: true }));
  const rim = new Mesh(
    sphere(RADIUS * 1.075, () => INK, true),
    new MeshBasicMaterial({ vertexColors: true }),
  );
  const white = new MeshBasicMaterial({ color: '#ffffff', transparent: true, opacity: 0.9 });
  const spots = (
    [
      [0.115, -0.42, 0.86, 0.06],
      [0.05, -0.12, 0.88, 0.36],
    ] as const
  ).map(([size, x, y, z]) => {
    const spot = new Mesh(disc(size), white);
    const out = new Vector3(x, y, z).normalize();
    spot.position.copy(out).multiplyScalar(RADIUS * 1.04);
    spot.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), out);
    return spot;
  });
  group.add(ball, rim, ...spots);
  const shade = new MeshBasicMaterial({
    color: '#20103a',
    transparent: true,
    opacity: 0.36,
    depthWrite: false,
  });
  const shadow = new Mesh(disc(RADIUS * 1.08), shade);
  const mist = new MeshBasicMaterial({
    color: '#e8fbff',
    transparent: true,
    opacity: 0.5,
    depthWrite: false,
  });
  const ghost = new Mesh(
    sphere(RADIUS * 0.92, () => '#ffffff'),
    mist,
  );
  return { group, ball, shadow, ghost };
}

const axis = new Vector3();
const turn = new Quaternion();

/** Rolls the ball by a way over the floor. */
export function rollBall(ball: Mesh, dx: number, dz: number): void {
  const far = Math.hypot(dx, dz);
  if (far < 1e-5 || far > 0.8) return;
  axis.set(dz / far, 0, -dx / far);
  turn.setFromAxisAngle(axis, far / RADIUS);
  ball.quaternion.premultiply(turn);
}
