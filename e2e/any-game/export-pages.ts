import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { game, JSON_FILE, page, PNG, WAV, type Fixture } from './pages.ts';

/** Loaded with its digest, and changed by the build because of its last line. */
const DIGESTED = 'var digested = 1;\nif (window.top !== window.self) digested = 2;\n';
const digest = createHash('sha256').update(DIGESTED).digest('base64');

/** What is drawn once a page of Flutter has its engine. */
const DART = `var made = document.createElement('canvas');
document.body.append(made);
made.getContext('2d').fillRect(0, 0, 9, 9);
document.title = window.engine === undefined ? 'ok' : 'ok ' + engine;`;

/** What finished games bring with them that were made for a host of their own. */
export const EXPORT_PAGES: Readonly<Record<string, Fixture>> = {
  // LibGDX and all else that GWT compiles: the game's code runs in a frame without an address.
  'code-in-a-blank-frame': {
    files: {
      'index.html': page('', '', '<div id="place"></div><script src="html/start.js"></script>'),
      'html/start.js': `(function () {
        var frame = document.createElement('iframe');
        frame.id = 'html';
        document.body.appendChild(frame);
        var inside = frame.contentWindow.document;
        window.begin = function (code) {
          var script = inside.createElement('script');
          script.text = code;
          inside.body.appendChild(script);
          inside.body.removeChild(script);
        };
        var script = document.createElement('script');
        script.src = 'html/game.js';
        document.getElementsByTagName('head')[0].appendChild(script);
      })();`,
      'html/game.js': `begin("var $wnd = $wnd || window.parent; var $doc = $wnd.document; (function () { var canvas = $doc.createElement('canvas'); canvas.getContext('2d').fillRect(0, 0, 9, 9); $doc.getElementById('place').appendChild(canvas); var n = Number($wnd.localStorage.getItem('n')) + 1; $wnd.localStorage.setItem('n', n); $wnd.ok('ok ' + n); })();");`,
    },
    title: 'ok 1',
    again: 'ok 2',
  },
  // React Router, Vue Router and others: each screen has a path, from the host's root.
  'routes-by-path': {
    files: {
      'index.html': page('', '<script defer src="routes.js"></script>'),
      'routes.js': `(function (window) {
        function read() { var { pathname, search } = window.location; return pathname + search; }
        var place = window.location, path = place.pathname;
        is('start', read() + path + location.pathname, '///');
        history.pushState({ idx: 1 }, '', '/play/3?from=menu');
        is('next', read(), '/play/3?from=menu');
        is('state', history.state.idx, 1);
        history.replaceState({ idx: 2 }, '', location.protocol + '//' + location.host + '/play/4');
        is('instead', read(), '/play/4');
        addEventListener('popstate', function () { is('back', read(), '/'); ok(); });
        history.back();
      })(window);`,
    },
  },
  // Bundles of webpack and Vite for the root of a host: styles, sounds and worklets name files too.
  'bundle-from-the-root': {
    files: {
      'index.html': page(
        '',
        '<script defer src="/static/js/main.js"></script>',
        `<canvas id="c"></canvas><div id="attribute" style="background-image: url('/static/media/dot.png')"></div><div id="markup"></div>`,
      ),
      'static/js/main.js': `(self.webpackChunkgame = self.webpackChunkgame || []).push([]);
        var r = {}; r.p = "/";
        var named = r.p + "static/media/dot.png", hashed = "/assets/dot-DiwrgTda.png";
        document.getElementById('markup').innerHTML = '<b style="background-image:url(/static/media/dot.png)">x</b>';
        document.body.style.backgroundImage = 'url(' + named + ')';
        c.style.backgroundImage = 'url(' + hashed + ')';
        var seen = [].map.call(document.querySelectorAll('#attribute,#markup b,body,canvas'), function (one) {
          return new Promise(function (done, fail) {
            var address = getComputedStyle(one).backgroundImage.slice(5, -2), picture = new Image();
            is('its folder', /\\/files\\//.test(address), true);
            picture.onload = done;
            picture.onerror = function () { fail(new Error(address)); };
            picture.src = address;
          });
        });
        var sound = new Audio("/snd/tone.wav");
        is('kind', sound instanceof Audio && sound.preload, 'auto');
        seen.push(new Promise(function (done, fail) {
          sound.onloadedmetadata = done;
          sound.onerror = function () { fail(new Error('sound')); };
        }));
        var other = new Audio('snd/tone.wav');
        is('may be heard through a graph', other.crossOrigin, 'anonymous');
        Promise.all(seen).then(function () { ok(); }, wrong);`,
      'static/media/dot.png': PNG,
      'assets/dot-DiwrgTda.png': PNG,
      'snd/tone.wav': WAV,
    },
  },
  // The visitor counter is missing, and the game is still loading.
  'begins-late': {
    files: {
      'index.html': `<!doctype html><title>starting</title><p>Loading</p><script>counter.start();</script><script>
        addEventListener('load', function () {
          setTimeout(function () {
            var canvas = document.createElement('canvas');
            document.body.append(canvas);
            canvas.getContext('2d').fillRect(0, 0, 9, 9);
            document.title = 'ok';
          }, 1200);
        });</script>`,
    },
  },
  // Pages of older Flutter begin when their service worker is active.
  'waits-for-its-worker': {
    files: {
      'index.html': `<!doctype html><title>starting</title><body><script>
        addEventListener('load', function () {
          navigator.serviceWorker.register('flutter_service_worker.js?v=123').then(function (registration) {
            if (!registration.active.scriptURL.endsWith('123')) return;
            var script = document.createElement('script');
            script.src = 'main.dart.js';
            document.body.append(script);
          });
        });</script>`,
      'main.dart.js': DART,
    },
  },
  // Newer Flutter takes its engine from another host, and has it in its folder as well.
  'engine-in-its-folder': {
    files: {
      'index.html':
        '<!doctype html><base href="/"><title>starting</title><body><script src="flutter_bootstrap.js" async></script>',
      'flutter_bootstrap.js': `window._flutter = { load: function (build) {
          var folder = build.useLocalCanvasKit ? 'canvaskit' : 'https://www.gstatic.com/flutter-canvaskit/' + build.engineRevision;
          import(new URL(folder + '/canvaskit.js', document.baseURI).href).then(function (made) {
            window.engine = made.default;
            var script = document.createElement('script');
            script.src = 'main.dart.js';
            document.body.append(script);
          });
        } };
        _flutter.buildConfig = {"engineRevision":"e672b006cb34c921db85b8e2f482ed3144a4574b","builds":[]};
        _flutter.load(_flutter.buildConfig);`,
      'canvaskit/canvaskit.js': 'export default 7;',
      'main.dart.js': DART,
    },
    title: 'ok 7',
  },
  // A page that loads itself again until it has what only a service worker brings.
  'wants-threads': {
    ...game(`
    var loads = Number(sessionStorage.loads || 0) + 1;
    sessionStorage.loads = loads;
    navigator.serviceWorker.getRegistration().then(function (registration) {
      if (registration) return ok('ok ' + loads);
      return navigator.serviceWorker.register('sw.js').then(function () { location.reload(); });
    }).catch(wrong);
  `),
    title: 'ok 1',
  },
  // No host unpacks these, so the game does.
  'unpacks-by-hand': {
    files: {
      'index.html': page(`
        fetch('level.json.gz').then(function (answer) {
          return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).json();
        }).then(function (level) { is('level', level.level, 7); ok(); }).catch(wrong);
      `),
      'level.json.gz': gzipSync(JSON_FILE),
    },
  },
  'refreshes-from-the-root': {
    files: {
      'index.html':
        '<!doctype html><title>starting</title><meta http-equiv="refresh" content="0; url=/play/game.html">',
      'play/game.html': page('ok();'),
    },
  },
  'leads-home': {
    files: {
      'index.html': page(`
        if (sessionStorage.seen) ok();
        else { sessionStorage.seen = 1; location.href = '/menu.html'; }
      `),
      'menu.html': page(`window.location = '/';`),
    },
  },
  // Engines ask for files that need not be there, and read the answer's status.
  'asks-for-missing-files': {
    files: {
      'index.html': page(`
        fetch('options.json').then(function (answer) {
          is('status', answer.status, 404);
          var request = new XMLHttpRequest();
          request.open('HEAD', 'data/options.json');
          request.onload = function () { is('status', request.status, 404); ok(); };
          request.onerror = function () { wrong('no answer'); };
          request.send();
        }).catch(wrong);
      `),
    },
  },
  'database-and-worker': {
    files: {
      'index.html': page(`
        function open(name, done) {
          var request = indexedDB.open(name, 1);
          request.onupgradeneeded = function () { request.result.createObjectStore('n'); };
          request.onsuccess = function () { done(request.result); };
        }
        open('game', function (db) {
          function put(value, done) {
            var work = db.transaction('n', 'readwrite');
            work.objectStore('n').put(value, 'n');
            work.oncomplete = done;
          }
          db.transaction('n').objectStore('n').get('n').onsuccess = function (event) {
            var n = event.target.result || 0;
            put(n + 1, function () {
              var worker = new Worker('worker.js');
              worker.onmessage = function () { put(n + 10, function () { ok('ok ' + (n + 10)); }); };
            });
          };
        });
      `),
      'worker.js': `var request = indexedDB.open('other', 1);
        request.onupgradeneeded = function () { request.result.createObjectStore('n'); };
        request.onsuccess = function () { postMessage('ready'); };`,
    },
    title: 'ok 10',
    again: 'ok 20',
  },
  'posts-to-itself': game(`
    var left = 2;
    addEventListener('message', function (event) { if (event.data === 'tick' && --left === 0) ok(); });
    window.postMessage('tick', location.origin);
    window.postMessage(String('tick'), location.protocol + '//' + location.host);
  `),
  'locks-and-pickers': game(`
    is('picker', 'showSaveFilePicker' in window, false);
    navigator.locks.request('save', { mode: 'shared' }, function (lock) { return lock.name; })
      .then(function (name) { is('lock', name, 'save'); ok(); }).catch(wrong);
  `),
  'script-with-a-digest': {
    files: {
      'index.html': page(
        `is('loaded', digested, 1); ok();`,
        `<script src="digested.js" integrity="sha256-${digest}" crossorigin></script>`,
      ),
      'digested.js': DIGESTED,
    },
  },
  'forms-that-lead-on': {
    files: {
      'index.html': page(
        `var dialog = document.querySelector('dialog');
        dialog.showModal();
        dialog.addEventListener('close', function () {
          is('answer', dialog.returnValue, 'yes');
          document.getElementById('go').click();
        });
        document.getElementById('yes').click();`,
        '',
        `<dialog><form method="dialog"><button id="yes" value="yes">Yes</button></form></dialog>
        <form action="game.html"><input name="player" value="Ann B"><button id="go" name="level" value="3">Go</button></form>`,
      ),
      'game.html': page(`
        var given = new URLSearchParams(location.search);
        is('player', given.get('player'), 'Ann B');
        is('level', given.get('level'), '3');
        ok();
      `),
    },
  },
  // Animations are often written into a page's style sheet.
  'rules-of-a-sheet': {
    files: {
      'index.html': page(
        `var sheet = document.styleSheets[0];
        sheet.insertRule('body { color: rgb(1, 2, 3) }', sheet.cssRules.length);
        is('color', getComputedStyle(document.body).color, 'rgb(1, 2, 3)');
        var link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = 'b.css';
        link.onload = function () { is('rules', link.sheet.cssRules.length, 1); ok(); };
        document.head.append(link);`,
        '<link rel="stylesheet" href="a.css">',
      ),
      'a.css': 'p { margin: 0 }',
      'b.css': 'p { margin: 0 }',
    },
  },
  'scripts-of-any-name': {
    files: {
      'index.html': page(
        `is('loaded', one + two, 3); ok();`,
        '<script src="levels.json"></script><script src="js/engine"></script>',
      ),
      'levels.json': 'var one = 1;',
      'js/engine': 'var two = 2;',
    },
  },
  'workers-of-a-worker': {
    files: {
      'index.html': page(`
        var worker = new Worker('js/one.js');
        worker.onmessage = function (event) { is('answers', event.data, 12); ok(); };
        worker.onerror = function (event) { wrong(event.message); };
      `),
      'js/one.js': `var sum = 0, left = 2;
        function add(event) { sum += event.data; if (--left === 0) postMessage(sum); }
        new Worker('two.js').onmessage = add;
        new Worker('/js/three.js', { type: 'module' }).onmessage = add;`,
      'js/two.js': 'postMessage(5);',
      'js/three.js': `import { seven } from './seven.js'; postMessage(seven);`,
      'js/seven.js': 'export const seven = 7;',
    },
  },
  'classes-of-workers-and-sounds': {
    files: {
      'index.html': page(`
        class Sound extends Audio { name() { return this.src.split('/').pop(); } }
        is('sound', new Sound('tone.wav').name(), 'tone.wav');
        class Helper extends Worker {
          constructor() { super('helper.js'); }
          ask(done) { this.onmessage = function (event) { done(event.data); }; this.postMessage(4); }
        }
        var helper = new Helper();
        is('kind', helper instanceof Worker && helper instanceof Helper, true);
        helper.ask(function (answer) {
          var shared = new SharedWorker('shared.js');
          is('kind', shared instanceof SharedWorker, true);
          shared.port.onmessage = function (event) { is('answers', answer + event.data, 13); ok(); };
        });
      `),
      'helper.js': 'onmessage = function (event) { postMessage(event.data * 2); };',
      'shared.js': 'onconnect = function (event) { event.ports[0].postMessage(5); };',
      'tone.wav': WAV,
    },
  },
  // A page around the game proper: the test looks into its frame.
  'game-in-a-frame': {
    files: {
      'index.html':
        '<!doctype html><title>around</title><iframe name="inside" src="play/inside.html"></iframe>',
      'play/inside.html': `<!doctype html><title>starting</title><canvas></canvas><script>
        document.querySelector('canvas').getContext('2d').fillRect(0, 0, 9, 9);
        localStorage.visits = Number(localStorage.visits || 0) + 1;
        document.title = 'ok ' + localStorage.visits;
      </script>`,
    },
    title: 'around',
  },
};
