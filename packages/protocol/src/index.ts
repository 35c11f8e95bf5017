/** What page and server send each other: statistics events, data calls and their replies. */
export {
  CONTENT_PATH,
  NO_MORE,
  OK,
  parseReport,
  parseVote,
  readReply,
  REPORT_REASONS,
  type Envelope,
  type Reply,
  type Report,
  type Vote,
} from './content.ts';
export type { Read } from './fields.ts';
export { categoryListId, LIST_IDS, readListId } from './lists.ts';
export {
  CAMPAIGN_ID,
  STORED_CAMPAIGN,
  LONGEST_EVENT,
  MOST_SEEN,
  parseEvent,
  readStatistic,
  STATISTIC_PATH,
  statisticAddress,
  type Sent,
  type StatisticEvent,
} from './statistics.ts';
