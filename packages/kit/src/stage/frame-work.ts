/** Filled with each frame's main-thread milliseconds when a benchmark puts an array there first. */
export const frameWork = (globalThis as { frameWork?: number[] }).frameWork;
