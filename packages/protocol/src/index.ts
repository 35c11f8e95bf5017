/** What page and server send each other: statistics events, data calls and their replies. */
export { parseReport, parseVote, REPORT_REASONS, type Report, type Vote } from './content.ts';
export { LONGEST_NOTE } from './note.ts';
export type { Read } from './fields.ts';
export { categoryListId, LIST_IDS, readListId } from './lists.ts';
export {
  CONTENT_PATH,
  NO_MORE,
  OK,
  PLAYER_HEADER,
  readReply,
  type Envelope,
  type Reply,
} from './reply.ts';
export {
  CAMPAIGN_ID,
  LONGEST_EVENT,
  MAX_SEEN,
  STATISTIC_PATH,
  statisticAddress,
  STORED_CAMPAIGN,
  type Sent,
} from './statistic-address.ts';
export {
  AGES,
  parseEvent,
  readStatistic,
  WAYS,
  type StatisticEvent,
  type Visit,
  type Way,
} from './statistics.ts';
