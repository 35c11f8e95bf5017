import { five } from './parts/five.js';
onmessage = (event) => postMessage(event.data * five);
