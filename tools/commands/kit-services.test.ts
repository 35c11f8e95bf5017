import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lonelyServices } from './kit-services.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'services-'));
  for (const floor of ['runtime', 'scene3d', 'build']) write(`packages/kit/src/${floor}/a.ts`, '');
  write('packages/kit/src/draw/menu/index.ts', '');
  write('packages/kit/src/logic/dice/index.ts', '');
  use('draw/menu', 'tree-top', 'hill-top');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function use(service: string, ...slugs: readonly string[]): void {
  for (const slug of slugs) {
    const name = `games/${slug}/uses-${service.replace('/', '-')}.ts`;
    write(name, `import { thing } from '@playgrove/kit/${service}';`);
  }
}

it('says nothing of a service that two games use, or the kit itself', () => {
  use('logic/dice', 'tree-top', 'hill-top');
  write('packages/kit/src/logic/steps/index.ts', '');
  write('packages/kit/src/runtime/b.ts', "export { it } from '../../logic/steps/index.ts';");
  expect(lonelyServices(root, {})).toEqual([]);
});

it('sends home what one game uses; a test and a template are no users', () => {
  use('logic/dice', 'tree-top', '_template');
  write('games/hill-top/a.test.ts', "import { roll } from '@playgrove/kit/logic/dice';");
  expect(lonelyServices(root, {})).toEqual([
    'kit/logic/dice is used by tree-top alone: move it to games/tree-top',
  ]);
});

it('keeps what a planned game will use, until the plan has become true', () => {
  use('logic/dice', 'tree-top');
  const planned = { 'logic/dice': ['hill-top'] };
  expect(lonelyServices(root, planned)).toEqual([]);
  use('logic/dice', 'hill-top');
  expect(lonelyServices(root, planned)).toEqual([
    'kit/logic/dice has its users: take it off the list of planned ones',
  ]);
});

it('finds services without a user, and plans without a service', () => {
  expect(lonelyServices(root, { 'logic/cups': ['hill-top'] })).toEqual([
    'kit/logic/dice has no user: delete it',
    'kit/logic/cups is planned but is not there',
  ]);
});

it('holds for the kit as it is', () => {
  expect(lonelyServices()).toEqual([]);
});
