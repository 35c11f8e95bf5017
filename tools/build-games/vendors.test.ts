import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildVendors, sharedServices } from './vendors.ts';

let kit: string;

beforeEach(() => {
  kit = mkdtempSync(join(tmpdir(), 'kit-'));
});
afterEach(() => rmSync(kit, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(kit, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

it('shares services that use a library, and no others', () => {
  write({
    'scene3d/index.ts': "export * from './own.ts';",
    'scene3d/own.ts': "import {\n  Mesh,\n} from 'three';",
    'logic/small/index.ts': "import type { Json } from '@playgrove/kit/contract';",
    'logic/small/small.test.ts': "import { expect } from 'vitest';",
    'logic/deep/index.ts': "export * from './parts/one.ts';",
    'logic/deep/parts/one.ts': "export { Vec2 } from 'planck';",
  });
  expect(sharedServices(kit)).toEqual(['scene3d', 'logic/deep']);
});

it('finds the physics engine and three.js in the kit', () => {
  expect(sharedServices()).toEqual(expect.arrayContaining(['scene3d', 'logic/physics2d']));
});

it('fills the look into styles that come with code', async () => {
  const { files } = await buildVendors();
  const scripts = [...files].filter(([path]) => /\/kit-.*\.js$/.test(path));
  const all = scripts.map(([, bytes]) => bytes.toString()).join('\n');
  expect(all).toContain('.sheet');
  expect(all).toContain('.board-cell');
  expect(all).not.toContain('look(');
});
