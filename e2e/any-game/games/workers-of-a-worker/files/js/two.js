postMessage(5);
