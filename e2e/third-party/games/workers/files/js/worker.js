importScripts('parts/ten.js');
onmessage = function (event) {
  fetch('../data.json').then(function (answer) { return answer.json(); }).then(function (data) {
    if (location.pathname.slice(-12) !== 'js/worker.js') return postMessage('at ' + location.href);
    postMessage(event.data * ten + data.level);
  }).catch(function (error) { postMessage(String(error)); });
};
