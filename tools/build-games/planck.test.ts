import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundle, type Bundle } from './bundle.ts';
import { PLANCK_VERSION, slim, slimPlanck } from './planck.ts';

/** Packed bytes of the shared physics file. */
const LIMIT = 34 * 1024;

const SCENE = `import { Circle, RevoluteJoint, Vec2, World, Polygon } from 'planck';
export const steps = [];
const world = new World({ gravity: new Vec2(0, -10) });
world.createBody().createFixture(new Polygon([new Vec2(-9, 0), new Vec2(9, 0), new Vec2(9, -1), new Vec2(-9, -1)]));
const bodies = [0, 1, 2, 3].map((at) => {
  const body = world.createDynamicBody(new Vec2(at * 0.7, 2 + at));
  body.createFixture(new Circle(0.4), { density: 1, friction: 0.4, restitution: 0.5 });
  return body;
});
world.createJoint(new RevoluteJoint({}, bodies[0], bodies[1], new Vec2(0.3, 2.5)));
for (let step = 0; step < 240; step += 1) {
  world.step(1 / 60);
  steps.push(...bodies.flatMap((body) => [body.getPosition().x, body.getPosition().y, body.getAngle()]));
}`;

async function run(made: Bundle): Promise<readonly number[]> {
  const code = made.files.get(made.eager[0]?.path ?? '')?.toString('base64') ?? '';
  const module = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
    readonly steps: readonly number[];
  };
  return module.steps;
}

describe('planck without unused parts', () => {
  it('is pinned to one release', () => {
    const main = createRequire(import.meta.url).resolve('planck');
    const file = join(dirname(main), '../package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    expect(
      version,
      `planck is now ${version}. tools/build-games/planck.ts edits the code of ${PLANCK_VERSION}; before ` +
        'raising PLANCK_VERSION, follow "three.js and planck are cut for one release" in docs/decisions/build-libraries.md.',
    ).toBe(PLANCK_VERSION);
  });

  it('simulates exactly as planck does', async () => {
    const [whole, slimmed] = await Promise.all([
      bundle('scene', SCENE, 'x').then(run),
      bundle('scene', SCENE, 'x', [slimPlanck()]).then(run),
    ]);
    expect(whole).toHaveLength(240 * 12);
    expect(slimmed).toEqual(whole);
  }, 60_000);

  it('omits unused code, and fits its bytes', async () => {
    const made = await bundle('physics', `export * from '@playgrove/kit/logic/physics2d';`, 'x', [
      slimPlanck(),
    ]);
    const code = made.files.get(made.eager[0]?.path ?? '') ?? Buffer.of();
    expect(code.toString()).toContain('revolute-joint');
    expect(code.toString()).not.toContain('wheel-joint');
    expect(brotliCompressSync(code).length).toBeLessThan(LIMIT);
  }, 60_000);

  it('throws if planck’s code changes', () => {
    const file = createRequire(import.meta.url)
      .resolve('planck')
      .replace(/\.js$/, '.mjs');
    const code = readFileSync(file, 'utf8');
    expect(slim(code).length).toBeLessThan(code.length);
    expect(() => slim(code.replace('var SID = 0;', ''))).toThrow(/not written as it was/);
  });
});
