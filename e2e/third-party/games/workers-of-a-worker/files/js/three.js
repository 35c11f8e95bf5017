import { seven } from './seven.js'; postMessage(seven);
