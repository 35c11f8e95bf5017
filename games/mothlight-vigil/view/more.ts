/** What the first frame does not need: the ground, menus, and what is pointed out. */
export { drawAir } from './air.ts';
export { drawGround } from './ground.ts';
export { drawMenu } from './menu.ts';
export { drawPointers } from './pointers.ts';
