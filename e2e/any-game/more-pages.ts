import { game, JSON_FILE, page, PNG, type Fixture } from './pages.ts';

/** Pictures, sound, input and what a page does to its window. */
export const WINDOW_PAGES: Readonly<Record<string, Fixture>> = {
  'pictures-as-textures': {
    files: {
      'index.html': page(
        `
        function read(image, what) {
          var canvas = document.createElement('canvas');
          canvas.width = canvas.height = 1;
          var context = canvas.getContext('2d');
          context.drawImage(image, 0, 0);
          is(what, context.getImageData(0, 0, 1, 1).data[3], 255);
        }
        addEventListener('load', function () {
          read(document.getElementById('tag'), 'in the page');
          var image = new Image();
          image.onload = function () {
            read(image, 'made');
            var root = new Image();
            root.onload = function () {
              read(root, 'from the root');
              createImageBitmap(root).then(function () { ok(); }, wrong);
            };
            root.setAttribute('src', '/img/dot.png');
          };
          image.onerror = function () { wrong('picture'); };
          image.src = 'img/dot.png';
        });`,
        '',
        '<canvas id="c"></canvas><img id="tag" src="img/dot.png">',
      ),
      'img/dot.png': PNG,
    },
  },
  'sound-unlock': game(`
    var context = new (window.AudioContext || window.webkitAudioContext)();
    // The cage's own gain is made with the first connection to the ears.
    var create = context.createGain.bind(context);
    context.createGain = function () { return (window.ear = create()); };
    var tone = context.createOscillator();
    tone.connect(context.destination);
    tone.start();
    is('chained', tone.connect(context.destination), context.destination);
    window.audio = context;
    window.media = new Audio('data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAESsAACJWAAACABAAZGF0YQAAAAA=');
    window.volumes = 0;
    media.addEventListener('volumechange', function () { window.volumes++; });
    addEventListener('pointerdown', function () { context.resume(); media.play(); }, { once: true });
    ok();
  `),
  'resize-and-gamepads': game(`
    var frames = 0;
    function loop() {
      c.width = innerWidth; c.height = innerHeight;
      c.getContext('2d').fillRect(0, 0, c.width, c.height);
      navigator.getGamepads();
      if (++frames === 3) ok();
      requestAnimationFrame(loop);
    }
    addEventListener('resize', loop);
    loop();
  `),
  'names-of-all-kinds': {
    entry: 'Mein Spiel/größe.html',
    files: {
      'Mein Spiel/größe.html': page(
        `is('script', window.spaced, 1);
        is('style', getComputedStyle(document.body).color, 'rgb(1, 2, 3)');
        fetch('/a%20b/ünï.json').then(function (answer) { return answer.json(); })
          .then(function (data) { is('data', data.level, 7); ok(); }).catch(wrong);`,
        `<base href="/"><link rel="stylesheet" href="/css/main.css"><script src="js/a b.js"></script>`,
      ),
      'Mein Spiel/js/a b.js': 'var spaced = 1;',
      'Mein Spiel/css/main.css': '@import "/css/more.css"; body { background: url(/img/dot.png) }',
      'Mein Spiel/css/more.css': 'body { color: rgb(1, 2, 3) }',
      'Mein Spiel/img/dot.png': PNG,
      'Mein Spiel/a b/ünï.json': JSON_FILE,
    },
  },
  'old-encoding': {
    files: {
      'index.html': Buffer.from(
        page(
          `is('page', 'größe'.length, 5); is('script', word, 'gr\\u00f6\\u00dfe'); ok();`,
          '<script src="old.js"></script>',
        ).replace(
          '<meta charset="utf-8">',
          '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
        ),
        'latin1',
      ),
      'old.js': Buffer.from("var word = 'größe';", 'latin1'),
    },
  },
  'own-policy-and-preconnect': {
    files: {
      'index.html': page(
        `is('inline', 1, 1); ok();`,
        `<meta http-equiv="Content-Security-Policy" content="script-src 'none'"><link rel="preconnect" href="https://fonts.example">`,
      ),
    },
  },
  'frame-inside': {
    files: {
      'index.html': page(
        `addEventListener('message', function (event) { if (event.data && event.data.inside) ok('ok ' + event.data.inside); });`,
        '',
        '<canvas id="c"></canvas><iframe src="inside/game.html"></iframe>',
      ),
      'inside/game.html': `<script>
        localStorage.visits = Number(localStorage.visits || 0) + 1;
        setTimeout(function () { window.opener; parent; postUp(); }, 0);
        function postUp() { window.parent === window ? document.title = localStorage.visits : 0; }
      </script>`,
    },
    title: 'starting',
  },
  dialogs: game(`
    alert('hello');
    var yes = confirm('sure?');
    var name = prompt('name?', 'ann');
    is('confirm', yes, true); is('prompt', name, 'ann');
    ok();
  `),
  'fonts-and-worklets': {
    files: {
      'index.html': page(`
        var context = new OfflineAudioContext(1, 128, 44100);
        context.audioWorklet.addModule('js/noise.js').then(function () {
          new AudioWorkletNode(context, 'noise');
          ok();
        }).catch(wrong);
      `),
      'js/noise.js': `class Noise extends AudioWorkletProcessor { process() { return false; } }
        registerProcessor('noise', Noise);`,
    },
  },
  'fullscreen-and-lock': game(`
    addEventListener('click', function () {
      c.requestFullscreen().then(function () {
        is('element', document.fullscreenElement, c);
        return document.exitFullscreen();
      }).then(function () { is('left', document.fullscreenElement, null); ok('ok full'); }).catch(wrong);
    });
    ok();
  `),
  'links-out': game(
    `document.getElementById('out').addEventListener('click', function () { setTimeout(function () { is('opened', window.open('https://more.example/'), null); ok('ok stayed'); }); }); ok();`,
    '',
    '<canvas id="c"></canvas><a id="out" target="_blank" href="https://author.example/games">More games</a>',
  ),
  'saves-at-the-end': {
    ...game(`
    var saved = localStorage.end || 'none', said = [];
    function say(what) { said.push(what); localStorage.end = said.join(' '); }
    document.addEventListener('visibilitychange', function () { say(document.visibilityState); });
    addEventListener('pagehide', function () { say('pagehide'); });
    window.onunload = function () { say('unload'); };
    ok('ok ' + saved);
  `),
    title: 'ok none',
  },
  clock: game(`
    var frames = 0, ticks = 0, last = performance.now(), longest = 0;
    (function loop(now) {
      longest = Math.max(longest, now - last || 0); last = now || last; frames++;
      requestAnimationFrame(loop);
    })();
    setInterval(function () { ticks++; }, 10);
    window.state = function () { return { frames: frames, ticks: ticks, longest: longest, now: performance.now(), date: Date.now() }; };
    ok();
  `),
  'keys-and-scroll': game(
    `var keys = [];
    addEventListener('keydown', function (event) { keys.push(event.key); document.title = keys.join(); });
    window.typed = '';
    document.onkeypress = function (event) { typed += String.fromCharCode(event.which); };
    ok();`,
    '<style>body { height: 4000px }</style>',
  ),
  'throws-at-load': {
    files: {
      'index.html':
        '<!doctype html><title>broken</title><script>undefinedThing.start();</script><p>Loading</p>',
    },
    title: 'broken',
  },
};
