/** What loads when a run is watched or raced. */
export { unpackRun } from '../replay/packed-run.ts';
export { Rival } from '../replay/rival.ts';
export { rivalChip } from '../replay/rival-chip.ts';
export { Viewer } from '../replay/viewer.ts';
