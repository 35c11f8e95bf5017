export { Session, type Outcome, type Save, type Start } from './session.ts';
export {
  dailyLevel,
  dailySeed,
  dateOf,
  dayNumber,
  dayOfSeed,
  isDay,
  isDayOpen,
  utcDate,
} from './daily.ts';
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
  MOST_STARS,
  starsMissing,
  starsWon,
} from './levels.ts';
export { FixedClock } from './clock.ts';
export { canonical, clone, hashJson } from './json.ts';
