onconnect = function (event) { event.ports[0].postMessage(5); };
