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
  homePools,
  homeSections,
  HOT,
  hotList,
  MAYBE_COUNT,
  maybeYouLike,
  RECOMMEND,
  recommendList,
  SECTION_GAMES,
  SPECIAL_CATEGORIES,
  type Layout,
  type Random,
  type Section,
} from './collections.ts';
export { defined } from './defined.ts';
export { FactsSchema, gameOf, readGameFacts, type FactsResult, type GameFacts } from './facts.ts';
export {
  LAUNCH_FIGURES,
  MEASURED_VOTES,
  withFigures,
  withLaunchFigures,
  type Figures,
  type FiguresById,
  type LaunchFigures,
} from './figures.ts';
export { isGameId } from './ids.ts';
export { DEFAULT_ICON, iconPath } from './icon.ts';
export {
  isListed,
  isRemote,
  libraryGameOf,
  readLibraryFacts,
  type LibraryFacts,
  type LibraryResult,
} from './library.ts';
export { firstSentence, LONGEST_LEAD, partsOf, snippetOf } from './lead.ts';
export { formatPlayers, formatPlays, parsePlayers } from './players.ts';
export { readPreviewFacts, type PreviewFacts, type PreviewFactsResult } from './previews.ts';
export { readRecords, type RecordNote, type RecordsRead } from './records.ts';
export { reasonOf, type Reason } from './reason.ts';
export { similarFinder } from './similar.ts';
