
function count(name, done) {
  var request = indexedDB.open(name, 1);
  request.onupgradeneeded = function () { request.result.createObjectStore('n'); };
  request.onsuccess = function () {
var work = request.result.transaction('n', 'readwrite'), n;
var old = work.objectStore('n').get('runs');
old.onsuccess = function () { n = (old.result || 0) + 1; work.objectStore('n').put(n, 'runs'); };
work.oncomplete = function () { done(n); };
  };
} export function runs() { return new Promise(function (done) { count('worker', done); }); }
