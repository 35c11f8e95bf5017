(function (window) {
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
})(window);
