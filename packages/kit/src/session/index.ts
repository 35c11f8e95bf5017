export { Session, type Outcome, type Position, type Save, type Start } from './session.ts';
// For proofs of games, which import nothing else of ours.
export { dateOf, dayNumber } from '@playgrove/language/days';
export { dailyLevel, dailySeed, dayOfSeed, isDayOpen, utcDate } from './daily.ts';
export {
  readDailyRecord,
  streakOn,
  withCounted,
  withDay,
  withLocalDays,
  type DailyRecord,
  type DayMark,
  type Streak,
} from './daily-record.ts';
export {
  areModes,
  levelNumber,
  listedLevels,
  MAX_STARS,
  starsMissing,
  starsWon,
} from './levels.ts';
export { FixedClock } from './clock.ts';
export { canonical, clone, hashJson } from './json.ts';
export { judgeOf, type Judge, type Proven, type Question, type Verdict } from './judge.ts';
export {
  playRun,
  resultOf,
  runOf,
  RunPlayer,
  type Log,
  type PlayedRun,
  type Run,
  type RunFault,
  type RunResult,
} from './run.ts';
export { RunRecorder, type Unrecorded } from './run-recorder.ts';
export { MAX_RUN_TEXT, packLog, readRun, unpackLog, writeRun } from './run-text.ts';
