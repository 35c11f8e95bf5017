/** The shared suite that every game passes, and its pieces for a game's own tests. Tests only. */
export { CHECKS, conformance, type ConformanceOptions } from './conformance.ts';
export { botPlayer, frozen, play, randomPlayer, startOf, type Player } from './playing.ts';
export { recorderFor, type Recorder, type Screen } from './recording.ts';
export { Sitting } from './sitting.ts';
export { gameFolders, loadSubject, type Subject } from './subject.ts';
