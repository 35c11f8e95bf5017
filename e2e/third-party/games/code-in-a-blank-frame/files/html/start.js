(function () {
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
})();
