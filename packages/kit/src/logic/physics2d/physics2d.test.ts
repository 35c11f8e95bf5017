import { describe, expect, test } from 'vitest';
import { cos, sin } from '@playgrove/kit/core';
import { Rot } from './engine.ts';
import {
  addBody,
  addHinge,
  addRod,
  box,
  chain,
  createScene,
  disc,
  massOf,
  polygon,
  removeBody,
  reseat,
  SEAM_EVERY,
  stepScene,
  toBody,
  toScene,
  type Hit,
  type Push,
  type Scene,
} from './index.ts';

/** A floor, a pile of crates, a see-saw on a hinge, a hanging weight and a fast ball. */
function playroom(): Scene {
  const scene = createScene({ unit: 50, gravity: [0, 900] });
  const floor = addBody(
    scene,
    { kind: 'fixed', parts: [box(900, 20), chain([-450, -300, -450, 0])] },
    { x: 450, y: 500 },
  );
  for (let crate = 0; crate < 5; crate += 1) {
    addBody(
      scene,
      { kind: 'free', parts: [box(46, 40, { density: 0.5 })] },
      { x: 200 + crate * 3, y: 470 - crate * 42 },
    );
  }
  const plank = addBody(scene, { kind: 'free', parts: [box(240, 14)] }, { x: 600, y: 430 });
  addHinge(scene, floor, plank, 600, 430, { low: -0.5, high: 0.5 });
  const weight = addBody(scene, { kind: 'free', parts: [disc(18)] }, { x: 400, y: 250 });
  addRod(scene, floor, weight, [330, 120], [400, 250]);
  addBody(
    scene,
    { kind: 'free', bullet: true, parts: [disc(14, { bounce: 0.6 })] },
    { x: 60, y: 200, vx: 700, vy: -300 },
  );
  reseat(scene);
  return scene;
}

const breeze: Push = (body, [x]) => (body === 8 && x > 300 ? [-200, -100] : undefined);

function run(scene: Scene, ticks: number): readonly (readonly Hit[])[] {
  return Array.from({ length: ticks }, () => stepScene(scene, 60, breeze));
}

const saved = (scene: Scene): Scene => JSON.parse(JSON.stringify(scene)) as Scene;

describe('a scene', () => {
  test.each([0, 1, 37, SEAM_EVERY - 1, SEAM_EVERY, SEAM_EVERY + 1, 200])(
    'saved after %i ticks has the same future, and tells the same hits',
    (ticks) => {
      const scene = playroom();
      run(scene, ticks);
      const copy = saved(scene);
      const hits = run(scene, 260);
      expect(run(copy, 260)).toEqual(hits);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(scene));
    },
  );

  test('is independent of its copies', () => {
    const scene = playroom();
    run(scene, 50);
    const before = JSON.stringify(scene);
    run(saved(scene), 100);
    expect(JSON.stringify(scene)).toBe(before);
  });

  test('holds whole millionths at a seam', () => {
    const scene = playroom();
    run(scene, SEAM_EVERY);
    expect(scene.since).toBe(0);
    expect(scene.now).toEqual(scene.seam);
    const numbers = scene.seam.flat();
    expect(numbers.length).toBeGreaterThan(50);
    for (const number of numbers) expect(Math.round(number * 1e6) / 1e6 + 0).toBe(number);
  });

  test('comes to rest in a pile, and sleeps across seams', () => {
    const scene = createScene();
    addBody(scene, { kind: 'fixed', parts: [box(900, 20)] }, { x: 0, y: 0 });
    for (let crate = 0; crate < 4; crate += 1) {
      addBody(
        scene,
        { kind: 'free', parts: [box(46, 40)] },
        { x: (crate % 2) * 4, y: -30 - crate * 41 },
      );
    }
    reseat(scene);
    run(scene, 600);
    expect(scene.now.slice(1).map((motion) => motion[6])).toEqual([0, 0, 0, 0]);
    const still = JSON.stringify(scene.now);
    run(scene, SEAM_EVERY * 2);
    expect(JSON.stringify(scene.now)).toBe(still);
  });

  test('does not report a touch again after the engine restarts', () => {
    const scene = createScene();
    addBody(scene, { kind: 'fixed', parts: [box(400, 20)] }, { x: 0, y: 100 });
    const crate = addBody(scene, { kind: 'free', parts: [box(40, 40)] }, { x: 0, y: 0 });
    reseat(scene);
    const touches = (): number =>
      stepScene(scene, 60).filter((hit) => hit.began && hit.b === crate).length;
    let begins = 0;
    for (let tick = 0; tick < SEAM_EVERY * 2; tick += 1) begins += touches();
    expect(begins).toBe(1);
    const speed = scene.now[crate];
    if (speed) speed[4] = -1;
    reseat(scene);
    expect(touches()).toBe(0);
  });

  test('refuses to step after a change without `reseat`', () => {
    const scene = playroom();
    addBody(scene, { kind: 'free', parts: [disc(5)] }, { x: 0, y: 0 });
    expect(() => stepScene(scene, 60)).toThrow('reseat');
  });
});

describe('bodies', () => {
  test('a bullet does not pass through a thin free plank', () => {
    const scene = createScene();
    addBody(
      scene,
      { kind: 'free', weight: 0, parts: [box(6, 200, { density: 20 })] },
      { x: 300, y: 0 },
    );
    const ball = addBody(
      scene,
      { kind: 'free', weight: 0, bullet: true, parts: [disc(8)] },
      { x: 0, y: 0, vx: 4800 },
    );
    reseat(scene);
    for (let tick = 0; tick < 20; tick += 1) stepScene(scene, 60);
    expect(scene.now[ball]?.[0]).toBeLessThan(scene.now[0]?.[0] ?? 0);
  });

  test('hit as hard as their closing speed', () => {
    const hitAt = (height: number): number => {
      const scene = createScene();
      addBody(scene, { kind: 'fixed', parts: [box(400, 20)] }, { x: 0, y: 0 });
      addBody(scene, { kind: 'free', parts: [disc(20)] }, { x: 0, y: -30 - height });
      reseat(scene);
      let most = 0;
      for (let tick = 0; tick < 100; tick += 1) {
        for (const hit of stepScene(scene, 60)) most = Math.max(most, hit.speed);
      }
      return most;
    };
    expect(hitAt(200)).toBeGreaterThan(Math.sqrt(2 * 900 * 200) * 0.9);
    expect(hitAt(200)).toBeLessThan(Math.sqrt(2 * 900 * 200) * 1.1);
    expect(hitAt(50)).toBeLessThan(hitAt(200) * 0.6);
  });

  test('report sensors without stopping, and pass through their own group', () => {
    const scene = createScene();
    addBody(scene, { kind: 'fixed', parts: [box(100, 20, { sensor: true })] }, { x: 0, y: 100 });
    addBody(scene, { kind: 'fixed', ghost: 3, parts: [box(100, 20)] }, { x: 0, y: 200 });
    addBody(scene, { kind: 'free', ghost: 3, parts: [disc(10)] }, { x: 0, y: 0 });
    reseat(scene);
    const hits = run(scene, 60).flat();
    expect(hits.filter((hit) => hit.sensor && hit.began)).toHaveLength(1);
    expect(scene.now[2]?.[1]).toBeGreaterThan(300);
  });

  test('weigh as much as their parts, for either winding order', () => {
    const scene = createScene({ unit: 50 });
    const one = addBody(
      scene,
      { kind: 'free', parts: [box(100, 50), disc(50, { x: 200 })] },
      { x: 0, y: 0 },
    );
    const other = addBody(
      scene,
      { kind: 'free', parts: [polygon([0, 0, 0, 50, 50, 50, 50, 0], { density: 2 })] },
      { x: 500, y: 0 },
    );
    reseat(scene);
    expect(massOf(scene, one)).toBeCloseTo(2 + Math.PI, 6);
    expect(massOf(scene, other)).toBeCloseTo(2, 6);
  });

  test('can be removed; the others retain their numbers and fall', () => {
    const scene = playroom();
    run(scene, 300);
    removeBody(scene, 0);
    reseat(scene);
    run(scene, 60);
    expect(scene.joints).toEqual([]);
    expect(scene.now[1]?.[1]).toBeGreaterThan(700);
    expect(saved(scene)).toEqual(scene);
  });

  test('convert points to local coordinates', () => {
    const scene = playroom();
    const turned = scene.now[6];
    if (turned) turned[2] = 1.1;
    const [x, y] = toBody(scene, 6, 640, 400);
    const [back, again] = toScene(scene, 6, x, y);
    expect(back).toBeCloseTo(640, 9);
    expect(again).toBeCloseTo(400, 9);
  });
});

describe('the engine', () => {
  test("turns with the kit's sine and cosine, and leaves Math as it was", () => {
    const angles = Array.from({ length: 4000 }, (_, at) => at * 0.0037 - 7);
    for (const angle of angles) {
      const turn = new Rot(angle);
      expect([turn.s, turn.c]).toEqual([sin(angle), cos(angle)]);
    }
    // Node's functions differ in some last bits, so the two cannot be confused.
    expect(angles.some((angle) => Math.sin(angle) !== sin(angle))).toBe(true);
    expect([Math.sin, Math.cos, Math.atan2].every((own) => String(own).includes('native'))).toBe(
      true,
    );
  });
});
