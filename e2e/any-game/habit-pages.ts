import { game, page, PNG, WAV, type Fixture } from './pages.ts';

/** Habits of older games. */
export const HABIT_PAGES: Readonly<Record<string, Fixture>> = {
  'links-that-are-scripts': game(
    `var done = [];
    function did(what) { done.push(what); if (done.length === 3) ok(); }
    addEventListener('load', function () {
      document.getElementById('link').click();
      document.getElementById('send').click();
      location.href = "javascript:did('place')";
    });`,
    '',
    `<canvas id="c"></canvas><a id="link" href="javascript:did(%27link%27)">Play</a>
    <form action="javascript:did('form')"><input id="send" type="submit"></form>`,
  ),
  'leads-on': {
    files: {
      'index.html': '<!doctype html><meta http-equiv="refresh" content="0; URL=/play/">',
      'play/index.html': page(
        `
        localStorage.starts = Number(localStorage.starts || 0) + 1;
        if (localStorage.starts === '1') location.replace('/play/index.html');
        else if (localStorage.starts === '2') document.location = location.origin + '/play/end.html?by=place';
        else document.getElementById('again').click();
        `,
        '',
        `<canvas id="c"></canvas><a id="again" onclick="window.location.href='/play/end.html?by=' + 'press'">Again</a>`,
      ),
      'play/end.html': page(`
        if (location.search === '?by=place') location.assign('/');
        else ok('ok ' + localStorage.starts + location.search);`),
    },
    title: 'ok 3?by=press',
  },
  'sends-a-form': {
    files: {
      'index.html': page(
        `document.getElementById('ask').showModal();
        document.getElementById('ask').onclose = function () { document.getElementById('start').click(); };
        document.getElementById('yes').click();`,
        '',
        `<canvas id="c"></canvas><dialog id="ask"><form method="dialog"><button id="yes">Yes</button></form></dialog>
        <form action="/play.html"><input name="who" value="ann &amp; bo"><input id="start" type="submit" name="how" value="fast"></form>`,
      ),
      'play.html': page(`
        var said = new URLSearchParams(location.search);
        ok('ok ' + said.get('who') + ' ' + said.get('how'));`),
    },
    title: 'ok ann & bo fast',
  },
  // Its page is started again if it is taken for another host's, a second after it has loaded.
  'writes-its-own-page': {
    ...game(
      `localStorage.starts = Number(localStorage.starts || 0) + 1;
      addEventListener('load', function () {
        setTimeout(function () {
          document.open();
          document.write('<title>written</title><canvas></canvas><script>setTimeout(function () { document.title = "ok " + localStorage.starts; }, 1500);</' + 'script>');
          document.close();
        });
      });`,
    ),
    title: 'ok 1',
  },
  'looks-for-files-it-lacks': game(`
    var request = new XMLHttpRequest();
    request.open('GET', 'lang/xx.json', false);
    request.send();
    is('in one breath', request.status, 404);
    var later = new XMLHttpRequest();
    later.open('POST', 'scores.php');
    later.onload = function () {
      is('sent', later.status, 404);
      fetch('save.json').then(function (answer) { is('fetched', answer.ok, false); ok(); }).catch(wrong);
    };
    later.onerror = function () { wrong('an error'); };
    later.send('score=1');
  `),
  'older-frame-names': game(`
    var ask = window.webkitRequestAnimationFrame || requestAnimationFrame;
    var forget = window.webkitCancelAnimationFrame || cancelAnimationFrame;
    var ran = [];
    cancelAnimationFrame(ask(function () { ran.push('old'); }));
    forget(requestAnimationFrame(function () { ran.push('new'); }));
    ask(function (now) {
      is('time', Math.abs(now - performance.now()) < 5000, true);
      requestAnimationFrame(function () { is('ran', ran.join(), ''); ok(); });
    });
  `),
  'pictures-in-styles': {
    files: {
      'index.html': page(`
        var name = 'dot';
        document.body.style.backgroundImage = "url('/img/" + name + ".png')";
        var address = /url\\("(.*)"\\)/.exec(getComputedStyle(document.body).backgroundImage)[1];
        fetch(address).then(function (answer) { is('found', answer.ok, true); ok(); }).catch(wrong);
      `),
      'img/dot.png': PNG,
    },
  },
  'sounds-by-constructor': {
    files: {
      'index.html': page(`
        var sound = new Audio('/snd/a.wav');
        is('kind', sound instanceof Audio && sound instanceof HTMLAudioElement, true);
        is('readable', sound.crossOrigin, 'anonymous');
        is('none', new Audio().getAttribute('src'), null);
        sound.onerror = function () { wrong('no sound'); };
        sound.onloadedmetadata = function () {
          var place = document.createElement('div');
          place.innerHTML = '<audio src="/snd/a.wav" preload="auto"></audio>';
          place.firstChild.onloadedmetadata = function () { ok(); };
          document.body.append(place);
        };
      `),
      'snd/a.wav': WAV,
    },
  },
  'tells-itself': game(`
    var heard = [];
    addEventListener('message', function (event) {
      heard.push(event.data);
      if (event.data === 'one') event.source.postMessage('three', event.origin);
      if (heard.length === 3) ok();
    });
    postMessage('one', location.origin);
    window.postMessage('two', location.protocol + '//' + location.host);
  `),
  'opens-an-empty-window': game(`
    localStorage.starts = Number(localStorage.starts || 0) + 1;
    is('window', window.open('', 'score', 'width=300'), null);
    setTimeout(function () { is('starts', localStorage.starts, '1'); ok(); }, 300);
  `),
  'may-be-tilted': game(`
    ['accelerometer', 'gyroscope'].forEach(function (name) {
      is(name, document.featurePolicy.allowsFeature(name), true);
    });
    ok();
  `),
};
