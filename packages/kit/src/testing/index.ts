/** The shared suite that every game passes, and helpers for a game's own tests. Tests only. */
export { CHECKS, conformance, PROMISES_OF_PROOFS, type ConformanceOptions } from './conformance.ts';
export { botPlayer, frozen, play, randomPlayer, startOf, type Player } from './playing.ts';
export { GOLDEN, goldenRun } from './golden.ts';
export { RecordedPath } from './recorded-path.ts';
export { recordingContext } from './recording-context.ts';
export { recorderFor, type Recorder, type Screen } from './recording.ts';
export { Playthrough } from './playthrough.ts';
export { gameFolders, loadSubject, type Subject } from './subject.ts';
export { playerOf, playing, stepOn, type Playing } from './harness.ts';
export { sizesOf } from './sizes.ts';
export {
  curves,
  faultsOfCurve,
  playCurve,
  storedTable,
  storeTable,
  tableOf,
  testCurve,
  type Curve,
} from './curves.ts';
export { factsOfSeal, testSeal, type Seal } from './seals.ts';
