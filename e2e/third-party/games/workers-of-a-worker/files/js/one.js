var sum = 0, left = 2;
function add(event) { sum += event.data; if (--left === 0) postMessage(sum); }
new Worker('two.js').onmessage = add;
new Worker('/js/three.js', { type: 'module' }).onmessage = add;
