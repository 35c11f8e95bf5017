export { Session, type Outcome, type Save, type Start } from './session.ts';
export { replayOf, playReplay, type Replay } from './replay.ts';
export { dailySeed, utcDate } from './daily.ts';
export { levelNumber, MOST_STARS, starsMissing, starsWon } from './levels.ts';
export { FixedClock } from './clock.ts';
export { canonical, clone, hashJson } from './json.ts';
