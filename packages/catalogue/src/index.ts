/** The catalogue: its records, the readers that let data in, and the collections made from it. */
export {
  gameUrl,
  ratingOf,
  TAG_COUNT,
  wordsOfSlug,
  type Game,
  type Listed,
  type Tags,
} from './game.ts';
export {
  byScoreThenTitle,
  categories,
  categoryList,
  FULL_LIST_LIMIT,
  gamesByCategory,
  homeSections,
  HOT,
  hotList,
  MAYBE_COUNT,
  maybeYouLike,
  RECOMMEND,
  recommendList,
  SPECIAL_CATEGORIES,
  type Layout,
  type Random,
  type Section,
} from './collections.ts';
export { gameOf, readGameFacts, type FactsResult, type GameFacts } from './facts.ts';
export {
  MEASURED_PLAYS,
  MEASURED_VOTES,
  withFigures,
  type Figures,
  type FiguresById,
} from './figures.ts';
export { DEFAULT_ICON, iconPath } from './icon.ts';
export { formatPlayers, parsePlayers } from './players.ts';
export { readPreviewFacts, type PreviewFacts, type PreviewFactsResult } from './previews.ts';
export { readRecords, type RecordNote, type RecordsRead } from './records.ts';
export type { Reason } from './reason.ts';
