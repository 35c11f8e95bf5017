export { Session, type Outcome, type Save, type Start } from './session.ts';
export {
  dailyLevel,
  dailySeed,
  dateOf,
  dayNumber,
  dayOfSeed,
  isDay,
  readDailyRecord,
  streakOn,
  utcDate,
  withCounted,
  withDay,
  type DailyRecord,
  type DayMark,
  type Streak,
} from './daily.ts';
export { levelNumber, listedLevels, MOST_STARS, starsMissing, starsWon } from './levels.ts';
export { FixedClock } from './clock.ts';
export { canonical, clone, hashJson } from './json.ts';
