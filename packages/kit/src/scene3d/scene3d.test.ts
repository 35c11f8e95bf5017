import { describe, expect, test, vi } from 'vitest';
import {
  Color,
  Matrix4,
  Object3D,
  disposeAll,
  follow,
  Group,
  Mesh,
  MeshBasicMaterial,
  Mold,
  openScene,
  Soft,
  Swarm,
} from './index.ts';

describe('without WebGL', () => {
  test('a scene opens, reports that WebGL is missing, and draws nothing', () => {
    const scene = openScene();
    expect(scene.state).toBe('none');
    const bleed = { x: 0, y: 0, width: 300, height: 200 };
    const c = {} as CanvasRenderingContext2D;
    expect(scene.render({ c, bleed, px: 1 }, 1 / 60)).toBe(false);
  });

  test('a browser that fails to create a context counts as one without', () => {
    const getContext = (): never => {
      throw new Error('no card');
    };
    vi.stubGlobal('document', { createElement: () => ({ getContext }) });
    expect(openScene().state).toBe('none');
    vi.unstubAllGlobals();
  });
});

describe('a camera that follows', () => {
  test('moves the same way in one long frame as in many short ones', () => {
    const [long, short] = [
      { angle: 0, fov: 60 },
      { angle: 0, fov: 60 },
    ];
    follow(long, { angle: 1, fov: 80 }, 0.2, false);
    for (let frame = 0; frame < 20; frame += 1) follow(short, { angle: 1, fov: 80 }, 0.01, false);
    expect(short.angle).toBeCloseTo(long.angle, 9);
    expect(short.fov).toBeCloseTo(long.fov, 9);
  });

  test('turns the short way, and does not change its width with reduced motion', () => {
    const chase = { angle: 3, fov: 60 };
    follow(chase, { angle: -3, fov: 90 }, 0.1, true);
    expect(chase.angle).toBeGreaterThan(3);
    expect(chase.fov).toBe(60);
  });
});

describe('a mold', () => {
  test('makes a box of twelve triangles with outward normals', () => {
    const made = new Mold().box([0, 0, 0], [2, 2, 2], '#ff0000').geometry();
    const places = made.getAttribute('position');
    const normals = made.getAttribute('normal');
    expect(places.count).toBe(36);
    for (let at = 0; at < places.count; at += 1) {
      const out =
        places.getX(at) * normals.getX(at) +
        places.getY(at) * normals.getY(at) +
        places.getZ(at) * normals.getZ(at);
      expect(out).toBeGreaterThan(0.5);
    }
  });

  test('makes columns and wheels whose sides face outward', () => {
    const column = new Mold()
      .column([0, 0, 0], 6, [
        [0, 1, '#ffffff'],
        [2, 1, '#ffffff'],
      ])
      .geometry();
    const [places, normals] = [column.getAttribute('position'), column.getAttribute('normal')];
    for (let at = 0; at < places.count; at += 1) {
      const side = places.getX(at) * normals.getX(at) + places.getZ(at) * normals.getZ(at);
      expect(side + normals.getY(at)).toBeGreaterThan(0.5);
    }
  });
});

test('a swarm shows as many copies as were added, up to its capacity', () => {
  const swarm = new Swarm(
    new Mold().box([0, 0, 0], [1, 1, 1], '#ffffff').geometry(),
    new MeshBasicMaterial(),
    3,
  );
  swarm.begin();
  for (let at = 0; at < 5; at += 1) swarm.add(at, 0, 0, 1, 0, '#00ff00');
  swarm.end();
  expect(swarm.mesh.count).toBe(3);
  swarm.begin();
  swarm.end();
  expect(swarm.mesh.count).toBe(0);
});

test('an empty swarm is excluded from the picture, including its shader', () => {
  const swarm = new Swarm(
    new Mold().box([0, 0, 0], [1, 1, 1], '#ffffff').geometry(),
    new MeshBasicMaterial(),
    3,
  );
  expect(swarm.mesh.visible).toBe(false);
  // With colors from the start, so that the shader compiled early is the one that is used.
  expect(swarm.mesh.instanceColor).not.toBeNull();
  swarm.begin();
  swarm.add(0, 0, 0, 1, 0, '#00ff00');
  swarm.end();
  expect(swarm.mesh.visible).toBe(true);
  swarm.begin();
  swarm.end();
  expect(swarm.mesh.visible).toBe(false);
});

test('a swarm places, rotates, scales and colors a copy like a separate body', () => {
  const swarm = new Swarm(
    new Mold().box([0, 0, 0], [1, 1, 1], '#ffffff').geometry(),
    new MeshBasicMaterial(),
    2,
  );
  const alone = new Object3D();
  alone.position.set(3, -2, 7);
  alone.rotation.y = 0.7;
  alone.scale.setScalar(2.5);
  alone.updateMatrix();
  swarm.begin();
  swarm.add(0, 0, 0, 1, 0, '#ff0000');
  swarm.add(3, -2, 7, 2.5, 0.7, '#00ff00');
  swarm.end();
  const [matrix, color] = [new Matrix4(), new Color()];
  swarm.mesh.getMatrixAt(1, matrix);
  matrix.elements.forEach((value, at) =>
    expect(value).toBeCloseTo(alone.matrix.elements[at] ?? NaN, 5),
  );
  swarm.mesh.getColorAt(1, color);
  expect(color.getHexString()).toBe('00ff00');
});

test('disposing frees every mesh below and removes the group', () => {
  const [root, group] = [new Group(), new Group()];
  const mesh = new Mesh(
    new Mold().box([0, 0, 0], [1, 1, 1], '#ffffff').geometry(),
    new MeshBasicMaterial(),
  );
  let freed = 0;
  mesh.geometry.addEventListener('dispose', () => (freed += 1));
  mesh.material.addEventListener('dispose', () => (freed += 1));
  group.add(mesh);
  root.add(group);
  disposeAll(group);
  expect(freed).toBe(2);
  expect(root.children).toHaveLength(0);
});

describe('a soft shape', () => {
  const numbers = (soft: Soft, name: string): readonly number[] => [
    ...soft.geometry().getAttribute(name).array,
  ];

  test('covers all in its core and nothing at its rim', () => {
    const alphas = (core: number): number[] =>
      numbers(
        new Soft().disc([0, 0, 0], [2, 1], '#ffffff', 0.5, { core, sides: 8 }),
        'color',
      ).filter((_, at) => at % 4 === 3);
    expect([...new Set(alphas(0.5))].toSorted()).toEqual([0, 0.5]);
    expect(alphas(0).length).toBe(8 * 6);
    expect(alphas(0.5).length).toBe(8 * 9);
  });

  test('stands, or lies flat', () => {
    const across = (lies: boolean, axis: number): number =>
      Math.max(
        ...numbers(new Soft().disc([0, 0, 0], [2, 1], '#ffffff', 1, { lies }), 'position').filter(
          (_, at) => at % 3 === axis,
        ),
      );
    expect([across(false, 1), across(false, 2)]).toEqual([1, 0]);
    expect([across(true, 1), across(true, 2)].map(Math.round)).toEqual([0, 1]);
  });

  test('fades from corner to corner of a band', () => {
    const sheet = new Soft().band([-1, 3], [[0, 0, 5], '#000000', 1], [[0, 2, 5], '#000000', 0]);
    expect(numbers(sheet, 'position').slice(0, 9)).toEqual([-1, 0, 5, 3, 0, 5, 3, 2, 5]);
    expect(numbers(sheet, 'color').filter((_, at) => at % 4 === 3)).toEqual([1, 1, 0, 1, 0, 0]);
  });
});
