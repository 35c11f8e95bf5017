/** Which file of which npm package an address on a public host stands for. */
export type Wanted = {
  readonly name: string;
  readonly version: string;
  /** Path in the package; empty for the one made for pages, with `/` at its end for a folder. */
  readonly file: string;
  /** The host makes one module of the package and of all that it imports. */
  readonly bundle?: boolean;
  /** A script that gives back what an older version had; it is written after the file. */
  readonly after?: Wanted;
};

/** Libraries whose name on a public host is another one in the npm registry. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'three.js': 'three',
  'p5.js': 'p5',
  'p2.js': 'p2',
  'hammer.js': 'hammerjs',
  'fabric.js': 'fabric',
  'paper.js': 'paper',
  'tween.js': '@tweenjs/tween.js',
  'Tone.js': 'tone',
  'dat-gui': 'dat.gui',
  'backbone.js': 'backbone',
  'require.js': 'requirejs',
  'angular.js': 'angular',
  'moment.js': 'moment',
  'handlebars.js': 'handlebars',
  'underscore.js': 'underscore',
  'lodash.js': 'lodash',
  'cannon.js': 'cannon',
  crafty: 'craftyjs',
  EaselJS: 'easeljs',
  PreloadJS: 'preload-js',
  SoundJS: 'soundjs',
  TweenJS: 'tweenjs',
  pixi: 'pixi.js',
  jqueryui: 'jquery-ui-dist',
  'socket.io': 'socket.io-client',
  'twitter-bootstrap': 'bootstrap',
};

const JSDELIVR = /^(?:cdn|fastly|gcore)\.jsdelivr\.net\/npm\//;
const NPM = /^((?:@[\w.-]+\/)?[\w.-]+?)(?:@([\w.^~*-]+))?(?:\/(.*))?$/;
const LIBRARIES =
  /^(?:cdnjs\.cloudflare\.com\/ajax\/libs|ajax\.googleapis\.com\/ajax\/libs|cdn\.bootcdn\.net\/ajax\/libs|cdn\.bootcss\.com|lib\.baomitu\.com|cdn\.jsdelivr\.net(?!\/(?:npm|gh|g|wp|combine)\/))\/([\w.-]+)\/([\w.-]+)\/(.+)$/;
const BUNDLED = /^(?:esm\.sh|cdn\.skypack\.dev|esm\.run|ga\.jspm\.io\/npm:)\/?/;

/** Repositories that hosts serve files of, and the packages made from them. */
const REPOSITORIES: Readonly<Record<string, string>> = {
  'mrdoob/three.js': 'three',
  'photonstorm/phaser': 'phaser',
  'phaserjs/phaser': 'phaser',
  'pixijs/pixi.js': 'pixi.js',
  'pixijs/pixijs': 'pixi.js',
  'jquery/jquery': 'jquery',
  'goldfire/howler.js': 'howler',
  'liabru/matter-js': 'matter-js',
  'schteppe/cannon.js': 'cannon',
  'pmndrs/cannon-es': 'cannon-es',
  'greensock/gsap': 'gsap',
  'processing/p5.js': 'p5',
  'aframevr/aframe': 'aframe',
  'kripken/ammo.js': 'ammo.js',
  'dataarts/dat.gui': 'dat.gui',
  'mrdoob/stats.js': 'stats.js',
  'killedbyapixel/littlejs': 'littlejsengine',
  'straker/kontra': 'kontra',
};
const REPOSITORY =
  /^(?:cdn\.jsdelivr\.net\/gh|raw\.githubusercontent\.com|(?:raw|rawcdn)\.githack\.com|cdn\.rawgit\.com|rawgit\.com|combinatronics\.com)\/([\w.-]+\/[\w.-]+?)(?:@|\/)([\w.-]+)\/(.+)$/i;

type Rule = readonly [
  pattern: RegExp,
  make: (
    found: readonly string[],
  ) => readonly [name: string, version: string, file?: string | undefined],
];

/** Hosts of one library each. */
const HOSTS: readonly Rule[] = [
  [
    /^code\.jquery\.com\/jquery-latest((?:\.min)?\.js)$/,
    ([, end]) => ['jquery', '1.11.1', `dist/jquery${end}`],
  ],
  [
    /^(?:code\.jquery\.com|ajax\.aspnetcdn\.com\/ajax\/jquery)\/jquery-(\d[\w.]*?)((?:\.slim)?(?:\.min)?\.js)$/i,
    ([, version = '', end]) => ['jquery', version, `dist/jquery${end}`],
  ],
  [
    /^code\.jquery\.com\/ui\/([\d.]+)\/(?:themes\/[^/]+\/)?(jquery-ui[\w.]*)$/,
    ([, version = '', file]) => ['jquery-ui-dist', version, file],
  ],
  [
    /^(?:maxcdn|stackpath|netdna)\.bootstrapcdn\.com\/(?:twitter-)?(bootstrap|font-awesome|bootswatch)\/([\w.-]+)\/(.+)$/,
    ([, name = '', version = '', file]) => [
      name,
      version,
      name === 'bootstrap' ? `dist/${file}` : file,
    ],
  ],
  [
    /^use\.fontawesome\.com\/releases\/v(\d[\w.]*)\/(.+)$/,
    ([, version = '', file]) => ['@fortawesome/fontawesome-free', version, file],
  ],
  [
    /^pixijs\.download\/v?(\d[\w.]*)\/(.+)$/,
    ([, version = '', file]) => ['pixi.js', version, file],
  ],
  [
    /^code\.createjs\.com\/(?:[\d.]+\/)?(easeljs|tweenjs|soundjs|preloadjs|createjs)[-.].*\.js$/i,
    () => ['createjs', '1.0.1', 'builds/1.0.0/createjs.min.js'],
  ],
  [
    /^(?:cdn|preview)\.babylonjs\.com\/(?:v([\d.]+)\/)?babylon(\.max)?\.js$/,
    ([, version, max]) => ['babylonjs', version ?? 'latest', `babylon${max ?? ''}.js`],
  ],
  [
    /^(?:cdn|preview)\.babylonjs\.com\/(?:v([\d.]+)\/)?(loaders|gui|serializers)\/(babylon[\w.]+\.js)$/,
    ([, version, name = '', file]) => [`babylonjs-${name}`, version ?? 'latest', file],
  ],
  [
    /^(?:cdn|preview)\.babylonjs\.com\/(?:v[\d.]+\/)?(cannon|ammo)\.js$/,
    ([, name = '']) =>
      name === 'ammo' ? ['ammo.js', 'latest'] : ['cannon', 'latest', 'build/cannon.js'],
  ],
  [
    /^aframe\.io\/releases\/(\d[\w.]*|latest)\/(aframe[\w.-]*\.js)$/,
    ([, version = '', file = '']) => [
      'aframe',
      version,
      `dist/${file.replace(/-v[\d.]+(?=\.)/, '')}`,
    ],
  ],
  [
    /^(?:www\.)?threejs\.org\/build\/(three\.module[\w.]*\.js)$/,
    ([, file]) => ['three', 'latest', `build/${file}`],
  ],
  [/^(?:www\.)?threejs\.org\/(examples\/jsm\/.+)$/, ([, file]) => ['three', 'latest', file]],
  // The last version that had a script next to the modules.
  [
    /^(?:www\.)?threejs\.org\/build\/(three(?:\.min)?\.js)$/,
    ([, file]) => ['three', '0.159.0', `build/${file}`],
  ],
  [
    /^kaboomjs\.com\/lib\/([\w.-]+)\/(kaboom[\w.]*)$/,
    ([, version = '', file]) => ['kaboom', version === 'next' ? 'latest' : version, `dist/${file}`],
  ],
  [
    /^cdn\.socket\.io\/(?:socket\.io-)?(\d+\.[\d.]*\d)\/?.*\.js$/,
    ([, version = '']) => ['socket.io-client', version, 'dist/socket.io.js'],
  ],
  [
    /^d3js\.org\/d3\.v(\d+)((?:\.min)?\.js)$/,
    ([, version = '', end]) => ['d3', version, `dist/d3${end}`],
  ],
  [
    /^(?:code|cdn)\.playcanvas\.com\/playcanvas-(\d[\d.]*\d)((?:\.min)?\.js)$/,
    ([, version = '', end]) => ['playcanvas', version, `build/playcanvas${end}`],
  ],
  [
    /^(?:code|cdn)\.playcanvas\.com\/playcanvas-(?:stable|latest)((?:\.min)?\.js)$/,
    ([, end]) => ['playcanvas', '1', `build/playcanvas${end}`],
  ],
  // Only its next version is a script for pages in the registry.
  [/^cdn\.tailwindcss\.com\/?$/, () => ['@tailwindcss/browser', '4', 'dist/index.global.js']],
  [
    /^www\.gstatic\.com\/firebasejs\/(\d[\w.]*)\/(firebase[\w-]*\.js)$/,
    ([, version = '', file]) => ['firebase', version, file],
  ],
  [/^hammerjs\.github\.io\/dist\/(hammer[\w.]*)$/, ([, file]) => ['hammerjs', '2', file]],
  [/^p5js\.org\/assets\/js\/(p5[\w.]*)$/, ([, file]) => ['p5', '1', `lib/${file}`]],
];

/** @returns `undefined` for an address that is no file of a package */
export function packageOf(address: string): Wanted | undefined {
  const wanted = find(address);
  return wanted?.name === 'jquery' ? oldJquery(wanted) : wanted;
}

/** The registry lacks many of its older versions, and has some for Node alone. */
function oldJquery(wanted: Wanted): Wanted {
  const [major, minor = Infinity] = wanted.version.split('.').map(Number);
  if (major === 2 && minor === 0) return { ...wanted, version: '2.1.4' };
  if (major !== 1 || minor > 10) return wanted;
  if (minor === 9) return { ...wanted, version: '1.9.1' };
  const next = { ...wanted, version: '1.11.3' };
  const file = 'dist/jquery-migrate.min.js';
  return minor === 10
    ? next
    : { ...next, after: { name: 'jquery-migrate', version: '1.4.1', file } };
}

function find(address: string): Wanted | undefined {
  const bare = address.replace(/^(?:https?:)?\/\//i, '').replace(/[?#].*$/, '');
  const isModule = address.includes('?module');
  if (BUNDLED.test(bare)) return fromNpm(bare.replace(BUNDLED, '').replace(/^v\d+\//, ''), true);
  if (JSDELIVR.test(bare)) {
    const path = bare.replace(JSDELIVR, '');
    return path.endsWith('/+esm') ? fromNpm(path.slice(0, -5), true) : fromNpm(path, false);
  }
  if (bare.startsWith('unpkg.com/')) return fromNpm(bare.slice('unpkg.com/'.length), isModule);
  const [, library, version = '', path = ''] = LIBRARIES.exec(bare) ?? [];
  if (library !== undefined) return named(library, version, path);
  const [, repository = '', tag = '', inside = ''] = REPOSITORY.exec(bare) ?? [];
  const made = REPOSITORIES[repository.toLowerCase()];
  if (made !== undefined) return { name: made, version: versionOf(made, tag), file: inside };
  for (const [pattern, make] of HOSTS) {
    const found = pattern.exec(bare);
    if (!found) continue;
    const [name, of, file = ''] = make(found);
    return { name, version: of, file };
  }
  return undefined;
}

function fromNpm(path: string, bundle: boolean): Wanted | undefined {
  const [, name, version = 'latest', file = ''] = NPM.exec(path) ?? [];
  if (name === undefined) return undefined;
  const wanted = { name: OTHER_NAMES[name] ?? name, version, file };
  return bundle ? { ...wanted, bundle } : wanted;
}

/** The version that a tag of a repository stands for; branches stand for the latest. */
function versionOf(name: string, tag: string): string {
  // three.js counts its releases without the zero that npm wants.
  if (name === 'three')
    return tag.replace(/^r?(\d+)$/, '0.$1.0').replace(/^(?:dev|master)$/, 'latest');
  return /^v?\d/.test(tag) ? tag.replace(/^v/, '') : 'latest';
}

function named(library: string, version: string, file: string): Wanted {
  if (library === 'three.js') return { name: 'three', version: versionOf('three', version), file };
  if (library === 'font-awesome' && Number.parseInt(version, 10) >= 5)
    return { name: '@fortawesome/fontawesome-free', version, file };
  return { name: OTHER_NAMES[library] ?? library, version, file };
}

/** Families and weights that an address of Google's font service asks for. */
export function fontsOf(
  address: string,
): readonly (readonly [family: string, weights: readonly string[]])[] {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.hostname !== 'fonts.googleapis.com') return [];
  return url.searchParams.getAll('family').flatMap((all) =>
    all.split('|').flatMap((one) => {
      const [family = '', axes = ''] = one.split(':', 2);
      const weights = axes.match(/\b[1-9]00\b/g) ?? ['400'];
      return family.trim() === '' ? [] : [[family.trim(), [...new Set(weights)]] as const];
    }),
  );
}
