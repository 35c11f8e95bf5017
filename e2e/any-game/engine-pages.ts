import { game, page, PNG, type Fixture } from './pages.ts';

/** Counts how often it ran in a database, from wherever it runs, and calls back with the number. */
const COUNT = `
function count(name, done) {
  var request = indexedDB.open(name, 1);
  request.onupgradeneeded = function () { request.result.createObjectStore('n'); };
  request.onsuccess = function () {
    var work = request.result.transaction('n', 'readwrite'), n;
    var old = work.objectStore('n').get('runs');
    old.onsuccess = function () { n = (old.result || 0) + 1; work.objectStore('n').put(n, 'runs'); };
    work.oncomplete = function () { done(n); };
  };
}`;

/** The ways in which the exports of game engines start, load and save. */
export const ENGINE_PAGES: Readonly<Record<string, Fixture>> = {
  // Construct, some Phaser games: the whole game in a module worker that draws to the page's canvas.
  'game-in-worker': {
    files: {
      'index.html': page(
        `var worker = new Worker('scripts/workermain.js', { type: 'module', name: 'Runtime' });
        worker.onmessage = function (event) { is('answer', event.data.size, 64); ok('ok ' + event.data.runs); };
        worker.onerror = function (event) { wrong('worker ' + event.message); };
        var canvas = document.createElement('canvas');
        canvas.width = canvas.height = 64;
        document.body.append(canvas);
        var off = canvas.transferControlToOffscreen();
        worker.postMessage({ type: 'init', canvas: off, base: location.href }, [off]);`,
        '',
        '',
      ),
      'scripts/workermain.js': `import { runs } from './runs.js';
        onmessage = async function (event) {
          var context = event.data.canvas.getContext('2d');
          context.fillRect(0, 0, 9, 9);
          var level = await (await fetch(new URL('data.json', event.data.base))).json();
          postMessage({ size: event.data.canvas.width, runs: (await runs()) * level.by });
        };`,
      'scripts/runs.js': `${COUNT} export function runs() { return new Promise(function (done) { count('worker', done); }); }`,
      'data.json': '{"by":1}',
    },
    title: 'ok 1',
    again: 'ok 2',
  },
  // Emscripten, Pixi, zip.js: a worker from a script of their own making, forgotten at once.
  'worker-of-own-making': {
    ...game(`
    var code = ${JSON.stringify(`${COUNT} onmessage = function (event) { count('blob', function (n) { postMessage(event.data + n + (location.protocol === 'blob:' ? '' : location.href)); }); };`)};
    function start(options) {
      var address = URL.createObjectURL(new Blob([code], { type: 'application/javascript' }));
      var worker = new Worker(address, options);
      URL.revokeObjectURL(address);
      return new Promise(function (done, fail) {
        worker.onmessage = function (event) { done(event.data); };
        worker.onerror = function (event) { fail(new Error(event.message)); };
        worker.postMessage('n');
      });
    }
    start().then(function (one) {
      ok('ok ' + one);
    }).catch(wrong);
  `),
    title: 'ok n1',
    again: 'ok n2',
  },
  // Unity, PICO-8, Godot and others built by Emscripten: their files in a database with an index.
  'emscripten-files': {
    ...game(`
    var request = indexedDB.open('/idbfs', 21);
    request.onupgradeneeded = function (event) {
      var made = event.target.result.createObjectStore('FILE_DATA');
      made.createIndex('timestamp', 'timestamp', { unique: false });
    };
    request.onerror = function () { wrong(request.error); };
    request.onsuccess = function () {
      var db = request.result, found = {};
      var store = db.transaction(['FILE_DATA'], 'readonly').objectStore('FILE_DATA');
      store.index('timestamp').openKeyCursor().onsuccess = function (event) {
        var cursor = event.target.result;
        if (cursor) { found[cursor.primaryKey] = { timestamp: cursor.key }; return cursor.continue(); }
        var get = db.transaction(['FILE_DATA'], 'readonly').objectStore('FILE_DATA').get('/idbfs/save');
        get.onsuccess = function () {
          var old = get.result;
          if (old) {
            is('kind', old.contents instanceof Uint8Array, true);
            is('time', found['/idbfs/save'].timestamp instanceof Date, true);
          }
          var level = (old ? old.contents[0] : 0) + 1;
          var work = db.transaction(['FILE_DATA'], 'readwrite');
          work.objectStore('FILE_DATA').put({ timestamp: new Date(), mode: 33206, contents: new Uint8Array([level]) }, '/idbfs/save');
          work.oncomplete = function () { ok('ok ' + level); };
        };
      };
    };
  `),
    title: 'ok 1',
    again: 'ok 2',
  },
  // RPG Maker: pictures under a lock that the game opens itself.
  'locked-pictures': {
    files: {
      'index.html': page(`
        var request = new XMLHttpRequest();
        request.open('GET', 'img/system/Window.rpgmvp');
        request.responseType = 'arraybuffer';
        request.onload = function () {
          var bytes = new Uint8Array(request.response).slice(16);
          for (var i = 0; i < 16; i++) bytes[i] ^= i + 1;
          var image = new Image();
          image.onload = function () {
            var canvas = document.createElement('canvas'), context = canvas.getContext('2d');
            context.drawImage(image, 0, 0);
            is('picture', context.getImageData(0, 0, 1, 1).data[3], 255);
            ok();
          };
          image.onerror = function () { wrong('picture'); };
          image.src = URL.createObjectURL(new Blob([bytes.buffer]));
        };
        request.send();
      `),
      'img/system/Window.rpgmvp': lockedPicture(),
    },
  },
  // Card games: one drawing with all cards in it.
  'drawings-of-another-file': {
    files: {
      'index.html': page(
        `var made = document.createElementNS('http://www.w3.org/2000/svg', 'use');
        made.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', 'img/cards.svg#ace');
        document.getElementById('table').append(made);
        (function look() {
          var widths = [].map.call(document.querySelectorAll('use'), function (use) { return use.getBBox().width; });
          if (widths.join() === '100,100') ok(); else requestAnimationFrame(look);
        })();`,
        '',
        '<svg><use href="img/cards.svg#ace"/></svg><svg id="table"></svg>',
      ),
      'img/cards.svg':
        '<svg xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="red"><stop stop-color="red"/></linearGradient></defs><g id="ace"><rect width="100" height="140" fill="url(#red)"/></g></svg>',
    },
  },
  // Scratch: the size of a costume, measured in a frame without an address.
  'measures-in-a-frame': game(`
    var frame = document.createElement('iframe');
    document.body.append(frame);
    var inside = frame.contentDocument || frame.contentWindow.document;
    var drawing = inside.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.innerHTML = '<rect x="5" width="30" height="40"/>';
    inside.body.appendChild(drawing);
    var box = drawing.getBBox();
    is('box', [box.x, box.width, box.height].join(), '5,30,40');
    inside.body.removeChild(drawing);
    inside.write('<b id="written">x</b>');
    is('written', inside.getElementById('written').textContent, 'x');
    frame.remove();
    is('gone', frame.contentDocument, null);
    ok();
  `),
  // Made for one address, and named by it.
  'named-by-its-host': {
    files: {
      'index.html': page(
        `is('script', window.loaded, 1); is('style', getComputedStyle(document.body).color, 'rgb(1, 2, 3)'); ok();`,
        `<base href="https://someone.example/own-game/"><link rel="stylesheet" href="css/a.css"><script src="https://someone.example/own-game/js/a.js"></script>`,
      ),
      'js/a.js': 'var loaded = 1;',
      'css/a.css': 'body { color: rgb(1, 2, 3) }',
    },
  },
  // three.js with an import map to a public host, whose files lie next to the game.
  'modules-of-another-host': {
    files: {
      'index.html': page(
        '',
        `<script type="importmap">{"imports":{"three":"https://unpkg.com/three@0.160.0/build/three.module.js","three/addons/":"https://unpkg.com/three@0.160.0/examples/jsm/"}}</script>
        <script type="module">import { REVISION } from 'three'; import { orbit } from 'three/addons/controls/Orbit.js';
        is('modules', REVISION + orbit, 'ab'); ok();</script>`,
      ),
      'playgrove-vendored/three-0.160.0/build/three.module.js': `export const REVISION = 'a';`,
      'playgrove-vendored/three-0.160.0/examples/jsm/controls/Orbit.js': `import { REVISION } from 'three'; export const orbit = REVISION === 'a' ? 'b' : 'x';`,
    },
    vendored: {
      'https://unpkg.com/three@0.160.0/build/three.module.js':
        'playgrove-vendored/three-0.160.0/build/three.module.js',
      'https://unpkg.com/three@0.160.0/examples/jsm/':
        'playgrove-vendored/three-0.160.0/examples/jsm/',
    },
  },
  // Its counter of visitors is missing, and the game does not care.
  'broken-counter': {
    files: {
      'index.html': `<!doctype html><title>ok</title><script>ga('create', 'UA-1');</script><table><tr><td onclick="this.textContent = 'X'">.</td></tr></table>`,
    },
  },
  // Its own timer runs after the one that the cage waits with before it tells more changes.
  'saves-in-a-rush': {
    ...game(`var n = Number(localStorage.last || 0);
    for (var i = 0; i < 5000; i++) localStorage.setItem('key' + (i % 50), n + i);
    (function next(left) {
      localStorage.last = ++n;
      if (left > 0) Promise.resolve().then(function () { next(left - 1); });
      else setTimeout(function () { ok('ok ' + localStorage.last + ' ' + localStorage.key7); }, 20);
    })(3999);`),
    title: 'ok 4000 4957',
    again: 'ok 8000 8957',
  },
};

function lockedPicture(): Buffer {
  return Buffer.concat([
    Buffer.alloc(16, 'RPGMV'),
    PNG.map((byte, at) => (at < 16 ? byte ^ (at + 1) : byte)),
  ]);
}
