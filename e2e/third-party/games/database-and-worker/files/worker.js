var request = indexedDB.open('other', 1);
request.onupgradeneeded = function () { request.result.createObjectStore('n'); };
request.onsuccess = function () { postMessage('ready'); };
