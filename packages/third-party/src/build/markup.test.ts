import { expect, it } from 'vitest';
import { rewritePage, type RewriteContext } from './markup.ts';
import { rewriteScript } from './scripts.ts';
import { rewriteStyle } from './styles.ts';
import { decodeText } from './text.ts';

const SCRIPT = '<script src="/shim.js"></script>';
const FILES = new Set(['js/a.js', 'a b.png', 'css/x.css', 'lib/']);
const MENDING: RewriteContext = {
  home: '/allgame/id/files/',
  root: '/allgame/id/files/',
  has: (path) => FILES.has(path),
  sdks: { poki: '/allgame/_v/poki.js' },
  vendored: {
    'https://code.jquery.com/jquery-3.7.1.min.js': 'v/jquery.js',
    'https://unpkg.com/icons@1/': 'v/icons/',
  },
};
const rewrite = (html: string): string => rewritePage(html, SCRIPT, MENDING);

it.each([
  ['<!DOCTYPE html><html><head><title>A</title></head></html>', '<head>'],
  ['<!DOCTYPE html>\n<HTML lang=en>\n<HEAD class="a>b">\n<script>1</script>', '<HEAD class="a>b">'],
  ['<html><script>1</script></html>', '<html>'],
  ['<!-- x --><!doctype html><script>1</script>', '<!doctype html>'],
  ['<script>1</script><html><head><script>2</script></head>', ''],
  ['<p>x', ''],
  ['', ''],
])('puts our script before every other, right after its place: %s', (html, after) => {
  const rewritten = rewrite(html);
  expect(rewritten.indexOf(SCRIPT)).toBe(html.indexOf(after) + after.length);
  const first = /<script[^>]*>/.exec(rewritten)?.[0];
  expect(first).toBe('<script src="/shim.js">');
});

it.each([
  ['<script src="/js/a.js"></script>', 'src="/allgame/id/files/js/a.js"'],
  ["<img src='/a%20b.png'>", 'src="/allgame/id/files/a%20b.png"'],
  ['<img srcset="/a%20b.png 1x, x.png 2x">', 'srcset="/allgame/id/files/a%20b.png 1x, x.png 2x"'],
  ['<a href="/elsewhere">', 'href="/elsewhere"'],
  [
    '<meta http-equiv=Refresh content="0; url=\'/js/a.js\'">',
    `content="0; url='/allgame/id/files/js/a.js'`,
  ],
  ['<img src="\\js\\a.js?b=\\">', 'src="/allgame/id/files/js/a.js?b=\\"'],
  ['<b onclick="if (top != self) go()">', 'onclick="if (self != self) go()"'],
  ['<b onclick="var self = this; go(self.top)">', 'onclick="var self = this; go(self.top)"'],
  ['<b onclick="return location.href=\'/\'">', `onclick="return playgroveTop.here.href='/'"`],
  ['<base href="/">', 'href="/allgame/id/files/"'],
  ['<base href="https://someone.example/game/">', 'href="/allgame/id/files/"'],
  [
    '<script src="https://someone.example/game/js/a.js"></script>',
    'src="/allgame/id/files/js/a.js"',
  ],
  ['<a href="https://someone.example/js/a.js">', 'href="https://someone.example/js/a.js"'],
  ['<img src="https://someone.example/other.png">', 'src="https://someone.example/other.png"'],
  [
    '<link rel=stylesheet href="//unpkg.com/icons@1/css/all.css">',
    'href="/allgame/id/files/v/icons/css/all.css"',
  ],
  [
    '<style>@import url(https://unpkg.com/icons@1/css/b.css);</style>',
    'url(/allgame/id/files/v/icons/css/b.css)',
  ],
  [
    '<script src=//game-cdn.poki.com/scripts/v2/poki-sdk.js integrity=x></script>',
    'src="/allgame/_v/poki.js" data-integrity=""',
  ],
  [
    '<script src="https://code.jquery.com/jquery-3.7.1.min.js"></script>',
    'src="/allgame/id/files/v/jquery.js"',
  ],
  ['<link rel="dns-prefetch" href="//x">', 'data-rel=""'],
  ['<meta http-equiv="Content-Security-Policy" content="x">', 'data-http-equiv=""'],
  ['<script type="importmap">{"imports":{"a":"/js/a.js"}}</script>', '"/allgame/id/files/js/a.js"'],
  ['<script type="module">import "/js/a.js"</script>', 'import "/allgame/id/files/js/a.js"'],
  ['<style>@import "/css/x.css";</style>', '@import "/allgame/id/files/css/x.css"'],
  ['<p style="background: url(/a%20b.png)">', 'url(/allgame/id/files/a%20b.png)'],
  ['<script src="a.js" integrity="sha256-x"></script>', 'data-integrity=""'],
  ['<script type="importmap">{"imports":{},"integrity":{"/a":"x"}}</script>', '{"imports":{}}'],
  [
    '<meta http-equiv=refresh content="0; URL=/js/a.js">',
    'content="0; URL=/allgame/id/files/js/a.js"',
  ],
  ['<iframe name="game" src="a.html">', 'data-name=""'],
  ['<p><template shadowrootmode="closed"><iframe></template>', '<template data-shadowrootmode="">'],
  ['<a target="game">x</a><iframe name="game">', '<iframe name="game">'],
])('mends %s', (html, expected) => {
  expect(rewrite(html)).toContain(expected);
});

it('leaves what it need not touch as it was written, to the character', () => {
  const html =
    '<!DOCTYPE html><html><head></head><body CLASS=a onclick="a &amp; b"><P>x<br/><p>y</body>\r\n';
  expect(rewrite(html)).toBe(html.replace('<head>', `<head>${SCRIPT}`));
});

const same = (address: string): string => address;
it.each([
  ['if (top != self) go()', 'if (self != self) go()'],
  [
    'if (window.top !== window.self) top.location = self.location',
    'if (self !== window.self) playgroveTop.location = self.location',
  ],
  ['window.top.location.href = "https://x"', 'playgroveTop.location.href = "https://x"'],
  ['top.location.replace(a)', 'playgroveTop.location.replace(a)'],
  ['var host = top.location.host', 'var host = self.location.host'],
  ['var top = 5; if (top != self) x = box.top', 'var top = 5; if (top != self) x = box.top'],
  ['box.top = window.topScore', 'box.top = window.topScore'],
  ['broken ( top != self', 'broken ( top != self'],
])('reads %s', (code, expected) => {
  expect(rewriteScript(code, same, false)).toBe(expected);
});

it.each([
  'function Box(top) { var self = this; self.top = top; self.low = function () { return self.top }; }',
  'function under(parent, gap) { return parent.top + gap; }',
  'const place = ({ parent }) => parent.top; for (const self of boxes) draw(self.top);',
  'try { go(); } catch (self) { log(self.top); } class A { parent = box; b(parent) { return parent.top } }',
  'function f() { return self.top; var self; }',
  'function f() { if (a) { var parent = box; } parent.top = 1; use(parent.top); }',
  'import { parent, self as top } from "./a.js"; use(parent.top); if (top === self) go(top.location);',
  'const box = this.box; if (box.top !== box.self) go(box["top"]); const w = frame; use(w.top.location);',
  '(function (e) { if (e.top === e.window) go() })(rect)',
  'const { top, left } = box; if (top == self) go(); use(top.location);',
  'let [top = 5] = box; if (top === parent) go();',
  'self = { top: 4 }; use(self.top);',
  'function go(location) { location.href = "/a"; location.replace("/b"); }',
  'function go(parent) { parent.location.href = "/a"; }',
  'box.self.top = 1; use({ top: 1, self: 2 }.top, box?.parent.top); self.top = 4; delete parent.top;',
  'say("window.top != self"); // if (top != self) top.location = self.location\n/* parent.top */',
  'return ) window.top',
])('leaves a script’s own names as they are: %s', (code) => {
  const isModule = code.startsWith('import');
  expect(rewriteScript(`/*! window.top */${code}`, same, isModule)).toBe(
    `/*! window.top */${code}`,
  );
});

it.each([
  ['if (self.top !== self) go()', 'if ((self.window?self:self.top) !== self) go()'],
  [
    'const w = window; if (w.top !== w) go()',
    'const w = window; if ((w.window?self:w.top) !== w) go()',
  ],
  [
    '!function (e) { e.top !== e.self && go() }(window)',
    '!function (e) { (e.window?self:e.top) !== e.self && go() }(window)',
  ],
  [
    'const { top, parent: p } = window; if (top != p) go()',
    'const { window: top, parent: p } = window; if (top != p) go()',
  ],
  ['const { top: t } = self; t.location = a', 'const { window: t } = self; t.location = a'],
  ['if (globalThis.window.top != a) go()', 'if (self != a) go()'],
  ['document.defaultView.top.location = a', 'playgroveTop.location = a'],
  ['parent.top.location = a', '(parent.window?playgroveTop:parent.top).location = a'],
  ['window?.top?.location.reload()', 'playgroveTop?.location.reload()'],
  ['var self = this; use(self.top)', 'var self = this; use((self.window?window:self.top))'],
  ['(function (window) { use(window.top) })(this)', '(function (window) { use(self) })(this)'],
  [
    '(function (w, self) { use(self.top) })(0, window)',
    '(function (w, self) { use((self.window?window:self.top)) })(0, window)',
  ],
  [
    'make(function (window) { use(window.top) })',
    'make(function (window) { use((window.window?self:window.top)) })',
  ],
  [
    'function f(self) { if (window.top != window.self) go() }',
    'function f(self) { if (window != window.self) go() }',
  ],
  ['const fit = (self) => top.location.href', 'const fit = (self) => window.location.href'],
  [
    'function f(self, window) { if (top == parent) go() }',
    'function f(self, window) { if (globalThis == parent) go() }',
  ],
  [
    'class A { self; go() { return top === window } }',
    'class A { self; go() { return self === window } }',
  ],
])('finds the window in %s', (code, expected) => {
  expect(rewriteScript(code, same, false)).toBe(expected);
});

it.each([
  ['f.contentWindow.document.body', 'f.contentDocument.body'],
  ['a = "/assets/dot-DiwrgTda.png"', 'a = "/x/assets/dot-DiwrgTda.png"'],
  ['a = base + "/assets/dot-DiwrgTda.png"', 'a = base + "/assets/dot-DiwrgTda.png"'],
  ['a = "/assets/dot.png"', 'a = "/assets/dot.png"'],
  ['a = `url(/cards/${name}.png)`', 'a = `url(/x/cards/${name}.png)`'],
  ['a = \'<img src="/dot.png">\'', 'a = \'<img src="/x/dot.png">\''],
  ['new Audio("/snd/" + name)', 'new Audio("/x/snd/" + name)'],
  ['webpackChunk; r.p="/"', 'webpackChunk; r.p="/x/"'],
  ['r.p="/"', 'r.p="/"'],
  ['if (location.href == "/") a()', 'if (location.href == "/") a()'],
  ['postMessage(f(a), window.top.location.origin)', "postMessage(f(a), '*')"],
  ['postMessage(a,b.protocol+"//"+b.host)', "postMessage(a,'*')"],
  [
    '_flutter.buildConfig = {"engineRevision":"1"}',
    '_flutter.buildConfig = {"useLocalCanvasKit":true,"engineRevision":"1"}',
  ],
])('leads what %s names to the folder of the game', (code, expected) => {
  expect(rewriteScript(code, (address) => `/x${address}`, false)).toBe(expected);
});

const ROUTES = 'h.pushState(s); on("popstate"); ';
it.each([
  ['let {pathname: n} = e.location;', 'let {pathname: n} = playgroveTop.place(e.location);'],
  ['var {search, pathname} = l;', 'var {search, pathname} = playgroveTop.place(l);'],
  ['go(window.location.pathname)', 'go(playgroveTop.place(window.location).pathname)'],
  ['var l = location, p = l.pathname', 'var l = playgroveTop.place(location), p = l.pathname'],
  ['var l = location, p = m.pathname', 'var l = location, p = m.pathname'],
  ['location.pathname = a.pathname', 'location.pathname = a.pathname'],
])('finds where a router reads the path of its page: %s', (code, expected) => {
  expect(rewriteScript(ROUTES + code, same, false)).toBe(ROUTES + expected);
  expect(rewriteScript(code, same, false)).toBe(code);
});

it('mends imports and nothing else of a module', () => {
  const code =
    'import a from "/js/a.js";\nexport * from "/js/a.js"; import("/js/a.js"); const s = "/js/a.js";';
  const rewritten = rewriteScript(code, (address) => `/x${address}`, true);
  expect(rewritten).toBe(
    'import a from "/x/js/a.js";\nexport * from "/x/js/a.js"; import("/x/js/a.js"); const s = "/js/a.js";',
  );
});

it.each([
  ['location = "/"', 'playgroveTop.here.href = "/"'],
  ['window.location.href = next', 'playgroveTop.here.href = next'],
  [
    'document.location.replace("https://a.example")',
    'playgroveTop.here.replace("https://a.example")',
  ],
  ['location.assign(`/${level}.html`)', 'playgroveTop.here.assign(`/${level}.html`)'],
  ['location.href = "javascript:go()"', 'playgroveTop.here.href = "javascript:go()"'],
  ['location.href = "level" + 2 + ".html"', 'location.href = "level" + 2 + ".html"'],
  ['location.replace(`${here}`)', 'playgroveTop.here.replace(`${here}`)'],
  ['var location = start; location = "/"', 'var location = start; location = "/"'],
  ['ship.location = "/"', 'ship.location = "/"'],
  ['location.hash = "/"', 'location.hash = "/"'],
  ['postMessage(1, location.origin)', "postMessage(1, '*')"],
  ['a.source.postMessage(1, a.origin, [b])', "a.source.postMessage(1, '*', [b])"],
  ['w.postMessage(1, [origin])', 'w.postMessage(1, [origin])'],
])('sends a page where it would go alone: %s', (code, expected) => {
  expect(rewriteScript(code, (address) => address, false)).toBe(expected);
});

it.each([
  ['a.style.background = "url(/js/a.js) top"', 'a.style.background = "url(/x/js/a.js) top"'],
  [`b = 'url("/lib/' + name + '.png")'`, `b = 'url("/x/lib/' + name + '.png")'`],
  ['c = `url(/lib/${name}.png)`', 'c = `url(/x/lib/${name}.png)`'],
  ['d = "url(//a.example/b.png)"', 'd = "url(//a.example/b.png)"'],
  ['e = "url(lib/b.png)"', 'e = "url(lib/b.png)"'],
])('finds the pictures that a script sets as a style: %s', (code, expected) => {
  expect(rewriteScript(code, (address) => `/x${address}`, false)).toBe(expected);
});

it.each([
  [
    '/* url(/a.png) */\na{background:url(/a.png)}\nc{d:url("/a.png")}',
    '/* url(/a.png) */\na{background:url(/x/a.png)}\nc{d:url("/x/a.png")}',
  ],
  [
    '@import "/a.css";@import url( /b.css ) print;',
    '@import "/x/a.css";@import url( /x/b.css ) print;',
  ],
  [
    'a::after{content:"url(/a.png)"}b{c:url(b.png)}',
    'a::after{content:"url(/a.png)"}b{c:url(b.png)}',
  ],
  [
    'a{b:url("/it\\"s.png"),URL(\'/c d.png\')}e{f:url(data:image/png;base64,/9j/)}',
    'a{b:url("/x/it\\"s.png"),URL(\'/x/c d.png\')}e{f:url(data:image/png;base64,/9j/)}',
  ],
  ['a{b:"it\'s"}c{d:url(/a.png)', 'a{b:"it\'s"}c{d:url(/x/a.png)'],
  ["/* it's open url(/a.png)", "/* it's open url(/a.png)"],
])('mends addresses of a style sheet, wherever they stand: %s', (css, expected) => {
  expect(rewriteStyle(css, (address) => `/x${address}`)).toBe(expected);
});

it.each([
  [Buffer.from('größe'), 'größe'],
  [Buffer.from('größe', 'latin1'), 'größe'],
  [Buffer.from('\uFEFFa', 'utf16le'), 'a'],
  [
    Buffer.from([
      0x3c, 0x6d, 0x20, 0x63, 0x68, 0x61, 0x72, 0x73, 0x65, 0x74, 0x3d, 0x73, 0x6a, 0x69, 0x73,
      0x3e, 0x82, 0xa0,
    ]),
    '<m charset=sjis>あ',
  ],
])('reads %j', (bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});

it.each([
  ['<script src="/my-game/js/a.js"></script>', 'src="/allgame/id/files/js/a.js"'],
  ['<img src="/my-game/a%20b.png">', 'src="/allgame/id/files/a%20b.png"'],
  ['<base href="/my-game/">', 'href="/allgame/id/files/"'],
  ['<base href="/my-game">', 'href="/allgame/id/files/"'],
  ['<script src="/js/a.js"></script>', 'src="/allgame/id/files/js/a.js"'],
  ['<a href="/my-game/elsewhere">', 'href="/my-game/elsewhere"'],
  ['<a href="/my-games/js/a.js">', 'href="/my-games/js/a.js"'],
])('a page built for a folder of its former host finds its files: %s', (html, expected) => {
  expect(rewritePage(html, SCRIPT, { ...MENDING, base: 'my-game/' })).toContain(expected);
});
