import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { foreignAddresses, modulesUsed } from './foreign.ts';
import { fontsOf, packageOf } from './packages.ts';

it.each([
  ['https://code.jquery.com/jquery-3.7.1.min.js', 'jquery', '3.7.1', 'dist/jquery.min.js'],
  [
    'https://www.gstatic.com/firebasejs/8.10.1/firebase-app.js',
    'firebase',
    '8.10.1',
    'firebase-app.js',
  ],
  ['http://code.jquery.com/jquery-latest.js', 'jquery', '1.11.1', 'dist/jquery.js'],
  ['//ajax.aspnetcdn.com/ajax/jQuery/jquery-1.9.0.min.js', 'jquery', '1.9.1', 'dist/jquery.min.js'],
  [
    '//ajax.googleapis.com/ajax/libs/jquery/1.10.2/jquery.min.js',
    'jquery',
    '1.11.3',
    'jquery.min.js',
  ],
  ['//ajax.googleapis.com/ajax/libs/jquery/2.0.3/jquery.js', 'jquery', '2.1.4', 'jquery.js'],
  ['//ajax.googleapis.com/ajax/libs/jquery/1/jquery.js', 'jquery', '1', 'jquery.js'],
  ['//cdn.jsdelivr.net/phaser/2.2.2/phaser.min.js', 'phaser', '2.2.2', 'phaser.min.js'],
  [
    'https://www.gstatic.com/firebasejs/10.8.0/firebase-app.js',
    'firebase',
    '10.8.0',
    'firebase-app.js',
  ],
  [
    '//cdn.jsdelivr.net/npm/phaser@3.80.1/dist/phaser.min.js',
    'phaser',
    '3.80.1',
    'dist/phaser.min.js',
  ],
  ['https://unpkg.com/@pixi/sound@5/dist/a.js?x', '@pixi/sound', '5', 'dist/a.js'],
  ['https://unpkg.com/three@0.160.0/examples/jsm/', 'three', '0.160.0', 'examples/jsm/'],
  [
    'https://cdnjs.cloudflare.com/ajax/libs/three.js/r128/three.min.js',
    'three',
    '0.128.0',
    'three.min.js',
  ],
  ['https://cdnjs.cloudflare.com/ajax/libs/p5.js/1.9.4/p5.min.js', 'p5', '1.9.4', 'p5.min.js'],
  [
    'https://cdnjs.cloudflare.com/ajax/libs/font-awesome/5.15.4/css/all.min.css',
    '@fortawesome/fontawesome-free',
    '5.15.4',
    'css/all.min.css',
  ],
  ['https://cdn.babylonjs.com/babylon.js', 'babylonjs', 'latest', 'babylon.js'],
  ['https://aframe.io/releases/1.5.0/aframe.min.js', 'aframe', '1.5.0', 'dist/aframe.min.js'],
  [
    'https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/css/bootstrap.min.css',
    'bootstrap',
    '3.3.7',
    'dist/css/bootstrap.min.css',
  ],
  [
    'https://cdn.jsdelivr.net/gh/mrdoob/three.js@r128/build/three.min.js',
    'three',
    '0.128.0',
    'build/three.min.js',
  ],
  [
    'https://rawcdn.githack.com/photonstorm/phaser/v3.55.2/dist/phaser.min.js',
    'phaser',
    '3.55.2',
    'dist/phaser.min.js',
  ],
  [
    'https://raw.githubusercontent.com/goldfire/howler.js/master/dist/howler.min.js',
    'howler',
    'latest',
    'dist/howler.min.js',
  ],
  ['https://d3js.org/d3.v7.min.js', 'd3', '7', 'dist/d3.min.js'],
])('knows the package of %s', (address, name, version, file) => {
  expect(packageOf(address)).toEqual({ name, version, file });
});

it('gives back what a version had that the registry has for Node alone', () => {
  expect(packageOf('http://ajax.googleapis.com/ajax/libs/jquery/1.7.2/jquery.min.js')).toEqual({
    name: 'jquery',
    version: '1.11.3',
    file: 'jquery.min.js',
    after: { name: 'jquery-migrate', version: '1.4.1', file: 'dist/jquery-migrate.min.js' },
  });
});

it.each([
  ['https://esm.sh/canvas-confetti@1.9.3', 'canvas-confetti', '1.9.3', ''],
  ['https://cdn.skypack.dev/three@0.136/examples/jsm/a.js', 'three', '0.136', 'examples/jsm/a.js'],
  ['https://cdn.jsdelivr.net/npm/howler@2.2.4/+esm', 'howler', '2.2.4', ''],
])('makes one module of %s', (address, name, version, file) => {
  expect(packageOf(address)).toEqual({ name, version, file, bundle: true });
});

it.each([
  'https://cdn.jsdelivr.net/gh/someone/game@1/a.js',
  'https://www.googletagmanager.com/gtag/js?id=G-1',
  'https://a.example/jquery.js',
])('knows no package of %s', (address) => expect(packageOf(address)).toBeUndefined());

it.each([
  ['https://fonts.googleapis.com/css?family=Press+Start+2P', [['Press Start 2P', ['400']]]],
  [
    'https://fonts.googleapis.com/css2?family=Lato:ital,wght@0,400;1,700&family=VT323&display=swap',
    [
      ['Lato', ['400', '700']],
      ['VT323', ['400']],
    ],
  ],
  [
    'https://fonts.googleapis.com/css?family=Lato:400,700|Roboto',
    [
      ['Lato', ['400', '700']],
      ['Roboto', ['400']],
    ],
  ],
  ['https://fonts.example/css?family=Lato', []],
])('reads the fonts of %s', (address, fonts) => {
  expect(fontsOf(address)).toEqual(fonts);
});

function folderOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'foreign-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

it('finds what pages, scripts and style sheets load from public hosts, and no links', () => {
  const folder = folderOf({
    'index.html': `<!-- see https://unpkg.com/ -->
      <script src="//cdn.jsdelivr.net/npm/vue@2"></script>
      <script src="https://cdn.tailwindcss.com"></script>
      <link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=VT323&amp;display=swap">
      <script type="importmap">{"imports":{"three/addons/":"https://unpkg.com/three@0.160.0/examples/jsm/"}}</script>
      <a href="https://github.com/someone/game">source</a>`,
    'js/main.js': `// https://unpkg.com/browse/three
      import * as THREE from 'https://esm.sh/three@0.160';
      load("https://cdnjs.cloudflare.com/ajax/libs/howler/2.2.3/howler.min.js");`,
    'css/a.css': '@import url(https://use.fontawesome.com/releases/v5.0.0/css/all.css);',
    'readme.md': 'https://unpkg.com/kaboom@3/dist/kaboom.js',
  });
  expect(foreignAddresses(folder).toSorted()).toEqual(
    [
      '//cdn.jsdelivr.net/npm/vue@2',
      'https://cdn.tailwindcss.com',
      'https://cdnjs.cloudflare.com/ajax/libs/howler/2.2.3/howler.min.js',
      'https://esm.sh/three@0.160',
      'https://fonts.googleapis.com/css2?family=VT323&display=swap',
      'https://unpkg.com/three@0.160.0/examples/jsm/',
      'https://use.fontawesome.com/releases/v5.0.0/css/all.css',
    ].toSorted(),
  );
});

it('finds the packages that a game loads from node_modules, and where', () => {
  const folder = folderOf({
    'index.html': '<script src="./node_modules/howler/dist/howler.js"></script>',
    'web/play.html': '<script src="../node_modules/@pixi/sound/dist/a.js"></script>',
    'web/js/a.js': `import '/node_modules/kontra/kontra.mjs'; import '../../../../../node_modules/out/a.js';`,
    'node_modules/howler/dist/howler.js': `require('./node_modules/never/a.js')`,
  });
  expect(Object.fromEntries(modulesUsed(folder))).toEqual({
    'node_modules/howler': 'howler',
    'node_modules/@pixi/sound': '@pixi/sound',
    'node_modules/kontra': 'kontra',
  });
});
