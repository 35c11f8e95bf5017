onmessage = function (event) { postMessage(event.data * 2); };
