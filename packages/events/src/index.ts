/** What page and server say to each other: statistics events, data calls and their answers. */
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
export {
  CAMPAIGN_ID,
  KEPT_CAMPAIGN,
  LONGEST_EVENT,
  parseEvent,
  readStatistic,
  STATISTIC_PATH,
  statisticAddress,
  type Sent,
  type StatisticEvent,
} from './statistics.ts';
