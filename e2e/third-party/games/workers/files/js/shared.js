onconnect = function (event) {
  var port = event.ports[0];
  port.onmessage = function (message) { port.postMessage(message.data * 2); };
};
