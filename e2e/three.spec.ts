import type { Page } from '@playwright/test';
import { bundle } from '../tools/build-games/bundle.ts';
import { slimThree } from '../tools/build-games/three.ts';
import { expect, test } from './fixtures.ts';

/** Everything that games can ask for, in one picture of 96 by 96. */
const SCENE = `import * as all from '@playgrove/kit/scene3d';
const { Color, DirectionalLight, DoubleSide, Fog, Group, HemisphereLight, InstancedMesh, Matrix4, Mesh } = all;
const geometry = new all.BufferGeometry();
const corners = [0, 1, 0, -1, -1, 1, 1, -1, 1, 0, 1, 0, 1, -1, 1, 1, -1, -1, 0, 1, 0, 1, -1, -1, -1, -1, -1];
geometry.setAttribute('position', new all.Float32BufferAttribute(corners, 3));
geometry.setAttribute('color', new all.Float32BufferAttribute(corners.map((at) => (at + 1) / 2), 3));
geometry.computeVertexNormals();
const scene = new all.Scene();
scene.background = new Color('#335577');
scene.fog = new Fog('#ffccaa', 2, 12);
const sun = new DirectionalLight('#ffeecc', 2);
sun.position.set(3, 4, 5);
scene.add(sun, new HemisphereLight('#aaccff', '#664433', 1));
const materials = [
  new all.MeshLambertMaterial({ vertexColors: true }),
  new all.MeshLambertMaterial({ color: '#22cc88', flatShading: true, side: DoubleSide }),
  new all.MeshBasicMaterial({ color: '#ff2288', transparent: true, opacity: 0.5, depthWrite: false }),
  new all.MeshBasicMaterial({ vertexColors: true, fog: false, side: DoubleSide }),
];
const group = new Group();
materials.forEach((material, index) => {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(index * 1.4 - 2, Math.sin(index), -index * 1.5);
  mesh.rotation.y = index;
  group.add(mesh);
});
scene.add(group);
for (const material of materials.slice(0, 3)) {
  const many = new InstancedMesh(geometry, material, 5);
  for (let each = 0; each < 5; each += 1) {
    many.setMatrixAt(each, new Matrix4().makeScale(0.4, 0.4, 0.4).setPosition(each - 2, -1.4, -each));
    many.setColorAt(each, new Color(each / 5, 1 - each / 5, 0.5));
  }
  scene.add(many);
}
const camera = new all.PerspectiveCamera(60, 1, 0.5, 100);
camera.position.set(0, 0.5, 4);
const renderer = new all.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
renderer.setSize(96, 96, false);
renderer.compile(scene, camera);
renderer.render(scene, camera);
renderer.render(scene, camera);
const gl = renderer.getContext();
const pixels = new Uint8Array(96 * 96 * 4);
gl.readPixels(0, 0, 96, 96, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
globalThis.picture = Array.from(pixels);
renderer.dispose();
`;

async function pictureOf(page: Page, slim: boolean): Promise<readonly number[]> {
  const made = await bundle('scene', SCENE, 'x', slim ? [slimThree()] : []);
  const code = made.files.get(made.eager[0]?.path ?? '')?.toString() ?? '';
  await page.route('**/three/scene.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.route('**/three/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><script type="module" src="scene.js"></script>',
    }),
  );
  await page.goto('/three/');
  const picture = await page.waitForFunction(
    () => (globalThis as { picture?: readonly number[] }).picture,
  );
  return (await picture.jsonValue()) ?? [];
}

test('three, slimmed, paints every pixel as three does', async ({ page, context }) => {
  const whole = await pictureOf(page, false);
  const other = await context.newPage();
  const slimmed = await pictureOf(other, true);
  const colors = new Set(
    whole.map((_, at) => whole.slice(at - (at % 4), at - (at % 4) + 3).join()),
  );
  expect(colors.size).toBeGreaterThan(100);
  expect(slimmed).toEqual(whole);
});
