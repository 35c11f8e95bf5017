export { boards, drawReady } from './ready.ts';
export { drawFlat } from './flat.ts';
