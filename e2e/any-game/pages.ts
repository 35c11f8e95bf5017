import { brotliCompressSync } from 'node:zlib';

/** A small game that uses one thing the way real games do. Its title says how that went. */
export type Fixture = {
  readonly entry?: string;
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** The folder of its former host that the game was built for. */
  readonly base?: string;
  /** Addresses of other hosts whose scripts lie next to the game. */
  readonly vendored?: Readonly<Record<string, string>>;
  /** What the title says once it has worked; `ok` by default. */
  readonly title?: string;
  /** What the title says after a reload, where something is saved. */
  readonly again?: string;
};

/** A page whose script calls `ok()` or `wrong(why)`; what it throws is wrong too. */
export function page(
  script: string,
  head = '',
  body = '<canvas id="c" width="320" height="240"></canvas>',
): string {
  return `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<title>starting</title>
<script>
function ok(what) { document.title = what || 'ok'; }
function wrong(why) { document.title = 'wrong: ' + (why && why.stack || why); }
function is(what, is, should) { if (is !== should) throw new Error(what + ' is ' + is + ', not ' + should); }
addEventListener('unhandledrejection', function (e) { wrong(e.reason); });
addEventListener('error', function (e) { if (e.message) wrong(e.message); });
</script>
${head}
</head>
<body>
${body}
<script>
var c = document.getElementById('c');
if (c) c.getContext('2d').fillRect(10, 10, 50, 50);
${script}
</script>
</body>
</html>
`;
}

export const game = (script: string, head?: string, body?: string): Fixture => ({
  files: { 'index.html': page(script, head, body) },
});

/** A moment of silence. */
export const WAV = Buffer.from(
  'UklGRiQAAABXQVZFZm10IBAAAAABAAEAESsAACJWAAACABAAZGF0YQAAAAA=',
  'base64',
);

/** A red dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
/** `(module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))` */
const WASM = Buffer.from(
  '0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b',
  'hex',
);
export const JSON_FILE = JSON.stringify({ level: 7 });

export const DATA_PAGES: Readonly<Record<string, Fixture>> = {
  'storage-at-load': {
    ...game(`
      Storage.prototype.setObject = function (key, value) { this.setItem(key, JSON.stringify(value)); };
      var visits = Number(localStorage.getItem('visits') || 0) + 1;
      localStorage.visits = visits;
      localStorage['with space'] = 'x';
      localStorage.setObject('save', { level: visits });
      is('length', localStorage.length, 3);
      is('a key', typeof localStorage.key(0), 'string');
      is('keys', Object.keys(localStorage).sort().join(), 'save,visits,with space');
      is('JSON', JSON.parse(JSON.stringify(localStorage)).visits, String(visits));
      is('in', 'visits' in localStorage, true);
      is('missing', localStorage.getItem('nothing'), null);
      is('missing property', localStorage.nothing, undefined);
      delete localStorage['with space'];
      is('deleted', localStorage.getItem('with space'), null);
      is('kind', localStorage instanceof Storage, true);
      var full;
      try { localStorage.big = new Array(6e6).join('x'); } catch (error) { full = error.name; }
      is('quota', full, 'QuotaExceededError');
      sessionStorage.setItem('a', 1);
      is('session', sessionStorage.a, '1');
      sessionStorage.clear();
      is('cleared', sessionStorage.length, 0);
      ok('ok ' + JSON.parse(localStorage.save).level);
    `),
    title: 'ok 1',
    again: 'ok 2',
  },
  'cookie-save': {
    ...game(`
      var found = /(?:^|; )best=(\\d+)/.exec(document.cookie);
      var best = found ? Number(found[1]) : 0;
      document.cookie = 'best=' + (best + 5) + '; max-age=31536000; path=/';
      document.cookie = 'gone=1; expires=' + new Date(0).toUTCString();
      is('cookie', document.cookie, 'best=' + (best + 5));
      ok('ok ' + (best + 5));
    `),
    title: 'ok 5',
    again: 'ok 10',
  },
  'indexed-db': {
    ...game(`
      var request = indexedDB.open('saves', 2);
      request.onupgradeneeded = function () {
        var store = request.result.createObjectStore('slots', { keyPath: 'id' });
        store.createIndex('byName', 'name');
        request.result.createObjectStore('log', { autoIncrement: true });
      };
      request.onerror = function () { wrong(request.error); };
      request.onsuccess = function () {
        var db = request.result;
        var work = db.transaction(['slots', 'log'], 'readwrite');
        var old = work.objectStore('slots').get('one');
        old.onsuccess = function () {
          var level = (old.result ? old.result.level : 0) + 1;
          work.objectStore('slots').put({ id: 'one', name: 'ann', level: level, picture: new Uint8Array([1, 2, 3]) });
          work.objectStore('log').add('level ' + level);
          work.oncomplete = function () {
            var count = db.transaction('log').objectStore('log').count();
            count.onsuccess = function () { ok('ok ' + level + ' of ' + count.result); };
          };
        };
      };
    `),
    title: 'ok 1 of 1',
    again: 'ok 2 of 2',
  },
  'two-pages': {
    files: {
      'index.html': page(`
        if (sessionStorage.getItem('chosen')) ok('ok ' + sessionStorage.chosen + ' ' + localStorage.chosen);
        else {
          sessionStorage.setItem('chosen', 'blue');
          location.href = 'play/level.html?from=menu';
        }
      `),
      'play/level.html': page(`
        is('session', sessionStorage.getItem('chosen'), 'blue');
        localStorage.chosen = 'green';
        location.replace('../index.html');
      `),
    },
    title: 'ok blue green',
  },
  'relative-requests': {
    files: {
      'index.html': page(`
        var request = new XMLHttpRequest();
        request.open('GET', 'data/level.json?v=' + Date.now());
        request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
        request.setRequestHeader('Cache-Control', 'no-cache');
        request.withCredentials = true;
        request.responseType = 'arraybuffer';
        request.onload = function () {
          is('bytes', request.response.byteLength, ${JSON_FILE.length});
          var sync = new XMLHttpRequest();
          sync.open('GET', './data/level.json', false);
          sync.send();
          is('at once', JSON.parse(sync.responseText).level, 7);
          fetch('data/level.json', { credentials: 'include', headers: { 'X-Game': '1' } })
            .then(function (answer) { return answer.json(); })
            .then(function (level) {
              is('fetch', level.level, 7);
              return fetch(new Request('/data/level.json', { credentials: 'include' }));
            })
            .then(function (answer) { return answer.json(); })
            .then(function (level) { is('from the root', level.level, 7); ok(); }).catch(wrong);
        };
        request.onerror = function () { wrong('XHR'); };
        request.send();
      `),
      'data/level.json': JSON_FILE,
    },
  },
  'modules-and-import-map': {
    files: {
      'index.html': page(
        '',
        `<script type="importmap">{"imports":{"engine":"./lib/engine.js","tools/":"/lib/tools/"}}</script>
        <link rel="modulepreload" href="lib/engine.js">
        <script type="module" crossorigin src="/src/main.js"></script>`,
      ),
      'src/main.js': `import { power } from 'engine';
        import add from 'tools/add.js';
        import { three } from '/lib/three.js';
        const lazy = await import('/lib/three.js');
        const text = await (await fetch(new URL('../data.json', import.meta.url))).json();
        is('module', power + add(1, 2) + three + lazy.three + text.level, 21);
        ok();`,
      'lib/engine.js': 'export const power = 5;',
      'lib/tools/add.js': 'export default (a, b) => a + b;',
      'lib/three.js': 'export const three = 3;',
      'data.json': JSON_FILE,
    },
  },
  workers: {
    files: {
      'index.html': page(`
        function ask(worker) {
          return new Promise(function (settle, fail) {
            worker.onmessage = function (event) { settle(event.data); };
            worker.onerror = function (event) { event.preventDefault(); fail(new Error('worker: ' + event.message)); };
            worker.postMessage(4);
          });
        }
        var blob = URL.createObjectURL(new Blob(['onmessage = function (e) { postMessage(e.data * 3); }']));
        Promise.all([
          ask(new Worker('js/worker.js')),
          ask(new Worker('/js/worker.js', { name: 'again' })),
          ask(new Worker(new URL('js/module-worker.js', location.href), { type: 'module' })),
          ask(new Worker(blob)),
          new Promise(function (settle) {
            var shared = new SharedWorker('js/shared.js');
            shared.port.onmessage = function (event) { settle(event.data); };
            shared.port.start();
            shared.port.postMessage(4);
          }),
        ]).then(function (all) { is('answers', all.join(), '47,47,20,12,8'); ok(); }).catch(wrong);
      `),
      'js/worker.js': `importScripts('parts/ten.js');
        onmessage = function (event) {
          fetch('../data.json').then(function (answer) { return answer.json(); }).then(function (data) {
            if (location.pathname.slice(-12) !== 'js/worker.js') return postMessage('at ' + location.href);
            postMessage(event.data * ten + data.level);
          }).catch(function (error) { postMessage(String(error)); });
        };`,
      'js/parts/ten.js': 'var ten = 10;',
      'js/module-worker.js': `import { five } from './parts/five.js';
        onmessage = (event) => postMessage(event.data * five);`,
      'js/parts/five.js': 'export const five = 5;',
      'js/shared.js': `onconnect = function (event) {
          var port = event.ports[0];
          port.onmessage = function (message) { port.postMessage(message.data * 2); };
        };`,
      'data.json': JSON_FILE,
    },
  },
  wasm: {
    files: {
      'index.html': page(`
        WebAssembly.instantiateStreaming(fetch('build/game.wasm')).then(function (streamed) {
          is('streamed', streamed.instance.exports.add(2, 3), 5);
          return fetch('build/game.wasm').then(function (answer) { return answer.arrayBuffer(); }).then(WebAssembly.instantiate);
        }).then(function (made) { is('made', made.instance.exports.add(4, 5), 9); ok(); }).catch(wrong);
      `),
      'build/game.wasm': WASM,
    },
  },
  'packed-engine': {
    files: {
      'index.html': page(`
        fetch('Build/web.wasm.br').then(function (answer) { return WebAssembly.instantiateStreaming(answer); })
          .then(function (made) {
            is('unpacked', made.instance.exports.add(1, 1), 2);
            return fetch('Build/web.data.br');
          })
          .then(function (answer) { return answer.text(); })
          .then(function (text) { is('data', text, 'scene '.repeat(100)); ok(); }).catch(wrong);
      `),
      'Build/web.wasm.br': brotliCompressSync(WASM),
      'Build/web.data.br': brotliCompressSync('scene '.repeat(100)),
    },
  },
  'service-worker': game(`
    if ('serviceWorker' in navigator) {
      navigator.serviceWorker.register('sw.js').then(function (registration) {
        registration.addEventListener('updatefound', function () {});
        return navigator.serviceWorker.ready;
      }).then(function () { is('controller', navigator.serviceWorker.controller, null); ok(); }).catch(wrong);
    } else ok();
  `),
  'absent-things': game(`
    document.domain = 'example.com';
    history.replaceState({ a: 1 }, '', '?level=2');
    history.pushState(null, '', '#play');
    var left = [];
    if ('caches' in window) left.push(caches.keys());
    if (navigator.storage && navigator.storage.estimate) left.push(navigator.storage.estimate(), navigator.storage.persist());
    if (navigator.permissions) left.push(navigator.permissions.query({ name: 'gamepad' }).catch(function () {}));
    if (navigator.locks) left.push(navigator.locks.request('a', function () {}));
    setTimeout("window.fromText = 1", 0);
    Promise.all(left).then(function () {
      setTimeout(function () { is('code as text', window.fromText, 1); ok(); }, 20);
    }).catch(wrong);
  `),
  'frame-busting': {
    files: {
      'index.html': page(
        `
        is('parent', window.parent === window, true);
        is('frame', window.frameElement, null);
        if (window.top !== window.self) { document.body.innerHTML = ''; window.top.location.href = self.location.href; throw new Error('busted'); }
        ok();`,
        `<script>if (top != self) { top.location = 'https://evil.example/'; throw new Error('busted'); }</script>
        <script src="lock.js"></script>`,
      ),
      'lock.js': `(function () { if (parent.location.href !== location.href || window.top.location.host !== location.host) throw new Error('locked'); })();`,
    },
  },
  'document-write': {
    files: {
      'index.html': page(
        `is('written', window.written, 3); document.getElementById('late').textContent; ok();`,
        `<script>document.write('<script src="js/written.js"></' + 'script>');</script>`,
        `<canvas id="c"></canvas><script>document.write('<p id="late">late</p>');</script>`,
      ),
      'js/written.js': 'var written = 3;',
    },
  },
  'built-for-a-folder': {
    base: 'my-game/',
    files: {
      'index.html': page(
        `is('loaded', window.loaded, 3);
        fetch('/my-game/data/level.json').then(function (answer) { return answer.json(); }).then(function (level) {
          is('fetched', level.width, 7);
          var picture = new Image();
          picture.onload = function () { ok(); };
          picture.onerror = function () { wrong('the picture is missing'); };
          picture.src = '/my-game/dot.png';
        }).catch(wrong);`,
        '<script src="/my-game/js/loaded.js"></script>',
      ),
      'js/loaded.js': 'var loaded = 3;',
      'data/level.json': '{"width": 7}',
      'dot.png': PNG,
    },
  },
  'library-of-another-host': {
    files: {
      'index.html': page(
        `is('library', $.answer, 42);
        $.later(function (found) { is('at run time', found, 42); ok(); });`,
        `<script src="https://code.jquery.com/jquery-3.7.1.min.js" integrity="sha256-x" crossorigin="anonymous"></script>`,
      ),
      'playgrove-vendored/jquery-3.7.1/jquery.min.js': `window.$ = { answer: 42, later: function (call) {
        var script = document.createElement('script');
        script.onload = function () { call($.answer); };
        script.onerror = function () { document.title = 'wrong: blocked'; };
        script.src = '//code.jquery.com/jquery-3.7.1.min.js';
        document.head.appendChild(script);
      } };`,
    },
    vendored: {
      'https://code.jquery.com/jquery-3.7.1.min.js':
        'playgrove-vendored/jquery-3.7.1/jquery.min.js',
    },
  },
};
