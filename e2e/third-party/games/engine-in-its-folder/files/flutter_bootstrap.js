window._flutter = { load: function (build) {
  var folder = build.useLocalCanvasKit ? 'canvaskit' : 'https://www.gstatic.com/flutter-canvaskit/' + build.engineRevision;
  import(new URL(folder + '/canvaskit.js', document.baseURI).href).then(function (made) {
    window.engine = made.default;
    var script = document.createElement('script');
    script.src = 'main.dart.js';
    document.body.append(script);
  });
} };
_flutter.buildConfig = {"engineRevision":"e672b006cb34c921db85b8e2f482ed3144a4574b","builds":[]};
_flutter.load(_flutter.buildConfig);
