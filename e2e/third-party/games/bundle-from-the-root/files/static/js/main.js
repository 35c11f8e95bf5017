(self.webpackChunkgame = self.webpackChunkgame || []).push([]);
var r = {}; r.p = "/";
var named = r.p + "static/media/dot.png", hashed = "/assets/dot-DiwrgTda.png";
document.getElementById('markup').innerHTML = '<b style="background-image:url(/static/media/dot.png)">x</b>';
document.body.style.backgroundImage = 'url(' + named + ')';
c.style.backgroundImage = 'url(' + hashed + ')';
var seen = [].map.call(document.querySelectorAll('#attribute,#markup b,body,canvas'), function (one) {
  return new Promise(function (done, fail) {
    var address = getComputedStyle(one).backgroundImage.slice(5, -2), picture = new Image();
    is('its folder', /\/files\//.test(address), true);
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
Promise.all(seen).then(function () { ok(); }, wrong);
